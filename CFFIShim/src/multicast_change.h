/* Changes that other files of this folder ask for. */
#ifndef MF_MULTICAST_CHANGE_H
#define MF_MULTICAST_CHANGE_H

#include "multicast_impl.h"

/* Removes those of `count` entries that were found gone, if they are still there; the caller's visit keeps them. Takes the lock. */
void mf__multicast_drop_gone(mf_multicast *multicast, mf__entry *const *entries, size_t count);

/* Removes a target that is not the main one; false when it is not there. */
bool mf__multicast_take_out(mf_multicast *multicast, const void *object);

/* The same, if it was added with this holder. */
bool mf__multicast_take_out_held(mf_multicast *multicast, const void *object, const void *holder);

/* Removes every target behind this one, if this one was added with this holder. */
void mf__multicast_take_out_behind(mf_multicast *multicast, const void *object, const void *holder);

/* Marks every entry as removed, in the current state; false if there is none. Under the lock. */
bool mf__multicast_mark_all(mf_multicast *multicast);

#endif
