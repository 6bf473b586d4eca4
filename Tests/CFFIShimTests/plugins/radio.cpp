// A plug-in in C++, whose class keeps what belongs together.
#include <CFFIShim/plugin.h>

namespace {

class Radio {
 public:
  static Radio &shared() {
    static Radio radio;
    return radio;
  }

  mf_status begin(mf_plugin *plugin) {
    host_ = plugin;
    mf_table *table = nullptr;
    mf_status status = plugin->table_create(plugin, "Radio", nullptr, &table, nullptr);
    if (status == MF_OK) status = add(table, "brighten(by:)", "i@:i", mf_native(reinterpret_cast<mf_function>(turn)));
    if (status == MF_OK) status = plugin->target_add(plugin, "radio", mf_target{this, table}, nullptr);
    return status;
  }

 private:
  mf_status add(mf_table *table, const char *name, const char *encoding, mf_implementation implementation) {
    mf_selector selector = nullptr;
    const mf_signature *signature = nullptr;
    mf_status status = host_->selector_intern(name, &selector, nullptr);
    if (status == MF_OK) status = host_->signature_make(encoding, &signature, nullptr);
    return status == MF_OK ? host_->table_add(host_, table, selector, signature, &implementation, nullptr) : status;
  }

  static int turn(void *self, mf_selector, int by) { return static_cast<Radio *>(self)->volume_ -= by; }

  mf_plugin *host_ = nullptr;
  int volume_ = 100;
};

}  // namespace

extern "C" mf_status mf_plugin_register(mf_plugin *plugin) {
  return mf_plugin_accept(plugin) ? Radio::shared().begin(plugin) : MF_UNAVAILABLE;
}
