/* One multicast, one thread: who hears a message and in which order, how targets are held and let go of, what changes within a round,
   and what is said of those that do not respond. */
#include "multicast_cast.h"

/* --- Order and identity -------------------------------------------------------------------------------------------------------- */

static int last_number;
static void next_number(creature *self) { CHECK_EQ_INT(self->answer, last_number++); }

static void test_order(void) {
  static const int counts[] = {0, 1, 2, 8, 9, 64, 1000};
  for (size_t c = 0; c < sizeof counts / sizeof *counts; c++) {
    mf_multicast *multicast = multicast_of("many", NULL);
    creature **all = calloc((size_t)counts[c] + 1, sizeof *all);
    for (int i = 0; i < counts[c]; i++) {
      all[i] = creature_new('a');
      all[i]->answer = i;
      all[i]->on_call = next_number;
      CHECK_EQ_INT(i % 2 ? add_weakly(multicast, creatures, all[i]) : add_strongly(multicast, creatures, all[i]), MF_OK);
    }
    for (int round = 0; round < 2; round++) {
      last_number = 0;
      size_t responders = 99;
      mf_delivery delivery = {.optional = true, .responder_count = &responders};
      CHECK_EQ_INT(tell(multicast, "note()", &delivery), MF_OK);
      CHECK_EQ_INT(last_number, counts[c]);
      CHECK_EQ_INT(responders, counts[c]);
    }
    CHECK_EQ_INT(mf_multicast_count(multicast), counts[c]);
    mf_multicast_destroy(multicast);
    for (int i = 0; i < counts[c]; i++) creature_release(all[i]);
    free(all);
    heard[0] = 0;
    check_all_gone();
  }
}

static void test_identity(void) {
  mf_multicast *multicast = multicast_of("identity", NULL);
  creature *a = creature_new('A'), *b = creature_new('B');
  CHECK_EQ_INT(add_weakly(multicast, creatures, a), MF_OK);
  CHECK_EQ_INT(add_weakly(multicast, creatures, b), MF_OK);
  CHECK_EQ_INT(add_weakly(multicast, creatures, a), MF_DUPLICATE);
  CHECK_EQ_INT(add_strongly(multicast, doubles, a), MF_DUPLICATE); /* in whatever way, and as whatever */
  CHECK_FAILS(mf_multicast_add(multicast, (mf_target){a, creatures}, NULL, NULL, &error), MF_DUPLICATE,
              "already there: identity, the object is a target of it");
  CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_OK);
  CHECK_HEARD("AB");
  /* One that left and comes back stands at the end. */
  CHECK_EQ_INT(mf_multicast_remove(multicast, a, NULL), MF_OK);
  CHECK_EQ_INT(mf_multicast_remove(multicast, a, NULL), MF_NOT_FOUND);
  CHECK_EQ_INT(add_weakly(multicast, creatures, a), MF_OK);
  CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_OK);
  CHECK_HEARD("BA");
  /* NULL is an object like any other. */
  CHECK_EQ_INT(add_plainly(multicast, mutes, NULL), MF_OK);
  CHECK_EQ_INT(add_plainly(multicast, mutes, NULL), MF_DUPLICATE);
  CHECK(mf_multicast_contains(multicast, NULL));
  CHECK_EQ_INT(mf_multicast_remove(multicast, NULL, NULL), MF_OK);
  CHECK_EQ_INT(add_plainly(multicast, NULL, a), MF_INVALID_ARGUMENT);
  mf_multicast_destroy(multicast);
  creature_release(a);
  creature_release(b);
  check_all_gone();
}

/* A holder whose object dies when it is told to. */
typedef struct held {
  void *object;
  bool is_gone;
  int acquired, released, disposed;
} held;

static held *last_acquired;
static void *held_acquire(void *holder) {
  held *self = holder;
  if (self->is_gone) return NULL;
  self->acquired++;
  last_acquired = self;
  return self->object;
}
static void held_release(void *object) {
  (void)object;
  last_acquired->released++;
}
static void held_dispose(void *holder) { ((held *)holder)->disposed++; }
static const mf_retention holding = {held_acquire, held_release, held_dispose};

