#include "multicast_index.h"

#include <string.h>

#include "alloc.h"

enum { FIRST_SIZE = 8, PER_LIST = 2 };

/* Objects that lie side by side have lists that do. */
static uint32_t *list_of(const mf_multicast *multicast, const void *object) {
  size_t hash = (size_t)(mf__map_hash(object) >> 32) + ((uintptr_t)object & 15);
  return &multicast->index[hash & (multicast->index_size - 1)];
}

static mf__entry *entry_at(const mf_multicast *multicast, uint32_t link) {
  return mf__current(multicast)->roster->entries[link - 1];
}

mf__entry *mf__index_find(const mf_multicast *multicast, const void *object) {
  if (!multicast->index_size) return NULL;
  for (uint32_t link = *list_of(multicast, object); link;) {
    mf__entry *entry = entry_at(multicast, link);
    if (entry->object == object) return entry;
    link = entry->next;
  }
  return NULL;
}

bool mf__index_reserve(mf_multicast *multicast) {
  if (multicast->live < PER_LIST * multicast->index_size) return true;
  size_t size = multicast->index_size ? multicast->index_size * 2 : FIRST_SIZE;
  uint32_t *index = mf__malloc(size * sizeof *index);
  if (!index) return false;
  mf__free(multicast->index);
  multicast->index = index;
  multicast->index_size = size;
  mf__index_rebuild(multicast);
  return true;
}

void mf__index_add(mf_multicast *multicast, size_t position) {
  mf__entry *entry = mf__current(multicast)->roster->entries[position];
  uint32_t *list = list_of(multicast, entry->object);
  entry->next = *list;
  *list = (uint32_t)position + 1;
}

size_t mf__index_remove(mf_multicast *multicast, const mf__entry *entry) {
  uint32_t *link = list_of(multicast, entry->object);
  mf__entry *there;
  while ((there = entry_at(multicast, *link)) != entry) link = &there->next;
  size_t position = *link - 1;
  *link = entry->next;
  return position;
}

/* Gives back what targets that left took. */
static void shrink(mf_multicast *multicast) {
  size_t size = multicast->index_size;
  while (size > FIRST_SIZE && multicast->live < size / 4) size /= 2;
  uint32_t *index = size < multicast->index_size ? mf__realloc(multicast->index, size * sizeof *index) : NULL;
  if (!index) return;
  multicast->index = index;
  multicast->index_size = size;
}

void mf__index_rebuild(mf_multicast *multicast) {
  shrink(multicast);
  memset(multicast->index, 0, multicast->index_size * sizeof *multicast->index);
  const mf__roster *roster = mf__current(multicast)->roster;
  for (size_t i = 0; i < roster->used; i++)
    if (!atomic_load_explicit(&roster->entries[i]->is_removed, memory_order_relaxed)) mf__index_add(multicast, i);
}
