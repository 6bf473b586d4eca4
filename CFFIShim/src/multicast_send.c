/* Sending to a multicast. A usual message, outside a chain of forwarding and with the last result for its sender, goes by its plan if there is
   one; what the plan cannot do, or has not done, is a round.

   The one function of the API hands on whatever is more than one direct call, with its own arguments where they are: so it saves no register
   for that. */
#include <string.h>

#include "dispatch_impl.h"
#include "fail.h"
#include "signature_impl.h"

static bool is_usual(const mf_delivery *delivery) {
  return !delivery || (!delivery->visitor && (delivery->choice == MF_RESULT_DEFAULT || delivery->choice == MF_RESULT_LAST));
}

static mf_status no_memory(const mf_signature *signature, void *result, const mf_delivery *delivery, mf_error *error) {
  if (result) memset(result, 0, signature->result_size);
  if (delivery && delivery->responder_count) *delivery->responder_count = 0;
  return MF_FAIL_MEMORY(error);
}

/* What is not for the caller's registers. */
#define OUTSIDE __attribute__((noinline))
#define UNLIKELY(condition) __builtin_expect((condition), false)

/* Within a visit, which it ends. The plan is one that holds, or NULL. */
static mf_status send_within(mf__visit *visit, const mf__dispatch *dispatch, mf_selector selector, const mf_signature *signature,
                             const void *frame, void *result, const mf_delivery *delivery, mf_error *error) {
  mf__progress progress;
  bool is_plain = dispatch && dispatch->is_plain;
  mf_status status = MF_OK;
  if (is_plain) mf__dispatch_plainly(dispatch, visit, selector, signature, frame, result, &progress, error);
  if (!is_plain || !progress.is_done || !progress.called)
    status = mf__multicast_finish(visit, selector, signature, frame, result, delivery, is_plain ? &progress : NULL, error);
  else if (delivery && delivery->responder_count)
    *delivery->responder_count = progress.called;
  mf__visit_end(visit);
  return status;
}

static OUTSIDE mf_status send_otherwise(mf_multicast *multicast, mf_selector selector, const mf_signature *signature, const void *frame,
                                        void *result, const mf_delivery *delivery, mf_error *error) {
  mf__visit visit;
  if (mf__chain || mf__custom(multicast) || !is_usual(delivery))
    return mf__multicast_round(multicast, selector, signature, frame, result, delivery, false, NULL, error);
  if (!mf__visit_begin(&visit, multicast)) return no_memory(signature, result, delivery, error);
  const mf__dispatch *dispatch = mf__dispatch_find(multicast, visit.state, selector, signature);
  return send_within(&visit, dispatch, selector, signature, frame, result, delivery, error);
}

/* With the pin that the caller took in vain. */
static OUTSIDE mf_status send_anew(mf_multicast *multicast, mf_selector selector, const mf_signature *signature, const void *frame,
                                   void *result, const mf_delivery *delivery, mf_error *error) {
  if (mf__unpin(mf__own_pins)) mf__retired_sweep();
  return send_otherwise(multicast, selector, signature, frame, result, delivery, error);
}

mf_status mf__dispatch_rest(mf__visit *visit, const mf__dispatch *dispatch, size_t called, mf_selector selector,
                            const mf_signature *signature, const void *frame, void *result, mf_error *error) {
  const mf__progress progress = {called, mf__run_end(dispatch, dispatch->runs, (uint32_t)called), dispatch->end, false, MF_OK};
  mf_status status = mf__multicast_finish(visit, selector, signature, frame, result, NULL, &progress, error);
  mf__visit_end(visit);
  return status;
}

/* With the caller's pin, and the newest plan, if that is the message's. */
static OUTSIDE mf_status send_pinned(mf_multicast *multicast, mf_selector selector, const mf_signature *signature, const void *frame,
                                     void *result, const mf__dispatch *dispatch, mf_error *error) {
  mf__pins *pins = mf__own_pins;
  mf__visit visit = {.multicast = multicast, .pins = pins, .state = mf__pinned(pins)};
  if (UNLIKELY(!dispatch || !mf__dispatch_is_for(dispatch, visit.state)))
    dispatch = mf__dispatch_find(multicast, visit.state, selector, signature);
  if (!dispatch || !dispatch->is_direct) return send_within(&visit, dispatch, selector, signature, frame, result, NULL, error);
  uint64_t returned;
  size_t called = dispatch->direct.loop(&dispatch->row, selector, frame, &dispatch->watch, &returned);
  if (result) mf__direct_take((mf__take)dispatch->take, returned, result);
  if (UNLIKELY(!mf__watch_holds(dispatch->watch)))
    return mf__dispatch_rest(&visit, dispatch, called, selector, signature, frame, result, error);
  if (mf__unpin(pins)) mf__retired_sweep();
  return MF_OK;
}

mf_status mf_multicast_send(mf_multicast *multicast, mf_selector selector, const mf_signature *signature, const void *frame,
                            void *result, const mf_delivery *delivery, mf_error *error) {
  mf__pins *pins = mf__own_pins;
  uintptr_t special = (uintptr_t)mf__chain | (uintptr_t)delivery | mf__custom(multicast);
  if (UNLIKELY(special || !mf__pins_have_room(pins)))
    return send_otherwise(multicast, selector, signature, frame, result, delivery, error);
  if (UNLIKELY(!mf__pin_once(pins, &multicast->published)))
    return send_anew(multicast, selector, signature, frame, result, delivery, error);
  const mf__dispatch *dispatch = mf__newest_dispatch(multicast);
  if (UNLIKELY(dispatch->selector != selector || !mf__dispatch_serves(dispatch, signature)))
    return send_pinned(multicast, selector, signature, frame, result, NULL, error);
  if (!dispatch->is_single) return send_pinned(multicast, selector, signature, frame, result, dispatch, error);
  uint64_t returned = dispatch->direct.once(*dispatch->row.selves, selector, frame, dispatch->row.function);
  if (result) mf__direct_take((mf__take)dispatch->take, returned, result);
  if (UNLIKELY(mf__unpin_once(pins))) mf__retired_sweep();
  return MF_OK;
}
