/* Tables shared by threads: some send, look up and ask while another adds, replaces, exchanges and removes, and children come and go. */
#include "core_kit.h"

#include <pthread.h>

static long one(void *self, mf_selector selector) { return (void)self, (void)selector, 1; }
static long two(void *self, mf_selector selector) { return (void)self, (void)selector, 2; }
static mf_status three(void *context, mf_call *call) {
  *(long *)mf_call_result(call) = *(long *)context;
  return MF_OK;
}

enum { READERS = 3, NAMES = 40 };

typedef struct sharing {
  mf_table *parent, *table;
  mf_selector selectors[NAMES];
  const mf_signature *signature;
  atomic_bool is_done;
  atomic_long answers, wrong;
} sharing;

static bool is_answer(mf_status status, long result) {
  return status == MF_OK ? result >= 1 && result <= 3 : status == MF_UNRECOGNIZED_SELECTOR && result == 0;
}

static void *read_all(void *context) {
  sharing *s = context;
  uint64_t generation = 0;
  while (!atomic_load(&s->is_done)) {
    for (int i = 0; i < NAMES; i++) {
      mf_target target = {NULL, s->table};
      long result = -1;
      mf_status status = mf_send(target, s->selectors[i], s->signature, NULL, &result, NULL);
      bool is_right = is_answer(status, result), responds;
      mf_function function = NULL;
      status = mf_lookup(target, s->selectors[i], s->signature, &function, NULL);
      result = function ? ((long (*)(void *, mf_selector))function)(NULL, s->selectors[i]) : 0;
      is_right &= is_answer(status, result);
      is_right &= mf_responds(target, s->selectors[i], &responds, NULL) == MF_OK;
      const mf_method *methods[NAMES];
      size_t count = mf_table_methods(s->table, methods, NAMES);
      is_right &= count <= NAMES;
      for (size_t m = 0; m < count; m++) is_right &= mf_method_signature(methods[m]) == s->signature;
      uint64_t now = mf_table_generation(s->table);
      is_right &= now >= generation; /* it only grows */
      generation = now;
      atomic_fetch_add(is_right ? &s->answers : &s->wrong, 1);
    }
    mf_table *child = table_of("Child", s->table, NULL);
    mf_table_release(child);
  }
  return NULL;
}

static void change(sharing *s, unsigned random) {
  static long answer = 3;
  mf_implementation kinds[] = {NATIVE(one), PLAIN(two), mf_handled(three, &answer, NULL)};
  mf_table *table = random >> 12 & 1 ? s->parent : s->table;
  mf_selector a = s->selectors[(random >> 4) % NAMES], b = s->selectors[(random >> 16) % NAMES];
  mf_implementation *kind = &kinds[(random >> 8) % 3];
  switch (random & 3) {
    case 0: mf_table_add(table, a, s->signature, kind, NULL); break;
    case 1: mf_table_replace(table, a, s->signature, kind, NULL, NULL); break;
    case 2: mf_table_remove(table, a, NULL); break;
    case 3: mf_table_exchange(table, a, b, NULL); break;
  }
}

int main(void) {
  static sharing s;
  s.parent = table_of("Parent", NULL, NULL);
  s.table = table_of("Shared", s.parent, NULL);
  s.signature = signature_of("q@:");
  for (int i = 0; i < NAMES; i++) {
    char name[16];
    snprintf(name, sizeof name, "shared%d", i);
    s.selectors[i] = selector_of(name);
  }
  pthread_t readers[READERS];
  for (int i = 0; i < READERS; i++) pthread_create(&readers[i], NULL, read_all, &s);
  uint64_t state = 7;
  for (int i = 0, count = check_slow() ? 300 : 5000; i < count; i++) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    change(&s, (unsigned)(state >> 32));
    if (i % 16 == 0) sched_yield();
  }
  while (atomic_load(&s.answers) < NAMES) sched_yield();
  atomic_store(&s.is_done, true);
  for (int i = 0; i < READERS; i++) pthread_join(readers[i], NULL);
  CHECK_EQ_INT(s.wrong, 0);
  CHECK(s.answers > 0);
  destroy(s.table);
  destroy(s.parent);
  CHECK_EQ_INT(mf_closure_count(), 0);
  return check_done();
}
