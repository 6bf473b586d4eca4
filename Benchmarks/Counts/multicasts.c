/* Many objects. */
#include "counts.h"
#include "listener.h"

static mf_multicast *multicast_to(int count, mf_table *even, mf_table *odd) {
  mf_multicast *multicast;
  must(mf_multicast_create("listeners", NULL, &multicast, NULL) == MF_OK, "multicast");
  for (int i = 0; i < count; i++) {
    must(mf_multicast_add(multicast, (mf_target){&listeners[i], i % 2 ? odd : even}, NULL, NULL, NULL) == MF_OK, "target");
  }
  return multicast;
}

static void send(long count, void *multicast) {
  note_frame frame = {1, 1.5};
  int result;
  mf_error error = MF_ERROR_INIT;
  for (long i = 0; i < count; i++) {
    must(mf_multicast_send(multicast, note, note_signature, &frame, &result, NULL, &error) == MF_OK, "round");
  }
}

static void call_back(long count, void *closure) {
  int (*function)(void *, mf_selector, int, double) = (int (*)(void *, mf_selector, int, double))mf_closure_function(closure);
  for (long i = 0; i < count; i++) function(&listeners[0], note, 1, 1.5);
}

void count_multicasts(void) {
  mf_table *native = native_table(), *handler = handler_table();
  mf_multicast *one = multicast_to(1, native, native), *eight = multicast_to(8, native, native);
  mf_multicast *many = multicast_to(LISTENERS, native, native), *mixed = multicast_to(LISTENERS, native, handler);
  mf_sending sending = {mf_multicast_target(eight), note, NULL, NULL, NULL};
  mf_closure *closure;
  must(mf_closure_create_sending(note_signature, &sending, &closure, NULL) == MF_OK, "closure");

  count("multicast to 1 target", send, one, 1);
  count("multicast to 64 targets, each", send, many, LISTENERS);
  count("multicast to 64 targets, native and handlers in turn, each", send, mixed, LISTENERS);
  count("C callback slot to multicast of 8 targets", call_back, closure, 1);

  mf_closure_destroy(closure);
  mf_multicast_destroy(one);
  mf_multicast_destroy(eight);
  mf_multicast_destroy(many);
  mf_multicast_destroy(mixed);
}
