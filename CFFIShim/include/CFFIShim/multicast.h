/* Multicast: an ordered set of targets that hears each message; itself a target, so that multicasts nest.

   Order       Targets hear a message in the order in which they were added.
   Identity    Two objects are two targets, also when they are equal; one object added twice is one target.
   Holding     mf_retention says how a target is held. Weak ones may be gone: they are skipped, and their place is reclaimed.
   A round     One message to all targets. What is removed meanwhile is not called any more; what is added is called from the next round on.
               mf_multicast_remove returns at once; a call already entered on another thread may finish. What was removed is let go of
               after every round that could see it. A target may send the same message again.
   Locks       None is held while a target, a visitor or a retention function runs; two threads that send write no common word.
   Main        One target may be the main one: it stands behind all others, and may be the only one that is asked for results.
   Skipping    A target that does not respond is skipped; that none responds is an error unless the message is optional.
   Mismatch    A target whose signature does not agree is not called; the others are, then MF_SIGNATURE_MISMATCH is reported.
   Errors      A failing target does not stop the others. One error is reported as it is, several as MF_MULTIPLE_ERRORS with the causes. */
#ifndef CFFISHIM_MULTICAST_H
#define CFFISHIM_MULTICAST_H

#include "protocol.h"

MF_BEGIN

typedef struct mf_multicast mf_multicast;

/* How a target is held: the functions of a weak or strong reference. `holder` is what was given with them.
   It is not copied: it must outlive what is held with it, so it is best static.
   Without a retention the caller keeps the object alive until it was removed and mf_quiesce returned. */
typedef struct mf_retention {
  /* Gives the object, kept alive until `release`, or NULL when it is gone. NULL: the object is alive as long as it is held. */
  void *MF_NULLABLE (*MF_NULLABLE acquire)(void *MF_NULLABLE holder);
  void (*MF_NULLABLE release)(void *object);
  /* Called once, when no round can see the target any more; may run on any thread that sends or changes a multicast. */
  void (*MF_NULLABLE dispose)(void *MF_NULLABLE holder);
} mf_retention;

/* Makes an empty multicast. `name` is copied. `ops` is the runtime of the objects in its messages: targets of another runtime do not get
   objects (a signature mismatch); NULL: not checked. The caller destroys it. */
MF_API mf_status mf_multicast_create(const char *MF_NULLABLE name, const mf_object_ops *MF_NULLABLE ops,
                                     mf_multicast *MF_NULLABLE *MF_NULLABLE multicast, mf_error *MF_NULLABLE error);

/* Removes every target and frees it, once rounds that are under way have ended; a target may do so in a round of this very multicast.
   No new round may begin, and no target be added, also from a round that is under way. NULL is allowed. */
MF_API void mf_multicast_destroy(mf_multicast *MF_NULLABLE multicast);

MF_API const char *mf_multicast_name(const mf_multicast *multicast);

/* The multicast as a target of others. */
MF_API mf_target mf_multicast_target(mf_multicast *multicast);

typedef enum mf_placement { MF_AT_END, MF_AT_START, MF_BEFORE, MF_AFTER } mf_placement;

/* Adds a target whose object is not in it yet, or is there but gone. Its table is retained. On success `holder` is taken over.
   MF_DUPLICATE when it is there; MF_FORWARDING_LOOP for the multicast itself; MF_INVALID_ARGUMENT for a nil target. Amortised O(1). */
MF_API mf_status mf_multicast_add(mf_multicast *multicast, mf_target target, const mf_retention *MF_NULLABLE retention,
                                  void *MF_NULLABLE holder, mf_error *MF_NULLABLE error);

/* The same at another place; `anchor` is the object before or after which it goes: MF_NOT_FOUND when that is none, or the main target.
   O(n), except MF_AT_END. */
MF_API mf_status mf_multicast_insert(mf_multicast *multicast, mf_target target, const mf_retention *MF_NULLABLE retention,
                                     void *MF_NULLABLE holder, mf_placement placement, void *MF_NULLABLE anchor,
                                     mf_error *MF_NULLABLE error);

/* Removes the target with this object; it may be dead, or dying right now. MF_NOT_FOUND. Amortised O(1); needs no memory: without any, several
   that are removed while rounds are under way are let go of together, after the last of these rounds. */
