/* What the tests of invocations share: how one is made, filled, invoked and read. */
#ifndef INVOCATION_KIT_H
#define INVOCATION_KIT_H

#include "core_kit.h"

UNUSED static mf_invocation *create(const char *encoding, const char *name, const mf_object_ops *ops) {
  mf_invocation *invocation = NULL;
  CHECK_EQ_INT(mf_invocation_create(signature_of(encoding), ops, &invocation, NULL), MF_OK);
  if (name) mf_invocation_set_selector(invocation, selector_of(name));
  return invocation;
}

#define SET(invocation, index, value) \
  CHECK_EQ_INT(mf_invocation_set_argument((invocation), (index), &(value), sizeof(value), NULL), MF_OK)
#define GET(invocation, index, value) \
  CHECK_EQ_INT(mf_invocation_get_argument((invocation), (index), &(value), sizeof(value), NULL), MF_OK)
#define INVOKE(invocation) CHECK_EQ_INT(mf_invocation_invoke((invocation), NULL), MF_OK)

UNUSED static long result_of(const mf_invocation *invocation) {
  long result = -1;
  CHECK_EQ_INT(mf_invocation_get_result(invocation, &result, sizeof result, NULL), MF_OK);
  return result;
}

UNUSED static long add_them(void *self, mf_selector selector, int a, long b) { return (void)self, (void)selector, a + b; }

UNUSED static const char *argument_text(mf_invocation *invocation, size_t index) {
  const char *text = NULL;
  GET(invocation, index, text);
  return text;
}

#endif
