/* Remembered answers to "does anybody respond?". */
#ifndef MF_MULTICAST_QUESTION_H
#define MF_MULTICAST_QUESTION_H

#include "multicast_impl.h"

/* Frees them, with their multicast. */
void mf__answers_free(mf_multicast *multicast);

#endif
