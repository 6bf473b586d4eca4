/* What the benchmarks share. Each file measures one thing and adds rows to the one table. */
#ifndef BENCH_H
#define BENCH_H

#include <CFFIShim.h>
#include <stdbool.h>
#include <stddef.h>

/* Nanoseconds of CPU time of this thread. */
double now(void);

/* Ends the program with the error's sentence when a call failed that cannot fail here. */
void must(mf_status status, mf_error *error);

mf_selector selector_named(const char *name);
const mf_signature *signature_of(const char *encoding);

/* One row: what was measured, its value and its unit (with a space before it), and the limit it must stay below (0: none, for comparison only). */
void row(const char *what, double value, const char *unit, double limit);
bool any_limit_exceeded(void);

/* Something to be timed: does `count` operations. */
typedef struct contender {
  const char *name;
  void (*run)(long count, void *context);
  void *context;
  long count;          /* operations a sample: about a tenth of a millisecond */
  double divisor;      /* an operation stands for that many (targets of a round) */
  double median_ns;    /* of one operation, filled by race */
  double median_ratio; /* of the samples to the first contender's samples beside them */
} contender;

/* Times the contenders in turn, many times over, so that whatever disturbs the machine disturbs all of them. */
void race(contender *contenders, size_t count);

/* The message (int, double) of every series: a method that adds into its object, in a file of its own so that no call is inlined. */
typedef struct sums {
  long integers;
  double doubles;
} sums;
void add_to_sums(void *self, mf_selector selector, int a, double b);
typedef struct add_frame {
  int a;
  double b;
} add_frame;

/* Allocations since the program began. */
long allocation_count(void);

/* Bytes that the allocator has handed out. */
double bytes_in_use(void);

void bench_sends(void);
void bench_allocations(void);
void bench_targets(void);
void bench_memory(void);
void bench_selectors(void);

#endif
