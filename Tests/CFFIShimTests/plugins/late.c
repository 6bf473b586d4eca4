/* Built for a later version of plug-ins. */
#include <CFFIShim/plugin.h>

mf_status mf_plugin_register(mf_plugin *plugin) {
  plugin->built_for = MF_PLUGIN_VERSION + 1;
  return MF_UNAVAILABLE;
}
