/* Sends without memory: large ones fail and leave a result of zero; up to 256 bytes of arguments and of result nothing is allocated. */
#include "fail_kit.h"

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

static void all(void) {
  test_large_sends();
  test_sends_without_memory();
}

int main(void) {
  run_twice(all);
  return check_done();
}
