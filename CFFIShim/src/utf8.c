#include "utf8.h"

#include <stdbool.h>

static bool within(unsigned char byte, unsigned char low, unsigned char high) { return byte >= low && byte <= high; }

size_t mf__utf8_character(const char *text, size_t length) {
  if (length == 0) return 0;
  const unsigned char *bytes = (const unsigned char *)text;
  unsigned char first = bytes[0];
  if (first < 0x80) return 1;

  size_t size = within(first, 0xC2, 0xDF) ? 2 : within(first, 0xE0, 0xEF) ? 3 : within(first, 0xF0, 0xF4) ? 4 : 0;
  if (size == 0 || size > length) return 0;

  /* The second byte's range alone keeps out overlong forms, surrogates and what lies above U+10FFFF. */
  unsigned char low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
  unsigned char high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
  if (!within(bytes[1], low, high)) return 0;
  for (size_t i = 2; i < size; i++)
    if (!within(bytes[i], 0x80, 0xBF)) return 0;
  return size;
}

size_t mf__utf8_valid_prefix(const char *text, size_t length) {
  size_t at = 0, size;
  while ((size = mf__utf8_character(text + at, length - at)) != 0) at += size;
  return at;
}
