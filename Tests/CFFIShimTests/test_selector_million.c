/* A million selectors: all distinct, names stable, little memory beyond the names. */
#include <CFFIShim/selector.h>
#include <malloc.h>

#include "check.h"

enum { MILLION = 1000000, LIMIT = 128 };

static void make_name(int n, char name[32]) { snprintf(name, 32, "%dselector%x:", n, (unsigned)n); }

static size_t memory_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

int main(void) {
  int wanted = check_slow() ? 30000 : MILLION;
  mf_selector *all = malloc((size_t)wanted * sizeof *all);
  const char **names = malloc((size_t)wanted * sizeof *names);
  size_t before = memory_in_use(), bytes_of_names = 0, worst = 0;
  long wrong = 0;

  for (int n = 0; n < wanted; n++) {
    char name[32];
    make_name(n, name);
    wrong += mf_selector_intern(name, &all[n], NULL) != MF_OK;
    names[n] = mf_selector_name(all[n]);
    bytes_of_names += mf_selector_length(all[n]);

    /* The most is in use just after the array has grown: look often. */
    if (n >= 10000 && n % 1024 == 0) {
      size_t each = (memory_in_use() - before - bytes_of_names) / (size_t)(n + 1);
      if (each > worst) worst = each;
    }
  }
  CHECK_EQ_INT(wrong, 0);
  CHECK_EQ_INT(mf_selector_count(), wanted);
  if (!CHECK_SANITIZED && !check_slow()) {
    CHECK(worst > 0);
    CHECK(worst < LIMIT);
    printf("at most %zu bytes each beyond the name; %zu at the end\n", worst,
           (memory_in_use() - before - bytes_of_names) / (size_t)wanted);
  }

  /* Distinct, because each is found by its own name and has it still, where it was. */
  for (int n = 0; n < wanted; n++) {
    char name[32], kept[40];
    make_name(n, name);
    snprintf(kept, sizeof kept, "%.*s(_:)", (int)strlen(name) - 1, name);
    wrong += mf_selector_find(name) != all[n] || mf_selector_name(all[n]) != names[n] || strcmp(names[n], kept) != 0;
  }
  CHECK_EQ_INT(wrong, 0);
  CHECK_EQ_INT(mf_selector_count(), wanted);

  free(all);
  free(names);
  return check_done();
}
