/* What a signature is made of. Sends read the first fields inline; nothing changes once it is published, but `method_form`. */
#ifndef MF_SIGNATURE_IMPL_H
#define MF_SIGNATURE_IMPL_H

#include "CFFIShim/signature.h"

typedef struct mf__argument {
  const mf_type *type;
  uint32_t offset; /* in the frame */
  uint32_t size;   /* in the frame: a pointer's for arrays */
} mf__argument;

struct mf_signature {
  const char *shape;                 /* interned: equal pointers when two agree */
  const mf_signature *function_form; /* of a function, itself */
  struct mf__plan *plan;             /* for calls without libffi, see call_plan.h; NULL: it has to serve */
  size_t argument_count;
  size_t frame_size;      /* a multiple of frame_alignment; 0 without arguments */
  size_t frame_alignment; /* at least 1 */
  size_t result_size;
  bool is_method;
  bool is_variadic;
  bool is_oneway;
  bool returns_object;
  bool has_objects; /* an '@' in an argument or the result, also inside a struct */
  uint32_t fixed_count;
  const mf_type *result;
  const char *encoding;
  struct mf__passing *passing; /* how libffi passes it; see passing.h */
  _Atomic(const mf_signature *) method_form; /* made on demand; NULL before */
  mf__argument arguments[];
};

/* The shape of a value as an argument: arrays are pointers. */
const char *mf__argument_shape(const mf_type *type);

#endif
