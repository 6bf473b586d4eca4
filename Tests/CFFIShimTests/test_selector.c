/* Selectors: the rules of selector.h, one after the other. */
#include <CFFIShim/selector.h>

#include "check.h"

static mf_selector intern(const char *name) {
  mf_selector selector = NULL;
  mf_error error = MF_ERROR_INIT;
  if (!CHECK_EQ_INT(mf_selector_intern(name, &selector, &error), MF_OK)) {
    fprintf(stderr, "  %s\n", name);
    mf_error_clear(&error);
  }
  return selector;
}

static void test_both_spellings(void) {
  static const struct {
    const char *objc, *swift;
    size_t arguments;
  } names[] = {
      {"reload", "reload()", 0},
      {"r", "r()", 0},
      {"9lives", "9lives()", 0},
      {"größe", "größe()", 0},
      {"setTitle:", "setTitle(_:)", 1},
      {"x:", "x(_:)", 1},
      {"move:to:", "move(_:to:)", 2},
      {"textField:shouldChangeTo:", "textField(_:shouldChangeTo:)", 2},
      {"set::", "set(_:_:)", 2},
      {"set:::", "set(_:_:_:)", 3},
      {"set::at:", "set(_:_:at:)", 3},
      {"set:at::", "set(_:at:_:)", 3},
      {"a:b:c:d:e:f:g:h:", "a(_:b:c:d:e:f:g:h:)", 8},
      {"日本:語:", "日本(_:語:)", 2},
  };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    CHECK_EQ_PTR(mf_selector_find(names[i].swift), NULL);
    mf_selector selector = intern(names[i].objc);
    CHECK_EQ_STR(mf_selector_name(selector), names[i].swift);
    CHECK_EQ_INT(mf_selector_length(selector), strlen(names[i].swift));
    CHECK_EQ_INT(mf_selector_argument_count(selector), names[i].arguments);
    CHECK_EQ_PTR(intern(names[i].swift), selector);
    CHECK_EQ_PTR(mf_selector_find(names[i].swift), selector);
    CHECK_EQ_PTR(mf_selector_find(names[i].objc), selector);
  }
}

/* Swift names without an ObjC spelling, and names that are neither, stay as they are. */
static void test_kept_as_they_are(void) {
  static const struct {
    const char *name;
    size_t arguments;
  } names[] = {
      {"move(to:)", 1}, {"move(to:by:)", 2}, {"init(coder:)", 1}, {"==(_:_:)", 2}, {"a:b", 1},  {"f(", 0},      {"f)", 0},
      {")(", 0},        {"f(_:", 1},         {":", 1},            {"::", 2},       {":a", 1},   {":a:", 2},     {"a:b:c", 2},
      {"(_:)", 1},      {"f(x)", 0},         {"f()()", 0},        {"f:(", 1},      {"f(_:):", 2}, {"a(b:c:)d:", 3},
  };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    mf_selector selector = intern(names[i].name);
    CHECK_EQ_STR(mf_selector_name(selector), names[i].name);
    CHECK_EQ_INT(mf_selector_argument_count(selector), names[i].arguments);
    CHECK_EQ_PTR(intern(mf_selector_name(selector)), selector);
  }
  CHECK(intern("move(to:)") != intern("move(_:)"));
  CHECK(intern("move:to:") != intern("move(to:)"));
  CHECK(intern("reload()") != intern("reload:"));
  CHECK(intern("reload") != intern("Reload"));
}

/* A spelling that is kept is a fixed point: tried on every name of up to six such letters. */
static void test_every_short_name(void) {
  static const char letters[] = "ab:()_";
  enum { LETTERS = sizeof letters - 1, LENGTH = 6 };
  long wrong = 0;
  for (int length = 1, all = LETTERS; length <= LENGTH; length++, all *= LETTERS) {
    for (int n = 0; n < all; n++) {
      char name[LENGTH + 1] = "";
      for (int i = 0, rest = n; i < length; i++, rest /= LETTERS) name[i] = letters[rest % LETTERS];
      mf_selector selector = intern(name);
      const char *kept = mf_selector_name(selector);
      bool objc = !strpbrk(name, "()") && (!strchr(name, ':') || (name[0] != ':' && name[length - 1] == ':'));
      wrong += mf_selector_find(kept) != selector;
      wrong += objc ? kept[strlen(kept) - 1] != ')' || strncmp(kept, name, strcspn(name, ":")) != 0 : strcmp(kept, name) != 0;
    }
  }
  CHECK_EQ_INT(wrong, 0);
}

