/* libffi: a prepared ffi_call, a loop of it over all targets, and a closure that relays to them. */
#include "peers.h"

#include <ffi.h>
#include <stdlib.h>

static ffi_cif note_cif, take_cif;
static char selector;

static void run_call(long count, void *context) {
  (void)context;
  void *self = &objects[0], *name = &selector;
  int a;
  double b;
  void *arguments[] = {&self, &name, &a, &b};
  ffi_arg answer;
  for (long i = 0; i < count; i++) {
    a = (int)i & 7;
    b = 1.5;
    ffi_call(&take_cif, FFI_FN(take), &answer, arguments);
    answers += (int)answer;
  }
}

typedef struct relay {
  int count;
  void (*entry)(void *, void *, int, double);
  void *selves[];
} relay;

static void run_loop(long count, void *context) {
  relay *relay = context;
  void *name = &selector;
  int a;
  double b = 1.5;
  void *arguments[] = {NULL, &name, &a, &b};
  for (long i = 0; i < count; i++) {
    a = (int)i & 7;
    for (int k = 0; k < relay->count; k++) {
      arguments[0] = &relay->selves[k];
      ffi_call(&note_cif, FFI_FN(note), NULL, arguments);
    }
  }
}

/* Calls every target with the arguments as they came; only self is another. */
static void pass_on(ffi_cif *cif, void *result, void **came, void *context) {
  (void)result;
  relay *relay = context;
  void *arguments[] = {NULL, came[1], came[2], came[3]};
  for (int k = 0; k < relay->count; k++) {
    arguments[0] = &relay->selves[k];
    ffi_call(cif, FFI_FN(note), NULL, arguments);
  }
}

static void run_relay(long count, void *context) {
  relay *relay = context;
  void (*volatile entry)(void *, void *, int, double) = relay->entry;
  for (long i = 0; i < count; i++) entry(&objects[0], &selector, (int)i & 7, 1.5);
}

static relay *make_relay(int count) {
  relay *relay = malloc(sizeof *relay + count * sizeof *relay->selves);
  must(relay, "memory");
  relay->count = count;
  for (int k = 0; k < count; k++) relay->selves[k] = &objects[k];
  void *code;
  ffi_closure *closure = ffi_closure_alloc(sizeof *closure, &code);
  must(closure && ffi_prep_closure_loc(closure, &note_cif, pass_on, relay, code) == FFI_OK, "ffi_closure");
  relay->entry = (void (*)(void *, void *, int, double))code;
  return relay;
}

void add_libffi(void) {
  static ffi_type *types[] = {&ffi_type_pointer, &ffi_type_pointer, &ffi_type_sint, &ffi_type_double};
  must(ffi_prep_cif(&note_cif, FFI_DEFAULT_ABI, 4, &ffi_type_void, types) == FFI_OK, "ffi_prep_cif");
  must(ffi_prep_cif(&take_cif, FFI_DEFAULT_ABI, 4, &ffi_type_sint, types) == FFI_OK, "ffi_prep_cif");
  add_series((series){"libffi/send", run_call, NULL, 0, false});
  for (int i = 0; i < SIZES; i++) add_series((series){"libffi/multicast", run_loop, make_relay(sizes[i]), sizes[i], false});
  add_series((series){"libffi/callback", run_relay, make_relay(8), 8, false});
}
