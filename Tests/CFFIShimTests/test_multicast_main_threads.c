/* The main target and two threads that want different things of it at the same moment. */
#include <sched.h>

#include "multicast_kit.h"

static mf_table *table;
static mf_multicast *contested;
static creature *rivals[2];
static bool is_added; /* one thread adds what the other makes the main target */
static atomic_int arrivals;

static int64_t hear(void *object, mf_selector selector, int64_t value) {
  (void)selector;
  return value + ((creature *)object)->name;
}

/* Both threads go on from here at the same moment: a barrier wakes one later than the other. */
static void meet(int times) {
  atomic_fetch_add(&arrivals, 1);
  for (int looks = 0; atomic_load(&arrivals) < 2 * times; looks++)
    if (looks > 5000) sched_yield();
}

static void *contest(void *first) {
  int turns = check_slow() ? 20 : CHECK_SANITIZED ? 500 : 10000;
  for (int turn = 0; turn < turns; turn++) {
    meet(2 * turn + 1);
    mf_status status = is_added && !first ? add_weakly(contested, table, rivals[0])
                                          : mf_multicast_set_main(contested, (mf_target){rivals[first && !is_added], table},
                                                                  MF_MAIN_LAST, NULL, NULL, NULL);
    CHECK(status == MF_OK || status == MF_DUPLICATE);
    meet(2 * turn + 2);
    if (!first) continue;
    CHECK_EQ_INT(mf_multicast_count(contested), 1);
    CHECK(mf_multicast_is_main(contested, rivals[0]) || mf_multicast_is_main(contested, rivals[1]));
    mf_multicast_destroy(contested);
    contested = multicast_of("contested", NULL);
  }
  return NULL;
}

/* Of two objects that two threads make the main target, one is it; one that a thread adds while another makes it the main target is one. */
static void test_contest(bool adds) {
  is_added = adds;
  arrivals = 0;
  contested = multicast_of("contested", NULL);
  for (int i = 0; i < 2; i++) rivals[i] = creature_new(0);
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, contest, NULL);
  pthread_create(&threads[1], NULL, contest, contested);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
  mf_multicast_destroy(contested);
  for (int i = 0; i < 2; i++) creature_release(rivals[i]);
  check_all_gone();
}

int main(void) {
  table = table_of("Creature", NULL, NULL);
  add(table, "hear(_:)", "q@:q", NATIVE(hear));
  test_contest(false);
  test_contest(true);
  destroy(table);
  return check_done();
}
