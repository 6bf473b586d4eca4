/* Says that its code must stay. */
#include <CFFIShim/plugin.h>

mf_status mf_plugin_register(mf_plugin *plugin) {
  plugin->stays = 1;
  return mf_plugin_accept(plugin) ? MF_OK : MF_UNAVAILABLE;
}
