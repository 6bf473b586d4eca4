#include "handler.h"

#include <string.h>

#include "call_impl.h"
#include "fail.h"
#include "scratch.h"
#include "signature_impl.h"
#include "table_impl.h"

void mf__result_drop(const mf_object_ops *ops, const mf_signature *signature, const void *result) {
  if (!ops || !signature->returns_object) return;
  void *object;
  memcpy(&object, result, sizeof object);
  if (object) ops->release(object);
}

mf_status mf__complete(mf_error *error, mf_status status, mf_target target, mf_selector selector) {
  if (!error) return status;
  if (error->status == MF_OK) (void)MF_FAIL(error, status, .reason = NULL);
  error->status = status;
  if (!error->selector) error->selector = selector;
  if (!error->object) error->object = target.object;
  return status;
}

mf_status mf__handler_failed(mf_call *call, mf_status status) {
  mf__complete(call->error, status, (mf_target){call->self, NULL}, call->selector);
  mf__result_drop(call->ops, call->signature, call->result); /* it may have had an answer before it failed */
  if (call->signature->result_size) memset(call->result, 0, call->signature->result_size);
  return status;
}

/* When the sender gives less than a handler is given: no result, no error, or one that holds the facts of an older failure. */
static mf_status run_spared(mf_handler handler, void *context, mf_call *call) {
  mf__scratch scratch;
  mf_error *wanted = call->error, error = MF_ERROR_INIT;
  bool drops = !call->result;
  if (drops && !(call->result = mf__scratch_take(&scratch, call->signature->result_size))) return MF_FAIL_MEMORY(wanted);
  call->error = &error;
  mf_status status = mf__handler_call(handler, context, call);
  if (drops) {
    mf__result_drop(call->ops, call->signature, call->result);
    mf__scratch_leave(&scratch);
  }
  if (status) mf_error_move(wanted, &error);
  return status;
}

mf_status mf__handler_run(mf_handler handler, void *context, mf_target target, mf_selector selector,
                          const mf_signature *signature, const void *frame, void *result, mf_error *error) {
  mf_call call = {target.object, selector, signature, signature->frame_size ? frame : NULL, result, error, target.table->ops};
  if (result && error && !error->status) return mf__handler_call(handler, context, &call);
  return run_spared(handler, context, &call);
}
