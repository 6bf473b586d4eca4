/* What the sender of a multicast message gets back: results by every choice, errors alone and together, objects that are owned and let go
   of exactly once; for every combination of targets, nested multicasts among them. */
#include "multicast_cast.h"

/* --- Results ------------------------------------------------------------------------------------------------------------------- */

/* What one target of a combination does. */
typedef enum act { YES, NO, FAILS, ABSENT, NESTED_YES, NESTED_NO, NESTED_FAILS, NESTED_ABSENT, ACTS } act;

typedef struct player {
  creature *body, *others[2];
  mf_multicast *nested;
} player;

/* A nested one answers with its last: the one before it says something else, and owns an object that has to go. */
static player player_begin(mf_multicast *multicast, act act, int value, const mf_object_ops *ops) {
  player self = {.body = creature_new('0' + value)};
  bool fails = act == FAILS || act == NESTED_FAILS, is_absent = act == ABSENT || act == NESTED_ABSENT;
  self.body->answer = act == NO || act == NESTED_NO ? 0 : value;
  self.body->fails = fails ? MF_FOREIGN_ERROR : MF_OK;
  mf_table *table = is_absent ? mutes : creatures;
  if (act < NESTED_YES) {
    CHECK_EQ_INT(add_weakly(multicast, table, self.body), MF_OK);
    return self;
  }
  self.nested = multicast_of("nested", ops);
  self.others[0] = creature_new('x');
  self.others[0]->answer = 8;
  if (!is_absent) CHECK_EQ_INT(add_weakly(self.nested, creatures, self.others[0]), MF_OK);
  CHECK_EQ_INT(add_weakly(self.nested, table, self.body), MF_OK);
  if (fails) { /* and one more that answers well after the failure */
    self.others[1] = creature_new('y');
    self.others[1]->answer = 9;
    CHECK_EQ_INT(add_weakly(self.nested, creatures, self.others[1]), MF_OK);
  }
  mf_target target = mf_multicast_target(self.nested);
  CHECK_EQ_INT(add_plainly(multicast, target.table, target.object), MF_OK);
  return self;
}

static void player_end(player *self) {
  mf_multicast_destroy(self->nested);
  creature_release(self->body);
  for (int i = 0; i < 2; i++)
    if (self->others[i]) creature_release(self->others[i]);
}

typedef struct outcome {
  int failures, answers, visited;
  int64_t first, last;
  bool any, every;
} outcome;

static outcome expected_outcome(const act *acts, int count) {
  outcome is = {.every = true};
  for (int i = 0; i < count; i++) {
    bool fails = acts[i] == FAILS || acts[i] == NESTED_FAILS, is_absent = acts[i] == ABSENT || acts[i] == NESTED_ABSENT;
    if (is_absent) continue;
    is.visited++;
    if (fails) {
      is.failures++;
      continue;
    }
    int64_t value = acts[i] == NO || acts[i] == NESTED_NO ? 0 : i + 1;
    if (!is.answers++) is.first = value;
    is.last = value;
    is.any |= value != 0;
    is.every &= value != 0;
  }
  return is;
}

static outcome seen; /* by the visitor */
static bool sees_objects;
static void see(void *context, mf_target target, mf_status status, const void *result, mf_error *error) {
  CHECK_EQ_PTR(context, &seen);
  CHECK(target.object != NULL);
  seen.visited++;
  if (status) {
    seen.failures++;
    CHECK_EQ_INT(status, MF_FOREIGN_ERROR);
    CHECK(error && error->status == status);
    if (seen.failures % 2) { /* it may move the error out */
      mf_error mine = MF_ERROR_INIT;
      mf_error_move(&mine, error);
      mf_error_clear(&mine);
    }
    return;
  }
  int64_t value;
  memcpy(&value, result, sizeof value);
  if (sees_objects) {
    counted *object = (counted *)(intptr_t)value;
    if (object) {
      CHECK_EQ_INT(object->references, 1);
      counted_release(object); /* the visitor's */
    }
    value = object != NULL;
  }
  if (!seen.answers++) seen.first = value;
  seen.last = value;
}

static void check_failures(const mf_error *error, mf_status status, const outcome *wanted) {
  mf_status expected = wanted->failures > 1 ? MF_MULTIPLE_ERRORS : wanted->failures ? MF_FOREIGN_ERROR
                       : wanted->visited ? MF_OK : MF_UNRECOGNIZED_SELECTOR;
  CHECK_EQ_INT(status, expected);
  CHECK_EQ_INT(error->status, expected);
  CHECK_EQ_INT(error->cause_count, wanted->failures > 1 ? wanted->failures : 0);
  int last = 0;
  for (size_t i = 0; i < error->cause_count; i++) {
    CHECK_EQ_INT(error->causes[i].status, MF_FOREIGN_ERROR);
    if (!CHECK(error->causes[i].subject != NULL)) continue;
    CHECK(error->causes[i].subject[0] > last); /* in the order of delivery */
    last = error->causes[i].subject[0];
  }
}

