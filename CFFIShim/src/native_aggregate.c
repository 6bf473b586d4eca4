#include "native_aggregate.h"
#include "classify.h"

#if defined(MF_NATIVE_ABI)

#include "alloc.h"
#include "native_type.h"
#include "text_map.h"

#include <string.h>

static mf__text_map natives;

static bool is_array(const mf_type *type) { return type->kind == MF_KIND_ARRAY; }

/* libffi has no arrays: inside a struct they are structs with as many elements. */
static size_t element_count(const mf_type *type) {
  size_t count = 0;
  if (is_array(type)) return type->count;
  for (uint32_t i = 0; i < type->count; i++) count += type->members[i].type->size != 0; /* libffi refuses what has no size */
  return count;
}

static mf_status element_type(const mf_type *type, ffi_type **native) {
  return is_array(type) ? mf__native_struct(type, native) : mf__native_type(type, native);
}

static mf_status fill(const mf_type *type, ffi_type **elements) {
  mf_status status = MF_OK;
  if (is_array(type)) {
    ffi_type *element;
    status = element_type(type->element, &element);
    for (uint32_t i = 0; status == MF_OK && i < type->count; i++) *elements++ = element;
  }
  for (uint32_t i = 0; !is_array(type) && status == MF_OK && i < type->count; i++) {
    if (type->members[i].type->kind == MF_KIND_BIT_FIELD) status = MF_UNSUPPORTED_TYPE;
    else if (type->members[i].type->size) status = element_type(type->members[i].type, elements++);
  }
  *elements = NULL;
  return status;
}

mf_status mf__native_struct(const mf_type *type, ffi_type **native) {
  size_t length = strlen(type->encoding);
  *native = (ffi_type *)(uintptr_t)mf__text_map_find(&natives, type->encoding, length, 0);
  if (*native) return MF_OK;
  ffi_type *made = mf__malloc(sizeof *made + (element_count(type) + 1) * sizeof(ffi_type *));
  if (!made) return MF_NO_MEMORY;
  *made = (ffi_type){.size = type->size, .alignment = (unsigned short)type->alignment, .type = FFI_TYPE_STRUCT,
                     .elements = (ffi_type **)(made + 1)};
  mf_status status = fill(type, made->elements);
  if (status == MF_OK && !mf__text_map_add(&natives, type->encoding, length, 0, made)) status = MF_NO_MEMORY;
  if (status == MF_OK) *native = made;
  else mf__free(made);
  return status;
}

#else
typedef int mf__no_native_aggregates; /* ISO C wants a declaration in every file */
#endif
