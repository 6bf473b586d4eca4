/* The methods of a table: every record that it ever had, and which is the current one for a selector. Any thread finds without a lock, one
   at a time changes.

     heads ─► [0] ─► method ─► method      of selectors whose hashes begin with the same bits, in the order of the hashes
              [1] ─► method
     slabs ─► method, method, method …     in the order in which they were made, each in its place for ever

   Heads that are outgrown are kept, since a reader may still be in them: all of them together are smaller than the last. When they double,
   each list is cut in two, which its order allows without moving a record. A reader may have come to a cut from the old heads; so who
   finds nothing looks whether the heads are still the same.

   One more method takes a record (72 bytes) and, with what was outgrown, 8 to 16 bytes of heads. */
#ifndef MF_METHODS_H
#define MF_METHODS_H

#include "CFFIShim/table.h"
#include "call_direct.h"
#include "map.h"

/* Immutable, but for the link, and for the function that is made when it is first asked for. */
struct mf_method {
  mf_selector selector;
  _Atomic(mf_method *) next;
  const mf_signature *signature; /* always a method's, also for plain functions */
  union {
    mf_function function;
    mf_handler handler;
  };
  union {
    mf__direct direct;             /* native: a call without a look at the signature, or NULL */
    _Atomic(mf_closure *) closure; /* others: for mf_method_function */
  };
  void *context;
  void (*dispose)(void *context);
  mf_table *table;
  uint32_t place; /* in the order of registration: the number of the record that it stands for, which may be its own */
  uint8_t kind;   /* mf_implementation_kind */
  uint8_t take;   /* mf__take, of the result of a direct call */
  bool is_direct; /* a native method with a direct call */
};

typedef struct mf__heads {
  struct mf__heads *outgrown;
  unsigned shift; /* 64 - log2 of the number of heads */
  _Atomic(mf_method *) head[];
} mf__heads;

typedef struct mf__methods {
  _Atomic(mf__heads *) heads;
  struct mf__slab *first, *last; /* these under the lock */
  uint32_t made, current;        /* records */
} mf__methods;

/* The current method for a selector, or NULL. */
static inline const mf_method *mf__methods_find(const mf__methods *methods, mf_selector selector) {
  const mf__heads *heads = atomic_load_explicit(&methods->heads, memory_order_acquire);
  for (;;) {
    const mf_method *method = atomic_load_explicit(&heads->head[mf__map_home(selector, heads->shift)], memory_order_acquire);
    for (; method; method = atomic_load_explicit(&method->next, memory_order_acquire))
      if (method->selector == selector) return method;
    const mf__heads *now = atomic_load_explicit(&methods->heads, memory_order_acquire);
    if (now == heads) return NULL;
    heads = now;
  }
}

void mf__methods_begin(mf__methods *methods);

/* Makes sure that so many records can be taken and installed; false without memory. */
bool mf__methods_reserve(mf__methods *methods, uint32_t count);

/* The next record, empty, to be filled and installed. */
mf_method *mf__methods_take(mf__methods *methods);

/* Makes a record the current one for its selector, in the place of the one before or behind all others. */
void mf__methods_install(mf__methods *methods, mf_method *method);

/* Takes the current method out; its record stays. */
void mf__methods_remove(mf__methods *methods, const mf_method *method);

/* Copies up to `capacity` of the current ones, in the order of registration. */
void mf__methods_list(const mf__methods *methods, const mf_method **list, size_t capacity);

/* Calls `finish` with every record, and frees them. */
void mf__methods_end(mf__methods *methods, void (*finish)(mf_method *method));

#endif
