/* Forwarding: the steps in their order, and what each may do; proxies of proxies; super; loops, for sends and for questions. */
#include "core_kit.h"

#include <pthread.h>

static long plus_one(void *self, mf_selector selector, long n) { return (void)self, (void)selector, n + 1; }
static long plus_two(void *self, mf_selector selector, long n) { return (void)self, (void)selector, n + 2; }

static const char encoding[] = "q@:q";

/* What a send of the long 10 gives, and its status. */
static mf_status send_ten(mf_target target, const char *name, long *result) {
  long ten = 10;
  *result = -1;
  return mf_send(target, selector_of(name), signature_of(encoding), &ten, result, NULL);
}

static void check_sends(mf_target target, const char *name, long wanted) {
  long result;
  CHECK_EQ_INT(send_ten(target, name, &result), MF_OK);
  CHECK_EQ_INT(result, wanted);
}

static bool does_respond(mf_target target, const char *name) {
  bool responds = false;
  CHECK_EQ_INT(mf_responds(target, selector_of(name), &responds, NULL), MF_OK);
  return responds;
}

static const mf_signature *found_signature(mf_target target, const char *name) {
  const mf_signature *signature = NULL;
  CHECK_EQ_INT(mf_signature_for(target, selector_of(name), &signature, NULL), MF_OK);
  return signature;
}

/* --- The order ---------------------------------------------------------------------------------------------------------------- */

/* Hooks that write down that they were asked, and answer as they are told. */
typedef struct diary {
  char steps[64];
  bool adds, says_added, takes, refuses_signature, answers_to_question;
  mf_target other;
  const mf_signature *own;
} diary;

static void note(diary *d, char step) { d->steps[strlen(d->steps)] = step; }

static bool resolve(void *context, mf_table *table, mf_selector selector) {
  diary *d = context;
  note(d, 'r');
  if (d->adds) {
    mf_implementation implementation = NATIVE(plus_one);
    mf_table_add(table, selector, signature_of(encoding), &implementation, NULL);
  }
  return d->says_added;
}

static bool other_target(void *context, void *object, mf_selector selector, mf_target *target) {
  diary *d = context;
  (void)object, (void)selector;
  note(d, 't');
  CHECK(!target->object && !target->table);
  *target = d->other;
  return d->other.table != NULL;
}

static mf_status own_signature(void *context, void *object, mf_selector selector, const mf_signature **signature, mf_error *error) {
  diary *d = context;
  (void)object, (void)selector, (void)error;
  note(d, *signature ? 's' : 'q');
  if (d->own) *signature = d->own;
  if (d->refuses_signature) *signature = NULL;
  return MF_OK;
}

static mf_status forward(void *context, mf_call *call) {
  diary *d = context;
  note(d, 'f');
  if (d->takes) *(long *)mf_call_result(call) = *(const long *)mf_call_frame(call) * 100;
  return MF_OK;
}

static mf_status unrecognized(void *context, mf_call *call) {
  note(context, 'u');
  return mf_error_set(mf_call_error(call), MF_UNAVAILABLE, "the last word", NULL);
}

static const mf_forwarding every_hook = {
    .resolve = resolve, .target = other_target, .signature = own_signature, .forward = forward, .unrecognized = unrecognized};

#define CHECK_STEPS(diary, wanted)      \
  do {                                  \
    CHECK_EQ_STR((diary).steps, wanted); \
    memset((diary).steps, 0, 64);       \
  } while (0)

