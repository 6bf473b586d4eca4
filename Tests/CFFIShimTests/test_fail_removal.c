/* Removing without memory, over and over while rounds are under way: nobody who was removed is called any more, and each is let go of after
   the rounds that could see it, though one spare state is all that there is for that. */
#include "failing_alloc.h"
#include "multicast_kit.h"

#include <time.h>

enum { COUNT = 40 };

static mf_table *table;
static mf_multicast *multicast;
static creature *all[COUNT];

static void note(void *object, mf_selector selector) {
  creature *self = object;
  (void)selector;
  atomic_fetch_add(&self->calls, 1);
  atomic_fetch_add(&self->inside, 1);
  if (self->on_call) self->on_call(self);
  atomic_fetch_sub(&self->inside, 1);
}

static void begin(void) {
  multicast = multicast_of("poor", NULL);
  for (int i = 0; i < COUNT; i++) {
    all[i] = creature_new(i);
    CHECK_EQ_INT(i % 2 ? add_strongly(multicast, table, all[i]) : add_weakly(multicast, table, all[i]), MF_OK);
  }
  for (int i = 1; i < COUNT; i += 2) creature_release(all[i]); /* held by the multicast alone */
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK); /* states of smaller rosters would become spare ones */
  holders_disposed = 0;
}

static void end(void) {
  if (multicast) mf_multicast_destroy(multicast);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  CHECK_EQ_INT(holders_disposed, COUNT);
  CHECK_EQ_INT(creatures_alive, COUNT / 2);
  for (int i = 0; i < COUNT; i += 2) creature_release(all[i]);
  check_all_gone();
}

static void remove_some(int from, int to) {
  for (int i = from; i < to; i++) CHECK_EQ_INT(mf_multicast_remove(multicast, all[i], NULL), MF_OK);
}

/* How many of them heard it; nobody else did. */
static int calls_of(int from, int to) {
  int sum = 0;
  for (int i = from; i < to; i++) sum += (int)all[i]->calls;
  return sum;
}

/* By a target of the round: some that were called already, itself, and some that were not. */
static void remove_within(creature *self) {
  self->on_call = NULL;
  failing_alloc_start(1, true);
  remove_some(2, 12);
  remove_some(20, 30);
  CHECK(failing_alloc_stop()); /* the second needed more */
  CHECK_EQ_INT(holders_disposed, 0);
  CHECK_EQ_INT(mf_multicast_count(multicast), COUNT - 20);
  CHECK(!mf_multicast_contains(multicast, all[25]));
}

static void test_within_a_round(bool has_plan) {
  begin();
  for (int i = 0; i < 2 * has_plan; i++) CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_OK);
  for (int i = 0; i < COUNT; i++) all[i]->calls = 0;
  all[10]->on_call = remove_within;
  failing_alloc_start(1, true);
  CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_OK);
  CHECK_EQ_INT(holders_disposed, 20); /* with the round */
  (void)failing_alloc_stop();
  CHECK_EQ_INT(calls_of(0, 2), 2);
  CHECK_EQ_INT(calls_of(12, 20), 8);
  CHECK_EQ_INT(calls_of(30, COUNT), COUNT - 30);
  for (int i = 0; i < 3; i++) CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_OK); /* with a plan again */
  CHECK_EQ_INT(calls_of(12, 20), 4 * 8);
  end();
}

/* What goes with the current state goes with the multicast, too. */
static void destroy_within(creature *self) {
  remove_within(self);
  failing_alloc_start(1, true);
  mf_multicast_destroy(multicast);
  (void)failing_alloc_stop();
  multicast = NULL;
  CHECK_EQ_INT(holders_disposed, 0);
}

static void test_destroying_within_a_round(void) {
  begin();
  all[10]->on_call = destroy_within;
  CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_OK);
  CHECK_EQ_INT(holders_disposed, COUNT);
  end();
}

/* What comes afterwards in the same round, with memory: at the end, at the start, again. */
static void remove_and_add_within(creature *self) {
  remove_within(self);
  for (int i = 2; i < 12; i += 2)
    CHECK_EQ_INT(i % 4 ? add_weakly(multicast, table, all[i]) : insert_weakly(multicast, table, all[i], MF_AT_START, NULL), MF_OK);
  failing_alloc_start(1, true);
  remove_some(4, 5);
  (void)failing_alloc_stop();
}

