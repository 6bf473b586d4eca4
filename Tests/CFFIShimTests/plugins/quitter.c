/* Registers a table and a target, then fails. */
#include <CFFIShim/plugin.h>

static int object;

mf_status mf_plugin_register(mf_plugin *plugin) {
  mf_table *table;
  if (!mf_plugin_accept(plugin)) return MF_UNAVAILABLE;
  if (plugin->table_create(plugin, "Quitter", NULL, &table, NULL)) return MF_NO_MEMORY;
  if (plugin->target_add(plugin, "quitter", (mf_target){&object, table}, NULL)) return MF_NO_MEMORY;
  return MF_INVALID_ARGUMENT;
}
