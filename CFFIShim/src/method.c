/* A method: what it is made of, its C function, and how it is run. */
#include "method.h"

#include <string.h>

#include "call_impl.h"
#include "call_plan.h"
#include "fail.h"
#include "forwarding.h"
#include "handler.h"
#include "signature_impl.h"
#include "table_impl.h"
#include "thread.h"

void mf__method_prepare(mf_method *method) {
  const mf__plan *plan = method->signature->plan;
  if (method->kind != MF_NATIVE) return;
  method->direct = plan ? plan->direct.once : NULL;
  method->is_direct = method->direct != NULL;
  method->take = plan ? plan->take : MF__TAKE_NOTHING;
}

mf_selector mf_method_selector(const mf_method *method) { return method->selector; }
const mf_signature *mf_method_signature(const mf_method *method) { return method->signature; }
mf_table *mf_method_table(const mf_method *method) { return method->table; }

mf_implementation mf_method_implementation(const mf_method *method) {
  if (method->kind == MF_HANDLER) return mf_handled(method->handler, method->context, NULL); /* the method stays the owner */
  return method->kind == MF_NATIVE ? mf_native(method->function) : mf_plain(method->function);
}

mf_status mf__mismatch(mf_target target, mf_selector selector, const mf_signature *signature, const mf_signature *got,
                       mf_error *error) {
  mf_status status = mf_signature_compare(signature, got, error);
  if (!error || status != MF_SIGNATURE_MISMATCH) return status;
  error->selector = selector;
  error->object = target.object;
  if (!error->subject) {
    mf_error named = MF_ERROR_INIT;
    (void)MF_FAIL_SUBJECT(&named, status, mf__receiver_name(target), .reason = NULL);
    error->subject = named.subject;
  }
  return status;
}

/* A C function: self and selector come first, or not at all. */
static inline mf_status run_function(const mf_method *method, mf_target target, mf_selector selector, const void *frame,
                                     void *result, mf_error *error) {
  const mf_signature *signature = method->signature;
  if (method->kind == MF_PLAIN) signature = signature->function_form;
  void *object = NULL;
  bool drops = !result && signature->returns_object;
  if (drops) result = &object;
  mf_status status = MF_OK;
  if (mf__plan_serves(signature->plan, result))
    mf__plan_call(signature->plan, method->function, target.object, selector, frame, result);
  else
    status = mf_signature_call(signature, method->function, target.object, selector, frame, result, error);
  if (drops && !status) mf__result_drop(target.table->ops, signature, &object);
  if (status && result) memset(result, 0, signature->result_size);
  return status;
}

mf_status mf__method_run_other(const mf_method *method, mf_target target, mf_selector selector, const mf_signature *signature,
                               const void *frame, void *result, mf_error *error) {
  if (method->signature->shape != signature->shape) {
    if (result) memset(result, 0, signature->result_size);
    return mf__mismatch(target, selector, signature, method->signature, error);
  }
  const mf__link *chain = mf__chain; /* as in mf__method_call */
  if (chain) mf__chain = NULL;
  mf__running running;
  mf__running_begin(&running, target.table);
  mf_status status = method->kind == MF_HANDLER ? mf__handler_run(method->handler, method->context, target, selector, signature,
                                                                  frame, result, error)
                                                : run_function(method, target, selector, frame, result, error);
  mf__running_end(&running);
  if (chain) mf__chain = chain;
  return status;
}

/* The handler behind the C function of a method that is not native itself: as in mf__method_run_other, but the closure made the call. */
static mf_status enter(void *context, mf_call *call) {
  const mf_method *method = context;
  if (method->kind == MF_HANDLER) {
    const mf__link *chain = mf__chain;
    mf__running running;
    mf__chain = NULL;
    mf__running_begin(&running, method->table);
    call->ops = method->table->ops;
    mf_status status = mf__handler_call(method->handler, method->context, call);
    mf__running_end(&running);
    mf__chain = chain;
    return status;
  }
  return mf_signature_call(method->signature->function_form, method->function, NULL, NULL, call->frame, call->result,
                           call->error);
}

mf_status mf_method_function(const mf_method *method, mf_function *function, mf_error *error) {
  if (method->kind == MF_NATIVE) {
    *function = method->function;
    return MF_OK;
  }
  mf_method *record = (mf_method *)(uintptr_t)method; /* const for everyone but this field */
  mf_closure *closure = atomic_load_explicit(&record->closure, memory_order_acquire);
  if (!closure) {
    mf_closure_options options = {.handler = enter, .context = record};
    mf_status status = mf_closure_create(method->signature, &options, &closure, error);
    if (status) return status;
    mf_closure *winner = NULL;
    if (!atomic_compare_exchange_strong_explicit(&record->closure, &winner, closure, memory_order_acq_rel,
                                                 memory_order_acquire)) {
      mf_closure_destroy(closure);
      closure = winner;
    }
  }
  *function = mf_closure_function(closure);
  return MF_OK;
}
