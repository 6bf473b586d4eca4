/* Plug-ins: loaded, heard beside other targets, unloaded only when nothing uses them; and those that do what they must not. */
#include <dlfcn.h>
#include <pthread.h>

#include "multicast_cast.h"

static const char *path_of(const char *name) {
  static char path[512];
  const char *folder = getenv("PLUGINS");
  snprintf(path, sizeof path, "%s/%s.so", folder ? folder : "build/gcc/plugins", name);
  return path;
}

static mf_loaded_plugin *load(const char *name, const mf_plugin_host *host) {
  mf_loaded_plugin *plugin = NULL;
  mf_error error = MF_ERROR_INIT;
  if (!CHECK_EQ_INT(mf_plugin_load(path_of(name), host, &plugin, &error), MF_OK)) {
    char text[512];
    mf_error_describe(&error, text, sizeof text);
    fprintf(stderr, "  %s\n", text);
    exit(1);
  }
  return plugin;
}

static bool is_mapped(const char *name) {
  void *handle = dlopen(path_of(name), RTLD_NOW | RTLD_NOLOAD);
  if (handle) dlclose(handle);
  return handle != NULL;
}

static int32_t brighten(mf_target target, int32_t by) {
  int32_t result = -1;
  CHECK_EQ_INT(mf_send(target, selector_of("brighten(by:)"), signature_of("i@:i"), &by, &result, NULL), MF_OK);
  return result;
}

static mf_target only_target(mf_loaded_plugin *plugin, const char *name) {
  mf_named_target found = {NULL, {NULL, NULL}};
  CHECK_EQ_INT(mf_plugin_targets(plugin, &found, 1), 1);
  CHECK_EQ_STR(found.name, name);
  return found.target;
}

static void test_two_languages_answer_one_message(void) {
  mf_loaded_plugin *lamp = load("lamp", NULL), *radio = load("radio", NULL);
  mf_multicast *multicast = multicast_of("house", NULL);
  mf_target first = only_target(lamp, "lamp"), second = only_target(radio, "radio");
  CHECK(strstr(mf_plugin_path(lamp), "lamp.so") != NULL);
  CHECK_EQ_INT(mf_multicast_add(multicast, first, NULL, NULL, NULL), MF_OK);
  CHECK_EQ_INT(mf_multicast_add(multicast, second, NULL, NULL, NULL), MF_OK);
  int32_t by = 5, result = 0;
  size_t responders = 0;
  for (int i = 1; i <= 3; i++) {
    CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("brighten(by:)"), signature_of("i@:i"), &by, &result,
                                   &(mf_delivery){.responder_count = &responders}, NULL), MF_OK);
    CHECK_EQ_INT(responders, 2);
    CHECK_EQ_INT(result, 100 - 5 * i);
  }
  CHECK_EQ_INT(brighten(first, 1), 16);
  /* In use: nothing happens, and the table is named. */
  CHECK_FAILS(mf_plugin_unload(lamp, &error), MF_IN_USE,
              "still in use: Lamp, the plug-in's targets are in multicasts, invocations or closures: remove them first, expected 0, got 1");
  CHECK_EQ_INT(brighten(first, 1), 17);
  CHECK_EQ_INT(mf_multicast_remove(multicast, first.object, NULL), MF_OK);
  CHECK_EQ_INT(mf_plugin_unload(lamp, NULL), MF_OK);
  CHECK(!is_mapped("lamp") && is_mapped("radio"));
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("brighten(by:)"), signature_of("i@:i"), &by, &result, NULL, NULL), MF_OK);
  mf_multicast_destroy(multicast);
  CHECK_EQ_INT(mf_plugin_unload(radio, NULL), MF_OK);
  CHECK(!is_mapped("radio"));
  CHECK_EQ_INT(mf_plugin_unload(NULL, NULL), MF_OK);
}

static void test_everything_that_holds_a_table_keeps_it(void) {
  mf_loaded_plugin *plugin = load("lamp", NULL);
  mf_target target = only_target(plugin, "lamp");
  mf_invocation *invocation;
  CHECK_EQ_INT(mf_invocation_create(signature_of("i@:"), NULL, &invocation, NULL), MF_OK);
  mf_invocation_set_target(invocation, target);
  CHECK_EQ_INT(mf_plugin_unload(plugin, NULL), MF_IN_USE);
  mf_invocation_destroy(invocation);
  mf_closure *closure;
  CHECK_EQ_INT(mf_closure_create_sending(signature_of("i@:i"), &(mf_sending){.target = target, .selector = selector_of("brighten(by:)")},
                                         &closure, NULL), MF_OK);
  CHECK_EQ_INT(mf_plugin_unload(plugin, NULL), MF_IN_USE);
  mf_closure_destroy(closure);
  long disposed = 0;
  void *counter = &disposed;
  CHECK_EQ_INT(mf_send(target, selector_of("setCounter(_:)"), signature_of("v@:^v"), &counter, NULL, NULL), MF_OK);
  CHECK_EQ_INT(mf_plugin_unload(plugin, NULL), MF_OK);
  CHECK_EQ_INT(disposed, 1); /* by the plug-in's own code, before that went */
  CHECK(!is_mapped("lamp"));
}

