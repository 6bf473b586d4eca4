/* Where executable memory comes from, in one place, so that a test can make it fail (see alloc.h). */
#ifndef MF_CLOSURE_ALLOC_H
#define MF_CLOSURE_ALLOC_H

#include "alloc.h"

#include <ffi.h>

#ifndef mf__closure_alloc
#define mf__closure_alloc(size, code) ffi_closure_alloc((size), (code))
#define mf__closure_free(writable) ffi_closure_free(writable)
#endif

#endif
