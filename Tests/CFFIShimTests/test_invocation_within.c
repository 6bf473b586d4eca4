/* What a method may do to the invocation that runs it: send super, enter it again, clear it, let go of its receiver and of its table;
   and two threads with one invocation each. */
#include "invocation_kit.h"

#include <pthread.h>

static long from_child(void *self, mf_selector selector, int a, long b) {
  struct {
    int a;
    long b;
  } frame = {a, b};
  long result = 0;
  mf_target target = *(mf_target *)self;
  CHECK_EQ_INT(mf_send_super(target, target.table, selector, signature_of("q@:iq"), &frame, &result, NULL), MF_OK);
  return result + 1000;
}

static void test_super(void) {
  mf_table *parent = table_of("Parent", NULL, NULL), *child = table_of("Child", parent, NULL);
  mf_target target = {&target, child};
  add(parent, "add::", "q@:iq", NATIVE(add_them));
  add(child, "add::", "q@:iq", NATIVE(from_child));
  mf_invocation *invocation = create("q@:iq", "add::", NULL);
  int a = 1;
  SET(invocation, 0, a);
  CHECK_EQ_INT(mf_invocation_invoke_with(invocation, target, NULL), MF_OK);
  CHECK_EQ_INT(result_of(invocation), 1001);
  mf_invocation_destroy(invocation);
  destroy(child);
  destroy(parent);
}

/* A method that sends the invocation which is sending it, tries to change it, and looks at its last result. */
static mf_invocation *entered;
static mf_table *entering;
static int depth;
static long enter_again(void *self, mf_selector selector, int a, long b) {
  (void)self, (void)selector;
  long result = -1;
  int other = 9;
  CHECK_EQ_INT(mf_invocation_has_result(entered), depth == 0);
  if (!depth) CHECK_EQ_INT(result_of(entered), 55); /* still the last one */
  CHECK_FAILS(mf_invocation_set_argument(entered, 0, &other, sizeof other, &error), MF_IN_USE,
              "still in use: again(_:_:), argument 0, the invocation is being sent: its arguments are in use");
  if (depth++ < 3) {
    if (depth == 1) {
      CHECK_EQ_INT(mf_invocation_set_result(entered, &result, sizeof result, NULL), MF_OK);
      mf_invocation_clear(entered); /* result and target go; the arguments stay while they are in use */
      CHECK(!mf_invocation_has_result(entered));
    }
    CHECK_EQ_INT(mf_invocation_invoke_with(entered, (mf_target){NULL, entering}, NULL), MF_OK);
    result = result_of(entered);
    mf_invocation_clear(entered);
    return result * 2;
  }
  return a + b;
}

static void test_from_within(void) {
  mf_table *table = entering = table_of("Again", NULL, NULL);
  add(table, "again::", "q@:iq", NATIVE(enter_again));
  mf_invocation *invocation = entered = create("q@:iq", "again::", NULL);
  int a = 1;
  long b = 2, first = 55;
  SET(invocation, 0, a);
  SET(invocation, 1, b);
  mf_invocation_set_result(invocation, &first, sizeof first, NULL);
  mf_invocation_set_target(invocation, (mf_target){NULL, table});
  INVOKE(invocation);
  CHECK_EQ_INT(depth, 4);
  CHECK_EQ_INT(result_of(invocation), 3 * 2 * 2 * 2);
  SET(invocation, 0, a); /* no longer in use */
  mf_invocation_destroy(invocation);
  destroy(table);
}

/* A receiver that lets the invocation go of it lives until it returns. */
static void let_go(counted *self, mf_selector selector) {
  (void)selector;
  int references = self->references;
  mf_invocation_clear(entered);
  CHECK_EQ_INT(self->references, references - 1);
  CHECK_EQ_INT(self->deaths, 0);
}

