/* Qt 5: a signal with slots that are called directly; connected by pointers to members, as today, and by name, as before. */
#include "qt_objects.h"
#include "peers.h"

static void run_signal(long count, void *context) {
  auto emitter = static_cast<Emitter *>(context);
  for (long i = 0; i < count; i++) Q_EMIT emitter->noted((int)i & 7, 1.5);
}

extern "C" void add_qt(void) {
  for (int size : sizes) {
    auto emitter = new Emitter, by_name = new Emitter;
    for (int k = 0; k < size; k++) {
      auto receiver = new Receiver;
      QObject::connect(emitter, &Emitter::noted, receiver, &Receiver::note, Qt::DirectConnection);
      QObject::connect(by_name, SIGNAL(noted(int, double)), receiver, SLOT(note(int, double)), Qt::DirectConnection);
    }
    add_series({"qt/multicast", run_signal, emitter, size, false});
    add_series({"qt/multicast-by-name", run_signal, by_name, size, false});
  }
}
