/* Invocations: arguments and results by index and size, of every kind, and what a failed call or a nil target leaves. */
#include "invocation_kit.h"

#include <limits.h>

static void test_creating(void) {
  mf_invocation *invocation = (mf_invocation *)&invocation;
  CHECK_FAILS(mf_invocation_create(nothing.signature, NULL, &invocation, &error), MF_INVALID_ARGUMENT,
              "invalid argument: an invocation needs a signature");
  CHECK_EQ_PTR(invocation, NULL);
  CHECK_FAILS(mf_invocation_create(signature_of("v@:"), NULL, NULL, &error), MF_INVALID_ARGUMENT,
              "invalid argument: there is no place for the invocation");
  mf_invocation_destroy(NULL);

  invocation = create("q@:iq", NULL, NULL);
  CHECK_EQ_PTR(mf_invocation_signature(invocation), signature_of("q@:iq"));
  CHECK_EQ_PTR(mf_invocation_selector(invocation), NULL);
  CHECK(!mf_invocation_target(invocation).table);
  CHECK(!mf_invocation_retains_arguments(invocation));
  CHECK(!mf_invocation_has_result(invocation));
  long b = -1;
  GET(invocation, 1, b);
  CHECK_EQ_INT(b, 0); /* those that were not set are zero */
  CHECK_FAILS(mf_invocation_invoke(invocation, &error), MF_INVALID_ARGUMENT,
              "invalid argument: the invocation has no selector, expected q@:iq");
  mf_invocation_destroy(invocation);

  invocation = create("v@:", "f", NULL);
  CHECK_EQ_PTR(mf_invocation_frame(invocation), NULL);
  mf_invocation_destroy(invocation);
}

static void test_indices_and_sizes(void) {
  mf_invocation *invocation = create("q@:iq", "add::", NULL);
  long value = 7, kept;
  int a = 3;
  SET(invocation, 0, a);
  SET(invocation, 1, value);
  static const size_t outside[] = {2, 3, 255, INT_MAX, (size_t)-1, (size_t)INT_MIN};
  for (size_t i = 0; i < sizeof outside / sizeof *outside; i++) {
    char sentence[160];
    snprintf(sentence, sizeof sentence,
             "index out of range: add(_:_:), arguments are counted from 0, without self and selector, index %td, count 2",
             (ptrdiff_t)outside[i]);
    CHECK_FAILS(mf_invocation_set_argument(invocation, outside[i], &value, sizeof value, &error), MF_INDEX_OUT_OF_RANGE, sentence);
    CHECK_FAILS(mf_invocation_get_argument(invocation, outside[i], &kept, sizeof kept, &error), MF_INDEX_OUT_OF_RANGE, sentence);
  }
  CHECK_FAILS(mf_invocation_set_argument(invocation, 0, &value, sizeof value, &error), MF_SIZE_MISMATCH,
              "size mismatch: add(_:_:), argument 0, expected i, expected 4 bytes, got 8 bytes");
  CHECK_FAILS(mf_invocation_get_argument(invocation, 1, &kept, 7, &error), MF_SIZE_MISMATCH,
              "size mismatch: add(_:_:), argument 1, expected q, expected 8 bytes, got 7 bytes");
  CHECK_EQ_INT(mf_invocation_get_argument(invocation, 1, &kept, 0, NULL), MF_SIZE_MISMATCH);
  GET(invocation, 0, a);
  GET(invocation, 1, kept);
  CHECK(a == 3 && kept == 7);
  CHECK_EQ_MEM(mf_invocation_frame(invocation), (&(struct { int a; long b; }){3, 7}), 4);
  mf_invocation_destroy(invocation);
}

/* Arguments of every size come out exactly as they went in, and nothing beside them. */
static void test_every_kind(void) {
  mf_invocation *invocation = create("v@:csiqfdDt*B{A=cd}{T=[3c]}[4i]^v:#@?", "all", NULL);
  const mf_signature *signature = mf_invocation_signature(invocation);
  size_t count = mf_signature_argument_count(signature);
  unsigned char in[64], out[64];
  for (size_t i = 0; i < count; i++) {
    size_t size = mf_signature_argument_size(signature, i);
    memset(in, (int)i + 1, sizeof in);
    CHECK_EQ_INT(mf_invocation_set_argument(invocation, i, in, size, NULL), MF_OK);
  }
  for (size_t i = 0; i < count; i++) {
    size_t size = mf_signature_argument_size(signature, i);
    memset(out, 0xEE, sizeof out);
    memset(in, 0xEE, sizeof in);
    memset(in, (int)i + 1, size);
    CHECK_EQ_INT(mf_invocation_get_argument(invocation, i, out, size, NULL), MF_OK);
    CHECK_EQ_MEM(out, in, sizeof out);
  }
  mf_invocation_destroy(invocation);
}

