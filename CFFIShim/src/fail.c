#include "fail.h"

#include <string.h>

#include "alloc.h"

static char *copy_text(const char *text) {
  size_t size = strlen(text) + 1;
  char *copy = mf__malloc(size);
  return copy ? memcpy(copy, text, size) : NULL;
}

mf_status mf__fail(mf_error *error, const char *subject, const mf_error *facts) {
  mf_error complete = *facts;
  /* Copied before the old error is cleared: the subject may be a part of it. */
  if (error && subject) complete.subject = copy_text(subject);
  mf_error_move(error, &complete);
  return facts->status;
}
