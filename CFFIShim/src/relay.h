#ifndef MF_RELAY_H
#define MF_RELAY_H

#include "closure_impl.h"

/* Makes a closure that sends to a multicast one that relays, if it can be one. */
void mf__relay_prepare(mf_closure *closure, mf__relay *relay, void *object, mf_selector selector);

#endif
