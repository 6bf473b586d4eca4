/* The main target, which is called behind all others, and may be the only one that is asked for results. */
#include "multicast_main_kit.h"

static void test_is_last(void) {
  begin(MF_MAIN_LAST);
  for (int i = 0; i < 3; i++) { /* with a dispatch plan for the others, too */
    CHECK_EQ_INT(note_all(), MF_OK);
    CHECK_HEARD("abcm");
    CHECK_EQ_INT(tell(multicast, "nativeNote()", NULL), MF_OK);
    CHECK_HEARD("abcm");
  }
  CHECK_EQ_INT(ask(NULL, MF_OK), 4);
  CHECK_EQ_INT(ask(&(mf_delivery){.choice = MF_RESULT_FIRST}, MF_OK), 1);
  CHECK_HEARD("abcmabcm");
  CHECK_EQ_STR(explained("answer()", NULL), "aCbCcCmC");
  CHECK_EQ_INT(mf_multicast_count(multicast), 4);
  CHECK(mf_multicast_contains(multicast, all[3]) && mf_multicast_is_main(multicast, all[3]));
  CHECK(!mf_multicast_is_main(multicast, all[0]) && !mf_multicast_is_main(multicast, NULL));
  end();
}

static void test_is_asked_alone_for_results(void) {
  begin(MF_MAIN_ALONE_FOR_RESULTS);
  CHECK_EQ_INT(ask(NULL, MF_OK), 4);
  CHECK_EQ_INT(ask(&(mf_delivery){.choice = MF_RESULT_FIRST}, MF_OK), 4);
  CHECK_HEARD("mm");
  CHECK_EQ_STR(explained("answer()", NULL), "aPbPcPmC");
  CHECK_EQ_INT(note_all(), MF_OK); /* no result: all hear it */
  CHECK_HEARD("abcm");
  CHECK_EQ_STR(explained("note()", NULL), "aCbCcCmC");
  /* Its failure is its answer. */
  all[3]->fails = MF_FOREIGN_ERROR;
  CHECK_EQ_INT(ask(NULL, MF_FOREIGN_ERROR), 0);
  CHECK_HEARD("m");
  /* Gone, the others answer. */
  creature_release(all[3]);
  all[3] = NULL;
  CHECK_EQ_STR(explained("answer()", NULL), "aCbCcC-G");
  CHECK_EQ_INT(ask(NULL, MF_OK), 3);
  CHECK_HEARD("abc");
  CHECK_EQ_INT(mf_multicast_count(multicast), 3);
  end();
}

/* One that does not respond is no obstacle; its signature counts where it is asked alone. */
static void test_that_does_not_respond(void) {
  begin(MF_MAIN_LAST);
  creature *mute = creature_new('x'), *doubter = creature_new('d');
  const mf_signature *found;
  bool responds;
  CHECK_EQ_INT(set_main_weakly(multicast, mutes, mute, MF_MAIN_ALONE_FOR_RESULTS), MF_OK);
  CHECK(!mf_multicast_contains(multicast, all[3])); /* it was replaced */
  CHECK_EQ_INT(ask(NULL, MF_OK), 3);
  CHECK_HEARD("abc");
  CHECK_EQ_STR(explained("answer()", NULL), "aCbCcCxS");
  mf_multicast_remove_all(multicast);
  CHECK_EQ_INT(mf_multicast_count(multicast), 0);
  CHECK_EQ_INT(mf_multicast_responds(multicast, selector_of("take(_:)"), &responds, NULL), MF_OK);
  CHECK(!responds);
  /* Alone in it, and then beside one with another signature. */
  CHECK_EQ_INT(set_main_weakly(multicast, doubles, doubter, MF_MAIN_LAST), MF_OK);
  CHECK_EQ_INT(mf_multicast_responds(multicast, selector_of("take(_:)"), &responds, NULL), MF_OK);
  CHECK(responds);
  CHECK_EQ_INT(mf_multicast_signature_for(multicast, selector_of("take(_:)"), &found, NULL), MF_OK);
  CHECK_EQ_PTR(found, signature_of("v@:d"));
  CHECK_EQ_INT(add_weakly(multicast, creatures, all[0]), MF_OK);
  CHECK_EQ_INT(mf_multicast_signature_for(multicast, selector_of("take(_:)"), &found, NULL), MF_OK);
  CHECK_EQ_PTR(found, signature_of("v@:q"));
  int64_t seven = 7;
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("take(_:)"), signature_of("v@:q"), &seven, NULL, NULL, NULL),
               MF_SIGNATURE_MISMATCH);
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("take(_:)"), signature_of("v@:q"), &seven, NULL,
                                 &(mf_delivery){.skips_mismatched = true}, NULL), MF_OK);
  CHECK_HEARD("aa");
  creature_release(mute);
  creature_release(doubter);
  end();
}

