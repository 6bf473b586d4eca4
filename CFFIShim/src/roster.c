#include "roster.h"

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

static void entry_retain(mf__entry *entry) { atomic_fetch_add_explicit(&entry->references, 1, memory_order_relaxed); }

static void entry_release(mf__entry *entry) {
  if (atomic_fetch_sub_explicit(&entry->references, 1, memory_order_acq_rel) == 1) mf__free(entry);
}

mf__roster *mf__roster_create(size_t capacity) {
  static _Atomic uint64_t last_serial;
  mf__roster *roster = mf__calloc(1, sizeof *roster + capacity * sizeof(mf__entry *));
  if (!roster) return NULL;
  roster->capacity = capacity;
  roster->serial = atomic_fetch_add_explicit(&last_serial, 1, memory_order_relaxed) + 1;
  return roster;
}

void mf__roster_append(mf__roster *roster, mf__entry *entry) {
  entry_retain(entry);
  entry->position = (uint32_t)roster->used;
  roster->entries[roster->used++] = entry;
}

void mf__roster_discard(mf__roster *roster) { mf__free(roster); }

mf__roster *mf__roster_retain(mf__roster *roster) {
  atomic_fetch_add_explicit(&roster->references, 1, memory_order_relaxed);
  return roster;
}

void mf__roster_release(mf__roster *roster) {
  if (atomic_fetch_sub_explicit(&roster->references, 1, memory_order_acq_rel) != 1) return;
  for (size_t i = 0; i < roster->used; i++) entry_release(roster->entries[i]);
  mf__free(roster);
}

static mf__state *state_begin(mf__state *state, mf__roster *roster) {
  state->roster = roster;
  state->retired.finish = mf__state_finish;
  atomic_fetch_add_explicit(&roster->references, 1, memory_order_relaxed);
  atomic_init(&state->count, roster->used);
  return state;
}

mf__state *mf__state_create(mf__roster *roster) {
  mf__state *state = mf__calloc(1, sizeof *state);
  return state ? state_begin(state, roster) : NULL;
}

mf__state *mf__state_after(mf__entry *removed, mf__roster *roster) {
  entry_retain(removed);
  removed->after.home = removed;
  return state_begin(&removed->after, roster);
}

void mf__state_discard(mf__state *state) {
  mf__roster_release(state->roster);
  if (state->home) entry_release(state->home);
  else mf__free(state);
}

void mf__state_finish(mf__retired *retired) {
  mf__state *state = (mf__state *)retired;
  mf__entry *entry = state->going;
  while (entry) {
    mf__entry *next = entry->next_gone;
    mf_table_release(entry->table);
    const mf_retention *retention = entry->retention;
    void *holder = entry->holder;
    entry_release(entry);
    if (retention && retention->dispose) retention->dispose(holder);
    entry = next;
  }
  mf__state_discard(state);
}
