/* C function pointers that run a handler: libffi's closure hands over the pieces, they are put together to a frame, the handler
   runs on it, and its result goes back as libffi wants it. */
#include "call_impl.h"
#include "closure_alloc.h"
#include "fail.h"
#include "passing.h"

#include "CFFIShim/closure.h"

#include <stdatomic.h>
#include <string.h>

enum { FRAME_ON_STACK = 256 };

struct mf_closure {
  const mf_signature *signature;
  mf_closure_options options;
  ffi_closure *writable;
  mf_function function;
};

static atomic_size_t closure_count;

/* One piece, from where libffi has it to its place in the frame. */
static void receive(const mf__piece *piece, const void *argument, mf_call *call, unsigned char *frame) {
  const void *value = argument;
  switch ((mf__source)piece->source) {
    case MF__FROM_SELF: memcpy(&call->self, value, sizeof call->self); return;
    case MF__FROM_SELECTOR: memcpy(&call->selector, value, sizeof call->selector); return;
    case MF__FROM_NOTHING: return;
    case MF__FROM_FRAME: break;
  }
  if (piece->place == MF__BY_REFERENCE) memcpy(&value, argument, sizeof value);
  memcpy(frame + piece->offset, value, piece->size);
  if (piece->extension == MF__TRUTH) frame[piece->offset] = frame[piece->offset] != 0;
}

static void report(const mf_closure *closure, const mf_error *error) {
  if (closure->options.failed) closure->options.failed(closure->options.context, error);
}

/* Runs the handler on a frame of zeros; `image` is where libffi takes the result from. */
static void run(const mf_closure *closure, void **arguments, unsigned char *frame, void *image) {
  const mf__passing *passing = closure->signature->passing;
  _Alignas(16) unsigned char value[MF__RESULT_BUFFER] = {0};
  mf_error error = MF_ERROR_INIT;
  bool is_in_memory = passing->result.kind == MF__RESULT_MEMORY || passing->result.kind == MF__RESULT_NATIVE;
  mf_call call = {.signature = closure->signature, .frame = frame, .result = is_in_memory ? image : value, .error = &error};
  memset(call.result, 0, closure->signature->result_size);
  for (uint32_t i = 0; i < passing->piece_count; i++) receive(&passing->pieces[i], arguments[i], &call, frame);
  mf_status status = closure->options.handler(closure->options.context, &call);
  if (status != MF_OK) {
    memset(call.result, 0, closure->signature->result_size);
    if (error.status == MF_OK) error.status = status; /* the handler gave no facts */
    report(closure, &error);
  }
  mf_error_clear(&error);
  if (!is_in_memory) mf__result_widen(&passing->result, value, image);
}

static void enter(ffi_cif *cif, void *image, void **arguments, void *context) {
  const mf_closure *closure = context;
  size_t size = closure->signature->frame_size;
  (void)cif;
  if (size <= FRAME_ON_STACK) {
    _Alignas(16) unsigned char frame[FRAME_ON_STACK];
    memset(frame, 0, size);
    run(closure, arguments, frame, image);
    return;
  }
  unsigned char *frame = mf__calloc(1, size);
  if (frame) {
    run(closure, arguments, frame, image);
    mf__free(frame);
    return;
  }
  const mf__result *result = &closure->signature->passing->result;
  const uint64_t zero[MF__RESULT_BUFFER / sizeof(uint64_t)] = {0};
  if (result->kind == MF__RESULT_MEMORY || result->kind == MF__RESULT_NATIVE) memset(image, 0, closure->signature->result_size);
  else mf__result_widen(result, zero, image);
  report(closure, &(mf_error){.status = MF_NO_MEMORY, .argument = MF_ARGUMENT_NONE});
}

static mf_status prepare(mf_closure *made, mf_error *error) {
  void *code = NULL;
  made->writable = mf__closure_alloc(sizeof(ffi_closure), &code);
  if (!made->writable) return MF_FAIL(error, MF_UNAVAILABLE, .reason = "no executable memory for a closure");
  if (ffi_prep_closure_loc(made->writable, &made->signature->passing->cif, enter, made, code) != FFI_OK) {
    mf__closure_free(made->writable);
    return MF_FAIL(error, MF_UNAVAILABLE, .reason = "libffi makes no such closure on this machine");
  }
  memcpy(&made->function, &code, sizeof code); /* ISO C has no cast from data to function */
  return MF_OK;
}

mf_status mf_closure_create(const mf_signature *signature, const mf_closure_options *options, mf_closure **closure,
                            mf_error *error) {
  if (!closure || !options->handler)
    return MF_FAIL(error, MF_INVALID_ARGUMENT, .reason = "a closure needs a handler and a place for it");
  if (signature->is_variadic)
    return MF_FAIL(error, MF_UNSUPPORTED_TYPE, .reason = "a closure cannot be variadic", .got = signature->encoding);
  mf_closure *made = mf__malloc(sizeof *made);
  if (!made) return MF_FAIL_MEMORY(error);
  *made = (mf_closure){.signature = signature, .options = *options};
  mf_status status = prepare(made, error);
  if (status != MF_OK) return mf__free(made), status;
  atomic_fetch_add_explicit(&closure_count, 1, memory_order_relaxed);
  *closure = made;
  return MF_OK;
}

mf_function mf_closure_function(const mf_closure *closure) { return closure->function; }

void mf_closure_destroy(mf_closure *closure) {
  if (!closure) return;
  mf__closure_free(closure->writable);
  if (closure->options.dispose) closure->options.dispose(closure->options.context);
  mf__free(closure);
  atomic_fetch_sub_explicit(&closure_count, 1, memory_order_relaxed);
}

size_t mf_closure_count(void) { return atomic_load_explicit(&closure_count, memory_order_relaxed); }
