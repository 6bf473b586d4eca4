/* Loops of forwarding, for sends and for questions: found where they close, with their path, and told from honest recursion. */
#include "forwarding_kit.h"

/* Objects with names, each with another target. */
typedef struct node {
  const char *name;
  mf_target next;
} node;

static const char *node_name(void *context, void *object) { return (void)context, ((node *)object)->name; }
static bool node_target(void *context, void *object, mf_selector selector, mf_target *target) {
  (void)context, (void)selector;
  *target = ((node *)object)->next;
  return true;
}
static mf_status node_forward(void *context, mf_call *call) {
  (void)context;
  return mf_call_send(call, ((node *)mf_call_self(call))->next);
}
static mf_status node_responds(void *context, void *object, mf_selector selector, bool *responds, mf_error *error) {
  return (void)context, mf_responds(((node *)object)->next, selector, responds, error);
}
static mf_status node_signature(void *context, void *object, mf_selector selector, const mf_signature **signature,
                                mf_error *error) {
  (void)context;
  return *signature ? MF_OK : mf_signature_for(((node *)object)->next, selector, signature, error);
}

static const mf_forwarding node_hooks[] = {
    {.target = node_target, .name = node_name},
    {.forward = node_forward, .responds = node_responds, .signature = node_signature, .name = node_name},
};

static void check_loop_of_sends(mf_target target, const char *path) {
  char sentence[256];
  long result = 7, one = 1;
  snprintf(sentence, sizeof sentence, "forwarding loop: m(_:) through %s, the message came back to a receiver that forwarded it",
           path);
  CHECK_FAILS(mf_send(target, selector_of("m:"), signature_of(encoding), &one, &result, &error), MF_FORWARDING_LOOP, sentence);
  CHECK_EQ_INT(result, 0);
}

static void check_loop(mf_target target, const char *path) {
  char sentence[256];
  long one = 1;
  bool responds = true;
  const mf_signature *signature = NULL, *stated = signature_of(encoding);
  mf_selector m = selector_of("m:");
  snprintf(sentence, sizeof sentence, "forwarding loop: m(_:) through %s, the message came back to a receiver that forwarded it",
           path);
  for (int again = 0; again < 2; again++) { /* nothing is left behind */
    check_loop_of_sends(target, path);
    CHECK_FAILS(mf_responds(target, m, &responds, &error), MF_FORWARDING_LOOP, sentence);
    CHECK(!responds);
    CHECK_FAILS(mf_signature_for(target, m, &signature, &error), MF_FORWARDING_LOOP, sentence);
    CHECK_EQ_PTR(signature, NULL);
    CHECK_EQ_INT(mf_send(target, m, stated, &one, NULL, NULL), MF_FORWARDING_LOOP);
  }
}

static void test_loops(void) {
  for (int i = 0; i < 2; i++) {
    mf_table *table = table_of("Node", NULL, NULL);
    set_forwarding(table, &node_hooks[i], NULL);
    node a = {"A", {NULL, NULL}}, b = {"B", {&a, table}}, c = {"C", {&b, table}};
    a.next = (mf_target){&b, table};
    check_loop((mf_target){&a, table}, "A > B > A");
    check_loop((mf_target){&c, table}, "B > A > B"); /* what leads to the loop is no part of it */
    if (i == 1) {
      a.next = (mf_target){&a, table};
      check_loop((mf_target){&a, table}, "A > A");
    }
    destroy(table);
  }
}

static void test_depth(void) {
  enum { LENGTH = MF_FORWARDING_MAX_DEPTH + 1 };
  static node nodes[LENGTH];
  mf_table *end = table_of("End", NULL, NULL);
  add(end, "m:", encoding, NATIVE(plus_one));
  for (int i = 0; i < 2; i++) {
    mf_table *table = table_of("Node", NULL, NULL);
    set_forwarding(table, &node_hooks[i], NULL);
    for (int n = 0; n < LENGTH; n++) nodes[n] = (node){"N", {&nodes[n + 1], table}};
    nodes[LENGTH - 1].next = (mf_target){NULL, end};
    /* Through 64 receivers, but not through 65. */
    mf_target longest = {&nodes[1], table}, too_long = {&nodes[0], table};
    check_sends(longest, "m:", 11);
    CHECK(does_respond(longest, "m:"));
    CHECK_EQ_PTR(found_signature(longest, "m:"), signature_of(encoding));
    mf_error error = MF_ERROR_INIT;
    CHECK_EQ_INT(mf_send(too_long, selector_of("m:"), signature_of(encoding), &(long){1}, NULL, &error), MF_FORWARDING_LOOP);
    CHECK_EQ_INT(error.expected_count, 64);
    CHECK_EQ_INT(error.got_count, 65);
    CHECK_EQ_INT(strlen(error.subject), 64 * 4 + 1);
    CHECK_EQ_PTR(error.object, &nodes[64]);
    bool responds;
    CHECK_EQ_INT(mf_responds(too_long, selector_of("m:"), &responds, &error), MF_FORWARDING_LOOP);
    mf_error_clear(&error);
    destroy(table);
  }
  destroy(end);
}

