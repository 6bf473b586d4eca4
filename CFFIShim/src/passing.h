/* How a signature's values go through libffi: the pieces of each argument, and the one ffi_cif for calls and closures. Its
   ffi_types are laid out by hand and never shared with a libffi that would write to them. */
#ifndef MF_PASSING_H
#define MF_PASSING_H

#include "classify.h"
#include "signature_impl.h"

#include <ffi.h>

typedef struct mf__passing {
  mf__result result;
  uint32_t piece_count;
  uint32_t scratch_size; /* bytes that a call needs for words, addresses and copies */
  const mf__piece *pieces;
  ffi_cif cif;
  ffi_type result_type; /* used by structs */
  ffi_type *result_elements[5];
  ffi_type *types[]; /* of the pieces */
} mf__passing;

/* Made once for each signature, whose other fields are filled. MF_OK; MF_NO_MEMORY; MF_UNSUPPORTED_TYPE when libffi refuses. */
mf_status mf__passing_make(const mf_signature *signature, mf__passing **passing);
void mf__passing_free(mf__passing *passing);

/* Result <-> register image, whatever its kind: libffi keeps integers as wide as a register. */
enum { MF__RESULT_BUFFER = 64 }; /* bytes that every result but one in memory fits: four long doubles on arm64 */
void mf__result_narrow(const mf__result *result, const void *image, void *value);
void mf__result_widen(const mf__result *result, const void *value, void *image);

#endif
