/* Closures: many at once, counted to zero; what a handler sees; narrow and large results; failures; threads; a forked child
   (C12). */
#include "check.h"

#include "CFFIShim/closure.h"

#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

static int disposed;
static void dispose(void *context) {
  (void)context;
  disposed++;
}

static mf_closure *made_with(const char *encoding, mf_closure_options options) {
  const mf_signature *signature = NULL;
  mf_closure *closure = NULL;
  CHECK_EQ_INT(mf_signature_make(encoding, &signature, NULL), MF_OK);
  CHECK_EQ_INT(mf_closure_create(signature, &options, &closure, NULL), MF_OK);
  return closure;
}

static mf_closure *made(const char *encoding, mf_handler handler, void *context) {
  return made_with(encoding, (mf_closure_options){.handler = handler, .context = context});
}

#define FUNCTION(closure, result, ...) ((result(*)(__VA_ARGS__))mf_closure_function(closure))

static mf_status add_index(void *context, mf_call *call) {
  *(int *)mf_call_result(call) = *(const int *)mf_call_argument(call, 0) + (int)(intptr_t)context;
  return MF_OK;
}

typedef struct { long w[200]; } large;
static mf_status fill_large(void *context, mf_call *call) {
  ((large *)mf_call_result(call))->w[199] = (intptr_t)context;
  return MF_OK;
}

static void test_many(void) {
  enum { MANY = 100000 };
  static mf_closure *closures[MANY];
  int many = check_slow() ? MANY / 100 : MANY, wrong = 0;
  for (int pass = 0; pass < 2; pass++) {
    for (int i = 0; i < many; i++) {
      if (closures[i]) continue;
      void *index = (void *)(intptr_t)i;
      closures[i] = i % 2 ? made("ii", add_index, index) : made("{?=[200q]}", fill_large, index);
    }
    CHECK_EQ_INT(mf_closure_count(), many);
    for (int i = 0; i < many; i++)
      wrong += i % 2 ? FUNCTION(closures[i], int, int)(1) != i + 1 : FUNCTION(closures[i], large, void)().w[199] != i;
    for (int i = 0; i < many; i += 3) mf_closure_destroy(closures[i]), closures[i] = NULL;
  }
  CHECK_EQ_INT(wrong, 0);
  for (int i = 0; i < many; i++) mf_closure_destroy(closures[i]);
  CHECK_EQ_INT(mf_closure_count(), 0);
}

/* The handler sees self, selector, frame and arguments, and every answer is NULL beyond. */
static mf_status look(void *context, mf_call *call) {
  const struct { signed char a; double b; void *c; bool d; } *frame = mf_call_frame(call);
  CHECK_EQ_PTR(mf_call_self(call), context);
  CHECK_EQ_PTR(mf_call_selector(call), &disposed);
  CHECK(frame->a == -1 && frame->b == 2.5 && frame->c == context && frame->d);
  CHECK_EQ_PTR(mf_call_argument(call, 1), &frame->b);
  CHECK_EQ_PTR(mf_call_argument(call, 4), NULL);
  CHECK_EQ_STR(mf_signature_encoding(mf_call_signature(call)), "v@:cd[3i]B");
  CHECK_EQ_INT(mf_call_error(call)->status, MF_OK);
  return MF_OK;
}

static mf_status look_empty(void *context, mf_call *call) {
  (void)context;
  CHECK_EQ_PTR(mf_call_frame(call), NULL);
  CHECK_EQ_PTR(mf_call_self(call), NULL);
  CHECK_EQ_PTR(mf_call_selector(call), NULL);
  CHECK(mf_call_result(call) != NULL);
  return MF_OK;
}

static void test_what_is_seen(void) {
  int array[3];
  mf_closure *closure = made("v@:cd[3i]B", look, array);
  FUNCTION(closure, void, void *, mf_selector, signed char, double, int *, bool)
  (array, (mf_selector)(void *)&disposed, -1, 2.5, array, true);
  mf_closure_destroy(closure);
  closure = made("v", look_empty, NULL);
  FUNCTION(closure, void, void)();
  mf_closure_destroy(closure);
}

