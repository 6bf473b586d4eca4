/* Method tables and targets.

   A table is a class of targets: what each of them does for each selector, with an optional parent whose methods it inherits.

       table "Button" ──parent──> table "View"          target = { object, table }
         press()  ──> native method                        a fat pointer: the library never reads the object's memory,
         title()  ──> handler                              so it may be a C struct, a Swift object, a Python id or NULL

   An implementation is one of three kinds:
     native    R (*)(void *self, mf_selector selector, arguments…)
     plain     R (*)(arguments…)                        any C function, for instance from dlsym
     handler   mf_status (*)(void *context, mf_call *)  what closures of other languages become
   A function that follows another calling convention than C's (Swift's, say) is never registered: wrap it in a handler.

   Objects ('@') belong to one runtime: the mf_object_ops of the table. An '@' argument is borrowed for the length of the call; an '@'
   result is owned by the caller, who releases it. Without ops nobody counts.

   Threads: look-ups take no lock; changes take the table's. A method record is immutable and lives as long as its table, also after
   it was replaced or removed, so a call that is under way ends in the method it began with.
   Ownership: a table is counted. mf_table_create gives one reference; children, multicasts, invocations and closures hold their own.
   Whoever sends to a target by hand holds one, too, for as long as the send takes. */
#ifndef CFFISHIM_TABLE_H
#define CFFISHIM_TABLE_H

#include "closure.h"

MF_BEGIN

typedef struct mf_table mf_table;
typedef struct mf_method mf_method;

/* An object, and the table that says what it does. A NULL table is the nil target: it answers every message with zero. */
typedef struct mf_target {
  void *MF_NULLABLE object;
  mf_table *MF_NULLABLE table;
} mf_target;

/* How one runtime counts its objects. Two runtimes are the same when the pointers to their ops are. Must outlive its tables. */
typedef struct mf_object_ops {
  const char *name; /* of the runtime, for errors: "Swift", "Python" … */
  void (*retain)(void *object);
  void (*release)(void *object);
} mf_object_ops;

typedef enum mf_implementation_kind { MF_NATIVE, MF_PLAIN, MF_HANDLER } mf_implementation_kind;

/* What a method runs. Make one with the three functions below. A function that must be kept, such as one of a library that would
   otherwise be unloaded, gets a `context` and a `dispose`, too. */
typedef struct mf_implementation {
  mf_implementation_kind kind;
  mf_function MF_NULLABLE function;                       /* native, plain */
  mf_handler MF_NULLABLE handler;                         /* handler */
  void *MF_NULLABLE context;                              /* passed to the handler and to dispose */
  void (*MF_NULLABLE dispose)(void *MF_NULLABLE context); /* called once, when the table goes */
} mf_implementation;

static inline mf_implementation mf_native(mf_function function) {
  mf_implementation implementation = {MF_NATIVE, function, NULL, NULL, NULL};
  return implementation;
}
static inline mf_implementation mf_plain(mf_function function) {
  mf_implementation implementation = {MF_PLAIN, function, NULL, NULL, NULL};
  return implementation;
}
static inline mf_implementation mf_handled(mf_handler handler, void *MF_NULLABLE context,
                                           void (*MF_NULLABLE dispose)(void *MF_NULLABLE context)) {
  mf_implementation implementation = {MF_HANDLER, NULL, handler, context, dispose};
  return implementation;
}

/* What happens to messages for which there is no method, in this order; every hook may be NULL. Nothing is locked while one runs.
   `context` is what mf_table_set_forwarding was given; `object` is the receiver. Must outlive the table. */
typedef struct mf_forwarding {
  /* 1. Adds the method now, with mf_table_add, and says so. Asked once for each table and selector, by each of several threads that send
        at once; in a super send about the table above. ObjC: +resolveInstanceMethod:. */
  bool (*MF_NULLABLE resolve)(void *MF_NULLABLE context, mf_table *table, mf_selector selector);
  /* 2. Names another target that gets the message as it is. False, or the receiver itself: go on. ObjC: -forwardingTargetForSelector:. */
  bool (*MF_NULLABLE target)(void *MF_NULLABLE context, void *MF_NULLABLE object, mf_selector selector, mf_target *target);
  /* 3. The signature under which `forward` takes the message; NULL: it does not. ObjC: -methodSignatureForSelector:.
        In a send `*signature` is the sender's at first, and may be left so; in a question it is NULL.
        Without this hook, `forward` takes every message under the sender's signature. */
  mf_status (*MF_NULLABLE signature)(void *MF_NULLABLE context, void *MF_NULLABLE object, mf_selector selector,
                                     const mf_signature *MF_NULLABLE *MF_NONNULL signature, mf_error *MF_NULLABLE error);
  /* 4. Does with the message what it likes: answers it, sends it on with mf_call_send, keeps it with mf_invocation_capture. A result that
        it does not write is zero. ObjC: -forwardInvocation:. */
  mf_status (*MF_NULLABLE forward)(void *MF_NULLABLE context, mf_call *call);
  /* 5. The last word; by default MF_UNRECOGNIZED_SELECTOR. ObjC: -doesNotRecognizeSelector:. */
  mf_status (*MF_NULLABLE unrecognized)(void *MF_NULLABLE context, mf_call *call);
  /* Whether it responds, where there is no method; by default: whether steps 2 to 4 would take the message. ObjC: -respondsToSelector:. */
  mf_status (*MF_NULLABLE responds)(void *MF_NULLABLE context, void *MF_NULLABLE object, mf_selector selector,
                                    bool *MF_NONNULL responds, mf_error *MF_NULLABLE error);
  /* The receiver's name in errors, valid until the next change of the receiver; by default the table's. */
  const char *MF_NONNULL (*MF_NULLABLE name)(void *MF_NULLABLE context, void *MF_NULLABLE object);
} mf_forwarding;

