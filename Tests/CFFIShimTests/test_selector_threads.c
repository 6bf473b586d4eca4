/* Selectors from many threads: one name is one selector, whoever comes first; who was told of a name always finds it. */
#include <CFFIShim/selector.h>
#include <pthread.h>

#include "check.h"

enum { THREADS = 8, SHARED = 4000, OWN = 2000 };

static mf_selector shared[THREADS][SHARED];
static mf_selector own[THREADS][OWN];
static _Atomic(mf_selector) published[SHARED]; /* found by name ever after */
static pthread_barrier_t start;

static void *intern_all(void *argument) {
  int me = (int)(intptr_t)argument;
  char name[32];
  long wrong = 0;
  pthread_barrier_wait(&start);
  for (int i = 0; i < SHARED; i++) {
    /* Each begins elsewhere, and half of them go backwards. */
    int n = (me * (SHARED / THREADS) + (me % 2 ? SHARED - i : i)) % SHARED;
    snprintf(name, sizeof name, me % 3 ? "shared%d:" : "shared%d(_:)", n);
    wrong += mf_selector_intern(name, &shared[me][n], NULL) != MF_OK;
    atomic_store(&published[n], shared[me][n]);

    int other = (n * 7 + me) % SHARED;
    mf_selector known = atomic_load(&published[other]);
    snprintf(name, sizeof name, "shared%d:", other);
    mf_selector found = mf_selector_find(name);
    wrong += known && found != known;

    if (i % 2) continue;
    snprintf(name, sizeof name, "own%d:of%d:", i / 2, me);
    wrong += mf_selector_intern(name, &own[me][i / 2], NULL) != MF_OK;
  }
  CHECK_EQ_INT(wrong, 0);
  return NULL;
}

int main(void) {
  pthread_t threads[THREADS];
  pthread_barrier_init(&start, NULL, THREADS);
  for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, intern_all, (void *)(intptr_t)i);
  for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
  pthread_barrier_destroy(&start);

  long wrong = 0;
  for (int n = 0; n < SHARED; n++) {
    char name[32];
    snprintf(name, sizeof name, "shared%d(_:)", n);
    wrong += strcmp(mf_selector_name(shared[0][n]), name) != 0;
    for (int i = 1; i < THREADS; i++) wrong += shared[i][n] != shared[0][n];
  }
  for (int i = 0; i < THREADS; i++)
    for (int n = 0; n < OWN; n++) {
      char name[32];
      snprintf(name, sizeof name, "own%d(_:of%d:)", n, i);
      wrong += strcmp(mf_selector_name(own[i][n]), name) != 0 || mf_selector_find(name) != own[i][n];
    }
  CHECK_EQ_INT(wrong, 0);
  CHECK_EQ_INT(mf_selector_count(), SHARED + THREADS * OWN);
  return check_done();
}
