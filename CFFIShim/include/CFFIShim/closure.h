/* Closures: C function pointers, made at run time, that run a handler. That is how a C library's callback slot reaches a handler. */
#ifndef CFFISHIM_CLOSURE_H
#define CFFISHIM_CLOSURE_H

#include "call.h"

MF_BEGIN

typedef struct mf_closure mf_closure;

/* What the handler is, and what becomes of it. */
typedef struct mf_closure_options {
  mf_handler handler;
  void *MF_NULLABLE context;                                     /* passed to all three */
  void (*MF_NULLABLE dispose)(void *MF_NULLABLE context);        /* called once by mf_closure_destroy */
  /* C has no way to take an error from a callback: the C caller gets zero, and the error comes here (NULL: it is dropped). */
  void (*MF_NULLABLE failed)(void *MF_NULLABLE context, const mf_error *error);
} mf_closure_options;

/* Makes a function with this signature. For a method's signature the function takes self and selector first, and mf_call_self gives them.
   The first 1,024 at a time cost no more than their record: they are compiled into the library, right also where no memory may become
   executable, and after fork. Those beyond, and those with results that need libffi, need executable memory.
   Where only a file can be that (PR_SET_MDWE, SELinux), a forked child has it in common with its parent: it can call such closures that it
   has, as long as the parent does not destroy them, but make no more.
   Fails with MF_UNAVAILABLE where there is none, MF_UNSUPPORTED_TYPE for variadic signatures, MF_NO_MEMORY;
   then nothing is taken over and `dispose` is not called. The caller owns the closure and frees it with mf_closure_destroy. */
MF_API mf_status mf_closure_create(const mf_signature *signature, const mf_closure_options *options,
                                   mf_closure *MF_NULLABLE *MF_NULLABLE closure, mf_error *MF_NULLABLE error);

/* The function, to be cast to its true type. Any thread may call it until the closure is destroyed. */
MF_API mf_function mf_closure_function(const mf_closure *closure);

/* Frees the closure, which must not be running nor be called again; but its handler may do it as the last thing before it returns MF_OK.
   NULL is allowed. A call all the same is undefined, except that one of the first 1,024 is caught as long as nothing took its place, which is as
   late as can be: it does nothing, results in registers are zero, and mf_closure_set_stray's function is told. */
MF_API void mf_closure_destroy(mf_closure *MF_NULLABLE closure);

/* Sets what is told of a call of a destroyed closure's function, on the thread that calls; NULL: nobody, as at first. Any thread. */
MF_API void mf_closure_set_stray(void (*MF_NULLABLE stray)(mf_function function));

/* How many closures exist in this process: for tests that count them to zero. */
MF_API size_t mf_closure_count(void);

MF_END
#endif
