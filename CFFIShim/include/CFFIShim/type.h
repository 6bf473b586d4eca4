/* Types: one parsed ObjC type encoding, laid out for this machine.

   A type is made from text such as "i", "^{Node}", "{Point=dd}" or "[4f]". Types are interned by their text, immutable, and live as
   long as the process, so pointers to them may be kept and shared freely.

   The codes: c C s S i I q Q (8 to 64 bits), l L (the C long of this platform), t T (128 bits), f d D, B (bool), v, * (C string),
   @ (object; @? a block, @"Name" a class), # (class), : (selector), ^type (pointer; ^? function), [n type] {name=types} (name=types),
   j (complex, before f d D or an integer). Qualifiers (r n N o O R V A |) may stand before any type. Field names in quotes may stand
   before a member. Frame offsets after a type are read and ignored. */
#ifndef CFFISHIM_TYPE_H
#define CFFISHIM_TYPE_H

#include "selector.h"

MF_BEGIN

/* Bounds: beyond them a text is refused, so that no input can exhaust the stack or the memory. */
enum {
  MF_ENCODING_MAX_LENGTH = 16384, /* bytes of one encoding */
  MF_TYPE_MAX_DEPTH = 64,         /* nested brackets and pointers */
  MF_TYPE_MAX_MEMBERS = 4096,     /* in all levels of one type */
  MF_TYPE_MAX_SIZE = 65536        /* bytes of one value */
};

typedef struct mf_type mf_type;

typedef enum mf_kind {
  MF_KIND_VOID, MF_KIND_BOOL,
  MF_KIND_INT8, MF_KIND_UINT8, MF_KIND_INT16, MF_KIND_UINT16, MF_KIND_INT32, MF_KIND_UINT32,
  MF_KIND_INT64, MF_KIND_UINT64, MF_KIND_INT128, MF_KIND_UINT128,
  MF_KIND_FLOAT, MF_KIND_DOUBLE, MF_KIND_LONG_DOUBLE,
  MF_KIND_COMPLEX,      /* element: mf_type_element */
  MF_KIND_C_STRING, MF_KIND_OBJECT, MF_KIND_CLASS, MF_KIND_SELECTOR, MF_KIND_POINTER,
  MF_KIND_ARRAY,        /* element and count; as an argument it is a pointer, as in C */
  MF_KIND_STRUCT, MF_KIND_UNION,
  MF_KIND_BIT_FIELD, MF_KIND_VECTOR, MF_KIND_UNKNOWN /* only behind pointers */
} mf_kind;

enum {
  MF_QUALIFIER_CONST = 1, MF_QUALIFIER_IN = 2, MF_QUALIFIER_INOUT = 4, MF_QUALIFIER_OUT = 8, MF_QUALIFIER_BYCOPY = 16,
  MF_QUALIFIER_BYREF = 32, MF_QUALIFIER_ONEWAY = 64, MF_QUALIFIER_ATOMIC = 128
};

/* Parses exactly one type. Fails with MF_INVALID_ENCODING or MF_UNSUPPORTED_TYPE (position, reason), or MF_NO_MEMORY.
   What can stand behind a pointer only (opaque structs, bit-fields, vectors …) parses here and is refused by value in signatures.
   A type seen before costs one hash of the text, no lock and no allocation. */
MF_API mf_status mf_type_make(const char *MF_NULLABLE encoding, const mf_type *MF_NULLABLE *MF_NULLABLE type,
                              mf_error *MF_NULLABLE error);

MF_API mf_kind mf_type_kind(const mf_type *type);

/* Bytes, as sizeof gives; 0 for void and for what has no layout (see mf_type_is_passable). */
MF_API size_t mf_type_size(const mf_type *type);
MF_API size_t mf_type_alignment(const mf_type *type);

/* The text, without frame offsets; lasting. */
MF_API const char *mf_type_encoding(const mf_type *type);

/* The text with names, qualifiers, pointees and field names left out, and l as q: equal for types that agree; lasting.
   All C pointers (^x, *, ^?, and arrays as arguments) are "^v". */
MF_API const char *mf_type_shape(const mf_type *type);

/* The name of a struct, union or class; NULL when there is none or it is "?"; lasting. */
MF_API const char *MF_NULLABLE mf_type_name(const mf_type *type);

/* The MF_QUALIFIER_ flags before the type. */
MF_API unsigned mf_type_qualifiers(const mf_type *type);

/* Whether a value of this type can be an argument. If not, `reason` (lasting) says why. */
MF_API bool mf_type_is_passable(const mf_type *type, const char *MF_NULLABLE *MF_NULLABLE reason);

/* The element of an array or a complex number, the pointee of a pointer (which may be of MF_KIND_UNKNOWN); else NULL. */
MF_API const mf_type *MF_NULLABLE mf_type_element(const mf_type *type);

/* The elements of an array, the members of a struct or union; 0 for every other type. */
MF_API size_t mf_type_count(const mf_type *type);

/* Member `index` of a struct or union, its byte offset, and its name when the encoding has one; NULL or 0 when there is none. */
MF_API const mf_type *MF_NULLABLE mf_type_member(const mf_type *type, size_t index);
MF_API size_t mf_type_member_offset(const mf_type *type, size_t index);
MF_API const char *MF_NULLABLE mf_type_member_name(const mf_type *type, size_t index);

/* Whether values of the two types are passed alike and mean the same: their shapes are equal. */
MF_API bool mf_types_agree(const mf_type *a, const mf_type *b);

MF_END
#endif
