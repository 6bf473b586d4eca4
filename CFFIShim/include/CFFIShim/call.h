/* A call in progress, as a handler sees it: who is called, by which selector, with which arguments, and where the result goes.

   An mf_call lives on the stack of the sender and is valid until the handler returns; keep its contents in an mf_invocation.
   It belongs to the thread that runs the handler. */
#ifndef CFFISHIM_CALL_H
#define CFFISHIM_CALL_H

#include "signature.h"

MF_BEGIN

typedef struct mf_call mf_call;

/* What a closure of another language becomes: `context` is what was registered with it. Returns MF_OK, or a status after filling
   mf_call_error. It may send messages, and add and remove methods and targets. It must return: no longjmp, no exception. */
typedef mf_status (*mf_handler)(void *MF_NULLABLE context, mf_call *call);

/* The receiver; NULL in a plain callback. */
MF_API void *MF_NULLABLE mf_call_self(const mf_call *call);

/* The message; NULL in a plain callback. */
MF_API mf_selector MF_NULLABLE mf_call_selector(const mf_call *call);

/* The signature that the sender stated. It agrees with the method's, so the frame is the same. */
MF_API const mf_signature *mf_call_signature(const mf_call *call);

/* All arguments, laid out by the signature; NULL when there are none. Other targets see the same memory: do not write to it. */
MF_API const void *MF_NULLABLE mf_call_frame(const mf_call *call);

/* One argument, in place; NULL when the index is out of range. An array argument is a pointer to its first element. */
MF_API const void *MF_NULLABLE mf_call_argument(const mf_call *call, size_t index);

/* Where to write the result: exactly mf_signature_result_size bytes, zero before the handler runs. Never NULL. */
MF_API void *mf_call_result(mf_call *call);

/* Where to put the facts before a status other than MF_OK is returned; never NULL. */
MF_API mf_error *mf_call_error(mf_call *call);

/* --- Inlined ---------------------------------------------------------------------------------------------------------------------
   Nothing here is for others to use; the layout is a part of the ABI. */

/* How a call begins. */
typedef struct mf_call_head {
  void *MF_NULLABLE self;
  mf_selector MF_NULLABLE selector;
  const mf_signature *signature;
  const void *MF_NULLABLE frame;
  void *result;
  mf_error *error;
} mf_call_head;

MF_INLINE void *MF_NULLABLE mf_call_self(const mf_call *call) { return ((const mf_call_head *)(const void *)call)->self; }
MF_INLINE mf_selector MF_NULLABLE mf_call_selector(const mf_call *call) {
  return ((const mf_call_head *)(const void *)call)->selector;
}
MF_INLINE const mf_signature *mf_call_signature(const mf_call *call) { return ((const mf_call_head *)(const void *)call)->signature; }
MF_INLINE const void *MF_NULLABLE mf_call_frame(const mf_call *call) { return ((const mf_call_head *)(const void *)call)->frame; }
MF_INLINE void *mf_call_result(mf_call *call) { return ((const mf_call_head *)(const void *)call)->result; }
MF_INLINE mf_error *mf_call_error(mf_call *call) { return ((const mf_call_head *)(const void *)call)->error; }

MF_END
#endif
