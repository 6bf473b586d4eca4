/* What is known about a type. */
#include "type_impl.h"

mf_kind mf_type_kind(const mf_type *type) { return type->kind; }

size_t mf_type_size(const mf_type *type) { return type->size; }

size_t mf_type_alignment(const mf_type *type) { return type->alignment; }

const char *mf_type_encoding(const mf_type *type) { return type->encoding; }

const char *mf_type_shape(const mf_type *type) { return type->shape; }

const char *mf_type_name(const mf_type *type) { return type->name; }

unsigned mf_type_qualifiers(const mf_type *type) { return type->qualifiers; }

bool mf_type_is_passable(const mf_type *type, const char **reason) {
  if (!type->reason || type->kind == MF_KIND_ARRAY) return true; /* an array is passed as a pointer */
  if (reason) *reason = type->reason;
  return false;
}

const mf_type *mf_type_element(const mf_type *type) { return type->element; }

size_t mf_type_count(const mf_type *type) { return type->count; }

static bool has_member(const mf_type *type, size_t index) { return type->members && index < type->count; }

const mf_type *mf_type_member(const mf_type *type, size_t index) {
  return has_member(type, index) ? type->members[index].type : NULL;
}

size_t mf_type_member_offset(const mf_type *type, size_t index) {
  return has_member(type, index) ? type->members[index].offset : 0;
}

const char *mf_type_member_name(const mf_type *type, size_t index) {
  return has_member(type, index) ? type->members[index].name : NULL;
}

bool mf_types_agree(const mf_type *a, const mf_type *b) { return a->shape == b->shape; }