static void test_signature_where_asked_alone(void) {
  begin(MF_MAIN_ALONE_FOR_RESULTS);
  mf_table *table = table_of("Real", NULL, &counted_ops);
  add(table, "answer()", "d@:", HANDLED(note));
  add(table, "note()", "v@:", HANDLED(note));
  const mf_signature *found;
  creature *real = creature_new('r');
  CHECK_EQ_INT(set_main_weakly(multicast, table, real, MF_MAIN_ALONE_FOR_RESULTS), MF_OK);
  CHECK_EQ_INT(mf_multicast_signature_for(multicast, selector_of("answer()"), &found, NULL), MF_OK);
  CHECK_EQ_PTR(found, signature_of("d@:"));
  CHECK_EQ_STR(explained("answer()", "q@:"), "aPbPcPrM");
  CHECK_EQ_INT(ask(NULL, MF_SIGNATURE_MISMATCH), 0);
  CHECK_HEARD("");
  CHECK_EQ_INT(mf_multicast_signature_for(multicast, selector_of("note()"), &found, NULL), MF_OK);
  CHECK_EQ_PTR(found, signature_of("v@:"));
  CHECK_EQ_INT(mf_multicast_remove(multicast, real, NULL), MF_OK);
  CHECK_EQ_INT(mf_multicast_signature_for(multicast, selector_of("answer()"), &found, NULL), MF_OK);
  CHECK_EQ_PTR(found, signature_of("q@:"));
  creature_release(real);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  destroy(table);
  end();
}

static mf_status always_responds(void *context, void *self, mf_selector selector, bool *responds, mf_error *error) {
  (void)context, (void)self, (void)selector, (void)error;
  *responds = true;
  return MF_OK;
}

static mf_status answer_ten(void *context, mf_call *call) {
  (void)context;
  *(int64_t *)mf_call_result(call) = 10;
  return MF_OK;
}

/* One that forwards what it does not know the types of is asked alone for what the sender states. */
static void test_forwarder_that_knows_no_types(void) {
  begin(MF_MAIN_LAST);
  mf_table *table = table_of("Forwarder", NULL, &counted_ops);
  CHECK_EQ_INT(mf_table_set_forwarding(table, &(mf_forwarding){.forward = answer_ten, .responds = always_responds}, NULL, NULL, NULL),
               MF_OK);
  creature *forwarder = creature_new('f');
  CHECK_EQ_INT(set_main_weakly(multicast, table, forwarder, MF_MAIN_ALONE_FOR_RESULTS), MF_OK);
  CHECK_EQ_INT(ask(NULL, MF_OK), 10);
  CHECK_HEARD("");
  CHECK_EQ_STR(explained("answer()", "q@:"), "aPbPcPfF");
  CHECK_EQ_STR(explained("answer()", NULL), "aCbCcCfF");
  CHECK_EQ_STR(explained("note()", "v@:"), "aCbCcCfF");
  CHECK_EQ_INT(mf_multicast_remove(multicast, forwarder, NULL), MF_OK);
  creature_release(forwarder);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  destroy(table);
  end();
}

