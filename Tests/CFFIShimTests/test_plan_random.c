/* Random signatures, 10,000 a run, against code that the compiler makes of them on the spot: called by plan, by libffi (in a process of its
   own), as a message, in a multicast's round, and backwards through closures. Every byte is compared but padding.

     test_plan_random [SEED [FIRST [COUNT]]]     walks the same way again, or a part of it; CHECK_RANDOM=COUNT does for a run of all tests

   Variadic functions are not among them: no plan is made of those, and the battery has them. */
#include <errno.h>
#include <float.h>
#include <signal.h>
#include <sys/random.h>
#include <sys/wait.h>
#include <unistd.h>

#include "compiled_signatures.h"
#include "core_kit.h"
#include "signature_impl.h"

enum { UNITS = 4, GUARD = 0xA5, MOST_TARGETS = 12, ALL = 10000, FEWER = 2000, FEWEST = 400 };

static uint64_t seed;
static unsigned first, count;
static const compiled_unit *units[UNITS];
static unsigned planned; /* signatures with a plan */

/* What is being checked: the signature, its code, the values that travel. */
static struct {
  random_signature of;
  const mf_signature *signature, *method; /* the same, unless it is a function's */
  const compiled_unit *unit;
  const compiled_code *code;
  const char *road;
  unsigned index;
  void *self;
  mf_selector selector;
  _Alignas(64) unsigned char frame[COMPILED_BUFFER], result[RANDOM_MAX_SIZE];
} now;

static random_source chance;

static bool wrong(const char *what, unsigned argument) {
  fprintf(stderr, "  %s, %s: %s %u\n", mf_forces_libffi() ? "libffi" : "plan", now.road, what, argument);
  return false;
}

static void say_how_to_see_it_again(void) {
  fprintf(stderr, "  %s\n  again: test_plan_random 0x%jx %u 1\n", now.of.encoding, (uintmax_t)seed, now.index);
}

static void say_where_it_crashed(int number) {
  fprintf(stderr, "signal %d\n", number);
  wrong("signature", now.index);
  say_how_to_see_it_again();
  signal(number, SIG_DFL);
  raise(number);
}

/* Whether they are alike where there is no padding. */
static bool equal(const random_type *type, const unsigned char *got, const unsigned char *wanted) {
  for (unsigned b = 0; b < type->size; b++)
    if ((got[b] ^ wanted[b]) & type->mask[b]) return false;
  return true;
}

/* Whether `got` is what the compiler makes of a value that it stores: narrow ones are widened. */
static bool is_stored(const random_type *type, const unsigned char *got, const unsigned char *wanted) {
  if (!random_is_narrow(type)) return equal(type, got, wanted);
  uint64_t word = random_widened(type, wanted);
  return memcmp(got, &word, sizeof word) == 0;
}

static unsigned char *in_frame(unsigned index) { return now.frame + mf_signature_argument_offset(now.signature, index); }

static bool is_bool(const random_type *type) { return strcmp(type->encoding, "B") == 0; }

/* New values everywhere, also between the arguments. */
static void choose_values(void) {
  for (size_t b = 0; b < mf_signature_frame_size(now.signature); b++) now.frame[b] = (unsigned char)random_next(&chance);
  for (unsigned i = 0; i < now.of.count; i++) random_value(&chance, now.of.arguments[i], in_frame(i));
  random_value(&chance, now.of.result, now.result);
  now.self = (void *)(uintptr_t)random_next(&chance);
  memset(now.unit->out, GUARD, compiled_slot(&now.of, now.of.count));
  memcpy(now.unit->result, now.result, now.of.result->size);
  *now.unit->calls = 0;
}

/* --- Forwards ------------------------------------------------------------------------------------------------------------------- */

/* Whether the callee was called so often, and the last time with the values. */
static bool has_arrived(unsigned calls) {
  if (*now.unit->calls != calls) return wrong("calls:", *now.unit->calls);
  const unsigned char *out = now.unit->out;
  if (now.of.is_method && memcmp(out + COMPILED_SELF, &now.self, sizeof now.self)) return wrong("self differs", 0);
  if (now.of.is_method && memcmp(out + COMPILED_SELECTOR, &now.selector, sizeof now.selector)) return wrong("the selector differs", 0);
  for (unsigned i = 0; i < now.of.count; i++)
    if (!is_stored(now.of.arguments[i], out + compiled_slot(&now.of, i), in_frame(i))) return wrong("argument differs:", i);
  return true;
}

static bool has_come_back(const unsigned char *place) {
  unsigned size = now.of.result->size;
  if (!equal(now.of.result, place, now.result)) return wrong("the result differs", 0);
  for (unsigned b = size; b < size + 16; b++)
    if (place[b] != GUARD) return wrong("written behind the result: byte", b - size);
  return true;
}

