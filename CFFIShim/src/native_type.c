#include "native_type.h"
#include "classify.h"
#include "native_aggregate.h"

static ffi_type *scalar(mf_kind kind) {
  switch (kind) {
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

static ffi_type *complex_number(const mf_type *type) {
#if defined(FFI_TARGET_HAS_COMPLEX_TYPE)
  switch (type->element->kind) {
    case MF_KIND_FLOAT: return &ffi_type_complex_float;
    case MF_KIND_DOUBLE: return &ffi_type_complex_double;
    case MF_KIND_LONG_DOUBLE: return &ffi_type_complex_longdouble;
    default: break;
  }
#endif
  (void)type;
  return NULL;
}

mf_status mf__native_type(const mf_type *type, ffi_type **native) {
#if defined(MF_NATIVE_ABI)
  if (type && type->kind == MF_KIND_STRUCT) return mf__native_struct(type, native);
#endif
  *native = type && type->kind == MF_KIND_COMPLEX ? complex_number(type) : scalar(type ? type->kind : MF_KIND_POINTER);
  return *native ? MF_OK : MF_UNSUPPORTED_TYPE;
}
