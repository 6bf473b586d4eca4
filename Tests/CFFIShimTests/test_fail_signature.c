/* Types and signatures without memory: each allocation in turn fails, nothing leaks, and the next try succeeds. */
#include "check.h"
#include "failing_alloc.h"

#include "CFFIShim/signature.h"

static void test_types(void) {
  const mf_type *type = NULL;
  mf_error error = MF_ERROR_INIT;
  FAIL_EACH_ALLOCATION_COLD(mf_type_make("{A=\"a\"@\"B\"\"c\"[4(U=if)]\"d\"^{Node=^{Node}i}}", &type, &error), (void)0);
  CHECK_EQ_INT(mf_type_size(type), 32);
  FAIL_EACH_ALLOCATION(mf_type_make("{A=\"a\"@\"B\"\"c\"[4(U=if)]\"d\"^{Node=^{Node}i}}", &type, &error), (void)0);
  FAIL_EACH_ALLOCATION_COLD(mf_type_make("jd16", &type, &error), (void)0);
  mf_error_clear(&error);
}

static void test_signatures(void) {
  const mf_signature *signature = NULL, *form = NULL;
  mf_error error = MF_ERROR_INIT;
  FAIL_EACH_ALLOCATION_COLD(mf_signature_make("{R=ddd}40@0:8{S=qd[3c]}16i32", &signature, &error), (void)0);
  FAIL_EACH_ALLOCATION(mf_signature_make("{R=ddd}40@0:8{S=qd[3c]}16i32", &signature, &error), (void)0);
  CHECK_EQ_STR(mf_signature_encoding(signature), "{R=ddd}@:{S=qd[3c]}i");
  FAIL_EACH_ALLOCATION_COLD(mf_signature_make_variadic("i*Qd", 2, &signature, &error), (void)0);
  FAIL_EACH_ALLOCATION_COLD(mf_signature_make("vfDt", &signature, &error), (void)0);
  FAIL_EACH_ALLOCATION_COLD(mf_signature_as_method(signature, &form, &error), (void)0);
  CHECK_EQ_PTR(mf_signature_as_function(form), signature);
  FAIL_EACH_ALLOCATION(mf_signature_as_method(signature, &form, &error), (void)0);
  mf_error_clear(&error);
}

/* Many new texts, so that every table grows with and without memory. */
static void test_growth(void) {
  for (int i = 0; i < 300; i++) {
    char text[64];
    const mf_signature *signature = NULL;
    snprintf(text, sizeof text, "{grown%d=[%di]}i", i, i + 1);
    FAIL_EACH_ALLOCATION_COLD(mf_signature_make(text, &signature, NULL), (void)0);
    CHECK_EQ_INT(mf_signature_result_size(signature), 4 * (i + 1));
  }
}

typedef struct { long w[100]; } large;
static large turned(large a) { return a.w[0]++, a; }

/* Small calls allocate nothing; large ones may fail, and then the function was not called. */
static void test_calls(void) {
  const mf_signature *signature = NULL;
  mf_error error = MF_ERROR_INIT;
  large frame = {{1}}, result;
  CHECK_EQ_INT(mf_signature_make("{?=[100q]}{?=[100q]}", &signature, NULL), MF_OK);
  FAIL_EACH_ALLOCATION(mf_signature_call(signature, (mf_function)turned, NULL, NULL, &frame, NULL, &error), (void)0);
  FAIL_EACH_ALLOCATION(mf_signature_call(signature, (mf_function)turned, NULL, NULL, &frame, &result, &error), (void)0);
  CHECK(result.w[0] == 2 && frame.w[0] == 1);
  long before = failing_alloc_count(), number = -5, absolute = 0;
  CHECK_EQ_INT(mf_signature_make("qq", &signature, NULL), MF_OK);
  before = failing_alloc_count();
  CHECK_EQ_INT(mf_signature_make("qq", &signature, NULL), MF_OK);
  CHECK_EQ_INT(mf_signature_call(signature, (mf_function)labs, NULL, NULL, &number, &absolute, NULL), MF_OK);
  CHECK_EQ_INT(absolute, 5);
  CHECK_EQ_INT(failing_alloc_count(), before);
  mf_error_clear(&error);
}

int main(void) {
  test_types();
  test_signatures();
  test_growth();
  test_calls();
  return check_done();
}
