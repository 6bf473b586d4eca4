/* What the classifiers share, and the classification that leaves everything to libffi. */
#include "classify.h"

bool mf__is_word(const mf_type *type) {
  if (!type) return true;
  switch (type->kind) {
    case MF_KIND_BOOL:
    case MF_KIND_INT8: case MF_KIND_UINT8: case MF_KIND_INT16: case MF_KIND_UINT16:
    case MF_KIND_INT32: case MF_KIND_UINT32: case MF_KIND_INT64: case MF_KIND_UINT64:
    case MF_KIND_C_STRING: case MF_KIND_OBJECT: case MF_KIND_CLASS: case MF_KIND_SELECTOR: case MF_KIND_POINTER:
    case MF_KIND_ARRAY: return true;
    default: return false;
  }
}

bool mf__is_floating(const mf_type *type) { return type && (type->kind == MF_KIND_FLOAT || type->kind == MF_KIND_DOUBLE); }

mf__extension mf__extension_of(const mf_type *type) {
  switch (type ? type->kind : MF_KIND_POINTER) {
    case MF_KIND_BOOL: return MF__TRUTH;
    case MF_KIND_INT8: case MF_KIND_INT16: case MF_KIND_INT32: case MF_KIND_INT64: return MF__SIGN_EXTENDED;
    default: return MF__ZERO_EXTENDED;
  }
}

uint32_t mf__passed_size(const mf_type *type) {
  return !type || type->kind == MF_KIND_ARRAY ? (uint32_t)sizeof(void *) : type->size;
}

uint32_t mf__passed_alignment(const mf_type *type) {
  return !type || type->kind == MF_KIND_ARRAY ? (uint32_t)_Alignof(void *) : type->alignment;
}

mf__piece *mf__add_piece(mf__classified *into, mf__place place, const mf__value *value, uint32_t offset, uint32_t size) {
  mf__piece *piece = &into->pieces[into->count++];
  *piece = (mf__piece){.place = (uint8_t)place, .source = (uint8_t)value->source, .offset = value->offset + offset, .size = size,
                       .type = value->type, .extension = (uint8_t)mf__extension_of(value->type)};
  return piece;
}

bool mf__classify_scalar_result(const mf_type *type, mf__result *result) {
  result->type = type;
  result->extension = (uint8_t)mf__extension_of(type);
  if (type->kind == MF_KIND_VOID) result->kind = MF__RESULT_NONE;
  else if (mf__is_word(type)) result->kind = MF__RESULT_INTEGER;
  else if (type->kind == MF_KIND_FLOAT) result->kind = MF__RESULT_FLOAT;
  else if (type->kind == MF_KIND_DOUBLE) result->kind = MF__RESULT_DOUBLE;
  else if (type->kind == MF_KIND_LONG_DOUBLE) result->kind = MF__RESULT_LONG_DOUBLE;
  else return false;
  return true;
}

void mf__classify_native(const mf_type *result, const mf__value *values, size_t count, mf__classified *into) {
  if (!mf__classify_scalar_result(result, &into->result)) into->result.kind = MF__RESULT_NATIVE;
  for (size_t i = 0; i < count; i++)
    mf__add_piece(into, MF__NATIVE, &values[i], 0, mf__passed_size(values[i].type))->value = (uint16_t)i;
}
