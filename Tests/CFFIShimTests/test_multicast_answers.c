/* Remembered answers stay right through every change that could make them wrong, and with 100,000 targets no call looks at all of them
   each time: what looks at a target is counted, and no time is measured. */
#include "multicast_kit.h"

static mf_multicast *multicast;

static bool asks(const char *name) {
  bool responds = true;
  CHECK_EQ_INT(mf_multicast_responds(multicast, selector_of(name), &responds, NULL), MF_OK);
  const mf_signature *signature = signature_of("v@:");
  CHECK_EQ_INT(mf_multicast_signature_for(multicast, selector_of(name), &signature, NULL), MF_OK);
  CHECK_EQ_INT(signature != NULL, responds);
  return responds;
}

static const char *signature_text(const char *name) {
  const mf_signature *signature = NULL;
  CHECK_EQ_INT(mf_multicast_signature_for(multicast, selector_of(name), &signature, NULL), MF_OK);
  return signature ? mf_signature_encoding(signature) : NULL;
}

static void do_nothing(void *self, mf_selector selector) { (void)self, (void)selector; }

/* --- Every change ------------------------------------------------------------------------------------------------------------------ */

static void test_targets_change(void) {
  mf_table *table = table_of("T", NULL, NULL), *other = table_of("U", NULL, NULL), *mutes = table_of("M", NULL, NULL);
  add(table, "f()", "v@:", NATIVE(do_nothing));
  add(other, "f()", "i@:", NATIVE(do_nothing));
  multicast = multicast_of("answers", NULL);
  creature *a = creature_new('a'), *b = creature_new('b'), *m = creature_new('m');
  CHECK(!asks("f()"));
  CHECK_EQ_INT(add_weakly(multicast, mutes, m), MF_OK);
  CHECK(!asks("f()"));
  CHECK_EQ_INT(add_weakly(multicast, table, a), MF_OK);
  CHECK(asks("f()"));
  CHECK_EQ_STR(signature_text("f()"), "v@:");
  CHECK_EQ_INT(insert_weakly(multicast, other, b, MF_AT_START, NULL), MF_OK);
  CHECK_EQ_STR(signature_text("f()"), "i@:"); /* the first one's */
  CHECK_EQ_INT(mf_multicast_remove(multicast, b, NULL), MF_OK);
  CHECK_EQ_STR(signature_text("f()"), "v@:");
  CHECK_EQ_INT(add_weakly(multicast, other, b), MF_OK);
  CHECK_EQ_STR(signature_text("f()"), "v@:");
  creature_release(a);
  CHECK_EQ_STR(signature_text("f()"), "i@:");
  creature_release(b);
  CHECK(!asks("f()"));
  CHECK(!asks("g()"));
  mf_multicast_destroy(multicast);
  creature_release(m);
  check_all_gone();
  destroy(table);
  destroy(other);
  destroy(mutes);
}

static bool resolves;
static bool resolve(void *context, mf_table *table, mf_selector selector) {
  (void)context;
  mf_implementation implementation = NATIVE(do_nothing);
  return resolves && mf_table_add(table, selector, signature_of("v@:"), &implementation, NULL) == MF_OK;
}

static void test_tables_change(void) {
  mf_table *parent = table_of("P", NULL, NULL), *child = table_of("C", parent, NULL);
  multicast = multicast_of("answers", NULL);
  int object;
  CHECK_EQ_INT(add_plainly(multicast, child, &object), MF_OK);
  mf_selector f = selector_of("f()"), g = selector_of("g()");
  mf_implementation implementation = NATIVE(do_nothing);
  for (int turn = 0; turn < 3; turn++) {
    mf_table *changed = turn % 2 ? child : parent; /* also by what is inherited */
    CHECK(!asks("f()"));
    add(changed, "f()", "v@:", implementation);
    CHECK_EQ_STR(signature_text("f()"), "v@:");
    CHECK_EQ_INT(mf_table_replace(changed, f, signature_of("i@:"), &implementation, NULL, NULL), MF_OK);
    CHECK_EQ_STR(signature_text("f()"), "i@:");
    add(changed, "g()", "v@:d", implementation);
    CHECK_EQ_INT(mf_table_exchange(changed, f, g, NULL), MF_OK);
    CHECK_EQ_STR(signature_text("f()"), "v@:d");
    CHECK_EQ_STR(signature_text("g()"), "i@:");
    CHECK_EQ_INT(mf_table_remove(changed, g, NULL), MF_OK);
    CHECK(!asks("g()"));
    CHECK_EQ_INT(mf_table_remove(changed, f, NULL), MF_OK);
  }
  CHECK(!asks("f()"));
  /* Hooks that come later, and a method that is made when it is asked for. */
  static const mf_forwarding forwarding = {.resolve = resolve};
  set_forwarding(child, &forwarding, NULL);
  CHECK(!asks("h()")); /* asked once, and it said no */
  resolves = true;
  CHECK(asks("i()"));
  set_forwarding(child, NULL, NULL);
  CHECK(asks("i()"));
  mf_multicast_destroy(multicast);
  destroy(child);
  destroy(parent);
}