static void test_adding_after(void) {
  begin();
  all[10]->on_call = remove_and_add_within;
  CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_OK);
  CHECK_EQ_INT(holders_disposed, 21);
  for (int i = 0; i < COUNT; i += 2) all[i]->calls = 0;
  CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_OK);
  CHECK_EQ_INT(all[2]->calls + all[4]->calls + all[6]->calls + all[8]->calls + all[10]->calls, 4);
  CHECK_EQ_INT(all[4]->calls, 0);
  holders_disposed -= 5;
  end();
}

/* Letting go of a target removes the next one, which is the only holder of another, and so on. */
static void remove_next(creature *self) {
  creature *next = self->context;
  if (next) CHECK_EQ_INT(mf_multicast_remove(multicast, next, NULL), MF_OK);
}

static void remove_first(creature *self) {
  self->on_call = NULL;
  failing_alloc_start(1, true);
  remove_some(1, 2);
}

static void test_one_that_takes_the_next_along(void) {
  begin();
  for (int i = 1; i < COUNT; i += 2) {
    all[i]->context = i + 2 < COUNT ? all[i + 2] : NULL;
    all[i]->on_death = remove_next;
  }
  all[0]->on_call = remove_first;
  CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_OK);
  (void)failing_alloc_stop();
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  CHECK_EQ_INT(holders_disposed, COUNT / 2);
  CHECK_EQ_INT(mf_multicast_count(multicast), COUNT / 2);
  end();
}

/* Plans are made anew while something waits for a state to end: it is let go of all the same, at once. */
static void remove_and_send(creature *self) {
  (void)self;
  failing_alloc_start(1, true);
  remove_some(3, 4);
  CHECK(failing_alloc_stop());
  for (int i = 0; i < 3; i++) CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_OK);
  CHECK_EQ_INT(holders_disposed, 1);
}

static void test_planning_meanwhile(void) {
  begin();
  for (int i = 0; i < 2; i++) CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_OK);
  all[1]->on_death = remove_and_send;
  remove_some(1, 2);
  CHECK_EQ_INT(holders_disposed, 2);
  CHECK_EQ_INT(all[5]->calls, 5);
  end();
}

/* A thread that stays in a round until it is told to leave. */
typedef struct stay {
  pthread_t thread;
  atomic_int step; /* 1: has its record; 2: may begin; 3: is in the round; 4: may leave */
} stay;

static _Thread_local stay *own_stay;

static void reach(stay *stay, int step) {
  while (atomic_load(&stay->step) < step) sched_yield();
}

static void wait_within(creature *self) {
  (void)self;
  if (!own_stay) return;
  atomic_store(&own_stay->step, 3);
  reach(own_stay, 4);
}

static void *stay_in_a_round(void *context) {
  own_stay = context;
  CHECK(!mf_multicast_contains(multicast, NULL)); /* this thread's record is made now, while there is memory */
  atomic_store(&own_stay->step, 1);
  reach(own_stay, 2);
  CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_OK);
  return NULL;
}

static void *quiesce(void *is_done) {
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  atomic_store((atomic_bool *)is_done, true);
  return NULL;
}

static void begin_stay(stay *stay) {
  pthread_create(&stay->thread, NULL, stay_in_a_round, stay);
  reach(stay, 1);
}

static void enter(stay *stay) {
  atomic_store(&stay->step, 2);
  reach(stay, 3);
}

static void leave(stay *stay) {
  atomic_store(&stay->step, 4);
  pthread_join(stay->thread, NULL);
}

/* Of two that stay, the first sees the targets, the second came when they were marked but no state without them could follow. */
static void test_waiting_for_rounds(void) {
  static stay first, second;
  static atomic_bool is_done;
  pthread_t waiting;
  begin();
  all[0]->on_call = wait_within;
  CHECK_EQ_INT(tell(multicast, "note()", NULL), MF_OK);
  begin_stay(&first);
  begin_stay(&second);
  enter(&first);
  failing_alloc_start(1, true);
  remove_some(10, 20);
  CHECK(failing_alloc_stop());
  failing_alloc_start(1, true);
  enter(&second);
  remove_some(20, 24);
  CHECK_EQ_INT(holders_disposed, 0);
  pthread_create(&waiting, NULL, quiesce, &is_done);
  leave(&first);
  /* The first removed one goes with the first round; the others wait for the second, which began before they could go. */
  for (int i = 0; i < 50; i++) {
    CHECK(!atomic_load(&is_done));
    CHECK(holders_disposed < 14);
    nanosleep(&(struct timespec){.tv_nsec = 300000}, NULL); /* three times as long as it sleeps between two looks */
  }
  leave(&second);
  pthread_join(waiting, NULL);
  CHECK(is_done);
  CHECK_EQ_INT(holders_disposed, 14);
  (void)failing_alloc_stop();
  for (int i = 10; i < 24; i += 2) CHECK_EQ_INT(all[i]->calls, 1); /* of the round before all this */
  end();
}

