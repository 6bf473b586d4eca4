#include "random_signature.h"

#include <string.h>

typedef void *pointer;
__extension__ typedef __int128 int128;
__extension__ typedef unsigned __int128 uint128;
__extension__ typedef _Complex int complex_int;
__extension__ typedef _Complex long long complex_long;

/* encoding, typedef, C type: integers first, then floating-point numbers, then the rest */
#define INTEGERS(X)                                                                                                           \
  X("c", c, signed char) X("C", C, unsigned char) X("s", s, short) X("S", S, unsigned short) X("i", i, int) X("I", I, unsigned) \
  X("q", q, long long) X("Q", Q, unsigned long long) X("l", l, long) X("L", L, unsigned long) X("B", B, _Bool)
#define FLOATS(X) X("f", f, float) X("d", d, double)
#define OTHERS(X)                                                                                                             \
  X("D", D, long double)                                                                                                      \
  X("*", P, pointer) X("@", P, pointer) X("#", P, pointer) X(":", P, pointer) X("^v", P, pointer) X("^?", P, pointer)         \
  X("@?", P, pointer) X("r^{Node=i^{Node}}", P, pointer)                                                                      \
  X("t", t, int128) X("T", T, uint128)                                                                                        \
  X("jf", jf, float _Complex) X("jd", jd, double _Complex) X("jD", jD, long double _Complex)                                  \
  X("ji", ji, complex_int) X("jq", jq, complex_long)

#define ONE(encoding, name, type) {encoding, #name, sizeof(type), _Alignof(type), false, 0, {{0}}, {0}},
#define COUNT(encoding, name, type) +1
static random_type scalars[] = {INTEGERS(ONE) FLOATS(ONE) OTHERS(ONE)};
enum {
  BIT_FIELDS = 8, /* the first integers may be bit-fields */
  FIRST_FLOAT = 0 INTEGERS(COUNT),
  FIRST_OTHER = FIRST_FLOAT FLOATS(COUNT),
  SCALARS = FIRST_OTHER OTHERS(COUNT)
};

static const random_type nothing = {.encoding = "v", .name = "void"};
static random_type array = {.encoding = "[3i]", .name = "P", .size = sizeof(pointer), .alignment = _Alignof(pointer)}; /* an argument */
static random_type aggregates[RANDOM_AGGREGATES];

