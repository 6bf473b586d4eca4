#include "text_map.h"

#include "alloc.h"

#include <stdatomic.h>
#include <string.h>

typedef struct entry {
  const char *text;
  const void *value;
  size_t length;
  uint32_t tag;
  uint32_t hash;
} entry;

struct mf__text_slots {
  struct mf__text_slots *older; /* keeps what this one replaced reachable */
  size_t capacity;              /* a power of two, at least a third empty */
  size_t count;                 /* read and written under the intern lock only */
  _Atomic(const entry *) slots[];
};

enum { FIRST_CAPACITY = 64 };

/* FNV-1a, with the high bits folded in, since the low ones choose the slot. */
static uint32_t hash_text(const char *text, size_t length, uint32_t tag) {
  uint64_t hash = 0xcbf29ce484222325u ^ tag;
  for (size_t i = 0; i < length; i++) hash = (hash ^ (unsigned char)text[i]) * 0x100000001b3u;
  return (uint32_t)(hash ^ hash >> 32);
}

const void *mf__text_map_find(mf__text_map *map, const char *text, size_t length, uint32_t tag) {
  struct mf__text_slots *table = atomic_load_explicit(&map->slots, memory_order_acquire);
  if (!table) return NULL;
  uint32_t hash = hash_text(text, length, tag);
  for (size_t i = hash;; i++) {
    const entry *found = atomic_load_explicit(&table->slots[i & (table->capacity - 1)], memory_order_acquire);
    if (!found) return NULL;
    if (found->hash == hash && found->tag == tag && found->length == length && memcmp(found->text, text, length) == 0)
      return found->value;
  }
}

static void put(struct mf__text_slots *table, const entry *added) {
  size_t i = added->hash;
  while (atomic_load_explicit(&table->slots[i & (table->capacity - 1)], memory_order_relaxed)) i++;
  atomic_store_explicit(&table->slots[i & (table->capacity - 1)], added, memory_order_release);
  table->count++;
}

static struct mf__text_slots *grown(struct mf__text_slots *old) {
  size_t capacity = old ? old->capacity * 2 : FIRST_CAPACITY;
  struct mf__text_slots *table = mf__malloc(sizeof *table + capacity * sizeof table->slots[0]);
  if (!table) return NULL;
  *table = (struct mf__text_slots){.older = old, .capacity = capacity};
  for (size_t i = 0; i < capacity; i++) atomic_init(&table->slots[i], NULL);
  for (size_t i = 0; old && i < old->capacity; i++) {
    const entry *kept = atomic_load_explicit(&old->slots[i], memory_order_relaxed);
    if (kept) put(table, kept);
  }
  return table;
}

bool mf__text_map_add(mf__text_map *map, const char *text, size_t length, uint32_t tag, const void *value) {
  entry *added = mf__malloc(sizeof *added);
  if (!added) return false;
  *added = (entry){.text = text, .value = value, .length = length, .tag = tag, .hash = hash_text(text, length, tag)};
  struct mf__text_slots *table = atomic_load_explicit(&map->slots, memory_order_relaxed);
  if (!table || table->count >= table->capacity / 3 * 2) {
    table = grown(table);
    if (!table) return mf__free(added), false;
    put(table, added);
    atomic_store_explicit(&map->slots, table, memory_order_release);
    return true;
  }
  put(table, added);
  return true;
}
