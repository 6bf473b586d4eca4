/* The first step of forwarding, which adds a method: once for a table and selector, by hooks that send, and on many threads. */
#include "forwarding_kit.h"

#include <pthread.h>

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

int main(void) {
  test_resolve();
  test_resolve_that_sends();
  test_concurrent_resolve();
  return check_done();
}
