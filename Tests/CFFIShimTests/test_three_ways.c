/* Every scalar at its limits, pointers, qualifiers and chosen structs: sent, invoked, forwarded, multicast; to native methods,
   plain functions and handlers; against direct calls. The large battery is next door. */
#include <complex.h>
#include <float.h>
#include <limits.h>

#include "ways.h"

static int calls;

/* Runs one message in every way; `wanted` is what a direct call gave. */
static void check_all_ways(const char *name, const char *encoding, mf_table *table, const void *frame, const void *wanted,
                           size_t size) {
  int objects[2];
  mf_target targets[] = {{&objects[0], table}, {&objects[1], table}};
  const mf_signature *signature = signature_of(encoding);
  CHECK_EQ_INT(mf_signature_result_size(signature), size);
  for (way w = 0; w < WAYS; w++) {
    _Alignas(16) unsigned char result[1700], expected[1700];
    if (w == BY_CAPTURE && has_strings(signature)) continue;
    memset(result, 0xEE, sizeof result);
    memset(expected, 0xEE, sizeof expected);
    memcpy(expected, wanted, size);
    calls = 0;
    bool is_right = CHECK_EQ_INT(way_send(w, targets, selector_of(name), signature, frame, result), MF_OK);
    is_right &= CHECK_EQ_MEM(result, expected, size + 16);
    is_right &= CHECK_EQ_INT(calls, way_targets(w));
    if (!is_right) fprintf(stderr, "  %s %s by %s\n", name, encoding, way_names[w]);
  }
}

/* --- Scalars: v becomes v + 1 ------------------------------------------------------------------------------------------------- */

#define SCALARS(X)                                                        \
  X(signed char, char8, "c", SCHAR_MIN, SCHAR_MAX, -2)                    \
  X(unsigned char, uchar8, "C", 0, UCHAR_MAX, 253)                        \
  X(short, short16, "s", SHRT_MIN, SHRT_MAX, -3)                          \
  X(unsigned short, ushort16, "S", 0, USHRT_MAX, 65533)                   \
  X(int, int32, "i", INT_MIN, INT_MAX - 1, -2)                            \
  X(unsigned, uint32, "I", 0, UINT_MAX, 0x80000000u)                      \
  X(long, long64, "l", LONG_MIN, LONG_MAX - 1, -2)                        \
  X(unsigned long, ulong64, "L", 0, ULONG_MAX, 1ul << 63)                 \
  X(long long, longlong64, "q", LLONG_MIN, LLONG_MAX - 1, -1)             \
  X(unsigned long long, ulonglong64, "Q", 0, ULLONG_MAX, 1ull << 63)      \
  X(__int128, int128, "t", (__int128)1 << 126, -((__int128)1 << 126), -1) \
  X(unsigned __int128, uint128, "T", 0, ~(unsigned __int128)0, 1)         \
  X(float, float32, "f", -FLT_MAX, FLT_MIN, 3.14f)                        \
  X(double, double64, "d", -DBL_MAX, DBL_MIN, 3.14)                       \
  X(float _Complex, cfloat, "jf", 1.5f + 2.5f * I, -1, 0)                 \
  X(double _Complex, cdouble, "jd", 1.5 + 2.5 * I, DBL_MAX, 0)            \
  X(uintptr_t, string, "*", 0, 64, UINTPTR_MAX - 1)                       \
  X(uintptr_t, object, "@", 0, 64, UINTPTR_MAX - 1)                       \
  X(uintptr_t, class, "#", 0, 64, UINTPTR_MAX - 1)                        \
  X(uintptr_t, selector, ":", 0, 64, UINTPTR_MAX - 1)                     \
  X(uintptr_t, pointer, "^v", 0, 64, UINTPTR_MAX - 1)                     \
  X(uintptr_t, block, "@?", 0, 64, UINTPTR_MAX - 1)                       \
  X(uintptr_t, function, "^?", 0, 64, UINTPTR_MAX - 1)

#define SCALAR_FUNCTIONS(type, name, code, low, high, other)                                                              \
  static type plain_##name(type v) { return calls++, (type)((type)v + 1); }                                               \
  static type native_##name(void *self, mf_selector selector, type v) { return (void)self, (void)selector, plain_##name(v); } \
  static mf_status handle_##name(void *context, mf_call *call) {                                                          \
    (void)context;                                                                                                        \
    type v;                                                                                                               \
    memcpy(&v, mf_call_argument(call, 0), sizeof v);                                                                      \
    v = plain_##name(v);                                                                                                  \
    memcpy(mf_call_result(call), &v, sizeof v);                                                                           \
    return MF_OK;                                                                                                         \
  }
SCALARS(SCALAR_FUNCTIONS)

