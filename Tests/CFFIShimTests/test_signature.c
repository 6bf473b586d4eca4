/* Signatures: frame offsets ignored, methods and functions, frames, agreement, variadics, what is refused and where (C4, C6). */
#include "check.h"

#include "CFFIShim/signature.h"

#include <pthread.h>
#include <stddef.h>

static const mf_signature *made(const char *encoding) {
  const mf_signature *signature = NULL;
  mf_error error = MF_ERROR_INIT;
  if (!CHECK_EQ_INT(mf_signature_make(encoding, &signature, &error), MF_OK)) fprintf(stderr, "  %s: %s\n", encoding, error.reason);
  mf_error_clear(&error);
  return signature;
}

static void test_offsets(void) {
  CHECK_EQ_PTR(made("v24@0:8i16"), made("v@:i"));
  CHECK_EQ_PTR(made("v28@0:8i16d20"), made("v@:id"));
  CHECK_EQ_STR(mf_signature_encoding(made("v28@0:8i16d20")), "v@:id");
  CHECK_EQ_PTR(made("@12@+0:+4:+8"), made("@@::"));
  CHECK_EQ_PTR(made("@12@-0:-4:-8"), made("@@::"));
  CHECK_EQ_PTR(made("v16@+0:+8i+16"), made("v@:i"));
  CHECK_EQ_PTR(made("v-16@0:-8"), made("v@:"));
  CHECK_EQ_PTR(made("v@:24"), made("v@:"));
  CHECK_EQ_INT(mf_signature_argument_count(made("v@:24")), 0);
  CHECK_EQ_STR(mf_signature_encoding(made("@28@0:8i16@?20")), "@@:i@?");
  CHECK_EQ_INT(mf_signature_argument_count(made("v36@0:8c16s20B24f28C32")), 5);
}

static void test_methods_and_functions(void) {
  const mf_signature *method = made("v@:id"), *function = made("vid");
  CHECK(mf_signature_is_method(method) && !mf_signature_is_method(function));
  CHECK(mf_signature_is_method(made("v#:")) && mf_signature_is_method(made("v^v:")) && mf_signature_is_method(made("v@\"A\":")));
  CHECK(!mf_signature_is_method(made("v@")) && !mf_signature_is_method(made("v:@")) && !mf_signature_is_method(made("vi:")));
  CHECK_EQ_PTR(mf_signature_as_function(method), function);
  CHECK_EQ_PTR(mf_signature_as_function(function), function);
  const mf_signature *form = NULL;
  CHECK_EQ_INT(mf_signature_as_method(function, &form, NULL), MF_OK);
  CHECK_EQ_PTR(form, method);
  CHECK_EQ_INT(mf_signature_as_method(method, &form, NULL), MF_OK);
  CHECK_EQ_PTR(form, method);
  CHECK_EQ_PTR(mf_signature_shape(method), mf_signature_shape(function));
  CHECK(mf_signatures_agree(method, function));
  /* A method whose own arguments are an object and a selector. */
  const mf_signature *perform = made("v@:@:i"), *plain = mf_signature_as_function(perform);
  CHECK(!mf_signature_is_method(plain));
  CHECK_EQ_INT(mf_signature_argument_count(plain), 3);
  CHECK_EQ_STR(mf_signature_encoding(plain), "v@:i");
  CHECK(plain != made("v@:i"));
  CHECK_EQ_INT(mf_signature_as_method(plain, &form, NULL), MF_OK);
  CHECK_EQ_PTR(form, perform);
  CHECK(mf_signature_is_oneway(made("Vv@:")) && !mf_signature_is_oneway(method));
  CHECK_EQ_INT(mf_signature_argument_count(made("v")), 0);
  CHECK_EQ_STR(mf_type_encoding(mf_signature_result_type(made("r*@:"))), "r*");
}

