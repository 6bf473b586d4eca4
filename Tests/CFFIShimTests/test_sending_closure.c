/* C functions that become messages: in a C library's callback slot, to targets, multicasts and nobody, with errors and without. */
#include "core_kit.h"

#include <pthread.h>

static mf_closure *sending(const char *encoding, mf_target target, const char *name) {
  mf_closure *closure = NULL;
  mf_sending s = {.target = target, .selector = selector_of(name)};
  CHECK_EQ_INT(mf_closure_create_sending(signature_of(encoding), &s, &closure, NULL), MF_OK);
  return closure;
}

/* The C library: qsort, which takes a plain function. */
static int compare_them(void *self, mf_selector selector, const int *a, const int *b) {
  CHECK_EQ_PTR(selector, selector_of("compare:with:"));
  ++*(int *)self;
  return (*a > *b) - (*a < *b);
}

static void test_plain_callback(void) {
  mf_table *table = table_of("Sorter", NULL, NULL);
  int comparisons = 0, numbers[100];
  add(table, "compare:with:", "i@:^i^i", NATIVE(compare_them));
  mf_closure *closure = sending("i^v^v", (mf_target){&comparisons, table}, "compare:with:");
  for (int i = 0; i < 100; i++) numbers[i] = i * 37 % 101;
  qsort(numbers, 100, sizeof *numbers, (int (*)(const void *, const void *))mf_closure_function(closure));
  for (int i = 1; i < 100; i++) CHECK(numbers[i - 1] < numbers[i]);
  CHECK(comparisons >= 99);
  mf_closure_destroy(closure);
  destroy(table);
}

/* A method's signature: the caller's self and selector are not those of the message. */
static double twice(void *self, mf_selector selector, double n) {
  CHECK_EQ_STR(self, "the target");
  CHECK_EQ_PTR(selector, selector_of("twice:"));
  return n * 2;
}

static void test_method_callback(void) {
  mf_table *table = table_of("Doubler", NULL, NULL);
  char object[] = "the target";
  add(table, "twice:", "d@:d", NATIVE(twice));
  mf_closure *closure = sending("d@:d", (mf_target){object, table}, "twice:");
  double (*function)(void *, mf_selector, double) = (double (*)(void *, mf_selector, double))mf_closure_function(closure);
  CHECK_EQ_DOUBLE(function(&table, selector_of("other:"), 2.25), 4.5);
  mf_closure_destroy(closure);
  destroy(table);
}

/* One callback slot, several observers. */
static int heard[3];
static void hear(void *self, mf_selector selector, int n) { (void)selector, *(int *)self += n; }

static void test_multicast(void) {
  mf_table *table = table_of("Observer", NULL, NULL);
  mf_multicast *multicast = NULL;
  CHECK_EQ_INT(mf_multicast_create("observers", NULL, &multicast, NULL), MF_OK);
  add(table, "hear:", "v@:i", NATIVE(hear));
  for (int i = 0; i < 3; i++) CHECK_EQ_INT(mf_multicast_add(multicast, (mf_target){&heard[i], table}, NULL, NULL, NULL), MF_OK);
  mf_closure *closure = sending("vi", mf_multicast_target(multicast), "hear:");
  ((void (*)(int))mf_closure_function(closure))(7);
  for (int i = 0; i < 3; i++) CHECK_EQ_INT(heard[i], 7);
  mf_closure_destroy(closure);
  mf_multicast_destroy(multicast);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  destroy(table);
}

/* --- Failures ----------------------------------------------------------------------------------------------------------------- */

typedef struct log {
  int failures, disposals, releases;
  mf_status status;
  char sentence[256];
} log;

static void note_failure(void *context, const mf_error *error) {
  log *l = context;
  l->failures++;
  l->status = error->status;
  mf_error_describe(error, l->sentence, sizeof l->sentence);
}
static void note_disposal(void *context) { ((log *)context)->disposals++; }
static void note_release(void *payload) { ((log *)payload)->releases++; }
static mf_status fail(void *context, mf_call *call) {
  *(long *)mf_call_result(call) = 99;
  return mf_error_set_foreign(mf_call_error(call), context, note_release, "RowError.missing");
}