uint64_t random_next(random_source *source) {
  uint64_t z = (source->state += 0x9e3779b97f4a7c15u);
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

unsigned random_below(random_source *source, unsigned limit) { return (unsigned)(random_next(source) % limit); }

const random_type *random_aggregate(unsigned index) { return &aggregates[index]; }

/* --- Types ---------------------------------------------------------------------------------------------------------------------- */

/* What to choose from, so that registers of each kind run out, and homogeneous structs come up. */
typedef enum taste { INTEGERS_ONLY, FLOATS_ONLY, ONE_FLOAT, NUMBERS, ANYTHING, TASTES } taste;

static const random_type *scalar(random_source *source, taste taste) {
  switch (taste) {
    case INTEGERS_ONLY: return &scalars[random_below(source, FIRST_FLOAT)];
    case FLOATS_ONLY: return &scalars[FIRST_FLOAT + random_below(source, FIRST_OTHER - FIRST_FLOAT)];
    case ONE_FLOAT: return &scalars[FIRST_FLOAT];
    case NUMBERS: return &scalars[random_below(source, FIRST_OTHER)];
    default: return &scalars[random_below(source, SCALARS)];
  }
}

static unsigned align_up(unsigned value, unsigned alignment) { return (value + alignment - 1) / alignment * alignment; }

static unsigned bits_of(const random_member *member) {
  if (member->width) return member->width;
  return member->type->size * 8 * (member->elements ? member->elements : 1);
}

/* Where a member goes whose predecessors end at bit `end`: a bit-field does not lie across two units of its type. */
static unsigned place(const random_type *type, const random_member *member, unsigned end) {
  if (type->is_union) return 0;
  unsigned unit = member->type->size * 8;
  if (!member->width) return align_up(end, member->type->alignment * 8);
  return end / unit == (end + member->width - 1) / unit ? end : align_up(end, unit);
}

static void add_member(random_source *source, random_type *type, unsigned index, taste taste) {
  random_member *member = &type->members[type->member_count++];
  unsigned kind = random_below(source, 100);
  *member = (random_member){.type = scalar(source, taste)};
  if (type->is_union && kind >= 80) member->type = &scalars[FIRST_OTHER]; /* its two halves are for different places on x86-64 */
  if (kind < 20 && index > 4) member->type = &aggregates[random_below(source, index)];
  if (kind >= 15 && kind < 35) member->elements = 1 + random_below(source, random_below(source, 4) ? 4 : 17);
  if (kind >= 90 && taste >= NUMBERS) {
    member->type = &scalars[random_below(source, BIT_FIELDS)];
    member->width = 1 + random_below(source, member->type->size * 8);
  }
}

/* Offsets, size and alignment as C gives them. */
static void lay_out(random_type *type) {
  unsigned end = 0;
  type->alignment = 1;
  for (unsigned i = 0; i < type->member_count; i++) {
    random_member *member = &type->members[i];
    member->bit = place(type, member, end);
    unsigned after = member->bit + bits_of(member);
    if (after > end) end = after;
    if (type->alignment < member->type->alignment) type->alignment = member->type->alignment;
  }
  type->size = align_up(align_up(end, 8) / 8, type->alignment);
}

static void mark_member(const random_member *member, unsigned char *mask) {
  for (unsigned bit = 0; bit < member->width; bit++) mask[(member->bit + bit) / 8] |= (unsigned char)(1 << (member->bit + bit) % 8);
  for (unsigned e = 0; !member->width && e < (member->elements ? member->elements : 1); e++)
    for (unsigned b = 0; b < member->type->size; b++) mask[member->bit / 8 + e * member->type->size + b] |= member->type->mask[b];
}

static void mark(random_type *type) {
  memset(type->mask, 0, sizeof type->mask);
  for (unsigned i = 0; i < type->member_count; i++) mark_member(&type->members[i], type->mask);
}

static bool is_any(const unsigned char *mask) { return mask[0] || mask[1] || mask[2] || mask[3]; }

/* Of a union, clang (21) looks at one member only when it passes eight bytes in a vector register: where that one has a float and padding, it loses
   what another member has in the place of the padding. gcc does not. */
static bool clang_loses_a_part(const random_type *type) {
  for (unsigned i = 0; type->is_union && i < type->member_count; i++) {
    unsigned char mask[RANDOM_MAX_SIZE + 8] = {0};
    mark_member(&type->members[i], mask);
    for (unsigned at = 0; at + 8 <= type->size; at += 8)
      if (type->members[i].type->member_count && is_any(mask + at) && !is_any(mask + at + 4) && is_any(type->mask + at + 4)) return true;
  }
  return false;
}

static void mark_scalar(random_type *type) {
  bool is_long_double = strchr(type->encoding, 'D') != NULL;
  for (unsigned b = 0; b < type->size; b++) {
#if defined(__x86_64__)
    type->mask[b] = is_long_double && b % 16 >= 10 ? 0 : 0xFF;
#else
    (void)is_long_double;
    type->mask[b] = 0xFF;
#endif
  }
}

/* False when the text is too long to be used. */
static bool encode(random_type *type, unsigned index) {
  char text[RANDOM_MAX_ENCODING * 8];
  int length = sprintf(text, "%c%s=", type->is_union ? '(' : '{', index % 3 ? type->name : "?");
  for (unsigned i = 0; i < type->member_count; i++) {
    const random_member *member = &type->members[i];
    const char *inner = member->type->encoding;
    if (member->width) length += sprintf(text + length, "b%u%s%u", member->bit, inner, member->width);
    else if (member->elements) length += sprintf(text + length, "[%u%s]", member->elements, inner);
    else length += sprintf(text + length, "%s", inner);
  }
  length += sprintf(text + length, type->is_union ? ")" : "}");
  if (length >= RANDOM_MAX_ENCODING) return false;
  strcpy(type->encoding, text);
  return true;
}

/* Three of four fit two registers, or four vector registers. */
static bool make_aggregate(random_source *source, unsigned index, random_type *type) {
  memset(type, 0, sizeof *type);
  sprintf(type->name, "S%u", index);
  type->is_union = random_below(source, 5) == 0;
  taste taste = random_below(source, TASTES);
  unsigned count = 1 + random_below(source, sizeof type->members / sizeof *type->members);
  unsigned most = random_below(source, 4) ? 16 : RANDOM_MAX_SIZE;
  for (unsigned i = 0; i < count; i++) {
    add_member(source, type, index, taste);
    lay_out(type);
    if (type->size > most) type->member_count--;
  }
  lay_out(type);
  mark(type);
  return type->member_count && !clang_loses_a_part(type) && encode(type, index);
}

void random_types_make(uint64_t seed) {
  random_source source = {seed};
  for (unsigned i = 0; i < SCALARS; i++) mark_scalar(&scalars[i]);
  mark_scalar(&array);
  for (unsigned i = 0; i < RANDOM_AGGREGATES; i++)
    while (!make_aggregate(&source, i, &aggregates[i])) continue;
}

void random_types_write(FILE *file) {
  fprintf(file, "typedef void *pointer;\ntypedef __int128 int128;\ntypedef unsigned __int128 uint128;\n"
                "typedef _Complex int complex_int;\ntypedef _Complex long long complex_long;\n");
#define TYPEDEF(encoding, name, type) fprintf(file, "typedef %s %s;\n", #type, #name);
  INTEGERS(TYPEDEF) FLOATS(TYPEDEF) OTHERS(TYPEDEF)
  for (unsigned i = 0; i < RANDOM_AGGREGATES; i++) {
    const random_type *type = &aggregates[i];
    fprintf(file, "typedef %s{", type->is_union ? "union" : "struct");
    for (unsigned m = 0; m < type->member_count; m++) {
      const random_member *member = &type->members[m];
      fprintf(file, "%s m%u", member->type->name, m);
      if (member->width) fprintf(file, ":%u", member->width);
      if (member->elements) fprintf(file, "[%u]", member->elements);
      fputc(';', file);
    }
    fprintf(file, "}%s;\n", type->name);
  }
}

/* --- Values --------------------------------------------------------------------------------------------------------------------- */

/* Bytes that any compiler may take for a value of the type. */
static void make_valid(const random_type *type, unsigned char *bytes) {
  if (strcmp(type->name, "B") == 0) *bytes &= 1;
  if (strchr(type->name, 'D'))
    for (unsigned at = 0; at < type->size; at += 16) bytes[at + 7] |= 0x80; /* x86-64: numbers begin with a one */
  for (unsigned i = 0; i < type->member_count; i++) {
    const random_member *member = &type->members[i];
    for (unsigned e = 0; !member->width && e < (member->elements ? member->elements : 1); e++)
      make_valid(member->type, bytes + member->bit / 8 + e * member->type->size);
  }
}

void random_value(random_source *source, const random_type *type, unsigned char *bytes) {
  for (unsigned b = 0; b < type->size; b++) bytes[b] = (unsigned char)random_next(source);
  make_valid(type, bytes);
}

bool random_is_narrow(const random_type *type) { return type->name[1] == '\0' && strchr("cCsSiIB", type->name[0]); }

uint64_t random_widened(const random_type *type, const unsigned char *bytes) {
  uint64_t value = 0;
  for (unsigned b = 0; b < type->size; b++) value |= (uint64_t)bytes[b] << b * 8;
  bool is_negative = strchr("csi", type->name[0]) && value >> (type->size * 8 - 1);
  return is_negative ? value | ~(uint64_t)0 << type->size * 8 : value;
}

/* --- Signatures ----------------------------------------------------------------------------------------------------------------- */

static const random_type *argument(random_source *source, taste taste, unsigned structs) {
  if (random_below(source, 100) < structs) return &aggregates[random_below(source, RANDOM_AGGREGATES)];
  if (taste == ANYTHING && random_below(source, 20) == 0) return &array;
  return scalar(source, taste);
}

static const random_type *result(random_source *source) {
  unsigned kind = random_below(source, 100);
  if (kind < 10) return &nothing;
  return kind < 50 ? &aggregates[random_below(source, RANDOM_AGGREGATES)] : scalar(source, kind < 70 ? ANYTHING : NUMBERS);
}

/* A function whose arguments began like a method's would be one. */
static bool looks_like_a_method(const random_signature *signature) {
  return !signature->is_method && signature->count > 1 && signature->arguments[1]->encoding[0] == ':';
}

void random_signature_make(uint64_t seed, unsigned index, random_signature *signature) {
  static const unsigned most[] = {2, 3, 4, 6, 6, 8, 10, RANDOM_MAX_ARGUMENTS}, structs[] = {0, 20, 50, 90};
  random_source source = {seed + (uint64_t)(index + 1) * 0x2545f4914f6cdd1du};
  do {
    taste taste = random_below(&source, TASTES);
    unsigned share = structs[random_below(&source, sizeof structs / sizeof *structs)];
    signature->is_method = random_below(&source, 3) != 0;
    signature->result = result(&source);
    signature->count = random_below(&source, 1 + most[random_below(&source, sizeof most / sizeof *most)]);
    for (unsigned i = 0; i < signature->count; i++) signature->arguments[i] = argument(&source, taste, share);
  } while (looks_like_a_method(signature));
  char *end = signature->encoding;
  end += sprintf(end, "%s%s", signature->result->encoding, signature->is_method ? "@:" : "");
  for (unsigned i = 0; i < signature->count; i++) end += sprintf(end, "%s", signature->arguments[i]->encoding);
}
