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

void note_in_registers(void *self, void *selector, int a, double b) {
  __asm__ volatile("" : : "r"(self), "r"(selector), "r"(a), "g"(b)); // needed, and not in memory
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