/* A new object at a dead one's address is a new target: at the end, held by its own holder, and as its own class. */
static void test_address_used_again(void) {
  mf_multicast *multicast = multicast_of("addresses", NULL);
  creature *a = creature_new('A'), *b = creature_new('B');
  held old = {.object = a}, new = {.object = a}, third = {.object = a};
  CHECK_EQ_INT(mf_multicast_add(multicast, (mf_target){a, mutes}, &holding, &old, NULL), MF_OK);
  CHECK_EQ_INT(add_weakly(multicast, creatures, b), MF_OK);
  CHECK_EQ_INT(mf_multicast_add(multicast, (mf_target){a, creatures}, &holding, &new, NULL), MF_DUPLICATE);
  CHECK_EQ_INT(new.disposed, 0); /* on failure the holder stays the caller's */
  old.is_gone = true;
  uint64_t generation = mf_multicast_generation(multicast);
  CHECK_EQ_INT(mf_multicast_add(multicast, (mf_target){a, creatures}, &holding, &new, NULL), MF_OK);
  CHECK_EQ_INT(old.disposed, 1);
  CHECK(mf_multicast_generation(multicast) >= generation + 2); /* one found gone, one added */
  CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_OK);
  CHECK_HEARD("BA");
  CHECK_EQ_INT(mf_multicast_count(multicast), 2);
  /* A dead one is no place to stand next to, and least of all for the one that takes its address. */
  new.is_gone = true;
  CHECK_EQ_INT(mf_multicast_insert(multicast, (mf_target){a, creatures}, &holding, &third, MF_BEFORE, a, NULL), MF_NOT_FOUND);
  CHECK_EQ_INT(mf_multicast_insert(multicast, (mf_target){a, creatures}, &holding, &third, MF_BEFORE, b, NULL), MF_OK);
  CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_OK);
  CHECK_HEARD("AB");
  CHECK_EQ_INT(mf_multicast_count(multicast), 2);
  /* A dead one can be removed, too. */
  third.is_gone = true;
  CHECK_EQ_INT(mf_multicast_remove(multicast, a, NULL), MF_OK);
  CHECK_EQ_INT(mf_multicast_remove(multicast, a, NULL), MF_NOT_FOUND);
  mf_multicast_destroy(multicast);
  CHECK_EQ_INT(old.disposed + new.disposed + third.disposed, 3);
  CHECK_EQ_INT(old.acquired + new.acquired + third.acquired, old.released + new.released + third.released);
  creature_release(a);
  creature_release(b);
  check_all_gone();
}

/* --- Holding ------------------------------------------------------------------------------------------------------------------- */

static void test_holding(void) {
  mf_multicast *multicast = multicast_of("holding", NULL);
  creature *weak = creature_new('W'), *strong = creature_new('S');
  long disposed = holders_disposed;
  CHECK_EQ_INT(add_weakly(multicast, creatures, weak), MF_OK);
  CHECK_EQ_INT(add_strongly(multicast, creatures, strong), MF_OK);
  creature_release(strong); /* lives on */
  CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_OK);
  CHECK_HEARD("WS");
  CHECK_EQ_INT(mf_multicast_count(multicast), 2);
  uint64_t generation = mf_multicast_generation(multicast);
  void *dead = weak;
  creature_release(weak);
  CHECK_EQ_INT(creatures_alive, 1);
  CHECK_EQ_INT(mf_multicast_generation(multicast), generation); /* nobody has looked */
  CHECK(!mf_multicast_contains(multicast, dead));
  CHECK(mf_multicast_generation(multicast) > generation);
  CHECK_EQ_INT(holders_disposed, disposed + 1); /* its place is reclaimed */
  CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_OK);
  CHECK_HEARD("S");
  CHECK_EQ_INT(mf_multicast_remove(multicast, strong, NULL), MF_OK);
  CHECK_EQ_INT(holders_disposed, disposed + 2);
  CHECK_EQ_INT(creatures_alive, 0);
  /* Nobody else held it: gone before it was of use. */
  creature *brief = creature_new('B');
  CHECK_EQ_INT(add_weakly(multicast, creatures, brief), MF_OK);
  creature_release(brief);
  CHECK_EQ_INT(mf_multicast_count(multicast), 0);
  mf_delivery optional = {.optional = true};
  CHECK_EQ_INT(tell(multicast, "note()", &optional), MF_OK);
  CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_UNRECOGNIZED_SELECTOR);
  CHECK_HEARD("");
  mf_multicast_destroy(multicast);
  check_all_gone();
}

