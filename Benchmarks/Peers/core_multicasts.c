/* Our core, many targets: by selector, and from a C library's callback slot. */
#include "core.h"
#include "peers.h"

static void run_callback(long count, void *closure) {
  void (*volatile slot)(void *, void *, int, double) = (void (*)(void *, void *, int, double))mf_closure_function(closure);
  for (long i = 0; i < count; i++) slot(&objects[0], &objects[0], (int)i & 7, 1.5);
}

static mf_closure *closure_to(mf_multicast *multicast) {
  core_message message = core_note;
  mf_sending sending = {mf_multicast_target(multicast), message.selector, NULL, NULL, NULL};
  mf_closure *closure;
  must(mf_closure_create_sending(message.signature, &sending, &closure, NULL) == MF_OK, "closure");
  return closure;
}

void add_core_multicasts(void) {
  for (int i = 0; i < SIZES; i++) {
    add_series((series){"core/multicast", run_core_multicast, core_multicast(sizes[i], CORE_NATIVE), sizes[i], false});
    add_series((series){"core/multicast-registers", run_core_multicast, core_multicast(sizes[i], CORE_REGISTERS), sizes[i], true});
    add_series((series){"core/multicast-mixed", run_core_multicast, core_multicast(sizes[i], CORE_MIXED), sizes[i], false});
  }
  add_series((series){"core/callback", run_callback, closure_to(core_multicast(8, CORE_NATIVE)), 8, false});
}
