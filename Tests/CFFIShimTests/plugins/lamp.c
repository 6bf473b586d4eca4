/* A plug-in in C: a lamp with a native method, a handler, an inherited method, and a context that counts how often it is disposed of. */
#include <CFFIShim/plugin.h>
#include <stdlib.h>
#include <string.h>

static mf_plugin *host;
static int brightness;
static long *disposed; /* the test's, handed over by a message */

static int brighten(void *self, mf_selector selector, int by) {
  (void)selector;
  return *(int *)self += by;
}

static mf_status read_brightness(void *context, mf_call *call) {
  (void)context;
  int value = *(int *)host->call_self(call);
  memcpy(host->call_result(call), &value, sizeof value);
  return MF_OK;
}

static mf_status refuse(void *context, mf_call *call) {
  char text[] = "the bulb is broken"; /* on the stack: it has to be copied */
  (void)context;
  return host->call_fail(call, text);
}

static mf_status leave(void *context, mf_call *call) {
  (void)context;
  return host->target_remove(host, host->call_self(call), NULL);
}

static void count_disposal(void *context) {
  (void)context;
  if (disposed) ++*disposed;
}

static void set_counter(void *self, mf_selector selector, void *counter) {
  (void)self, (void)selector;
  disposed = counter;
}

static mf_status add(mf_table *table, const char *name, const char *encoding, mf_implementation implementation) {
  mf_selector selector;
  const mf_signature *signature;
  mf_status status = host->selector_intern(name, &selector, NULL);
  if (!status) status = host->signature_make(encoding, &signature, NULL);
  return status ? status : host->table_add(host, table, selector, signature, &implementation, NULL);
}

mf_status mf_plugin_register(mf_plugin *plugin) {
  mf_table *things, *lamps;
  host = plugin;
  if (!mf_plugin_accept(plugin)) return MF_UNAVAILABLE;
  mf_status status = plugin->table_create(plugin, "Thing", NULL, &things, NULL);
  if (!status) status = plugin->table_create(plugin, "Lamp", things, &lamps, NULL);
  if (!status) status = add(things, "setCounter(_:)", "v@:^v", mf_native((mf_function)set_counter));
  if (!status) status = add(things, "leave()", "v@:", mf_handled(leave, NULL, NULL));
  if (!status) status = add(lamps, "brighten(by:)", "i@:i", mf_native((mf_function)brighten));
  if (!status) status = add(lamps, "brightness()", "i@:", mf_handled(read_brightness, &brightness, count_disposal));
  if (!status) status = add(lamps, "refuse()", "v@:", mf_handled(refuse, NULL, NULL));
  if (!status) status = plugin->target_add(plugin, "lamp", (mf_target){&brightness, lamps}, NULL);
  return status;
}
