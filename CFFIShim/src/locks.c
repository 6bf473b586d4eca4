#include "locks.h"

#include <stdalign.h>
#include <stdatomic.h>

#include "fork.h"

static mf__lock lists = MF_LOCK_INIT;

void mf__lists_lock(void) {
  mf__fork_watch();
  mf__lock_take(&lists);
}

void mf__lists_unlock(void) { mf__lock_leave(&lists); }

enum { COUNT = 16 }; /* of a kind; a power of two */

typedef struct padded {
  alignas(64) mf__lock lock; /* a cache line each */
} padded;

#define ONE {MF_LOCK_INIT}
#define FOUR ONE, ONE, ONE, ONE
#define ALL {FOUR, FOUR, FOUR, FOUR}
static padded locks[MF__LOCK_KINDS][COUNT] = {ALL, ALL, ALL};

mf__lock *mf__lock_next(mf__lock_kind kind) {
  static _Atomic unsigned next[MF__LOCK_KINDS];
  mf__fork_watch();
  return &locks[kind][atomic_fetch_add_explicit(&next[kind], 1, memory_order_relaxed) % COUNT].lock;
}

void mf__locks_take(void) {
  mf__lock_take(&lists);
  for (int kind = 0; kind < MF__LOCK_KINDS; kind++)
    for (int i = 0; i < COUNT; i++) mf__lock_take(&locks[kind][i].lock);
}

void mf__locks_leave(void) {
  for (int kind = MF__LOCK_KINDS; kind-- > 0;)
    for (int i = COUNT; i-- > 0;) mf__lock_leave(&locks[kind][i].lock);
  mf__lock_leave(&lists);
}

static mf__lock intern = MF_LOCK_INIT;

void mf__intern_lock(void) {
  mf__fork_watch();
  mf__lock_take(&intern);
}

void mf__intern_unlock(void) { mf__lock_leave(&intern); }
