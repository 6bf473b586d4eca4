/* Whether a target does what a protocol requires. */
#include "fail.h"
#include "method.h"
#include "protocol_impl.h"
#include "forwarding.h"

static mf_status check_message(const mf_message_description *message, mf_target target, mf_error *error) {
  bool responds;
  const mf_signature *signature;
  mf_status status = mf_responds(target, message->selector, &responds, error);
  if (!status && !responds)
    status = MF_FAIL_SUBJECT(error, MF_UNRECOGNIZED_SELECTOR, target.table ? mf__receiver_name(target) : "nil",
                             .selector = message->selector, .object = target.object,
                             .expected = mf_signature_encoding(message->signature));
  if (!status) status = mf_signature_for(target, message->selector, &signature, error);
  if (status || !signature || mf_signatures_agree(message->signature, signature)) return status;
  return mf__mismatch(target, message->selector, message->signature, signature, error);
}

static mf_status check_own(const mf_protocol *protocol, mf_target target, mf_error *error) {
  mf_status status = MF_OK;
  for (size_t i = 0; !status && i < protocol->message_count; i++) {
    const mf_message_description *message = &protocol->messages[i];
    if (message->requirement == MF_REQUIRED && message->receiver == MF_INSTANCE) status = check_message(message, target, error);
  }
  return status;
}

mf_status mf_protocol_check(const mf_protocol *protocol, mf_target target, mf_error *error) {
  mf_status status = check_own(protocol, target, error);
  for (size_t i = 0; !status && i < protocol->ancestor_count; i++) status = check_own(protocol->ancestors[i], target, error);
  return status;
}
