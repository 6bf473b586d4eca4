/* What makes a multicast a target: a table without methods, whose hooks hand every message to the multicast that is its object. */
#include "lock.h"
#include "multicast_impl.h"

static mf_status forward(void *context, mf_call *call) {
  (void)context;
  return mf__multicast_round(mf_call_self(call), mf_call_selector(call), mf_call_signature(call), mf_call_frame(call),
                             mf_call_result(call), NULL, MF__LINKED, mf_call_error(call));
}

static mf_status signature(void *context, void *object, mf_selector selector, const mf_signature **signature, mf_error *error) {
  (void)context;
  if (*signature) return MF_OK; /* in a send the round itself finds out who responds, and agrees */
  bool responds;
  return mf__multicast_ask(object, selector, &responds, signature, error);
}

static mf_status responds(void *context, void *object, mf_selector selector, bool *responds, mf_error *error) {
  (void)context;
  return mf__multicast_ask(object, selector, responds, NULL, error);
}

static const char *name(void *context, void *object) {
  (void)context;
  return mf_multicast_name(object);
}

mf_table *mf__multicast_table(void) {
  static const mf_forwarding forwarding = {.signature = signature, .forward = forward, .responds = responds, .name = name};
  static mf__lock lock = MF_LOCK_INIT;
  static mf_table *table;
  mf__lock_take(&lock);
  if (!table && !mf_table_create("multicast", NULL, NULL, &table, NULL) &&
      mf_table_set_forwarding(table, &forwarding, NULL, NULL, NULL)) {
    mf_table_release(table);
    table = NULL;
  }
  mf_table *made = table;
  mf__lock_leave(&lock);
  return made;
}
