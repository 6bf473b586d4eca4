/* Tables, sends, invocations, protocols and sending closures without memory: every allocation point fails, nothing is lost or half
   done; and a send with up to 256 bytes allocates nothing. */
#include "core_kit.h"
#include "failing_alloc.h"
#include "failing_closure.h"

typedef struct large {
  long words[100];
} large;

static long native(void *self, mf_selector selector, long n) { return (void)self, (void)selector, n + 1; }
static large native_large(void *self, mf_selector selector, large in) {
  (void)self, (void)selector;
  for (int i = 0; i < 100; i++) in.words[i]++;
  return in;
}
static mf_status handled(void *context, mf_call *call) {
  (void)context;
  *(long *)mf_call_result(call) = *(const long *)mf_call_frame(call) + 1;
  return MF_OK;
}
static mf_status handled_large(void *context, mf_call *call) {
  (void)context;
  large out = native_large(NULL, NULL, *(const large *)mf_call_frame(call));
  memcpy(mf_call_result(call), &out, sizeof out);
  return MF_OK;
}

static int disposed;
static void dispose(void *context) { (void)context, disposed++; }

static mf_error unlucky = MF_ERROR_INIT;

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

static mf_status forward(void *context, mf_call *call) {
  return (void)context, mf_call_send(call, *(mf_target *)mf_call_self(call));
}
static bool redirect(void *context, void *object, mf_selector selector, mf_target *target) {
  return (void)context, (void)selector, *target = *(mf_target *)object, true;
}

static void test_large_sends(void) {
  mf_table *table = table_of("Large", NULL, NULL), *proxies = table_of("Proxy", NULL, NULL);
  const char *encoding = "{L=[100q]}@:{L=[100q]}";
  add(table, "native:", encoding, NATIVE(native_large));
  add(table, "handled:", encoding, HANDLED(handled_large));
  mf_forwarding hooks = {.forward = forward};
  set_forwarding(proxies, &hooks, NULL);
  mf_target target = {NULL, table}, targets[] = {target, {&target, proxies}};
  mf_selector names[] = {selector_of("native:"), selector_of("handled:")};
  const mf_signature *signature = signature_of(encoding);
  large in = {{5}}, out, zero = {{0}};
  for (int t = 0; t < 2; t++) {
    for (int n = 0; n < 2; n++) {
      FAIL_EACH_ALLOCATION(mf_send(targets[t], names[n], signature, &in, &out, &unlucky), (void)0);
      CHECK_EQ_INT(out.words[0], 6);
      FAIL_EACH_ALLOCATION(mf_send(targets[t], names[n], signature, &in, NULL, &unlucky), (void)0);
      memset(&out, 0xEE, sizeof out);
      failing_alloc_start(1, true);
      mf_status status = mf_send(targets[t], names[n], signature, &in, &out, NULL);
      failing_alloc_stop();
      if (status) CHECK_EQ_MEM(&out, &zero, sizeof out);
      else CHECK_EQ_INT(out.words[0], 6);
    }
  }
  destroy(proxies);
  destroy(table);
}

/* 256 bytes of arguments and of result: no allocation, whatever the way. */
typedef struct edge {
  long words[32];
} edge;
static edge native_edge(void *self, mf_selector selector, edge in) { return (void)self, (void)selector, in.words[31]++, in; }
static mf_status handled_edge(void *context, mf_call *call) {
  (void)context;
  edge out = native_edge(NULL, NULL, *(const edge *)mf_call_frame(call));
  memcpy(mf_call_result(call), &out, sizeof out);
  return MF_OK;
}
static edge plain_edge(edge in) { return native_edge(NULL, NULL, in); }
static edge super_edge(void *self, mf_selector selector, edge in) {
  edge out;
  mf_target target = {self, ((mf_table **)self)[0]};
  CHECK_EQ_INT(mf_send_super(target, target.table, selector, signature_of("{E=[32q]}@:{E=[32q]}"), &in, &out, NULL), MF_OK);
  return out;
}
static char bytes_of(void *self, mf_selector selector, char a, char b) { return (void)self, (void)selector, (char)(a + b); }

