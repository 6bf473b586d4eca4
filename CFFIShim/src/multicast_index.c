#include "multicast_index.h"

#include <string.h>

#include "alloc.h"

enum { FREE, DELETED, FIRST }; /* a slot holds one of the first two, or FIRST + a position */

static size_t home(const mf_multicast *multicast, const void *object) {
  return (size_t)((((uint64_t)(uintptr_t)object >> 4) * 0x9e3779b97f4a7c15u) >> 20) & (multicast->index_size - 1);
}

static mf__entry *entry_at(const mf_multicast *multicast, uint32_t slot) {
  return mf__current(multicast)->roster->entries[slot - FIRST];
}

mf__entry *mf__index_find(const mf_multicast *multicast, const void *object) {
  if (!multicast->index_size) return NULL;
  for (size_t i = home(multicast, object);; i = (i + 1) & (multicast->index_size - 1)) {
    uint32_t slot = multicast->index[i];
    if (slot == FREE) return NULL;
    if (slot == DELETED) continue;
    mf__entry *entry = entry_at(multicast, slot);
    if (entry->object == object) return entry;
  }
}

bool mf__index_reserve(mf_multicast *multicast) {
  if ((multicast->index_used + 1) * 4 <= multicast->index_size * 3) return true;
  size_t size = 8;
  while ((multicast->live + 1) * 2 > size) size *= 2;
  uint32_t *index = mf__calloc(size, sizeof *index);
  if (!index) return false;
  mf__free(multicast->index);
  multicast->index = index;
  multicast->index_size = size;
  mf__index_rebuild(multicast);
  return true;
}

void mf__index_add(mf_multicast *multicast, const mf__entry *entry) {
  size_t i = home(multicast, entry->object);
  while (multicast->index[i] != FREE) i = (i + 1) & (multicast->index_size - 1);
  multicast->index[i] = FIRST + entry->position;
  multicast->index_used++;
}

void mf__index_remove(mf_multicast *multicast, const mf__entry *entry) {
  size_t i = home(multicast, entry->object);
  while (multicast->index[i] != FIRST + entry->position) i = (i + 1) & (multicast->index_size - 1);
  multicast->index[i] = DELETED;
}

void mf__index_rebuild(mf_multicast *multicast) {
  memset(multicast->index, 0, multicast->index_size * sizeof *multicast->index);
  multicast->index_used = 0;
  const mf__roster *roster = mf__current(multicast)->roster;
  for (size_t i = 0; i < roster->used; i++)
    if (!atomic_load_explicit(&roster->entries[i]->is_removed, memory_order_relaxed)) mf__index_add(multicast, roster->entries[i]);
}
