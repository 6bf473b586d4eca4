/* Who frees what of a table, and when: what holds it, what runs in it, and parents of parents. */
#include "core_kit.h"

static long one(void *self, mf_selector selector) { return (void)self, (void)selector, 1; }

static long value_of(mf_table *table, const char *name) {
  long result = -1;
  CHECK_EQ_INT(mf_send((mf_target){NULL, table}, selector_of(name), signature_of("q@:"), NULL, &result, NULL), MF_OK);
  return result;
}

/* A handler whose context counts how often it was disposed of. */
static mf_status answer_nothing(void *context, mf_call *call) { return (void)context, (void)call, MF_OK; }
static void count(void *context) { ++*(int *)context; }

/* Every context that was ever taken over is disposed of once, at the end and not before: of methods, and of hooks when replaced. */
static void test_disposing(void) {
  enum { METHODS = 200 };
  static int disposed[METHODS], hooks[3];
  mf_table *table = table_of("Disposer", NULL, NULL), *child = table_of("Child", table, NULL);
  mf_table *closing = table;
  for (int i = 0; i < METHODS; i++) {
    mf_implementation implementation = mf_handled(answer_nothing, &disposed[i], count);
    char name[16];
    snprintf(name, sizeof name, "m%d", i % 50);
    CHECK_EQ_INT(mf_table_replace(table, selector_of(name), signature_of("v@:"), &implementation, NULL, NULL), MF_OK);
    if (i % 3 == 0) mf_table_remove(table, selector_of(name), NULL);
  }
  mf_forwarding forwarding = {.forward = answer_nothing};
  for (int i = 0; i < 3; i++) {
    CHECK_EQ_INT(mf_table_set_forwarding(table, i == 1 ? NULL : &forwarding, &hooks[i], count, NULL), MF_OK);
    if (i) CHECK_EQ_INT(hooks[i - 1], 1);
    CHECK_EQ_INT(hooks[i], 0);
  }
  mf_table_release(table);
  int sum = 0;
  for (int i = 0; i < METHODS; i++) sum += disposed[i];
  CHECK_EQ_INT(sum, 0);
  CHECK_EQ_PTR(mf_table_parent(child), closing);
  destroy(child);
  for (int i = 0; i < METHODS; i++) CHECK_EQ_INT(disposed[i], 1);
  for (int i = 0; i < 3; i++) CHECK_EQ_INT(hooks[i], 1);
}

#define CHECK_IN_USE(table)                                    \
  CHECK_FAILS(mf_table_destroy((table), &error), MF_IN_USE,    \
              "still in use: Held, children, multicasts, invocations or closures hold it, expected 0, got 1")

static void test_destroying_what_is_held(void) {
  mf_table *table = table_of("Held", NULL, NULL);
  mf_target target = {table, table};
  add(table, "call", "v@:", HANDLED(answer_nothing));

  mf_table *child = table_of("Child", table, NULL);
  CHECK_IN_USE(table);
  destroy(child);

  mf_multicast *multicast = NULL;
  CHECK_EQ_INT(mf_multicast_create("m", NULL, &multicast, NULL), MF_OK);
  CHECK_EQ_INT(mf_multicast_add(multicast, target, NULL, NULL, NULL), MF_OK);
  CHECK_IN_USE(table);
  mf_multicast_destroy(multicast);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);

  mf_invocation *invocation = NULL;
  CHECK_EQ_INT(mf_invocation_create(signature_of("v@:"), NULL, &invocation, NULL), MF_OK);
  mf_invocation_set_target(invocation, target);
  CHECK_IN_USE(table);
  mf_invocation_destroy(invocation);

  mf_closure *closure = NULL;
  mf_sending sending = {.target = target, .selector = selector_of("call")};
  CHECK_EQ_INT(mf_closure_create_sending(signature_of("v"), &sending, &closure, NULL), MF_OK);
  CHECK_IN_USE(table);
  mf_closure_destroy(closure);

  mf_table_retain(table);
  CHECK_IN_USE(table);
  mf_table_release(table);
  destroy(table);
}

/* What runs on this thread: methods of every kind, own and inherited, typed calls and hooks. */
static mf_table *running;
static int refused;

static void try_to_destroy(void) {
  CHECK_FAILS(mf_table_destroy(running, &error), MF_IN_USE,
              "still in use: Running, one of its methods or hooks is running on this thread");
  refused++;
}

