/* Trampolines: C functions compiled into the library that serve as closures without libffi. There is a fixed number of them; which
   of them is whose is kept in the pool. */
#ifndef MF_TRAMPOLINE_H
#define MF_TRAMPOLINE_H

#include "closure_run.h"
#include "trampoline_entry.h"

/* The registers of a call, as a trampoline found them and as it leaves them. */
typedef struct mf__registers {
  uint64_t integers[8];                       /* x86-64: rdi rsi rdx rcx r8 r9, then rax rdx; arm64: x0 to x7, then x0 x1 */
  _Alignas(16) unsigned char vectors[8][16];  /* x86-64: the low 8 bytes of each */
  const uint64_t *stack;                      /* what was passed in memory */
  void *result;                               /* arm64: x8, where a result in memory goes */
} mf__registers;

/* Whether trampolines understand calls of this signature. Not those that return on the x87 stack, nor if libffi is forced. */
bool mf__trampolines_serve(const mf_signature *signature);

/* Takes a trampoline for a closure, of a signature that they serve, and fills its function and its slot. False when all are taken.
   Any thread; no lock. */
bool mf__trampoline_take(mf_closure *closure);

/* The trampoline can be taken again. */
void mf__trampoline_leave(const mf_closure *closure);

/* Whose it is; NULL when nobody's. */
const mf_closure *mf__trampoline_owner(uint32_t slot);

#endif
