/* What an mf_error owns, and who frees it. */
#include "CFFIShim/error.h"

#include "alloc.h"
#include "fail.h"

static const mf_error empty;

void mf_error_clear(mf_error *error) {
  /* Emptied first: release_payload is foreign code and may look here again. */
  mf_error old = *error;
  *error = empty;
  mf__free(old.subject);
  if (old.payload && old.release_payload) old.release_payload(old.payload);
  for (size_t i = 0; i < old.cause_count; i++) mf_error_clear(&old.causes[i]);
  mf__free(old.causes);
}

void mf_error_move(mf_error *destination, mf_error *source) {
  if (destination == source) return;
  mf_error moved = *source;
  *source = empty;
  mf_error_clear(destination ? destination : &moved);
  if (destination) *destination = moved;
}

mf_status mf_error_set(mf_error *error, mf_status status, const char *reason, const char *subject) {
  if (status == MF_OK) return status; /* not a failure: the error is left alone */
  return MF_FAIL_SUBJECT(error, status, subject, .reason = reason);
}

mf_status mf_error_set_foreign(mf_error *error, void *payload, void (*release)(void *payload), const char *subject) {
  return MF_FAIL_SUBJECT(error, MF_FOREIGN_ERROR, subject, .payload = payload, .release_payload = release);
}