static void test_order(void) {
  diary d = {.takes = true};
  mf_table *table = table_of("Diary", NULL, NULL), *other = table_of("Other", NULL, NULL);
  mf_target target = {&d, table};
  set_forwarding(table, &every_hook, &d);
  add(table, "own:", encoding, NATIVE(plus_two));
  add(other, "theirs:", encoding, NATIVE(plus_two));
  long result;

  check_sends(target, "own:", 12); /* a method: nobody is asked */
  CHECK_STEPS(d, "");
  check_sends(target, "missing:", 1000); /* all steps up to the one that takes it; `resolve` once */
  CHECK_STEPS(d, "rtsf");
  check_sends(target, "missing:", 1000);
  CHECK_STEPS(d, "tsf");
  d.refuses_signature = true; /* no signature: the last word */
  mf_error error = MF_ERROR_INIT;
  CHECK_EQ_INT(mf_send(target, selector_of("missing:"), signature_of(encoding), &(long){1}, &result, &error), MF_UNAVAILABLE);
  CHECK_EQ_STR(error.reason, "the last word");
  CHECK_EQ_PTR(error.object, &d);
  mf_error_clear(&error);
  CHECK_STEPS(d, "tsu");
  d.refuses_signature = false;
  d.other = (mf_target){NULL, other}; /* another target: the later steps are its own */
  check_sends(target, "theirs:", 12);
  CHECK_STEPS(d, "rt");
  CHECK_EQ_INT(send_ten(target, "missing:", &result), MF_UNRECOGNIZED_SELECTOR);
  CHECK_EQ_INT(result, 0);
  CHECK_STEPS(d, "t");
  d.other = target; /* the receiver itself: go on */
  check_sends(target, "missing:", 1000);
  CHECK_STEPS(d, "tsf");
  d.other = (mf_target){&d, NULL}; /* nil: go on */
  check_sends(target, "missing:", 1000);
  CHECK_STEPS(d, "tsf");
  destroy(table);
  destroy(other);
}

static void test_resolve(void) {
  static const struct {
    bool adds, says;
    long first;
  } cases[] = {
      {true, true, 11},     /* adds it */
      {false, false, 1000}, /* says no: forwarded, and not asked again */
      {false, true, 1000},  /* lies */
      {true, false, 11},    /* the table counts, not what it says */
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    diary d = {.adds = cases[i].adds, .says_added = cases[i].says, .takes = true, .own = signature_of(encoding)};
    mf_table *parent = table_of("Parent", NULL, NULL), *table = table_of("Resolver", parent, NULL);
    set_forwarding(parent, &every_hook, &d);
    mf_target target = {NULL, table};
    CHECK(does_respond(target, "late:")); /* a question resolves, too */
    check_sends(target, "late:", cases[i].first);
    check_sends(target, "late:", cases[i].first);
    CHECK_STEPS(d, cases[i].adds ? "r" : "rtqtsftsf");
    /* Asked for the child, so the parent is asked on its own account. */
    CHECK(mf_table_find_own(parent, selector_of("late:")) == NULL);
    check_sends((mf_target){NULL, parent}, "late:", cases[i].first);
    CHECK_STEPS(d, cases[i].adds ? "r" : "rtsf");
    destroy(table);
    destroy(parent);
  }
}

/* A resolve hook that sends the very message, or another that must be resolved. */
static mf_target resolving;
static int asked;
static bool resolve_sending(void *context, mf_table *table, mf_selector selector) {
  (void)context;
  long result;
  asked++;
  CHECK_EQ_INT(send_ten(resolving, mf_selector_name(selector), &result), MF_UNRECOGNIZED_SELECTOR);
  if (selector == selector_of("a:")) CHECK_EQ_INT(send_ten(resolving, "b:", &result), MF_OK);
  mf_implementation implementation = NATIVE(plus_one);
  return mf_table_add(table, selector, signature_of(encoding), &implementation, NULL) == MF_OK;
}

static void test_resolve_that_sends(void) {
  mf_table *table = table_of("Sending", NULL, NULL);
  mf_forwarding hooks = {.resolve = resolve_sending};
  set_forwarding(table, &hooks, NULL);
  resolving = (mf_target){NULL, table};
  check_sends(resolving, "a:", 11);
  check_sends(resolving, "b:", 11);
  CHECK_EQ_INT(asked, 2);
  destroy(table);
}

/* Threads that send the first message at once all get the method. */
enum { THREADS = 6 };
static pthread_barrier_t start;
static bool resolve_slowly(void *context, mf_table *table, mf_selector selector) {
  (void)context;
  for (int i = 0; i < 200; i++) sched_yield();
  mf_implementation implementation = NATIVE(plus_one);
  return mf_table_add(table, selector, signature_of(encoding), &implementation, NULL) == MF_OK;
}
static void *send_first(void *context) {
  pthread_barrier_wait(&start);
  check_sends((mf_target){NULL, context}, "late:", 11);
  return NULL;
}
static void test_concurrent_resolve(void) {
  int rounds = check_slow() ? 3 : 100;
  mf_forwarding hooks = {.resolve = resolve_slowly};
  pthread_barrier_init(&start, NULL, THREADS);
  for (int round = 0; round < rounds; round++) {
    mf_table *table = table_of("Race", NULL, NULL);
    set_forwarding(table, &hooks, NULL);
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, send_first, table);
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    CHECK_EQ_INT(mf_table_methods(table, NULL, 0), 1);
    destroy(table);
  }
  pthread_barrier_destroy(&start);
}

