/* A visit: a state of a multicast is pinned while its targets are looked at, one after the other, each kept alive meanwhile. */
#ifndef MF_VISIT_H
#define MF_VISIT_H

#include "multicast_impl.h"

typedef struct mf__visit {
  mf_multicast *multicast;
  mf__pins *pins;
  mf__state *state;
  mf__deep_pin deep;
  size_t gone_from, gone_to; /* where targets were found gone, if _to is not 0: their places are reclaimed at the end */
} mf__visit;

/* The same two for a thread's first visit, one so deep that no slot is left, and one that found targets gone. */
bool mf__visit_begin_otherwise(mf__visit *visit, mf_multicast *multicast);
void mf__visit_end_otherwise(mf__visit *visit);

/* Begins a visit of the current state; false without memory, which only a thread's first visit needs. */
static inline bool mf__visit_begin(mf__visit *visit, mf_multicast *multicast) {
  mf__pins *pins = mf__own_pins;
  if (!pins || pins->depth >= MF_PIN_SLOTS) return mf__visit_begin_otherwise(visit, multicast);
  visit->multicast = multicast;
  visit->pins = pins;
  visit->gone_to = 0;
  visit->state = mf__pin(pins, &multicast->published);
  return true;
}

/* Ends the latest visit of this thread. The multicast may be gone afterwards. */
static inline void mf__visit_end(mf__visit *visit) {
  if (visit->gone_to || visit->pins->depth > MF_PIN_SLOTS) mf__visit_end_otherwise(visit);
  else if (mf__unpin(visit->pins)) mf__retired_sweep();
}

/* Keeps a target alive until mf__entry_leave; false when it is gone, of which the entry takes note. Only within a visit. */
static inline bool mf__entry_enter(mf__entry *entry, void **object) {
  *object = entry->object;
  if (!entry->retention || !entry->retention->acquire) return true;
  *object = entry->retention->acquire(entry->holder);
  if (*object) return true;
  atomic_store_explicit(&entry->is_gone, true, memory_order_release);
  return false;
}

/* The last reference may go, and what the object then sends is a new message. */
static inline void mf__entry_leave(const mf__entry *entry, void *object) {
  if (!entry->retention || !entry->retention->acquire || !entry->retention->release) return;
  const mf__link *chain = mf__chain;
  mf__chain = NULL;
  entry->retention->release(object);
  mf__chain = chain;
}

static inline bool mf__entry_is_alive(mf__entry *entry) {
  void *object;
  if (!mf__entry_enter(entry, &object)) return false;
  mf__entry_leave(entry, object);
  return true;
}

/* Enters the target at a position; false when it was removed or is gone. */
static inline bool mf__visit_enter(mf__visit *visit, size_t position, void **object) {
  mf__entry *entry = visit->state->roster->entries[position];
  if (atomic_load_explicit(&entry->is_removed, memory_order_acquire)) return false;
  if (mf__entry_enter(entry, object)) return true;
  if (!visit->gone_to) visit->gone_from = position;
  visit->gone_to = position + 1;
  return false;
}

#endif
