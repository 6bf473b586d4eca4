/* A round: one message to every target that responds. */
#include <string.h>

#include "fail.h"
#include "failures.h"
#include "forwarding.h"
#include "handler.h"
#include "method.h"
#include "scratch.h"
#include "signature_impl.h"
#include "table_impl.h"
#include "thread.h"
#include "visit.h"

typedef struct round {
  mf_multicast *multicast;
  mf_selector selector;
  const mf_signature *signature;
  const void *frame;
  void *result;
  const mf_delivery *delivery;
  const mf_object_ops *ops; /* the runtime of the message's objects; NULL: not known */
  mf__nesting *nesting;     /* or NULL */
  mf__visit visit;
  const mf__link *chain; /* the thread's, for those that forward; for all other code that runs in a round it is empty */
  bool is_linked;        /* the multicast stands in it */
  mf__link link;         /* if this round put it there */
  bool returns_object;
  mf__failures failures;
  size_t responders;
  const mf_method *method; /* the current target's, or NULL */
  /* What has been answered. */
  const mf_object_ops *result_ops; /* of the object in `result` */
  bool has_result, truth, any, every;
  void *visitor_result;
  mf_error visitor_error;
} round;

static const mf_delivery usual;

static bool is_foreign(const round *round, const mf_table *table) {
  return round->ops && round->signature->has_objects && table->ops && table->ops != round->ops;
}

static mf_status foreign(const round *round, mf_target target, mf_error *error) {
  return MF_FAIL_SUBJECT(error, MF_SIGNATURE_MISMATCH, error ? mf__receiver_name(target) : NULL, .selector = round->selector,
                         .object = target.object, .expected = target.table->ops->name, .got = round->ops->name,
                         .reason = "the objects belong to another runtime");
}

/* Where this target's result goes; NULL: nowhere. */
static void *place_of_result(round *round) {
  if (round->delivery->visitor) return round->visitor_result;
  switch (round->delivery->choice) {
    case MF_RESULT_ANY:
    case MF_RESULT_EVERY: return &round->truth;
    case MF_RESULT_FIRST: return round->has_result ? NULL : round->result;
    default: return round->result;
  }
}

static mf_error *place_of_error(round *round) {
  return round->delivery->visitor ? &round->visitor_error : mf__failures_place(&round->failures);
}

static void failed(round *round, mf_target target, mf_status status) {
  if (round->delivery->visitor) {
    round->delivery->visitor(round->delivery->context, target, status, NULL, &round->visitor_error);
    mf_error_clear(&round->visitor_error);
  } else {
    mf__failures_add(&round->failures, status);
  }
}

/* `ops` are those of the object that may be the result. */
static void answered(round *round, mf_target target, const void *result, const mf_object_ops *ops) {
  round->any |= round->truth;
  round->every &= round->truth;
  if (round->delivery->visitor) {
    round->delivery->visitor(round->delivery->context, target, MF_OK, result, &round->visitor_error);
  } else if (result) {
    round->has_result = true;
    round->result_ops = ops;
  }
}

/* The object that is in `result` is in the way when the next target answers into the same place. */
static void *object_in_the_way(const round *round, const void *place) {
  return round->returns_object && round->has_result && place && place == round->result ? *(void *const *)place : NULL;
}

static void call_method(round *round, mf_target target) {
  void *result = place_of_result(round), *old = object_in_the_way(round, result);
  const mf_object_ops *old_ops = round->result_ops;
  mf_error *error = place_of_error(round);
  mf_status status = is_foreign(round, target.table) ? foreign(round, target, error)
                                                     : mf__method_run(round->method, target, round->selector, round->signature,
                                                                      round->frame, result, error);
  round->responders++;
  if (old) mf__result_drop(old_ops, round->signature, &old);
  if (old && status) round->has_result = false;
  if (status) failed(round, target, status);
  else answered(round, target, result, target.table->ops);
}

