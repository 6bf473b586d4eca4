/* The ABI battery: 422 signatures, forwards through mf_signature_call and backwards through closures, against what the compiler
   itself passes and returns. Core, complex, int128, longdouble and variadic must be right; the other groups right or refused when
   the signature is made. Cases whose layout an encoding cannot say (packed, over-aligned) are skipped as not expressible. */
#include "check.h"

#include "CFFIShim/closure.h"

#include <float.h>

#define BT_DEFINE_GLOBALS
#pragma GCC diagnostic ignored "-Wpsabi" /* notes about compilers of long ago */
#if defined(__clang__) && CHECK_SANITIZED
#pragma clang optimize off /* with sanitizers clang takes minutes over the battery; without them it is compiled as it should be */
#endif
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter" /* empty structs */
#pragma GCC diagnostic ignored "-Wvarargs"          /* a float before the dots: gcc takes it, and so do we */
#include "abi/battery.c"
#pragma GCC diagnostic pop
#if defined(__clang__) && CHECK_SANITIZED
#pragma clang optimize on
#endif
#include "abi/case_file.h"

typedef struct entry {
  const char *id;
  mf_function callee;
  void (*caller)(void *function, void *const *arguments, void *result);
} entry;

static const entry entries[] = {
#define CASE(name) {#name, (mf_function)bt_fn_##name, bt_call_##name},
#include "abi/case_list.h"
#undef CASE
};

typedef struct group {
  char name[32];
  int cases, forwards, backwards, refused, inexpressible;
} group;

static group groups[16];

static group *group_named(const char *name) {
  group *g = groups;
  while (g->name[0] && strcmp(g->name, name) != 0) g++;
  strcpy(g->name, name);
  return g;
}

static bool must_be_right(const char *name) {
  static const char *const must[] = {"core", "complex", "int128", "longdouble", "variadic"};
  for (size_t i = 0; i < sizeof must / sizeof *must; i++)
    if (strcmp(name, must[i]) == 0) return true;
  return false;
}

static const entry *entry_of(const char *id) {
  for (size_t i = 0; i < sizeof entries / sizeof *entries; i++)
    if (strcmp(entries[i].id, id) == 0) return &entries[i];
  return NULL;
}

static bool equal_under_mask(const abi_value *wanted, const void *got) {
  const unsigned char *bytes = got;
  for (size_t i = 0; i < wanted->size; i++)
    if ((wanted->bytes[i] ^ bytes[i]) & wanted->mask[i]) return false;
  return true;
}

static void complain(const abi_case *c, const char *what) { fprintf(stderr, "%s %s: %s\n", c->id, c->encoding, what); }

/* Whether the encoding's layout is the compiler's. */
static bool is_laid_out(const mf_type *type, size_t size) {
  if (mf_type_kind(type) != MF_KIND_STRUCT && mf_type_kind(type) != MF_KIND_UNION) return true;
  const abi_layout *layout = abi_layout_of(mf_type_encoding(type));
  return layout && layout->size == mf_type_size(type) && layout->alignment == mf_type_alignment(type) && size == mf_type_size(type);
}

static bool is_expressible(const abi_case *c, const mf_signature *signature, size_t hidden) {
  if (!is_laid_out(mf_signature_result_type(signature), c->result.size)) return false;
  for (size_t i = hidden; i < c->count; i++)
    if (!is_laid_out(mf_signature_argument_type(signature, i - hidden), c->arguments[i].size)) return false;
  return true;
}

/* self and the selector are opaque bits in these cases. */
static void *pointer_of(const abi_value *value) {
  void *pointer;
  memcpy(&pointer, value->bytes, sizeof pointer);
  return pointer;
}

static bool is_right_forwards(const abi_case *c, const mf_signature *signature, const entry *e, size_t hidden) {
  enum { GUARD = 0xA5 };
  static _Alignas(64) unsigned char frame[65536], result[ABI_MAX_BYTES + 16];
  for (size_t i = hidden; i < c->count; i++)
    memcpy(frame + mf_signature_argument_offset(signature, i - hidden), c->arguments[i].bytes, c->arguments[i].size);
  memset(result, GUARD, sizeof result);
  bt_calls = 0;
  mf_status status = mf_signature_call(signature, e->callee, hidden ? pointer_of(&c->arguments[0]) : NULL,
                                       hidden ? (mf_selector)pointer_of(&c->arguments[1]) : NULL, frame, result, NULL);
  bool is_kept = result[c->result.size] == GUARD && result[c->result.size + 7] == GUARD;
  return status == MF_OK && bt_calls == 1 && bt_sum == c->sum && is_kept && equal_under_mask(&c->result, result);
}

