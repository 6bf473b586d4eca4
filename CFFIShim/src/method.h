/* Running a method that was found. */
#ifndef MF_METHOD_H
#define MF_METHOD_H

#include "CFFIShim/table.h"

/* Runs a method; a signature that does not agree with the sender's is MF_SIGNATURE_MISMATCH. `result` may be NULL: an object result
   is then let go of. After a failure the result is zero and `error`, if there is one, is filled. */
mf_status mf__method_run(const mf_method *method, mf_target target, mf_selector selector, const mf_signature *signature,
                         const void *frame, void *result, mf_error *error);

/* The failure for a method, or a forwarder, that takes `got` where the sender states `signature`. */
mf_status mf__mismatch(mf_target target, mf_selector selector, const mf_signature *signature, const mf_signature *got,
                       mf_error *error);

#endif
