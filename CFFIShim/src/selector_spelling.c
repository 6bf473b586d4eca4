#include "selector_spelling.h"

#include <string.h>

typedef struct shape {
  bool parenthesis; /* then nothing more is known, nor needed */
  size_t colons;
  size_t first_colon;  /* an index, when there is a colon */
  size_t empty_pieces; /* between two colons */
} shape;

static shape shape_of(const char *name, size_t length) {
  shape shape = {0};
  for (size_t i = 0; i < length; i++) {
    if (name[i] == '(' || name[i] == ')') {
      shape.parenthesis = true;
      break;
    }
    if (name[i] != ':') continue;
    if (shape.colons++ == 0) {
      shape.first_colon = i;
    } else if (name[i - 1] == ':') {
      shape.empty_pieces++;
    }
  }
  return shape;
}

/* Appends and returns the new end. */
static char *put(char *end, const char *text, size_t length) {
  memcpy(end, text, length);
  return end + length;
}

static mf__spelling spell_without_arguments(const char *name, size_t length, char *buffer) {
  mf__spelling kept = {NULL, length + 2};
  if (kept.length > MF_SELECTOR_MAX_LENGTH) return kept;
  put(put(buffer, name, length), "()", 2);
  kept.text = buffer;
  return kept;
}

static mf__spelling spell_with_arguments(const char *name, size_t length, shape shape, char *buffer) {
  mf__spelling kept = {NULL, length + strlen("(_)") + shape.empty_pieces};
  if (kept.length > MF_SELECTOR_MAX_LENGTH) return kept;
  char *end = put(put(buffer, name, shape.first_colon), "(_:", 3);
  for (size_t i = shape.first_colon + 1; i < length; i++) {
    if (name[i] == ':' && name[i - 1] == ':') *end++ = '_';
    *end++ = name[i];
  }
  *end = ')';
  kept.text = buffer;
  return kept;
}

mf__spelling mf__selector_spell(const char *name, size_t length, char buffer[MF_SELECTOR_MAX_LENGTH]) {
  shape shape = shape_of(name, length);
  if (!shape.parenthesis && length > 0) {
    if (shape.colons == 0) return spell_without_arguments(name, length, buffer);
    if (shape.first_colon > 0 && name[length - 1] == ':') return spell_with_arguments(name, length, shape, buffer);
  }
  return (mf__spelling){length <= MF_SELECTOR_MAX_LENGTH ? name : NULL, length};
}
