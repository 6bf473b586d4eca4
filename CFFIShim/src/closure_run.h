/* A call that came in through a closure, on its way to the handler: the pieces are put together to a frame. How it came in, through a
   trampoline or libffi, differs only in where each piece is found. */
#ifndef MF_CLOSURE_RUN_H
#define MF_CLOSURE_RUN_H

#include "CFFIShim/closure.h"
#include "alloc.h"
#include "call_impl.h"
#include "passing.h"

#include <string.h>

struct mf_closure {
  const mf_signature *signature;
  mf_closure_options options;
  mf_function function;
  ffi_closure *writable; /* of libffi; NULL with a trampoline */
  int slot;              /* of the trampoline */
};

/* Finds a piece of a call that came in. A parameter that is known where it is inlined: there is no call through it. */
typedef const void *mf__find(const void *arrived, const mf__piece *piece, uint32_t index);

/* Runs the handler on a call whose result is zero. After a failure it is zero again, and the closure's owner was told. */
void mf__closure_answer(const mf_closure *closure, mf_call *call);

/* Answers with zero when there is no memory for the frame. */
void mf__closure_answer_without_memory(const mf_closure *closure, void *result);

/* The sizes of registers cost one load and one store. */
static inline void mf__copy(unsigned char *to, const void *from, uint32_t size) {
  switch (size) {
    case 8: memcpy(to, from, 8); return;
    case 4: memcpy(to, from, 4); return;
    case 2: memcpy(to, from, 2); return;
    case 1: memcpy(to, from, 1); return;
    default: memcpy(to, from, size);
  }
}

/* One piece, from where it was found to its place. */
static inline void mf__receive(const mf__piece *piece, const void *value, mf_call *call, unsigned char *frame) {
  switch ((mf__source)piece->source) {
    case MF__FROM_SELF: memcpy(&call->self, value, sizeof call->self); return;
    case MF__FROM_SELECTOR: memcpy(&call->selector, value, sizeof call->selector); return;
    case MF__FROM_NOTHING: return;
    case MF__FROM_FRAME: break;
  }
  if (piece->place == MF__BY_REFERENCE) memcpy(&value, value, sizeof value);
  mf__copy(frame + piece->offset, value, piece->size);
  if (piece->extension == MF__TRUTH) frame[piece->offset] = frame[piece->offset] != 0;
}

static inline void mf__closure_run_on(const mf_closure *closure, mf__find *find, const void *arrived, unsigned char *frame,
                                      void *result) {
  const mf__passing *passing = closure->signature->passing;
  mf_error error = MF_ERROR_INIT;
  mf_call call = {.signature = closure->signature, .frame = frame, .result = result, .error = &error};
  for (uint32_t i = 0; i < passing->piece_count; i++)
    mf__receive(&passing->pieces[i], find(arrived, &passing->pieces[i], i), &call, frame);
  if (passing->result.kind == MF__RESULT_MEMORY || passing->result.kind == MF__RESULT_NATIVE)
    memset(result, 0, closure->signature->result_size); /* only now: it is the caller's, as the arguments are */
  mf__closure_answer(closure, &call);
}

/* Runs the handler on a frame of what `find` finds, zero between the arguments. `result` has room for the result's exact bytes, and is
   zero unless it is in memory of the caller's. */
static inline void mf__closure_run(const mf_closure *closure, mf__find *find, const void *arrived, void *result) {
  enum { SMALL = 64, ON_STACK = 256 };
  size_t size = closure->signature->frame_size;
  if (size <= ON_STACK) {
    _Alignas(16) unsigned char frame[ON_STACK];
    memset(frame, 0, SMALL); /* of a constant size: four stores */
    if (size > SMALL) memset(frame + SMALL, 0, size - SMALL);
    mf__closure_run_on(closure, find, arrived, frame, result);
    return;
  }
  unsigned char *frame = mf__calloc(1, size);
  if (!frame) {
    mf__closure_answer_without_memory(closure, result);
    return;
  }
  mf__closure_run_on(closure, find, arrived, frame, result);
  mf__free(frame);
}

#endif