static void check_refused(const char *name, size_t length, size_t position, const char *reason) {
  mf_selector selector = (mf_selector)(uintptr_t)0x10;
  mf_error error = MF_ERROR_INIT;
  size_t count = mf_selector_count();
  CHECK_EQ_INT(mf_selector_intern_bytes(name, length, &selector, &error), MF_INVALID_NAME);
  CHECK_EQ_PTR(selector, NULL);
  CHECK_EQ_INT(error.status, MF_INVALID_NAME);
  CHECK_EQ_INT(error.argument, MF_ARGUMENT_NONE);
  CHECK_EQ_STR(error.reason, reason);
  if (!CHECK_EQ_INT(error.position, position)) fprintf(stderr, "  %.*s\n", (int)(length < 80 ? length : 80), name ? name : "NULL");
  CHECK_EQ_PTR(mf_selector_find_bytes(name, length), NULL);
  CHECK_EQ_INT(mf_selector_intern_bytes(name, length, NULL, NULL), MF_INVALID_NAME);
  CHECK_EQ_INT(mf_selector_count(), count);
  mf_error_clear(&error);
}

static void test_invalid_utf8(void) {
  static const struct {
    const char *name;
    size_t position;
  } names[] = {
      {"\x80", 0},                /* a continuation byte alone */
      {"ab\xbf" "c", 2},
      {"ab\xc3", 2},              /* cut short */
      {"ab\xe2\x82", 2},
      {"ab\xf0\x9d\x84", 2},
      {"ab\xc3(", 2},             /* no continuation */
      {"ab\xe2\x28\xa1", 2},
      {"ab\xe2\x82(", 2},
      {"ab\xf0\x28\x8c\xbc", 2},
      {"ab\xf0\x90\x28\xbc", 2},
      {"ab\xf0\x90\x8c(", 2},
      {"\xc0\x80", 0},            /* overlong */
      {"\xc1\xbf", 0},
      {"é\xe0\x80\x80", 2},
      {"é\xe0\x9f\xbf", 2},
      {"\xf0\x80\x80\x80", 0},
      {"\xf0\x8f\xbf\xbf", 0},
      {"a:\xed\xa0\x80:", 2},     /* surrogates */
      {"a:\xed\xbf\xbf:", 2},
      {"a(_:\xf4\x90\x80\x80:)", 4}, /* above U+10FFFF */
      {"\xf5\x80\x80\x80", 0},
      {"\xf8\x88\x80\x80\x80", 0}, /* five and six bytes */
      {"\xfc\x84\x80\x80\x80\x80", 0},
      {"reload\xfe", 6},
      {"reload\xff", 6},
  };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    size_t length = strlen(names[i].name);
    check_refused(names[i].name, length, names[i].position, "it is not UTF-8");
  }
  for (const char *edge = "\x7f\0\xc2\x80\0\xdf\xbf\0\xe0\xa0\x80\0\xed\x9f\xbf\0\xee\x80\x80\0\xef\xbf\xbf\0\xf0\x90\x80\x80\0"
                          "\xf4\x8f\xbf\xbf\0";
       *edge; edge += strlen(edge) + 1) {
    CHECK_EQ_INT(mf_selector_length(intern(edge)), strlen(edge) + 2);
  }
}

static void test_null_and_empty(void) {
  check_refused(NULL, 0, 0, "it is NULL");
  check_refused(NULL, 5, 0, "it is NULL");
  check_refused("", 0, 0, "it is empty");
  check_refused("abc", 0, 0, "it is empty");
  check_refused("a\0b", 3, 1, "it contains NUL");
  check_refused("\0", 1, 0, "it contains NUL");
  check_refused("set:\0:", 6, 4, "it contains NUL");

  mf_error error = MF_ERROR_INIT;
  CHECK_EQ_INT(mf_selector_intern(NULL, NULL, &error), MF_INVALID_NAME);
  CHECK_EQ_STR(error.reason, "it is NULL");
  mf_error_clear(&error);
  CHECK_EQ_PTR(mf_selector_find(NULL), NULL);
  CHECK_EQ_PTR(mf_selector_find(""), NULL);

  /* The result is optional, also on success. */
  CHECK_EQ_INT(mf_selector_intern("unasked", NULL, NULL), MF_OK);
  CHECK(mf_selector_find("unasked") != NULL);
}

