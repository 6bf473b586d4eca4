/* Invocations that are sent again and again: what was found for the last send is not what is called when something changed. */
#include "core_kit.h"

static mf_invocation *create(const char *encoding, const char *name, mf_target target) {
  mf_invocation *invocation = NULL;
  CHECK_EQ_INT(mf_invocation_create(signature_of(encoding), NULL, &invocation, NULL), MF_OK);
  mf_invocation_set_selector(invocation, selector_of(name));
  mf_invocation_set_target(invocation, target);
  return invocation;
}

/* --- Changes between sends ------------------------------------------------------------------------------------------------------- */

static long one(void *self, mf_selector selector, long a) { return (void)self, (void)selector, a + 1; }
static long two(void *self, mf_selector selector, long a) { return (void)self, (void)selector, a + 2; }
static long three(void *self, mf_selector selector, long a) { return (void)self, (void)selector, a + 3; }
static long own(void *self, mf_selector selector, long a) { return (void)selector, a + *(long *)self; }
static mf_status four(void *context, mf_call *call) {
  (void)context;
  *(long *)mf_call_result(call) = *(const long *)mf_call_argument(call, 0) + 4;
  return MF_OK;
}

/* Sends it twice, so that the second send finds what the first one found, and compares with a message that finds everything anew. */
static long sent(mf_invocation *invocation, mf_target target, bool is_given) {
  static long argument = 100;
  long results[2] = {-1, -1}, wanted = -2;
  for (int i = 0; i < 2; i++) {
    argument += 10;
    CHECK_EQ_INT(mf_invocation_set_argument(invocation, 0, &argument, sizeof argument, NULL), MF_OK);
    mf_status status = is_given ? mf_invocation_invoke_with(invocation, target, NULL) : mf_invocation_invoke(invocation, NULL);
    CHECK_EQ_INT(mf_send(target, mf_invocation_selector(invocation), signature_of("q@:q"), &argument, &wanted, NULL), status);
    CHECK_EQ_INT(mf_invocation_get_result(invocation, &results[i], sizeof results[i], NULL), status ? MF_NO_RESULT : MF_OK);
    if (status) return -(long)status;
    CHECK_EQ_INT(results[i], wanted);
  }
  return results[1] - argument;
}

static void replace(mf_table *table, const char *name, const char *encoding, mf_implementation implementation) {
  CHECK_EQ_INT(mf_table_replace(table, selector_of(name), signature_of(encoding), &implementation, NULL, NULL), MF_OK);
}

static void test_methods_that_change(bool is_given) {
  mf_table *parent = table_of("Parent", NULL, NULL), *table = table_of("Child", parent, NULL);
  mf_target target = {NULL, table};
  add(parent, "f(_:)", "q@:q", NATIVE(one));
  add(parent, "g(_:)", "q@:q", NATIVE(three));
  mf_invocation *invocation = create("q@:q", "f(_:)", target);
  CHECK_EQ_INT(sent(invocation, target, is_given), 1);
  replace(parent, "f(_:)", "q@:q", NATIVE(two));
  CHECK_EQ_INT(sent(invocation, target, is_given), 2);
  CHECK_EQ_INT(mf_table_exchange(parent, selector_of("f(_:)"), selector_of("g(_:)"), NULL), MF_OK);
  CHECK_EQ_INT(sent(invocation, target, is_given), 3);
  add(table, "f(_:)", "q@:q", NATIVE(one)); /* overrides */
  CHECK_EQ_INT(sent(invocation, target, is_given), 1);
  replace(table, "f(_:)", "q@:q", HANDLED(four));
  CHECK_EQ_INT(sent(invocation, target, is_given), 4);
  replace(table, "f(_:)", "d@:d", NATIVE(one));
  CHECK_EQ_INT(sent(invocation, target, is_given), -MF_SIGNATURE_MISMATCH);
  CHECK_EQ_INT(mf_table_remove(table, selector_of("f(_:)"), NULL), MF_OK);
  CHECK_EQ_INT(sent(invocation, target, is_given), 3);
  CHECK_EQ_INT(mf_table_remove(parent, selector_of("f(_:)"), NULL), MF_OK);
  CHECK_EQ_INT(sent(invocation, target, is_given), -MF_UNRECOGNIZED_SELECTOR);
  add(parent, "f(_:)", "q@:q", NATIVE(two));
  CHECK_EQ_INT(sent(invocation, target, is_given), 2);
  mf_invocation_destroy(invocation);
  destroy(table);
  destroy(parent);
}

static void test_addresses_that_change(void) {
  mf_table *table = table_of("One", NULL, NULL), *other = table_of("Other", NULL, NULL);
  long object = 5, another = 6;
  mf_target target = {&object, table}, same_table = {&another, table}, elsewhere = {&object, other};
  add(table, "f(_:)", "q@:q", NATIVE(own));
  add(table, "g(_:)", "q@:q", NATIVE(three));
  add(other, "f(_:)", "q@:q", NATIVE(one));
  mf_invocation *invocation = create("q@:q", "f(_:)", target);
  CHECK_EQ_INT(sent(invocation, target, false), 5);
  CHECK_EQ_INT(sent(invocation, same_table, true), 6);
  CHECK_EQ_INT(sent(invocation, elsewhere, true), 1);
  CHECK_EQ_INT(sent(invocation, target, false), 5);
  mf_invocation_set_selector(invocation, selector_of("g(_:)"));
  CHECK_EQ_INT(sent(invocation, target, false), 3);
  mf_invocation_set_selector(invocation, selector_of("f(_:)"));
  mf_invocation_set_target(invocation, elsewhere);
  CHECK_EQ_INT(sent(invocation, elsewhere, false), 1);
  mf_invocation_set_target(invocation, same_table);
  CHECK_EQ_INT(sent(invocation, same_table, false), 6);
  mf_invocation *copy = NULL;
  CHECK_EQ_INT(mf_invocation_copy(invocation, &copy, NULL), MF_OK);
  CHECK_EQ_INT(sent(copy, same_table, false), 6);
  mf_invocation_clear(invocation);
  CHECK_EQ_INT(mf_invocation_invoke(invocation, NULL), MF_OK); /* to nil */
  long result = -1;
  CHECK_EQ_INT(mf_invocation_get_result(invocation, &result, sizeof result, NULL), MF_OK);
  CHECK_EQ_INT(result, 0);
  mf_invocation_destroy(invocation);
  mf_invocation_destroy(copy);
  destroy(table);
  destroy(other);
}

