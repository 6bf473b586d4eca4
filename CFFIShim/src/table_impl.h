/* What a table is made of. */
#ifndef MF_TABLE_IMPL_H
#define MF_TABLE_IMPL_H

#include "CFFIShim/table.h"
#include "closure_impl.h"
#include "locks.h"
#include "map.h"
#include "methods.h"
#include "watch.h"

/* A set of hooks, replaced as a whole; replaced ones live as long as the table. */
typedef struct mf__hooks {
  mf_forwarding forwarding;
  void *context;
  void (*dispose)(void *context); /* NULL once it was called */
  struct mf__hooks *older;
} mf__hooks;

/* Takes a message as a whole, as the table's forwarding would, where nobody forwarded it before. */
typedef mf_status mf__takes(void *object, mf_selector selector, const mf_signature *signature, const void *frame, void *result,
                            mf_error *error);

/* Lets a closure that sends to an object of the table take calls by itself, if it can; what it has to know for that goes into `relay`. */
typedef void mf__relays(mf_closure *closure, struct mf__relay *relay, void *object, mf_selector selector);

struct mf_table {
  mf__methods methods; /* read without the lock */
  mf_table *parent;
  const mf_object_ops *ops;
  _Atomic(mf__hooks *) hooks;
  mf__takes *takes;   /* or NULL; set before the first send, as is the next */
  mf__relays *relays;
  _Atomic uint64_t generation;
  _Atomic size_t references;
  char *name;
  mf__lock *lock;           /* for what follows, and for every change; shared with other tables */
  mf__map asked;            /* selector -> itself, once `resolve` was asked; read without the lock */
};

/* Says that a table changed; after the change, so that who sees the number sees the change. */
void mf__table_changed(mf_table *table);

/* The method for a selector, its own or inherited, or NULL. */
static inline const mf_method *mf__table_find(const mf_table *table, mf_selector selector) {
  do {
    const mf_method *method = mf__methods_find(&table->methods, selector);
    if (method) return method;
    table = table->parent;
  } while (table);
  return NULL;
}

/* The hooks of the table or its nearest parent that has some, or NULL. */
static inline const mf__hooks *mf__table_hooks(const mf_table *table) {
  for (; table; table = table->parent) {
    const mf__hooks *hooks = atomic_load_explicit(&table->hooks, memory_order_acquire);
    if (hooks) return hooks;
  }
  return NULL;
}

/* Whether `resolve` has been asked about a selector; if so, what it added can be found. */
static inline bool mf__table_was_asked(const mf_table *table, mf_selector selector) {
  return mf__map_find(&table->asked, selector) != NULL;
}

/* Takes note that it has been asked. */
void mf__table_note_asked(mf_table *table, mf_selector selector);

#endif
