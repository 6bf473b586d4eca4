/* Plug-ins: shared objects, in any language, that bring methods and targets to a program.

   A plug-in exports one function, mf_plugin_register, and is handed a struct of functions: its only way to the library. It must not link the
   library itself, since a second copy would be a second selector table. In C:

       #include <CFFIShim/plugin.h>

       mf_status mf_plugin_register(mf_plugin *plugin) {
         if (!mf_plugin_accept(plugin)) return MF_UNAVAILABLE;
         … plugin->table_create(plugin, "Lamp", NULL, &table, NULL) … plugin->target_add(plugin, "lamp", target, NULL) …
         return MF_OK;
       }

   The host loads it with mf_plugin_load, and adds its targets to multicasts beside its own.

   Versions    A host refuses a plug-in that was built for another MF_PLUGIN_VERSION, and says both. Later versions of the struct only add at
               its end, so that `size` tells what is there.
   Ownership   Tables and targets belong to the plug-in's load: they go when it is unloaded. Names are copied. `reason` and `expected` texts of
               errors have to last, which a plug-in's do not: mf_plugin's `fail` copies.
   Unloading   mf_plugin_unload insists that nothing of the plug-in is in use; nothing then calls into what is not there any more. The code of
               a plug-in that needs Swift's runtime stays all the same: that remembers what it has seen. So it does of any that says so. */
#ifndef CFFISHIM_PLUGIN_H
#define CFFISHIM_PLUGIN_H

#include "multicast.h"

MF_BEGIN

enum { MF_PLUGIN_VERSION = 1 };

/* What a plug-in is handed. Valid until it is unloaded; its functions may be called from any thread. */
typedef struct mf_plugin mf_plugin;
struct mf_plugin {
  uint32_t version;   /* the host's MF_PLUGIN_VERSION */
  uint32_t size;      /* of the host's struct, in bytes */
  uint32_t built_for; /* the plug-in's MF_PLUGIN_VERSION: mf_plugin_accept writes it */
  uint32_t stays;     /* not 0, if the plug-in says so: its code is never taken out of the process, because something there remembers it */

  /* As the functions of the library that have these names. */
  mf_status (*selector_intern)(const char *name, mf_selector MF_NULLABLE *MF_NULLABLE selector, mf_error *MF_NULLABLE error);
  const char *MF_NONNULL (*MF_NONNULL selector_name)(mf_selector selector);
  mf_status (*signature_make)(const char *encoding, const mf_signature *MF_NULLABLE *MF_NULLABLE signature,
                              mf_error *MF_NULLABLE error);
  size_t (*error_describe)(const mf_error *error, char *MF_NULLABLE buffer, size_t size);
  void (*error_clear)(mf_error *error);
  mf_status (*send)(mf_target target, mf_selector selector, const mf_signature *signature, const void *MF_NULLABLE frame,
                    void *MF_NULLABLE result, mf_error *MF_NULLABLE error);
  mf_status (*responds)(mf_target target, mf_selector selector, bool *responds, mf_error *MF_NULLABLE error);

  /* For handlers. */
  void *MF_NULLABLE (*MF_NONNULL call_self)(const mf_call *call);
  mf_selector MF_NULLABLE (*MF_NONNULL call_selector)(const mf_call *call);
  const void *MF_NULLABLE (*MF_NONNULL call_argument)(const mf_call *call, size_t index);
  void *MF_NONNULL (*MF_NONNULL call_result)(mf_call *call);
  /* Fails with a text, which is copied. Returns what the handler is to return. */
  mf_status (*call_fail)(mf_call *call, const char *text);

