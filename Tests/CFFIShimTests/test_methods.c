/* The methods of a table, by themselves: a random walk judged by a dull list, and readers while they grow, change and go. */
#include "core_kit.h"
#include "methods.h"

#include <pthread.h>

/* Selectors that nobody looks into: only their addresses count. */
enum { NAMES = 3000, FEW = 40 };
static char names[NAMES * 48];
static mf_selector name(int i, int stride) { return (mf_selector)(const void *)&names[i * stride]; }

static unsigned next_random(uint64_t *state) {
  *state = *state * 6364136223846793005u + 1442695040888963407u;
  return (unsigned)(*state >> 33);
}

static const mf_method *put(mf__methods *methods, mf_selector selector) {
  CHECK(mf__methods_reserve(methods, 1));
  mf_method *method = mf__methods_take(methods);
  method->selector = selector;
  mf__methods_install(methods, method);
  return method;
}

static int finished;
static void finish(mf_method *method) {
  CHECK(method->selector != NULL);
  finished++;
}

static void test_empty(void) {
  mf__methods methods = {0};
  const mf_method *list[1] = {NULL};
  mf__methods_begin(&methods);
  CHECK_EQ_PTR(mf__methods_find(&methods, name(0, 48)), NULL);
  CHECK_EQ_PTR(mf__methods_find(&methods, NULL), NULL);
  mf__methods_list(&methods, list, 1);
  CHECK_EQ_PTR(list[0], NULL);
  finished = 0;
  mf__methods_end(&methods, finish);
  CHECK_EQ_INT(finished, 0);
  /* Room alone is no method. */
  mf__methods_begin(&methods);
  CHECK(mf__methods_reserve(&methods, 2));
  CHECK_EQ_PTR(mf__methods_find(&methods, name(0, 48)), NULL);
  mf__methods_end(&methods, finish);
  CHECK_EQ_INT(finished, 0);
}

/* The current ones in the order of registration. */
typedef struct model {
  const mf_method *methods[NAMES];
  size_t count;
} model;

static size_t place_in(const model *model, mf_selector selector) {
  size_t i = 0;
  while (i < model->count && model->methods[i]->selector != selector) i++;
  return i;
}

static long compare(const mf__methods *methods, const model *model, int count, int stride) {
  static const mf_method *list[NAMES];
  long wrong = methods->current != model->count;
  for (int i = 0; i < count; i++) {
    size_t place = place_in(model, name(i, stride));
    wrong += mf__methods_find(methods, name(i, stride)) != (place < model->count ? model->methods[place] : NULL);
  }
  mf__methods_list(methods, list, NAMES);
  for (size_t i = 0; i < model->count; i++) wrong += list[i] != model->methods[i];
  size_t half = model->count / 2;
  list[half] = NULL; /* no more than was asked for */
  mf__methods_list(methods, list, half);
  return wrong + (list[half] != NULL);
}

/* Selectors at every distance that an allocator gives, and so close that hashes are the same. */
static void test_random_walk(int stride, int count) {
  static model model;
  mf__methods methods = {0};
  uint64_t random = 7;
  int made = 0;
  long wrong = 0;
  mf__methods_begin(&methods);
  model.count = 0;
  for (int i = 0, steps = check_slow() ? 3000 : 30000; i < steps; i++) {
    mf_selector selector = name((int)(next_random(&random) % (unsigned)count), stride);
    size_t place = place_in(&model, selector);
    if (next_random(&random) % 4) {
      model.methods[place] = put(&methods, selector);
      model.count += place == model.count;
      made++;
    } else if (place < model.count) {
      mf__methods_remove(&methods, model.methods[place]);
      model.count--;
      memmove(&model.methods[place], &model.methods[place + 1], (model.count - place) * sizeof model.methods[0]);
    }
    if (i % 500 == 0) wrong += compare(&methods, &model, count, stride);
  }
  CHECK_EQ_INT(wrong + compare(&methods, &model, count, stride), 0);
  finished = 0;
  mf__methods_end(&methods, finish);
  CHECK_EQ_INT(finished, made);
}

/* Readers: what is there all the time is always found, what is never there never, and what comes and goes is the right one or none. */
typedef struct shared {
  mf__methods methods;
  atomic_bool is_done;
  atomic_long rounds, wrong;
} shared;

static void *read_all(void *context) {
  shared *shared = context;
  while (!atomic_load(&shared->is_done)) {
    long wrong = 0;
    for (int i = 0; i < FEW; i++) {
      const mf_method *method = mf__methods_find(&shared->methods, name(i, 48));
      wrong += !method || method->selector != name(i, 48);
      method = mf__methods_find(&shared->methods, name(NAMES - 1 - i, 48));
      wrong += method && method->selector != name(NAMES - 1 - i, 48);
      wrong += mf__methods_find(&shared->methods, (mf_selector)(const void *)&names[i * 48 + 17]) != NULL;
    }
    atomic_fetch_add(&shared->wrong, wrong);
    atomic_fetch_add(&shared->rounds, 1);
  }
  return NULL;
}

static void test_readers(void) {
  enum { READERS = 3 };
  for (int round = 0; round < (check_slow() ? 2 : 60); round++) {
    static shared shared;
    pthread_t readers[READERS];
    memset(&shared, 0, sizeof shared);
    mf__methods_begin(&shared.methods);
    for (int i = 0; i < FEW; i++) put(&shared.methods, name(i, 48));
    for (int i = 0; i < READERS; i++) pthread_create(&readers[i], NULL, read_all, &shared);
    while (atomic_load(&shared.rounds) < READERS) sched_yield();
    for (int i = FEW; i < NAMES; i++) {
      const mf_method *method = put(&shared.methods, name(i, 48));
      put(&shared.methods, name(i % FEW, 48)); /* replaced: there all the time, too */
      if (i % 3 == 0) mf__methods_remove(&shared.methods, method);
      if (i % 256 == 0) sched_yield();
    }
    atomic_store(&shared.is_done, true);
    for (int i = 0; i < READERS; i++) pthread_join(readers[i], NULL);
    CHECK_EQ_INT(shared.wrong, 0);
    mf__methods_end(&shared.methods, finish);
  }
}

int main(void) {
  test_empty();
  test_random_walk(48, FEW);
  test_random_walk(48, NAMES);
  test_random_walk(16, NAMES);
  test_random_walk(1, NAMES);
  test_readers();
  return check_done();
}
