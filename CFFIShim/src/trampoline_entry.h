/* What trampoline_entry.S and trampoline.c must agree on. Read by the assembler too: nothing but macros. */
#ifndef MF_TRAMPOLINE_ENTRY_H
#define MF_TRAMPOLINE_ENTRY_H

/* The machines whose trampolines are written, which are those that classify.h knows; little-endian, since narrow values are read from
   the first bytes of a register. */
#if !defined(MF_NATIVE_ABI) && defined(__LP64__) && defined(__ELF__) && (defined(__x86_64__) || defined(__AARCH64EL__))
#define MF_HAS_TRAMPOLINES 1
#endif

#define MF_TRAMPOLINE_COUNT 1024 /* a multiple of 64; 16 KiB of code and 8 KiB of pointers, touched only as far as they are used */
#define MF_TRAMPOLINE_SIZE 16

/* Offsets in mf__registers. */
#define MF_REGISTERS_INTEGERS 0
#define MF_REGISTERS_VECTORS 64
#define MF_REGISTERS_STACK 192
#define MF_REGISTERS_RESULT 200
#define MF_REGISTERS_SIZE 208

#endif
