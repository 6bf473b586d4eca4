/* The lock of this folder. Never held while foreign code runs. */
#ifndef MF_LOCK_H
#define MF_LOCK_H

#include <pthread.h>

typedef pthread_mutex_t mf__lock;
#define MF_LOCK_INIT PTHREAD_MUTEX_INITIALIZER

static inline void mf__lock_take(mf__lock *lock) { pthread_mutex_lock(lock); }
static inline void mf__lock_leave(mf__lock *lock) { pthread_mutex_unlock(lock); }

#endif
