/* C code that calls what it is given, and is called, with values of every class that the ABI knows: the second road of the tests of
   callbacks and C functions. */
#ifndef CALLBACK_TEST_KIT_H
#define CALLBACK_TEST_KIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct { int32_t a, b; } kit_pair;                         /* one integer register */
typedef struct { float x, y; } kit_floats;                         /* one vector register */
typedef struct { double x; int64_t n; } kit_mixed;                 /* one of each */
typedef struct { uint8_t r, g, b; } kit_pixel;                     /* three bytes of a register */
typedef struct { int8_t a; float b; int64_t c; int16_t d; } kit_padded; /* in memory, with padding */
typedef struct { int64_t a, b, c; } kit_triple;                    /* in memory on x86-64, by reference on arm64 */
typedef struct { double a, b, c, d; } kit_quad;                    /* in memory on x86-64, four registers on arm64 */
typedef struct { long double wide; int32_t n; } kit_wide;          /* in memory */
typedef struct { kit_floats low, high; } kit_box;                  /* a struct of structs */
typedef union { int64_t n; double x; } kit_either;

/* Name, C type. */
#define KIT_TYPES(X)                                                                                                        \
  X(bool, bool) X(int8, int8_t) X(uint8, uint8_t) X(int16, int16_t) X(uint16, uint16_t) X(int32, int32_t)                   \
  X(uint32, uint32_t) X(int64, int64_t) X(uint64, uint64_t) X(float, float) X(double, double) \
  X(long_double, long double) X(string, const char *) X(pointer, void *) X(pair, kit_pair)                \
  X(floats, kit_floats) X(mixed, kit_mixed) X(pixel, kit_pixel) X(padded, kit_padded) X(triple, kit_triple)                 \
  X(quad, kit_quad) X(wide, kit_wide) X(box, kit_box) X(either, kit_either)

/* kit_call_int8(f, x) is f(x); kit_echo_int8(x) is x. */
#define KIT_DECLARE(name, type)                       \
  type kit_call_##name(type (*function)(type), type value); \
  type kit_echo_##name(type value);
KIT_TYPES(KIT_DECLARE)

/* Swift does not import functions with these. Whether f(x) is x + 1, with x = 2^100 - 1; and a function that gives x + 1. */
bool kit_call_int128(const void *function);
bool kit_call_uint128(const void *function);
const void *kit_next_int128(void);
const void *kit_next_uint128(void);

/* More arguments than registers, of every kind. */
typedef double (*kit_many)(int8_t, double, kit_pair, float, kit_triple, bool, uint16_t, kit_mixed, int64_t, const char *, double,
                           float, kit_floats, int32_t, double, uint64_t, kit_pixel, double, double, double, void *);
double kit_call_many(kit_many function);
/* What it gives when it is given what kit_call_many passes. */
double kit_sum_many(int8_t, double, kit_pair, float, kit_triple, bool, uint16_t, kit_mixed, int64_t, const char *, double, float,
                    kit_floats, int32_t, double, uint64_t, kit_pixel, double, double, double, void *);

int32_t kit_call_times(int32_t (*function)(int32_t), int32_t times); /* the sum of function(0), function(1) … */
void kit_call_void(void (*function)(void));
int32_t kit_call_any(const void *function, int32_t value);

/* In a forked child: its result, or -1. */
int32_t kit_call_in_child(int32_t (*function)(int32_t), int32_t value);

/* On a thread of its own, or on several at once, each so many times; the sum of the results. */
int64_t kit_call_on_threads(int32_t (*function)(int32_t), int32_t threads, int32_t times);

#endif
