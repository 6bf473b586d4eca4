/* What a type is made of, and the steps that make one: text -> nodes (type_parse) -> interned types (type_build, type_layout,
   type_shape). */
#ifndef MF_TYPE_IMPL_H
#define MF_TYPE_IMPL_H

#include "CFFIShim/type.h"
#include "type_parse.h"

typedef struct mf__member {
  const mf_type *type;
  const char *name; /* NULL: the encoding has none */
  uint32_t offset;  /* bytes; of a bit-field, those before its first bit */
} mf__member;

struct mf_type {
  mf_kind kind;
  uint8_t qualifiers;
  bool has_members;      /* struct, union: "=" was written, so it is not opaque */
  bool contains_object;  /* an '@' in the value itself, not behind a pointer */
  uint32_t size;         /* 0 without a layout */
  uint32_t alignment;    /* at least 1 */
  uint32_t count;        /* array elements, members */
  uint32_t bit_position; /* bit-fields: GNU's, from the start of the struct */
  uint32_t bit_width;
  const char *reason; /* why a value cannot be passed; NULL: it can */
  const char *encoding;
  const char *shape; /* interned: equal pointers for equal shapes */
  const char *name;
  const mf_type *element;
  const mf__member *members;
};

/* Bit-fields that carry their storage type (GNU form) have it in `element`; Apple's do not, so their layout is unknown. */

/* The interned type of a node, and of everything below it. The intern lock is held. MF_OK or MF_NO_MEMORY. */
mf_status mf__type_build(const mf__parser *parser, uint32_t node, const mf_type **type);

/* Fills size, alignment, reason, contains_object and the members' offsets, from the children. */
void mf__type_lay_out(mf_type *type, mf__member *members, char code);

/* The interned shape of a type whose children have theirs; NULL without memory. The intern lock is held. */
const char *mf__type_shape(const mf_type *type, char code);

/* The interned copy of a shape text; NULL without memory. The intern lock is held. */
const char *mf__shape_intern(const char *text, size_t length);

#endif
