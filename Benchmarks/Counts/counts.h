/* Instructions of key paths, counted under callgrind. Each file is one group of paths. */
#ifndef COUNTS_H
#define COUNTS_H

#include <stdbool.h>

/* Does a path so many times. */
typedef void path_run(long count, void *context);

/* Runs a path until it is what it is when it is used often, then counts what one more takes: `divisor` is what one stands for (targets of a
   round). */
void count(const char *name, path_run *run, void *context, long divisor);

/* Ends the program when something fails that cannot fail here. */
void fail(const char *what);
static inline void must(bool worked, const char *what) {
  if (!worked) fail(what);
}

void count_sends(void);
void count_multicasts(void);
void count_questions(void);

#endif
