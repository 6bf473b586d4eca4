/* Classification: which part of which argument goes into which register or stack slot. Our own, because libffi's is wrong for some
   structs and all unions. Pure functions of the types, so that every ABI's can be tested on any machine.

   An argument becomes *pieces*. A struct that travels in registers becomes one piece for each register, just as if the C function
   had those scalars as parameters; libffi then cannot get it wrong. Pieces for padding make libffi skip what the ABI skips. */
#ifndef MF_CLASSIFY_H
#define MF_CLASSIFY_H

#include "type_impl.h"

typedef enum mf__place {
  MF__IN_INTEGER,   /* an integer register, or a stack word when there are none left */
  MF__IN_VECTOR,    /* the low 8 bytes of a vector register, or a stack word */
  MF__IN_QUAD,      /* all 16 bytes of a vector register, or two stack words: AAPCS64's long double */
  MF__IN_MEMORY,    /* whole, on the stack */
  MF__BY_REFERENCE, /* a pointer to a copy, itself placed like an integer */
  MF__NATIVE        /* as libffi thinks best: on machines whose ABI is not known here */
} mf__place;

typedef enum mf__source { MF__FROM_FRAME, MF__FROM_SELF, MF__FROM_SELECTOR, MF__FROM_NOTHING } mf__source;

/* How a scalar smaller than a register fills it. */
typedef enum mf__extension { MF__ZERO_EXTENDED, MF__SIGN_EXTENDED, MF__TRUTH } mf__extension;

typedef struct mf__piece {
  uint8_t place;       /* mf__place */
  uint8_t source;      /* mf__source */
  uint8_t extension;   /* mf__extension */
  bool on_stack;       /* otherwise in register `slot` of its class */
  uint16_t slot;       /* register number; on the stack, the word it starts at (0xffff when beyond) */
  uint16_t value;      /* index into the values passed, self and selector included */
  uint32_t offset;     /* where in the frame */
  uint32_t size;       /* bytes that count */
  uint32_t alignment;  /* MF__IN_MEMORY: of the stack slot */
  const mf_type *type; /* of the whole value; NULL for padding, self and selector */
} mf__piece;

/* One value to pass: an argument, self or the selector. */
typedef struct mf__value {
  const mf_type *type; /* NULL: a pointer */
  uint32_t offset;
  mf__source source;
} mf__value;

typedef enum mf__result_kind {
  MF__RESULT_NONE,
  MF__RESULT_INTEGER,      /* also bool and pointers */
  MF__RESULT_FLOAT,
  MF__RESULT_DOUBLE,
  MF__RESULT_LONG_DOUBLE,  /* also a struct of one, which libffi does not know */
  MF__RESULT_COMPLEX_LONG_DOUBLE, /* x86-64: on the x87 stack */
  MF__RESULT_REGISTERS,    /* a struct in `count` registers */
  MF__RESULT_MEMORY,       /* the caller passes the address */
  MF__RESULT_NATIVE
} mf__result_kind;

typedef struct mf__result {
  uint8_t kind;         /* mf__result_kind */
  uint8_t extension;    /* mf__extension */
  uint8_t count;        /* registers */
  uint8_t part_size;    /* bytes of a register that count: 4, 8 or 16 */
  uint8_t places[4];    /* mf__place of each */
  const mf_type *type;
} mf__result;

typedef struct mf__classified {
  mf__result result;
  mf__piece *pieces; /* room for MF__PIECE_BOUND(values) of them, given by the caller */
  uint32_t count;
  uint32_t integers, vectors; /* registers used */
  uint32_t stack_words;
} mf__classified;

#define MF__PIECE_BOUND(values) ((size_t)(values) * 5 + 32)

void mf__classify_sysv(const mf_type *result, const mf__value *values, size_t count, mf__classified *into);
void mf__classify_aapcs64(const mf_type *result, const mf__value *values, size_t count, mf__classified *into);
void mf__classify_native(const mf_type *result, const mf__value *values, size_t count, mf__classified *into);

#if defined(MF_NATIVE_ABI)
#define mf__classify mf__classify_native
#elif defined(__x86_64__) && defined(__LP64__) && !defined(_WIN32)
#define mf__classify mf__classify_sysv
#elif defined(__aarch64__) && defined(__LP64__) && defined(__AARCH64EL__) && !defined(__APPLE__)
#define mf__classify mf__classify_aapcs64
#else
#define MF_NATIVE_ABI 1
#define mf__classify mf__classify_native
#endif

/* Shared by the classifiers. */
bool mf__is_word(const mf_type *type);     /* an integer, bool or pointer of at most 8 bytes; NULL and arrays are pointers */
bool mf__is_floating(const mf_type *type); /* float or double */
mf__extension mf__extension_of(const mf_type *type);
uint32_t mf__passed_size(const mf_type *type);      /* a pointer's for arrays */
uint32_t mf__passed_alignment(const mf_type *type);
mf__piece *mf__add_piece(mf__classified *into, mf__place place, const mf__value *value, uint32_t offset, uint32_t size);
bool mf__classify_scalar_result(const mf_type *type, mf__result *result); /* true when it was one, or void */

#endif
