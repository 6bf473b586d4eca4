/* One addition of a target told from another by its holder: looking at it, removing it, and what another addition has to do with it. */
#include "multicast_cast.h"

/* A holder of its own for each addition, strong, with everything counted. */
typedef struct addition {
  creature *creature;
  bool is_gone;
} addition;

static void *addition_acquire(void *holder) {
  addition *self = holder;
  if (self->is_gone) return NULL;
  creature_retain(self->creature);
  return self->creature;
}
static void addition_dispose(void *holder) {
  atomic_fetch_add(&holders_disposed, 1);
  free(holder);
}
static const mf_retention additions = {addition_acquire, creature_release, addition_dispose};

static addition *addition_new(creature *creature) {
  addition *made = calloc(1, sizeof *made);
  made->creature = creature;
  return made;
}

static addition *add_held_by(mf_multicast *multicast, addition *holder) {
  mf_target target = {holder->creature, creatures};
  CHECK_EQ_INT(mf_multicast_add(multicast, target, &additions, holder, NULL), MF_OK);
  return holder;
}

static addition *add_held(mf_multicast *multicast, creature *creature) {
  return add_held_by(multicast, addition_new(creature));
}

static int seen;
static mf_target last_target;
static void *last_holder;
static void see(void *context, mf_target target, void *holder) {
  CHECK(context == &seen);
  seen++;
  last_target = target;
  last_holder = holder;
}

static mf_status visit(mf_multicast *multicast, void *object, const void *holder) {
  return mf_multicast_visit_held(multicast, object, holder, see, &seen, NULL);
}

static void test_each_in_order(void) {
  mf_multicast *multicast = multicast_of("held", NULL);
  creature *all[3];
  addition *holders[3];
  for (int i = 0; i < 3; i++) holders[i] = add_held(multicast, all[i] = creature_new('A' + i));
  holders[1]->is_gone = true;
  seen = 0;
  CHECK_EQ_INT(mf_multicast_each_held(multicast, see, &seen, NULL), MF_OK);
  CHECK_EQ_INT(seen, 2);
  CHECK(last_target.object == all[2] && last_target.table == creatures && last_holder == holders[2]);
  CHECK_EQ_INT(mf_multicast_count(multicast), 2);
  mf_multicast_destroy(multicast);
  for (int i = 0; i < 3; i++) creature_release(all[i]);
  check_all_gone();
}

static void test_one_addition(void) {
  mf_multicast *multicast = multicast_of("held", NULL);
  creature *a = creature_new('A');
  addition *first = add_held(multicast, a);
  seen = 0;
  CHECK_EQ_INT(visit(multicast, a, first), MF_OK);
  CHECK(seen == 1 && last_target.object == a && last_holder == first);
  CHECK_EQ_INT(visit(multicast, a, &seen), MF_NOT_FOUND);
  CHECK_EQ_INT(visit(multicast, &seen, first), MF_NOT_FOUND);
  CHECK_FAILS(mf_multicast_visit_held(multicast, a, &seen, see, &seen, &error), MF_NOT_FOUND,
              "not found: held, no such addition is in it");
  CHECK_EQ_INT(mf_multicast_remove_held(multicast, a, &seen, NULL), MF_NOT_FOUND);
  CHECK(mf_multicast_contains(multicast, a));

  /* The first addition is over when the object was removed and came again. */
  addition *second = addition_new(a); /* before the first is freed: two holders have two addresses */
  CHECK_EQ_INT(mf_multicast_remove(multicast, a, NULL), MF_OK);
  add_held_by(multicast, second);
  CHECK_EQ_INT(visit(multicast, a, first), MF_NOT_FOUND);
  CHECK_EQ_INT(mf_multicast_remove_held(multicast, a, first, NULL), MF_NOT_FOUND);
  CHECK_EQ_INT(visit(multicast, a, second), MF_OK);
  CHECK_EQ_INT(mf_multicast_remove_held(multicast, a, second, NULL), MF_OK);
  CHECK_EQ_INT(mf_multicast_remove_held(multicast, a, second, NULL), MF_NOT_FOUND);
  CHECK(!mf_multicast_contains(multicast, a));
  CHECK_EQ_INT(seen, 2);
  mf_multicast_destroy(multicast);
  creature_release(a);
  check_all_gone();
}

static void test_gone(void) {
  mf_multicast *multicast = multicast_of("held", NULL);
  creature *a = creature_new('A'), *b = creature_new('B');
  addition *first = add_held(multicast, a), *second = add_held(multicast, b);
  first->is_gone = second->is_gone = true;
  uint64_t generation = mf_multicast_generation(multicast);
  seen = 0;
  CHECK_EQ_INT(visit(multicast, a, first), MF_NOT_FOUND);
  CHECK_EQ_INT(seen, 0);
  CHECK(mf_multicast_generation(multicast) > generation); /* its place was reclaimed */
  CHECK_EQ_INT(mf_multicast_remove_held(multicast, b, second, NULL), MF_OK); /* that of a dead one is still there */
  mf_multicast_destroy(multicast);
  creature_release(a);
  creature_release(b);
  check_all_gone();
}

static mf_multicast *seen_multicast;
static void remove_while_seen(void *context, mf_target target, void *holder) {
  (void)context;
  CHECK_EQ_INT(mf_multicast_remove_held(seen_multicast, target.object, holder, NULL), MF_OK);
  long disposed = atomic_load(&holders_disposed);
  creature *self = target.object;
  creature_release(self); /* the test's reference; the visit keeps it alive */
  CHECK_EQ_INT(self->name, 'A');
  CHECK(!((addition *)holder)->is_gone);
  CHECK_EQ_INT(atomic_load(&holders_disposed), disposed);
}

static void test_alive_while_seen(void) {
  mf_multicast *multicast = seen_multicast = multicast_of("held", NULL);
  creature *a = creature_new('A');
  addition *held = add_held(multicast, a);
  long disposed = atomic_load(&holders_disposed);
  CHECK_EQ_INT(mf_multicast_visit_held(multicast, a, held, remove_while_seen, NULL, NULL), MF_OK);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  CHECK_EQ_INT(atomic_load(&holders_disposed), disposed + 1);
  mf_multicast_destroy(multicast);
  check_all_gone();
}

static void test_main_target(void) {
  mf_multicast *multicast = multicast_of("held", NULL);
  creature *a = creature_new('A'), *m = creature_new('M');
  (void)add_held(multicast, a);
  addition *held = calloc(1, sizeof *held);
  held->creature = m;
  CHECK_EQ_INT(mf_multicast_set_main(multicast, (mf_target){m, creatures}, MF_MAIN_LAST, &additions, held, NULL), MF_OK);
  seen = 0;
  CHECK_EQ_INT(mf_multicast_each_held(multicast, see, &seen, NULL), MF_OK);
  CHECK(seen == 2 && last_holder == held);
  CHECK_EQ_INT(visit(multicast, m, held), MF_OK);
  CHECK_EQ_INT(mf_multicast_remove_held(multicast, m, held, NULL), MF_OK);
  CHECK_EQ_INT(visit(multicast, m, held), MF_NOT_FOUND);
  mf_multicast_destroy(multicast);
  creature_release(a);
  creature_release(m);
  check_all_gone();
}

int main(void) {
  begin_tables();
  test_each_in_order();
  test_one_addition();
  test_gone();
  test_alive_while_seen();
  test_main_target();
  end_tables();
  return check_done();
}
