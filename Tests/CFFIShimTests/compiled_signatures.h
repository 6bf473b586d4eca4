/* C functions for random signatures, compiled while the test runs by the compiler that compiled it ($CHECK_CC): what the compiler does is
   what is right. They live in shared objects of a few thousand each. */
#ifndef COMPILED_SIGNATURES_H
#define COMPILED_SIGNATURES_H

#include "random_signature.h"

/* The callee keeps its arguments in `out` and returns what is in `result`; the caller takes a function's arguments from `in` and puts its
   result into `out`. Narrow integers are widened by the compiler before they are stored. */
typedef struct compiled_code {
  void (*callee)(void);
  void (*caller)(void (*function)(void));
} compiled_code;

enum { COMPILED_BUFFER = 8192, COMPILED_SELVES = 8 };

/* One shared object. Source text in compiled_signatures.c says the same. */
typedef struct compiled_unit {
  unsigned char *in, *out, *result;
  unsigned *calls;             /* of callees */
  void **selves;               /* self of each of the last calls of methods */
  const compiled_code *codes;
  const unsigned short (*types)[2]; /* size and alignment of each aggregate, as the compiler has them */
} compiled_unit;

/* Where self and selector, argument `index`, and what comes behind the last argument are in `in` and `out`. */
enum { COMPILED_SELF = 0, COMPILED_SELECTOR = 8 };
unsigned compiled_slot(const random_signature *signature, unsigned index);

/* Compiles `count` signatures from `first` on in `unit_count` files at the same time, and loads them: signature first + i is code
   i / unit_count of unit i % unit_count. False after the compiler, or the loader, complained. `program` is the test's own path, beside
   which there is room. */
bool compile_signatures(uint64_t seed, unsigned first, unsigned count, const compiled_unit **units, unsigned unit_count,
                        const char *program);

#endif
