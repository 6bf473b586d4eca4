/* Messages to targets that are never gone, which a plan calls one after the other: what the walk of test_multicast_direct_walk.c comes upon too
   seldom. */
#include "core_kit.h"

static mf_multicast *multicast;
static long disposed;

static void dispose(void *holder) { (void)holder, disposed++; }
static const mf_retention held = {.dispose = dispose};

static mf_selector told;
static const mf_signature *told_type;
static mf_table *changed;
static long first_calls, second_calls;

static void tell(mf_status wanted) { CHECK_EQ_INT(mf_multicast_send(multicast, told, told_type, NULL, NULL, NULL, NULL), wanted); }
static void begin(const char *name) {
  CHECK_EQ_INT(mf_multicast_create(name, NULL, &multicast, NULL), MF_OK);
  told = selector_of("tell()");
  told_type = signature_of("v@:");
  first_calls = second_calls = 0;
}
static void join(mf_table *table, void *object) {
  CHECK_EQ_INT(mf_multicast_add(multicast, (mf_target){object, table}, NULL, NULL, NULL), MF_OK);
}

/* The only one that responds makes those behind it respond: they hear of it in the same round. */
static void second(void *self, mf_selector selector) { (void)self, (void)selector, second_calls++; }
static void first(void *self, mf_selector selector) {
  (void)self, (void)selector;
  if (++first_calls == 3) add(changed, "tell()", "v@:", NATIVE(second));
}

static void test_responding_late(void) {
  begin("late");
  mf_table *table = table_of("First", NULL, NULL);
  changed = table_of("Second", NULL, NULL);
  add(table, "tell()", "v@:", NATIVE(first));
  int objects[2];
  join(table, &objects[0]);
  join(changed, &objects[1]);
  for (int i = 0; i < 4; i++) tell(MF_OK);
  CHECK_EQ_INT(first_calls, 4);
  CHECK_EQ_INT(second_calls, 2);
  mf_multicast_destroy(multicast);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  destroy(table);
  destroy(changed);
}

/* The table of a target that takes itself out is in use until its method has ended. */
static mf_status while_it_runs;
static void leave(void *self, mf_selector selector) {
  (void)selector;
  if (++first_calls < 3) return;
  CHECK_EQ_INT(mf_multicast_remove(multicast, self, NULL), MF_OK);
  while_it_runs = mf_table_destroy(changed, NULL);
}
static mf_status leave_handled(void *context, mf_call *call) {
  (void)context;
  leave(mf_call_self(call), mf_call_selector(call));
  return MF_OK;
}

static void test_destroying_the_table_within(void) {
  const mf_implementation implementations[] = {NATIVE(leave), HANDLED(leave_handled)};
  for (int i = 0; i < 2; i++) {
    begin("leaving");
    changed = table_of("Leaver", NULL, NULL);
    add(changed, "tell()", "v@:", implementations[i]);
    int object;
    join(changed, &object);
    while_it_runs = MF_OK;
    for (int k = 0; k < 3; k++) tell(MF_OK);
    CHECK_EQ_INT(while_it_runs, MF_IN_USE);
    destroy(changed); /* now it is not */
    tell(MF_UNRECOGNIZED_SELECTOR);
    mf_multicast_destroy(multicast);
  }
}

/* A handler sends on with the objects of its own table's runtime, whoever else hears the message. */
static long accepted, refused;
static mf_table *accepting;
static void accept(void *self, mf_selector selector, void *object) { (void)self, (void)selector, (void)object, accepted++; }
static mf_status send_on(void *context, mf_call *call) {
  (void)context;
  if (mf_call_send(call, (mf_target){NULL, accepting})) mf_error_clear(mf_call_error(call)), refused++;
  return MF_OK;
}

static void test_handlers_of_two_runtimes(void) {
  begin("two runtimes");
  mf_table *tables[] = {table_of("Counted", NULL, &counted_ops), table_of("Other", NULL, &other_ops)};
  accepting = table_of("Accepting", NULL, &counted_ops);
  add(accepting, "take(_:)", "v@:@", NATIVE(accept));
  int objects[4];
  for (int i = 0; i < 2; i++) add(tables[i], "take(_:)", "v@:@", HANDLED(send_on));
  for (int i = 0; i < 4; i++) join(tables[i / 2], &objects[i]);
  void *object = NULL;
  for (int i = 0; i < 4; i++) {
    CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("take(_:)"), signature_of("v@:@"), &object, NULL, NULL, NULL), MF_OK);
    CHECK_EQ_INT(accepted, (i + 1) * 2);
    CHECK_EQ_INT(refused, (i + 1) * 2);
  }
  mf_multicast_destroy(multicast);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  destroy(tables[0]);
  destroy(tables[1]);
  destroy(accepting);
}

/* What was removed after a round is let go of at once: the round has ended in every respect. */
static void test_letting_go(void) {
  begin("letting go");
  mf_table *table = table_of("Table", NULL, NULL);
  add(table, "tell()", "v@:", NATIVE(second));
  int objects[3];
  for (int count = 1; count <= 3; count++) {
    for (int i = 0; i < count; i++)
      CHECK_EQ_INT(mf_multicast_add(multicast, (mf_target){&objects[i], table}, &held, NULL, NULL), MF_OK);
    for (int i = 0; i < 4; i++) tell(MF_OK);
    for (int i = 0; i < count; i++) {
      long before = disposed;
      CHECK_EQ_INT(mf_multicast_remove(multicast, &objects[i], NULL), MF_OK);
      CHECK_EQ_INT(disposed, before + 1);
    }
  }
  CHECK_EQ_INT(second_calls, 4 * (1 + 2 + 3));
  mf_multicast_destroy(multicast);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  destroy(table);
}

int main(void) {
  test_responding_late();
  test_destroying_the_table_within();
  test_handlers_of_two_runtimes();
  test_letting_go();
  return check_done();
}
