#include "type_parse.h"

#include "alloc.h"
#include "fail.h"
#include "type_scalar.h"

#include <string.h>

bool mf__parse_reject(mf__parser *parser, mf_status status, size_t position, const char *reason) {
  parser->status = status;
  parser->position = position;
  parser->reason = reason;
  return false;
}

static bool reject_limit(mf__parser *parser, const char *reason, size_t limit) {
  parser->limit = limit;
  return mf__parse_reject(parser, MF_INVALID_ENCODING, parser->at, reason);
}

size_t mf__encoding_length(const char *encoding) {
  const char *end = memchr(encoding, '\0', MF_ENCODING_MAX_LENGTH + 1);
  return end ? (size_t)(end - encoding) : (size_t)MF_ENCODING_MAX_LENGTH + 1;
}

bool mf__parser_init(mf__parser *parser, const char *text, size_t length) {
  *parser = (mf__parser){.text = text, .length = length};
  if (length <= MF_ENCODING_MAX_LENGTH) return true;
  parser->at = MF_ENCODING_MAX_LENGTH;
  return reject_limit(parser, "longer than an encoding may be", MF_ENCODING_MAX_LENGTH);
}

void mf__parser_free(mf__parser *parser) { mf__free(parser->nodes); }

enum { MF__SHOWN = 80 }; /* bytes of a text that an error shows */

/* Copies the beginning of a text, whole characters of UTF-8. */
static void shorten(const char *text, size_t length, char shown[MF__SHOWN + sizeof "…"]) {
  bool is_long = length > MF__SHOWN;
  if (is_long) {
    length = MF__SHOWN;
    while (length && ((unsigned char)text[length] & 0xc0) == 0x80) length--;
  }
  memcpy(shown, text, length);
  strcpy(shown + length, is_long ? "…" : "");
}

mf_status mf__parser_fail(const mf__parser *parser, int argument, mf_error *error) {
  char shown[MF__SHOWN + sizeof "…"];
  bool has_text = error && parser->text && parser->status != MF_NO_MEMORY;
  if (has_text) shorten(parser->text, parser->length, shown);
  mf_error facts = {.status = parser->status, .argument = argument, .position = parser->position, .reason = parser->reason,
                    .expected_count = parser->limit};
  return mf__fail(error, has_text ? shown : NULL, &facts);
}

mf_kind mf__scalar_kind(char code) {
  switch (code) {
#define SCALAR(character, kind, type, shape) case character: return kind;
    MF__SCALAR_LIST(SCALAR)
#undef SCALAR
  }
  return MF_KIND_UNKNOWN;
}

bool mf__is_integer_code(char code) { return code && strchr("cCsSiIlLqQtT", code); }

static uint32_t add_node(mf__parser *parser) {
  if (parser->count - parser->root > MF_TYPE_MAX_MEMBERS) {
    reject_limit(parser, "more members than a type may have", MF_TYPE_MAX_MEMBERS);
    return MF__NO_NODE;
  }
  if (parser->count == parser->capacity) {
    uint32_t capacity = parser->capacity ? parser->capacity * 2 : 16;
    mf__node *nodes = mf__realloc(parser->nodes, capacity * sizeof *nodes);
    if (!nodes) {
      mf__parse_reject(parser, MF_NO_MEMORY, 0, NULL);
      return MF__NO_NODE;
    }
    parser->nodes = nodes;
    parser->capacity = capacity;
  }
  parser->nodes[parser->count] = (mf__node){.text = {(uint32_t)parser->at, (uint32_t)parser->at}};
  return parser->count++;
}

static unsigned qualifier(char code) {
  switch (code) {
    case 'r': return MF_QUALIFIER_CONST;
    case 'n': return MF_QUALIFIER_IN;
    case 'N': return MF_QUALIFIER_INOUT;
    case 'o': return MF_QUALIFIER_OUT;
    case 'O': return MF_QUALIFIER_BYCOPY;
    case 'R': return MF_QUALIFIER_BYREF;
    case 'V': return MF_QUALIFIER_ONEWAY;
    case 'A': return MF_QUALIFIER_ATOMIC;
    default: return 0;
  }
}

bool mf__parse_number(mf__parser *parser, uint32_t *number) {
  size_t start = parser->at;
  uint32_t value = 0;
  if (!mf__is_digit(mf__parser_peek(parser, 0)))
    return mf__parse_reject(parser, MF_INVALID_ENCODING, start, "a number is missing");
  for (; mf__is_digit(mf__parser_peek(parser, 0)); parser->at++) {
    uint32_t digit = (uint32_t)(parser->text[parser->at] - '0');
    if (value > (INT32_MAX - digit) / 10)
      return mf__parse_reject(parser, MF_INVALID_ENCODING, start, "a number is too large");
    value = value * 10 + digit;
  }
  *number = value;
  return true;
}

bool mf__parse_quoted(mf__parser *parser, mf__slice *name) {
  size_t start = parser->at + 1;
  const char *end = memchr(parser->text + start, '"', parser->length - start);
  if (!end) return mf__parse_reject(parser, MF_INVALID_ENCODING, parser->at, "a quote is not closed");
  *name = (mf__slice){(uint32_t)start, (uint32_t)(end - parser->text)};
  parser->at = name->end + 1u;
  return true;
}