static void test_frames(void) {
  struct { char a; double b; short c; struct { int a; long b; } d; int *e; long double f; char g; } frame;
  const mf_signature *s = made("v@:cds{?=iq}[3i]Dc");
  CHECK_EQ_INT(mf_signature_frame_size(s), sizeof frame);
  CHECK_EQ_INT(mf_signature_frame_alignment(s), _Alignof(long double));
  CHECK_EQ_INT(mf_signature_argument_offset(s, 0), 0);
  CHECK_EQ_INT(mf_signature_argument_offset(s, 1), (char *)&frame.b - (char *)&frame);
  CHECK_EQ_INT(mf_signature_argument_offset(s, 2), (char *)&frame.c - (char *)&frame);
  CHECK_EQ_INT(mf_signature_argument_offset(s, 3), (char *)&frame.d - (char *)&frame);
  CHECK_EQ_INT(mf_signature_argument_offset(s, 4), (char *)&frame.e - (char *)&frame);
  CHECK_EQ_INT(mf_signature_argument_offset(s, 5), (char *)&frame.f - (char *)&frame);
  CHECK_EQ_INT(mf_signature_argument_offset(s, 6), (char *)&frame.g - (char *)&frame);
  CHECK_EQ_INT(mf_signature_argument_size(s, 4), sizeof(void *));
  CHECK_EQ_STR(mf_type_encoding(mf_signature_argument_type(s, 4)), "[3i]");
  CHECK_EQ_PTR(mf_signature_argument_type(s, 7), NULL);
  CHECK_EQ_INT(mf_signature_argument_size(s, SIZE_MAX), 0);
  CHECK_EQ_INT(mf_signature_argument_offset(s, SIZE_MAX), 0);
  CHECK_EQ_INT(mf_signature_frame_size(made("v@:")), 0);
  CHECK_EQ_INT(mf_signature_frame_alignment(made("v@:")), 1);
  CHECK_EQ_INT(mf_signature_result_size(made("v@:")), 0);
  CHECK_EQ_INT(mf_signature_result_size(made("{?=dd}@:")), 16);
}

static void check_agreement(const char *a, const char *b, bool agree) {
  if (!CHECK(mf_signatures_agree(made(a), made(b)) == agree)) fprintf(stderr, "  %s %s\n", a, b);
  CHECK_EQ_INT(mf_signature_compare(made(a), made(b), NULL), agree ? MF_OK : MF_SIGNATURE_MISMATCH);
}

static void test_agreement(void) {
  check_agreement("v@:nO@", "v@:On@", true);
  check_agreement("v@:r^i", "v@:^ri", true);
  check_agreement("v@:[3i]", "v@:^i", true);
  check_agreement("v@:{A=ii}", "v@:{?=\"x\"i\"y\"i}", true);
  check_agreement("v@:l", "v@:q", true);
  check_agreement("v#:@\"A\"", "v@:@", true);
  check_agreement("Vv@:", "v@:", true);
  check_agreement("v@:{?=ii}", "v@:{?=l}", false);
  check_agreement("B@:", "c@:", false);
  check_agreement("v@:i", "v@:I", false);
  check_agreement("v@:i", "v@:ii", false);
  check_agreement("v@:@", "v@:^v", false);
  check_agreement("v@:{?=[2i]}", "v@:{?=ii}", false);
  mf_error error = MF_ERROR_INIT;
  CHECK_EQ_INT(mf_signature_compare(made("v@:id"), made("v@:if"), &error), MF_SIGNATURE_MISMATCH);
  CHECK_EQ_INT(error.argument, 1);
  CHECK_EQ_STR(error.expected, "d");
  CHECK_EQ_STR(error.got, "f");
  CHECK_EQ_INT(mf_signature_compare(made("i@:i"), made("q@:i"), &error), MF_SIGNATURE_MISMATCH);
  CHECK_EQ_INT(error.argument, MF_ARGUMENT_RESULT);
  CHECK_EQ_INT(mf_signature_compare(made("i@:i"), made("i@:"), &error), MF_SIGNATURE_MISMATCH);
  CHECK_EQ_INT(error.expected_count, 1);
  CHECK_EQ_INT(error.got_count, 0);
  mf_error_clear(&error);
}

