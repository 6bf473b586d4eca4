/* Sending to one target. */
#include <string.h>

#include "call_impl.h"
#include "fail.h"
#include "forwarding.h"
#include "method.h"
#include "signature_impl.h"
#include "table_impl.h"
#include "thread.h"
#include "CFFIShim/message.h"

mf_status mf_send(mf_target target, mf_selector selector, const mf_signature *signature, const void *frame, void *result,
                  mf_error *error) {
  if (!target.table) {
    if (result) memset(result, 0, signature->result_size);
    return MF_OK;
  }
  const mf_method *method = mf__table_find(target.table, selector);
  if (method) return mf__method_run(method, target, selector, signature, frame, result, error);
  return mf__forwarding_send(target, target.table, selector, signature, frame, result, error);
}

mf_status mf_send_super(mf_target target, const mf_table *table, mf_selector selector, const mf_signature *signature,
                        const void *frame, void *result, mf_error *error) {
  if (!target.table) return mf_send(target, selector, signature, frame, result, error);
  const mf_method *method = table->parent ? mf__table_find(table->parent, selector) : NULL;
  if (method) return mf__method_run(method, target, selector, signature, frame, result, error);
  return mf__forwarding_send(target, table->parent, selector, signature, frame, result, error);
}

mf_status mf_lookup(mf_target target, mf_selector selector, const mf_signature *signature, mf_function *function,
                    mf_error *error) {
  *function = NULL;
  if (!target.table) return MF_FAIL(error, MF_INVALID_ARGUMENT, .selector = selector, .reason = "the nil target has no methods");
  const mf_method *method = mf__table_find(target.table, selector);
  if (!method) method = mf__forwarding_resolve(target.table, selector);
  if (!method)
    return MF_FAIL_SUBJECT(error, MF_UNRECOGNIZED_SELECTOR, error ? mf__receiver_name(target) : NULL, .selector = selector,
                           .object = target.object);
  if (method->signature->shape != signature->shape)
    return mf__mismatch(target, selector, signature, method->signature, error);
  return mf_method_function(method, function, error);
}

const mf_method *mf_direct_method(mf_target target, mf_selector selector) {
  return target.table && !mf__chain ? mf__table_find(target.table, selector) : NULL;
}

mf_status mf_call_send(mf_call *call, mf_target target) {
  if (!call->selector)
    return MF_FAIL(call->error, MF_INVALID_ARGUMENT, .reason = "a plain callback has no selector to send on");
  /* An object that an earlier send put there is in the way. */
  void *old = NULL;
  if (call->ops && mf_type_kind(mf_signature_result_type(call->signature)) == MF_KIND_OBJECT)
    memcpy(&old, call->result, sizeof old);
  mf_status status = mf__check_runtime(call->ops, target, call->selector, call->signature, call->error);
  if (status) memset(call->result, 0, call->signature->result_size);
  else status = mf_send(target, call->selector, call->signature, call->frame, call->result, call->error);
  if (old) call->ops->release(old);
  return status;
}
