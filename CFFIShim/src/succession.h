/* How one state of a multicast follows another. All of it under the multicast's lock, unless it says otherwise. */
#ifndef MF_SUCCESSION_H
#define MF_SUCCESSION_H

#include "multicast_impl.h"

/* Takes note of a change; after it, so that who sees the number sees the change. */
void mf__multicast_changed(mf_multicast *multicast);

static inline bool mf__entry_is_removed(const mf__entry *entry) {
  return atomic_load_explicit(&entry->is_removed, memory_order_relaxed);
}

static inline bool mf__entry_is_mortal(const mf__entry *entry) { return entry->retention && entry->retention->acquire; }

/* Publishes a state and retires the one before it; true when it is time to sweep. */
bool mf__multicast_publish(mf_multicast *multicast, mf__state *state);

/* Marks an entry, so that rounds under way do not call it any more; it goes with the current state. */
void mf__multicast_mark(mf_multicast *multicast, mf__entry *entry);

/* After entries were marked: a state without them follows, now or as soon as there is one. Needs no memory. True when it is time to sweep. */
bool mf__multicast_supersede(mf_multicast *multicast);

/* Brings an entry to its place; false without memory. `is_time` becomes true when it is time to sweep. */
bool mf__multicast_place(mf_multicast *multicast, mf__entry *entry, mf_placement placement, const mf__entry *anchor, bool *is_time);

/* Takes a state back that has ended. Takes the lock. The multicast may be gone afterwards. */
void mf__multicast_take_back(mf__state *state);

#endif
