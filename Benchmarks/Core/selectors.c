/* A million selectors: what one costs beyond its name, and how fast one is made and found. */
#include "bench.h"

#include <stdio.h>
#include <stdlib.h>

enum { COUNT = 1000000 };

void bench_selectors(void) {
  mf_selector *selectors = malloc(COUNT * sizeof *selectors);
  size_t before = mf_selector_count();
  double name_bytes = 0, bytes = bytes_in_use();
  char name[32];

  double begin = now();
  for (int i = 0; i < COUNT; i++) {
    name_bytes += snprintf(name, sizeof name, "message%d(_:)", i);
    selectors[i] = selector_named(name);
  }
  double made = (now() - begin) / COUNT;
  bytes = bytes_in_use() - bytes;
  if (mf_selector_count() - before != COUNT) abort();

  begin = now();
  for (int i = 0; i < COUNT; i++) {
    if (mf_selector_find(mf_selector_name(selectors[i])) != selectors[i]) abort();
  }
  double found = (now() - begin) / COUNT;

  row("1,000,000 selectors: memory of each beyond its name", (bytes - name_bytes) / COUNT, " bytes", 128);
  row("1,000,000 selectors: making one, its name printed", made, " ns", 0);
  row("1,000,000 selectors: finding one", found, " ns", 0);
  free(selectors);
}
