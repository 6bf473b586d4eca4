/* What is said of those that do not respond, do not agree or are gone, and what a multicast refuses. */
#include "multicast_cast.h"

static void test_nobody_responds(void) {
  mf_multicast *multicast = multicast_of("audience", NULL);
  creature *a = creature_new('A');
  int64_t result = 99;
  for (int i = 0; i < 2; i++) { /* empty, then with one that does not respond */
    CHECK_FAILS(mf_multicast_send(multicast, selector_of("vanish(_:)"), signature_of("q@:"), NULL, &result, NULL, &error),
                MF_UNRECOGNIZED_SELECTOR, "unrecognized selector: vanish(_:) sent to audience");
    CHECK_EQ_INT(result, 0);
    mf_error error = MF_ERROR_INIT;
    CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("vanish(_:)"), signature_of("v@:"), NULL, NULL, NULL, &error),
                 MF_UNRECOGNIZED_SELECTOR);
    CHECK_EQ_PTR(error.selector, selector_of("vanish(_:)"));
    CHECK_EQ_PTR(error.object, multicast);
    mf_error_clear(&error);
    size_t responders = 99;
    mf_delivery optional = {.optional = true, .responder_count = &responders};
    result = 99;
    CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("answer()"), signature_of("q@:"), NULL, &result,
                                   i ? NULL : &optional, NULL), MF_OK);
    CHECK_EQ_INT(result, i ? 5 : 0);
    if (!i) CHECK_EQ_INT(responders, 0);
    a->answer = 5;
    if (!i) CHECK_EQ_INT(add_weakly(multicast, creatures, a), MF_OK);
  }
  heard[0] = 0;
  /* Those that do not respond are skipped. */
  int mute;
  CHECK_EQ_INT(mf_multicast_insert(multicast, (mf_target){&mute, mutes}, NULL, NULL, MF_AT_START, NULL, NULL), MF_OK);
  CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_OK);
  CHECK_HEARD("A");
  mf_multicast_destroy(multicast);
  creature_release(a);
  check_all_gone();
}

static void test_mismatch(void) {
  mf_multicast *multicast = multicast_of("types", NULL);
  creature *a = creature_new('A'), *b = creature_new('B'), *c = creature_new('C');
  CHECK_EQ_INT(add_weakly(multicast, doubles, a), MF_OK);
  CHECK_EQ_INT(add_weakly(multicast, creatures, b), MF_OK);
  CHECK_EQ_INT(add_weakly(multicast, creatures, c), MF_OK);
  int64_t seven = 7;
  mf_error error = MF_ERROR_INIT;
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("take(_:)"), signature_of("v@:q"), &seven, NULL, NULL, &error),
               MF_SIGNATURE_MISMATCH);
  CHECK_EQ_INT(error.argument, 0);
  CHECK_EQ_STR(error.expected, "q");
  CHECK_EQ_STR(error.got, "d");
  CHECK_EQ_PTR(error.object, a);
  CHECK_EQ_STR(error.subject, "Double");
  mf_error_clear(&error);
  CHECK_HEARD("BC"); /* after the others were called */
  mf_delivery skipping = {.skips_mismatched = true};
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("take(_:)"), signature_of("v@:q"), &seven, NULL, &skipping, NULL), MF_OK);
  CHECK_HEARD("BC");
  double value = 7.5;
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("take(_:)"), signature_of("v@:d"), &value, NULL, NULL, &error),
               MF_MULTIPLE_ERRORS);
  CHECK_EQ_INT(error.cause_count, 2);
  mf_error_clear(&error);
  CHECK_HEARD("A");
  /* All are skipped: that is as if nobody responded. */
  float other = 0;
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("take(_:)"), signature_of("v@:f"), &other, NULL, &skipping, NULL),
               MF_UNRECOGNIZED_SELECTOR);
  mf_multicast_destroy(multicast);
  creature_release(a);
  creature_release(b);
  creature_release(c);
  check_all_gone();
}

