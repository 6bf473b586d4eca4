/* Running a handler: the mf_call that it sees is built here, and what it leaves behind is put in order. */
#ifndef MF_HANDLER_H
#define MF_HANDLER_H

#include "CFFIShim/table.h"

/* Runs a handler, or a forwarding hook of the same form. `result` may be NULL: an object result is then let go of through the ops of
   the target's table. After a failure the result is zero, and `error`, if there is one, names at least status, selector and object. */
mf_status mf__handler_run(mf_handler handler, void *context, mf_target target, mf_selector selector,
                          const mf_signature *signature, const void *frame, void *result, mf_error *error);

/* Runs a handler on a call whose error is empty: the result is zero before it and after a failure, which has its facts; a success
   has none. */
mf_status mf__handler_call(mf_handler handler, void *context, mf_call *call);

/* Adds what the facts of a failure lack of status, selector and object. Returns the status. */
mf_status mf__complete(mf_error *error, mf_status status, mf_target target, mf_selector selector);

/* Lets go of a result that nobody takes. */
void mf__result_drop(const mf_object_ops *ops, const mf_signature *signature, const void *result);

#endif
