/* The pool of compiled trampolines: more closures than it has, slots used again, all at once from many threads; and callbacks where no
   memory may become executable. What a call through one sees is judged by test_abi and test_closure, which meet trampolines first. */
#include <errno.h>
#include <pthread.h>
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

enum { MANY = MF_TRAMPOLINE_COUNT + 300, THREADS = 8, TURNS = 4000 };

typedef int (*adder)(int);
extern const unsigned char mf__trampolines[MF_TRAMPOLINE_COUNT][MF_TRAMPOLINE_SIZE];

static const mf_signature *signature;

/* Adds what the closure was made with. */
static mf_status add(void *context, mf_call *call) {
  *(int *)mf_call_result(call) = *(const int *)mf_call_argument(call, 0) + (int)(intptr_t)context;
  return MF_OK;
}

static mf_closure *adder_of(int amount) {
  mf_closure *closure = NULL;
  mf_closure_options options = {.handler = add, .context = (void *)(intptr_t)amount};
  CHECK_EQ_INT(mf_closure_create(signature, &options, &closure, NULL), MF_OK);
  return closure;
}

static int call(const mf_closure *closure, int value) { return ((adder)mf_closure_function(closure))(value); }

static bool is_trampoline(const mf_closure *closure) {
#if defined(MF_HAS_TRAMPOLINES)
  uintptr_t code = (uintptr_t)mf_closure_function(closure), first = (uintptr_t)mf__trampolines;
  return code >= first && code < first + sizeof mf__trampolines;
#else
  (void)closure;
  return false;
#endif
}

/* Those beyond the pool are libffi's, and as good; a slot that was left is taken again. */
static void test_overflow(bool has_trampolines) {
  static mf_closure *closures[MANY];
  int in_pool = 0;
  for (int i = 0; i < MANY; i++) in_pool += is_trampoline(closures[i] = adder_of(i));
  CHECK_EQ_INT(in_pool, has_trampolines ? MF_TRAMPOLINE_COUNT : 0);
  for (int i = 0; i < MANY; i++) CHECK_EQ_INT(call(closures[i], 7), 7 + i);
  for (int i = 0; i < MANY; i += 3) mf_closure_destroy(closures[i]);
  for (int i = 0; i < MANY; i += 3) closures[i] = adder_of(-i);
  in_pool = 0;
  for (int i = 0; i < MANY; i++) {
    CHECK_EQ_INT(call(closures[i], 7), i % 3 ? 7 + i : 7 - i);
    in_pool += is_trampoline(closures[i]);
  }
  CHECK_EQ_INT(in_pool, has_trampolines ? MF_TRAMPOLINE_COUNT : 0);
  for (int i = 0; i < MANY; i++) mf_closure_destroy(closures[i]);
  CHECK_EQ_INT(mf_closure_count(), 0);
}

/* What libffi serves even when trampolines could be had: results on the x87 stack. */
static mf_status halve(void *context, mf_call *call) {
  (void)context;
  *(long double *)mf_call_result(call) = *(const long double *)mf_call_argument(call, 0) / 2;
  return MF_OK;
}

static void test_not_served(void) {
  const mf_signature *of_long_double = NULL;
  CHECK_EQ_INT(mf_signature_make("DD", &of_long_double, NULL), MF_OK);
  mf_closure *closure = NULL;
  mf_closure_options options = {.handler = halve};
  CHECK_EQ_INT(mf_closure_create(of_long_double, &options, &closure, NULL), MF_OK);
  CHECK(((long double (*)(long double))mf_closure_function(closure))(5) == 2.5L);
#if defined(__x86_64__)
  CHECK(!is_trampoline(closure));
#endif
  mf_closure_destroy(closure);
}

/* A call that comes too late is caught, also when closures were made meanwhile: fewer than there are places. */
static mf_function late;
static int strays;
static void note_stray(mf_function function) { strays += function == late; }

static void test_call_after_destruction(bool has_trampolines) {
  if (!has_trampolines) return;
  mf_closure_set_stray(note_stray);
  mf_closure *closure = adder_of(5);
  late = mf_closure_function(closure);
  mf_closure_destroy(closure);
  for (int i = 0; i < MF_TRAMPOLINE_COUNT - 1; i++) {
    CHECK_EQ_INT(((adder)late)(37), 0);
    mf_closure *other = adder_of(i);
    CHECK_EQ_INT(call(other, 2), 2 + i);
    mf_closure_destroy(other);
  }
  CHECK(((double (*)(double))late)(2.5) == 0);
  CHECK_EQ_INT(strays, MF_TRAMPOLINE_COUNT);
  mf_closure_set_stray(NULL);
  CHECK_EQ_INT(((adder)late)(37), 0);
  CHECK_EQ_INT(strays, MF_TRAMPOLINE_COUNT);
}

static void *make_and_leave(void *argument) {
  int me = (int)(intptr_t)argument;
  long wrong = 0;
  mf_closure *kept[8] = {NULL};
  for (int i = 0; i < TURNS; i++) {
    mf_closure **place = &kept[i % 8];
    mf_closure_destroy(*place);
    *place = adder_of(me * TURNS + i);
    wrong += call(*place, 1) != me * TURNS + i + 1;
    wrong += i > 8 && call(kept[(i + 1) % 8], 0) != me * TURNS + i - 7;
  }
  for (int i = 0; i < 8; i++) mf_closure_destroy(kept[i]);
  CHECK_EQ_INT(wrong, 0);
  return NULL;
}

static void test_threads(void) {
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, make_and_leave, (void *)(intptr_t)i);
  for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
  CHECK_EQ_INT(mf_closure_count(), 0);
}

/* A process of its own, for it cannot be undone: memory may not become executable any more. */
static void test_no_executable_memory(bool has_trampolines) {
  pid_t child = fork();
  if (child == 0) {
    if (prctl(PR_SET_MDWE, PR_MDWE_REFUSE_EXEC_GAIN, 0, 0, 0)) _exit(77);
    mf_closure *closure = adder_of(3);
    _exit(closure && call(closure, 4) == 7 && is_trampoline(closure) == has_trampolines ? 0 : 1);
  }
  int status = -1;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  if (WIFEXITED(status) && WEXITSTATUS(status) == 77) {
    printf("skipped: this kernel cannot refuse executable memory\n");
    return;
  }
  CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

/* A child that makes closures of its own leaves the parent's alone. */
static void test_fork(void) {
  mf_closure *closure = adder_of(10);
  pid_t child = fork();
  if (child == 0) {
    mf_closure *own = adder_of(20);
    bool is_right = call(own, 1) == 21 && call(closure, 1) == 11;
    mf_closure_destroy(closure);
    mf_closure *next = adder_of(30);
    _exit(is_right && call(next, 1) == 31 ? 0 : 1);
  }
  int status = -1;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  CHECK_EQ_INT(call(closure, 1), 11);
  mf_closure_destroy(closure);
}

int main(void) {
  CHECK_EQ_INT(mf_signature_make("ii", &signature, NULL), MF_OK);
#if defined(MF_HAS_TRAMPOLINES)
  bool has_trampolines = !mf_forces_libffi();
#else
  bool has_trampolines = false;
#endif
  test_no_executable_memory(has_trampolines);
  test_fork();
  test_overflow(has_trampolines);
  test_not_served();
  test_call_after_destruction(has_trampolines);
  test_threads();
  return check_done();
}
