/* Sending: look a method up and call it; where there is none, go through the forwarding steps (mf_forwarding in table.h), in order.

     struct { int a; double b; } arguments = {7, 1.5};              // laid out by the signature, "d@:id"
     double result;
     status = mf_send(target, selector, signature, &arguments, &result, &error);

   The sender states the signature. A method whose signature does not agree is not called: MF_SIGNATURE_MISMATCH says which argument differs.

   A send that finds a method takes no lock and allocates nothing while its arguments, and its result, are at most 256 bytes.

   Loops: when a message, or a question, comes back to the same receiver through forwarding with no method run in between, or through 64
   receivers, it ends in MF_FORWARDING_LOOP, whose subject shows the path: "A > B > A".

   Leaving: a target must return. longjmp and exceptions may pass a direct call of mf_signature_call, but not a multicast round. */
#ifndef CFFISHIM_MESSAGE_H
#define CFFISHIM_MESSAGE_H

#include "invocation.h"

MF_BEGIN

enum { MF_FORWARDING_MAX_DEPTH = 64 };

/* Sends a message. `frame` holds the arguments (NULL when there are none). Exactly mf_signature_result_size bytes are written to `result`
   (NULL: dropped); an object result is then owned by the caller. After a failure the result is zero.
   Fails with MF_UNRECOGNIZED_SELECTOR (subject: the receiver's name), MF_SIGNATURE_MISMATCH, MF_FORWARDING_LOOP, MF_NO_MEMORY, or
   whatever a handler reports. ObjC: objc_msgSend. */
MF_API mf_status mf_send(mf_target target, mf_selector selector, const mf_signature *signature, const void *MF_NULLABLE frame,
                         void *MF_NULLABLE result, mf_error *MF_NULLABLE error);

/* Sends to the implementation above `table`, with self unchanged: what `super` means inside a method of `table`. ObjC: objc_msgSendSuper. */
MF_API mf_status mf_send_super(mf_target target, const mf_table *table, mf_selector selector, const mf_signature *signature,
                               const void *MF_NULLABLE frame, void *MF_NULLABLE result, mf_error *MF_NULLABLE error);

/* The function for a typed call: cast it, call it with (object, selector, arguments…) as often as you like while the table lives. Made the first
   time for handlers and plain functions. Not after forwarding: MF_UNRECOGNIZED_SELECTOR. ObjC: objc_msg_lookup. */
MF_API mf_status mf_lookup(mf_target target, mf_selector selector, const mf_signature *signature,
                           mf_function MF_NULLABLE *MF_NULLABLE function, mf_error *MF_NULLABLE error);

/* For bindings that run their own closures without a frame: the method that a send would run; NULL when there is none, and while this thread is
   forwarding a message, because there only mf_send knows where a loop ends. Then send. Costs a look-up. */
MF_API const mf_method *MF_NULLABLE mf_direct_method(mf_target target, mf_selector selector);

/* Whether the target would take the message. Fails with MF_FORWARDING_LOOP. ObjC: -respondsToSelector:. */
MF_API mf_status mf_responds(mf_target target, mf_selector selector, bool *responds, mf_error *MF_NULLABLE error);

/* The signature of the method, or the one under which the message would be forwarded; NULL when there is none.
   ObjC: -methodSignatureForSelector:. */
MF_API mf_status mf_signature_for(mf_target target, mf_selector selector, const mf_signature *MF_NULLABLE *MF_NULLABLE signature,
                                  mf_error *MF_NULLABLE error);

/* Sends an invocation to its target, or to another one; the result stays in the invocation. The object ops of invocation and target must be
   the same where the signature has objects: MF_SIGNATURE_MISMATCH. MF_INVALID_ARGUMENT when it has no selector. ObjC: -invokeWithTarget:. */
MF_API mf_status mf_invocation_invoke(mf_invocation *invocation, mf_error *MF_NULLABLE error);
MF_API mf_status mf_invocation_invoke_with(mf_invocation *invocation, mf_target target, mf_error *MF_NULLABLE error);

/* For `forward` hooks and handlers: sends the call on as it is; the result goes where the call's goes, in the place of
   an earlier one. Fills the call's error. The object ops of both must be the same where the signature has objects. */
MF_API mf_status mf_call_send(mf_call *call, mf_target target);

/* How a closure reaches its target. The target's table is retained; its object is the caller's to keep alive, or `dispose`'s to let go. */
typedef struct mf_sending {
  mf_target target;
  mf_selector selector;
  void *MF_NULLABLE context;                                                       /* passed to both */
  void (*MF_NULLABLE dispose)(void *MF_NULLABLE context);                          /* called once by mf_closure_destroy */
  void (*MF_NULLABLE failed)(void *MF_NULLABLE context, const mf_error *error);    /* as in mf_closure_options */
} mf_sending;

/* Makes a C function that becomes a message: for a C library's callback slot. Fails, and is owned, as mf_closure_create. Who hears the message
   may destroy the closure, if nobody fails. */
MF_API mf_status mf_closure_create_sending(const mf_signature *signature, const mf_sending *sending,
                                           mf_closure *MF_NULLABLE *MF_NULLABLE closure, mf_error *MF_NULLABLE error);

MF_END
#endif
