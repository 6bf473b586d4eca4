/* A round by a dispatch plan, whatever the sender wants of the results. */
#include "call_plan.h"
#include "dispatch_impl.h"
#include "method.h"
#include "signature_impl.h"
#include "table_impl.h"

/* Whether nobody looks at the results between two targets. */
static bool takes_only_last(const mf__round *round) {
  return !round->delivery->visitor && round->choice == MF_RESULT_LAST && !round->signature->returns_object;
}

/* Calls a run of natives in one loop; returns how many were called before something changed. The visit keeps their tables. */
static uint32_t loop(const mf__dispatch *dispatch, const mf__run *run, uint32_t from, mf__round *round, mf__image *image,
                     bool *is_loaded) {
  const mf__plan *plan = run->method->signature->plan;
  mf__returned returned;
  if (!*is_loaded) mf__dispatch_load(plan, round->selector, round->frame, round->result, image);
  *is_loaded = true;
  const mf__row row = mf__run_row(run, from);
  size_t called = plan->thunks.loop(&row, image, plan->self, &dispatch->watch, &returned);
  if (round->result) {
    mf__plan_take(plan, &returned, round->result);
    round->has_result = true;
  }
  round->responders += called;
  return (uint32_t)called;
}

/* Whether a run of the plan is called in a loop by a round. */
static bool is_looped(const mf__run *run, const mf__round *round) {
  return run->kind <= MF__RUN_LOOP && run->method->kind == MF_NATIVE && mf__plan_serves(run->method->signature->plan, round->result);
}

void mf__dispatch_run(const mf__dispatch *dispatch, mf__round *round) {
  const mf__watch watch = dispatch->watch;
  mf__image image;
  bool is_loaded = false, loops = takes_only_last(round), holds = true;
  size_t next = 0; /* the position to look at next, if the plan holds no more */
  for (size_t i = 0; i < dispatch->run_count && holds; i++) {
    const mf__run *run = &dispatch->runs[i];
    for (uint32_t called = 0; called < run->count && (holds = mf__watch_holds(watch));) {
      uint32_t position = mf__run_end(dispatch, run, called + 1) - 1, more = 1;
      if (loops && is_looped(run, round)) more = loop(dispatch, run, called, round, &image, &is_loaded);
      else if (run->kind == MF__RUN_OTHER) mf__round_call(round, position);
      else mf__round_call_known(round, position, run->method);
      called += more;
      next = mf__run_end(dispatch, run, called);
    }
  }
  if (mf__watch_holds(watch)) return;
  for (; next < dispatch->end; next++) mf__round_call(round, next);
}
