#include "visit.h"

#include "multicast_change.h"

bool mf__visit_begin(mf__visit *visit, mf_multicast *multicast) {
  mf__pins *pins = mf__pins_own();
  if (!pins) return false;
  visit->multicast = multicast;
  visit->pins = pins;
  visit->saw_gone = false;
  if (pins->depth < MF_PIN_SLOTS) {
    visit->state = mf__pin(pins, &multicast->published);
    return true;
  }
  /* No slot left so deep in rounds within rounds: the state counts the pin, and the lock keeps it current meanwhile. */
  mf__lock_take(&multicast->lock);
  visit->state = mf__current(multicast);
  atomic_fetch_add_explicit(&visit->state->retired.counted, 1, memory_order_seq_cst);
  mf__lock_leave(&multicast->lock);
  pins->depth++;
  return true;
}

void mf__visit_end(mf__visit *visit) {
  if (visit->saw_gone) mf__multicast_drop_gone(visit->multicast);
  bool is_wanted = true;
  if (visit->pins->depth <= MF_PIN_SLOTS) {
    is_wanted = mf__unpin(visit->pins);
  } else {
    visit->pins->depth--;
    atomic_fetch_sub_explicit(&visit->state->retired.counted, 1, memory_order_seq_cst);
  }
  if (is_wanted) mf__retired_sweep();
}