static void test_one_object_is_one_target(void) {
  begin(MF_MAIN_LAST);
  uint64_t generation = mf_multicast_generation(multicast);
  CHECK_EQ_INT(add_weakly(multicast, creatures, all[3]), MF_DUPLICATE);
  CHECK_EQ_INT(insert_weakly(multicast, creatures, all[3], MF_AT_START, NULL), MF_DUPLICATE);
  CHECK_EQ_INT(set_main_weakly(multicast, creatures, all[3], MF_MAIN_LAST), MF_DUPLICATE);
  CHECK_EQ_INT(mf_multicast_generation(multicast), generation);
  /* It takes the role all the same. */
  CHECK_EQ_INT(set_main_weakly(multicast, creatures, all[3], MF_MAIN_ALONE_FOR_RESULTS), MF_DUPLICATE);
  CHECK_EQ_INT(ask(NULL, MF_OK), 4);
  CHECK_HEARD("m");
  /* One from among the others moves. */
  CHECK_EQ_INT(set_main_weakly(multicast, creatures, all[0], MF_MAIN_LAST), MF_OK);
  CHECK(mf_multicast_generation(multicast) > generation);
  CHECK_EQ_INT(mf_multicast_count(multicast), 3);
  CHECK_EQ_INT(note_all(), MF_OK);
  CHECK_HEARD("bca");
  /* It is no neighbour. */
  CHECK_FAILS(mf_multicast_insert(multicast, (mf_target){all[3], creatures}, NULL, NULL, MF_BEFORE, all[0], &error), MF_NOT_FOUND,
              "not found: cast, the object next to which the target should go is not in it");
  CHECK_EQ_INT(mf_multicast_remove(multicast, all[0], NULL), MF_OK);
  CHECK_EQ_INT(mf_multicast_remove(multicast, all[0], NULL), MF_NOT_FOUND);
  CHECK_EQ_INT(note_all(), MF_OK);
  CHECK_HEARD("bc");
  CHECK_EQ_INT(add_weakly(multicast, creatures, all[0]), MF_OK);
  CHECK_EQ_INT(note_all(), MF_OK);
  CHECK_HEARD("bca");
  end();
}

static void test_refusals(void) {
  begin(MF_MAIN_LAST);
  mf_target self = mf_multicast_target(multicast), nobody = {all[0], NULL};
  CHECK_FAILS(mf_multicast_set_main(multicast, self, MF_MAIN_LAST, NULL, NULL, &error), MF_FORWARDING_LOOP,
              "forwarding loop: cast, a multicast cannot be a target of itself");
  CHECK_FAILS(mf_multicast_set_main(multicast, nobody, MF_MAIN_LAST, NULL, NULL, &error), MF_INVALID_ARGUMENT,
              "invalid argument: cast, the nil target cannot be added");
  CHECK_FAILS(mf_multicast_set_main(multicast, (mf_target){all[0], creatures}, (mf_main_role)2, NULL, NULL, &error),
              MF_INVALID_ARGUMENT, "invalid argument: cast, there is no such role of a main target");
  CHECK_FAILS(mf_multicast_insert(multicast, (mf_target){all[0], creatures}, NULL, NULL, (mf_placement)4, NULL, &error),
              MF_INVALID_ARGUMENT, "invalid argument: cast, there is no such place among the targets");
  CHECK_EQ_INT(note_all(), MF_OK);
  CHECK_HEARD("abcm");
  end();
}

int main(void) {
  begin_tables();
  test_is_last();
  test_is_asked_alone_for_results();
  test_that_does_not_respond();
  test_signature_where_asked_alone();
  test_forwarder_that_knows_no_types();
  test_one_object_is_one_target();
  test_refusals();
  end_tables();
  return check_done();
}
