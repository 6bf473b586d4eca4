/* Callbacks where memory may not become executable (PR_SET_MDWE), where nothing in /tmp and /dev/shm may be run, and after fork: in each
   case they are right, or refused; those of the pool are right. What a child makes, calls and destroys leaves its parent's alone. */
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"

#include "CFFIShim/closure.h"
#include "trampoline_entry.h"

#ifndef PR_SET_MDWE
#define PR_SET_MDWE 65
#define PR_MDWE_REFUSE_EXEC_GAIN 1
#endif

enum { GUARDS_MEMORY = 1, GUARDS_FILES = 2, MANY = MF_TRAMPOLINE_COUNT / 3 * 4 + 100, SKIPPED = 77, FORKS = 20, ALARM = 60 };

static mf_closure *closures[MANY];
static int amounts[MANY];

/* Adds what the closure was made with. */
static mf_status add(void *context, mf_call *call) {
  *(int *)mf_call_result(call) = *(const int *)mf_call_argument(call, 0) + *(const int *)context;
  return MF_OK;
}

/* Every fourth is one that libffi has to serve, at least on x86-64; the others are more than the pool has. */
static mf_status add_much(void *context, mf_call *call) {
  *(long double *)mf_call_result(call) = *(const long double *)mf_call_argument(call, 0) + *(const int *)context;
  return MF_OK;
}

static bool is_long(int i) { return i % 4 == 0; }

static mf_status make(int i, int amount) {
  const mf_signature *signature = NULL;
  amounts[i] = amount;
  closures[i] = NULL;
  CHECK_EQ_INT(mf_signature_make(is_long(i) ? "DD" : "ii", &signature, NULL), MF_OK);
  mf_closure_options options = {.handler = is_long(i) ? add_much : add, .context = &amounts[i]};
  return mf_closure_create(signature, &options, &closures[i], NULL);
}

static bool is_right(int i) {
  mf_function function = mf_closure_function(closures[i]);
  if (is_long(i)) return ((long double (*)(long double))function)(1) == amounts[i] + 1;
  return ((int (*)(int))function)(1) == amounts[i] + 1;
}

/* Makes those that there are not; returns how many were refused, in the only way there is. */
static int make_all(int amount) {
  int refused = 0;
  for (int i = 0; i < MANY; i++) {
    if (closures[i]) continue;
    mf_status status = make(i, amount + i);
    if (status) CHECK_EQ_INT(status, MF_UNAVAILABLE);
    refused += status != MF_OK;
  }
  return refused;
}

static void destroy_every(int step) {
  for (int i = 0; i < MANY; i += step) mf_closure_destroy(closures[i]), closures[i] = NULL;
}

static void check_all(void) {
  int wrong = 0;
  for (int i = 0; i < MANY; i++) wrong += closures[i] && !is_right(i);
  CHECK_EQ_INT(wrong, 0);
}

static int status_of(pid_t child) {
  int status = -1;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* A child; what failed before it was there is not its fault. */
static pid_t fork_child(void) {
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) atomic_store(&check_failed, 0);
  return child;
}

/* False where this kernel, or this user, cannot have it; nor can valgrind, which needs executable memory itself. */
static bool guard(int guards) {
  if (guards & GUARDS_MEMORY && check_slow()) return false;
  if (guards & GUARDS_FILES) {
    if (unshare(CLONE_NEWNS) || mount("none", "/", "none", MS_REC | MS_PRIVATE, NULL)) return false;
    if (mount("none", "/tmp", "tmpfs", MS_NOEXEC, NULL) || mount("none", "/dev/shm", "tmpfs", MS_NOEXEC, NULL)) return false;
  }
  return !(guards & GUARDS_MEMORY) || prctl(PR_SET_MDWE, PR_MDWE_REFUSE_EXEC_GAIN, 0, 0, 0) == 0;
}

/* The child does all that it can to the memory of its parent's closures. */
static void check_with_child(void) {
  pid_t child = fork_child();
  if (child == 0) {
    check_all();
    destroy_every(3);
    make_all(1000000);
    check_all();
    destroy_every(1);
    make_all(2000000);
    check_all();
    _exit(check_failed != 0);
  }
  CHECK_EQ_INT(status_of(child), 0);
  check_all();
}

static void run(int guards) {
  int refused = make_all(100);
  if (!mf_forces_libffi() && !guards) CHECK_EQ_INT(refused, 0);
#if defined(MF_HAS_TRAMPOLINES)
  for (int i = 0; i < MF_TRAMPOLINE_COUNT && !mf_forces_libffi(); i++) CHECK(closures[i] || is_long(i));
#endif
  check_all();
  check_with_child();
  destroy_every(2);
  check_with_child();
  make_all(300);
  check_with_child();
  destroy_every(1);
  CHECK_EQ_INT(mf_closure_count(), 0);
}

/* In a process of its own: guards stay. */
static void test_guarded(int guards) {
  pid_t child = fork_child();
  if (child == 0) {
    if (!guard(guards)) _exit(SKIPPED);
    run(guards);
    _exit(check_failed != 0);
  }
  int status = status_of(child);
  if (status == SKIPPED)
    printf("skipped: cannot guard %s%s\n", guards & GUARDS_MEMORY ? "memory " : "", guards & GUARDS_FILES ? "files" : "");
  else if (!CHECK_EQ_INT(status, 0)) fprintf(stderr, "  guards: %d\n", guards);
}

/* A thread that is always making and destroying closures of libffi's, since the pool has none left. */
static atomic_bool is_over;
static void *make_and_destroy(void *context) {
  const mf_signature *signature = NULL;
  CHECK_EQ_INT(mf_signature_make("ii", &signature, NULL), MF_OK);
  mf_closure_options options = {.handler = add, .context = context};
  while (!is_over) {
    mf_closure *closure = NULL;
    CHECK_EQ_INT(mf_closure_create(signature, &options, &closure, NULL), MF_OK);
    mf_closure_destroy(closure);
  }
  return NULL;
}

/* The child has none but the thread that forked, and no lock that another one holds. Not with sanitizers and valgrind: ASan's allocator
   itself keeps a lock that another thread held, and what that thread had in its hands is a leak. */
static void test_fork_meanwhile(void) {
  static int amount = 5;
  CHECK_EQ_INT(make_all(100), 0);
  pthread_t thread;
  pthread_create(&thread, NULL, make_and_destroy, &amount);
  for (int i = 0; i < FORKS; i++) {
    pid_t child = fork_child();
    if (child == 0) {
      alarm(ALARM);
      destroy_every(1);
      _exit(make_all(200) != 0 || check_failed);
    }
    CHECK_EQ_INT(status_of(child), 0);
    usleep((useconds_t)(i * 37 % 200));
  }
  is_over = true;
  pthread_join(thread, NULL);
  destroy_every(1);
}

int main(void) {
  for (int guards = 0; guards < 4; guards++) test_guarded(guards);
  if (!CHECK_SANITIZED && !check_slow()) test_fork_meanwhile();
  return check_done();
}
