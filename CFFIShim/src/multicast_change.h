/* Changes that other files of this folder ask for. */
#ifndef MF_MULTICAST_CHANGE_H
#define MF_MULTICAST_CHANGE_H

#include "multicast_impl.h"

/* Removes every entry that was found gone. Takes the lock; O(n). */
void mf__multicast_drop_gone(mf_multicast *multicast);

/* Removes one that was found gone, if it is still there. Takes the lock; amortised O(1). */
void mf__multicast_drop(mf_multicast *multicast, mf__entry *entry);

/* Marks every entry as removed, in the current state. Under the lock. */
void mf__multicast_mark_all(mf_multicast *multicast);

#endif
