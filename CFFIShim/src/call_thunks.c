/* Thunks: each loads a register image and calls a function through one C type that covers the true one (call_launder.h). */
#include "call_launder.h"
#include "call_plan.h"

#if defined(MF_HAS_CALL_PLANS)

#include <string.h>

typedef uint64_t u;

/* Parameter lists, and the words of an image `w` that fill them. */
#define P4 u, u, u, u
#define A4 w[0], w[1], w[2], w[3]
#if defined(__aarch64__)
#define PALL P4, u, u, u, u
#define AALL A4, w[4], w[5], w[6], w[7]
#else
#define PALL P4, u, u
#define AALL A4, w[4], w[5]
#endif
#define PV2 double, double
#define PV8 PV2, PV2, PV2, PV2
#define AV2 v[0], v[1]
#define AV8 v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7]
#define AS4(i) s[i], s[i + 1], s[i + 2], s[i + 3]
#define PS8 P4, P4
#define AS8 AS4(0), AS4(4)
#define PS16 PS8, PS8
#define AS16 AS8, AS4(8), AS4(12)

/* The vector words of an image, read as doubles: only their bits travel. */
static inline void vectors_of(const mf__image *image, double *v, size_t count) {
  memcpy(v, image->words + MF_IMAGE_INTEGERS, count * sizeof *v);
}

typedef struct { u a, b; } ii;
typedef struct { double a, b; } dd;
typedef struct { float a, b; } ff;
typedef struct { float a, b, c; } fff;
typedef struct { float a, b, c, d; } ffff;
typedef struct { double a, b, c; } ddd;
typedef struct { double a, b, c, d; } dddd;
typedef struct { u a; double b; } id;
typedef struct { double a; u b; } di;

#define THUNK(name, type, tier, parameters, vectors, arguments)                                                        \
  MF_UNCHECKED static void name##_##tier##_once(mf_function function, const mf__image *image, mf__returned *returned) {   \
    const u *w = image->words, *s = w + MF_IMAGE_INTEGERS + MF_IMAGE_VECTORS;                                          \
    double v[vectors + 1];                                                                                             \
    vectors_of(image, v, vectors);                                                                                     \
    (void)s, (void)v;                                                                                                  \
    MF_LAUNDER(function);                                                                                                 \
    type value = ((type(*)parameters)function)arguments;                                                               \
    memcpy(returned, &value, sizeof value);                                                                            \
  }                                                                                                                    \
  MF_UNCHECKED static size_t name##_##tier##_loop(const mf__row *row, mf__image *image, size_t self_word,              \
                                                  const mf__watch *watch, mf__returned *returned) {                    \
    const u *w = image->words, *s = w + MF_IMAGE_INTEGERS + MF_IMAGE_VECTORS;                                          \
    const mf__watch is = *watch;                                                                                       \
    void *const *next = row->selves, *const *end = next + row->count;                                                  \
    mf_function function = row->function;                                                                              \
    type value;                                                                                                        \
    (void)s;                                                                                                           \
    MF_LAUNDER(function);                                                                                              \
    do {                                                                                                               \
      image->words[self_word] = (u)(uintptr_t)*next++;                                                                 \
      double v[vectors + 1];                                                                                           \
      vectors_of(image, v, vectors);                                                                                   \
      (void)v;                                                                                                         \
      value = ((type(*)parameters)function)arguments;                                                                  \
    } while (next < end && mf__watch_holds(is));                                                                       \
    memcpy(returned, &value, sizeof value);                                                                            \
    return (size_t)(next - row->selves);                                                                               \
  }

#define TIER(name, tier) {name##_##tier##_once, name##_##tier##_loop}

#define TIERS(name, type)                                            \
  THUNK(name, type, 0, (P4), 0, (A4))                                \
  THUNK(name, type, 1, (P4, PV2), 2, (A4, AV2))                      \
  THUNK(name, type, 2, (PALL), 0, (AALL))                            \
  THUNK(name, type, 3, (PALL, PV8), 8, (AALL, AV8))                  \
  THUNK(name, type, 4, (PALL, PV8, PS8), 8, (AALL, AV8, AS8))        \
  THUNK(name, type, 5, (PALL, PV8, PS16), 8, (AALL, AV8, AS16))      \
  static const mf__thunks name##_thunks[] = {TIER(name, 0), TIER(name, 1), TIER(name, 2),  \
                                             TIER(name, 3), TIER(name, 4), TIER(name, 5)};

TIERS(i, u)
TIERS(d, double)
TIERS(f, float)
TIERS(ii, ii)
TIERS(dd, dd)
#if defined(__aarch64__)
TIERS(ff, ff)
TIERS(fff, fff)
TIERS(ffff, ffff)
TIERS(ddd, ddd)
TIERS(dddd, dddd)
#else
TIERS(id, id)
TIERS(di, di)
#endif

static const mf__thunks *thunks_for(const mf__result *result) {
  switch ((mf__result_kind)result->kind) {
    case MF__RESULT_NONE: case MF__RESULT_INTEGER: case MF__RESULT_MEMORY: return i_thunks;
    case MF__RESULT_DOUBLE: return d_thunks;
    case MF__RESULT_FLOAT: return f_thunks;
    case MF__RESULT_REGISTERS: break;
    default: return NULL;
  }
  bool first_is_vector = result->places[0] == MF__IN_VECTOR, second_is_vector = result->places[1] == MF__IN_VECTOR;
  if (result->places[0] == MF__IN_QUAD) return NULL;
#if defined(__aarch64__)
  static const mf__thunks *const floats[] = {f_thunks, ff_thunks, fff_thunks, ffff_thunks};
  static const mf__thunks *const doubles[] = {d_thunks, dd_thunks, ddd_thunks, dddd_thunks};
  (void)second_is_vector;
  if (!first_is_vector) return result->count == 1 ? i_thunks : ii_thunks;
  return (result->part_size == 4 ? floats : doubles)[result->count - 1];
#else
  if (result->count == 1) return first_is_vector ? d_thunks : i_thunks;
  if (first_is_vector) return second_is_vector ? dd_thunks : di_thunks;
  return second_is_vector ? id_thunks : ii_thunks;
#endif
}

const mf__thunks *mf__thunks_for(uint32_t integers, uint32_t vectors, uint32_t stack_words, const mf__result *result) {
  const mf__thunks *thunks = thunks_for(result);
  if (!thunks || stack_words > MF_IMAGE_STACK) return NULL;
  if (stack_words) return &thunks[stack_words > 8 ? 5 : 4];
  if (integers <= 4) return &thunks[vectors == 0 ? 0 : vectors <= 2 ? 1 : 3];
  return &thunks[vectors ? 3 : 2];
}

#else

const mf__thunks *mf__thunks_for(uint32_t integers, uint32_t vectors, uint32_t stack_words, const mf__result *result) {
  (void)integers, (void)vectors, (void)stack_words, (void)result;
  return NULL;
}

#endif
