/* How targets are held and let go of: weakly, strongly, by nobody; dead ones are skipped and their places reclaimed, also from within
   their end. */
#include "multicast_cast.h"

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

int main(void) {
  begin_tables();
  test_holding();
  test_places_reclaimed();
  test_removal_from_deinit();
  test_dies_in_its_call();
  end_tables();
  return check_done();
}
