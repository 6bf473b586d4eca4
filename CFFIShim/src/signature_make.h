/* The steps that make a signature: read (signature_make), put together (signature_intern), prepared for libffi (passing). */
#ifndef MF_SIGNATURE_MAKE_H
#define MF_SIGNATURE_MAKE_H

#include "signature_impl.h"
#include "type_impl.h"

/* What a signature is put together from. */
typedef struct mf__signature_parts {
  const mf_type *result;
  const mf_type *self, *selector; /* NULL: a plain function */
  const mf_type *const *arguments;
  size_t count;
  bool is_variadic;
  uint32_t fixed_count;
  bool is_forced_function; /* a plain function although its first arguments look like self and selector */
} mf__signature_parts;

/* The signature known by this text, or NULL. */
const mf_signature *mf__signature_find(const mf__signature_parts *parts, const char *text, size_t length);

/* Makes a finished signature known by its encoding. False without memory. The intern lock is held. */
bool mf__signature_publish(const mf__signature_parts *parts, const mf_signature *signature);

/* Finds or makes the signature of checked parts, and its function form. The intern lock is held. */
mf_status mf__signature_intern(const mf__signature_parts *parts, const mf_signature **signature, mf_error *error);

#endif
