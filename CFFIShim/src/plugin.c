/* Loading and unloading. */
#define _GNU_SOURCE /* dlinfo */
#include <dlfcn.h>
#include <link.h>
#include <string.h>

#include "alloc.h"
#include "fail.h"
#include "plugin_impl.h"
#include "table_impl.h"
#include "thread.h"

/* Those that are loaded. A shared object that was loaded twice would show the same objects under the tables of both. */
static mf_loaded_plugin *first_loaded;

/* False when another load has the same shared object. */
static bool list(mf_loaded_plugin *plugin) {
  mf__lists_lock();
  const mf_loaded_plugin *there = first_loaded;
  while (there && there->handle != plugin->handle) there = there->next_loaded;
  if (!there) {
    plugin->next_loaded = first_loaded;
    first_loaded = plugin;
    plugin->is_listed = true;
  }
  mf__lists_unlock();
  return !there;
}

static void unlist(const mf_loaded_plugin *plugin) {
  mf__lists_lock();
  mf_loaded_plugin **place = &first_loaded;
  while (*place && *place != plugin) place = &(*place)->next_loaded;
  if (*place) *place = plugin->next_loaded;
  mf__lists_unlock();
}

static mf_loaded_plugin *create(const char *path, const mf_plugin_host *host) {
  size_t size = strlen(path) + 1;
  mf_loaded_plugin *plugin = mf__calloc(1, sizeof *plugin);
  char *copy = mf__malloc(size);
  if (!plugin || !copy) {
    mf__free(plugin);
    mf__free(copy);
    return NULL;
  }
  plugin->path = memcpy(copy, path, size);
  if (host) plugin->host = *host;
  plugin->lock = mf__lock_next(MF__LOCK_PLUGIN);
  mf__plugin_fill(&plugin->functions);
  return plugin;
}

/* Whether a shared object needs Swift's runtime, which remembers the types of every object that it has seen, and reads them again later. */
static bool needs_swift(void *handle) {
  struct link_map *map = NULL;
  if (dlinfo(handle, RTLD_DI_LINKMAP, &map) || !map) return false;
  const char *names = NULL;
  for (const ElfW(Dyn) *entry = map->l_ld; entry->d_tag != DT_NULL; entry++)
    if (entry->d_tag == DT_STRTAB) names = (const char *)entry->d_un.d_ptr;
  if (names && (uintptr_t)names < map->l_addr) names += map->l_addr; /* some loaders leave it as it was linked */
  for (const ElfW(Dyn) *entry = map->l_ld; names && entry->d_tag != DT_NULL; entry++)
    if (entry->d_tag == DT_NEEDED && !strncmp(names + entry->d_un.d_val, "libswift", strlen("libswift"))) return true;
  return false;
}

/* Its code goes last: contexts may be disposed of by it. */
static void discard(mf_loaded_plugin *plugin) {
  for (size_t i = 0; i < plugin->target_count; i++) mf__free(plugin->targets[i].name);
  while (plugin->table_count) mf_table_release(plugin->tables[--plugin->table_count]);
  bool is_other = plugin->handle && !plugin->is_listed; /* then it is the other load's, whose code stays anyway */
  if (plugin->is_listed) unlist(plugin);
  if (is_other) dlclose(plugin->handle);
  else if (plugin->handle && !plugin->functions.stays && !needs_swift(plugin->handle)) dlclose(plugin->handle);
  mf__free(plugin->targets);
  mf__free(plugin->tables);
  mf__free(plugin->path);
  mf__free(plugin);
}

static mf_status open_file(mf_loaded_plugin *plugin, mf_plugin_register_function **function, mf_error *error) {
  plugin->handle = dlopen(plugin->path, RTLD_NOW | RTLD_LOCAL);
  if (!plugin->handle) return MF_FAIL_SUBJECT(error, MF_NOT_FOUND, dlerror(), .reason = "the plug-in cannot be loaded");
  if (!list(plugin))
    return MF_FAIL_SUBJECT(error, MF_DUPLICATE, plugin->path, .reason = "the plug-in is loaded already: unload it first");
  void *symbol = dlsym(plugin->handle, "mf_plugin_register");
  if (!symbol)
    return MF_FAIL_SUBJECT(error, MF_NOT_FOUND, plugin->path, .reason = "it exports no mf_plugin_register, so it is no plug-in");
  memcpy(function, &symbol, sizeof symbol); /* POSIX wants a function pointer of a symbol, and C has no cast for it */
  return MF_OK;
}

