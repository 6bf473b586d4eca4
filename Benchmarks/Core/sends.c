/* The message (int, double): by libffi, by selector, to many targets. */
#include "bench.h"

#include <ffi.h>
#include <stdio.h>

enum { TARGETS = 64 };

static sums objects[TARGETS];
static mf_target target;
static mf_multicast *multicasts[2]; // of 1 and of 64 targets
static mf_selector selector;
static const mf_signature *signature;

// --- The contenders

static ffi_cif cif;

static void by_ffi_call(long count, void *context) {
  (void)context;
  void *self = &objects[0];
  mf_selector name = selector;
  add_frame frame = {1, 0.5};
  void *arguments[] = {&self, &name, &frame.a, &frame.b};
  for (long i = 0; i < count; i++) ffi_call(&cif, FFI_FN(add_to_sums), NULL, arguments);
}

static void by_pointer(long count, void *context) {
  (void)context;
  void (*volatile function)(void *, mf_selector, int, double) = add_to_sums;
  for (long i = 0; i < count; i++) function(&objects[0], selector, 1, 0.5);
}

static void by_signature(long count, void *context) {
  (void)context;
  mf_error error = MF_ERROR_INIT;
  add_frame frame = {1, 0.5};
  for (long i = 0; i < count; i++) {
    must(mf_signature_call(signature, (mf_function)add_to_sums, &objects[0], selector, &frame, NULL, &error), &error);
  }
}

static void by_lookup(long count, void *context) {
  (void)context;
  mf_error error = MF_ERROR_INIT;
  for (long i = 0; i < count; i++) {
    mf_function function;
    must(mf_lookup(target, selector, signature, &function, &error), &error);
    ((void (*)(void *, mf_selector, int, double))function)(target.object, selector, 1, 0.5);
  }
}

static void by_send(long count, void *context) {
  (void)context;
  mf_error error = MF_ERROR_INIT;
  add_frame frame = {1, 0.5};
  for (long i = 0; i < count; i++) must(mf_send(target, selector, signature, &frame, NULL, &error), &error);
}

static void by_multicast(long count, void *context) {
  mf_error error = MF_ERROR_INIT;
  add_frame frame = {1, 0.5};
  for (long i = 0; i < count; i++) must(mf_multicast_send(context, selector, signature, &frame, NULL, NULL, &error), &error);
}

// --- The race

static void set_up(void) {
  mf_error error = MF_ERROR_INIT;
  selector = selector_named("add(_:_:)");
  signature = signature_of("v@:id");
  must(mf_table_create("Sums", NULL, NULL, &target.table, &error), &error);
  target.object = &objects[0];
  mf_implementation method = mf_native((mf_function)add_to_sums);
  must(mf_table_add(target.table, selector, signature, &method, &error), &error);

  for (int size = 0; size < 2; size++) {
    must(mf_multicast_create("observers", NULL, &multicasts[size], &error), &error);
    for (int i = 0; i < (size == 0 ? 1 : TARGETS); i++) {
      must(mf_multicast_add(multicasts[size], (mf_target){&objects[i], target.table}, NULL, NULL, &error), &error);
    }
  }

  static ffi_type *types[] = {&ffi_type_pointer, &ffi_type_pointer, &ffi_type_sint, &ffi_type_double};
  ffi_prep_cif(&cif, FFI_DEFAULT_ABI, 4, &ffi_type_void, types);
}

void bench_sends(void) {
  set_up();
  contender all[] = {
      {"one prepared `ffi_call`", by_ffi_call, NULL, 2000, 1, 0, 0},
      {"a call through a function pointer", by_pointer, NULL, 20000, 1, 0, 0},
      {"`mf_lookup` and a typed call", by_lookup, NULL, 10000, 1, 0, 0},
      {"`mf_signature_call`", by_signature, NULL, 2000, 1, 0, 0},
      {"`mf_send` to a native method", by_send, NULL, 2000, 1, 0, 0},
      {"`mf_multicast_send` to 1 target", by_multicast, multicasts[0], 2000, 1, 0, 0},
      {"`mf_multicast_send` to 64 targets, each", by_multicast, multicasts[1], 40, TARGETS, 0, 0},
  };
  double limits[] = {0, 0, 0, 0, 1.3, 0, 1.3};
  size_t count = sizeof all / sizeof *all;
  race(all, count);
  for (size_t i = 0; i < count; i++) {
    char what[128];
    if (i == 0) {
      row(all[i].name, all[i].median_ns, " ns", 0);
    } else {
      snprintf(what, sizeof what, "%s (%.1f ns)", all[i].name, all[i].median_ns);
      row(what, all[i].median_ratio, " × ffi_call", limits[i]);
    }
  }
  for (int size = 0; size < 2; size++) mf_multicast_destroy(multicasts[size]);
  mf_table_release(target.table);
}
