/* Registering, replacing, removing, exchanging and finding methods. */
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

/* Makes a method the current one for its selector. There is room. */
static void install(mf_table *table, mf_selector selector, const mf_signature *signature, const mf_implementation *implementation) {
  mf_method *method = mf__methods_take(&table->methods);
  method->selector = selector;
  method->signature = signature;
  method->kind = (uint8_t)implementation->kind;
  if (implementation->kind == MF_HANDLER) method->handler = implementation->handler;
  else method->function = implementation->function;
  method->context = implementation->context;
  method->dispose = implementation->dispose;
  method->table = table;
  mf__method_prepare(method);
  mf__methods_install(&table->methods, method);
  mf__table_changed(table);
}

static mf_status put(mf_table *table, mf_selector selector, const mf_signature *signature,
                     const mf_implementation *implementation, bool replaces, const mf_method **replaced, mf_error *error) {
  if (replaced) *replaced = NULL;
  mf_status status = check(selector, signature, implementation, error);
  if (!status) status = mf_signature_as_method(signature, &signature, error);
  if (status) return status;
  mf__lock_take(table->lock);
  const mf_method *old = mf__methods_find(&table->methods, selector);
  bool is_duplicate = old && !replaces, has_room = is_duplicate || mf__methods_reserve(&table->methods, 1);
  if (!is_duplicate && has_room) install(table, selector, signature, implementation);
  mf__lock_leave(table->lock);
  if (is_duplicate)
    return MF_FAIL_SUBJECT(error, MF_DUPLICATE, table->name, .selector = selector,
                           .expected = mf_signature_encoding(old->signature), .got = mf_signature_encoding(signature),
                           .reason = "the table has a method of that name: replace it, or choose another name");
  if (!has_room) return MF_FAIL_MEMORY(error);
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
  mf__lock_take(table->lock);
  const mf_method *method = mf__methods_find(&table->methods, selector);
  if (method) {
    mf__methods_remove(&table->methods, method);
    mf__table_changed(table);
  }
  mf__lock_leave(table->lock);
  return method ? MF_OK : not_found(table, selector, error);
}

mf_status mf_table_exchange(mf_table *table, mf_selector a, mf_selector b, mf_error *error) {
  if (a == b) return mf_table_find_own(table, a) ? MF_OK : not_found(table, a, error);
  mf_status status = MF_OK;
  mf_selector missing = NULL;
  mf__lock_take(table->lock);
  const mf_method *of_a = mf__methods_find(&table->methods, a), *of_b = mf__methods_find(&table->methods, b);
  if (!of_a || !of_b) {
    missing = of_a ? b : a;
  } else if (!mf__methods_reserve(&table->methods, 2)) {
    status = MF_NO_MEMORY;
  } else {
    /* The old records stay the owners of their contexts, and live as long as these. */
    mf_implementation from_a = mf_method_implementation(of_a), from_b = mf_method_implementation(of_b);
    install(table, a, of_b->signature, &from_b);
    install(table, b, of_a->signature, &from_a);
  }
  mf__lock_leave(table->lock);
  if (missing) return not_found(table, missing, error);
  return status ? MF_FAIL_MEMORY(error) : MF_OK;
}

const mf_method *mf_table_find(const mf_table *table, mf_selector selector) { return mf__table_find(table, selector); }

const mf_method *mf_table_find_own(const mf_table *table, mf_selector selector) {
  return mf__methods_find(&table->methods, selector);
}

size_t mf_table_methods(mf_table *table, const mf_method **methods, size_t capacity) {
  mf__lock_take(table->lock);
  size_t count = table->methods.current;
  if (methods) mf__methods_list(&table->methods, methods, capacity);
  mf__lock_leave(table->lock);
  return count;
}

uint64_t mf_table_generation(const mf_table *table) {
  uint64_t sum = 0;
  for (; table; table = table->parent) sum += atomic_load_explicit(&table->generation, memory_order_acquire);
  return sum;
}
