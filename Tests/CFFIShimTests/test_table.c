/* Tables: registering, replacing, removing and exchanging methods, inheritance, listing, and generations. */
#include "core_kit.h"

static long one(void *self, mf_selector selector) { return (void)self, (void)selector, 1; }
static long two(void *self, mf_selector selector) { return (void)self, (void)selector, 2; }
static long three(void *self, mf_selector selector) { return (void)self, (void)selector, 3; }

static long value_of(mf_table *table, const char *name) {
  long result = -1;
  CHECK_EQ_INT(mf_send((mf_target){NULL, table}, selector_of(name), signature_of("q@:"), NULL, &result, NULL), MF_OK);
  return result;
}

/* A handler whose context counts how often it was disposed of. */
static mf_status answer_nothing(void *context, mf_call *call) { return (void)context, (void)call, MF_OK; }
static void count(void *context) { ++*(int *)context; }

static void test_creating(void) {
  mf_table *table = (mf_table *)&table;
  CHECK_FAILS(mf_table_create(NULL, NULL, NULL, &table, &error), MF_INVALID_ARGUMENT, "invalid argument: a table needs a name");
  CHECK_EQ_PTR(table, NULL);
  CHECK_FAILS(mf_table_create("", NULL, NULL, &table, &error), MF_INVALID_ARGUMENT, "invalid argument: a table needs a name");
  CHECK_FAILS(mf_table_create("A", NULL, NULL, NULL, &error), MF_INVALID_ARGUMENT,
              "invalid argument: there is no place for the table");
  char name[] = "View";
  table = table_of(name, NULL, &counted_ops);
  name[0] = 'X';
  CHECK_EQ_STR(mf_table_name(table), "View");
  CHECK_EQ_PTR(mf_table_parent(table), NULL);
  CHECK_EQ_PTR(mf_table_object_ops(table), &counted_ops);
  mf_table *child = table_of("Button", table, NULL), *stranger = table_of("Stranger", table, &other_ops);
  CHECK_EQ_PTR(mf_table_parent(child), table);
  CHECK_EQ_PTR(mf_table_object_ops(child), &counted_ops);
  CHECK_EQ_PTR(mf_table_object_ops(stranger), &other_ops);
  destroy(child);
  destroy(stranger);
  destroy(table);
  CHECK_EQ_PTR(mf_table_retain(NULL), NULL);
  mf_table_release(NULL);
  CHECK_EQ_INT(mf_table_destroy(NULL, NULL), MF_OK);
}

static void test_adding(void) {
  mf_table *table = table_of("Adder", NULL, NULL);
  mf_selector selector = selector_of("value");
  const mf_signature *signature = signature_of("q@:");
  mf_implementation first = NATIVE(one), none = {MF_NATIVE, NULL, NULL, NULL, NULL}, no_handler = HANDLED(nothing.handler);
  CHECK_FAILS(mf_table_add(table, nothing.selector, signature, &first, &error), MF_INVALID_ARGUMENT,
              "invalid argument: a method needs a selector");
  CHECK_FAILS(mf_table_add(table, selector, nothing.signature, &first, &error), MF_INVALID_ARGUMENT,
              "invalid argument: value(), a method needs a signature");
  CHECK_FAILS(mf_table_add(table, selector, signature, nothing.implementation, &error), MF_INVALID_ARGUMENT,
              "invalid argument: value(), a method needs an implementation");
  CHECK_FAILS(mf_table_add(table, selector, signature, &none, &error), MF_INVALID_ARGUMENT,
              "invalid argument: value(), a method needs an implementation");
  CHECK_FAILS(mf_table_add(table, selector, signature, &no_handler, &error), MF_INVALID_ARGUMENT,
              "invalid argument: value(), a method needs an implementation");
  CHECK_EQ_PTR(mf_table_find(table, selector), NULL);
  CHECK_EQ_PTR(mf_table_find(table, nothing.selector), NULL);

  CHECK_EQ_INT(mf_table_add(table, selector, signature, &first, NULL), MF_OK);
  const mf_method *method = mf_table_find(table, selector);
  if (!CHECK(method != NULL)) return;
  CHECK_EQ_PTR(mf_method_selector(method), selector);
  CHECK_EQ_PTR(mf_method_signature(method), signature);
  CHECK_EQ_PTR(mf_method_table(method), table);
  mf_implementation implementation = mf_method_implementation(method);
  CHECK(implementation.kind == MF_NATIVE && implementation.function == (mf_function)one);
  CHECK_EQ_INT(value_of(table, "value"), 1);

  /* A second one is refused and not taken over. */
  int disposed = 0;
  mf_implementation second = mf_handled(answer_nothing, &disposed, count);
  CHECK_FAILS(mf_table_add(table, selector, signature_of("v@:i"), &second, &error), MF_DUPLICATE,
              "already there: value() of Adder, the table has a method of that name: replace it, or choose another name, "
              "expected q@:, got v@:i");
  CHECK_EQ_INT(value_of(table, "value"), 1);
  CHECK_EQ_INT(disposed, 0);

  /* A function's signature becomes the method's. */
  CHECK_EQ_INT(mf_table_add(table, selector_of("plain:"), signature_of("di"), &first, NULL), MF_OK);
  CHECK_EQ_STR(mf_signature_encoding(mf_method_signature(mf_table_find(table, selector_of("plain:")))), "d@:i");
  destroy(table);
  CHECK_EQ_INT(disposed, 0);
}

