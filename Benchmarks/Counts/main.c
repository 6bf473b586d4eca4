/* Counts every path. What callgrind saw between two requests goes into a file of its own, which check.sh reads. */
#include "counts.h"

#include <stdio.h>
#include <stdlib.h>
#include <valgrind/callgrind.h>

enum { COUNT = 1000 };

void fail(const char *what) {
  fprintf(stderr, "counts: failed: %s\n", what);
  exit(EXIT_FAILURE);
}

void count(const char *name, path_run *run, void *context, long divisor) {
  char label[128];
  snprintf(label, sizeof label, "%ld %s", COUNT * divisor, name);
  run(COUNT, context);
  CALLGRIND_ZERO_STATS;
  run(COUNT, context);
  CALLGRIND_DUMP_STATS_AT(label);
}

int main(void) {
  must(RUNNING_ON_VALGRIND, "this program is run by check.sh, under callgrind");
  count_sends();
  count_multicasts();
  count_questions();
}
