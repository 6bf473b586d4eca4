/* Errors: a status comes back, the value goes through a pointer, the facts go into an mf_error that the caller owns.

     mf_error error = MF_ERROR_INIT;
     if (mf_send(target, selector, signature, &arguments, &result, &error) != MF_OK) {
       char text[256];
       mf_error_describe(&error, text, sizeof text);
       ...
       mf_error_clear(&error);
     }

   A function that fails fills the error (clearing what was in it); one that succeeds leaves it alone. Every `error` parameter
   may be NULL: then only the status is reported. An mf_error belongs to one thread at a time. */
#ifndef CFFISHIM_ERROR_H
#define CFFISHIM_ERROR_H

#include "base.h"

MF_BEGIN

/* Every status: its name, its number (which never changes), what it says. */
#define MF_STATUS_LIST(X)                                                \
  X(MF_OK, 0, "no error")                                                \
  X(MF_NO_MEMORY, 1, "out of memory")                                    \
  X(MF_INVALID_ARGUMENT, 2, "invalid argument")                          \
  X(MF_INVALID_NAME, 3, "invalid name")                                  \
  X(MF_INVALID_ENCODING, 4, "invalid type encoding")                     \
  X(MF_UNSUPPORTED_TYPE, 5, "type that cannot be passed by value")       \
  X(MF_UNRECOGNIZED_SELECTOR, 6, "unrecognized selector")                \
  X(MF_SIGNATURE_MISMATCH, 7, "signature mismatch")                      \
  X(MF_INDEX_OUT_OF_RANGE, 8, "index out of range")                      \
  X(MF_SIZE_MISMATCH, 9, "size mismatch")                                \
  X(MF_NO_RESULT, 10, "no result yet")                                   \
  X(MF_DUPLICATE, 11, "already there")                                   \
  X(MF_NOT_FOUND, 12, "not found")                                       \
  X(MF_IN_USE, 13, "still in use")                                       \
  X(MF_FORWARDING_LOOP, 14, "forwarding loop")                           \
  X(MF_TARGET_GONE, 15, "target is gone")                                \
  X(MF_MULTIPLE_ERRORS, 16, "several targets failed")                    \
  X(MF_FOREIGN_ERROR, 17, "error of the target's own language")          \
  X(MF_UNAVAILABLE, 18, "not available on this system")

typedef enum mf_status {
#define MF_STATUS_CASE(name, number, text) name = number,
  MF_STATUS_LIST(MF_STATUS_CASE)
#undef MF_STATUS_CASE
} mf_status;

/* Values of mf_error.argument that are not an index. */
enum { MF_ARGUMENT_SELECTOR = -4, MF_ARGUMENT_SELF = -3, MF_ARGUMENT_NONE = -2, MF_ARGUMENT_RESULT = -1 };

/* What is known about a failure. Fields that do not apply are 0 or NULL. Strings marked "lasting" are never freed.
   A signature mismatch of a message is told from the sender's side: `expected` is what the sender states, `got` what the target has. */
typedef struct mf_error {
  mf_status status;
  int argument;                        /* which argument, counted from 0 without self and selector; or one of the values above */
  mf_selector MF_NULLABLE selector;    /* the message concerned */
  size_t position;                     /* byte offset in the text that was refused */
  const char *MF_NULLABLE reason;      /* lasting; why, as a phrase */
  const char *MF_NULLABLE expected;    /* lasting; the encoding that was wanted */
  const char *MF_NULLABLE got;         /* lasting; the encoding that came */
  size_t expected_count;               /* a size in bytes, a count or a limit */
  size_t got_count;                    /* the size, count or index that came */
  void *MF_NULLABLE object;            /* the receiver, for comparing only: it may be gone */
  char *MF_NULLABLE subject;           /* owned; the name of the thing concerned: a receiver, a path "A > B > A", a text */
  void *MF_NULLABLE payload;           /* owned; a Swift error, a Python exception … */
  void (*MF_NULLABLE release_payload)(void *payload);
  struct mf_error *MF_NULLABLE causes; /* owned; for MF_MULTIPLE_ERRORS one for each target, in the order of delivery */
  size_t cause_count;
} mf_error;

#ifdef __cplusplus
#define MF_ERROR_INIT mf_error{}
#else
#define MF_ERROR_INIT { MF_OK, 0, NULL, 0, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, 0 }
#endif

/* The name of a status as it is written in C, such as "MF_NO_MEMORY"; lasting. An unknown number gives "MF_UNKNOWN". */
MF_API const char *mf_status_name(mf_status status);

/* What a status means, as a phrase; lasting. */
MF_API const char *mf_status_description(mf_status status);

/* Writes a sentence with all the facts, always terminated, cut where it does not fit.
   Returns the length of the whole sentence, as snprintf does. `buffer` may be NULL when `size` is 0. */
MF_API size_t mf_error_describe(const mf_error *error, char *MF_NULLABLE buffer, size_t size);

/* Frees what the error owns, calls release_payload, and makes it empty. Harmless on an empty error. */
MF_API void mf_error_clear(mf_error *error);

/* Moves `source` into `destination` (cleared first); `source` is empty afterwards. A NULL destination clears the source. */
MF_API void mf_error_move(mf_error *MF_NULLABLE destination, mf_error *source);

/* For handlers: fills an error with a status of your choice. `reason` must last; `subject` is copied. Returns the status. */
MF_API mf_status mf_error_set(mf_error *MF_NULLABLE error, mf_status status, const char *MF_NULLABLE reason,
                              const char *MF_NULLABLE subject);

/* For handlers: hands over an error of your own language, released exactly once whatever happens (at once when `error` is NULL).
   `subject` (copied) describes it for people. Returns MF_FOREIGN_ERROR. */
MF_API mf_status mf_error_set_foreign(mf_error *MF_NULLABLE error, void *payload, void (*MF_NULLABLE release)(void *payload),
                                      const char *MF_NULLABLE subject);

MF_END
#endif
