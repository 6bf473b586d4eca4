/* What the tests of forwarding share: the message q@:q with 10, and hooks that write down that they were asked. */
#ifndef FORWARDING_KIT_H
#define FORWARDING_KIT_H

#include "core_kit.h"

UNUSED static long plus_one(void *self, mf_selector selector, long n) { return (void)self, (void)selector, n + 1; }
UNUSED static long plus_two(void *self, mf_selector selector, long n) { return (void)self, (void)selector, n + 2; }

static const char encoding[] = "q@:q";

/* What a send of the long 10 gives, and its status. */
UNUSED static mf_status send_ten(mf_target target, const char *name, long *result) {
  long ten = 10;
  *result = -1;
  return mf_send(target, selector_of(name), signature_of(encoding), &ten, result, NULL);
}

UNUSED static void check_sends(mf_target target, const char *name, long wanted) {
  long result;
  CHECK_EQ_INT(send_ten(target, name, &result), MF_OK);
  CHECK_EQ_INT(result, wanted);
}

UNUSED static bool does_respond(mf_target target, const char *name) {
  bool responds = false;
  CHECK_EQ_INT(mf_responds(target, selector_of(name), &responds, NULL), MF_OK);
  return responds;
}

UNUSED static const mf_signature *found_signature(mf_target target, const char *name) {
  const mf_signature *signature = NULL;
  CHECK_EQ_INT(mf_signature_for(target, selector_of(name), &signature, NULL), MF_OK);
  return signature;
}

/* Hooks that write down that they were asked, and answer as they are told. */
typedef struct diary {
  char steps[64];
  bool adds, says_added, takes, refuses_signature, answers_to_question;
  mf_target other;
  const mf_signature *own;
} diary;

UNUSED static void note(diary *d, char step) { d->steps[strlen(d->steps)] = step; }

UNUSED static bool resolve(void *context, mf_table *table, mf_selector selector) {
  diary *d = context;
  note(d, 'r');
  if (d->adds) {
    mf_implementation implementation = NATIVE(plus_one);
    mf_table_add(table, selector, signature_of(encoding), &implementation, NULL);
  }
  return d->says_added;
}

UNUSED static bool other_target(void *context, void *object, mf_selector selector, mf_target *target) {
  diary *d = context;
  (void)object, (void)selector;
  note(d, 't');
  CHECK(!target->object && !target->table);
  *target = d->other;
  return d->other.table != NULL;
}

UNUSED static mf_status own_signature(void *context, void *object, mf_selector selector, const mf_signature **signature, mf_error *error) {
  diary *d = context;
  (void)object, (void)selector, (void)error;
  note(d, *signature ? 's' : 'q');
  if (d->own) *signature = d->own;
  if (d->refuses_signature) *signature = NULL;
  return MF_OK;
}

UNUSED static mf_status forward(void *context, mf_call *call) {
  diary *d = context;
  note(d, 'f');
  if (d->takes) *(long *)mf_call_result(call) = *(const long *)mf_call_frame(call) * 100;
  return MF_OK;
}

UNUSED static mf_status unrecognized(void *context, mf_call *call) {
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

#endif
