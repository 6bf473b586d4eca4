/* Types: every scalar, the layout of aggregates against the compiler's own, qualifiers and names (C4), what is refused and where
   (C6). */
#include "check.h"

#include "CFFIShim/type.h"
#include "abi/case_file.h"

#include <complex.h>
#include <stddef.h>

static const mf_type *made(const char *encoding) {
  const mf_type *type = NULL;
  mf_error error = MF_ERROR_INIT;
  if (!CHECK_EQ_INT(mf_type_make(encoding, &type, &error), MF_OK)) fprintf(stderr, "  %s: %s\n", encoding, error.reason);
  mf_error_clear(&error);
  return type;
}

static void check_scalar(const char *encoding, mf_kind kind, size_t size, size_t alignment, const char *shape) {
  const mf_type *type = made(encoding);
  if (!type) return;
  CHECK_EQ_INT(mf_type_kind(type), kind);
  CHECK_EQ_INT(mf_type_size(type), size);
  CHECK_EQ_INT(mf_type_alignment(type), alignment);
  CHECK_EQ_STR(mf_type_encoding(type), encoding);
  CHECK_EQ_STR(mf_type_shape(type), shape);
  CHECK_EQ_INT(mf_type_qualifiers(type), 0);
  CHECK_EQ_INT(mf_type_count(type), 0);
  CHECK_EQ_PTR(mf_type_member(type, 0), NULL);
  CHECK_EQ_PTR(mf_type_name(type), NULL);
  CHECK_EQ_PTR(type, made(encoding));
}

static void test_scalars(void) {
#define SCALAR(code, kind, type, shape) check_scalar(code, kind, sizeof(type), _Alignof(type), shape)
  SCALAR("c", MF_KIND_INT8, signed char, "c");
  SCALAR("C", MF_KIND_UINT8, unsigned char, "C");
  SCALAR("s", MF_KIND_INT16, short, "s");
  SCALAR("S", MF_KIND_UINT16, unsigned short, "S");
  SCALAR("i", MF_KIND_INT32, int, "i");
  SCALAR("I", MF_KIND_UINT32, unsigned, "I");
  SCALAR("l", MF_KIND_INT64, long, "q");
  SCALAR("L", MF_KIND_UINT64, unsigned long, "Q");
  SCALAR("q", MF_KIND_INT64, long long, "q");
  SCALAR("Q", MF_KIND_UINT64, unsigned long long, "Q");
  SCALAR("t", MF_KIND_INT128, __int128, "t");
  SCALAR("T", MF_KIND_UINT128, unsigned __int128, "T");
  SCALAR("f", MF_KIND_FLOAT, float, "f");
  SCALAR("d", MF_KIND_DOUBLE, double, "d");
  SCALAR("D", MF_KIND_LONG_DOUBLE, long double, "D");
  SCALAR("B", MF_KIND_BOOL, bool, "B");
  SCALAR("*", MF_KIND_C_STRING, char *, "^v");
  SCALAR("@", MF_KIND_OBJECT, void *, "@");
  SCALAR("@?", MF_KIND_OBJECT, void *, "@");
  SCALAR("#", MF_KIND_CLASS, void *, "#");
  SCALAR(":", MF_KIND_SELECTOR, void *, ":");
  SCALAR("^?", MF_KIND_POINTER, void *, "^v");
  SCALAR("^v", MF_KIND_POINTER, void *, "^v");
  SCALAR("^^{P}", MF_KIND_POINTER, void *, "^v");
  SCALAR("jf", MF_KIND_COMPLEX, float _Complex, "jf");
  SCALAR("jd", MF_KIND_COMPLEX, double _Complex, "jd");
  SCALAR("jD", MF_KIND_COMPLEX, long double _Complex, "jD");
  check_scalar("v", MF_KIND_VOID, 0, 1, "v");
  CHECK_EQ_INT(mf_type_kind(mf_type_element(made("^?"))), MF_KIND_UNKNOWN);
  CHECK_EQ_STR(mf_type_encoding(mf_type_element(made("^^i"))), "^i");
  CHECK_EQ_PTR(mf_type_element(made("jd")), made("d"));
}

