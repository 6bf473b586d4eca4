#include "closure_libffi.h"
#include "closure_alloc.h"
#include "fail.h"
#include "lock.h"

/* libffi's allocator sets itself up without one: the first closures of two threads would race there. */
static mf__lock lock = MF_LOCK_INIT;

static inline const void *find(const void *arrived, const mf__piece *piece, uint32_t index) {
  void *const *addresses = arrived;
  (void)piece;
  return addresses[index];
}

/* What libffi calls. It takes integers as wide as a register, and has room for exactly the bytes of anything else. */
static void enter(ffi_cif *cif, void *image, void **addresses, void *context) {
  const mf_closure *closure = context;
  const mf__result *result = &closure->signature->passing->result;
  (void)cif;
  if (result->kind == MF__RESULT_MEMORY || result->kind == MF__RESULT_NATIVE) {
    mf__closure_run(closure, find, addresses, image);
    return;
  }
  _Alignas(16) unsigned char value[MF__RESULT_BUFFER] = {0};
  mf__closure_run(closure, find, addresses, value);
  mf__result_widen(result, value, image);
}

mf_status mf__closure_libffi_make(mf_closure *closure, mf_error *error) {
  void *code = NULL;
  mf__lock_take(&lock);
  closure->writable = mf__closure_alloc(sizeof(ffi_closure), &code);
  mf__lock_leave(&lock);
  if (!closure->writable) return MF_FAIL(error, MF_UNAVAILABLE, .reason = "no executable memory for a closure");
  if (ffi_prep_closure_loc(closure->writable, &closure->signature->passing->cif, enter, closure, code) != FFI_OK) {
    mf__closure_free(closure->writable);
    return MF_FAIL(error, MF_UNAVAILABLE, .reason = "libffi makes no such closure on this machine");
  }
  memcpy(&closure->function, &code, sizeof code); /* ISO C has no cast from data to function */
  return MF_OK;
}

void mf__closure_libffi_unmake(const mf_closure *closure) { mf__closure_free(closure->writable); }
