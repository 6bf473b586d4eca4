/* Forwarding: the steps in their order, for sends, questions and super; hooks that fail, are inherited and replaced. */
#include "forwarding_kit.h"

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

int main(void) {
  test_order();
  test_own_signature();
  test_failing_hooks();
  test_inherited_hooks();
  test_super_to_missing();
  test_questions();
  return check_done();
}