/* Whatever finds a dead target reclaims its place: a round, a count, a question, each. */
static void ignore(void *context, mf_target target) { (void)context, (void)target; }

static void test_places_reclaimed(void) {
  for (int way = 0; way < 5; way++) {
    mf_multicast *multicast = multicast_of("places", NULL);
    creature *first = creature_new('1'), *dying[20];
    CHECK_EQ_INT(add_weakly(multicast, mutes, first), MF_OK);
    for (int i = 0; i < 20; i++) CHECK_EQ_INT(add_weakly(multicast, creatures, dying[i] = creature_new('d')), MF_OK);
    for (int i = 0; i < 20; i++) creature_release(dying[i]);
    long disposed = holders_disposed;
    mf_delivery optional = {.optional = true};
    bool responds;
    switch (way) {
      case 0: CHECK_EQ_INT(tell(multicast, "note()", &optional), MF_OK); break;
      case 1: CHECK_EQ_INT(mf_multicast_count(multicast), 1); break;
      case 2: CHECK_EQ_INT(mf_multicast_each(multicast, ignore, NULL, NULL), MF_OK); break;
      case 3:
        CHECK_EQ_INT(mf_multicast_responds(multicast, selector_of("note()"), &responds, NULL), MF_OK);
        CHECK(!responds);
        break;
      case 4: mf_multicast_remove_all(multicast); break;
    }
    if (!CHECK_EQ_INT(holders_disposed - disposed, way == 4 ? 21 : 20)) fprintf(stderr, "  way %d\n", way);
    mf_multicast_destroy(multicast);
    creature_release(first);
    check_all_gone();
  }
}

/* Field report 1: a target that removes itself in its own deinit, when weak references to it are already gone. */
static mf_multicast *leaving;
static void leave(creature *self) { CHECK_EQ_INT(mf_multicast_remove(leaving, self, NULL), MF_OK); }

static void test_removal_from_deinit(void) {
  leaving = multicast_of("leaving", NULL);
  creature *stays = creature_new('S');
  CHECK_EQ_INT(add_weakly(leaving, creatures, stays), MF_OK);
  int times = check_slow() ? 500 : 10000;
  long disposed = holders_disposed;
  for (int i = 0; i < times; i++) {
    creature *self = creature_new('x');
    self->on_death = leave;
    if (add_weakly(leaving, creatures, self)) CHECK(false);
    creature_release(self);
  }
  CHECK_EQ_INT(holders_disposed - disposed, times); /* no dead places are kept */
  CHECK_EQ_INT(mf_multicast_count(leaving), 1);
  /* Strong ones that remove themselves can only do so by hand; weak ones may die in the round, after their call. */
  CHECK_EQ_INT(tell(leaving, "note()", NULL), MF_OK);
  CHECK_HEARD("S");
  mf_multicast_destroy(leaving);
  creature_release(stays);
  check_all_gone();
}

/* The last reference goes in the middle of its own call: it dies after the call, not in it. */
static void drop_self(creature *self) {
  creature_release(self);
  CHECK_EQ_INT(creatures_alive, 2);
}

static void test_dies_in_its_call(void) {
  leaving = multicast_of("dying", NULL);
  creature *a = creature_new('A'), *b = creature_new('B');
  a->on_call = drop_self;
  a->on_death = leave;
  CHECK_EQ_INT(add_weakly(leaving, creatures, a), MF_OK);
  CHECK_EQ_INT(add_weakly(leaving, creatures, b), MF_OK);
  CHECK_EQ_INT(tell(leaving, "note()", NULL), MF_OK);
  CHECK_HEARD("AB");
  CHECK_EQ_INT(creatures_alive, 1);
  CHECK_EQ_INT(mf_multicast_count(leaving), 1);
  mf_multicast_destroy(leaving);
  creature_release(b);
  check_all_gone();
}

/* --- Changes within a round ---------------------------------------------------------------------------------------------------- */

static mf_multicast *ring;
static creature *cast[8];

static void begin_ring(const char *names) {
  ring = multicast_of("ring", NULL);
  for (int i = 0; names[i]; i++) {
    cast[i] = creature_new(names[i]);
    CHECK_EQ_INT(add_strongly(ring, creatures, cast[i]), MF_OK);
  }
}

