/* One multicast and many threads: who is always there hears every message, nobody goes while a call is inside, everything goes exactly
   once, and as soon as the last round that could see it has ended. */
#include <semaphore.h>
#include <time.h>

#include "multicast_kit.h"
#include "pin.h"

enum { THREADS = 8, RESIDENTS = 12, OWN = 6 };

static mf_table *table, *mutes;

static void pause_for(long microseconds) { nanosleep(&(struct timespec){0, microseconds * 1000}, NULL); }

/* A creature is inside while it is called; one that goes meanwhile is reported by creature_release. */
static int64_t hear(void *object, mf_selector selector, int64_t value) {
  (void)selector;
  creature *self = object;
  atomic_fetch_add(&self->inside, 1);
  atomic_fetch_add(&self->calls, 1);
  if (self->on_call) self->on_call(self);
  atomic_fetch_sub(&self->inside, 1);
  return value + self->name;
}

static mf_status handle(void *context, mf_call *call) {
  (void)context;
  creature *self = mf_call_self(call);
  int64_t value;
  memcpy(&value, mf_call_argument(call, 0), sizeof value);
  value = hear(self, mf_call_selector(call), value);
  memcpy(mf_call_result(call), &value, sizeof value);
  return MF_OK;
}

static long send_one(mf_multicast *multicast, bool handled, int64_t value) {
  int64_t result = -1;
  mf_status status = mf_multicast_send(multicast, selector_of(handled ? "handle(_:)" : "hear(_:)"), signature_of("q@:q"), &value,
                                       &result, NULL, NULL);
  return status != MF_OK || result < value;
}

/* --- Everything at once ---------------------------------------------------------------------------------------------------------- */

static mf_multicast *shared, *nested;
static pthread_barrier_t start;
static atomic_long sends, adds;
static size_t always_there;

typedef struct worker {
  pthread_t thread;
  unsigned seed;
  int steps;
  long wrong;
} worker;

static unsigned next_random(unsigned *seed) {
  *seed ^= *seed << 13;
  *seed ^= *seed >> 17;
  return *seed ^= *seed << 5;
}

/* A creature adds and removes others, and sends on, while it is called. */
static _Thread_local int depth;
static void meddle(creature *self) {
  if (depth > 1) return;
  depth++;
  bool responds;
  mf_status status = mf_multicast_responds(shared, selector_of("hear(_:)"), &responds, NULL);
  CHECK(status == MF_OK && responds);
  if (self->calls % 64 == 0) {
    CHECK_EQ_INT(send_one(shared, false, 1), 0);
    atomic_fetch_add(&sends, 1);
  }
  depth--;
}

