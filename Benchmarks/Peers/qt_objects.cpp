#include "qt_objects.h"
#include "peers.h"

void Receiver::note(int a, double b) {
  heard.integers += a;
  heard.doubles += b;
}