static mf_status let_register(mf_loaded_plugin *plugin, mf_plugin_register_function *function, mf_error *error) {
  mf_status status = function(&plugin->functions);
  uint32_t built_for = plugin->functions.built_for;
  if (!built_for)
    return MF_FAIL_SUBJECT(error, MF_UNAVAILABLE, plugin->path, .expected_count = MF_PLUGIN_VERSION,
                           .reason = "it does not say for which version of plug-ins it was built");
  if (built_for != MF_PLUGIN_VERSION)
    return MF_FAIL_SUBJECT(error, MF_UNAVAILABLE, plugin->path, .expected_count = MF_PLUGIN_VERSION, .got_count = built_for,
                           .reason = "it was built for another version of plug-ins");
  if (status) return MF_FAIL_SUBJECT(error, status, plugin->path, .reason = "its mf_plugin_register failed");
  mf__lock_take(plugin->lock);
  plugin->is_registered = true;
  mf__lock_leave(plugin->lock);
  return MF_OK;
}

mf_status mf_plugin_load(const char *path, const mf_plugin_host *host, mf_loaded_plugin **plugin, mf_error *error) {
  if (!plugin) return MF_FAIL(error, MF_INVALID_ARGUMENT, .reason = "there is no place for the plug-in");
  *plugin = NULL;
  if (!path || !*path) return MF_FAIL(error, MF_INVALID_ARGUMENT, .reason = "a plug-in needs a path");
  mf_loaded_plugin *made = create(path, host);
  if (!made) return MF_FAIL_MEMORY(error);
  mf_plugin_register_function *function = NULL;
  mf_status status = open_file(made, &function, error);
  if (!status) status = let_register(made, function, error);
  if (status) discard(made);
  else *plugin = made;
  return status;
}

/* How many references a table has beside the load's own and those of the plug-in's other tables. Under the lock. */
static size_t uses_of(const mf_loaded_plugin *plugin, const mf_table *table) {
  size_t uses = atomic_load_explicit(&table->references, memory_order_acquire) - 1;
  for (size_t i = 0; i < plugin->table_count; i++) uses -= plugin->tables[i]->parent == table;
  return uses;
}

static mf_status check_unused(mf_loaded_plugin *plugin, mf_error *error) {
  mf_status status = MF_OK;
  mf__lock_take(plugin->lock);
  for (size_t i = 0; i < plugin->table_count && !status; i++) {
    const mf_table *table = plugin->tables[i];
    size_t uses = uses_of(plugin, table);
    if (mf__is_running(table))
      status = MF_FAIL_SUBJECT(error, MF_IN_USE, table->name, .reason = "one of the plug-in's methods is running on this thread");
    else if (uses)
      status = MF_FAIL_SUBJECT(error, MF_IN_USE, table->name, .got_count = uses,
                               .reason = "the plug-in's targets are in multicasts, invocations or closures: remove them first");
  }
  mf__lock_leave(plugin->lock);
  return status;
}

mf_status mf_plugin_unload(mf_loaded_plugin *plugin, mf_error *error) {
  if (!plugin) return MF_OK;
  /* Targets that were removed a moment ago are let go of first. */
  mf_status status = mf_quiesce(error);
  if (!status) status = check_unused(plugin, error);
  if (!status) discard(plugin);
  return status;
}

const char *mf_plugin_path(const mf_loaded_plugin *plugin) { return plugin->path; }

size_t mf_plugin_targets(mf_loaded_plugin *plugin, mf_named_target *targets, size_t capacity) {
  mf__lock_take(plugin->lock);
  size_t count = plugin->target_count;
  for (size_t i = 0; targets && i < count && i < capacity; i++)
    targets[i] = (mf_named_target){plugin->targets[i].name, plugin->targets[i].target};
  mf__lock_leave(plugin->lock);
  return count;
}
