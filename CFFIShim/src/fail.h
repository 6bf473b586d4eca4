/* How this folder reports a failure: one line that names the status and the facts.

     return MF_FAIL(error, MF_INVALID_NAME, .position = at, .reason = "not UTF-8");
     return MF_FAIL_ARGUMENT(error, MF_SIZE_MISMATCH, index, .expected_count = 4, .got_count = size);
     return MF_FAIL_SUBJECT(error, MF_DUPLICATE, table->name, .selector = selector);   (the subject is copied)

   `error` may be NULL. What it held before is cleared. */
#ifndef MF_FAIL_H
#define MF_FAIL_H

#include "CFFIShim/error.h"

#define MF_FAIL(error, code, ...) MF_FAIL_SUBJECT(error, code, NULL, __VA_ARGS__)
#define MF_FAIL_SUBJECT(error, code, name, ...) \
  mf__fail((error), (name), &(mf_error){.status = (code), .argument = MF_ARGUMENT_NONE, __VA_ARGS__})
#define MF_FAIL_ARGUMENT(error, code, index, ...) \
  mf__fail((error), NULL, &(mf_error){.status = (code), .argument = (int)(index), __VA_ARGS__})
#define MF_FAIL_MEMORY(error) MF_FAIL(error, MF_NO_MEMORY, .reason = NULL)

/* Moves `facts` into `error` with a copy of `subject`; without memory for the copy the other facts still arrive. Returns the status. */
mf_status mf__fail(mf_error *error, const char *subject, const mf_error *facts);

#endif
