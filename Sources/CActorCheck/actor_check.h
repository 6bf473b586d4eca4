/* Whether an executor is the one that runs the current code, without a trap when it is not.

   Swift's runtime exports the question; Swift's library has it as an internal function only (Task.immediate asks it). Its public ones stop the
   process (assumeIsolated), or read a default actor's executor as the object that it is not (withSerialExecutor and isIsolatingCurrentContext).
   @_silgen_name would meet the library's own declaration, and the compiler crashes: hence C. */
#ifndef ACTOR_CHECK_H
#define ACTOR_CHECK_H

#include <stdbool.h>
#include <stdint.h>

__attribute__((swiftcall)) extern bool swift_task_isCurrentExecutorWithFlags(const void *identity, uintptr_t implementation,
                                                                             uint64_t flags);

/* The two words of an UnownedSerialExecutor. Without flags the answer for what cannot be told is false. */
static inline bool actor_check_is_current(const void *identity, uintptr_t implementation) {
  return swift_task_isCurrentExecutorWithFlags(identity, implementation, 0);
}

#endif
