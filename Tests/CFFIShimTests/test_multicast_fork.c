/* fork while other threads are in rounds, change and let go: the child, in which only the forking thread lives on, sends, changes
   and waits as before, and so does the parent. */
#include "fork_kit.h"
#include "multicast_kit.h"

enum { BUSY = 4, FORKS = 40, ALARM = 60 };

static mf_multicast *shared, *line[12];
static mf_table *table;
static atomic_bool is_over;
static atomic_int ready;

static void hear(void *self, mf_selector selector) {
  (void)selector;
  creature *body = self;
  atomic_fetch_add(&body->calls, 1);
  if (body->on_call) body->on_call(body);
}

/* A target that is no more than memory: the locks of a creature's references do not know of fork. */
static void dispose_brief(void *holder) {
  atomic_fetch_add(&holders_disposed, 1);
  free(holder);
}
static const mf_retention briefly = {NULL, NULL, dispose_brief};
static creature *add_brief(void) {
  creature *brief = calloc(1, sizeof *brief);
  CHECK_EQ_INT(mf_multicast_add(shared, (mf_target){brief, table}, &briefly, brief, NULL), MF_OK);
  return brief;
}

/* In and out of the locks, and of rounds. */
static void *change_and_send(void *argument) {
  (void)argument;
  atomic_fetch_add(&ready, 1);
  while (!is_over) {
    creature *brief = add_brief();
    CHECK_EQ_INT(tell(shared, "hear()", NULL), MF_OK);
    CHECK_EQ_INT(mf_multicast_remove(shared, brief, NULL), MF_OK);
  }
  return NULL;
}

/* Stays in a round, as deep as a thread's slots reach and deeper, while the process forks. */
static void go_down(creature *self) {
  if (self->answer < 11) {
    CHECK_EQ_INT(tell(line[self->answer + 1], "hear()", NULL), MF_OK);
    return;
  }
  atomic_fetch_add(&ready, 1);
  while (!is_over) usleep(500);
}

static void *stay_deep(void *argument) {
  (void)argument;
  CHECK_EQ_INT(tell(line[0], "hear()", NULL), MF_OK);
  return NULL;
}

static void *make_and_destroy(void *argument) {
  (void)argument;
  atomic_fetch_add(&ready, 1);
  while (!is_over) {
    mf_multicast *brief = multicast_of("brief", NULL);
    mf_multicast_destroy(brief);
    usleep(50);
  }
  return NULL;
}

/* What the child does; the number of the step that went wrong, or 0. */
static int live_on(creature *stays) {
  long calls = stays->calls;
  if (tell(shared, "hear()", NULL)) return 1;
  if (stays->calls != calls + 1) return 2;
  creature *brief = add_brief();
  if (tell(shared, "hear()", NULL)) return 3;
  holders_disposed = 0;
  if (mf_multicast_remove(shared, brief, NULL)) return 4;
  if (mf_quiesce(NULL)) return 5;
  if (holders_disposed < 1) return 6;
  /* Nobody is in those rounds any more. */
  for (int i = 0; i < 12; i++) {
    holders_disposed = 0;
    mf_multicast_remove_all(line[i]);
    if (mf_quiesce(NULL)) return 7;
    if (holders_disposed != 1) return 8;
    mf_multicast_destroy(line[i]);
  }
  mf_multicast *own = NULL;
  if (mf_multicast_create("own", NULL, &own, NULL)) return 9;
  if (add_plainly(own, table, stays)) return 10;
  bool responds = false;
  if (mf_multicast_responds(own, selector_of("hear()"), &responds, NULL) || !responds) return 11;
  if (tell(own, "hear()", NULL)) return 12;
  mf_multicast_destroy(own);
  mf_multicast_destroy(shared);
  if (mf_quiesce(NULL)) return 13;
  return 0;
}

static void fork_once(creature *stays) {
  long failed_before = check_failed;
  pid_t child = fork();
  if (child == 0) {
    alarm(ALARM);
    int failed = live_on(stays);
    child_ends(failed ? failed : check_failed != failed_before ? 99 : 0);
  }
  (void)check_child(child);
}

/* Within its own round a thread forks, too: the child ends the round, and what was removed in it goes. */
static mf_multicast *round_of_fork;
static pid_t child_within = -1;
static void fork_within(creature *self) {
  CHECK_EQ_INT(mf_multicast_remove(round_of_fork, self, NULL), MF_OK);
  child_within = fork();
}

static void test_within_a_round(creature *stays) {
  round_of_fork = multicast_of("fork", NULL);
  creature *self = creature_new(0);
  self->on_call = fork_within;
  CHECK_EQ_INT(add_strongly(round_of_fork, table, self), MF_OK);
  creature_release(self);
  CHECK_EQ_INT(add_plainly(round_of_fork, table, stays), MF_OK);
  long alive = creatures_alive;
  CHECK_EQ_INT(tell(round_of_fork, "hear()", NULL), MF_OK);
  if (child_within == 0) {
    alarm(ALARM);
    child_ends(creatures_alive != alive - 1 ? 1 : mf_quiesce(NULL) ? 2 : tell(round_of_fork, "hear()", NULL) ? 3 : 0);
  }
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK); /* another thread's sweep may have it in hand */
  CHECK_EQ_INT(creatures_alive, alive - 1);
  (void)check_child(child_within);
  mf_multicast_destroy(round_of_fork);
}

int main(void) {
  table = table_of("Creature", NULL, NULL);
  add(table, "hear()", "v@:", NATIVE(hear));
  shared = multicast_of("shared", NULL);
  fork_kit_begin();
  creature *stays = creature_new(0), *deep[12];
  CHECK_EQ_INT(add_strongly(shared, table, stays), MF_OK);
  for (int i = 0; i < 12; i++) {
    line[i] = multicast_of("line", NULL);
    deep[i] = creature_new(0);
    deep[i]->answer = i;
    deep[i]->on_call = go_down;
    CHECK_EQ_INT(add_strongly(line[i], table, deep[i]), MF_OK);
  }
  pthread_t threads[BUSY];
  void *(*const duties[BUSY])(void *) = {change_and_send, change_and_send, stay_deep, make_and_destroy};
  for (int i = 0; i < BUSY; i++) pthread_create(&threads[i], NULL, duties[i], NULL);
  while (ready < BUSY) usleep(100);
  int forks = check_slow() ? 3 : CHECK_SANITIZED ? 10 : FORKS;
  for (int i = 0; i < forks; i++) {
    fork_once(stays);
    usleep((unsigned)(i * 37 % 200));
  }
  test_within_a_round(stays);
  is_over = true;
  for (int i = 0; i < BUSY; i++) pthread_join(threads[i], NULL);
  mf_multicast_destroy(shared);
  for (int i = 0; i < 12; i++) {
    mf_multicast_destroy(line[i]);
    creature_release(deep[i]);
  }
  creature_release(stays);
  check_all_gone();
  destroy(table);
  return check_done();
}
