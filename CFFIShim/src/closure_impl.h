/* What a closure is made of. */
#ifndef MF_CLOSURE_IMPL_H
#define MF_CLOSURE_IMPL_H

#include "CFFIShim/closure.h"
#include "signature_impl.h"

/* How a part of an argument fills the frame. */
typedef enum mf__fetch_kind {
  MF__FETCH_8, MF__FETCH_4, MF__FETCH_2, MF__FETCH_1,
  MF__FETCH_TRUTH,
  MF__FETCH_BYTES,
  MF__FETCH_REFERENCE /* bytes at the address that was passed */
} mf__fetch_kind;

/* A part of an argument, on its way from a register or from the stack to the frame: a trampoline's counterpart of mf__move. */
typedef struct mf__fetch {
  uint8_t kind; /* mf__fetch_kind */
  bool on_stack;
  uint32_t from; /* bytes into the registers or the stack */
  uint32_t to;   /* in the frame */
  uint32_t size;
} mf__fetch;

typedef struct mf__registers mf__registers;

/* Takes a call as a whole, whose registers are as a trampoline saved them; false, and nothing happened, when it does not. */
typedef bool mf__take_call(const mf_closure *closure, mf__registers *registers);

/* What such a function that relays messages knows of its closure; see relay.c. */
enum { MF__RELAY_ARGUMENTS = 3 };
typedef struct mf__relay {
  void *object;
  mf_selector selector;
  uint8_t from[MF__RELAY_ARGUMENTS], to[MF__RELAY_ARGUMENTS]; /* in the registers, in the frame */
  uint8_t answer;                                             /* in the registers */
} mf__relay;

struct mf_closure {
  const mf_signature *signature;
  mf_closure_options options;
  mf_function function;
  void *writable; /* libffi's closure; NULL with a trampoline */

  /* Of a trampoline. */
  int32_t slot;
  uint16_t self; /* the integer register that self came in, the selector in the next */
  uint16_t fetch_count;
  mf__take_call *takes; /* or NULL: a hook for what stands higher */
  const mf__relay *relay;
  mf__fetch fetches[];
};

#endif