static void test_variadic_handler(void) {
  mf_table *table = table_of("Variadic", NULL, NULL);
  const mf_signature *signature = NULL;
  CHECK_EQ_INT(mf_signature_make_variadic("i*i", 1, &signature, NULL), MF_OK);
  mf_implementation handler = HANDLED(answer_nothing);
  mf_error error = MF_ERROR_INIT;
  CHECK_EQ_INT(mf_table_add(table, selector_of("print::"), signature, &handler, &error), MF_UNSUPPORTED_TYPE);
  CHECK_EQ_PTR(error.selector, selector_of("print::"));
  mf_error_clear(&error);
  destroy(table);
}

static void test_replacing(void) {
  mf_table *table = table_of("Replacer", NULL, NULL);
  mf_selector selector = selector_of("value");
  const mf_signature *signature = signature_of("q@:");
  int disposed = 0;
  mf_implementation implementations[] = {NATIVE(one), NATIVE(two), mf_handled(answer_nothing, &disposed, count), NATIVE(three)};
  const mf_method *methods[4], *replaced = (const mf_method *)&replaced;
  for (int i = 0; i < 4; i++) {
    CHECK_EQ_INT(mf_table_replace(table, selector, signature, &implementations[i], &replaced, NULL), MF_OK);
    CHECK_EQ_PTR(replaced, i ? methods[i - 1] : NULL);
    methods[i] = mf_table_find_own(table, selector);
  }
  CHECK_EQ_INT(value_of(table, "value"), 3);
  CHECK_EQ_INT(mf_table_methods(table, NULL, 0), 1);

  /* What was replaced stays callable, also through a function made after that. */
  static const long wanted[] = {1, 2, 0, 3};
  for (int i = 0; i < 4; i++) {
    mf_function function = NULL;
    CHECK_EQ_INT(mf_method_function(methods[i], &function, NULL), MF_OK);
    CHECK_EQ_INT(((long (*)(void *, mf_selector))function)(NULL, selector), wanted[i]);
  }
  CHECK_EQ_INT(disposed, 0);

  /* Another signature may take the place. */
  CHECK_EQ_INT(mf_table_replace(table, selector, signature_of("d@:"), &implementations[0], NULL, NULL), MF_OK);
  CHECK_FAILS(mf_send((mf_target){NULL, table}, selector, signature, NULL, NULL, &error), MF_SIGNATURE_MISMATCH,
              "signature mismatch: value() of Replacer, result, the results differ, expected q, got d");

  /* Refused: nothing was replaced, and the table stays as it is. */
  const mf_method *there = mf_table_find_own(table, selector);
  CHECK_EQ_INT(mf_table_replace(table, selector, signature, nothing.implementation, &replaced, NULL), MF_INVALID_ARGUMENT);
  CHECK_EQ_PTR(replaced, NULL);
  CHECK_EQ_PTR(mf_table_find_own(table, selector), there);
  destroy(table);
  CHECK_EQ_INT(disposed, 1);
  CHECK_EQ_INT(mf_closure_count(), 0);
}

