/* What a handler sees of a call, inlined and by the exported functions, however the call came about. */
#include "core_kit.h"

static void *(*volatile self_outside)(const mf_call *) = mf_call_self;
static mf_selector (*volatile selector_outside)(const mf_call *) = mf_call_selector;
static const mf_signature *(*volatile signature_outside)(const mf_call *) = mf_call_signature;
static const void *(*volatile frame_outside)(const mf_call *) = mf_call_frame;
static void *(*volatile result_outside)(mf_call *) = mf_call_result;
static mf_error *(*volatile error_outside)(mf_call *) = mf_call_error;

static int calls;

/* Without arguments there is no frame, whatever the sender passed. */
static mf_status handle(void *context, mf_call *call) {
  const mf_signature *signature = mf_call_signature(call);
  CHECK_EQ_PTR(mf_call_self(call), self_outside(call));
  CHECK_EQ_PTR(mf_call_selector(call), selector_outside(call));
  CHECK_EQ_PTR(signature, signature_outside(call));
  CHECK_EQ_PTR(mf_call_frame(call), frame_outside(call));
  CHECK_EQ_PTR(mf_call_result(call), result_outside(call));
  CHECK_EQ_PTR(mf_call_error(call), error_outside(call));
  CHECK_EQ_PTR(mf_call_self(call), context);
  CHECK(mf_call_result(call) && mf_call_error(call));
  CHECK_EQ_INT(mf_call_frame(call) != NULL, mf_signature_argument_count(signature) != 0);
  if (mf_call_frame(call)) CHECK_EQ_INT(*(const long *)mf_call_frame(call), 7);
  CHECK_EQ_PTR(mf_call_argument(call, 0), mf_call_frame(call));
  calls++;
  return MF_OK;
}

int main(void) {
  int object;
  mf_table *table = table_of("Table", NULL, NULL);
  mf_target target = {&object, table};
  mf_multicast *multicast = NULL;
  CHECK_EQ_INT(mf_multicast_create("multicast", NULL, &multicast, NULL), MF_OK);
  CHECK_EQ_INT(mf_multicast_add(multicast, target, NULL, NULL, NULL), MF_OK);
  static const char *const names[] = {"plain()", "take(_:)"}, *const types[] = {"v@:", "v@:q"};
  for (int i = 0; i < 2; i++) {
    add(table, names[i], types[i], mf_handled(handle, &object, NULL));
    const long frame = 7;
    long result = 0;
    mf_selector selector = selector_of(names[i]);
    const mf_signature *signature = signature_of(types[i]);
    mf_function function = NULL;
    mf_error error = MF_ERROR_INIT;
    calls = 0;
    CHECK_EQ_INT(mf_send(target, selector, signature, &frame, &result, &error), MF_OK);
    CHECK_EQ_INT(mf_send(target, selector, signature, &frame, NULL, NULL), MF_OK);
    for (int k = 0; k < 4; k++) CHECK_EQ_INT(mf_multicast_send(multicast, selector, signature, &frame, NULL, NULL, NULL), MF_OK);
    CHECK_EQ_INT(mf_lookup(target, selector, signature, &function, NULL), MF_OK);
    ((void (*)(void *, mf_selector, long))function)(&object, selector, frame);
    CHECK_EQ_INT(calls, 7);
  }
  mf_multicast_destroy(multicast);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  destroy(table);
  return check_done();
}
