/* The table. */
#include "bench.h"

#include <stdio.h>
#include <stdlib.h>

static bool exceeded;

void row(const char *what, double value, const char *unit, double limit) {
  int digits = value >= 100 || value == (long)value ? 0 : 2;
  bool kept = limit == 0 || value < limit;
  if (!kept) exceeded = true;
  printf("| %s | %.*f%s |", what, digits, value, unit);
  if (limit != 0) {
    printf(" < %g%s | %s |\n", limit, unit, kept ? "kept" : "EXCEEDED");
  } else {
    printf(" | |\n");
  }
  fflush(stdout);
}

bool any_limit_exceeded(void) { return exceeded; }

void must(mf_status status, mf_error *error) {
  if (status == MF_OK) return;
  char text[512];
  mf_error_describe(error, text, sizeof text);
  fprintf(stderr, "%s\n", text);
  exit(EXIT_FAILURE);
}

mf_selector selector_named(const char *name) {
  mf_error error = MF_ERROR_INIT;
  mf_selector selector;
  must(mf_selector_intern(name, &selector, &error), &error);
  return selector;
}

const mf_signature *signature_of(const char *encoding) {
  mf_error error = MF_ERROR_INIT;
  const mf_signature *signature;
  must(mf_signature_make(encoding, &signature, &error), &error);
  return signature;
}
