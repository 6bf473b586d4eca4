/* Well-formed UTF-8, as the Unicode standard's table 3-7 has it: no overlong forms, no surrogates, nothing above U+10FFFF. */
#ifndef MF_UTF8_H
#define MF_UTF8_H

#include <stddef.h>

/* The bytes of the character that `text` begins with (1 to 4), or 0 where none begins: ill-formed, cut short, or `length` is 0. */
size_t mf__utf8_character(const char *text, size_t length);

/* How many leading bytes are well-formed: `length`, or else the start of the first ill-formed sequence. */
size_t mf__utf8_valid_prefix(const char *text, size_t length);

#endif
