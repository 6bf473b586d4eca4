/* What the tests of tables and messages share: names become selectors and signatures, objects count their references, and a failed
   call is checked by its whole sentence. */
#ifndef CORE_KIT_H
#define CORE_KIT_H

#include "check.h"

#include <CFFIShim.h>

#define UNUSED __attribute__((unused))

UNUSED static mf_selector selector_of(const char *name) {
  mf_selector selector = NULL;
  CHECK_EQ_INT(mf_selector_intern(name, &selector, NULL), MF_OK);
  return selector;
}

UNUSED static const mf_signature *signature_of(const char *encoding) {
  const mf_signature *signature = NULL;
  if (!CHECK_EQ_INT(mf_signature_make(encoding, &signature, NULL), MF_OK)) fprintf(stderr, "  %s\n", encoding);
  return signature;
}

UNUSED static mf_table *table_of(const char *name, mf_table *parent, const mf_object_ops *ops) {
  mf_table *table = NULL;
  CHECK_EQ_INT(mf_table_create(name, parent, ops, &table, NULL), MF_OK);
  return table;
}

UNUSED static void add(mf_table *table, const char *name, const char *encoding, mf_implementation implementation) {
  CHECK_EQ_INT(mf_table_add(table, selector_of(name), signature_of(encoding), &implementation, NULL), MF_OK);
}

UNUSED static void set_forwarding(mf_table *table, const mf_forwarding *forwarding, void *context) {
  CHECK_EQ_INT(mf_table_set_forwarding(table, forwarding, context, NULL, NULL), MF_OK);
}

/* Releases the test's reference, which must be the last one. */
UNUSED static void destroy(mf_table *table) { CHECK_EQ_INT(mf_table_destroy(table, NULL), MF_OK); }

#define NATIVE(function) mf_native((mf_function)(function))
#define PLAIN(function) mf_plain((mf_function)(function))
#define HANDLED(handler) mf_handled((handler), NULL, NULL)

/* An object of the runtime "Counted". It dies when its last reference goes, which may happen once. */
typedef struct counted {
  atomic_int references, deaths;
} counted;

UNUSED static void counted_retain(void *object) { atomic_fetch_add(&((counted *)object)->references, 1); }
UNUSED static void counted_release(void *object) {
  counted *c = object;
  if (atomic_fetch_sub(&c->references, 1) == 1) atomic_fetch_add(&c->deaths, 1);
}
UNUSED static const mf_object_ops counted_ops = {"Counted", counted_retain, counted_release};
UNUSED static const mf_object_ops other_ops = {"Other", counted_retain, counted_release};

/* NULLs where the headers forbid them: written out, clang would refuse them before the library can. */
UNUSED static const struct {
  mf_selector selector;
  const mf_signature *signature;
  const mf_implementation *implementation;
  mf_handler handler;
} nothing;

/* The call, which uses `error`, fails with that status, and its error says that. */
#define CHECK_FAILS(call, code, text)                              \
  do {                                                             \
    mf_error error = MF_ERROR_INIT;                                \
    CHECK_EQ_INT((call), (code));                                  \
    CHECK_EQ_INT(error.status, (code));                            \
    char check_sentence[1024];                                     \
    mf_error_describe(&error, check_sentence, sizeof check_sentence); \
    CHECK_EQ_STR(check_sentence, text);                            \
    mf_error_clear(&error);                                        \
  } while (0)

#endif