/* Forwarders may say something else each time, without telling anybody. */
static bool says;
static long times_asked;
static mf_status changing_responds(void *context, void *object, mf_selector selector, bool *responds, mf_error *error) {
  (void)context, (void)object, (void)selector, (void)error;
  times_asked++;
  *responds = says;
  return MF_OK;
}
static mf_status changing_signature(void *context, void *object, mf_selector selector, const mf_signature **signature, mf_error *error) {
  (void)context, (void)object, (void)selector, (void)error;
  *signature = signature_of("d@:");
  return MF_OK;
}
static mf_status forward(void *context, mf_call *call) {
  (void)context, (void)call;
  return MF_OK;
}
static const mf_forwarding changing = {.responds = changing_responds, .signature = changing_signature, .forward = forward};

static void test_forwarders_change_their_mind(void) {
  mf_table *forwarders = table_of("F", NULL, NULL), *table = table_of("T", NULL, NULL);
  set_forwarding(forwarders, &changing, NULL);
  add(table, "f()", "v@:", NATIVE(do_nothing));
  multicast = multicast_of("answers", NULL);
  mf_multicast *nested = multicast_of("nested", NULL);
  int objects[3];
  CHECK_EQ_INT(add_plainly(multicast, forwarders, &objects[0]), MF_OK);
  for (int i = 0; i < 6; i++) {
    says = i % 3 == 0;
    CHECK_EQ_INT(asks("f()"), says);
    CHECK_EQ_STR(signature_text("f()"), says ? "d@:" : NULL);
  }
  CHECK_EQ_INT(add_plainly(multicast, mf_multicast_target(nested).table, nested), MF_OK);
  CHECK_EQ_INT(add_plainly(multicast, forwarders, &objects[1]), MF_OK);
  says = false;
  CHECK(!asks("f()"));
  CHECK_EQ_INT(add_plainly(nested, table, &objects[2]), MF_OK); /* this multicast does not hear of it */
  CHECK_EQ_STR(signature_text("f()"), "v@:");
  CHECK_EQ_INT(mf_multicast_remove(nested, &objects[2], NULL), MF_OK);
  CHECK(!asks("f()"));
  says = true;
  CHECK_EQ_STR(signature_text("f()"), "d@:");
  CHECK_EQ_INT(mf_multicast_remove(multicast, &objects[0], NULL), MF_OK);
  CHECK_EQ_INT(mf_multicast_remove(multicast, &objects[1], NULL), MF_OK);
  CHECK(!asks("f()"));
  mf_multicast_destroy(multicast);
  mf_multicast_destroy(nested);
  destroy(forwarders);
  destroy(table);
}

/* --- Many -------------------------------------------------------------------------------------------------------------------------- */

/* A weak reference that counts who looks: its holder is a byte, 0 when the object is gone. */
static long looks;
static void *counting_acquire(void *holder) {
  looks++;
  return *(char *)holder ? holder : NULL;
}
static void counting_release(void *object) { (void)object; }
static const mf_retention counting = {counting_acquire, counting_release, NULL};

static int many;
static char *objects;

/* Were each to look at all targets, this would be some 10,000,000,000 steps for each of the tests below. */
static void test_many_without_an_answer(void) {
  mf_table *mutes = table_of("M", NULL, NULL), *table = table_of("T", NULL, NULL);
  add(table, "f()", "v@:", NATIVE(do_nothing));
  multicast = multicast_of("many", NULL);
  long wrong = 0;
  bool responds;
  mf_selector f = selector_of("f()");
  for (int i = 0; i < many; i++) { /* a question after each change */
    wrong += add_plainly(multicast, mutes, objects + i) != MF_OK;
    wrong += mf_multicast_responds(multicast, f, &responds, NULL) != MF_OK || responds;
  }
  int last;
  CHECK_EQ_INT(add_plainly(multicast, table, &last), MF_OK);
  for (int i = 0; i < many; i++) { /* from the middle, in an order of its own */
    wrong += mf_multicast_remove(multicast, objects + (i * 7919L) % many, NULL) != MF_OK;
    wrong += mf_multicast_responds(multicast, f, &responds, NULL) != MF_OK || !responds;
    wrong += !mf_multicast_contains(multicast, &last) || mf_multicast_contains(multicast, objects + (i * 7919L) % many);
    if (i % 3 == 0) { /* some come back */
      wrong += add_plainly(multicast, mutes, objects + (i * 7919L) % many) != MF_OK;
      wrong += mf_multicast_remove(multicast, objects + (i * 7919L) % many, NULL) != MF_OK;
    }
  }
  CHECK_EQ_INT(wrong, 0);
  CHECK_EQ_INT(mf_multicast_count(multicast), 1);
  mf_multicast_destroy(multicast);
  destroy(mutes);
  destroy(table);
}

