/* A round under way: one message, on its way through the targets, and what they have answered so far. */
#ifndef MF_ROUND_H
#define MF_ROUND_H

#include "failures.h"
#include "thread.h"
#include "visit.h"

typedef struct mf__round {
  mf_multicast *multicast;
  mf_selector selector;
  const mf_signature *signature;
  const void *frame;
  void *result;
  const mf_delivery *delivery;
  mf_result_choice choice; /* never MF_RESULT_DEFAULT */
  bool skips_mismatched;
  const mf_object_ops *ops; /* the runtime of the message's objects; NULL: not known */
  mf__nesting *nesting;     /* or NULL */
  mf__visit *visit; /* of the targets that are being called */
  const mf__link *chain; /* the thread's, for those that forward; for all other code that runs in a round it is empty */
  bool is_linked;        /* the multicast stands in it */
  mf__link link;         /* if this round put it there */
  bool returns_object;
  mf__failures failures;
  size_t responders;
  const mf_method *method; /* the current target's, or NULL */
  /* What has been answered. */
  const mf_object_ops *result_ops; /* of the object in `result` */
  bool has_result, truth, any, every;
  void *visitor_result;
  mf_error visitor_error;
} mf__round;

/* Says what is sent, then how; `visit` is the caller's to set. `nesting` as in mf__multicast_round. */
void mf__round_prepare(mf__round *round, mf_multicast *multicast, mf_selector selector, const mf_signature *signature,
                       const void *frame, void *result);
void mf__round_begin(mf__round *round, const mf_delivery *delivery, bool is_linked, mf__nesting *nesting, mf_error *error);

/* What the sender gets in the end. */
mf_status mf__round_conclude(mf__round *round, mf_error *error);

/* Brings the thread's chain back, with the multicast at its end, for a target that is about to forward. */
mf_status mf__round_link_in(mf__round *round, mf_error *error);

/* Whether a message with objects of this round's runtime has no business at a target of that table. */
bool mf__round_is_foreign(const mf__round *round, const mf_table *table);

/* Calls the target at a position of the visited roster, if it is there, responds, and agrees. */
void mf__round_call(mf__round *round, size_t position);

/* The same where it is known to have a method that agrees. */
void mf__round_call_known(mf__round *round, size_t position, const mf_method *method);

#endif
