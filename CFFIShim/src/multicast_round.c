/* Rounds: one message to every target that responds. */
#include <string.h>

#include "fail.h"
#include "dispatch.h"
#include "handler.h"
#include "multicast_choice.h"
#include "multicast_main.h"
#include "round.h"
#include "scratch.h"
#include "signature_impl.h"

static const mf_delivery usual;

static void run(mf__round *round) {
  const mf__dispatch *dispatch = mf__dispatch_for(round);
  if (dispatch) {
    mf__dispatch_run(dispatch, round);
    return;
  }
  size_t count = atomic_load_explicit(&round->visit->state->count, memory_order_acquire);
  for (size_t i = 0; i < count; i++) mf__round_call(round, i);
}

/* Calls those that were in the main target's place when the round began, and have not been removed. */
static void run_main(mf__round *round, mf__visit *main, size_t count) {
  mf__visit *visit = round->visit;
  round->visit = main;
  for (size_t i = 0; i < count; i++) mf__round_call(round, i);
  round->visit = visit;
}

static void run_with_main(mf__round *round, mf_multicast *multicast) {
  mf__visit main;
  /* This thread has its pins already: nothing can be lacking. The count is taken now: what is added is called from the next round on. */
  if (!mf__visit_begin(&main, multicast)) return;
  size_t count = atomic_load_explicit(&main.state->count, memory_order_acquire);
  bool is_first = mf__main_is_alone(round->multicast, round->signature);
  if (is_first) run_main(round, &main, count);
  if (!is_first || !round->responders) run(round);
  if (!is_first) run_main(round, &main, count);
  mf__visit_end(&main);
}

static mf_status unanswered(const mf__round *round, mf_error *error) {
  return MF_FAIL_SUBJECT(error, MF_UNRECOGNIZED_SELECTOR, error ? round->multicast->name : NULL, .selector = round->selector,
                         .object = round->multicast);
}

mf_status mf__round_conclude(mf__round *round, mf_error *error) {
  const mf_delivery *delivery = round->delivery;
  mf_status status = round->failures.status;
  if (!status && !round->responders && !round->nesting && !delivery->optional) status = unanswered(round, error);
  if (round->result) {
    if (status && round->has_result) mf__result_drop(round->result_ops, round->signature, round->result);
    bool is_untouched = round->nesting && !round->responders;
    if (!status && round->choice >= MF_RESULT_ANY && !delivery->visitor && !is_untouched)
      *(bool *)round->result = round->choice == MF_RESULT_ANY ? round->any : round->every;
    else if (!status && !round->has_result && !round->nesting)
      memset(round->result, 0, round->signature->result_size);
  }
  if (delivery->responder_count) *delivery->responder_count = round->responders;
  if (round->nesting) *round->nesting = (mf__nesting){round->result_ops, round->responders};
  return status;
}

static mf_status check(const mf__round *round, mf_error *error) {
  if ((unsigned)round->choice > MF_RESULT_EVERY)
    return MF_FAIL(error, MF_INVALID_ARGUMENT, .selector = round->selector, .reason = "there is no such choice among results");
  if (round->choice >= MF_RESULT_ANY && mf_type_kind(mf_signature_result_type(round->signature)) != MF_KIND_BOOL)
    return MF_FAIL_ARGUMENT(error, MF_INVALID_ARGUMENT, MF_ARGUMENT_RESULT, .selector = round->selector, .expected = "B",
                            .got = mf_type_encoding(mf_signature_result_type(round->signature)),
                            .reason = "any and every are for messages that answer with a bool");
  return MF_OK;
}

