/* The main target: it stands behind all others, however many are added later, so it is kept apart from the roster, in a multicast of its own.
   That one never holds more than one target that is not removed, except while it is replaced. */
#ifndef MF_MULTICAST_MAIN_H
#define MF_MULTICAST_MAIN_H

#include "multicast_impl.h"

/* The multicast with the main target, or NULL: there was none yet. */
static inline mf_multicast *mf__main_of(const mf_multicast *multicast) {
  if (!(mf__custom(multicast) & MF__CUSTOM_MAIN)) return NULL;
  return atomic_load_explicit(&multicast->main, memory_order_acquire);
}

/* Whether a message with this signature goes to the main target alone, if that responds. */
bool mf__main_is_alone(const mf_multicast *multicast, const mf_signature *signature);

#endif
