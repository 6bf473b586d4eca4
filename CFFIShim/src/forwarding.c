#include "forwarding.h"

#include <string.h>

#include "fail.h"
#include "handler.h"
#include "method.h"
#include "signature_impl.h"
#include "thread.h"
#include "CFFIShim/message.h"

const char *mf__receiver_name(mf_target target) {
  const mf__hooks *hooks = mf__table_hooks(target.table);
  if (hooks && hooks->forwarding.name) return hooks->forwarding.name(hooks->context, target.object);
  return target.table->name;
}

const mf_method *mf__forwarding_resolve(mf_target target, const mf__hooks *hooks, mf_selector selector) {
  if (!hooks->forwarding.resolve || !mf__table_ask_once(target.table, selector)) return NULL;
  if (!hooks->forwarding.resolve(hooks->context, target.table, selector)) return NULL;
  return mf__table_find(target.table, selector);
}

bool mf__forwarding_target(mf_target target, const mf__hooks *hooks, mf_selector selector, mf_target *other) {
  *other = (mf_target){NULL, NULL};
  if (!hooks->forwarding.target || !hooks->forwarding.target(hooks->context, target.object, selector, other)) return false;
  return other->table && (other->table != target.table || other->object != target.object);
}

static mf_status unrecognized(mf_target target, mf_selector selector, mf_error *error) {
  return MF_FAIL_SUBJECT(error, MF_UNRECOGNIZED_SELECTOR, error ? mf__receiver_name(target) : NULL, .selector = selector,
                         .object = target.object);
}

/* Steps 2 to 5, within the link of the receiver. */
static mf_status forward(mf_target target, const mf__hooks *hooks, mf_selector selector, const mf_signature *signature,
                         const void *frame, void *result, mf_error *error) {
  const mf_forwarding *forwarding = &hooks->forwarding;
  mf_target other;
  if (mf__forwarding_target(target, hooks, selector, &other)) return mf_send(other, selector, signature, frame, result, error);
  const mf_signature *own = forwarding->forward ? signature : NULL;
  if (own && forwarding->signature) {
    mf_status status = forwarding->signature(hooks->context, target.object, selector, &own, error);
    if (status) return status;
  }
  if (own && own->shape != signature->shape) return mf__mismatch(target, selector, signature, own, error);
  mf_handler last = own ? forwarding->forward : forwarding->unrecognized;
  if (!last) return unrecognized(target, selector, error);
  return mf__handler_run(last, hooks->context, target, selector, signature, frame, result, error);
}

mf_status mf__forwarding_send(mf_target target, mf_selector selector, const mf_signature *signature, const void *frame,
                              void *result, mf_error *error) {
  const mf__hooks *hooks = mf__table_hooks(target.table);
  mf_status status;
  if (!hooks) {
    status = unrecognized(target, selector, error);
  } else {
    const mf_method *method = mf__forwarding_resolve(target, hooks, selector);
    if (method) return mf__method_run(method, target, selector, signature, frame, result, error);
    mf__link link;
    status = mf__chain_enter(&link, target, selector, MF__SEND, error);
    if (!status) {
      status = forward(target, hooks, selector, signature, frame, result, error);
      mf__chain_leave(&link);
    }
  }
  if (status && result) memset(result, 0, signature->result_size);
  return status;
}
