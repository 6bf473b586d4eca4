/* The set of all selectors of the process. It knows bytes only: spelling and validity are the caller's business. */
#ifndef MF_SELECTOR_TABLE_H
#define MF_SELECTOR_TABLE_H

#include "CFFIShim/selector.h"

struct mf_selector_record {
  uint32_t hash;
  uint16_t length;
  uint16_t argument_count;
  char name[]; /* terminated */
};

/* The record of a name, or NULL. No lock. */
mf_selector mf__selector_table_find(const char *name, size_t length);

/* The record of a name of at most MF_SELECTOR_MAX_LENGTH bytes, added when it is new; NULL without memory. Takes a lock. */
mf_selector mf__selector_table_add(const char *name, size_t length);

/* How many records there are. */
size_t mf__selector_table_count(void);

#endif
