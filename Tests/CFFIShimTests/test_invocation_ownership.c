/* What an invocation owns and when: retained arguments and targets, strings, object results, and objects of other runtimes. */
#include "invocation_kit.h"

static void test_retaining_arguments(void) {
  counted a = {.references = 1}, b = {.references = 1};
  counted *pa = &a, *pb = &b, *nil = NULL;
  mf_invocation *invocation = create("v@:@@#", "f:::", &counted_ops);
  SET(invocation, 0, pa);
  SET(invocation, 2, pb);
  CHECK_EQ_INT(a.references, 1); /* by default it refers only */
  CHECK_EQ_INT(mf_invocation_retain_arguments(invocation, NULL), MF_OK);
  CHECK_EQ_INT(mf_invocation_retain_arguments(invocation, NULL), MF_OK);
  CHECK(mf_invocation_retains_arguments(invocation));
  CHECK_EQ_INT(a.references, 2); /* once */
  CHECK_EQ_INT(b.references, 1); /* a class is no object to count */
  SET(invocation, 1, pb);
  CHECK_EQ_INT(b.references, 2); /* set later: retained, too */
  SET(invocation, 1, pa);
  CHECK_EQ_INT(b.references, 1);
  CHECK_EQ_INT(a.references, 3);
  SET(invocation, 1, pa); /* itself again */
  CHECK_EQ_INT(a.references, 3);
  SET(invocation, 1, pb);
  counted_release(pb);
  SET(invocation, 1, pb); /* also when there is no other reference */
  CHECK_EQ_INT(b.deaths, 0);
  counted_retain(pb);
  SET(invocation, 1, pa);
  SET(invocation, 1, nil);
  CHECK_EQ_INT(a.references, 2);
  CHECK_EQ_INT(mf_invocation_set_argument(invocation, 0, &pb, 4, NULL), MF_SIZE_MISMATCH);
  CHECK_EQ_INT(a.references, 2);
  mf_invocation_clear(invocation);
  CHECK_EQ_INT(a.references, 1);
  CHECK(mf_invocation_retains_arguments(invocation));
  SET(invocation, 0, pb);
  CHECK_EQ_INT(b.references, 2);
  mf_invocation_destroy(invocation);
  CHECK_EQ_INT(a.references, 1);
  CHECK_EQ_INT(b.references, 1);

  /* Without ops nobody counts. */
  invocation = create("v@:@", "f:", NULL);
  CHECK_EQ_INT(mf_invocation_retain_arguments(invocation, NULL), MF_OK);
  SET(invocation, 0, pa);
  mf_invocation_destroy(invocation);
  CHECK_EQ_INT(a.references, 1);
}

static void test_retaining_target(void) {
  mf_table *table = table_of("Target", NULL, &counted_ops), *plain = table_of("Plain", NULL, NULL);
  counted a = {.references = 1}, b = {.references = 1};
  mf_invocation *invocation = create("v@:", "f", NULL);
  mf_invocation_set_target(invocation, (mf_target){&a, table});
  CHECK_EQ_INT(a.references, 1); /* for undo, say, it stays the caller's */
  mf_invocation_retain_target(invocation);
  mf_invocation_retain_target(invocation);
  CHECK_EQ_INT(a.references, 2);
  mf_invocation_set_target(invocation, (mf_target){&a, table});
  CHECK_EQ_INT(a.references, 2);
  mf_invocation_set_target(invocation, (mf_target){&b, table});
  CHECK_EQ_INT(a.references, 1);
  CHECK_EQ_INT(b.references, 2);
  mf_invocation_set_target(invocation, (mf_target){&a, plain}); /* a table whose objects nobody counts */
  CHECK_EQ_INT(a.references, 1);
  CHECK_EQ_INT(b.references, 1);
  mf_invocation_set_target(invocation, (mf_target){NULL, table});
  mf_invocation_set_target(invocation, (mf_target){&b, table});
  CHECK_EQ_INT(b.references, 2);
  CHECK_EQ_INT(mf_table_destroy(table, NULL), MF_IN_USE);
  mf_invocation_clear(invocation);
  CHECK(!mf_invocation_target(invocation).object && !mf_invocation_target(invocation).table);
  CHECK_EQ_INT(b.references, 1);
  mf_invocation_set_target(invocation, (mf_target){&b, table});
  counted_release(&b); /* the invocation's reference is the only one: the same object again does not die in between */
  mf_invocation_set_target(invocation, (mf_target){&b, table});
  CHECK_EQ_INT(b.references, 1);
  CHECK_EQ_INT(b.deaths, 0);
  mf_invocation_destroy(invocation);
  destroy(table);
  destroy(plain);
}

