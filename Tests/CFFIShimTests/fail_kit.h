/* What the tests of tables, sends and invocations without memory share. */
#ifndef FAIL_KIT_H
#define FAIL_KIT_H

#include "core_kit.h"
#include "failing_alloc.h"

typedef struct large {
  long words[100];
} large;

UNUSED static long native(void *self, mf_selector selector, long n) { return (void)self, (void)selector, n + 1; }
UNUSED static large native_large(void *self, mf_selector selector, large in) {
  (void)self, (void)selector;
  for (int i = 0; i < 100; i++) in.words[i]++;
  return in;
}
UNUSED static mf_status handled(void *context, mf_call *call) {
  (void)context;
  *(long *)mf_call_result(call) = *(const long *)mf_call_frame(call) + 1;
  return MF_OK;
}
UNUSED static mf_status handled_large(void *context, mf_call *call) {
  (void)context;
  large out = native_large(NULL, NULL, *(const large *)mf_call_frame(call));
  memcpy(mf_call_result(call), &out, sizeof out);
  return MF_OK;
}

static int disposed;
UNUSED static void dispose(void *context) { (void)context, disposed++; }

static mf_error unlucky = MF_ERROR_INIT;

/* Runs the tests twice: with everything interned that they need, the second time leaves no block behind. */
UNUSED static void run_twice(void (*all)(void)) {
  CHECK_EQ_INT(mf_force_libffi(NULL), MF_OK); /* so that closures, too, need memory that can be refused */
  long live = 0;
  for (int i = 0; i < 2; i++) {
    live = failing_alloc_live();
    disposed = 0;
    all();
    mf_error_clear(&unlucky);
  }
  CHECK_EQ_INT(failing_alloc_live(), live);
  CHECK_EQ_INT(mf_closure_count(), 0);
}

#endif
