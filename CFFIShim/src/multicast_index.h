/* Which position an object has: lists of positions in the current roster, linked through the entries. Only under the multicast's lock. */
#ifndef MF_MULTICAST_INDEX_H
#define MF_MULTICAST_INDEX_H

#include "multicast_impl.h"

/* The entry of an object that was not removed, or NULL. */
mf__entry *mf__index_find(const mf_multicast *multicast, const void *object);

/* Room for one more; false without memory. */
bool mf__index_reserve(mf_multicast *multicast);

/* Enters the entry at a position; there is room. */
void mf__index_add(mf_multicast *multicast, size_t position);

/* Takes an entry out that is in it; returns its position. */
size_t mf__index_remove(mf_multicast *multicast, const mf__entry *entry);

/* Enters every entry of the current roster anew, after positions changed; there is room. */
void mf__index_rebuild(mf_multicast *multicast);

#endif
