#include "sigcpp_receiver.h"
#include "peers.h"

void SignalReceiver::note(int a, double b) {
  heard.integers += a;
  heard.doubles += b;
}