/* The limit is measured on the spelling that is kept. */
static void test_length(void) {
  enum { MAX = MF_SELECTOR_MAX_LENGTH };
  char name[3 * MAX];
  memset(name, 'n', sizeof name);

  name[MAX - 1] = ')'; /* as it is */
  mf_selector selector = NULL;
  CHECK_EQ_INT(mf_selector_intern_bytes(name, MAX, &selector, NULL), MF_OK);
  CHECK_EQ_INT(mf_selector_length(selector), MAX);
  CHECK_EQ_INT(mf_selector_name(selector)[MAX], '\0');
  check_refused(name, MAX + 1, MAX, "it is too long");
  check_refused(name, sizeof name, MAX, "it is too long");
  name[MAX - 1] = 'n';

  CHECK_EQ_INT(mf_selector_intern_bytes(name, MAX - 2, &selector, NULL), MF_OK); /* and () */
  CHECK_EQ_INT(mf_selector_length(selector), MAX);
  check_refused(name, MAX - 1, MAX - 1, "it is too long");
  check_refused(name, MAX, MAX, "it is too long");

  name[MAX - 4] = ':';
  CHECK_EQ_INT(mf_selector_intern_bytes(name, MAX - 3, &selector, NULL), MF_OK); /* and (_) */
  CHECK_EQ_INT(mf_selector_length(selector), MAX);
  name[MAX - 3] = ':';
  check_refused(name, MAX - 2, MAX - 2, "it is too long");

  /* n and as many colons as fit: n(_:_:_:…) */
  memset(name, ':', sizeof name);
  name[0] = 'n';
  enum { COLONS = (MAX - 3) / 2 };
  CHECK_EQ_INT(mf_selector_intern_bytes(name, 1 + COLONS, &selector, NULL), MF_OK);
  CHECK_EQ_INT(mf_selector_length(selector), 3 + 2 * COLONS);
  CHECK_EQ_INT(mf_selector_argument_count(selector), COLONS);
  check_refused(name, 2 + COLONS, 2 + COLONS, "it is too long");
  check_refused(name, MAX, MAX, "it is too long");

  /* What is reported: the limit, the length, and the beginning of the name, cut between characters. */
  for (size_t at = 0; at < MAX; at++) name[at] = "\xe2\x82\xac"[at % 3];
  name[MAX] = '\0';
  mf_error error = MF_ERROR_INIT;
  CHECK_EQ_INT(mf_selector_intern(name, NULL, &error), MF_INVALID_NAME);
  CHECK_EQ_INT(error.expected_count, MAX);
  CHECK_EQ_INT(error.got_count, MAX + 2);
  CHECK_EQ_INT(strlen(error.subject), 63 + strlen("…"));
  CHECK(memcmp(error.subject, name, 63) == 0);
  mf_error_clear(&error);
}

static void test_not_terminated(void) {
  mf_selector selector = NULL;
  CHECK_EQ_INT(mf_selector_intern_bytes("setTitle:forState:", 9, &selector, NULL), MF_OK);
  CHECK_EQ_STR(mf_selector_name(selector), "setTitle(_:)");
  CHECK_EQ_PTR(mf_selector_find_bytes("setTitle(_:)for", 12), selector);

  /* Exactly the bytes are read: an address sanitizer would see one more. */
  char *exact = malloc(5);
  memcpy(exact, "exact", 5);
  CHECK_EQ_INT(mf_selector_intern_bytes(exact, 5, &selector, NULL), MF_OK);
  CHECK_EQ_PTR(mf_selector_find_bytes(exact, 5), selector);
  free(exact);
  CHECK_EQ_STR(mf_selector_name(selector), "exact()");
}

static void test_find_never_interns(void) {
  size_t count = mf_selector_count();
  CHECK_EQ_PTR(mf_selector_find("seldomSeen:"), NULL);
  CHECK_EQ_PTR(mf_selector_find("seldomSeen:"), NULL);
  CHECK_EQ_PTR(mf_selector_find("seldom\xff"), NULL);
  CHECK_EQ_INT(mf_selector_count(), count);
  mf_selector selector = intern("seldomSeen:");
  CHECK_EQ_INT(mf_selector_count(), count + 1);
  CHECK_EQ_PTR(intern("seldomSeen:"), selector);
  CHECK_EQ_INT(mf_selector_count(), count + 1);
  CHECK_EQ_PTR(mf_selector_find("seldomSeen:"), selector);
}

/* A success leaves the error alone. */
static void test_success_keeps_the_error(void) {
  mf_error error = MF_ERROR_INIT;
  CHECK_EQ_INT(mf_selector_intern("", NULL, &error), MF_INVALID_NAME);
  CHECK_EQ_INT(mf_selector_intern("fine", NULL, &error), MF_OK);
  CHECK_EQ_INT(error.status, MF_INVALID_NAME);
  mf_error_clear(&error);
}

int main(void) {
  CHECK_EQ_INT(mf_selector_count(), 0);
  CHECK_EQ_PTR(mf_selector_find("nothing"), NULL); /* before there is a table */
  test_both_spellings();
  test_kept_as_they_are();
  test_invalid_utf8();
  test_null_and_empty();
  test_length();
  test_not_terminated();
  test_find_never_interns();
  test_success_keeps_the_error();
  test_every_short_name();
  return check_done();
}
