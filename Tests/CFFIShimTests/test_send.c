/* Sending to one target: the three kinds of implementation, inherited and by super; nil; results that are dropped; mismatches,
   missing methods and the errors of handlers; zero after a failure. */
#include "core_kit.h"

static int calls;
static void *last_self;
static mf_selector last_selector;

static int native(void *self, mf_selector selector, int a, double b) {
  calls++;
  last_self = self;
  last_selector = selector;
  return a + (int)b;
}

static int plain(int a, double b) { return native(NULL, NULL, a, b); }

static mf_status handler(void *context, mf_call *call) {
  CHECK_EQ_PTR(context, &calls);
  CHECK_EQ_INT(mf_signature_frame_size(mf_call_signature(call)), 16);
  CHECK_EQ_INT(*(int *)mf_call_result(call), 0);
  const int *a = mf_call_argument(call, 0);
  const double *b = mf_call_argument(call, 1);
  CHECK_EQ_PTR(a, mf_call_frame(call));
  CHECK_EQ_PTR(mf_call_argument(call, 2), NULL);
  CHECK_EQ_PTR(mf_call_argument(call, SIZE_MAX), NULL);
  *(int *)mf_call_result(call) = native(mf_call_self(call), mf_call_selector(call), *a, *b);
  return MF_OK;
}

typedef struct add_frame {
  int a;
  double b;
} add_frame;

static void test_three_kinds(void) {
  mf_table *parent = table_of("Parent", NULL, NULL), *child = table_of("Child", parent, NULL);
  static const char *const names[] = {"native::", "plain::", "handler::"};
  mf_implementation kinds[] = {NATIVE(native), PLAIN(plain), mf_handled(handler, &calls, NULL)};
  for (int i = 0; i < 3; i++) add(parent, names[i], "i@:id", kinds[i]);
  const mf_signature *statements[] = {signature_of("i@:id"), signature_of("iid"), signature_of("Vi#:id"),
                                      signature_of("i24@0:8i16d20")};
  int object, result[2];
  for (int i = 0; i < 3; i++) {
    for (int s = 0; s < 4; s++) {
      for (int way = 0; way < 3; way++) { /* own, inherited, by super */
        mf_target target = {&object, way ? child : parent};
        add_frame frame = {40, 2.5};
        result[0] = result[1] = -1;
        calls = 0;
        mf_error error = MF_ERROR_INIT;
        mf_status status = way < 2 ? mf_send(target, selector_of(names[i]), statements[s], &frame, result, &error)
                                   : mf_send_super(target, child, selector_of(names[i]), statements[s], &frame, result, &error);
        CHECK_EQ_INT(status, MF_OK);
        CHECK_EQ_INT(error.status, MF_OK);
        CHECK_EQ_INT(calls, 1);
        CHECK_EQ_INT(result[0], 42);
        CHECK_EQ_INT(result[1], -1);
        CHECK_EQ_PTR(last_self, i == 1 ? NULL : &object);
        CHECK_EQ_PTR(last_selector, i == 1 ? NULL : selector_of(names[i]));
        status = mf_send(target, selector_of(names[i]), statements[s], &frame, NULL, NULL);
        CHECK_EQ_INT(status, MF_OK);
        CHECK_EQ_INT(calls, 2);
      }
    }
  }
  destroy(child);
  destroy(parent);
}

static int overriding(void *self, mf_selector selector, int a, double b) {
  int result = 0;
  add_frame frame = {a, b};
  mf_target target = *(mf_target *)self;
  CHECK_EQ_INT(mf_send_super(target, target.table, selector, signature_of("i@:id"), &frame, &result, NULL), MF_OK);
  CHECK_EQ_PTR(last_self, self);
  return result * 2;
}

static void test_super(void) {
  mf_table *grandparent = table_of("Grandparent", NULL, NULL), *parent = table_of("Parent", grandparent, NULL);
  mf_table *child = table_of("Child", parent, NULL);
  mf_target target = {&target, child};
  add(grandparent, "sum::", "i@:id", NATIVE(native));
  add(child, "sum::", "i@:id", NATIVE(overriding));
  add_frame frame = {4, 1};
  int result = 0;
  CHECK_EQ_INT(mf_send(target, selector_of("sum::"), signature_of("i@:id"), &frame, &result, NULL), MF_OK);
  CHECK_EQ_INT(result, 10);
  /* Above the topmost table there is nothing, whatever the child has. */
  result = 7;
  CHECK_FAILS(mf_send_super(target, grandparent, selector_of("sum::"), signature_of("i@:id"), &frame, &result, &error),
              MF_UNRECOGNIZED_SELECTOR, "unrecognized selector: sum(_:_:) sent to Child");
  CHECK_EQ_INT(result, 0);
  result = 7;
  target.table = NULL;
  CHECK_EQ_INT(mf_send_super(target, child, selector_of("sum::"), signature_of("i@:id"), &frame, &result, NULL), MF_OK);
  CHECK_EQ_INT(result, 0);
  destroy(child);
  destroy(parent);
  destroy(grandparent);
}

