/* Multicasts without memory: every allocation of a change fails in turn, and nothing is lost or leaked. Removing needs none, and what
   was removed is let go of all the same. */
#include "failing_alloc.h"
#include "multicast_cast.h"

static mf_selector note_selector;
static const mf_signature *note_signature;

static void test_create(void) {
  mf_multicast *multicast = NULL;
  /* The table of multicasts with these ops is made with the first one, and stays. */
  FAIL_EACH_ALLOCATION_COLD(mf_multicast_create("first", &counted_ops, &multicast, NULL), mf_multicast_destroy(multicast));
  FAIL_EACH_ALLOCATION(mf_multicast_create("second", &counted_ops, &multicast, NULL), mf_multicast_destroy(multicast));
  failing_alloc_start(1, true);
  CHECK_EQ_INT(mf_multicast_create("third", NULL, &multicast, NULL), MF_NO_MEMORY);
  CHECK(failing_alloc_stop());
  CHECK_EQ_PTR(multicast, NULL);
}

/* Enough of them for the list and its index to grow a few times. A failure takes neither the holder nor a reference to the table. */
static void test_add(void) {
  mf_multicast *multicast = multicast_of("add", NULL);
  creature *all[60];
  CHECK_EQ_INT(mf_multicast_count(multicast), 0);
  CHECK(!mf_multicast_contains(multicast, NULL)); /* a visit: this thread's record is made now, and stays */
  for (int i = 0; i < 60; i++) {
    all[i] = creature_new('a');
    all[i]->answer = i;
    uint64_t generation = mf_multicast_generation(multicast);
    long disposed = holders_disposed;
    FAIL_EACH_ALLOCATION(add_weakly(multicast, creatures, all[i]), (void)0);
    CHECK_EQ_INT(mf_multicast_generation(multicast), generation + 1);
    CHECK_EQ_INT(mf_multicast_count(multicast), i + 1);
    CHECK_EQ_INT(holders_disposed, disposed);
  }
  /* Elsewhere than at the end; the last of each kind is taken out again. */
  creature *more = creature_new('m');
  for (int placement = MF_AT_START; placement <= MF_AFTER; placement++) {
    FAIL_EACH_ALLOCATION(insert_weakly(multicast, creatures, more, (mf_placement)placement, all[30]), (void)0);
    CHECK_EQ_INT(mf_multicast_remove(multicast, more, NULL), MF_OK);
    CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  }
  /* A dead one at the same address has left, whether its follower could come or not. */
  CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_OK);
  CHECK_EQ_INT(strlen(heard), 60);
  heard[0] = 0;
  mf_multicast_destroy(multicast);
  for (int i = 0; i < 60; i++) creature_release(all[i]);
  creature_release(more);
  check_all_gone();
}

/* The first makes the place for it. A failure leaves the main target that there was. */
static void test_main(void) {
  mf_multicast *multicast = multicast_of("main", NULL);
  creature *all[3];
  CHECK(!mf_multicast_contains(multicast, NULL));
  for (int i = 0; i < 3; i++) {
    all[i] = creature_new('a' + i);
    failing_alloc_start(1, true);
    CHECK_EQ_INT(set_main_weakly(multicast, creatures, all[i], MF_MAIN_LAST), MF_NO_MEMORY);
    CHECK(failing_alloc_stop());
    CHECK_EQ_INT(mf_multicast_count(multicast), i != 0);
    if (i) CHECK(mf_multicast_is_main(multicast, all[i - 1]));
    if (i) FAIL_EACH_ALLOCATION(set_main_weakly(multicast, creatures, all[i], MF_MAIN_LAST), (void)0);
    else FAIL_EACH_ALLOCATION_COLD(set_main_weakly(multicast, creatures, all[i], MF_MAIN_LAST), (void)0);
    CHECK(mf_multicast_is_main(multicast, all[i]));
    CHECK_EQ_INT(mf_multicast_count(multicast), 1);
  }
  mf_multicast_destroy(multicast);
  for (int i = 0; i < 3; i++) creature_release(all[i]);
  check_all_gone();
}

