#include "roster.h"

#include <limits.h>

#include "alloc.h"

mf__entry *mf__entry_create(mf_target target, const mf_retention *retention, void *holder) {
  mf__entry *entry = mf__calloc(1, sizeof *entry);
  if (!entry) return NULL;
  entry->object = target.object;
  entry->table = mf_table_retain(target.table);
  entry->retention = retention;
  entry->holder = holder;
  return entry;
}

void mf__entry_discard(mf__entry *entry) {
  mf_table_release(entry->table);
  mf__free(entry);
}

/* Behind the entries: a bit for each that is left behind. */
static unsigned char *left_behind(mf__roster *roster) { return (unsigned char *)&roster->entries[roster->capacity]; }

mf__roster *mf__roster_create(size_t capacity) {
  static _Atomic uint64_t last_serial;
  size_t bytes = (capacity + CHAR_BIT - 1) / CHAR_BIT;
  mf__roster *roster = mf__calloc(1, sizeof *roster + capacity * sizeof roster->entries[0] + bytes);
  if (!roster) return NULL;
  roster->capacity = capacity;
  roster->serial = atomic_fetch_add_explicit(&last_serial, 1, memory_order_relaxed) + 1;
  return roster;
}

void mf__roster_append(mf__roster *roster, mf__entry *entry) { roster->entries[roster->used++] = entry; }

void mf__roster_leave(mf__roster *roster, size_t position) {
  left_behind(roster)[position / CHAR_BIT] |= (unsigned char)(1u << position % CHAR_BIT);
}

void mf__roster_leave_all(mf__roster *roster) {
  for (size_t i = 0; i < roster->used; i++) mf__roster_leave(roster, i);
}

void mf__roster_discard(mf__roster *roster) { mf__free(roster); }

void mf__roster_retain(mf__roster *roster) { atomic_fetch_add_explicit(&roster->references, 1, memory_order_relaxed); }

void mf__roster_release(mf__roster *roster) {
  if (atomic_fetch_sub_explicit(&roster->references, 1, memory_order_acq_rel) != 1) return;
  const unsigned char *left = left_behind(roster);
  for (size_t i = 0; i < roster->used; i++)
    if (left[i / CHAR_BIT] >> i % CHAR_BIT & 1) mf__free(roster->entries[i]);
  mf__free(roster);
}
