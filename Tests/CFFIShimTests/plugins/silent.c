/* Does not say for which version it was built. */
#include <CFFIShim/plugin.h>

mf_status mf_plugin_register(mf_plugin *plugin) {
  (void)plugin;
  return MF_OK;
}
