/* One object. */
#include "counts.h"
#include "listener.h"

static mf_target target;

static void send(long count, void *context) {
  (void)context;
  note_frame frame = {1, 1.5};
  int result;
  mf_error error = MF_ERROR_INIT;
  for (long i = 0; i < count; i++) must(mf_send(target, note, note_signature, &frame, &result, &error) == MF_OK, "send");
}

static void call(long count, void *context) {
  (void)context;
  note_frame frame = {1, 1.5};
  int result;
  mf_error error = MF_ERROR_INIT;
  for (long i = 0; i < count; i++) {
    must(mf_signature_call(note_signature, (mf_function)note_natively, target.object, note, &frame, &result, &error) == MF_OK, "call");
  }
}

static void invoke(long count, void *invocation) {
  int a = 1, result;
  double b = 1.5;
  mf_error error = MF_ERROR_INIT;
  for (long i = 0; i < count; i++) {
    must(mf_invocation_set_argument(invocation, 0, &a, sizeof a, &error) == MF_OK, "argument");
    must(mf_invocation_set_argument(invocation, 1, &b, sizeof b, &error) == MF_OK, "argument");
    must(mf_invocation_invoke(invocation, &error) == MF_OK, "invoke");
    must(mf_invocation_get_result(invocation, &result, sizeof result, &error) == MF_OK, "result");
  }
}

void count_sends(void) {
  target = (mf_target){&listeners[0], native_table()};
  mf_invocation *invocation;
  must(mf_invocation_create(note_signature, NULL, &invocation, NULL) == MF_OK, "invocation");
  mf_invocation_set_target(invocation, target);
  mf_invocation_set_selector(invocation, note);

  count("mf_send to a native method", send, NULL, 1);
  count("mf_signature_call", call, NULL, 1);
  count("kept invocation: set, set, invoke, read", invoke, invocation, 1);
  mf_invocation_destroy(invocation);
}
