/* One spelling for one selector: Swift's. `reload` is kept as `reload()`, `set:for:` as `set(_:for:)`.

   A name is in ObjC's spelling when it has no parenthesis and either no colon at all, or a colon at its end and none at its start.
   An empty piece is an unlabelled argument: `set::` is `set(_:_:)`. Every other name is kept as it is. */
#ifndef MF_SELECTOR_SPELLING_H
#define MF_SELECTOR_SPELLING_H

#include <stddef.h>

#include "CFFIShim/selector.h"

typedef struct mf__spelling {
  const char *text; /* the name itself, or the buffer; NULL when it is longer than MF_SELECTOR_MAX_LENGTH */
  size_t length;    /* of the kept spelling, also when that is too long */
} mf__spelling;

/* Spells a name in Swift's way; `buffer` must live as long as the result is used. */
mf__spelling mf__selector_spell(const char *name, size_t length, char buffer[MF_SELECTOR_MAX_LENGTH]);

#endif
