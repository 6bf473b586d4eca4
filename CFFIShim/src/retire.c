#include "retire.h"

#include <time.h>

#include "fail.h"
#include "lock.h"
#include "CFFIShim/multicast.h"

enum { PATIENCE = 16 }; /* things that are not urgent and wait for each other */

/* What a sweep takes out of the lines, and finishes. On its thread's stack. */
typedef struct sweep {
  mf__retired *taken, **end;
  uint64_t oldest;    /* the least serial of what it has taken */
  const void *thread; /* an address that is that thread's alone */
  struct sweep *next;
} sweep;

static mf__lock lock = MF_LOCK_INIT; /* for all of these, and for deep pins */
static mf__line *lines;              /* in which something stands */
static sweep *sweeps;
static uint64_t last_serial;
static size_t waiting; /* since the last sweep */

static MF_THREAD_LOCAL unsigned finishing; /* sweeps that this thread is finishing */

/* Whether a thread has a pin on the thing; each of them is told that it is waited for. `news`: one did not know, and may have
   ended its pin before it could. */
static bool is_pinned(const mf__retired *thing, bool *news) {
  bool is_pinned = false;
  for (mf__pins *pins = mf__pins_first(); pins; pins = pins->next) {
    for (size_t i = 0; i < MF_PIN_SLOTS; i++) {
      if (atomic_load_explicit(&pins->slot[i], memory_order_seq_cst) != thing) continue;
      is_pinned = true;
      if (!atomic_exchange_explicit(&pins->is_wanted[i], true, memory_order_seq_cst) && pins != mf__own_pins) *news = true;
    }
    /* These are always followed by a sweep. */
    for (const mf__deep_pin *pin = pins->deep; pin; pin = pin->outer) is_pinned |= pin->thing == thing;
  }
  return is_pinned;
}

/* Takes what stands before the first pinned thing of a line. */
static void take(sweep *sweep, mf__line *line, bool *news) {
  mf__retired *thing;
  while ((thing = line->oldest) && !is_pinned(thing, news)) {
    line->oldest = thing->next;
    thing->next = NULL;
    *sweep->end = thing;
    sweep->end = &thing->next;
    if (thing->serial < sweep->oldest) sweep->oldest = thing->serial;
  }
}

static void take_all(sweep *sweep) {
  bool is_alone = mf__pins_are_own(), news;
  do {
    if (!is_alone) mf__pins_settle();
    news = false;
    for (mf__line **place = &lines; *place;) {
      mf__line *line = *place;
      take(sweep, line, &news);
      if (line->oldest) place = &line->next;
      else *place = line->next;
    }
  } while (news);
  waiting = 0;
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
  sweep own = {.end = &own.taken, .oldest = UINT64_MAX, .thread = &finishing};
  mf__lock_take(&lock);
  if (lines) take_all(&own);
  if (own.taken) {
    own.next = sweeps;
    sweeps = &own;
  }
  mf__lock_leave(&lock);
  if (!own.taken) return;
  finish(own.taken);
  mf__lock_take(&lock);
  sweep **place = &sweeps;
  while (*place != &own) place = &(*place)->next;
  *place = own.next;
  mf__lock_leave(&lock);
}

void mf__retire_later(mf__retired *thing) {
  mf__lock_take(&lock);
  if (!thing->serial) thing->serial = ++last_serial;
  mf__lock_leave(&lock);
}

bool mf__retire(mf__retired *thing, mf__line *line, bool urgent) {
  mf__lock_take(&lock);
  thing->next = NULL;
  if (!thing->serial) thing->serial = ++last_serial;
  if (line->oldest) {
    line->newest->next = thing;
  } else {
    line->oldest = thing;
    line->next = lines;
    lines = line;
  }
  line->newest = thing;
  bool is_time = ++waiting >= PATIENCE || urgent;
  mf__lock_leave(&lock);
  return is_time;
}

void mf__pin_deep(mf__pins *pins, mf__deep_pin *pin, const void *thing) {
  mf__lock_take(&lock);
  *pin = (mf__deep_pin){thing, pins->deep};
  pins->deep = pin;
  mf__lock_leave(&lock);
  pins->depth++;
}

void mf__unpin_deep(mf__pins *pins) {
  mf__lock_take(&lock);
  pins->deep = pins->deep->outer;
  mf__lock_leave(&lock);
  pins->depth--;
}

void mf__retired_lock(void) { mf__lock_take(&lock); }
void mf__retired_unlock(void) { mf__lock_leave(&lock); }

void mf__retired_forget_others(void) {
  for (sweep **place = &sweeps; *place;) {
    if ((*place)->thread == &finishing) place = &(*place)->next;
    else *place = (*place)->next;
  }
}

/* Whether anything up to `serial` still waits or is being finished. */
static bool is_waited_for(uint64_t serial) {
  bool is_waited_for = false;
  mf__lock_take(&lock);
  for (const mf__line *line = lines; line; line = line->next) is_waited_for |= line->oldest->serial <= serial;
  for (const sweep *other = sweeps; other; other = other->next) is_waited_for |= other->oldest <= serial;
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
