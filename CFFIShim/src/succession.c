#include "succession.h"

#include "alloc.h"
#include "multicast_index.h"
#include "roster.h"
#include "state.h"

enum {
  SMALL = 8,  /* targets for which there is room at first, and below which nothing is tidied up */
  LARGE = 64, /* from here on, rosters keep room for a quarter more; before, for as many again */
};

void mf__multicast_changed(mf_multicast *multicast) {
  atomic_fetch_add_explicit(&multicast->generation, 1, memory_order_release);
}

void mf__multicast_mark(mf_multicast *multicast, mf__entry *entry) {
  mf__state *state = mf__current(multicast);
  size_t position = mf__index_remove(multicast, entry);
  entry->next = state->going;
  state->going = (uint32_t)position + 1;
  multicast->live--;
  multicast->mortal -= mf__entry_is_mortal(entry);
  atomic_store_explicit(&entry->is_removed, true, memory_order_release);
  mf__multicast_changed(multicast);
}

bool mf__multicast_publish(mf_multicast *multicast, mf__state *state) {
  mf__state *old = mf__current(multicast);
  atomic_store_explicit(&multicast->published, state, memory_order_seq_cst);
  return mf__retire(&old->retired, &multicast->line, old->going != 0);
}

/* A state over a new roster with the live entries and, at its place, one more (or NULL); not published. NULL without memory. */
static mf__state *rearranged(mf_multicast *multicast, mf__entry *added, mf_placement placement, const mf__entry *anchor) {
  mf__roster *old = mf__current(multicast)->roster;
  size_t count = multicast->live + (added != NULL), room = count < LARGE ? count * 2 : count + count / 4;
  mf__roster *roster = mf__roster_create(room < SMALL ? SMALL : room);
  mf__state *state = roster ? mf__state_create(multicast, roster) : NULL;
  if (!state) {
    mf__roster_discard(roster);
    return NULL;
  }
  bool is_whole = old->used == multicast->live; /* then there is no need to look at the entries */
  if (added && placement == MF_AT_START) mf__roster_append(roster, added);
  for (size_t i = 0; i < old->used; i++) {
    mf__entry *entry = old->entries[i];
    if (!is_whole && mf__entry_is_removed(entry)) {
      mf__roster_leave(old, i);
      continue;
    }
    if (added && placement == MF_BEFORE && entry == anchor) mf__roster_append(roster, added);
    mf__roster_append(roster, entry);
    if (added && placement == MF_AFTER && entry == anchor) mf__roster_append(roster, added);
  }
  if (added && placement == MF_AT_END) mf__roster_append(roster, added);
  atomic_store_explicit(&state->count, roster->used, memory_order_relaxed);
  return state;
}

bool mf__multicast_supersede(mf_multicast *multicast) {
  mf__state *current = mf__current(multicast);
  size_t dead = current->roster->used - multicast->live;
  mf__state *tidy = dead > SMALL && dead > multicast->live ? rearranged(multicast, NULL, MF_AT_END, NULL) : NULL;
  mf__state *next = tidy ? tidy : mf__state_take(multicast, current->roster);
  if (!next) {
    mf__retire_later(&current->retired);
    return false;
  }
  bool is_time = mf__multicast_publish(multicast, next);
  if (tidy) mf__index_rebuild(multicast);
  return is_time;
}

bool mf__multicast_place(mf_multicast *multicast, mf__entry *entry, mf_placement placement, const mf__entry *anchor, bool *is_time) {
  mf__state *state = mf__current(multicast);
  mf__roster *roster = state->roster;
  if (!mf__index_reserve(multicast)) return false;
  if (placement == MF_AT_END && roster->used < roster->capacity) {
    mf__roster_append(roster, entry);
    mf__index_add(multicast, roster->used - 1);
    atomic_store_explicit(&state->count, roster->used, memory_order_release);
  } else {
    bool stay = placement == MF_AT_END && roster->used == multicast->live; /* the others, where they are */
    state = rearranged(multicast, entry, placement, anchor);
    if (!state) return false;
    *is_time |= mf__multicast_publish(multicast, state);
    if (stay) mf__index_add(multicast, state->roster->used - 1);
    else mf__index_rebuild(multicast);
  }
  multicast->live++;
  multicast->mortal += mf__entry_is_mortal(entry);
  mf__multicast_changed(multicast);
  return true;
}

void mf__multicast_take_back(mf__state *state) {
  mf_multicast *multicast = state->multicast;
  bool is_time = false;
  mf__lock_take(multicast->lock);
  if (multicast->spare || multicast->has_ended) {
    mf__free(state);
  } else {
    multicast->spare = state;
    if (mf__current(multicast)->going) is_time = mf__multicast_supersede(multicast); /* there was none for what was removed meanwhile */
  }
  mf__lock_leave(multicast->lock);
  mf__multicast_release(multicast);
  if (is_time) mf__retired_sweep();
}
