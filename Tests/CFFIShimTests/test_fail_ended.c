/* A multicast is destroyed by the main target of a round, which then goes to the others, of whom there are none: for that it would make the plan
   anew. What has ended is retired once, and leaves no block behind. */
#include "fail_kit.h"

static mf_multicast *multicast;
static bool ends;

static long answer(void *self, mf_selector selector) { return (void)self, (void)selector, 7; }

static mf_status end_it(void *context, void *object, mf_selector selector, bool *responds, mf_error *error) {
  (void)context, (void)object, (void)selector, (void)error;
  *responds = false;
  if (ends) mf_multicast_destroy(multicast);
  return MF_OK;
}

static const mf_forwarding ender = {.responds = end_it};

static long ask(size_t responders) {
  long result = -1;
  size_t count = 9;
  const mf_delivery delivery = {.optional = true, .responder_count = &count};
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("answer()"), signature_of("q@:"), NULL, &result, &delivery, NULL), MF_OK);
  CHECK_EQ_INT(count, responders);
  return result;
}

static void test_ended_before_its_plan(void) {
  mf_table *enders = table_of("Ender", NULL, NULL), *table = table_of("Answers", NULL, NULL);
  set_forwarding(enders, &ender, NULL);
  add(table, "answer()", "q@:", NATIVE(answer));
  CHECK_EQ_INT(mf_multicast_create("ended", NULL, &multicast, NULL), MF_OK);
  mf_target main = {enders, enders}, other = {table, table};
  CHECK_EQ_INT(mf_multicast_set_main(multicast, main, MF_MAIN_ALONE_FOR_RESULTS, NULL, NULL, NULL), MF_OK);
  CHECK_EQ_INT(mf_multicast_add(multicast, other, NULL, NULL, NULL), MF_OK);
  for (int i = 0; i < 3; i++) CHECK_EQ_INT(ask(1), 7); /* by a plan, in the end */
  CHECK_EQ_INT(mf_multicast_remove(multicast, table, NULL), MF_OK);
  CHECK_EQ_INT(ask(0), 0); /* without: the next round would make it */
  ends = true;
  CHECK_EQ_INT(ask(0), 0);
  ends = false;
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  destroy(table);
  destroy(enders);
}

int main(void) {
  run_twice(test_ended_before_its_plan);
  return check_done();
}
