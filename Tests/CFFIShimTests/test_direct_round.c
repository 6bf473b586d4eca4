/* Direct rounds beside mf_multicast_send: two casts that are alike hear the same messages, one by each road, and do the same to their
   multicast while they are called. Order, result, status, errors and what is left must be the same.

   The seed of a cast is printed when something is wrong; test_direct_round SEED compares that one. */
#include "multicast_cast.h"

enum { CAST = 9, MESSAGES = 5, SEEDS = 3000 };

/* Tables of which the caller of direct rounds knows the methods of the first alone. */
enum { OWN, FOREIGN, MACHINE, WRONG, MUTE, PASSING, NESTED, KINDS };
static mf_table *tables[KINDS];
static mf_multicast *inner;
static mf_selector answer_name, make_name, other_name;
static const mf_signature *answer_type, *make_type;

static unsigned random_state;
static int random_below(int limit) {
  random_state = random_state * 1664525u + 1013904223u;
  return (int)((random_state >> 8) % (unsigned)limit);
}

typedef struct cast {
  mf_multicast *multicast;
  creature *all[CAST];
  bool is_owned[CAST];
  int act[CAST]; /* what each does when it is called; see acts */
  int held[CAST];
  bool is_led;
  int depth;
} cast;

static mf_status foreign_answer(void *context, mf_call *call) { return answer(context, call); }
static mf_status foreign_make(void *context, mf_call *call) { return make(context, call); }
static int64_t machine_answer(void *self, mf_selector selector) {
  (void)selector;
  creature *creature = self;
  hear(creature);
  void (*on_call)(struct creature *) = creature->on_call;
  creature->inside++;
  if (on_call) on_call(creature);
  creature->inside--;
  return creature->answer;
}
static double wrong_answer(void *self, mf_selector selector) {
  (void)self, (void)selector;
  CHECK(false);
  return 0;
}
static bool pass_on(void *context, void *object, mf_selector selector, mf_target *target) {
  (void)context, (void)selector;
  *target = (mf_target){object, tables[FOREIGN]};
  return true;
}

/* --- The caller of direct rounds --------------------------------------------------------------------------------------------------- */

static long led, mixed;

typedef struct answers {
  size_t count;
  void *object;
  int64_t number;
} answers;

static void call_directly(mf_direct_round *round, creature *self, bool makes, answers *answers) {
  self->calls++;
  self->inside++;
  mf_status status = self->fails;
  void *object = NULL;
  if (makes && !status && self->answer) {
    object = &made[made_count++];
    atomic_store(&((counted *)object)->references, 1);
  }
  int64_t number = self->answer;
  hear(self);
  void (*on_call)(creature *) = self->on_call;
  if (on_call) on_call(self);
  self->inside--;
  char name[] = {(char)self->name, 0};
  if (status == MF_FOREIGN_ERROR)
    mf_error_set_foreign(mf_direct_round_error(round), &payloads_released, release_payload, name);
  if (status) {
    mf_direct_round_failed(round, self, status);
    return;
  }
  if (answers->object) counted_release(answers->object);
  answers->object = object;
  answers->number = number;
  answers->count++;
}

static bool is_known(const mf_direct_round *round, bool makes) {
  if (!round->method) return false;
  return mf_method_implementation(round->method).handler == (makes ? make : answer);
}

/* Returns how many were looked at. */
static size_t call_known(mf_direct_round *round, bool makes, answers *answers) {
  size_t i = 0;
  do {
    void *handle = round->handles[i++];
    creature *self = round->retention == &weakly ? weak_acquire(handle) : handle;
    if (!self) {
      mf_direct_round_gone(round, i - 1);
      continue;
    }
    call_directly(round, self, makes, answers);
    if (round->retention == &weakly) creature_release(self);
  } while (mf_direct_round_holds(round) && i < round->count);
  return i;
}

