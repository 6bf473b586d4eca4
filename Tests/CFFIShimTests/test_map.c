/* The map from pointers to pointers: a random walk judged by a plain array, removal, and readers while it grows. */
#include "check.h"
#include "map.h"

#include <pthread.h>

enum { KEYS = 4096 };

static char keys[KEYS * 16], values[64];

static uint64_t state = 1;

static unsigned next_random(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (unsigned)(state >> 33);
}

static void test_empty(void) {
  mf__map map = {NULL};
  CHECK_EQ_PTR(mf__map_find(&map, keys), NULL);
  CHECK_EQ_PTR(mf__map_find(&map, NULL), NULL);
  CHECK(mf__map_put(&map, keys, values));
  CHECK_EQ_PTR(mf__map_find(&map, NULL), NULL);
  mf__map_free(&map);
}

/* Keys of every alignment that an allocator gives, and of none. */
static void test_random_walk(size_t stride) {
  mf__map map = {NULL};
  static const void *model[KEYS];
  memset(model, 0, sizeof model);
  long wrong = 0;
  int steps = check_slow() ? 20000 : 400000;
  for (int i = 0; i < steps; i++) {
    unsigned k = next_random() % (i < steps / 2 ? 50 : KEYS);
    const void *value = next_random() % 3 ? &values[next_random() % sizeof values] : NULL;
    if (next_random() % 4 == 0) wrong += !mf__map_reserve(&map, &keys[k * stride]);
    wrong += !mf__map_put(&map, &keys[k * stride], value);
    model[k] = value;
    k = next_random() % KEYS;
    wrong += mf__map_find(&map, &keys[k * stride]) != model[k];
  }
  CHECK_EQ_INT(wrong, 0);
  for (size_t k = 0; k < KEYS; k++) wrong += mf__map_find(&map, &keys[k * stride]) != model[k];
  CHECK_EQ_INT(wrong, 0);
  mf__map_free(&map);
}

/* A few keys that come and go for ever need no more room. */
static void test_coming_and_going(void) {
  mf__map map = {NULL};
  for (int i = 0; i < 100000; i++) mf__map_put(&map, &keys[i % 5 * 16], i % 2 ? values : NULL);
  CHECK(atomic_load(&map.slots)->shift == 61);
  /* And many keys of which few are there at a time are not all carried along. */
  for (int i = 0; i < KEYS; i++) {
    mf__map_put(&map, &keys[i * 16], values);
    mf__map_put(&map, &keys[i * 16], NULL);
  }
  CHECK(atomic_load(&map.slots)->used < KEYS / 2);
  mf__map_free(&map);
}

typedef struct sharing {
  mf__map map;
  atomic_size_t written; /* keys below this are there for good */
  atomic_long wrong;
  atomic_bool is_done;
} sharing;

static void *read_all(void *context) {
  sharing *shared = context;
  while (!atomic_load(&shared->is_done)) {
    size_t written = atomic_load(&shared->written);
    for (size_t i = 0; i < KEYS; i++) {
      const void *value = mf__map_find(&shared->map, &keys[i * 16]);
      bool is_right = value == &values[i % sizeof values] || (i >= written && !value);
      if (!is_right) atomic_fetch_add(&shared->wrong, 1);
    }
  }
  return NULL;
}

static void test_readers_during_growth(void) {
  int rounds = check_slow() ? 2 : 50;
  sharing shared = {.wrong = 0};
  for (int round = 0; round < rounds; round++) {
    pthread_t readers[3];
    atomic_store(&shared.map.slots, NULL);
    atomic_store(&shared.written, 0);
    atomic_store(&shared.is_done, false);
    for (int i = 0; i < 3; i++) pthread_create(&readers[i], NULL, read_all, &shared);
    for (size_t i = 0; i < KEYS; i++) {
      mf__map_put(&shared.map, &keys[i * 16], &values[i % sizeof values]);
      atomic_store(&shared.written, i + 1);
    }
    atomic_store(&shared.is_done, true);
    for (int i = 0; i < 3; i++) pthread_join(readers[i], NULL);
    mf__map_free(&shared.map);
  }
  CHECK_EQ_INT(shared.wrong, 0);
}

int main(void) {
  test_empty();
  test_random_walk(16);
  test_random_walk(8);
  test_random_walk(1);
  test_coming_and_going();
  test_readers_during_growth();
  return check_done();
}
