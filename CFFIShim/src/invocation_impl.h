/* What an invocation is made of: one block, with the frame and the result at its end. */
#ifndef MF_INVOCATION_IMPL_H
#define MF_INVOCATION_IMPL_H

#include <stdalign.h>

#include "CFFIShim/invocation.h"

/* What `guards` is the sum of. */
enum {
  MF__OWNS = 1,   /* the arguments are the invocation's own */
  MF__SENDING = 2 /* for each send that is under way: the arguments are in use */
};

enum { MF__RESULT_ROOM = 8 }; /* bytes that there are for a result, however small: those of a register */

struct mf_invocation {
  mf_invocation_head head;
  bool retains_target;
  const mf_signature *signature;
  const mf_object_ops *ops;        /* of the arguments */
  const mf_object_ops *result_ops; /* of the result that is there */
  mf_selector selector;
  mf_target target;
  /* The method that the last send was a direct call of, and the tables' epoch then: see invocation_send.c. */
  const struct mf_method *direct;
  uint64_t direct_epoch; /* MF__NO_EPOCH: none */
  alignas(16) unsigned char storage[]; /* the frame, then the result */
};

#define MF__NO_EPOCH UINT64_MAX /* which the tables never reach */

/* What was found for the old target or selector serves no more. */
static inline void mf__invocation_readdressed(mf_invocation *invocation) { invocation->direct_epoch = MF__NO_EPOCH; }

static inline bool mf__invocation_owns(const mf_invocation *invocation) { return invocation->head.guards & MF__OWNS; }
static inline bool mf__invocation_is_sent(const mf_invocation *invocation) { return invocation->head.guards >= MF__SENDING; }

/* Lets go of the result, if there is one. */
void mf__invocation_drop_result(mf_invocation *invocation);

/* Takes a result over; the old one is let go of. */
void mf__invocation_keep_result(mf_invocation *invocation, const void *value, const mf_object_ops *ops);

#endif
