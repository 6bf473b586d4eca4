#include "failing_closure.h"

#include <ffi.h>
#include <stdatomic.h>

void *mf__closure_alloc(size_t size, void **code);
void mf__closure_free(void *writable);

static atomic_bool fails_now;

void failing_closure_set(bool fails) { atomic_store(&fails_now, fails); }

void *mf__closure_alloc(size_t size, void **code) { return atomic_load(&fails_now) ? NULL : ffi_closure_alloc(size, code); }

void mf__closure_free(void *writable) { ffi_closure_free(writable); }
