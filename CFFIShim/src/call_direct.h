/* Direct calls: for methods with few arguments that each fill a register, straight from the frame, without an image. */
#ifndef MF_CALL_DIRECT_H
#define MF_CALL_DIRECT_H

#include <string.h>

#include "CFFIShim/table.h"
#include "watch.h"

/* How a result leaves the registers. */
typedef enum mf__take { MF__TAKE_NOTHING, MF__TAKE_1, MF__TAKE_2, MF__TAKE_4, MF__TAKE_8, MF__TAKE_TRUTH, MF__TAKE_BYTES, MF__TAKE_IN_PLACE } mf__take;

/* Calls a native method, whose first arguments are where they go already; the frame is that of its signature. Returns the result's register, a vector's as it is. */
typedef uint64_t (*mf__direct)(void *self, mf_selector selector, const void *frame, mf_function function);

/* One function for one self after the other, at least one. */
typedef struct mf__row {
  mf_function function;
  void *const *selves;
  size_t count;
} mf__row;

/* Calls a row in order; stops before a call, but not the first, when the watch does not hold any more. Returns how many calls there were;
   `returned` is the last one's result. */
typedef size_t (*mf__direct_loop)(const mf__row *row, mf_selector selector, const void *frame, const mf__watch *watch,
                                  uint64_t *returned);

typedef struct mf__direct_calls {
  mf__direct once; /* or NULL, and no loop either */
  mf__direct_loop loop;
} mf__direct_calls;

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

/* Those for a method's signature. */
mf__direct_calls mf__direct_for(const struct mf__passing *passing);

#endif
