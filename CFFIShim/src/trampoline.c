/* What a trampoline calls: the arguments are fetched from the registers and stack words that the classification names, and the result
   is put into the registers that it names. */
#include "trampoline.h"

#include "closure_run.h"

#if defined(MF_HAS_TRAMPOLINES)

_Static_assert(sizeof(uint64_t[8]) >= MF__RESULT_BUFFER, "the registers hold what mf__closure_run clears");

static bool result_is_served(const mf__result *result) {
  switch ((mf__result_kind)result->kind) {
#if defined(__x86_64__)
    case MF__RESULT_LONG_DOUBLE: return false;
#endif
    case MF__RESULT_COMPLEX_LONG_DOUBLE: case MF__RESULT_NATIVE: return false;
    default: return true;
  }
}

bool mf__trampolines_serve(const mf_signature *signature) {
  const mf__passing *passing = signature->passing;
  if (mf_forces_libffi() || !result_is_served(&passing->result)) return false;
  for (uint32_t i = 0; i < passing->piece_count; i++)
    if (passing->pieces[i].on_stack && passing->pieces[i].slot == UINT16_MAX) return false;
  return true;
}

static mf__fetch_kind kind_of(const mf__piece *piece) {
  if (piece->place == MF__BY_REFERENCE) return MF__FETCH_REFERENCE;
  switch (piece->size) {
    case 8: return MF__FETCH_8;
    case 4: return MF__FETCH_4;
    case 2: return MF__FETCH_2;
    case 1: return piece->extension == MF__TRUTH ? MF__FETCH_TRUTH : MF__FETCH_1;
    default: return MF__FETCH_BYTES;
  }
}

static uint32_t position_of(const mf__piece *piece) {
  if (piece->on_stack) return piece->slot * 8u;
  bool is_vector = piece->place == MF__IN_VECTOR || piece->place == MF__IN_QUAD;
  return is_vector ? MF_REGISTERS_VECTORS + piece->slot * 16u : MF_REGISTERS_INTEGERS + piece->slot * 8u;
}

void mf__trampoline_prepare(mf_closure *closure) {
  const mf__passing *passing = closure->signature->passing;
  for (uint32_t i = 0; i < passing->piece_count; i++) {
    const mf__piece *piece = &passing->pieces[i];
    if (piece->source == MF__FROM_SELF) closure->self = piece->slot;
    if (piece->source != MF__FROM_FRAME) continue;
    closure->fetches[closure->fetch_count++] =
        (mf__fetch){(uint8_t)kind_of(piece), piece->on_stack, position_of(piece), piece->offset, piece->size};
  }
}

static inline void fetch(const mf__fetch *fetch, const unsigned char *from, unsigned char *to) {
  switch ((mf__fetch_kind)fetch->kind) {
    case MF__FETCH_8: memcpy(to, from, 8); return;
    case MF__FETCH_4: memcpy(to, from, 4); return;
    case MF__FETCH_2: memcpy(to, from, 2); return;
    case MF__FETCH_1: *to = *from; return;
    case MF__FETCH_TRUTH: *to = *from != 0; return;
    case MF__FETCH_BYTES: memcpy(to, from, fetch->size); return;
    case MF__FETCH_REFERENCE: memcpy(to, *(void *const *)from, fetch->size); return;
  }
}

static inline void receive(const mf_closure *closure, const void *arrived, mf_call *call, unsigned char *frame) {
  const mf__registers *in = arrived;
  const unsigned char *places[] = {arrived, in->stack};
  if (closure->signature->is_method) {
    call->self = (void *)(uintptr_t)in->integers[closure->self];
    call->selector = (mf_selector)(uintptr_t)in->integers[closure->self + 1];
  }
  for (const mf__fetch *next = closure->fetches, *end = next + closure->fetch_count; next < end; next++)
    fetch(next, places[next->on_stack] + next->from, frame + next->to);
}

/* A struct's parts, each into the next register of its kind. */
static void load_parts(const mf__result *result, const unsigned char *value, mf__registers *out) {
  uint64_t *integer = out->integers;
  unsigned char(*vector)[16] = out->vectors;
  for (uint32_t i = 0; i < result->count; i++, value += result->part_size) {
    if (result->places[i] == MF__IN_INTEGER) memcpy(integer++, value, sizeof *integer);
    else memcpy(vector++, value, result->part_size);
  }
}

/* Where the handler answers: right where the register is loaded from, if one is enough. */
static inline void *answer_place(const mf__result *result, mf__registers *in, unsigned char *parts) {
  switch ((mf__result_kind)result->kind) {
    case MF__RESULT_FLOAT: case MF__RESULT_DOUBLE: case MF__RESULT_LONG_DOUBLE: return in->vectors;
    case MF__RESULT_REGISTERS: return parts;
#if defined(__x86_64__)
    case MF__RESULT_MEMORY: return (void *)(uintptr_t)in->integers[0]; /* which the function returns, too */
#else
    case MF__RESULT_MEMORY: return in->result;
#endif
    default: return in->integers;
  }
}

void mf__trampoline_enter(uint32_t slot, mf__registers *registers) __attribute__((visibility("hidden"), used));

static void enter_nobodys(uint32_t slot, mf__registers *registers) {
  memset(registers->integers, 0, sizeof registers->integers);
  memset(registers->vectors, 0, sizeof registers->vectors);
  mf__trampoline_stray(slot);
}

/* Not inlined: its frame is large. */
static __attribute__((noinline)) void run(const mf_closure *closure, mf__registers *registers) {
  const mf__result *result = &closure->signature->passing->result;
  _Alignas(16) unsigned char parts[MF__RESULT_BUFFER];
  mf__closure_run(closure, receive, registers, answer_place(result, registers, parts));
  if (result->kind == MF__RESULT_REGISTERS) load_parts(result, parts, registers);
  else if (result->kind == MF__RESULT_INTEGER && result->type->size < sizeof registers->integers[0])
    mf__result_widen(result, registers->integers, registers->integers);
}

void mf__trampoline_enter(uint32_t slot, mf__registers *registers) {
  const mf_closure *closure = mf__trampoline_owners[slot];
  if (__builtin_expect(!closure, false)) enter_nobodys(slot, registers);
  else if (!closure->takes || !closure->takes(closure, registers)) run(closure, registers);
}

#else

bool mf__trampolines_serve(const mf_signature *signature) {
  (void)signature;
  return false;
}

void mf__trampoline_prepare(mf_closure *closure) { (void)closure; }

#endif
