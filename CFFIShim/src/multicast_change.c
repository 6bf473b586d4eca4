/* Adding and removing targets: how one state follows another. */
#include "multicast_change.h"

#include <string.h>

#include "fail.h"
#include "multicast_index.h"
#include "multicast_main.h"
#include "roster.h"
#include "visit.h"

enum { SMALL = 8 }; /* targets for which there is room at first, and below which nothing is tidied up */

static void changed(mf_multicast *multicast) { atomic_fetch_add_explicit(&multicast->generation, 1, memory_order_release); }

static bool is_mortal(const mf__entry *entry) { return entry->retention && entry->retention->acquire; }

static bool is_removed(const mf__entry *entry) { return atomic_load_explicit(&entry->is_removed, memory_order_relaxed); }

/* Marks an entry, so that rounds under way do not call it any more; it goes with the current state. Under the lock. */
static void mark_removed(mf_multicast *multicast, mf__entry *entry) {
  mf__state *state = mf__current(multicast);
  mf__index_remove(multicast, entry);
  atomic_fetch_add_explicit(&entry->references, 1, memory_order_relaxed);
  entry->next_gone = state->going;
  state->going = entry;
  multicast->live--;
  multicast->mortal -= is_mortal(entry);
  atomic_store_explicit(&entry->is_removed, true, memory_order_release);
  changed(multicast);
}

bool mf__multicast_publish(mf_multicast *multicast, mf__state *state) {
  mf__state *old = mf__current(multicast);
  atomic_store_explicit(&multicast->published, state, memory_order_seq_cst);
  return mf__retire(&old->retired, &multicast->line, old->going != NULL);
}

/* A state over a new roster with the live entries and, at its place, one more (or NULL); not published. NULL without memory. */
static mf__state *rearranged(mf_multicast *multicast, mf__entry *added, mf_placement placement, const mf__entry *anchor) {
  mf__roster *old = mf__current(multicast)->roster;
  size_t room = (multicast->live + (added != NULL)) * 2;
  mf__roster *roster = mf__roster_create(room < SMALL ? SMALL : room);
  mf__state *state = roster ? mf__state_create(roster) : NULL;
  if (!state) {
    mf__roster_discard(roster);
    return NULL;
  }
  if (added && placement == MF_AT_START) mf__roster_append(roster, added);
  for (size_t i = 0; i < old->used; i++) {
    mf__entry *entry = old->entries[i];
    if (is_removed(entry)) continue;
    if (added && placement == MF_BEFORE && entry == anchor) mf__roster_append(roster, added);
    mf__roster_append(roster, entry);
    if (added && placement == MF_AFTER && entry == anchor) mf__roster_append(roster, added);
  }
  if (added && placement == MF_AT_END) mf__roster_append(roster, added);
  atomic_store_explicit(&state->count, roster->used, memory_order_relaxed);
  return state;
}

/* After entries were marked, of which `removed` is one: a state without them follows. True when it is time to sweep. Under the lock. */
static bool supersede(mf_multicast *multicast, mf__entry *removed) {
  mf__roster *roster = mf__current(multicast)->roster;
  size_t dead = roster->used - multicast->live;
  mf__state *tidy = dead > SMALL && dead > multicast->live ? rearranged(multicast, NULL, MF_AT_END, NULL) : NULL;
  bool is_time = mf__multicast_publish(multicast, tidy ? tidy : mf__state_after(removed, roster));
  if (tidy) mf__index_rebuild(multicast);
  return is_time;
}

/* Brings an entry to its place. Under the lock. */
static mf_status place(mf_multicast *multicast, mf__entry *entry, mf_placement placement, const mf__entry *anchor, bool *is_time) {
  mf__state *state = mf__current(multicast);
  mf__roster *roster = state->roster;
  if (!mf__index_reserve(multicast)) return MF_NO_MEMORY;
  if (placement == MF_AT_END && roster->used < roster->capacity) {
    mf__roster_append(roster, entry);
    mf__index_add(multicast, entry);
    atomic_store_explicit(&state->count, roster->used, memory_order_release);
  } else {
    state = rearranged(multicast, entry, placement, anchor);
    if (!state) return MF_NO_MEMORY;
    *is_time |= mf__multicast_publish(multicast, state);
    mf__index_rebuild(multicast);
  }
  multicast->live++;
  multicast->mortal += is_mortal(entry);
  changed(multicast);
  return MF_OK;
}

static mf_status insert(mf__visit *visit, mf__entry *entry, mf_placement placement, const void *anchor_object, bool *is_time) {
  mf_multicast *multicast = visit->multicast;
  mf_status status;
  mf__lock_take(multicast->lock);
  mf__entry *there;
  while ((there = mf__index_find(multicast, entry->object)) && !atomic_load_explicit(&there->is_gone, memory_order_acquire)) {
    /* Foreign code tells, so not under the lock; when it is gone, look again. */
    mf__lock_leave(multicast->lock);
    if (mf__entry_is_alive(there)) return MF_DUPLICATE;
    mf__lock_take(multicast->lock);
  }
  const mf__entry *anchor = placement >= MF_BEFORE ? mf__index_find(multicast, anchor_object) : NULL;
  if (placement >= MF_BEFORE && (!anchor || anchor == there)) {
    status = MF_NOT_FOUND;
  } else {
    if (there) { /* a dead one, at whose address this object was made */
      mark_removed(multicast, there);
      *is_time |= supersede(multicast, there);
    }
    status = place(multicast, entry, placement, anchor, is_time);
  }
  mf__lock_leave(multicast->lock);
  return status;
}

