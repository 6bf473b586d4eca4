/* Direct calls: for methods with few arguments that each fill a register, straight from the frame, without an image. */
#ifndef MF_CALL_DIRECT_H
#define MF_CALL_DIRECT_H

#include <string.h>

#include "CFFIShim/table.h"

/* How a result leaves the registers. */
typedef enum mf__take { MF__TAKE_NOTHING, MF__TAKE_1, MF__TAKE_2, MF__TAKE_4, MF__TAKE_8, MF__TAKE_TRUTH, MF__TAKE_BYTES, MF__TAKE_IN_PLACE } mf__take;

/* Calls a native method; the frame is that of its signature. Returns the result's register, a vector's as it is. */
typedef uint64_t (*mf__direct)(mf_function function, void *self, mf_selector selector, const void *frame);

/* Stores what a direct call returned: exactly the result's bytes. */
static inline void mf__direct_take(mf__take take, uint64_t value, void *result) {
  switch (take) {
    case MF__TAKE_1: memcpy(result, &value, 1); break;
    case MF__TAKE_2: memcpy(result, &value, 2); break;
    case MF__TAKE_4: memcpy(result, &value, 4); break;
    case MF__TAKE_8: memcpy(result, &value, 8); break;
    case MF__TAKE_TRUTH: *(uint8_t *)result = (value & 0xff) != 0; break;
    case MF__TAKE_NOTHING: case MF__TAKE_BYTES: case MF__TAKE_IN_PLACE: break;
  }
}

struct mf__passing;

/* The one for a method's signature, or NULL. */
mf__direct mf__direct_for(const struct mf__passing *passing);

#endif
