/* A table from texts to things that live for ever: how types, shapes and signatures are interned.

   Looking up takes no lock: slots are filled once and never emptied, and a table that has grown is a new table, published when it
   is complete. The old one is kept for those who may still be reading it; together the old ones are smaller than the new one. */
#ifndef MF_TEXT_MAP_H
#define MF_TEXT_MAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct mf__text_map {
  _Atomic(struct mf__text_slots *) slots;
} mf__text_map;

/* What was added under this text and tag, or NULL. Any thread, no lock. */
const void *mf__text_map_find(mf__text_map *map, const char *text, size_t length, uint32_t tag);

/* Adds a text that is not there. `text` must last. False without memory; then nothing has changed. The intern lock is held. */
bool mf__text_map_add(mf__text_map *map, const char *text, size_t length, uint32_t tag, const void *value);

#endif