/* Against sizeof and offsetof of the very struct that the encoding describes. */
#define CHECK_MEMBER(encoding, type, index, field) \
  CHECK_EQ_INT(mf_type_member_offset(made(encoding), index), offsetof(type, field))
#define CHECK_LAYOUT(encoding, type)                                 \
  do {                                                               \
    CHECK_EQ_INT(mf_type_size(made(encoding)), sizeof(type));        \
    CHECK_EQ_INT(mf_type_alignment(made(encoding)), _Alignof(type)); \
    CHECK(mf_type_is_passable(made(encoding), NULL));                \
  } while (0)

typedef struct { short a; struct { char b; long c; } d; } nested;
typedef struct { char a; struct { char b; double c; } d; } nested_double;
typedef struct { int a[2]; double b; } with_array;
typedef struct { int a[3][2]; char b[0]; } with_flexible;
typedef struct { unsigned a : 3, b : 5; char c; long d : 33; } bits;
typedef struct { long long a : 40, b : 20; float c; } wide_bits;
typedef union { int a; float b; char c[12]; } choice;
typedef struct { char a; float _Complex b; } with_complex;
typedef struct { char a; __int128 b; char c; } with_int128;
typedef struct { char a; long double b; } with_long_double;

static void test_layout(void) {
  CHECK_LAYOUT("{nested=s{?=cq}}", nested);
  CHECK_MEMBER("{nested=s{?=cq}}", nested, 1, d);
  CHECK_LAYOUT("{?=c{?=cd}}", nested_double);
  CHECK_LAYOUT("{a=[2i]d}", with_array);
  CHECK_MEMBER("{a=[2i]d}", with_array, 1, b);
  CHECK_LAYOUT("{Arr=[3[2i]][0c]}", with_flexible);
  CHECK_LAYOUT("{BF=b0I3b3I5cb16q33}", bits);
  CHECK_MEMBER("{BF=b0I3b3I5cb16q33}", bits, 2, c);
  CHECK_EQ_INT(mf_type_member_offset(made("{BF=b0I3b3I5cb16q33}"), 3), 2);
  CHECK_LAYOUT("{w=b0q40b40q20f}", wide_bits);
  CHECK_MEMBER("{w=b0q40b40q20f}", wide_bits, 2, c);
  CHECK_LAYOUT("(U=if[12c])", choice);
  CHECK_LAYOUT("{?=cjf}", with_complex);
  CHECK_MEMBER("{?=cjf}", with_complex, 1, b);
  CHECK_LAYOUT("{?=ctc}", with_int128);
  CHECK_LAYOUT("{?=cD}", with_long_double);
  CHECK_EQ_INT(mf_type_size(made("[3[2s]]")), 12);
  CHECK_EQ_INT(mf_type_count(made("[3[2s]]")), 3);
  CHECK_EQ_INT(mf_type_size(made("[65536c]")), 65536);
  CHECK_EQ_INT(mf_type_size(made("^[99999999[99999999d]]")), sizeof(void *)); /* pointees are not laid out */
}

static void ignore(const abi_case *c) { (void)c; }

/* Every aggregate of the battery: those whose encoding says all must be as the compiler has them; names say which. */
static void test_battery_layouts(void) {
  FILE *file = abi_open(__FILE__);
  if (!CHECK(file != NULL)) return;
  abi_read(file, ignore);
  fclose(file);
  int right = 0, inexpressible = 0, without_layout = 0;
  for (size_t i = 0; i < abi_layout_count; i++) {
    const abi_layout *layout = &abi_layouts[i];
    const mf_type *type = made(layout->encoding);
    if (!type) continue;
    char *offsets = layout->offsets;
    bool is_right = mf_type_size(type) == layout->size && mf_type_alignment(type) == layout->alignment;
    for (size_t m = 0; is_right && m < mf_type_count(type); m++)
      if (strtoul(offsets, &offsets, 10) != mf_type_member_offset(type, m) || (*offsets && *offsets++ != ',')) is_right = false;
    if (!mf_type_is_passable(type, NULL)) without_layout++;
    else if (is_right) right++;
    else inexpressible++;
  }
  printf("battery layouts: %d right, %d not expressible, %d without\n", right, inexpressible, without_layout);
  CHECK(right > 250);
  CHECK(inexpressible <= 20); /* packed and over-aligned */
  CHECK(without_layout <= 20); /* Apple's bit-fields, empty structs */
}