static void *work(void *argument) {
  worker *self = argument;
  creature *own[OWN] = {NULL};
  bool is_strong[OWN] = {false}, is_in[OWN] = {false};
  pthread_barrier_wait(&start);
  for (int step = 0; step < self->steps; step++) {
    unsigned random = next_random(&self->seed), which = random / 16 % OWN;
    mf_status status;
    switch (random % 16) {
      case 0: case 1: case 2: case 3: case 4: case 5:
        self->wrong += send_one(shared, random & 1, step);
        atomic_fetch_add(&sends, 1);
        break;
      case 6: case 7: /* a new one, or one more time */
        if (!own[which]) {
          own[which] = creature_new(1);
          if (random & 4096) own[which]->on_call = meddle;
          is_strong[which] = random & 8192;
        }
        status = is_strong[which] ? add_strongly(shared, table, own[which]) : add_weakly(shared, table, own[which]);
        self->wrong += status != (is_in[which] ? MF_DUPLICATE : MF_OK);
        atomic_fetch_add(&adds, status == MF_OK);
        is_in[which] = true;
        break;
      case 8: case 9:
        if (!own[which]) break;
        self->wrong += mf_multicast_remove(shared, own[which], NULL) != (is_in[which] ? MF_OK : MF_NOT_FOUND);
        is_in[which] = false;
        break;
      case 10: case 11: /* killed; a strong one is removed first, or nobody could */
        if (!own[which]) break;
        if (is_strong[which] && is_in[which]) self->wrong += mf_multicast_remove(shared, own[which], NULL) != MF_OK;
        creature_release(own[which]);
        own[which] = NULL;
        is_in[which] = false;
        break;
      case 12:
        if (own[which]) self->wrong += mf_multicast_contains(shared, own[which]) != is_in[which];
        break;
      case 13: {
        bool responds;
        const mf_signature *signature = NULL;
        status = mf_multicast_responds(shared, selector_of(random & 4096 ? "hear(_:)" : "absent()"), &responds, NULL);
        self->wrong += status != MF_OK || responds != ((random & 4096) != 0);
        status = mf_multicast_signature_for(shared, selector_of("hear(_:)"), &signature, NULL);
        self->wrong += status != MF_OK || signature != signature_of("q@:q");
        break;
      }
      case 14: {
        size_t count = mf_multicast_count(shared);
        self->wrong += count < always_there || count > always_there + 2 * THREADS * OWN; /* some are dying */
        break;
      }
      default:
        if (random % 7 == 0) self->wrong += mf_quiesce(NULL) != MF_OK;
    }
  }
  for (int i = 0; i < OWN; i++) {
    if (!own[i]) continue;
    if (is_in[i] && is_strong[i]) self->wrong += mf_multicast_remove(shared, own[i], NULL) != MF_OK;
    creature_release(own[i]);
  }
  return NULL;
}

static void test_everything_at_once(void) {
  shared = multicast_of("shared", NULL);
  nested = multicast_of("nested", NULL);
  creature *residents[RESIDENTS];
  int mute;
  CHECK_EQ_INT(add_plainly(shared, mutes, &mute), MF_OK);
  for (int i = 0; i < RESIDENTS; i++) {
    residents[i] = creature_new(i == RESIDENTS - 1 ? 0 : 1);
    mf_multicast *home = i % 3 == 1 ? nested : shared; /* some hear it through a nested multicast */
    CHECK_EQ_INT(i % 2 ? add_weakly(home, table, residents[i]) : add_strongly(home, table, residents[i]), MF_OK);
  }
  CHECK_EQ_INT(add_plainly(shared, mf_multicast_target(nested).table, nested), MF_OK);
  always_there = mf_multicast_count(shared);
  CHECK_EQ_INT(always_there, RESIDENTS - RESIDENTS / 3 + 2);
  holders_disposed = 0;
  worker workers[THREADS];
  pthread_barrier_init(&start, NULL, THREADS);
  for (int i = 0; i < THREADS; i++) {
    workers[i] = (worker){.seed = 77u + (unsigned)i * 1000003u, .steps = check_slow() ? 500 : CHECK_SANITIZED ? 4000 : 25000};
    pthread_create(&workers[i].thread, NULL, work, &workers[i]);
  }
  for (int i = 0; i < THREADS; i++) {
    pthread_join(workers[i].thread, NULL);
    CHECK_EQ_INT(workers[i].wrong, 0);
  }
  pthread_barrier_destroy(&start);
  for (int i = 0; i < RESIDENTS; i++) CHECK_EQ_INT(residents[i]->calls, sends);
  CHECK_EQ_INT(mf_multicast_count(shared), always_there);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  CHECK_EQ_INT(holders_disposed, adds);
  mf_multicast_destroy(shared);
  mf_multicast_destroy(nested);
  for (int i = 0; i < RESIDENTS; i++) creature_release(residents[i]);
  check_all_gone();
  CHECK_EQ_INT(holders_disposed, adds + RESIDENTS);
}

/* --- Long rounds ----------------------------------------------------------------------------------------------------------------- */

static sem_t is_inside, may_leave;

static void stay(creature *self) {
  (void)self;
  sem_post(&is_inside);
  while (sem_wait(&may_leave)) continue;
}

static void *send_and_return(void *multicast) {
  CHECK_EQ_INT(send_one(multicast, false, 3), 0);
  return NULL;
}

