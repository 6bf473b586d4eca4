/* Closures without memory, ordinary or executable: nothing is taken over, nothing leaks, and a running one reports. */
#include "check.h"
#include "failing_alloc.h"
#include "failing_closure.h"

#include "CFFIShim/closure.h"

static int disposed;
static mf_status failure;

static void dispose(void *context) {
  (void)context;
  disposed++;
}

static void failed(void *context, const mf_error *error) {
  (void)context;
  failure = error->status;
}

static mf_status give_one(void *context, mf_call *call) {
  (void)context;
  *(double *)mf_call_result(call) = 1;
  return MF_OK;
}

typedef struct { long w[100]; } large;

int main(void) {
  const mf_signature *signature = NULL;
  mf_closure *closure = NULL;
  mf_error error = MF_ERROR_INIT;
  const mf_closure_options options = {.handler = give_one, .dispose = dispose, .failed = failed};
  CHECK_EQ_INT(mf_force_libffi(NULL), MF_OK); /* trampolines need no executable memory */
  CHECK_EQ_INT(mf_signature_make("d{?=[100q]}", &signature, NULL), MF_OK);
  FAIL_EACH_ALLOCATION(mf_closure_create(signature, &options, &closure, &error), mf_closure_destroy(closure));
  CHECK_EQ_INT(disposed, 1);
  long live = failing_alloc_live();
  failing_closure_set(true);
  CHECK_EQ_INT(mf_closure_create(signature, &options, &closure, &error), MF_UNAVAILABLE);
  failing_closure_set(false);
  CHECK_EQ_INT(failing_alloc_live(), live);
  CHECK_EQ_INT(disposed, 1);
  CHECK_EQ_INT(mf_closure_count(), 0);

  CHECK_EQ_INT(mf_closure_create(signature, &options, &closure, &error), MF_OK);
  double (*function)(large) = (double (*)(large))mf_closure_function(closure);
  large argument = {{0}};
  CHECK_EQ_DOUBLE(function(argument), 1);
  failing_alloc_start(1, true);
  CHECK_EQ_DOUBLE(function(argument), 0); /* no memory for the frame */
  failing_alloc_stop();
  CHECK_EQ_INT(failure, MF_NO_MEMORY);
  CHECK_EQ_DOUBLE(function(argument), 1);
  mf_closure_destroy(closure);
  mf_error_clear(&error);
  return check_done();
}
