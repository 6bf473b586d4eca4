/* The forwarding steps: what happens to a message, or a question, for which there is no method. */
#ifndef MF_FORWARDING_H
#define MF_FORWARDING_H

#include "CFFIShim/table.h"
#include "table_impl.h"

/* What errors call a receiver: its own name if its hooks give one, else its table's. Never NULL. */
const char *mf__receiver_name(mf_target target);

/* Step 1 alone, for a table in which nothing was found: the method that `resolve` added just now, or NULL. */
const mf_method *mf__forwarding_resolve(mf_table *table, mf_selector selector);

/* Step 2 alone: another target to which the message goes as it is; false for none, nil and the receiver itself. */
bool mf__forwarding_target(mf_target target, const mf__hooks *hooks, mf_selector selector, mf_target *other);

/* Objects stay in their runtime: MF_SIGNATURE_MISMATCH when a message with objects goes from a table with `ops` to one with others. */
mf_status mf__check_runtime(const mf_object_ops *ops, mf_target target, mf_selector selector, const mf_signature *signature,
                            mf_error *error);

/* All steps for a send that found nothing in `searched`: the receiver's table, or the one above in a super send (NULL: there is none).
   After a failure the result is zero. */
mf_status mf__forwarding_send(mf_target target, mf_table *searched, mf_selector selector, const mf_signature *signature,
                              const void *frame, void *result, mf_error *error);

#endif
