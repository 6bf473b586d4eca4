/* Interleaved timing. Absolute times drift on a shared machine; the ratio of two samples taken one after the other hardly does. */
#include "bench.h"

#include <stdlib.h>
#include <time.h>

enum { ROUNDS = 401, MAX_CONTENDERS = 16 };

double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values) {
  qsort(values, ROUNDS, sizeof *values, compare);
  return values[ROUNDS / 2];
}

void race(contender *contenders, size_t count) {
  static double times[MAX_CONTENDERS][ROUNDS], ratios[MAX_CONTENDERS][ROUNDS];
  for (int round = -20; round < ROUNDS; round++) { // the first ones warm up
    for (size_t i = 0; i < count; i++) {
      contender *each = &contenders[i];
      double begin = now();
      each->run(each->count, each->context);
      double time = (now() - begin) / each->count / each->divisor;
      if (round < 0) continue;
      times[i][round] = time;
      ratios[i][round] = time / times[0][round];
    }
  }
  for (size_t i = 0; i < count; i++) {
    contenders[i].median_ns = median(times[i]);
    contenders[i].median_ratio = median(ratios[i]);
  }
}
