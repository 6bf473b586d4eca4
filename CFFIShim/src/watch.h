/* Two numbers that grow when something changes, and what they were. */
#ifndef MF_WATCH_H
#define MF_WATCH_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct mf__watch {
  const _Atomic uint64_t *numbers[2];
  uint64_t seen[2];
} mf__watch;

static inline bool mf__watch_holds(const mf__watch *watch) {
  return atomic_load_explicit(watch->numbers[0], memory_order_acquire) == watch->seen[0] &&
         atomic_load_explicit(watch->numbers[1], memory_order_acquire) == watch->seen[1];
}

#endif