static void test_refused(void) {
  static const struct { const char *encoding; mf_status status; size_t position; int argument; } table[] = {
      {"", MF_INVALID_ENCODING, 0, MF_ARGUMENT_RESULT}, {"v@:{", MF_INVALID_ENCODING, 3, 0},
      {"v@:{foo=", MF_INVALID_ENCODING, 3, 0},
      {"v@:[3i", MF_INVALID_ENCODING, 3, 0}, {"v@:(", MF_INVALID_ENCODING, 3, 0}, {"v@:^", MF_INVALID_ENCODING, 4, 0},
      {"v@:b", MF_INVALID_ENCODING, 4, 0}, {"v@:z", MF_INVALID_ENCODING, 3, 0}, {"v@:!", MF_INVALID_ENCODING, 3, 0},
      {"v@:ir", MF_INVALID_ENCODING, 5, 1}, {"v@:i@\"x", MF_INVALID_ENCODING, 5, 1},
      {"vi99999999999999999999", MF_INVALID_ENCODING, 2, 0},
      {"v@:i999999999999999999999", MF_INVALID_ENCODING, 4, 0}, {"v@", MF_OK, 0, 0},
      {"z@:", MF_INVALID_ENCODING, 0, MF_ARGUMENT_RESULT},
      {"v@:{foo}", MF_UNSUPPORTED_TYPE, 3, 0}, {"v@:i{?=}", MF_UNSUPPORTED_TYPE, 4, 1}, {"v@:{a=i{b}}", MF_UNSUPPORTED_TYPE, 7, 0},
      {"v@:{BF=b3b5}", MF_UNSUPPORTED_TYPE, 7, 0}, {"v@:![16,16f]", MF_UNSUPPORTED_TYPE, 3, 0}, {"v@: ", MF_UNSUPPORTED_TYPE, 3, 0},
      {"v@:{a=i }", MF_UNSUPPORTED_TYPE, 7, 0}, {"v@:%", MF_UNSUPPORTED_TYPE, 3, 0}, {"v@:v", MF_UNSUPPORTED_TYPE, 3, 0},
      {"v@:?", MF_UNSUPPORTED_TYPE, 3, 0}, {"[3i]@:", MF_UNSUPPORTED_TYPE, 0, MF_ARGUMENT_RESULT},
      {"{f}@:", MF_UNSUPPORTED_TYPE, 0, MF_ARGUMENT_RESULT},
      {"v@:{a=[4[70000c]]}", MF_UNSUPPORTED_TYPE, 8, 0}, {"v16v0:8", MF_UNSUPPORTED_TYPE, 3, 0},
      {"v24@0:8%16", MF_UNSUPPORTED_TYPE, 7, 0}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    mf_error error = MF_ERROR_INIT;
    const mf_signature *signature = NULL;
    bool is_right = CHECK_EQ_INT(mf_signature_make(table[i].encoding, &signature, &error), table[i].status);
    if (table[i].status != MF_OK) {
      is_right &= CHECK_EQ_INT(error.position, table[i].position);
      is_right &= CHECK_EQ_INT(error.argument, table[i].argument);
      is_right &= CHECK(error.reason && !signature);
    }
    if (!is_right) fprintf(stderr, "  \"%s\": %s\n", table[i].encoding, error.reason ? error.reason : "");
    mf_error_clear(&error);
  }
  CHECK_EQ_INT(mf_signature_make(NULL, NULL, NULL), MF_INVALID_ARGUMENT);
}

