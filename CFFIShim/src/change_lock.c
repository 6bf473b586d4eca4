#include "change_lock.h"

#include <stdalign.h>
#include <stdatomic.h>

enum { COUNT = 16 }; /* a power of two */

typedef struct padded {
  alignas(64) mf__lock lock; /* a cache line each */
} padded;

#define ONE {MF_LOCK_INIT}
#define FOUR ONE, ONE, ONE, ONE
static padded locks[COUNT] = {FOUR, FOUR, FOUR, FOUR};

mf__lock *mf__change_lock_next(void) {
  static _Atomic unsigned next;
  return &locks[atomic_fetch_add_explicit(&next, 1, memory_order_relaxed) % COUNT].lock;
}

void mf__change_locks_take(void) {
  for (int i = 0; i < COUNT; i++) mf__lock_take(&locks[i].lock);
}

void mf__change_locks_leave(void) {
  for (int i = COUNT; i-- > 0;) mf__lock_leave(&locks[i].lock);
}
