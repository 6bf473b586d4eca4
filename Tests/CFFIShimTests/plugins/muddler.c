/* Hands over what it must not: each is refused, and it goes on. What was not refused makes it fail. */
#include <CFFIShim/plugin.h>

static int object;

static void method(void *self, mf_selector selector) { (void)self, (void)selector; }

mf_status mf_plugin_register(mf_plugin *plugin) {
  mf_table *table, *none = NULL;
  mf_selector selector;
  const mf_signature *signature;
  mf_error error = MF_ERROR_INIT;
  mf_implementation implementation = mf_native((mf_function)method), nothing = {0};
  if (!mf_plugin_accept(plugin)) return MF_UNAVAILABLE;
  if (plugin->selector_intern("muddle()", &selector, NULL) || plugin->signature_make("v@:", &signature, NULL)) return MF_NO_MEMORY;
  if (plugin->table_create(plugin, "Muddler", NULL, &table, NULL)) return MF_NO_MEMORY;
  const mf_status refusals[] = {
      plugin->target_add(plugin, "no table", (mf_target){&object, none}, &error),
      plugin->target_add(plugin, "not mine", (mf_target){&object, (mf_table *)(void *)&object}, &error),
      plugin->target_add(plugin, "no object", (mf_target){NULL, table}, &error),
      plugin->target_add(plugin, "", (mf_target){&object, table}, &error),
      plugin->table_add(plugin, (mf_table *)(void *)&object, selector, signature, &implementation, &error),
      plugin->table_add(plugin, table, selector, signature, &nothing, &error),
      plugin->table_create(plugin, "", NULL, &none, &error),
      plugin->table_create(plugin, "Child", (mf_table *)(void *)&object, &none, &error),
      plugin->table_remove(plugin, table, selector, &error),
      plugin->target_remove(plugin, &object, &error),
  };
  plugin->error_clear(&error);
  for (unsigned i = 0; i < sizeof refusals / sizeof *refusals; i++)
    if (refusals[i] == MF_OK) return MF_INVALID_ARGUMENT;
  if (plugin->target_add(plugin, "muddler", (mf_target){&object, table}, NULL)) return MF_NO_MEMORY;
  return plugin->target_add(plugin, "again", (mf_target){&object, table}, NULL) == MF_DUPLICATE ? MF_OK : MF_INVALID_ARGUMENT;
}