static void end_ring(void) {
  mf_multicast_destroy(ring);
  for (int i = 0; i < 8; i++)
    if (cast[i]) creature_release(cast[i]);
  memset(cast, 0, sizeof cast);
  check_all_gone();
}

static creature *late;
static void change(creature *self) {
  self->on_call = NULL;
  CHECK_EQ_INT(mf_multicast_remove(ring, cast[0], NULL), MF_OK);
  CHECK_EQ_INT(mf_multicast_remove(ring, cast[2], NULL), MF_OK);
  CHECK_EQ_INT(add_strongly(ring, creatures, late), MF_OK);
  CHECK(!mf_multicast_contains(ring, cast[2]));
  CHECK(mf_multicast_contains(ring, late));
  CHECK_EQ_INT(mf_multicast_count(ring), 2);
}

/* Field report 13. */
static void test_changes_within(void) {
  begin_ring("ABC");
  late = creature_new('D');
  cast[0]->on_call = change;
  CHECK_EQ_INT(tell(ring, "note()", NULL), MF_OK);
  CHECK_HEARD("AB");
  CHECK_EQ_INT(tell(ring, "note()", NULL), MF_OK);
  CHECK_HEARD("BD");
  creature_release(late);
  end_ring();
}

/* What was removed within a round is let go of when that round ends, not before: also what runs removes itself. */
static long disposed_before;
static void remove_self(creature *self) {
  disposed_before = holders_disposed;
  CHECK_EQ_INT(mf_multicast_remove(ring, self, NULL), MF_OK);
  CHECK_EQ_INT(holders_disposed, disposed_before);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_IN_USE);
  creature_release(self); /* the multicast's reference keeps it */
  cast[0] = NULL;
  hear(self);
}
static void check_not_yet(creature *self) {
  (void)self;
  CHECK_EQ_INT(holders_disposed, disposed_before);
}

static void test_removal_of_self(void) {
  begin_ring("ABC");
  cast[0]->on_call = remove_self;
  cast[1]->on_call = check_not_yet;
  CHECK_EQ_INT(tell(ring, "note()", NULL), MF_OK);
  CHECK_HEARD("AABC");
  CHECK_EQ_INT(holders_disposed, disposed_before + 1);
  CHECK_EQ_INT(creatures_alive, 2);
  end_ring();
}

static void remove_everything(creature *self) {
  mf_multicast_remove_all(ring);
  mf_multicast_remove_all(ring);
  CHECK_EQ_INT(mf_multicast_count(ring), 0);
  CHECK_EQ_INT(add_strongly(ring, creatures, self), MF_OK); /* back again, from the next round on */
  self->on_call = NULL;
}

static void test_remove_all_within(void) {
  begin_ring("ABC");
  cast[1]->on_call = remove_everything;
  CHECK_EQ_INT(tell(ring, "note()", NULL), MF_OK);
  CHECK_HEARD("AB");
  CHECK_EQ_INT(tell(ring, "note()", NULL), MF_OK);
  CHECK_HEARD("B");
  end_ring();
}

static int depth;
static void again(creature *self) {
  if (depth == 5) return;
  depth++;
  if (depth == 3) CHECK_EQ_INT(mf_multicast_remove(ring, cast[2], NULL), MF_OK);
  CHECK_EQ_INT(tell(ring, "note()", NULL), MF_OK);
  (void)self;
}

static void test_recursion(void) {
  begin_ring("ABC");
  cast[1]->on_call = again;
  depth = 0;
  CHECK_EQ_INT(tell(ring, "note()", NULL), MF_OK);
  CHECK_HEARD("ABABABABABAB"); /* C was removed before any round reached it */
  end_ring();
}

/* Many more are added and removed within a round than there is room for. */
static creature *crowd[300];
static void let_crowd_pass(creature *self) {
  self->on_call = NULL;
  for (int i = 0; i < 300; i++) {
    crowd[i] = creature_new('c');
    CHECK_EQ_INT(add_weakly(ring, creatures, crowd[i]), MF_OK);
    if (i % 3) CHECK_EQ_INT(mf_multicast_remove(ring, crowd[i], NULL), MF_OK);
  }
}

