/* Rounds and questions without memory: every allocation fails in turn; nobody is called twice, and every error arrives once. */
#include "failing_alloc.h"
#include "multicast_cast.h"

static mf_selector note_selector;
static const mf_signature *note_signature;

/* A thread's first round makes its record; without memory nobody was called. */
static mf_multicast *first_multicast;
static creature *first_target;
static void never_each(void *context, mf_target target) {
  (void)context, (void)target;
  CHECK(false);
}
static void never_explained(void *context, mf_target target, mf_verdict verdict, const mf_signature *signature, const mf_error *error) {
  (void)context, (void)target, (void)verdict, (void)signature, (void)error;
  CHECK(false);
}
static void never_held(void *context, mf_target target, void *holder) {
  (void)holder;
  never_each(context, target);
}
static void *first_rounds(void *argument) {
  (void)argument;
  bool responds;
  failing_alloc_start(1, false);
  CHECK_EQ_INT(mf_multicast_send(first_multicast, note_selector, note_signature, NULL, NULL, NULL, NULL), MF_NO_MEMORY);
  CHECK(failing_alloc_stop());
  CHECK_EQ_INT(first_target->calls, 0);
  failing_alloc_start(1, false);
  CHECK_EQ_INT(mf_multicast_responds(first_multicast, note_selector, &responds, NULL), MF_NO_MEMORY);
  CHECK(failing_alloc_stop() && !responds);
  failing_alloc_start(1, false);
  CHECK_EQ_INT(mf_multicast_each(first_multicast, never_each, NULL, NULL), MF_NO_MEMORY);
  CHECK(failing_alloc_stop());
  failing_alloc_start(1, false);
  CHECK_EQ_INT(mf_multicast_each_held(first_multicast, never_held, NULL, NULL), MF_NO_MEMORY);
  CHECK(failing_alloc_stop());
  failing_alloc_start(1, false);
  CHECK_EQ_INT(mf_multicast_visit_held(first_multicast, first_target, NULL, never_held, NULL, NULL), MF_NO_MEMORY);
  CHECK(failing_alloc_stop());
  failing_alloc_start(1, false);
  CHECK_EQ_INT(mf_multicast_explain(first_multicast, note_selector, NULL, never_explained, NULL, NULL), MF_NO_MEMORY);
  CHECK(failing_alloc_stop());
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK); /* needs none */
  CHECK_EQ_INT(mf_multicast_send(first_multicast, note_selector, note_signature, NULL, NULL, NULL, NULL), MF_OK);
  CHECK_EQ_INT(first_target->calls, 1);
  return NULL;
}

static void test_first_round(void) {
  first_multicast = multicast_of("first", NULL);
  first_target = creature_new('F');
  CHECK_EQ_INT(add_plainly(first_multicast, creatures, first_target), MF_OK);
  pthread_t thread; /* this thread's record is taken, so another one is needed */
  pthread_create(&thread, NULL, first_rounds, NULL);
  pthread_join(thread, NULL);
  CHECK_HEARD("F");
  mf_multicast_destroy(first_multicast);
  creature_release(first_target);
  check_all_gone();
}

/* Several failures without room for all of them: the status is one of theirs, none is freed twice, each payload goes once. */
static void test_collected_errors(void) {
  mf_multicast *multicast = multicast_of("errors", NULL);
  creature *all[10];
  for (int i = 0; i < 10; i++) {
    all[i] = creature_new('0' + i);
    all[i]->fails = i == 4 ? MF_OK : MF_FOREIGN_ERROR;
    CHECK_EQ_INT(add_plainly(multicast, creatures, all[i]), MF_OK);
  }
  for (int i = 0; i < 2; i++) (void)mf_multicast_send(multicast, note_selector, note_signature, NULL, NULL, NULL, NULL); /* plans */
  heard[0] = 0;
  bool more = true;
  for (long n = 1; more; n++)
    for (int later = 0; later < 2; later++) {
      mf_error error = MF_ERROR_INIT;
      long live = failing_alloc_live();
      payloads_released = 0;
      failing_alloc_start(n, later);
      mf_status status = mf_multicast_send(multicast, note_selector, note_signature, NULL, NULL, NULL, &error);
      more = failing_alloc_stop();
      CHECK_HEARD("0123456789");
      CHECK(status == MF_MULTIPLE_ERRORS || status == MF_FOREIGN_ERROR);
      CHECK_EQ_INT(error.status, status);
      if (!more) CHECK_EQ_INT(error.cause_count, 9);
      CHECK(error.payload || error.cause_count);
      mf_error_clear(&error);
      CHECK_EQ_INT(payloads_released, 9);
      CHECK_EQ_INT(failing_alloc_live(), live);
    }
  mf_multicast_destroy(multicast);
  for (int i = 0; i < 10; i++) creature_release(all[i]);
  check_all_gone();
}

