/* One function for each line of up to three arguments of three kinds, and each register that a result comes in. */
#include "call_direct.h"

#include "call_launder.h"
#include "call_plan.h"

#if defined(MF_HAS_CALL_PLANS)

#include <stddef.h>
#include <string.h>

/* What an argument is to a call: a word, half a word, or a vector register's low half. */
typedef int32_t i;
typedef uint64_t q;
typedef double d;

enum { MOST = 3, KINDS = 3 };

/* Lines of kinds, in the order of their numbers to the base 3. */
#define LINES_1(M) M(i) M(q) M(d)
#define LINES_2(M) M(i, i) M(i, q) M(i, d) M(q, i) M(q, q) M(q, d) M(d, i) M(d, q) M(d, d)
#define LINES_3_OF(M, a) M(a, i, i) M(a, i, q) M(a, i, d) M(a, q, i) M(a, q, q) M(a, q, d) M(a, d, i) M(a, d, q) M(a, d, d)
#define LINES_3(M) LINES_3_OF(M, i) LINES_3_OF(M, q) LINES_3_OF(M, d)

/* A double travels in a word; a float is the low half of one. */
static inline uint64_t bits_of_q(q value) { return value; }
static inline uint64_t bits_of_d(d value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

#define FUNCTION(name) \
  MF_UNCHECKED static uint64_t name(void *self, mf_selector selector, const void *frame, mf_function function)
/* As short as it is, it takes a third longer when it lies badly. */
#define LOOP(name)                                                                                             \
  MF_UNCHECKED __attribute__((aligned(64))) static size_t name##_loop(const mf__row *row, mf_selector selector, \
                                                                      const void *frame, const mf__watch *watch, uint64_t *returned)

#define BODIES(name, result, read, parameters, arguments)                                \
  FUNCTION(name) {                                                                       \
    read;                                                                                \
    MF_LAUNDER(function);                                                                \
    return bits_of_##result(((result(*) parameters)function) arguments);                 \
  }                                                                                      \
  LOOP(name) {                                                                           \
    const mf__watch is = *watch;                                                         \
    void *const *next = row->selves, *const *end = next + row->count;                    \
    mf_function function = row->function;                                                \
    result value;                                                                        \
    read;                                                                                \
    MF_LAUNDER(function);                                                                \
    do {                                                                                 \
      void *self = *next++;                                                              \
      value = ((result(*) parameters)function) arguments;                                \
    } while (next < end && mf__watch_holds(is));                                         \
    *returned = bits_of_##result(value);                                                 \
    return (size_t)(next - row->selves);                                                 \
  }

#define READ(...)                     \
  struct { __VA_ARGS__ } in;          \
  memcpy(&in, frame, sizeof in)

#define DEFINE_0(result) BODIES(result##_, result, (void)frame, (void *, mf_selector), (self, selector))
#define DEFINE_1(result, a) BODIES(result##_##a, result, READ(a x;), (void *, mf_selector, a), (self, selector, in.x))
#define DEFINE_2(result, a, b) \
  BODIES(result##_##a##b, result, READ(a x; b y;), (void *, mf_selector, a, b), (self, selector, in.x, in.y))
#define DEFINE_3(result, a, b, c) \
  BODIES(result##_##a##b##c, result, READ(a x; b y; c z;), (void *, mf_selector, a, b, c), (self, selector, in.x, in.y, in.z))

#define DEFINE_Q1(a) DEFINE_1(q, a)
#define DEFINE_Q2(a, b) DEFINE_2(q, a, b)
#define DEFINE_Q3(a, b, c) DEFINE_3(q, a, b, c)
#define DEFINE_D1(a) DEFINE_1(d, a)
#define DEFINE_D2(a, b) DEFINE_2(d, a, b)
#define DEFINE_D3(a, b, c) DEFINE_3(d, a, b, c)
DEFINE_0(q) LINES_1(DEFINE_Q1) LINES_2(DEFINE_Q2) LINES_3(DEFINE_Q3)
DEFINE_0(d) LINES_1(DEFINE_D1) LINES_2(DEFINE_D2) LINES_3(DEFINE_D3)

#define CALLS(name) {name, name##_loop}
#define NAME_Q1(a) CALLS(q_##a),
#define NAME_Q2(a, b) CALLS(q_##a##b),
#define NAME_Q3(a, b, c) CALLS(q_##a##b##c),
#define NAME_D1(a) CALLS(d_##a),
#define NAME_D2(a, b) CALLS(d_##a##b),
#define NAME_D3(a, b, c) CALLS(d_##a##b##c),
static const mf__direct_calls of_words[] = {CALLS(q_), LINES_1(NAME_Q1) LINES_2(NAME_Q2) LINES_3(NAME_Q3)};
static const mf__direct_calls of_doubles[] = {CALLS(d_), LINES_1(NAME_D1) LINES_2(NAME_D2) LINES_3(NAME_D3)};

/* Where the lines of so many arguments begin. */
static const size_t first[MOST + 1] = {0, 1, 1 + 3, 1 + 3 + 9};
_Static_assert(sizeof of_words / sizeof *of_words == 1 + 3 + 9 + 27, "one for each line");
_Static_assert(sizeof of_words == sizeof of_doubles, "for both results");

/* The kind of an argument, and where in the frame one of that kind would come next; KINDS when there is none. */
static size_t kind_of(const mf__piece *piece, size_t *end) {
  bool is_word = piece->place == MF__IN_INTEGER, is_vector = piece->place == MF__IN_VECTOR;
  size_t kind = is_word && piece->size == 4 ? 0 : is_word && piece->size == 8 ? 1 : is_vector && piece->size == 8 ? 2 : KINDS;
  size_t offset = (*end + piece->size - 1) / piece->size * piece->size;
  *end = offset + piece->size;
  return piece->on_stack || piece->offset != offset ? KINDS : kind;
}

mf__direct_calls mf__direct_for(const mf__passing *passing) {
  size_t line = 0, count = 0, end = 0;
  for (uint32_t i = 0; i < passing->piece_count; i++) {
    const mf__piece *piece = &passing->pieces[i];
    if (piece->source == MF__FROM_SELF || piece->source == MF__FROM_SELECTOR) continue;
    if (piece->source != MF__FROM_FRAME || count++ == MOST) return (mf__direct_calls){NULL, NULL};
    size_t kind = kind_of(piece, &end);
    if (kind == KINDS) return (mf__direct_calls){NULL, NULL};
    line = line * KINDS + kind;
  }
  switch ((mf__result_kind)passing->result.kind) {
    case MF__RESULT_NONE: case MF__RESULT_INTEGER: return of_words[first[count] + line];
    case MF__RESULT_FLOAT: case MF__RESULT_DOUBLE: return of_doubles[first[count] + line];
    default: return (mf__direct_calls){NULL, NULL};
  }
}

#else

mf__direct_calls mf__direct_for(const struct mf__passing *passing) {
  (void)passing;
  return (mf__direct_calls){NULL, NULL};
}

#endif