static void test_failures(void) {
  mf_table *table = table_of("Failing", NULL, NULL);
  log l = {0};
  add(table, "fail", "q@:", mf_handled(fail, &l, NULL));
  static const struct {
    const char *name, *encoding, *sentence;
    mf_status status;
  } cases[] = {
      {"fail", "q", "error of the target's own language: fail(), RowError.missing", MF_FOREIGN_ERROR},
      {"missing", "q", "unrecognized selector: missing() sent to Failing", MF_UNRECOGNIZED_SELECTOR},
      {"fail", "qi",
       "signature mismatch: fail() of Failing, the numbers of arguments differ, expected qi, got q@:, expected 1, got 0",
       MF_SIGNATURE_MISMATCH},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    for (int listens = 0; listens < 2; listens++) {
      mf_closure *closure = NULL;
      mf_sending s = {.target = {&l, table}, .selector = selector_of(cases[i].name), .context = &l, .dispose = note_disposal,
                      .failed = listens ? note_failure : NULL};
      memset(&l, 0, sizeof l);
      CHECK_EQ_INT(mf_closure_create_sending(signature_of(cases[i].encoding), &s, &closure, NULL), MF_OK);
      CHECK_EQ_INT(((long (*)(int))mf_closure_function(closure))(5), 0); /* C gets zero */
      CHECK_EQ_INT(l.failures, listens);
      CHECK_EQ_INT(l.releases, i == 0);
      if (listens) CHECK_EQ_INT(l.status, cases[i].status);
      if (listens) CHECK_EQ_STR(l.sentence, cases[i].sentence);
      CHECK_EQ_INT(l.disposals, 0);
      mf_closure_destroy(closure);
      CHECK_EQ_INT(l.disposals, 1);
    }
  }
  destroy(table);
}

/* The nil target answers with zero, and that is no failure. */
static void test_nil(void) {
  mf_closure *closure = sending("{P=ddd}i", (mf_target){NULL, NULL}, "point:");
  typedef struct point {
    double x, y, z;
  } point;
  point p = ((point (*)(int))mf_closure_function(closure))(1);
  CHECK(p.x == 0 && p.y == 0 && p.z == 0);
  mf_closure_destroy(closure);
}

static void test_refusals(void) {
  mf_table *table = table_of("Kept", NULL, NULL);
  mf_closure *closure = NULL;
  log l = {0};
  mf_sending s = {.target = {NULL, table}, .context = &l, .dispose = note_disposal};
  const mf_sending *none = NULL;
  const char *sentence = "invalid argument: a sending closure needs a selector";
  CHECK_FAILS(mf_closure_create_sending(signature_of("v"), &s, &closure, &error), MF_INVALID_ARGUMENT, sentence);
  CHECK_FAILS(mf_closure_create_sending(signature_of("v"), none, &closure, &error), MF_INVALID_ARGUMENT, sentence);
  s.selector = selector_of("f");
  const mf_signature *variadic = NULL;
  CHECK_EQ_INT(mf_signature_make_variadic("i*i", 1, &variadic, NULL), MF_OK);
  CHECK_EQ_INT(mf_closure_create_sending(variadic, &s, &closure, NULL), MF_UNSUPPORTED_TYPE);
  mf_closure **nowhere = NULL;
  CHECK_EQ_INT(mf_closure_create_sending(signature_of("v"), &s, nowhere, NULL), MF_INVALID_ARGUMENT);
  CHECK_EQ_INT(l.disposals, 0); /* nothing was taken over */
  CHECK_EQ_PTR(closure, NULL);
  CHECK_EQ_INT(mf_closure_count(), 0);
  destroy(table);
}

/* The closure holds the table, also when everyone else has let go of it. */
static long forty_two(void *self, mf_selector selector) { return (void)self, (void)selector, 42; }
static void test_table_is_held(void) {
  mf_table *table = table_of("Held", NULL, NULL);
  add(table, "value", "q@:", NATIVE(forty_two));
  mf_closure *closure = sending("q", (mf_target){NULL, table}, "value");
  mf_table_release(table);
  CHECK_EQ_INT(((long (*)(void))mf_closure_function(closure))(), 42);
  mf_closure_destroy(closure);
}

static long add_one(void *self, mf_selector selector, long n) { return (void)self, (void)selector, n + 1; }
static void *call_often(void *context) {
  long (*function)(long) = (long (*)(long))mf_closure_function(context);
  long wrong = 0;
  for (long i = 0; i < (check_slow() ? 500 : 50000); i++) wrong += function(i) != i + 1;
  CHECK_EQ_INT(wrong, 0);
  return NULL;
}

static void test_threads(void) {
  mf_table *table = table_of("Shared", NULL, NULL);
  add(table, "addOne:", "q@:q", NATIVE(add_one));
  mf_closure *closure = sending("qq", (mf_target){NULL, table}, "addOne:");
  pthread_t threads[4];
  for (int i = 0; i < 4; i++) pthread_create(&threads[i], NULL, call_often, closure);
  for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);
  mf_closure_destroy(closure);
  destroy(table);
}

int main(void) {
  test_plain_callback();
  test_method_callback();
  test_multicast();
  test_failures();
  test_nil();
  test_refusals();
  test_table_is_held();
  test_threads();
  CHECK_EQ_INT(mf_closure_count(), 0);
  return check_done();
}