enum { INTEGERS, OBJECTS, BOOLS, MESSAGES };
static const char *const message_names[MESSAGES] = {"answer()", "make()", "isFine()"};
static const char *const message_encodings[MESSAGES] = {"q@:", "@@:", "B@:"};

/* One combination of targets, one message, one choice, with and without a place for the result and for the error. */
static void try_combination(mf_multicast *multicast, const outcome *wanted, int message, mf_result_choice choice, bool is_visited,
                            bool has_place, bool has_error) {
  const mf_signature *signature = signature_of(message_encodings[message]);
  int64_t result = message == BOOLS ? 0 : -1;
  size_t responders = 99;
  mf_delivery delivery = {.choice = choice, .responder_count = &responders};
  if (is_visited) delivery.visitor = see, delivery.context = &seen;
  mf_error error = MF_ERROR_INIT;
  made_count = 0;
  payloads_released = 0;
  memset(&seen, 0, sizeof seen);
  sees_objects = message == OBJECTS;
  mf_status status = mf_multicast_send(multicast, selector_of(message_names[message]), signature, NULL, has_place ? &result : NULL,
                                       &delivery, has_error ? &error : NULL);
  heard[0] = 0;
  CHECK_EQ_INT(responders, wanted->visited);
  if (is_visited) {
    CHECK_EQ_INT(status, wanted->visited ? MF_OK : MF_UNRECOGNIZED_SELECTOR);
    if (has_error) CHECK_EQ_INT(error.status, status);
    CHECK_EQ_INT(seen.visited, wanted->visited);
    CHECK_EQ_INT(seen.failures, wanted->failures);
    CHECK_EQ_INT(seen.answers, wanted->answers);
    if (message == INTEGERS) CHECK_EQ_INT(seen.first, wanted->first);
    if (message == INTEGERS) CHECK_EQ_INT(seen.last, wanted->last);
    if (has_place) CHECK_EQ_INT(result, 0);
  } else {
    if (has_error) check_failures(&error, status, wanted);
    int64_t value = status ? 0 : choice == MF_RESULT_FIRST ? wanted->first : choice == MF_RESULT_LAST ? wanted->last
                           : choice == MF_RESULT_ANY ? wanted->any : wanted->every;
    if (has_place && message == INTEGERS) CHECK_EQ_INT(result, value);
    if (has_place && message == BOOLS) CHECK_EQ_INT(result, value != 0); /* a byte was written */
    if (has_place && message == OBJECTS) {
      CHECK_EQ_INT(result != 0, value != 0);
      CHECK_EQ_INT(made_references(), result != 0); /* nobody owns another one */
      if (result) counted_release((void *)(intptr_t)result);
    }
  }
  CHECK_EQ_INT(made_references(), 0);
  mf_error_clear(&error);
  CHECK_EQ_INT(payloads_released, wanted->failures);
}

static void test_every_combination(void) {
  int size = check_slow() ? 2 : 3, combinations = 1;
  for (int i = 0; i < size; i++) combinations *= ACTS;
  const mf_object_ops *all_ops[] = {NULL, &counted_ops};
  for (int n = 0; n < combinations; n++) {
    /* Multicasts that say which runtime is theirs, and others. */
    const mf_object_ops *outer = all_ops[n % 2], *inner = all_ops[n / 2 % 2];
    mf_multicast *multicast = multicast_of("outer", outer);
    act acts[3];
    player players[3];
    for (int i = 0, rest = n; i < size; i++, rest /= ACTS) {
      acts[i] = (act)(rest % ACTS);
      players[i] = player_begin(multicast, acts[i], i + 1, inner);
    }
    outcome wanted = expected_outcome(acts, size);
    long failed = check_failed;
    for (int message = 0; message < MESSAGES; message++)
      for (int way = 0; way < 4; way++) {
        bool has_place = way & 1, has_error = way & 2;
        try_combination(multicast, &wanted, message, MF_RESULT_LAST, false, has_place, has_error);
        try_combination(multicast, &wanted, message, MF_RESULT_FIRST, false, has_place, has_error);
        try_combination(multicast, &wanted, message, MF_RESULT_LAST, true, has_place, has_error);
        if (message != BOOLS) continue;
        try_combination(multicast, &wanted, message, MF_RESULT_ANY, false, has_place, has_error);
        try_combination(multicast, &wanted, message, MF_RESULT_EVERY, false, has_place, has_error);
      }
    if (check_failed != failed) fprintf(stderr, "  acts %d %d %d\n", acts[0], acts[1], size > 2 ? (int)acts[2] : -1);
    mf_multicast_destroy(multicast);
    for (int i = 0; i < size; i++) player_end(&players[i]);
  }
  check_all_gone();
}

