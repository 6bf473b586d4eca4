/* Messages to targets that are never gone, which a plan calls one after the other without a round around them, also from callbacks. A random walk,
   in which targets and methods also change within the calls, is compared call by call with a dull model. */
#include "core_kit.h"

enum { CAST = 6, TABLES = 3, MESSAGES = 3, DEPTH = 3 };

static unsigned random_state;
static int random_below(int bound) {
  random_state = random_state * 1664525u + 1013904223u;
  return (int)((random_state >> 16) % (unsigned)bound);
}

/* --- The model ------------------------------------------------------------------------------------------------------------------- */

typedef struct actor {
  int index, table;
  long stay; /* a number for each time that it is added; 0: it is not in the multicast */
} actor;

/* A round under way: who was there when it began, and how far it is. */
typedef struct show {
  struct show *outer;
  int message, count, next;
  const actor *members[CAST];
  long stays[CAST];
  size_t answers;
  int64_t answer;
} show;

static actor cast[CAST];
static const actor *order[CAST];
static int members;
static long last_stay;
static int kinds[TABLES][MESSAGES]; /* 0: no method */
static mf_table *tables[TABLES];
static mf_multicast *multicast;
static mf_selector selectors[MESSAGES];
static const mf_signature *signatures[MESSAGES];
static mf_closure *callbacks[MESSAGES]; /* C functions that are these messages */
static mf_status reported;              /* by one of them */
static show *running;
static int depth;
static long disposed, added;

/* Who has to be called next, or NULL. */
static const actor *next_of(show *show) {
  for (; show->next < show->count; show->next++) {
    const actor *actor = show->members[show->next];
    if (actor->stay == show->stays[show->next] && kinds[actor->table][show->message]) return actor;
  }
  return NULL;
}

/* --- What the library calls ------------------------------------------------------------------------------------------------------ */

static void step(bool is_within);

static int64_t hear(int kind, void *self, mf_selector selector, int64_t a) {
  const actor *actor = self;
  show *show = running;
  CHECK_EQ_PTR(next_of(show), actor);
  CHECK_EQ_PTR(selector, selectors[show->message]);
  CHECK_EQ_INT(kinds[actor->table][show->message], kind);
  show->next++;
  show->answers++;
  show->answer = a * 100 + actor->index * 10 + kind;
  if (random_below(3) == 0) step(true);
  return show->answer;
}

static int64_t hear_1(void *self, mf_selector selector, int64_t a) { return hear(1, self, selector, a); }
static int64_t hear_2(void *self, mf_selector selector, int64_t a) { return hear(2, self, selector, a); }
static int64_t hear_all_1(void *self, mf_selector selector, int64_t a, int64_t b, int64_t c, int64_t d) {
  return hear(1, self, selector, a + b + c + d);
}
static int64_t hear_all_2(void *self, mf_selector selector, int64_t a, int64_t b, int64_t c, int64_t d) {
  return hear(2, self, selector, a + b + c + d);
}
static mf_status handle(void *context, mf_call *call) {
  (void)context;
  const int64_t *frame = mf_call_frame(call);
  int64_t sum = 0;
  for (size_t i = 0; i < mf_signature_argument_count(mf_call_signature(call)); i++) sum += frame[i];
  int64_t answer = hear(3, mf_call_self(call), mf_call_selector(call), sum);
  memcpy(mf_call_result(call), &answer, sizeof answer);
  return MF_OK;
}

static mf_implementation implementation_of(int kind, int message) {
  if (kind == 3) return HANDLED(handle);
  return message == 2 ? (kind == 1 ? NATIVE(hear_all_1) : NATIVE(hear_all_2)) : (kind == 1 ? NATIVE(hear_1) : NATIVE(hear_2));
}

/* --- Steps ----------------------------------------------------------------------------------------------------------------------- */

static void dispose(void *holder) { (void)holder, disposed++; }
static const mf_retention held = {.dispose = dispose};

static void put_in(actor *actor) {
  bool at_start = random_below(4) == 0;
  mf_status status = mf_multicast_insert(multicast, (mf_target){actor, tables[actor->table]}, &held, actor,
                                         at_start ? MF_AT_START : MF_AT_END, NULL, NULL);
  CHECK_EQ_INT(status, actor->stay ? MF_DUPLICATE : MF_OK);
  if (actor->stay) return;
  added++;
  actor->stay = ++last_stay;
  if (at_start) memmove(&order[1], &order[0], (size_t)members * sizeof *order);
  order[at_start ? 0 : members] = actor;
  members++;
}

static void take_out(actor *actor) {
  CHECK_EQ_INT(mf_multicast_remove(multicast, actor, NULL), actor->stay ? MF_OK : MF_NOT_FOUND);
  if (!actor->stay) return;
  actor->stay = 0;
  int at = 0;
  while (order[at] != actor) at++;
  memmove(&order[at], &order[at + 1], (size_t)(--members - at) * sizeof *order);
}