/* A message that comes back because a method sent it anew is honest, through any number of proxies, a hundred levels deep. */
static node gate;
static long countdown(void *self, mf_selector selector, long n) {
  long result = 0;
  n--;
  if (n > 0) CHECK_EQ_INT(mf_send(*(mf_target *)self, selector, signature_of(encoding), &n, &result, NULL), MF_OK);
  return result + 1;
}
static mf_status countdown_handled(void *context, mf_call *call) {
  (void)context;
  *(long *)mf_call_result(call) = countdown(mf_call_self(call), mf_call_selector(call), *(const long *)mf_call_frame(call));
  return MF_OK;
}

/* A forward hook that calls the looked-up function directly. */
static mf_status forward_typed(void *context, mf_call *call) {
  mf_function function = NULL;
  mf_target target = ((node *)mf_call_self(call))->next;
  (void)context;
  mf_status status = mf_lookup(target, mf_call_selector(call), mf_call_signature(call), &function, mf_call_error(call));
  if (status) return status;
  typedef long (*typed)(void *, mf_selector, long);
  *(long *)mf_call_result(call) = ((typed)function)(target.object, mf_call_selector(call), *(const long *)mf_call_frame(call));
  return MF_OK;
}

static void test_honest_recursion(void) {
  static const mf_forwarding typed_hooks = {.forward = forward_typed, .name = node_name};
  const mf_forwarding *hooks[] = {&node_hooks[0], &node_hooks[1], &typed_hooks};
  mf_implementation kinds[] = {HANDLED(countdown_handled), NATIVE(countdown)};
  for (int i = 0; i < 3; i++) {
    for (int kind = 0; kind < (i == 2 ? 1 : 2); kind++) { /* a native function called directly is not seen */
      mf_table *table = table_of("Node", NULL, NULL), *end = table_of("End", NULL, NULL);
      set_forwarding(table, hooks[i], NULL);
      mf_target door = {&gate, table};
      add(end, "m:", encoding, kinds[kind]);
      gate = (node){"Gate", {&door, end}};
      long result = 0;
      CHECK_EQ_INT(mf_send(door, selector_of("m:"), signature_of(encoding), &(long){100}, &result, NULL), MF_OK);
      CHECK_EQ_INT(result, 100);
      destroy(table);
      destroy(end);
    }
  }
}

/* Another selector to the same receiver, and a question within a send, are no loops. */
static mf_status ask_itself(void *context, mf_call *call) {
  bool responds = false;
  const mf_signature *signature = NULL;
  mf_target self = {mf_call_self(call), context};
  CHECK_EQ_INT(mf_responds(self, mf_call_selector(call), &responds, NULL), MF_OK);
  CHECK(responds);
  CHECK_EQ_INT(mf_signature_for(self, mf_call_selector(call), &signature, NULL), MF_OK);
  if (mf_call_selector(call) == selector_of("other:")) return MF_OK;
  return mf_send(self, selector_of("other:"), mf_call_signature(call), mf_call_frame(call), mf_call_result(call),
                 mf_call_error(call));
}
/* A forwarder that runs a method first, and then sends the message back, is one. */
static mf_status run_and_return(void *context, mf_call *call) {
  long result;
  CHECK_EQ_INT(send_ten(*(mf_target *)context, "m:", &result), MF_OK);
  return mf_call_send(call, (mf_target){NULL, ((mf_target *)context)[1].table});
}

static void test_loop_after_a_method(void) {
  mf_table *table = table_of("Returning", NULL, NULL), *end = table_of("End", NULL, NULL);
  add(end, "m:", encoding, NATIVE(plus_one));
  mf_target both[] = {{NULL, end}, {NULL, table}};
  mf_forwarding hooks = {.forward = run_and_return};
  set_forwarding(table, &hooks, both);
  check_loop_of_sends(both[1], "Returning > Returning");
  destroy(table);
  destroy(end);
}

static void test_no_loops(void) {
  mf_table *table = table_of("Asker", NULL, NULL);
  mf_forwarding hooks = {.forward = ask_itself};
  set_forwarding(table, &hooks, table);
  check_sends((mf_target){NULL, table}, "m:", 0);
  destroy(table);
}

int main(void) {
  test_loops();
  test_depth();
  test_honest_recursion();
  test_loop_after_a_method();
  test_no_loops();
  return check_done();
}
