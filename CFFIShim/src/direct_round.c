/* Rounds that the caller leads by a dispatch plan. */
#include "CFFIShim/direct_round.h"

#include <string.h>

#include "dispatch_impl.h"
#include "handler.h"
#include "round.h"

/* The core's part of one. The round by which targets are called here is begun when it is needed. */
typedef struct own {
  mf__visit visit;
  const mf__dispatch *dispatch;
  const mf_signature *signature;
  uint32_t next_run;
  mf_error error; /* of the targets */
  mf__round round;
} own;

_Static_assert(sizeof(own) <= sizeof(((mf_direct_round *)0)->own), "a direct round has room for the core's part");
_Static_assert(sizeof(_Atomic uint64_t) == sizeof(uint64_t), "a header without atomics can look at them");

static own *own_of(mf_direct_round *round) { return (own *)(void *)round->own; }

bool mf_direct_round_begin(mf_direct_round *round, mf_multicast *multicast, mf_selector selector, const mf_signature *signature) {
  own *own = own_of(round);
  if (mf__chain || mf__custom(multicast) || !mf__visit_begin(&own->visit, multicast)) return false;
  const mf__dispatch *dispatch = mf__dispatch_find(multicast, own->visit.state, selector, signature);
  if (!dispatch || !dispatch->has_handlers) {
    mf__visit_end(&own->visit);
    return false;
  }
  own->dispatch = dispatch;
  own->signature = signature;
  own->next_run = 0;
  round->moves[0] = (const uint64_t *)(const void *)&multicast->generation;
  round->moves[1] = (const uint64_t *)(const void *)&mf__methods_epoch;
  round->seen = dispatch->watch.seen;
  round->is_mixed = false;
  return true;
}

static size_t position(const mf__dispatch *dispatch, const mf__run *run, size_t index) {
  return mf__run_end(dispatch, run, (uint32_t)index + 1) - 1;
}

bool mf_direct_round_next(mf_direct_round *round) {
  own *own = own_of(round);
  const mf__dispatch *dispatch = own->dispatch;
  if (own->next_run == dispatch->run_count) return false;
  const mf__run *run = &dispatch->runs[own->next_run++];
  round->count = run->count;
  round->method = run->method;
  if (run->kind == MF__RUN_OTHER) {
    round->method = NULL;
    return true;
  }
  round->retention = dispatch->roster->entries[position(dispatch, run, 0)]->retention;
  round->handles = mf__run_handles(run);
  return true;
}

static const mf__run *current(const own *own) { return &own->dispatch->runs[own->next_run - 1]; }

void mf_direct_round_gone(mf_direct_round *round, size_t index) {
  own *own = own_of(round);
  size_t place = position(own->dispatch, current(own), index);
  void *object;
  /* Its retention says so, too, and takes note in its own way. */
  if (mf__visit_enter(&own->visit, place, &object)) mf__entry_leave(own->visit.state->roster->entries[place], object);
}

static mf__round *mixed(mf_direct_round *round) {
  own *own = own_of(round);
  if (!round->is_mixed) {
    round->is_mixed = true;
    own->error = (mf_error)MF_ERROR_INIT;
    mf__round_prepare(&own->round, own->visit.multicast, own->dispatch->selector, own->signature, NULL, NULL);
    mf__round_begin(&own->round, NULL, false, NULL, &own->error);
    own->round.visit = &own->visit;
    /* What was chosen meanwhile goes for the next message. */
    own->round.choice = MF_RESULT_LAST;
    own->round.skips_mismatched = false;
  }
  return &own->round;
}

static size_t answers(const mf__round *round) { return round->responders - round->failures.count; }

bool mf_direct_round_deliver(mf_direct_round *round, size_t from, const void *frame, void *result) {
  own *own = own_of(round);
  mf__round *core = mixed(round);
  const mf__dispatch *dispatch = own->dispatch;
  const mf__run *run = current(own);
  size_t before = answers(core), next = 0; /* the position to look at next, if the plan holds no more */
  core->frame = frame;
  core->result = result;
  if (from) next = mf__run_end(dispatch, run, (uint32_t)from);
  else if (run != dispatch->runs) next = mf__run_end(dispatch, run - 1, run[-1].count);
  for (size_t i = from; i < run->count && mf_direct_round_holds(round); i++) {
    if (run->kind == MF__RUN_OTHER) mf__round_call(core, position(dispatch, run, i));
    else mf__round_call_known(core, position(dispatch, run, i), run->method);
    next = mf__run_end(dispatch, run, (uint32_t)i + 1);
  }
  if (!mf_direct_round_holds(round)) {
    for (; next < dispatch->end; next++) mf__round_call(core, next);
    own->next_run = dispatch->run_count;
  }
  return answers(core) != before;
}

mf_error *mf_direct_round_error(mf_direct_round *round) { return mf__failures_place(&mixed(round)->failures); }

void mf_direct_round_failed(mf_direct_round *round, void *object, mf_status status) {
  mf__round *core = mixed(round);
  core->responders++;
  mf__complete(mf__failures_place(&core->failures), status, (mf_target){object, NULL}, core->selector);
  mf__failures_add(&core->failures, status);
}

mf_status mf_direct_round_conclude(mf_direct_round *round, size_t answers, bool takes_result, bool is_optional, mf_error *error) {
  static const mf_delivery usual, optional = {.optional = true};
  own *own = own_of(round);
  mf__round *core = mixed(round);
  core->delivery = is_optional ? &optional : &usual;
  core->responders += answers;
  void *result = core->result;
  if (!takes_result && core->has_result) mf__result_drop(core->result_ops, core->signature, result);
  if (!takes_result) core->result = NULL;
  mf_status status = mf__round_conclude(core, &own->error);
  if (status && result) memset(result, 0, core->signature->result_size);
  mf_error_move(error, &own->error);
  return status;
}

void mf_direct_round_end(mf_direct_round *round) { mf__visit_end(&own_of(round)->visit); }