bool mf__parse_child(mf__parser *parser, uint32_t node, bool named) {
  if (parser->depth == MF_TYPE_MAX_DEPTH) return reject_limit(parser, "nested too deeply", MF_TYPE_MAX_DEPTH);
  parser->depth++;
  uint32_t child = mf__parse_type(parser, named);
  parser->depth--;
  if (child == MF__NO_NODE) return false;
  parser->nodes[node].first_child = child;
  parser->nodes[node].child_count = 1;
  return true;
}

/* Behind @? an extended encoding has the block's own signature in angle brackets: skipped, since a block is an object to us. */
static bool skip_block_signature(mf__parser *parser) {
  size_t start = parser->at, open = 0;
  for (; parser->at < parser->length; parser->at++) {
    char c = parser->text[parser->at];
    if (c == '<') open++;
    if (c == '>' && --open == 0) return parser->at++, true;
  }
  return mf__parse_reject(parser, MF_INVALID_ENCODING, start, "a block's signature is not closed");
}

/* Whether the quoted text at the cursor is the class of the object before it. Among named fields it may be the name of the next
   field: then a type follows it, while a class is followed by another name or by the end. */
static bool is_class_name(const mf__parser *parser, bool named) {
  if (mf__parser_peek(parser, 0) != '"') return false;
  if (!named) return true;
  const char *start = parser->text + parser->at + 1;
  const char *end = memchr(start, '"', parser->length - parser->at - 1);
  char after = end && end + 1 < parser->text + parser->length ? end[1] : '\0';
  return after == '"' || after == '}' || after == ')' || after == ']' || after == '\0';
}

static bool parse_object(mf__parser *parser, uint32_t node, bool named) {
  parser->nodes[node].kind = MF_KIND_OBJECT;
  if (mf__parser_peek(parser, 0) == '?') {
    parser->at++;
    return mf__parser_peek(parser, 0) != '<' || skip_block_signature(parser);
  }
  return !is_class_name(parser, named) || mf__parse_quoted(parser, &parser->nodes[node].name);
}

static bool parse_complex(mf__parser *parser, uint32_t node) {
  char element = mf__parser_peek(parser, 0);
  if (element != 'f' && element != 'd' && element != 'D' && !mf__is_integer_code(element))
    return mf__parse_reject(parser, MF_INVALID_ENCODING, parser->at, "a complex number needs the code of its parts");
  parser->nodes[node].kind = MF_KIND_COMPLEX;
  return mf__parse_child(parser, node, false);
}

static bool parse_base(mf__parser *parser, uint32_t node, bool named) {
  if (parser->at == parser->length) return mf__parse_reject(parser, MF_INVALID_ENCODING, parser->at, "a type is missing");
  mf__node *into = &parser->nodes[node]; /* not to be used once a child was parsed */
  char code = parser->text[parser->at++];
  into->code = code;
  into->kind = (uint8_t)mf__scalar_kind(code);
  if (into->kind != MF_KIND_UNKNOWN) return true;
  switch (code) {
    case 'v': into->kind = MF_KIND_VOID; return true;
    case '*': into->kind = MF_KIND_C_STRING; return true;
    case '#': into->kind = MF_KIND_CLASS; return true;
    case ':': into->kind = MF_KIND_SELECTOR; return true;
    case '?': case ' ': case '%': return true; /* MF_KIND_UNKNOWN: allowed behind pointers */
    case '@': return parse_object(parser, node, named);
    case '^': into->kind = MF_KIND_POINTER; return mf__parse_child(parser, node, named);
    case 'j': return parse_complex(parser, node);
    case '[': return mf__parse_array(parser, node, named);
    case '{': into->kind = MF_KIND_STRUCT; return mf__parse_aggregate(parser, node);
    case '(': into->kind = MF_KIND_UNION; return mf__parse_aggregate(parser, node);
    case 'b': return mf__parse_bit_field(parser, node);
    case '!':
      if (mf__parser_peek(parser, 0) == '[') return mf__parse_vector(parser, node, named);
  }
  return mf__parse_reject(parser, MF_INVALID_ENCODING, parser->at - 1, "no type has this code");
}

uint32_t mf__parse_type(mf__parser *parser, bool named) {
  uint32_t node = add_node(parser);
  if (node == MF__NO_NODE) return node;
  for (unsigned flag; (flag = qualifier(mf__parser_peek(parser, 0))) || mf__parser_peek(parser, 0) == '|'; parser->at++)
    parser->nodes[node].qualifiers |= (uint8_t)flag; /* '|' (gcinvisible) means nothing here */
  if (!parse_base(parser, node, named)) return MF__NO_NODE;
  parser->nodes[node].text.end = (uint32_t)parser->at;
  return node;
}

/* [+] [-] digits; GNU's + marks a register argument. Real frames look different: read and ignored. */
static bool skip_frame_offset(mf__parser *parser) {
  uint32_t ignored;
  bool is_signed = false;
  if (mf__parser_peek(parser, 0) == '+') parser->at++, is_signed = true;
  if (mf__parser_peek(parser, 0) == '-') parser->at++, is_signed = true;
  return (!is_signed && !mf__is_digit(mf__parser_peek(parser, 0))) || mf__parse_number(parser, &ignored);
}

uint32_t mf__parse_root(mf__parser *parser) {
  parser->root = parser->count;
  uint32_t node = mf__parse_type(parser, false);
  return node == MF__NO_NODE || !skip_frame_offset(parser) ? MF__NO_NODE : node;
}
