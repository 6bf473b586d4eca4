/* Selectors: method names, interned, so that two equal names are one pointer. The counterpart of SEL.

   A name is 1 to MF_SELECTOR_MAX_LENGTH bytes of valid UTF-8 without NUL. It may be spelled as Swift prints it or as ObjC does; both
   are the same selector, and Swift's spelling is the one that is kept (and measured):

     reload                          -> reload()
     setTitle:                       -> setTitle(_:)
     textField:shouldChangeTo:       -> textField(_:shouldChangeTo:)
     textField(_:shouldChangeTo:)       as it is; so is move(to:), which has no ObjC spelling and differs from move(_:)

   A name that is neither (such as "a:b" or "f(") is kept as it is. Selectors are never freed. */
#ifndef CFFISHIM_SELECTOR_H
#define CFFISHIM_SELECTOR_H

#include "error.h"

MF_BEGIN

enum { MF_SELECTOR_MAX_LENGTH = 4096 };

/* Interns a name. Known names take no lock and allocate nothing; a new one takes a lock and allocates under 128 bytes beyond it.
   Fails with MF_INVALID_NAME (position: the offending byte; reason says why) or MF_NO_MEMORY, and *selector is NULL then.
   ObjC: sel_registerName. */
MF_API mf_status mf_selector_intern(const char *MF_NULLABLE name, mf_selector MF_NULLABLE *MF_NULLABLE selector,
                                    mf_error *MF_NULLABLE error);

/* The same for a name that is not terminated. */
MF_API mf_status mf_selector_intern_bytes(const char *MF_NULLABLE name, size_t length,
                                          mf_selector MF_NULLABLE *MF_NULLABLE selector, mf_error *MF_NULLABLE error);

/* The selector of a name that was interned before, or NULL: for unknown, invalid and NULL names. Never interns; no lock. */
MF_API mf_selector MF_NULLABLE mf_selector_find(const char *MF_NULLABLE name);
MF_API mf_selector MF_NULLABLE mf_selector_find_bytes(const char *MF_NULLABLE name, size_t length);

/* The kept spelling, terminated; lasting. ObjC: sel_getName. */
MF_API const char *mf_selector_name(mf_selector selector);

/* Bytes of the kept spelling, without its terminator. */
MF_API size_t mf_selector_length(mf_selector selector);

/* The number of colons, which is the number of arguments that the name announces. */
MF_API size_t mf_selector_argument_count(mf_selector selector);

/* How many selectors exist in this process. */
MF_API size_t mf_selector_count(void);

MF_END
#endif