/* Truth may arrive as any byte but zero. */
static void make_truths_odd(void) {
  for (unsigned i = 0; i < now.of.count; i++)
    if (is_bool(now.of.arguments[i]) && *in_frame(i)) *in_frame(i) = (unsigned char)(2 + random_below(&chance, 254));
}

static void make_truths_even(void) {
  for (unsigned i = 0; i < now.of.count; i++)
    if (is_bool(now.of.arguments[i])) *in_frame(i) = *in_frame(i) != 0;
}

/* A table with the callee for its method. */
static mf_table *table_with_callee(void) {
  mf_table *table = table_of("Target", NULL, NULL);
  mf_implementation implementation = now.of.is_method ? mf_native(now.code->callee) : mf_plain(now.code->callee);
  CHECK_EQ_INT(mf_table_add(table, selector_of("message"), now.signature, &implementation, NULL), MF_OK);
  return table;
}

/* A call, or a message when there is a table. Its result goes to a place that is aligned or not, or nowhere; it leaves the frame alone. */
static bool is_called(mf_table *table) {
  static _Alignas(64) unsigned char places[RANDOM_MAX_SIZE + 64], before[COMPILED_BUFFER];
  static const unsigned offsets[] = {0, 0, 8, 1};
  unsigned char *place = random_below(&chance, 8) ? places + offsets[random_below(&chance, 4)] : NULL;
  now.road = table ? "send" : "call";
  choose_values();
  now.selector = table ? selector_of("message") : (mf_selector)(uintptr_t)random_next(&chance);
  make_truths_odd();
  memcpy(before, now.frame, sizeof before);
  memset(places, GUARD, sizeof places);
  mf_status status =
      table ? mf_send((mf_target){now.self, table}, now.selector, now.method, now.frame, place, NULL)
            : mf_signature_call(now.signature, now.code->callee, now.self, now.selector, now.frame, place, NULL);
  if (status) return wrong("status", status);
  if (memcmp(before, now.frame, sizeof before)) return wrong("the frame changed", 0);
  make_truths_even();
  return has_arrived(1) && (!place || has_come_back(place));
}

static bool have_heard(void *const *selves, unsigned count) {
  for (unsigned t = count > COMPILED_SELVES ? count - COMPILED_SELVES : 0; now.of.is_method && t < count; t++)
    if (now.unit->selves[t % COMPILED_SELVES] != selves[t]) return wrong("not called: target", t);
  return true;
}

/* Three rounds, of which the last is by dispatch plan. */
static bool is_multicast(mf_multicast *multicast, mf_table *table) {
  static _Alignas(64) unsigned char place[RANDOM_MAX_SIZE + 16];
  now.road = "multicast";
  now.selector = selector_of("message");
  void *selves[MOST_TARGETS];
  unsigned targets = 1 + random_below(&chance, MOST_TARGETS);
  for (unsigned t = 0; t < targets; t++) {
    selves[t] = (void *)(uintptr_t)(random_next(&chance) | 1);
    CHECK_EQ_INT(mf_multicast_add(multicast, (mf_target){selves[t], table}, NULL, NULL, NULL), MF_OK);
  }
  bool is_right = true;
  for (int round = 0; round < 3 && is_right; round++) {
    choose_values();
    now.self = selves[targets - 1];
    memset(place, GUARD, sizeof place);
    mf_status status = mf_multicast_send(multicast, now.selector, now.method, now.frame, place, NULL, NULL);
    is_right = status ? wrong("status", status) : has_arrived(targets) && has_come_back(place) && have_heard(selves, targets);
  }
  mf_multicast_remove_all(multicast);
  return is_right;
}

/* --- Backwards ------------------------------------------------------------------------------------------------------------------ */

static bool is_received;

static mf_status receive(void *context, mf_call *call) {
  (void)context;
  is_received = true;
  if (mf_call_self(call) != (now.of.is_method ? now.self : NULL)) is_received = wrong("self differs", 0);
  if (mf_call_selector(call) != (now.of.is_method ? now.selector : NULL)) is_received = wrong("the selector differs", 0);
  for (unsigned i = 0; i < now.of.count; i++)
    if (!equal(now.of.arguments[i], mf_call_argument(call, i), in_frame(i))) is_received = wrong("argument differs:", i);
  memcpy(mf_call_result(call), now.result, now.of.result->size);
  return MF_OK;
}

static bool is_called_back(void) {
  now.road = "closure";
  choose_values();
  now.selector = (mf_selector)(uintptr_t)random_next(&chance);
  unsigned char *in = now.unit->in;
  memcpy(in + COMPILED_SELF, &now.self, sizeof now.self);
  memcpy(in + COMPILED_SELECTOR, &now.selector, sizeof now.selector);
  for (unsigned i = 0; i < now.of.count; i++) memcpy(in + compiled_slot(&now.of, i), in_frame(i), now.of.arguments[i]->size);
  mf_closure *closure = NULL;
  mf_closure_options options = {.handler = receive};
  if (!CHECK_EQ_INT(mf_closure_create(now.signature, &options, &closure, NULL), MF_OK)) return false;
  is_received = false;
  now.code->caller(mf_closure_function(closure));
  mf_closure_destroy(closure);
  return is_received && (is_stored(now.of.result, now.unit->out, now.result) || wrong("the result differs", 0));
}

