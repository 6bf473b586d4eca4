/* Tables without memory: a change that fails changes nothing, what takes away needs none, facts arrive without names, and `resolve` is
   asked again where it could not be noted. */
#include "fail_kit.h"
#include "failing_closure.h"

static void test_tables(void) {
  mf_table *table = NULL, *parent = table_of("Parent", NULL, NULL);
  FAIL_EACH_ALLOCATION(mf_table_create("Table", parent, NULL, &table, &unlucky), (void)0);
  CHECK_EQ_INT(unlucky.status, MF_NO_MEMORY);
  const mf_signature *signature = signature_of("q@:q");
  mf_implementation implementation = mf_handled(handled, NULL, dispose);
  /* Room is made for several at a time; where one needs more, it fails and changes nothing. What was reserved for it may stay when the next
     thing fails: not yet a loss. */
  int needed = 0;
  for (int i = 0; i < 100; i++) {
    char name[16];
    snprintf(name, sizeof name, "m%d:", i);
    mf_selector selector = selector_of(name);
    uint64_t generation = mf_table_generation(table);
    failing_alloc_start(1, true);
    mf_status status = mf_table_add(table, selector, signature, &implementation, &unlucky);
    bool failed = failing_alloc_stop();
    CHECK_EQ_INT(status, failed ? MF_NO_MEMORY : MF_OK);
    CHECK_EQ_INT(mf_table_find(table, selector) == NULL, failed);
    CHECK_EQ_INT(mf_table_methods(table, NULL, 0), i + !failed);
    CHECK_EQ_INT(mf_table_generation(table), generation + !failed);
    if (failed) FAIL_EACH_ALLOCATION_COLD(mf_table_add(table, selector, signature, &implementation, &unlucky), (void)0);
    CHECK_EQ_INT(mf_table_methods(table, NULL, 0), i + 1);
    CHECK_EQ_INT(mf_table_generation(table), generation + 1);
    needed += failed;
  }
  CHECK(needed > 3);
  mf_selector a = selector_of("m1:"), b = selector_of("m2:");
  long allocations = failing_alloc_count();
  for (int i = 0; i < 50; i++) {
    const mf_method *replaced = NULL, *old = mf_table_find(table, a), *other = mf_table_find(table, b);
    FAIL_EACH_ALLOCATION(mf_table_replace(table, a, signature, &implementation, &replaced, &unlucky), (void)0);
    CHECK_EQ_PTR(replaced, old);
    FAIL_EACH_ALLOCATION(mf_table_exchange(table, a, b, &unlucky), (void)0);
    CHECK(mf_table_find(table, a) != old && mf_table_find(table, b) != other);
  }
  CHECK(failing_alloc_count() > allocations);
  CHECK_EQ_INT(disposed, 0);

  mf_forwarding hooks = {.forward = handled};
  FAIL_EACH_ALLOCATION(mf_table_set_forwarding(table, &hooks, NULL, dispose, &unlucky), (void)0);
  CHECK_EQ_INT(disposed, 0);

  mf_function function = NULL;
  const mf_method *method = mf_table_find(table, a);
  FAIL_EACH_ALLOCATION(mf_method_function(method, &function, &unlucky), (void)0);
  failing_closure_set(true);
  CHECK_EQ_INT(mf_lookup((mf_target){NULL, table}, b, signature, &function, &unlucky), MF_UNAVAILABLE);
  CHECK_EQ_INT(mf_lookup((mf_target){NULL, table}, a, signature, &function, NULL), MF_OK); /* made already */
  failing_closure_set(false);
  CHECK_EQ_INT(mf_lookup((mf_target){NULL, table}, b, signature, &function, NULL), MF_OK);
  CHECK_EQ_INT(((long (*)(void *, mf_selector, long))function)(NULL, b, 4), 5);

  /* What takes away needs none. */
  failing_alloc_start(1, true);
  CHECK_EQ_INT(mf_table_remove(table, a, NULL), MF_OK);
  CHECK_EQ_INT(mf_table_destroy(table, NULL), MF_OK);
  CHECK(!failing_alloc_stop());
  CHECK_EQ_INT(disposed, 151);
  destroy(parent);
}

/* The facts arrive without memory for names and paths. */
static bool to_itself(void *context, void *object, mf_selector selector, mf_target *target) {
  (void)selector;
  *target = (mf_target){object ? NULL : context, context};
  return true;
}

static void test_errors(void) {
  mf_table *table = table_of("Poor", NULL, NULL), *looping = table_of("Looping", NULL, NULL);
  mf_forwarding hooks = {.target = to_itself};
  set_forwarding(looping, &hooks, looping);
  add(table, "m:", "q@:q", NATIVE(native));
  mf_selector m = selector_of("m:"), n = selector_of("n:");
  const mf_signature *signature = signature_of("q@:q"), *other = signature_of("q@:d");
  mf_implementation implementation = NATIVE(native);
  const mf_protocol *protocol = NULL;
  mf_error error = MF_ERROR_INIT;
  long result = 7, ten = 10;
  failing_alloc_start(1, true);
#define CHECK_POOR(call, code)           \
  do {                                   \
    CHECK_EQ_INT((call), (code));        \
    CHECK_EQ_INT(error.status, (code));  \
    CHECK_EQ_PTR(error.subject, NULL);   \
  } while (0)
  CHECK_POOR(mf_send((mf_target){NULL, table}, n, signature, &ten, &result, &error), MF_UNRECOGNIZED_SELECTOR);
  CHECK_EQ_PTR(error.selector, n);
  CHECK_EQ_INT(result, 0);
  CHECK_POOR(mf_send((mf_target){NULL, table}, m, other, &ten, &result, &error), MF_SIGNATURE_MISMATCH);
  CHECK_EQ_INT(error.argument, 0);
  CHECK_POOR(mf_send((mf_target){NULL, looping}, m, signature, &ten, &result, &error), MF_FORWARDING_LOOP);
  CHECK_POOR(mf_table_remove(table, n, &error), MF_NOT_FOUND);
  CHECK_POOR(mf_protocol_find("none", &protocol, &error), MF_NOT_FOUND);
  CHECK(failing_alloc_stop());
  failing_alloc_start(1, true); /* a duplicate needs only the subject */
  CHECK_POOR(mf_table_add(table, m, signature, &implementation, &error), MF_DUPLICATE);
  failing_alloc_stop();
  mf_error_clear(&error);
  destroy(table);
  destroy(looping);
}

static int asked;
static bool resolve(void *context, mf_table *table, mf_selector selector) {
  (void)context, (void)table, (void)selector;
  asked++;
  return false;
}

/* That `resolve` was asked is not noted without memory: it is asked again. */
static void test_resolve(void) {
  asked = 0;
  mf_table *table = table_of("Asker", NULL, NULL);
  mf_forwarding hooks = {.resolve = resolve};
  set_forwarding(table, &hooks, NULL);
  mf_selector m = selector_of("m:");
  const mf_signature *signature = signature_of("q@:q");
  for (int i = 0; i < 4; i++) {
    if (i < 2) failing_alloc_start(1, true);
    CHECK_EQ_INT(mf_send((mf_target){NULL, table}, m, signature, &(long){1}, NULL, NULL), MF_UNRECOGNIZED_SELECTOR);
    failing_alloc_stop();
  }
  CHECK_EQ_INT(asked, 3);
  destroy(table);
}

static void all(void) {
  test_tables();
  test_errors();
  test_resolve();
}

int main(void) {
  run_twice(all);
  return check_done();
}
