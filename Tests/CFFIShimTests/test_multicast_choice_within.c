/* What is chosen for a multicast during a round goes for the next message, also where the round is broken off, and goes on in another way. */
#include "core_kit.h"

enum { TARGETS = 3 };

typedef struct { long words[32]; } wide;

static char objects[TARGETS], mismatched;
static mf_multicast *multicast;
static mf_table *table, *other;
static mf_selector selector;
static bool is_choosing, gets_mismatched;
static mf_result_choice choice;

static mf_status unheard(void *context, mf_call *call) { return (void)context, (void)call, MF_OK; }

/* The first one chooses, and takes the second one away, so that the plan holds no more. The last one may get a method that does not agree. */
static int hear(void *self) {
  int index = (int)((char *)self - objects);
  if (index || !is_choosing) return index;
  is_choosing = false;
  CHECK_EQ_INT(mf_multicast_set_choice(multicast, selector, choice, NULL), MF_OK);
  mf_multicast_set_skips_mismatched(multicast, true);
  CHECK_EQ_INT(mf_multicast_remove(multicast, &objects[1], NULL), MF_OK);
  if (gets_mismatched) add(other, "number", "d@:d", HANDLED(unheard));
  return index;
}

static long number(void *self, mf_selector by) { return (void)by, 10 + hear(self); }
static mf_status number_handled(void *context, mf_call *call) {
  (void)context;
  *(long *)mf_call_result(call) = 10 + hear(mf_call_self(call));
  return MF_OK;
}
static mf_status wide_handled(void *context, mf_call *call) {
  (void)context;
  wide *result = mf_call_result(call);
  for (int i = 0; i < 32; i++) result->words[i] = 10;
  result->words[31] += hear(mf_call_self(call));
  return MF_OK;
}

static mf_status send(const mf_signature *signature, long *last) {
  wide result;
  memset(&result, 0, sizeof result);
  mf_status status = mf_multicast_send(multicast, selector, signature, NULL, &result, NULL, NULL);
  *last = result.words[mf_signature_result_size(signature) / sizeof(long) - 1];
  return status;
}

static void test(const char *encoding, mf_implementation implementation, bool mismatches) {
  const mf_signature *signature = signature_of(encoding);
  selector = selector_of("number");
  table = table_of("Table", NULL, NULL);
  other = table_of("Other", NULL, NULL);
  add(table, "number", encoding, implementation);
  CHECK_EQ_INT(mf_multicast_create("targets", NULL, &multicast, NULL), MF_OK);
  for (int i = 0; i < TARGETS; i++) CHECK_EQ_INT(mf_multicast_add(multicast, (mf_target){&objects[i], table}, NULL, NULL, NULL), MF_OK);
  CHECK_EQ_INT(mf_multicast_add(multicast, (mf_target){&mismatched, other}, NULL, NULL, NULL), MF_OK);
  long last;
  for (int time = 0; time < 3; time++) {
    CHECK_EQ_INT(send(signature, &last), MF_OK);
    CHECK_EQ_INT(last, 12);
  }
  gets_mismatched = mismatches;
  is_choosing = true;
  CHECK_EQ_INT(send(signature, &last), mismatches ? MF_SIGNATURE_MISMATCH : MF_OK);
  CHECK(!is_choosing);
  CHECK_EQ_INT(last, mismatches ? 0 : 12);
  /* From now on. */
  CHECK_EQ_INT(send(signature, &last), choice == MF_RESULT_FIRST ? MF_OK : MF_INVALID_ARGUMENT);
  CHECK_EQ_INT(last, choice == MF_RESULT_FIRST ? 10 : 0);
  mf_multicast_destroy(multicast);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  destroy(table);
  destroy(other);
}

int main(void) {
  for (choice = MF_RESULT_FIRST; choice <= MF_RESULT_EVERY; choice++)
    for (int mismatches = 0; mismatches < 2; mismatches++) {
      test("q@:", NATIVE(number), mismatches);
      test("q@:", HANDLED(number_handled), mismatches);
      test("{?=[32q]}@:", HANDLED(wide_handled), mismatches);
    }
  return check_done();
}
