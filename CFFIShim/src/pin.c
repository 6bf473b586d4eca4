#define _DEFAULT_SOURCE /* syscall */
#include "pin.h"

#include <linux/membarrier.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "alloc.h"
#include "lock.h"

MF_THREAD_LOCAL mf__pins *mf__own_pins;
bool mf__pins_settle_remotely;

static _Atomic(mf__pins *) first;
static pthread_key_t key; /* for its destructor: it tells that a thread ends */
static bool has_key;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static mf__lock lock = MF_LOCK_INIT; /* for taking a record and for adding one */

/* A thread sanitizer knows nothing of membarrier: there the stores have to do the ordering. */
#if defined(__SANITIZE_THREAD__)
#define KNOWS_MEMBARRIER 0
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define KNOWS_MEMBARRIER 0
#endif
#endif
#ifndef KNOWS_MEMBARRIER
#define KNOWS_MEMBARRIER 1
#endif

static void thread_ends(void *record) {
  mf__pins *pins = record;
  mf__own_pins = NULL; /* destructors that run later may send again, and take a record again */
  atomic_store_explicit(&pins->is_taken, false, memory_order_release);
}

void mf__pins_lock(void) { mf__lock_take(&lock); }
void mf__pins_unlock(void) { mf__lock_leave(&lock); }

/* Nobody would ever end them. */
void mf__pins_forget_others(void) {
  for (mf__pins *pins = mf__pins_first(); pins; pins = pins->next) {
    if (pins == mf__own_pins) continue;
    for (size_t i = 0; i < MF_PIN_SLOTS; i++) atomic_store_explicit(&pins->slot[i], NULL, memory_order_relaxed);
    pins->depth = 0;
    pins->deep = NULL;
    atomic_store_explicit(&pins->is_taken, false, memory_order_relaxed);
  }
  if (KNOWS_MEMBARRIER && mf__pins_settle_remotely)
    syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0, 0);
}

static void begin(void) {
  if (KNOWS_MEMBARRIER)
    mf__pins_settle_remotely = syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0, 0) == 0;
  has_key = pthread_key_create(&key, thread_ends) == 0;
}

mf__pins *mf__pins_first(void) { return atomic_load_explicit(&first, memory_order_acquire); }

/* What the allocator gave, with a record further on, where it is aligned. They are linked so that leak checkers find them. */
typedef struct block {
  struct block *next;
} block;

static mf__pins *record_create(void) {
  enum { ALIGNMENT = alignof(mf__pins) };
  static block *blocks;
  block *made = mf__calloc(1, sizeof(block) + sizeof(mf__pins) + ALIGNMENT);
  if (!made) return NULL;
  made->next = blocks;
  blocks = made;
  mf__pins *pins = (mf__pins *)(((uintptr_t)(made + 1) + ALIGNMENT - 1) & ~(uintptr_t)(ALIGNMENT - 1));
  pins->next = atomic_load_explicit(&first, memory_order_relaxed);
  atomic_store_explicit(&first, pins, memory_order_release);
  return pins;
}

mf__pins *mf__pins_take(void) {
  pthread_once(&once, begin);
  mf__lock_take(&lock);
  mf__pins *pins = mf__pins_first();
  while (pins && atomic_load_explicit(&pins->is_taken, memory_order_acquire)) pins = pins->next;
  if (!pins) pins = record_create();
  if (pins) atomic_store_explicit(&pins->is_taken, true, memory_order_relaxed);
  mf__lock_leave(&lock);
  /* Without a key, or room in it, the record is never handed on: a leak of one record for each such thread, and nothing worse. */
  if (pins && has_key) (void)pthread_setspecific(key, pins);
  return mf__own_pins = pins;
}

bool mf__pins_are_own(void) {
  /* Under the lock: a thread that takes a record later sees all that was stored before. */
  mf__lock_take(&lock);
  mf__pins *pins = mf__pins_first();
  while (pins && (pins == mf__own_pins || !atomic_load_explicit(&pins->is_taken, memory_order_acquire))) pins = pins->next;
  mf__lock_leave(&lock);
  return !pins;
}

void mf__pins_settle(void) {
  if (mf__pins_settle_remotely) {
    syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0, 0);
    return;
  }
#if KNOWS_MEMBARRIER
  atomic_thread_fence(memory_order_seq_cst);
#endif
}
