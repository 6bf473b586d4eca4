/* Setting arguments and reading results of every small kind, inlined and by the exported functions: the same values, the same refusals. */
#include "core_kit.h"

static mf_invocation *create(const char *encoding, const char *name, mf_target target) {
  mf_invocation *invocation = NULL;
  CHECK_EQ_INT(mf_invocation_create(signature_of(encoding), NULL, &invocation, NULL), MF_OK);
  mf_invocation_set_selector(invocation, selector_of(name));
  mf_invocation_set_target(invocation, target);
  return invocation;
}

static mf_status (*volatile set_outside)(mf_invocation *, size_t, const void *, size_t, mf_error *) = mf_invocation_set_argument;
static mf_status (*volatile get_outside)(const mf_invocation *, void *, size_t, mf_error *) = mf_invocation_get_result;

/* A method that returns its argument, sent twice with a value set in the one way and read in both. */
#define ECHO(name, c_type) \
  static c_type name(void *self, mf_selector selector, c_type a) { return (void)self, (void)selector, a; }
#define CHECK_ECHO(name, c_type, encoding, ...)                                                                                 \
  do {                                                                                                                          \
    mf_table *table = table_of("Echo", NULL, NULL);                                                                             \
    add(table, "echo(_:)", encoding, NATIVE(name));                                                                             \
    mf_invocation *invocation = create(encoding, "echo(_:)", (mf_target){NULL, table});                                         \
    const c_type values[] = {__VA_ARGS__};                                                                                      \
    for (size_t i = 0; i < 2 * sizeof values / sizeof *values; i++) {                                                           \
      struct { unsigned char before[8]; c_type value; unsigned char after[8]; } got[2];                                         \
      memset(got, 0xEE, sizeof got);                                                                                            \
      const c_type *value = &values[i / 2];                                                                                     \
      CHECK_EQ_INT(i % 2 ? mf_invocation_set_argument(invocation, 0, value, sizeof *value, NULL)                                \
                         : set_outside(invocation, 0, value, sizeof *value, NULL), MF_OK);                                      \
      CHECK_EQ_INT(mf_invocation_invoke(invocation, NULL), MF_OK);                                                              \
      CHECK_EQ_INT(mf_invocation_get_result(invocation, &got[0].value, sizeof *value, NULL), MF_OK);                            \
      CHECK_EQ_INT(get_outside(invocation, &got[1].value, sizeof *value, NULL), MF_OK);                                         \
      CHECK_EQ_MEM(&got[0], &got[1], sizeof got[0]);                                                                            \
      CHECK_EQ_MEM(&got[0].value, value, sizeof *value);                                                                        \
      CHECK(got[0].before[7] == 0xEE && got[0].after[0] == 0xEE);                                                               \
    }                                                                                                                           \
    mf_invocation_destroy(invocation);                                                                                          \
    destroy(table);                                                                                                             \
  } while (0)

ECHO(echo_c, signed char)
ECHO(echo_s, short)
ECHO(echo_i, int)
ECHO(echo_q, long)
ECHO(echo_b, bool)
ECHO(echo_f, float)
ECHO(echo_d, double)

/* A bool is any register whose low byte is not 0, if the method was not compiled by C. */
static long dirty_truth(void *self, mf_selector selector, long a) { return (void)self, (void)selector, a; }

static void test_every_small_value(void) {
  CHECK_ECHO(echo_c, signed char, "c@:c", -1, 0, 127);
  CHECK_ECHO(echo_s, short, "s@:s", -1, 0, 32767);
  CHECK_ECHO(echo_i, int, "i@:i", -1, 0, 2147483647);
  CHECK_ECHO(echo_q, long, "q@:q", -1, 0, 0x0102030405060708);
  CHECK_ECHO(echo_b, bool, "B@:B", true, false);
  CHECK_ECHO(echo_f, float, "f@:f", -1.5f, 0, 3e38f);
  CHECK_ECHO(echo_d, double, "d@:d", -1.5, 0, 3e300);

  mf_table *table = table_of("Dirty", NULL, NULL);
  add(table, "dirty(_:)", "B@:q", NATIVE(dirty_truth));
  mf_invocation *invocation = create("B@:q", "dirty(_:)", (mf_target){NULL, table});
  static const long registers[] = {0x100, 0x102, 0xff00, 0xff};
  for (size_t i = 0; i < 8; i++) {
    unsigned char truth = 7;
    CHECK_EQ_INT(mf_invocation_set_argument(invocation, 0, &registers[i / 2], sizeof(long), NULL), MF_OK);
    CHECK_EQ_INT(mf_invocation_invoke(invocation, NULL), MF_OK);
    CHECK_EQ_INT(mf_invocation_get_result(invocation, &truth, sizeof truth, NULL), MF_OK);
    CHECK_EQ_INT(truth, i / 2 % 2);
  }
  mf_invocation_destroy(invocation);
  destroy(table);
}