/* A choice that could not be kept is not made; the others stay. */
static void test_choice(void) {
  mf_multicast *multicast = multicast_of("choice", NULL);
  char name[] = "choose?()";
  for (int i = 0; i < 26; i++) {
    name[6] = (char)('a' + i);
    mf_selector selector = selector_of(name);
    FAIL_EACH_ALLOCATION(mf_multicast_set_choice(multicast, selector, MF_RESULT_FIRST, NULL), (void)0);
    for (int k = 0; k < 26; k++) {
      name[6] = (char)('a' + k);
      CHECK_EQ_INT(mf_multicast_choice(multicast, selector_of(name)), k <= i ? MF_RESULT_FIRST : MF_RESULT_DEFAULT);
    }
  }
  mf_multicast_destroy(multicast);
}

static void test_removing_needs_none(void) {
  mf_multicast *multicast = multicast_of("remove", NULL);
  creature *all[100];
  for (int i = 0; i < 100; i++) {
    all[i] = creature_new('a');
    CHECK_EQ_INT(i % 2 ? add_weakly(multicast, creatures, all[i]) : add_strongly(multicast, creatures, all[i]), MF_OK);
  }
  for (int i = 0; i < 100; i++) creature_release(all[i]); /* not before: a new one would take a dead one's address, and its place */
  CHECK_EQ_INT(creatures_alive, 50);
  holders_disposed = 0;
  failing_alloc_start(1, true);
  for (int i = 0; i < 80; i += 2) {
    CHECK_EQ_INT(mf_multicast_remove(multicast, all[i], NULL), MF_OK);
    CHECK_EQ_INT(creatures_alive, 50 - i / 2 - 1); /* at once */
  }
  CHECK_EQ_INT(mf_multicast_count(multicast), 10); /* and the dead ones are reclaimed */
  CHECK_EQ_INT(holders_disposed, 90);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  mf_multicast_remove_all(multicast);
  CHECK_EQ_INT(holders_disposed, 100);
  CHECK_EQ_INT(creatures_alive, 0);
  CHECK_EQ_INT(mf_multicast_remove(multicast, all[0], NULL), MF_NOT_FOUND);
  CHECK(failing_alloc_stop()); /* it was tried to tidy up */
  mf_multicast_destroy(multicast);
  check_all_gone();
}

static mf_multicast *busy;
static void remove_within(creature *self) {
  failing_alloc_start(1, true);
  CHECK_EQ_INT(mf_multicast_remove(busy, self, NULL), MF_OK);
  CHECK_EQ_INT(creatures_alive, 2);
}

/* Within a round, too: what was removed then goes with the round. */
static void test_removing_within_a_round(void) {
  busy = multicast_of("busy", NULL);
  creature *a = creature_new('A'), *b = creature_new('B');
  a->on_call = remove_within;
  CHECK_EQ_INT(add_strongly(busy, creatures, a), MF_OK);
  CHECK_EQ_INT(add_strongly(busy, creatures, b), MF_OK);
  creature_release(a);
  creature_release(b);
  CHECK_EQ_INT(mf_multicast_send(busy, note_selector, note_signature, NULL, NULL, NULL, NULL), MF_OK);
  failing_alloc_stop();
  CHECK_HEARD("AB");
  CHECK_EQ_INT(creatures_alive, 1);
  failing_alloc_start(1, true);
  mf_multicast_destroy(busy);
  failing_alloc_stop();
  check_all_gone();
}

int main(void) {
  begin_tables();
  note_selector = selector_of("note()");
  note_signature = signature_of("v@:");
  (void)signature_of("q@:");
  test_create();
  test_add();
  test_main();
  test_choice();
  test_removing_needs_none();
  test_removing_within_a_round();
  end_tables();
  return check_done();
}
