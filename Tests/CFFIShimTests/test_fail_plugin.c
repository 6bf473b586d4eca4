/* Loading a plug-in without memory: every allocation fails in turn, also those of what it registers, and nothing stays behind. */
#include <dlfcn.h>

#include "core_kit.h"
#include "failing_alloc.h"

static const char *path_of(const char *name) {
  static char path[512];
  const char *folder = getenv("PLUGINS");
  snprintf(path, sizeof path, "%s/%s.so", folder ? folder : "build/gcc/plugins", name);
  return path;
}

int main(void) {
  mf_loaded_plugin *plugin = NULL;
  /* Its selectors and signatures are made with the first load, and stay. */
  CHECK_EQ_INT(mf_plugin_load(path_of("lamp"), NULL, &plugin, NULL), MF_OK);
  CHECK_EQ_INT(mf_plugin_unload(plugin, NULL), MF_OK);
  FAIL_EACH_ALLOCATION(mf_plugin_load(path_of("lamp"), NULL, &plugin, NULL),
                       CHECK_EQ_INT(mf_plugin_unload(plugin, NULL), MF_OK));
  failing_alloc_start(1, true);
  CHECK_EQ_INT(mf_plugin_load(path_of("lamp"), NULL, &plugin, NULL), MF_NO_MEMORY);
  CHECK(failing_alloc_stop());
  CHECK_EQ_PTR(plugin, NULL);
  CHECK(dlopen(path_of("lamp"), RTLD_NOW | RTLD_NOLOAD) == NULL);
  return check_done();
}