static void test_crowd_within(void) {
  begin_ring("AB");
  cast[0]->on_call = let_crowd_pass;
  CHECK_EQ_INT(tell(ring, "note()", NULL), MF_OK);
  CHECK_HEARD("AB");
  size_t responders;
  mf_delivery delivery = {.responder_count = &responders};
  CHECK_EQ_INT(tell(ring, "note()", &delivery), MF_OK);
  CHECK_EQ_INT(responders, 102);
  heard[0] = 0;
  for (int i = 0; i < 300; i++) creature_release(crowd[i]);
  end_ring();
}

static void destroy_ring(creature *self) {
  (void)self;
  mf_multicast_destroy(ring);
  CHECK_EQ_INT(creatures_alive, 3);
}

static void test_destroy_within(void) {
  begin_ring("ABC");
  for (int i = 0; i < 3; i++) creature_release(cast[i]);
  cast[1]->on_call = destroy_ring;
  mf_error error = MF_ERROR_INIT;
  CHECK_EQ_INT(mf_multicast_send(ring, selector_of("note()"), signature_of("v@:"), NULL, NULL, NULL, &error), MF_OK);
  CHECK_HEARD("AB");
  memset(cast, 0, sizeof cast);
  check_all_gone();
}

/* --- Who does not respond ------------------------------------------------------------------------------------------------------ */

static void test_nobody_responds(void) {
  mf_multicast *multicast = multicast_of("audience", NULL);
  creature *a = creature_new('A');
  int64_t result = 99;
  for (int i = 0; i < 2; i++) { /* empty, then with one that does not respond */
    CHECK_FAILS(mf_multicast_send(multicast, selector_of("vanish(_:)"), signature_of("q@:"), NULL, &result, NULL, &error),
                MF_UNRECOGNIZED_SELECTOR, "unrecognized selector: vanish(_:) sent to audience");
    CHECK_EQ_INT(result, 0);
    mf_error error = MF_ERROR_INIT;
    CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("vanish(_:)"), signature_of("v@:"), NULL, NULL, NULL, &error),
                 MF_UNRECOGNIZED_SELECTOR);
    CHECK_EQ_PTR(error.selector, selector_of("vanish(_:)"));
    CHECK_EQ_PTR(error.object, multicast);
    mf_error_clear(&error);
    size_t responders = 99;
    mf_delivery optional = {.optional = true, .responder_count = &responders};
    result = 99;
    CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("answer()"), signature_of("q@:"), NULL, &result,
                                   i ? NULL : &optional, NULL), MF_OK);
    CHECK_EQ_INT(result, i ? 5 : 0);
    if (!i) CHECK_EQ_INT(responders, 0);
    a->answer = 5;
    if (!i) CHECK_EQ_INT(add_weakly(multicast, creatures, a), MF_OK);
  }
  heard[0] = 0;
  /* Those that do not respond are skipped. */
  int mute;
  CHECK_EQ_INT(mf_multicast_insert(multicast, (mf_target){&mute, mutes}, NULL, NULL, MF_AT_START, NULL, NULL), MF_OK);
  CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_OK);
  CHECK_HEARD("A");
  mf_multicast_destroy(multicast);
  creature_release(a);
  check_all_gone();
}

static void test_mismatch(void) {
  mf_multicast *multicast = multicast_of("types", NULL);
  creature *a = creature_new('A'), *b = creature_new('B'), *c = creature_new('C');
  CHECK_EQ_INT(add_weakly(multicast, doubles, a), MF_OK);
  CHECK_EQ_INT(add_weakly(multicast, creatures, b), MF_OK);
  CHECK_EQ_INT(add_weakly(multicast, creatures, c), MF_OK);
  int64_t seven = 7;
  mf_error error = MF_ERROR_INIT;
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("take(_:)"), signature_of("v@:q"), &seven, NULL, NULL, &error),
               MF_SIGNATURE_MISMATCH);
  CHECK_EQ_INT(error.argument, 0);
  CHECK_EQ_STR(error.expected, "q");
  CHECK_EQ_STR(error.got, "d");
  CHECK_EQ_PTR(error.object, a);
  CHECK_EQ_STR(error.subject, "Double");
  mf_error_clear(&error);
  CHECK_HEARD("BC"); /* after the others were called */
  mf_delivery skipping = {.skips_mismatched = true};
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("take(_:)"), signature_of("v@:q"), &seven, NULL, &skipping, NULL), MF_OK);
  CHECK_HEARD("BC");
  double value = 7.5;
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("take(_:)"), signature_of("v@:d"), &value, NULL, NULL, &error),
               MF_MULTIPLE_ERRORS);
  CHECK_EQ_INT(error.cause_count, 2);
  mf_error_clear(&error);
  CHECK_HEARD("A");
  /* All are skipped: that is as if nobody responded. */
  float other = 0;
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("take(_:)"), signature_of("v@:f"), &other, NULL, &skipping, NULL),
               MF_UNRECOGNIZED_SELECTOR);
  mf_multicast_destroy(multicast);
  creature_release(a);
  creature_release(b);
  creature_release(c);
  check_all_gone();
}

