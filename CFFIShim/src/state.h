/* States: how they are made, and what goes with them.

   Removing needs no memory, but a state to follow the current one. Each multicast has a spare one; a state that ends becomes the spare one
   where there is none. While the spare one waits for a round to end, removing takes memory for another. Without memory the removed
   target goes with the current state, which is superseded as soon as a state ends. */
#ifndef MF_STATE_H
#define MF_STATE_H

#include "multicast_impl.h"

/* A state over a roster, which it shares; NULL without memory. */
mf__state *mf__state_create(mf_multicast *multicast, mf__roster *roster);

/* The same, the spare one if there is one. Under the lock. */
mf__state *mf__state_take(mf_multicast *multicast, mf__roster *roster);

/* Makes the spare state of a new multicast; false without memory. */
bool mf__state_begin_spare(mf_multicast *multicast);

/* For a state that was never published. */
void mf__state_discard(mf__state *state);

#endif
