/* The scalar codes: X(code, kind, C type, code in shapes). The one list from which parsing, layout and shapes are made. */
#ifndef MF_TYPE_SCALAR_H
#define MF_TYPE_SCALAR_H

#include "CFFIShim/type.h"

/* Long double, complex numbers and 128 bits as gcc and clang have them; __extension__ keeps -Wpedantic quiet. */
__extension__ typedef __int128 mf__int128;
__extension__ typedef unsigned __int128 mf__uint128;

#if defined(__LP64__)
#define MF__LONG_SHAPE 'q'
#define MF__ULONG_SHAPE 'Q'
#define MF__LONG_KIND MF_KIND_INT64
#define MF__ULONG_KIND MF_KIND_UINT64
#else
#define MF__LONG_SHAPE 'i'
#define MF__ULONG_SHAPE 'I'
#define MF__LONG_KIND MF_KIND_INT32
#define MF__ULONG_KIND MF_KIND_UINT32
#endif

#define MF__INTEGER_LIST(X)                          \
  X('c', MF_KIND_INT8, signed char, 'c')             \
  X('C', MF_KIND_UINT8, unsigned char, 'C')          \
  X('s', MF_KIND_INT16, short, 's')                  \
  X('S', MF_KIND_UINT16, unsigned short, 'S')        \
  X('i', MF_KIND_INT32, int, 'i')                    \
  X('I', MF_KIND_UINT32, unsigned int, 'I')          \
  X('l', MF__LONG_KIND, long, MF__LONG_SHAPE)        \
  X('L', MF__ULONG_KIND, unsigned long, MF__ULONG_SHAPE) \
  X('q', MF_KIND_INT64, long long, 'q')              \
  X('Q', MF_KIND_UINT64, unsigned long long, 'Q')    \
  X('t', MF_KIND_INT128, mf__int128, 't')            \
  X('T', MF_KIND_UINT128, mf__uint128, 'T')

#define MF__FLOATING_LIST(X)                         \
  X('f', MF_KIND_FLOAT, float, 'f')                  \
  X('d', MF_KIND_DOUBLE, double, 'd')                \
  X('D', MF_KIND_LONG_DOUBLE, long double, 'D')

#define MF__SCALAR_LIST(X)                           \
  MF__INTEGER_LIST(X)                                \
  MF__FLOATING_LIST(X)                               \
  X('B', MF_KIND_BOOL, _Bool, 'B')

_Static_assert(sizeof(short) == 2 && sizeof(int) == 4 && sizeof(long long) == 8, "the codes s, i and q are 16, 32 and 64 bits");
_Static_assert(sizeof(_Bool) == 1, "B is a byte");
_Static_assert(sizeof(void *) == sizeof(void (*)(void)), "function pointers are passed as data pointers");

#endif
