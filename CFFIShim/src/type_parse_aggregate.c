/* The types with brackets, and bit-fields, which only stand between brackets. */
#include "type_parse.h"

static char closer_of(char opener) { return opener == '{' ? '}' : opener == '(' ? ')' : ']'; }

/* A name ends at '=' or at the closing bracket, but C++ puts brackets, commas and spaces between < and >. */
static bool parse_name(mf__parser *parser, uint32_t node, char closer) {
  mf__slice *name = &parser->nodes[node].name;
  size_t opened = parser->at - 1, angles = 0;
  name->start = (uint32_t)parser->at;
  for (; parser->at < parser->length; parser->at++) {
    char c = parser->text[parser->at];
    if (c == '<') angles++;
    else if (c == '>' && angles) angles--;
    else if (!angles && (c == '=' || c == closer)) {
      name->end = (uint32_t)parser->at;
      if (name->end - name->start == 1 && parser->text[name->start] == '?') name->end = name->start;
      return true;
    }
  }
  return mf__parse_reject(parser, MF_INVALID_ENCODING, opened, "a bracket is not closed");
}

static bool parse_closer(mf__parser *parser, size_t opened) {
  if (mf__parser_peek(parser, 0) != ']') return mf__parse_reject(parser, MF_INVALID_ENCODING, opened, "a bracket is not closed");
  parser->at++;
  return true;
}

static bool parse_members(mf__parser *parser, uint32_t node, char closer, size_t opened) {
  bool named = mf__parser_peek(parser, 0) == '"';
  uint32_t last = 0;
  while (mf__parser_peek(parser, 0) != closer) {
    if (parser->at == parser->length) return mf__parse_reject(parser, MF_INVALID_ENCODING, opened, "a bracket is not closed");
    mf__slice field = {0, 0};
    bool has_field = mf__parser_peek(parser, 0) == '"';
    if (has_field && !mf__parse_quoted(parser, &field)) return false;
    uint32_t child = mf__parse_type(parser, named);
    if (child == MF__NO_NODE) return false;
    parser->nodes[child].has_field = has_field;
    parser->nodes[child].field = field;
    if (last) parser->nodes[last].next_sibling = child;
    else parser->nodes[node].first_child = child;
    parser->nodes[node].child_count++;
    last = child;
  }
  parser->at++;
  return true;
}

bool mf__parse_aggregate(mf__parser *parser, uint32_t node) {
  size_t opened = parser->at - 1;
  char closer = closer_of(parser->text[opened]);
  if (parser->depth == MF_TYPE_MAX_DEPTH) {
    parser->limit = MF_TYPE_MAX_DEPTH;
    return mf__parse_reject(parser, MF_INVALID_ENCODING, opened, "nested too deeply");
  }
  if (!parse_name(parser, node, closer)) return false;
  if (parser->text[parser->at++] == closer) return true; /* opaque */
  parser->nodes[node].has_members = true;
  parser->depth++;
  bool parsed = parse_members(parser, node, closer, opened);
  parser->depth--;
  return parsed;
}

bool mf__parse_array(mf__parser *parser, uint32_t node, bool named) {
  parser->nodes[node].kind = MF_KIND_ARRAY;
  size_t opened = parser->at - 1;
  uint32_t count;
  if (!mf__parse_number(parser, &count)) return false;
  parser->nodes[node].number = count;
  return mf__parse_child(parser, node, named) && parse_closer(parser, opened);
}

/* GCC's vectors: ![size,alignment element]. */
bool mf__parse_vector(mf__parser *parser, uint32_t node, bool named) {
  parser->nodes[node].kind = MF_KIND_VECTOR;
  size_t opened = parser->at++;
  uint32_t size, alignment;
  if (!mf__parse_number(parser, &size)) return false;
  if (mf__parser_peek(parser, 0) != ',')
    return mf__parse_reject(parser, MF_INVALID_ENCODING, parser->at, "a vector's alignment is missing");
  parser->at++;
  return mf__parse_number(parser, &alignment) && mf__parse_child(parser, node, named) && parse_closer(parser, opened);
}

/* Apple: b width. GNU: b position type width; there the type is followed by digits, which no other member is. */
bool mf__parse_bit_field(mf__parser *parser, uint32_t node) {
  parser->nodes[node].kind = MF_KIND_BIT_FIELD;
  uint32_t number;
  if (!mf__parse_number(parser, &number)) return false;
  char code = mf__parser_peek(parser, 0);
  if (!(mf__is_integer_code(code) || code == 'B') || !mf__is_digit(mf__parser_peek(parser, 1))) {
    parser->nodes[node].number = number;
    return true;
  }
  parser->nodes[node].bit_position = number;
  return mf__parse_child(parser, node, false) && mf__parse_number(parser, &parser->nodes[node].number);
}