static void test_scalars(void) {
#define SCALAR_TEST(type, name, code, low, high, other)                                          \
  {                                                                                              \
    const mf_implementation kinds[] = {NATIVE(native_##name), PLAIN(plain_##name), HANDLED(handle_##name)}; \
    const type values[] = {low, high, other};                                                    \
    for (int k = 0; k < 3; k++) {                                                                \
      mf_table *table = table_of(#name, NULL, NULL);                                             \
      add(table, "next:", code "@:" code, kinds[k]);                                             \
      for (int i = 0; i < 3; i++) {                                                              \
        type wanted = native_##name(NULL, NULL, values[i]);                                      \
        check_all_ways("next:", code "@:" code, table, &values[i], &wanted, sizeof wanted);      \
      }                                                                                          \
      destroy(table);                                                                            \
    }                                                                                            \
  }
  SCALARS(SCALAR_TEST)
}

/* Bool is 0 or 1, and a long double has 10 bytes that count. */
static bool not_it(void *self, mf_selector selector, bool v) { return (void)self, (void)selector, calls++, !v; }
static long double halve(void *self, mf_selector selector, int a, long double v) {
  return (void)self, (void)selector, calls++, v / 2 + a;
}

static void test_bool_and_long_double(void) {
  mf_table *table = table_of("Odd", NULL, NULL);
  add(table, "not:", "B@:B", NATIVE(not_it));
  add(table, "halve::", "D@:iD", NATIVE(halve));
  for (int i = 0; i < 2; i++) check_all_ways("not:", "B@:B", table, &(bool){i}, &(bool){!i}, 1);
  for (way w = 0; w < WAYS; w++) {
    int objects[2];
    mf_target targets[] = {{&objects[0], table}, {&objects[1], table}};
    struct {
      int a;
      long double v;
    } frame = {-3, LDBL_MAX};
    long double result = 0;
    CHECK_EQ_INT(way_send(w, targets, selector_of("halve::"), signature_of("D@:iD"), &frame, &result), MF_OK);
    CHECK(result == halve(NULL, NULL, frame.a, frame.v));
  }
  destroy(table);
}

/* Small integers below zero in the last register and on the stack; 8 and 7 floating-point arguments among 13 integers. */
static long many(void *self, mf_selector selector, int a, double b, signed char c, float d, short e, double f, long g, float h,
                 signed char i, double j, short k, float l, int m, double n, signed char o, float p, short q, double r, long s,
                 float t, signed char u, double v) {
  (void)self, (void)selector;
  calls++;
  long integers = a + 2 * c + 4 * e + 8 * g + 16 * i + 32 * k + 64 * m + 128 * o + 256 * q + 512 * s + 1024 * u;
  double numbers = b + 3 * d + 9 * f + 27 * h + 81 * j + 243 * l + 729 * n + 2187 * p + 6561 * r + 19683 * t + 59049 * v;
  return integers * 1000003 + (long)numbers;
}

static void test_many_arguments(void) {
  struct {
    int a; double b; signed char c; float d; short e; double f; long g; float h; signed char i; double j; short k; float l; int m;
    double n; signed char o; float p; short q; double r; long s; float t; signed char u; double v;
  } f = {-1, 2, -3, 4, -5, 6, -7, 8, -9, 10, -11, 12, -13, 14, -15, 16, -17, 18, -19, 20, -21, 22};
  const char *encoding = "q@:idcfsdqfcdsfidcfsdqfcd";
  mf_table *table = table_of("Many", NULL, NULL);
  add(table, "many", encoding, NATIVE(many));
  long wanted = many(NULL, NULL, f.a, f.b, f.c, f.d, f.e, f.f, f.g, f.h, f.i, f.j, f.k, f.l, f.m, f.n, f.o, f.p, f.q, f.r, f.s, f.t,
                     f.u, f.v);
  CHECK_EQ_INT(mf_signature_frame_size(signature_of(encoding)), sizeof f);
  check_all_ways("many", encoding, table, &f, &wanted, sizeof wanted);
  destroy(table);
}

/* --- Structs ------------------------------------------------------------------------------------------------------------------ */

typedef struct mixed {
  long a;
  double b;
} mixed;
typedef struct inner {
  short a;
  struct {
    signed char b;
    long c;
  } d;
} inner;
typedef struct large {
  long words[200];
} large;
typedef struct bytes3 {
  signed char b[3];
} bytes3;

/* The struct takes the last integer register and a vector register: the double before it stays intact. */
static double last_register(void *self, mf_selector selector, long a, long b, long c, double d, mixed e) {
  return (void)self, (void)selector, calls++, (double)(a + 2 * b + 4 * c) + d * 1000 + (double)e.a * 8 + e.b * 16;
}
static inner nested(void *self, mf_selector selector, bytes3 a, inner b, float c) {
  (void)self, (void)selector;
  calls++;
  inner out;
  memset(&out, 0, sizeof out);
  out.a = (short)(b.a + a.b[2]);
  out.d.b = (signed char)(b.d.b + a.b[0]);
  out.d.c = b.d.c + a.b[1] + (long)c;
  return out;
}
static bytes3 reverse(void *self, mf_selector selector, bytes3 a) {
  return (void)self, (void)selector, calls++, (bytes3){{a.b[2], a.b[1], a.b[0]}};
}
static large count_up(void *self, mf_selector selector, int start, large in) {
  (void)self, (void)selector;
  calls++;
  for (int i = 0; i < 200; i++) in.words[i] += start + i;
  return in;
}

static void test_structs(void) {
  mf_table *table = table_of("Structs", NULL, NULL);
  add(table, "last", "d@:qqqd{M=qd}", NATIVE(last_register));
  add(table, "nested", "{I=s{?=cq}}@:{B=[3c]}{I=s{?=cq}}f", NATIVE(nested));
  add(table, "reverse", "{B=[3c]}@:{B=[3c]}", NATIVE(reverse));
  add(table, "count", "{L=[200q]}@:i{L=[200q]}", NATIVE(count_up));
  struct {
    long a, b, c;
    double d;
    mixed e;
  } last = {1, 2, 3, 1234.5, {7, 0.25}};
  double sum = last_register(NULL, NULL, 1, 2, 3, 1234.5, last.e);
  check_all_ways("last", "d@:qqqd{M=qd}", table, &last, &sum, sizeof sum);
  struct {
    bytes3 a;
    inner b;
    float c;
  } in;
  memset(&in, 0, sizeof in);
  in.a = (bytes3){{1, -2, 3}};
  in.b.a = -4, in.b.d.b = 5, in.b.d.c = 1L << 40, in.c = 0.5f;
  for (way w = 0; w < WAYS; w++) { /* padding is no part of it */
    int objects[2];
    mf_target targets[] = {{&objects[0], table}, {&objects[1], table}};
    inner wanted = nested(NULL, NULL, in.a, in.b, in.c), got;
    memset(&got, 0, sizeof got);
    CHECK_EQ_INT(way_send(w, targets, selector_of("nested"), signature_of("{I=s{?=cq}}@:{B=[3c]}{I=s{?=cq}}f"), &in, &got), MF_OK);
    CHECK(got.a == wanted.a && got.d.b == wanted.d.b && got.d.c == wanted.d.c);
  }
  bytes3 three = {{1, -2, 3}}, reversed = {{3, -2, 1}};
  check_all_ways("reverse", "{B=[3c]}@:{B=[3c]}", table, &three, &reversed, sizeof reversed);
  struct {
    int start;
    large in;
  } frame = {.start = -7};
  for (int i = 0; i < 200; i++) frame.in.words[i] = i * i;
  large wanted = count_up(NULL, NULL, -7, frame.in);
  check_all_ways("count", "{L=[200q]}@:i{L=[200q]}", table, &frame, &wanted, sizeof wanted);
  destroy(table);
}

/* --- Pointers and qualifiers -------------------------------------------------------------------------------------------------- */

static char *change_in_place(void *self, mf_selector selector, char *text) {
  return (void)self, (void)selector, calls++, text[0]++, text;
}
static int sum_of_three(void *self, mf_selector selector, const int *numbers) {
  return (void)self, (void)selector, calls++, numbers[0] + numbers[1] + numbers[2];
}
static mf_selector give_back(void *self, mf_selector selector, void *class, mf_selector other) {
  return (void)self, calls++, class ? other : selector;
}

static void test_pointers(void) {
  mf_table *table = table_of("Pointers", NULL, NULL);
  add(table, "change:", "*@:*", NATIVE(change_in_place));
  add(table, "sum:", "i@:[3i]", NATIVE(sum_of_three));
  add(table, "give::", ":@:#:", NATIVE(give_back));
  /* One method, however the sender writes its text: pointees, qualifiers, names and offsets do not matter. */
  static const char *const texts[] = {"*@:*", "^c@:^C", "r*@:r*", "r^c@:^rc", "*@:n*", "*24@0:8*16",
                                      "^{Node=^{Node}}@:^{Fwd}", "^?@:[8c]"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    for (way w = 0; w < WAYS; w++) {
      char text[] = "Hello", *start = text, *result = NULL;
      int objects[2];
      mf_target targets[] = {{&objects[0], table}, {&objects[1], table}};
      const mf_signature *signature = signature_of(texts[i]);
      if (w == BY_CAPTURE && has_strings(signature)) continue; /* it would change its own copy */
      CHECK_EQ_INT(way_send(w, targets, selector_of("change:"), signature, &start, &result), MF_OK);
      CHECK_EQ_PTR(result, text);
      CHECK_EQ_STR(text, way_targets(w) == 2 ? "Jello" : "Iello");
    }
  }
  static const char *const arrays[] = {"i@:[3i]", "i@:^i", "i@:r^i", "i@:[7i]", "Vi@:nO^i", "Vi@:On^i"};
  int numbers[] = {1, 20, 300}, *first = numbers, sum = 321;
  for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++) check_all_ways("sum:", arrays[i], table, &first, &sum, sizeof sum);
  struct {
    void *class;
    mf_selector other;
  } frame = {table, selector_of("other")};
  check_all_ways("give::", ":@:#:", table, &frame, &frame.other, sizeof frame.other);
  frame.class = NULL;
  mf_selector own = selector_of("give::");
  check_all_ways("give::", ":@:#:", table, &frame, &own, sizeof own);
  destroy(table);
}

int main(void) {
  test_scalars();
  test_bool_and_long_double();
  test_many_arguments();
  test_structs();
  test_pointers();
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  return check_done();
}
