/* The whole test framework: checks that print where and what, count, and never stop the program.

     int main(void) {
       CHECK(pointer != NULL);
       CHECK_EQ_INT(mf_selector_count(), 3);
       return check_done();
     }

   Checks may run on several threads at once. Arguments are evaluated once. */
#ifndef CHECK_H
#define CHECK_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Under a sanitizer the allocator is not the system's: its figures mean nothing there. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define CHECK_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define CHECK_SANITIZED 1
#endif
#endif
#ifndef CHECK_SANITIZED
#define CHECK_SANITIZED 0
#endif

static atomic_long check_passed, check_failed;

/* True where every step costs 50 times as much (valgrind): loops of a million should be shorter. */
__attribute__((unused)) static bool check_slow(void) { return getenv("CHECK_SLOW") != NULL; }

/* Counts one check; true when it passed. A failed one is followed by a line that says what was there. */
__attribute__((unused)) static bool check_count(bool passed) {
  atomic_fetch_add_explicit(passed ? &check_passed : &check_failed, 1, memory_order_relaxed);
  return passed;
}

__attribute__((unused)) static bool check_true(bool passed, const char *file, int line, const char *text) {
  if (check_count(passed)) return true;
  fprintf(stderr, "%s:%d: not true: %s\n", file, line, text);
  return false;
}

__attribute__((unused)) static bool check_int(intmax_t got, intmax_t wanted, const char *file, int line, const char *text) {
  if (check_count(got == wanted)) return true;
  fprintf(stderr, "%s:%d: %s is %jd (0x%jx), wanted %jd (0x%jx)\n", file, line, text, got, (uintmax_t)got, wanted,
          (uintmax_t)wanted);
  return false;
}

__attribute__((unused)) static bool check_double(double got, double wanted, const char *file, int line, const char *text) {
  if (check_count(got == wanted)) return true;
  fprintf(stderr, "%s:%d: %s is %.17g, wanted %.17g\n", file, line, text, got, wanted);
  return false;
}

__attribute__((unused)) static bool check_pointer(const void *got, const void *wanted, const char *file, int line,
                                                  const char *text) {
  if (check_count(got == wanted)) return true;
  fprintf(stderr, "%s:%d: %s is %p, wanted %p\n", file, line, text, got, wanted);
  return false;
}

__attribute__((unused)) static bool check_string(const char *got, const char *wanted, const char *file, int line,
                                                 const char *text) {
  if (check_count(got == wanted || (got && wanted && strcmp(got, wanted) == 0))) return true;
  fprintf(stderr, "%s:%d: %s is \"%s\", wanted \"%s\"\n", file, line, text, got ? got : "(NULL)", wanted ? wanted : "(NULL)");
  return false;
}

__attribute__((unused)) static bool check_bytes(const void *got, const void *wanted, size_t size, const char *file, int line,
                                                const char *text) {
  if (check_count(memcmp(got, wanted, size) == 0)) return true;
  const unsigned char *a = got, *b = wanted;
  size_t at = 0;
  while (a[at] == b[at]) at++;
  fprintf(stderr, "%s:%d: %s differs at byte %zu of %zu: 0x%02x, wanted 0x%02x\n", file, line, text, at, size, a[at], b[at]);
  return false;
}

/* Each is also a value: true when the check passed. */
#define CHECK(condition) check_true((condition), __FILE__, __LINE__, #condition)
#define CHECK_EQ_INT(got, wanted) check_int((intmax_t)(got), (intmax_t)(wanted), __FILE__, __LINE__, #got)
#define CHECK_EQ_DOUBLE(got, wanted) check_double((got), (wanted), __FILE__, __LINE__, #got)
#define CHECK_EQ_PTR(got, wanted) check_pointer((const void *)(got), (const void *)(wanted), __FILE__, __LINE__, #got)
#define CHECK_EQ_STR(got, wanted) check_string((got), (wanted), __FILE__, __LINE__, #got)
#define CHECK_EQ_MEM(got, wanted, size) check_bytes((got), (wanted), (size), __FILE__, __LINE__, #got)

/* The last line of a test program and its exit status. A program that checked nothing has failed. */
__attribute__((unused)) static int check_done(void) {
  long passed = atomic_load(&check_passed), failed = atomic_load(&check_failed);
  printf("%ld passed, %ld failed\n", passed, failed);
  return failed == 0 && passed > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

#endif
