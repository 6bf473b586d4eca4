/* Entries, rosters and states: how they are made, shared and freed. Nothing here takes a lock. */
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

/* For whoever else shares it. */
mf__roster *mf__roster_retain(mf__roster *roster);
void mf__roster_release(mf__roster *roster);

/* Puts an entry at the end, where there is room. */
void mf__roster_append(mf__roster *roster, mf__entry *entry);

/* A state over a roster, which it shares; NULL without memory. */
mf__state *mf__state_create(mf__roster *roster);

/* The one that a removed entry has kept for this; once. */
mf__state *mf__state_after(mf__entry *removed, mf__roster *roster);

/* For mf__retire: lets go of what was removed, then frees the state, and the roster with the last state that shares it. */
void mf__state_finish(mf__retired *state);

/* For a state that was never published. */
void mf__state_discard(mf__state *state);

#endif
