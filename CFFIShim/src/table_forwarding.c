/* The hooks of a table. */
#include "alloc.h"
#include "fail.h"
#include "table_impl.h"

mf_status mf_table_set_forwarding(mf_table *table, const mf_forwarding *forwarding, void *context,
                                  void (*dispose)(void *context), mf_error *error) {
  mf__hooks *hooks = mf__calloc(1, sizeof *hooks);
  if (!hooks) return MF_FAIL_MEMORY(error);
  if (forwarding) hooks->forwarding = *forwarding;
  hooks->context = context;
  hooks->dispose = dispose;
  mf__lock_take(table->lock);
  mf__hooks *old = atomic_load_explicit(&table->hooks, memory_order_relaxed);
  /* A NULL forwarding is published as hooks that do nothing: a parent's must not show through. */
  hooks->older = old;
  void *old_context = old ? old->context : NULL;
  void (*old_dispose)(void *) = old ? old->dispose : NULL;
  if (old) old->dispose = NULL;
  atomic_store_explicit(&table->hooks, hooks, memory_order_release);
  mf__table_changed(table);
  mf__lock_leave(table->lock);
  if (old_dispose) old_dispose(old_context);
  return MF_OK;
}

void mf__table_note_asked(mf_table *table, mf_selector selector) {
  mf__lock_take(table->lock);
  /* Without memory it is asked again next time, which is harmless. */
  (void)mf__map_put(&table->asked, selector, selector);
  mf__lock_leave(table->lock);
}
