/* Invocations: a message held as a value, which can be filled, sent (message.h), kept, edited and sent again. The counterpart of NSInvocation.

   Arguments are counted from 0, without self and selector. Those that were not set are zero. An invocation belongs to one thread at a time.

   By default it refers to what its arguments refer to. After mf_invocation_retain_arguments it owns it: objects are retained through
   the invocation's mf_object_ops, C strings ('*') are copied, now and whenever one is set later. Objects inside structs, and
   what other pointers point to, stay the caller's. */
#ifndef CFFISHIM_INVOCATION_H
#define CFFISHIM_INVOCATION_H

#include "table.h"

MF_BEGIN

typedef struct mf_invocation mf_invocation;

/* Makes an empty invocation, with one allocation. `ops` is the runtime of its objects; NULL: nobody counts them. The caller destroys it. */
MF_API mf_status mf_invocation_create(const mf_signature *signature, const mf_object_ops *MF_NULLABLE ops,
                                      mf_invocation *MF_NULLABLE *MF_NULLABLE invocation, mf_error *MF_NULLABLE error);

/* Makes one of a call in progress: its selector and its arguments, retained as above. The caller destroys it. */
MF_API mf_status mf_invocation_capture(const mf_call *call, const mf_object_ops *MF_NULLABLE ops,
                                       mf_invocation *MF_NULLABLE *MF_NULLABLE invocation, mf_error *MF_NULLABLE error);

/* Copies one with its target, selector, arguments (retained if they were) and result. */
MF_API mf_status mf_invocation_copy(const mf_invocation *invocation, mf_invocation *MF_NULLABLE *MF_NULLABLE copy,
                                    mf_error *MF_NULLABLE error);

/* Releases what it owns and frees it. NULL is allowed. */
MF_API void mf_invocation_destroy(mf_invocation *MF_NULLABLE invocation);

MF_API const mf_signature *mf_invocation_signature(const mf_invocation *invocation);

MF_API mf_selector MF_NULLABLE mf_invocation_selector(const mf_invocation *invocation);
MF_API void mf_invocation_set_selector(mf_invocation *invocation, mf_selector MF_NULLABLE selector);

/* The target. Its table is retained; its object only by mf_invocation_retain_target. */
MF_API mf_target mf_invocation_target(const mf_invocation *invocation);
MF_API void mf_invocation_set_target(mf_invocation *invocation, mf_target target);

/* Copies a value in. `size` must be the argument's: MF_SIZE_MISMATCH; MF_INDEX_OUT_OF_RANGE; MF_NO_MEMORY when a string must be copied. */
MF_API mf_status mf_invocation_set_argument(mf_invocation *invocation, size_t index, const void *value, size_t size,
                                            mf_error *MF_NULLABLE error);

/* Copies a value out, exactly `size` bytes. Objects and strings stay the invocation's. */
MF_API mf_status mf_invocation_get_argument(const mf_invocation *invocation, size_t index, void *value, size_t size,
                                            mf_error *MF_NULLABLE error);

/* All arguments in place, laid out by the signature; NULL when there are none. Valid until the next change. */
MF_API const void *MF_NULLABLE mf_invocation_frame(const mf_invocation *invocation);

/* Makes the invocation own its arguments; a second time it does nothing. On MF_NO_MEMORY it owns none. ObjC: -retainArguments. */
MF_API mf_status mf_invocation_retain_arguments(mf_invocation *invocation, mf_error *MF_NULLABLE error);
MF_API bool mf_invocation_retains_arguments(const mf_invocation *invocation);

/* Makes the invocation retain its target's object, now and whenever one is set, through the ops of the target's table. */
MF_API void mf_invocation_retain_target(mf_invocation *invocation);

/* Sets the result, as an answer or in advance. An object is taken over: the caller's reference becomes the invocation's. */
MF_API mf_status mf_invocation_set_result(mf_invocation *invocation, const void *value, size_t size, mf_error *MF_NULLABLE error);

/* Copies the result out, exactly `size` bytes; an object stays the invocation's. MF_NO_RESULT before there is one, and after an invoke that
   failed. For void there is nothing to copy: MF_OK with size 0. */
MF_API mf_status mf_invocation_get_result(const mf_invocation *invocation, void *MF_NULLABLE value, size_t size,
                                          mf_error *MF_NULLABLE error);
MF_API bool mf_invocation_has_result(const mf_invocation *invocation);

/* Releases target, arguments and result, and makes all of them zero. Signature, selector and what is retained later stay.
   While it is being sent its arguments stay, too. */
MF_API void mf_invocation_clear(mf_invocation *invocation);

/* --- Inlined: setting and reading what fits a register ---------------------------------------------------------------------------
   A call into a shared library costs more than such a copy. Nothing here is for others to use; the layout is a part of the ABI. */

/* Where an argument is in the frame. */
typedef struct mf_argument_place {
  const void *type;
  uint32_t offset, size;
} mf_argument_place;

/* How an invocation begins. */
typedef struct mf_invocation_head {
  const mf_argument_place *places;
  unsigned char *frame, *result;
  uint32_t argument_count, result_size;
  uint32_t guards; /* not 0: setting an argument is more than a copy */
  bool has_result;
} mf_invocation_head;

/* The exported functions, whatever was inlined. */
extern MF_API mf_status mf_invocation_set_argument_outside(mf_invocation *invocation, size_t index, const void *value, size_t size,
                                                           mf_error *MF_NULLABLE error) __asm__("mf_invocation_set_argument");
extern MF_API mf_status mf_invocation_get_result_outside(const mf_invocation *invocation, void *MF_NULLABLE value, size_t size,
                                                         mf_error *MF_NULLABLE error) __asm__("mf_invocation_get_result");

MF_INLINE mf_status mf_invocation_set_argument(mf_invocation *invocation, size_t index, const void *value, size_t size,
                                               mf_error *MF_NULLABLE error) {
  const mf_invocation_head *head = (const mf_invocation_head *)(const void *)invocation;
  if (!__builtin_constant_p(size) || size > sizeof(uint64_t) || index >= head->argument_count || head->places[index].size != size ||
      head->guards)
    return mf_invocation_set_argument_outside(invocation, index, value, size, error);
  __builtin_memcpy(head->frame + head->places[index].offset, value, size);
  return MF_OK;
}

MF_INLINE mf_status mf_invocation_get_result(const mf_invocation *invocation, void *MF_NULLABLE value, size_t size,
                                             mf_error *MF_NULLABLE error) {
  const mf_invocation_head *head = (const mf_invocation_head *)(const void *)invocation;
  if (!__builtin_constant_p(size) || !size || size > sizeof(uint64_t) || head->result_size != size || !head->has_result)
    return mf_invocation_get_result_outside(invocation, value, size, error);
  __builtin_memcpy(value, head->result, size);
  return MF_OK;
}

MF_END
#endif
