/* Running a handler: the mf_call that it sees is built here, and what it leaves behind is put in order. */
#ifndef MF_HANDLER_H
#define MF_HANDLER_H

#include "call_impl.h"
#include "copy.h"
#include "signature_impl.h"

/* Runs a handler, or a forwarding hook of the same form. `result` may be NULL: an object result is then let go of through the ops of
   the target's table. After a failure the result is zero, and `error`, if there is one, names at least status, selector and object. */
mf_status mf__handler_run(mf_handler handler, void *context, mf_target target, mf_selector selector,
                          const mf_signature *signature, const void *frame, void *result, mf_error *error);

/* What follows a handler that failed: the result is zero, and the error has its facts. Returns the status. */
mf_status mf__handler_failed(mf_call *call, mf_status status);

/* Runs a handler on a call whose error is empty: the result is zero before it and after a failure, which has its facts; a success
   has none. */
static inline mf_status mf__handler_call(mf_handler handler, void *context, mf_call *call) {
  mf__clear(call->result, call->signature->result_size);
  mf_status status = handler(context, call);
  if (status) return mf__handler_failed(call, status);
  if (call->error->status) mf_error_clear(call->error); /* something failed on the way, and the handler coped */
  return MF_OK;
}

/* Adds what the facts of a failure lack of status, selector and object. Returns the status. */
mf_status mf__complete(mf_error *error, mf_status status, mf_target target, mf_selector selector);

/* Lets go of a result that nobody takes. */
void mf__result_drop(const mf_object_ops *ops, const mf_signature *signature, const void *result);

#endif
