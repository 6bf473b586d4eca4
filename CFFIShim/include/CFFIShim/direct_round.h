/* Direct rounds: for bindings that run their own closures without a frame. A round in the usual way, led by the caller: the core tells who is
   next, the caller calls the methods that it knows, and the core delivers the message to the others.

     mf_direct_round round;
     if (!mf_direct_round_begin(&round, multicast, selector, signature)) … mf_multicast_send …
     while (mf_direct_round_next(&round)) {
       size_t i = 0;
       if (… round.method is one of the caller's …) {
         do … call it for round.handles[i++] … while (mf_direct_round_holds(&round) && i < round.count);
         if (mf_direct_round_holds(&round)) continue;
       }
       mf_direct_round_deliver(&round, i, frame, result);
     }
     if (round.is_mixed || !answers) status = mf_direct_round_conclude(&round, …);
     mf_direct_round_end(&round);

   What is true of a round (multicast.h) is true of this one: order, what changes meanwhile, errors. One thread begins, leads and ends it, and ends
   first what it began last. No lock, no allocation. */
#ifndef CFFISHIM_DIRECT_ROUND_H
#define CFFISHIM_DIRECT_ROUND_H

#include "multicast.h"

MF_BEGIN

typedef struct mf_direct_round {
  /* The targets that are next, which stand one behind the other; count is never 0. */
  const mf_method *MF_NULLABLE method;       /* all of them have it, and it agrees; NULL: there is more to it, the core delivers */
  const mf_retention *MF_NULLABLE retention; /* all are held by it */
  void *MF_NULLABLE const *MF_NULLABLE handles; /* what its `acquire` takes; without one, the objects themselves */
  size_t count;
  /* What mf_direct_round_holds looks at. */
  const uint64_t *MF_NONNULL moves[2];
  uint64_t seen;    /* both added up; neither goes back */
  bool is_mixed;    /* the core delivered to some, or something failed: see mf_direct_round_conclude */
  uint64_t own[88]; /* the core's */
} mf_direct_round;

/* Begins a direct round; the caller ends it. False, and nothing happened: the message is delivered in the usual way. So it is where no
   handler would be called, before the multicast has a plan of who responds, where it has a main target or a choice among results, and while
   this thread is forwarding a message. */
MF_API bool mf_direct_round_begin(mf_direct_round *round, mf_multicast *multicast, mf_selector selector,
                                  const mf_signature *signature);

/* Goes on to the next targets; false when there are none left. */
MF_API bool mf_direct_round_next(mf_direct_round *round);

/* Whether who responds is still as it was. Asked after each call; if it is not so, mf_direct_round_deliver sees to all that are left. */
static inline bool mf_direct_round_holds(const mf_direct_round *round) {
  return __atomic_load_n(round->moves[0], __ATOMIC_ACQUIRE) + __atomic_load_n(round->moves[1], __ATOMIC_ACQUIRE) == round->seen;
}

/* Takes note that the target of a handle was found gone. */
MF_API void mf_direct_round_gone(mf_direct_round *round, size_t index);

/* Delivers the message to the targets from `from` on, through the core; frame and result as in mf_send, the same in each call. True: what is in
   `result` is the last answer until now. */
MF_API bool mf_direct_round_deliver(mf_direct_round *round, size_t from, const void *MF_NULLABLE frame, void *MF_NULLABLE result);

/* For a method that failed: where its error is put, empty; then that it failed, with the object it was sent to. */
MF_API mf_error *mf_direct_round_error(mf_direct_round *round);
MF_API void mf_direct_round_failed(mf_direct_round *round, void *object, mf_status status);

/* What the sender gets, as from mf_multicast_send; once, before the end. Not needed when some answered and all was done by the caller.
   `answers`: how many methods the caller called that did not fail. `takes_result`: whether the last answer is that in `result`; otherwise
   an object there is let go of. */
MF_API mf_status mf_direct_round_conclude(mf_direct_round *round, size_t answers, bool takes_result, bool is_optional,
                                          mf_error *MF_NULLABLE error);

/* Ends the round. */
MF_API void mf_direct_round_end(mf_direct_round *round);

MF_END
#endif
