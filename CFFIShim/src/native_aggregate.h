/* libffi's description of a struct, for machines where libffi classifies. */
#ifndef MF_NATIVE_AGGREGATE_H
#define MF_NATIVE_AGGREGATE_H

#include "type_impl.h"

#include <ffi.h>

/* Made once and kept. Unions and bit-fields are MF_UNSUPPORTED_TYPE: libffi has neither. The intern lock is held. */
mf_status mf__native_struct(const mf_type *type, ffi_type **native);

#endif
