#include "visit.h"

#include "multicast_change.h"

bool mf__visit_begin_otherwise(mf__visit *visit, mf_multicast *multicast) {
  mf__pins *pins = mf__pins_own();
  if (!pins) return false;
  visit->multicast = multicast;
  visit->pins = pins;
  visit->gone_to = 0;
  if (pins->depth < MF_PIN_SLOTS) {
    visit->state = mf__pin(pins, &multicast->published);
    return true;
  }
  /* No slot left so deep in rounds within rounds: the lock keeps the state current until it is pinned in another way. */
  mf__lock_take(multicast->lock);
  visit->state = mf__current(multicast);
  mf__pin_deep(pins, &visit->deep, visit->state);
  mf__lock_leave(multicast->lock);
  return true;
}

void mf__visit_end_otherwise(mf__visit *visit) {
  if (visit->gone_to)
    mf__multicast_drop_gone(visit->multicast, visit->state->roster->entries + visit->gone_from, visit->gone_to - visit->gone_from);
  bool is_wanted = true;
  if (visit->pins->depth <= MF_PIN_SLOTS) is_wanted = mf__unpin(visit->pins);
  else mf__unpin_deep(visit->pins);
  if (is_wanted) mf__retired_sweep();
}
