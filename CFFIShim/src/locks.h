/* The locks that many share, in the order in which they nest: fork takes every one of them. */
#ifndef MF_LOCKS_H
#define MF_LOCKS_H

#include "lock.h"

/* The one lock for what the library has one list of: loaded plug-ins, registered protocols, tables of multicasts. */
void mf__lists_lock(void);
void mf__lists_unlock(void);

/* Who has a lock that is one of a few, shared by all of its kind. */
typedef enum mf__lock_kind { MF__LOCK_PLUGIN, MF__LOCK_MULTICAST, MF__LOCK_TABLE, MF__LOCK_KINDS } mf__lock_kind;

/* One of them for a new one of its kind; nobody ever holds two. */
mf__lock *mf__lock_next(mf__lock_kind kind);

/* All of the above, around fork. */
void mf__locks_take(void);
void mf__locks_leave(void);

/* The one lock under which new selectors, types and signatures are made. Nothing is locked under it. */
void mf__intern_lock(void);
void mf__intern_unlock(void);

#endif
