/* What an invocation is made of: one block, with the frame and the result at its end. */
#ifndef MF_INVOCATION_IMPL_H
#define MF_INVOCATION_IMPL_H

#include <stdalign.h>

#include "CFFIShim/invocation.h"

struct mf_invocation {
  const mf_signature *signature;
  const mf_object_ops *ops;        /* of the arguments */
  const mf_object_ops *result_ops; /* of the result that is there */
  mf_selector selector;
  mf_target target;
  unsigned char *result; /* in storage, after the frame */
  unsigned sends;        /* under way: the arguments are in use */
  bool retains_arguments, retains_target, has_result;
  alignas(16) unsigned char storage[]; /* the frame */
};

/* Lets go of the result, if there is one. */
void mf__invocation_drop_result(mf_invocation *invocation);

/* Takes a result over; the old one is let go of. */
void mf__invocation_keep_result(mf_invocation *invocation, const void *value, const mf_object_ops *ops);

#endif
