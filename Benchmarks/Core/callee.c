#include "bench.h"

void add_to_sums(void *self, mf_selector selector, int a, double b) {
  (void)selector;
  sums *object = self;
  object->integers += a;
  object->doubles += b;
}
