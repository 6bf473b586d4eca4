/* A C function that becomes a message. */
#include "alloc.h"
#include "fail.h"
#include "CFFIShim/message.h"
#include "call_impl.h"
#include "table_impl.h"
#include "thread.h"

typedef struct kept {
  mf_sending sending;
  mf__relay relay;
} kept;

static mf_status send(void *context, mf_call *call) {
  const mf_sending *sending = &((const kept *)context)->sending;
  mf_table *table = sending->target.table;
  if (table && table->takes && !mf__chain) /* without a look for methods that it cannot have */
    return table->takes(sending->target.object, sending->selector, call->signature, call->frame, call->result, call->error);
  return mf_send(sending->target, sending->selector, call->signature, call->frame, call->result, call->error);
}

static void dispose(void *context) {
  const mf_sending *sending = &((const kept *)context)->sending;
  if (sending->dispose) sending->dispose(sending->context);
  mf_table_release(sending->target.table);
  mf__free(context);
}

static void failed(void *context, const mf_error *error) {
  const mf_sending *sending = &((const kept *)context)->sending;
  if (sending->failed) sending->failed(sending->context, error);
}

mf_status mf_closure_create_sending(const mf_signature *signature, const mf_sending *sending, mf_closure **closure,
                                    mf_error *error) {
  if (closure) *closure = NULL;
  if (!sending || !sending->selector) return MF_FAIL(error, MF_INVALID_ARGUMENT, .reason = "a sending closure needs a selector");
  kept *made = mf__malloc(sizeof *made);
  if (!made) return MF_FAIL_MEMORY(error);
  made->sending = *sending;
  mf_closure_options options = {send, made, dispose, failed};
  mf_status status = mf_closure_create(signature, &options, closure, error);
  if (status) {
    mf__free(made);
    return status;
  }
  mf_table *table = mf_table_retain(sending->target.table);
  if (table && table->relays) table->relays(*closure, &made->relay, sending->target.object, sending->selector);
  return MF_OK;
}