static void test_bounds(void) {
  char text[MF_SIGNATURE_MAX_ARGUMENTS + 16];
  mf_error error = MF_ERROR_INIT;
  for (int method = 0; method < 2; method++) {
    const char *start = method ? "v@:" : "v";
    size_t length = strlen(start);
    strcpy(text, start);
    memset(text + length, 'c', MF_SIGNATURE_MAX_ARGUMENTS + 1);
    text[length + MF_SIGNATURE_MAX_ARGUMENTS] = '\0';
    CHECK_EQ_INT(mf_signature_argument_count(made(text)), MF_SIGNATURE_MAX_ARGUMENTS);
    text[length + MF_SIGNATURE_MAX_ARGUMENTS] = 'c';
    text[length + MF_SIGNATURE_MAX_ARGUMENTS + 1] = '\0';
    CHECK_EQ_INT(mf_signature_make(text, NULL, &error), MF_INVALID_ENCODING);
    CHECK_EQ_INT(error.position, length + MF_SIGNATURE_MAX_ARGUMENTS);
  }
  char *wide = calloc(1, 4096);
  strcpy(wide, "v");
  for (int i = 0; i < 16; i++) strcat(wide, "{a=[65536c]}");
  CHECK_EQ_INT(mf_signature_frame_size(made(wide)), MF_FRAME_MAX_SIZE);
  strcat(wide, "c");
  CHECK_EQ_INT(mf_signature_make(wide, NULL, &error), MF_UNSUPPORTED_TYPE);
  free(wide);
  char *endless = malloc(MF_ENCODING_MAX_LENGTH + 100);
  memset(endless, '^', MF_ENCODING_MAX_LENGTH + 99);
  endless[MF_ENCODING_MAX_LENGTH + 99] = '\0';
  CHECK_EQ_INT(mf_signature_make(endless, NULL, &error), MF_INVALID_ENCODING);
  free(endless);
  mf_error_clear(&error);
}

static void test_variadic(void) {
  const mf_signature *s = NULL, *form = NULL;
  mf_error error = MF_ERROR_INIT;
  CHECK_EQ_INT(mf_signature_make_variadic("i*id", 1, &s, &error), MF_OK);
  CHECK(mf_signature_is_variadic(s) && s != made("i*id") && !mf_signatures_agree(s, made("i*id")));
  CHECK_EQ_STR(mf_signature_shape(s), "i^v...id");
  CHECK_EQ_INT(mf_signature_make_variadic("i*id", 1, &form, &error), MF_OK);
  CHECK_EQ_PTR(form, s);
  CHECK_EQ_INT(mf_signature_make_variadic("i*id", 3, &form, &error), MF_OK);
  CHECK(form != s && !mf_signatures_agree(form, s));
  CHECK_EQ_INT(mf_signature_compare(form, s, &error), MF_SIGNATURE_MISMATCH);
  CHECK_EQ_INT(mf_signature_make_variadic("i@:*id", 1, &form, &error), MF_OK);
  CHECK_EQ_PTR(mf_signature_as_function(form), s);
  static const struct { const char *encoding, *promoted; } small[] = {{"i*f", "d"}, {"i*c", "i"}, {"i*B", "i"}, {"i*S", "i"}};
  for (size_t i = 0; i < sizeof small / sizeof *small; i++) {
    CHECK_EQ_INT(mf_signature_make_variadic(small[i].encoding, 1, &s, &error), MF_UNSUPPORTED_TYPE);
    CHECK_EQ_STR(error.expected, small[i].promoted);
    CHECK_EQ_INT(error.argument, 1);
    CHECK_EQ_INT(error.position, 2);
  }
  CHECK_EQ_INT(mf_signature_make_variadic("i*", 0, &s, &error), MF_INVALID_ARGUMENT);
  CHECK_EQ_INT(mf_signature_make_variadic("i*", 2, &s, &error), MF_INVALID_ARGUMENT);
  CHECK_EQ_INT(mf_signature_make_variadic("i*", SIZE_MAX, &s, &error), MF_INVALID_ARGUMENT);
  CHECK_EQ_INT(mf_signature_make_variadic("i@:i", 0, &s, &error), MF_OK); /* self and selector are declared */
  mf_error_clear(&error);
}

enum { THREADS = 8, TEXTS = 500 };
static const mf_signature *seen[THREADS][TEXTS];

static void *make_many(void *row) {
  const mf_signature **into = row;
  for (int i = 0; i < TEXTS; i++) {
    char text[64];
    snprintf(text, sizeof text, "{thread%d=qd[%dc]}@:{x%d=fi}{thread%d=qd[%dc]}", i, i + 1, i % 7, i, i + 1);
    if (mf_signature_make(text, &into[i], NULL) != MF_OK) into[i] = NULL;
  }
  return NULL;
}

static void test_threads(void) {
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, make_many, seen[i]);
  for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
  for (int t = 0; t < TEXTS; t++)
    for (int i = 0; i < THREADS; i++) CHECK(seen[i][t] && seen[i][t] == seen[0][t]);
}

