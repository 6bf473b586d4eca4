#include "fork.h"

#include <pthread.h>

#include "closure_libffi.h"
#include "locks.h"
#include "pin.h"
#include "retire.h"

/* No other thread is in the middle of a change while the process is copied. The locks are taken in the order in which they nest. */
static void before_fork(void) {
  mf__locks_take();
  mf__retired_lock();
  mf__pins_lock();
  mf__closures_lock();
  mf__intern_lock();
}

static void unlock(void) {
  mf__intern_unlock();
  mf__closures_unlock();
  mf__pins_unlock();
  mf__retired_unlock();
  mf__locks_leave();
}

static void after_fork_in_child(void) {
  mf__pins_forget_others();
  mf__retired_forget_others();
  mf__closures_forked();
  unlock();
}

/* Without memory for it a fork goes unwatched; nothing else can be done about that. */
static void begin(void) { (void)pthread_atfork(before_fork, unlock, after_fork_in_child); }

void mf__fork_watch(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, begin);
}
