/* Calls of C functions: extremes of every scalar, small results with guard bytes, many arguments (C1), structs of all sizes and
   the shapes that libffi 3.4.4 gets wrong (C2), and that repeating a call changes nothing. */
#include "check.h"

#include "CFFIShim/signature.h"

#include <complex.h>
#include <float.h>
#include <limits.h>
#include <stdarg.h>

static const mf_signature *made(const char *encoding) {
  const mf_signature *signature = NULL;
  if (!CHECK_EQ_INT(mf_signature_make(encoding, &signature, NULL), MF_OK)) fprintf(stderr, "  %s\n", encoding);
  return signature;
}

/* Calls, with bytes after the result that must stay. */
static void call(const char *encoding, mf_function function, const void *frame, void *result, size_t size) {
  unsigned char guarded[4096];
  memset(guarded, 0xEE, sizeof guarded);
  CHECK_EQ_INT(mf_signature_result_size(made(encoding)), size);
  CHECK_EQ_INT(mf_signature_call(made(encoding), function, NULL, NULL, frame, guarded, NULL), MF_OK);
  for (size_t i = size; i < size + 32; i++)
    if (!CHECK_EQ_INT(guarded[i], 0xEE)) break;
  memcpy(result, guarded, size);
}

typedef char *address;

/* A function of each scalar type that adds one, called plainly, as the last register argument, and from the stack. */
#define SCALARS(X)                                                                                                         \
  X(int8, "c", signed char, SCHAR_MIN, SCHAR_MAX)                                                                          \
  X(uint8, "C", unsigned char, 0, UCHAR_MAX)                                                                               \
  X(int16, "s", short, SHRT_MIN, SHRT_MAX)                                                                                 \
  X(uint16, "S", unsigned short, 0, USHRT_MAX)                                                                             \
  X(int32, "i", int, INT_MIN, INT_MAX)                                                                                     \
  X(uint32, "I", unsigned, 0, UINT_MAX)                                                                                    \
  X(long, "l", long, LONG_MIN, LONG_MAX)                                                                                   \
  X(ulong, "L", unsigned long, 0, ULONG_MAX)                                                                               \
  X(int64, "q", long long, LLONG_MIN, LLONG_MAX)                                                                           \
  X(uint64, "Q", unsigned long long, 0, ULLONG_MAX)                                                                        \
  X(float, "f", float, -FLT_MAX, FLT_MIN)                                                                                  \
  X(double, "d", double, -DBL_MAX, DBL_TRUE_MIN)                                                                           \
  X(long_double, "D", long double, -LDBL_MAX, LDBL_MIN)                                                                    \
  X(pointer, "^v", address, (address)1, (address)-1)                                                                          \
  X(string, "*", address, (address)1, (address)-1)                                                                            \
  X(object, "@", address, (address)1, (address)-1)                                                                            \
  X(class, "#", address, (address)1, (address)-1)                                                                             \
  X(int128, "t", __int128, -((__int128)1 << 100), (__int128)1 << 100)