/* Results narrower than a register are extended as the C caller expects: read through a wider function type. */
static mf_status give(void *context, mf_call *call) {
  memcpy(mf_call_result(call), context, mf_signature_result_size(mf_call_signature(call)));
  return MF_OK;
}

static void check_wide(const char *encoding, const void *value, long expected) {
  mf_closure *closure = made(encoding, give, (void *)(uintptr_t)value);
  CHECK_EQ_INT((long)FUNCTION(closure, int, void)(), expected);
  mf_closure_destroy(closure);
}

static void test_narrow_results(void) {
  check_wide("c", &(signed char){-2}, -2);
  check_wide("C", &(unsigned char){254}, 254);
  check_wide("s", &(short){-2}, -2);
  check_wide("S", &(unsigned short){65534}, 65534);
  check_wide("i", &(int){-2}, -2);
  check_wide("B", &(unsigned char){42}, 1);
  mf_closure *closure = made("f", give, &(float){1.5f});
  CHECK_EQ_DOUBLE(FUNCTION(closure, float, void)(), 1.5);
  mf_closure_destroy(closure);
  closure = made("D", give, &(long double){2.5L});
  CHECK(FUNCTION(closure, long double, void)() == 2.5L);
  mf_closure_destroy(closure);
  typedef struct { long double d; } wrapped;
  closure = made("{?=D}", give, &(wrapped){3.5L});
  CHECK(FUNCTION(closure, wrapped, void)().d == 3.5L);
  mf_closure_destroy(closure);
}

static mf_status fail(void *context, mf_call *call) {
  memset(mf_call_result(call), 0xFF, mf_signature_result_size(mf_call_signature(call)));
  return context ? mf_error_set(mf_call_error(call), MF_NOT_FOUND, "nothing there", "subject") : MF_NO_RESULT;
}

static mf_status failure;
static void failed(void *context, const mf_error *error) {
  failure = error->status;
  if (context) CHECK_EQ_STR(error->reason, "nothing there");
}

static void test_failure(void) {
  int something;
  mf_closure *closure = made_with("i", (mf_closure_options){.handler = fail, .context = &something, .failed = failed});
  CHECK_EQ_INT(FUNCTION(closure, int, void)(), 0);
  CHECK_EQ_INT(failure, MF_NOT_FOUND);
  mf_closure_destroy(closure);
  closure = made_with("{?=[200q]}", (mf_closure_options){.handler = fail, .failed = failed});
  CHECK_EQ_INT(FUNCTION(closure, large, void)().w[100], 0);
  CHECK_EQ_INT(failure, MF_NO_RESULT);
  mf_closure_destroy(closure);
  closure = made_with("d", (mf_closure_options){.handler = fail, .dispose = dispose});
  CHECK_EQ_DOUBLE(FUNCTION(closure, double, void)(), 0);
  disposed = 0;
  mf_closure_destroy(closure);
  CHECK_EQ_INT(disposed, 1);
}

static void test_refused(void) {
  const mf_signature *variadic = NULL, *plain = NULL;
  mf_closure *closure = NULL;
  mf_signature_make_variadic("ii", 1, &variadic, NULL);
  mf_signature_make("ii", &plain, NULL);
  disposed = 0;
  mf_closure_options options = {.handler = fail, .dispose = dispose};
  CHECK_EQ_INT(mf_closure_create(variadic, &options, &closure, NULL), MF_UNSUPPORTED_TYPE);
  CHECK_EQ_INT(mf_closure_create(plain, &options, NULL, NULL), MF_INVALID_ARGUMENT);
  CHECK_EQ_INT(mf_closure_create(plain, &(mf_closure_options){.dispose = dispose}, &closure, NULL), MF_INVALID_ARGUMENT);
  CHECK(closure == NULL && disposed == 0);
  mf_closure_destroy(NULL);
}