static mf_loaded_plugin *unloaded;
static mf_status unload_status;
static void *unload_in_a_method(void *self, mf_selector selector) {
  (void)self, (void)selector;
  unload_status = mf_plugin_unload(unloaded, NULL);
  return NULL;
}

/* Within a round it is refused: a target further on may be the plug-in's. */
static void test_unloading_in_a_round(void) {
  unloaded = load("lamp", NULL);
  mf_multicast *multicast = multicast_of("round", NULL);
  mf_table *table = table_of("Unloader", NULL, NULL);
  int object;
  add(table, "unload()", "v@:", NATIVE(unload_in_a_method));
  CHECK_EQ_INT(add_plainly(multicast, table, &object), MF_OK);
  CHECK_EQ_INT(tell(multicast, "unload()", NULL), MF_OK);
  CHECK_EQ_INT(unload_status, MF_IN_USE);
  mf_multicast_destroy(multicast);
  CHECK_EQ_INT(mf_plugin_unload(unloaded, NULL), MF_OK);
  destroy(table);
}

static char told[256];
static void tell_added(void *context, const char *name, mf_target target) {
  CHECK_EQ_PTR(context, told);
  CHECK(target.table != NULL);
  strcat(strcat(told, "+"), name);
}
static void tell_removed(void *context, const char *name, mf_target target) {
  CHECK_EQ_PTR(context, told);
  CHECK(target.table != NULL);
  strcat(strcat(told, "-"), name);
}

/* A target that takes itself back while it is called ends its call, and the host is told. */
static void test_a_target_that_leaves(void) {
  mf_plugin_host host = {tell_added, tell_removed, told};
  told[0] = 0;
  mf_loaded_plugin *plugin = load("lamp", &host);
  CHECK_EQ_STR(told, ""); /* not of what is there when loading ends */
  mf_target target = only_target(plugin, "lamp");
  CHECK_EQ_INT(mf_send(target, selector_of("leave()"), signature_of("v@:"), NULL, NULL, NULL), MF_OK);
  CHECK_EQ_STR(told, "-lamp");
  CHECK_EQ_INT(mf_plugin_targets(plugin, NULL, 0), 0);
  CHECK_EQ_INT(mf_send(target, selector_of("leave()"), signature_of("v@:"), NULL, NULL, NULL), MF_NOT_FOUND);
  CHECK_EQ_INT(mf_plugin_unload(plugin, NULL), MF_OK);
}

static void test_failures_of_methods_are_copied(void) {
  mf_loaded_plugin *plugin = load("lamp", NULL);
  mf_error kept = MF_ERROR_INIT;
  CHECK_EQ_INT(mf_send(only_target(plugin, "lamp"), selector_of("refuse()"), signature_of("v@:"), NULL, NULL, &kept),
               MF_FOREIGN_ERROR);
  CHECK_EQ_INT(mf_plugin_unload(plugin, NULL), MF_OK);
  char text[256];
  mf_error_describe(&kept, text, sizeof text);
  CHECK(strstr(text, "the bulb is broken") != NULL);
  mf_error_clear(&kept);
}

