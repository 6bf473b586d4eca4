/* Random C types and signatures, the same again for the same seed: their encodings, and what a test knows of them by rules of its own. */
#ifndef RANDOM_SIGNATURE_H
#define RANDOM_SIGNATURE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { RANDOM_MAX_ARGUMENTS = 20, RANDOM_AGGREGATES = 320, RANDOM_MAX_SIZE = 224, RANDOM_MAX_ENCODING = 240 };

/* A sequence of numbers; begin it with a seed. */
typedef struct random_source {
  uint64_t state;
} random_source;

uint64_t random_next(random_source *source);
unsigned random_below(random_source *source, unsigned limit);

typedef struct random_type random_type;

typedef struct random_member {
  const random_type *type;
  unsigned elements; /* of an array; 0: none */
  unsigned width;    /* of a bit-field; 0: none */
  unsigned bit;      /* where it starts */
} random_member;

struct random_type {
  char encoding[RANDOM_MAX_ENCODING];
  char name[8]; /* in C: a typedef's */
  unsigned size, alignment;
  bool is_union;
  unsigned member_count; /* 0: a scalar */
  random_member members[6];
  unsigned char mask[RANDOM_MAX_SIZE]; /* the bits that are not padding */
};

typedef struct random_signature {
  bool is_method; /* self and selector come first, and are not among the arguments */
  const random_type *result; /* "v" for none */
  const random_type *arguments[RANDOM_MAX_ARGUMENTS];
  unsigned count;
  char encoding[(RANDOM_MAX_ARGUMENTS + 2) * RANDOM_MAX_ENCODING];
} random_signature;

/* Makes the aggregates of a seed: structs and unions of scalars, arrays, bit-fields and one another. */
void random_types_make(uint64_t seed);
const random_type *random_aggregate(unsigned index);

/* Signature number `index` of a seed, whose types have been made. */
void random_signature_make(uint64_t seed, unsigned index, random_signature *signature);

/* A value: random, but true or false where the type says bool, and numbers where it says long double. */
void random_value(random_source *source, const random_type *type, unsigned char *bytes);

/* Integers narrower than a register, which a callee may widen: it relies on how they arrived. */
bool random_is_narrow(const random_type *type);
uint64_t random_widened(const random_type *type, const unsigned char *bytes);

/* Writes the typedefs of all types in C, each aggregate's after those of its members. */
void random_types_write(FILE *file);

#endif
