/* Protocols: how one is built, and what it says. The registry is next door. */
#include "CFFIShim/protocol.h"

#include <string.h>

#include "alloc.h"
#include "fail.h"
#include "protocol_impl.h"

mf_status mf_protocol_create(const char *name, mf_protocol **protocol, mf_error *error) {
  if (!protocol) return MF_FAIL(error, MF_INVALID_ARGUMENT, .reason = "there is no place for the protocol");
  *protocol = NULL;
  if (!name || !*name) return MF_FAIL(error, MF_INVALID_ARGUMENT, .reason = "a protocol needs a name");
  size_t size = strlen(name) + 1;
  mf_protocol *made = mf__calloc(1, sizeof *made + size);
  if (!made) return MF_FAIL_MEMORY(error);
  memcpy(made->name, name, size);
  *protocol = made;
  return MF_OK;
}

void mf_protocol_destroy(mf_protocol *protocol) {
  if (!protocol || protocol->is_registered) return;
  mf__free(protocol->messages);
  mf__free(protocol->adopted);
  mf__free(protocol->ancestors);
  mf__free(protocol);
}

/* Room for one more element; false without memory. */
static bool grow(void **elements, size_t count, size_t size) {
  if (count & (count - 1)) return true; /* room is a power of two */
  void *more = mf__realloc(*elements, (count ? count * 2 : 1) * size);
  if (more) *elements = more;
  return more != NULL;
}

static mf_status check_unregistered(const mf_protocol *protocol, mf_error *error) {
  if (!protocol->is_registered) return MF_OK;
  return MF_FAIL_SUBJECT(error, MF_IN_USE, protocol->name, .reason = "a registered protocol cannot be changed");
}

static const mf_message_description *own(const mf_protocol *protocol, mf_selector selector, mf_receiver_kind receiver) {
  for (size_t i = 0; i < protocol->message_count; i++) {
    const mf_message_description *message = &protocol->messages[i];
    if (message->selector == selector && message->receiver == receiver) return message;
  }
  return NULL;
}

mf_status mf_protocol_add(mf_protocol *protocol, const mf_message_description *description, mf_error *error) {
  mf_status status = check_unregistered(protocol, error);
  if (status) return status;
  if (!description || !description->selector || !description->signature)
    return MF_FAIL_SUBJECT(error, MF_INVALID_ARGUMENT, protocol->name, .reason = "a message needs a selector and a signature");
  const mf_message_description *there = own(protocol, description->selector, description->receiver);
  if (there)
    return MF_FAIL_SUBJECT(error, MF_DUPLICATE, protocol->name, .selector = description->selector,
                           .expected = mf_signature_encoding(there->signature),
                           .got = mf_signature_encoding(description->signature),
                           .reason = "the protocol declares that message already");
  mf_message_description added = *description;
  status = mf_signature_as_method(added.signature, &added.signature, error);
  if (status) return status;
  void *messages = protocol->messages;
  if (!grow(&messages, protocol->message_count, sizeof added)) return MF_FAIL_MEMORY(error);
  protocol->messages = messages;
  protocol->messages[protocol->message_count++] = added;
  return MF_OK;
}

/* Appends a protocol that is not in the list yet; false without memory. */
static bool append(const mf_protocol ***list, size_t *count, const mf_protocol *protocol) {
  for (size_t i = 0; i < *count; i++)
    if ((*list)[i] == protocol) return true;
  void *elements = *list;
  if (!grow(&elements, *count, sizeof protocol)) return false;
  *list = elements;
  (*list)[(*count)++] = protocol;
  return true;
}

mf_status mf_protocol_adopt(mf_protocol *protocol, const mf_protocol *adopted, mf_error *error) {
  mf_status status = check_unregistered(protocol, error);
  if (status) return status;
  /* Only registered ones: so that no protocol can come to adopt itself. */
  if (!adopted || !adopted->is_registered)
    return MF_FAIL_SUBJECT(error, MF_INVALID_ARGUMENT, adopted ? adopted->name : NULL,
                           .reason = "a protocol must be registered before it is adopted");
  for (size_t i = 0; i < protocol->adopted_count; i++)
    if (protocol->adopted[i] == adopted) return MF_OK;
  size_t ancestor_count = protocol->ancestor_count;
  bool has_room = append(&protocol->ancestors, &protocol->ancestor_count, adopted);
  for (size_t i = 0; has_room && i < adopted->ancestor_count; i++)
    has_room = append(&protocol->ancestors, &protocol->ancestor_count, adopted->ancestors[i]);
  if (has_room) has_room = append(&protocol->adopted, &protocol->adopted_count, adopted);
  if (has_room) return MF_OK;
  protocol->ancestor_count = ancestor_count;
  return MF_FAIL_MEMORY(error);
}

const char *mf_protocol_name(const mf_protocol *protocol) { return protocol->name; }

const mf_message_description *mf_protocol_message(const mf_protocol *protocol, mf_selector selector, mf_requirement requirement,
                                                  mf_receiver_kind receiver) {
  /* As mf_protocol_check sees it: what an adopted protocol requires is required, also when it is declared optional here. */
  const mf_message_description *message = own(protocol, selector, receiver);
  if (message && message->requirement == requirement) return message;
  for (size_t i = 0; i < protocol->ancestor_count; i++) {
    message = own(protocol->ancestors[i], selector, receiver);
    if (message && message->requirement == requirement) return message;
  }
  return NULL;
}

const mf_message_description *mf_protocol_declares(const mf_protocol *protocol, mf_selector selector, mf_receiver_kind receiver) {
  const mf_message_description *message = mf_protocol_message(protocol, selector, MF_REQUIRED, receiver);
  return message ? message : mf_protocol_message(protocol, selector, MF_OPTIONAL, receiver);
}

size_t mf_protocol_messages(const mf_protocol *protocol, mf_message_description *messages, size_t capacity) {
  for (size_t i = 0; messages && i < protocol->message_count && i < capacity; i++) messages[i] = protocol->messages[i];
  return protocol->message_count;
}

size_t mf_protocol_adopted(const mf_protocol *protocol, const mf_protocol **adopted, size_t capacity) {
  for (size_t i = 0; adopted && i < protocol->adopted_count && i < capacity; i++) adopted[i] = protocol->adopted[i];
  return protocol->adopted_count;
}

bool mf_protocol_conforms(const mf_protocol *protocol, const mf_protocol *other) {
  if (protocol == other) return true;
  for (size_t i = 0; i < protocol->ancestor_count; i++)
    if (protocol->ancestors[i] == other) return true;
  return false;
}
