/* Registered protocols, by name. Few, and looked up when something is set up: a list under a lock. */
#include <string.h>

#include "fail.h"
#include "locks.h"
#include "protocol_impl.h"

static mf_protocol *registered;

static const mf_protocol *named(const char *name) {
  const mf_protocol *protocol = registered;
  while (protocol && strcmp(protocol->name, name)) protocol = protocol->next;
  return protocol;
}

mf_status mf_protocol_register(mf_protocol *protocol, mf_error *error) {
  mf__lists_lock();
  bool is_taken = named(protocol->name) != NULL;
  if (!is_taken) {
    protocol->is_registered = true;
    protocol->next = registered;
    registered = protocol;
  }
  mf__lists_unlock();
  if (!is_taken) return MF_OK;
  return MF_FAIL_SUBJECT(error, MF_DUPLICATE, protocol->name, .reason = "a protocol of that name is registered");
}

mf_status mf_protocol_find(const char *name, const mf_protocol **protocol, mf_error *error) {
  mf__lists_lock();
  *protocol = name ? named(name) : NULL;
  mf__lists_unlock();
  return *protocol ? MF_OK : MF_FAIL_SUBJECT(error, MF_NOT_FOUND, name, .reason = "no protocol of that name is registered");
}