static void test_removing(void) {
  mf_table *parent = table_of("Parent", NULL, NULL), *child = table_of("Child", parent, NULL);
  add(parent, "value", "q@:", NATIVE(one));
  add(child, "value", "q@:", NATIVE(two));
  CHECK_EQ_INT(value_of(child, "value"), 2);
  CHECK_EQ_INT(mf_table_remove(child, selector_of("value"), NULL), MF_OK);
  CHECK_EQ_INT(value_of(child, "value"), 1);
  CHECK_FAILS(mf_table_remove(child, selector_of("value"), &error), MF_NOT_FOUND,
              "not found: value() of Child, the table itself has no method of that name");
  add(child, "value", "q@:", NATIVE(three));
  CHECK_EQ_INT(value_of(child, "value"), 3);
  CHECK_EQ_INT(mf_table_methods(child, NULL, 0), 1);
  destroy(child);
  destroy(parent);
}

static void test_exchanging(void) {
  mf_table *parent = table_of("Parent", NULL, NULL), *table = table_of("Exchanger", parent, NULL);
  mf_selector a = selector_of("a"), b = selector_of("b"), c = selector_of("c");
  int disposed[2] = {0, 0};
  add(table, "a", "q@:", NATIVE(one));
  add(table, "b", "q@:", NATIVE(two));
  add(parent, "c", "q@:", NATIVE(three));
  const mf_method *held = mf_table_find(table, a);
  CHECK_EQ_INT(mf_table_exchange(table, a, b, NULL), MF_OK);
  CHECK_EQ_INT(value_of(table, "a"), 2);
  CHECK_EQ_INT(value_of(table, "b"), 1);
  mf_function function = NULL;
  CHECK_EQ_INT(mf_method_function(held, &function, NULL), MF_OK);
  CHECK(function == (mf_function)one);
  CHECK_EQ_INT(mf_table_exchange(table, b, a, NULL), MF_OK);
  CHECK_EQ_INT(value_of(table, "a"), 1);
  CHECK_EQ_INT(mf_table_exchange(table, a, a, NULL), MF_OK);

  CHECK_FAILS(mf_table_exchange(table, a, c, &error), MF_NOT_FOUND,
              "not found: c() of Exchanger, the table itself has no method of that name");
  CHECK_FAILS(mf_table_exchange(table, c, a, &error), MF_NOT_FOUND,
              "not found: c() of Exchanger, the table itself has no method of that name");
  CHECK_FAILS(mf_table_exchange(table, c, c, &error), MF_NOT_FOUND,
              "not found: c() of Exchanger, the table itself has no method of that name");

  /* Signatures go with what they belong to, contexts stay with their first owner; order stays with the names. */
  add(table, "d:", "v@:i", mf_handled(answer_nothing, &disposed[0], count));
  add(table, "e:", "d@:d", mf_handled(answer_nothing, &disposed[1], count));
  for (int i = 0; i < 5; i++) CHECK_EQ_INT(mf_table_exchange(table, selector_of("d:"), selector_of("e:"), NULL), MF_OK);
  CHECK_EQ_STR(mf_signature_encoding(mf_method_signature(mf_table_find(table, selector_of("d:")))), "d@:d");
  CHECK_EQ_PTR(mf_method_implementation(mf_table_find(table, selector_of("d:"))).context, &disposed[1]);
  const mf_method *methods[4];
  CHECK_EQ_INT(mf_table_methods(table, methods, 4), 4);
  static const char *const names[] = {"a()", "b()", "d(_:)", "e(_:)"};
  for (int i = 0; i < 4; i++) CHECK_EQ_STR(mf_selector_name(mf_method_selector(methods[i])), names[i]);
  destroy(table);
  destroy(parent);
  CHECK_EQ_INT(disposed[0], 1);
  CHECK_EQ_INT(disposed[1], 1);
}

/* The idiom of ObjC: what a method does is registered under a second name. Its context still has one owner. */
static void test_registering_again(void) {
  mf_table *table = table_of("Again", NULL, NULL);
  int disposed = 0;
  add(table, "a", "v@:", mf_handled(answer_nothing, &disposed, count));
  mf_implementation implementation = mf_method_implementation(mf_table_find(table, selector_of("a")));
  CHECK_EQ_PTR(implementation.context, &disposed);
  add(table, "b", "v@:", implementation);
  destroy(table);
  CHECK_EQ_INT(disposed, 1);
}

static long four(void) { return 4; }