static mf_status lead(mf_multicast *multicast, bool makes, void *result, bool is_optional, mf_error *error) {
  mf_direct_round round;
  mf_selector selector = makes ? make_name : answer_name;
  const mf_signature *signature = makes ? make_type : answer_type;
  if (!mf_direct_round_begin(&round, multicast, selector, signature)) {
    mf_delivery delivery = {.optional = is_optional};
    return mf_multicast_send(multicast, selector, signature, NULL, result, &delivery, error);
  }
  led++;
  memset(result, 0, sizeof(int64_t));
  answers answers = {0, NULL, 0};
  bool is_in_result = false;
  while (mf_direct_round_next(&round)) {
    size_t i = 0, before = answers.count;
    if (is_known(&round, makes)) i = call_known(&round, makes, &answers);
    if (answers.count > before) is_in_result = false;
    if (i == round.count && mf_direct_round_holds(&round)) continue;
    if (mf_direct_round_deliver(&round, i, NULL, result)) is_in_result = true;
  }
  mf_status status = MF_OK;
  mixed += round.is_mixed;
  if (round.is_mixed || !answers.count)
    status = mf_direct_round_conclude(&round, answers.count, is_in_result, is_optional, error);
  mf_direct_round_end(&round);
  bool takes_own = !status && !is_in_result;
  if (answers.object && !takes_own) counted_release(answers.object);
  if (takes_own && makes) memcpy(result, &answers.object, sizeof answers.object);
  else if (takes_own) memcpy(result, &answers.number, sizeof answers.number);
  return status;
}

static mf_status send(const cast *cast, bool makes, void *result, bool is_optional, mf_error *error) {
  if (cast->is_led) return lead(cast->multicast, makes, result, is_optional, error);
  mf_delivery delivery = {.optional = is_optional};
  return mf_multicast_send(cast->multicast, makes ? make_name : answer_name, makes ? make_type : answer_type, NULL, result, &delivery,
                           error);
}

/* --- A cast ------------------------------------------------------------------------------------------------------------------------ */

static mf_target target_of(const cast *cast, int i) {
  int kind = cast->held[i] / 3;
  return kind == NESTED ? mf_multicast_target(inner) : (mf_target){cast->all[i], tables[kind]};
}

static void put(cast *cast, int i) {
  mf_target target = target_of(cast, i);
  if (target.object == inner) (void)mf_multicast_add(cast->multicast, target, NULL, NULL, NULL);
  else if (cast->held[i] % 3 == 0) (void)add_weakly(cast->multicast, target.table, cast->all[i]);
  else if (cast->held[i] % 3 == 1) (void)add_strongly(cast->multicast, target.table, cast->all[i]);
  else (void)add_plainly(cast->multicast, target.table, cast->all[i]);
}

static void take_out(cast *cast, int i) { (void)mf_multicast_remove(cast->multicast, target_of(cast, i).object, NULL); }

/* Only what is held weakly may go before its time. */
static void let_go(cast *cast, int i) {
  if (!cast->is_owned[i] || cast->held[i] % 3 != 0 || cast->held[i] / 3 == NESTED) return;
  cast->is_owned[i] = false;
  creature *gone = cast->all[i];
  take_out(cast, i);
  put(cast, i); /* at the end, and gone there */
  creature_release(gone);
}

static void act(creature *self) {
  cast *cast = self->context;
  int me = self->name - 'a', other = (me * 7 + cast->act[me]) % CAST;
  int64_t result = 0;
  mf_implementation implementation = HANDLED(answer);
  switch (cast->act[me]) {
    case 0: take_out(cast, me); break;
    case 1: take_out(cast, other); break;
    case 2:
      if (!cast->is_owned[other]) break;
      take_out(cast, other);
      put(cast, other);
      break;
    case 3: let_go(cast, other); break;
    case 4: /* methods change, and are what they were */
      CHECK_EQ_INT(mf_table_replace(tables[OWN], other_name, answer_type, &implementation, NULL, NULL), MF_OK);
      break;
    case 5:
      if (cast->depth++ == 0) (void)send(cast, false, &result, true, NULL);
      cast->depth--;
      hear(self);
      break;
    case 6: mf_multicast_remove_all(cast->multicast); break;
    default: break;
  }
}

