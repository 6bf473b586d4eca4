/* Every series under Google Benchmark, on one CPU; or with the argument "threads" how two threads scale. */
#include "peers.h"

#include <benchmark/benchmark.h>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sched.h>
#include <string>
#include <unistd.h>

void fail(const char *what) {
  std::fprintf(stderr, "peers: failed: %s\n", what);
  std::exit(EXIT_FAILURE);
}

static void check(const series &series, const std::string &name) {
  long before = heard.integers;
  series.run(8, series.context);
  int each = 0 + 1 + 2 + 3 + 4 + 5 + 6 + 7, targets = series.targets ? series.targets : 1;
  must(heard.integers - before == (series.leaves_no_trace ? 0 : each * targets), name.c_str());
}

void add_series(series series) {
  std::string name = series.name;
  if (series.targets) name += "/" + std::to_string(series.targets);
  check(series, name);
  // Google Benchmark's own loop costs nothing when it is asked once for many messages.
  long batch = series.targets >= 1000 ? 4 : series.targets >= 64 ? 64 : series.targets >= 8 ? 256 : 1024;
  benchmark::RegisterBenchmark(name.c_str(), [series, batch](benchmark::State &state) {
    series.run(batch, series.context);
    while (state.KeepRunningBatch(batch)) series.run(batch, series.context);
  });
}

/* The last CPU: the first ones serve interrupts more often. */
static void stay_on_one_cpu() {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(sysconf(_SC_NPROCESSORS_ONLN) - 1, &set);
  must(sched_setaffinity(0, sizeof set, &set) == 0, "sched_setaffinity");
}

int main(int argc, char **argv) {
  if (argc == 2 && !std::strcmp(argv[1], "threads")) {
    measure_threads();
    return 0;
  }
  stay_on_one_cpu();
  benchmark::Initialize(&argc, argv);
  add_raw();
  add_libffi();
  add_core_sends();
  add_core_multicasts();
  add_gnustep();
  add_glib();
  add_qt();
  add_sigcpp();
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
}