static void test_qualifiers_and_names(void) {
  CHECK_EQ_INT(mf_type_qualifiers(made("nO@")), MF_QUALIFIER_IN | MF_QUALIFIER_BYCOPY);
  CHECK_EQ_INT(mf_type_qualifiers(made("OnnO@")), MF_QUALIFIER_IN | MF_QUALIFIER_BYCOPY);
  CHECK_EQ_INT(mf_type_qualifiers(made("rNoRVA|i")), MF_QUALIFIER_CONST | MF_QUALIFIER_INOUT | MF_QUALIFIER_OUT |
                                                        MF_QUALIFIER_BYREF | MF_QUALIFIER_ONEWAY | MF_QUALIFIER_ATOMIC);
  CHECK(mf_types_agree(made("nO@"), made("On@")));
  CHECK(mf_types_agree(made("r^i"), made("^ri")));
  CHECK(mf_types_agree(made("*"), made("^C")) && mf_types_agree(made("^c"), made("^B")));
  CHECK(mf_types_agree(made("r^*"), made("^rr*")));
  CHECK(mf_types_agree(made("^{Fwd=}"), made("^{Fwd}")) && mf_types_agree(made("^{A=i}"), made("^{B=d}")));
  CHECK(mf_types_agree(made("{A=ii}"), made("{?=ii}")) && mf_types_agree(made("{A=\"x\"i\"y\"i}"), made("{A=ii}")));
  CHECK(!mf_types_agree(made("{?=ii}"), made("{?=l}")) && !mf_types_agree(made("{?=ii}"), made("(?=ii)")));
  CHECK(!mf_types_agree(made("c"), made("B")) && !mf_types_agree(made("i"), made("I")) && mf_types_agree(made("l"), made("q")));
  CHECK_EQ_STR(mf_type_name(made("{Point=dd}")), "Point");
  CHECK_EQ_STR(mf_type_name(made("@\"NSString\"")), "NSString");
  CHECK_EQ_STR(mf_type_name(made("@\"NSString<A><B>\"")), "NSString<A><B>");
  CHECK_EQ_STR(mf_type_name(made("{vector<int, std::allocator<int> >=^i^i^i}")), "vector<int, std::allocator<int> >");
  CHECK_EQ_STR(mf_type_name(made("(u<(kind)1>=if)")), "u<(kind)1>");
  CHECK_EQ_PTR(mf_type_name(made("{?=dd}")), NULL);
  CHECK_EQ_PTR(mf_type_name(made("{=dd}")), NULL);
  CHECK_EQ_STR(mf_type_encoding(made("i16")), "i");
  CHECK_EQ_PTR(made("i16"), made("i"));
  CHECK_EQ_PTR(made("i+-8"), made("i"));
  CHECK_EQ_INT(mf_type_kind(made("@?<v@?{a=@?<i@?>}>")), MF_KIND_OBJECT);
  CHECK_EQ_STR(mf_type_shape(made("{A=r^c[2{B=l}](U=fd)b0I3}")), "{?=^v[2{?=q}](?=fd)b0I3}");
}

