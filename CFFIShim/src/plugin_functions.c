/* The functions that a plug-in is handed. */
#include <string.h>

#include "alloc.h"
#include "fail.h"
#include "plugin_impl.h"

bool mf__plugin_reserve(void **array, size_t element, size_t count, size_t *capacity) {
  if (count < *capacity) return true;
  size_t more = *capacity ? *capacity * 2 : 8;
  void *grown = mf__realloc(*array, more * element);
  if (!grown) return false;
  *array = grown;
  *capacity = more;
  return true;
}

static mf_status call_fail(mf_call *call, const char *text) {
  return mf_error_set(mf_call_error(call), MF_FOREIGN_ERROR, NULL, text);
}

/* Under the lock. */
static bool owns(const mf_loaded_plugin *plugin, const mf_table *table) {
  for (size_t i = 0; i < plugin->table_count; i++)
    if (plugin->tables[i] == table) return true;
  return false;
}

static mf_status check_owner(mf_loaded_plugin *plugin, const mf_table *table, mf_error *error) {
  mf__lock_take(plugin->lock);
  bool is_own = table && owns(plugin, table);
  mf__lock_leave(plugin->lock);
  if (is_own) return MF_OK;
  return MF_FAIL_SUBJECT(error, MF_INVALID_ARGUMENT, plugin->path, .reason = "the table is not one that this plug-in made");
}

static mf_status table_create(mf_plugin *functions, const char *name, mf_table *parent, mf_table **table, mf_error *error) {
  mf_loaded_plugin *plugin = mf__plugin_of(functions);
  if (!table) return MF_FAIL(error, MF_INVALID_ARGUMENT, .reason = "there is no place for the table");
  *table = NULL;
  mf_status status = parent ? check_owner(plugin, parent, error) : MF_OK;
  mf_table *made = NULL;
  if (!status) status = mf_table_create(name, parent, NULL, &made, error);
  if (status) return status;
  mf__lock_take(plugin->lock);
  bool has_room = mf__plugin_reserve((void **)&plugin->tables, sizeof *plugin->tables, plugin->table_count, &plugin->table_capacity);
  if (has_room) plugin->tables[plugin->table_count++] = *table = made;
  mf__lock_leave(plugin->lock);
  if (has_room) return MF_OK;
  mf_table_release(made);
  return MF_FAIL_MEMORY(error);
}

static mf_status table_add(mf_plugin *functions, mf_table *table, mf_selector selector, const mf_signature *signature,
                           const mf_implementation *implementation, mf_error *error) {
  mf_status status = check_owner(mf__plugin_of(functions), table, error);
  return status ? status : mf_table_add(table, selector, signature, implementation, error);
}

static mf_status table_replace(mf_plugin *functions, mf_table *table, mf_selector selector, const mf_signature *signature,
                               const mf_implementation *implementation, mf_error *error) {
  mf_status status = check_owner(mf__plugin_of(functions), table, error);
  return status ? status : mf_table_replace(table, selector, signature, implementation, NULL, error);
}

static mf_status table_remove(mf_plugin *functions, mf_table *table, mf_selector selector, mf_error *error) {
  mf_status status = check_owner(mf__plugin_of(functions), table, error);
  return status ? status : mf_table_remove(table, selector, error);
}

/* Under the lock; target_count when it is not there. */
static size_t position_of(const mf_loaded_plugin *plugin, const void *object) {
  size_t i = 0;
  while (i < plugin->target_count && plugin->targets[i].target.object != object) i++;
  return i;
}

static mf_status target_add(mf_plugin *functions, const char *name, mf_target target, mf_error *error) {
  mf_loaded_plugin *plugin = mf__plugin_of(functions);
  if (!name || !*name || !target.object)
    return MF_FAIL_SUBJECT(error, MF_INVALID_ARGUMENT, plugin->path,
                           .reason = "a plug-in's target needs a name, and an object by which it is known");
  mf_status status = check_owner(plugin, target.table, error);
  if (status) return status;
  size_t size = strlen(name) + 1;
  char *copy = mf__malloc(size);
  if (!copy) return MF_FAIL_MEMORY(error);
  memcpy(copy, name, size);
  mf__lock_take(plugin->lock);
  bool is_there = position_of(plugin, target.object) < plugin->target_count;
  bool has_room = !is_there && mf__plugin_reserve((void **)&plugin->targets, sizeof *plugin->targets, plugin->target_count,
                                                  &plugin->target_capacity);
  if (has_room) plugin->targets[plugin->target_count++] = (mf__plugin_target){copy, target};
  bool tells = has_room && plugin->is_registered && plugin->host.added;
  mf__lock_leave(plugin->lock);
  if (!has_room) mf__free(copy);
  if (is_there)
    return MF_FAIL_SUBJECT(error, MF_DUPLICATE, name, .object = target.object, .reason = "the plug-in shows the object already");
  if (!has_room) return MF_FAIL_MEMORY(error);
  if (tells) plugin->host.added(plugin->host.context, copy, target);
  return MF_OK;
}

static mf_status target_remove(mf_plugin *functions, void *object, mf_error *error) {
  mf_loaded_plugin *plugin = mf__plugin_of(functions);
  mf__plugin_target removed = {NULL, {NULL, NULL}};
  mf__lock_take(plugin->lock);
  size_t i = position_of(plugin, object);
  if (i < plugin->target_count) {
    removed = plugin->targets[i];
    memmove(&plugin->targets[i], &plugin->targets[i + 1], (--plugin->target_count - i) * sizeof *plugin->targets);
  }
  bool tells = removed.name && plugin->is_registered && plugin->host.removed;
  mf__lock_leave(plugin->lock);
  if (!removed.name)
    return MF_FAIL_SUBJECT(error, MF_NOT_FOUND, plugin->path, .object = object, .reason = "the plug-in does not show the object");
  if (tells) plugin->host.removed(plugin->host.context, removed.name, removed.target);
  mf__free(removed.name);
  return MF_OK;
}

void mf__plugin_fill(mf_plugin *functions) {
  *functions = (mf_plugin){.version = MF_PLUGIN_VERSION,
                           .size = sizeof *functions,
                           .selector_intern = mf_selector_intern,
                           .selector_name = mf_selector_name,
                           .signature_make = mf_signature_make,
                           .error_describe = mf_error_describe,
                           .error_clear = mf_error_clear,
                           .send = mf_send,
                           .responds = mf_responds,
                           .call_self = mf_call_self,
                           .call_selector = mf_call_selector,
                           .call_argument = mf_call_argument,
                           .call_result = mf_call_result,
                           .call_fail = call_fail,
                           .table_create = table_create,
                           .table_add = table_add,
                           .table_replace = table_replace,
                           .table_remove = table_remove,
                           .target_add = target_add,
                           .target_remove = target_remove};
}
