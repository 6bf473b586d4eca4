/* What a dispatch plan is made of. */
#ifndef MF_DISPATCH_IMPL_H
#define MF_DISPATCH_IMPL_H

#include "call_plan.h"
#include "dispatch.h"
#include "table_impl.h"

typedef enum mf__run_kind {
  MF__RUN_DIRECT,  /* one target that is never gone, with a native method that is called directly */
  MF__RUN_HANDLER, /* the same with a handler */
  MF__RUN_LOOP,    /* the same with any native method that has a plan; or several that have one of the three methods in common */
  MF__RUN_KNOWN,   /* targets that may be gone, or have any other method that agrees: one method, one retention */
  MF__RUN_OTHER    /* one target to look at again */
} mf__run_kind;

typedef struct mf__run {
  const mf_method *method; /* NULL for the last kind */
  union {                  /* but for the last kind: what the retention's `acquire` takes, or, without one, the object */
    void *handle;
    void *const *handles; /* of several, in those of the plan */
  };
  uint32_t first;          /* of one: its position */
  uint32_t count : 29;
  uint32_t kind : 3;       /* mf__run_kind */
} mf__run;

struct mf__dispatch {
  mf__retired retired;
  mf_selector selector;
  const char *shape;   /* of the signature that senders state */
  mf__watch watch;     /* the multicast and the tables as they were when the plan was made */
  const mf__roster *roster; /* whose states keep it: it may be gone, where another generation is */
  mf__row row;         /* if is_direct, and how it is called */
  mf__direct_calls direct;
  const mf_object_ops *ops; /* of the tables of all handlers, if is_plain */
  mf__dispatch *next;  /* of all plans of the multicast */
  uint32_t end;        /* of the roster's positions that were looked at */
  uint32_t run_count;
  uint8_t take;        /* mf__take, if is_direct */
  bool is_plain;       /* see dispatch_plain.c */
  bool is_direct;      /* plain, and one run of direct calls */
  bool is_single;      /* that is one target, behind which nobody stands */
  bool has_handlers;
  mf__run *runs;
  uint32_t *positions; /* in the roster, of the handles */
  void *handles[];     /* of the targets of runs of several */
};

/* A multicast that hears one message most of the time needs no look into the map. */
static inline const mf__dispatch *mf__newest_dispatch(const mf_multicast *multicast) {
  return atomic_load_explicit(&multicast->newest_dispatch, memory_order_acquire);
}

/* Whether a plan serves a message of its selector: it holds, for the targets that there are now. A pin on any state that was current before is
   enough to keep plan and targets, which would be retired behind it. */
static inline bool mf__dispatch_serves(const mf__dispatch *dispatch, const mf_signature *signature) {
  return mf__watch_holds(dispatch->watch) && dispatch->shape == signature->shape;
}

/* Whether its positions are those of a state. */
static inline bool mf__dispatch_is_for(const mf__dispatch *dispatch, const mf__state *state) { return dispatch->roster == state->roster; }

/* The plan that holds for a message to the targets of a state, or NULL. Within a visit of it. */
static inline const mf__dispatch *mf__dispatch_find(const mf_multicast *multicast, const mf__state *state, mf_selector selector,
                                                    const mf_signature *signature) {
  const mf__dispatch *dispatch = mf__newest_dispatch(multicast);
  if (dispatch->selector != selector) dispatch = mf__map_find(&multicast->dispatches, selector);
  return dispatch && mf__dispatch_serves(dispatch, signature) && mf__dispatch_is_for(dispatch, state) ? dispatch : NULL;
}

/* Brings everything but self into an image; signatures that agree have one. */
static inline void mf__dispatch_load(const mf__plan *plan, mf_selector selector, const void *frame, void *result, mf__image *image) {
  mf__plan_load(plan, frame, image);
  image->words[plan->self + 1] = (uint64_t)(uintptr_t)selector;
  if (plan->take == MF__TAKE_IN_PLACE) image->words[0] = (uint64_t)(uintptr_t)result;
}

/* Whether a usual message needs no more than the plan of its runs, which is complete. */
bool mf__dispatch_is_plain(const mf__dispatch *dispatch, const mf_signature *signature);

/* The handles of a run's targets: themselves, if they are never gone. */
static inline void *const *mf__run_handles(const mf__run *run) { return run->count > 1 ? run->handles : &run->handle; }

/* Targets that are never gone from `from` on, for a loop. */
static inline mf__row mf__run_row(const mf__run *run, uint32_t from) {
  return (mf__row){run->method->function, mf__run_handles(run) + from, run->count - from};
}

/* The position behind the first `called` targets of a run. */
static inline uint32_t mf__run_end(const mf__dispatch *dispatch, const mf__run *run, uint32_t called) {
  return (run->count > 1 ? dispatch->positions[run->handles - dispatch->handles + called - 1] : run->first) + 1;
}

#endif
