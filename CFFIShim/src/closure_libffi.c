#define _GNU_SOURCE /* mremap */
#include "closure_libffi.h"

#include <sys/mman.h>
#include <unistd.h>

#include "closure_alloc.h"
#include "closure_run.h"
#include "fail.h"
#include "fork.h"
#include "lock.h"

/* libffi's allocator sets itself up without one: the first closures of two threads would race there. And no fork comes in between. */
static mf__lock lock = MF_LOCK_INIT;

/* Where no memory may become executable, libffi maps a file twice. A forked child has that file in common with its parent, and would write
   into the parent's closures: it leaves them all as they are, and makes none. Both are guarded by the lock. */
static bool is_file_mapped, is_parents;

void mf__closures_lock(void) { mf__lock_take(&lock); }
void mf__closures_unlock(void) { mf__lock_leave(&lock); }
void mf__closures_forked(void) { is_parents = is_file_mapped; }

/* Whether children share that memory: only of such does Linux map a part once more. */
static bool is_shared(void *writable) {
  size_t size = (size_t)sysconf(_SC_PAGESIZE);
  void *again = mremap((void *)((uintptr_t)writable / size * size), 0, size, MREMAP_MAYMOVE);
  if (again == MAP_FAILED) return false;
  munmap(again, size);
  return true;
}

static void *allocate(void **code) {
  void *writable = NULL;
  mf__fork_watch();
  mf__lock_take(&lock);
  if (!is_parents) writable = mf__closure_alloc(sizeof(ffi_closure), code);
  if (writable && writable != *code && !is_file_mapped) is_file_mapped = is_shared(writable);
  mf__lock_leave(&lock);
  return writable;
}

static void deallocate(void *writable) {
  mf__lock_take(&lock);
  if (!is_parents) mf__closure_free(writable);
  mf__lock_leave(&lock);
}

static void receive_piece(const mf__piece *piece, const void *value, mf_call *call, unsigned char *frame) {
  switch ((mf__source)piece->source) {
    case MF__FROM_SELF: memcpy(&call->self, value, sizeof call->self); return;
    case MF__FROM_SELECTOR: memcpy(&call->selector, value, sizeof call->selector); return;
    case MF__FROM_NOTHING: return;
    case MF__FROM_FRAME: break;
  }
  if (piece->place == MF__BY_REFERENCE) value = *(void *const *)value;
  memcpy(frame + piece->offset, value, piece->size);
  if (piece->extension == MF__TRUTH) frame[piece->offset] = frame[piece->offset] != 0;
}

/* libffi hands over the address of each piece. */
static inline void receive(const mf_closure *closure, const void *arrived, mf_call *call, unsigned char *frame) {
  const mf__passing *passing = closure->signature->passing;
  void *const *addresses = arrived;
  for (uint32_t i = 0; i < passing->piece_count; i++) receive_piece(&passing->pieces[i], addresses[i], call, frame);
}

/* What libffi calls. It takes integers as wide as a register, and has room for exactly the bytes of anything else. */
static void enter(ffi_cif *cif, void *image, void **addresses, void *context) {
  const mf_closure *closure = context;
  const mf__result *result = &closure->signature->passing->result;
  (void)cif;
  if (mf__result_is_in_memory(result)) {
    mf__closure_run(closure, receive, addresses, image);
    return;
  }
  _Alignas(16) unsigned char value[MF__RESULT_BUFFER];
  mf__closure_run(closure, receive, addresses, value);
  mf__result_widen(result, value, image);
}

mf_status mf__closure_libffi_make(mf_closure *closure, mf_error *error) {
  void *code = NULL;
  closure->writable = allocate(&code);
  if (!closure->writable) return MF_FAIL(error, MF_UNAVAILABLE, .reason = "no executable memory for a closure");
  if (ffi_prep_closure_loc(closure->writable, &closure->signature->passing->cif, enter, closure, code) != FFI_OK) {
    deallocate(closure->writable);
    return MF_FAIL(error, MF_UNAVAILABLE, .reason = "libffi makes no such closure on this machine");
  }
  memcpy(&closure->function, &code, sizeof code); /* ISO C has no cast from data to function */
  return MF_OK;
}

void mf__closure_libffi_unmake(const mf_closure *closure) { deallocate(closure->writable); }
