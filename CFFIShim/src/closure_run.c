#include "closure_run.h"

static void report(const mf_closure *closure, const mf_error *error) {
  if (closure->options.failed) closure->options.failed(closure->options.context, error);
}

void mf__closure_failed(const mf_closure *closure, mf_call *call, mf_status status) {
  if (closure->signature->result_size) memset(call->result, 0, closure->signature->result_size);
  if (call->error->status == MF_OK) call->error->status = status; /* the handler gave no facts */
  report(closure, call->error);
  mf_error_clear(call->error);
}

void mf__closure_failed_without_memory(const mf_closure *closure, void *result) {
  if (closure->signature->result_size) memset(result, 0, closure->signature->result_size);
  report(closure, &(mf_error){.status = MF_NO_MEMORY, .argument = MF_ARGUMENT_NONE});
}
