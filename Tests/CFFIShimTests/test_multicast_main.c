/* The main target, which is called behind all others, and may be the only one that is asked for results. */
#include "multicast_cast.h"

static mf_multicast *multicast;
static creature *all[4];

/* A multicast of a, b, c, and m as the main target. */
static void begin(mf_main_role role) {
  multicast = multicast_of("cast", &counted_ops);
  for (int i = 0; i < 4; i++) {
    all[i] = creature_new(i < 3 ? 'a' + i : 'm');
    all[i]->answer = i + 1;
  }
  CHECK_EQ_INT(add_weakly(multicast, creatures, all[0]), MF_OK);
  CHECK_EQ_INT(set_main_weakly(multicast, creatures, all[3], role), MF_OK);
  CHECK_EQ_INT(add_weakly(multicast, creatures, all[1]), MF_OK);
  CHECK_EQ_INT(add_weakly(multicast, creatures, all[2]), MF_OK);
}

static void end(void) {
  mf_multicast_destroy(multicast);
  multicast = NULL;
  for (int i = 0; i < 4; i++)
    if (all[i]) creature_release(all[i]);
  check_all_gone();
}

static mf_status note_all(void) { return tell(multicast, "note()", NULL); }

static int64_t ask(const mf_delivery *delivery, mf_status wanted) {
  int64_t answer = -1;
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("answer()"), signature_of("q@:"), NULL, &answer, delivery, NULL), wanted);
  return answer;
}

static char text[64];
static void write_verdict(void *context, mf_target target, mf_verdict verdict, const mf_signature *signature, const mf_error *error) {
  (void)context, (void)signature, (void)error;
  size_t length = strlen(text);
  text[length] = verdict == MF_IS_GONE ? '-' : (char)((creature *)target.object)->name;
  text[length + 1] = "CFSMLGP"[verdict];
  text[length + 2] = 0;
}

static const char *explained(const char *name, const char *encoding) {
  text[0] = 0;
  CHECK_EQ_INT(mf_multicast_explain(multicast, selector_of(name), encoding ? signature_of(encoding) : NULL, write_verdict, NULL, NULL),
               MF_OK);
  return text;
}

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

/* --- While a round is under way ----------------------------------------------------------------------------------------------------- */

static void remove_main(creature *self) {
  self->on_call = NULL;
  CHECK_EQ_INT(mf_multicast_remove(multicast, all[3], NULL), MF_OK);
}
static void replace_main(creature *self) {
  self->on_call = NULL;
  CHECK_EQ_INT(set_main_weakly(multicast, creatures, all[2], MF_MAIN_LAST), MF_OK); /* and c moves */
}
static void kill_main(creature *self) {
  self->on_call = NULL;
  creature *main = all[3];
  all[3] = NULL;
  creature_release(main);
}
static void destroy_all(creature *self) {
  (void)self;
  mf_multicast *gone = multicast;
  multicast = NULL;
  mf_multicast_destroy(gone);
}

static void test_removed_in_a_round(void) {
  begin(MF_MAIN_LAST);
  all[0]->on_call = remove_main;
  CHECK_EQ_INT(note_all(), MF_OK);
  CHECK_HEARD("abc");
  end();

  begin(MF_MAIN_LAST);
  all[3]->on_call = remove_main; /* itself */
  CHECK_EQ_INT(note_all(), MF_OK);
  CHECK_EQ_INT(note_all(), MF_OK);
  CHECK_HEARD("abcmabc");
  end();

  begin(MF_MAIN_LAST);
  all[1]->on_call = kill_main;
  CHECK_EQ_INT(note_all(), MF_OK);
  CHECK_HEARD("abc");
  end();

  begin(MF_MAIN_LAST);
  all[0]->on_call = replace_main; /* what was added is called from the next round on */
  CHECK_EQ_INT(note_all(), MF_OK);
  CHECK_HEARD("ab");
  CHECK_EQ_INT(note_all(), MF_OK);
  CHECK_HEARD("abc");
  end();

  for (int who = 0; who < 4; who += 3) {
    begin(MF_MAIN_LAST);
    all[who]->on_call = destroy_all;
    CHECK_EQ_INT(note_all(), MF_OK);
    CHECK_HEARD(who ? "abcm" : "a");
    end();
  }
}

static int more;
static void send_again(creature *self) {
  (void)self;
  if (more-- > 0) CHECK_EQ_INT(note_all(), MF_OK);
}

/* Deeper than there are slots for pins, of which each round takes two. */
static void test_recursion(void) {
  begin(MF_MAIN_LAST);
  all[3]->on_call = send_again;
  more = 20;
  CHECK_EQ_INT(note_all(), MF_OK);
  CHECK_EQ_INT(strlen(heard), 84);
  for (int i = 0; i < 21; i++) CHECK(!strncmp(heard + 4 * i, "abcm", 4));
  heard[0] = 0;
  all[3]->on_call = NULL;
  all[1]->on_call = send_again;
  more = 20;
  CHECK_EQ_INT(note_all(), MF_OK);
  CHECK_EQ_INT(strlen(heard), 84);
  CHECK_EQ_INT(strncmp(heard, "abababab", 8), 0);
  CHECK_EQ_STR(heard + 84 - 8, "cmcmcmcm");
  heard[0] = 0;
  end();
}

