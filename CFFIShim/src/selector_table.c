/* An open-addressing array of pointers to immutable records, published through one atomic pointer.

     table ─► array { capacity 64 } ─► older array { capacity 32 } ─► …
                slots: · r · · r r · r …        each r is final: a slot changes once, from NULL to a record

   Readers follow the pointers with acquire loads and never wait. Writers hold the intern lock; a full array is copied into one of twice
   the size. Superseded arrays are never freed, for a reader may still be in one: together they are smaller than the current one.
   A reader in an old array can miss a new name, which is no harm: to add it, it takes the lock and looks again. */
#include "selector_table.h"

#include <stdatomic.h>
#include <string.h>

#include "alloc.h"
#include "locks.h"

enum { FIRST_CAPACITY = 256 }; /* capacities are powers of two */

typedef _Atomic(mf_selector) slot;

typedef struct array {
  struct array *older;
  size_t capacity;
  slot slots[];
} array;

static _Atomic(array *) table;
static atomic_size_t count; /* written under the lock */

_Static_assert(MF_SELECTOR_MAX_LENGTH <= UINT16_MAX, "a record keeps lengths in 16 bits");

/* Eight bytes a step: names are looked up far more often than made. */
static uint32_t hash_of(const char *name, size_t length) {
  const uint64_t multiplier = UINT64_C(0x9E3779B97F4A7C15);
  uint64_t hash = length * multiplier;
  while (length > 0) {
    uint64_t word = 0;
    size_t step = length < sizeof word ? length : sizeof word;
    memcpy(&word, name, step);
    hash = (hash ^ word) * multiplier;
    hash ^= hash >> 29;
    name += step;
    length -= step;
  }
  hash *= multiplier;
  return (uint32_t)(hash >> 32);
}

static bool is_named(mf_selector record, const char *name, size_t length, uint32_t hash) {
  return record->hash == hash && record->length == length && memcmp(record->name, name, length) == 0;
}

/* The slot of a name, and what was in it: its record, or NULL in the empty one where it belongs. There is always an empty one.
   The slot is not read again: another name may have come into it meanwhile. */
static slot *slot_of(array *array, const char *name, size_t length, uint32_t hash, mf_selector *there) {
  for (size_t i = hash;; i++) {
    slot *slot = &array->slots[i & (array->capacity - 1)];
    *there = atomic_load_explicit(slot, memory_order_acquire);
    if (!*there || is_named(*there, name, length, hash)) return slot;
  }
}

static mf_selector find(const char *name, size_t length, uint32_t hash) {
  array *array = atomic_load_explicit(&table, memory_order_acquire);
  mf_selector there = NULL;
  if (array) (void)slot_of(array, name, length, hash, &there);
  return there;
}

static mf_selector make_record(const char *name, size_t length, uint32_t hash) {
  struct mf_selector_record *record = mf__malloc(sizeof *record + length + 1);
  if (!record) return NULL;
  record->hash = hash;
  record->length = (uint16_t)length;
  record->argument_count = 0;
  memcpy(record->name, name, length);
  record->name[length] = '\0';
  for (size_t i = 0; i < length; i++) record->argument_count += name[i] == ':';
  return record;
}

/* An array with all that `old` (may be NULL) has, and room for more; NULL without memory. */
static array *grown(array *old) {
  size_t capacity = old ? old->capacity * 2 : FIRST_CAPACITY;
  if (capacity > (SIZE_MAX - sizeof(array)) / sizeof(slot)) return NULL;
  array *new = mf__calloc(1, sizeof *new + capacity * sizeof(slot));
  if (!new) return NULL;
  new->older = old;
  new->capacity = capacity;
  for (size_t i = 0; old && i < old->capacity; i++) {
    mf_selector record = atomic_load_explicit(&old->slots[i], memory_order_relaxed);
    mf_selector there;
    if (record) atomic_init(slot_of(new, record->name, record->length, record->hash, &there), record);
  }
  return new;
}

/* The current array, first replaced by a bigger one when a record more would fill over three quarters; NULL without memory. */
static array *array_with_room(void) {
  array *current = atomic_load_explicit(&table, memory_order_relaxed);
  size_t wanted = atomic_load_explicit(&count, memory_order_relaxed) + 1;
  if (current && wanted <= current->capacity / 4 * 3) return current;
  array *bigger = grown(current);
  if (bigger) atomic_store_explicit(&table, bigger, memory_order_release);
  return bigger;
}

/* Under the lock. */
static mf_selector add(const char *name, size_t length, uint32_t hash) {
  mf_selector record = make_record(name, length, hash);
  if (!record) return NULL;
  array *array = array_with_room();
  if (!array) {
    mf__free((void *)record);
    return NULL;
  }
  mf_selector there;
  atomic_store_explicit(slot_of(array, name, length, hash, &there), record, memory_order_release);
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return record;
}

mf_selector mf__selector_table_find(const char *name, size_t length) { return find(name, length, hash_of(name, length)); }

mf_selector mf__selector_table_add(const char *name, size_t length) {
  uint32_t hash = hash_of(name, length);
  mf__intern_lock();
  mf_selector record = find(name, length, hash);
  if (!record) record = add(name, length, hash);
  mf__intern_unlock();
  return record;
}

size_t mf__selector_table_count(void) { return atomic_load_explicit(&count, memory_order_relaxed); }
