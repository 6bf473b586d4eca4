/* The locks under which multicasts change: a few, shared by all multicasts, so that fork can take every one of them. */
#ifndef MF_CHANGE_LOCK_H
#define MF_CHANGE_LOCK_H

#include "lock.h"

/* One of them; nobody ever holds two. */
mf__lock *mf__change_lock_next(void);

/* All of them, around fork. */
void mf__change_locks_take(void);
void mf__change_locks_leave(void);

#endif
