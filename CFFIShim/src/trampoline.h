/* Trampolines: C functions compiled into the library that serve as closures without libffi. There is a fixed number of them; which
   of them is whose is kept in the pool. */
#ifndef MF_TRAMPOLINE_H
#define MF_TRAMPOLINE_H

#include "closure_impl.h"
#include "trampoline_registers.h"

/* Whether trampolines understand calls of this signature. Not those that return on the x87 stack, nor if libffi is forced. */
bool mf__trampolines_serve(const mf_signature *signature);

/* Makes the fetches of a closure whose signature they serve; there is room for one for each piece. */
void mf__trampoline_prepare(mf_closure *closure);

/* Takes a trampoline for a prepared closure, and fills its function and its slot. False when all are taken. Any thread; no lock. */
bool mf__trampoline_take(mf_closure *closure);

/* The trampoline can be taken again. */
void mf__trampoline_leave(const mf_closure *closure);

/* A trampoline was called that is nobody's. */
void mf__trampoline_stray(uint32_t slot);

/* Whose each trampoline is; NULL when nobody's. */
extern const mf_closure *mf__trampoline_owners[MF_TRAMPOLINE_COUNT] __attribute__((visibility("hidden")));

#endif
