/* Targets by the holder that they were added with: one addition told from every other, also of the same object. */
#include "fail.h"
#include "multicast_change.h"
#include "multicast_index.h"
#include "multicast_main.h"
#include "visit.h"

mf_status mf_multicast_each_held(mf_multicast *multicast, mf_held_visitor visitor, void *context, mf_error *error) {
  mf__visit visit;
  if (!mf__visit_begin(&visit, multicast)) return MF_FAIL_MEMORY(error);
  size_t count = atomic_load_explicit(&visit.state->count, memory_order_acquire);
  for (size_t i = 0; i < count; i++) {
    const mf__entry *entry = visit.state->roster->entries[i];
    void *object;
    if (!mf__visit_enter(&visit, i, &object)) continue;
    visitor(context, (mf_target){object, entry->table}, entry->holder);
    mf__entry_leave(entry, object);
  }
  mf_multicast *main = mf__main_of(multicast);
  mf_status status = main ? mf_multicast_each_held(main, visitor, context, error) : MF_OK;
  mf__visit_end(&visit);
  return status;
}

/* Shows it if it is among the targets other than the main one, and says so. */
static mf_status visit_own(mf_multicast *multicast, const void *object, const void *holder, mf_held_visitor visitor, void *context,
                           bool *is_there, mf_error *error) {
  mf__visit visit;
  if (!mf__visit_begin(&visit, multicast)) return MF_FAIL_MEMORY(error);
  mf__lock_take(multicast->lock);
  mf__entry *entry = mf__index_find(multicast, object);
  mf__lock_leave(multicast->lock);
  /* Removed from now on, it still is not freed before the visit ends. */
  void *alive;
  if (entry && entry->holder != holder) entry = NULL;
  if (entry && mf__entry_enter(entry, &alive)) {
    *is_there = true;
    visitor(context, (mf_target){alive, entry->table}, entry->holder);
    mf__entry_leave(entry, alive);
  } else if (entry) {
    mf__multicast_drop_gone(multicast, &entry, 1);
  }
  mf__visit_end(&visit);
  return MF_OK;
}

static mf_status not_found(const mf_multicast *multicast, void *object, mf_error *error) {
  return MF_FAIL_SUBJECT(error, MF_NOT_FOUND, multicast->name, .object = object, .reason = "no such addition is in it");
}

mf_status mf_multicast_visit_held(mf_multicast *multicast, void *object, const void *holder, mf_held_visitor visitor, void *context,
                                  mf_error *error) {
  bool is_there = false;
  mf_status status = visit_own(multicast, object, holder, visitor, context, &is_there, error);
  mf_multicast *main = status || is_there ? NULL : mf__main_of(multicast);
  if (main) status = visit_own(main, object, holder, visitor, context, &is_there, error);
  return status || is_there ? status : not_found(multicast, object, error);
}

mf_status mf_multicast_remove_held(mf_multicast *multicast, void *object, const void *holder, mf_error *error) {
  if (mf__multicast_take_out_held(multicast, object, holder)) return MF_OK;
  mf_multicast *main = mf__main_of(multicast);
  if (main && mf__multicast_take_out_held(main, object, holder)) return MF_OK;
  return not_found(multicast, object, error);
}
