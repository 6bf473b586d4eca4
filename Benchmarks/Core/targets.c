/* 100,000 targets in one multicast: each change and each question costs about what it costs among 1,000. What is more is the cache's:
   a target of so many is not in it. */
#include "bench.h"

#include <stdio.h>
#include <stdlib.h>

enum { FEW = 1000, MANY = 100000, QUESTIONS = 1000 };

typedef struct costs { // nanoseconds of one
  double add, contains, ask, add_and_ask, remove;
} costs;

static mf_table *table;
static mf_selector heard, unheard;

static void nothing(void *self, mf_selector selector) {
  (void)self;
  (void)selector;
}

static void ask(mf_multicast *multicast, mf_selector selector, bool expected) {
  mf_error error = MF_ERROR_INIT;
  bool responds;
  must(mf_multicast_responds(multicast, selector, &responds, &error), &error);
  if (responds != expected) abort();
}

static costs measure(int count, char *objects) {
  mf_error error = MF_ERROR_INIT;
  mf_multicast *multicast;
  must(mf_multicast_create("many", NULL, &multicast, &error), &error);
  costs cost;

  double begin = now();
  for (int i = 0; i < count; i++) must(mf_multicast_add(multicast, (mf_target){objects + i, table}, NULL, NULL, &error), &error);
  cost.add = (now() - begin) / count;

  begin = now();
  for (int i = 0; i < count; i++) {
    if (!mf_multicast_contains(multicast, objects + i)) abort();
  }
  cost.contains = (now() - begin) / count;

  ask(multicast, unheard, false); // the first answer is found by asking each
  begin = now();
  for (int i = 0; i < QUESTIONS; i++) ask(multicast, heard, true), ask(multicast, unheard, false);
  cost.ask = (now() - begin) / QUESTIONS / 2;

  // Nobody responds, and between two questions the answer may have changed.
  begin = now();
  for (int i = 0; i < QUESTIONS; i++) {
    must(mf_multicast_add(multicast, (mf_target){objects + count + i, table}, NULL, NULL, &error), &error);
    ask(multicast, unheard, false);
  }
  cost.add_and_ask = (now() - begin) / QUESTIONS;

  // From the middle, in an order that is neither that of adding nor its reverse.
  begin = now();
  for (int i = 0; i < count; i++) must(mf_multicast_remove(multicast, objects + (i * 7919L) % count, &error), &error);
  cost.remove = (now() - begin) / count;
  if (mf_multicast_count(multicast) != QUESTIONS) abort();
  mf_multicast_destroy(multicast);
  return cost;
}

static void compare(const char *what, double few, double many, double limit) {
  char text[128];
  snprintf(text, sizeof text, "100,000 targets: %s (%.0f ns)", what, many);
  row(text, many / few, " × among 1,000", limit);
}

void bench_targets(void) {
  mf_error error = MF_ERROR_INIT;
  must(mf_table_create("Quiet", NULL, NULL, &table, &error), &error);
  heard = selector_named("nothing()");
  unheard = selector_named("unheard()");
  mf_implementation method = mf_native((mf_function)nothing);
  must(mf_table_add(table, heard, signature_of("v@:"), &method, &error), &error);
  char *objects = malloc(MANY + QUESTIONS);

  measure(FEW, objects);
  costs few = measure(FEW, objects), many = measure(MANY, objects);
  compare("add", few.add, many.add, 10);
  compare("contains", few.contains, many.contains, 10);
  compare("ask", few.ask, many.ask, 10);
  compare("add, then ask what nobody hears", few.add_and_ask, many.add_and_ask, 10);
  compare("remove", few.remove, many.remove, 10);
  free(objects);
  mf_table_release(table);
}
