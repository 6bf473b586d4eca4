/* What an mf_call is made of: the sender builds it on its stack. */
#ifndef MF_CALL_IMPL_H
#define MF_CALL_IMPL_H

#include "CFFIShim/table.h"

/* Begins as an mf_call_head. */
struct mf_call {
  void *self;
  mf_selector selector;
  const mf_signature *signature;
  const void *frame; /* NULL without arguments */
  void *result;      /* never NULL; zeroed by the sender */
  mf_error *error;   /* never NULL */
  const mf_object_ops *ops; /* of the receiver's table; NULL when it has none, or is not known */
};

#endif
