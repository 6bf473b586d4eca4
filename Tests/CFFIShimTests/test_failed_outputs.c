/* What a function makes, finds or answers is NULL, or zero, after it failed, whatever was in its place before. */
#include "core_kit.h"

static char before; /* what was there */

/* The call fails with that status, and what `place`, a pointer, points to is nothing then. */
#define CHECK_GIVES_NOTHING(place, call, code)                         \
  do {                                                                 \
    memcpy((place), &(void *){&before}, sizeof(void *));               \
    void *check_left = &before;                                        \
    CHECK_EQ_INT((call), (code));                                      \
    memcpy(&check_left, (place), sizeof check_left);                   \
    if (!CHECK(!check_left)) fprintf(stderr, "  after %s\n", #call);   \
  } while (0)

static void test_names(void) {
  mf_selector selector;
  CHECK_GIVES_NOTHING(&selector, mf_selector_intern("", &selector, NULL), MF_INVALID_NAME);
  CHECK_GIVES_NOTHING(&selector, mf_selector_intern(NULL, &selector, NULL), MF_INVALID_NAME);
  CHECK_GIVES_NOTHING(&selector, mf_selector_intern_bytes("a\0b", 3, &selector, NULL), MF_INVALID_NAME);
  const mf_type *type;
  CHECK_GIVES_NOTHING(&type, mf_type_make("{", &type, NULL), MF_INVALID_ENCODING);
  const mf_signature *signature;
  CHECK_GIVES_NOTHING(&signature, mf_signature_make("v@:?", &signature, NULL), MF_UNSUPPORTED_TYPE);
  CHECK_GIVES_NOTHING(&signature, mf_signature_make(NULL, &signature, NULL), MF_INVALID_ARGUMENT);
  CHECK_GIVES_NOTHING(&signature, mf_signature_make_variadic("ii", SIZE_MAX, &signature, NULL), MF_INVALID_ARGUMENT);
  CHECK_GIVES_NOTHING(&signature, mf_signature_make_variadic("ii", 5, &signature, NULL), MF_INVALID_ARGUMENT);
}

static void test_things(void) {
  mf_table *table;
  CHECK_GIVES_NOTHING(&table, mf_table_create("", NULL, NULL, &table, NULL), MF_INVALID_ARGUMENT);
  mf_multicast *multicast;
  CHECK_GIVES_NOTHING(&multicast, mf_multicast_create("", NULL, &multicast, NULL), MF_INVALID_ARGUMENT);
  mf_protocol *protocol;
  CHECK_GIVES_NOTHING(&protocol, mf_protocol_create("", &protocol, NULL), MF_INVALID_ARGUMENT);
  const mf_protocol *found;
  CHECK_GIVES_NOTHING(&found, mf_protocol_find("None", &found, NULL), MF_NOT_FOUND);
  mf_loaded_plugin *plugin;
  CHECK_GIVES_NOTHING(&plugin, mf_plugin_load("none.so", NULL, &plugin, NULL), MF_NOT_FOUND);
  CHECK_GIVES_NOTHING(&plugin, mf_plugin_load("", NULL, &plugin, NULL), MF_INVALID_ARGUMENT);
  mf_invocation *invocation;
  CHECK_GIVES_NOTHING(&invocation, mf_invocation_create(nothing.signature, NULL, &invocation, NULL), MF_INVALID_ARGUMENT);
  mf_closure *closure;
  CHECK_GIVES_NOTHING(&closure, mf_closure_create(signature_of("v@:"), &(mf_closure_options){.handler = NULL}, &closure, NULL),
                      MF_INVALID_ARGUMENT);
  CHECK_GIVES_NOTHING(&closure, mf_closure_create_sending(signature_of("v"), &(mf_sending){.selector = NULL}, &closure, NULL),
                      MF_INVALID_ARGUMENT);
}

static mf_status fail(void *context, mf_call *call) {
  (void)context;
  return mf_error_set(mf_call_error(call), MF_FOREIGN_ERROR, "no", NULL);
}

static mf_status fails_to_tell(void *context, void *self, mf_selector selector, const mf_signature **signature, mf_error *error) {
  (void)context, (void)self, (void)selector, (void)signature;
  return mf_error_set(error, MF_FOREIGN_ERROR, "no", NULL);
}

static void test_messages(void) {
  mf_table *table = table_of("Failing", NULL, NULL);
  add(table, "fail()", "q@:", HANDLED(fail));
  mf_target target = {table, table};
  mf_function function;
  CHECK_GIVES_NOTHING(&function, mf_lookup(target, selector_of("none()"), signature_of("q@:"), &function, NULL), MF_UNRECOGNIZED_SELECTOR);
  CHECK_GIVES_NOTHING(&function, mf_lookup(target, selector_of("fail()"), signature_of("v@:"), &function, NULL), MF_SIGNATURE_MISMATCH);
  int64_t result;
  CHECK_GIVES_NOTHING(&result, mf_send(target, selector_of("fail()"), signature_of("q@:"), NULL, &result, NULL), MF_FOREIGN_ERROR);
  CHECK_GIVES_NOTHING(&result, mf_send(target, selector_of("none()"), signature_of("q@:"), NULL, &result, NULL), MF_UNRECOGNIZED_SELECTOR);
  CHECK_GIVES_NOTHING(&result, mf_send_super(target, table, selector_of("fail()"), signature_of("q@:"), NULL, &result, NULL),
                      MF_UNRECOGNIZED_SELECTOR);
  const mf_method *replaced;
  CHECK_GIVES_NOTHING(&replaced, mf_table_replace(table, selector_of("fail()"), nothing.signature, &(mf_implementation){0}, &replaced, NULL),
                      MF_INVALID_ARGUMENT);

  mf_multicast *multicast = NULL;
  CHECK_EQ_INT(mf_multicast_create("all", NULL, &multicast, NULL), MF_OK);
  CHECK_GIVES_NOTHING(&result, mf_multicast_send(multicast, selector_of("fail()"), signature_of("q@:"), NULL, &result, NULL, NULL),
                      MF_UNRECOGNIZED_SELECTOR);
  set_forwarding(table, &(mf_forwarding){.signature = fails_to_tell, .forward = fail}, NULL);
  const mf_signature *signature;
  bool responds = true;
  CHECK_GIVES_NOTHING(&signature, mf_signature_for(target, selector_of("other()"), &signature, NULL), MF_FOREIGN_ERROR);
  CHECK_EQ_INT(mf_responds(target, selector_of("other()"), &responds, NULL), MF_FOREIGN_ERROR);
  CHECK(!responds);
  CHECK_EQ_INT(mf_multicast_add(multicast, target, NULL, NULL, NULL), MF_OK);
  CHECK_GIVES_NOTHING(&signature, mf_multicast_signature_for(multicast, selector_of("other()"), &signature, NULL), MF_FOREIGN_ERROR);
  responds = true;
  CHECK_EQ_INT(mf_multicast_responds(multicast, selector_of("other()"), &responds, NULL), MF_FOREIGN_ERROR);
  CHECK(!responds);
  CHECK_GIVES_NOTHING(&result, mf_multicast_send(multicast, selector_of("fail()"), signature_of("q@:"), NULL, &result, NULL, NULL),
                      MF_FOREIGN_ERROR);
  mf_multicast_destroy(multicast);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  destroy(table);
}

int main(void) {
  test_names();
  test_things();
  test_messages();
  return check_done();
}
