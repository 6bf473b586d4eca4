#include "raw.h"

#include "peers.h"
#include <stdlib.h>

typedef struct pair {
  void (*function)(void *, void *, int, double);
  void *self;
} pair;

struct raw_list {
  int count;
  pair pairs[];
};

static char selector;

raw_list *make_raw_list(int count, void (*function)(void *, void *, int, double)) {
  raw_list *list = malloc(sizeof *list + count * sizeof *list->pairs);
  must(list, "memory");
  list->count = count;
  for (int i = 0; i < count; i++) list->pairs[i] = (pair){function, &objects[i]};
  return list;
}

void run_raw_list(long count, void *context) {
  raw_list *list = context;
  for (long i = 0; i < count; i++) {
    int a = (int)i & 7;
    for (int k = 0; k < list->count; k++) list->pairs[k].function(list->pairs[k].self, &selector, a, 1.5);
  }
}

static void run_take(long count, void *context) {
  (void)context;
  int (*volatile function)(void *, void *, int, double) = take;
  for (long i = 0; i < count; i++) answers += function(&objects[0], &selector, (int)i & 7, 1.5);
}

void add_raw(void) {
  add_series((series){"raw/send", run_take, NULL, 0, false});
  for (int i = 0; i < SIZES; i++) {
    add_series((series){"raw/multicast", run_raw_list, make_raw_list(sizes[i], note), sizes[i], false});
    add_series((series){"raw/multicast-registers", run_raw_list, make_raw_list(sizes[i], note_in_registers), sizes[i], true});
  }
}
