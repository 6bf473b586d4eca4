/* What the series share. Each file is one peer, or one way through our core, and adds its series. */
#ifndef PEERS_H
#define PEERS_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Sends `count` messages (i & 7, 1.5), i from 0. */
typedef void series_run(long count, void *context);

typedef struct series {
  const char *name;     /* "peer/what"; with many targets "peer/what/targets" is what it is called */
  series_run *run;
  void *context;
  int targets;          /* that hear each message; 0: the name goes without */
  bool leaves_no_trace; /* the callee only uses registers, so that nobody can check that it was called */
} series;

/* Checks that every message arrives, then has the series measured with all others. */
void add_series(series series);

/* The numbers of targets in the chart. */
enum { MAX_TARGETS = 1000, SIZES = 4 };
extern const int sizes[SIZES];

/* Objects to send to; nothing but their addresses matters. */
extern char objects[MAX_TARGETS];

/* What every callee does with a message: add it up. Peers whose methods are no C functions have the same lines in a file of their own,
   so that no call is inlined. */
typedef struct sums {
  long integers;
  double doubles;
} sums;
extern sums heard;

void note(void *self, void *selector, int a, double b);
int take(void *self, void *selector, int a, double b); /* answers a + 1 */
void note_in_registers(void *self, void *selector, int a, double b);
void note_privately(void *self, void *selector, int a, double b); /* into sums of the thread */
void note_signal(void *sender, int a, double b, void *data);

/* Answers go here, so that they are needed. */
extern long answers;

/* Ends the program when something failed that cannot fail here. */
void fail(const char *what);
static inline void must(bool worked, const char *what) {
  if (!worked) fail(what);
}

void add_raw(void);
void add_libffi(void);
void add_core_sends(void);
void add_core_multicasts(void);
void add_gnustep(void);
void add_glib(void);
void add_qt(void);
void add_sigcpp(void);

/* How two threads that send through one multicast scale, beside two that run the raw loop: prints "name ratio" lines. */
void measure_threads(void);

#ifdef __cplusplus
}
#endif
#endif
