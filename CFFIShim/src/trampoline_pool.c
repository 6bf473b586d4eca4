/* Which trampoline belongs to which closure. A bit says that one is taken. There is no lock, which fork might find held by a thread
   that the child does not have. */
#include "trampoline.h"

#include <stdatomic.h>
#include <string.h>

#if defined(MF_HAS_TRAMPOLINES)

enum { GROUPS = MF_TRAMPOLINE_COUNT / 64 };

static _Atomic uint64_t taken[GROUPS];
const mf_closure *mf__trampoline_owners[MF_TRAMPOLINE_COUNT];

/* In trampoline_entry.S. */
extern const unsigned char mf__trampolines[MF_TRAMPOLINE_COUNT][MF_TRAMPOLINE_SIZE] __attribute__((visibility("hidden")));

/* A free bit of the group, now taken; -1 when there is none. */
static int take_of(_Atomic uint64_t *group) {
  uint64_t bits = atomic_load_explicit(group, memory_order_relaxed);
  while (~bits) {
    int free = __builtin_ctzll(~bits);
    if (atomic_compare_exchange_weak_explicit(group, &bits, bits | (uint64_t)1 << free, memory_order_acquire, memory_order_relaxed))
      return free;
  }
  return -1;
}

bool mf__trampoline_take(mf_closure *closure) {
  for (int i = 0; i < GROUPS; i++) {
    int bit = take_of(&taken[i]);
    if (bit < 0) continue;
    closure->slot = i * 64 + bit;
    const void *code = mf__trampolines[closure->slot];
    memcpy(&closure->function, &code, sizeof code); /* ISO C has no cast from data to function */
    mf__trampoline_owners[closure->slot] = closure;
    return true;
  }
  return false;
}

void mf__trampoline_leave(const mf_closure *closure) {
  mf__trampoline_owners[closure->slot] = NULL;
  atomic_fetch_and_explicit(&taken[closure->slot / 64], ~((uint64_t)1 << closure->slot % 64), memory_order_release);
}

#else

bool mf__trampoline_take(mf_closure *closure) {
  (void)closure;
  return false;
}

void mf__trampoline_leave(const mf_closure *closure) { (void)closure; }

#endif
