/* A visit: a state of a multicast is pinned while its targets are looked at, one after the other, each kept alive meanwhile. */
#ifndef MF_VISIT_H
#define MF_VISIT_H

#include "multicast_impl.h"

typedef struct mf__visit {
  mf_multicast *multicast;
  mf__pins *pins;
  mf__state *state;
  bool saw_gone; /* a target was found gone: its place is reclaimed at the end */
} mf__visit;

/* Begins a visit of the current state; false without memory, which only a thread's first visit needs. */
bool mf__visit_begin(mf__visit *visit, mf_multicast *multicast);

/* Ends the latest visit of this thread. The multicast may be gone afterwards. */
void mf__visit_end(mf__visit *visit);

/* Keeps a target alive until mf__visit_leave; false when it was removed or is gone. */
static inline bool mf__visit_enter(mf__visit *visit, mf__entry *entry, void **object) {
  if (atomic_load_explicit(&entry->is_removed, memory_order_acquire)) return false;
  *object = entry->object;
  if (!entry->retention || !entry->retention->acquire) return true;
  *object = entry->retention->acquire(entry->holder);
  if (*object) return true;
  atomic_store_explicit(&entry->is_gone, true, memory_order_release);
  visit->saw_gone = true;
  return false;
}

/* The last reference may go, and what the object then sends is a new message. */
static inline void mf__visit_leave(const mf__entry *entry, void *object) {
  if (!entry->retention || !entry->retention->acquire || !entry->retention->release) return;
  const mf__link *chain = mf__chain;
  mf__chain = NULL;
  entry->retention->release(object);
  mf__chain = chain;
}

#endif
