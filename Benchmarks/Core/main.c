/* Runs every benchmark and says whether the limits were kept. */
#include "bench.h"

#include <stdio.h>
#include <stdlib.h>

int main(void) {
  printf("| What | Measured | Limit | |\n|---|---:|---:|---|\n");
  bench_sends();
  bench_allocations();
  bench_targets();
  bench_memory();
  bench_selectors();
  return any_limit_exceeded() ? EXIT_FAILURE : EXIT_SUCCESS;
}
