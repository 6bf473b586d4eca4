/* Invocations and sending closures without memory: what fails leaves what was there. */
#include "fail_kit.h"
#include "failing_closure.h"

static mf_status capture(void *context, mf_call *call) {
  mf_invocation **place = context;
  mf_invocation_destroy(*place);
  return mf_invocation_capture(call, &counted_ops, place, mf_call_error(call));
}

static void test_invocations(void) {
  const mf_signature *signature = signature_of("{L=[100q]}@:@***{L=[100q]}");
  mf_invocation *invocation = NULL, *copy = NULL;
  FAIL_EACH_ALLOCATION(mf_invocation_create(signature, &counted_ops, &invocation, &unlucky), mf_invocation_destroy(invocation));
  CHECK_EQ_INT(mf_invocation_create(signature, &counted_ops, &invocation, NULL), MF_OK);
  counted object = {.references = 1};
  counted *pointer = &object;
  const char *texts[] = {"one", "two", "three"}, *text = NULL, *longer = "longer";
  mf_invocation_set_argument(invocation, 0, &pointer, sizeof pointer, NULL);
  for (size_t i = 0; i < 3; i++) mf_invocation_set_argument(invocation, i + 1, &texts[i], sizeof text, NULL);

  /* All of it or nothing. */
  for (long n = 1; n <= 3; n++) {
    failing_alloc_start(n, false);
    CHECK_EQ_INT(mf_invocation_retain_arguments(invocation, NULL), MF_NO_MEMORY);
    failing_alloc_stop();
    CHECK(!mf_invocation_retains_arguments(invocation));
    CHECK_EQ_INT(object.references, 1);
    for (size_t i = 0; i < 3; i++) {
      mf_invocation_get_argument(invocation, i + 1, &text, sizeof text, NULL);
      CHECK_EQ_PTR(text, texts[i]);
    }
  }
  FAIL_EACH_ALLOCATION(mf_invocation_retain_arguments(invocation, &unlucky), (void)0);
  CHECK_EQ_INT(object.references, 2);

  failing_alloc_start(1, false); /* the old string stays */
  CHECK_EQ_INT(mf_invocation_set_argument(invocation, 2, &longer, sizeof longer, &unlucky), MF_NO_MEMORY);
  failing_alloc_stop();
  mf_invocation_get_argument(invocation, 2, &text, sizeof text, NULL);
  CHECK_EQ_STR(text, "two");
  FAIL_EACH_ALLOCATION_COLD(mf_invocation_set_argument(invocation, 2, &longer, sizeof longer, &unlucky), (void)0);

  FAIL_EACH_ALLOCATION(mf_invocation_copy(invocation, &copy, &unlucky), mf_invocation_destroy(copy));
  CHECK_EQ_INT(object.references, 2);
  copy = invocation;
  failing_alloc_start(2, true);
  CHECK_EQ_INT(mf_invocation_copy(invocation, &copy, NULL), MF_NO_MEMORY);
  failing_alloc_stop();
  CHECK_EQ_PTR(copy, NULL);

  /* Captured in a send. */
  mf_table *recorder = table_of("Recorder", NULL, NULL);
  mf_invocation *recorded = NULL;
  mf_forwarding hooks = {.forward = capture};
  set_forwarding(recorder, &hooks, &recorded);
  mf_selector selector = selector_of("record");
  const void *frame = mf_invocation_frame(invocation);
  FAIL_EACH_ALLOCATION(mf_send((mf_target){NULL, recorder}, selector, signature, frame, NULL, &unlucky),
                       (mf_invocation_destroy(recorded), recorded = NULL));
  CHECK_EQ_INT(object.references, 2);

  /* Sent: the result has a place of its own, which may be too large. What was there is gone after the failure. */
  large result = {{3}};
  mf_invocation_set_selector(invocation, selector);
  mf_invocation_set_target(invocation, (mf_target){NULL, recorder});
  CHECK_EQ_INT(mf_invocation_set_result(invocation, &result, sizeof result, NULL), MF_OK);
  failing_alloc_start(1, false);
  CHECK_EQ_INT(mf_invocation_invoke(invocation, &unlucky), MF_NO_MEMORY);
  failing_alloc_stop();
  CHECK(!mf_invocation_has_result(invocation));
  CHECK_EQ_INT(object.references, 2);
  FAIL_EACH_ALLOCATION(mf_invocation_invoke(invocation, &unlucky), (mf_invocation_destroy(recorded), recorded = NULL));
  mf_invocation_destroy(invocation);
  CHECK_EQ_INT(object.references, 1);
  destroy(recorder);
}

static void test_sending_closures(void) {
  mf_table *table = table_of("Target", NULL, NULL);
  add(table, "native:", "q@:q", NATIVE(native));
  mf_sending sending = {.target = {NULL, table}, .selector = selector_of("native:"), .dispose = dispose};
  const mf_signature *signature = signature_of("qq");
  mf_closure *closure = NULL;
  disposed = 0;
  FAIL_EACH_ALLOCATION(mf_closure_create_sending(signature, &sending, &closure, &unlucky), (void)0);
  failing_alloc_start(1, true);
  CHECK_EQ_INT(((long (*)(long))mf_closure_function(closure))(41), 42);
  CHECK(!failing_alloc_stop());
  mf_closure_destroy(closure);
  CHECK_EQ_INT(disposed, 1);
  long live = failing_alloc_live();
  failing_closure_set(true);
  CHECK_EQ_INT(mf_closure_create_sending(signature, &sending, &closure, NULL), MF_UNAVAILABLE);
  failing_closure_set(false);
  CHECK_EQ_INT(failing_alloc_live(), live);
  CHECK_EQ_INT(disposed, 1);
  destroy(table); /* no failure left a reference behind */
}

static void all(void) {
  test_invocations();
  test_sending_closures();
}

int main(void) {
  run_twice(all);
  return check_done();
}