/* The nil target answers with zero, exactly as long as the result. */
static void test_nil(void) {
  static const char *const encodings[] = {"c@:", "S@:", "i@:", "q@:", "f@:", "d@:", "D@:", "jD@:", "@@:", "*@:", "B@:",
                                          "{A=qqqqq}@:", "{B=[24c]}@:", "{C=[200q]}@:", "v@:"};
  for (size_t i = 0; i < sizeof encodings / sizeof *encodings; i++) {
    unsigned char result[1608], wanted[1608];
    const mf_signature *signature = signature_of(encodings[i]);
    memset(result, 0xEE, sizeof result);
    memset(wanted, 0xEE, sizeof wanted);
    memset(wanted, 0, mf_signature_result_size(signature));
    CHECK_EQ_INT(mf_send((mf_target){&result, NULL}, selector_of("any"), signature, NULL, result, NULL), MF_OK);
    CHECK_EQ_MEM(result, wanted, sizeof result);
    CHECK_EQ_INT(mf_send((mf_target){NULL, NULL}, selector_of("any"), signature, NULL, NULL, NULL), MF_OK);
  }
}

static void test_mismatch(void) {
  mf_table *table = table_of("Strict", NULL, NULL);
  mf_target target = {NULL, table};
  add(table, "sum::", "i@:id", NATIVE(native));
  add(table, "handled::", "i@:id", mf_handled(handler, &calls, NULL));
  static const struct {
    const char *encoding, *sentence;
    int argument;
  } cases[] = {
      {"i@:qd", "signature mismatch: sum(_:_:) of Strict, argument 0, the arguments differ, expected q, got i", 0},
      {"i@:Id", "signature mismatch: sum(_:_:) of Strict, argument 0, the arguments differ, expected I, got i", 0},
      {"i@:if", "signature mismatch: sum(_:_:) of Strict, argument 1, the arguments differ, expected f, got d", 1},
      {"i@:i{D=d}", "signature mismatch: sum(_:_:) of Strict, argument 1, the arguments differ, expected {D=d}, got d", 1},
      {"d@:id", "signature mismatch: sum(_:_:) of Strict, result, the results differ, expected d, got i", MF_ARGUMENT_RESULT},
      {"v@:id", "signature mismatch: sum(_:_:) of Strict, result, the results differ, expected v, got i", MF_ARGUMENT_RESULT},
      {"i@:i",
       "signature mismatch: sum(_:_:) of Strict, the numbers of arguments differ, expected i@:i, got i@:id, expected 1, got 2",
       MF_ARGUMENT_NONE},
      {"i@:idd",
       "signature mismatch: sum(_:_:) of Strict, the numbers of arguments differ, expected i@:idd, got i@:id, expected 3, got 2",
       MF_ARGUMENT_NONE},
  };
  int object;
  target.object = &object;
  calls = 0;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    add_frame frame[2] = {{1, 2}, {3, 4}};
    long result = -1;
    const mf_signature *signature = signature_of(cases[i].encoding);
    CHECK_FAILS(mf_send(target, selector_of("sum::"), signature, frame, &result, &error), MF_SIGNATURE_MISMATCH, cases[i].sentence);
    long wanted = -1;
    memset(&wanted, 0, mf_signature_result_size(signature));
    CHECK_EQ_INT(result, wanted);
    mf_error error = MF_ERROR_INIT;
    CHECK_EQ_INT(mf_send(target, selector_of("handled::"), signature, frame, NULL, &error), MF_SIGNATURE_MISMATCH);
    CHECK_EQ_INT(error.argument, cases[i].argument);
    CHECK_EQ_PTR(error.object, &object);
    CHECK_EQ_PTR(error.selector, selector_of("handled::"));
    mf_error_clear(&error);
    CHECK_EQ_INT(mf_send(target, selector_of("sum::"), signature, frame, NULL, NULL), MF_SIGNATURE_MISMATCH);
  }
  CHECK_EQ_INT(calls, 0);
  destroy(table);
}

