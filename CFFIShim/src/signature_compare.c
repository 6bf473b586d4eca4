/* Agreement: one pointer comparison; and, when two do not agree, where. */
#include "fail.h"
#include "signature_impl.h"

#include <string.h>

bool mf_signatures_agree(const mf_signature *a, const mf_signature *b) { return a->shape == b->shape; }

mf_status mf_signature_compare(const mf_signature *expected, const mf_signature *got, mf_error *error) {
  if (mf_signatures_agree(expected, got)) return MF_OK;
  if (expected->argument_count != got->argument_count)
    return MF_FAIL(error, MF_SIGNATURE_MISMATCH, .reason = "the numbers of arguments differ", .expected = expected->encoding,
                   .got = got->encoding, .expected_count = expected->argument_count, .got_count = got->argument_count);
  if (!mf_types_agree(expected->result, got->result))
    return MF_FAIL_ARGUMENT(error, MF_SIGNATURE_MISMATCH, MF_ARGUMENT_RESULT, .reason = "the results differ",
                            .expected = mf_type_encoding(expected->result), .got = mf_type_encoding(got->result));
  for (size_t i = 0; i < expected->argument_count; i++) {
    const mf_type *wanted = expected->arguments[i].type, *given = got->arguments[i].type;
    if (strcmp(mf__argument_shape(wanted), mf__argument_shape(given)) != 0)
      return MF_FAIL_ARGUMENT(error, MF_SIGNATURE_MISMATCH, i, .reason = "the arguments differ",
                              .expected = mf_type_encoding(wanted), .got = mf_type_encoding(given));
  }
  return MF_FAIL(error, MF_SIGNATURE_MISMATCH, .reason = "not variadic in the same place", .expected = expected->encoding,
                 .got = got->encoding);
}
