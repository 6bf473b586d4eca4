/* The registers of a call that came in through a trampoline, as trampoline_entry.S saves them and loads them again. */
#ifndef MF_TRAMPOLINE_REGISTERS_H
#define MF_TRAMPOLINE_REGISTERS_H

#include <stddef.h>
#include <stdint.h>

#include "closure_impl.h"
#include "trampoline_entry.h"

struct mf__registers {
  uint64_t integers[8];                      /* x86-64: rdi rsi rdx rcx r8 r9, then rax rdx; arm64: x0 to x7, then x0 x1 */
  _Alignas(16) unsigned char vectors[8][16]; /* x86-64: only the low 8 bytes of each */
  const unsigned char *stack;                /* what was passed in memory */
  void *result;                              /* arm64: x8, where a result in memory goes */
};

_Static_assert(offsetof(mf__registers, integers) == MF_REGISTERS_INTEGERS && offsetof(mf__registers, vectors) == MF_REGISTERS_VECTORS &&
                   offsetof(mf__registers, stack) == MF_REGISTERS_STACK && offsetof(mf__registers, result) == MF_REGISTERS_RESULT &&
                   sizeof(mf__registers) == MF_REGISTERS_SIZE,
               "as trampoline_entry.h says");

#endif