static void test_sends_without_memory(void) {
  mf_table *table = table_of("Edge", NULL, NULL), *child = table_of("Child", table, NULL);
  mf_table *proxies = table_of("Proxy", NULL, NULL), *redirecting = table_of("Redirecting", NULL, NULL);
  const char *encoding = "{E=[32q]}@:{E=[32q]}";
  const mf_signature *signature = signature_of(encoding);
  add(table, "native:", encoding, NATIVE(native_edge));
  add(table, "plain:", encoding, PLAIN(plain_edge));
  add(table, "handled:", encoding, HANDLED(handled_edge));
  add(table, "super:", encoding, NATIVE(native_edge));
  add(child, "super:", encoding, NATIVE(super_edge));
  add(table, "small::", "c@:cc", NATIVE(bytes_of));
  mf_forwarding hooks = {.forward = forward}, redirects = {.target = redirect};
  set_forwarding(proxies, &hooks, NULL);
  set_forwarding(redirecting, &redirects, NULL);
  mf_target target = {&child, child}, proxy = {&target, proxies};
  mf_target targets[] = {target, proxy, {&target, redirecting}, {&proxy, redirecting}};
  static const char *const names[] = {"native:", "plain:", "handled:", "super:"};
  edge in = {{1}}, out;
  for (int round = 0; round < 2; round++) { /* the first use, too */
    for (int n = 0; n < 4; n++) {
      mf_selector selector = selector_of(names[n]);
      mf_invocation *invocation = NULL;
      CHECK_EQ_INT(mf_invocation_create(signature, NULL, &invocation, NULL), MF_OK);
      mf_invocation_set_selector(invocation, selector);
      long count = failing_alloc_count();
      failing_alloc_start(1, true);
      for (int t = 0; t < 4; t++) {
        mf_error error = MF_ERROR_INIT;
        bool responds = false;
        const mf_signature *found = NULL;
        memset(&out, 0, sizeof out);
        CHECK_EQ_INT(mf_send(targets[t], selector, signature, &in, &out, &error), MF_OK);
        CHECK_EQ_INT(out.words[31], 1);
        CHECK_EQ_INT(mf_send(targets[t], selector, signature, &in, NULL, NULL), MF_OK);
        CHECK_EQ_INT(mf_responds(targets[t], selector, &responds, &error), MF_OK);
        CHECK(responds);
        CHECK_EQ_INT(mf_signature_for(targets[t], selector, &found, &error), MF_OK);
        CHECK_EQ_INT(mf_invocation_set_argument(invocation, 0, &in, sizeof in, NULL), MF_OK);
        CHECK_EQ_INT(mf_invocation_invoke_with(invocation, targets[t], NULL), MF_OK);
      }
      CHECK_EQ_INT(mf_send((mf_target){NULL, NULL}, selector, signature, &in, &out, NULL), MF_OK);
      CHECK(!failing_alloc_stop());
      CHECK_EQ_INT(failing_alloc_count(), count);
      mf_invocation_destroy(invocation);
    }
  }
  destroy(redirecting);
  destroy(proxies);
  destroy(child);
  destroy(table);
}

/* --- Invocations -------------------------------------------------------------------------------------------------------------- */

static mf_status capture(void *context, mf_call *call) {
  mf_invocation **place = context;
  mf_invocation_destroy(*place);
  return mf_invocation_capture(call, &counted_ops, place, mf_call_error(call));
}

