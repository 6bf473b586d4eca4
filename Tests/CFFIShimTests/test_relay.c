/* Callbacks that are messages to a multicast: those that go straight from the caller's registers to the targets, beside the usual road, which
   the same multicast takes when it skips targets that do not agree. Every line of up to three arguments that fill registers, every result
   that comes in one; then lines that are too long, or too narrow. */
#include "core_kit.h"

enum { MOST = 3, TIMES = 12 };

/* Types by the letters of their encodings. */
typedef int32_t i;
typedef int64_t q;
typedef double d;
typedef float f;
typedef bool B;
typedef signed char c;
typedef short s;

static const i given_i[] = {-3, 2147483647, -2147483647}, answer_i = -7;
static const q given_q[] = {-3000000000, 4000000000, -1}, answer_q = -70000000000;
static const d given_d[] = {-1.5, 1e9, 0.25}, answer_d = -2.5;
static const f given_f[] = {-1.5f, 1e9f, 0.25f}, answer_f = 0.125f;
static const B answer_B = true;
static const c given_c[] = {-1, 127, -128}, answer_c = -100;
static const s answer_s = -30000;

/* --- One line of arguments ------------------------------------------------------------------------------------------------------- */

static char objects[MOST];
static mf_table *table;
static mf_multicast *multicast;
static mf_selector selector;
static mf_closure *as_method, *as_function;
static int calls;
static const void *heard_self;

static void begin(const char *method, const char *function, mf_implementation implementation) {
  selector = selector_of("message");
  table = table_of("Table", NULL, NULL);
  add(table, "message", method, implementation);
  CHECK_EQ_INT(mf_multicast_create("relay", NULL, &multicast, NULL), MF_OK);
  const mf_sending sending = {.target = mf_multicast_target(multicast), .selector = selector};
  CHECK_EQ_INT(mf_closure_create_sending(signature_of(method), &sending, &as_method, NULL), MF_OK);
  CHECK_EQ_INT(mf_closure_create_sending(signature_of(function), &sending, &as_function, NULL), MF_OK);
}

static void end(void) {
  mf_closure_destroy(as_method);
  mf_closure_destroy(as_function);
  mf_multicast_destroy(multicast);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  destroy(table);
}

/* One more target. */
static void join(int count) {
  CHECK_EQ_INT(mf_multicast_add(multicast, (mf_target){&objects[count - 1], table}, NULL, NULL, NULL), MF_OK);
}

/* The usual road two times of four. */
static bool is_as_method(int time) {
  mf_multicast_set_skips_mismatched(multicast, time / 2 % 2);
  calls = 0;
  return time % 2;
}

static void check(int count) {
  CHECK_EQ_INT(calls, count);
  CHECK_EQ_PTR(heard_self, &objects[count - 1]);
}

/* What every target does. */
static void hear(const void *self, mf_selector by, bool is_right) {
  CHECK(is_right);
  CHECK_EQ_PTR(by, selector);
  calls++;
  heard_self = self;
}

