/* What a dispatch plan is made of. */
#ifndef MF_DISPATCH_IMPL_H
#define MF_DISPATCH_IMPL_H

#include "call_plan.h"
#include "dispatch.h"
#include "table_impl.h"

enum { MF__FEW = 2 }; /* targets that are sooner called one by one than in a loop with an image */

typedef enum mf__run_kind {
  MF__RUN_LOOP,  /* targets that are never gone, with one method and table: natives with a plan, or handlers */
  MF__RUN_KNOWN, /* targets with one method that agrees, one table and one retention */
  MF__RUN_OTHER  /* one target to look at again */
} mf__run_kind;

typedef struct mf__run {
  const mf_method *method; /* NULL for the last kind */
  const mf_table *table;   /* of the targets, but for the last kind */
  uint32_t first;          /* of several: in `selves` and `positions`; of one: its position */
  uint32_t count : 30;
  uint32_t kind : 2;       /* mf__run_kind */
} mf__run;

struct mf__dispatch {
  mf__retired retired;
  mf_selector selector;
  const char *shape;   /* of the signature that senders state */
  uint64_t generation; /* of the roster */
  uint64_t epoch;      /* of the tables */
  const mf__roster *roster; /* whose states keep it: it may be gone, where another generation is */
  mf__dispatch *next;  /* of all plans of the multicast */
  size_t end;          /* of the roster's positions that were looked at */
  bool is_direct;      /* plain, and one run of direct calls */
  bool is_plain;       /* see dispatch_plain.c */
  bool has_handlers;
  uint32_t run_count;
  mf__run *runs;
  uint32_t *positions; /* of the targets of runs of several in the roster */
  void *selves[];      /* those targets' handles: what the retention's `acquire` takes, or the objects */
};

/* The multicast and the tables as they were when the plan was made. */
static inline mf__watch mf__dispatch_watch(const mf__dispatch *dispatch, const mf_multicast *multicast) {
  return (mf__watch){{&multicast->generation, &mf__methods_epoch}, {dispatch->generation, dispatch->epoch}};
}

/* The plan that holds for a message to the targets of a state, or NULL. Within a visit of it. */
static inline const mf__dispatch *mf__dispatch_find(const mf_multicast *multicast, const mf__state *state, mf_selector selector,
                                                    const mf_signature *signature) {
  /* A multicast that hears one message most of the time needs no look into the map. */
  const mf__dispatch *dispatch = atomic_load_explicit(&multicast->newest_dispatch, memory_order_acquire);
  if (!dispatch) return NULL;
  if (dispatch->selector != selector) dispatch = mf__map_find(&multicast->dispatches, selector);
  if (!dispatch || dispatch->generation != mf__roster_generation(multicast) || dispatch->shape != signature->shape) return NULL;
  if (dispatch->roster != state->roster) return NULL;
  return dispatch->epoch == atomic_load_explicit(&mf__methods_epoch, memory_order_acquire) ? dispatch : NULL;
}

/* Brings everything but self into an image; signatures that agree have one. */
static inline void mf__dispatch_load(const mf__plan *plan, mf_selector selector, const void *frame, void *result, mf__image *image) {
  mf__plan_load(plan, frame, image);
  image->words[plan->self + 1] = (uint64_t)(uintptr_t)selector;
  if (plan->take == MF__TAKE_IN_PLACE) image->words[0] = (uint64_t)(uintptr_t)result;
}

/* Whether a usual message needs no more than the plan of its runs, which is complete. */
bool mf__dispatch_is_plain(const mf__dispatch *dispatch, const mf_signature *signature);

/* The position behind the first `called` targets of a run. */
static inline size_t mf__run_end(const mf__dispatch *dispatch, const mf__run *run, size_t called) {
  return (size_t)(run->count > 1 ? dispatch->positions[run->first + called - 1] : run->first) + 1;
}

/* The handle of a target. */
static inline void *const *mf__entry_handle(const mf__entry *entry) {
  return entry->retention && entry->retention->acquire ? &entry->holder : &entry->object;
}

/* The handles of a run's targets. */
static inline void *const *mf__run_handles(const mf__dispatch *dispatch, const mf__run *run) {
  return run->count > 1 ? dispatch->selves + run->first : mf__entry_handle(dispatch->roster->entries[run->first]);
}

/* The targets of a run that are never gone. */
static inline void *const *mf__run_selves(const mf__dispatch *dispatch, const mf__run *run) {
  return run->count > 1 ? dispatch->selves + run->first : &dispatch->roster->entries[run->first]->object;
}

#endif