static mf_status explain_failure(const mf_multicast *multicast, mf_target target, mf_status status, mf_error *error) {
  switch (status) {
    case MF_DUPLICATE:
      return MF_FAIL_SUBJECT(error, status, multicast->name, .object = target.object, .reason = "the object is a target of it");
    case MF_NOT_FOUND:
      return MF_FAIL_SUBJECT(error, status, multicast->name, .object = target.object,
                             .reason = "the object next to which the target should go is not in it");
    default: return status ? MF_FAIL_MEMORY(error) : MF_OK;
  }
}

mf_status mf_multicast_insert(mf_multicast *multicast, mf_target target, const mf_retention *retention, void *holder,
                              mf_placement placement, void *anchor, mf_error *error) {
  if (!target.table)
    return MF_FAIL_SUBJECT(error, MF_INVALID_ARGUMENT, multicast->name, .reason = "the nil target cannot be added");
  if (target.object == multicast && target.table == multicast->table)
    return MF_FAIL_SUBJECT(error, MF_FORWARDING_LOOP, multicast->name, .object = target.object,
                           .reason = "a multicast cannot be a target of itself");
  if ((unsigned)placement > MF_AFTER)
    return MF_FAIL_SUBJECT(error, MF_INVALID_ARGUMENT, multicast->name, .reason = "there is no such place among the targets");
  if (mf_multicast_is_main(multicast, target.object)) return explain_failure(multicast, target, MF_DUPLICATE, error);
  mf__entry *entry = mf__entry_create(target, retention, holder);
  mf__visit visit;
  if (!entry || !mf__visit_begin(&visit, multicast)) {
    if (entry) mf__entry_discard(entry);
    return MF_FAIL_MEMORY(error);
  }
  bool is_time = false;
  mf_status status = insert(&visit, entry, placement, anchor, &is_time);
  status = explain_failure(multicast, target, status, error);
  mf__visit_end(&visit);
  if (status) mf__entry_discard(entry);
  if (is_time) mf__retired_sweep();
  return status;
}

mf_status mf_multicast_add(mf_multicast *multicast, mf_target target, const mf_retention *retention, void *holder,
                           mf_error *error) {
  return mf_multicast_insert(multicast, target, retention, holder, MF_AT_END, NULL, error);
}

/* `holder` NULL: whatever it was added with. */
static bool take_out(mf_multicast *multicast, const void *object, const void *const *holder) {
  bool is_time = false;
  mf__lock_take(multicast->lock);
  mf__entry *entry = mf__index_find(multicast, object);
  if (entry && holder && entry->holder != *holder) entry = NULL;
  if (entry) {
    mark_removed(multicast, entry);
    is_time = supersede(multicast, entry);
  }
  mf__lock_leave(multicast->lock);
  if (is_time) mf__retired_sweep();
  return entry != NULL;
}

bool mf__multicast_take_out(mf_multicast *multicast, const void *object) { return take_out(multicast, object, NULL); }

bool mf__multicast_take_out_held(mf_multicast *multicast, const void *object, const void *holder) {
  return take_out(multicast, object, &holder);
}

mf_status mf_multicast_remove(mf_multicast *multicast, void *object, mf_error *error) {
  if (mf__multicast_take_out(multicast, object)) return MF_OK;
  mf_multicast *main = mf__main_of(multicast);
  if (main && mf__multicast_take_out(main, object)) return MF_OK;
  return MF_FAIL_SUBJECT(error, MF_NOT_FOUND, multicast->name, .object = object, .reason = "the object is not a target of it");
}

mf__entry *mf__multicast_mark_all(mf_multicast *multicast) {
  const mf__roster *roster = mf__current(multicast)->roster;
  mf__entry *marked = NULL;
  for (size_t i = 0; i < roster->used; i++)
    if (!is_removed(roster->entries[i])) mark_removed(multicast, marked = roster->entries[i]);
  return marked;
}

void mf_multicast_remove_all(mf_multicast *multicast) {
  mf_multicast *main = mf__main_of(multicast);
  if (main) mf_multicast_remove_all(main);
  mf__lock_take(multicast->lock);
  mf__entry *removed = mf__multicast_mark_all(multicast);
  bool is_time = removed && supersede(multicast, removed);
  mf__lock_leave(multicast->lock);
  if (is_time) mf__retired_sweep();
}

void mf__multicast_drop_gone(mf_multicast *multicast, mf__entry *const *entries, size_t count) {
  mf__entry *removed = NULL;
  mf__lock_take(multicast->lock);
  for (size_t i = 0; i < count; i++)
    if (!is_removed(entries[i]) && atomic_load_explicit(&entries[i]->is_gone, memory_order_acquire))
      mark_removed(multicast, removed = entries[i]);
  bool is_time = removed && supersede(multicast, removed);
  mf__lock_leave(multicast->lock);
  if (is_time) mf__retired_sweep();
}
