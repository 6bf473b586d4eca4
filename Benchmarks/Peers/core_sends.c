/* Our core, one object: a message by selector, a function looked up and called, an invocation that is kept. */
#include "core.h"
#include "peers.h"

static mf_target target(void) { return (mf_target){&objects[0], core_table(CORE_NATIVE)}; }

static void run_send(long count, void *context) {
  (void)context;
  mf_target receiver = target();
  core_message message = core_take;
  core_frame frame = {0, 1.5};
  mf_error error = MF_ERROR_INIT;
  int answer;
  for (long i = 0; i < count; i++) {
    frame.a = (int)i & 7;
    must(mf_send(receiver, message.selector, message.signature, &frame, &answer, &error) == MF_OK, "send");
    answers += answer;
  }
}

static void run_lookup(long count, void *context) {
  (void)context;
  mf_target receiver = target();
  core_message message = core_take;
  mf_error error = MF_ERROR_INIT;
  for (long i = 0; i < count; i++) {
    mf_function function;
    must(mf_lookup(receiver, message.selector, message.signature, &function, &error) == MF_OK, "look-up");
    answers += ((int (*)(void *, mf_selector, int, double))function)(receiver.object, message.selector, (int)i & 7, 1.5);
  }
}

static void run_invocation(long count, void *invocation) {
  mf_error error = MF_ERROR_INIT;
  double b = 1.5;
  int answer;
  for (long i = 0; i < count; i++) {
    int a = (int)i & 7;
    must(mf_invocation_set_argument(invocation, 0, &a, sizeof a, &error) == MF_OK, "argument");
    must(mf_invocation_set_argument(invocation, 1, &b, sizeof b, &error) == MF_OK, "argument");
    must(mf_invocation_invoke(invocation, &error) == MF_OK, "invoke");
    must(mf_invocation_get_result(invocation, &answer, sizeof answer, &error) == MF_OK, "result");
    answers += answer;
  }
}

void add_core_sends(void) {
  set_up_core();
  core_message message = core_take;
  mf_invocation *invocation;
  must(mf_invocation_create(message.signature, NULL, &invocation, NULL) == MF_OK, "invocation");
  mf_invocation_set_target(invocation, target());
  mf_invocation_set_selector(invocation, message.selector);

  add_series((series){"core/send", run_send, NULL, 0, false});
  add_series((series){"core/lookup", run_lookup, NULL, 0, false});
  add_series((series){"core/invocation", run_invocation, invocation, 0, false});
}