/* A function that must be kept alive has a context, too. */
static void test_disposing_of_functions(void) {
  mf_table *table = table_of("Kept", NULL, NULL);
  int disposed[2] = {0, 0};
  mf_implementation native = NATIVE(one), plain = mf_plain((mf_function)four);
  native.context = &disposed[0], plain.context = &disposed[1];
  native.dispose = plain.dispose = count;
  add(table, "a", "q@:", native);
  add(table, "b", "q@:", plain);
  CHECK_EQ_INT(mf_table_exchange(table, selector_of("a"), selector_of("b"), NULL), MF_OK);
  CHECK_EQ_INT(value_of(table, "a"), 4);
  CHECK_EQ_INT(mf_table_remove(table, selector_of("a"), NULL), MF_OK);
  CHECK_EQ_INT(disposed[0] + disposed[1], 0);
  destroy(table);
  CHECK_EQ_INT(disposed[0], 1);
  CHECK_EQ_INT(disposed[1], 1);
}

static void test_listing(void) {
  mf_table *table = table_of("List", NULL, NULL);
  char name[16];
  for (int i = 0; i < 100; i++) {
    snprintf(name, sizeof name, "m%d", i);
    add(table, name, "q@:", NATIVE(one));
  }
  mf_implementation other = NATIVE(two);
  mf_table_remove(table, selector_of("m50"), NULL);
  mf_table_replace(table, selector_of("m7"), signature_of("q@:"), &other, NULL, NULL); /* keeps its place */
  add(table, "m50", "q@:", NATIVE(one));                                                  /* goes to the end */
  const mf_method *methods[101] = {NULL};
  CHECK_EQ_INT(mf_table_methods(table, methods, 3), 100);
  CHECK_EQ_PTR(methods[3], NULL);
  CHECK_EQ_INT(mf_table_methods(table, methods, 101), 100);
  CHECK_EQ_PTR(methods[100], NULL);
  for (int i = 0; i < 100; i++) {
    snprintf(name, sizeof name, "m%d()", i == 99 ? 50 : i < 50 ? i : i + 1);
    CHECK_EQ_STR(mf_selector_name(mf_method_selector(methods[i])), name);
  }
  CHECK(mf_method_implementation(methods[7]).function == (mf_function)two);
  destroy(table);
}

static void test_generation(void) {
  mf_table *grandparent = table_of("Grandparent", NULL, NULL), *parent = table_of("Parent", grandparent, NULL);
  mf_table *child = table_of("Child", parent, NULL);
  mf_implementation implementation = NATIVE(one);
  mf_selector a = selector_of("a"), b = selector_of("b");
  uint64_t old = mf_table_generation(child), old_of_all = mf_methods_generation();
#define CHECK_GROWS(change)                          \
  do {                                               \
    CHECK_EQ_INT((change), MF_OK);                   \
    CHECK(mf_table_generation(child) > old);         \
    CHECK(mf_methods_generation() > old_of_all);     \
    old = mf_table_generation(child);                \
    old_of_all = mf_methods_generation();            \
  } while (0)
  CHECK_GROWS(mf_table_add(child, a, signature_of("q@:"), &implementation, NULL));
  CHECK_GROWS(mf_table_add(child, b, signature_of("q@:"), &implementation, NULL));
  CHECK_GROWS(mf_table_replace(child, a, signature_of("q@:"), &implementation, NULL, NULL));
  CHECK_GROWS(mf_table_exchange(child, a, b, NULL));
  CHECK_GROWS(mf_table_remove(child, a, NULL));
  CHECK_GROWS(mf_table_add(parent, a, signature_of("q@:"), &implementation, NULL));
  CHECK_GROWS(mf_table_remove(parent, a, NULL));
  CHECK_GROWS(mf_table_add(grandparent, a, signature_of("q@:"), &implementation, NULL));
  CHECK_GROWS(mf_table_set_forwarding(grandparent, NULL, NULL, NULL, NULL));
  CHECK_GROWS(mf_table_set_forwarding(child, NULL, NULL, NULL, NULL));
  /* Not by what fails, by questions and sends, or by a child. */
  uint64_t before = mf_table_generation(parent);
  CHECK_EQ_INT(mf_table_add(child, b, signature_of("q@:"), &implementation, NULL), MF_DUPLICATE);
  CHECK_EQ_INT(mf_table_remove(child, a, NULL), MF_NOT_FOUND);
  value_of(child, "b");
  CHECK_EQ_INT(mf_table_generation(child), old);
  CHECK_GROWS(mf_table_remove(child, b, NULL));
  CHECK_EQ_INT(mf_table_generation(parent), before);
  destroy(child);
  destroy(parent);
  destroy(grandparent);
}

int main(void) {
  test_creating();
  test_adding();
  test_variadic_handler();
  test_replacing();
  test_removing();
  test_exchanging();
  test_registering_again();
  test_disposing_of_functions();
  test_listing();
  test_generation();
  return check_done();
}
