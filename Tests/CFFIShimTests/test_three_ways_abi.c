/* The ABI battery as methods and plain functions of targets: invoked, forwarded and multicast, against what a direct call by the
   compiler passes and returns. The groups that must be right, all of them. */
#include "ways.h"

#define BT_DEFINE_GLOBALS
#pragma GCC diagnostic ignored "-Wpsabi" /* notes about compilers of long ago */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter" /* empty structs */
#pragma GCC diagnostic ignored "-Wvarargs"          /* a float before the dots */
#include "abi/battery.c"
#pragma GCC diagnostic pop
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

static int cases, deliveries;

static bool must_be_right(const char *group) {
  static const char *const must[] = {"core", "complex", "int128", "longdouble", "variadic"};
  for (size_t i = 0; i < sizeof must / sizeof *must; i++)
    if (strcmp(group, must[i]) == 0) return true;
  return false;
}

static const entry *entry_of(const char *id) {
  for (size_t i = 0; i < sizeof entries / sizeof *entries; i++)
    if (strcmp(entries[i].id, id) == 0) return &entries[i];
  return NULL;
}

/* What the compiler's own call gives, with the receiver and the selector that the library will pass. */
static void call_directly(const abi_case *c, const entry *e, size_t hidden, mf_target target, mf_selector selector, void *result) {
  void *addresses[ABI_MAX_ARGUMENTS], *function;
  for (size_t i = 0; i < c->count; i++) addresses[i] = (void *)(uintptr_t)c->arguments[i].bytes;
  if (hidden) addresses[0] = &target.object, addresses[1] = &selector;
  memcpy(&function, &e->callee, sizeof function);
  e->caller(function, addresses, result);
}

static bool is_delivered(const abi_case *c, const entry *e, size_t hidden, const mf_signature *signature,
                         mf_target targets[2], way w) {
  static _Alignas(64) unsigned char frame[65536], wanted[ABI_MAX_BYTES], result[ABI_MAX_BYTES + 16];
  mf_selector selector = selector_of(c->id);
  call_directly(c, e, hidden, targets[way_targets(w) - 1], selector, wanted);
  uint64_t sum = bt_sum;
  bt_sum = 0;
  bt_calls = 0;
  for (size_t i = hidden; i < c->count; i++)
    memcpy(frame + mf_signature_argument_offset(signature, i - hidden), c->arguments[i].bytes, c->arguments[i].size);
  memset(result, 0xA5, sizeof result);
  mf_status status = way_send(w, targets, selector, signature, frame, result);
  bool is_right = status == MF_OK && bt_calls == (unsigned long)way_targets(w) && bt_sum == sum;
  for (size_t i = 0; i < c->result.size; i++) is_right &= !((wanted[i] ^ result[i]) & c->result.mask[i]);
  for (size_t i = c->result.size; i < c->result.size + 16; i++) is_right &= result[i] == 0xA5; /* nothing is written past it */
  return is_right;
}

static void run(const abi_case *c) {
  if (!must_be_right(c->group)) return;
  const entry *e = entry_of(c->id);
  const mf_signature *signature = signature_of(c->encoding), *method = NULL;
  if (!CHECK(e && signature)) return;
  size_t hidden = mf_signature_is_method(signature) ? 2 : 0;
  if (c->fixed >= 0) CHECK_EQ_INT(mf_signature_make_variadic(c->encoding, (size_t)c->fixed - hidden, &signature, NULL), MF_OK);
  CHECK_EQ_INT(mf_signature_as_method(signature, &method, NULL), MF_OK);
  mf_table *table = table_of(c->id, NULL, NULL);
  mf_implementation implementation = hidden ? mf_native(e->callee) : mf_plain(e->callee);
  CHECK_EQ_INT(mf_table_add(table, selector_of(c->id), signature, &implementation, NULL), MF_OK);
  char *self = NULL;
  if (hidden) memcpy(&self, c->arguments[0].bytes, sizeof self);
  mf_target targets[] = {{self, table}, {(void *)((uintptr_t)self ^ 0x5a5a0), table}};
  cases++;
  for (way w = 0; w < WAYS; w++) {
    if (w == BY_CAPTURE && has_strings(signature)) continue;
    deliveries++;
    if (!CHECK(is_delivered(c, e, hidden, method, targets, w)))
      fprintf(stderr, "  %s %s by %s\n", c->id, c->encoding, way_names[w]);
  }
  destroy(table);
}

int main(void) {
  FILE *file = abi_open(__FILE__);
  if (!CHECK(file != NULL)) return check_done();
  abi_read(file, run);
  fclose(file);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  printf("%d cases, %d deliveries\n", cases, deliveries);
  return check_done();
}
