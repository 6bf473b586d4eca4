/* Dispatch plans: for one multicast and selector, who responds with which method, decided once.

   A plan lists runs of targets that stand one behind the other: natives that are never gone and share a method are called in one loop with
   one register image; others are called one by one with the method that was found, or, when there is more to it (forwarders, methods that
   do not agree), as if there were no plan. Targets that do not respond are not in it.

   A plan holds as long as the multicast's generation and the tables' epoch are what they were. Changes during a round are noticed before each
   call; from there on the round goes on without the plan. Plans are made in the second round after a change, so that a multicast that changes
   all the time does not pay for them. A plan that is replaced is retired behind the state that rounds have a pin on. */
#ifndef MF_DISPATCH_H
#define MF_DISPATCH_H

#include "round.h"

typedef struct mf__dispatch mf__dispatch;

/* What is every multicast's newest plan at first: nobody's. */
extern const mf__dispatch mf__dispatch_none;

/* The plan that serves this round, made if it is time; NULL: go through the targets. */
const mf__dispatch *mf__dispatch_for(const mf__round *round);

/* Calls every target of the plan. */
void mf__dispatch_run(const mf__dispatch *dispatch, mf__round *round);

/* How far a plain plan was followed. */
typedef struct mf__progress {
  size_t called;    /* targets */
  size_t next, end; /* the positions that are left */
  bool is_done;     /* none are, and nobody failed */
  mf_status status; /* how the last one that was called failed, whose facts are in the sender's error */
} mf__progress;

/* Calls the targets of a usual message by a plain plan that holds. The result is the last one's. When something changes meanwhile, or a target
   fails, the caller goes on with a round. Outside a chain of forwarding. */
void mf__dispatch_plainly(const mf__dispatch *dispatch, mf__visit *visit, mf_selector selector, const mf_signature *signature,
                          const void *frame, void *result, mf__progress *progress, mf_error *error);

/* Goes on with a usual message as a round, within a visit: after what a plain plan has done of it, if not NULL. */
mf_status mf__multicast_finish(mf__visit *visit, mf_selector selector, const mf_signature *signature, const void *frame, void *result,
                               const mf_delivery *delivery, const mf__progress *progress, mf_error *error);

/* Goes on where something changed on the way of direct calls, after so many; ends the visit. */
mf_status mf__dispatch_rest(mf__visit *visit, const mf__dispatch *dispatch, size_t called, mf_selector selector,
                            const mf_signature *signature, const void *frame, void *result, mf_error *error);

/* Frees all plans of a multicast, with it. */
void mf__dispatch_free_all(mf_multicast *multicast);

#endif
