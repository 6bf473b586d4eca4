/* libffi's own type for one of ours: exact for scalars on every machine. Aggregates only where libffi has to classify them, because
   this library does not know the machine's ABI. */
#ifndef MF_NATIVE_TYPE_H
#define MF_NATIVE_TYPE_H

#include "type_impl.h"

#include <ffi.h>

/* MF_OK, MF_NO_MEMORY, or MF_UNSUPPORTED_TYPE when libffi has none. NULL is a pointer; so is an array. The intern lock is held. */
mf_status mf__native_type(const mf_type *type, ffi_type **native);

#endif
