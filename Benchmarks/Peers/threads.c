/* How two threads scale that send through one multicast, beside two that run the raw loop. Their callee adds into sums of its thread, so that
   they share no written word but what the multicast makes them share.

   A sample is short, and counts only when its threads had their CPUs to themselves: when no CPU time is missing from the time that passed.
   Of one thread and of two, of the raw loop and of ours, samples are taken in turn. */
#define _GNU_SOURCE
#include "core.h"
#include "peers.h"
#include "raw.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { ROUNDS = 1001, FEWEST = 21, SAMPLE_NS = 300000, LONGEST_S = 15 };

typedef struct load {
  series_run *run;
  void *context;
  long count; /* messages a sample */
} load;

static double read_clock(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

/* --- Two threads: this one and a helper, each on a CPU of its own. Neither sleeps between samples: waking takes a CPU from the other. */

typedef struct timing {
  double time, missing; // CPU time, and what it lacks of the time that passed
} timing;

static load helped; // of the sample that the helper takes part in
static timing helper_timing;
static _Atomic int started, ready, ended; // samples with the helper
static atomic_bool over;

static void stay_on_cpu(int cpu) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(cpu, &set);
  must(sched_setaffinity(0, sizeof set, &set) == 0, "sched_setaffinity");
}

static timing run_timed(load load) {
  double passed = read_clock(CLOCK_MONOTONIC), used = read_clock(CLOCK_THREAD_CPUTIME_ID);
  load.run(load.count, load.context);
  used = read_clock(CLOCK_THREAD_CPUTIME_ID) - used;
  passed = read_clock(CLOCK_MONOTONIC) - passed;
  return (timing){used, passed - used};
}

static void *help(void *context) {
  (void)context;
  stay_on_cpu(1);
  for (int sample = 1;; sample++) {
    while (atomic_load(&started) < sample) {
      if (atomic_load(&over)) return NULL;
    }
    atomic_store(&ready, sample);
    helper_timing = run_timed(helped);
    atomic_store(&ended, sample);
  }
}

/* Reading the clocks takes a little, too. */
static bool is_undisturbed(timing timing) { return timing.missing < timing.time / 50 + 2000; }

/* Nanoseconds of one message; 0 when a thread was disturbed. */
static double sample(load load, int threads) {
  if (threads == 1) {
    timing own = run_timed(load);
    return is_undisturbed(own) ? own.time / load.count : 0;
  }
  helped = load;
  int number = atomic_fetch_add(&started, 1) + 1;
  while (atomic_load(&ready) < number) continue;
  timing own = run_timed(load);
  while (atomic_load(&ended) < number) continue;
  if (!is_undisturbed(own) || !is_undisturbed(helper_timing)) return 0;
  return (own.time + helper_timing.time) / 2 / load.count;
}

/* --- Comparing */

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void fit_to_sample(load *load) {
  double one = 0;
  load->count = 1024;
  for (int i = 0; i < 100 && one == 0; i++) one = sample(*load, 1);
  if (one > 0) load->count = (long)(SAMPLE_NS / one) + 1;
}

typedef struct samples {
  double times[ROUNDS];
  int count;
} samples;

static void add_sample(samples *samples, load load, int threads) {
  double time = sample(load, threads);
  if (time > 0) samples->times[samples->count++] = time;
}

/* 0 when there are too few. */
static double median(samples *samples) {
  if (samples->count < FEWEST) return 0;
  qsort(samples->times, samples->count, sizeof *samples->times, compare);
  return samples->times[samples->count / 2];
}

static void measure(int targets) {
  load raw = {run_raw_list, make_raw_list(targets, note_privately), 0};
  load ours = {run_core_multicast, core_multicast(targets, CORE_PRIVATE), 0};
  fit_to_sample(&raw);
  fit_to_sample(&ours);
  samples raw_alone = {0}, raw_both = {0}, ours_alone = {0}, ours_both = {0};
  double end = read_clock(CLOCK_MONOTONIC) + LONGEST_S * 1e9;
  for (int round = 0; round < ROUNDS && read_clock(CLOCK_MONOTONIC) < end; round++) {
    add_sample(&raw_alone, raw, 1);
    add_sample(&ours_alone, ours, 1);
    add_sample(&raw_both, raw, 2);
    add_sample(&ours_both, ours, 2);
  }
  double ours_scale = median(&ours_alone) / median(&ours_both), raw_scale = median(&raw_alone) / median(&raw_both);
  if (!(ours_scale / raw_scale > 0)) {
    fprintf(stderr, "peers: the machine is too busy to see how two threads scale with %d targets\n", targets);
    return;
  }
  printf("threads/%d %.3f\n", targets, ours_scale / raw_scale);
}

void measure_threads(void) {
  must(sysconf(_SC_NPROCESSORS_ONLN) > 1, "two CPUs are needed");
  set_up_core();
  stay_on_cpu(0);
  pthread_t helper;
  must(pthread_create(&helper, NULL, help, NULL) == 0, "pthread_create");
  measure(1);
  measure(64);
  atomic_store(&over, true);
  pthread_join(helper, NULL);
}