MF_API mf_status mf_multicast_remove(mf_multicast *multicast, void *MF_NULLABLE object, mf_error *MF_NULLABLE error);
MF_API void mf_multicast_remove_all(mf_multicast *multicast);

/* What is special about a main target. */
typedef enum mf_main_role {
  MF_MAIN_LAST,             /* it hears each message after all others, so that its result is the last */
  MF_MAIN_ALONE_FOR_RESULTS /* besides: a message that has a result goes to it alone, if it responds */
} mf_main_role;

/* Makes an object the main target, in the place of the one before; one that is a target already moves there. It is a target in every other
   way. MF_DUPLICATE when it is the main target already: then it gets the role, and stays held as it was. Fails, and takes over `holder`, as
   mf_multicast_add. A round on another thread may see both, or none. */
MF_API mf_status mf_multicast_set_main(mf_multicast *multicast, mf_target target, mf_main_role role,
                                       const mf_retention *MF_NULLABLE retention, void *MF_NULLABLE holder,
                                       mf_error *MF_NULLABLE error);

/* Whether the object is the main target, and not gone. O(1). */
MF_API bool mf_multicast_is_main(mf_multicast *multicast, void *MF_NULLABLE object);

/* Whether the object is a target, and not gone. O(1). */
MF_API bool mf_multicast_contains(mf_multicast *multicast, void *MF_NULLABLE object);

/* The targets that are not gone. O(n) when some can be. */
MF_API size_t mf_multicast_count(mf_multicast *multicast);

/* A number that grows with every target added, removed or found gone: compare it with a remembered one. */
MF_API uint64_t mf_multicast_generation(const mf_multicast *multicast);

/* Which of the results the sender gets. */
typedef enum mf_result_choice {
  MF_RESULT_DEFAULT, /* as mf_multicast_set_choice says; if it was not called, the last responder's */
  MF_RESULT_LAST,  /* the last responder's */
  MF_RESULT_FIRST, /* the first responder's; all are called */
  MF_RESULT_ANY,   /* bool: whether one was true */
  MF_RESULT_EVERY  /* bool: whether all were true; true when nobody responded */
} mf_result_choice;

/* Sees each responder's answer, in order, right after its call: MF_OK with the result in place (an object is the visitor's to release), or
   the error, which it may move out. With a visitor, targets' errors go to it alone. */
typedef void (*mf_visitor)(void *MF_NULLABLE context, mf_target target, mf_status status, const void *MF_NULLABLE result,
                           mf_error *MF_NULLABLE error);

/* How a message is delivered. {0} is the usual way. */
typedef struct mf_delivery {
  mf_result_choice choice;
  bool optional;          /* that nobody responds is MF_OK, with a result of zero */
  bool skips_mismatched;  /* targets whose signature does not agree are skipped; false: as mf_multicast_set_skips_mismatched says */
  mf_visitor MF_NULLABLE visitor;
  void *MF_NULLABLE context;                  /* the visitor's */
  size_t *MF_NULLABLE responder_count;        /* how many responded, those with a mismatch included; a nested multicast is one */
} mf_delivery;

/* What MF_RESULT_DEFAULT means to a multicast, also where it is another's target: for one selector, or (NULL) for all that have no choice of
   their own. Set for all, ANY and EVERY go for messages that answer with a bool; others stay with the last. MF_INVALID_ARGUMENT, MF_NO_MEMORY.
   Seen by the next message. */
MF_API mf_status mf_multicast_set_choice(mf_multicast *multicast, mf_selector MF_NULLABLE selector, mf_result_choice choice,
                                         mf_error *MF_NULLABLE error);
MF_API mf_result_choice mf_multicast_choice(const mf_multicast *multicast, mf_selector MF_NULLABLE selector);

/* Whether targets whose signature does not agree are skipped in every message, also where the multicast is another's target. */
MF_API void mf_multicast_set_skips_mismatched(mf_multicast *multicast, bool skips);
MF_API bool mf_multicast_skips_mismatched(const mf_multicast *multicast);

