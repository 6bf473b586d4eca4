/* What a multicast does with results unless a sender says otherwise: for one selector, for all, and where it is another's target. */
#include "multicast_cast.h"

static mf_multicast *multicast;
static creature *all[3];

/* Three that answer 1, 2 and 3; or, as bools, what `fine` says. */
static void begin(const char *fine) {
  multicast = multicast_of("cast", &counted_ops);
  for (int i = 0; i < 3; i++) {
    all[i] = creature_new('a' + i);
    all[i]->answer = fine ? fine[i] == '1' : i + 1;
    CHECK_EQ_INT(add_weakly(multicast, creatures, all[i]), MF_OK);
  }
}

static void end(void) {
  mf_multicast_destroy(multicast);
  for (int i = 0; i < 3; i++) creature_release(all[i]);
  check_all_gone();
  heard[0] = 0;
}

static int64_t answer_of(mf_multicast *multicast, mf_result_choice choice) {
  int64_t answer = -1;
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("answer()"), signature_of("q@:"), NULL, &answer,
                                 &(mf_delivery){.choice = choice}, NULL), MF_OK);
  return answer;
}

static bool truth_of(mf_multicast *multicast, mf_result_choice choice) {
  bool truth;
  memset(&truth, 0xff, 1);
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("isFine()"), signature_of("B@:"), NULL, &truth,
                                 &(mf_delivery){.choice = choice}, NULL), MF_OK);
  return truth;
}

static void test_for_all(void) {
  begin(NULL);
  CHECK_EQ_INT(mf_multicast_choice(multicast, NULL), MF_RESULT_DEFAULT);
  CHECK_EQ_INT(answer_of(multicast, MF_RESULT_DEFAULT), 3);
  CHECK_EQ_INT(mf_multicast_set_choice(multicast, NULL, MF_RESULT_FIRST, NULL), MF_OK);
  CHECK_EQ_INT(mf_multicast_choice(multicast, NULL), MF_RESULT_FIRST);
  int64_t answer = -1;
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("answer()"), signature_of("q@:"), NULL, &answer, NULL, NULL), MF_OK);
  CHECK_EQ_INT(answer, 1);
  CHECK_EQ_INT(answer_of(multicast, MF_RESULT_DEFAULT), 1);
  CHECK_EQ_INT(answer_of(multicast, MF_RESULT_LAST), 3); /* the sender says otherwise */
  CHECK_EQ_INT(mf_multicast_set_choice(multicast, NULL, MF_RESULT_EVERY, NULL), MF_OK);
  CHECK_EQ_INT(answer_of(multicast, MF_RESULT_DEFAULT), 3); /* which does not go for numbers */
  CHECK_EQ_INT(mf_multicast_set_choice(multicast, NULL, MF_RESULT_DEFAULT, NULL), MF_OK);
  CHECK_EQ_INT(answer_of(multicast, MF_RESULT_DEFAULT), 3);
  end();
}

static void test_of_bools(void) {
  static const char *const cases[] = {"000", "001", "100", "101", "111"};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    const char *fine = cases[i];
    begin(fine);
    for (int own = 0; own < 2; own++) {
      mf_selector selector = own ? selector_of("isFine()") : NULL;
      CHECK_EQ_INT(mf_multicast_set_choice(multicast, selector, MF_RESULT_ANY, NULL), MF_OK);
      CHECK_EQ_INT(truth_of(multicast, MF_RESULT_DEFAULT), strchr(fine, '1') != NULL);
      CHECK_EQ_INT(mf_multicast_set_choice(multicast, selector, MF_RESULT_EVERY, NULL), MF_OK);
      CHECK_EQ_INT(truth_of(multicast, MF_RESULT_DEFAULT), strchr(fine, '0') == NULL);
      CHECK_EQ_INT(truth_of(multicast, MF_RESULT_FIRST), fine[0] == '1');
      CHECK_EQ_INT(mf_multicast_set_choice(multicast, selector, MF_RESULT_DEFAULT, NULL), MF_OK);
      CHECK_EQ_INT(truth_of(multicast, MF_RESULT_DEFAULT), fine[2] == '1');
    }
    end();
  }
}

static void test_for_one_selector(void) {
  begin(NULL);
  mf_selector selector = selector_of("answer()");
  CHECK_EQ_INT(mf_multicast_set_choice(multicast, NULL, MF_RESULT_LAST, NULL), MF_OK);
  CHECK_EQ_INT(mf_multicast_set_choice(multicast, selector, MF_RESULT_FIRST, NULL), MF_OK);
  CHECK_EQ_INT(mf_multicast_choice(multicast, selector), MF_RESULT_FIRST);
  CHECK_EQ_INT(mf_multicast_choice(multicast, selector_of("isFine()")), MF_RESULT_DEFAULT);
  CHECK_EQ_INT(answer_of(multicast, MF_RESULT_DEFAULT), 1);
  CHECK_EQ_INT(truth_of(multicast, MF_RESULT_DEFAULT), true);
  /* A choice for this very selector that does not go with its result is told. */
  CHECK_EQ_INT(mf_multicast_set_choice(multicast, selector, MF_RESULT_ANY, NULL), MF_OK);
  int64_t answer = -1;
  CHECK_EQ_INT(mf_multicast_send(multicast, selector, signature_of("q@:"), NULL, &answer, NULL, NULL), MF_INVALID_ARGUMENT);
  CHECK_EQ_INT(answer, 0);
  CHECK_EQ_INT(answer_of(multicast, MF_RESULT_LAST), 3);
  CHECK_EQ_INT(mf_multicast_set_choice(multicast, selector, MF_RESULT_DEFAULT, NULL), MF_OK);
  CHECK_EQ_INT(answer_of(multicast, MF_RESULT_DEFAULT), 3);
  end();
}