static void test_unrecognized(void) {
  mf_table *table = table_of("Nobody", NULL, NULL);
  int object, result = -1;
  mf_target target = {&object, table};
  CHECK_FAILS(mf_send(target, selector_of("textField:shouldChangeTo:"), signature_of("i@:id"), &(add_frame){1, 2}, &result, &error),
              MF_UNRECOGNIZED_SELECTOR, "unrecognized selector: textField(_:shouldChangeTo:) sent to Nobody");
  CHECK_EQ_INT(result, 0);
  CHECK_EQ_INT(mf_send(target, selector_of("f"), signature_of("v@:"), NULL, NULL, NULL), MF_UNRECOGNIZED_SELECTOR);
  mf_error error = MF_ERROR_INIT;
  CHECK_EQ_INT(mf_send(target, selector_of("f"), signature_of("v@:"), NULL, NULL, &error), MF_UNRECOGNIZED_SELECTOR);
  CHECK_EQ_PTR(error.object, &object);
  CHECK_EQ_PTR(error.selector, selector_of("f"));
  mf_error_clear(&error);
  destroy(table);
}

/* --- Errors of handlers ------------------------------------------------------------------------------------------------------- */

typedef enum failing { SETS_NOTHING, SETS_FACTS, SETS_FOREIGN, SETS_ANOTHER, RECOVERS, ANSWERS_AND_FAILS } failing;
static int released;
static void release(void *payload) { released += payload == &released; }

static mf_status fail(void *context, mf_call *call) {
  mf_error *error = mf_call_error(call);
  CHECK(error != NULL && error->status == MF_OK);
  switch (*(failing *)context) {
    case SETS_NOTHING: return MF_UNAVAILABLE;
    case SETS_FACTS: return mf_error_set(error, MF_NOT_FOUND, "no such row", "table 7");
    case SETS_FOREIGN: return mf_error_set_foreign(error, &released, release, "RowError.missing");
    case SETS_ANOTHER:
      mf_error_set_foreign(error, &released, release, "first");
      return mf_error_set_foreign(error, &released, release, "second");
    case RECOVERS:
      mf_error_set_foreign(error, &released, release, "overcome");
      *(long *)mf_call_result(call) = 5;
      return MF_OK;
    case ANSWERS_AND_FAILS:
      *(long *)mf_call_result(call) = 5;
      return mf_error_set(error, MF_NOT_FOUND, NULL, NULL);
  }
  return MF_OK;
}

static void test_failing_handlers(void) {
  mf_table *table = table_of("Failing", NULL, NULL);
  failing way;
  int object;
  mf_target target = {&object, table};
  mf_selector selector = selector_of("row");
  const mf_signature *signature = signature_of("q@:");
  add(table, "row", "q@:", mf_handled(fail, &way, NULL));
  static const struct {
    failing way;
    mf_status status;
    int released;
    const char *sentence;
  } cases[] = {
      {SETS_NOTHING, MF_UNAVAILABLE, 0, NULL},
      {SETS_FACTS, MF_NOT_FOUND, 0, "not found: row() of table 7, no such row"},
      {SETS_FOREIGN, MF_FOREIGN_ERROR, 1, "error of the target's own language: row(), RowError.missing"},
      {SETS_ANOTHER, MF_FOREIGN_ERROR, 2, "error of the target's own language: row(), second"},
      {RECOVERS, MF_OK, 1, "no error"},
      {ANSWERS_AND_FAILS, MF_NOT_FOUND, 0, NULL},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    way = cases[i].way;
    /* With and without a place for the result and for the error; and with an error that holds older facts. */
    for (int form = 0; form < 6; form++) {
      long result = -1;
      mf_error error = MF_ERROR_INIT;
      bool has_error = form % 3 > 0, is_stale = form % 3 == 2, has_result = form / 3;
      int wanted = cases[i].released;
      released = 0;
      if (is_stale) mf_error_set_foreign(&error, &released, release, "stale");
      mf_status status = mf_send(target, selector, signature, NULL, has_result ? &result : NULL, has_error ? &error : NULL);
      CHECK_EQ_INT(status, cases[i].status);
      if (has_result) CHECK_EQ_INT(result, status ? 0 : 5);
      if (has_error && status) {
        CHECK_EQ_INT(error.status, status);
        CHECK_EQ_PTR(error.selector, selector);
        CHECK_EQ_PTR(error.object, &object);
        char sentence[256];
        mf_error_describe(&error, sentence, sizeof sentence);
        if (cases[i].sentence) CHECK_EQ_STR(sentence, cases[i].sentence);
        else CHECK_EQ_PTR(error.subject, NULL);
      } else if (has_error) {
        CHECK_EQ_STR(error.subject, is_stale ? "stale" : NULL); /* a success leaves it alone */
      }
      mf_error_clear(&error);
      CHECK_EQ_INT(released, wanted + is_stale);
    }
  }
  destroy(table);
}

