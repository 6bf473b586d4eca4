// A plug-in in C++: a radio, whose methods are lambdas that read the call.
//
// c++ -shared -fPIC -I ../../CFFIShim/include radio.cpp -o radio.so
#include <CFFIShim/plugin.h>

#include <cstring>
#include <string>

namespace {

mf_plugin *host;

class Radio {
 public:
  std::string play(const char *station) { return station_ = station; }
  double power() const { return station_.empty() ? 0.5 : 12; }

 private:
  std::string station_;
};

Radio kitchen;

Radio &self(const mf_call *call) { return *static_cast<Radio *>(host->call_self(call)); }

template <typename Value>
mf_status answer(mf_call *call, Value value) {
  std::memcpy(host->call_result(call), &value, sizeof value);
  return MF_OK;
}

mf_status play(void *, mf_call *call) {
  const char *station = *static_cast<const char *const *>(host->call_argument(call, 0));
  if (!station || !*station) return host->call_fail(call, "a station needs a name");
  return answer<bool>(call, !self(call).play(station).empty());
}

mf_status power(void *, mf_call *call) { return answer(call, self(call).power()); }

mf_status add(mf_table *table, const char *name, const char *encoding, mf_handler handler) {
  mf_selector selector = nullptr;
  const mf_signature *signature = nullptr;
  mf_implementation method = mf_handled(handler, nullptr, nullptr);
  mf_status status = host->selector_intern(name, &selector, nullptr);
  if (status == MF_OK) status = host->signature_make(encoding, &signature, nullptr);
  return status == MF_OK ? host->table_add(host, table, selector, signature, &method, nullptr) : status;
}

}  // namespace

extern "C" mf_status mf_plugin_register(mf_plugin *plugin) {
  if (!mf_plugin_accept(plugin)) return MF_UNAVAILABLE;
  host = plugin;
  mf_table *radios = nullptr;
  mf_status status = plugin->table_create(plugin, "Radio", nullptr, &radios, nullptr);
  if (status == MF_OK) status = add(radios, "play(_:)", "B@:*", play);
  if (status == MF_OK) status = add(radios, "power()", "d@:", power);
  return status == MF_OK ? plugin->target_add(plugin, "radio", mf_target{&kitchen, radios}, nullptr) : status;
}