/* The round in which a plan would be made does without one, and the next one tries again. */
static void test_plans(void) {
  mf_multicast *multicast = multicast_of("planned", NULL);
  creature *all[4];
  for (int i = 0; i < 4; i++) {
    all[i] = creature_new('0' + i);
    CHECK_EQ_INT(add_plainly(multicast, creatures, all[i]), MF_OK);
  }
  bool more = true;
  for (long n = 1; more; n++) {
    CHECK_EQ_INT(mf_multicast_remove(multicast, all[n % 4], NULL), MF_OK);
    CHECK_EQ_INT(add_plainly(multicast, creatures, all[n % 4]), MF_OK);
    failing_alloc_start(n, false);
    for (int i = 0; i < 3; i++) {
      heard[0] = 0;
      CHECK_EQ_INT(mf_multicast_send(multicast, note_selector, note_signature, NULL, NULL, NULL, NULL), MF_OK);
      CHECK_EQ_INT(strlen(heard), 4);
    }
    more = failing_alloc_stop();
  }
  heard[0] = 0;
  mf_multicast_destroy(multicast);
  for (int i = 0; i < 4; i++) creature_release(all[i]);
  check_all_gone();
}

/* Frames and results that do not fit on the stack. */
typedef struct big {
  int64_t words[40];
} big;
static big echo(void *self, mf_selector selector, big value) {
  hear(self);
  (void)selector;
  value.words[39]++;
  return value;
}
static void ignore(void *context, mf_target target, mf_status status, const void *result, mf_error *error) {
  (void)context, (void)target, (void)status, (void)error;
  if (result) CHECK_EQ_INT(((const big *)result)->words[39], 8);
}

static void test_big(void) {
  mf_selector selector = selector_of("echo(_:)");
  const mf_signature *signature = signature_of("{b=[40q]}@:{b=[40q]}");
  add(mutes, "echo(_:)", "{b=[40q]}@:{b=[40q]}", NATIVE(echo));
  mf_multicast *multicast = multicast_of("big", NULL);
  creature *a = creature_new('a'), *b = creature_new('b');
  CHECK_EQ_INT(add_plainly(multicast, mutes, a), MF_OK);
  CHECK_EQ_INT(add_plainly(multicast, mutes, b), MF_OK);
  static big frame = {.words[39] = 7};
  mf_delivery shown = {.visitor = ignore}, first = {.choice = MF_RESULT_FIRST};
  const mf_delivery *deliveries[] = {NULL, &first, &shown};
  for (int i = 0; i < 2; i++) CHECK_EQ_INT(mf_multicast_send(multicast, selector, signature, &frame, NULL, NULL, NULL), MF_OK);
  for (int d = 0; d < 3; d++)
    for (int with_place = 0; with_place < 2; with_place++) {
      big result;
      bool more = true;
      for (long n = 1; more; n++) {
        memset(&result, 0xee, sizeof result);
        long live = failing_alloc_live();
        failing_alloc_start(n, false);
        mf_status status =
            mf_multicast_send(multicast, selector, signature, &frame, with_place ? &result : NULL, deliveries[d], NULL);
        more = failing_alloc_stop();
        /* What fails for one target is seen by the visitor, not by the sender; but for the place of all results. */
        if (d < 2 || n == 1) CHECK_EQ_INT(status, more ? MF_NO_MEMORY : MF_OK);
        if (with_place) CHECK_EQ_INT(result.words[39], status || d == 2 ? 0 : 8);
        CHECK_EQ_INT(failing_alloc_live(), live);
      }
    }
  heard[0] = 0;
  mf_multicast_destroy(multicast);
  creature_release(a);
  creature_release(b);
  check_all_gone();
}

/* What cannot be remembered is found out again. */
static void test_questions(void) {
  mf_multicast *multicast = multicast_of("questions", NULL), *nested = multicast_of("nested", NULL);
  creature *a = creature_new('a');
  CHECK_EQ_INT(add_plainly(multicast, mf_multicast_target(nested).table, nested), MF_OK);
  CHECK_EQ_INT(add_weakly(nested, creatures, a), MF_OK);
  for (int i = 0; i < 20; i++) {
    char name[16];
    snprintf(name, sizeof name, i % 2 ? "note()" : "absent%d()", i);
    mf_selector selector = selector_of(name);
    bool responds = false;
    const mf_signature *signature = NULL;
    failing_alloc_start(1, true);
    CHECK_EQ_INT(mf_multicast_responds(multicast, selector, &responds, NULL), MF_OK);
    CHECK_EQ_INT(mf_multicast_signature_for(multicast, selector, &signature, NULL), MF_OK);
    failing_alloc_stop();
    CHECK_EQ_INT(responds, i % 2);
    CHECK_EQ_PTR(signature, i % 2 ? note_signature : NULL);
    CHECK_EQ_INT(mf_multicast_responds(multicast, selector, &responds, NULL), MF_OK);
    CHECK_EQ_INT(responds, i % 2);
  }
  /* A loop is a loop also without room for its path. */
  CHECK_EQ_INT(add_plainly(nested, mf_multicast_target(multicast).table, multicast), MF_OK);
  mf_error error = MF_ERROR_INIT;
  failing_alloc_start(1, true);
  CHECK_EQ_INT(mf_multicast_send(multicast, note_selector, note_signature, NULL, NULL, NULL, &error), MF_FORWARDING_LOOP);
  failing_alloc_stop();
  CHECK_EQ_PTR(error.subject, NULL);
  CHECK_EQ_PTR(error.selector, note_selector);
  mf_error_clear(&error);
  heard[0] = 0;
  mf_multicast_destroy(multicast);
  mf_multicast_destroy(nested);
  creature_release(a);
  check_all_gone();
}

int main(void) {
  begin_tables();
  note_selector = selector_of("note()");
  note_signature = signature_of("v@:");
  (void)signature_of("q@:");
  test_first_round();
  test_collected_errors();
  test_plans();
  test_big();
  test_questions();
  end_tables();
  return check_done();
}
