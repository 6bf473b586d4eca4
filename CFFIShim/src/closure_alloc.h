/* Where executable memory comes from, in one place. A test that brings its own allocator (see alloc.h) brings these two as well. */
#ifndef MF_CLOSURE_ALLOC_H
#define MF_CLOSURE_ALLOC_H

#include "alloc.h"

#include <ffi.h>

#ifdef MF_ALLOC_HEADER
void *mf__closure_alloc(size_t size, void **code);
void mf__closure_free(void *writable);
#else
#define mf__closure_alloc(size, code) ffi_closure_alloc((size), (code))
#define mf__closure_free(writable) ffi_closure_free(writable)
#endif

#endif
