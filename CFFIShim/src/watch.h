/* What has to stay as it is while targets are called one after the other: two numbers that grow when something changes. */
#ifndef MF_WATCH_H
#define MF_WATCH_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

/* Grows with every change of any table: an answer remembered with it needs no look at the tables. */
extern _Atomic uint64_t mf__methods_epoch __attribute__((visibility("hidden"))); /* read without a look for where it is */

typedef struct mf__watch {
  const _Atomic uint64_t *generation; /* of a multicast */
  uint64_t seen;                      /* that one and the epoch added up, which is the same only when both are: neither goes back */
} mf__watch;

static inline bool mf__watch_holds(mf__watch watch) {
  uint64_t now = atomic_load_explicit(watch.generation, memory_order_acquire);
  now += atomic_load_explicit(&mf__methods_epoch, memory_order_acquire);
  return __builtin_expect(now == watch.seen, true);
}

#endif