void mf__round_begin(mf__round *round, const mf_delivery *delivery, bool is_linked, mf__nesting *nesting, mf_error *error) {
  round->delivery = delivery ? delivery : &usual;
  round->choice = round->delivery->choice;
  round->skips_mismatched = round->delivery->skips_mismatched;
  unsigned custom = mf__custom(round->multicast);
  if (!round->choice)
    round->choice = custom & MF__CUSTOM_CHOICE ? mf__choice_for(round->multicast, round->selector, round->signature) : MF_RESULT_LAST;
  if (custom & MF__CUSTOM_SKIPS) round->skips_mismatched = true;
  round->nesting = nesting;
  round->ops = round->multicast->ops ? round->multicast->ops : nesting ? nesting->ops : NULL;
  round->chain = mf__chain;
  round->is_linked = is_linked;
  round->returns_object = round->signature->returns_object;
  round->responders = 0;
  round->result_ops = NULL;
  round->has_result = round->truth = round->any = false;
  round->every = true;
  mf__failures_begin(&round->failures, error);
}

static mf_status visit_all(mf__round *round, mf_error *error) {
  mf__visit visit;
  if (!mf__visit_begin(&visit, round->multicast)) return MF_FAIL_MEMORY(error);
  round->visit = &visit;
  mf_multicast *main = mf__main_of(round->multicast);
  if (main) run_with_main(round, main);
  else run(round);
  mf_status status = mf__round_conclude(round, error);
  mf__visit_end(&visit);
  return status;
}

/* With a visitor, results have a place of their own. */
static mf_status visit_all_showing(mf__round *round, mf_error *error) {
  mf__scratch scratch;
  round->visitor_error = (mf_error)MF_ERROR_INIT;
  round->visitor_result = mf__scratch_take(&scratch, round->signature->result_size);
  mf_status status = round->visitor_result ? visit_all(round, error) : MF_FAIL_MEMORY(error);
  mf__scratch_leave(&scratch);
  return status;
}

void mf__round_prepare(mf__round *round, mf_multicast *multicast, mf_selector selector, const mf_signature *signature,
                       const void *frame, void *result) {
  round->multicast = multicast;
  round->selector = selector;
  round->signature = signature;
  round->frame = frame;
  round->result = result;
}

mf_status mf__multicast_round(mf_multicast *multicast, mf_selector selector, const mf_signature *signature, const void *frame,
                              void *result, const mf_delivery *delivery, bool is_linked, mf__nesting *nesting, mf_error *error) {
  mf__round round;
  mf__round_prepare(&round, multicast, selector, signature, frame, result);
  mf__round_begin(&round, delivery, is_linked, nesting, error);
  if (round.delivery->responder_count) *round.delivery->responder_count = 0;
  const mf__link *chain = mf__chain;
  mf_status status = round.choice != MF_RESULT_LAST ? check(&round, error) : MF_OK;
  /* A free round within a chain: a forwarder led here by hand, with no method in between. */
  if (!status && chain && !round.is_linked) status = mf__round_link_in(&round, error);
  if (!status) {
    mf__chain = NULL;
    status = round.delivery->visitor ? visit_all_showing(&round, error) : visit_all(&round, error);
  }
  mf__chain = chain;
  if (status && result) memset(result, 0, signature->result_size);
  return status;
}

mf_status mf__multicast_finish(mf__visit *visit, mf_selector selector, const mf_signature *signature, const void *frame, void *result,
                               const mf_delivery *delivery, const mf__progress *progress, mf_error *error) {
  mf__round round;
  mf__round_prepare(&round, visit->multicast, selector, signature, frame, result);
  mf__round_begin(&round, delivery, false, NULL, error);
  /* It began as a usual message: what was chosen meanwhile goes for the next one. */
  round.choice = MF_RESULT_LAST;
  round.skips_mismatched = round.delivery->skips_mismatched;
  round.visit = visit;
  if (progress) {
    round.responders = progress->called;
    round.has_result = progress->called && !progress->status && result;
    if (progress->status) mf__failures_add(&round.failures, progress->status);
    for (size_t i = progress->next; i < progress->end; i++) mf__round_call(&round, i);
  } else {
    run(&round);
  }
  mf_status status = mf__round_conclude(&round, error);
  if (status && result) memset(result, 0, signature->result_size);
  return status;
}