static void test_receiver_lives(void) {
  mf_table *table = table_of("Mortal", NULL, &counted_ops);
  add(table, "letGo", "v@:", NATIVE(let_go));
  counted object = {.references = 1};
  entered = create("v@:", "letGo", &counted_ops);
  mf_invocation_set_target(entered, (mf_target){&object, table});
  mf_invocation_retain_target(entered);
  counted_release(&object); /* the invocation's reference is the only one */
  CHECK_EQ_INT(mf_table_destroy(table, NULL), MF_IN_USE);
  mf_table_release(table); /* so is its table's */
  INVOKE(entered);
  CHECK_EQ_INT(object.deaths, 1);
  mf_invocation_destroy(entered);
}

/* So does its table, and with it the context of the method that runs. */
static int disposals;
static void count_disposal(void *context) { disposals += *(int *)context; }
static mf_status let_go_handled(void *context, mf_call *call) {
  (void)call;
  mf_invocation_clear(entered);
  CHECK_EQ_INT(disposals, 0);
  return *(int *)context == 1 ? MF_OK : MF_UNAVAILABLE;
}

static void test_table_lives(void) {
  static int one = 1;
  mf_table *table = table_of("Mortal", NULL, NULL);
  add(table, "letGo", "v@:", mf_handled(let_go_handled, &one, count_disposal));
  entered = create("v@:", "letGo", NULL);
  mf_invocation_set_target(entered, (mf_target){NULL, table});
  mf_table_release(table);
  INVOKE(entered);
  CHECK_EQ_INT(disposals, 1);
  mf_invocation_destroy(entered);
}

/* A runtime whose objects, when let go of, clear the invocation that lets go of them: each is let go of once. */
static void release_and_clear(void *object) {
  counted_release(object);
  mf_invocation_clear(entered);
}
static const mf_object_ops clearing_ops = {"Clearing", counted_retain, release_and_clear};

static void test_clearing_from_within(void) {
  counted objects[3] = {{.references = 1}, {.references = 1}, {.references = 1}};
  entered = create("@@:@@", "f::", &clearing_ops);
  CHECK_EQ_INT(mf_invocation_retain_arguments(entered, NULL), MF_OK);
  for (int round = 0; round < 2; round++) {
    for (size_t i = 0; i < 2; i++) {
      counted *object = &objects[i];
      SET(entered, i, object);
    }
    counted *result = &objects[2];
    counted_retain(result);
    CHECK_EQ_INT(mf_invocation_set_result(entered, &result, sizeof result, NULL), MF_OK);
    mf_invocation_clear(entered);
    for (int i = 0; i < 3; i++) CHECK_EQ_INT(objects[i].references, 1);
  }
  mf_invocation_destroy(entered);
}

static void *invoke_often(void *context) {
  mf_invocation *invocation = create("q@:iq", "add::", NULL);
  mf_invocation_set_target(invocation, (mf_target){NULL, context});
  int rounds = check_slow() ? 200 : 20000;
  long wrong = 0;
  for (int i = 0; i < rounds; i++) {
    long b = i * 7L;
    mf_invocation_set_argument(invocation, 0, &i, sizeof i, NULL);
    mf_invocation_set_argument(invocation, 1, &b, sizeof b, NULL);
    long result = -1;
    wrong += mf_invocation_invoke(invocation, NULL) != MF_OK;
    wrong += mf_invocation_get_result(invocation, &result, sizeof result, NULL) != MF_OK || result != i + b;
  }
  CHECK_EQ_INT(wrong, 0);
  mf_invocation_destroy(invocation);
  return NULL;
}

static void test_two_threads(void) {
  mf_table *table = table_of("Adder", NULL, NULL);
  add(table, "add::", "q@:iq", NATIVE(add_them));
  pthread_t threads[2];
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, invoke_often, table);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
  destroy(table);
}

int main(void) {
  test_super();
  test_from_within();
  test_receiver_lives();
  test_table_lives();
  test_clearing_from_within();
  test_two_threads();
  return check_done();
}
