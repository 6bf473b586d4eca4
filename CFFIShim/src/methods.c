#include "methods.h"

#include <string.h>

#include "alloc.h"

enum { FIRST_SHIFT = 64 - 3, PER_HEAD = 2, SMALL_SLAB = 4, LARGE_SLAB = 64 };

typedef struct mf__slab {
  struct mf__slab *next;
  uint32_t used, capacity;
  mf_method method[];
} slab;

_Static_assert(sizeof(void *) != 8 || sizeof(mf_method) == 72, "what methods.h says of the memory");

/* Before the first method: never changed, and never freed. */
static mf__heads none = {.shift = 63, .head = {NULL, NULL}};

static size_t head_count(const mf__heads *heads) { return (size_t)1 << (64 - heads->shift); }

static mf__heads *heads_of(const mf__methods *methods) { return atomic_load_explicit(&methods->heads, memory_order_relaxed); }

static mf_method *follow(_Atomic(mf_method *) *link) { return atomic_load_explicit(link, memory_order_relaxed); }

void mf__methods_begin(mf__methods *methods) { atomic_init(&methods->heads, &none); }

/* Cuts the lists that go on into the next head's. After the new heads were published: who is sent astray looks again. */
static void cut(mf__heads *heads) {
  for (size_t i = 0; i < head_count(heads); i++) {
    mf_method *method = follow(&heads->head[i]), *next;
    if (!method) continue;
    while ((next = follow(&method->next)) && mf__map_home(next->selector, heads->shift) == i) method = next;
    if (next) atomic_store_explicit(&method->next, NULL, memory_order_release);
  }
}

static bool grow(mf__methods *methods) {
  mf__heads *old = heads_of(methods);
  unsigned shift = old == &none ? FIRST_SHIFT : old->shift - 1;
  mf__heads *heads = mf__calloc(1, sizeof *heads + ((size_t)1 << (64 - shift)) * sizeof heads->head[0]);
  if (!heads) return false;
  heads->outgrown = old;
  heads->shift = shift;
  for (size_t i = 0; i < head_count(old); i++) {
    for (mf_method *method = follow(&old->head[i]); method; method = follow(&method->next)) {
      _Atomic(mf_method *) *head = &heads->head[mf__map_home(method->selector, shift)];
      if (!follow(head)) atomic_store_explicit(head, method, memory_order_relaxed);
    }
  }
  atomic_store_explicit(&methods->heads, heads, memory_order_release);
  cut(heads);
  return true;
}

/* Slabs grow with the table, so that small ones do not waste much. */
static bool add_slab(mf__methods *methods) {
  uint32_t capacity = methods->made / 4;
  if (capacity < SMALL_SLAB) capacity = SMALL_SLAB;
  if (capacity > LARGE_SLAB) capacity = LARGE_SLAB;
  slab *made = mf__malloc(sizeof *made + capacity * sizeof made->method[0]);
  if (!made) return false;
  *made = (slab){.capacity = capacity};
  if (methods->last) methods->last->next = made;
  else methods->first = made;
  methods->last = made;
  return true;
}

bool mf__methods_reserve(mf__methods *methods, uint32_t count) {
  if (methods->made > UINT32_MAX - count) return false;
  if ((methods->current + count > PER_HEAD * head_count(heads_of(methods)) || heads_of(methods) == &none) && !grow(methods))
    return false;
  const slab *last = methods->last;
  return (last && last->capacity - last->used >= count) || add_slab(methods);
}

mf_method *mf__methods_take(mf__methods *methods) {
  mf_method *method = &methods->last->method[methods->last->used++];
  memset(method, 0, sizeof *method);
  method->place = methods->made++;
  return method;
}

/* The link to the current method for a selector, or to the one before which it belongs. */
static _Atomic(mf_method *) *seek(mf__methods *methods, mf_selector selector) {
  uint64_t hash = mf__map_hash(selector);
  _Atomic(mf_method *) *link = &heads_of(methods)->head[mf__map_home(selector, heads_of(methods)->shift)];
  for (mf_method *method; (method = follow(link)) && method->selector != selector; link = &method->next)
    if (mf__map_hash(method->selector) > hash) break;
  return link;
}

void mf__methods_install(mf__methods *methods, mf_method *method) {
  _Atomic(mf_method *) *link = seek(methods, method->selector);
  mf_method *next = follow(link);
  if (next && next->selector == method->selector) {
    method->place = next->place;
    next = follow(&next->next); /* a reader who is at the old one goes on from there */
  } else {
    methods->current++;
  }
  atomic_init(&method->next, next);
  atomic_store_explicit(link, method, memory_order_release);
}

void mf__methods_remove(mf__methods *methods, const mf_method *method) {
  mf_method *current = follow(seek(methods, method->selector));
  atomic_store_explicit(seek(methods, method->selector), follow(&current->next), memory_order_release);
  methods->current--;
}

void mf__methods_list(const mf__methods *methods, const mf_method **list, size_t capacity) {
  uint32_t place = 0;
  size_t count = 0;
  for (const slab *slab = methods->first; slab && count < capacity; slab = slab->next) {
    for (uint32_t i = 0; i < slab->used && count < capacity; i++, place++) {
      /* One that replaced another is listed in that one's place, one that was removed and added again in its last place. */
      const mf_method *method = mf__methods_find(methods, slab->method[i].selector);
      if (method && method->place == place) list[count++] = method;
    }
  }
}

void mf__methods_end(mf__methods *methods, void (*finish)(mf_method *method)) {
  slab *next;
  for (slab *slab = methods->first; slab; slab = next) {
    next = slab->next;
    for (uint32_t i = 0; i < slab->used; i++) finish(&slab->method[i]);
    mf__free(slab);
  }
  mf__heads *outgrown;
  for (mf__heads *heads = heads_of(methods); heads != &none; heads = outgrown) {
    outgrown = heads->outgrown;
    mf__free(heads);
  }
}
