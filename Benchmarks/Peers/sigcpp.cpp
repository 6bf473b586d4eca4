/* libsigc++: a signal whose type the compiler knows, with member functions. */
#include "sigcpp_receiver.h"
#include "peers.h"

using Signal = sigc::signal<void, int, double>;

static void run_signal(long count, void *context) {
  auto signal = static_cast<Signal *>(context);
  for (long i = 0; i < count; i++) signal->emit((int)i & 7, 1.5);
}

extern "C" void add_sigcpp(void) {
  for (int size : sizes) {
    auto signal = new Signal;
    for (int k = 0; k < size; k++) signal->connect(sigc::mem_fun(*new SignalReceiver, &SignalReceiver::note));
    add_series({"sigcpp/multicast", run_signal, signal, size, false});
  }
}