/* The test of a line: its method; then calls of both callbacks, to one target and to several. The selector that a caller passes is not looked at. */
#define LINE(name, r, types, method_parameters, is_right, function_parameters, method_arguments, function_arguments)                 \
  static r hear_##name method_parameters {                                                                                           \
    hear(self, by, is_right);                                                                                                        \
    return answer_##r;                                                                                                               \
  }                                                                                                                                  \
  static void test_##name(void) {                                                                                                    \
    begin(#r "@:" types, #r types, NATIVE(hear_##name));                                                                             \
    for (int count = 1; count <= MOST; count++) {                                                                                    \
      join(count);                                                                                                                   \
      for (int time = 0; time < TIMES; time++) {                                                                                     \
        bool by_method = is_as_method(time);                                                                                         \
        mf_function function = mf_closure_function(by_method ? as_method : as_function);                                             \
        r got = by_method ? ((r(*) method_parameters)function)method_arguments : ((r(*) function_parameters)function)function_arguments; \
        CHECK(got == answer_##r);                                                                                                    \
        check(count);                                                                                                                \
      }                                                                                                                              \
    }                                                                                                                                \
    end();                                                                                                                           \
  }

#define LINE_0(r) LINE(r##_, r, "", (void *self, mf_selector by), true, (void), (NULL, NULL), ())
#define LINE_1(r, a)                                                                                                        \
  LINE(r##_##a, r, #a, (void *self, mf_selector by, a x), x == given_##a[0], (a), (NULL, NULL, given_##a[0]), (given_##a[0]))
#define LINE_2(r, a, b)                                                                                                     \
  LINE(r##_##a##b, r, #a #b, (void *self, mf_selector by, a x, b y), x == given_##a[0] && y == given_##b[1], (a, b),         \
       (NULL, NULL, given_##a[0], given_##b[1]), (given_##a[0], given_##b[1]))
#define LINE_3(r, a, b, e)                                                                                                  \
  LINE(r##_##a##b##e, r, #a #b #e, (void *self, mf_selector by, a x, b y, e z),                                               \
       x == given_##a[0] && y == given_##b[1] && z == given_##e[2], (a, b, e),                                                \
       (NULL, NULL, given_##a[0], given_##b[1], given_##e[2]), (given_##a[0], given_##b[1], given_##e[2]))
#define LINE_4(r, a, b, e, g)                                                                                               \
  LINE(r##_##a##b##e##g, r, #a #b #e #g, (void *self, mf_selector by, a x, b y, e z, g w),                                    \
       x == given_##a[0] && y == given_##b[1] && z == given_##e[2] && w == given_##g[0], (a, b, e, g),                        \
       (NULL, NULL, given_##a[0], given_##b[1], given_##e[2], given_##g[0]),                                                  \
       (given_##a[0], given_##b[1], given_##e[2], given_##g[0]))

#define EACH_1(M, r) M(r, i) M(r, q) M(r, d)
#define EACH_2(M, r) M(r, i, i) M(r, i, q) M(r, i, d) M(r, q, i) M(r, q, q) M(r, q, d) M(r, d, i) M(r, d, q) M(r, d, d)
#define EACH_3_OF(M, r, a) \
  M(r, a, i, i) M(r, a, i, q) M(r, a, i, d) M(r, a, q, i) M(r, a, q, q) M(r, a, q, d) M(r, a, d, i) M(r, a, d, q) M(r, a, d, d)
#define EACH_3(M, r) EACH_3_OF(M, r, i) EACH_3_OF(M, r, q) EACH_3_OF(M, r, d)

LINE_0(q) EACH_1(LINE_1, q) EACH_2(LINE_2, q) EACH_3(LINE_3, q)
LINE_0(d) EACH_2(LINE_2, d)
LINE_0(i) LINE_0(f) LINE_0(B) LINE_0(c) LINE_0(s)
LINE_2(i, i, d) LINE_2(f, i, d) LINE_2(B, i, d) LINE_2(c, i, d) LINE_2(s, i, d)
LINE_4(q, i, d, q, i) LINE_2(q, f, i) LINE_2(q, i, f) LINE_2(q, c, q) LINE_3(i, c, c, c)

#define RUN_0(r) test_##r##_();
#define RUN_1(r, a) test_##r##_##a();
#define RUN_2(r, a, b) test_##r##_##a##b();
#define RUN_3(r, a, b, e) test_##r##_##a##b##e();
#define RUN_4(r, a, b, e, g) test_##r##_##a##b##e##g();

static void test_lines(void) {
  RUN_0(q) EACH_1(RUN_1, q) EACH_2(RUN_2, q) EACH_3(RUN_3, q)
  RUN_0(d) EACH_2(RUN_2, d)
  RUN_0(i) RUN_0(f) RUN_0(B) RUN_0(c) RUN_0(s)
  RUN_2(i, i, d) RUN_2(f, i, d) RUN_2(B, i, d) RUN_2(c, i, d) RUN_2(s, i, d)
  RUN_4(q, i, d, q, i) RUN_2(q, f, i) RUN_2(q, i, f) RUN_2(q, c, q) RUN_3(i, c, c, c)
}

/* --- What else there is to a call ------------------------------------------------------------------------------------------------ */

/* A bool is any register whose low byte is not 0, if the method was not compiled by C; its callers get 0 or 1. */
static long register_of_truth(void *self, mf_selector by, q a) { return (void)self, (void)by, (long)a; }

static void test_truth(void) {
  begin("B@:q", "Bq", NATIVE(register_of_truth));
  join(1);
  static const q registers[] = {0x100, 0x102, 0xff00, 0xff, 1, 0};
  for (int time = 0; time < 24; time++) {
    q given = registers[time / 4];
    mf_function function = mf_closure_function(as_function);
    (void)is_as_method(time);
    CHECK_EQ_INT(((long (*)(q))function)(given) & 0xff, (given & 0xff) != 0);
  }
  end();
}

/* The first target changes the others; what follows fails, which is told, and gives no result. */
static int reports;
static mf_status reported;
static void report(void *context, const mf_error *error) { (void)context, reports++, reported = error->status; }
static mf_status fail_handled(void *context, mf_call *call) {
  (void)context;
  calls++;
  CHECK_EQ_INT(*(const i *)mf_call_argument(call, 0), given_i[0]);
  CHECK_EQ_MEM((const char *)mf_call_frame(call) + sizeof(i), "\0\0\0\0", 4); /* between the arguments is nothing */
  CHECK_EQ_DOUBLE(*(const d *)mf_call_argument(call, 1), given_d[1]);
  return mf_error_set(mf_call_error(call), MF_UNAVAILABLE, "told to", NULL);
}
static mf_table *failing;
static bool changes;
static q change_others(void *self, mf_selector by, i x, d y) {
  (void)self, (void)by;
  CHECK(x == given_i[0] && y == given_d[1]);
  calls++;
  if (changes) add(failing, "message", "q@:id", HANDLED(fail_handled));
  changes = false;
  return answer_q;
}

static void test_changing_on_the_way(void) {
  begin("q@:id", "qid", NATIVE(change_others));
  failing = table_of("Failing", NULL, NULL);
  int later;
  const mf_sending sending = {.target = mf_multicast_target(multicast), .selector = selector, .failed = report};
  mf_closure *callback = NULL;
  CHECK_EQ_INT(mf_closure_create_sending(signature_of("qid"), &sending, &callback, NULL), MF_OK);
  for (int count = 1; count <= 2; count++) join(count);
  CHECK_EQ_INT(mf_multicast_add(multicast, (mf_target){&later, failing}, NULL, NULL, NULL), MF_OK);
  q (*function)(i, d) = (q(*)(i, d))mf_closure_function(callback);
  for (int time = 0; time < 4; time++) {
    calls = 0;
    CHECK_EQ_INT(function(given_i[0], given_d[1]), answer_q);
    CHECK_EQ_INT(calls, 2);
  }
  changes = true;
  calls = 0;
  CHECK_EQ_INT(function(given_i[0], given_d[1]), 0);
  CHECK_EQ_INT(calls, 3);
  CHECK_EQ_INT(reports, 1);
  CHECK_EQ_INT(reported, MF_UNAVAILABLE);
  mf_closure_destroy(callback);
  end();
  destroy(failing);
}

/* A callback with other arguments than the plan is for, and a multicast about which something is special. */
static q which(void *self, mf_selector by, q a) { return (void)by, a + ((char *)self - objects); }

static void test_who_does_not_relay(void) {
  begin("q@:q", "qq", NATIVE(which));
  const mf_sending sending = {.target = mf_multicast_target(multicast), .selector = selector, .failed = report};
  mf_closure *other = NULL;
  CHECK_EQ_INT(mf_closure_create_sending(signature_of("qd"), &sending, &other, NULL), MF_OK);
  for (int count = 1; count <= MOST; count++) join(count);
  q (*agreeing)(q) = (q(*)(q))mf_closure_function(as_function);
  q (*differing)(d) = (q(*)(d))mf_closure_function(other);
  for (int time = 0; time < 4; time++) {
    for (int k = 0; k < 3; k++) CHECK_EQ_INT(agreeing(10), 12);
    reports = 0;
    CHECK_EQ_INT(differing(1.5), 0);
    CHECK_EQ_INT(reports, 1);
    CHECK_EQ_INT(reported, MF_MULTIPLE_ERRORS);
  }
  for (int k = 0; k < 3; k++) CHECK_EQ_INT(agreeing(10), 12);
  CHECK_EQ_INT(mf_multicast_set_choice(multicast, NULL, MF_RESULT_FIRST, NULL), MF_OK);
  CHECK_EQ_INT(agreeing(10), 10);
  mf_closure_destroy(other);
  end();
}

/* Called while a message is being forwarded, it is a part of that; the method that runs ends it: what that one sends is a new message. */
static mf_target proxy;
static int depth;
static mf_status forward(void *context, mf_call *call) {
  (void)context, (void)call;
  ((void (*)(void))mf_closure_function(as_function))();
  return MF_OK;
}
static void send_again(void *self, mf_selector by) {
  (void)self;
  calls++;
  if (depth++ % 2 == 0) CHECK_EQ_INT(mf_send(proxy, by, signature_of("v@:"), NULL, NULL, NULL), MF_OK);
}

static void test_within_a_chain(void) {
  mf_table *forwarding = table_of("Forwarding", NULL, NULL);
  const mf_forwarding hooks = {.forward = forward};
  set_forwarding(forwarding, &hooks, NULL);
  proxy = (mf_target){NULL, forwarding};
  begin("v@:", "v", NATIVE(send_again));
  join(1);
  for (int time = 1; time <= 4; time++) {
    CHECK_EQ_INT(mf_send(proxy, selector, signature_of("v@:"), NULL, NULL, NULL), MF_OK);
    CHECK_EQ_INT(calls, 2 * time);
  }
  end();
  destroy(forwarding);
}

int main(void) {
  test_lines();
  test_truth();
  test_changing_on_the_way();
  test_who_does_not_relay();
  calls = 0;
  test_within_a_chain();
  return check_done();
}
