/* Invocations: how they begin and end, and what they are addressed to. */
#include <string.h>

#include "alloc.h"
#include "call_impl.h"
#include "fail.h"
#include "invocation_impl.h"
#include "signature_impl.h"

_Static_assert(sizeof(mf_argument_place) == sizeof(mf__argument) && offsetof(mf_argument_place, offset) == offsetof(mf__argument, offset) &&
                   offsetof(mf_argument_place, size) == offsetof(mf__argument, size) && offsetof(struct mf_invocation, head) == 0,
               "as the inlined functions read it");

static size_t rounded(size_t size) { return (size + 15) & ~(size_t)15; }

mf_status mf_invocation_create(const mf_signature *signature, const mf_object_ops *ops, mf_invocation **invocation,
                               mf_error *error) {
  if (!invocation) return MF_FAIL(error, MF_INVALID_ARGUMENT, .reason = "there is no place for the invocation");
  *invocation = NULL;
  if (!signature) return MF_FAIL(error, MF_INVALID_ARGUMENT, .reason = "an invocation needs a signature");
  size_t frame = rounded(signature->frame_size), result = signature->result_size;
  mf_invocation *made = mf__calloc(1, sizeof *made + frame + rounded(result < MF__RESULT_ROOM ? MF__RESULT_ROOM : result));
  if (!made) return MF_FAIL_MEMORY(error);
  made->signature = signature;
  made->ops = ops;
  made->head = (mf_invocation_head){.places = (const mf_argument_place *)(const void *)signature->arguments,
                                    .frame = made->storage,
                                    .result = made->storage + frame,
                                    .argument_count = (uint32_t)signature->argument_count,
                                    .result_size = (uint32_t)result};
  mf__invocation_readdressed(made);
  *invocation = made;
  return MF_OK;
}

mf_status mf_invocation_capture(const mf_call *call, const mf_object_ops *ops, mf_invocation **invocation, mf_error *error) {
  mf_status status = mf_invocation_create(call->signature, ops, invocation, error);
  if (status) return status;
  (*invocation)->selector = call->selector;
  if (call->signature->frame_size) memcpy((*invocation)->storage, call->frame, call->signature->frame_size);
  status = mf_invocation_retain_arguments(*invocation, error);
  if (!status) return MF_OK;
  mf_invocation_destroy(*invocation);
  *invocation = NULL;
  return status;
}

mf_status mf_invocation_copy(const mf_invocation *invocation, mf_invocation **copy, mf_error *error) {
  mf_status status = mf_invocation_create(invocation->signature, invocation->ops, copy, error);
  if (status) return status;
  mf_invocation *made = *copy;
  made->selector = invocation->selector;
  memcpy(made->storage, invocation->storage, invocation->signature->frame_size);
  if (mf__invocation_owns(invocation)) status = mf_invocation_retain_arguments(made, error);
  if (status) {
    mf_invocation_destroy(made);
    *copy = NULL;
    return status;
  }
  mf_invocation_set_target(made, invocation->target);
  if (invocation->retains_target) mf_invocation_retain_target(made);
  if (invocation->head.has_result) {
    /* The copy gets a reference of its own to an object. */
    void *object = NULL;
    if (invocation->result_ops && mf_type_kind(mf_signature_result_type(invocation->signature)) == MF_KIND_OBJECT)
      memcpy(&object, invocation->head.result, sizeof object);
    if (object) invocation->result_ops->retain(object);
    mf__invocation_keep_result(made, invocation->head.result, invocation->result_ops);
  }
  return MF_OK;
}

void mf_invocation_destroy(mf_invocation *invocation) {
  if (!invocation) return;
  mf_invocation_clear(invocation);
  mf__free(invocation);
}

const mf_signature *mf_invocation_signature(const mf_invocation *invocation) { return invocation->signature; }
mf_selector mf_invocation_selector(const mf_invocation *invocation) { return invocation->selector; }
mf_target mf_invocation_target(const mf_invocation *invocation) { return invocation->target; }
bool mf_invocation_retains_arguments(const mf_invocation *invocation) { return mf__invocation_owns(invocation); }

void mf_invocation_set_selector(mf_invocation *invocation, mf_selector selector) {
  mf__invocation_readdressed(invocation);
  invocation->selector = selector;
}

static void retain_object(mf_target target) {
  const mf_object_ops *ops = target.table ? mf_table_object_ops(target.table) : NULL;
  if (ops && target.object) ops->retain(target.object);
}

static void release_target(mf_target target, bool with_object) {
  const mf_object_ops *ops = target.table ? mf_table_object_ops(target.table) : NULL;
  if (with_object && ops && target.object) ops->release(target.object);
  mf_table_release(target.table);
}

void mf_invocation_set_target(mf_invocation *invocation, mf_target target) {
  mf_target old = invocation->target;
  mf__invocation_readdressed(invocation);
  mf_table_retain(target.table);
  if (invocation->retains_target) retain_object(target);
  invocation->target = target;
  release_target(old, invocation->retains_target);
}

void mf_invocation_retain_target(mf_invocation *invocation) {
  if (invocation->retains_target) return;
  mf__invocation_readdressed(invocation);
  invocation->retains_target = true;
  retain_object(invocation->target);
}