/* Sends a message to every target that responds. `delivery` NULL: the usual way. Frame and result as in mf_send.
   No lock; no allocation while frame and result are at most 256 bytes. Except once: a thread's first round allocates, and the second
   round of a selector after a change lays a plan of who responds, in O(n) and under the lock; without memory for it, it goes without.
   MF_INVALID_ARGUMENT for ANY or EVERY when the result is not bool, and for a choice that there is not. */
MF_API mf_status mf_multicast_send(mf_multicast *multicast, mf_selector selector, const mf_signature *signature,
                                   const void *MF_NULLABLE frame, void *MF_NULLABLE result, const mf_delivery *MF_NULLABLE delivery,
                                   mf_error *MF_NULLABLE error);

/* Whether any target responds. Amortised O(1): the answer is remembered and checked by generations. Targets that forward are asked
   each time; so are all that stand behind the first of those, up to the first that responds. */
MF_API mf_status mf_multicast_responds(mf_multicast *multicast, mf_selector selector, bool *responds, mf_error *MF_NULLABLE error);

/* The signature of the first responder; NULL when there is none. Cost as above. */
MF_API mf_status mf_multicast_signature_for(mf_multicast *multicast, mf_selector selector,
                                            const mf_signature *MF_NULLABLE *MF_NULLABLE signature, mf_error *MF_NULLABLE error);

/* What a message would do at one target. */
typedef enum mf_verdict {
  MF_WOULD_CALL,    /* it has the method */
  MF_WOULD_FORWARD, /* it forwards the message */
  MF_WOULD_SKIP,    /* it does not respond */
  MF_WOULD_MISMATCH,/* its signature does not agree: see the error */
  MF_WOULD_LOOP,    /* the question came back: see the error */
  MF_IS_GONE,       /* it was held weakly and is gone */
  MF_WOULD_PASS_OVER/* it responds, but the main target alone is asked */
} mf_verdict;

/* Sees one target in order, alive while it is looked at (except gone ones, whose object is for comparing only). */
typedef void (*mf_target_visitor)(void *MF_NULLABLE context, mf_target target, mf_verdict verdict,
                                  const mf_signature *MF_NULLABLE signature, const mf_error *MF_NULLABLE error);

/* Explains what a message would do, target by target, gone ones included. `signature` NULL: as each target would have it. */
MF_API mf_status mf_multicast_explain(mf_multicast *multicast, mf_selector selector, const mf_signature *MF_NULLABLE signature,
                                      mf_target_visitor visitor, void *MF_NULLABLE context, mf_error *MF_NULLABLE error);

/* Shows each target that is not gone, in order. */
MF_API mf_status mf_multicast_each(mf_multicast *multicast, void (*visitor)(void *MF_NULLABLE context, mf_target target),
                                   void *MF_NULLABLE context, mf_error *MF_NULLABLE error);

/* One addition of a target, told from every other, also of the same object, by its holder: for owners that give each its own. */

/* Sees a target, alive while it is looked at, and the holder that it was added with. */
typedef void (*mf_held_visitor)(void *MF_NULLABLE context, mf_target target, void *MF_NULLABLE holder);

/* As mf_multicast_each. */
MF_API mf_status mf_multicast_each_held(mf_multicast *multicast, mf_held_visitor visitor, void *MF_NULLABLE context,
                                        mf_error *MF_NULLABLE error);

/* Shows the target with this object, if it was added with this holder and is not gone: MF_NOT_FOUND. O(1). */
MF_API mf_status mf_multicast_visit_held(mf_multicast *multicast, void *MF_NULLABLE object, const void *MF_NULLABLE holder,
                                         mf_held_visitor visitor, void *MF_NULLABLE context, mf_error *MF_NULLABLE error);

/* Removes the target with this object, if it was added with this holder: MF_NOT_FOUND. The object may be dead. Amortised O(1); needs no
   memory. */
MF_API mf_status mf_multicast_remove_held(mf_multicast *multicast, void *MF_NULLABLE object, const void *MF_NULLABLE holder,
                                          mf_error *MF_NULLABLE error);

/* Waits until everything that was removed from any multicast has been let go of: until all rounds have ended that could see it.
   MF_IN_USE inside a round, where that would wait for itself. */
MF_API mf_status mf_quiesce(mf_error *MF_NULLABLE error);

MF_END
#endif
