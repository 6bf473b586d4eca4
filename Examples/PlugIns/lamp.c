/* A plug-in in C: a lamp with two native methods.

   cc -shared -fPIC -I ../../CFFIShim/include lamp.c -o lamp.so */
#include <CFFIShim/plugin.h>

typedef struct lamp {
  int brightness; /* per cent */
} lamp;

static lamp table_lamp = {40};

static int brighten(void *self, mf_selector selector, int by) {
  lamp *lamp = self;
  (void)selector;
  lamp->brightness += by;
  if (lamp->brightness > 100) lamp->brightness = 100;
  return lamp->brightness;
}

static double power(void *self, mf_selector selector) {
  (void)selector;
  return ((lamp *)self)->brightness * 0.6;
}

static mf_status add(mf_plugin *plugin, mf_table *table, const char *name, const char *encoding, mf_function function) {
  mf_selector selector;
  const mf_signature *signature;
  mf_implementation method = mf_native(function);
  mf_status status = plugin->selector_intern(name, &selector, NULL);
  if (!status) status = plugin->signature_make(encoding, &signature, NULL);
  return status ? status : plugin->table_add(plugin, table, selector, signature, &method, NULL);
}

mf_status mf_plugin_register(mf_plugin *plugin) {
  mf_table *lamps;
  if (!mf_plugin_accept(plugin)) return MF_UNAVAILABLE;
  mf_status status = plugin->table_create(plugin, "Lamp", NULL, &lamps, NULL);
  if (!status) status = add(plugin, lamps, "brighten(by:)", "i@:i", (mf_function)brighten);
  if (!status) status = add(plugin, lamps, "power()", "d@:", (mf_function)power);
  return status ? status : plugin->target_add(plugin, "lamp", (mf_target){&table_lamp, lamps}, NULL);
}