static void test_those_that_are_refused(void) {
  mf_loaded_plugin *plugin = (mf_loaded_plugin *)1;
  mf_error error = MF_ERROR_INIT;
  char text[1024];
  CHECK_EQ_INT(mf_plugin_load("/nowhere/absent.so", NULL, &plugin, &error), MF_NOT_FOUND);
  mf_error_describe(&error, text, sizeof text);
  CHECK(strstr(text, "/nowhere/absent.so: cannot open shared object file") != NULL); /* the loader's words */
  CHECK_EQ_PTR(plugin, NULL);
  mf_error_clear(&error);
  static const struct {
    const char *name;
    mf_status status;
    size_t expected, got;
    const char *says;
  } cases[] = {
      {"stranger", MF_NOT_FOUND, 0, 0, "it exports no mf_plugin_register, so it is no plug-in"},
      {"late", MF_UNAVAILABLE, 1, 2, "it was built for another version of plug-ins"},
      {"silent", MF_UNAVAILABLE, 1, 0, "it does not say for which version of plug-ins it was built"},
      {"quitter", MF_INVALID_ARGUMENT, 0, 0, "its mf_plugin_register failed"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    CHECK_EQ_INT(mf_plugin_load(path_of(cases[i].name), NULL, &plugin, &error), cases[i].status);
    CHECK_EQ_STR(error.reason, cases[i].says);
    CHECK_EQ_STR(error.subject, path_of(cases[i].name));
    CHECK_EQ_INT(error.expected_count, cases[i].expected);
    CHECK_EQ_INT(error.got_count, cases[i].got);
    CHECK_EQ_PTR(plugin, NULL);
    CHECK(!is_mapped(cases[i].name));
    mf_error_clear(&error);
  }
  CHECK_EQ_INT(mf_plugin_load("", NULL, &plugin, NULL), MF_INVALID_ARGUMENT);
}

/* It would show the same objects twice. */
static void test_one_is_loaded_once(void) {
  mf_loaded_plugin *plugin = load("lamp", NULL), *again = (mf_loaded_plugin *)1;
  mf_error error = MF_ERROR_INIT;
  CHECK_EQ_INT(mf_plugin_load(path_of("lamp"), NULL, &again, &error), MF_DUPLICATE);
  CHECK_EQ_STR(error.reason, "the plug-in is loaded already: unload it first");
  CHECK_EQ_PTR(again, NULL);
  mf_error_clear(&error);
  CHECK_EQ_INT(brighten(only_target(plugin, "lamp"), 1), 1); /* untouched: its code, and its state */
  CHECK_EQ_INT(mf_plugin_unload(plugin, NULL), MF_OK);
  CHECK(!is_mapped("lamp"));
  plugin = load("lamp", NULL);
  CHECK_EQ_INT(mf_plugin_unload(plugin, NULL), MF_OK);
}

static void test_one_whose_code_stays(void) {
  mf_loaded_plugin *plugin = load("resident", NULL);
  CHECK_EQ_INT(mf_plugin_unload(plugin, NULL), MF_OK);
  CHECK(is_mapped("resident"));
}

static void test_one_that_muddles_loses_nothing_of_the_rest(void) {
  mf_loaded_plugin *plugin = load("muddler", NULL);
  (void)only_target(plugin, "muddler");
  CHECK_EQ_INT(mf_plugin_unload(plugin, NULL), MF_OK);
}

/* --- While another thread sends ----------------------------------------------------------------------------------------------------- */

static atomic_bool is_over;
static mf_multicast *shared;

static void *send_on(void *context) {
  (void)context;
  int32_t by = 1, result;
  while (!atomic_load(&is_over))
    (void)mf_multicast_send(shared, selector_of("brighten(by:)"), signature_of("i@:i"), &by, &result, NULL, NULL);
  return NULL;
}

/* Removed from the multicast, it is unloaded as soon as no round can be in it. */
static void test_unloading_while_others_send(void) {
  shared = multicast_of("shared", NULL);
  atomic_store(&is_over, false);
  pthread_t thread;
  pthread_create(&thread, NULL, send_on, NULL);
  int rounds = check_slow() ? 20 : 300;
  for (int i = 0; i < rounds; i++) {
    mf_loaded_plugin *plugin = load("radio", NULL);
    mf_target target = only_target(plugin, "radio");
    CHECK_EQ_INT(mf_multicast_add(shared, target, NULL, NULL, NULL), MF_OK);
    for (volatile int spin = 0; spin < 2000; spin++) {}
    CHECK_EQ_INT(mf_multicast_remove(shared, target.object, NULL), MF_OK);
    CHECK_EQ_INT(mf_plugin_unload(plugin, NULL), MF_OK);
  }
  atomic_store(&is_over, true);
  pthread_join(thread, NULL);
  mf_multicast_destroy(shared);
}

int main(void) {
  test_two_languages_answer_one_message();
  test_everything_that_holds_a_table_keeps_it();
  test_unloading_in_a_round();
  test_a_target_that_leaves();
  test_failures_of_methods_are_copied();
  test_those_that_are_refused();
  test_one_is_loaded_once();
  test_one_whose_code_stays();
  test_one_that_muddles_loses_nothing_of_the_rest();
  test_unloading_while_others_send();
  return check_done();
}
