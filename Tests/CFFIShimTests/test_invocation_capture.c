/* A call captured as an invocation, which outlives it with everything that it was given. */
#include "invocation_kit.h"

typedef struct point {
  double x, y, z;
} point;
static counted *heard_object;
static char heard_text[16];
static point heard_point;
static int heard;
static void hear(void *self, mf_selector selector, counted *object, const char *text, point p) {
  (void)self, (void)selector;
  heard++;
  heard_object = object;
  strcpy(heard_text, text);
  heard_point = p;
}

static mf_status record(void *context, mf_call *call) {
  return mf_invocation_capture(call, &counted_ops, context, mf_call_error(call));
}

__attribute__((noinline)) static void send_from_a_frame_that_goes(mf_table *recorder, counted *object) {
  char text[] = "on the stack";
  struct {
    counted *object;
    const char *text;
    point p;
  } frame = {object, text, {1, 2, 3}};
  const mf_signature *signature = signature_of("v@:@*{P=ddd}");
  CHECK_EQ_INT(mf_send((mf_target){NULL, recorder}, selector_of("hear:::"), signature, &frame, NULL, NULL), MF_OK);
  memset(text, 'X', sizeof text - 1);
  memset(&frame, 0xEE, sizeof frame);
  atomic_signal_fence(memory_order_seq_cst);
}

/* Sent to a recorder, then to the target: heard once, with the arguments as they were. */
static void test_capture(void) {
  mf_table *recorder = table_of("Recorder", NULL, &counted_ops), *listener = table_of("Listener", NULL, &counted_ops);
  mf_invocation *recorded = NULL;
  mf_forwarding hooks = {.forward = record};
  set_forwarding(recorder, &hooks, &recorded);
  add(listener, "hear:::", "v@:@*{P=ddd}", NATIVE(hear));
  counted object = {.references = 1};
  send_from_a_frame_that_goes(recorder, &object);
  if (!CHECK(recorded != NULL)) return;
  CHECK_EQ_INT(object.references, 2);
  CHECK(mf_invocation_retains_arguments(recorded));
  CHECK_EQ_PTR(mf_invocation_selector(recorded), selector_of("hear:::"));
  CHECK(!mf_invocation_target(recorded).table);
  CHECK_EQ_INT(heard, 0);
  CHECK_EQ_INT(mf_invocation_invoke_with(recorded, (mf_target){NULL, listener}, NULL), MF_OK);
  CHECK_EQ_INT(heard, 1);
  CHECK_EQ_PTR(heard_object, &object);
  CHECK_EQ_STR(heard_text, "on the stack");
  CHECK(heard_point.x == 1 && heard_point.y == 2 && heard_point.z == 3);
  mf_invocation_destroy(recorded);
  CHECK_EQ_INT(object.references, 1);
  destroy(recorder);
  destroy(listener);
}

int main(void) {
  test_capture();
  return check_done();
}