/* What is refused is shown, as far as it is no page. */
static void test_refused_texts(void) {
  mf_error error = MF_ERROR_INIT;
  const mf_signature *signature;
  char sentence[256], text[128] = "v@:";
  CHECK_EQ_INT(mf_signature_make("v@:{", &signature, &error), MF_INVALID_ENCODING);
  mf_error_describe(&error, sentence, sizeof sentence);
  CHECK_EQ_STR(sentence, "invalid type encoding \"v@:{\": argument 0, a bracket is not closed, at byte 3");
  mf_error_clear(&error);
  for (int i = 3; i < 79; i++) text[i] = 'i';
  strcpy(text + 79, "ééé!");
  CHECK_EQ_INT(mf_signature_make(text, &signature, &error), MF_INVALID_ENCODING);
  CHECK_EQ_INT(strlen(error.subject), 79 + strlen("…")); /* no half character */
  CHECK(!strncmp(error.subject, text, 79) && !strcmp(error.subject + 79, "…"));
  mf_error_clear(&error);
}

/* Every place that a value can have, as the ABI's document has it. */
static void test_places(void) {
  static const struct {
    const char *encoding;
    int argument;
    const char *x86_64, *arm64;
  } cases[] = {
      {"v@:@q", MF_ARGUMENT_SELF, "rdi", "x0"},
      {"v@:@q", MF_ARGUMENT_SELECTOR, "rsi", "x1"},
      {"v@:@q", MF_ARGUMENT_RESULT, "", ""},
      {"v@:@q", 1, "rcx", "x3"},
      {"v@:@q", 2, "", ""},
      {"d@:ifdq", MF_ARGUMENT_RESULT, "xmm0", "v0"},
      {"d@:ifdq", 1, "xmm0", "v0"},
      {"d@:ifdq", 3, "rcx", "x3"},
      {"ddd", MF_ARGUMENT_SELF, "", ""},
      {"ddd", 1, "xmm1", "v1"},
      {"i@:", MF_ARGUMENT_RESULT, "rax", "x0"},
      {"{P=dd}@:{P=dd}", MF_ARGUMENT_RESULT, "xmm0, xmm1", "v0, v1"},
      {"{P=dd}@:{P=dd}", 0, "xmm0, xmm1", "v0, v1"},
      {"{Q=qd}@:{Q=qd}", MF_ARGUMENT_RESULT, "rax, xmm0", "x0, x1"},
      {"{Q=qd}@:{Q=qd}", 0, "rdx, xmm0", "x2, x3"},
      {"{B=qqq}@:q", MF_ARGUMENT_RESULT, "memory at rdi", "memory at x8"},
      {"{B=qqq}@:q", MF_ARGUMENT_SELF, "rsi", "x0"},
      {"v@:{B=qqq}", 0, "stack + 0", "x2 (address of a copy)"},
      {"v@:qqqqqqqq", 4, "stack + 0", "x6"},
      {"v@:qqqqqqqq", 7, "stack + 24", "stack + 8"},
      {"D@:D", MF_ARGUMENT_RESULT, "st(0)", "v0"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
#if defined(__aarch64__)
    const char *wanted = cases[i].arm64;
#else
    const char *wanted = cases[i].x86_64;
#endif
    const mf_signature *signature;
    char place[64], little[4] = "???";
    CHECK_EQ_INT(mf_signature_make(cases[i].encoding, &signature, NULL), MF_OK);
    CHECK_EQ_INT(mf_signature_place(signature, cases[i].argument, place, sizeof place), strlen(wanted));
    CHECK_EQ_STR(place, wanted);
    CHECK_EQ_INT(mf_signature_place(signature, cases[i].argument, little, sizeof little), strlen(wanted));
    CHECK(strlen(little) < sizeof little && !strncmp(little, wanted, strlen(little)));
    CHECK_EQ_INT(mf_signature_place(signature, cases[i].argument, NULL, 0), strlen(wanted));
  }
}

int main(void) {
  test_offsets();
  test_methods_and_functions();
  test_frames();
  test_agreement();
  test_refused();
  test_bounds();
  test_variadic();
  test_threads();
  test_refused_texts();
  test_places();
  return check_done();
}
