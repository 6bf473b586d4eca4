/* Relays: a callback that is a message to a multicast, and a plan of direct calls, meet without anything in between. The arguments go from the
   registers that the trampoline saved to a frame that only the calls read; nothing can fail. */
#include "relay.h"

#include "call_impl.h"
#include "closure_run.h"
#include "dispatch_impl.h"
#include "passing.h"
#include "thread.h"
#include "trampoline.h"

#if defined(MF_HAS_TRAMPOLINES)

/* A whole word: what is behind a narrow argument is written with the next one, or never read. */
static inline void load(const mf__relay *relay, int i, const mf__registers *registers, unsigned char *frame) {
  memcpy(frame + relay->to[i], (const unsigned char *)registers + relay->from[i], 8);
}

/* One that was broken off; its pin is held. The closure may be gone: a target may have destroyed it. It is there if something fails. */
typedef struct broken {
  const mf_closure *closure;
  const mf_signature *signature;
  const mf__dispatch *dispatch;
  const unsigned char *frame; /* with whatever between the arguments */
  size_t called;
  uint64_t returned; /* by the last one */
} broken;

/* Goes on in the usual way; returns the register with the result. */
static __attribute__((noinline)) uint64_t send_to_rest(const broken *broken) {
  const mf_signature *signature = broken->signature;
  const mf__dispatch *dispatch = broken->dispatch;
  _Alignas(16) unsigned char frame[MF__RELAY_ARGUMENTS * 8] = {0};
  for (size_t i = 0; i < signature->argument_count; i++) {
    const mf__argument *argument = &signature->arguments[i];
    memcpy(frame + argument->offset, broken->frame + argument->offset, argument->size);
  }
  uint64_t result = 0;
  mf_error error;
  mf__error_empty(&error);
  mf_call call = {.signature = signature, .frame = signature->frame_size ? frame : NULL, .result = &result, .error = &error};
  mf__state *state = mf__pinned(mf__own_pins);
  mf__visit visit = {.multicast = state->multicast, .pins = mf__own_pins, .state = state};
  mf__direct_take((mf__take)dispatch->take, broken->returned, &result);
  mf_status status =
      mf__dispatch_rest(&visit, dispatch, broken->called, dispatch->selector, signature, call.frame, &result, &error);
  if (status) mf__closure_failed(broken->closure, &call, status);
  const mf__result *kind = &signature->passing->result;
  if (kind->kind == MF__RESULT_INTEGER && kind->type->size < sizeof result) mf__result_widen(kind, &result, &result);
  return result;
}

static bool relay_call(const mf_closure *closure, mf__registers *registers) {
  const mf__relay *relay = closure->relay;
  const mf_signature *signature = closure->signature;
  mf_multicast *multicast = relay->object;
  mf__pins *pins = mf__own_pins;
  if (__builtin_expect(mf__chain || mf__custom(multicast) || !mf__pins_have_room(pins), false)) return false;
  bool is_pinned = mf__pin_once(pins, &multicast->published);
  const mf__dispatch *dispatch = mf__newest_dispatch(multicast);
  if (__builtin_expect(!is_pinned || dispatch->selector != relay->selector || !dispatch->is_direct ||
                           !mf__dispatch_serves(dispatch, signature) || !mf__dispatch_is_for(dispatch, mf__pinned(pins)), false)) {
    if (mf__unpin_once(pins)) mf__retired_sweep();
    return false;
  }
  _Alignas(16) unsigned char frame[MF__RELAY_ARGUMENTS * 8 + 8];
  uint64_t returned;
  load(relay, 0, registers, frame);
  load(relay, 1, registers, frame);
  load(relay, 2, registers, frame);
  _Static_assert(MF__RELAY_ARGUMENTS == 3, "all of them");
  unsigned char *answer = (unsigned char *)registers + relay->answer;
  size_t called = dispatch->direct.loop(&dispatch->row, dispatch->selector, frame, &dispatch->watch, &returned);
  /* From here on the closure may be gone. */
  if (__builtin_expect(!mf__watch_holds(dispatch->watch), false)) {
    returned = send_to_rest(&(broken){closure, signature, dispatch, frame, called, returned});
    memcpy(answer, &returned, sizeof returned);
    return true;
  }
  memcpy(answer, &returned, sizeof returned);
  if (__builtin_expect(mf__unpin_once(pins), false)) mf__retired_sweep();
  return true;
}

/* Where a direct call's result is returned; false for results that are more than their register. */
static bool place_answer(mf__relay *relay, const mf__result *result) {
  bool is_vector = result->kind == MF__RESULT_FLOAT || result->kind == MF__RESULT_DOUBLE;
  relay->answer = is_vector ? MF_REGISTERS_VECTORS : MF_REGISTERS_INTEGERS;
  return is_vector || result->kind == MF__RESULT_NONE || (result->kind == MF__RESULT_INTEGER && result->extension != MF__TRUTH);
}

void mf__relay_prepare(mf_closure *closure, mf__relay *relay, void *object, mf_selector selector) {
  if (closure->writable || closure->fetch_count > MF__RELAY_ARGUMENTS) return;
  if (!place_answer(relay, &closure->signature->passing->result)) return;
  for (int i = 0; i < MF__RELAY_ARGUMENTS; i++) {
    const mf__fetch *fetch = i < closure->fetch_count ? &closure->fetches[i] : NULL;
    if (fetch && (fetch->on_stack || (fetch->kind != MF__FETCH_8 && fetch->kind != MF__FETCH_4))) return;
    relay->from[i] = (uint8_t)(fetch ? fetch->from : MF_REGISTERS_INTEGERS);
    relay->to[i] = (uint8_t)(fetch ? fetch->to : MF__RELAY_ARGUMENTS * 8);
  }
  relay->object = object;
  relay->selector = selector;
  closure->relay = relay;
  closure->takes = relay_call;
}

#else

void mf__relay_prepare(mf_closure *closure, mf__relay *relay, void *object, mf_selector selector) {
  (void)closure, (void)relay, (void)object, (void)selector;
}

#endif
