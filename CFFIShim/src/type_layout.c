/* Sizes, alignments and offsets as the C compiler gives them, from the children upwards. Pointees are never looked into. */
#include "type_impl.h"
#include "type_scalar.h"

static uint64_t align_up(uint64_t offset, uint64_t alignment) { return (offset + alignment - 1) / alignment * alignment; }

/* A double in a struct may be aligned less than one alone (i386), so the struct is asked. */
#define LAYOUT_OF(type_name)                                                          \
  do {                                                                                \
    struct probe { char first; type_name value; };                                    \
    type->size = (uint32_t)sizeof(type_name);                                         \
    type->alignment = (uint32_t)offsetof(struct probe, value);                        \
  } while (0)

static void lay_out_scalar(mf_type *type, char code) {
  switch (code) {
#define SCALAR(character, kind, c_type, shape) case character: LAYOUT_OF(c_type); return;
    MF__SCALAR_LIST(SCALAR)
#undef SCALAR
  }
}

static void lay_out_array(mf_type *type) {
  type->alignment = type->element->alignment;
  type->reason = type->element->reason;
  type->contains_object = type->element->contains_object;
  uint64_t size = (uint64_t)type->element->size * type->count;
  if (size > MF_TYPE_MAX_SIZE) type->reason = "larger than a value may be";
  else type->size = (uint32_t)size;
}

/* Adds a GNU bit-field to a struct or union that so far ends at bit `end`; returns the new end. */
static uint64_t lay_out_bit_field(mf_type *type, mf__member *member, uint64_t end) {
  const mf_type *field = member->type;
  uint64_t first = field->bit_position, last = first + field->bit_width;
  if (!field->element) type->reason = field->reason;
  else if (field->bit_width == 0 || field->bit_width > field->element->size * 8u) type->reason = "a bit-field of impossible width";
  else if (type->kind == MF_KIND_STRUCT && first < end) type->reason = "bit-fields that overlap";
  if (type->reason) return end;
  member->offset = (uint32_t)(first / 8);
  if (type->alignment < field->element->alignment) type->alignment = field->element->alignment;
  return last > end ? last : end;
}

static uint64_t lay_out_member(mf_type *type, mf__member *member, uint64_t end) {
  if (member->type->kind == MF_KIND_BIT_FIELD) return lay_out_bit_field(type, member, end);
  type->reason = member->type->reason;
  if (type->contains_object || member->type->contains_object) type->contains_object = true;
  uint32_t size = member->type->size, alignment = member->type->alignment;
  uint64_t offset = type->kind == MF_KIND_UNION ? 0 : align_up((end + 7) / 8, alignment);
  member->offset = (uint32_t)offset;
  if (type->alignment < alignment) type->alignment = alignment;
  uint64_t after = (offset + size) * 8;
  return after > end ? after : end;
}

static void lay_out_aggregate(mf_type *type, mf__member *members) {
  type->alignment = 1;
  uint64_t end = 0; /* in bits */
  for (uint32_t i = 0; i < type->count && !type->reason; i++) {
    end = lay_out_member(type, &members[i], end);
    if (end / 8 > MF_TYPE_MAX_SIZE) type->reason = "larger than a value may be";
  }
  uint64_t size = align_up((end + 7) / 8, type->alignment);
  if (!type->has_members) type->reason = "opaque: its members are not known";
  else if (!type->reason && size > MF_TYPE_MAX_SIZE) type->reason = "larger than a value may be";
  else if (!type->reason && size == 0) type->reason = "without size";
  else if (!type->reason && type->qualifiers & MF_QUALIFIER_ATOMIC) type->reason = "atomic: perhaps larger than its encoding says";
  type->size = type->reason ? 0 : (uint32_t)size;
}

static void lay_out_complex(mf_type *type) {
  type->size = type->element->size * 2;
  type->alignment = type->element->alignment;
  if (type->qualifiers & MF_QUALIFIER_ATOMIC) type->reason = "atomic: perhaps aligned more than its encoding says";
}

void mf__type_lay_out(mf_type *type, mf__member *members, char code) {
  type->alignment = 1;
  switch (type->kind) {
    case MF_KIND_VOID: type->reason = "void has no values"; return;
    case MF_KIND_COMPLEX: lay_out_complex(type); return;
    case MF_KIND_OBJECT: type->contains_object = true; LAYOUT_OF(void *); return;
    case MF_KIND_C_STRING: case MF_KIND_CLASS: case MF_KIND_SELECTOR: case MF_KIND_POINTER: LAYOUT_OF(void *); return;
    case MF_KIND_ARRAY: lay_out_array(type); return;
    case MF_KIND_STRUCT: case MF_KIND_UNION: lay_out_aggregate(type, members); return;
    case MF_KIND_BIT_FIELD:
      type->reason = type->element ? "a bit-field outside a struct" : "a bit-field without its position and storage type";
      return;
    case MF_KIND_VECTOR: type->reason = "a vector"; return;
    case MF_KIND_UNKNOWN:
      type->reason = "a type of unknown size";
      if (code == ' ') type->reason = "a blank, which is how clang writes _Float16";
      if (code == '%') type->reason = "an atom";
      return;
    default: lay_out_scalar(type, code);
  }
}
