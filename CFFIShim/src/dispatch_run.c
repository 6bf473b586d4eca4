/* A round by a dispatch plan. */
#include "call_plan.h"
#include "dispatch_impl.h"
#include "method.h"
#include "signature_impl.h"
#include "table_impl.h"

/* Whether nobody looks at the results between two targets. */
static bool takes_only_last(const mf__round *round) {
  return !round->delivery->visitor && round->choice == MF_RESULT_LAST && !round->signature->returns_object;
}

/* Brings everything but self into an image; signatures that agree have one. */
static void load(const mf__plan *plan, mf_selector selector, const void *frame, void *result, mf__image *image) {
  mf__plan_load(plan, frame, image);
  image->words[plan->self + 1] = (uint64_t)(uintptr_t)selector;
  if (plan->take == MF__TAKE_IN_PLACE) image->words[0] = (uint64_t)(uintptr_t)result;
}

/* Calls the targets of a run from `from` on in one loop; returns how many were called before something changed. */
static uint32_t loop(const mf__dispatch *dispatch, const mf__run *run, uint32_t from, mf__image *image, const mf__watch *watch,
                     mf__returned *returned) {
  const mf__plan *plan = run->method->signature->plan;
  mf__running running;
  mf__running_begin(&running, run->table);
  size_t called = plan->thunks.loop(run->method->function, image, plan->self, dispatch->selves + run->first + from,
                                    run->count - from, watch, returned);
  mf__running_end(&running);
  return (uint32_t)called;
}

static uint32_t loop_in_round(const mf__dispatch *dispatch, const mf__run *run, uint32_t from, mf__round *round,
                              const mf__watch *watch, mf__image *image, bool *is_loaded) {
  const mf__plan *plan = run->method->signature->plan;
  mf__returned returned;
  if (!*is_loaded) load(plan, round->selector, round->frame, round->result, image);
  *is_loaded = true;
  uint32_t called = loop(dispatch, run, from, image, watch, &returned);
  if (called && round->result) {
    mf__plan_take(plan, &returned, round->result);
    round->has_result = true;
  }
  round->responders += called;
  return called;
}

void mf__dispatch_run(const mf__dispatch *dispatch, mf__round *round) {
  const mf__watch watch = mf__dispatch_watch(dispatch, round->multicast);
  mf__image image;
  bool is_loaded = false, loops = takes_only_last(round), holds = true;
  size_t next = 0; /* the position to look at next, if the plan holds no more */
  for (size_t i = 0; i < dispatch->run_count && holds; i++) {
    const mf__run *run = &dispatch->runs[i];
    for (uint32_t called = 0; called < run->count && (holds = mf__watch_holds(&watch));) {
      size_t position = mf__run_end(dispatch, run, called + 1) - 1;
      uint32_t more = 1;
      if (run->kind == MF__RUN_LOOP && loops && mf__plan_serves(run->method->signature->plan, round->result))
        more = loop_in_round(dispatch, run, called, round, &watch, &image, &is_loaded);
      else if (run->kind == MF__RUN_OTHER) mf__round_call(round, position);
      else mf__round_call_known(round, position, run->method);
      called += more;
      if (more) next = mf__run_end(dispatch, run, called);
    }
  }
  if (mf__watch_holds(&watch)) return;
  for (; next < dispatch->end; next++) mf__round_call(round, next);
}

static bool holds(const mf__dispatch *dispatch, const mf_multicast *multicast) {
  return dispatch->generation == mf__roster_generation(multicast) &&
         dispatch->epoch == atomic_load_explicit(&mf__methods_epoch, memory_order_acquire);
}

/* Few targets are called directly, sooner than an image is laid. The plan holds before the first; stops when it does not any more. */
static inline uint32_t call_few(const mf__dispatch *dispatch, const mf__run *run, const mf_multicast *multicast,
                                mf_selector selector, const void *frame, uint64_t *returned) {
  const mf_method *method = run->method;
  void *const *selves = dispatch->selves + run->first;
  uint32_t called = 0;
  mf__running running;
  mf__running_begin(&running, run->table);
  do *returned = method->direct(method->function, selves[called++], selector, frame);
  while (called < run->count && holds(dispatch, multicast));
  mf__running_end(&running);
  return called;
}

/* A plain plan of few targets. */
static void dispatch_few(const mf__dispatch *dispatch, const mf_multicast *multicast, mf_selector selector, const void *frame,
                         void *result, mf__progress *progress) {
  const mf__run *run = &dispatch->runs[0];
  uint64_t returned;
  uint32_t called = call_few(dispatch, run, multicast, selector, frame, &returned);
  if (result) mf__direct_take((mf__take)run->method->take, returned, result);
  progress->called = called;
  progress->next = mf__run_end(dispatch, run, called);
}

/* Any plain plan. */
static void dispatch_many(const mf__dispatch *dispatch, const mf_multicast *multicast, mf_selector selector,
                          const mf_signature *signature, const void *frame, void *result, mf__progress *progress) {
  const mf__watch watch = mf__dispatch_watch(dispatch, multicast);
  mf__image image;
  mf__returned returned;
  bool is_loaded = false;
  progress->called = progress->next = 0;
  for (size_t i = 0; i < dispatch->run_count && mf__watch_holds(&watch); i++) {
    const mf__run *run = &dispatch->runs[i];
    uint32_t called;
    if (run->count <= MF__FEW && run->method->is_direct) {
      called = call_few(dispatch, run, multicast, selector, frame, &returned.integers[0]);
    } else {
      if (!is_loaded) load(signature->plan, selector, frame, result, &image);
      is_loaded = true;
      called = loop(dispatch, run, 0, &image, &watch, &returned);
    }
    progress->called += called;
    if (called) progress->next = mf__run_end(dispatch, run, called);
  }
  if (result && progress->called) mf__plan_take(signature->plan, &returned, result);
}

bool mf__dispatch_plainly(mf_multicast *multicast, const mf__state *state, mf_selector selector, const mf_signature *signature,
                          const void *frame, void *result, mf__progress *progress) {
  const mf__dispatch *dispatch = mf__dispatch_find(multicast, state, selector, signature);
  if (!dispatch || !dispatch->is_plain) return false;
  if (dispatch->is_few) dispatch_few(dispatch, multicast, selector, frame, result, progress);
  else dispatch_many(dispatch, multicast, selector, signature, frame, result, progress);
  progress->end = dispatch->end;
  if (holds(dispatch, multicast)) progress->next = dispatch->end;
  return true;
}