static void begin(cast *cast, unsigned seed, bool is_led) {
  random_state = seed;
  cast->multicast = multicast_of("Cast", NULL);
  cast->is_led = is_led;
  cast->depth = 0;
  bool is_uniform = random_below(2);
  for (int i = 0; i < CAST; i++) {
    creature *made = cast->all[i] = creature_new('a' + i);
    made->context = cast;
    made->answer = i % 5 ? i * 11 : 0;
    made->fails = random_below(9) ? MF_OK : random_below(2) ? MF_FOREIGN_ERROR : MF_UNAVAILABLE;
    if (random_below(4)) made->fails = MF_OK;
    cast->is_owned[i] = true;
    int kind = is_uniform || random_below(2) ? OWN : random_below(KINDS);
    cast->held[i] = kind * 3 + random_below(3);
    if (is_uniform && i) cast->held[i] = cast->held[0];
    cast->act[i] = random_below(30);
  }
  for (int i = 0; i < CAST; i++) put(cast, i);
}

static void end(cast *cast) {
  mf_multicast_destroy(cast->multicast);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  for (int i = 0; i < CAST; i++)
    if (cast->is_owned[i]) creature_release(cast->all[i]);
}

/* The facts of an error; objects by their place in the cast. */
static size_t describe(const cast *cast, char *text, size_t size, const mf_error *error) {
  int place = CAST;
  while (place > 0 && cast->all[place - 1] != error->object) place--;
  size_t length = (size_t)snprintf(text, size, "%d %d %d %s %s %s %s", error->status, error->argument, place,
                                   error->selector ? mf_selector_name(error->selector) : "", error->subject ? error->subject : "",
                                   error->expected ? error->expected : "", error->reason ? error->reason : "");
  for (size_t i = 0; i < error->cause_count && length < size; i++) {
    length += (size_t)snprintf(text + length, size - length, " / ");
    if (length < size) length += describe(cast, text + length, size - length, &error->causes[i]);
  }
  return length;
}

/* One message to one cast, as text. */
static void tell_cast(cast *cast, bool makes, bool is_optional, char *text, size_t size) {
  mf_error error = MF_ERROR_INIT;
  union {
    int64_t number;
    counted *object;
  } result = {-1};
  made_count = 0;
  heard[0] = 0;
  int payloads = payloads_released;
  mf_status status = send(cast, makes, &result, is_optional, &error);
  int answer = (int)result.number;
  if (makes) {
    answer = result.object ? (int)(result.object - made) : -1;
    if (result.object) CHECK_EQ_INT(result.object->references, 1);
    CHECK_EQ_INT(made_references(), result.object != NULL);
    if (result.object) counted_release(result.object);
  }
  char sentence[2000];
  describe(cast, sentence, sizeof sentence, &error);
  mf_error_clear(&error);
  snprintf(text, size, "%s %d %d %s %d %zu", heard, status, answer, sentence, payloads_released - payloads,
           mf_multicast_count(cast->multicast));
}

static void compare(unsigned seed) {
  cast casts[2];
  char texts[2][3000];
  begin(&casts[0], seed, false);
  begin(&casts[1], seed, true);
  for (int message = 0; message < MESSAGES; message++) {
    bool makes = random_below(3) == 0, is_optional = random_below(2);
    for (int c = 0; c < 2; c++) {
      for (int i = 0; i < CAST; i++) /* the first messages only make plans */
        if (casts[c].is_owned[i]) casts[c].all[i]->on_call = message > 1 ? act : NULL;
      if (message == 4) let_go(&casts[c], (int)(seed % CAST));
      if (message < 2) makes = (seed & 1) != 0;
      tell_cast(&casts[c], makes, is_optional, texts[c], sizeof texts[c]);
    }
    if (!CHECK_EQ_STR(texts[1], texts[0])) fprintf(stderr, "  seed %u, message %d\n", seed, message);
  }
  end(&casts[0]);
  end(&casts[1]);
}

/* --- Where there are none ----------------------------------------------------------------------------------------------------------- */

