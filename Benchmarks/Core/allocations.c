/* Sends allocate nothing while arguments and result are at most 256 bytes. Counted by the linker's --wrap. */
#include "bench.h"

#include <stdlib.h>

enum { SENDS = 1000 };

static long allocations; // this program has one thread

long allocation_count(void) { return allocations; }

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *block, size_t size);
void *__real_aligned_alloc(size_t alignment, size_t size);
int __real_posix_memalign(void **block, size_t alignment, size_t size);

void *__wrap_malloc(size_t size) { return allocations++, __real_malloc(size); }
void *__wrap_calloc(size_t count, size_t size) { return allocations++, __real_calloc(count, size); }
void *__wrap_realloc(void *block, size_t size) { return allocations++, __real_realloc(block, size); }
void *__wrap_aligned_alloc(size_t alignment, size_t size) { return allocations++, __real_aligned_alloc(alignment, size); }
int __wrap_posix_memalign(void **block, size_t alignment, size_t size) {
  return allocations++, __real_posix_memalign(block, alignment, size);
}

/* 256 bytes each way: every register is taken, and most of it goes over the stack. */
typedef struct block {
  double values[32];
} block;

static block echo(void *self, mf_selector selector, block value) {
  (void)selector;
  *(long *)self += 1;
  return value;
}

void bench_allocations(void) {
  mf_error error = MF_ERROR_INIT;
  mf_selector selector = selector_named("echo(_:)");
  const mf_signature *signature = signature_of("{block=[32d]}@:{block=[32d]}");
  mf_table *table;
  mf_multicast *multicast;
  long calls[4] = {0};
  must(mf_table_create("Echo", NULL, NULL, &table, &error), &error);
  mf_implementation method = mf_native((mf_function)echo);
  must(mf_table_add(table, selector, signature, &method, &error), &error);
  must(mf_multicast_create("echoes", NULL, &multicast, &error), &error);
  for (int i = 0; i < 4; i++) must(mf_multicast_add(multicast, (mf_target){&calls[i], table}, NULL, NULL, &error), &error);

  block sent = {{1, 2, 3}}, came;
  long before = 0;
  for (int i = -2; i < SENDS; i++) { // a thread's first round allocates, and the second after a change, which lays the plan
    if (i == 0) before = allocation_count();
    must(mf_send((mf_target){&calls[0], table}, selector, signature, &sent, &came, &error), &error);
    must(mf_multicast_send(multicast, selector, signature, &sent, &came, NULL, &error), &error);
  }
  row("allocations of 1,000 sends and 1,000 rounds to 4 targets, 256 bytes of arguments and 256 of result",
      allocation_count() - before, "", 1);
  mf_multicast_destroy(multicast);
  mf_table_release(table);
}
