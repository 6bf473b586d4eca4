#include "state.h"

#include "alloc.h"
#include "roster.h"
#include "succession.h"

/* Lets go of what was removed. */
static void finish(mf__retired *retired) {
  mf__state *state = (mf__state *)retired;
  mf__roster *roster = state->roster;
  for (uint32_t going = state->going; going;) {
    const mf__entry *entry = roster->entries[going - 1];
    going = entry->next;
    mf_table_release(entry->table);
    if (entry->retention && entry->retention->dispose) entry->retention->dispose(entry->holder);
  }
  mf__roster_release(roster);
  mf__multicast_take_back(state);
}

static mf__state *begin(mf__state *state, mf_multicast *multicast, mf__roster *roster) {
  state->retired = (mf__retired){.finish = finish};
  state->multicast = multicast;
  state->roster = roster;
  state->going = 0;
  atomic_init(&state->count, roster->used);
  mf__roster_retain(roster);
  atomic_fetch_add_explicit(&multicast->references, 1, memory_order_relaxed);
  return state;
}

mf__state *mf__state_create(mf_multicast *multicast, mf__roster *roster) {
  mf__state *state = mf__calloc(1, sizeof *state);
  return state ? begin(state, multicast, roster) : NULL;
}

mf__state *mf__state_take(mf_multicast *multicast, mf__roster *roster) {
  mf__state *spare = multicast->spare;
  if (!spare) return mf__state_create(multicast, roster);
  multicast->spare = NULL;
  return begin(spare, multicast, roster);
}

bool mf__state_begin_spare(mf_multicast *multicast) {
  multicast->spare = mf__calloc(1, sizeof *multicast->spare);
  return multicast->spare != NULL;
}

void mf__state_discard(mf__state *state) {
  atomic_fetch_sub_explicit(&state->multicast->references, 1, memory_order_relaxed);
  mf__roster_release(state->roster);
  mf__free(state);
}
