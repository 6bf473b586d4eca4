#include "multicast_main.h"

#include "fail.h"
#include "multicast_change.h"
#include "signature_impl.h"

bool mf__main_is_alone(const mf_multicast *multicast, const mf_signature *signature) {
  return (mf__custom(multicast) & MF__CUSTOM_ALONE) && signature->result_size != 0;
}

static void set_role(mf_multicast *multicast, mf_main_role role) {
  if (role == MF_MAIN_ALONE_FOR_RESULTS)
    atomic_fetch_or_explicit(&multicast->custom, MF__CUSTOM_MAIN | MF__CUSTOM_ALONE, memory_order_release);
  else {
    atomic_fetch_or_explicit(&multicast->custom, MF__CUSTOM_MAIN, memory_order_release);
    atomic_fetch_and_explicit(&multicast->custom, (uint8_t)~MF__CUSTOM_ALONE, memory_order_release);
  }
}

/* Made the first time; of two threads that do, one's is kept. NULL without memory. */
static mf_multicast *own_main(mf_multicast *multicast, mf_error *error) {
  mf_multicast *there = atomic_load_explicit(&multicast->main, memory_order_acquire), *made;
  if (there || mf_multicast_create(multicast->name, multicast->ops, &made, error)) return there;
  if (atomic_compare_exchange_strong_explicit(&multicast->main, &there, made, memory_order_acq_rel, memory_order_acquire)) return made;
  mf_multicast_destroy(made);
  return there;
}

mf_status mf_multicast_set_main(mf_multicast *multicast, mf_target target, mf_main_role role, const mf_retention *retention,
                                void *holder, mf_error *error) {
  if ((unsigned)role > MF_MAIN_ALONE_FOR_RESULTS)
    return MF_FAIL_SUBJECT(error, MF_INVALID_ARGUMENT, multicast->name, .reason = "there is no such role of a main target");
  if (target.table && target.object == multicast && target.table == multicast->table)
    return MF_FAIL_SUBJECT(error, MF_FORWARDING_LOOP, multicast->name, .object = target.object,
                           .reason = "a multicast cannot be a target of itself");
  mf_multicast *main = own_main(multicast, error);
  if (!main) return MF_NO_MEMORY;
  /* First, so that whoever adds the same object on another thread sees it here, or is seen below. */
  atomic_fetch_or_explicit(&multicast->custom, MF__CUSTOM_MAIN, memory_order_release);
  mf_status status = mf_multicast_insert(main, target, retention, holder, MF_AT_START, NULL, error);
  if (status && status != MF_DUPLICATE) return status;
  if (!status) {
    mf__multicast_take_out_behind(main, target.object, holder);
    (void)mf__multicast_take_out(multicast, target.object);
  }
  set_role(multicast, role);
  return status;
}

bool mf_multicast_is_main(mf_multicast *multicast, void *object) {
  mf_multicast *main = mf__main_of(multicast);
  return main && mf_multicast_contains(main, object);
}
