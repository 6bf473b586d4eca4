/* Tables: how they begin, how they are counted, how they end. */
#include <string.h>

#include "alloc.h"
#include "fail.h"
#include "table_impl.h"
#include "thread.h"

mf_status mf_table_create(const char *name, mf_table *parent, const mf_object_ops *ops, mf_table **table, mf_error *error) {
  if (!table) return MF_FAIL(error, MF_INVALID_ARGUMENT, .reason = "there is no place for the table");
  *table = NULL;
  if (!name || !*name) return MF_FAIL(error, MF_INVALID_ARGUMENT, .reason = "a table needs a name");
  mf_table *made = mf__calloc(1, sizeof *made);
  size_t size = strlen(name) + 1;
  char *copy = mf__malloc(size);
  if (!made || !copy) {
    mf__free(made);
    mf__free(copy);
    return MF_FAIL_MEMORY(error);
  }
  made->lock = mf__lock_next(MF__LOCK_TABLE);
  made->name = memcpy(copy, name, size);
  made->parent = mf_table_retain(parent);
  made->ops = ops ? ops : parent ? parent->ops : NULL;
  mf__methods_begin(&made->methods);
  atomic_init(&made->references, 1);
  *table = made;
  return MF_OK;
}

static void free_hooks(mf__hooks *hooks) {
  while (hooks) {
    mf__hooks *older = hooks->older;
    if (hooks->dispose) hooks->dispose(hooks->context);
    mf__free(hooks);
    hooks = older;
  }
}

static void finish_method(mf_method *method) {
  if (method->kind != MF_NATIVE) mf_closure_destroy(atomic_load_explicit(&method->closure, memory_order_relaxed));
  if (method->dispose) method->dispose(method->context);
}

static void free_table(mf_table *table) {
  mf__methods_end(&table->methods, finish_method);
  free_hooks(atomic_load_explicit(&table->hooks, memory_order_relaxed));
  mf__map_free(&table->asked);
  mf__free(table->name);
  mf__free(table);
}

mf_table *mf_table_retain(mf_table *table) {
  if (table) atomic_fetch_add_explicit(&table->references, 1, memory_order_relaxed);
  return table;
}

void mf_table_release(mf_table *table) {
  /* A loop, not recursion: a line of parents may be long. */
  while (table && atomic_fetch_sub_explicit(&table->references, 1, memory_order_acq_rel) == 1) {
    mf_table *parent = table->parent;
    free_table(table);
    table = parent;
  }
}

mf_status mf_table_destroy(mf_table *table, mf_error *error) {
  if (!table) return MF_OK;
  size_t references = 1;
  if (mf__is_running(table))
    return MF_FAIL_SUBJECT(error, MF_IN_USE, table->name, .reason = "one of its methods or hooks is running on this thread");
  if (!atomic_compare_exchange_strong_explicit(&table->references, &references, 0, memory_order_acq_rel, memory_order_relaxed))
    return MF_FAIL_SUBJECT(error, MF_IN_USE, table->name, .got_count = references - 1,
                           .reason = "children, multicasts, invocations or closures hold it");
  mf_table *parent = table->parent;
  free_table(table);
  mf_table_release(parent);
  return MF_OK;
}

const char *mf_table_name(const mf_table *table) { return table->name; }
mf_table *mf_table_parent(const mf_table *table) { return table->parent; }
const mf_object_ops *mf_table_object_ops(const mf_table *table) { return table->ops; }