/* A result that goes nowhere, or into an invocation, through the multicast as a target: it is let go of in the end. */
static void test_objects_through_target(void) {
  mf_multicast *multicast = multicast_of("objects", &counted_ops);
  creature *a = creature_new('A'), *b = creature_new('B');
  a->answer = b->answer = 1;
  CHECK_EQ_INT(add_weakly(multicast, creatures, a), MF_OK);
  CHECK_EQ_INT(add_weakly(multicast, creatures, b), MF_OK);
  const char *names[] = {"make()", "nativeMake()"};
  for (int i = 0; i < 2; i++) {
    mf_target target = mf_multicast_target(multicast);
    made_count = 0;
    CHECK_EQ_INT(mf_send(target, selector_of(names[i]), signature_of("@@:"), NULL, NULL, NULL), MF_OK);
    CHECK_EQ_INT(made_count, 2);
    CHECK_EQ_INT(made_references(), 0);
    mf_invocation *invocation;
    CHECK_EQ_INT(mf_invocation_create(signature_of("@@:"), &counted_ops, &invocation, NULL), MF_OK);
    mf_invocation_set_selector(invocation, selector_of(names[i]));
    CHECK_EQ_INT(mf_invocation_invoke_with(invocation, target, NULL), MF_OK);
    CHECK_EQ_INT(made_references(), 1);
    mf_invocation_destroy(invocation);
    CHECK_EQ_INT(made_references(), 0);
  }
  CHECK_HEARD("ABABABAB");
  mf_multicast_destroy(multicast);
  creature_release(a);
  creature_release(b);
  check_all_gone();
}

static void test_choices_refused(void) {
  mf_multicast *multicast = multicast_of("choices", NULL);
  size_t responders = 99;
  int64_t result = 99;
  mf_delivery any = {.choice = MF_RESULT_ANY, .responder_count = &responders};
  CHECK_FAILS(mf_multicast_send(multicast, selector_of("answer()"), signature_of("q@:"), NULL, &result, &any, &error),
              MF_INVALID_ARGUMENT,
              "invalid argument: answer(), result, any and every are for messages that answer with a bool, expected B, got q");
  CHECK_EQ_INT(result, 0);
  CHECK_EQ_INT(responders, 0);
  /* Nobody responds to an optional message: any is false, every is true. */
  bool truth = true;
  mf_delivery optional = {.choice = MF_RESULT_ANY, .optional = true};
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("isFine()"), signature_of("B@:"), NULL, &truth, &optional, NULL), MF_OK);
  CHECK(!truth);
  optional.choice = MF_RESULT_EVERY;
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("isFine()"), signature_of("B@:"), NULL, &truth, &optional, NULL), MF_OK);
  CHECK(truth);
  mf_multicast_destroy(multicast);
}

/* An error from an earlier failure is replaced; one that a success finds is left alone. */
static void test_error_used_again(void) {
  mf_multicast *multicast = multicast_of("errors", NULL);
  creature *a = creature_new('A');
  CHECK_EQ_INT(add_weakly(multicast, creatures, a), MF_OK);
  mf_error error = MF_ERROR_INIT;
  payloads_released = 0;
  mf_error_set_foreign(&error, &payloads_released, release_payload, "old");
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("note()"), signature_of("v@:"), NULL, NULL, NULL, &error), MF_OK);
  CHECK_EQ_STR(error.subject, "old");
  a->fails = MF_NOT_FOUND; /* without any facts */
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("note()"), signature_of("v@:"), NULL, NULL, NULL, &error), MF_NOT_FOUND);
  CHECK_EQ_INT(payloads_released, 1);
  CHECK_EQ_INT(error.status, MF_NOT_FOUND);
  CHECK_EQ_PTR(error.subject, NULL);
  CHECK_EQ_PTR(error.object, a);
  mf_error_clear(&error);
  heard[0] = 0;
  mf_multicast_destroy(multicast);
  creature_release(a);
  check_all_gone();
}

/* --- Runtimes ------------------------------------------------------------------------------------------------------------------ */

