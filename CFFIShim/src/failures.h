/* The failures of a round: the first goes straight into the sender's error, several become one MF_MULTIPLE_ERRORS. */
#ifndef MF_FAILURES_H
#define MF_FAILURES_H

#include "CFFIShim/error.h"

typedef struct mf__failures {
  mf_error *error; /* the sender's, or NULL */
  mf_error next;   /* where later ones arrive; empty, and untouched before there is a first */
  mf_status status;
  size_t count, capacity;
} mf__failures;

/* Leaves `next` alone: a round without failures does not pay for it. */
static inline void mf__failures_begin(mf__failures *failures, mf_error *error) {
  failures->error = error;
  failures->status = MF_OK;
  failures->count = failures->capacity = 0;
}

/* Where the next target puts its error; NULL when the sender wants none. */
static inline mf_error *mf__failures_place(mf__failures *failures) {
  return failures->count && failures->error ? &failures->next : failures->error;
}

/* Takes note of a failure, whose facts are at mf__failures_place. */
void mf__failures_add(mf__failures *failures, mf_status status);

#endif