/* A frame beyond 256 bytes, of a struct that arm64 passes by reference. */
static mf_status sum_large(void *context, mf_call *call) {
  (void)context;
  const large *argument = mf_call_argument(call, 1);
  long sum = *(const int *)mf_call_argument(call, 0);
  for (int i = 0; i < 200; i++) sum += argument->w[i];
  *(long *)mf_call_result(call) = sum;
  return MF_OK;
}

static void test_large_frame(void) {
  large argument;
  long expected = 5;
  for (int i = 0; i < 200; i++) expected += argument.w[i] = i * i;
  mf_closure *closure = made("qi{?=[200q]}", sum_large, NULL);
  CHECK_EQ_INT(FUNCTION(closure, long, int, large)(5, argument), expected);
  mf_closure_destroy(closure);
}

static void *call_often(void *closure) {
  long wrong = 0;
  for (int i = 0; i < 10000; i++) wrong += FUNCTION((mf_closure *)closure, int, int)(i) != i + 7;
  return (void *)wrong;
}

static void test_threads(void) {
  mf_closure *closure = made("ii", add_index, (void *)7);
  pthread_t threads[4];
  void *wrong;
  for (int i = 0; i < 4; i++) pthread_create(&threads[i], NULL, call_often, closure);
  for (int i = 0; i < 4; i++) {
    pthread_join(threads[i], &wrong);
    CHECK_EQ_PTR(wrong, NULL);
  }
  mf_closure_destroy(closure);
}

static void test_fork(void) {
  mf_closure *closure = made("ii", add_index, (void *)1);
  pid_t child = fork();
  if (child == 0) _exit(FUNCTION(closure, int, int)(41) == 42 ? 0 : 1);
  int status = -1;
  CHECK(waitpid(child, &status, 0) == child && status == 0);
  CHECK_EQ_INT(FUNCTION(closure, int, int)(1), 2);
  mf_closure_destroy(closure);
}

/* A handler that is done with its closure destroys it: small results, results in memory, large frames, and none. */
typedef struct { char bytes[300]; } wide;
static mf_status leave(void *context, mf_call *call) {
  mf_closure **closure = context;
  size_t size = mf_signature_result_size(mf_call_signature(call));
  memset(mf_call_result(call), 0x11, size);
  mf_error_set(mf_call_error(call), MF_NOT_FOUND, NULL, "what the handler coped with");
  mf_closure_destroy(*closure);
  *closure = NULL;
  return MF_OK;
}

static void test_destroyed_by_its_handler(void) {
  static mf_closure *closure;
  mf_closure_options options = {.handler = leave, .context = &closure, .dispose = dispose};
  disposed = 0;
  closure = made_with("i", options);
  CHECK_EQ_INT(FUNCTION(closure, int, void)(), 0x11111111);
  closure = made_with("s{?=[300c]}", options);
  CHECK_EQ_INT(FUNCTION(closure, short, wide)((wide){{0}}), 0x1111);
  closure = made_with("{?=[200q]}", options);
  CHECK(FUNCTION(closure, large, void)().w[199] == 0x1111111111111111);
  closure = made_with("{?=dd}", options);
  typedef struct { double a, b; } two;
  uint64_t bits;
  two got = FUNCTION(closure, two, void)();
  memcpy(&bits, &got.b, sizeof bits);
  CHECK(bits == 0x1111111111111111);
  closure = made_with("D", options);
  (void)FUNCTION(closure, long double, void)();
  closure = made_with("v", options);
  FUNCTION(closure, void, void)();
  CHECK(closure == NULL);
  CHECK_EQ_INT(disposed, 6);
}

int main(void) {
  test_fork();
  test_many();
  test_what_is_seen();
  test_narrow_results();
  test_failure();
  test_refused();
  test_large_frame();
  test_threads();
  test_destroyed_by_its_handler();
  CHECK_EQ_INT(mf_closure_count(), 0);
  return check_done();
}
