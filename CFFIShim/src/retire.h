/* Retiring: things that were taken out of use wait here until no thread has a pin on them.

   Things of one line end in the order in which they were retired: what an older one can see is not freed before it. One thread that stays
   long in a pinned thing holds up that line alone. */
#ifndef MF_RETIRE_H
#define MF_RETIRE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CFFIShim/error.h"

/* A line; zero at first. */
typedef struct mf__line {
  uint64_t blocked; /* the last sweep that found a pinned thing in it */
} mf__line;

/* Stands first in a thing that is retired: pins name its address. */
typedef struct mf__retired {
  struct mf__retired *next;
  mf__line *line;
  void (*finish)(struct mf__retired *thing); /* frees it; nothing is locked */
  uint64_t serial;
  _Atomic size_t counted; /* pins of threads that had no slot left */
} mf__retired;

/* Hands a thing over that was taken out of use just now; under the lock that orders its line. True when it is time to sweep, because
   this thing is `urgent` or many wait: then call mf__retired_sweep with no lock held. */
bool mf__retire(mf__retired *thing, mf__line *line, bool urgent);

/* Frees what nobody has a pin on any more. */
void mf__retired_sweep(void);

#endif
