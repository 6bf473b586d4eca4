#include "retire.h"

#include <time.h>

#include "fail.h"
#include "lock.h"
#include "pin.h"
#include "CFFIShim/multicast.h"

enum { PATIENCE = 16 }; /* things that are not urgent and wait for each other */

/* A sweep that is finishing things it has taken off the list, on its thread's stack. */
typedef struct sweep {
  uint64_t oldest;
  struct sweep *next;
} sweep;

static mf__lock lock = MF_LOCK_INIT; /* for all of these */
static mf__retired *oldest, **end = &oldest;
static sweep *sweeps;
static uint64_t last_serial, last_sweep;
static size_t waiting; /* since the last sweep */

static MF_THREAD_LOCAL unsigned finishing; /* sweeps that this thread is finishing */

/* Whether a thread has a pin on the thing; each of them is told that it is waited for. `news`: one did not know, and may have
   ended its pin before it could. */
static bool is_pinned(const mf__retired *thing, bool *news) {
  bool is_pinned = atomic_load_explicit(&thing->counted, memory_order_seq_cst) != 0;
  for (mf__pins *pins = mf__pins_first(); pins; pins = pins->next) {
    for (size_t i = 0; i < MF_PIN_SLOTS; i++) {
      if (atomic_load_explicit(&pins->slot[i], memory_order_seq_cst) != thing) continue;
      is_pinned = true;
      if (!atomic_exchange_explicit(&pins->is_wanted, true, memory_order_seq_cst) && pins != mf__own_pins) *news = true;
    }
  }
  return is_pinned;
}

/* Moves everything that stands before the first pinned thing of its line to `taken`. */
static void take(mf__retired ***taken, bool *news) {
  uint64_t this_sweep = ++last_sweep;
  mf__retired **place = &oldest;
  while (*place) {
    mf__retired *thing = *place;
    if (thing->line->blocked != this_sweep && is_pinned(thing, news)) thing->line->blocked = this_sweep;
    if (thing->line->blocked == this_sweep) {
      place = &thing->next;
      continue;
    }
    *place = thing->next;
    thing->next = NULL;
    **taken = thing;
    *taken = &thing->next;
  }
  end = place;
}

static mf__retired *take_all(void) {
  mf__retired *taken = NULL, **taken_end = &taken;
  bool is_alone = mf__pins_are_own(), news;
  do {
    if (!is_alone) mf__pins_settle();
    news = false;
    take(&taken_end, &news);
  } while (news);
  waiting = 0;
  return taken;
}

static void finish(mf__retired *taken) {
  const mf__link *chain = mf__chain;
  mf__chain = NULL; /* what an object sends when it goes is a new message */
  finishing++;
  while (taken) {
    mf__retired *next = taken->next;
    taken->finish(taken);
    taken = next;
  }
  finishing--;
  mf__chain = chain;
}

void mf__retired_sweep(void) {
  if (mf__own_pins) atomic_store_explicit(&mf__own_pins->is_wanted, false, memory_order_seq_cst);
  mf__lock_take(&lock);
  mf__retired *taken = oldest ? take_all() : NULL;
  sweep own = {taken ? taken->serial : 0, sweeps};
  if (taken) sweeps = &own;
  mf__lock_leave(&lock);
  if (!taken) return;
  finish(taken);
  mf__lock_take(&lock);
  sweep **place = &sweeps;
  while (*place != &own) place = &(*place)->next;
  *place = own.next;
  mf__lock_leave(&lock);
}

bool mf__retire(mf__retired *thing, mf__line *line, bool urgent) {
  mf__lock_take(&lock);
  thing->next = NULL;
  thing->line = line;
  thing->serial = ++last_serial;
  *end = thing;
  end = &thing->next;
  bool is_time = ++waiting >= PATIENCE || urgent;
  mf__lock_leave(&lock);
  return is_time;
}

/* Whether anything up to `serial` still waits or is being finished. */
static bool is_waited_for(uint64_t serial) {
  mf__lock_take(&lock);
  bool is_waited_for = oldest && oldest->serial <= serial;
  for (sweep *other = sweeps; other; other = other->next) is_waited_for |= other->oldest <= serial;
  mf__lock_leave(&lock);
  return is_waited_for;
}

mf_status mf_quiesce(mf_error *error) {
  if ((mf__own_pins && mf__own_pins->depth) || finishing)
    return MF_FAIL(error, MF_IN_USE, .reason = "inside a round, or while a target is let go of, it would wait for itself");
  mf__lock_take(&lock);
  uint64_t serial = last_serial;
  mf__lock_leave(&lock);
  mf__retired_sweep();
  /* Rounds sweep when they end; there is nothing better to do here than to look again. */
  for (struct timespec pause = {0, 100000}; is_waited_for(serial); mf__retired_sweep()) nanosleep(&pause, NULL);
  return MF_OK;
}
