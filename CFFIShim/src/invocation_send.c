/* Sending an invocation. */
#include <string.h>

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

/* The method that the target has for the invocation, if all it takes is a direct call. That touches nothing of the table while it is under
   way, so that it need not be held, and the result is a register that nobody owns. */
static const mf_method *direct_method(const mf_invocation *invocation, mf_target target) {
  const mf_signature *signature = invocation->signature;
  if (!invocation->selector || !target.table || invocation->retains_target) return NULL;
  if (signature->returns_object || (signature->has_objects && invocation->ops)) return NULL;
  const mf_method *method = mf__table_find(target.table, invocation->selector);
  return method && mf__method_is_direct(method, signature, invocation) ? method : NULL;
}

/* Looks for such a method. It is kept for the table that the invocation holds: any other may be gone before the next send. */
static const mf_method *find(mf_invocation *invocation, mf_target target) {
  uint64_t epoch = atomic_load_explicit(&mf__methods_epoch, memory_order_acquire);
  const mf_method *method = direct_method(invocation, target);
  invocation->direct_epoch = method && target.table == invocation->target.table ? epoch : MF__NO_EPOCH;
  invocation->direct = method;
  return method;
}

static inline bool was_found(const mf_invocation *invocation) {
  return invocation->direct_epoch == atomic_load_explicit(&mf__methods_epoch, memory_order_acquire);
}

/* Calls the method that was found. There is room for the whole register. */
static inline void call(mf_invocation *invocation, mf_target target) {
  const mf_method *method = invocation->direct;
  bool is_truth = method->take == MF__TAKE_TRUTH;
  invocation->head.guards += MF__SENDING;
  uint64_t value = mf__method_call(method, target, invocation->selector, invocation->storage);
  invocation->head.guards -= MF__SENDING;
  if (is_truth) value = (uint8_t)value != 0;
  memcpy(invocation->head.result, &value, sizeof value);
  invocation->head.has_result = true;
}

static mf_status invoke_at_length(mf_invocation *invocation, mf_target target, mf_error *error) __attribute__((noinline));

/* Whatever the target is, and does with the message. */
static mf_status invoke_at_length(mf_invocation *invocation, mf_target target, mf_error *error) {
  if (find(invocation, target)) {
    call(invocation, target);
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
  invocation->head.guards += MF__SENDING;
  status = mf_send(target, invocation->selector, invocation->signature, mf_invocation_frame(invocation), result, error);
  invocation->head.guards -= MF__SENDING;
  if (status) mf__invocation_drop_result(invocation);
  else mf__invocation_keep_result(invocation, result, ops);
  mf__scratch_leave(&scratch);
  if (object) ops->release(object);
  mf_table_release(table);
  return status;
}

mf_status mf_invocation_invoke_with(mf_invocation *invocation, mf_target target, mf_error *error) {
  if (!was_found(invocation) || target.table != invocation->target.table) return invoke_at_length(invocation, target, error);
  call(invocation, target);
  return MF_OK;
}

mf_status mf_invocation_invoke(mf_invocation *invocation, mf_error *error) {
  if (!was_found(invocation)) return invoke_at_length(invocation, invocation->target, error);
  call(invocation, invocation->target);
  return MF_OK;
}