/* The outer one's sender chooses among the outer one's targets; the inner one answers as it was told. */
static void test_as_a_target(void) {
  begin(NULL);
  mf_multicast *outer = multicast_of("outer", &counted_ops);
  mf_target inner = mf_multicast_target(multicast);
  CHECK_EQ_INT(mf_multicast_add(outer, inner, NULL, NULL, NULL), MF_OK);
  CHECK_EQ_INT(mf_multicast_set_choice(multicast, selector_of("answer()"), MF_RESULT_FIRST, NULL), MF_OK);
  CHECK_EQ_INT(answer_of(outer, MF_RESULT_DEFAULT), 1);
  CHECK_EQ_INT(answer_of(outer, MF_RESULT_LAST), 1);
  int64_t answer = -1;
  CHECK_EQ_INT(mf_send(inner, selector_of("answer()"), signature_of("q@:"), NULL, &answer, NULL), MF_OK);
  CHECK_EQ_INT(answer, 1);
  /* Nobody in it responds: what came before stays. */
  creature *first = creature_new('f');
  first->answer = 1;
  CHECK_EQ_INT(mf_multicast_set_choice(multicast, NULL, MF_RESULT_ANY, NULL), MF_OK);
  mf_multicast_remove_all(multicast);
  CHECK_EQ_INT(mf_multicast_insert(outer, (mf_target){first, creatures}, NULL, NULL, MF_AT_START, NULL, NULL), MF_OK);
  CHECK_EQ_INT(truth_of(outer, MF_RESULT_DEFAULT), true);
  mf_multicast_destroy(outer);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  creature_release(first);
  end();
}

/* A target with other types is skipped by an inner one that says so, and a mismatch in an outer one that does not. */
static void test_skips_mismatched(void) {
  begin(NULL);
  mf_multicast *outer = multicast_of("outer", &counted_ops);
  creature *doubter = creature_new('d');
  mf_selector take = selector_of("take(_:)");
  const mf_signature *wanted = signature_of("v@:q");
  int64_t seven = 7;
  CHECK_EQ_INT(add_weakly(multicast, doubles, doubter), MF_OK);
  CHECK_EQ_INT(mf_multicast_add(outer, mf_multicast_target(multicast), NULL, NULL, NULL), MF_OK);
  for (int i = 0; i < 3; i++) { /* with a plan, too */
    CHECK_EQ_INT(mf_multicast_send(outer, take, wanted, &seven, NULL, NULL, NULL), MF_SIGNATURE_MISMATCH);
    CHECK_EQ_INT(mf_multicast_send(multicast, take, wanted, &seven, NULL, NULL, NULL), MF_SIGNATURE_MISMATCH);
  }
  CHECK(!mf_multicast_skips_mismatched(multicast));
  mf_multicast_set_skips_mismatched(multicast, true);
  CHECK(mf_multicast_skips_mismatched(multicast));
  for (int i = 0; i < 3; i++) {
    CHECK_EQ_INT(mf_multicast_send(outer, take, wanted, &seven, NULL, NULL, NULL), MF_OK);
    CHECK_EQ_INT(mf_multicast_send(multicast, take, wanted, &seven, NULL, NULL, NULL), MF_OK);
  }
  mf_multicast_set_skips_mismatched(multicast, false);
  CHECK_EQ_INT(mf_multicast_send(outer, take, wanted, &seven, NULL, NULL, NULL), MF_SIGNATURE_MISMATCH);
  /* One that skips for all it sends to. */
  mf_multicast_set_skips_mismatched(outer, true);
  CHECK_EQ_INT(mf_multicast_send(outer, take, wanted, &seven, NULL, NULL, NULL), MF_OK);
  mf_multicast_destroy(outer);
  creature_release(doubter);
  end();
}

static void test_refusals(void) {
  begin(NULL);
  int64_t answer = -1;
  CHECK_FAILS(mf_multicast_set_choice(multicast, NULL, (mf_result_choice)5, &error), MF_INVALID_ARGUMENT,
              "invalid argument: cast, there is no such choice among results");
  CHECK_FAILS(mf_multicast_set_choice(multicast, selector_of("answer()"), (mf_result_choice)-1, &error), MF_INVALID_ARGUMENT,
              "invalid argument: answer() of cast, there is no such choice among results");
  CHECK_FAILS(mf_multicast_send(multicast, selector_of("answer()"), signature_of("q@:"), NULL, &answer,
                                &(mf_delivery){.choice = (mf_result_choice)5}, &error),
              MF_INVALID_ARGUMENT, "invalid argument: answer(), there is no such choice among results");
  CHECK_HEARD("");
  end();
}

int main(void) {
  begin_tables();
  test_for_all();
  test_of_bools();
  test_for_one_selector();
  test_as_a_target();
  test_skips_mismatched();
  test_refusals();
  end_tables();
  return check_done();
}
