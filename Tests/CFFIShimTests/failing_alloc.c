#include "failing_alloc.h"

#include <limits.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_long live, allocations;
static atomic_long first_failing = LONG_MAX, last_failing = LONG_MAX; /* numbers of allocations */
static atomic_bool failed;

/* Counts one allocation; true when it has to fail. */
static bool has_to_fail(void) {
  long n = atomic_fetch_add(&allocations, 1) + 1;
  bool fails = n >= atomic_load(&first_failing) && n <= atomic_load(&last_failing);
  if (fails) atomic_store(&failed, true);
  return fails;
}

static void *counted(void *block) {
  if (block) atomic_fetch_add(&live, 1);
  return block;
}

void *mf__malloc(size_t size) { return has_to_fail() ? NULL : counted(malloc(size)); }

void *mf__calloc(size_t count, size_t size) { return has_to_fail() ? NULL : counted(calloc(count, size)); }

void *mf__realloc(void *pointer, size_t size) {
  if (has_to_fail()) return NULL;
  return pointer ? realloc(pointer, size) : counted(malloc(size));
}

void mf__free(void *pointer) {
  if (pointer) atomic_fetch_sub(&live, 1);
  free(pointer);
}

void failing_alloc_start(long n, bool and_later) {
  long number = atomic_load(&allocations) + n;
  atomic_store(&failed, false);
  atomic_store(&last_failing, and_later ? LONG_MAX : number);
  atomic_store(&first_failing, number);
}

bool failing_alloc_stop(void) {
  atomic_store(&first_failing, LONG_MAX);
  return atomic_load(&failed);
}

long failing_alloc_live(void) { return atomic_load(&live); }

long failing_alloc_count(void) { return atomic_load(&allocations); }
