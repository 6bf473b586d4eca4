#include "map.h"

#include "alloc.h"

enum { FIRST_SHIFT = 64 - 3 }; /* 8 slots */

static size_t slot_count(const mf__slots *slots) { return (size_t)1 << (64 - slots->shift); }

/* The slot of a key, or the free one where it would go. */
static mf__slot *seek(mf__slots *slots, const void *key) {
  size_t mask = slot_count(slots) - 1;
  for (size_t i = mf__map_home(key, slots->shift);; i = (i + 1) & mask) {
    const void *there = atomic_load_explicit(&slots->slot[i].key, memory_order_relaxed);
    if (there == key || !there) return &slots->slot[i];
  }
}

static mf__slots *grown(mf__slots *old) {
  unsigned shift = old ? old->shift - 1 : FIRST_SHIFT;
  size_t count = (size_t)1 << (64 - shift);
  mf__slots *slots = mf__calloc(1, sizeof *slots + count * sizeof(mf__slot));
  if (!slots) return NULL;
  slots->shift = shift;
  slots->outgrown = old;
  for (size_t i = 0; old && i < slot_count(old); i++) {
    const void *key = atomic_load_explicit(&old->slot[i].key, memory_order_relaxed);
    const void *value = atomic_load_explicit(&old->slot[i].value, memory_order_relaxed);
    if (!key || !value) continue; /* what was removed is not carried over */
    mf__slot *slot = seek(slots, key);
    atomic_store_explicit(&slot->value, value, memory_order_relaxed);
    atomic_store_explicit(&slot->key, key, memory_order_relaxed);
    slots->used++;
  }
  return slots;
}

bool mf__map_reserve(mf__map *map, const void *key) {
  mf__slots *slots = atomic_load_explicit(&map->slots, memory_order_relaxed);
  if (slots && atomic_load_explicit(&seek(slots, key)->key, memory_order_relaxed)) return true;
  if (slots && (slots->used + 1) * 4 <= slot_count(slots) * 3) return true;
  slots = grown(slots);
  if (!slots) return false;
  atomic_store_explicit(&map->slots, slots, memory_order_release);
  return true;
}

bool mf__map_put(mf__map *map, const void *key, const void *value) {
  if (!mf__map_reserve(map, key)) return false;
  mf__slots *slots = atomic_load_explicit(&map->slots, memory_order_relaxed);
  mf__slot *slot = seek(slots, key);
  bool is_new = !atomic_load_explicit(&slot->key, memory_order_relaxed);
  atomic_store_explicit(&slot->value, value, memory_order_release);
  if (is_new) {
    slots->used++;
    atomic_store_explicit(&slot->key, key, memory_order_release); /* after the value: a reader that sees the key sees it */
  }
  return true;
}

void mf__map_free(mf__map *map) {
  mf__slots *slots = atomic_load_explicit(&map->slots, memory_order_relaxed);
  while (slots) {
    mf__slots *next = slots->outgrown;
    mf__free(slots);
    slots = next;
  }
}
