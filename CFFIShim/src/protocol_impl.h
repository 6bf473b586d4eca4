/* What a protocol is made of. */
#ifndef MF_PROTOCOL_IMPL_H
#define MF_PROTOCOL_IMPL_H

#include "CFFIShim/protocol.h"

struct mf_protocol {
  mf_message_description *messages;
  const mf_protocol **adopted;   /* directly */
  const mf_protocol **ancestors; /* directly or not, each once: so that no web of adoptions makes a question slow */
  size_t message_count, adopted_count, ancestor_count;
  mf_protocol *next; /* in the registry */
  bool is_registered;
  char name[];
};

#endif
