/* Retiring: things that were taken out of use wait here until no thread has a pin on them.

   Things of one line end in the order in which they were retired: what an older one can see is not freed before it. One thread that stays
   long in a pinned thing holds up that line alone. */
#ifndef MF_RETIRE_H
#define MF_RETIRE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "pin.h"

/* Stands first in a thing that is retired: pins name its address. */
typedef struct mf__retired {
  struct mf__retired *next;
  void (*finish)(struct mf__retired *thing); /* frees it; nothing is locked */
  uint64_t serial; /* 0 at first */
} mf__retired;

/* A line; zero at first. It may be a part of the last thing that stands in it. */
typedef struct mf__line {
  mf__retired *oldest, *newest;
  struct mf__line *next; /* of those in which something stands */
} mf__line;

/* Hands a thing over that was taken out of use just now; under the lock that orders its line. True when it is time to sweep, because
   this thing is `urgent` or many wait: then call mf__retired_sweep with no lock held. */
bool mf__retire(mf__retired *thing, mf__line *line, bool urgent);

/* Says that a thing which cannot be handed over yet is to be waited for from now on; it will be, before anything of its line that comes after
   it, while something of its line waits or is being finished. */
void mf__retire_later(mf__retired *thing);

/* Frees what nobody has a pin on any more. */
void mf__retired_sweep(void);

/* Pins a thing where the thread has no slot left; the caller sees to it that it is not retired meanwhile. */
void mf__pin_deep(mf__pins *pins, mf__deep_pin *pin, const void *thing);

/* Ends the latest pin, which has none. Call mf__retired_sweep afterwards. */
void mf__unpin_deep(mf__pins *pins);

/* Around fork; in the child, what other threads were freeing stays half freed, and nobody waits for it. */
void mf__retired_lock(void);
void mf__retired_unlock(void);
void mf__retired_forget_others(void);

#endif