/* A table that nobody holds for the invocation: a new one at its address is not taken for it. */
static void test_tables_that_go(void) {
  mf_invocation *invocation = create("q@:q", "f(_:)", (mf_target){NULL, NULL});
  for (int i = 0; i < 10; i++) {
    mf_table *table = table_of("Short", NULL, NULL);
    add(table, "f(_:)", "q@:q", i % 2 ? NATIVE(two) : NATIVE(one));
    CHECK_EQ_INT(sent(invocation, (mf_target){NULL, table}, true), 1 + i % 2);
    destroy(table);
    table = table_of("Empty", NULL, NULL);
    CHECK_EQ_INT(sent(invocation, (mf_target){NULL, table}, true), -MF_UNRECOGNIZED_SELECTOR);
    destroy(table);
  }
  mf_invocation_destroy(invocation);
}

/* Retained from now on, the object lives as long as the send, also one whose method was found before. */
static mf_invocation *entered;
static bool lets_go;
static int deaths_within;

static void let_go(void *self, mf_selector selector) {
  (void)selector;
  if (lets_go) mf_invocation_set_target(entered, (mf_target){NULL, NULL});
  deaths_within = atomic_load(&((counted *)self)->deaths);
}

static void test_a_target_retained_later(void) {
  mf_table *table = table_of("Mortal", NULL, &counted_ops);
  add(table, "keep", "v@:", NATIVE(let_go));
  counted object = {.references = 1};
  entered = create("v@:", "keep", (mf_target){&object, table});
  for (int i = 0; i < 2; i++) CHECK_EQ_INT(mf_invocation_invoke(entered, NULL), MF_OK);
  mf_invocation_retain_target(entered);
  counted_release(&object); /* the invocation's reference is the only one */
  lets_go = true;
  CHECK_EQ_INT(mf_invocation_invoke(entered, NULL), MF_OK);
  CHECK_EQ_INT(deaths_within, 0);
  CHECK_EQ_INT(object.deaths, 1);
  mf_invocation_destroy(entered);
  destroy(table);
}

/* --- Within a send --------------------------------------------------------------------------------------------------------------- */

static mf_table *inner_table;
static int depth;

/* The first time, it sends the invocation that it was sent by to somebody else. */
static long send_on(void *self, mf_selector selector, long a) {
  (void)self, (void)selector;
  long other = 1, result = 0;
  CHECK_FAILS(mf_invocation_set_argument(entered, 0, &other, sizeof other, &error), MF_IN_USE,
              "still in use: f(_:), argument 0, the invocation is being sent: its arguments are in use");
  if (depth++) return a;
  CHECK_EQ_INT(mf_invocation_invoke_with(entered, (mf_target){NULL, inner_table}, NULL), MF_OK);
  CHECK_EQ_INT(mf_invocation_get_result(entered, &result, sizeof result, NULL), MF_OK);
  CHECK_EQ_INT(result, a + 2);
  CHECK_EQ_INT(mf_invocation_invoke(entered, NULL), MF_OK); /* and once more to this one */
  CHECK_FAILS(mf_invocation_set_argument(entered, 0, &other, sizeof other, &error), MF_IN_USE,
              "still in use: f(_:), argument 0, the invocation is being sent: its arguments are in use");
  return result * 10;
}

static void test_within_a_send(void) {
  mf_table *table = table_of("Outer", NULL, NULL);
  inner_table = table_of("Inner", NULL, NULL);
  add(table, "f(_:)", "q@:q", NATIVE(send_on));
  add(inner_table, "f(_:)", "q@:q", NATIVE(two));
  entered = create("q@:q", "f(_:)", (mf_target){NULL, table});
  for (long i = 0, result = -1; i < 3; i++) {
    depth = 0;
    CHECK_EQ_INT(mf_invocation_set_argument(entered, 0, &i, sizeof i, NULL), MF_OK);
    CHECK_EQ_INT(mf_invocation_invoke(entered, NULL), MF_OK);
    CHECK_EQ_INT(mf_invocation_get_result(entered, &result, sizeof result, NULL), MF_OK);
    CHECK_EQ_INT(result, (i + 2) * 10);
    CHECK_EQ_INT(depth, 2);
  }
  mf_invocation_destroy(entered);
  destroy(table);
  destroy(inner_table);
}

int main(void) {
  test_methods_that_change(false);
  test_methods_that_change(true);
  test_addresses_that_change();
  test_tables_that_go();
  test_a_target_retained_later();
  test_within_a_send();
  return check_done();
}
