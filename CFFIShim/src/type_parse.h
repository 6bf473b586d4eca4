/* The parser: text -> nodes. It knows the grammar and its bounds, and nothing about layout. It allocates the nodes, and never
   recurses deeper than MF_TYPE_MAX_DEPTH. */
#ifndef MF_TYPE_PARSE_H
#define MF_TYPE_PARSE_H

#include "CFFIShim/type.h"

/* A piece of the text: the bytes from `start` to before `end`. */
typedef struct mf__slice {
  uint32_t start, end;
} mf__slice;

/* One type in the text. Children are linked by index; 0 means none, since node 0 is always a root. */
typedef struct mf__node {
  uint8_t kind; /* an mf_kind */
  char code;    /* the character that said so */
  uint8_t qualifiers;
  bool has_members; /* struct, union: "=" was written */
  bool has_field;   /* a quoted name stands before this member */
  mf__slice text;   /* with qualifiers, without frame offset */
  mf__slice name;   /* empty when there is none, or "?" */
  mf__slice field;
  uint32_t first_child, next_sibling, child_count;
  uint32_t number;       /* array: count; bit-field: width */
  uint32_t bit_position; /* GNU bit-field */
} mf__node;

typedef struct mf__parser {
  const char *text;
  size_t length;
  size_t at;
  mf__node *nodes;
  uint32_t count, capacity;
  uint32_t root; /* first node of the type being parsed: members are counted from it */
  unsigned depth;
  /* set by a failure */
  mf_status status;
  size_t position;
  const char *reason;
  size_t limit; /* the bound that was exceeded, or 0 */
} mf__parser;

#define MF__NO_NODE UINT32_MAX

/* The length of an encoding, or one more than an encoding may have: no endless text is walked through. */
size_t mf__encoding_length(const char *encoding);

/* Starts on a text; false (with status) when it is too long. End with mf__parser_free, also after a failure. */
bool mf__parser_init(mf__parser *parser, const char *text, size_t length);
void mf__parser_free(mf__parser *parser);

/* Parses the next type and the frame offset after it; MF__NO_NODE after filling the failure. */
uint32_t mf__parse_root(mf__parser *parser);

/* Fills `error` with the parser's failure; returns its status. */
mf_status mf__parser_fail(const mf__parser *parser, int argument, mf_error *error);

/* Steps shared by type_parse.c and type_parse_aggregate.c. `named`: fields of the innermost brackets have quoted names. */
uint32_t mf__parse_type(mf__parser *parser, bool named);
bool mf__parse_aggregate(mf__parser *parser, uint32_t node);
bool mf__parse_array(mf__parser *parser, uint32_t node, bool named);
bool mf__parse_vector(mf__parser *parser, uint32_t node, bool named);
bool mf__parse_bit_field(mf__parser *parser, uint32_t node);
bool mf__parse_number(mf__parser *parser, uint32_t *number);
bool mf__parse_quoted(mf__parser *parser, mf__slice *name);
bool mf__parse_child(mf__parser *parser, uint32_t node, bool named);
bool mf__parse_reject(mf__parser *parser, mf_status status, size_t position, const char *reason);

/* The byte at the cursor plus `ahead`; NUL at the end. */
static inline char mf__parser_peek(const mf__parser *parser, size_t ahead) {
  return parser->at + ahead < parser->length ? parser->text[parser->at + ahead] : '\0';
}

static inline bool mf__is_digit(char c) { return c >= '0' && c <= '9'; }

/* The kind of a scalar code, or MF_KIND_UNKNOWN; and whether `j` may stand before it, or a GNU bit-field be made of it. */
mf_kind mf__scalar_kind(char code);
bool mf__is_integer_code(char code);

#endif
