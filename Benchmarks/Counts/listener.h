/* Who hears the messages of the counted paths. */
#ifndef LISTENER_H
#define LISTENER_H

#include <CFFIShim.h>

extern mf_selector note;                  /* note(_:_:) */
extern const mf_signature *note_signature; /* i@:id */

typedef struct note_frame {
  int a;
  double b;
} note_frame;

/* The native method. */
int note_natively(void *self, mf_selector selector, int a, double b);

/* Objects; nothing but their addresses matters. */
enum { LISTENERS = 64 };
extern char listeners[LISTENERS];

/* Tables whose note(_:_:) is native and a handler. */
mf_table *native_table(void);
mf_table *handler_table(void);

#endif
