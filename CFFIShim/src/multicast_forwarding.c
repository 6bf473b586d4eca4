/* What makes a multicast a target: a table without methods, whose hooks hand every message to the multicast that is its object.
   There is one for each runtime, so that whoever gets an object as the result finds its ops there. */
#include "alloc.h"
#include "multicast_impl.h"
#include "relay.h"
#include "table_impl.h"

static mf_status forward(void *context, mf_call *call) {
  (void)context;
  return mf__multicast_round(mf_call_self(call), mf_call_selector(call), mf_call_signature(call), mf_call_frame(call),
                             mf_call_result(call), NULL, true, NULL, mf_call_error(call));
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

static const mf_forwarding forwarding = {.signature = signature, .forward = forward, .responds = responds, .name = name};

bool mf__is_multicast_table(const mf_table *table) {
  const mf__hooks *hooks = mf__table_hooks(table);
  return hooks && hooks->forwarding.forward == forward;
}

/* The tables that there are; never freed. */
typedef struct known {
  mf_table *table;
  struct known *next;
} known;

static _Atomic(known *) first;

static mf_table *find(const mf_object_ops *ops) {
  const known *known = atomic_load_explicit(&first, memory_order_acquire);
  while (known && known->table->ops != ops) known = known->next;
  return known ? known->table : NULL;
}

/* The first step of a chain is nothing but a round. */
static mf_status take(void *object, mf_selector selector, const mf_signature *signature, const void *frame, void *result,
                      mf_error *error) {
  return mf_multicast_send(object, selector, signature, frame, result, NULL, error);
}

static mf_table *make(const mf_object_ops *ops) {
  known *made = mf__malloc(sizeof *made);
  if (!made) return NULL;
  if (mf_table_create("multicast", NULL, ops, &made->table, NULL) ||
      mf_table_set_forwarding(made->table, &forwarding, NULL, NULL, NULL)) {
    mf_table_release(made->table);
    mf__free(made);
    return NULL;
  }
  made->table->takes = take;
  made->table->relays = mf__relay_prepare;
  made->next = atomic_load_explicit(&first, memory_order_relaxed);
  atomic_store_explicit(&first, made, memory_order_release);
  return made->table;
}

mf_table *mf__multicast_table(const mf_object_ops *ops) {
  mf_table *table = find(ops);
  if (table) return table;
  mf__lists_lock();
  table = find(ops);
  if (!table) table = make(ops);
  mf__lists_unlock();
  return table;
}
