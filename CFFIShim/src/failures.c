#include "failures.h"

#include <string.h>

#include "alloc.h"

enum { FIRST_CAPACITY = 4 };

/* Makes room for one more cause; the sender's error becomes MF_MULTIPLE_ERRORS the first time. False without memory. */
static mf_error *room(mf__failures *failures) {
  mf_error *error = failures->error;
  if (error->status == MF_MULTIPLE_ERRORS && failures->capacity && error->cause_count < failures->capacity) return error->causes;
  size_t capacity = failures->capacity ? failures->capacity * 2 : FIRST_CAPACITY;
  mf_error *causes = mf__realloc(failures->capacity ? error->causes : NULL, capacity * sizeof *causes);
  if (!causes) return NULL;
  if (!failures->capacity) {
    causes[0] = *error;
    *error = (mf_error){.status = MF_MULTIPLE_ERRORS, .argument = MF_ARGUMENT_NONE, .selector = causes[0].selector, .cause_count = 1};
  }
  error->causes = causes;
  failures->capacity = capacity;
  return causes;
}

void mf__failures_add(mf__failures *failures, mf_status status) {
  failures->count++;
  failures->status = failures->count > 1 ? MF_MULTIPLE_ERRORS : status;
  if (!failures->error) return;
  if (failures->count == 1) {
    memset(&failures->next, 0, sizeof failures->next);
    return;
  }
  mf_error *causes = room(failures);
  if (causes) {
    causes[failures->error->cause_count++] = failures->next;
    memset(&failures->next, 0, sizeof failures->next);
  } else { /* what has been collected stays */
    mf_error_clear(&failures->next);
    failures->status = failures->error->status;
  }
}
