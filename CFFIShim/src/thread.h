/* What a thread knows of itself: through whom the message that it carries was forwarded, and whose methods and hooks it runs.

   Two words, initial-exec, so that a look costs one instruction. */
#ifndef MF_THREAD_H
#define MF_THREAD_H

#include "CFFIShim/table.h"

/* What is asked of a receiver; a question within a send is no loop. */
typedef enum mf__errand { MF__SEND, MF__RESPONDS, MF__SIGNATURE } mf__errand;

/* One receiver that forwards, on the stack of the thread that forwards. */
typedef struct mf__link {
  mf_target target;
  mf_selector selector;
  mf__errand errand;
  unsigned depth;
  const struct mf__link *previous;
} mf__link;

/* One method, or hook, that runs, on the stack of the thread that runs it. */
typedef struct mf__running {
  const mf_table *table; /* the receiver's; it holds the parents, whose methods and hooks may be the ones that run */
  const struct mf__running *previous;
} mf__running;

#define MF_THREAD_LOCAL _Thread_local __attribute__((tls_model("initial-exec")))

extern MF_THREAD_LOCAL const mf__link *mf__chain;
extern MF_THREAD_LOCAL const mf__running *mf__innermost;

/* Puts `link` at the end of the chain; MF_FORWARDING_LOOP with the path when it closes a loop, or is one too many.
   On success the caller calls mf__chain_leave. */
mf_status mf__chain_enter(mf__link *link, mf_target target, mf_selector selector, mf__errand errand, mf_error *error);
static inline void mf__chain_leave(const mf__link *link) { mf__chain = link->previous; }

static inline void mf__running_begin(mf__running *running, const mf_table *table) {
  *running = (mf__running){table, mf__innermost};
  mf__innermost = running;
}
static inline void mf__running_end(const mf__running *running) { mf__innermost = running->previous; }

/* Whether this thread runs a method or a hook for a receiver of that table. */
bool mf__is_running(const mf_table *table);

#endif
