/* What a multicast does unless a sender says otherwise. */
#ifndef MF_MULTICAST_CHOICE_H
#define MF_MULTICAST_CHOICE_H

#include "multicast_impl.h"

/* What MF_RESULT_DEFAULT means for a message to a multicast with a choice of its own. */
mf_result_choice mf__choice_for(const mf_multicast *multicast, mf_selector selector, const mf_signature *signature);

#endif
