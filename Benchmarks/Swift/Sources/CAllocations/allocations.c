#include "CAllocations.h"

#include <errno.h>
#include <stddef.h>

static _Thread_local long allocations;

long allocation_count(void) { return allocations; }

/* glibc's own names for what is replaced here. Nothing is freed in another way than before, so `free` stays. */
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) { return allocations++, __libc_malloc(size); }
void *calloc(size_t count, size_t size) { return allocations++, __libc_calloc(count, size); }
void *realloc(void *block, size_t size) { return allocations++, __libc_realloc(block, size); }
void *aligned_alloc(size_t alignment, size_t size) { return allocations++, __libc_memalign(alignment, size); }
int posix_memalign(void **block, size_t alignment, size_t size) {
  allocations++;
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}
