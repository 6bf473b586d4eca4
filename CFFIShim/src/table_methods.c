/* Registering, replacing, removing, exchanging and finding methods. */
#include "alloc.h"
#include "fail.h"
#include "method.h"
#include "table_impl.h"

_Atomic uint64_t mf__methods_epoch;

void mf__table_changed(mf_table *table) {
  atomic_fetch_add_explicit(&table->generation, 1, memory_order_release);
  atomic_fetch_add_explicit(&mf__methods_epoch, 1, memory_order_release);
}

uint64_t mf_methods_generation(void) { return atomic_load_explicit(&mf__methods_epoch, memory_order_acquire); }

static mf_status check(mf_selector selector, const mf_signature *signature, const mf_implementation *implementation,
                       mf_error *error) {
  const char *missing = !selector ? "a method needs a selector" : !signature ? "a method needs a signature" : NULL;
  if (!missing && (!implementation || !(implementation->kind == MF_HANDLER ? implementation->handler != NULL
                                                                           : implementation->function != NULL)))
    missing = "a method needs an implementation";
  if (missing) return MF_FAIL(error, MF_INVALID_ARGUMENT, .selector = selector, .reason = missing);
  if (mf_signature_is_variadic(signature) && implementation->kind == MF_HANDLER)
    return MF_FAIL(error, MF_UNSUPPORTED_TYPE, .selector = selector, .got = mf_signature_encoding(signature),
                   .reason = "a handler cannot be variadic");
  return MF_OK;
}

/* Not yet part of the table. */
static mf_method *method_create(mf_table *table, mf_selector selector, const mf_signature *signature,
                                const mf_implementation *implementation) {
  mf_method *method = mf__calloc(1, sizeof *method);
  if (!method) return NULL;
  method->selector = selector;
  method->signature = signature;
  method->kind = (uint8_t)implementation->kind;
  if (implementation->kind == MF_HANDLER) method->handler = implementation->handler;
  else method->function = implementation->function;
  method->context = implementation->context;
  method->dispose = implementation->dispose;
  mf__method_prepare(method);
  method->table = table;
  return method;
}

/* Room for one more current method and for its key. */
static bool reserve(mf_table *table, mf_selector selector) {
  if (table->count == table->capacity) {
    size_t capacity = table->capacity ? table->capacity * 2 : 4;
    const mf_method **listed = mf__realloc(table->listed, capacity * sizeof *listed);
    if (!listed) return false;
    table->listed = listed;
    table->capacity = capacity;
  }
  return mf__map_reserve(&table->methods, selector);
}

static size_t listed_index(const mf_table *table, const mf_method *method) {
  size_t index = 0;
  while (table->listed[index] != method) index++;
  return index;
}

/* Makes a method the current one for its selector, in the place of `old` if there is one. Everything was reserved. */
static void install(mf_table *table, mf_method *method, const mf_method *old) {
  method->older = table->newest;
  table->newest = method;
  if (old) table->listed[listed_index(table, old)] = method;
  else table->listed[table->count++] = method;
  mf__map_put(&table->methods, method->selector, method);
  mf__table_changed(table);
}

static mf_status put(mf_table *table, mf_selector selector, const mf_signature *signature,
                     const mf_implementation *implementation, bool replaces, const mf_method **replaced, mf_error *error) {
  mf_status status = check(selector, signature, implementation, error);
  if (!status) status = mf_signature_as_method(signature, &signature, error);
  if (status) return status;
  mf_method *method = method_create(table, selector, signature, implementation);
  if (!method) return MF_FAIL_MEMORY(error);
  mf__lock_take(&table->lock);
  const mf_method *old = mf__map_find(&table->methods, selector);
  bool is_duplicate = old && !replaces, has_room = reserve(table, selector);
  if (!is_duplicate && has_room) install(table, method, old);
  mf__lock_leave(&table->lock);
  if (is_duplicate) {
    mf__free(method);
    return MF_FAIL_SUBJECT(error, MF_DUPLICATE, table->name, .selector = selector,
                           .expected = mf_signature_encoding(old->signature), .got = mf_signature_encoding(signature),
                           .reason = "the table has a method of that name: replace it, or choose another name");
  }
  if (!has_room) {
    mf__free(method);
    return MF_FAIL_MEMORY(error);
  }
  if (replaced) *replaced = old;
  return MF_OK;
}

mf_status mf_table_add(mf_table *table, mf_selector selector, const mf_signature *signature,
                       const mf_implementation *implementation, mf_error *error) {
  return put(table, selector, signature, implementation, false, NULL, error);
}

mf_status mf_table_replace(mf_table *table, mf_selector selector, const mf_signature *signature,
                           const mf_implementation *implementation, const mf_method **replaced, mf_error *error) {
  return put(table, selector, signature, implementation, true, replaced, error);
}

static mf_status not_found(const mf_table *table, mf_selector selector, mf_error *error) {
  return MF_FAIL_SUBJECT(error, MF_NOT_FOUND, table->name, .selector = selector,
                         .reason = "the table itself has no method of that name");
}

mf_status mf_table_remove(mf_table *table, mf_selector selector, mf_error *error) {
  mf__lock_take(&table->lock);
  const mf_method *method = mf__map_find(&table->methods, selector);
  if (method) {
    for (size_t i = listed_index(table, method) + 1; i < table->count; i++) table->listed[i - 1] = table->listed[i];
    table->count--;
    mf__map_put(&table->methods, selector, NULL);
    mf__table_changed(table);
  }
  mf__lock_leave(&table->lock);
  return method ? MF_OK : not_found(table, selector, error);
}

mf_status mf_table_exchange(mf_table *table, mf_selector a, mf_selector b, mf_error *error) {
  if (a == b) return mf_table_find_own(table, a) ? MF_OK : not_found(table, a, error);
  mf_status status = MF_OK;
  mf_selector missing = NULL;
  mf__lock_take(&table->lock);
  const mf_method *of_a = mf__map_find(&table->methods, a), *of_b = mf__map_find(&table->methods, b);
  if (!of_a || !of_b) {
    missing = of_a ? b : a;
  } else {
    /* The old records stay the owners of their contexts, and live as long as these. */
    mf_implementation from_a = mf_method_implementation(of_a), from_b = mf_method_implementation(of_b);
    mf_method *new_a = method_create(table, a, of_b->signature, &from_b);
    mf_method *new_b = method_create(table, b, of_a->signature, &from_a);
    if (new_a && new_b) {
      install(table, new_a, of_a);
      install(table, new_b, of_b);
    } else {
      mf__free(new_a);
      mf__free(new_b);
      status = MF_NO_MEMORY;
    }
  }
  mf__lock_leave(&table->lock);
  if (missing) return not_found(table, missing, error);
  return status ? MF_FAIL_MEMORY(error) : MF_OK;
}

const mf_method *mf_table_find(const mf_table *table, mf_selector selector) { return mf__table_find(table, selector); }

const mf_method *mf_table_find_own(const mf_table *table, mf_selector selector) {
  return mf__map_find(&table->methods, selector);
}

size_t mf_table_methods(mf_table *table, const mf_method **methods, size_t capacity) {
  mf__lock_take(&table->lock);
  size_t count = table->count;
  for (size_t i = 0; methods && i < count && i < capacity; i++) methods[i] = table->listed[i];
  mf__lock_leave(&table->lock);
  return count;
}

uint64_t mf_table_generation(const mf_table *table) {
  uint64_t sum = 0;
  for (; table; table = table->parent) sum += atomic_load_explicit(&table->generation, memory_order_acquire);
  return sum;
}
