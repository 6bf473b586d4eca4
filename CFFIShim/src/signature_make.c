/* Text -> signature: parsed, checked argument by argument, and interned by its text without frame offsets. */
#include "signature_make.h"
#include "alloc.h"
#include "fail.h"
#include "locks.h"
#include "text_map.h"

#include <string.h>

/* Signatures by text, as it was given and as it is kept. One text may mean several: the tag tells plain functions whose arguments
   begin as a method's do, and the count of fixed arguments. */
static mf__text_map signatures;

static uint32_t tag_of(bool is_variadic, size_t fixed_count, bool is_forced_function) {
  return (is_variadic ? (uint32_t)fixed_count * 2 + 2 : 0) | (is_forced_function ? 1 : 0);
}

const mf_signature *mf__signature_find(const mf__signature_parts *parts, const char *text, size_t length) {
  return mf__text_map_find(&signatures, text, length, tag_of(parts->is_variadic, parts->fixed_count, parts->is_forced_function));
}

bool mf__signature_publish(const mf__signature_parts *parts, const mf_signature *signature) {
  return mf__text_map_add(&signatures, signature->encoding, strlen(signature->encoding),
                          tag_of(parts->is_variadic, parts->fixed_count, parts->is_forced_function), signature);
}

/* A text in work: its nodes, and the types they became. */
typedef struct reading {
  mf__parser parser;
  uint32_t roots[MF_SIGNATURE_MAX_ARGUMENTS + 3];
  const mf_type *types[MF_SIGNATURE_MAX_ARGUMENTS + 3]; /* result, then (self, selector and) arguments */
  size_t count;
  bool is_method;
} reading;

/* Which argument, as users count, is type `index` of the text. */
static int argument_of(const reading *in, size_t index) {
  if (index == 0) return MF_ARGUMENT_RESULT;
  if (!in->is_method) return (int)index - 1;
  return index < 3 ? MF_ARGUMENT_NONE : (int)index - 3;
}

static char code_of(const reading *in, size_t index) { return index < in->count ? in->parser.nodes[in->roots[index]].code : '\0'; }

static bool has_self_and_selector(const reading *in) {
  char self = code_of(in, 1);
  return code_of(in, 2) == ':' && (self == '@' || self == '#' || self == '^');
}

static mf_status parse_all(reading *in, mf_error *error) {
  const size_t limit = sizeof in->roots / sizeof in->roots[0];
  do {
    if (in->count == limit || (in->count == limit - 2 && !in->is_method)) {
      in->parser.limit = MF_SIGNATURE_MAX_ARGUMENTS;
      mf__parse_reject(&in->parser, MF_INVALID_ENCODING, in->parser.at, "more arguments than a function may have");
      return mf__parser_fail(&in->parser, MF_ARGUMENT_NONE, error);
    }
    uint32_t root = mf__parse_root(&in->parser);
    if (root == MF__NO_NODE) return mf__parser_fail(&in->parser, argument_of(in, in->count), error);
    in->roots[in->count++] = root;
    if (in->count == 3) in->is_method = has_self_and_selector(in);
  } while (in->parser.at < in->parser.length);
  return MF_OK;
}

/* Where in the text the trouble is: the innermost member that makes the whole impossible. */
static size_t position_of_trouble(const reading *in, uint32_t index, const mf_type *type) {
  const mf__node *node = &in->parser.nodes[index];
  bool is_whole = node->kind == MF_KIND_POINTER || node->kind == MF_KIND_VECTOR || node->kind == MF_KIND_BIT_FIELD;
  uint32_t child = is_whole ? 0 : node->first_child;
  for (size_t i = 0; child; child = in->parser.nodes[child].next_sibling, i++) {
    const mf_type *member = node->kind == MF_KIND_ARRAY || node->kind == MF_KIND_COMPLEX ? type->element : type->members[i].type;
    if (member->reason && member->reason == type->reason) return position_of_trouble(in, child, member);
  }
  return node->text.start;
}

static const char *why_not(const mf_type *type, size_t index) {
  if (index == 0 && type->kind == MF_KIND_VOID) return NULL;
  if (type->kind == MF_KIND_ARRAY) return index == 0 ? "a function cannot return an array" : NULL;
  return type->reason;
}

static mf_status check_all(const reading *in, mf_error *error) {
  for (size_t i = 0; i < in->count; i++) {
    const char *reason = why_not(in->types[i], i);
    if (!reason) continue;
    return MF_FAIL_ARGUMENT(error, MF_UNSUPPORTED_TYPE, argument_of(in, i), .reason = reason,
                            .position = position_of_trouble(in, in->roots[i], in->types[i]), .got = in->types[i]->encoding);
  }
  return MF_OK;
}

