/* The allocator of the library in tests named test_fail_*: it counts live blocks, and fails when it is told to.

     FAIL_EACH_ALLOCATION(mf_selector_intern(name, &selector, &error), (void)0);

   runs the call with its 1st, 2nd, 3rd … allocation failing, until it needs no more than that and succeeds; each time once with
   that allocation alone failing, and once with all after it failing too. Every failure must be MF_NO_MEMORY and leave as many
   live blocks as there were. `undo` runs after the call succeeded. */
#ifndef FAILING_ALLOC_H
#define FAILING_ALLOC_H

#include <stdbool.h>
#include <stddef.h>

/* What the library calls. */
void *mf__malloc(size_t size);
void *mf__calloc(size_t count, size_t size);
void *mf__realloc(void *pointer, size_t size);
void mf__free(void *pointer);

/* From now on the n-th allocation fails (counted from 1), or that one and all later ones. */
void failing_alloc_start(long n, bool and_later);

/* Allocations succeed again. True when one has failed since the start. */
bool failing_alloc_stop(void);

/* Blocks allocated and not yet freed. */
long failing_alloc_live(void);

/* Allocations since the program began, failed ones too. */
long failing_alloc_count(void);

#define FAIL_EACH_ALLOCATION(call, undo) FAIL_EACH_ALLOCATION_CHECKED(call, undo, true)

/* The same without a look at live blocks: where a call interns on its way, that stays. Use it once, then FAIL_EACH_ALLOCATION. */
#define FAIL_EACH_ALLOCATION_COLD(call, undo) FAIL_EACH_ALLOCATION_CHECKED(call, undo, false)

#define FAIL_EACH_ALLOCATION_CHECKED(call, undo, check_live)                                                  \
  do {                                                                                                        \
    bool failing_more = true;                                                                                 \
    for (long failing_n = 1; failing_more; failing_n++) {                                                     \
      for (int failing_later = 0; failing_later < 2 && failing_more; failing_later++) {                       \
        long failing_live = failing_alloc_live();                                                             \
        failing_alloc_start(failing_n, failing_later);                                                        \
        mf_status failing_status = (call);                                                                    \
        failing_more = failing_alloc_stop();                                                                  \
        if (!CHECK_EQ_INT(failing_status, failing_more ? MF_NO_MEMORY : MF_OK))                               \
          fprintf(stderr, "  with allocation %ld%s failing\n", failing_n, failing_later ? " and all later" : ""); \
        if (failing_status == MF_OK) {                                                                        \
          undo;                                                                                               \
        } else if (check_live && !CHECK_EQ_INT(failing_alloc_live(), failing_live)) {                         \
          fprintf(stderr, "  with allocation %ld%s failing\n", failing_n, failing_later ? " and all later" : ""); \
        }                                                                                                     \
      }                                                                                                       \
    }                                                                                                         \
  } while (0)

#endif
