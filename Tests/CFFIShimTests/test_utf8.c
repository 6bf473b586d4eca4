/* UTF-8: every character is known, every other sequence is refused, judged by a dull model that decodes and encodes again. */
#include "utf8.h"

#include "check.h"

/* Encodes; 0 for what is no character. */
static size_t encode(uint32_t scalar, char *text) {
  if (scalar >= 0xD800 && scalar <= 0xDFFF) return 0;
  if (scalar < 0x80) return text[0] = (char)scalar, 1;
  if (scalar < 0x800) return text[0] = (char)(0xC0 | scalar >> 6), text[1] = (char)(0x80 | (scalar & 0x3F)), 2;
  if (scalar < 0x10000) {
    text[0] = (char)(0xE0 | scalar >> 12);
    text[1] = (char)(0x80 | (scalar >> 6 & 0x3F));
    text[2] = (char)(0x80 | (scalar & 0x3F));
    return 3;
  }
  if (scalar > 0x10FFFF) return 0;
  text[0] = (char)(0xF0 | scalar >> 18);
  text[1] = (char)(0x80 | (scalar >> 12 & 0x3F));
  text[2] = (char)(0x80 | (scalar >> 6 & 0x3F));
  text[3] = (char)(0x80 | (scalar & 0x3F));
  return 4;
}

static void test_every_character(void) {
  long wrong = 0;
  for (uint32_t scalar = 0; scalar <= 0x10FFFF; scalar++) {
    char text[4];
    size_t size = encode(scalar, text);
    if (size == 0) continue;
    wrong += mf__utf8_character(text, size) != size;
    for (size_t cut = 0; cut < size; cut++) wrong += mf__utf8_character(text, cut) != 0;
  }
  CHECK_EQ_INT(wrong, 0);
}

/* What the bytes would decode to if nothing were checked, encoded again: well-formed exactly when that gives the same bytes. */
static size_t model(const unsigned char bytes[4]) {
  static const struct {
    unsigned char mask, lead;
    size_t size;
  } leads[] = {{0x80, 0, 1}, {0xE0, 0xC0, 2}, {0xF0, 0xE0, 3}, {0xF8, 0xF0, 4}};
  for (size_t i = 0; i < 4; i++) {
    if ((bytes[0] & leads[i].mask) != leads[i].lead) continue;
    uint32_t scalar = bytes[0] & (unsigned char)~leads[i].mask;
    for (size_t k = 1; k < leads[i].size; k++) scalar = scalar << 6 | (bytes[k] & 0x3F);
    char again[4];
    size_t size = encode(scalar, again);
    return size == leads[i].size && memcmp(again, bytes, size) == 0 ? size : 0;
  }
  return 0;
}

/* All pairs of first bytes, with later bytes at the edges of the ranges. */
static void test_every_start(void) {
  static const unsigned char edges[] = {0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF};
  long wrong = 0;
  for (int a = 0; a < 256; a++)
    for (int b = 0; b < 256; b++)
      for (size_t c = 0; c < sizeof edges; c++)
        for (size_t d = 0; d < sizeof edges; d++) {
          unsigned char bytes[4] = {(unsigned char)a, (unsigned char)b, edges[c], edges[d]};
          wrong += mf__utf8_character((const char *)bytes, 4) != model(bytes);
        }
  CHECK_EQ_INT(wrong, 0);
}

static void test_prefix(void) {
  CHECK_EQ_INT(mf__utf8_valid_prefix("", 0), 0);
  CHECK_EQ_INT(mf__utf8_valid_prefix("naïve", 6), 6);
  CHECK_EQ_INT(mf__utf8_valid_prefix("na\xc3", 3), 2);
  CHECK_EQ_INT(mf__utf8_valid_prefix("a\0b", 3), 3);
}

int main(void) {
  test_every_character();
  test_every_start();
  test_prefix();
  return check_done();
}
