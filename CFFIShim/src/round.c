#include "round.h"

#include <string.h>

#include "fail.h"
#include "forwarding.h"
#include "handler.h"
#include "method.h"
#include "signature_impl.h"
#include "table_impl.h"

bool mf__round_is_foreign(const mf__round *round, const mf_table *table) {
  return round->ops && round->signature->has_objects && table->ops && table->ops != round->ops;
}

static mf_status foreign(const mf__round *round, mf_target target, mf_error *error) {
  return MF_FAIL_SUBJECT(error, MF_SIGNATURE_MISMATCH, error ? mf__receiver_name(target) : NULL, .selector = round->selector,
                         .object = target.object, .expected = target.table->ops->name, .got = round->ops->name,
                         .reason = "the objects belong to another runtime");
}

/* Where this target's result goes; NULL: nowhere. */
static void *place_of_result(mf__round *round) {
  if (round->delivery->visitor) return round->visitor_result;
  switch (round->choice) {
    case MF_RESULT_ANY:
    case MF_RESULT_EVERY: return &round->truth;
    case MF_RESULT_FIRST: return round->has_result ? NULL : round->result;
    default: return round->result;
  }
}

static mf_error *place_of_error(mf__round *round) {
  return round->delivery->visitor ? &round->visitor_error : mf__failures_place(&round->failures);
}

static void failed(mf__round *round, mf_target target, mf_status status) {
  if (round->delivery->visitor) {
    round->delivery->visitor(round->delivery->context, target, status, NULL, &round->visitor_error);
    mf_error_clear(&round->visitor_error);
  } else {
    mf__failures_add(&round->failures, status);
  }
}

/* `ops` are those of the object that may be the result. */
static void answered(mf__round *round, mf_target target, const void *result, const mf_object_ops *ops) {
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
static void *object_in_the_way(const mf__round *round, const void *place) {
  return round->returns_object && round->has_result && place && place == round->result ? *(void *const *)place : NULL;
}

static void call_method(mf__round *round, mf_target target) {
  void *result = place_of_result(round), *old = object_in_the_way(round, result);
  const mf_object_ops *old_ops = round->result_ops;
  mf_error *error = place_of_error(round);
  mf_status status = mf__round_is_foreign(round, target.table) ? foreign(round, target, error)
                                                     : mf__method_run(round->method, target, round->selector, round->signature,
                                                                      round->frame, result, error);
  round->responders++;
  if (old) mf__result_drop(old_ops, round->signature, &old);
  if (old && status) round->has_result = false;
  if (status) failed(round, target, status);
  else answered(round, target, result, target.table->ops);
}

mf_status mf__round_link_in(mf__round *round, mf_error *error) {
  mf__chain = round->chain;
  if (round->is_linked) return MF_OK;
  mf_status status = mf__chain_enter(&round->link, mf_multicast_target(round->multicast), round->selector, MF__SEND, error);
  round->is_linked = !status;
  round->chain = mf__chain;
  return status;
}

/* A multicast among the targets: its round shows who responds. */
static mf_status call_nested(mf__round *round, mf_target target, void *result, mf_error *error, bool *responds,
                             const mf_object_ops **ops) {
  mf_delivery delivery = {.skips_mismatched = round->skips_mismatched};
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
static mf_status check_forwarder(const mf__round *round, mf_target target, bool *is_skipped, mf_error *error) {
  const mf_signature *own = NULL;
  *is_skipped = false;
  if (!round->skips_mismatched) return MF_OK;
  mf_status status = mf_signature_for(target, round->selector, &own, error);
  *is_skipped = !status && (mf__round_is_foreign(round, target.table) || (own && own->shape != round->signature->shape));
  return status;
}

static mf_status call_responder(mf__round *round, mf_target target, void *result, mf_error *error, bool *responds) {
  bool is_skipped;
  mf_status status = mf_responds(target, round->selector, responds, error);
  if (status || !*responds) return status;
  status = check_forwarder(round, target, &is_skipped, error);
  if (status) return status;
  *responds = !is_skipped;
  if (is_skipped) return MF_OK;
  return mf__round_is_foreign(round, target.table) ? foreign(round, target, error)
                                         : mf_send(target, round->selector, round->signature, round->frame, result, error);
}

/* A target without a method may still forward. */
static void call_forwarder(mf__round *round, mf_target target) {
  mf_error *error = place_of_error(round);
  void *result = place_of_result(round), *old = object_in_the_way(round, result);
  const mf_object_ops *old_ops = round->result_ops, *ops = target.table->ops;
  bool responds = false;
  mf_status status = mf__round_link_in(round, error);
  if (!status) {
    status = mf__is_multicast_table(target.table) && !mf__round_is_foreign(round, target.table)
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

static bool is_skipped(const mf__round *round, const mf_table *table) {
  if (!round->skips_mismatched || !round->method) return false;
  return round->method->signature->shape != round->signature->shape || mf__round_is_foreign(round, table);
}

void mf__round_call(mf__round *round, size_t position) {
  void *object;
  if (!mf__visit_enter(round->visit, position, &object)) return;
  const mf__entry *entry = round->visit->state->roster->entries[position];
  mf_target target = {object, entry->table};
  round->method = mf__table_find(entry->table, round->selector);
  if (is_skipped(round, entry->table)) (void)0;
  else if (round->method) call_method(round, target);
  else if (mf__table_hooks(entry->table)) call_forwarder(round, target);
  mf__entry_leave(entry, object);
}

void mf__round_call_known(mf__round *round, size_t position, const mf_method *method) {
  void *object;
  if (!mf__visit_enter(round->visit, position, &object)) return;
  const mf__entry *entry = round->visit->state->roster->entries[position];
  round->method = method;
  call_method(round, (mf_target){object, entry->table});
  mf__entry_leave(entry, object);
}
