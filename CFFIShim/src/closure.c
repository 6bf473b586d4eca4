/* C function pointers that run a handler: a trampoline of the pool if one is free, else a closure of libffi's. */
#include "alloc.h"
#include "closure_libffi.h"
#include "fail.h"
#include "passing.h"
#include "trampoline.h"

#include <stdatomic.h>

static atomic_size_t closure_count;

static mf_closure *allocate(const mf_signature *signature, bool is_served) {
  return mf__malloc(sizeof(mf_closure) + (is_served ? signature->passing->piece_count : 0) * sizeof(mf__fetch));
}

static mf_status make_function(mf_closure *closure, bool is_served, mf_error *error) {
  if (is_served) mf__trampoline_prepare(closure);
  if (is_served && mf__trampoline_take(closure)) return MF_OK;
  return mf__closure_libffi_make(closure, error);
}

mf_status mf_closure_create(const mf_signature *signature, const mf_closure_options *options, mf_closure **closure,
                            mf_error *error) {
  if (closure) *closure = NULL;
  if (!closure || !options->handler)
    return MF_FAIL(error, MF_INVALID_ARGUMENT, .reason = "a closure needs a handler and a place for it");
  if (signature->is_variadic)
    return MF_FAIL(error, MF_UNSUPPORTED_TYPE, .reason = "a closure cannot be variadic", .got = signature->encoding);
  bool is_served = mf__trampolines_serve(signature);
  mf_closure *made = allocate(signature, is_served);
  if (!made) return MF_FAIL_MEMORY(error);
  *made = (mf_closure){.signature = signature, .options = *options};
  mf_status status = make_function(made, is_served, error);
  if (status != MF_OK) return mf__free(made), status;
  atomic_fetch_add_explicit(&closure_count, 1, memory_order_relaxed);
  *closure = made;
  return MF_OK;
}

mf_function mf_closure_function(const mf_closure *closure) { return closure->function; }

void mf_closure_destroy(mf_closure *closure) {
  if (!closure) return;
  if (closure->writable) mf__closure_libffi_unmake(closure);
  else mf__trampoline_leave(closure);
  if (closure->options.dispose) closure->options.dispose(closure->options.context);
  mf__free(closure);
  atomic_fetch_sub_explicit(&closure_count, 1, memory_order_relaxed);
}

size_t mf_closure_count(void) { return atomic_load_explicit(&closure_count, memory_order_relaxed); }
