/* Adding and removing targets. */
#include "multicast_change.h"

#include <string.h>

#include "fail.h"
#include "multicast_index.h"
#include "multicast_main.h"
#include "roster.h"
#include "succession.h"
#include "visit.h"

static mf_status insert(mf__visit *visit, mf__entry *entry, mf_placement placement, const void *anchor_object, bool *is_time) {
  mf_multicast *multicast = visit->multicast;
  mf_status status;
  mf__lock_take(multicast->lock);
  mf__entry *there;
  while ((there = mf__index_find(multicast, entry->object)) && !atomic_load_explicit(&there->is_gone, memory_order_acquire)) {
    /* Foreign code tells, so not under the lock; when it is gone, look again. */
    mf__lock_leave(multicast->lock);
    if (mf__entry_is_alive(there)) return MF_DUPLICATE;
    mf__lock_take(multicast->lock);
  }
  const mf__entry *anchor = placement >= MF_BEFORE ? mf__index_find(multicast, anchor_object) : NULL;
  if (placement >= MF_BEFORE && (!anchor || anchor == there)) {
    status = MF_NOT_FOUND;
  } else {
    if (there) { /* a dead one, at whose address this object was made */
      mf__multicast_mark(multicast, there);
      *is_time |= mf__multicast_supersede(multicast);
    }
    status = mf__multicast_place(multicast, entry, placement, anchor, is_time) ? MF_OK : MF_NO_MEMORY;
  }
  mf__lock_leave(multicast->lock);
  return status;
}

static mf_status explain_failure(const mf_multicast *multicast, mf_target target, mf_status status, mf_error *error) {
  switch (status) {
    case MF_DUPLICATE:
      return MF_FAIL_SUBJECT(error, status, multicast->name, .object = target.object, .reason = "the object is a target of it");
    case MF_NOT_FOUND:
      return MF_FAIL_SUBJECT(error, status, multicast->name, .object = target.object,
                             .reason = "the object next to which the target should go is not in it");
    default: return status ? MF_FAIL_MEMORY(error) : MF_OK;
  }
}

mf_status mf_multicast_insert(mf_multicast *multicast, mf_target target, const mf_retention *retention, void *holder,
                              mf_placement placement, void *anchor, mf_error *error) {
  if (!target.table)
    return MF_FAIL_SUBJECT(error, MF_INVALID_ARGUMENT, multicast->name, .reason = "the nil target cannot be added");
  if (target.object == multicast && target.table == multicast->table)
    return MF_FAIL_SUBJECT(error, MF_FORWARDING_LOOP, multicast->name, .object = target.object,
                           .reason = "a multicast cannot be a target of itself");
  if ((unsigned)placement > MF_AFTER)
    return MF_FAIL_SUBJECT(error, MF_INVALID_ARGUMENT, multicast->name, .reason = "there is no such place among the targets");
  if (mf_multicast_is_main(multicast, target.object)) return explain_failure(multicast, target, MF_DUPLICATE, error);
  mf__entry *entry = mf__entry_create(target, retention, holder);
  mf__visit visit;
  if (!entry || !mf__visit_begin(&visit, multicast)) {
    if (entry) mf__entry_discard(entry);
    return MF_FAIL_MEMORY(error);
  }
  bool is_time = false;
  mf_status status = insert(&visit, entry, placement, anchor, &is_time);
  status = explain_failure(multicast, target, status, error);
  mf__visit_end(&visit);
  if (status) mf__entry_discard(entry);
  if (is_time) mf__retired_sweep();
  /* Another thread made it the main target just then: it has moved there. */
  if (!status && mf_multicast_is_main(multicast, target.object)) (void)mf__multicast_take_out_held(multicast, target.object, holder);
  return status;
}

mf_status mf_multicast_add(mf_multicast *multicast, mf_target target, const mf_retention *retention, void *holder,
                           mf_error *error) {
  return mf_multicast_insert(multicast, target, retention, holder, MF_AT_END, NULL, error);
}

/* `holder` NULL: whatever it was added with. */
static bool take_out(mf_multicast *multicast, const void *object, const void *const *holder) {
  bool is_time = false;
  mf__lock_take(multicast->lock);
  mf__entry *entry = mf__index_find(multicast, object);
  if (entry && holder && entry->holder != *holder) entry = NULL;
  if (entry) {
    mf__multicast_mark(multicast, entry);
    is_time = mf__multicast_supersede(multicast);
  }
  mf__lock_leave(multicast->lock);
  if (is_time) mf__retired_sweep();
  return entry != NULL;
}

bool mf__multicast_take_out(mf_multicast *multicast, const void *object) { return take_out(multicast, object, NULL); }

bool mf__multicast_take_out_held(mf_multicast *multicast, const void *object, const void *holder) {
  return take_out(multicast, object, &holder);
}

void mf__multicast_take_out_behind(mf_multicast *multicast, const void *object, const void *holder) {
  bool is_removed = false;
  mf__lock_take(multicast->lock);
  const mf__roster *roster = mf__current(multicast)->roster;
  const mf__entry *entry = mf__index_find(multicast, object);
  size_t i = roster->used;
  if (entry && entry->holder == holder)
    while (roster->entries[i - 1] != entry) {
      mf__entry *behind = roster->entries[--i];
      if (mf__entry_is_removed(behind)) continue;
      mf__multicast_mark(multicast, behind);
      is_removed = true;
    }
  bool is_time = is_removed && mf__multicast_supersede(multicast);
  mf__lock_leave(multicast->lock);
  if (is_time) mf__retired_sweep();
}

mf_status mf_multicast_remove(mf_multicast *multicast, void *object, mf_error *error) {
  if (mf__multicast_take_out(multicast, object)) return MF_OK;
  mf_multicast *main = mf__main_of(multicast);
  if (main && mf__multicast_take_out(main, object)) return MF_OK;
  return MF_FAIL_SUBJECT(error, MF_NOT_FOUND, multicast->name, .object = object, .reason = "the object is not a target of it");
}

bool mf__multicast_mark_all(mf_multicast *multicast) {
  const mf__roster *roster = mf__current(multicast)->roster;
  if (!multicast->live) return false;
  for (size_t i = 0; i < roster->used; i++)
    if (!mf__entry_is_removed(roster->entries[i])) mf__multicast_mark(multicast, roster->entries[i]);
  return true;
}

void mf_multicast_remove_all(mf_multicast *multicast) {
  mf_multicast *main = mf__main_of(multicast);
  if (main) mf_multicast_remove_all(main);
  mf__lock_take(multicast->lock);
  bool is_time = mf__multicast_mark_all(multicast) && mf__multicast_supersede(multicast);
  mf__lock_leave(multicast->lock);
  if (is_time) mf__retired_sweep();
}

void mf__multicast_drop_gone(mf_multicast *multicast, mf__entry *const *entries, size_t count) {
  bool is_removed = false;
  mf__lock_take(multicast->lock);
  for (size_t i = 0; i < count; i++) {
    if (mf__entry_is_removed(entries[i]) || !atomic_load_explicit(&entries[i]->is_gone, memory_order_acquire)) continue;
    mf__multicast_mark(multicast, entries[i]);
    is_removed = true;
  }
  bool is_time = is_removed && mf__multicast_supersede(multicast);
  mf__lock_leave(multicast->lock);
  if (is_time) mf__retired_sweep();
}
