/* Our core, set up for the messages note(_:_:) and take(_:_:). */
#ifndef CORE_H
#define CORE_H

#include <CFFIShim.h>

typedef struct core_message {
  mf_selector selector;
  const mf_signature *signature;
} core_message;

extern core_message core_note, core_take; /* v@:id and i@:id */
void set_up_core(void);

typedef struct core_frame {
  int a;
  double b;
} core_frame;

/* How the targets of a multicast do it. */
typedef enum core_kind { CORE_NATIVE, CORE_REGISTERS, CORE_PRIVATE, CORE_MIXED /* native and handlers in turn */, CORE_KINDS } core_kind;

/* A table whose note(_:_:) is of that kind (CORE_MIXED: a handler), and whose take(_:_:) is native. */
mf_table *core_table(core_kind kind);

mf_multicast *core_multicast(int count, core_kind kind);

/* Sends note(_:_:) to a multicast. */
void run_core_multicast(long count, void *multicast);

#endif