/* After an object among named fields a quoted text is the next field's name, unless no type follows it. */
static void test_named_fields(void) {
  const mf_type *type = made("{s=\"a\"@\"b\"i}");
  CHECK_EQ_INT(mf_type_count(type), 2);
  CHECK_EQ_STR(mf_type_member_name(type, 0), "a");
  CHECK_EQ_STR(mf_type_member_name(type, 1), "b");
  CHECK_EQ_PTR(mf_type_name(mf_type_member(type, 0)), NULL);
  type = made("{s=\"a\"@\"Class\"\"b\"i}");
  CHECK_EQ_INT(mf_type_count(type), 2);
  CHECK_EQ_STR(mf_type_name(mf_type_member(type, 0)), "Class");
  CHECK_EQ_STR(mf_type_name(mf_type_member(made("{s=\"a\"@\"Class\"}"), 0)), "Class");
  type = made("{s=\"a\"@\"b\"@\"c\"@}");
  CHECK_EQ_INT(mf_type_count(type), 3);
  CHECK_EQ_STR(mf_type_member_name(type, 2), "c");
  type = made("{s=\"a\"{t=@\"Class\"i}\"b\"[2@\"C\"]\"c\"^@\"d\"i}");
  CHECK_EQ_INT(mf_type_count(type), 4);
  CHECK_EQ_STR(mf_type_name(mf_type_member(mf_type_member(type, 0), 0)), "Class");
  CHECK_EQ_STR(mf_type_name(mf_type_element(mf_type_member(type, 1))), "C");
  CHECK_EQ_STR(mf_type_member_name(type, 3), "d");
  CHECK_EQ_PTR(mf_type_member_name(type, 4), NULL);
  CHECK_EQ_PTR(mf_type_member(type, 4), NULL);
  CHECK_EQ_PTR(mf_type_member_name(made("{s=i}"), 0), NULL);
}

static void test_bit_field_forms(void) {
  CHECK_EQ_INT(mf_type_count(made("{a=b3i}")), 2); /* Apple's b3, then an int */
  CHECK_EQ_INT(mf_type_count(made("{a=b0I3}")), 1);
  CHECK_EQ_INT(mf_type_kind(mf_type_element(made("b0I3"))), MF_KIND_UINT32);
  CHECK(!mf_type_is_passable(made("{a=b3b5}"), NULL) && !mf_type_is_passable(made("{a=b0I3b1I3}"), NULL));
  CHECK(!mf_type_is_passable(made("{a=b0I33}"), NULL) && !mf_type_is_passable(made("{a=b0I0}"), NULL));
}

static void test_not_passable(void) {
  static const char *const encodings[] = {"v", "{foo}", "{foo=}", "{foo=[0i]}", "(u)", "b3", "b0I3", "?", " ", "%", "![16,16f]",
                                          "{a={b}}", "[2{b}]", "{a=?}", "{a= i}", "{a=v}", "{a=[70000c]}", "{a=[40000c][40000c]}",
                                          "A{a=ccc}", "Ajf"};
  for (size_t i = 0; i < sizeof encodings / sizeof *encodings; i++) {
    const char *reason = NULL;
    const mf_type *type = made(encodings[i]);
    if (type && mf_type_kind(type) != MF_KIND_ARRAY && !CHECK(!mf_type_is_passable(type, &reason) && reason))
      fprintf(stderr, "  %s\n", encodings[i]);
  }
  CHECK(mf_type_is_passable(made("[3i]"), NULL) && mf_type_is_passable(made("Ai"), NULL));
  CHECK(mf_type_is_passable(made("^{foo}"), NULL) && mf_type_is_passable(made("{a=^{foo}^?^![16,16f]}"), NULL));
}

