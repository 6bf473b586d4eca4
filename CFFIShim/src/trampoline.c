/* What a trampoline calls: the classification says which register or stack word each part of each argument came in, and into which the
   result goes. */
#include "trampoline.h"

#include <stddef.h>
#include <string.h>

#if defined(MF_HAS_TRAMPOLINES)

_Static_assert(offsetof(mf__registers, integers) == MF_REGISTERS_INTEGERS && offsetof(mf__registers, vectors) == MF_REGISTERS_VECTORS &&
                   offsetof(mf__registers, stack) == MF_REGISTERS_STACK && offsetof(mf__registers, result) == MF_REGISTERS_RESULT &&
                   sizeof(mf__registers) == MF_REGISTERS_SIZE && sizeof(mf__registers) % 16 == 0,
               "as trampoline_entry.S has it");

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

static inline const void *find(const void *arrived, const mf__piece *piece, uint32_t index) {
  const mf__registers *registers = arrived;
  (void)index;
  if (piece->on_stack) return registers->stack + piece->slot;
  if (piece->place == MF__IN_VECTOR || piece->place == MF__IN_QUAD) return registers->vectors[piece->slot];
  return &registers->integers[piece->slot];
}

/* A struct's parts, each into the next register of its kind. */
static void load_parts(const mf__result *result, const unsigned char *value, mf__registers *registers) {
  uint64_t *integer = registers->integers;
  unsigned char(*vector)[16] = registers->vectors;
  for (uint32_t i = 0; i < result->count; i++, value += result->part_size) {
    if (result->places[i] == MF__IN_INTEGER) memcpy(integer++, value, sizeof *integer);
    else memcpy(vector++, value, result->part_size);
  }
}

static void load_result(const mf__result *result, const unsigned char *value, mf__registers *registers) {
  switch ((mf__result_kind)result->kind) {
    case MF__RESULT_INTEGER: mf__result_widen(result, value, registers->integers); return;
    case MF__RESULT_FLOAT: case MF__RESULT_DOUBLE: memcpy(registers->vectors[0], value, 8); return;
    case MF__RESULT_LONG_DOUBLE: memcpy(registers->vectors[0], value, 16); return;
    case MF__RESULT_REGISTERS: load_parts(result, value, registers); return;
    default: return; /* nothing, or in memory: x86-64 returns the address, which still is where it came in */
  }
}

static void *place_in_memory(const mf__registers *registers) {
#if defined(__x86_64__)
  return (void *)(uintptr_t)registers->integers[0];
#else
  return registers->result;
#endif
}

void mf__trampoline_enter(uint32_t slot, mf__registers *registers) __attribute__((visibility("hidden"), used));

void mf__trampoline_enter(uint32_t slot, mf__registers *registers) {
  const mf_closure *closure = mf__trampoline_owner(slot);
  const mf__result *result = &closure->signature->passing->result;
  if (result->kind == MF__RESULT_MEMORY) {
    mf__closure_run(closure, find, registers, place_in_memory(registers));
    return;
  }
  _Alignas(16) unsigned char value[MF__RESULT_BUFFER] = {0};
  mf__closure_run(closure, find, registers, value);
  load_result(result, value, registers);
}

#else

bool mf__trampolines_serve(const mf_signature *signature) {
  (void)signature;
  return false;
}

#endif
