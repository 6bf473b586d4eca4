/* Pins: how a thread keeps what it reads from being freed, without writing a word that another thread writes.

   A thread publishes the address it is about to read in a slot of its own record, then checks that the address is still the published one.
   Who takes something out of use retires it (retire.h); it is freed once no slot names it. Pins of one thread end in the reverse order.

   The check needs the store to be visible first. Where the kernel has membarrier(2), the retiring side pays for that (mf__pins_settle) and
   the store is a plain one; elsewhere, and under a thread sanitizer, the store is sequentially consistent. */
#ifndef MF_PIN_H
#define MF_PIN_H

#include <stdalign.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "thread.h"

enum { MF_PIN_SLOTS = 8 };

/* A pin of a thread whose slots are all in use, on its stack; see mf__pin_deep. */
typedef struct mf__deep_pin {
  const void *thing;
  struct mf__deep_pin *outer;
} mf__deep_pin;

/* One thread's pins. Records are never freed: one whose thread ended serves the next. */
typedef struct mf__pins {
  alignas(128) _Atomic(void *) slot[MF_PIN_SLOTS]; /* own cache lines: other threads hardly write them */
  _Atomic bool is_wanted[MF_PIN_SLOTS];            /* somebody waits for the slot's pin to end */
  unsigned depth;                                  /* pins that are held, those beyond the slots included */
  mf__deep_pin *deep;                              /* the latest beyond the slots; under the lock of retire.c */
  _Atomic bool is_taken;
  struct mf__pins *next;
} mf__pins;

extern MF_THREAD_LOCAL mf__pins *mf__own_pins;
extern bool mf__pins_settle_remotely __attribute__((visibility("hidden"))); /* whether membarrier does the ordering; set before the first record is taken */

/* This thread's record, made or taken over the first time; NULL without memory. */
mf__pins *mf__pins_take(void);
static inline mf__pins *mf__pins_own(void) { return mf__own_pins ? mf__own_pins : mf__pins_take(); }

/* All records, for the retiring side. */
mf__pins *mf__pins_first(void);

/* Whether no other thread can have a pin: then nothing needs to settle. */
bool mf__pins_are_own(void);

/* Afterwards every pin that was published before is visible here, and whoever pins later sees what was stored here before. */
void mf__pins_settle(void);

/* Around fork: nobody takes a record meanwhile; in the child no thread but this one has pins. */
void mf__pins_lock(void);
void mf__pins_unlock(void);
void mf__pins_forget_others(void);

/* Whether mf__pin_once can be used: there is a slot, and a store that is visible in time costs nothing. */
static inline bool mf__pins_have_room(const mf__pins *pins) {
  return pins && pins->depth < MF_PIN_SLOTS && mf__pins_settle_remotely;
}

/* Pins what `published` holds; false when that has changed meanwhile, and the pin is to be ended at once. */
static inline bool mf__pin_once(mf__pins *pins, _Atomic(void *) *published) {
  void *seen = atomic_load_explicit(published, memory_order_acquire);
  atomic_store_explicit(&pins->slot[pins->depth++], seen, memory_order_relaxed);
  atomic_signal_fence(memory_order_seq_cst);
  return atomic_load_explicit(published, memory_order_acquire) == seen;
}

/* Ends the latest pin as mf__unpin does, where that was made by mf__pin_once. */
static inline bool mf__unpin_once(mf__pins *pins) {
  unsigned i = --pins->depth;
  atomic_store_explicit(&pins->slot[i], NULL, memory_order_release);
  atomic_signal_fence(memory_order_seq_cst);
  if (__builtin_expect(!atomic_load_explicit(&pins->is_wanted[i], memory_order_relaxed), true)) return false;
  atomic_store_explicit(&pins->is_wanted[i], false, memory_order_seq_cst); /* see mf__unpin */
  return true;
}

/* Pins what `published` holds, and returns it. Only while depth < MF_PIN_SLOTS. */
static inline void *mf__pin(mf__pins *pins, _Atomic(void *) *published) {
  _Atomic(void *) *slot = &pins->slot[pins->depth++];
  void *seen = atomic_load_explicit(published, memory_order_acquire);
  for (;;) {
    if (mf__pins_settle_remotely) {
      atomic_store_explicit(slot, seen, memory_order_relaxed);
      atomic_signal_fence(memory_order_seq_cst);
    } else {
      atomic_store_explicit(slot, seen, memory_order_seq_cst);
    }
    void *now = atomic_load_explicit(published, mf__pins_settle_remotely ? memory_order_acquire : memory_order_seq_cst);
    if (now == seen) return seen;
    seen = now;
  }
}

/* What the latest pin, which has a slot, holds. */
static inline void *mf__pinned(const mf__pins *pins) {
  return atomic_load_explicit(&pins->slot[pins->depth - 1], memory_order_relaxed);
}

/* Ends the latest pin, which has a slot. True when somebody waits for it: then call mf__retired_sweep. */
static inline bool mf__unpin(mf__pins *pins) {
  unsigned i = --pins->depth;
  _Atomic bool *is_wanted = &pins->is_wanted[i];
  if (__builtin_expect(mf__pins_settle_remotely, true)) {
    atomic_store_explicit(&pins->slot[i], NULL, memory_order_release);
    atomic_signal_fence(memory_order_seq_cst);
    if (__builtin_expect(!atomic_load_explicit(is_wanted, memory_order_relaxed), true)) return false;
  } else {
    atomic_store_explicit(&pins->slot[i], NULL, memory_order_seq_cst);
    if (!atomic_load_explicit(is_wanted, memory_order_seq_cst)) return false;
  }
  /* Before the sweep: whoever finds it false from now on and still sees the pin looks again. */
  atomic_store_explicit(is_wanted, false, memory_order_seq_cst);
  return true;
}

#endif