static void test_strings(void) {
  char buffer[16] = "Hello", *text = buffer;
  const char *null = NULL, *empty = "";
  mf_invocation *invocation = create("v@:*r*^c", "f:::", NULL);
  SET(invocation, 0, text);
  SET(invocation, 1, null);
  SET(invocation, 2, text);
  CHECK_EQ_PTR(argument_text(invocation, 0), buffer); /* by default it refers only */
  CHECK_EQ_INT(mf_invocation_retain_arguments(invocation, NULL), MF_OK);
  strcpy(buffer, "Jello");
  CHECK_EQ_STR(argument_text(invocation, 0), "Hello");
  CHECK_EQ_PTR(argument_text(invocation, 1), NULL);
  CHECK_EQ_PTR(argument_text(invocation, 2), buffer); /* a pointer is not a string */
  SET(invocation, 0, text);                           /* set after it: copied, too, and the old one freed */
  SET(invocation, 1, text);
  strcpy(buffer, "Yellow");
  CHECK_EQ_STR(argument_text(invocation, 0), "Jello");
  CHECK_EQ_STR(argument_text(invocation, 1), "Jello");
  const char *own = argument_text(invocation, 0);
  SET(invocation, 0, own); /* its own copy */
  CHECK_EQ_STR(argument_text(invocation, 0), "Jello");
  SET(invocation, 0, empty);
  CHECK_EQ_STR(argument_text(invocation, 0), "");
  CHECK(argument_text(invocation, 0) != empty);
  SET(invocation, 0, null);
  CHECK_EQ_PTR(argument_text(invocation, 0), NULL);
  mf_invocation_clear(invocation);
  CHECK_EQ_PTR(argument_text(invocation, 1), NULL);
  CHECK_EQ_PTR(argument_text(invocation, 2), NULL);
  mf_invocation_destroy(invocation);
}

static counted made = {.references = 1};
static void *give(void *self, mf_selector selector) { return (void)self, (void)selector, counted_retain(&made), &made; }
static void *give_nil(void *self, mf_selector selector) { return (void)self, (void)selector, NULL; }

static void test_object_results(void) {
  mf_table *table = table_of("Giver", NULL, &counted_ops);
  add(table, "give", "@@:", NATIVE(give));
  add(table, "giveNil", "@@:", NATIVE(give_nil));
  mf_invocation *invocation = create("@@:", "give", &counted_ops), *copy = NULL;
  mf_invocation_set_target(invocation, (mf_target){NULL, table});
  CHECK_EQ_INT(made.references, 1);
  INVOKE(invocation);
  CHECK_EQ_INT(made.references, 2); /* 1 -> 2 -> 2 -> 1 */
  INVOKE(invocation);
  CHECK_EQ_INT(made.references, 2);
  void *object = NULL;
  CHECK_EQ_INT(mf_invocation_get_result(invocation, &object, sizeof object, NULL), MF_OK);
  CHECK_EQ_PTR(object, &made);
  CHECK_EQ_INT(made.references, 2); /* reading takes none */
  CHECK_EQ_INT(mf_invocation_copy(invocation, &copy, NULL), MF_OK);
  CHECK_EQ_INT(made.references, 3); /* a copy has its own */
  mf_invocation_destroy(copy);
  CHECK_EQ_INT(made.references, 2);
  mf_invocation_set_selector(invocation, selector_of("giveNil"));
  INVOKE(invocation);
  CHECK_EQ_INT(made.references, 1);
  counted_retain(&made); /* handed over */
  CHECK_EQ_INT(mf_invocation_set_result(invocation, &object, sizeof object, NULL), MF_OK);
  mf_invocation_set_selector(invocation, selector_of("missing"));
  CHECK_EQ_INT(mf_invocation_invoke(invocation, NULL), MF_UNRECOGNIZED_SELECTOR);
  CHECK_EQ_INT(made.references, 1);
  mf_invocation_set_selector(invocation, selector_of("give"));
  INVOKE(invocation);
  mf_invocation_clear(invocation);
  CHECK_EQ_INT(made.references, 1);
  mf_invocation_set_target(invocation, (mf_target){NULL, table});
  INVOKE(invocation);
  mf_invocation_destroy(invocation);
  CHECK_EQ_INT(made.references, 1);
  destroy(table);
}

static void test_runtimes(void) {
  mf_table *table = table_of("Giver", NULL, &other_ops);
  add(table, "give", "@@:", NATIVE(give));
  add(table, "add::", "q@:iq", NATIVE(add_them));
  mf_invocation *invocation = create("@@:", "give", &counted_ops);
  mf_invocation_set_target(invocation, (mf_target){NULL, table});
  CHECK_FAILS(mf_invocation_invoke(invocation, &error), MF_SIGNATURE_MISMATCH,
              "signature mismatch: give() of Giver, the objects belong to another runtime, expected Other, got Counted");
  CHECK_EQ_INT(made.references, 1);
  mf_invocation_destroy(invocation);
  invocation = create("q@:iq", "add::", &counted_ops); /* without objects it does not matter */
  mf_invocation_set_target(invocation, (mf_target){NULL, table});
  INVOKE(invocation);
  mf_invocation_destroy(invocation);
  destroy(table);
}

int main(void) {
  test_retaining_arguments();
  test_retaining_target();
  test_strings();
  test_object_results();
  test_runtimes();
  return check_done();
}