static void test_refusals(void) {
  mf_table *table = table_of("Table", NULL, NULL);
  add(table, "f(_:)", "q@:q", NATIVE(echo_q));
  mf_invocation *invocation = create("q@:q", "f(_:)", (mf_target){NULL, table});
  long value = 1;
  int small = 1;
  CHECK_FAILS(mf_invocation_get_result(invocation, &value, sizeof value, &error), MF_NO_RESULT,
              "no result yet: f(_:), result, the invocation was not sent, or the last send failed");
  CHECK_FAILS(mf_invocation_get_result(invocation, &small, sizeof small, &error), MF_SIZE_MISMATCH,
              "size mismatch: f(_:), result, expected q, expected 8 bytes, got 4 bytes");
  CHECK_FAILS(mf_invocation_set_argument(invocation, 0, &small, sizeof small, &error), MF_SIZE_MISMATCH,
              "size mismatch: f(_:), argument 0, expected q, expected 8 bytes, got 4 bytes");
  CHECK_FAILS(mf_invocation_set_argument(invocation, 1, &value, sizeof value, &error), MF_INDEX_OUT_OF_RANGE,
              "index out of range: f(_:), arguments are counted from 0, without self and selector, index 1, count 1");
  CHECK_EQ_INT(mf_invocation_invoke(invocation, NULL), MF_OK);
  CHECK_EQ_INT(mf_invocation_invoke(invocation, NULL), MF_OK);
  CHECK_EQ_INT(mf_table_remove(table, selector_of("f(_:)"), NULL), MF_OK);
  CHECK_EQ_INT(mf_invocation_invoke(invocation, NULL), MF_UNRECOGNIZED_SELECTOR);
  CHECK_EQ_INT(mf_invocation_get_result(invocation, &value, sizeof value, NULL), MF_NO_RESULT);
  mf_invocation_destroy(invocation);

  invocation = create("v@:", "f(_:)", (mf_target){NULL, NULL});
  CHECK_EQ_INT(mf_invocation_get_result(invocation, NULL, 0, NULL), MF_OK); /* nothing to read */
  CHECK_EQ_INT(mf_invocation_get_result(invocation, &small, sizeof small, NULL), MF_SIZE_MISMATCH);
  mf_invocation_destroy(invocation);
  destroy(table);
}

/* What it owns is copied and retained, not overwritten. */
static void test_owned_arguments(void) {
  mf_invocation *invocation = NULL;
  CHECK_EQ_INT(mf_invocation_create(signature_of("v@:*@q"), &counted_ops, &invocation, NULL), MF_OK);
  counted first = {.references = 1}, second = {.references = 1};
  counted *objects[] = {&first, &second};
  char text[] = "text";
  const char *given = text, *kept = NULL;
  CHECK_EQ_INT(mf_invocation_set_argument(invocation, 0, &given, sizeof given, NULL), MF_OK);
  CHECK_EQ_INT(mf_invocation_set_argument(invocation, 1, &objects[0], sizeof objects[0], NULL), MF_OK);
  CHECK_EQ_INT(first.references, 1);
  CHECK_EQ_INT(mf_invocation_retain_arguments(invocation, NULL), MF_OK);
  CHECK(mf_invocation_retains_arguments(invocation));
  CHECK_EQ_INT(first.references, 2);
  CHECK_EQ_INT(mf_invocation_set_argument(invocation, 0, &given, sizeof given, NULL), MF_OK);
  CHECK_EQ_INT(mf_invocation_set_argument(invocation, 1, &objects[1], sizeof objects[1], NULL), MF_OK);
  long plain = 9, read = 0;
  CHECK_EQ_INT(mf_invocation_set_argument(invocation, 2, &plain, sizeof plain, NULL), MF_OK);
  CHECK_EQ_INT(mf_invocation_get_argument(invocation, 2, &read, sizeof read, NULL), MF_OK);
  CHECK_EQ_INT(read, 9);
  CHECK_EQ_INT(first.references, 1);
  CHECK_EQ_INT(second.references, 2);
  memset(text, 'x', 4);
  CHECK_EQ_INT(mf_invocation_get_argument(invocation, 0, &kept, sizeof kept, NULL), MF_OK);
  CHECK_EQ_STR(kept, "text");
  mf_invocation_destroy(invocation);
  CHECK_EQ_INT(second.references, 1);
}

int main(void) {
  test_every_small_value();
  test_refusals();
  test_owned_arguments();
  return check_done();
}
