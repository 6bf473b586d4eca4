/* What one more method, target and entry of a dispatch plan costs, by what the allocator hands out. */
#include "bench.h"

#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>

enum { COUNT = 100000 };

double bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return (double)info.uordblks + (double)info.hblkhd;
}

static mf_status hear(void *context, mf_call *call) {
  (void)context;
  (void)call;
  return MF_OK;
}

static void nothing(void *self, mf_selector selector) {
  (void)self;
  (void)selector;
}

static mf_table *table_with(const char *name, mf_implementation method) {
  mf_error error = MF_ERROR_INIT;
  mf_table *table;
  must(mf_table_create(name, NULL, NULL, &table, &error), &error);
  must(mf_table_add(table, selector_named("nothing()"), signature_of("v@:"), &method, &error), &error);
  return table;
}

static void measure_methods(void) {
  mf_error error = MF_ERROR_INIT;
  mf_selector *selectors = malloc(COUNT * sizeof *selectors);
  for (int i = 0; i < COUNT; i++) {
    char name[32];
    snprintf(name, sizeof name, "method%d()", i);
    selectors[i] = selector_named(name);
  }
  mf_implementation method = mf_native((mf_function)nothing);
  mf_table *table = table_with("Large", method);
  const mf_signature *signature = signature_of("v@:");
  double before = bytes_in_use();
  for (int i = 0; i < COUNT; i++) must(mf_table_add(table, selectors[i], signature, &method, &error), &error);
  row("memory of a method, of 100,000 in a table", (bytes_in_use() - before) / COUNT, " bytes", 96);
  mf_table_release(table);
  free(selectors);
}

static void measure_targets(const char *which, mf_table *even, mf_table *odd) {
  static char objects[COUNT];
  mf_error error = MF_ERROR_INIT;
  mf_selector selector = selector_named("nothing()");
  const mf_signature *signature = signature_of("v@:");
  mf_multicast *multicast;
  must(mf_multicast_create("many", NULL, &multicast, &error), &error);
  double before = bytes_in_use();
  for (int i = 0; i < COUNT; i++) {
    must(mf_multicast_add(multicast, (mf_target){&objects[i], i % 2 ? odd : even}, NULL, NULL, &error), &error);
  }
  must(mf_quiesce(&error), &error);
  double added = bytes_in_use();
  for (int i = 0; i < 2; i++) must(mf_multicast_send(multicast, selector, signature, NULL, NULL, NULL, &error), &error); // the second lays the plan
  double planned = bytes_in_use();

  char what[128];
  if (even == odd) row("memory of a target, of 100,000 in a multicast", (added - before) / COUNT, " bytes", 64);
  snprintf(what, sizeof what, "memory of a dispatch plan's entry, of 100,000, %s", which);
  row(what, (planned - added) / COUNT, " bytes", 32);
  mf_multicast_destroy(multicast);
}

void bench_memory(void) {
  mf_table *native = table_with("Native", mf_native((mf_function)nothing));
  mf_table *handler = table_with("Handler", mf_handled(hear, NULL, NULL));
  measure_methods();
  measure_targets("native methods", native, native);
  measure_targets("native and handlers in turn", native, handler);
  mf_table_release(native);
  mf_table_release(handler);
}