static void native_tries(void *self, mf_selector selector) { (void)self, (void)selector, try_to_destroy(); }
static void plain_tries(void) { try_to_destroy(); }
static mf_status handler_tries(void *context, mf_call *call) { return (void)context, (void)call, try_to_destroy(), MF_OK; }
static mf_status forward_to_inner(void *context, mf_call *call) { return mf_call_send(call, (mf_target){NULL, context}); }
static bool resolve_tries(void *context, mf_table *table, mf_selector selector) {
  return (void)context, (void)table, (void)selector, try_to_destroy(), false;
}
static bool target_tries(void *context, void *object, mf_selector selector, mf_target *target) {
  return (void)context, (void)object, (void)selector, (void)target, try_to_destroy(), false;
}
static mf_status signature_tries(void *context, void *object, mf_selector selector, const mf_signature **signature,
                                 mf_error *error) {
  (void)context, (void)object, (void)selector, (void)signature, (void)error;
  return try_to_destroy(), MF_OK;
}
static mf_status responds_tries(void *context, void *object, mf_selector selector, bool *responds, mf_error *error) {
  (void)context, (void)object, (void)selector, (void)responds, (void)error;
  return try_to_destroy(), MF_OK;
}

static void test_destroying_what_runs(void) {
  mf_table *parent = table_of("Parent", NULL, NULL), *inner = table_of("Inner", NULL, NULL);
  running = table_of("Running", parent, NULL);
  mf_target target = {NULL, running};
  const mf_signature *signature = signature_of("v@:");
  add(running, "native", "v@:", NATIVE(native_tries));
  add(running, "plain", "v@:", PLAIN(plain_tries));
  add(running, "handler", "v@:", HANDLED(handler_tries));
  add(parent, "inherited", "v@:", HANDLED(handler_tries));
  static const char *const names[] = {"native", "plain", "handler", "inherited"};
  for (int i = 0; i < 4; i++) {
    CHECK_EQ_INT(mf_send(target, selector_of(names[i]), signature, NULL, NULL, NULL), MF_OK);
    CHECK_EQ_INT(refused, i + 1);
  }
  mf_function function = NULL;
  CHECK_EQ_INT(mf_lookup(target, selector_of("handler"), signature, &function, NULL), MF_OK);
  refused = 0;
  ((void (*)(void *, mf_selector))function)(NULL, selector_of("handler"));
  CHECK_EQ_INT(refused, 1);

  /* Hooks; and a method of another target, while a hook of this one waits for it. */
  add(inner, "missing", "v@:", NATIVE(native_tries));
  mf_forwarding hooks = {.resolve = resolve_tries,
                         .target = target_tries,
                         .signature = signature_tries,
                         .forward = forward_to_inner,
                         .responds = responds_tries};
  set_forwarding(running, &hooks, inner);
  refused = 0;
  CHECK_EQ_INT(mf_send(target, selector_of("missing"), signature, NULL, NULL, NULL), MF_OK);
  CHECK_EQ_INT(refused, 4);
  bool responds = false;
  CHECK_EQ_INT(mf_responds(target, selector_of("missing"), &responds, NULL), MF_OK);
  CHECK_EQ_INT(refused, 5);
  const mf_signature *found = NULL;
  CHECK_EQ_INT(mf_signature_for(target, selector_of("missing"), &found, NULL), MF_OK);
  CHECK_EQ_INT(refused, 7);
  destroy(inner);
  destroy(running);
  destroy(parent);
}

static void test_deep_parents(void) {
  enum { DEPTH = 10000 };
  static int disposed;
  mf_table *table = NULL;
  for (int i = 0; i < DEPTH; i++) {
    mf_table *child = table_of("Level", table, NULL);
    mf_table_release(table);
    table = child;
    if (i == 0) add(table, "value", "q@:", NATIVE(one));
    if (i % 1000 == 1) add(table, "dispose", "v@:", mf_handled(answer_nothing, &disposed, count));
  }
  CHECK_EQ_INT(value_of(table, "value"), 1);
  CHECK_EQ_INT(disposed, 0);
  mf_table_release(table);
  CHECK_EQ_INT(disposed, DEPTH / 1000);
}

int main(void) {
  test_disposing();
  test_destroying_what_is_held();
  test_destroying_what_runs();
  test_deep_parents();
  return check_done();
}