#define FUNCTIONS(name, code, type, low, high)                                                                             \
  static type plain_##name(type a) { return a; }                                                                           \
  static type sixth_##name(long a, long b, long c, long d, long e, type f) { return a + b + c + d + e == 15 ? f : 0; }     \
  static type stacked_##name(long a, long b, long c, long d, long e, long f, long g, long h, long i, type j) {             \
    return a + b + c + d + e + f + g + h + i == 45 ? j : 0;                                                                \
  }                                                                                                                        \
  static void test_##name(void) {                                                                                          \
    const type values[] = {low, high, (type)1, (type)-1, (type)0x7a};                                                      \
    struct { long before[5]; type value; } sixth = {.before = {1, 2, 3, 4, 5}};                                            \
    struct { long before[9]; type value; } stacked = {.before = {1, 2, 3, 4, 5, 6, 7, 8, 9}};                              \
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {                                                          \
      type result;                                                                                                         \
      sixth.value = stacked.value = values[i];                                                                             \
      call(code code, (mf_function)plain_##name, &values[i], &result, sizeof result);                                      \
      CHECK(result == values[i]);                                                                                          \
      call(code "lllll" code, (mf_function)sixth_##name, &sixth, &result, sizeof result);                                  \
      CHECK(result == values[i]);                                                                                          \
      call(code "lllllllll" code, (mf_function)stacked_##name, &stacked, &result, sizeof result);                          \
      CHECK(result == values[i]);                                                                                          \
    }                                                                                                                      \
  }
SCALARS(FUNCTIONS)

/* A callee may find 8 garbage bits above a bool; a caller may not: only 0 and 1. */
static bool not_(bool a) { return !a; }
static unsigned long wide_truth(void) { return 0xABCDEF00; }
static unsigned long wide_untruth(void) { return 0xABCDEF01; }
static int as_int(bool a) { return a; }

static void test_bool(void) {
  bool result;
  for (int i = 0; i < 2; i++) {
    bool argument = i;
    call("BB", (mf_function)not_, &argument, &result, 1);
    CHECK_EQ_INT(result, !i);
  }
  unsigned char byte, odd = 42;
  int number;
  call("B", (mf_function)wide_truth, NULL, &byte, 1);
  CHECK_EQ_INT(byte, 0);
  call("B", (mf_function)wide_untruth, NULL, &byte, 1);
  CHECK_EQ_INT(byte, 1);
  call("iB", (mf_function)as_int, &odd, &number, sizeof number);
  CHECK_EQ_INT(number, 1);
}

/* Only as many bytes as the type has count, and only they are written (the guard in `call`). */
static long garbage_above(long a) { return a | 0x1234567800000000; }

static void test_small_results(void) {
  signed char c;
  unsigned short s;
  int i;
  call("cq", (mf_function)garbage_above, &(long){0xfe}, &c, 1);
  CHECK_EQ_INT(c, -2);
  call("Sq", (mf_function)garbage_above, &(long){65534}, &s, 2);
  CHECK_EQ_INT(s, 65534);
  call("iq", (mf_function)garbage_above, &(long){0xfffffff6}, &i, 4);
  CHECK_EQ_INT(i, -10);
}

static double many(double a, long b, double c, long d, double e, long f, double g, long h, double i, long j, double k, long l,
                   double m, long n, double o, long p, double q, long r, double s, long t, double u, long v, double w, long x,
                   double y, long z, double aa, double bb) {
  double doubles[] = {a, c, e, g, i, k, m, o, q, s, u, w, y, aa, bb}, sum = 0;
  long longs[] = {b, d, f, h, j, l, n, p, r, t, v, x, z};
  for (int k2 = 0; k2 < 15; k2++) sum += (k2 + 1) * doubles[k2];
  for (int k2 = 0; k2 < 13; k2++) sum += (k2 + 1) * 1000.0 * (double)longs[k2];
  return sum;
}

static void test_many(void) {
  union { double d; long l; } frame[28];
  double expected = 0, result;
  for (int i = 0; i < 28; i++) {
    bool is_double = i % 2 == 0 || i == 27;
    int index = i == 27 ? 15 : i / 2 + 1;
    if (is_double) frame[i].d = 1.5 * i, expected += index * frame[i].d;
    else frame[i].l = 7 * i + 1, expected += index * 1000.0 * (double)frame[i].l;
  }
  call("ddqdqdqdqdqdqdqdqdqdqdqdqdqdd", (mf_function)many, frame, &result, sizeof result);
  CHECK_EQ_DOUBLE(result, expected);
}

static int sum_chars(char a, char b, char c, char d, char e, char f, char g, char h) { return a + b + c + d + e + f + g + h; }
static char *change(char *text) { return text[0]++, text; }
static long double alternate(char a, long double b, char c, long double d, char e, long double f) { return a * b + c * d + e * f; }
static void nothing(void) {}
static void *both(void *self, mf_selector selector, int a) { return a ? self : (void *)(uintptr_t)selector; }

static void test_odds(void) {
  int sum;
  call("icccccccc", (mf_function)sum_chars, "\1\2\3\4\5\6\7\10", &sum, sizeof sum);
  CHECK_EQ_INT(sum, 36);
  char text[] = "Hello", *pointer = text, *result;
  call("**", (mf_function)change, &pointer, &result, sizeof result);
  CHECK(result == text && strcmp(text, "Iello") == 0);
  struct { char a; long double b; char c; long double d; char e; long double f; } frame = {1, 2, 3, 4, 5, 6};
  long double alternated;
  call("DcDcDcD", (mf_function)alternate, &frame, &alternated, sizeof alternated);
  CHECK(alternated == 44);
  CHECK_EQ_INT(mf_signature_call(made("v"), nothing, NULL, NULL, NULL, NULL, NULL), MF_OK);
  for (int i = 0; i < 20; i++) /* a dropped x87 result must still leave the x87 stack */
    CHECK_EQ_INT(mf_signature_call(made("DcDcDcD"), (mf_function)alternate, NULL, NULL, &frame, NULL, NULL), MF_OK);
  volatile long double two = 2, three = 3;
  CHECK(two * three == 6);
  void *receiver = NULL;
  mf_selector selector = (mf_selector)&sum;
  CHECK_EQ_INT(mf_signature_call(made("@@:i"), (mf_function)both, text, selector, &(int){1}, &receiver, NULL), MF_OK);
  CHECK_EQ_PTR(receiver, text);
  CHECK_EQ_INT(mf_signature_call(made("@@:i"), (mf_function)both, text, selector, &(int){0}, &receiver, NULL), MF_OK);
  CHECK_EQ_PTR(receiver, &sum);
}

/* Structs of N bytes, passed after 5 integers and back. */
#define SIZES(X) \
  X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(12) X(15) X(16) X(17) X(18) X(19) X(20) X(24) X(32) X(40) \
  X(64) X(200) X(256) X(257) X(1600)
#define SIZED(n)                                                                                                          \
  typedef struct { unsigned char b[n]; } sized_##n;                                                                       \
  static sized_##n turn_##n(long a, long b, long c, long d, long e, sized_##n s, long f) {                                \
    for (int i = 0; i < n; i++) s.b[i] = (unsigned char)(s.b[i] + a + b + c + d + e + f);                                 \
    return s;                                                                                                             \
  }                                                                                                                       \
  static void test_sized_##n(void) {                                                                                      \
    struct { long before[5]; sized_##n s; long after; } frame = {.before = {1, 2, 3, 4, 5}, .after = 6}, untouched;       \
    sized_##n result, expected;                                                                                           \
    for (int i = 0; i < n; i++) frame.s.b[i] = (unsigned char)(i * 7);                                                    \
    expected = turn_##n(1, 2, 3, 4, 5, frame.s, 6);                                                                       \
    untouched = frame;                                                                                                    \
    for (int i = 0; i < 3; i++) {                                                                                         \
      call("{?=[" #n "C]}qqqqq{?=[" #n "C]}q", (mf_function)turn_##n, &frame, &result, sizeof result);                    \
      CHECK_EQ_MEM(&result, &expected, n);                                                                                \
    }                                                                                                                     \
    CHECK_EQ_MEM(&frame.s, &untouched.s, n);                                                                              \
  }
SIZES(SIZED)

typedef struct { long a; double b; } mixed;
typedef struct { double x, y; } point;
typedef struct { point origin, size; } rect;
typedef union { double d; long l; } either;
typedef struct { float f[4]; } floats;
typedef struct { char c; double d; } char_double;
typedef struct { long w[5]; } words;
static double corrupted(void *self, mf_selector s, long a, long b, long c, double d, mixed m) {
  return d + (double)(a + b + c + m.a) + m.b + (self || s ? 1000 : 0);
}
static float swallowed(words s, int a, int b, int c, float d, char_double e) {
  return (float)s.w[4] + (float)(a + b + c) + d + e.c + (float)e.d;
}
static rect grown(rect r, point by) { return (rect){r.origin, {r.size.x + by.x, r.size.y + by.y}}; }
static long eitherwise(either e, floats f) { return e.l + (long)(f.f[0] + 10 * f.f[3]); }
static either other(double d) { return (either){.d = d}; }
static long spilled(long a, long b, words w, long c, mixed m, long d, long e, mixed n) {
  return a + 2 * b + 3 * w.w[4] + 4 * c + 5 * m.a + 6 * d + 7 * e + 8 * n.a + (long)(m.b + 100 * n.b);
}
static double _Complex turned(double _Complex z, float _Complex w) { return z * I + w; }

static void test_shapes(void) {
  struct { long a, b, c; double d; mixed m; } one = {1, 2, 3, 0.5, {4, 0.25}};
  double number;
  call("d@:qqqd{?=qd}", (mf_function)corrupted, &one, &number, sizeof number); /* libffi #848 */
  CHECK_EQ_DOUBLE(number, 10.75);
  struct { words s; int a, b, c; float d; char_double e; } two = {{{0, 0, 0, 0, 1}}, 2, 3, 4, 1234.5f, {5, 6}};
  float single;
  call("f{?=[5q]}iiif{?=cd}", (mf_function)swallowed, &two, &single, sizeof single);
  CHECK_EQ_DOUBLE(single, 1255.5);
  struct { rect r; point by; } three = {{{1, 2}, {3, 4}}, {10, 20}};
  rect larger;
  call("{r={p=dd}{p=dd}}{r={p=dd}{p=dd}}{p=dd}", (mf_function)grown, &three, &larger, sizeof larger);
  CHECK(larger.origin.x == 1 && larger.origin.y == 2 && larger.size.x == 13 && larger.size.y == 24);
  struct { either e; floats f; } four = {{.l = 1000}, {{1, 2, 3, 4}}};
  long whole;
  call("q(e=dq){f=[4f]}", (mf_function)eitherwise, &four, &whole, sizeof whole);
  CHECK_EQ_INT(whole, 1041);
  either e;
  call("(e=dq)d", (mf_function)other, &(double){2.5}, &e, sizeof e);
  CHECK_EQ_DOUBLE(e.d, 2.5);
  struct { long a, b; words w; long c; mixed m; long d, e; mixed n; } five = {1, 2, {{0, 0, 0, 0, 3}}, 4, {5, 6}, 7, 8, {9, 10}};
  call("qqq{w=[5q]}q{m=qd}qq{m=qd}", (mf_function)spilled, &five, &whole, sizeof whole);
  CHECK_EQ_INT(whole, spilled(1, 2, five.w, 4, five.m, 7, 8, five.n));
  struct { double _Complex z; float _Complex w; } six = {1 + 2 * I, 3 + 4 * I};
  double _Complex z;
  call("jdjdjf", (mf_function)turned, &six, &z, sizeof z);
  CHECK(z == 1 + 5 * I);
}

typedef struct { unsigned a : 3, b : 5; char c; long d : 33; } bits;
static bits shifted(bits b) { return (bits){b.b & 7, b.a, (char)(b.c + 1), b.d * 2}; }

static void test_bit_fields(void) {
  bits b = {5, 19, 'x', -3000000000}, result;
  call("{BF=b0I3b3I5cb16q33}{BF=b0I3b3I5cb16q33}", (mf_function)shifted, &b, &result, sizeof result);
  bits expected = shifted(b);
  CHECK(result.a == expected.a && result.b == expected.b && result.c == expected.c && result.d == expected.d);
}

static double added(int count, ...) {
  va_list list;
  double sum = 0;
  va_start(list, count);
  for (int i = 0; i < count; i++) sum += i % 2 ? va_arg(list, double) : va_arg(list, int);
  va_end(list);
  return sum;
}

static void test_variadic(void) {
  const mf_signature *s = NULL;
  struct { int count; int a; double b; int c; double d; } frame = {4, 1, 2.5, 3, 4.25};
  double sum = 0;
  CHECK_EQ_INT(mf_signature_make_variadic("diidid", 1, &s, NULL), MF_OK);
  CHECK_EQ_INT(mf_signature_call(s, (mf_function)added, NULL, NULL, &frame, &sum, NULL), MF_OK);
  CHECK_EQ_DOUBLE(sum, 10.75);
  char text[64] = "", *to = text;
  const char *format = "%d %s %.2f";
  struct { char *to; size_t size; const char *format; int a; const char *b; double c; } print = {to, sizeof text, format, 7,
                                                                                                "eight", 9.5};
  int length;
  CHECK_EQ_INT(mf_signature_make_variadic("i*Qr*ir*d", 3, &s, NULL), MF_OK);
  CHECK_EQ_INT(mf_signature_call(s, (mf_function)snprintf, NULL, NULL, &print, &length, NULL), MF_OK);
  CHECK_EQ_STR(text, "7 eight 9.50");
}

/* 255 arguments, and a frame beyond what is kept on the stack. */
static void test_large(void) {
  char encoding[MF_SIGNATURE_MAX_ARGUMENTS * 8 + 8] = "v";
  static double frame[MF_SIGNATURE_MAX_ARGUMENTS];
  for (int i = 0; i < MF_SIGNATURE_MAX_ARGUMENTS; i++) strcat(encoding, i % 2 ? "d" : "Q");
  CHECK_EQ_INT(mf_signature_call(made(encoding), nothing, NULL, NULL, frame, NULL, NULL), MF_OK);
  encoding[1] = '\0';
  for (int i = 0; i < MF_SIGNATURE_MAX_ARGUMENTS; i++) strcat(encoding, "c");
  CHECK_EQ_INT(mf_signature_call(made(encoding), nothing, NULL, NULL, frame, NULL, NULL), MF_OK);
}

int main(void) {
#define RUN(name, ...) test_##name();
  SCALARS(RUN)
#define RUN_SIZED(n) test_sized_##n();
  SIZES(RUN_SIZED)
  test_bool();
  test_small_results();
  test_many();
  test_odds();
  test_shapes();
  test_bit_fields();
  test_variadic();
  test_large();
  return check_done();
}
