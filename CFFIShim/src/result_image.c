/* Results on their way through libffi: integers are widened to a register, everything else is as in memory. */
#include "passing.h"

#include <string.h>

#define NARROW(c_type)                       \
  do {                                       \
    c_type narrow = (c_type)word;            \
    memcpy(value, &narrow, sizeof narrow);   \
  } while (0)

static void narrow_integer(const mf__result *result, const void *image, void *value) {
  ffi_arg word;
  if (result->type->size > sizeof word) { /* 64 bits on a machine of 32 */
    memcpy(value, image, result->type->size);
    return;
  }
  memcpy(&word, image, sizeof word);
  if (result->extension == MF__TRUTH) word = (word & 0xff) != 0;
  switch (result->type->size) {
    case 1: NARROW(uint8_t); return;
    case 2: NARROW(uint16_t); return;
    case 4: NARROW(uint32_t); return;
    default: NARROW(uint64_t);
  }
}

#define WIDEN(signed_type, unsigned_type)                                                                                  \
  do {                                                                                                                     \
    unsigned_type read;                                                                                                    \
    memcpy(&read, value, sizeof read);                                                                                     \
    word = result->extension == MF__SIGN_EXTENDED ? (ffi_arg)(ffi_sarg)(signed_type)read : (ffi_arg)read;                  \
    memcpy(image, &word, sizeof word);                                                                                     \
  } while (0)

static void widen_integer(const mf__result *result, const void *value, void *image) {
  ffi_arg word;
  if (result->type->size > sizeof word) {
    memcpy(image, value, result->type->size);
    return;
  }
  if (result->extension == MF__TRUTH) {
    uint8_t truth;
    memcpy(&truth, value, 1);
    word = truth != 0;
    memcpy(image, &word, sizeof word);
    return;
  }
  switch (result->type->size) {
    case 1: WIDEN(int8_t, uint8_t); return;
    case 2: WIDEN(int16_t, uint16_t); return;
    case 4: WIDEN(int32_t, uint32_t); return;
    default: WIDEN(int64_t, uint64_t);
  }
}

void mf__result_narrow(const mf__result *result, const void *image, void *value) {
  if (result->kind == MF__RESULT_INTEGER) narrow_integer(result, image, value);
  else memcpy(value, image, result->type->size);
}

void mf__result_widen(const mf__result *result, const void *value, void *image) {
  if (result->kind == MF__RESULT_INTEGER) widen_integer(result, value, image);
  else memcpy(image, value, result->type->size);
}