/* Makes an empty table. `name` is copied. `parent` is retained. `ops` NULL: the parent's. MF_INVALID_ARGUMENT for a NULL or empty name. */
MF_API mf_status mf_table_create(const char *MF_NULLABLE name, mf_table *MF_NULLABLE parent, const mf_object_ops *MF_NULLABLE ops,
                                 mf_table *MF_NULLABLE *MF_NULLABLE table, mf_error *MF_NULLABLE error);

/* One more reference, one less. The last one disposes of every implementation that the table ever had. NULL is allowed. */
MF_API mf_table *MF_NULLABLE mf_table_retain(mf_table *MF_NULLABLE table);
MF_API void mf_table_release(mf_table *MF_NULLABLE table);

/* Gives back the caller's reference and insists that it was the last one: MF_IN_USE, and nothing happens, while children, multicasts,
   invocations, closures, or methods and hooks that are running on this thread use the table. */
MF_API mf_status mf_table_destroy(mf_table *MF_NULLABLE table, mf_error *MF_NULLABLE error);

MF_API const char *mf_table_name(const mf_table *table);
MF_API mf_table *MF_NULLABLE mf_table_parent(const mf_table *table);
MF_API const mf_object_ops *MF_NULLABLE mf_table_object_ops(const mf_table *table);

/* Registers a method. MF_DUPLICATE (expected: the signature that is there, got: this one) when the table itself has one for the selector;
   overriding a parent's is not that. On failure the implementation is not taken over. O(1), takes the table's lock.
   ObjC: class_addMethod. */
MF_API mf_status mf_table_add(mf_table *table, mf_selector selector, const mf_signature *signature,
                              const mf_implementation *implementation, mf_error *MF_NULLABLE error);

/* The same, replacing what is there. `replaced`, if wanted, is the method that the table itself had, or NULL; it stays callable as long as
   the table lives. ObjC: class_replaceMethod. */
MF_API mf_status mf_table_replace(mf_table *table, mf_selector selector, const mf_signature *signature,
                                  const mf_implementation *implementation, const mf_method *MF_NULLABLE *MF_NULLABLE replaced,
                                  mf_error *MF_NULLABLE error);

/* Removes the table's own method; a parent's shows again. MF_NOT_FOUND when it has none. */
MF_API mf_status mf_table_remove(mf_table *table, mf_selector selector, mf_error *MF_NULLABLE error);

/* Exchanges what two selectors do, both of this table's own. MF_NOT_FOUND names the one that is missing.
   ObjC: method_exchangeImplementations. */
MF_API mf_status mf_table_exchange(mf_table *table, mf_selector a, mf_selector b, mf_error *MF_NULLABLE error);

/* The method for a selector, its own or inherited, or NULL. No lock; a hash probe for each table on the way. */
MF_API const mf_method *MF_NULLABLE mf_table_find(const mf_table *table, mf_selector selector);
MF_API const mf_method *MF_NULLABLE mf_table_find_own(const mf_table *table, mf_selector selector);

/* Copies up to `capacity` of the table's own methods, in the order of registration; returns how many there are. Takes the lock. */
MF_API size_t mf_table_methods(mf_table *table, const mf_method *MF_NULLABLE *MF_NULLABLE methods, size_t capacity);

/* A number that grows whenever this table or one of its parents changes: compare it with a remembered one. */
MF_API uint64_t mf_table_generation(const mf_table *table);

/* A number that grows whenever a method of any table is added, replaced or removed, or a table's forwarding is set: for caches that
   depend on many tables. */
MF_API uint64_t mf_methods_generation(void);

/* Sets the forwarding of this table and of the children that have none of their own; NULL: none. `dispose` is called when it is replaced
   or the table goes; a message under way may still run the old hooks, so set them before the first send. */
MF_API mf_status mf_table_set_forwarding(mf_table *table, const mf_forwarding *MF_NULLABLE forwarding, void *MF_NULLABLE context,
                                         void (*MF_NULLABLE dispose)(void *MF_NULLABLE context), mf_error *MF_NULLABLE error);

/* Of a method; all are valid as long as its table. mf_method_table is the table that it was registered in. The
   implementation comes without its `dispose`: what is registered a second time still has one owner. */
MF_API mf_selector mf_method_selector(const mf_method *method);
MF_API const mf_signature *mf_method_signature(const mf_method *method);
MF_API mf_implementation mf_method_implementation(const mf_method *method);
MF_API mf_table *mf_method_table(const mf_method *method);

/* A C function with the method's signature that takes self and selector first, whatever the kind of implementation; made the first time it is
   asked for, valid as long as the table. Errors of a handler cannot pass through it: the caller gets zero.
   Fails as mf_closure_create does. ObjC: method_getImplementation. */
MF_API mf_status mf_method_function(const mf_method *method, mf_function MF_NULLABLE *MF_NULLABLE function,
                                    mf_error *MF_NULLABLE error);

MF_END
#endif
