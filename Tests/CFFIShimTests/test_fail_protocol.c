/* Protocols without memory: every allocation of a declaration fails in turn. */
#include "fail_kit.h"

static void test_protocols(void) {
  mf_protocol *protocol = NULL, *bases[5];
  FAIL_EACH_ALLOCATION(mf_protocol_create("Failing", &protocol, &unlucky), mf_protocol_destroy(protocol));
  CHECK_EQ_INT(mf_protocol_create("Failing", &protocol, NULL), MF_OK);
  for (int i = 0; i < 20; i++) {
    char name[16];
    snprintf(name, sizeof name, "m%d", i);
    mf_message_description message = {selector_of(name), signature_of("v@:"), MF_REQUIRED, MF_INSTANCE};
    FAIL_EACH_ALLOCATION(mf_protocol_add(protocol, &message, &unlucky), (void)0);
    CHECK_EQ_INT(mf_protocol_messages(protocol, NULL, 0), i + 1);
  }
  for (int i = 0; i < 5; i++) {
    char name[16];
    snprintf(name, sizeof name, "Base%d", i);
    CHECK_EQ_INT(mf_protocol_create(name, &bases[i], NULL), MF_OK);
    for (int b = 0; b < i; b++) CHECK_EQ_INT(mf_protocol_adopt(bases[i], bases[b], NULL), MF_OK);
    FAIL_EACH_ALLOCATION(mf_protocol_register(bases[i], &unlucky), (void)0);
  }
  /* A failed adoption adopts nothing, not even in part. */
  for (long n = 1; n <= 4; n++) {
    failing_alloc_start(n, true);
    mf_status status = mf_protocol_adopt(protocol, bases[4], NULL);
    failing_alloc_stop();
    if (!CHECK_EQ_INT(status, MF_NO_MEMORY)) break;
    CHECK_EQ_INT(mf_protocol_adopted(protocol, NULL, 0), 0);
    for (int i = 0; i < 5; i++) CHECK(!mf_protocol_conforms(protocol, bases[i]));
  }
  FAIL_EACH_ALLOCATION_COLD(mf_protocol_adopt(protocol, bases[4], &unlucky), (void)0);
  for (int i = 0; i < 5; i++) CHECK(mf_protocol_conforms(protocol, bases[i]));
  mf_protocol_destroy(protocol);
}

int main(void) {
  test_protocols();
  return check_done();
}
