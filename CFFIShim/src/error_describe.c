/* The one place where the facts of an error become a sentence:

     unrecognized selector: log(_:level:) sent to Logger
     signature mismatch: log(_:level:) of Logger, argument 1, expected q, got d
     invalid type encoding "v@:{": the structure has no end, at byte 4
     several targets failed: reload() of Proxy, 2 causes: (1) target is gone: A; (2) out of memory

   An object's address stands in where the object has no name. Whatever the subject's bytes, the sentence is UTF-8 on one line. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "CFFIShim/selector.h"
#include "utf8.h"

const char *mf_status_name(mf_status status) {
  switch (status) {
#define NAME(name, number, text) \
  case name:                     \
    return #name;
    MF_STATUS_LIST(NAME)
#undef NAME
  }
  return "MF_UNKNOWN";
}

const char *mf_status_description(mf_status status) {
  switch (status) {
#define DESCRIPTION(name, number, text) \
  case name:                            \
    return text;
    MF_STATUS_LIST(DESCRIPTION)
#undef DESCRIPTION
  }
  return "unknown status";
}

/* Text that is always terminated and never cut inside a character; its length counts also what did not fit. */
typedef struct writer {
  char *buffer;
  size_t size;
  size_t used;   /* bytes in the buffer */
  size_t length; /* bytes of the whole text */
  bool listing;  /* the colon after the description is written: commas from now on */
} writer;

static void write_character(writer *out, const char *text, size_t size) {
  bool fits = out->used == out->length && out->used + size < out->size;
  if (fits) {
    memcpy(out->buffer + out->used, text, size);
    out->used += size;
    out->buffer[out->used] = '\0';
  }
  out->length += size;
}

/* Whole characters as they are; control characters and bytes that are not UTF-8 as \xNN. */
static void write_text(writer *out, const char *text) {
  for (size_t left = strlen(text); left > 0;) {
    size_t size = mf__utf8_character(text, left);
    unsigned char byte = (unsigned char)text[0];
    if (size == 0 || byte < 0x20 || byte == 0x7F) {
      char escape[5];
      snprintf(escape, sizeof escape, "\\x%02x", (unsigned)byte);
      for (size_t i = 0; i < 4; i++) write_character(out, escape + i, 1);
      size = 1;
    } else {
      write_character(out, text, size);
    }
    text += size;
    left -= size;
  }
}

__attribute__((format(printf, 2, 3))) static void write_short(writer *out, const char *format, ...) {
  char text[96];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  write_text(out, text);
}

/* Begins one more fact. */
static void write_separator(writer *out) {
  write_text(out, out->listing ? ", " : ": ");
  out->listing = true;
}

/* For these the subject is the text that was refused, and the position is a place in it. */
static bool is_about_text(mf_status status) {
  return status == MF_INVALID_NAME || status == MF_INVALID_ENCODING || status == MF_UNSUPPORTED_TYPE;
}

/* What stands between the selector and the subject. */
static const char *relation_of(mf_status status) {
  switch (status) {
    case MF_UNRECOGNIZED_SELECTOR: return " sent to ";
    case MF_FORWARDING_LOOP: return " through ";
    case MF_FOREIGN_ERROR: return ", ";
    default: return " of ";
  }
}

static void write_message(writer *out, const mf_error *error) {
  bool has_subject = (error->subject && !is_about_text(error->status)) || (!error->subject && error->object);
  if (error->selector) {
    write_separator(out);
    write_text(out, mf_selector_name(error->selector));
    if (has_subject) write_text(out, relation_of(error->status));
  } else if (has_subject) {
    write_separator(out);
  }
  if (!has_subject) return;
  if (error->subject) {
    write_text(out, error->subject);
  } else {
    write_short(out, "object %p", error->object);
  }
}

static void write_argument(writer *out, const mf_error *error) {
  if (error->argument == MF_ARGUMENT_NONE) return;
  write_separator(out);
  if (error->argument == MF_ARGUMENT_RESULT) {
    write_text(out, "result");
  } else {
    write_short(out, "argument %d", error->argument);
  }
}

static void write_counts(writer *out, const mf_error *error) {
  if (error->status == MF_INDEX_OUT_OF_RANGE) {
    /* An index may have been negative where the caller wrote it. */
    write_separator(out);
    write_short(out, "index %td, count %zu", (ptrdiff_t)error->got_count, error->expected_count);
    return;
  }
  if (error->expected_count == 0 && error->got_count == 0) return;
  bool is_size = error->status == MF_SIZE_MISMATCH;
  /* Of what is too long or too deep the limit is known, and not always how far beyond it is. */
  bool is_limit = error->status == MF_INVALID_NAME || error->status == MF_INVALID_ENCODING || error->status == MF_UNSUPPORTED_TYPE;
  write_separator(out);
  write_short(out, "expected %s%zu%s", is_limit ? "at most " : "", error->expected_count, is_size ? " bytes" : "");
  if (error->got_count || !is_limit) write_short(out, ", got %zu%s", error->got_count, is_size ? " bytes" : "");
}

static void write_error(writer *out, const mf_error *error);

static void write_causes(writer *out, const mf_error *error) {
  if (error->cause_count == 0) return;
  write_separator(out);
  write_short(out, error->cause_count == 1 ? "%zu cause: " : "%zu causes: ", error->cause_count);
  for (size_t i = 0; i < error->cause_count; i++) {
    write_short(out, i == 0 ? "(%zu) " : "; (%zu) ", i + 1);
    write_error(out, &error->causes[i]);
  }
}

static void write_error(writer *out, const mf_error *error) {
  out->listing = false;
  write_text(out, mf_status_description(error->status));
  if (error->status == MF_OK) return;

  bool quotes = is_about_text(error->status) && error->subject;
  if (quotes) {
    write_text(out, " \"");
    write_text(out, error->subject);
    write_text(out, "\"");
  }
  write_message(out, error);
  write_argument(out, error);
  if (error->reason) {
    write_separator(out);
    write_text(out, error->reason);
  }
  if (error->expected) {
    write_separator(out);
    write_text(out, "expected ");
    write_text(out, error->expected);
  }
  if (error->got) {
    write_separator(out);
    write_text(out, "got ");
    write_text(out, error->got);
  }
  write_counts(out, error);
  if (error->position > 0 || quotes) {
    write_separator(out);
    write_short(out, "at byte %zu", error->position);
  }
  write_causes(out, error);
}

size_t mf_error_describe(const mf_error *error, char *buffer, size_t size) {
  writer out = {.buffer = buffer, .size = buffer ? size : 0};
  if (out.size > 0) buffer[0] = '\0';
  write_error(&out, error);
  return out.length;
}
