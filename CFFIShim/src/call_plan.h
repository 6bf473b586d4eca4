/* Call plans: how a signature's functions are called without libffi, decided once from the classification.

   A plan turns a frame into a *register image*, the words that go into registers and stack slots, and names the thunk that loads it.
   The image stays as it is from one target to the next; only self changes. What a plan does not cover (long double, complex in memory,
   variadic functions, structs by reference, machines whose ABI is not known here) goes through libffi. */
#ifndef MF_CALL_PLAN_H
#define MF_CALL_PLAN_H

#include "call_direct.h"
#include "passing.h"

#include <stdatomic.h>
#include <string.h>

#if !defined(MF_NATIVE_ABI)
#define MF_HAS_CALL_PLANS 1
#endif

enum {
#if defined(__aarch64__)
  MF_IMAGE_INTEGERS = 8,
#else
  MF_IMAGE_INTEGERS = 6,
#endif
  MF_IMAGE_VECTORS = 8,
  MF_IMAGE_STACK = 16,
  MF_IMAGE_WORDS = MF_IMAGE_INTEGERS + MF_IMAGE_VECTORS + MF_IMAGE_STACK
};

/* Integer registers, then the low halves of vector registers, then the stack, in that order. */
typedef struct mf__image {
  uint64_t words[MF_IMAGE_WORDS];
} mf__image;

/* What a function returned in registers. */
typedef union mf__returned {
  uint64_t integers[2];
  double doubles[4];
  float floats[8];
} mf__returned;

/* Calls a function with an image. */
typedef void (*mf__thunk)(mf_function function, const mf__image *image, mf__returned *returned);

/* Calls a row as an mf__direct_loop does, with the rest of the image as it is. A loop here costs half of what a thunk for each call does. */
typedef size_t (*mf__loop)(const mf__row *row, mf__image *image, size_t self_word, const mf__watch *watch, mf__returned *returned);

typedef struct mf__thunks {
  mf__thunk once;
  mf__loop loop;
} mf__thunks;

/* One word of the image: which bytes of the frame, and how they fill it. */
typedef enum mf__move_kind { MF__MOVE_8, MF__MOVE_S1, MF__MOVE_U1, MF__MOVE_TRUTH, MF__MOVE_S2, MF__MOVE_U2, MF__MOVE_S4, MF__MOVE_U4, MF__MOVE_PART } mf__move_kind;

typedef struct mf__move {
  uint8_t kind; /* mf__move_kind */
  uint8_t word; /* of the image */
  uint8_t size; /* MF__MOVE_PART: bytes */
  uint32_t offset;
} mf__move;

typedef struct mf__plan {
  mf__thunks thunks;
  mf__direct_calls direct; /* without an image */
  uint8_t take;        /* mf__take */
  uint8_t result_size; /* MF__TAKE_BYTES */
  uint8_t self;        /* the word that self goes to, the selector after it */
  bool is_method;      /* otherwise neither is passed */
  uint8_t move_count;
  uint16_t result_alignment; /* MF__TAKE_IN_PLACE: the first word is the result's address, aligned like that */
  mf__move moves[];
} mf__plan;

/* Makes the plan of a signature that has been classified; NULL in `plan` when libffi has to serve. False without memory. */
bool mf__plan_make(const mf_signature *signature, const mf__passing *passing, mf__plan **plan);

/* Whether plans are made at all: decided when the first signature is, by mf_force_libffi or the environment. */
bool mf__plans_are_wanted(void);

#define MF_LOAD(c_type, wide_type)              \
  do {                                          \
    c_type narrow;                              \
    memcpy(&narrow, from, sizeof narrow);       \
    *word = (uint64_t)(wide_type)narrow;        \
  } while (0)

/* Fills an image: everything but self, selector and the address of the result. */
static inline void mf__plan_load(const mf__plan *plan, const void *frame, mf__image *image) {
  const unsigned char *bytes = frame;
  const mf__move *end = plan->moves + plan->move_count;
  for (const mf__move *move = plan->moves; move < end; move++) {
    const unsigned char *from = bytes + move->offset;
    uint64_t *word = &image->words[move->word];
    switch ((mf__move_kind)move->kind) {
      case MF__MOVE_8: memcpy(word, from, 8); break;
      case MF__MOVE_S1: MF_LOAD(int8_t, int64_t); break;
      case MF__MOVE_U1: MF_LOAD(uint8_t, uint64_t); break;
      case MF__MOVE_TRUTH: *word = *from != 0; break;
      case MF__MOVE_S2: MF_LOAD(int16_t, int64_t); break;
      case MF__MOVE_U2: MF_LOAD(uint16_t, uint64_t); break;
      case MF__MOVE_S4: MF_LOAD(int32_t, int64_t); break;
      case MF__MOVE_U4: MF_LOAD(uint32_t, uint64_t); break;
      case MF__MOVE_PART:
        *word = 0;
        memcpy(word, from, move->size);
        break;
    }
  }
}
#undef MF_LOAD

/* Stores what was returned: exactly the result's bytes. */
static inline void mf__plan_take(const mf__plan *plan, const mf__returned *returned, void *result) {
  switch ((mf__take)plan->take) {
    case MF__TAKE_NOTHING: case MF__TAKE_IN_PLACE: break;
    case MF__TAKE_1: memcpy(result, returned, 1); break;
    case MF__TAKE_2: memcpy(result, returned, 2); break;
    case MF__TAKE_4: memcpy(result, returned, 4); break;
    case MF__TAKE_8: memcpy(result, returned, 8); break;
    case MF__TAKE_TRUTH: *(uint8_t *)result = (returned->integers[0] & 0xff) != 0; break;
    case MF__TAKE_BYTES: memcpy(result, returned, plan->result_size); break;
  }
}

/* Whether a plan (which may be NULL) can bring a result to that place, which may be NULL. */
static inline bool mf__plan_serves(const mf__plan *plan, const void *result) {
  if (!plan) return false;
  return plan->take != MF__TAKE_IN_PLACE || (result && (uintptr_t)result % plan->result_alignment == 0);
}

/* Calls a function by a plan that serves. */
static inline void mf__plan_call(const mf__plan *plan, mf_function function, void *self, mf_selector selector, const void *frame,
                                 void *result) {
  mf__image image;
  mf__returned returned;
  mf__plan_load(plan, frame, &image);
  if (plan->take == MF__TAKE_IN_PLACE) image.words[0] = (uint64_t)(uintptr_t)result;
  if (plan->is_method) {
    image.words[plan->self] = (uint64_t)(uintptr_t)self;
    image.words[plan->self + 1] = (uint64_t)(uintptr_t)selector;
  }
  plan->thunks.once(function, &image, &returned);
  if (result) mf__plan_take(plan, &returned, result);
}

/* The thunks for so many registers and stack words, and that kind of result; NULL when there are none. */
const mf__thunks *mf__thunks_for(uint32_t integers, uint32_t vectors, uint32_t stack_words, const mf__result *result);

#endif
