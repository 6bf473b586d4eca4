/* The switch between plans and libffi: thrown before the first signature is made, and then stuck. */
#include <stdatomic.h>
#include <stdlib.h>

#include "call_plan.h"
#include "fail.h"

enum { UNDECIDED, PLANS, LIBFFI };

static _Atomic int decision;

/* Decides if nobody has; returns what is decided. */
static int decide(int wanted) {
  int decided = UNDECIDED;
  if (atomic_compare_exchange_strong(&decision, &decided, wanted)) return wanted;
  return decided;
}

static int by_environment(void) {
  const char *value = getenv("MF_FORCE_LIBFFI");
  return value && *value && *value != '0' ? LIBFFI : PLANS;
}

bool mf__plans_are_wanted(void) { return decide(by_environment()) == PLANS; }

mf_status mf_force_libffi(mf_error *error) {
  if (decide(LIBFFI) == LIBFFI) return MF_OK;
  return MF_FAIL(error, MF_IN_USE, .reason = "a signature was made before: choose before the first one");
}

bool mf_forces_libffi(void) { return atomic_load(&decision) == LIBFFI; }