typedef struct verdicts {
  char text[64];
  void *gone;
} verdicts;

static void note_verdict(void *context, mf_target target, mf_verdict verdict, const mf_signature *signature, const mf_error *error) {
  verdicts *all = context;
  size_t at = strlen(all->text);
  all->text[at] = "CFSMLG"[verdict];
  if (verdict == MF_IS_GONE) all->gone = target.object;
  CHECK_EQ_INT(error != NULL, verdict == MF_WOULD_MISMATCH || verdict == MF_WOULD_LOOP);
  CHECK_EQ_INT(signature != NULL, verdict == MF_WOULD_CALL || verdict == MF_WOULD_FORWARD || verdict == MF_WOULD_MISMATCH);
  if (verdict == MF_WOULD_MISMATCH) CHECK_EQ_STR(mf_signature_encoding(signature), "v@:d");
  if (verdict == MF_WOULD_LOOP) CHECK_EQ_STR(error->subject, "A > B > A");
}

static void test_explain(void) {
  mf_multicast *a = multicast_of("A", NULL), *b = multicast_of("B", NULL), *c = multicast_of("C", NULL);
  creature *has = creature_new('H'), *gone = creature_new('G'), *mute = creature_new('M'), *differs = creature_new('D');
  CHECK_EQ_INT(add_weakly(a, creatures, has), MF_OK);
  CHECK_EQ_INT(add_weakly(a, creatures, gone), MF_OK);
  CHECK_EQ_INT(add_weakly(a, mutes, mute), MF_OK);
  CHECK_EQ_INT(add_weakly(a, doubles, differs), MF_OK);
  CHECK_EQ_INT(add_weakly(c, creatures, has), MF_OK);
  CHECK_EQ_INT(add_plainly(a, mf_multicast_target(c).table, c), MF_OK);
  CHECK_EQ_INT(add_plainly(a, mf_multicast_target(b).table, b), MF_OK);
  CHECK_EQ_INT(add_plainly(b, mf_multicast_target(a).table, a), MF_OK);
  void *address = gone;
  creature_release(gone);
  mf_selector take = selector_of("take(_:)");
  for (int look = 0; look < 2; look++) { /* looking reclaims nothing */
    verdicts all = {0};
    CHECK_EQ_INT(mf_multicast_explain(a, take, signature_of("v@:q"), note_verdict, &all, NULL), MF_OK);
    CHECK_EQ_STR(all.text, "CGSMFL");
    CHECK_EQ_PTR(all.gone, address);
  }
  verdicts all = {0};
  CHECK_EQ_INT(mf_multicast_explain(a, take, NULL, note_verdict, &all, NULL), MF_OK);
  CHECK_EQ_STR(all.text, "CGSCFL");
  CHECK_EQ_INT(mf_multicast_count(a), 5);
  CHECK_HEARD("");
  mf_multicast_destroy(a);
  mf_multicast_destroy(b);
  mf_multicast_destroy(c);
  creature_release(has);
  creature_release(mute);
  creature_release(differs);
  check_all_gone();
}

static void test_refused(void) {
  mf_multicast *multicast = (mf_multicast *)&creatures;
  CHECK_EQ_INT(mf_multicast_create(NULL, NULL, &multicast, NULL), MF_INVALID_ARGUMENT);
  CHECK_EQ_PTR(multicast, NULL);
  CHECK_EQ_INT(mf_multicast_create("", NULL, &multicast, NULL), MF_INVALID_ARGUMENT);
  CHECK_EQ_INT(mf_multicast_create("x", NULL, NULL, NULL), MF_INVALID_ARGUMENT);
  mf_multicast_destroy(NULL);
}

int main(void) {
  begin_tables();
  test_nobody_responds();
  test_mismatch();
  test_explain();
  test_refused();
  end_tables();
  return check_done();
}