/* Threads that send, add, remove and replace multicasts, while memory comes and goes: each target that was taken over is let go of once. */
enum { THREADS = 4, SLOTS = 4 };

static mf_multicast *shared[2]; /* that stay */
static atomic_long taken_over;
static atomic_bool is_over;

static mf_status add_one(mf_multicast *to, creature *self) {
  mf_status status = add_strongly(to, table, self);
  if (!status) atomic_fetch_add(&taken_over, 1);
  CHECK(status == MF_OK || status == MF_NO_MEMORY);
  return status;
}

static void *change_and_send(void *context) {
  uint64_t random = *(int *)context;
  creature *own[SLOTS];
  mf_multicast *brief = NULL;
  CHECK(!mf_multicast_contains(shared[0], NULL));
  for (int i = 0; i < SLOTS; i++) own[i] = creature_new(i);
  for (int i = 0, count = check_slow() ? 200 : 4000; i < count; i++) {
    random = random * 6364136223846793005u + 1442695040888963407u;
    unsigned choice = (unsigned)(random >> 33);
    mf_multicast *to = shared[choice & 1];
    creature *self = own[choice / 2 % SLOTS];
    switch (choice / 8 % 6) {
      case 0:
      case 1:
        if (!mf_multicast_contains(to, self)) add_one(to, self);
        break;
      case 2: (void)mf_multicast_remove(to, self, NULL); break;
      case 3: (void)tell(to, "note()", NULL); break;
      case 4: mf_multicast_remove_all(to); break;
      case 5: /* one that another thread may be letting go of when it ends */
        if (brief) mf_multicast_destroy(brief);
        brief = NULL;
        if (mf_multicast_create("brief", NULL, &brief, NULL)) break;
        for (int k = 0; k < SLOTS; k++) (void)add_one(brief, own[k]);
        (void)mf_multicast_remove(brief, own[1], NULL);
        (void)tell(brief, "note()", NULL);
        break;
    }
  }
  if (brief) mf_multicast_destroy(brief);
  for (int i = 0; i < SLOTS; i++) creature_release(own[i]);
  return NULL;
}

static void *let_memory_come_and_go(void *unused) {
  (void)unused;
  while (!atomic_load(&is_over)) {
    failing_alloc_start(1, true);
    for (int i = 0; i < 20; i++) sched_yield();
    (void)failing_alloc_stop();
    for (int i = 0; i < 20; i++) sched_yield();
  }
  return NULL;
}

static void test_threads(void) {
  pthread_t threads[THREADS], memory;
  int seeds[THREADS];
  holders_disposed = 0;
  for (int i = 0; i < 2; i++) shared[i] = multicast_of("shared", NULL);
  for (int i = 0; i < THREADS; i++) {
    seeds[i] = i;
    pthread_create(&threads[i], NULL, change_and_send, &seeds[i]);
  }
  pthread_create(&memory, NULL, let_memory_come_and_go, NULL);
  for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
  atomic_store(&is_over, true);
  pthread_join(memory, NULL);
  for (int i = 0; i < 2; i++) mf_multicast_destroy(shared[i]);
  check_all_gone();
  CHECK(taken_over > 0);
  CHECK_EQ_INT(holders_disposed, taken_over);
}

int main(void) {
  table = table_of("Noting", NULL, NULL);
  add(table, "note()", "v@:", NATIVE(note));
  test_within_a_round(false);
  test_within_a_round(true);
  test_destroying_within_a_round();
  test_adding_after();
  test_one_that_takes_the_next_along();
  test_planning_meanwhile();
  test_waiting_for_rounds();
  test_threads();
  destroy(table);
  return check_done();
}
