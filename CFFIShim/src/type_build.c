/* Nodes -> interned types. A type's children are types in their own right; pointees too, though nobody needs their layout. */
#include "type_impl.h"
#include "alloc.h"
#include "fail.h"
#include "locks.h"
#include "text_map.h"

#include <string.h>

static mf__text_map types;

/* A type and what belongs to it, in one piece of memory: members, then the terminated texts. */
typedef struct building {
  mf_type type;
  mf__member members[];
} building;

static size_t length_of(mf__slice slice) { return slice.end - slice.start; }

static size_t size_of_building(const mf__parser *parser, const mf__node *node, uint32_t members) {
  size_t size = sizeof(building) + members * sizeof(mf__member) + length_of(node->text) + 1 + length_of(node->name) + 1;
  for (uint32_t i = members ? node->first_child : 0; i; i = parser->nodes[i].next_sibling)
    size += length_of(parser->nodes[i].field) + 1;
  return size;
}

static const char *keep(const mf__parser *parser, mf__slice slice, char **place) {
  char *text = *place;
  memcpy(text, parser->text + slice.start, length_of(slice));
  text[length_of(slice)] = '\0';
  *place += length_of(slice) + 1;
  return text;
}

static mf_status build_children(const mf__parser *parser, const mf__node *node, building *made, char **place) {
  bool is_aggregate = node->kind == MF_KIND_STRUCT || node->kind == MF_KIND_UNION;
  uint32_t index = 0;
  for (uint32_t i = node->first_child; i; i = parser->nodes[i].next_sibling, index++) {
    const mf__node *child = &parser->nodes[i];
    const mf_type *type;
    mf_status status = mf__type_build(parser, i, &type);
    if (status != MF_OK) return status;
    if (!is_aggregate) made->type.element = type;
    else made->members[index] = (mf__member){.type = type};
    if (is_aggregate && child->has_field) made->members[index].name = keep(parser, child->field, place);
  }
  if (is_aggregate) made->type.members = made->members, made->type.count = index;
  return MF_OK;
}

static mf_status build_new(const mf__parser *parser, const mf__node *node, building *made, char *place) {
  mf_type *type = &made->type;
  *type = (mf_type){.kind = (mf_kind)node->kind, .qualifiers = node->qualifiers, .has_members = node->has_members};
  type->encoding = keep(parser, node->text, &place);
  if (length_of(node->name)) type->name = keep(parser, node->name, &place);
  if (type->kind == MF_KIND_ARRAY) type->count = node->number;
  if (type->kind == MF_KIND_BIT_FIELD) type->bit_width = node->number, type->bit_position = node->bit_position;
  mf_status status = build_children(parser, node, made, &place);
  if (status != MF_OK) return status;
  mf__type_lay_out(type, made->members, node->code);
  type->shape = mf__type_shape(type, node->code);
  if (!type->shape || !mf__text_map_add(&types, type->encoding, length_of(node->text), 0, type)) return MF_NO_MEMORY;
  return MF_OK;
}

mf_status mf__type_build(const mf__parser *parser, uint32_t index, const mf_type **type) {
  const mf__node *node = &parser->nodes[index];
  *type = mf__text_map_find(&types, parser->text + node->text.start, length_of(node->text), 0);
  if (*type) return MF_OK;
  uint32_t members = node->kind == MF_KIND_STRUCT || node->kind == MF_KIND_UNION ? node->child_count : 0;
  building *made = mf__malloc(size_of_building(parser, node, members));
  if (!made) return MF_NO_MEMORY;
  mf_status status = build_new(parser, node, made, (char *)&made->members[members]);
  if (status == MF_OK) *type = &made->type;
  else mf__free(made);
  return status;
}

mf_status mf_type_make(const char *encoding, const mf_type **result, mf_error *error) {
  if (result) *result = NULL;
  if (!encoding) return MF_FAIL_ARGUMENT(error, MF_INVALID_ARGUMENT, MF_ARGUMENT_NONE, .reason = "no encoding was given");
  size_t length = mf__encoding_length(encoding);
  const mf_type *type = mf__text_map_find(&types, encoding, length, 0);
  mf__parser parser = {0};
  if (!type) {
    uint32_t root = MF__NO_NODE;
    if (mf__parser_init(&parser, encoding, length)) root = mf__parse_root(&parser);
    if (root != MF__NO_NODE && parser.at != length)
      mf__parse_reject(&parser, MF_INVALID_ENCODING, parser.at, "there is more than one type");
    if (parser.status == MF_OK) {
      mf__intern_lock();
      parser.status = mf__type_build(&parser, root, &type);
      mf__intern_unlock();
    }
  }
  mf_status status = parser.status == MF_OK ? MF_OK : mf__parser_fail(&parser, MF_ARGUMENT_NONE, error);
  mf__parser_free(&parser);
  if (status == MF_OK && result) *result = type;
  return status;
}