static void test_own_signature(void) {
  diary d = {.takes = true, .own = signature_of("q@:Vq")};
  mf_table *table = table_of("Signing", NULL, NULL);
  mf_target target = {NULL, table};
  set_forwarding(table, &every_hook, &d);
  check_sends(target, "m:", 1000); /* it agrees */
  CHECK_EQ_PTR(found_signature(target, "m:"), d.own);
  d.own = signature_of("q@:d");
  long result = 7;
  CHECK_FAILS(mf_send(target, selector_of("m:"), signature_of(encoding), &(long){1}, &result, &error), MF_SIGNATURE_MISMATCH,
              "signature mismatch: m(_:) of Signing, argument 0, the arguments differ, expected q, got d");
  CHECK_EQ_INT(result, 0);
  d.own = NULL;
  CHECK_EQ_PTR(found_signature(target, "m:"), NULL);
  CHECK(!does_respond(target, "m:"));
  destroy(table);

  /* A signature without anyone who takes the message is none. */
  mf_forwarding only_signature = {.signature = own_signature};
  table = table_of("Idle", NULL, NULL);
  target.table = table;
  d.own = signature_of(encoding);
  set_forwarding(table, &only_signature, &d);
  CHECK(!does_respond(target, "m:"));
  CHECK_EQ_PTR(found_signature(target, "m:"), NULL);
  CHECK_EQ_INT(send_ten(target, "m:", &result), MF_UNRECOGNIZED_SELECTOR);
  destroy(table);
}

static mf_status failing_signature(void *context, void *object, mf_selector selector, const mf_signature **signature,
                                   mf_error *error) {
  (void)object, (void)selector;
  *signature = signature_of("v@:");
  return *(int *)context ? mf_error_set(error, MF_TARGET_GONE, "it left", NULL) : MF_TARGET_GONE;
}
static mf_status failing_responds(void *context, void *object, mf_selector selector, bool *responds, mf_error *error) {
  (void)context, (void)object, (void)selector, (void)error;
  *responds = true;
  return MF_TARGET_GONE;
}

static void test_failing_hooks(void) {
  mf_table *table = table_of("Failing", NULL, NULL);
  mf_forwarding hooks = {.signature = failing_signature, .forward = forward, .responds = failing_responds};
  for (int sets = 0; sets < 2; sets++) {
    set_forwarding(table, &hooks, &sets);
    mf_target target = {NULL, table};
    const char *sentence = sets ? "target is gone: m(_:), it left" : "target is gone: m(_:)";
    long result = 7;
    CHECK_FAILS(mf_send(target, selector_of("m:"), signature_of(encoding), &(long){1}, &result, &error), MF_TARGET_GONE, sentence);
    CHECK_EQ_INT(result, 0);
    const mf_signature *signature = NULL;
    CHECK_FAILS(mf_signature_for(target, selector_of("m:"), &signature, &error), MF_TARGET_GONE, sentence);
    CHECK_EQ_PTR(signature, NULL);
    bool responds = true;
    CHECK_FAILS(mf_responds(target, selector_of("m:"), &responds, &error), MF_TARGET_GONE, "target is gone: m(_:)");
    CHECK(!responds);
  }
  destroy(table);
}

/* --- Hooks are inherited, and replaced ---------------------------------------------------------------------------------------- */

static void test_inherited_hooks(void) {
  diary d = {.takes = true};
  mf_table *parent = table_of("Parent", NULL, NULL), *child = table_of("Child", parent, NULL);
  mf_target target = {NULL, child};
  set_forwarding(parent, &every_hook, &d);
  check_sends(target, "m:", 1000);
  set_forwarding(child, NULL, NULL); /* none of its own: a parent's do not show through */
  long result;
  CHECK_EQ_INT(send_ten(target, "m:", &result), MF_UNRECOGNIZED_SELECTOR);
  CHECK(!does_respond(target, "m:"));
  CHECK_EQ_PTR(found_signature(target, "m:"), NULL);
  check_sends((mf_target){NULL, parent}, "m:", 1000);
  destroy(child);
  destroy(parent);
}

