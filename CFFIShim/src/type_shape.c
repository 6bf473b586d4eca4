/* Shapes: the text of what matters when a value is passed. Children's shapes are interned already, so one is made by joining. */
#include "type_impl.h"
#include "alloc.h"
#include "text_map.h"
#include "type_scalar.h"

#include <stdio.h>
#include <string.h>

static mf__text_map shapes;

const char *mf__shape_intern(const char *text, size_t length) {
  const char *known = mf__text_map_find(&shapes, text, length, 0);
  if (known) return known;
  char *copy = mf__malloc(length + 1);
  if (!copy) return NULL;
  memcpy(copy, text, length);
  copy[length] = '\0';
  if (mf__text_map_add(&shapes, copy, length, 0, copy)) return copy;
  mf__free(copy);
  return NULL;
}

static const char *intern_short(const char *text) { return mf__shape_intern(text, strlen(text)); }

static char *append(char *end, const char *text) {
  size_t length = strlen(text);
  memcpy(end, text, length);
  return end + length;
}

static const char *joined(const char *open, const mf__member *members, size_t count, const char *close) {
  size_t length = strlen(open) + strlen(close);
  for (size_t i = 0; i < count; i++) length += strlen(members[i].type->shape);
  char *text = mf__malloc(length);
  if (!text) return NULL;
  char *end = append(text, open);
  for (size_t i = 0; i < count; i++) end = append(end, members[i].type->shape);
  append(end, close);
  const char *shape = mf__shape_intern(text, length);
  mf__free(text);
  return shape;
}

static const char *aggregate(const mf_type *type) {
  bool is_struct = type->kind == MF_KIND_STRUCT;
  if (!type->has_members) return intern_short(is_struct ? "{?}" : "(?)");
  return joined(is_struct ? "{?=" : "(?=", type->members, type->count, is_struct ? "}" : ")");
}

static const char *around_element(const char *open, const mf_type *element, const char *close) {
  return joined(open, &(mf__member){.type = element}, 1, close);
}

static const char *array(const mf_type *type) {
  char open[16];
  snprintf(open, sizeof open, "[%u", (unsigned)type->count);
  return around_element(open, type->element, "]");
}

static const char *bit_field(const mf_type *type) {
  char open[16], close[16];
  snprintf(open, sizeof open, "b%u", (unsigned)(type->element ? type->bit_position : type->bit_width));
  snprintf(close, sizeof close, "%u", (unsigned)type->bit_width);
  return type->element ? around_element(open, type->element, close) : intern_short(open);
}

static const char *scalar(char code) {
  char shape = code;
  switch (code) {
#define SCALAR(character, kind, type, shape_code) case character: shape = shape_code; break;
    MF__SCALAR_LIST(SCALAR)
#undef SCALAR
  }
  return mf__shape_intern(&shape, 1);
}

const char *mf__type_shape(const mf_type *type, char code) {
  switch (type->kind) {
    case MF_KIND_POINTER: case MF_KIND_C_STRING: return intern_short("^v");
    case MF_KIND_COMPLEX: return around_element("j", type->element, "");
    case MF_KIND_ARRAY: return array(type);
    case MF_KIND_STRUCT: case MF_KIND_UNION: return aggregate(type);
    case MF_KIND_BIT_FIELD: return bit_field(type);
    case MF_KIND_VECTOR: return around_element("![", type->element, "]"); /* never passed, so its size does not matter */
    default: return scalar(code);
  }
}
