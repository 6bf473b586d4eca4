#include "peers.h"

const int sizes[SIZES] = {1, 8, 64, MAX_TARGETS};
char objects[MAX_TARGETS];
sums heard;
long answers;

void note(void *self, void *selector, int a, double b) {
  (void)self, (void)selector;
  heard.integers += a;
  heard.doubles += b;
}

int take(void *self, void *selector, int a, double b) {
  (void)self, (void)selector;
  heard.integers += a;
  heard.doubles += b;
  return a + 1;
}

#ifdef __x86_64__
#define IN_VECTOR_REGISTER "x"
#else
#define IN_VECTOR_REGISTER "w"
#endif

void note_in_registers(void *self, void *selector, int a, double b) {
  __asm__ volatile("" : : "r"(self), "r"(selector), "r"(a), IN_VECTOR_REGISTER(b)); // needed where they are
}

void note_privately(void *self, void *selector, int a, double b) {
  static _Thread_local sums own;
  (void)self, (void)selector;
  own.integers += a;
  own.doubles += b;
}

void note_signal(void *sender, int a, double b, void *data) {
  (void)sender, (void)data;
  heard.integers += a;
  heard.doubles += b;
}
