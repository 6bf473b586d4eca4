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

/* One `resolve` that runs on this thread: within it, the same question goes on to the next step. */
typedef struct asking {
  const mf_table *table;
  mf_selector selector;
  const struct asking *previous;
} asking;

static MF_THREAD_LOCAL const asking *asked_now;

static bool is_asking(const mf_table *table, mf_selector selector) {
  const asking *there = asked_now;
  while (there && (there->table != table || there->selector != selector)) there = there->previous;
  return there != NULL;
}

const mf_method *mf__forwarding_resolve(mf_table *table, mf_selector selector) {
  const mf__hooks *hooks = mf__table_hooks(table);
  if (!hooks || !hooks->forwarding.resolve) return NULL;
  if (!mf__table_was_asked(table, selector) && !is_asking(table, selector)) {
    const asking now = {table, selector, asked_now};
    mf__running running;
    mf__running_begin(&running, table);
    asked_now = &now;
    (void)hooks->forwarding.resolve(hooks->context, table, selector);
    asked_now = now.previous;
    mf__running_end(&running);
    /* Not before: another thread that sends meanwhile asks too, rather than going on without the method. */
    mf__table_note_asked(table, selector);
  }
  /* Whatever it said: the method may also be another thread's, added after this one looked. */
  return mf__table_find(table, selector);
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

mf_status mf__check_runtime(const mf_object_ops *ops, mf_target target, mf_selector selector, const mf_signature *signature,
                            mf_error *error) {
  const mf_object_ops *theirs = target.table ? target.table->ops : NULL;
  if (!ops || !theirs || ops == theirs || !signature->has_objects) return MF_OK;
  return MF_FAIL_SUBJECT(error, MF_SIGNATURE_MISMATCH, error ? mf__receiver_name(target) : NULL, .selector = selector,
                         .object = target.object, .expected = theirs->name, .got = ops->name,
                         .reason = "the objects belong to another runtime");
}

/* Steps 2 to 5, within the link of the receiver. */
static mf_status forward(mf_target target, const mf__hooks *hooks, mf_selector selector, const mf_signature *signature,
                         const void *frame, void *result, mf_error *error) {
  const mf_forwarding *forwarding = &hooks->forwarding;
  mf_target other;
  if (mf__forwarding_target(target, hooks, selector, &other)) {
    mf_status status = mf__check_runtime(target.table->ops, other, selector, signature, error);
    return status ? status : mf_send(other, selector, signature, frame, result, error);
  }
  const mf_signature *own = forwarding->forward ? signature : NULL;
  if (own && forwarding->signature) {
    mf_status status = forwarding->signature(hooks->context, target.object, selector, &own, error);
    if (status) return mf__complete(error, status, target, selector);
  }
  if (own && own->shape != signature->shape) return mf__mismatch(target, selector, signature, own, error);
  mf_handler last = own ? forwarding->forward : forwarding->unrecognized;
  if (!last) return unrecognized(target, selector, error);
  return mf__handler_run(last, hooks->context, target, selector, signature, frame, result, error);
}

mf_status mf__forwarding_send(mf_target target, mf_table *searched, mf_selector selector, const mf_signature *signature,
                              const void *frame, void *result, mf_error *error) {
  const mf__hooks *hooks = mf__table_hooks(target.table);
  mf_status status;
  if (!mf__chain && target.table->takes && searched == target.table)
    return target.table->takes(target.object, selector, signature, frame, result, error);
  if (!hooks) {
    status = unrecognized(target, selector, error);
  } else {
    const mf_method *method = searched ? mf__forwarding_resolve(searched, selector) : NULL;
    if (method) return mf__method_run(method, target, selector, signature, frame, result, error);
    mf__link link;
    status = mf__chain_enter(&link, target, selector, MF__SEND, error);
    if (!status) {
      mf__running running;
      mf__running_begin(&running, target.table);
      status = forward(target, hooks, selector, signature, frame, result, error);
      mf__running_end(&running);
      mf__chain_leave(&link);
    }
  }
  if (status && result) memset(result, 0, signature->result_size);
  return status;
}