/* A round at a depth beyond a thread's slots. */
static mf_multicast *deep;
static int left;
static void go_down(creature *self) {
  if (--left) CHECK_EQ_INT(send_one(self->context, false, 3), 0);
  else CHECK_EQ_INT(send_one(deep, false, 3), 0);
}
static void *send_deep(void *multicast) {
  left = 12;
  return send_and_return(multicast);
}

/* While a thread stays in a round of one multicast, what others remove goes at once; what it can see goes when its round ends, and not before,
   whoever waits, and without anybody's help. */
static void long_round(bool is_deep) {
  mf_multicast *busy = multicast_of("busy", NULL), *other = multicast_of("other", NULL), *way = multicast_of("way", NULL);
  creature *stays = creature_new(0), *leaves[20], *guide = creature_new(0);
  stays->on_call = stay;
  CHECK_EQ_INT(add_strongly(busy, table, stays), MF_OK);
  guide->on_call = go_down;
  guide->context = way;
  deep = busy;
  CHECK_EQ_INT(add_weakly(way, table, guide), MF_OK);
  pthread_t thread;
  pthread_create(&thread, NULL, is_deep ? send_deep : send_and_return, is_deep ? way : busy);
  while (sem_wait(&is_inside)) continue;

  holders_disposed = 0;
  for (int i = 0; i < 20; i++) {
    leaves[i] = creature_new(0);
    CHECK_EQ_INT(add_strongly(other, table, leaves[i]), MF_OK);
    creature_release(leaves[i]);
    CHECK_EQ_INT(send_one(other, false, i), 0);
    CHECK_EQ_INT(mf_multicast_remove(other, leaves[i], NULL), MF_OK);
    CHECK_EQ_INT(holders_disposed, i + 1); /* at once */
  }
  for (int i = 0; i < 20; i++) {
    leaves[i] = creature_new(0);
    CHECK_EQ_INT(add_strongly(busy, table, leaves[i]), MF_OK);
    creature_release(leaves[i]);
  }
  for (int i = 0; i < 20; i++) CHECK_EQ_INT(mf_multicast_remove(busy, leaves[i], NULL), MF_OK);
  CHECK_EQ_INT(mf_multicast_remove(busy, stays, NULL), MF_OK);
  creature_release(stays); /* it is inside its call, and held by what was removed */
  CHECK_EQ_INT(holders_disposed, 20);
  CHECK_EQ_INT(mf_multicast_count(busy), 0);
  /* The multicast goes, too, under the round. */
  mf_multicast_destroy(busy);
  pause_for(2000);
  CHECK_EQ_INT(holders_disposed, 20);
  sem_post(&may_leave);
  pthread_join(thread, NULL);
  CHECK_EQ_INT(holders_disposed, 41);
  mf_multicast_destroy(other);
  mf_multicast_destroy(way);
  creature_release(guide);
  check_all_gone();
}

/* mf_quiesce returns after the round that could see what was removed, and does not wait for rounds that began later. */
static atomic_bool has_left, later_has_left;
static void stay_and_tell(creature *self) {
  stay(self);
  pause_for(20000);
  atomic_store(&has_left, true);
}
static sem_t later_is_inside, later_may_leave;
static void stay_later(creature *self) {
  (void)self;
  sem_post(&later_is_inside);
  while (sem_wait(&later_may_leave)) continue;
  atomic_store(&later_has_left, true);
}

static void test_quiesce(void) {
  mf_multicast *multicast = multicast_of("quiet", NULL);
  creature *first = creature_new(0), *second = creature_new(0), *third = creature_new(0);
  first->on_call = stay_and_tell;
  second->on_call = stay_later;
  CHECK_EQ_INT(add_plainly(multicast, table, first), MF_OK);
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, send_and_return, multicast);
  while (sem_wait(&is_inside)) continue;
  CHECK_EQ_INT(mf_multicast_remove(multicast, first, NULL), MF_OK);
  CHECK_EQ_INT(add_plainly(multicast, table, second), MF_OK);
  pthread_create(&threads[1], NULL, send_and_return, multicast);
  while (sem_wait(&later_is_inside)) continue;
  sem_post(&may_leave);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  CHECK(has_left && !later_has_left);
  creature_release(first); /* the manual allows it now */
  /* The later round sees the next removal, and its line waits; another multicast's does not. */
  CHECK_EQ_INT(add_strongly(multicast, table, third), MF_OK);
  CHECK_EQ_INT(mf_multicast_remove(multicast, third, NULL), MF_OK);
  sem_post(&later_may_leave);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  CHECK(later_has_left);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  mf_multicast_destroy(multicast);
  creature_release(second);
  creature_release(third);
  check_all_gone();
}

