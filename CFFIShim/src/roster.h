/* Entries and rosters: how they are made, shared and freed. Nothing here takes a lock.

   Rosters of one multicast end in the order in which they were made, since the states that share them do. So an entry goes with the last
   roster that it is in: the one that, when another took its place, left it behind. */
#ifndef MF_ROSTER_H
#define MF_ROSTER_H

#include "multicast_impl.h"

/* A new entry, which nobody holds yet; the table is retained. NULL without memory. Unless it comes into a roster, free it with _discard,
   which does not touch the holder. */
mf__entry *mf__entry_create(mf_target target, const mf_retention *retention, void *holder);
void mf__entry_discard(mf__entry *entry);

/* An empty roster; NULL without memory. _discard is for one that no state shares; NULL is allowed. */
mf__roster *mf__roster_create(size_t capacity);
void mf__roster_discard(mf__roster *roster);

/* For states that share it; the last one frees it, and what it left behind. */
void mf__roster_retain(mf__roster *roster);
void mf__roster_release(mf__roster *roster);

/* Puts an entry at the end, where there is room. */
void mf__roster_append(mf__roster *roster, mf__entry *entry);

/* Takes note that the entry at a position is not in the next roster, and that none is. Under the lock. */
void mf__roster_leave(mf__roster *roster, size_t position);
void mf__roster_leave_all(mf__roster *roster);

#endif
