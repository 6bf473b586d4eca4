/* The allocator, chosen in this one place, so that a test can choose one that fails (-DMF_ALLOC_HEADER='"failing_alloc.h"'). */
#ifndef MF_ALLOC_H
#define MF_ALLOC_H

#ifdef MF_ALLOC_HEADER
#include MF_ALLOC_HEADER
#else
#include <stdlib.h>
#define mf__malloc(size) malloc(size)
#define mf__calloc(count, size) calloc(count, size)
#define mf__realloc(pointer, size) realloc(pointer, size)
#define mf__free(pointer) free(pointer)
#endif

#endif