static mf_status answer_or_fail(void *context, mf_call *call) {
  if (*(bool *)context) return mf_error_set(mf_call_error(call), MF_UNAVAILABLE, "told to", NULL);
  *(short *)mf_call_result(call) = -2;
  return MF_OK;
}

static void test_results(void) {
  mf_table *table = table_of("Results", NULL, NULL);
  bool fails = false;
  add(table, "get", "s@:", mf_handled(answer_or_fail, &fails, NULL));
  mf_invocation *invocation = create("s@:", "get", NULL);
  mf_invocation_set_target(invocation, (mf_target){NULL, table});
  short result[4] = {0x5A5A, 0x5A5A, 0x5A5A, 0x5A5A};
#define CHECK_NO_RESULT()                                                                            \
  do {                                                                                               \
    CHECK(!mf_invocation_has_result(invocation));                                                    \
    CHECK_FAILS(mf_invocation_get_result(invocation, result, sizeof *result, &error), MF_NO_RESULT,  \
                "no result yet: get(), result, the invocation was not sent, or the last send failed"); \
    CHECK_EQ_INT(result[0], 0x5A5A);                                                                 \
  } while (0)
  CHECK_NO_RESULT();
  INVOKE(invocation);
  CHECK(mf_invocation_has_result(invocation));
  CHECK_FAILS(mf_invocation_get_result(invocation, result, 4, &error), MF_SIZE_MISMATCH,
              "size mismatch: get(), result, expected s, expected 2 bytes, got 4 bytes");
  CHECK_EQ_INT(mf_invocation_get_result(invocation, result, 2, NULL), MF_OK);
  CHECK_EQ_INT(result[0], -2);
  CHECK_EQ_INT(result[1], 0x5A5A);

  /* After a failure there is no result, also not the older one; the handler's error arrives as it is. */
  result[0] = 0x5A5A;
  fails = true;
  CHECK_FAILS(mf_invocation_invoke(invocation, &error), MF_UNAVAILABLE, "not available on this system: get(), told to");
  CHECK_NO_RESULT();
  fails = false;
  INVOKE(invocation);
  mf_invocation_set_selector(invocation, NULL); /* nor after one that was refused */
  CHECK_EQ_INT(mf_invocation_invoke(invocation, NULL), MF_INVALID_ARGUMENT);
  CHECK(!mf_invocation_has_result(invocation));
  mf_invocation_set_selector(invocation, selector_of("get"));

  /* Set in advance, without an invoke. */
  short set = 12;
  CHECK_EQ_INT(mf_invocation_set_result(invocation, &set, 1, NULL), MF_SIZE_MISMATCH);
  CHECK_NO_RESULT();
  CHECK_EQ_INT(mf_invocation_set_result(invocation, &set, sizeof set, NULL), MF_OK);
  CHECK_EQ_INT(mf_invocation_get_result(invocation, result, 2, NULL), MF_OK);
  CHECK_EQ_INT(result[0], 12);
  mf_invocation_destroy(invocation);
  destroy(table);

  /* Of void there is nothing to copy. */
  invocation = create("v@:", "f", NULL);
  CHECK_EQ_INT(mf_invocation_get_result(invocation, NULL, 0, NULL), MF_OK);
  CHECK_EQ_INT(mf_invocation_get_result(invocation, result, 1, NULL), MF_SIZE_MISMATCH);
  mf_invocation_destroy(invocation);
}

static void test_nil_target(void) {
  static const char *const encodings[] = {"c@:", "i@:", "q@:", "f@:", "d@:", "D@:", "@@:", "{A=qqqqq}@:", "{C=[200q]}@:", "v@:"};
  for (size_t i = 0; i < sizeof encodings / sizeof *encodings; i++) {
    unsigned char result[1608], wanted[1608];
    mf_invocation *invocation = create(encodings[i], "any", &counted_ops);
    size_t size = mf_signature_result_size(mf_invocation_signature(invocation));
    memset(result, 0xEE, sizeof result);
    memset(wanted, 0xEE, sizeof wanted);
    memset(wanted, 0, size);
    CHECK_EQ_INT(mf_invocation_set_result(invocation, result + 8, 0, NULL), size ? MF_SIZE_MISMATCH : MF_OK);
    INVOKE(invocation);
    CHECK(mf_invocation_has_result(invocation));
    CHECK_EQ_INT(mf_invocation_get_result(invocation, result, size, NULL), MF_OK);
    CHECK_EQ_MEM(result, wanted, sizeof result);
    mf_invocation_destroy(invocation);
  }
}

int main(void) {
  test_creating();
  test_indices_and_sizes();
  test_every_kind();
  test_results();
  test_nil_target();
  return check_done();
}
