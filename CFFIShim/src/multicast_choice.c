#include "multicast_choice.h"

#include "fail.h"

/* In the map, a choice is the pointer whose address is its number; NULL is none. */
static mf_result_choice own_choice(const mf_multicast *multicast, mf_selector selector) {
  return (mf_result_choice)(uintptr_t)mf__map_find(&multicast->choices, selector);
}

static mf_result_choice common_choice(const mf_multicast *multicast) {
  return (mf_result_choice)atomic_load_explicit(&multicast->choice, memory_order_acquire);
}

mf_result_choice mf__choice_for(const mf_multicast *multicast, mf_selector selector, const mf_signature *signature) {
  mf_result_choice choice = own_choice(multicast, selector);
  if (choice) return choice;
  choice = common_choice(multicast);
  if (choice >= MF_RESULT_ANY && mf_type_kind(mf_signature_result_type(signature)) != MF_KIND_BOOL) return MF_RESULT_LAST;
  return choice ? choice : MF_RESULT_LAST;
}

mf_status mf_multicast_set_choice(mf_multicast *multicast, mf_selector selector, mf_result_choice choice, mf_error *error) {
  if ((unsigned)choice > MF_RESULT_EVERY)
    return MF_FAIL_SUBJECT(error, MF_INVALID_ARGUMENT, multicast->name, .selector = selector,
                           .reason = "there is no such choice among results");
  bool is_kept = true;
  mf__lock_take(multicast->lock);
  if (selector) is_kept = mf__map_put(&multicast->choices, selector, (const void *)(uintptr_t)choice);
  else atomic_store_explicit(&multicast->choice, (uint8_t)choice, memory_order_release);
  mf__lock_leave(multicast->lock);
  if (!is_kept) return MF_FAIL_MEMORY(error);
  atomic_fetch_or_explicit(&multicast->custom, MF__CUSTOM_CHOICE, memory_order_release);
  return MF_OK;
}

mf_result_choice mf_multicast_choice(const mf_multicast *multicast, mf_selector selector) {
  return selector ? own_choice(multicast, selector) : common_choice(multicast);
}

void mf_multicast_set_skips_mismatched(mf_multicast *multicast, bool skips) {
  if (skips) atomic_fetch_or_explicit(&multicast->custom, MF__CUSTOM_SKIPS, memory_order_release);
  else atomic_fetch_and_explicit(&multicast->custom, (uint8_t)~MF__CUSTOM_SKIPS, memory_order_release);
}

bool mf_multicast_skips_mismatched(const mf_multicast *multicast) { return mf__custom(multicast) & MF__CUSTOM_SKIPS; }
