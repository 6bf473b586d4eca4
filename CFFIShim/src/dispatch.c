/* How dispatch plans are made, found and given up. */
#include "dispatch.h"

#include "alloc.h"
#include "dispatch_impl.h"
#include "signature_impl.h"
#include "state.h"
#include "succession.h"
#include "table_impl.h"

enum { MOST_PLANS = 64 }; /* of one multicast: beyond that many selectors, rounds go without */

static const _Atomic uint64_t never;
const mf__dispatch mf__dispatch_none = {.selector = (mf_selector)(const void *)&never, .watch = {&never, UINT64_MAX}};

static void finish(mf__retired *retired) { mf__free((mf__dispatch *)retired); }

void mf__dispatch_free_all(mf_multicast *multicast) {
  mf__dispatch *dispatch = multicast->all_dispatches;
  while (dispatch) {
    mf__dispatch *next = dispatch->next;
    finish(&dispatch->retired);
    dispatch = next;
  }
  mf__map_free(&multicast->dispatches);
}

static mf__run_kind kind_of(const mf_method *method, const mf__entry *entry) {
  if (mf__entry_is_mortal(entry)) return MF__RUN_KNOWN;
  if (method->is_direct) return MF__RUN_DIRECT;
  if (method->kind == MF_HANDLER) return MF__RUN_HANDLER;
  return method->kind == MF_NATIVE && method->signature->plan ? MF__RUN_LOOP : MF__RUN_KNOWN;
}

/* What kind of run a target belongs to; false when it does not respond. */
static bool classify(const mf__round *round, const mf__entry *entry, mf__run *run) {
  run->method = mf__table_find(entry->table, round->selector);
  run->kind = MF__RUN_OTHER;
  if (!run->method) return mf__table_hooks(entry->table) != NULL;
  bool agrees = run->method->signature->shape == round->signature->shape && !mf__round_is_foreign(round, entry->table);
  if (agrees) run->kind = kind_of(run->method, entry);
  if (run->method) run->handle = mf__entry_is_mortal(entry) ? entry->holder : entry->object;
  return true;
}

/* What a roster's plan takes, and whose handlers are in it. */
typedef struct extent {
  size_t runs, listed; /* targets in runs of several */
  const mf_object_ops *ops;
  bool has_handlers, has_several_ops;
} extent;

static void note_ops(extent *extent, const mf_object_ops *ops) {
  if (!extent->has_handlers) extent->ops = ops;
  extent->has_several_ops |= extent->ops != ops;
  extent->has_handlers = true;
}

/* Whether a run, the latest of whose targets is `previous`, goes on with a target. */
static bool continues(const mf__run *last, const mf__entry *previous, const mf__run *run, const mf__entry *entry) {
  if (!run->method || last->method != run->method) return false;
  if (run->kind <= MF__RUN_LOOP) return last->kind <= MF__RUN_LOOP;
  return run->kind == MF__RUN_KNOWN && last->kind == MF__RUN_KNOWN && entry->retention == previous->retention;
}

/* The next target of a run of several. */
static void add_listed(mf__dispatch *dispatch, extent *extent, void *handle, uint32_t position) {
  if (dispatch) {
    dispatch->handles[extent->listed] = handle;
    dispatch->positions[extent->listed] = position;
  }
  extent->listed++;
}

/* Goes through the targets of a roster; writes the plan if there is one. Under the lock; nothing foreign runs. */
static extent list(const mf__round *round, const mf__roster *roster, mf__dispatch *dispatch) {
  extent extent = {0};
  mf__run last = {.kind = MF__RUN_OTHER};
  const mf__entry *previous = NULL;
  for (uint32_t i = 0; i < roster->used; i++) {
    const mf__entry *entry = roster->entries[i];
    mf__run run = {.first = i, .count = 1};
    if (atomic_load_explicit(&entry->is_removed, memory_order_relaxed) || !classify(round, entry, &run)) continue;
    if (run.method && run.method->kind == MF_HANDLER) note_ops(&extent, entry->table->ops);
    if (previous && continues(&last, previous, &run, entry)) {
      if (last.count == 1) { /* from now on it has several */
        void *const *handles = dispatch ? dispatch->handles + extent.listed : NULL;
        add_listed(dispatch, &extent, last.handle, last.first);
        last.handles = handles;
        if (last.kind < MF__RUN_LOOP) last.kind = MF__RUN_LOOP;
      }
      add_listed(dispatch, &extent, run.handle, i);
      last.count++;
    } else {
      extent.runs++;
      last = run;
    }
    previous = entry;
    if (dispatch) dispatch->runs[extent.runs - 1] = last;
  }
  return extent;
}

