#include "native_type.h"

ffi_type *mf__native_type(const mf_type *type) {
  switch (type ? type->kind : MF_KIND_POINTER) {
    case MF_KIND_VOID: return &ffi_type_void;
    case MF_KIND_BOOL: case MF_KIND_UINT8: return &ffi_type_uint8;
    case MF_KIND_INT8: return &ffi_type_sint8;
    case MF_KIND_INT16: return &ffi_type_sint16;
    case MF_KIND_UINT16: return &ffi_type_uint16;
    case MF_KIND_INT32: return &ffi_type_sint32;
    case MF_KIND_UINT32: return &ffi_type_uint32;
    case MF_KIND_INT64: return &ffi_type_sint64;
    case MF_KIND_UINT64: return &ffi_type_uint64;
    case MF_KIND_FLOAT: return &ffi_type_float;
    case MF_KIND_DOUBLE: return &ffi_type_double;
    case MF_KIND_LONG_DOUBLE: return &ffi_type_longdouble;
    case MF_KIND_C_STRING: case MF_KIND_OBJECT: case MF_KIND_CLASS: case MF_KIND_SELECTOR: case MF_KIND_POINTER: case MF_KIND_ARRAY:
      return &ffi_type_pointer;
    default: return NULL;
  }
}