static void test_invocations(void) {
  const mf_signature *signature = signature_of("{L=[100q]}@:@***{L=[100q]}");
  mf_invocation *invocation = NULL, *copy = NULL;
  FAIL_EACH_ALLOCATION(mf_invocation_create(signature, &counted_ops, &invocation, &unlucky), mf_invocation_destroy(invocation));
  CHECK_EQ_INT(mf_invocation_create(signature, &counted_ops, &invocation, NULL), MF_OK);
  counted object = {.references = 1};
  counted *pointer = &object;
  const char *texts[] = {"one", "two", "three"}, *text = NULL, *longer = "longer";
  mf_invocation_set_argument(invocation, 0, &pointer, sizeof pointer, NULL);
  for (size_t i = 0; i < 3; i++) mf_invocation_set_argument(invocation, i + 1, &texts[i], sizeof text, NULL);

  /* All of it or nothing. */
  for (long n = 1; n <= 3; n++) {
    failing_alloc_start(n, false);
    CHECK_EQ_INT(mf_invocation_retain_arguments(invocation, NULL), MF_NO_MEMORY);
    failing_alloc_stop();
    CHECK(!mf_invocation_retains_arguments(invocation));
    CHECK_EQ_INT(object.references, 1);
    for (size_t i = 0; i < 3; i++) {
      mf_invocation_get_argument(invocation, i + 1, &text, sizeof text, NULL);
      CHECK_EQ_PTR(text, texts[i]);
    }
  }
  FAIL_EACH_ALLOCATION(mf_invocation_retain_arguments(invocation, &unlucky), (void)0);
  CHECK_EQ_INT(object.references, 2);

  failing_alloc_start(1, false); /* the old string stays */
  CHECK_EQ_INT(mf_invocation_set_argument(invocation, 2, &longer, sizeof longer, &unlucky), MF_NO_MEMORY);
  failing_alloc_stop();
  mf_invocation_get_argument(invocation, 2, &text, sizeof text, NULL);
  CHECK_EQ_STR(text, "two");
  FAIL_EACH_ALLOCATION_COLD(mf_invocation_set_argument(invocation, 2, &longer, sizeof longer, &unlucky), (void)0);

  FAIL_EACH_ALLOCATION(mf_invocation_copy(invocation, &copy, &unlucky), mf_invocation_destroy(copy));
  CHECK_EQ_INT(object.references, 2);
  copy = invocation;
  failing_alloc_start(2, true);
  CHECK_EQ_INT(mf_invocation_copy(invocation, &copy, NULL), MF_NO_MEMORY);
  failing_alloc_stop();
  CHECK_EQ_PTR(copy, NULL);

  /* Captured in a send. */
  mf_table *recorder = table_of("Recorder", NULL, NULL);
  mf_invocation *recorded = NULL;
  mf_forwarding hooks = {.forward = capture};
  set_forwarding(recorder, &hooks, &recorded);
  mf_selector selector = selector_of("record");
  const void *frame = mf_invocation_frame(invocation);
  FAIL_EACH_ALLOCATION(mf_send((mf_target){NULL, recorder}, selector, signature, frame, NULL, &unlucky),
                       (mf_invocation_destroy(recorded), recorded = NULL));
  CHECK_EQ_INT(object.references, 2);

  /* Sent: the result has a place of its own, which may be too large. What was there is gone after the failure. */
  large result = {{3}};
  mf_invocation_set_selector(invocation, selector);
  mf_invocation_set_target(invocation, (mf_target){NULL, recorder});
  CHECK_EQ_INT(mf_invocation_set_result(invocation, &result, sizeof result, NULL), MF_OK);
  failing_alloc_start(1, false);
  CHECK_EQ_INT(mf_invocation_invoke(invocation, &unlucky), MF_NO_MEMORY);
  failing_alloc_stop();
  CHECK(!mf_invocation_has_result(invocation));
  CHECK_EQ_INT(object.references, 2);
  FAIL_EACH_ALLOCATION(mf_invocation_invoke(invocation, &unlucky), (mf_invocation_destroy(recorded), recorded = NULL));
  mf_invocation_destroy(invocation);
  CHECK_EQ_INT(object.references, 1);
  destroy(recorder);
}

/* --- Protocols and closures --------------------------------------------------------------------------------------------------- */