static bool begins(mf_multicast *multicast) {
  mf_direct_round round;
  if (!mf_direct_round_begin(&round, multicast, answer_name, answer_type)) return false;
  CHECK_EQ_INT(mf_quiesce(NULL), MF_IN_USE);
  mf_direct_round_end(&round);
  return true;
}

static void send_twice(mf_multicast *multicast) {
  int64_t result;
  for (int i = 0; i < 2; i++)
    CHECK_EQ_INT(mf_multicast_send(multicast, answer_name, answer_type, NULL, &result, NULL, NULL), MF_OK);
}

static mf_multicast *asked;
static mf_status ask_within(void *context, mf_call *call) {
  (void)context, (void)call;
  CHECK(!begins(asked)); /* this thread is forwarding */
  return MF_OK;
}

static void test_where_there_are_none(void) {
  mf_multicast *multicast = multicast_of("Usual", NULL);
  creature *a = creature_new('a'), *b = creature_new('b');
  CHECK(!begins(multicast));
  CHECK_EQ_INT(add_weakly(multicast, tables[OWN], a), MF_OK);
  CHECK(!begins(multicast));
  send_twice(multicast);
  CHECK(begins(multicast));

  /* Another type. */
  mf_direct_round round;
  CHECK(!mf_direct_round_begin(&round, multicast, answer_name, signature_of("d@:")));

  /* While a message is being forwarded. */
  mf_table *forwarders = table_of("Forwarder", NULL, NULL);
  set_forwarding(forwarders, &(mf_forwarding){.forward = ask_within}, NULL);
  asked = multicast;
  send_twice(multicast);
  CHECK(begins(multicast));
  CHECK_EQ_INT(mf_send((mf_target){a, forwarders}, answer_name, answer_type, NULL, NULL, NULL), MF_OK);
  destroy(forwarders);

  /* With a choice, and with a main target. */
  CHECK_EQ_INT(mf_multicast_set_choice(multicast, NULL, MF_RESULT_FIRST, NULL), MF_OK);
  CHECK(!begins(multicast));
  mf_multicast_destroy(multicast);
  multicast = multicast_of("Main", NULL);
  CHECK_EQ_INT(add_weakly(multicast, tables[OWN], a), MF_OK);
  send_twice(multicast);
  CHECK(begins(multicast));
  CHECK_EQ_INT(set_main_weakly(multicast, tables[OWN], b, MF_MAIN_LAST), MF_OK);
  CHECK(!begins(multicast));
  mf_multicast_destroy(multicast);

  /* Natives alone. */
  multicast = multicast_of("Natives", NULL);
  CHECK_EQ_INT(add_weakly(multicast, tables[MACHINE], a), MF_OK);
  send_twice(multicast);
  CHECK(!begins(multicast));
  mf_multicast_destroy(multicast);
  creature_release(a);
  creature_release(b);
}

/* How many targets are found gone. */
static void count_gone(void *context, mf_target target, mf_verdict verdict, const mf_signature *signature, const mf_error *error) {
  (void)target, (void)signature, (void)error;
  *(int *)context += verdict == MF_IS_GONE;
}

static void test_places_of_the_gone_are_reclaimed(void) {
  mf_multicast *multicast = multicast_of("Gone", NULL);
  creature *a = creature_new('a'), *b = creature_new('b');
  CHECK_EQ_INT(add_weakly(multicast, tables[OWN], a), MF_OK);
  CHECK_EQ_INT(add_weakly(multicast, tables[OWN], b), MF_OK);
  send_twice(multicast);
  creature_release(a);
  long before = led;
  int64_t result;
  CHECK_EQ_INT(lead(multicast, false, &result, false, NULL), MF_OK);
  CHECK_EQ_INT(led, before + 1);
  int gone = 0;
  CHECK_EQ_INT(mf_multicast_explain(multicast, answer_name, NULL, count_gone, &gone, NULL), MF_OK);
  CHECK_EQ_INT(gone, 0);
  mf_multicast_destroy(multicast);
  creature_release(b);
}