static void change_method(int table, int message) {
  int kind = random_below(5) ? 1 + random_below(3) : 0;
  if (kind) {
    mf_implementation implementation = implementation_of(kind, message);
    CHECK_EQ_INT(mf_table_replace(tables[table], selectors[message], signatures[message], &implementation, NULL, NULL), MF_OK);
  } else {
    CHECK_EQ_INT(mf_table_remove(tables[table], selectors[message], NULL), kinds[table][message] ? MF_OK : MF_NOT_FOUND);
  }
  kinds[table][message] = kind;
}

static void report(void *context, const mf_error *error) { (void)context, reported = error->status; }

static int64_t call_back(int message, const int64_t *frame) {
  mf_function function = mf_closure_function(callbacks[message]);
  if (message != 2) return ((int64_t(*)(void *, mf_selector, int64_t))function)(NULL, selectors[message], frame[0]);
  return ((int64_t(*)(void *, mf_selector, int64_t, int64_t, int64_t, int64_t))function)(NULL, selectors[message], frame[0], frame[1],
                                                                                          frame[2], frame[3]);
}

static void send(int message) {
  show show = {.outer = running, .message = message, .count = members};
  int64_t frame[4] = {random_below(100), random_below(100), random_below(100), random_below(100)}, result = -1;
  size_t responders = 77;
  const mf_delivery counting = {.responder_count = &responders};
  bool calls_back = random_below(3) == 0, counts = !calls_back && random_below(4) == 0;
  bool has_place = calls_back || random_below(3) != 0;
  for (int i = 0; i < members; i++) {
    show.members[i] = order[i];
    show.stays[i] = order[i]->stay;
  }
  if (depth == DEPTH) return;
  depth++;
  running = &show;
  mf_status status;
  if (calls_back) {
    mf_status outer = reported;
    reported = MF_OK;
    result = call_back(message, frame);
    status = reported;
    reported = outer;
  } else {
    status = mf_multicast_send(multicast, selectors[message], signatures[message], frame, has_place ? &result : NULL,
                               counts ? &counting : NULL, NULL);
  }
  running = show.outer;
  depth--;
  CHECK_EQ_PTR(next_of(&show), NULL); /* nobody was left out */
  CHECK_EQ_INT(status, show.answers ? MF_OK : MF_UNRECOGNIZED_SELECTOR);
  if (has_place) CHECK_EQ_INT(result, show.answers ? show.answer : 0);
  if (counts) CHECK_EQ_INT(responders, show.answers);
}

static void step(bool is_within) {
  actor *actor = &cast[random_below(CAST)];
  switch (random_below(is_within ? 5 : 16)) {
    case 0: put_in(actor); break;
    case 1: take_out(actor); break;
    case 2: case 3: change_method(random_below(TABLES), random_below(MESSAGES)); break;
    default: send(random_below(MESSAGES)); break;
  }
}

static void walk(unsigned seed, long steps) {
  long failed = check_failed;
  random_state = seed;
  members = 0;
  CHECK_EQ_INT(mf_multicast_create("walk", NULL, &multicast, NULL), MF_OK);
  for (int i = 0; i < TABLES; i++) tables[i] = table_of("Table", NULL, NULL);
  for (int i = 0; i < MESSAGES; i++) {
    const mf_sending sending = {.target = mf_multicast_target(multicast), .selector = selectors[i], .failed = report};
    CHECK_EQ_INT(mf_closure_create_sending(signatures[i], &sending, &callbacks[i], NULL), MF_OK);
  }
  memset(kinds, 0, sizeof kinds);
  for (int i = 0; i < CAST; i++) cast[i] = (actor){i, random_below(TABLES), 0};
  for (int i = 0; i < CAST / 2; i++) put_in(&cast[i]);
  for (long i = 0; i < steps && check_failed == failed; i++) step(false);
  for (int i = 0; i < MESSAGES; i++) mf_closure_destroy(callbacks[i]);
  mf_multicast_destroy(multicast);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  CHECK_EQ_INT(disposed, added);
  for (int i = 0; i < TABLES; i++) destroy(tables[i]);
  if (check_failed != failed) fprintf(stderr, "  seed %u\n", seed);
}

int main(void) {
  static const char *const names[] = {"a(_:)", "b(_:)", "c(_:_:_:_:)"}, *const types[] = {"q@:q", "q@:q", "q@:qqqq"};
  for (int i = 0; i < MESSAGES; i++) {
    selectors[i] = selector_of(names[i]);
    signatures[i] = signature_of(types[i]);
  }
  int walks = check_slow() ? 4 : 300;
  for (int i = 0; i < walks; i++) walk((unsigned)i + 1, 600);
  return check_done();
}
