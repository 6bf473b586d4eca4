/* What one more method and one more target take, whatever their number, by what the allocator has handed out: in a large table and a large
   multicast, also just after they grew. The program's own malloc counts; where it cannot be replaced, all is done and nothing measured. */
#include "core_kit.h"

#include <malloc.h>

enum { FROM = 1000, TO = 20000, METHOD_LIMIT = 96, TARGET_LIMIT = 64 };

static atomic_size_t bytes_in_use;

#if !CHECK_SANITIZED && defined(__GLIBC__)
#define COUNTS 1
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void __libc_free(void *block);

/* With the word before each block. */
static size_t size_of(void *block) { return block ? malloc_usable_size(block) + sizeof(size_t) : 0; }

static void *handed_out(void *block) {
  atomic_fetch_add(&bytes_in_use, size_of(block));
  return block;
}
void *malloc(size_t size) { return handed_out(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return handed_out(__libc_calloc(count, size)); }
void *realloc(void *block, size_t size) {
  atomic_fetch_sub(&bytes_in_use, size_of(block));
  return handed_out(__libc_realloc(block, size));
}
void free(void *block) {
  atomic_fetch_sub(&bytes_in_use, size_of(block));
  __libc_free(block);
}
#else
#define COUNTS 0
#endif

static void nothing_native(void *self, mf_selector selector) { (void)self, (void)selector; }
static mf_status nothing_handled(void *context, mf_call *call) { return (void)context, (void)call, MF_OK; }

/* The most that one of `count` takes; `begin` is what was in use before the first. */
static double worst(double known, size_t begin, int count) {
  double each = ((double)bytes_in_use - (double)begin) / count;
  return each > known ? each : known;
}

static void check_under(double worst, double limit, const char *what) {
  if (!CHECK(worst < limit)) fprintf(stderr, "  %s takes %.1f bytes\n", what, worst);
  CHECK(worst > limit / 4); /* it does measure */
}

static void test_methods(const char *what, mf_implementation method) {
  static mf_selector selectors[TO];
  for (int i = 0; i < TO; i++) {
    char name[32];
    snprintf(name, sizeof name, "method%d()", i);
    selectors[i] = selector_of(name);
  }
  const mf_signature *signature = signature_of("v@:");
  double most = 0;
  mf_table *table = table_of("Large", NULL, NULL);
  size_t begin = bytes_in_use;
  for (int i = 0; i < TO; i++) {
    CHECK_EQ_INT(mf_table_add(table, selectors[i], signature, &method, NULL), MF_OK);
    if (i >= FROM) most = worst(most, begin, i + 1);
  }
  CHECK_EQ_INT(mf_table_methods(table, NULL, 0), TO);
  if (COUNTS && !check_slow()) check_under(most, METHOD_LIMIT, what);
  destroy(table);
}

static void *acquire(void *holder) { return holder; }
static void release(void *object) { (void)object; }

static void test_targets(const char *what, const mf_retention *retention) {
  static char objects[TO];
  double most = 0;
  mf_table *table = table_of("Heard", NULL, NULL);
  mf_multicast *multicast;
  CHECK_EQ_INT(mf_multicast_create("large", NULL, &multicast, NULL), MF_OK);
  size_t begin = bytes_in_use;
  for (int i = 0; i < TO; i++) {
    CHECK_EQ_INT(mf_multicast_add(multicast, (mf_target){&objects[i], table}, retention, &objects[i], NULL), MF_OK);
    if (i < FROM) continue;
    CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
    most = worst(most, begin, i + 1);
  }
  CHECK_EQ_INT(mf_multicast_count(multicast), TO);
  if (COUNTS && !check_slow()) check_under(most, TARGET_LIMIT, what);
  /* Those that leave give back what they took, but for a part that depends on how many stay. */
  for (int i = 0; i < TO; i++)
    if (i % 100) CHECK_EQ_INT(mf_multicast_remove(multicast, &objects[i], NULL), MF_OK);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  double left = worst(0, begin, TO / 100);
  if (COUNTS && !check_slow()) check_under(left, 4 * TARGET_LIMIT, "a target that stayed");
  mf_multicast_destroy(multicast);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  destroy(table);
}

int main(void) {
  static const mf_retention held = {acquire, release, NULL};
  test_targets("a target", NULL);
  test_targets("a target that is held", &held);
  test_methods("a native method", NATIVE(nothing_native));
  test_methods("a handler", HANDLED(nothing_handled));
  return check_done();
}
