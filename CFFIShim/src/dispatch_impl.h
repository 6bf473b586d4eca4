/* What a dispatch plan is made of. */
#ifndef MF_DISPATCH_IMPL_H
#define MF_DISPATCH_IMPL_H

#include "dispatch.h"

typedef enum mf__run_kind {
  MF__RUN_LOOP,  /* natives that are never gone, with one function and table */
  MF__RUN_KNOWN, /* one target with a method that agrees */
  MF__RUN_OTHER  /* one target to look at again */
} mf__run_kind;

typedef struct mf__run {
  const mf_method *method; /* NULL for the last kind */
  uint32_t first, count;   /* in `selves` and `positions` */
  uint8_t kind;            /* mf__run_kind */
} mf__run;

struct mf__dispatch {
  mf__retired retired;
  mf_selector selector;
  const char *shape;   /* of the signature that senders state */
  uint64_t generation; /* of the multicast */
  uint64_t epoch;      /* of the tables */
  mf__roster *roster;  /* shared with states */
  mf__dispatch *next;  /* of all plans of the multicast */
  size_t end;          /* of the roster's positions that were looked at */
  uint32_t *positions; /* in the roster */
  mf__run *runs;
  size_t run_count;
  void *selves[];
};

#endif
