#include "handler.h"

#include <string.h>

#include "call_impl.h"
#include "fail.h"
#include "scratch.h"
#include "signature_impl.h"
#include "table_impl.h"

void mf__result_drop(const mf_object_ops *ops, const mf_signature *signature, const void *result) {
  if (!ops || mf_type_kind(mf_signature_result_type(signature)) != MF_KIND_OBJECT) return;
  void *object = *(void *const *)result;
  if (object) ops->release(object);
}

/* A handler reports by its status and fills in what it knows: add what it cannot have forgotten. */
static void complete(mf_error *error, mf_status status, const mf_call *call) {
  if (error->status == MF_OK) (void)MF_FAIL(error, status, .reason = NULL);
  error->status = status;
  if (!error->selector) error->selector = call->selector;
  if (!error->object) error->object = call->self;
}

static mf_status run(mf_handler handler, void *context, mf_call *call) {
  size_t size = call->signature->result_size;
  if (size) memset(call->result, 0, size);
  mf_status status = handler(context, call);
  if (status) {
    complete(call->error, status, call);
    if (size) memset(call->result, 0, size);
  }
  return status;
}

/* The ways in which the sender wants less than a handler is given: no result, no error. */
static mf_status run_spared(mf_handler handler, void *context, mf_target target, mf_call *call) {
  mf__scratch scratch;
  mf_error unwanted = MF_ERROR_INIT;
  bool drops = !call->result;
  scratch.heap = NULL;
  if (drops && !(call->result = mf__scratch_take(&scratch, call->signature->result_size))) return MF_FAIL_MEMORY(call->error);
  if (!call->error) call->error = &unwanted;
  mf_status status = run(handler, context, call);
  if (drops) {
    if (!status) mf__result_drop(target.table->ops, call->signature, call->result);
    mf__scratch_leave(&scratch);
  }
  mf_error_clear(&unwanted);
  return status;
}

mf_status mf__handler_run(mf_handler handler, void *context, mf_target target, mf_selector selector,
                          const mf_signature *signature, const void *frame, void *result, mf_error *error) {
  mf_call call = {target.object, selector, signature, frame, result, error};
  if (result && error) return run(handler, context, &call);
  return run_spared(handler, context, target, &call);
}
