/* A call that came in through a closure, on its way to the handler: its arguments are put together to a frame. A trampoline and libffi
   differ only in how they hand over the arguments. */
#ifndef MF_CLOSURE_RUN_H
#define MF_CLOSURE_RUN_H

#include "closure_impl.h"

#include "alloc.h"
#include "call_impl.h"
#include "passing.h"

#include <string.h>

/* Fills frame, self and selector from what came in. A parameter that is known where it is inlined: nothing is called through it. */
typedef void mf__receive(const mf_closure *closure, const void *arrived, mf_call *call, unsigned char *frame);

/* What follows a handler that failed: its result is zero, its owner is told. */
void mf__closure_failed(const mf_closure *closure, mf_call *call, mf_status status);

/* What happens instead of a call without memory for its frame. */
void mf__closure_failed_without_memory(const mf_closure *closure, void *result);

static inline bool mf__result_is_in_memory(const mf__result *result) {
  return result->kind == MF__RESULT_MEMORY || result->kind == MF__RESULT_NATIVE;
}

/* Makes an error empty by stores. gcc makes one string instruction of an initialiser as long as this, which costs as much as the rest. */
static inline void mf__error_empty(mf_error *error) {
  enum { HALF = 64 };
  memset(error, 0, HALF);
  memset((char *)error + HALF, 0, sizeof *error - HALF);
}

/* Runs the handler on what `receive` receives; bytes between the arguments are zero. `result` is the caller's own place for a result in
   memory, else any MF__RESULT_BUFFER bytes, even such as arguments came in: they are written once those have been received. Constant
   sizes make clearing a few stores. */
static inline void mf__closure_run(const mf_closure *closure, mf__receive *receive, const void *arrived, void *result) {
  enum { SMALL = 64, ON_STACK = 256 };
  const mf_signature *signature = closure->signature;
  size_t size = signature->frame_size;
  _Alignas(16) unsigned char local[ON_STACK], *frame = local;
  memset(local, 0, SMALL);
  if (size > ON_STACK && !(frame = mf__calloc(1, size))) {
    mf__closure_failed_without_memory(closure, result);
    return;
  }
  if (size > SMALL && frame == local) memset(local + SMALL, 0, size - SMALL);
  mf_error error;
  mf__error_empty(&error);
  mf_call call = {.signature = signature, .frame = size ? frame : NULL, .result = result, .error = &error};
  receive(closure, arrived, &call, frame);
  if (mf__result_is_in_memory(&signature->passing->result)) memset(result, 0, signature->result_size);
  else memset(result, 0, MF__RESULT_BUFFER);
  mf_status status = closure->options.handler(closure->options.context, &call);
  if (status != MF_OK) mf__closure_failed(closure, &call, status);
  else if (error.status != MF_OK) mf_error_clear(&error); /* something failed on the way, and the handler coped */
  if (frame != local) mf__free(frame);
}

#endif