/* --- Object results ----------------------------------------------------------------------------------------------------------- */

static counted made;
static void *native_object(void *self, mf_selector selector) { return (void)self, (void)selector, counted_retain(&made), &made; }
static void *plain_object(void) { return counted_retain(&made), &made; }
static void *nil_object(void) { return NULL; }
static mf_status handled_object(void *context, mf_call *call) {
  *(void **)mf_call_result(call) = plain_object();
  return context ? MF_UNAVAILABLE : MF_OK;
}

static void test_object_results(void) {
  mf_table *table = table_of("Maker", NULL, &counted_ops);
  mf_target target = {NULL, table};
  static const char *const names[] = {"native", "plain", "handler"};
  mf_implementation kinds[] = {NATIVE(native_object), PLAIN(plain_object), HANDLED(handled_object)};
  for (int i = 0; i < 3; i++) {
    void *object = NULL;
    add(table, names[i], "@@:", kinds[i]);
    atomic_store(&made.references, 0);
    CHECK_EQ_INT(mf_send(target, selector_of(names[i]), signature_of("@@:"), NULL, &object, NULL), MF_OK);
    CHECK_EQ_PTR(object, &made);
    CHECK_EQ_INT(made.references, 1); /* the caller's */
    CHECK_EQ_INT(mf_send(target, selector_of(names[i]), signature_of("@@:"), NULL, NULL, NULL), MF_OK);
    CHECK_EQ_INT(made.references, 1); /* a dropped one is let go of */
  }
  add(table, "nil", "@@:", PLAIN(nil_object));
  CHECK_EQ_INT(mf_send(target, selector_of("nil"), signature_of("@@:"), NULL, NULL, NULL), MF_OK);

  /* An answer before a failure is let go of, too. */
  add(table, "fail", "@@:", mf_handled(handled_object, &made, NULL));
  void *object = &made;
  CHECK_EQ_INT(mf_send(target, selector_of("fail"), signature_of("@@:"), NULL, &object, NULL), MF_UNAVAILABLE);
  CHECK_EQ_PTR(object, NULL);
  CHECK_EQ_INT(mf_send(target, selector_of("fail"), signature_of("@@:"), NULL, NULL, NULL), MF_UNAVAILABLE);
  CHECK_EQ_INT(made.references, 1);
  destroy(table);
}

/* A large frame and result go the long way. */
typedef struct large {
  long words[200];
} large;
static large turn(void *self, mf_selector selector, large in) {
  large out;
  (void)self, (void)selector;
  for (int i = 0; i < 200; i++) out.words[i] = in.words[199 - i];
  return out;
}
static mf_status turn_handled(void *context, mf_call *call) {
  (void)context;
  large out = turn(NULL, NULL, *(const large *)mf_call_frame(call));
  memcpy(mf_call_result(call), &out, sizeof out);
  return MF_OK;
}

static void test_large(void) {
  mf_table *table = table_of("Large", NULL, NULL);
  const char *encoding = "{L=[200q]}@:{L=[200q]}";
  add(table, "native:", encoding, NATIVE(turn));
  add(table, "handler:", encoding, HANDLED(turn_handled));
  large in, out, wanted;
  for (int i = 0; i < 200; i++) in.words[i] = i * i;
  wanted = turn(NULL, NULL, in);
  static const char *const names[] = {"native:", "handler:"};
  for (int i = 0; i < 2; i++) {
    memset(&out, 0, sizeof out);
    CHECK_EQ_INT(mf_send((mf_target){NULL, table}, selector_of(names[i]), signature_of(encoding), &in, &out, NULL), MF_OK);
    CHECK_EQ_MEM(&out, &wanted, sizeof out);
    CHECK_EQ_INT(mf_send((mf_target){NULL, table}, selector_of(names[i]), signature_of(encoding), &in, NULL, NULL), MF_OK);
  }
  destroy(table);
}

int main(void) {
  test_three_kinds();
  test_super();
  test_nil();
  test_mismatch();
  test_unrecognized();
  test_failing_handlers();
  test_object_results();
  test_large();
  return check_done();
}
