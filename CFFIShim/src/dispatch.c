/* How dispatch plans are made, found and given up. */
#include "dispatch.h"

#include "alloc.h"
#include "dispatch_impl.h"
#include "multicast_change.h"
#include "roster.h"
#include "signature_impl.h"
#include "table_impl.h"

enum { MOST_PLANS = 64 }; /* of one multicast: beyond that many selectors, rounds go without */

static void finish(mf__retired *retired) {
  mf__dispatch *dispatch = (mf__dispatch *)retired;
  mf__roster_release(dispatch->roster);
  mf__free(dispatch);
}

void mf__dispatch_free_all(mf_multicast *multicast) {
  mf__dispatch *dispatch = multicast->all_dispatches;
  while (dispatch) {
    mf__dispatch *next = dispatch->next;
    finish(&dispatch->retired);
    dispatch = next;
  }
  mf__map_free(&multicast->dispatches);
}

static bool is_immortal(const mf__entry *entry) { return !entry->retention || !entry->retention->acquire; }

/* What kind of run a target belongs to; false when it does not respond. */
static bool classify(const mf__round *round, const mf__entry *entry, mf__run *run) {
  run->method = mf__table_find(entry->table, round->selector);
  run->kind = MF__RUN_OTHER;
  if (!run->method) return mf__table_hooks(entry->table) != NULL;
  bool agrees = run->method->signature->shape == round->signature->shape && !mf__round_is_foreign(round, entry->table);
  bool loops = agrees && is_immortal(entry) && run->method->kind == MF_NATIVE && run->method->signature->plan;
  if (agrees) run->kind = loops ? MF__RUN_LOOP : MF__RUN_KNOWN;
  return true;
}

/* One block: the plan, selves, runs, positions; as large as the roster might need. NULL without memory. */
static mf__dispatch *create(const mf__roster *roster) {
  mf__dispatch *dispatch = mf__malloc(sizeof *dispatch + roster->used * (sizeof(void *) + sizeof(mf__run) + sizeof(uint32_t)));
  if (!dispatch) return NULL;
  dispatch->runs = (mf__run *)(void *)(dispatch->selves + roster->used);
  dispatch->positions = (uint32_t *)(void *)(dispatch->runs + roster->used);
  dispatch->run_count = 0;
  return dispatch;
}

/* Lists the targets of the current roster. Under the lock; nothing foreign runs. */
static void list(mf__dispatch *dispatch, const mf__round *round, const mf__roster *roster) {
  uint32_t count = 0;
  const mf_table *table = NULL;
  for (size_t i = 0; i < roster->used; i++) {
    const mf__entry *entry = roster->entries[i];
    mf__run run = {.first = count, .count = 1};
    if (atomic_load_explicit(&entry->is_removed, memory_order_relaxed) || !classify(round, entry, &run)) continue;
    dispatch->selves[count] = entry->object;
    dispatch->positions[count++] = (uint32_t)i;
    mf__run *last = dispatch->run_count ? &dispatch->runs[dispatch->run_count - 1] : NULL;
    if (last && run.kind == MF__RUN_LOOP && last->kind == MF__RUN_LOOP && last->method == run.method && table == entry->table)
      last->count++;
    else
      dispatch->runs[dispatch->run_count++] = run;
    table = entry->table;
  }
  dispatch->end = roster->used;
}

static void link_in(mf_multicast *multicast, mf__dispatch *dispatch) {
  dispatch->next = multicast->all_dispatches;
  multicast->all_dispatches = dispatch;
  multicast->dispatch_count++;
}

static void unlink_from(mf_multicast *multicast, const mf__dispatch *dispatch) {
  mf__dispatch **place = &multicast->all_dispatches;
  while (*place != dispatch) place = &(*place)->next;
  *place = dispatch->next;
  multicast->dispatch_count--;
}

/* Takes the place of the plan there was. False without memory. Under the lock. */
static bool install(mf_multicast *multicast, mf__dispatch *dispatch, mf__dispatch *old) {
  if (!mf__map_reserve(&multicast->dispatches, dispatch->selector)) return false;
  mf__state *state = old ? mf__state_create(mf__current(multicast)->roster) : NULL;
  if (old && !state) return false;
  link_in(multicast, dispatch);
  mf__map_put(&multicast->dispatches, dispatch->selector, dispatch);
  if (old) {
    /* In this order: who has a pin on the new state finds the new plan; who may be in the old plan has a pin on an older state, which ends
       before what is retired after it. */
    (void)mf__multicast_publish(multicast, state); /* nothing in it is urgent */
    unlink_from(multicast, old);
    mf__retire(&old->retired, &multicast->line, false);
  }
  return true;
}

/* Makes the plan of the round's selector. A thread that comes second finds the first one's work done, or not: both are fine. */
static void make(const mf__round *round) {
  mf_multicast *multicast = round->multicast;
  uint64_t epoch = atomic_load_explicit(&mf__methods_epoch, memory_order_acquire);
  mf__lock_take(multicast->lock);
  mf__roster *roster = mf__current(multicast)->roster;
  mf__dispatch *old = (mf__dispatch *)(uintptr_t)mf__map_find(&multicast->dispatches, round->selector);
  mf__dispatch *dispatch = old || multicast->dispatch_count < MOST_PLANS ? create(roster) : NULL;
  if (dispatch) {
    dispatch->retired = (mf__retired){.finish = finish};
    dispatch->selector = round->selector;
    dispatch->shape = round->signature->shape;
    dispatch->generation = mf__roster_generation(multicast);
    dispatch->epoch = epoch;
    dispatch->roster = mf__roster_retain(roster);
    list(dispatch, round, roster);
    if (!install(multicast, dispatch, old)) finish(&dispatch->retired);
  }
  mf__lock_leave(multicast->lock);
}

static const mf__dispatch *find(const mf__round *round, uint64_t generation) {
  const mf__dispatch *dispatch = mf__map_find(&round->multicast->dispatches, round->selector);
  if (!dispatch || dispatch->generation != generation || dispatch->shape != round->signature->shape) return NULL;
  if (dispatch->roster != round->visit->state->roster) return NULL;
  return dispatch->epoch == atomic_load_explicit(&mf__methods_epoch, memory_order_acquire) ? dispatch : NULL;
}

const mf__dispatch *mf__dispatch_for(const mf__round *round) {
  mf_multicast *multicast = round->multicast;
  if (round->ops != multicast->ops) return NULL; /* an outer multicast's runtime counts here */
  uint64_t generation = mf__roster_generation(multicast);
  const mf__dispatch *dispatch = find(round, generation);
  if (dispatch) return dispatch;
  if (atomic_load_explicit(&multicast->missed, memory_order_relaxed) != generation) {
    atomic_store_explicit(&multicast->missed, generation, memory_order_relaxed);
    return NULL;
  }
  make(round);
  return find(round, generation);
}
