/* What a loaded plug-in is made of. */
#ifndef MF_PLUGIN_IMPL_H
#define MF_PLUGIN_IMPL_H

#include <stddef.h>

#include "CFFIShim/plugin.h"
#include "locks.h"

typedef struct mf__plugin_target {
  char *name;
  mf_target target;
} mf__plugin_target;

struct mf_loaded_plugin {
  mf_plugin functions; /* what the plug-in is handed */
  char *path;
  void *handle;        /* the loader's */
  bool is_listed;      /* among those that are loaded */
  mf_loaded_plugin *next_loaded;
  mf_plugin_host host; /* told once the plug-in has registered */
  mf__lock *lock;      /* for what follows */
  bool is_registered;
  mf_table **tables;   /* in the order in which they were made: parents come first */
  size_t table_count, table_capacity;
  mf__plugin_target *targets; /* in the order in which they were added */
  size_t target_count, target_capacity;
};

static inline mf_loaded_plugin *mf__plugin_of(mf_plugin *functions) {
  return (mf_loaded_plugin *)(void *)((char *)functions - offsetof(mf_loaded_plugin, functions));
}

/* Fills in what a plug-in is handed. */
void mf__plugin_fill(mf_plugin *functions);

/* Room for one more in an array; false without memory. */
bool mf__plugin_reserve(void **array, size_t element, size_t count, size_t *capacity);

#endif
