/* AAPCS64 (6.8.2) as Linux uses it: up to four equal floating-point members (an HFA) travel in vector registers, other values of
   up to 16 bytes in integer registers, larger ones as a pointer to a copy. After a value that did not fit, its registers are
   closed. */
#include "classify.h"

enum { REGISTERS = 8 };

/* How many members of one floating-point kind the value is made of; 0 when it is made of anything else. */
static bool is_homogeneous(const mf_type *type, mf_kind *kind, uint32_t *count) {
  *count = 0;
  switch (type->kind) {
    case MF_KIND_FLOAT: case MF_KIND_DOUBLE: case MF_KIND_LONG_DOUBLE:
      *count = 1;
      if (*kind == MF_KIND_VOID) *kind = type->kind;
      return *kind == type->kind;
    case MF_KIND_COMPLEX: case MF_KIND_ARRAY:
      if (!is_homogeneous(type->element, kind, count)) return false;
      *count *= type->kind == MF_KIND_COMPLEX ? 2 : type->count;
      return true;
    case MF_KIND_STRUCT: case MF_KIND_UNION:
      for (uint32_t i = 0; i < type->count; i++) {
        uint32_t of_member;
        if (!is_homogeneous(type->members[i].type, kind, &of_member)) return false;
        if (type->kind == MF_KIND_STRUCT) *count += of_member;
        else if (*count < of_member) *count = of_member;
      }
      return true;
    default: return false;
  }
}

/* The number of vector registers an HFA takes, 0 for any other value; and the bytes in each. */
static uint32_t hfa_members(const mf_type *type, uint32_t *part_size) {
  mf_kind kind = MF_KIND_VOID;
  uint32_t count;
  if (!is_homogeneous(type, &kind, &count) || count == 0 || count > 4) return 0;
  *part_size = type->size / count;
  uint32_t wanted = kind == MF_KIND_FLOAT ? 4 : kind == MF_KIND_DOUBLE ? 8 : 16;
  return type->size == count * wanted ? count : 0; /* no padding */
}

static void put_on_stack(mf__classified *into, mf__piece *piece, uint32_t words) {
  piece->on_stack = true;
  piece->slot = into->stack_words < UINT16_MAX ? (uint16_t)into->stack_words : UINT16_MAX;
  into->stack_words += words;
}

static void put(mf__classified *into, mf__piece *piece) {
  bool is_vector = piece->place == MF__IN_VECTOR || piece->place == MF__IN_QUAD;
  uint32_t *used = is_vector ? &into->vectors : &into->integers;
  if (*used < REGISTERS) piece->slot = (uint16_t)(*used)++;
  else put_on_stack(into, piece, piece->place == MF__IN_QUAD ? 2 : 1);
}

static void pad(mf__classified *into, mf__place place) {
  static const mf__value nothing = {.source = MF__FROM_NOTHING};
  put(into, mf__add_piece(into, place, &nothing, 0, 0));
}

/* Leaves no register of a class, for a value that did not fit (rules C.3, C.13). */
static void close_registers(mf__classified *into, mf__place place) {
  while ((place == MF__IN_VECTOR ? into->vectors : into->integers) < REGISTERS) pad(into, place);
}

static void put_words(mf__classified *into, mf__place place, const mf__value *value) {
  uint32_t size = value->type->size;
  for (uint32_t at = 0; at < size; at += 8) put(into, mf__add_piece(into, place, value, at, size - at < 8 ? size - at : 8));
}

static void put_quads(mf__classified *into, const mf__value *value, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    if (into->vectors == REGISTERS) into->stack_words += into->stack_words & 1; /* libffi aligns these itself */
    put(into, mf__add_piece(into, MF__IN_QUAD, value, i * 16, 16));
  }
}

static void pass_hfa(mf__classified *into, const mf__value *value, uint32_t count, uint32_t part_size) {
  bool fits = into->vectors + count <= REGISTERS;
  if (!fits) close_registers(into, MF__IN_VECTOR);
  if (part_size == 16) put_quads(into, value, count);
  else if (!fits) put_words(into, MF__IN_VECTOR, value);
  else
    for (uint32_t i = 0; i < count; i++) put(into, mf__add_piece(into, MF__IN_VECTOR, value, i * part_size, part_size));
}

static void pass_in_integers(mf__classified *into, const mf__value *value) {
  uint32_t words = (value->type->size + 7) / 8;
  bool is_aligned = value->type->alignment >= 16;
  if (is_aligned && into->integers < REGISTERS && into->integers % 2) pad(into, MF__IN_INTEGER); /* C.9, C.10 */
  if (into->integers + words > REGISTERS) {
    close_registers(into, MF__IN_INTEGER);
    if (is_aligned && into->stack_words % 2) pad(into, MF__IN_INTEGER);
  }
  put_words(into, MF__IN_INTEGER, value);
}

static void pass(mf__classified *into, const mf__value *value) {
  uint32_t part_size, members;
  if (mf__is_word(value->type)) put(into, mf__add_piece(into, MF__IN_INTEGER, value, 0, mf__passed_size(value->type)));
  else if ((members = hfa_members(value->type, &part_size))) pass_hfa(into, value, members, part_size);
  else if (value->type->size <= 16) pass_in_integers(into, value);
  else put(into, mf__add_piece(into, MF__BY_REFERENCE, value, 0, value->type->size));
}

static void classify_result(const mf_type *type, mf__result *result) {
  if (mf__classify_scalar_result(type, result)) return;
  uint32_t part_size = 8, members = hfa_members(type, &part_size);
  result->kind = MF__RESULT_REGISTERS;
  if (!members && type->size > 16) result->kind = MF__RESULT_MEMORY; /* its address is in x8, which no argument uses */
  result->part_size = (uint8_t)(members ? part_size : 8);
  result->count = (uint8_t)(members ? members : result->kind == MF__RESULT_REGISTERS ? (type->size + 7) / 8 : 0);
  for (uint32_t i = 0; i < result->count; i++)
    result->places[i] = (uint8_t)(!members ? MF__IN_INTEGER : part_size == 16 ? MF__IN_QUAD : MF__IN_VECTOR);
}

void mf__classify_aapcs64(const mf_type *result, const mf__value *values, size_t count, mf__classified *into) {
  classify_result(result, &into->result);
  for (size_t i = 0; i < count; i++) {
    uint32_t before = into->count;
    pass(into, &values[i]);
    for (; before < into->count; before++) into->pieces[before].value = (uint16_t)i;
  }
}
