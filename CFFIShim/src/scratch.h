/* Room for a value that lives as long as a call: on the stack up to 256 bytes, from the allocator beyond. */
#ifndef MF_SCRATCH_H
#define MF_SCRATCH_H

#include <stdalign.h>
#include <stddef.h>

#include "alloc.h"

enum { MF_SCRATCH_SIZE = 256 };

typedef struct mf__scratch {
  alignas(16) unsigned char bytes[MF_SCRATCH_SIZE];
  void *heap;
} mf__scratch;

/* Uninitialised room, aligned for any type; NULL without memory. */
static inline void *mf__scratch_take(mf__scratch *scratch, size_t size) {
  scratch->heap = NULL;
  if (size <= MF_SCRATCH_SIZE) return scratch->bytes;
  return scratch->heap = mf__malloc(size);
}

static inline void mf__scratch_leave(mf__scratch *scratch) { mf__free(scratch->heap); }

#endif