/* One block: the plan, handles, runs, positions. NULL without memory. */
static mf__dispatch *create(const mf__round *round, const mf__roster *roster) {
  extent extent = list(round, roster, NULL);
  mf__dispatch *dispatch = mf__malloc(sizeof *dispatch + extent.listed * (sizeof(void *) + sizeof(uint32_t)) +
                                      extent.runs * sizeof(mf__run));
  if (!dispatch) return NULL;
  dispatch->run_count = (uint32_t)extent.runs;
  dispatch->runs = (mf__run *)(void *)(dispatch->handles + extent.listed);
  dispatch->positions = (uint32_t *)(void *)(dispatch->runs + extent.runs);
  (void)list(round, roster, dispatch);
  const mf__run *run = dispatch->runs;
  dispatch->end = (uint32_t)roster->used;
  dispatch->ops = extent.ops;
  dispatch->has_handlers = extent.has_handlers;
  dispatch->is_plain = !extent.has_several_ops && mf__dispatch_is_plain(dispatch, round->signature);
  dispatch->is_direct = dispatch->is_plain && extent.runs == 1 && run->kind <= MF__RUN_LOOP && run->method->is_direct;
  if (dispatch->is_direct) {
    dispatch->row = mf__run_row(run, 0);
    dispatch->direct = run->method->signature->plan->direct;
    dispatch->take = run->method->take;
  }
  dispatch->is_single = dispatch->is_direct && run->count == 1 && mf__run_end(dispatch, run, 1) == dispatch->end;
  return dispatch;
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

/* Takes the place of the plan there was; false when it cannot. `is_time` becomes true when it is time to sweep. Under the lock. */
static bool install(mf_multicast *multicast, mf__dispatch *dispatch, mf__dispatch *old, bool *is_time) {
  if (!mf__map_reserve(&multicast->dispatches, dispatch->selector)) return false;
  const mf__state *current = mf__current(multicast);
  /* What goes with the current state waits for the next one, and then for a sweep; behind the last one no other may come. */
  if (old && (current->going || multicast->has_ended)) return false;
  mf__state *state = old ? mf__state_create(multicast, current->roster) : NULL;
  if (old && !state) return false;
  link_in(multicast, dispatch);
  mf__map_put(&multicast->dispatches, dispatch->selector, dispatch);
  atomic_store_explicit(&multicast->newest_dispatch, dispatch, memory_order_release);
  if (old) {
    /* In this order: who has a pin on the new state finds the new plan; who may be in the old plan has a pin on an older state, which ends
       before what is retired after it. */
    *is_time |= mf__multicast_publish(multicast, state);
    unlink_from(multicast, old);
    *is_time |= mf__retire(&old->retired, &multicast->line, false);
  }
  return true;
}

/* Makes the plan of the round's selector. A thread that comes second finds the first one's work done, or not: both are fine. */
static void make(const mf__round *round) {
  mf_multicast *multicast = round->multicast;
  bool is_time = false;
  uint64_t epoch = atomic_load_explicit(&mf__methods_epoch, memory_order_acquire);
  mf__lock_take(multicast->lock);
  const mf__roster *roster = mf__current(multicast)->roster;
  mf__dispatch *old = (mf__dispatch *)(uintptr_t)mf__map_find(&multicast->dispatches, round->selector);
  mf__dispatch *dispatch = old || multicast->dispatch_count < MOST_PLANS ? create(round, roster) : NULL;
  if (dispatch) {
    dispatch->retired = (mf__retired){.finish = finish};
    dispatch->selector = round->selector;
    dispatch->shape = round->signature->shape;
    dispatch->watch = (mf__watch){&multicast->generation, mf__roster_generation(multicast) + epoch};
    dispatch->roster = roster;
    if (!install(multicast, dispatch, old, &is_time)) finish(&dispatch->retired);
  }
  mf__lock_leave(multicast->lock);
  if (is_time) mf__retired_sweep();
}

static const mf__dispatch *find(const mf__round *round) {
  return mf__dispatch_find(round->multicast, round->visit->state, round->selector, round->signature);
}

const mf__dispatch *mf__dispatch_for(const mf__round *round) {
  mf_multicast *multicast = round->multicast;
  if (round->ops != multicast->ops) return NULL; /* an outer multicast's runtime counts here */
  const mf__dispatch *dispatch = find(round);
  if (dispatch) return dispatch;
  uint64_t generation = mf__roster_generation(multicast);
  if (atomic_load_explicit(&multicast->missed, memory_order_relaxed) != generation) {
    atomic_store_explicit(&multicast->missed, generation, memory_order_relaxed);
    return NULL;
  }
  make(round);
  return find(round);
}
