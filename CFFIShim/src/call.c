/* What a handler sees of the call it is in. */
#include "call_impl.h"
#include "signature_impl.h"

#define SAME(field) (offsetof(struct mf_call, field) == offsetof(mf_call_head, field))
_Static_assert(SAME(self) && SAME(selector) && SAME(signature) && SAME(frame) && SAME(result) && SAME(error),
               "as the inlined functions read it");

void *mf_call_self(const mf_call *call) { return call->self; }

mf_selector mf_call_selector(const mf_call *call) { return call->selector; }

const mf_signature *mf_call_signature(const mf_call *call) { return call->signature; }

const void *mf_call_frame(const mf_call *call) { return call->frame; }

const void *mf_call_argument(const mf_call *call, size_t index) {
  if (index >= call->signature->argument_count) return NULL;
  return (const unsigned char *)call->frame + call->signature->arguments[index].offset;
}

void *mf_call_result(mf_call *call) { return call->result; }

mf_error *mf_call_error(mf_call *call) { return call->error; }