/* --- What forward may do ------------------------------------------------------------------------------------------------------ */

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

/* --- Names, proxies of proxies, super ----------------------------------------------------------------------------------------- */

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

static long super_of_missing(void *self, mf_selector selector, long n) {
  long result = -1;
  mf_target target = *(mf_target *)self;
  CHECK_EQ_INT(mf_send_super(target, target.table, selector, signature_of(encoding), &n, &result, NULL), MF_OK);
  return result;
}

/* A super send to a missing method: the hooks once; and never the method that sent it, whatever `resolve` says. */
static void test_super_to_missing(void) {
  for (int has_parent = 0; has_parent < 2; has_parent++) {
    diary d = {.takes = true, .says_added = true};
    mf_table *parent = has_parent ? table_of("Parent", NULL, NULL) : NULL, *child = table_of("Child", parent, NULL);
    mf_target target = {&target, child};
    set_forwarding(child, &every_hook, &d);
    if (parent) set_forwarding(parent, &every_hook, &d);
    add(child, "run:", encoding, NATIVE(super_of_missing));
    check_sends(target, "run:", 1000);
    CHECK_STEPS(d, has_parent ? "rtsf" : "tsf");
    long result = 0;
    CHECK_EQ_INT(mf_send_super(target, child, selector_of("other:"), signature_of(encoding), &(long){10}, &result, NULL), MF_OK);
    CHECK_EQ_INT(result, 1000);
    CHECK_STEPS(d, has_parent ? "rtsf" : "tsf");
    /* What `resolve` adds to the table above is found. */
    d.adds = true;
    CHECK_EQ_INT(mf_send_super(target, child, selector_of("more:"), signature_of(encoding), &(long){10}, &result, NULL), MF_OK);
    CHECK_EQ_INT(result, has_parent ? 11 : 1000);
    destroy(child);
    if (parent) destroy(parent);
  }
}

/* --- Loops -------------------------------------------------------------------------------------------------------------------- */

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

static void test_questions(void) {
  diary d = {.takes = true, .own = signature_of(encoding)};
  mf_table *table = table_of("Diary", NULL, NULL), *other = table_of("Other", NULL, NULL);
  mf_target target = {NULL, table};
  set_forwarding(table, &every_hook, &d);
  add(other, "theirs:", encoding, NATIVE(plus_one));
  CHECK(does_respond(target, "m:"));
  CHECK_STEPS(d, "rtq");
  CHECK_EQ_PTR(found_signature(target, "m:"), d.own);
  CHECK_STEPS(d, "tq");
  d.own = NULL; /* left at NULL, where no sender stated one: it does not take the message */
  CHECK(!does_respond(target, "m:"));
  CHECK_EQ_PTR(found_signature(target, "m:"), NULL);
  CHECK_STEPS(d, "tqtq");
  d.other = (mf_target){NULL, other};
  CHECK(does_respond(target, "theirs:"));
  CHECK_STEPS(d, "rt");
  CHECK(!does_respond(target, "m:"));
  CHECK_STEPS(d, "t");
  CHECK_EQ_PTR(found_signature(target, "theirs:"), signature_of(encoding));
  CHECK(!does_respond((mf_target){NULL, NULL}, "m:"));
  CHECK_EQ_PTR(found_signature((mf_target){NULL, NULL}, "m:"), NULL);
  destroy(table);
  destroy(other);
}

int main(void) {
  test_order();
  test_resolve();
  test_resolve_that_sends();
  test_concurrent_resolve();
  test_own_signature();
  test_failing_hooks();
  test_inherited_hooks();
  test_what_forward_may_do();
  test_zero_when_unanswered();
  test_object_results();
  test_runtimes();
  test_proxy_of_proxy();
  test_super_to_missing();
  test_loops();
  test_depth();
  test_honest_recursion();
  test_loop_after_a_method();
  test_no_loops();
  test_questions();
  return check_done();
}
