/* Errors: what they own is freed once, and every fact appears in the sentence. */
#include <CFFIShim/error.h>
#include <CFFIShim/selector.h>

#include "check.h"
#include "fail.h"

static int released;

static void release(void *payload) { *(int *)payload += 1; }

static void test_statuses(void) {
#define CHECK_STATUS(name, number, text)                       \
  CHECK_EQ_INT(name, number);                                  \
  CHECK_EQ_STR(mf_status_name((mf_status)(number)), #name);    \
  CHECK_EQ_STR(mf_status_description((mf_status)(number)), text);
  MF_STATUS_LIST(CHECK_STATUS)
#undef CHECK_STATUS
  volatile int unknown = 1000; /* what a newer library may report */
  CHECK_EQ_STR(mf_status_name((mf_status)unknown), "MF_UNKNOWN");
  CHECK_EQ_STR(mf_status_description((mf_status)unknown), "unknown status");
}

static void test_version(void) {
  char version[32];
  snprintf(version, sizeof version, "%d.%d.%d", MF_VERSION_MAJOR, MF_VERSION_MINOR, MF_VERSION_PATCH);
  CHECK_EQ_STR(mf_version(), version);
}

static void check_is_empty(const mf_error *error) {
  CHECK_EQ_INT(error->status, MF_OK);
  CHECK_EQ_PTR(error->subject, NULL);
  CHECK_EQ_PTR(error->payload, NULL);
  CHECK_EQ_PTR(error->causes, NULL);
  CHECK_EQ_INT(error->cause_count, 0);
}

static void test_set_and_clear(void) {
  mf_error error = MF_ERROR_INIT;
  mf_error_clear(&error);
  check_is_empty(&error);

  char subject[] = "Logger";
  CHECK_EQ_INT(mf_error_set(&error, MF_IN_USE, "it is being sent to", subject), MF_IN_USE);
  subject[0] = 'X'; /* copied */
  CHECK_EQ_INT(error.status, MF_IN_USE);
  CHECK_EQ_INT(error.argument, MF_ARGUMENT_NONE);
  CHECK_EQ_STR(error.subject, "Logger");
  CHECK_EQ_STR(error.reason, "it is being sent to");

  /* A new failure clears the old one, of whose subject it may make use. */
  CHECK_EQ_INT(mf_error_set(&error, MF_NOT_FOUND, NULL, error.subject + 3), MF_NOT_FOUND);
  CHECK_EQ_STR(error.subject, "ger");
  CHECK_EQ_PTR(error.reason, NULL);

  /* Success is no failure. */
  CHECK_EQ_INT(mf_error_set(&error, MF_OK, NULL, NULL), MF_OK);
  CHECK_EQ_INT(error.status, MF_NOT_FOUND);

  CHECK_EQ_INT(mf_error_set(NULL, MF_NOT_FOUND, "why", "who"), MF_NOT_FOUND);
  mf_error_clear(&error);
  mf_error_clear(&error);
  check_is_empty(&error);
}

static void test_foreign(void) {
  mf_error error = MF_ERROR_INIT;
  released = 0;
  CHECK_EQ_INT(mf_error_set_foreign(&error, &released, release, "boom"), MF_FOREIGN_ERROR);
  CHECK_EQ_INT(released, 0);
  CHECK_EQ_PTR(error.payload, &released);
  CHECK_EQ_STR(error.subject, "boom");
  CHECK_EQ_INT(mf_error_set_foreign(&error, &released, release, NULL), MF_FOREIGN_ERROR);
  CHECK_EQ_INT(released, 1);
  mf_error_clear(&error);
  CHECK_EQ_INT(released, 2);

  CHECK_EQ_INT(mf_error_set_foreign(NULL, &released, release, "boom"), MF_FOREIGN_ERROR);
  CHECK_EQ_INT(released, 3);
  CHECK_EQ_INT(mf_error_set_foreign(&error, &released, NULL, "borrowed"), MF_FOREIGN_ERROR);
  mf_error_clear(&error);
  CHECK_EQ_INT(released, 3);
}

static mf_error own;

/* Foreign code that looks at the error which is being cleared. */
static void release_and_clear(void *payload) {
  release(payload);
  check_is_empty(&own);
  mf_error_clear(&own);
}

static void test_release_may_clear_again(void) {
  released = 0;
  mf_error_set_foreign(&own, &released, release_and_clear, "boom");
  mf_error_clear(&own);
  CHECK_EQ_INT(released, 1);
}

static void test_move(void) {
  released = 0;
  mf_error source = MF_ERROR_INIT, destination = MF_ERROR_INIT;
  mf_error_set_foreign(&source, &released, release, "first");
  mf_error_set_foreign(&destination, &released, release, "second");

  mf_error_move(&destination, &source);
  CHECK_EQ_INT(released, 1);
  check_is_empty(&source);
  CHECK_EQ_STR(destination.subject, "first");

  mf_error_move(&destination, &destination);
  CHECK_EQ_STR(destination.subject, "first");

  mf_error_move(NULL, &destination);
  CHECK_EQ_INT(released, 2);
  check_is_empty(&destination);
}

static mf_error *two_causes(void) {
  mf_error *causes = calloc(2, sizeof *causes);
  mf_error_set(&causes[0], MF_TARGET_GONE, NULL, "A");
  mf_error_set_foreign(&causes[1], &released, release, "boom");
  return causes;
}

static void test_causes(void) {
  released = 0;
  mf_error error = MF_ERROR_INIT;
  CHECK_EQ_INT(MF_FAIL(&error, MF_MULTIPLE_ERRORS, .causes = two_causes(), .cause_count = 2), MF_MULTIPLE_ERRORS);
  CHECK_EQ_INT(released, 0);
  mf_error_clear(&error);
  CHECK_EQ_INT(released, 1);
  check_is_empty(&error);

  CHECK_EQ_INT(MF_FAIL(NULL, MF_MULTIPLE_ERRORS, .causes = two_causes(), .cause_count = 2), MF_MULTIPLE_ERRORS);
  CHECK_EQ_INT(released, 2);
}

static void check_sentence(mf_error *error, const char *wanted) {
  char text[512];
  size_t length = mf_error_describe(error, text, sizeof text);
  CHECK_EQ_STR(text, wanted);
  CHECK_EQ_INT(length, strlen(wanted));
  mf_error_clear(error);
}

static void test_sentences(void) {
  mf_error e = MF_ERROR_INIT;
  mf_selector log = NULL, reload = NULL;
  CHECK_EQ_INT(mf_selector_intern("log:level:", &log, NULL), MF_OK);
  CHECK_EQ_INT(mf_selector_intern("reload", &reload, NULL), MF_OK);

  check_sentence(&e, "no error");
  MF_FAIL_MEMORY(&e);
  check_sentence(&e, "out of memory");
  MF_FAIL(&e, MF_INVALID_ARGUMENT, .reason = "the table is NULL");
  check_sentence(&e, "invalid argument: the table is NULL");
  MF_FAIL_SUBJECT(&e, MF_INVALID_NAME, "a\xff", .position = 1, .reason = "it is not UTF-8");
  check_sentence(&e, "invalid name \"a\\xff\": it is not UTF-8, at byte 1");
  MF_FAIL_SUBJECT(&e, MF_INVALID_NAME, "long", .position = 9, .reason = "it is too long", .expected_count = 9, .got_count = 10);
  check_sentence(&e, "invalid name \"long\": it is too long, expected at most 9, got 10, at byte 9");
  MF_FAIL(&e, MF_INVALID_ENCODING, .position = 4, .reason = "the structure has no end");
  check_sentence(&e, "invalid type encoding: the structure has no end, at byte 4");
  MF_FAIL_SUBJECT(&e, MF_UNSUPPORTED_TYPE, "v@:{a=}", .position = 3, .reason = "an empty structure");
  check_sentence(&e, "type that cannot be passed by value \"v@:{a=}\": an empty structure, at byte 3");
  MF_FAIL_SUBJECT(&e, MF_UNRECOGNIZED_SELECTOR, "Logger", .selector = log);
  check_sentence(&e, "unrecognized selector: log(_:level:) sent to Logger");
  MF_FAIL(&e, MF_UNRECOGNIZED_SELECTOR, .selector = log, .object = (void *)0x10);
  check_sentence(&e, "unrecognized selector: log(_:level:) sent to object 0x10");
  MF_FAIL_ARGUMENT(&e, MF_SIGNATURE_MISMATCH, 1, .selector = log, .expected = "q", .got = "d");
  check_sentence(&e, "signature mismatch: log(_:level:), argument 1, expected q, got d");
  MF_FAIL_ARGUMENT(&e, MF_SIGNATURE_MISMATCH, MF_ARGUMENT_RESULT, .expected = "q", .got = "d");
  check_sentence(&e, "signature mismatch: result, expected q, got d");
  MF_FAIL(&e, MF_SIGNATURE_MISMATCH, .selector = log, .expected_count = 2, .got_count = 0);
  check_sentence(&e, "signature mismatch: log(_:level:), expected 2, got 0");
  MF_FAIL(&e, MF_INDEX_OUT_OF_RANGE, .got_count = 5, .expected_count = 2);
  check_sentence(&e, "index out of range: index 5, count 2");
  MF_FAIL(&e, MF_INDEX_OUT_OF_RANGE, .got_count = (size_t)-1);
  check_sentence(&e, "index out of range: index -1, count 0");
  MF_FAIL_ARGUMENT(&e, MF_SIZE_MISMATCH, 0, .expected_count = 4, .got_count = 8);
  check_sentence(&e, "size mismatch: argument 0, expected 4 bytes, got 8 bytes");
  MF_FAIL(&e, MF_NO_RESULT, .selector = reload);
  check_sentence(&e, "no result yet: reload()");
  MF_FAIL_SUBJECT(&e, MF_DUPLICATE, "Logger", .selector = reload);
  check_sentence(&e, "already there: reload() of Logger");
  MF_FAIL_SUBJECT(&e, MF_IN_USE, "Logger", .reason = "3 targets use it");
  check_sentence(&e, "still in use: Logger, 3 targets use it");
  MF_FAIL_SUBJECT(&e, MF_FORWARDING_LOOP, "A > B > A", .selector = reload);
  check_sentence(&e, "forwarding loop: reload() through A > B > A");
  mf_error_set_foreign(&e, &released, NULL, "boom\n\x7f");
  check_sentence(&e, "error of the target's own language: boom\\x0a\\x7f");
  MF_FAIL_SUBJECT(&e, MF_MULTIPLE_ERRORS, "Proxy", .selector = reload, .causes = two_causes(), .cause_count = 2);
  check_sentence(&e, "several targets failed: reload() of Proxy, 2 causes: (1) target is gone: A; "
                     "(2) error of the target's own language: boom");
}

/* Every size of buffer: terminated, as long as fits, never cut inside a character, nothing written past the end. */
static void test_cut_sentences(void) {
  mf_error error = MF_ERROR_INIT;
  mf_error_set(&error, MF_NOT_FOUND, NULL, "naïve €uro 𝄞 clef");
  const char *whole = "not found: naïve €uro 𝄞 clef";
  size_t length = mf_error_describe(&error, NULL, 0);
  CHECK_EQ_INT(length, strlen(whole));

  for (size_t size = 0; size <= length + 2; size++) {
    char text[64];
    memset(text, 'x', sizeof text);
    CHECK_EQ_INT(mf_error_describe(&error, text, size), length);
    CHECK_EQ_INT(text[size], 'x');
    if (size == 0) continue;
    size_t wanted = size - 1 < length ? size - 1 : length;
    while (((unsigned char)whole[wanted] & 0xC0) == 0x80) wanted--;
    CHECK_EQ_INT(strlen(text), wanted);
    CHECK(memcmp(text, whole, wanted) == 0);
  }
  mf_error_clear(&error);
}

int main(void) {
  test_statuses();
  test_version();
  test_set_and_clear();
  test_foreign();
  test_release_may_clear_again();
  test_move();
  test_causes();
  test_sentences();
  test_cut_sentences();
  return check_done();
}
