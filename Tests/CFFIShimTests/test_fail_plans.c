/* A multicast whose plan is made anew again and again, because tables change elsewhere, keeps no more than a few of the plans that it had, though
   nobody is ever removed from it. */
#include "fail_kit.h"

enum { CHANGES = 1000, FEW = 64 };

static long answer(void *self, mf_selector selector) { return (void)self, (void)selector, 7; }

static long ask(mf_multicast *multicast) {
  long result = -1;
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("answer()"), signature_of("q@:"), NULL, &result, NULL, NULL), MF_OK);
  return result;
}

static void test_plans_made_anew(void) {
  mf_multicast *multicast;
  mf_table *table = table_of("Answers", NULL, NULL);
  add(table, "answer()", "q@:", NATIVE(answer));
  CHECK_EQ_INT(mf_multicast_create("stays", NULL, &multicast, NULL), MF_OK);
  CHECK_EQ_INT(mf_multicast_add(multicast, (mf_target){table, table}, NULL, NULL, NULL), MF_OK);
  for (int i = 0; i < 2; i++) CHECK_EQ_INT(ask(multicast), 7);
  long live = failing_alloc_live(), most = live, made = 0;
  for (int i = 0; i < CHANGES; i++) {
    mf_table *brief = table_of("Brief", NULL, NULL);
    add(brief, "answer()", "q@:", NATIVE(answer));
    destroy(brief);
    long before = failing_alloc_count();
    for (int j = 0; j < 2; j++) CHECK_EQ_INT(ask(multicast), 7);
    made += failing_alloc_count() - before;
    if (failing_alloc_live() > most) most = failing_alloc_live();
  }
  CHECK(made >= 2 * CHANGES); /* a plan and a state each time */
  CHECK(most - live < FEW);
  mf_multicast_destroy(multicast);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  destroy(table);
}

int main(void) {
  run_twice(test_plans_made_anew);
  return check_done();
}