/* Brings the thread's chain back, with the multicast at its end, for a target that is about to forward. */
static mf_status link_in(round *round, mf_error *error) {
  mf__chain = round->chain;
  if (round->is_linked) return MF_OK;
  mf_status status = mf__chain_enter(&round->link, mf_multicast_target(round->multicast), round->selector, MF__SEND, error);
  round->is_linked = !status;
  round->chain = mf__chain;
  return status;
}

/* A multicast among the targets: its round shows who responds. */
static mf_status call_nested(round *round, mf_target target, void *result, mf_error *error, bool *responds,
                             const mf_object_ops **ops) {
  mf_delivery delivery = {.skips_mismatched = round->delivery->skips_mismatched};
  mf__nesting nesting = {.ops = round->ops};
  mf__link link;
  mf_status status = mf__chain_enter(&link, target, round->selector, MF__SEND, error);
  if (status) return status;
  status = mf__multicast_round(target.object, round->selector, round->signature, round->frame, result, &delivery, true, &nesting,
                               error);
  mf__chain_leave(&link);
  *responds = nesting.responders != 0;
  *ops = nesting.ops;
  return status;
}

/* Whether a target that forwards is one to skip. */
static mf_status check_forwarder(const round *round, mf_target target, bool *is_skipped, mf_error *error) {
  const mf_signature *own = NULL;
  *is_skipped = false;
  if (!round->delivery->skips_mismatched) return MF_OK;
  mf_status status = mf_signature_for(target, round->selector, &own, error);
  *is_skipped = !status && (is_foreign(round, target.table) || (own && own->shape != round->signature->shape));
  return status;
}

static mf_status call_responder(round *round, mf_target target, void *result, mf_error *error, bool *responds) {
  bool is_skipped;
  mf_status status = mf_responds(target, round->selector, responds, error);
  if (status || !*responds) return status;
  status = check_forwarder(round, target, &is_skipped, error);
  if (status) return status;
  *responds = !is_skipped;
  if (is_skipped) return MF_OK;
  return is_foreign(round, target.table) ? foreign(round, target, error)
                                         : mf_send(target, round->selector, round->signature, round->frame, result, error);
}

/* A target without a method may still forward. */
static void call_forwarder(round *round, mf_target target) {
  mf_error *error = place_of_error(round);
  void *result = place_of_result(round), *old = object_in_the_way(round, result);
  const mf_object_ops *old_ops = round->result_ops, *ops = target.table->ops;
  bool responds = false;
  mf_status status = link_in(round, error);
  if (!status) {
    status = mf__is_multicast_table(target.table) && !is_foreign(round, target.table)
                 ? call_nested(round, target, result, error, &responds, &ops)
                 : call_responder(round, target, result, error, &responds);
  }
  mf__chain = NULL;
  if (!status && !responds) return;
  round->responders++;
  if (old) mf__result_drop(old_ops, round->signature, &old);
  if (old && status) round->has_result = false;
  if (status) failed(round, target, status);
  else answered(round, target, result, ops);
}

static bool is_skipped(const round *round, const mf_table *table) {
  if (!round->delivery->skips_mismatched || !round->method) return false;
  return round->method->signature->shape != round->signature->shape || is_foreign(round, table);
}

static void call(round *round, size_t position) {
  void *object;
  if (!mf__visit_enter(&round->visit, position, &object)) return;
  const mf__entry *entry = round->visit.state->roster->entries[position];
  mf_target target = {object, entry->table};
  round->method = mf__table_find(entry->table, round->selector);
  if (is_skipped(round, entry->table)) (void)0;
  else if (round->method) call_method(round, target);
  else if (mf__table_hooks(entry->table)) call_forwarder(round, target);
  mf__entry_leave(entry, object);
}

static void run(round *round) {
  size_t count = atomic_load_explicit(&round->visit.state->count, memory_order_acquire);
  for (size_t i = 0; i < count; i++) call(round, i);
}

