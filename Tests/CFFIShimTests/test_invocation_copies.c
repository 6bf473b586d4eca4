/* Invocations used again with other arguments, targets and selectors, and copied. */
#include "invocation_kit.h"

static long multiply_them(void *self, mf_selector selector, int a, long b) { return (void)self, (void)selector, a * b; }

static void test_reuse(void) {
  mf_table *adder = table_of("Adder", NULL, NULL), *multiplier = table_of("Multiplier", NULL, NULL);
  add(adder, "do::", "q@:iq", NATIVE(add_them));
  add(multiplier, "do::", "q@:iq", NATIVE(multiply_them));
  add(multiplier, "plus::", "qiq", NATIVE(add_them));
  add(multiplier, "other::", "q@:id", NATIVE(add_them));
  mf_invocation *invocation = create("q@:iq", "do::", NULL);
  for (int i = 0; i < 1000; i++) {
    long b = i * 3;
    SET(invocation, 0, i);
    SET(invocation, 1, b);
    mf_target target = {NULL, i % 2 ? adder : multiplier};
    if (i % 3) mf_invocation_set_target(invocation, target), INVOKE(invocation);
    else CHECK_EQ_INT(mf_invocation_invoke_with(invocation, target, NULL), MF_OK);
    CHECK_EQ_INT(result_of(invocation), i % 2 ? i + b : i * b);
  }
  /* Another selector of the same shape; one of another is caught, and nothing is called. */
  mf_invocation_set_target(invocation, (mf_target){NULL, multiplier});
  mf_invocation_set_selector(invocation, selector_of("plus::"));
  INVOKE(invocation);
  CHECK_EQ_INT(result_of(invocation), 999 * 4);
  mf_invocation_set_selector(invocation, selector_of("other::"));
  CHECK_FAILS(mf_invocation_invoke(invocation, &error), MF_SIGNATURE_MISMATCH,
              "signature mismatch: other(_:_:) of Multiplier, argument 1, the arguments differ, expected q, got d");
  CHECK(!mf_invocation_has_result(invocation));

  /* What was replaced or exchanged meanwhile is what runs; a table of one object alone, too. */
  mf_invocation_set_selector(invocation, selector_of("do::"));
  CHECK_EQ_INT(mf_table_exchange(multiplier, selector_of("do::"), selector_of("plus::"), NULL), MF_OK);
  INVOKE(invocation);
  CHECK_EQ_INT(result_of(invocation), 999 * 4);
  mf_table *alone = table_of("Alone", multiplier, NULL);
  mf_invocation_set_target(invocation, (mf_target){NULL, alone});
  mf_table_release(alone); /* the invocation holds it */
  add(alone, "do::", "q@:iq", NATIVE(multiply_them));
  INVOKE(invocation);
  CHECK_EQ_INT(result_of(invocation), 999L * 999 * 3);
  mf_invocation_destroy(invocation);
  destroy(adder);
  destroy(multiplier);
}

static void test_copies(void) {
  mf_table *table = table_of("Target", NULL, &counted_ops);
  counted a = {.references = 1}, t = {.references = 1};
  counted *pa = &a;
  char buffer[8] = "text", *text = buffer;
  mf_invocation *invocation = create("q@:@*q", "f:::", &counted_ops), *copy = NULL;
  long n = 5, result = 77;
  SET(invocation, 0, pa);
  SET(invocation, 1, text);
  SET(invocation, 2, n);
  CHECK_EQ_INT(mf_invocation_copy(invocation, &copy, NULL), MF_OK); /* of one that owns nothing */
  CHECK_EQ_PTR(argument_text(copy, 1), buffer);
  CHECK(!mf_invocation_has_result(copy) && !mf_invocation_retains_arguments(copy));
  mf_invocation_destroy(copy);
  CHECK_EQ_INT(a.references, 1);

  CHECK_EQ_INT(mf_invocation_retain_arguments(invocation, NULL), MF_OK);
  mf_invocation_set_target(invocation, (mf_target){&t, table});
  mf_invocation_retain_target(invocation);
  CHECK_EQ_INT(mf_invocation_set_result(invocation, &result, sizeof result, NULL), MF_OK);
  CHECK_EQ_INT(mf_invocation_copy(invocation, &copy, NULL), MF_OK);
  CHECK_EQ_INT(a.references, 3);
  CHECK_EQ_INT(t.references, 3);
  CHECK(mf_invocation_retains_arguments(copy));
  CHECK_EQ_PTR(mf_invocation_selector(copy), selector_of("f:::"));
  CHECK_EQ_PTR(mf_invocation_target(copy).object, &t);
  CHECK(argument_text(copy, 1) != argument_text(invocation, 1));
  n = 6; /* the original may change and go */
  SET(invocation, 2, n);
  mf_invocation_destroy(invocation);
  CHECK_EQ_INT(a.references, 2);
  CHECK_EQ_STR(argument_text(copy, 1), "text");
  CHECK_EQ_INT(result_of(copy), 77);
  GET(copy, 2, n);
  CHECK_EQ_INT(n, 5);
  mf_invocation_destroy(copy);
  CHECK_EQ_INT(a.references, 1);
  CHECK_EQ_INT(t.references, 1);
  destroy(table);
}

int main(void) {
  test_reuse();
  test_copies();
  return check_done();
}
