/* Look-up for a typed call: the functions of all three kinds against direct calls, what is refused, and the first use on many
   threads. */
#include "core_kit.h"

#include <pthread.h>

typedef struct point {
  double x, y;
} point;

typedef struct frame {
  int a;
  double b;
  short c;
  point d;
} frame;

static point native(void *self, mf_selector selector, int a, double b, short c, point d) {
  (void)selector;
  return (point){a + b + c + (self != NULL), d.x - d.y};
}

static point plain(int a, double b, short c, point d) { return native(NULL, NULL, a, b, c, d); }

static mf_status handler(void *context, mf_call *call) {
  (void)context;
  const frame *f = mf_call_frame(call);
  *(point *)mf_call_result(call) = native(mf_call_self(call), mf_call_selector(call), f->a, f->b, f->c, f->d);
  return MF_OK;
}

static const char encoding[] = "{Point=dd}@:ids{Point=dd}";
typedef point (*typed)(void *, mf_selector, int, double, short, point);

static typed look_up(mf_target target, const char *name) {
  mf_function function = NULL;
  CHECK_EQ_INT(mf_lookup(target, selector_of(name), signature_of(encoding), &function, NULL), MF_OK);
  return (typed)function;
}

static void test_typed_calls(void) {
  mf_table *parent = table_of("Parent", NULL, NULL), *table = table_of("Typed", parent, NULL);
  int object;
  mf_target target = {&object, table};
  add(parent, "n:::", encoding, NATIVE(native)); /* inherited */
  add(table, "p:::", encoding, PLAIN(plain));
  add(table, "h:::", encoding, HANDLED(handler));
  static const char *const names[] = {"n:::", "p:::", "h:::"};
  for (int i = 0; i < 3; i++) {
    typed function = look_up(target, names[i]);
    for (int n = -100; n < 100; n++) {
      point d = {n * 3, n / 7.0};
      point got = function(&object, selector_of(names[i]), n, n * 0.5, (short)(n * 300), d);
      point wanted = native(i == 1 ? NULL : &object, NULL, n, n * 0.5, (short)(n * 300), d);
      CHECK_EQ_MEM(&got, &wanted, sizeof got);
      frame f = {n, n * 0.5, (short)(n * 300), d};
      CHECK_EQ_INT(mf_send(target, selector_of(names[i]), signature_of(encoding), &f, &got, NULL), MF_OK);
      CHECK_EQ_MEM(&got, &wanted, sizeof got);
    }
    CHECK(look_up(target, names[i]) == function);
  }
  CHECK(look_up(target, "n:::") == native); /* itself: no closure in between */
  CHECK_EQ_INT(mf_closure_count(), 2);
  destroy(table);
  CHECK_EQ_INT(mf_closure_count(), 0);
  destroy(parent);
}

static mf_status fail(void *context, mf_call *call) {
  (void)context;
  *(long *)mf_call_result(call) = 99;
  return mf_error_set(mf_call_error(call), MF_UNAVAILABLE, "not today", NULL);
}

static int resolved;
static long forty_two(void *self, mf_selector selector) { return (void)self, (void)selector, 42; }
static bool resolve(void *context, mf_table *table, mf_selector selector) {
  (void)context;
  resolved++;
  mf_implementation implementation = NATIVE(forty_two);
  return selector == selector_of("late") && mf_table_add(table, selector, signature_of("q@:"), &implementation, NULL) == MF_OK;
}
static mf_status forward(void *context, mf_call *call) { return (void)context, (void)call, MF_OK; }

static void test_refusals(void) {
  mf_table *table = table_of("Refuser", NULL, NULL);
  mf_target target = {NULL, table};
  const mf_signature *signature = signature_of("q@:");
  add(table, "fail", "q@:", HANDLED(fail));
  mf_forwarding hooks = {.resolve = resolve, .forward = forward};
  set_forwarding(table, &hooks, NULL);
  mf_function function = (mf_function)fail;
  CHECK_FAILS(mf_lookup((mf_target){NULL, NULL}, selector_of("fail"), signature, &function, &error), MF_INVALID_ARGUMENT,
              "invalid argument: fail(), the nil target has no methods");
  CHECK(function == NULL);
  /* What would be forwarded has no function; `resolve` is asked, once. */
  for (int i = 0; i < 2; i++)
    CHECK_FAILS(mf_lookup(target, selector_of("missing"), signature, &function, &error), MF_UNRECOGNIZED_SELECTOR,
                "unrecognized selector: missing() sent to Refuser");
  CHECK_EQ_INT(resolved, 1);
  CHECK_FAILS(mf_lookup(target, selector_of("fail"), signature_of("q@:d"), &function, &error), MF_SIGNATURE_MISMATCH,
              "signature mismatch: fail() of Refuser, the numbers of arguments differ, expected q@:d, got q@:, expected 1, got 0");
  CHECK(function == NULL);

  /* An error cannot pass through a C function: zero. */
  CHECK_EQ_INT(mf_lookup(target, selector_of("fail"), signature, &function, NULL), MF_OK);
  CHECK_EQ_INT(((long (*)(void *, mf_selector))function)(NULL, selector_of("fail")), 0);
  CHECK_EQ_INT(mf_lookup(target, selector_of("late"), signature, &function, NULL), MF_OK);
  CHECK_EQ_INT(((long (*)(void *, mf_selector))function)(NULL, selector_of("late")), 42);
  destroy(table);
}