/* Those that die one by one, the first responder each time: the next answer is the next one's. */
static void test_many_that_die(void) {
  mf_table *table = table_of("T", NULL, NULL);
  add(table, "f()", "v@:", NATIVE(do_nothing));
  multicast = multicast_of("many", NULL);
  long wrong = 0;
  memset(objects, 1, (size_t)many);
  for (int i = 0; i < many; i++)
    wrong += mf_multicast_add(multicast, (mf_target){objects + i, table}, &counting, objects + i, NULL) != MF_OK;
  looks = 0;
  bool responds;
  for (int i = 0; i < many; i++) {
    wrong += mf_multicast_responds(multicast, selector_of("f()"), &responds, NULL) != MF_OK || !responds;
    objects[i] = 0;
    if (i % 2) wrong += mf_multicast_contains(multicast, objects + i);
  }
  CHECK(looks <= 3L * many);
  wrong += mf_multicast_responds(multicast, selector_of("f()"), &responds, NULL) != MF_OK || responds;
  looks = 0;
  CHECK_EQ_INT(mf_multicast_count(multicast), 0);
  CHECK_EQ_INT(looks, 0); /* no dead places are kept */
  /* All at once, found by one question, and places taken over by new objects at the same addresses. */
  memset(objects, 1, (size_t)many);
  for (int i = 0; i < many; i++)
    wrong += mf_multicast_add(multicast, (mf_target){objects + i, table}, &counting, objects + i, NULL) != MF_OK;
  for (int i = 0; i < many; i++) {
    objects[i] = 0;
    looks = 0;
    static char alive = 1;
    wrong += mf_multicast_add(multicast, (mf_target){objects + i, table}, &counting, &alive, NULL) != MF_OK;
    wrong += looks > 1;
  }
  CHECK_EQ_INT(wrong, 0);
  CHECK_EQ_INT(mf_multicast_count(multicast), many);
  mf_multicast_destroy(multicast);
  destroy(table);
}

/* Removed within a round, which holds up all of them until it ends. */
static long disposed;
static void count_disposed(void *holder) {
  (void)holder;
  disposed++;
}
static const mf_retention disposing = {NULL, NULL, count_disposed};
static void remove_all_of_them(void *self, mf_selector selector) {
  (void)selector;
  long wrong = 0;
  for (int i = 0; i < many; i++)
    if (objects + i != self) wrong += mf_multicast_remove(multicast, objects + i, NULL) != MF_OK;
  CHECK_EQ_INT(wrong, 0);
  CHECK_EQ_INT(disposed, 0);
}

static void test_many_within_a_round(void) {
  mf_table *table = table_of("T", NULL, NULL);
  add(table, "f()", "v@:", NATIVE(remove_all_of_them));
  multicast = multicast_of("many", NULL);
  long wrong = 0;
  for (int i = 0; i < many; i++)
    wrong += mf_multicast_add(multicast, (mf_target){objects + i, table}, &disposing, NULL, NULL) != MF_OK;
  CHECK_EQ_INT(wrong, 0);
  CHECK_EQ_INT(tell(multicast, "f()", NULL), MF_OK);
  CHECK_EQ_INT(disposed, many - 1);
  mf_multicast_destroy(multicast);
  CHECK_EQ_INT(disposed, many);
  destroy(table);
}

/* A forwarder is asked once a question, and only as far as the first that responds. */
static void test_many_forwarders(void) {
  mf_table *forwarders = table_of("F", NULL, NULL), *table = table_of("T", NULL, NULL);
  set_forwarding(forwarders, &changing, NULL);
  add(table, "f()", "v@:", NATIVE(do_nothing));
  multicast = multicast_of("many", NULL);
  int first;
  CHECK_EQ_INT(add_plainly(multicast, table, &first), MF_OK);
  for (int i = 0; i < 100; i++) CHECK_EQ_INT(add_plainly(multicast, forwarders, objects + i), MF_OK);
  bool responds;
  says = false;
  times_asked = 0;
  for (int i = 0; i < 100; i++) CHECK_EQ_INT(mf_multicast_responds(multicast, selector_of("f()"), &responds, NULL), MF_OK);
  CHECK_EQ_INT(times_asked, 0);
  CHECK_EQ_INT(mf_multicast_responds(multicast, selector_of("g()"), &responds, NULL), MF_OK);
  CHECK_EQ_INT(times_asked, 100);
  says = true;
  CHECK_EQ_INT(mf_multicast_responds(multicast, selector_of("g()"), &responds, NULL), MF_OK);
  CHECK_EQ_INT(times_asked, 101);
  mf_multicast_destroy(multicast);
  destroy(forwarders);
  destroy(table);
}

int main(void) {
  many = check_slow() ? 2000 : 100000;
  objects = malloc((size_t)many);
  test_targets_change();
  test_tables_change();
  test_forwarders_change_their_mind();
  test_many_without_an_answer();
  test_many_that_die();
  test_many_within_a_round();
  test_many_forwarders();
  free(objects);
  return check_done();
}
