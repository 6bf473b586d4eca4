/* What a multicast is made of.

     multicast ──published──> state ──> roster ──> entry, entry, entry …
                                ▲          ▲
     older states, retired ─────┴──────────┘   (a round that is under way still sees one of them)

   A roster is the targets in order. It only ever grows at its end; what is removed stays in it, marked, until the roster is replaced.
   A state is one roster in one time: removing a target publishes a new state, so that the old one, once no round has a pin on it,
   takes the target away with it. Adding one at the end only makes the count of the current state grow.

   One more target takes an entry (48 bytes with what the allocator adds), 8 to 10 bytes of the roster and 2 to 4 of the index; up to 64
   targets, the roster keeps room for as many again. */
#ifndef MF_MULTICAST_IMPL_H
#define MF_MULTICAST_IMPL_H

#include "CFFIShim/multicast.h"
#include "locks.h"
#include "map.h"
#include "pin.h"
#include "retire.h"

typedef struct mf__entry {
  void *object;
  mf_table *table;
  void *holder;
  const mf_retention *retention; /* or NULL */
  uint32_t next;                 /* 1 + a position, or 0: in a list of the index; once removed, of what goes with a state; under the lock */
  _Atomic bool is_removed;
  _Atomic bool is_gone;          /* its retention said so */
} mf__entry;

_Static_assert(sizeof(void *) != 8 || sizeof(mf__entry) == 40, "what multicast_impl.h says of the memory");

typedef struct mf__roster {
  _Atomic size_t references; /* states */
  size_t capacity;
  uint64_t serial;           /* no two rosters of a process share one */
  size_t used;               /* under the lock */
  mf__entry *entries[];
} mf__roster;

typedef struct mf__state {
  mf__retired retired;
  mf_multicast *multicast;
  mf__roster *roster;
  _Atomic size_t count; /* entries of the roster that a round of this state sees; grows in the current state */
  uint32_t going;       /* what was removed when this state was superseded: 1 + a position, see mf__entry; under the lock */
} mf__state;

/* What is not usual about a multicast: one word, so that a usual round pays for one test. */
enum {
  MF__CUSTOM_MAIN = 1,  /* `main` may have a target */
  MF__CUSTOM_ALONE = 2, /* which is asked alone for results */
  MF__CUSTOM_CHOICE = 4,
  MF__CUSTOM_SKIPS = 8  /* targets whose signature does not agree */
};

struct mf_multicast {
  _Atomic(void *) published; /* mf__state */
  char *name;
  const mf_object_ops *ops;
  mf_table *table;           /* what makes it a target; shared by all multicasts with the same ops */
  _Atomic uint64_t generation;
  mf__line line;
  mf__retired retired;       /* for the end */
  _Atomic size_t references; /* its own, which ends with `retired`, and states */
  mf__lock *lock;            /* for what follows, and for every change; shared with other multicasts */
  size_t live;               /* entries that were not removed */
  size_t mortal;             /* those of them that may be gone */
  uint32_t *index;           /* object -> position, see multicast_index.h */
  size_t index_size;
  mf__state *spare;          /* or NULL, see state.h */
  bool has_ended;
  mf__map dispatches;        /* selector -> mf__dispatch, see dispatch.h; read without the lock */
  struct mf__dispatch *all_dispatches;
  _Atomic(const struct mf__dispatch *) newest_dispatch; /* the plan that was made last, or mf__dispatch_none; never one that is retired */
  size_t dispatch_count;
  _Atomic uint64_t missed;   /* the generation in which a round last found no plan */
  mf__map answers;           /* selector -> mf__answer, see multicast_question.c */
  struct mf__answer *all_answers;
  _Atomic uint8_t custom;    /* MF__CUSTOM_… */
  _Atomic uint8_t choice;    /* mf_result_choice for selectors without one of their own */
  mf__map choices;           /* selector -> its choice; read without the lock */
  _Atomic(mf_multicast *) main; /* the main target in a multicast of its own; NULL before the first */
};

static inline mf__state *mf__current(const mf_multicast *multicast) {
  return atomic_load_explicit(&multicast->published, memory_order_relaxed);
}

/* Moves with every change of the roster. */
static inline uint64_t mf__roster_generation(const mf_multicast *multicast) {
  return atomic_load_explicit(&multicast->generation, memory_order_acquire);
}

static inline unsigned mf__custom(const mf_multicast *multicast) {
  return atomic_load_explicit(&multicast->custom, memory_order_acquire);
}

/* The table that makes multicasts with these ops targets, made the first time; NULL without memory. */
mf_table *mf__multicast_table(const mf_object_ops *ops);

/* Whether it is such a table. */
bool mf__is_multicast_table(const mf_table *table);

/* The last one frees it. */
void mf__multicast_release(mf_multicast *multicast);

/* What a round that is one target's part of another round is told by that one, and tells it. */
typedef struct mf__nesting {
  const mf_object_ops *ops; /* before: the runtime of the message's objects; afterwards: that of the object in `result`; or NULL */
  size_t responders;        /* afterwards; when there is none that is no failure, and the result stays as it was */
} mf__nesting;

/* One message to all targets. `is_linked`: the multicast is the last link of the thread's chain. `nesting` may be NULL. */
mf_status mf__multicast_round(mf_multicast *multicast, mf_selector selector, const mf_signature *signature, const void *frame,
                              void *result, const mf_delivery *delivery, bool is_linked, mf__nesting *nesting, mf_error *error);

/* Whether, and with which signature, the first responder answers; `signature` may be NULL. The caller has asked whether it is a loop. */
mf_status mf__multicast_ask(mf_multicast *multicast, mf_selector selector, bool *responds, const mf_signature **signature,
                            mf_error *error);

#endif