/* For bindings: the method that a send would run, but nothing where only a send knows what to do. */
static mf_target direct;
static mf_status ask_directly(void *context, mf_call *call) {
  (void)context, (void)call;
  CHECK_EQ_PTR(mf_direct_method(direct, selector_of("value")), NULL); /* within a chain of forwarding */
  return mf_send(direct, selector_of("ask"), signature_of("v@:"), NULL, NULL, NULL);
}
static void ask_in_method(void) { CHECK(mf_direct_method(direct, selector_of("value")) != NULL); } /* a method begins anew */

static void test_direct_method(void) {
  mf_table *parent = table_of("Parent", NULL, NULL), *table = table_of("Direct", parent, NULL);
  direct = (mf_target){NULL, table};
  add(parent, "value", "q@:", NATIVE(forty_two));
  add(table, "ask", "v@:", PLAIN(ask_in_method));
  mf_forwarding hooks = {.resolve = resolve, .forward = ask_directly};
  set_forwarding(table, &hooks, NULL);
  resolved = 0;
  CHECK_EQ_PTR(mf_direct_method(direct, selector_of("value")), mf_table_find_own(parent, selector_of("value")));
  CHECK_EQ_PTR(mf_direct_method((mf_target){NULL, NULL}, selector_of("value")), NULL);
  CHECK_EQ_PTR(mf_direct_method(direct, selector_of("late")), NULL); /* it does not resolve */
  CHECK_EQ_INT(resolved, 0);
  CHECK_EQ_INT(mf_send(direct, selector_of("missing"), signature_of("v@:"), NULL, NULL, NULL), MF_OK);
  CHECK(mf_direct_method(direct, selector_of("value")) != NULL);
  destroy(table);
  destroy(parent);
}

/* A replaced method is looked up anew, and the function that was looked up before still runs the old one. */
static long forty_three(void *self, mf_selector selector) { return (void)self, (void)selector, 43; }
static void test_replaced(void) {
  mf_table *table = table_of("Replaced", NULL, NULL);
  mf_implementation next = PLAIN(forty_three);
  mf_function old = NULL, new = NULL;
  add(table, "value", "q@:", NATIVE(forty_two));
  mf_lookup((mf_target){NULL, table}, selector_of("value"), signature_of("q@:"), &old, NULL);
  mf_table_replace(table, selector_of("value"), signature_of("q@:"), &next, NULL, NULL);
  mf_lookup((mf_target){NULL, table}, selector_of("value"), signature_of("q@:"), &new, NULL);
  CHECK_EQ_INT(((long (*)(void *, mf_selector))old)(NULL, NULL), 42);
  CHECK_EQ_INT(((long (*)(void *, mf_selector))new)(NULL, NULL), 43);
  destroy(table);
}

/* Many threads ask for the same function for the first time: one closure remains, and it is everyone's. */
enum { THREADS = 4 };
typedef struct race {
  mf_table *table;
  atomic_int there;
  mf_function functions[THREADS];
  atomic_int next;
} race;

static void *ask_first(void *context) {
  race *r = context;
  int me = atomic_fetch_add(&r->next, 1);
  mf_selector selector = selector_of("h:::");
  atomic_fetch_add(&r->there, 1);
  while (atomic_load(&r->there) < THREADS) sched_yield(); /* closer together than after a barrier */
  mf_function function = NULL;
  CHECK_EQ_INT(mf_method_function(mf_table_find(r->table, selector), &function, NULL), MF_OK);
  r->functions[me] = function;
  point got = ((typed)function)(r, selector, 1, 2, 3, (point){9, 4});
  CHECK(got.x == 7 && got.y == 5);
  return NULL;
}

static void test_concurrent_first_use(void) {
  int rounds = check_slow() ? 5 : 200;
  for (int round = 0; round < rounds; round++) {
    pthread_t threads[THREADS];
    race r = {.table = table_of("Race", NULL, NULL)};
    add(r.table, "h:::", encoding, HANDLED(handler));
    for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, ask_first, &r);
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    for (int i = 1; i < THREADS; i++) CHECK(r.functions[i] == r.functions[0]);
    CHECK_EQ_INT(mf_closure_count(), 1);
    destroy(r.table);
  }
  CHECK_EQ_INT(mf_closure_count(), 0);
}

int main(void) {
  test_typed_calls();
  test_refusals();
  test_direct_method();
  test_replaced();
  test_concurrent_first_use();
  return check_done();
}
