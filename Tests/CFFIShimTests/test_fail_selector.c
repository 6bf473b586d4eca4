/* Selectors without memory: every allocation point of interning fails, the array's growth included, and nothing is lost. */
#include <CFFIShim/selector.h>

#include "check.h"
#include "failing_alloc.h"

static void test_every_allocation(void) {
  /* Enough names for the array to be made and to grow a few times. */
  for (int i = 0; i < 2000; i++) {
    char name[32];
    snprintf(name, sizeof name, "fail%d:", i);
    size_t count = mf_selector_count();
    mf_selector selector = NULL;
    mf_error error = MF_ERROR_INIT;
    FAIL_EACH_ALLOCATION(mf_selector_intern(name, &selector, &error), (void)0);

    CHECK_EQ_INT(mf_selector_count(), count + 1);
    CHECK_EQ_PTR(mf_selector_find(name), selector);
    CHECK_EQ_INT(error.status, MF_NO_MEMORY); /* of the last failure: a success leaves it alone */
    mf_error_clear(&error);
  }
}

static void test_failure_interns_nothing(void) {
  mf_selector selector = mf_selector_find("fail0:");
  size_t count = mf_selector_count();
  mf_error error = MF_ERROR_INIT;
  failing_alloc_start(1, true);
  CHECK_EQ_INT(mf_selector_intern("unlucky", &selector, &error), MF_NO_MEMORY);
  CHECK_EQ_PTR(selector, NULL);
  CHECK_EQ_PTR(mf_selector_find("unlucky"), NULL);
  CHECK(failing_alloc_stop());
  CHECK_EQ_INT(mf_selector_count(), count);

  char text[64];
  mf_error_describe(&error, text, sizeof text);
  CHECK_EQ_STR(text, "out of memory");
  mf_error_clear(&error);
}

/* Known names allocate nothing, in whatever spelling. */
static void test_known_names_need_no_memory(void) {
  mf_selector selector = NULL;
  long allocations = failing_alloc_count();
  failing_alloc_start(1, true);
  CHECK_EQ_INT(mf_selector_intern("fail7:", &selector, NULL), MF_OK);
  CHECK(selector != NULL);
  CHECK_EQ_INT(mf_selector_intern("fail7(_:)", &selector, NULL), MF_OK);
  CHECK_EQ_PTR(mf_selector_find("fail7:"), selector);
  CHECK_EQ_PTR(mf_selector_find("fail-none:"), NULL);
  CHECK(!failing_alloc_stop());
  CHECK_EQ_INT(failing_alloc_count(), allocations);
}

/* Without memory for the quoted name, the status and the other facts still arrive. */
static void test_refusal_without_memory(void) {
  mf_error error = MF_ERROR_INIT;
  long live = failing_alloc_live();
  failing_alloc_start(1, true);
  CHECK_EQ_INT(mf_selector_intern("ab\xff", NULL, &error), MF_INVALID_NAME);
  CHECK(failing_alloc_stop());
  CHECK_EQ_INT(error.position, 2);
  CHECK(error.reason != NULL);
  CHECK_EQ_PTR(error.subject, NULL);
  mf_error_clear(&error);
  CHECK_EQ_INT(failing_alloc_live(), live);
}

int main(void) {
  test_every_allocation();
  test_failure_interns_nothing();
  test_known_names_need_no_memory();
  test_refusal_without_memory();
  return check_done();
}
