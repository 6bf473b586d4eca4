/* Which position an object has: open addressing over the positions of the current roster. Only under the multicast's lock. */
#ifndef MF_MULTICAST_INDEX_H
#define MF_MULTICAST_INDEX_H

#include "multicast_impl.h"

/* The entry of an object that was not removed, or NULL. */
mf__entry *mf__index_find(const mf_multicast *multicast, const void *object);

/* Room for one more; false without memory. */
bool mf__index_reserve(mf_multicast *multicast);

/* Enters an entry by its position; there is room. */
void mf__index_add(mf_multicast *multicast, const mf__entry *entry);

/* Takes an entry out that is in it, before its position changes. */
void mf__index_remove(mf_multicast *multicast, const mf__entry *entry);

/* Enters every entry of the current roster anew, after positions changed; there is room. */
void mf__index_rebuild(mf_multicast *multicast);

#endif
