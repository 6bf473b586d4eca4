/* fork while other threads make selectors and signatures, change tables, and look for protocols: the child, in which only the forking thread lives
   on, does all of that. */
#include <pthread.h>

#include "core_kit.h"
#include "fork_kit.h"

enum { FORKS = 200, ALARM = 30 };

static mf_table *shared;
static atomic_bool is_over;
static atomic_int ready;

static int64_t seven(void *self, mf_selector selector) {
  (void)self, (void)selector;
  return 7;
}

static mf_implementation seven_method;

static mf_selector fresh_selector(const char *kind, unsigned number) {
  char name[64];
  mf_selector selector;
  snprintf(name, sizeof name, "%s%u()", kind, number);
  CHECK_EQ_INT(mf_selector_intern(name, &selector, NULL), MF_OK);
  return selector;
}

static const mf_signature *fresh_signature(unsigned number) {
  char encoding[64];
  size_t length = (size_t)snprintf(encoding, sizeof encoding, "q@:");
  /* The number in ones and zeros, of two types. */
  for (; number && length + 1 < sizeof encoding; number /= 2) encoding[length++] = number % 2 ? 'q' : 'd';
  encoding[length] = 0;
  const mf_signature *signature = NULL;
  CHECK_EQ_INT(mf_signature_make(encoding, &signature, NULL), MF_OK);
  return signature;
}

static void change(mf_table *table, unsigned number) {
  mf_selector selector = fresh_selector("change", number % 64);
  CHECK_EQ_INT(mf_table_replace(table, selector, signature_of("q@:"), &seven_method, NULL, NULL), MF_OK);
  if (number % 3 == 0) CHECK_EQ_INT(mf_table_remove(table, selector, NULL), MF_OK);
}

static void register_protocol(const char *kind, unsigned number) {
  char name[64];
  mf_protocol *protocol;
  const mf_protocol *found;
  snprintf(name, sizeof name, "%s%u", kind, number);
  CHECK_EQ_INT(mf_protocol_create(name, &protocol, NULL), MF_OK);
  CHECK_EQ_INT(mf_protocol_register(protocol, NULL), MF_OK);
  CHECK_EQ_INT(mf_protocol_find(name, &found, NULL), MF_OK);
}

static void *make_names(void *argument) {
  (void)argument;
  atomic_fetch_add(&ready, 1);
  for (unsigned i = 0; !is_over; i++) {
    fresh_selector("name", i % 100000);
    fresh_signature(i % 4096);
  }
  return NULL;
}

static void *change_tables(void *argument) {
  (void)argument;
  atomic_fetch_add(&ready, 1);
  for (unsigned i = 0; !is_over; i++) {
    /* What was replaced stays as long as its table, so it is changed now and then only; its lock is held all the time. */
    if (i % 64 == 0) change(shared, i / 64);
    (void)mf_table_methods(shared, NULL, 0);
    mf_table *brief = table_of("Brief", shared, NULL);
    mf_table_release(brief);
  }
  return NULL;
}

static void *look_for_protocols(void *argument) {
  (void)argument;
  const mf_protocol *found;
  atomic_fetch_add(&ready, 1);
  while (!is_over) CHECK_EQ_INT(mf_protocol_find("ForkNone", &found, NULL), MF_NOT_FOUND);
  return NULL;
}

/* The child does what the others were doing. */
static int live_on(unsigned number) {
  long failed = check_failed;
  fresh_selector("child", number);
  fresh_signature(8192 + number);
  change(shared, number);
  register_protocol("ForkChild", number);
  mf_table *own = table_of("Own", shared, NULL);
  CHECK_EQ_INT(mf_table_add(own, fresh_selector("own", number), signature_of("q@:"), &seven_method, NULL), MF_OK);
  int64_t result = 0;
  CHECK_EQ_INT(mf_send((mf_target){own, own}, fresh_selector("own", number), signature_of("q@:"), NULL, &result, NULL), MF_OK);
  CHECK_EQ_INT(result, 7);
  mf_table_release(own);
  return check_failed != failed;
}

/* Whether the child came to its end. */
static bool fork_once(unsigned number) {
  pid_t child = fork();
  if (child == 0) {
    alarm(ALARM);
    child_ends(live_on(number));
  }
  return check_child(child);
}

int main(void) {
  fork_kit_begin();
  seven_method = NATIVE(seven);
  shared = table_of("Shared", NULL, NULL);
  void *(*const duties[])(void *) = {make_names, change_tables, look_for_protocols};
  enum { BUSY = sizeof duties / sizeof duties[0] };
  pthread_t threads[BUSY];
  for (int i = 0; i < BUSY; i++) pthread_create(&threads[i], NULL, duties[i], NULL);
  while (ready < BUSY) usleep(100);
  unsigned forks = check_slow() ? 5 : CHECK_SANITIZED ? 20 : FORKS;
  for (unsigned i = 0; i < forks && fork_once(i); i++) usleep(i * 37 % 200);
  is_over = true;
  for (int i = 0; i < BUSY; i++) pthread_join(threads[i], NULL);
  mf_table_release(shared);
  return check_done();
}
