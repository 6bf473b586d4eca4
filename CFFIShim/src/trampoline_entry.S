/* The pool of trampolines: MF_TRAMPOLINE_COUNT functions that differ in one number, each good for any signature. Each puts its number
   into a scratch register and goes on to `enter`, which saves the registers that carry arguments as an mf__registers, runs
   mf__trampoline_enter on it, and loads the registers that carry results from the same place.

   In assembly, because C has no function that takes whatever it is given: one that declares more parameters than were passed reads what
   is not there. Nothing is ever written to this code, so it works where no memory may become executable, and after fork. */
#include "trampoline_entry.h"

#if defined(MF_HAS_TRAMPOLINES)

  .text
  .hidden mf__trampoline_enter
  .hidden mf__trampolines
  .globl mf__trampolines
  .type mf__trampolines, %function
  .balign MF_TRAMPOLINE_SIZE
  .cfi_startproc
mf__trampolines:
  .set number, 0
  .rept MF_TRAMPOLINE_COUNT
  .balign MF_TRAMPOLINE_SIZE
#if defined(__x86_64__)
  endbr64 /* where control-flow checks are on, an indirect call may only come here */
  movl $number, %eax
  jmp enter
#else
  hint #34 /* bti c, likewise */
  mov w17, #number
  b enter
#endif
  .set number, number + 1
  .endr
  .balign MF_TRAMPOLINE_SIZE

#if defined(__x86_64__)

enter:
  pushq %rbp
  .cfi_def_cfa_offset 16
  .cfi_offset %rbp, -16
  movq %rsp, %rbp
  .cfi_def_cfa_register %rbp
  subq $MF_REGISTERS_SIZE, %rsp
  movq %rdi, MF_REGISTERS_INTEGERS(%rsp)
  movq %rsi, MF_REGISTERS_INTEGERS+8(%rsp)
  movq %rdx, MF_REGISTERS_INTEGERS+16(%rsp)
  movq %rcx, MF_REGISTERS_INTEGERS+24(%rsp)
  movq %r8, MF_REGISTERS_INTEGERS+32(%rsp)
  movq %r9, MF_REGISTERS_INTEGERS+40(%rsp)
  movsd %xmm0, MF_REGISTERS_VECTORS(%rsp)
  movsd %xmm1, MF_REGISTERS_VECTORS+16(%rsp)
  movsd %xmm2, MF_REGISTERS_VECTORS+32(%rsp)
  movsd %xmm3, MF_REGISTERS_VECTORS+48(%rsp)
  movsd %xmm4, MF_REGISTERS_VECTORS+64(%rsp)
  movsd %xmm5, MF_REGISTERS_VECTORS+80(%rsp)
  movsd %xmm6, MF_REGISTERS_VECTORS+96(%rsp)
  movsd %xmm7, MF_REGISTERS_VECTORS+112(%rsp)
  leaq 16(%rbp), %rdx /* behind the old %rbp and the return address */
  movq %rdx, MF_REGISTERS_STACK(%rsp)
  movl %eax, %edi
  movq %rsp, %rsi
  call mf__trampoline_enter
  movq MF_REGISTERS_INTEGERS(%rsp), %rax
  movq MF_REGISTERS_INTEGERS+8(%rsp), %rdx
  movsd MF_REGISTERS_VECTORS(%rsp), %xmm0
  movsd MF_REGISTERS_VECTORS+16(%rsp), %xmm1
  leave
  .cfi_def_cfa %rsp, 8
  .cfi_restore %rbp
  ret

#else

#define FRAME (MF_REGISTERS_SIZE + 16) /* x29 and x30 below the registers */
enter:
  stp x29, x30, [sp, #-FRAME]!
  .cfi_def_cfa_offset FRAME
  .cfi_offset x29, -FRAME
  .cfi_offset x30, -FRAME + 8
  mov x29, sp
  add x16, sp, #FRAME
  stp x0, x1, [sp, #16 + MF_REGISTERS_INTEGERS]
  stp x2, x3, [sp, #16 + MF_REGISTERS_INTEGERS + 16]
  stp x4, x5, [sp, #16 + MF_REGISTERS_INTEGERS + 32]
  stp x6, x7, [sp, #16 + MF_REGISTERS_INTEGERS + 48]
  stp q0, q1, [sp, #16 + MF_REGISTERS_VECTORS]
  stp q2, q3, [sp, #16 + MF_REGISTERS_VECTORS + 32]
  stp q4, q5, [sp, #16 + MF_REGISTERS_VECTORS + 64]
  stp q6, q7, [sp, #16 + MF_REGISTERS_VECTORS + 96]
  stp x16, x8, [sp, #16 + MF_REGISTERS_STACK] /* and the address of a result in memory */
  mov w0, w17
  add x1, sp, #16
  bl mf__trampoline_enter
  ldp x0, x1, [sp, #16 + MF_REGISTERS_INTEGERS]
  ldp q0, q1, [sp, #16 + MF_REGISTERS_VECTORS]
  ldp q2, q3, [sp, #16 + MF_REGISTERS_VECTORS + 32]
  ldp x29, x30, [sp], #FRAME
  .cfi_restore x29
  .cfi_restore x30
  .cfi_def_cfa_offset 0
  ret

#endif

  .cfi_endproc
  .size mf__trampolines, . - mf__trampolines

/* That all of this code begins as the checks want it, for the linker, which asks every file. */
#if defined(__x86_64__) && defined(__CET__)
#define FEATURES 0xc0000002, __CET__
#elif defined(__ARM_FEATURE_BTI_DEFAULT)
#define FEATURES 0xc0000000, 1
#endif
#if defined(FEATURES)
  .macro property type, flags
  .section .note.gnu.property, "a"
  .balign 8
  .long 4, 16, 5
  .asciz "GNU"
  .long \type, 4, \flags, 0
  .endm
  property FEATURES
#endif

#endif

  .section .note.GNU-stack, "", %progbits /* no executable stack */
