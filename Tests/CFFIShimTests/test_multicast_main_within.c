/* The main target within rounds: it goes, is replaced, sends again, nests, owns its results, and changes while other threads send. */
#include "multicast_main_kit.h"

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

static void write_verdict_only(void *context, mf_target target, mf_verdict verdict, const mf_signature *signature, const mf_error *error) {
  (void)target, (void)signature, (void)error;
  strcat(context, (char[]){"CFSMLGP"[verdict], 0});
}

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
  CHECK_HEARD("");
  char verdicts[8] = "";
  CHECK_EQ_INT(mf_multicast_explain(outer, selector_of("answer()"), signature_of("q@:"), write_verdict_only, verdicts, NULL), MF_OK);
  CHECK_EQ_STR(verdicts, "PL");
  bool responds;
  CHECK_FAILS(mf_multicast_responds(multicast, selector_of("sing()"), &responds, &error), MF_FORWARDING_LOOP,
              "forwarding loop: sing() through cast > outer > cast, the message came back to a receiver that forwarded it");
  mf_multicast_destroy(outer);
  creature_release(z);
  end();
}

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
  test_removed_in_a_round();
  test_recursion();
  test_nesting();
  test_owned_results();
  test_threads();
  end_tables();
  return check_done();
}
