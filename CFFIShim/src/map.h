/* A map from pointers to pointers that any thread reads without a lock, and one thread at a time changes.

   Open addressing; a key, once there, keeps its slot and only its value changes (NULL: nothing). A map that grows is published anew;
   the arrays it outgrew are kept until the map is freed, since a reader may still be in one: all of them together are smaller than the last. */
#ifndef MF_MAP_H
#define MF_MAP_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct mf__slot {
  _Atomic(const void *) key;
  _Atomic(const void *) value;
} mf__slot;

typedef struct mf__slots {
  struct mf__slots *outgrown;
  size_t used;    /* keys, read and written by the changing thread only */
  unsigned shift; /* 64 - log2 of the number of slots */
  mf__slot slot[];
} mf__slots;

typedef struct mf__map {
  _Atomic(mf__slots *) slots;
} mf__map;

/* Pointers from an allocator differ in their middle bits: a multiplication spreads them to the top. */
static inline uint64_t mf__map_hash(const void *key) { return ((uint64_t)(uintptr_t)key >> 4) * 0x9e3779b97f4a7c15u; }
static inline size_t mf__map_home(const void *key, unsigned shift) { return (size_t)(mf__map_hash(key) >> shift); }

/* The value of a key, or NULL. */
static inline const void *mf__map_find(const mf__map *map, const void *key) {
  const mf__slots *slots = atomic_load_explicit(&map->slots, memory_order_acquire);
  if (!slots) return NULL;
  size_t mask = ((size_t)1 << (64 - slots->shift)) - 1;
  for (size_t i = mf__map_home(key, slots->shift);; i = (i + 1) & mask) {
    const void *there = atomic_load_explicit(&slots->slot[i].key, memory_order_acquire);
    if (there == key) return atomic_load_explicit(&slots->slot[i].value, memory_order_acquire);
    if (!there) return NULL;
  }
}

/* Makes sure that the next mf__map_put of this key cannot fail; false without memory. */
bool mf__map_reserve(mf__map *map, const void *key);

/* Sets a value; false without memory (then nothing changed). */
bool mf__map_put(mf__map *map, const void *key, const void *value);

void mf__map_free(mf__map *map);

#endif
