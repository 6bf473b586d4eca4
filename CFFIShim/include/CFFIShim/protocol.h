/* Protocols: named lists of required and optional messages, which may adopt one another. They describe; they call nothing.

   A protocol is built, then registered; from then on it is immutable, found by name, shared freely, and lives as long as the process. */
#ifndef CFFISHIM_PROTOCOL_H
#define CFFISHIM_PROTOCOL_H

#include "message.h"

MF_BEGIN

typedef struct mf_protocol mf_protocol;

/* Where a message of a protocol belongs. */
typedef enum mf_requirement { MF_REQUIRED, MF_OPTIONAL } mf_requirement;
typedef enum mf_receiver_kind { MF_INSTANCE, MF_CLASS } mf_receiver_kind;

/* One message of a protocol. */
typedef struct mf_message_description {
  mf_selector selector;
  const mf_signature *signature;
  mf_requirement requirement;
  mf_receiver_kind receiver;
} mf_message_description;

/* Begins a protocol, which belongs to the caller's thread until it is registered. `name` is copied. */
MF_API mf_status mf_protocol_create(const char *MF_NULLABLE name, mf_protocol *MF_NULLABLE *MF_NULLABLE protocol,
                                    mf_error *MF_NULLABLE error);

/* Adds a message. MF_DUPLICATE when it declares the same selector for the same kind of receiver; MF_IN_USE once registered. */
MF_API mf_status mf_protocol_add(mf_protocol *protocol, const mf_message_description *description, mf_error *MF_NULLABLE error);

/* Adopts another, registered protocol: its messages belong to this one, too. MF_INVALID_ARGUMENT when that is not registered. */
MF_API mf_status mf_protocol_adopt(mf_protocol *protocol, const mf_protocol *adopted, mf_error *MF_NULLABLE error);

/* Publishes the protocol under its name. MF_DUPLICATE when the name is taken; then it stays the caller's. */
MF_API mf_status mf_protocol_register(mf_protocol *protocol, mf_error *MF_NULLABLE error);

/* Frees one that was not registered. NULL is allowed; a registered one is left alone. */
MF_API void mf_protocol_destroy(mf_protocol *MF_NULLABLE protocol);

/* The registered protocol of that name. MF_NOT_FOUND names it. ObjC: objc_getProtocol. */
MF_API mf_status mf_protocol_find(const char *MF_NULLABLE name, const mf_protocol *MF_NULLABLE *MF_NULLABLE protocol,
                                  mf_error *MF_NULLABLE error);

MF_API const char *mf_protocol_name(const mf_protocol *protocol);

/* The description of a message, of the protocol's own or adopted, in that order; NULL when there is none like that. What an adopted
   protocol requires is required, also when this one declares it as optional.
   ObjC: protocol_getMethodDescription. */
MF_API const mf_message_description *MF_NULLABLE mf_protocol_message(const mf_protocol *protocol, mf_selector selector,
                                                                     mf_requirement requirement, mf_receiver_kind receiver);

/* The same for either requirement; required goes first. */
MF_API const mf_message_description *MF_NULLABLE mf_protocol_declares(const mf_protocol *protocol, mf_selector selector,
                                                                      mf_receiver_kind receiver);

/* Copies up to `capacity` of its own messages, in the order they were added; returns how many there are. */
MF_API size_t mf_protocol_messages(const mf_protocol *protocol, mf_message_description *MF_NULLABLE messages, size_t capacity);

/* The same for the protocols that it adopts directly. */
MF_API size_t mf_protocol_adopted(const mf_protocol *protocol, const mf_protocol *MF_NULLABLE *MF_NULLABLE adopted, size_t capacity);

/* Whether the protocol is, or adopts directly or not, the other one. ObjC: protocol_conformsToProtocol. */
MF_API bool mf_protocol_conforms(const mf_protocol *protocol, const mf_protocol *other);

/* Whether the target responds to every required instance message with a signature that agrees. Otherwise MF_UNRECOGNIZED_SELECTOR or
   MF_SIGNATURE_MISMATCH names the first that is missing. ObjC: -conformsToProtocol:, decided by what the target does. */
MF_API mf_status mf_protocol_check(const mf_protocol *protocol, mf_target target, mf_error *MF_NULLABLE error);

MF_END
#endif