typedef struct expectation {
  const abi_case *wanted;
  size_t hidden;
  bool is_right;
} expectation;

static mf_status answer(void *context, mf_call *call) {
  expectation *e = context;
  const abi_case *c = e->wanted;
  e->is_right = !e->hidden || (mf_call_self(call) == pointer_of(&c->arguments[0]) &&
                               (const void *)mf_call_selector(call) == pointer_of(&c->arguments[1]));
  for (size_t i = e->hidden; i < c->count; i++)
    if (!equal_under_mask(&c->arguments[i], mf_call_argument(call, i - e->hidden))) e->is_right = false;
  memcpy(mf_call_result(call), c->result.bytes, c->result.size);
  return MF_OK;
}

static bool is_right_backwards(const abi_case *c, const mf_signature *signature, const entry *e, size_t hidden) {
  static _Alignas(64) unsigned char result[ABI_MAX_BYTES];
  void *addresses[ABI_MAX_ARGUMENTS];
  for (size_t i = 0; i < c->count; i++) addresses[i] = (void *)c->arguments[i].bytes;
  expectation expected = {.wanted = c, .hidden = hidden};
  mf_closure *closure = NULL;
  mf_status status = mf_closure_create(signature, &(mf_closure_options){.handler = answer, .context = &expected}, &closure, NULL);
  if (c->fixed >= 0) return status == MF_UNSUPPORTED_TYPE;
  if (status != MF_OK) return false;
  memset(result, 0xA5, sizeof result);
  mf_function function = mf_closure_function(closure);
  void *address;
  memcpy(&address, &function, sizeof address);
  e->caller(address, addresses, result);
  mf_closure_destroy(closure);
  return expected.is_right && equal_under_mask(&c->result, result);
}

/* Under valgrind, which computes long double as double, their bytes cannot be right. */
static bool has_long_double(void) {
  volatile long double value = 1 + LDBL_EPSILON;
  return value != 1;
}

static void run(const abi_case *c) {
  if (strchr(c->encoding, 'D') && !has_long_double()) return;
  group *g = group_named(c->group);
  const entry *e = entry_of(c->id);
  const mf_signature *signature = NULL;
  g->cases++;
  if (!CHECK(e != NULL)) return;
  mf_status status = mf_signature_make(c->encoding, &signature, NULL);
  size_t hidden = status == MF_OK && mf_signature_is_method(signature) ? 2 : 0;
  if (c->fixed >= 0) status = mf_signature_make_variadic(c->encoding, (size_t)c->fixed - hidden, &signature, NULL);
  if (status != MF_OK) {
    g->refused++;
    if (!CHECK(status == MF_UNSUPPORTED_TYPE && !must_be_right(c->group))) complain(c, "refused");
    return;
  }
  if (!is_expressible(c, signature, hidden)) {
    g->inexpressible++;
    if (!CHECK(!must_be_right(c->group))) complain(c, "not laid out as the compiler does");
    return;
  }
  bool forwards = is_right_forwards(c, signature, e, hidden) && is_right_forwards(c, signature, e, hidden);
  bool backwards = is_right_backwards(c, signature, e, hidden);
  g->forwards += forwards;
  g->backwards += backwards;
  if (!CHECK(forwards)) complain(c, "wrong forwards");
  if (!CHECK(backwards)) complain(c, "wrong backwards");
}

int main(void) {
  FILE *file = abi_open(__FILE__);
  if (!CHECK(file != NULL)) return check_done();
  abi_read(file, run);
  fclose(file);
  for (group *g = groups; g->name[0]; g++)
    printf("%-11s %3d cases: %3d right forwards, %3d backwards, %d refused, %d not expressible\n", g->name, g->cases, g->forwards,
           g->backwards, g->refused, g->inexpressible);
  CHECK_EQ_INT(mf_closure_count(), 0);
  return check_done();
}
