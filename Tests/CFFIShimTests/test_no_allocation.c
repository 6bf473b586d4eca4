/* Sends through a multicast allocate nothing once a thread had its first round: with frames and results up to 256 bytes, whatever the targets
   are and whichever result is wanted. The program's own malloc counts, so libffi's would be seen, too. */
#include "multicast_kit.h"

static atomic_long allocations;

#if !CHECK_SANITIZED && defined(__GLIBC__)
#define COUNTS 1
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void __libc_free(void *block);

void *malloc(size_t size) {
  atomic_fetch_add(&allocations, 1);
  return __libc_malloc(size);
}
void *calloc(size_t count, size_t size) {
  atomic_fetch_add(&allocations, 1);
  return __libc_calloc(count, size);
}
void *realloc(void *block, size_t size) {
  atomic_fetch_add(&allocations, 1);
  return __libc_realloc(block, size);
}
void free(void *block) { __libc_free(block); }
#else
#define COUNTS 0 /* a sanitizer's allocator cannot be replaced; the sends are made all the same */
#endif

typedef struct most {
  int64_t words[32];
} most; /* 256 bytes */

static most native_most(void *self, mf_selector selector, most value) {
  (void)self, (void)selector;
  value.words[31]++;
  return value;
}
static int64_t native_words(void *self, mf_selector selector, int64_t a, double b, int64_t c) {
  (void)self, (void)selector;
  return a + (int64_t)b + c;
}
static int64_t plain_words(int64_t a, double b, int64_t c) { return a + (int64_t)b + c; }
static bool native_bool(void *self, mf_selector selector) {
  (void)selector;
  return self != NULL;
}
static void native_void(void *self, mf_selector selector) { (void)self, (void)selector; }

static mf_status handle(void *context, mf_call *call) {
  (void)context;
  size_t size = mf_signature_result_size(mf_call_signature(call));
  if (size && mf_call_frame(call)) memcpy(mf_call_result(call), mf_call_frame(call), size);
  return MF_OK;
}

static mf_target behind;
static mf_status pass_on(void *context, mf_call *call) {
  (void)context;
  return mf_call_send(call, behind);
}

enum { MESSAGES = 4 };
static struct message {
  const char *name, *encoding;
  mf_implementation first, second; /* of two tables */
} messages[MESSAGES];

static void begin_messages(void) {
  messages[0] = (struct message){"most(_:)", "{m=[32q]}@:{m=[32q]}", NATIVE(native_most), HANDLED(handle)};
  messages[1] = (struct message){"words(_:_:_:)", "q@:qdq", PLAIN(plain_words), NATIVE(native_words)};
  messages[2] = (struct message){"isSo()", "B@:", NATIVE(native_bool), HANDLED(handle)};
  messages[3] = (struct message){"run()", "v@:", NATIVE(native_void), HANDLED(handle)};
}

static void ignore(void *context, mf_target target, mf_status status, const void *result, mf_error *error) {
  (void)context, (void)target, (void)result, (void)error;
  CHECK_EQ_INT(status, MF_OK);
}

static void *send_all(void *multicast) {
  static most frame;
  most result;
  mf_selector selectors[MESSAGES];
  const mf_signature *signatures[MESSAGES];
  for (int i = 0; i < MESSAGES; i++) {
    selectors[i] = selector_of(messages[i].name);
    signatures[i] = signature_of(messages[i].encoding);
    CHECK(mf_signature_frame_size(signatures[i]) <= 256 && mf_signature_result_size(signatures[i]) <= 256);
  }
  mf_error error = MF_ERROR_INIT;
  /* The second round after a change makes a plan. */
  for (int i = 0; i < 2 * MESSAGES; i++)
    CHECK_EQ_INT(mf_multicast_send(multicast, selectors[i / 2], signatures[i / 2], &frame, NULL, NULL, &error), MF_OK);
  bool responds; /* the first question is remembered */
  for (int i = 0; i < MESSAGES; i++) CHECK_EQ_INT(mf_multicast_responds(multicast, selectors[i], &responds, &error), MF_OK);
  long before = allocations;
  for (int turn = 0; turn < 50; turn++)
    for (int i = 0; i < MESSAGES; i++) {
      size_t responders;
      mf_delivery first = {.choice = MF_RESULT_FIRST, .optional = true, .responder_count = &responders};
      mf_delivery shown = {.visitor = ignore, .skips_mismatched = true};
      mf_delivery any = {.choice = i == 2 ? MF_RESULT_ANY : MF_RESULT_LAST};
      const mf_delivery *deliveries[] = {NULL, &first, &shown, &any};
      for (int d = 0; d < 4; d++) {
        CHECK_EQ_INT(mf_multicast_send(multicast, selectors[i], signatures[i], &frame, &result, deliveries[d], &error), MF_OK);
        CHECK_EQ_INT(mf_multicast_send(multicast, selectors[i], signatures[i], &frame, NULL, deliveries[d], NULL), MF_OK);
      }
      CHECK_EQ_INT(mf_multicast_responds(multicast, selectors[i], &responds, &error), MF_OK);
    }
  CHECK_EQ_INT(allocations, before);
  return NULL;
}

int main(void) {
  mf_table *firsts = table_of("First", NULL, NULL), *seconds = table_of("Second", NULL, NULL), *mutes = table_of("Mute", NULL, NULL);
  mf_table *forwarders = table_of("Forwarder", NULL, NULL);
  static const mf_forwarding forwarding = {.forward = pass_on};
  set_forwarding(forwarders, &forwarding, NULL);
  begin_messages();
  for (int i = 0; i < MESSAGES; i++) {
    add(firsts, messages[i].name, messages[i].encoding, messages[i].first);
    add(seconds, messages[i].name, messages[i].encoding, messages[i].second);
  }
  long before = allocations;
  mf_multicast *multicast = multicast_of("outer", NULL), *nested = multicast_of("inner", NULL);
  if (COUNTS && !check_slow()) CHECK(allocations > before); /* it does count; but valgrind puts its own in the place of any malloc */
  creature *all[12];
  mf_table *const tables[] = {firsts, seconds, mutes, forwarders};
  for (int i = 0; i < 12; i++) {
    all[i] = creature_new(i);
    mf_multicast *home = i < 8 ? multicast : nested;
    CHECK_EQ_INT(i % 3 ? add_weakly(home, tables[i % 4], all[i]) : add_strongly(home, tables[i % 4], all[i]), MF_OK);
  }
  behind = (mf_target){all[0], firsts};
  CHECK_EQ_INT(add_plainly(multicast, mf_multicast_target(nested).table, nested), MF_OK);
  send_all(multicast);
  pthread_t thread; /* another thread's first round makes its record */
  pthread_create(&thread, NULL, send_all, multicast);
  pthread_join(thread, NULL);
  /* Removing allocates nothing either. */
  before = allocations;
  for (int i = 0; i < 8; i++) CHECK_EQ_INT(mf_multicast_remove(multicast, all[i], NULL), MF_OK);
  CHECK_EQ_INT(allocations, before);
  mf_multicast_destroy(multicast);
  mf_multicast_destroy(nested);
  for (int i = 0; i < 12; i++) creature_release(all[i]);
  check_all_gone();
  destroy(firsts);
  destroy(seconds);
  destroy(mutes);
  destroy(forwarders);
  return check_done();
}
