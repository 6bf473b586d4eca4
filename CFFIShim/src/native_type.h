/* libffi's own type for one of ours: exact for scalars on every machine. */
#ifndef MF_NATIVE_TYPE_H
#define MF_NATIVE_TYPE_H

#include "type_impl.h"

#include <ffi.h>

/* NULL when libffi has none. A NULL type is a pointer; so is an array. */
ffi_type *mf__native_type(const mf_type *type);

#endif
