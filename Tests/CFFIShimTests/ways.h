/* The ways in which a message reaches a method: each must deliver the same arguments and bring back the same result. */
#ifndef WAYS_H
#define WAYS_H

#include "core_kit.h"

typedef enum way {
  BY_SEND,       /* straight */
  BY_INVOCATION, /* its arguments set one by one */
  BY_PROXY,      /* a forward hook hands the call on */
  BY_CAPTURE,    /* a forward hook keeps the call as an invocation and sends that */
  BY_REDIRECTION,/* a forwarding target */
  BY_MULTICAST,  /* a round over two targets */
  BY_NESTING,    /* a proxy of a multicast with two targets */
  WAYS
} way;

UNUSED static const char *const way_names[WAYS] = {"send", "invocation", "proxy", "capture", "redirection", "multicast", "nesting"};

/* How many of the two targets hear the message, and which one's result comes back. */
UNUSED static int way_targets(way w) { return w >= BY_MULTICAST ? 2 : 1; }

/* Whether an invocation's copy of the arguments is in order: text in these is only bits. */
UNUSED static bool has_strings(const mf_signature *signature) {
  bool has = false;
  for (size_t i = 0; i < mf_signature_argument_count(signature); i++)
    has |= mf_type_kind(mf_signature_argument_type(signature, i)) == MF_KIND_C_STRING;
  return has;
}

UNUSED static mf_status way_forward(void *context, mf_call *call) {
  (void)context;
  return mf_call_send(call, *(mf_target *)mf_call_self(call));
}

UNUSED static mf_status way_capture(void *context, mf_call *call) {
  (void)context;
  mf_invocation *invocation = NULL;
  mf_status status = mf_invocation_capture(call, NULL, &invocation, mf_call_error(call));
  if (!status) status = mf_invocation_invoke_with(invocation, *(mf_target *)mf_call_self(call), mf_call_error(call));
  size_t size = mf_signature_result_size(mf_call_signature(call));
  if (!status) status = mf_invocation_get_result(invocation, mf_call_result(call), size, mf_call_error(call));
  mf_invocation_destroy(invocation);
  return status;
}

UNUSED static bool way_redirect(void *context, void *object, mf_selector selector, mf_target *target) {
  (void)context, (void)selector;
  *target = *(mf_target *)object;
  return true;
}

UNUSED static mf_table *way_table(way w) {
  static const mf_forwarding proxy = {.forward = way_forward}, capture = {.forward = way_capture};
  static const mf_forwarding redirect = {.target = way_redirect};
  mf_table *table = table_of(way_names[w], NULL, NULL);
  set_forwarding(table, w == BY_CAPTURE ? &capture : w == BY_REDIRECTION ? &redirect : &proxy, NULL);
  return table;
}

UNUSED static mf_status way_invoke(mf_target target, mf_selector selector, const mf_signature *signature, const void *frame,
                                   void *result) {
  mf_invocation *invocation = NULL;
  CHECK_EQ_INT(mf_invocation_create(signature, NULL, &invocation, NULL), MF_OK);
  mf_invocation_set_selector(invocation, selector);
  mf_invocation_set_target(invocation, target);
  for (size_t i = 0; i < mf_signature_argument_count(signature); i++) {
    const unsigned char *value = (const unsigned char *)frame + mf_signature_argument_offset(signature, i);
    CHECK_EQ_INT(mf_invocation_set_argument(invocation, i, value, mf_signature_argument_size(signature, i), NULL), MF_OK);
  }
  mf_status status = mf_invocation_invoke(invocation, NULL);
  if (!status) status = mf_invocation_get_result(invocation, result, mf_signature_result_size(signature), NULL);
  mf_invocation_destroy(invocation);
  return status;
}

/* Delivers a message to the first target, or to both. */
UNUSED static mf_status way_send(way w, mf_target targets[2], mf_selector selector, const mf_signature *signature,
                                 const void *frame, void *result) {
  if (w == BY_SEND) return mf_send(targets[0], selector, signature, frame, result, NULL);
  if (w == BY_INVOCATION) return way_invoke(targets[0], selector, signature, frame, result);
  mf_multicast *multicast = NULL;
  mf_table *table = w == BY_MULTICAST ? NULL : way_table(w);
  mf_target target = targets[0];
  if (w >= BY_MULTICAST) {
    CHECK_EQ_INT(mf_multicast_create("both", NULL, &multicast, NULL), MF_OK);
    for (int i = 0; i < 2; i++) CHECK_EQ_INT(mf_multicast_add(multicast, targets[i], NULL, NULL, NULL), MF_OK);
    target = mf_multicast_target(multicast);
  }
  mf_status status = w == BY_MULTICAST ? mf_multicast_send(multicast, selector, signature, frame, result, NULL, NULL)
                                       : mf_send((mf_target){&target, table}, selector, signature, frame, result, NULL);
  mf_multicast_destroy(multicast);
  if (table) destroy(table);
  return status;
}

#endif
