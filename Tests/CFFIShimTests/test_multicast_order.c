/* Who hears a message and in which order: as they were added, or placed; by identity, never by address or equality. */
#include "multicast_cast.h"

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

int main(void) {
  begin_tables();
  test_order();
  test_identity();
  test_address_used_again();
  test_placement();
  end_tables();
  return check_done();
}
