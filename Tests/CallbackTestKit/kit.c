#include "CallbackTestKit.h"

#include <pthread.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define KIT_DEFINE(name, type)                                                                    \
  type kit_call_##name(type (*function)(type), type value) { return function(value); }            \
  type kit_echo_##name(type value) { return value; }
KIT_TYPES(KIT_DEFINE)

#define KIT_DEFINE_128(name, type)                              \
  bool kit_call_##name(const void *function) {                  \
    type (*callable)(type), value = ((type)1 << 100) - 1;       \
    memcpy(&callable, &function, sizeof callable);              \
    return callable(value) == value + 1;                        \
  }                                                             \
  static type next_##name(type value) { return value + 1; }     \
  const void *kit_next_##name(void) {                           \
    type (*function)(type) = next_##name;                       \
    const void *address;                                        \
    memcpy(&address, &function, sizeof address);                \
    return address;                                             \
  }
KIT_DEFINE_128(int128, __int128)
KIT_DEFINE_128(uint128, unsigned __int128)

static int anchor;

double kit_call_many(kit_many function) {
  return function(-1, 2.5, (kit_pair){3, -4}, 0.5f, (kit_triple){5, 6, 7}, true, 65535, (kit_mixed){8.25, -9}, INT64_MIN, "ten",
                  11.5, 12.5f, (kit_floats){13.5f, 14.5f}, -15, 16.5, UINT64_MAX, (kit_pixel){17, 18, 255}, 19.5, 20.5, 21.5, &anchor);
}

double kit_sum_many(int8_t a, double b, kit_pair c, float d, kit_triple e, bool f, uint16_t g, kit_mixed h, int64_t i,
                    const char *j, double k, float l, kit_floats m, int32_t n, double o, uint64_t p, kit_pixel q, double r, double s,
                    double t, void *u) {
  return a + 2 * b + 3 * c.a + 5 * c.b + 7 * d + 11 * (e.a + e.b + e.c) + 13 * f + 17 * g + 19 * (h.x + (double)h.n) +
         23 * (i == INT64_MIN) + 29 * (double)strlen(j) + 31 * k + 37 * l + 41 * (m.x + m.y) + 43 * n + 47 * o +
         53 * (p == UINT64_MAX) + 59 * (q.r + q.g + q.b) + 61 * r + 67 * s + 71 * t + 73 * (u == &anchor);
}

int32_t kit_call_times(int32_t (*function)(int32_t), int32_t times) {
  int32_t sum = 0;
  for (int32_t i = 0; i < times; i++) sum += function(i);
  return sum;
}

void kit_call_void(void (*function)(void)) { function(); }

int32_t kit_call_any(const void *function, int32_t value) {
  int32_t (*callable)(int32_t);
  memcpy(&callable, &function, sizeof callable);
  return callable(value);
}

int32_t kit_call_in_child(int32_t (*function)(int32_t), int32_t value) {
  pid_t child = fork();
  if (child == 0) _exit(function(value) & 0x7f);
  int status;
  if (child < 0 || waitpid(child, &status, 0) != child || !WIFEXITED(status)) return -1;
  return WEXITSTATUS(status);
}

typedef struct { int32_t (*function)(int32_t); int32_t times; int64_t sum; } run;

static void *run_it(void *context) {
  run *r = context;
  for (int32_t i = 0; i < r->times; i++) r->sum += r->function(i);
  return NULL;
}

int64_t kit_call_on_threads(int32_t (*function)(int32_t), int32_t threads, int32_t times) {
  enum { MOST = 16 };
  pthread_t ids[MOST];
  run runs[MOST];
  int64_t sum = 0;
  if (threads > MOST) return -1;
  for (int32_t i = 0; i < threads; i++) {
    runs[i] = (run){function, times, 0};
    if (pthread_create(&ids[i], NULL, run_it, &runs[i])) return -1;
  }
  for (int32_t i = 0; i < threads; i++) {
    pthread_join(ids[i], NULL);
    sum += runs[i].sum;
  }
  return sum;
}
