/* Multicasts: how they begin and end. */
#include <string.h>

#include "alloc.h"
#include "dispatch.h"
#include "fail.h"
#include "multicast_change.h"
#include "multicast_main.h"
#include "multicast_question.h"
#include "roster.h"
#include "state.h"

enum { FIRST_CAPACITY = 8 };

static void finish(mf__retired *retired) {
  mf__multicast_release((mf_multicast *)((char *)retired - offsetof(mf_multicast, retired)));
}

/* States end in the order in which they were retired, but two threads may be at it at once: each of them may be the last. */
void mf__multicast_release(mf_multicast *multicast) {
  if (atomic_fetch_sub_explicit(&multicast->references, 1, memory_order_acq_rel) != 1) return;
  mf__answers_free(multicast);
  mf__dispatch_free_all(multicast);
  mf_multicast_destroy(atomic_load_explicit(&multicast->main, memory_order_relaxed));
  mf__map_free(&multicast->choices);
  mf__free(multicast->spare);
  mf__free(multicast->index);
  mf__free(multicast->name);
  mf__free(multicast);
}

mf_status mf_multicast_create(const char *name, const mf_object_ops *ops, mf_multicast **multicast, mf_error *error) {
  if (!multicast) return MF_FAIL(error, MF_INVALID_ARGUMENT, .reason = "there is no place for the multicast");
  *multicast = NULL;
  if (!name || !*name) return MF_FAIL(error, MF_INVALID_ARGUMENT, .reason = "a multicast needs a name");
  size_t size = strlen(name) + 1;
  mf_multicast *made = mf__calloc(1, sizeof *made);
  char *copy = mf__malloc(size);
  mf__roster *roster = mf__roster_create(FIRST_CAPACITY);
  mf_table *table = mf__multicast_table(ops);
  mf__state *state = made && roster ? mf__state_create(made, roster) : NULL;
  if (!copy || !state || !table || !mf__state_begin_spare(made)) {
    if (state) mf__state_discard(state);
    else mf__roster_discard(roster);
    mf__free(copy);
    mf__free(made);
    return MF_FAIL_MEMORY(error);
  }
  made->name = memcpy(copy, name, size);
  made->ops = ops;
  made->table = table;
  made->lock = mf__lock_next(MF__LOCK_MULTICAST);
  made->retired.finish = finish;
  atomic_fetch_add_explicit(&made->references, 1, memory_order_relaxed);
  atomic_init(&made->missed, UINT64_MAX);
  atomic_init(&made->newest_dispatch, &mf__dispatch_none);
  atomic_init(&made->published, state);
  *multicast = made;
  return MF_OK;
}

void mf_multicast_destroy(mf_multicast *multicast) {
  if (!multicast) return;
  mf_multicast *main = mf__main_of(multicast);
  if (main) mf_multicast_remove_all(main); /* itself it goes with this one, whose rounds may be in it */
  /* Nothing here allocates: the last state is retired with all targets, and after it, in the same line, the multicast. */
  mf__lock_take(multicast->lock);
  (void)mf__multicast_mark_all(multicast);
  mf__roster_leave_all(mf__current(multicast)->roster);
  multicast->has_ended = true;
  mf__retire(&mf__current(multicast)->retired, &multicast->line, true);
  mf__lock_leave(multicast->lock);
  mf__retire(&multicast->retired, &multicast->line, true);
  mf__retired_sweep();
}

const char *mf_multicast_name(const mf_multicast *multicast) { return multicast->name; }

mf_target mf_multicast_target(mf_multicast *multicast) { return (mf_target){multicast, multicast->table}; }

uint64_t mf_multicast_generation(const mf_multicast *multicast) {
  const mf_multicast *main = mf__main_of(multicast);
  return mf__roster_generation(multicast) + (main ? mf__roster_generation(main) : 0);
}
