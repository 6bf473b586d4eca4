/* Closures made by libffi, in executable memory of its own: where no trampoline is free or understands the call, and when libffi is
   forced. */
#ifndef MF_CLOSURE_LIBFFI_H
#define MF_CLOSURE_LIBFFI_H

#include "closure_impl.h"

/* Fills function and writable. MF_UNAVAILABLE without executable memory. */
mf_status mf__closure_libffi_make(mf_closure *closure, mf_error *error);
void mf__closure_libffi_unmake(const mf_closure *closure);

/* Around a fork: no other thread is in libffi's allocator meanwhile; the child says that it is one. */
void mf__closures_lock(void);
void mf__closures_unlock(void);
void mf__closures_forked(void);

#endif
