/* Invocations: arguments and results by index and size, what is owned and when, copies, re-use, capture, and sending again from
   within. */
#include "core_kit.h"

#include <limits.h>
#include <pthread.h>

static mf_invocation *create(const char *encoding, const char *name, const mf_object_ops *ops) {
  mf_invocation *invocation = NULL;
  CHECK_EQ_INT(mf_invocation_create(signature_of(encoding), ops, &invocation, NULL), MF_OK);
  if (name) mf_invocation_set_selector(invocation, selector_of(name));
  return invocation;
}

#define SET(invocation, index, value) \
  CHECK_EQ_INT(mf_invocation_set_argument((invocation), (index), &(value), sizeof(value), NULL), MF_OK)
#define GET(invocation, index, value) \
  CHECK_EQ_INT(mf_invocation_get_argument((invocation), (index), &(value), sizeof(value), NULL), MF_OK)
#define INVOKE(invocation) CHECK_EQ_INT(mf_invocation_invoke((invocation), NULL), MF_OK)

static long result_of(const mf_invocation *invocation) {
  long result = -1;
  CHECK_EQ_INT(mf_invocation_get_result(invocation, &result, sizeof result, NULL), MF_OK);
  return result;
}

static long add_them(void *self, mf_selector selector, int a, long b) { return (void)self, (void)selector, a + b; }

/* --- Indices and sizes -------------------------------------------------------------------------------------------------------- */

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

/* --- Results ------------------------------------------------------------------------------------------------------------------ */

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

/* --- Who owns what ------------------------------------------------------------------------------------------------------------ */

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

static const char *argument_text(mf_invocation *invocation, size_t index) {
  const char *text = NULL;
  GET(invocation, index, text);
  return text;
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

/* --- Objects as results ------------------------------------------------------------------------------------------------------- */

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

/* --- Used again --------------------------------------------------------------------------------------------------------------- */

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

/* --- Captured from a call ----------------------------------------------------------------------------------------------------- */

typedef struct point {
  double x, y, z;
} point;
static counted *heard_object;
static char heard_text[16];
static point heard_point;
static int heard;
static void hear(void *self, mf_selector selector, counted *object, const char *text, point p) {
  (void)self, (void)selector;
  heard++;
  heard_object = object;
  strcpy(heard_text, text);
  heard_point = p;
}

static mf_status record(void *context, mf_call *call) {
  return mf_invocation_capture(call, &counted_ops, context, mf_call_error(call));
}

__attribute__((noinline)) static void send_from_a_frame_that_goes(mf_table *recorder, counted *object) {
  char text[] = "on the stack";
  struct {
    counted *object;
    const char *text;
    point p;
  } frame = {object, text, {1, 2, 3}};
  const mf_signature *signature = signature_of("v@:@*{P=ddd}");
  CHECK_EQ_INT(mf_send((mf_target){NULL, recorder}, selector_of("hear:::"), signature, &frame, NULL, NULL), MF_OK);
  memset(text, 'X', sizeof text - 1);
  memset(&frame, 0xEE, sizeof frame);
  atomic_signal_fence(memory_order_seq_cst);
}

/* Sent to a recorder, then to the target: heard once, with the arguments as they were. */
static void test_capture(void) {
  mf_table *recorder = table_of("Recorder", NULL, &counted_ops), *listener = table_of("Listener", NULL, &counted_ops);
  mf_invocation *recorded = NULL;
  mf_forwarding hooks = {.forward = record};
  set_forwarding(recorder, &hooks, &recorded);
  add(listener, "hear:::", "v@:@*{P=ddd}", NATIVE(hear));
  counted object = {.references = 1};
  send_from_a_frame_that_goes(recorder, &object);
  if (!CHECK(recorded != NULL)) return;
  CHECK_EQ_INT(object.references, 2);
  CHECK(mf_invocation_retains_arguments(recorded));
  CHECK_EQ_PTR(mf_invocation_selector(recorded), selector_of("hear:::"));
  CHECK(!mf_invocation_target(recorded).table);
  CHECK_EQ_INT(heard, 0);
  CHECK_EQ_INT(mf_invocation_invoke_with(recorded, (mf_target){NULL, listener}, NULL), MF_OK);
  CHECK_EQ_INT(heard, 1);
  CHECK_EQ_PTR(heard_object, &object);
  CHECK_EQ_STR(heard_text, "on the stack");
  CHECK(heard_point.x == 1 && heard_point.y == 2 && heard_point.z == 3);
  mf_invocation_destroy(recorded);
  CHECK_EQ_INT(object.references, 1);
  destroy(recorder);
  destroy(listener);
}

/* --- Super, from within, at once ---------------------------------------------------------------------------------------------- */

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
  test_creating();
  test_indices_and_sizes();
  test_every_kind();
  test_results();
  test_nil_target();
  test_retaining_arguments();
  test_retaining_target();
  test_strings();
  test_object_results();
  test_runtimes();
  test_reuse();
  test_copies();
  test_capture();
  test_super();
  test_from_within();
  test_receiver_lives();
  test_table_lives();
  test_clearing_from_within();
  test_two_threads();
  return check_done();
}