/* C promotes what follows the fixed arguments, so nothing there can be narrower than this. */
static const char *promoted(const mf_type *type) {
  if (type->kind == MF_KIND_FLOAT) return "d";
  bool is_small = type->kind == MF_KIND_BOOL || (type->kind >= MF_KIND_INT8 && type->kind <= MF_KIND_UINT16);
  return is_small ? "i" : NULL;
}

static mf_status check_variadic(const reading *in, const mf__signature_parts *parts, mf_error *error) {
  size_t first = in->is_method ? 3 : 1, count = in->count - first;
  if (parts->fixed_count > count || (parts->fixed_count == 0 && !in->is_method))
    return MF_FAIL_ARGUMENT(error, MF_INVALID_ARGUMENT, MF_ARGUMENT_NONE, .reason = "the count of fixed arguments does not fit",
                            .expected_count = count, .got_count = parts->fixed_count);
  for (size_t i = first + parts->fixed_count; i < in->count; i++)
    if (promoted(in->types[i]))
      return MF_FAIL_ARGUMENT(error, MF_UNSUPPORTED_TYPE, argument_of(in, i), .reason = "promoted among variadic arguments",
                              .position = in->parser.nodes[in->roots[i]].text.start, .expected = promoted(in->types[i]),
                              .got = in->types[i]->encoding);
  return MF_OK;
}

static mf_status build_all(reading *in, mf_error *error) {
  for (size_t i = 0; i < in->count; i++)
    if (mf__type_build(&in->parser, in->roots[i], &in->types[i]) != MF_OK) return MF_FAIL_MEMORY(error);
  return MF_OK;
}

static mf_status read_and_make(reading *in, mf__signature_parts *parts, const mf_signature **signature, mf_error *error) {
  mf_status status = build_all(in, error);
  if (status == MF_OK) status = check_all(in, error);
  if (status == MF_OK && parts->is_variadic) status = check_variadic(in, parts, error);
  if (status != MF_OK) return status;
  size_t first = in->is_method ? 3 : 1;
  parts->result = in->types[0];
  if (in->is_method) parts->self = in->types[1], parts->selector = in->types[2];
  parts->arguments = in->types + first;
  parts->count = in->count - first;
  return mf__signature_intern(parts, signature, error);
}

/* Makes a text with frame offsets another name, so that it is not parsed again. False without memory. */
static bool remember(const mf__signature_parts *parts, const char *text, size_t length, const mf_signature *signature) {
  if (mf__signature_find(parts, text, length)) return true;
  char *copy = mf__malloc(length);
  if (!copy) return false;
  memcpy(copy, text, length);
  if (mf__text_map_add(&signatures, copy, length, tag_of(parts->is_variadic, parts->fixed_count, false), signature)) return true;
  mf__free(copy);
  return false;
}

static mf_status make(const char *text, mf__signature_parts *parts, const mf_signature **result, mf_error *error) {
  if (result) *result = NULL;
  if (!text) return MF_FAIL(error, MF_INVALID_ARGUMENT, .reason = "no encoding was given");
  size_t length = mf__encoding_length(text);
  const mf_signature *signature = mf__signature_find(parts, text, length);
  mf_status status = MF_OK;
  if (!signature) {
    reading in = {.count = 0};
    bool is_parsable = mf__parser_init(&in.parser, text, length);
    status = is_parsable ? parse_all(&in, error) : mf__parser_fail(&in.parser, MF_ARGUMENT_NONE, error);
    if (status == MF_OK) {
      mf__intern_lock();
      status = read_and_make(&in, parts, &signature, error);
      if (status == MF_OK && !remember(parts, text, length, signature)) status = MF_FAIL_MEMORY(error);
      mf__intern_unlock();
    }
    mf__parser_free(&in.parser);
  }
  if (status == MF_OK && result) *result = signature;
  return status;
}

mf_status mf_signature_make(const char *encoding, const mf_signature **signature, mf_error *error) {
  return make(encoding, &(mf__signature_parts){.is_variadic = false}, signature, error);
}

mf_status mf_signature_make_variadic(const char *encoding, size_t fixed_count, const mf_signature **signature, mf_error *error) {
  if (fixed_count > MF_SIGNATURE_MAX_ARGUMENTS) {
    if (signature) *signature = NULL;
    return MF_FAIL(error, MF_INVALID_ARGUMENT, .reason = "the count of fixed arguments does not fit",
                   .expected_count = MF_SIGNATURE_MAX_ARGUMENTS, .got_count = fixed_count);
  }
  return make(encoding, &(mf__signature_parts){.is_variadic = true, .fixed_count = (uint32_t)fixed_count}, signature, error);
}
