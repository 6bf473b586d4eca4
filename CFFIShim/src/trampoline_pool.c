/* Which trampoline belongs to which closure. A bit says that one is taken. There is no lock, which fork might find held by a thread
   that the child does not have. */
#include "trampoline.h"

#include <stdatomic.h>
#include <string.h>

#if defined(MF_HAS_TRAMPOLINES)

enum { GROUPS = MF_TRAMPOLINE_COUNT / 64 };

static _Atomic uint64_t taken[GROUPS];
static _Atomic uint32_t turn;
const mf_closure *mf__trampoline_owners[MF_TRAMPOLINE_COUNT];

/* In trampoline_entry.S. */
extern const unsigned char mf__trampolines[MF_TRAMPOLINE_COUNT][MF_TRAMPOLINE_SIZE] __attribute__((visibility("hidden")));

/* A free bit of the group from `first` on, now taken; -1 when there is none. */
static int take_of(_Atomic uint64_t *group, unsigned first) {
  uint64_t bits = atomic_load_explicit(group, memory_order_relaxed), from_first = ~(uint64_t)0 << first;
  while (~bits & from_first) {
    int free = __builtin_ctzll(~bits & from_first);
    if (atomic_compare_exchange_weak_explicit(group, &bits, bits | (uint64_t)1 << free, memory_order_acquire, memory_order_relaxed))
      return free;
  }
  return -1;
}

static mf_function function_of(uint32_t slot) {
  const void *code = mf__trampolines[slot];
  mf_function function;
  memcpy(&function, &code, sizeof code); /* ISO C has no cast from data to function */
  return function;
}

bool mf__trampoline_take(mf_closure *closure) {
  /* Each in its turn, so that one that was left stays free for long: calls that come too late are caught. */
  uint32_t first = atomic_fetch_add_explicit(&turn, 1, memory_order_relaxed) % MF_TRAMPOLINE_COUNT;
  for (uint32_t i = 0; i <= GROUPS; i++) {
    uint32_t group = (first / 64 + i) % GROUPS;
    int bit = take_of(&taken[group], i ? 0 : first % 64);
    if (bit < 0) continue;
    closure->slot = (int32_t)(group * 64 + (uint32_t)bit);
    closure->function = function_of((uint32_t)closure->slot);
    mf__trampoline_owners[closure->slot] = closure;
    return true;
  }
  return false;
}

void mf__trampoline_leave(const mf_closure *closure) {
  mf__trampoline_owners[closure->slot] = NULL;
  atomic_fetch_and_explicit(&taken[closure->slot / 64], ~((uint64_t)1 << closure->slot % 64), memory_order_release);
}

static _Atomic(void (*)(mf_function)) stray;

void mf_closure_set_stray(void (*told)(mf_function function)) { atomic_store_explicit(&stray, told, memory_order_release); }

void mf__trampoline_stray(uint32_t slot) {
  void (*told)(mf_function) = atomic_load_explicit(&stray, memory_order_acquire);
  if (told) told(function_of(slot));
}

#else

bool mf__trampoline_take(mf_closure *closure) {
  (void)closure;
  return false;
}

void mf__trampoline_leave(const mf_closure *closure) { (void)closure; }

void mf_closure_set_stray(void (*told)(mf_function function)) { (void)told; }

#endif
