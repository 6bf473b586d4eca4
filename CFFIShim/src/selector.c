/* Names in, selectors out: spelling, then the table; a name's validity is checked once, when it is new. */
#include "CFFIShim/selector.h"

#include <string.h>

#include "fail.h"
#include "selector_spelling.h"
#include "selector_table.h"
#include "utf8.h"

/* An error quotes no more of a name than this: what is refused may be very long. */
enum { QUOTED = 64 };

static mf_status refuse(mf_error *error, const char *name, size_t length, const mf_error *facts) {
  char quoted[QUOTED + sizeof "…"];
  size_t size = length < QUOTED ? length : QUOTED;
  /* Not in the middle of a character: back over continuation bytes, at most three of them. */
  for (int i = 0; i < 3 && size < length && size > 0 && ((unsigned char)name[size] & 0xC0) == 0x80; i++) size--;
  memcpy(quoted, name, size);
  strcpy(quoted + size, size < length ? "…" : "");
  return mf__fail(error, quoted, facts);
}

#define REFUSE(error, name, length, ...) \
  refuse((error), (name), (length), &(mf_error){.status = MF_INVALID_NAME, .argument = MF_ARGUMENT_NONE, __VA_ARGS__})

/* `kept` is the spelling of `name`: MF_OK when it may be interned. */
static mf_status check(const char *name, size_t length, mf__spelling kept, mf_error *error) {
  if (length == 0) return MF_FAIL_SUBJECT(error, MF_INVALID_NAME, "", .reason = "it is empty");
  if (!kept.text) {
    size_t at = length < MF_SELECTOR_MAX_LENGTH ? length : MF_SELECTOR_MAX_LENGTH;
    return REFUSE(error, name, length, .position = at, .reason = "it is too long", .expected_count = MF_SELECTOR_MAX_LENGTH,
                  .got_count = kept.length);
  }
  size_t valid = mf__utf8_valid_prefix(name, length);
  const char *nul = memchr(name, '\0', valid);
  if (nul) return REFUSE(error, name, length, .position = (size_t)(nul - name), .reason = "it contains NUL");
  if (valid < length) return REFUSE(error, name, length, .position = valid, .reason = "it is not UTF-8");
  return MF_OK;
}

mf_status mf_selector_intern_bytes(const char *name, size_t length, mf_selector *selector, mf_error *error) {
  if (selector) *selector = NULL;
  if (!name) return MF_FAIL(error, MF_INVALID_NAME, .reason = "it is NULL");

  char buffer[MF_SELECTOR_MAX_LENGTH];
  mf__spelling kept = mf__selector_spell(name, length, buffer);
  mf_selector found = kept.text ? mf__selector_table_find(kept.text, kept.length) : NULL;
  if (!found) {
    mf_status status = check(name, length, kept, error);
    if (status != MF_OK) return status;
    found = mf__selector_table_add(kept.text, kept.length);
    if (!found) return MF_FAIL_MEMORY(error);
  }
  if (selector) *selector = found;
  return MF_OK;
}

mf_status mf_selector_intern(const char *name, mf_selector *selector, mf_error *error) {
  return mf_selector_intern_bytes(name, name ? strlen(name) : 0, selector, error);
}

mf_selector mf_selector_find_bytes(const char *name, size_t length) {
  if (!name) return NULL;
  char buffer[MF_SELECTOR_MAX_LENGTH];
  mf__spelling kept = mf__selector_spell(name, length, buffer);
  return kept.text ? mf__selector_table_find(kept.text, kept.length) : NULL;
}

mf_selector mf_selector_find(const char *name) { return name ? mf_selector_find_bytes(name, strlen(name)) : NULL; }

const char *mf_selector_name(mf_selector selector) { return selector->name; }

size_t mf_selector_length(mf_selector selector) { return selector->length; }

size_t mf_selector_argument_count(mf_selector selector) { return selector->argument_count; }

size_t mf_selector_count(void) { return mf__selector_table_count(); }
