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

/* Calls a run in one loop; returns how many were called before the multicast changed. */
static uint32_t loop(const mf__dispatch *dispatch, const mf__run *run, uint32_t from, mf__round *round, const mf__watch *watch,
                     mf__image *image, bool *is_loaded) {
  const mf__plan *plan = run->method->signature->plan;
  mf__returned returned;
  if (!*is_loaded) { /* signatures that agree have one image */
    mf__plan_load(plan, round->frame, image);
    image->words[plan->self + 1] = (uint64_t)(uintptr_t)round->selector;
    if (plan->take == MF__TAKE_IN_PLACE) image->words[0] = (uint64_t)(uintptr_t)round->result;
    *is_loaded = true;
  }
  const mf_table *table = dispatch->roster->entries[dispatch->positions[run->first]]->table;
  mf__running running;
  mf__running_begin(&running, table);
  size_t called = plan->thunks.loop(run->method->function, image, plan->self, dispatch->selves + run->first + from,
                                    run->count - from, watch, &returned);
  mf__running_end(&running);
  if (called && round->result) {
    mf__plan_take(plan, &returned, round->result);
    round->has_result = true;
  }
  round->responders += called;
  return (uint32_t)called;
}

void mf__dispatch_run(const mf__dispatch *dispatch, mf__round *round) {
  const mf__watch watch = {{&round->multicast->generation, &mf__methods_epoch}, {dispatch->generation, dispatch->epoch}};
  mf__image image;
  bool is_loaded = false, loops = takes_only_last(round), holds = true;
  size_t next = 0; /* the position to look at next, if the plan holds no more */
  for (size_t i = 0; i < dispatch->run_count && holds; i++) {
    const mf__run *run = &dispatch->runs[i];
    for (uint32_t called = 0; called < run->count && (holds = mf__watch_holds(&watch));) {
      size_t position = dispatch->positions[run->first + called];
      uint32_t more = 1;
      if (run->kind == MF__RUN_LOOP && loops && mf__plan_serves(run->method->signature->plan, round->result))
        more = loop(dispatch, run, called, round, &watch, &image, &is_loaded);
      else if (run->kind == MF__RUN_OTHER) mf__round_call(round, position);
      else mf__round_call_known(round, position, run->method);
      called += more;
      if (more) next = (size_t)dispatch->positions[run->first + called - 1] + 1;
    }
  }
  if (mf__watch_holds(&watch)) return;
  for (; next < dispatch->end; next++) mf__round_call(round, next);
}