  /* A table of the plug-in's own; `parent`: NULL, or another one of its own. MF_INVALID_ARGUMENT. */
  mf_status (*table_create)(mf_plugin *plugin, const char *name, mf_table *MF_NULLABLE parent, mf_table *MF_NULLABLE *MF_NULLABLE table,
                            mf_error *MF_NULLABLE error);
  /* As mf_table_add, mf_table_replace and mf_table_remove, for tables of its own: MF_INVALID_ARGUMENT for others. */
  mf_status (*table_add)(mf_plugin *plugin, mf_table *table, mf_selector selector, const mf_signature *signature,
                         const mf_implementation *implementation, mf_error *MF_NULLABLE error);
  mf_status (*table_replace)(mf_plugin *plugin, mf_table *table, mf_selector selector, const mf_signature *signature,
                             const mf_implementation *implementation, mf_error *MF_NULLABLE error);
  mf_status (*table_remove)(mf_plugin *plugin, mf_table *table, mf_selector selector, mf_error *MF_NULLABLE error);

  /* Shows an object to the host, under a name; its table is one of the plug-in's own. The object stays valid until it is removed and the
     host let go of it, at the latest until the plug-in is unloaded. MF_DUPLICATE when it is shown already; MF_INVALID_ARGUMENT. */
  mf_status (*target_add)(mf_plugin *plugin, const char *name, mf_target target, mf_error *MF_NULLABLE error);
  /* Takes it back, which the host is told; also from one of its methods. MF_NOT_FOUND. */
  mf_status (*target_remove)(mf_plugin *plugin, void *object, mf_error *MF_NULLABLE error);
};

/* What a plug-in does first: says for which version it was built. False: return MF_UNAVAILABLE. */
static inline bool mf_plugin_accept(mf_plugin *plugin) {
  plugin->built_for = MF_PLUGIN_VERSION;
  return plugin->version == MF_PLUGIN_VERSION && plugin->size >= sizeof *plugin;
}

/* The function that a plug-in exports. Whatever it registered is gone again when it fails. */
typedef mf_status mf_plugin_register_function(mf_plugin *plugin);

/* --- For hosts ------------------------------------------------------------------------------------------------------------------- */

/* A plug-in that was loaded. */
typedef struct mf_loaded_plugin mf_loaded_plugin;

/* Who is told of changes after loading, on the thread that makes them, without a lock. */
typedef struct mf_plugin_host {
  void (*MF_NULLABLE added)(void *MF_NULLABLE context, const char *name, mf_target target);
  void (*MF_NULLABLE removed)(void *MF_NULLABLE context, const char *name, mf_target target);
  void *MF_NULLABLE context;
} mf_plugin_host;

/* Loads a shared object and lets it register. `host` (copied; NULL: nobody) is told from the moment that this returns. Its subject is the
   loader's own words, or the path: MF_NOT_FOUND when there is no such file, or it exports no mf_plugin_register; MF_UNAVAILABLE when it was
   built for another version (expected_count: the host's, got_count: the plug-in's), or does not say for which; MF_DUPLICATE when it is
   loaded already; what its function returns.
   A path without a slash is looked for as dlopen does. ObjC: -[NSBundle load]. */
MF_API mf_status mf_plugin_load(const char *path, const mf_plugin_host *MF_NULLABLE host,
                                mf_loaded_plugin *MF_NULLABLE *MF_NULLABLE plugin, mf_error *MF_NULLABLE error);

/* Unloads it, if nothing of it is in use: MF_IN_USE, with the name of the table concerned, and nothing happens, while one of its targets is in a
   multicast, an invocation or a closure, or one of its methods runs on this thread; or within a round. Contexts of its methods are disposed
   of. Function pointers that mf_lookup gave are worth nothing afterwards. NULL is allowed. Waits for rounds on other threads. */
MF_API mf_status mf_plugin_unload(mf_loaded_plugin *MF_NULLABLE plugin, mf_error *MF_NULLABLE error);

MF_API const char *mf_plugin_path(const mf_loaded_plugin *plugin);

/* A target that a plug-in shows; the name is valid while it does. */
typedef struct mf_named_target {
  const char *MF_NULLABLE name;
  mf_target target;
} mf_named_target;

/* Copies up to `capacity` of its targets, in the order in which they were added; returns how many there are. Takes a lock. */
MF_API size_t mf_plugin_targets(mf_loaded_plugin *plugin, mf_named_target *MF_NULLABLE targets, size_t capacity);

MF_END
#endif
