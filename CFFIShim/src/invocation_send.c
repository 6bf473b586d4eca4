/* Sending an invocation. */
#include "fail.h"
#include "forwarding.h"
#include "invocation_impl.h"
#include "method.h"
#include "scratch.h"
#include "signature_impl.h"
#include "CFFIShim/message.h"

static mf_status check(const mf_invocation *invocation, mf_target target, mf_error *error) {
  if (!invocation->selector)
    return MF_FAIL(error, MF_INVALID_ARGUMENT, .reason = "the invocation has no selector",
                   .expected = mf_signature_encoding(invocation->signature));
  return mf__check_runtime(invocation->ops, target, invocation->selector, invocation->signature, error);
}

/* The method that the target has for the invocation, if all it takes is a direct call. That touches nothing of table and invocation while it
   is under way, so neither need be held, and the result is a register that nobody owns. */
static const mf_method *direct_method(const mf_invocation *invocation, mf_target target) {
  const mf_signature *signature = invocation->signature;
  if (!invocation->selector || !target.table || invocation->retains_target) return NULL;
  if (signature->returns_object || (signature->has_objects && invocation->ops)) return NULL;
  const mf_method *method = mf__table_find(target.table, invocation->selector);
  return method && mf__method_is_direct(method, signature, invocation) ? method : NULL;
}

mf_status mf_invocation_invoke_with(mf_invocation *invocation, mf_target target, mf_error *error) {
  const mf_method *direct = direct_method(invocation, target);
  if (direct) {
    invocation->sends++;
    mf__method_call(direct, target, invocation->selector, invocation->storage, invocation->result);
    invocation->sends--;
    invocation->has_result = true;
    return MF_OK;
  }
  mf_status status = check(invocation, target, error);
  mf__scratch scratch;
  /* Not into the invocation: a target may look at the last result, or send this invocation again. */
  void *result = status ? NULL : mf__scratch_take(&scratch, invocation->signature->result_size);
  if (!status && !result) status = MF_FAIL_MEMORY(error);
  if (status) {
    mf__invocation_drop_result(invocation);
    return status;
  }
  const mf_object_ops *ops = target.table ? mf_table_object_ops(target.table) : NULL;
  mf_table *table = mf_table_retain(target.table);
  /* The receiver may clear or retarget the invocation that keeps it alive. */
  void *object = invocation->retains_target && ops ? target.object : NULL;
  if (object) ops->retain(object);
  invocation->sends++;
  status = mf_send(target, invocation->selector, invocation->signature, mf_invocation_frame(invocation), result, error);
  invocation->sends--;
  if (status) mf__invocation_drop_result(invocation);
  else mf__invocation_keep_result(invocation, result, ops);
  mf__scratch_leave(&scratch);
  if (object) ops->release(object);
  mf_table_release(table);
  return status;
}

mf_status mf_invocation_invoke(mf_invocation *invocation, mf_error *error) {
  return mf_invocation_invoke_with(invocation, invocation->target, error);
}