static void test_malformed(void) {
  static const struct { const char *encoding; size_t position; } table[] = {
      {"", 0}, {"ii", 1}, {"{", 0}, {"{foo", 0}, {"{foo=", 0}, {"{foo=i", 0}, {"i{", 1}, {"[3i", 0}, {"[i]", 1}, {"[", 1},
      {"[3]", 2}, {"(", 0}, {"(u=i}", 4}, {"^", 1}, {"^^", 2}, {"b", 1}, {"bx", 1}, {"z", 0}, {"!", 0}, {"![16f]", 4},
      {"![16,f]", 5}, {"![16,16f", 1}, {"r", 1},
      {"rnN", 3}, {"@\"x", 1}, {"{s=\"a", 3}, {"{s=\"a\"}", 6}, {"j", 1}, {"jB", 1}, {"j@", 1}, {"i99999999999999999999", 1},
      {"[99999999999999999999i]", 1}, {"b99999999999999999999", 1}, {"@?<v", 2}, {"i+", 2}, {"i-", 2}, {"1i", 0}, {"{a=i8}", 4},
      {"}", 0}, {"{a=]}", 3}, {"\x80", 0}, {"{vector<int=i}", 0}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    mf_error error = MF_ERROR_INIT;
    const mf_type *type = NULL;
    bool is_right = CHECK_EQ_INT(mf_type_make(table[i].encoding, &type, &error), MF_INVALID_ENCODING);
    is_right &= CHECK_EQ_INT(error.position, table[i].position);
    is_right &= CHECK(error.reason != NULL && type == NULL);
    if (!is_right) fprintf(stderr, "  \"%s\": %s\n", table[i].encoding, error.reason ? error.reason : "");
    mf_error_clear(&error);
  }
  CHECK_EQ_INT(mf_type_make(NULL, NULL, NULL), MF_INVALID_ARGUMENT);
  CHECK_EQ_INT(mf_type_make("i", NULL, NULL), MF_OK);
}

static mf_status status_of_nested(const char *open, const char *inner, const char *close, size_t depth) {
  size_t length = depth * (strlen(open) + strlen(close)) + strlen(inner) + 1;
  char *text = malloc(length), *end = text;
  for (size_t i = 0; i < depth; i++) end = stpcpy(end, open);
  end = stpcpy(end, inner);
  for (size_t i = 0; i < depth; i++) end = stpcpy(end, close);
  mf_status status = mf_type_make(text, NULL, NULL);
  free(text);
  return status;
}

static void test_bounds(void) {
  CHECK_EQ_INT(status_of_nested("^", "i", "", MF_TYPE_MAX_DEPTH), MF_OK);
  CHECK_EQ_INT(status_of_nested("^", "i", "", MF_TYPE_MAX_DEPTH + 1), MF_INVALID_ENCODING);
  CHECK_EQ_INT(status_of_nested("{a=", "i", "}", MF_TYPE_MAX_DEPTH), MF_OK);
  CHECK_EQ_INT(status_of_nested("{a=", "i", "}", MF_TYPE_MAX_DEPTH + 1), MF_INVALID_ENCODING);
  CHECK_EQ_INT(status_of_nested("[1", "i", "]", 5000), MF_INVALID_ENCODING);
  CHECK_EQ_INT(status_of_nested("^", "", "", 10000), MF_INVALID_ENCODING);
  CHECK_EQ_INT(status_of_nested("^", "i", "", 100000), MF_INVALID_ENCODING);
  CHECK_EQ_INT(status_of_nested("[64", "{a=}", "]", 60), MF_OK); /* nothing, 64 to the 60th times */
  char *wide = malloc(MF_TYPE_MAX_MEMBERS + 16);
  sprintf(wide, "{a=");
  memset(wide + 3, 'c', MF_TYPE_MAX_MEMBERS);
  strcpy(wide + 3 + MF_TYPE_MAX_MEMBERS, "}");
  CHECK_EQ_INT(mf_type_make(wide, NULL, NULL), MF_OK);
  strcpy(wide + 3 + MF_TYPE_MAX_MEMBERS, "c}");
  CHECK_EQ_INT(mf_type_make(wide, NULL, NULL), MF_INVALID_ENCODING);
  free(wide);
}

int main(void) {
  test_scalars();
  test_layout();
  test_battery_layouts();
  test_qualifiers_and_names();
  test_named_fields();
  test_bit_field_forms();
  test_not_passable();
  test_malformed();
  test_bounds();
  return check_done();
}
