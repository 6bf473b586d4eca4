/* Errors without memory: an error is then told with fewer facts, and what it was handed is still released exactly once. */
#include <CFFIShim/error.h>

#include "check.h"
#include "fail.h"
#include "failing_alloc.h"

static int released;

static void release(void *payload) {
  CHECK_EQ_PTR(payload, &released);
  released++;
}

static void test_set(void) {
  mf_error error = MF_ERROR_INIT;
  failing_alloc_start(1, true);
  CHECK_EQ_INT(mf_error_set(&error, MF_DUPLICATE, "a reason", "a subject"), MF_DUPLICATE);
  CHECK(failing_alloc_stop());
  CHECK_EQ_INT(error.status, MF_DUPLICATE);
  CHECK_EQ_STR(error.reason, "a reason");
  CHECK_EQ_PTR(error.subject, NULL);
  mf_error_clear(&error);
}

static void test_set_foreign(void) {
  mf_error error = MF_ERROR_INIT;
  failing_alloc_start(1, true);
  CHECK_EQ_INT(mf_error_set_foreign(&error, &released, release, "boom"), MF_FOREIGN_ERROR);
  CHECK(failing_alloc_stop());
  CHECK_EQ_PTR(error.payload, &released);
  CHECK_EQ_INT(released, 0);
  mf_error_clear(&error);
  CHECK_EQ_INT(released, 1);
}

/* Nobody listens: no copy is made. */
static void test_without_an_error(void) {
  long allocations = failing_alloc_count();
  released = 0;
  CHECK_EQ_INT(mf_error_set(NULL, MF_DUPLICATE, "a reason", "a subject"), MF_DUPLICATE);
  CHECK_EQ_INT(mf_error_set_foreign(NULL, &released, release, "boom"), MF_FOREIGN_ERROR);
  CHECK_EQ_INT(released, 1);
  CHECK_EQ_INT(failing_alloc_count(), allocations);
}

static void test_out_of_memory_allocates_nothing(void) {
  mf_error error = MF_ERROR_INIT;
  mf_error_set(&error, MF_DUPLICATE, NULL, "before");
  long allocations = failing_alloc_count();
  CHECK_EQ_INT(MF_FAIL_MEMORY(&error), MF_NO_MEMORY);
  CHECK_EQ_INT(failing_alloc_count(), allocations);
  mf_error_clear(&error);
}

int main(void) {
  long live = failing_alloc_live();
  test_set();
  test_set_foreign();
  test_without_an_error();
  test_out_of_memory_allocates_nothing();
  CHECK_EQ_INT(failing_alloc_live(), live);
  return check_done();
}
