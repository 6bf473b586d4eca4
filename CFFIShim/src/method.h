/* Running a method that was found. */
#ifndef MF_METHOD_H
#define MF_METHOD_H

#include "signature_impl.h"
#include "table_impl.h"
#include "thread.h"

/* Fills in how a new method can be called at once. */
void mf__method_prepare(mf_method *method);

/* Whether a sender of that signature calls the method directly; it then agrees. Without a place an object result must be let go of, too. */
static inline bool mf__method_is_direct(const mf_method *method, const mf_signature *signature, const void *result) {
  if (!method->is_direct || (!result && signature->returns_object)) return false;
  return method->signature == signature || method->signature->shape == signature->shape;
}

/* Calls a direct method, and returns the register with its result. Table and method may go meanwhile. */
static inline uint64_t mf__method_call(const mf_method *method, mf_target target, mf_selector selector, const void *frame) {
  /* A method that runs ends the chain of forwarding: what it sends is a new message. */
  const mf__link *chain = mf__chain;
  if (chain) mf__chain = NULL;
  const mf__running *outer = mf__innermost; /* kept here: from the record it would have to come back through memory */
  mf__running running = {target.table, outer};
  mf__innermost = &running;
  uint64_t value = method->direct(target.object, selector, frame, method->function);
  mf__innermost = outer;
  if (chain) mf__chain = chain;
  return value;
}

/* Runs any other method; a signature that does not agree with the sender's is MF_SIGNATURE_MISMATCH. */
mf_status mf__method_run_other(const mf_method *method, mf_target target, mf_selector selector, const mf_signature *signature,
                               const void *frame, void *result, mf_error *error);

/* Runs a method. `result` may be NULL: an object result is then let go of. After a failure the result is zero and `error`, if there is one,
   is filled. */
static inline mf_status mf__method_run(const mf_method *method, mf_target target, mf_selector selector,
                                       const mf_signature *signature, const void *frame, void *result, mf_error *error) {
  if (!mf__method_is_direct(method, signature, result))
    return mf__method_run_other(method, target, selector, signature, frame, result, error);
  mf__take take = (mf__take)method->take;
  uint64_t value = mf__method_call(method, target, selector, frame);
  if (result) mf__direct_take(take, value, result);
  return MF_OK;
}

/* The failure for a method, or a forwarder, that takes `got` where the sender states `signature`. */
mf_status mf__mismatch(mf_target target, mf_selector selector, const mf_signature *signature, const mf_signature *got,
                       mf_error *error);

#endif
