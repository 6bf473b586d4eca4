/* System V, x86-64 (psABI 3.2.3): a value of up to 16 bytes is classified by eightbytes, each by all that lies in it. It travels in
   registers when there is one for every eightbyte, else wholly on the stack; later arguments may use those that remain. */
#include "classify.h"

enum { INTEGER_REGISTERS = 6, VECTOR_REGISTERS = 8 };

typedef enum class { NO_CLASS, SSE, INTEGER, X87, X87_UPPER, MEMORY } class;

static class merged(class a, class b) {
  if (a == b || b == NO_CLASS) return a;
  if (a == NO_CLASS) return b;
  if (a == MEMORY || b == MEMORY) return MEMORY;
  if (a == INTEGER || b == INTEGER) return INTEGER;
  if (a == X87 || b == X87 || a == X87_UPPER || b == X87_UPPER) return MEMORY;
  return SSE;
}

static void merge(class classes[2], uint32_t offset, uint32_t size, class of_leaf) {
  for (uint32_t i = offset / 8; size && i <= (offset + size - 1) / 8; i++) classes[i] = merged(classes[i], of_leaf);
}

/* What goes to memory once all that lies in it is known: the upper half of a long double without its lower one. */
static void settle(class classes[2]) {
  if (classes[1] == X87_UPPER && classes[0] != X87) classes[0] = classes[1] = MEMORY;
}

/* Merges a value of at most 16 bytes at `offset` into the classes. What has no size is skipped: it may be repeated endlessly. */
static void merge_value(class classes[2], const mf_type *type, uint32_t offset) {
  if (type->size == 0) return;
  switch (type->kind) {
    case MF_KIND_FLOAT: case MF_KIND_DOUBLE: merge(classes, offset, type->size, SSE); return;
    case MF_KIND_LONG_DOUBLE:
      merge(classes, offset, 8, X87);
      merge(classes, offset + 8, 8, X87_UPPER);
      return;
    case MF_KIND_COMPLEX:
      merge_value(classes, type->element, offset);
      merge_value(classes, type->element, offset + type->element->size);
      return;
    case MF_KIND_ARRAY:
      for (uint32_t i = 0; i < type->count; i++) merge_value(classes, type->element, offset + i * type->element->size);
      return;
    case MF_KIND_STRUCT: case MF_KIND_UNION: {
      class own[2] = {NO_CLASS, NO_CLASS}; /* each is classified for itself, whatever else lies beside or over it */
      for (uint32_t i = 0; i < type->count; i++) {
        const mf_type *member = type->members[i].type;
        uint32_t at = offset + type->members[i].offset;
        if (member->kind != MF_KIND_BIT_FIELD) merge_value(own, member, at);
        else merge(own, at, (member->bit_position % 8 + member->bit_width + 7) / 8, INTEGER);
      }
      settle(own);
      for (int i = 0; i < 2; i++) classes[i] = merged(classes[i], own[i]);
      return;
    }
    default: merge(classes, offset, type->size, INTEGER);
  }
}

/* The number of eightbytes and their classes; 0 when the value is one for memory. */
static uint32_t classify(const mf_type *type, class classes[2]) {
  classes[0] = classes[1] = NO_CLASS;
  if (type->size > 16) return 0;
  merge_value(classes, type, 0);
  if (classes[0] == MEMORY || classes[1] == MEMORY) return 0;
  return (type->size + 7) / 8;
}

static mf__place place_of(class of_eightbyte) { return of_eightbyte == SSE ? MF__IN_VECTOR : MF__IN_INTEGER; }

static uint32_t align_up(uint32_t value, uint32_t alignment) { return (value + alignment - 1) / alignment * alignment; }

static void put_on_stack(mf__classified *into, mf__piece *piece, uint32_t size, uint32_t alignment) {
  into->stack_words = align_up(into->stack_words, alignment > 8 ? alignment / 8 : 1);
  piece->on_stack = true;
  piece->slot = into->stack_words < UINT16_MAX ? (uint16_t)into->stack_words : UINT16_MAX;
  into->stack_words += (size + 7) / 8;
}

static void put(mf__classified *into, mf__piece *piece) {
  uint32_t *used = piece->place == MF__IN_VECTOR ? &into->vectors : &into->integers;
  if (*used == (piece->place == MF__IN_VECTOR ? VECTOR_REGISTERS : INTEGER_REGISTERS)) put_on_stack(into, piece, 8, 8);
  else piece->slot = (uint16_t)(*used)++;
}

static void pass_aggregate(mf__classified *into, const mf__value *value) {
  class classes[2];
  uint32_t count = classify(value->type, classes), integers = 0, vectors = 0;
  for (uint32_t i = 0; i < count; i++) {
    if (classes[i] == INTEGER) integers++;
    if (classes[i] == SSE) vectors++;
    if (classes[i] == X87) count = 0; /* only results travel on the x87 stack */
  }
  if (count == 0 || into->integers + integers > INTEGER_REGISTERS || into->vectors + vectors > VECTOR_REGISTERS) {
    mf__piece *piece = mf__add_piece(into, MF__IN_MEMORY, value, 0, value->type->size);
    piece->alignment = value->type->alignment;
    put_on_stack(into, piece, piece->size, piece->alignment);
    return;
  }
  for (uint32_t i = 0; i < count; i++) {
    uint32_t rest = value->type->size - i * 8;
    if (classes[i] != NO_CLASS) put(into, mf__add_piece(into, place_of(classes[i]), value, i * 8, rest < 8 ? rest : 8));
  }
}

static void classify_result(const mf_type *type, mf__result *result) {
  if (mf__classify_scalar_result(type, result)) return;
  class classes[2];
  uint32_t count = classify(type, classes);
  bool is_complex_long_double = type->kind == MF_KIND_COMPLEX && type->element->kind == MF_KIND_LONG_DOUBLE;
  if (is_complex_long_double) result->kind = MF__RESULT_COMPLEX_LONG_DOUBLE;
  else if (count == 0) result->kind = MF__RESULT_MEMORY;
  else if (classes[0] == X87) result->kind = MF__RESULT_LONG_DOUBLE;
  else {
    result->kind = MF__RESULT_REGISTERS;
    result->part_size = 8;
    for (uint32_t i = 0; i < count; i++)
      if (classes[i] != NO_CLASS) result->places[result->count++] = (uint8_t)place_of(classes[i]);
  }
}

void mf__classify_sysv(const mf_type *result, const mf__value *values, size_t count, mf__classified *into) {
  classify_result(result, &into->result);
  if (into->result.kind == MF__RESULT_MEMORY) into->integers = 1; /* the address of the result */
  for (size_t i = 0; i < count; i++) {
    uint32_t before = into->count;
    if (mf__is_word(values[i].type)) put(into, mf__add_piece(into, MF__IN_INTEGER, &values[i], 0, mf__passed_size(values[i].type)));
    else if (mf__is_floating(values[i].type)) put(into, mf__add_piece(into, MF__IN_VECTOR, &values[i], 0, values[i].type->size));
    else pass_aggregate(into, &values[i]);
    for (; before < into->count; before++) into->pieces[before].value = (uint16_t)i;
  }
}
