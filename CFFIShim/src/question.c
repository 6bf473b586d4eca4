/* Asking one target: does it respond, and with which signature? */
#include "forwarding.h"
#include "handler.h"
#include "table_impl.h"
#include "thread.h"
#include "CFFIShim/message.h"

/* The method, or the hooks to ask when there is none; both NULL: nobody answers. */
static const mf_method *look_up(mf_target target, mf_selector selector, const mf__hooks **hooks) {
  *hooks = NULL;
  if (!target.table) return NULL;
  const mf_method *method = mf__table_find(target.table, selector);
  if (method) return method;
  *hooks = mf__table_hooks(target.table);
  return mf__forwarding_resolve(target.table, selector);
}

/* The default answer: whether steps 2 to 4 would take the message. */
static mf_status would_forward(mf_target target, const mf__hooks *hooks, mf_selector selector, bool *responds, mf_error *error) {
  const mf_forwarding *forwarding = &hooks->forwarding;
  mf_target other;
  if (mf__forwarding_target(target, hooks, selector, &other)) return mf_responds(other, selector, responds, error);
  *responds = forwarding->forward != NULL;
  if (!*responds || !forwarding->signature) return MF_OK;
  const mf_signature *signature = NULL;
  mf_status status = forwarding->signature(hooks->context, target.object, selector, &signature, error);
  *responds = !status && signature;
  return status;
}

mf_status mf_responds(mf_target target, mf_selector selector, bool *responds, mf_error *error) {
  const mf__hooks *hooks;
  *responds = look_up(target, selector, &hooks) != NULL;
  if (*responds || !hooks) return MF_OK;
  mf__link link;
  mf_status status = mf__chain_enter(&link, target, selector, MF__RESPONDS, error);
  if (status) return status;
  mf__running running;
  mf__running_begin(&running, target.table);
  status = hooks->forwarding.responds
               ? hooks->forwarding.responds(hooks->context, target.object, selector, responds, error)
               : would_forward(target, hooks, selector, responds, error);
  if (status) {
    *responds = false;
    mf__complete(error, status, target, selector);
  }
  mf__running_end(&running);
  mf__chain_leave(&link);
  return status;
}

mf_status mf_signature_for(mf_target target, mf_selector selector, const mf_signature **signature, mf_error *error) {
  const mf__hooks *hooks;
  const mf_method *method = look_up(target, selector, &hooks);
  *signature = method ? method->signature : NULL;
  if (method || !hooks) return MF_OK;
  mf__link link;
  mf_status status = mf__chain_enter(&link, target, selector, MF__SIGNATURE, error);
  if (status) return status;
  mf__running running;
  mf__running_begin(&running, target.table);
  mf_target other;
  if (mf__forwarding_target(target, hooks, selector, &other)) status = mf_signature_for(other, selector, signature, error);
  else if (hooks->forwarding.forward && hooks->forwarding.signature)
    status = hooks->forwarding.signature(hooks->context, target.object, selector, signature, error);
  if (status) {
    *signature = NULL;
    mf__complete(error, status, target, selector);
  }
  mf__running_end(&running);
  mf__chain_leave(&link);
  return status;
}