/* --- Multicasts within each other ----------------------------------------------------------------------------------------------------- */

static void test_nesting(void) {
  begin(MF_MAIN_LAST);
  mf_multicast *outer = multicast_of("outer", &counted_ops);
  creature *z = creature_new('z');
  mf_target inner = mf_multicast_target(multicast);
  CHECK_EQ_INT(mf_multicast_set_main(outer, inner, MF_MAIN_ALONE_FOR_RESULTS, NULL, NULL, NULL), MF_OK);
  CHECK_EQ_INT(add_weakly(outer, creatures, z), MF_OK);
  CHECK_EQ_INT(tell(outer, "note()", NULL), MF_OK);
  CHECK_HEARD("zabcm");
  int64_t answer = 0;
  CHECK_EQ_INT(mf_multicast_send(outer, selector_of("answer()"), signature_of("q@:"), NULL, &answer, NULL, NULL), MF_OK);
  CHECK_EQ_INT(answer, 4);
  CHECK_HEARD("abcm");
  /* And back: a loop, with its path, for sends and for questions. */
  mf_multicast_remove_all(multicast);
  CHECK_EQ_INT(mf_multicast_set_main(multicast, mf_multicast_target(outer), MF_MAIN_LAST, NULL, NULL, NULL), MF_OK);
  CHECK_FAILS(mf_multicast_send(outer, selector_of("answer()"), signature_of("q@:"), NULL, &answer, NULL, &error),
              MF_FORWARDING_LOOP, "forwarding loop: answer() through outer > cast > outer, the message came back to a receiver that forwarded it");
  bool responds;
  CHECK_FAILS(mf_multicast_responds(multicast, selector_of("sing()"), &responds, &error), MF_FORWARDING_LOOP,
              "forwarding loop: sing() through cast > outer > cast, the message came back to a receiver that forwarded it");
  mf_multicast_destroy(outer);
  creature_release(z);
  end();
}

/* --- Results that are objects --------------------------------------------------------------------------------------------------------- */

static void test_owned_results(void) {
  begin(MF_MAIN_LAST);
  for (int choice = MF_RESULT_DEFAULT; choice <= MF_RESULT_FIRST; choice++) {
    for (int native = 0; native < 2; native++) {
      made_count = 0;
      counted *result = NULL;
      CHECK_EQ_INT(mf_multicast_send(multicast, selector_of(native ? "nativeMake()" : "make()"), signature_of("@@:"), NULL, &result,
                                     &(mf_delivery){.choice = (mf_result_choice)choice}, NULL), MF_OK);
      CHECK_EQ_PTR(result, &made[choice == MF_RESULT_FIRST ? 0 : 3]);
      CHECK_EQ_INT(made_references(), 1);
      counted_release(result);
    }
  }
  heard[0] = 0;
  end();
}

/* --- Threads ------------------------------------------------------------------------------------------------------------------------- */

enum { ROUNDS = 3000 };
static atomic_bool is_over;

static void *send_all_the_time(void *context) {
  (void)context;
  while (!atomic_load(&is_over)) {
    bool responds;
    (void)tell(multicast, "nativeQuiet()", NULL);
    (void)mf_multicast_responds(multicast, selector_of("nativeQuiet()"), &responds, NULL);
    (void)mf_multicast_count(multicast);
  }
  return NULL;
}

static void be_quiet(void *self, mf_selector selector) {
  (void)selector;
  atomic_fetch_add(&((creature *)self)->calls, 1);
}

static void *set_mains(void *context) {
  long rounds = check_slow() ? ROUNDS / 10 : ROUNDS;
  for (long i = 0; i < rounds; i++) {
    creature *one = creature_new('t');
    mf_status status = set_main_weakly(multicast, context, one, i % 2 ? MF_MAIN_LAST : MF_MAIN_ALONE_FOR_RESULTS);
    CHECK(status == MF_OK || status == MF_DUPLICATE);
    if (i % 3 == 0) (void)mf_multicast_remove(multicast, one, NULL);
    if (i % 7 == 0) (void)mf_multicast_set_choice(multicast, i % 2 ? selector_of("answer()") : NULL, MF_RESULT_FIRST, NULL);
    creature_release(one);
  }
  return NULL;
}

static void test_threads(void) {
  begin(MF_MAIN_LAST);
  mf_table *quiet = table_of("Quiet", creatures, NULL);
  add(quiet, "nativeQuiet()", "v@:", NATIVE(be_quiet));
  creature *steady = creature_new('s');
  CHECK_EQ_INT(add_weakly(multicast, quiet, steady), MF_OK);
  pthread_t threads[4];
  atomic_store(&is_over, false);
  for (int i = 0; i < 4; i++) pthread_create(&threads[i], NULL, i < 2 ? set_mains : send_all_the_time, quiet);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
  long before = atomic_load(&steady->calls);
  CHECK_EQ_INT(tell(multicast, "nativeQuiet()", NULL), MF_OK);
  CHECK(atomic_load(&steady->calls) > before);
  atomic_store(&is_over, true);
  for (int i = 2; i < 4; i++) pthread_join(threads[i], NULL);
  creature_release(steady);
  mf_multicast_remove_all(multicast);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  destroy(quiet);
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
  test_removed_in_a_round();
  test_recursion();
  test_nesting();
  test_owned_results();
  test_threads();
  end_tables();
  return check_done();
}