static mf_status unanswered(const round *round, mf_error *error) {
  return MF_FAIL_SUBJECT(error, MF_UNRECOGNIZED_SELECTOR, error ? round->multicast->name : NULL, .selector = round->selector,
                         .object = round->multicast);
}

/* What the sender gets in the end. */
static mf_status conclude(round *round, mf_error *error) {
  const mf_delivery *delivery = round->delivery;
  mf_status status = round->failures.status;
  if (!status && !round->responders && !round->nesting && !delivery->optional) status = unanswered(round, error);
  if (round->result) {
    if (status && round->has_result) mf__result_drop(round->result_ops, round->signature, round->result);
    if (!status && delivery->choice >= MF_RESULT_ANY && !delivery->visitor)
      *(bool *)round->result = delivery->choice == MF_RESULT_ANY ? round->any : round->every;
    else if (!status && !round->has_result && !round->nesting)
      memset(round->result, 0, round->signature->result_size);
  }
  if (delivery->responder_count) *delivery->responder_count = round->responders;
  if (round->nesting) *round->nesting = (mf__nesting){round->result_ops, round->responders};
  return status;
}

static mf_status check(const round *round, mf_error *error) {
  if (round->delivery->choice >= MF_RESULT_ANY && mf_type_kind(mf_signature_result_type(round->signature)) != MF_KIND_BOOL)
    return MF_FAIL_ARGUMENT(error, MF_INVALID_ARGUMENT, MF_ARGUMENT_RESULT, .selector = round->selector, .expected = "B",
                            .got = mf_type_encoding(mf_signature_result_type(round->signature)),
                            .reason = "any and every are for messages that answer with a bool");
  return MF_OK;
}

static void begin(round *round, const mf_delivery *delivery, bool is_linked, mf__nesting *nesting, mf_error *error) {
  round->delivery = delivery ? delivery : &usual;
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

static mf_status visit_all(round *round, mf_error *error) {
  if (!mf__visit_begin(&round->visit, round->multicast)) return MF_FAIL_MEMORY(error);
  run(round);
  mf_status status = conclude(round, error);
  mf__visit_end(&round->visit);
  return status;
}

/* With a visitor, results have a place of their own. */
static mf_status visit_all_showing(round *round, mf_error *error) {
  mf__scratch scratch;
  round->visitor_error = (mf_error)MF_ERROR_INIT;
  round->visitor_result = mf__scratch_take(&scratch, round->signature->result_size);
  mf_status status = round->visitor_result ? visit_all(round, error) : MF_FAIL_MEMORY(error);
  mf__scratch_leave(&scratch);
  return status;
}

mf_status mf__multicast_round(mf_multicast *multicast, mf_selector selector, const mf_signature *signature, const void *frame,
                              void *result, const mf_delivery *delivery, bool is_linked, mf__nesting *nesting, mf_error *error) {
  round round;
  round.multicast = multicast;
  round.selector = selector;
  round.signature = signature;
  round.frame = frame;
  round.result = result;
  begin(&round, delivery, is_linked, nesting, error);
  if (round.delivery->responder_count) *round.delivery->responder_count = 0;
  const mf__link *chain = mf__chain;
  mf_status status = delivery ? check(&round, error) : MF_OK;
  /* A free round within a chain: a forwarder led here by hand, with no method in between. */
  if (!status && chain && !round.is_linked) status = link_in(&round, error);
  if (!status) {
    mf__chain = NULL;
    status = round.delivery->visitor ? visit_all_showing(&round, error) : visit_all(&round, error);
  }
  mf__chain = chain;
  if (status && result) memset(result, 0, signature->result_size);
  return status;
}

mf_status mf_multicast_send(mf_multicast *multicast, mf_selector selector, const mf_signature *signature, const void *frame,
                            void *result, const mf_delivery *delivery, mf_error *error) {
  return mf__multicast_round(multicast, selector, signature, frame, result, delivery, false, NULL, error);
}