/* What is chosen during a round goes for the next one, also where the core goes on. */
static mf_multicast *chosen;
static void choose_first(creature *self) {
  (void)self;
  CHECK_EQ_INT(mf_multicast_set_choice(chosen, NULL, MF_RESULT_FIRST, NULL), MF_OK);
}
static void choose_to_skip(creature *self) {
  (void)self;
  mf_multicast_set_skips_mismatched(chosen, true);
}

static void test_choosing_meanwhile(void) {
  mf_multicast *multicast = chosen = multicast_of("Choosing", NULL);
  creature *all[3];
  for (int i = 0; i < 3; i++) {
    all[i] = creature_new('a' + i);
    all[i]->answer = i + 1;
    CHECK_EQ_INT(add_weakly(multicast, tables[i ? FOREIGN : OWN], all[i]), MF_OK);
  }
  int64_t result = 0;
  CHECK_EQ_INT(add_plainly(multicast, tables[WRONG], &result), MF_OK);
  for (int i = 0; i < 2; i++) CHECK_EQ_INT(lead(multicast, false, &result, false, NULL), MF_SIGNATURE_MISMATCH);
  long before = led;
  all[0]->on_call = choose_to_skip;
  CHECK_EQ_INT(lead(multicast, false, &result, false, NULL), MF_SIGNATURE_MISMATCH);
  CHECK_EQ_INT(result, 0);
  CHECK_EQ_INT(lead(multicast, false, &result, false, NULL), MF_OK);
  CHECK_EQ_INT(result, 3);
  all[0]->on_call = NULL;
  mf_multicast_set_skips_mismatched(multicast, false);
  CHECK_EQ_INT(mf_multicast_remove(multicast, &result, NULL), MF_OK);
  send_twice(multicast);
  all[0]->on_call = choose_first;
  heard[0] = 0;
  CHECK_EQ_INT(lead(multicast, false, &result, false, NULL), MF_OK);
  CHECK_EQ_INT(led, before + 2);
  CHECK_HEARD("abc");
  CHECK_EQ_INT(result, 3);
  CHECK_EQ_INT(lead(multicast, false, &result, false, NULL), MF_OK);
  CHECK_EQ_INT(result, 1);
  mf_multicast_destroy(multicast);
  for (int i = 0; i < 3; i++) creature_release(all[i]);
}

int main(int count, char **arguments) {
  begin_tables();
  answer_name = selector_of("answer()");
  make_name = selector_of("make()");
  other_name = selector_of("other()");
  answer_type = signature_of("q@:");
  make_type = signature_of("@@:");
  for (int kind = 0; kind < NESTED; kind++) tables[kind] = table_of("Creature", NULL, &counted_ops);
  add(tables[OWN], "answer()", "q@:", HANDLED(answer));
  add(tables[OWN], "make()", "@@:", HANDLED(make));
  add(tables[FOREIGN], "answer()", "q@:", HANDLED(foreign_answer));
  add(tables[FOREIGN], "make()", "@@:", HANDLED(foreign_make));
  add(tables[MACHINE], "answer()", "q@:", NATIVE(machine_answer));
  add(tables[MACHINE], "make()", "@@:", NATIVE(native_make));
  add(tables[WRONG], "answer()", "d@:", NATIVE(wrong_answer));
  set_forwarding(tables[PASSING], &(mf_forwarding){.target = pass_on}, NULL);
  inner = multicast_of("Inner", NULL);
  creature *within = creature_new('*');
  CHECK_EQ_INT(add_weakly(inner, tables[OWN], within), MF_OK);
  within->answer = 1000;

  test_where_there_are_none();
  test_places_of_the_gone_are_reclaimed();
  test_choosing_meanwhile();
  if (count > 1) compare((unsigned)strtoul(arguments[1], NULL, 10));
  else
    for (unsigned seed = 1; seed <= (check_slow() ? SEEDS / 30 : SEEDS); seed++) compare(seed);
  CHECK(count > 1 || (led > mixed && mixed > 0));
  mf_multicast_destroy(inner);
  creature_release(within);
  check_all_gone();
  end_tables();
  for (int kind = 0; kind < NESTED; kind++) destroy(tables[kind]);
  return check_done();
}