static bool forwards;
static mf_status stranger_forward(void *context, mf_call *call) {
  (void)context;
  hear(mf_call_self(call));
  return MF_OK;
}
static mf_status stranger_responds(void *context, void *object, mf_selector selector, bool *responds, mf_error *error) {
  (void)context, (void)object, (void)selector, (void)error;
  *responds = forwards;
  return MF_OK;
}
static mf_status stranger_signature(void *context, void *object, mf_selector selector, const mf_signature **signature,
                                    mf_error *error) {
  (void)context, (void)object, (void)selector, (void)error;
  *signature = signature_of("v@:@");
  return MF_OK;
}

static void test_runtimes(void) {
  mf_multicast *multicast = multicast_of("runtimes", &counted_ops), *nested = multicast_of("nested", NULL);
  mf_multicast *foreign = multicast_of("foreign", &other_ops);
  creature *a = creature_new('A'), *b = creature_new('B'), *c = creature_new('C'), *d = creature_new('D'), *e = creature_new('E');
  mf_table *forwarders = table_of("Forwarder", NULL, &other_ops);
  static const mf_forwarding forwarding = {.forward = stranger_forward, .responds = stranger_responds, .signature = stranger_signature};
  set_forwarding(forwarders, &forwarding, NULL);
  CHECK_EQ_INT(add_weakly(multicast, others, a), MF_OK);
  CHECK_EQ_INT(add_weakly(multicast, creatures, b), MF_OK);
  CHECK_EQ_INT(add_weakly(nested, others, c), MF_OK); /* through a nested one that does not say what its runtime is */
  CHECK_EQ_INT(add_weakly(foreign, others, d), MF_OK);
  CHECK_EQ_INT(add_plainly(multicast, mf_multicast_target(nested).table, nested), MF_OK);
  CHECK_EQ_INT(add_plainly(multicast, mf_multicast_target(foreign).table, foreign), MF_OK);
  CHECK_EQ_INT(add_weakly(multicast, forwarders, e), MF_OK);
  /* A message without objects is heard by all. */
  CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_OK);
  CHECK_HEARD("ABCD");
  /* One with an object by those of its runtime; who would not have responded anyway is no mismatch. */
  counted object = {0};
  void *frame = &object;
  mf_error error = MF_ERROR_INIT;
  for (int round = 0; round < 2; round++) {
    forwards = round;
    CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("takeObject(_:)"), signature_of("v@:@"), &frame, NULL, NULL, &error),
                 MF_MULTIPLE_ERRORS);
    CHECK_EQ_INT(error.cause_count, 3 + round);
    void *const objects[] = {a, c, foreign, e};
    for (size_t i = 0; i < error.cause_count; i++) {
      CHECK_EQ_INT(error.causes[i].status, MF_SIGNATURE_MISMATCH);
      CHECK_EQ_PTR(error.causes[i].object, objects[i]);
      CHECK_EQ_STR(error.causes[i].expected, "Other");
      CHECK_EQ_STR(error.causes[i].got, "Counted");
    }
    mf_error_clear(&error);
    CHECK_HEARD("B");
    mf_delivery skipping = {.skips_mismatched = true};
    CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("takeObject(_:)"), signature_of("v@:@"), &frame, NULL, &skipping, NULL),
                 MF_OK);
    CHECK_HEARD("B");
  }
  /* Who forwards under another signature is skipped, or a mismatch, like one that has the method. */
  mf_multicast *unchecked = multicast_of("unchecked", NULL);
  CHECK_EQ_INT(add_weakly(unchecked, forwarders, e), MF_OK);
  mf_delivery skipping = {.skips_mismatched = true, .optional = true};
  CHECK_EQ_INT(mf_multicast_send(unchecked, selector_of("takeObject(_:)"), signature_of("v@:@"), &frame, NULL, NULL, NULL), MF_OK);
  CHECK_HEARD("E");
  CHECK_EQ_INT(tell(unchecked, "other()", NULL), MF_SIGNATURE_MISMATCH);
  CHECK_EQ_INT(tell(unchecked, "other()", &skipping), MF_OK);
  CHECK_HEARD("");
  mf_multicast_destroy(unchecked);
  mf_multicast_destroy(multicast);
  mf_multicast_destroy(nested);
  mf_multicast_destroy(foreign);
  for (int i = 0; i < 5; i++) creature_release((creature *[]){a, b, c, d, e}[i]);
  check_all_gone();
  destroy(forwarders);
}

int main(void) {
  begin_tables();
  test_every_combination();
  test_objects_through_target();
  test_choices_refused();
  test_error_used_again();
  test_runtimes();
  end_tables();
  return check_done();
}