/* --- Placement, looking, explaining -------------------------------------------------------------------------------------------- */

static void hear_each(void *context, mf_target target) {
  CHECK_EQ_STR(context, "context");
  hear(target.object);
}

static void test_placement(void) {
  mf_multicast *multicast = multicast_of("places", NULL);
  creature *c[6];
  for (int i = 0; i < 6; i++) c[i] = creature_new('A' + i);
  CHECK_EQ_INT(insert_weakly(multicast, creatures, c[0], MF_BEFORE, c[1]), MF_NOT_FOUND);
  CHECK_EQ_INT(insert_weakly(multicast, creatures, c[0], MF_AFTER, NULL), MF_NOT_FOUND);
  CHECK_EQ_INT(mf_multicast_count(multicast), 0);
  CHECK_EQ_INT(insert_weakly(multicast, creatures, c[0], MF_AT_START, NULL), MF_OK);
  CHECK_EQ_INT(insert_weakly(multicast, creatures, c[1], MF_AT_START, NULL), MF_OK);
  CHECK_EQ_INT(insert_weakly(multicast, creatures, c[2], MF_AT_END, NULL), MF_OK);
  CHECK_EQ_INT(insert_weakly(multicast, creatures, c[3], MF_AFTER, c[1]), MF_OK);
  CHECK_EQ_INT(insert_weakly(multicast, creatures, c[4], MF_BEFORE, c[2]), MF_OK);
  CHECK_EQ_INT(insert_weakly(multicast, creatures, c[5], MF_AFTER, c[2]), MF_OK);
  CHECK_EQ_INT(insert_weakly(multicast, creatures, c[5], MF_AT_START, NULL), MF_DUPLICATE);
  CHECK_EQ_INT(tell(multicast, "nativeNote()", NULL), MF_OK);
  CHECK_HEARD("BDAECF");
  CHECK_EQ_INT(mf_multicast_each(multicast, hear_each, "context", NULL), MF_OK);
  CHECK_HEARD("BDAECF");
  CHECK_EQ_INT(mf_multicast_remove(multicast, c[0], NULL), MF_OK);
  CHECK_EQ_INT(insert_weakly(multicast, creatures, c[0], MF_BEFORE, c[0]), MF_NOT_FOUND);
  CHECK_EQ_INT(insert_weakly(multicast, creatures, c[0], MF_BEFORE, c[1]), MF_OK);
  uint64_t generation = mf_multicast_generation(multicast);
  CHECK_EQ_INT(tell(multicast, "nativeNote()", NULL), MF_OK);
  CHECK_HEARD("ABDECF");
  CHECK_EQ_INT(mf_multicast_count(multicast), 6);
  CHECK_EQ_INT(mf_multicast_generation(multicast), generation); /* a round and a look change nothing */
  CHECK_EQ_STR(mf_multicast_name(multicast), "places");
  CHECK_FAILS(mf_multicast_remove(multicast, &generation, &error), MF_NOT_FOUND, "not found: places, the object is not a target of it");
  mf_multicast_remove_all(multicast);
  CHECK(mf_multicast_generation(multicast) > generation);
  CHECK_EQ_INT(mf_multicast_count(multicast), 0);
  generation = mf_multicast_generation(multicast);
  mf_multicast_remove_all(multicast); /* of nothing */
  CHECK_EQ_INT(mf_multicast_generation(multicast), generation);
  CHECK_EQ_INT(tell(multicast, "nativeNote()", &(mf_delivery){.optional = true}), MF_OK);
  CHECK_HEARD("");
  mf_multicast_destroy(multicast);
  for (int i = 0; i < 6; i++) creature_release(c[i]);
  check_all_gone();
}

