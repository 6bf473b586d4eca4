/* What the hook that is handed a message may do with it: send it on, twice, changed, later, elsewhere, or nothing; the result is right
   each time. */
#include "forwarding_kit.h"

#include <pthread.h>

typedef enum doing {
  DOES_NOTHING, SENDS, SENDS_TWICE, CHANGES_ARGUMENT, KEEPS, SENDS_ON_ANOTHER_THREAD, FAILS_AFTER_SENDING, SENDS_NOWHERE
} doing;

typedef struct proxy {
  doing doing;
  mf_target target;
  mf_invocation *kept;
} proxy;

static void *invoke(void *invocation) {
  CHECK_EQ_INT(mf_invocation_invoke(invocation, NULL), MF_OK);
  return NULL;
}

static mf_status forward_by_proxy(void *context, mf_call *call) {
  proxy *p = context ? context : mf_call_self(call);
  mf_invocation *invocation = NULL;
  long n;
  switch (p->doing) {
    case DOES_NOTHING: return MF_OK;
    case SENDS: return mf_call_send(call, p->target);
    case SENDS_TWICE:
      CHECK_EQ_INT(mf_call_send(call, p->target), MF_OK);
      return mf_call_send(call, p->target);
    case FAILS_AFTER_SENDING:
      CHECK_EQ_INT(mf_call_send(call, p->target), MF_OK);
      return MF_UNAVAILABLE;
    case SENDS_NOWHERE: return mf_call_send(call, (mf_target){NULL, NULL});
    case CHANGES_ARGUMENT:
    case KEEPS:
    case SENDS_ON_ANOTHER_THREAD:
      CHECK_EQ_INT(mf_invocation_capture(call, NULL, &invocation, NULL), MF_OK);
      mf_invocation_set_target(invocation, p->target);
      if (p->doing == KEEPS) {
        p->kept = invocation;
        return MF_OK;
      }
      if (p->doing == CHANGES_ARGUMENT) {
        CHECK_EQ_INT(mf_invocation_get_argument(invocation, 0, &n, sizeof n, NULL), MF_OK);
        n *= 2;
        CHECK_EQ_INT(mf_invocation_set_argument(invocation, 0, &n, sizeof n, NULL), MF_OK);
        invoke(invocation);
      } else {
        pthread_t thread;
        pthread_create(&thread, NULL, invoke, invocation);
        pthread_join(thread, NULL);
      }
      CHECK_EQ_INT(mf_invocation_get_result(invocation, mf_call_result(call), sizeof n, NULL), MF_OK);
      mf_invocation_destroy(invocation);
      return MF_OK;
  }
  return MF_OK;
}

static const char *proxy_name(void *context, void *object) { return (void)context, (void)object, "ProxyOfCounter"; }

static mf_table *proxy_table(const mf_object_ops *ops) {
  static const mf_forwarding hooks = {.forward = forward_by_proxy, .name = proxy_name};
  mf_table *table = table_of("Proxy", NULL, ops);
  set_forwarding(table, &hooks, NULL);
  return table;
}

static long counted_calls;
static long count(void *self, mf_selector selector, long n) { return (void)self, (void)selector, counted_calls++, n + 1; }

static void test_what_forward_may_do(void) {
  static const struct {
    doing doing;
    long result, calls;
    mf_status status;
  } cases[] = {
      {DOES_NOTHING, 0, 0, MF_OK},   {SENDS, 11, 1, MF_OK},
      {SENDS_TWICE, 11, 2, MF_OK},   {CHANGES_ARGUMENT, 21, 1, MF_OK},
      {KEEPS, 0, 0, MF_OK},          {SENDS_ON_ANOTHER_THREAD, 11, 1, MF_OK},
      {FAILS_AFTER_SENDING, 0, 1, MF_UNAVAILABLE}, {SENDS_NOWHERE, 0, 0, MF_OK},
  };
  mf_table *table = table_of("Counter", NULL, NULL), *proxies = proxy_table(NULL);
  add(table, "count:", encoding, NATIVE(count));
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    proxy p = {.doing = cases[i].doing, .target = {NULL, table}};
    long result;
    counted_calls = 0;
    CHECK_EQ_INT(send_ten((mf_target){&p, proxies}, "count:", &result), cases[i].status);
    CHECK_EQ_INT(result, cases[i].result);
    CHECK_EQ_INT(counted_calls, cases[i].calls);
    if (p.kept) { /* fired later, when what captured it is long gone */
      invoke(p.kept);
      CHECK_EQ_INT(mf_invocation_get_result(p.kept, &result, sizeof result, NULL), MF_OK);
      CHECK_EQ_INT(result, 11);
      CHECK_EQ_INT(counted_calls, 1);
      mf_invocation_destroy(p.kept);
    }
  }
  destroy(proxies);
  destroy(table);
}

