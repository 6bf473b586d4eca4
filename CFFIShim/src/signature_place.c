/* Where the values of a call travel, in words for people. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "passing.h"

#if defined(__aarch64__)
static const char *const integer_names[] = {"x0", "x1", "x2", "x3", "x4", "x5", "x6", "x7"};
static const char *const vector_names[] = {"v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7"};
static const char *const result_integers[] = {"x0", "x1"};
static const char result_address[] = "x8", long_double_place[] = "v0", complex_place[] = "v0, v1";
#else
static const char *const integer_names[] = {"rdi", "rsi", "rdx", "rcx", "r8", "r9"};
static const char *const vector_names[] = {"xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7"};
static const char *const result_integers[] = {"rax", "rdx"};
static const char result_address[] = "rdi", long_double_place[] = "st(0)", complex_place[] = "st(0), st(1)";
#endif

typedef struct text {
  char *buffer;
  size_t size, length;
} text;

static void add(text *text, const char *format, ...) {
  va_list values;
  va_start(values, format);
  bool has_room = text->buffer && text->length < text->size;
  int added = vsnprintf(has_room ? text->buffer + text->length : NULL, has_room ? text->size - text->length : 0, format, values);
  va_end(values);
  if (added > 0) text->length += (size_t)added;
}

static void add_next(text *text, const char *word) { add(text, "%s%s", text->length ? ", " : "", word); }

static void add_piece(text *text, const mf__piece *piece) {
  if (piece->place == MF__NATIVE) {
    add_next(text, "as libffi places it");
  } else if (piece->on_stack && piece->slot == UINT16_MAX) {
    add_next(text, "stack");
  } else if (piece->on_stack) {
    if (!text->length) add(text, "stack + %u", piece->slot * 8u); /* of several words, the first tells */
  } else {
    bool is_vector = piece->place == MF__IN_VECTOR || piece->place == MF__IN_QUAD;
    add_next(text, (is_vector ? vector_names : integer_names)[piece->slot]);
    if (piece->place == MF__BY_REFERENCE) add(text, " (address of a copy)");
  }
}

static void add_result(text *text, const mf__result *result) {
  unsigned integers = 0, vectors = 0;
  switch ((mf__result_kind)result->kind) {
    case MF__RESULT_NONE: return;
    case MF__RESULT_INTEGER: add(text, "%s", result_integers[0]); return;
    case MF__RESULT_FLOAT: case MF__RESULT_DOUBLE: add(text, "%s", vector_names[0]); return;
    case MF__RESULT_LONG_DOUBLE: add(text, "%s", long_double_place); return;
    case MF__RESULT_COMPLEX_LONG_DOUBLE: add(text, "%s", complex_place); return;
    case MF__RESULT_MEMORY: add(text, "memory at %s", result_address); return;
    case MF__RESULT_NATIVE: add(text, "as libffi places it"); return;
    case MF__RESULT_REGISTERS: break;
  }
  for (unsigned i = 0; i < result->count; i++)
    add_next(text, result->places[i] == MF__IN_INTEGER ? result_integers[integers++] : vector_names[vectors++]);
}

/* Whether a piece is part of what was asked for. */
static bool belongs(const mf_signature *signature, const mf__piece *piece, int argument) {
  switch ((mf__source)piece->source) {
    case MF__FROM_SELF: return argument == MF_ARGUMENT_SELF;
    case MF__FROM_SELECTOR: return argument == MF_ARGUMENT_SELECTOR;
    case MF__FROM_NOTHING: return false;
    case MF__FROM_FRAME: return argument >= 0 && piece->value == (unsigned)argument + (signature->is_method ? 2u : 0u);
  }
  return false;
}

size_t mf_signature_place(const mf_signature *signature, int argument, char *buffer, size_t size) {
  text text = {buffer, size, 0};
  if (buffer && size) *buffer = 0;
  if (argument == MF_ARGUMENT_RESULT) add_result(&text, &signature->passing->result);
  for (uint32_t i = 0; i < signature->passing->piece_count; i++)
    if (belongs(signature, &signature->passing->pieces[i], argument)) add_piece(&text, &signature->passing->pieces[i]);
  return text.length;
}