/* --- All of them ---------------------------------------------------------------------------------------------------------------- */

static void check_signature(unsigned index, mf_multicast *multicast) {
  unsigned in_run = index - first;
  now.index = index;
  chance = (random_source){seed ^ index};
  now.unit = units[in_run % UNITS];
  now.code = &now.unit->codes[in_run / UNITS];
  now.signature = signature_of(now.of.encoding);
  if (!now.signature || !CHECK_EQ_INT(mf_signature_argument_count(now.signature), now.of.count)) return;
  CHECK_EQ_INT(mf_signature_is_method(now.signature), now.of.is_method);
  planned += now.signature->plan != NULL;
  CHECK_EQ_INT(mf_signature_as_method(now.signature, &now.method, NULL), MF_OK);
  mf_table *table = table_with_callee();
  bool is_right = is_called(NULL);
  is_right &= is_called(NULL); /* again: some versions of libffi write to what they were given */
  is_right &= is_called(table);
  is_right &= is_multicast(multicast, table);
  is_right &= is_called_back();
  destroy(table);
  if (!CHECK(is_right)) say_how_to_see_it_again();
}

/* Under valgrind, which computes long double as double, their bytes cannot be right. */
static bool has_long_double(void) {
  volatile long double value = 1 + LDBL_EPSILON;
  return value != 1;
}

/* Sizes, alignments and, through them, everything that this test knows of its own types. */
static void check_types(void) {
  for (unsigned i = 0; i < RANDOM_AGGREGATES; i++) {
    const random_type *own = random_aggregate(i);
    const mf_type *type = NULL;
    bool is_right = CHECK_EQ_INT(own->size, units[0]->types[i][0]) && CHECK_EQ_INT(own->alignment, units[0]->types[i][1]) &&
                    CHECK_EQ_INT(mf_type_make(own->encoding, &type, NULL), MF_OK) && CHECK_EQ_INT(mf_type_size(type), own->size) &&
                    CHECK_EQ_INT(mf_type_alignment(type), own->alignment);
    if (!is_right) fprintf(stderr, "  %s\n", own->encoding);
  }
}

static void check_all(void) {
  mf_multicast *multicast = NULL;
  CHECK_EQ_INT(mf_multicast_create("all", NULL, &multicast, NULL), MF_OK);
  check_types();
  for (unsigned index = first; index < first + count; index++) {
    random_signature_make(seed, index, &now.of);
    if (has_long_double() || !strchr(now.of.encoding, 'D')) check_signature(index, multicast);
  }
  mf_multicast_destroy(multicast);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  CHECK_EQ_INT(mf_closure_count(), 0);
}

/* What chooses between plans and libffi does so once in a process. */
static void check_in_child(void) {
  pid_t child = fork();
  if (child == 0) {
    CHECK_EQ_INT(mf_force_libffi(NULL), MF_OK);
    check_all();
    CHECK_EQ_INT(planned, 0);
    exit(check_done());
  }
  int status = -1;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  if (!CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0)) fprintf(stderr, "  wait status 0x%x\n", (unsigned)status);
}

int main(int argument_count, char **arguments) {
  if (getrandom(&seed, sizeof seed, 0) != sizeof seed) seed = (uint64_t)getpid();
  if (argument_count > 1) seed = strtoull(arguments[1], NULL, 0);
  first = argument_count > 2 ? (unsigned)strtoul(arguments[2], NULL, 0) : 0;
  const char *wanted = argument_count > 3 ? arguments[3] : getenv("CHECK_RANDOM");
  count = wanted ? (unsigned)strtoul(wanted, NULL, 0) : check_slow() ? FEWEST : CHECK_SANITIZED ? FEWER : ALL;
  fprintf(stderr, "seed 0x%jx\n", (uintmax_t)seed);
  if (!CHECK_SANITIZED) signal(SIGSEGV, say_where_it_crashed), signal(SIGBUS, say_where_it_crashed), signal(SIGILL, say_where_it_crashed);
  random_types_make(seed);
  if (!CHECK(compile_signatures(seed, first, count, units, UNITS, arguments[0]))) return check_done();
  if (!getenv("MF_FORCE_LIBFFI")) check_in_child();
  check_all();
  if (!mf_forces_libffi() && count >= FEWEST) CHECK(planned > count / 4);
  int status = check_done();
  printf("seed 0x%jx: %u signatures, %u of them by plan\n", (uintmax_t)seed, count, planned);
  return status;
}