/* A message without a result that is read: zero, of every size. */
static void test_zero_when_unanswered(void) {
  static const char *const encodings[] = {"c@:", "S@:", "f@:", "D@:", "{A=qqqqq}@:", "{C=[200q]}@:", "@@:"};
  mf_table *proxies = proxy_table(NULL);
  proxy p = {.doing = DOES_NOTHING};
  for (size_t i = 0; i < sizeof encodings / sizeof *encodings; i++) {
    unsigned char result[1608], wanted[1608];
    const mf_signature *signature = signature_of(encodings[i]);
    memset(result, 0xEE, sizeof result);
    memset(wanted, 0xEE, sizeof wanted);
    memset(wanted, 0, mf_signature_result_size(signature));
    CHECK_EQ_INT(mf_send((mf_target){&p, proxies}, selector_of("any"), signature, NULL, result, NULL), MF_OK);
    CHECK_EQ_MEM(result, wanted, sizeof result);
  }
  destroy(proxies);
}

static counted made;
static void *make(void *self, mf_selector selector) { return (void)self, (void)selector, counted_retain(&made), &made; }

/* Object results: the caller gets exactly one reference, however often the proxy sends, and none from one that fails. */
static void test_object_results(void) {
  mf_table *table = table_of("Maker", NULL, &counted_ops), *proxies = proxy_table(&counted_ops);
  add(table, "make", "@@:", NATIVE(make));
  static const struct {
    doing doing;
    int references;
  } cases[] = {{SENDS, 1}, {SENDS_TWICE, 1}, {FAILS_AFTER_SENDING, 0}, {DOES_NOTHING, 0}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    proxy p = {.doing = cases[i].doing, .target = {NULL, table}};
    void *object = NULL;
    atomic_store(&made.references, 0);
    mf_send((mf_target){&p, proxies}, selector_of("make"), signature_of("@@:"), NULL, &object, NULL);
    CHECK_EQ_INT(made.references, cases[i].references);
    CHECK_EQ_PTR(object, cases[i].references ? &made : NULL);
    mf_send((mf_target){&p, proxies}, selector_of("make"), signature_of("@@:"), NULL, NULL, NULL);
    CHECK_EQ_INT(made.references, cases[i].references); /* a dropped one adds none */
  }
  destroy(proxies);
  destroy(table);
}

/* Objects do not cross runtimes by being forwarded; messages without objects do. */
static bool to_context(void *context, void *object, mf_selector selector, mf_target *target) {
  (void)object, (void)selector;
  *target = *(mf_target *)context;
  return true;
}
static long take_object(void *self, mf_selector selector, void *object) { return (void)self, (void)selector, object != NULL; }
static void test_runtimes(void) {
  mf_table *table = table_of("Foreigner", NULL, &other_ops), *proxies = proxy_table(&counted_ops);
  mf_table *redirecting = table_of("Redirecting", NULL, &counted_ops);
  mf_target target = {NULL, table};
  proxy p = {.doing = SENDS, .target = target};
  mf_forwarding hooks = {.target = to_context};
  set_forwarding(redirecting, &hooks, &target);
  add(table, "take:", "q@:@", NATIVE(take_object));
  add(table, "plus:", encoding, NATIVE(plus_one));
  mf_target ways[] = {{&p, proxies}, {NULL, redirecting}};
  for (int i = 0; i < 2; i++) {
    void *object = &made;
    long result = 7;
    CHECK_FAILS(mf_send(ways[i], selector_of("take:"), signature_of("q@:@"), &object, &result, &error), MF_SIGNATURE_MISMATCH,
                "signature mismatch: take(_:) of Foreigner, the objects belong to another runtime, expected Other, got Counted");
    CHECK_EQ_INT(result, 0);
    check_sends(ways[i], "plus:", 11);
  }
  destroy(redirecting);
  destroy(proxies);
  destroy(table);
}

static void test_proxy_of_proxy(void) {
  mf_table *table = table_of("Counter", NULL, NULL), *proxies = proxy_table(NULL);
  add(table, "count:", encoding, NATIVE(count));
  proxy inner = {.doing = SENDS, .target = {NULL, table}}, outer = {.doing = SENDS, .target = {&inner, proxies}};
  mf_target target = {&outer, proxies};
  check_sends(target, "count:", 11);
  CHECK(does_respond(target, "count:"));
  /* What nobody knows ends at the last receiver, whose name is told; a proxy that has a name tells its own. */
  CHECK_FAILS(mf_send(target, selector_of("none"), signature_of("v@:"), NULL, NULL, &error), MF_UNRECOGNIZED_SELECTOR,
              "unrecognized selector: none() sent to Counter");
  mf_table *nameless = table_of("Plain", NULL, NULL);
  mf_forwarding hooks = {.name = proxy_name};
  set_forwarding(nameless, &hooks, NULL);
  CHECK_FAILS(mf_send((mf_target){NULL, nameless}, selector_of("none"), signature_of("v@:"), NULL, NULL, &error),
              MF_UNRECOGNIZED_SELECTOR, "unrecognized selector: none() sent to ProxyOfCounter");
  destroy(nameless);
  /* A method of the proxy's own is not forwarded. */
  add(proxies, "own:", encoding, NATIVE(plus_two));
  check_sends(target, "own:", 12);
  destroy(proxies);
  destroy(table);
}

int main(void) {
  test_what_forward_may_do();
  test_zero_when_unanswered();
  test_object_results();
  test_runtimes();
  test_proxy_of_proxy();
  return check_done();
}