typedef struct verdicts {
  char text[64];
  void *gone;
} verdicts;

static void note_verdict(void *context, mf_target target, mf_verdict verdict, const mf_signature *signature, const mf_error *error) {
  verdicts *all = context;
  size_t at = strlen(all->text);
  all->text[at] = "CFSMLG"[verdict];
  if (verdict == MF_IS_GONE) all->gone = target.object;
  CHECK_EQ_INT(error != NULL, verdict == MF_WOULD_MISMATCH || verdict == MF_WOULD_LOOP);
  CHECK_EQ_INT(signature != NULL, verdict == MF_WOULD_CALL || verdict == MF_WOULD_FORWARD || verdict == MF_WOULD_MISMATCH);
  if (verdict == MF_WOULD_MISMATCH) CHECK_EQ_STR(mf_signature_encoding(signature), "v@:d");
  if (verdict == MF_WOULD_LOOP) CHECK_EQ_STR(error->subject, "A > B > A");
}

static void test_explain(void) {
  mf_multicast *a = multicast_of("A", NULL), *b = multicast_of("B", NULL), *c = multicast_of("C", NULL);
  creature *has = creature_new('H'), *gone = creature_new('G'), *mute = creature_new('M'), *differs = creature_new('D');
  CHECK_EQ_INT(add_weakly(a, creatures, has), MF_OK);
  CHECK_EQ_INT(add_weakly(a, creatures, gone), MF_OK);
  CHECK_EQ_INT(add_weakly(a, mutes, mute), MF_OK);
  CHECK_EQ_INT(add_weakly(a, doubles, differs), MF_OK);
  CHECK_EQ_INT(add_weakly(c, creatures, has), MF_OK);
  CHECK_EQ_INT(add_plainly(a, mf_multicast_target(c).table, c), MF_OK);
  CHECK_EQ_INT(add_plainly(a, mf_multicast_target(b).table, b), MF_OK);
  CHECK_EQ_INT(add_plainly(b, mf_multicast_target(a).table, a), MF_OK);
  void *address = gone;
  creature_release(gone);
  mf_selector take = selector_of("take(_:)");
  for (int look = 0; look < 2; look++) { /* looking reclaims nothing */
    verdicts all = {0};
    CHECK_EQ_INT(mf_multicast_explain(a, take, signature_of("v@:q"), note_verdict, &all, NULL), MF_OK);
    CHECK_EQ_STR(all.text, "CGSMFL");
    CHECK_EQ_PTR(all.gone, address);
  }
  verdicts all = {0};
  CHECK_EQ_INT(mf_multicast_explain(a, take, NULL, note_verdict, &all, NULL), MF_OK);
  CHECK_EQ_STR(all.text, "CGSCFL");
  CHECK_EQ_INT(mf_multicast_count(a), 5);
  CHECK_HEARD("");
  mf_multicast_destroy(a);
  mf_multicast_destroy(b);
  mf_multicast_destroy(c);
  creature_release(has);
  creature_release(mute);
  creature_release(differs);
  check_all_gone();
}

static void test_refused(void) {
  mf_multicast *multicast = (mf_multicast *)&creatures;
  CHECK_EQ_INT(mf_multicast_create(NULL, NULL, &multicast, NULL), MF_INVALID_ARGUMENT);
  CHECK_EQ_PTR(multicast, NULL);
  CHECK_EQ_INT(mf_multicast_create("", NULL, &multicast, NULL), MF_INVALID_ARGUMENT);
  CHECK_EQ_INT(mf_multicast_create("x", NULL, NULL, NULL), MF_INVALID_ARGUMENT);
  mf_multicast_destroy(NULL);
}

int main(void) {
  begin_tables();
  test_order();
  test_identity();
  test_address_used_again();
  test_holding();
  test_places_reclaimed();
  test_removal_from_deinit();
  test_dies_in_its_call();
  test_changes_within();
  test_removal_of_self();
  test_remove_all_within();
  test_recursion();
  test_crowd_within();
  test_destroy_within();
  test_nobody_responds();
  test_mismatch();
  test_placement();
  test_explain();
  test_refused();
  end_tables();
  return check_done();
}