/* --- Who is waited for is told --------------------------------------------------------------------------------------------------- */

static void *send_many(void *multicast) {
  for (int i = 0; i < 30; i++) CHECK_EQ_INT(send_one(multicast, i & 1, i), 0);
  return NULL;
}

/* Rounds and removals end together, over and over: whoever is last takes away what was removed, without a call that waits for it. */
static void test_nobody_is_forgotten(void) {
  mf_multicast *multicast = multicast_of("episodes", NULL);
  int episodes = check_slow() ? 20 : CHECK_SANITIZED ? 200 : 1500;
  creature *stays = creature_new(0);
  CHECK_EQ_INT(add_weakly(multicast, table, stays), MF_OK);
  for (int episode = 0; episode < episodes; episode++) {
    pthread_t threads[2];
    holders_disposed = 0;
    for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, send_many, multicast);
    for (int i = 0; i < 20; i++) {
      creature *brief = creature_new(0);
      if (add_strongly(multicast, table, brief)) CHECK(false);
      creature_release(brief);
      if (mf_multicast_remove(multicast, brief, NULL)) CHECK(false);
    }
    for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
    if (!CHECK_EQ_INT(holders_disposed, 20)) break;
  }
  mf_multicast_destroy(multicast);
  creature_release(stays);
  check_all_gone();
}

/* --- Threads come and go --------------------------------------------------------------------------------------------------------- */

static int records(void) {
  int count = 0;
  for (mf__pins *pins = mf__pins_first(); pins; pins = pins->next) count++;
  return count;
}

/* A destructor of another key, which may run after the one that gives the thread's record back, sends once more. */
static pthread_key_t late_key;
static void send_late(void *multicast) { CHECK_EQ_INT(send_one(multicast, true, 1), 0); }
static void *send_and_leave(void *multicast) {
  CHECK_EQ_INT(pthread_setspecific(late_key, multicast), 0);
  return send_and_return(multicast);
}

static void test_threads_end(void) {
  mf_multicast *multicast = multicast_of("ends", NULL);
  creature *self = creature_new(0);
  CHECK_EQ_INT(add_weakly(multicast, table, self), MF_OK);
  CHECK_EQ_INT(pthread_key_create(&late_key, send_late), 0);
  pthread_t threads[4];
  int before = records(), turns = check_slow() ? 10 : 100;
  for (int turn = 0; turn < turns; turn++) {
    for (int i = 0; i < 4; i++) pthread_create(&threads[i], NULL, send_and_leave, multicast);
    for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);
  }
  CHECK(records() <= before + 4);
  CHECK_EQ_INT(self->calls, turns * 4 * 2);
  mf_multicast_destroy(multicast);
  creature_release(self);
  pthread_key_delete(late_key);
  check_all_gone();
}

int main(void) {
  table = table_of("Creature", NULL, NULL);
  mutes = table_of("Mute", NULL, NULL);
  add(table, "hear(_:)", "q@:q", NATIVE(hear));
  add(table, "handle(_:)", "q@:q", HANDLED(handle));
  sem_init(&is_inside, 0, 0);
  sem_init(&may_leave, 0, 0);
  sem_init(&later_is_inside, 0, 0);
  sem_init(&later_may_leave, 0, 0);
  test_everything_at_once();
  long_round(false);
  long_round(true);
  test_quiesce();
  test_nobody_is_forgotten();
  test_threads_end();
  destroy(table);
  destroy(mutes);
  return check_done();
}