static void test_protocols(void) {
  mf_protocol *protocol = NULL, *bases[5];
  FAIL_EACH_ALLOCATION(mf_protocol_create("Failing", &protocol, &unlucky), mf_protocol_destroy(protocol));
  CHECK_EQ_INT(mf_protocol_create("Failing", &protocol, NULL), MF_OK);
  for (int i = 0; i < 20; i++) {
    char name[16];
    snprintf(name, sizeof name, "m%d", i);
    mf_message_description message = {selector_of(name), signature_of("v@:"), MF_REQUIRED, MF_INSTANCE};
    FAIL_EACH_ALLOCATION(mf_protocol_add(protocol, &message, &unlucky), (void)0);
    CHECK_EQ_INT(mf_protocol_messages(protocol, NULL, 0), i + 1);
  }
  for (int i = 0; i < 5; i++) {
    char name[16];
    snprintf(name, sizeof name, "Base%d", i);
    CHECK_EQ_INT(mf_protocol_create(name, &bases[i], NULL), MF_OK);
    for (int b = 0; b < i; b++) CHECK_EQ_INT(mf_protocol_adopt(bases[i], bases[b], NULL), MF_OK);
    FAIL_EACH_ALLOCATION(mf_protocol_register(bases[i], &unlucky), (void)0);
  }
  /* A failed adoption adopts nothing, not even in part. */
  for (long n = 1; n <= 4; n++) {
    failing_alloc_start(n, true);
    mf_status status = mf_protocol_adopt(protocol, bases[4], NULL);
    failing_alloc_stop();
    if (!CHECK_EQ_INT(status, MF_NO_MEMORY)) break;
    CHECK_EQ_INT(mf_protocol_adopted(protocol, NULL, 0), 0);
    for (int i = 0; i < 5; i++) CHECK(!mf_protocol_conforms(protocol, bases[i]));
  }
  FAIL_EACH_ALLOCATION_COLD(mf_protocol_adopt(protocol, bases[4], &unlucky), (void)0);
  for (int i = 0; i < 5; i++) CHECK(mf_protocol_conforms(protocol, bases[i]));
  mf_protocol_destroy(protocol);
}

static void test_sending_closures(void) {
  mf_table *table = table_of("Target", NULL, NULL);
  add(table, "native:", "q@:q", NATIVE(native));
  mf_sending sending = {.target = {NULL, table}, .selector = selector_of("native:"), .dispose = dispose};
  const mf_signature *signature = signature_of("qq");
  mf_closure *closure = NULL;
  disposed = 0;
  FAIL_EACH_ALLOCATION(mf_closure_create_sending(signature, &sending, &closure, &unlucky), (void)0);
  failing_alloc_start(1, true);
  CHECK_EQ_INT(((long (*)(long))mf_closure_function(closure))(41), 42);
  CHECK(!failing_alloc_stop());
  mf_closure_destroy(closure);
  CHECK_EQ_INT(disposed, 1);
  long live = failing_alloc_live();
  failing_closure_set(true);
  CHECK_EQ_INT(mf_closure_create_sending(signature, &sending, &closure, NULL), MF_UNAVAILABLE);
  failing_closure_set(false);
  CHECK_EQ_INT(failing_alloc_live(), live);
  CHECK_EQ_INT(disposed, 1);
  destroy(table); /* no failure left a reference behind */
}

static void test_everything(void) {
  test_tables();
  test_errors();
  test_resolve();
  test_large_sends();
  test_sends_without_memory();
  test_invocations();
  test_sending_closures();
  mf_error_clear(&unlucky);
}

int main(void) {
  CHECK_EQ_INT(mf_force_libffi(NULL), MF_OK); /* so that closures, too, need memory that can be refused */
  test_everything();
  test_protocols();
  /* With everything interned that these need, a second time leaves no block behind. */
  long live = failing_alloc_live();
  disposed = asked = 0;
  test_everything();
  CHECK_EQ_INT(failing_alloc_live(), live);
  CHECK_EQ_INT(mf_closure_count(), 0);
  return check_done();
}
