#include "thread.h"

#include <string.h>

#include "alloc.h"
#include "fail.h"
#include "forwarding.h"
#include "CFFIShim/message.h"

MF_THREAD_LOCAL const mf__link *mf__chain;
MF_THREAD_LOCAL const mf__running *mf__innermost;

/* "A > B > A": the names from link `first` on, and the first again when the path is a loop. NULL without memory. */
static char *path(const mf__link *last, unsigned first, mf_target again) {
  size_t size = strlen(mf__receiver_name(again)) + 1;
  for (const mf__link *link = last; link && link->depth >= first; link = link->previous)
    size += strlen(mf__receiver_name(link->target)) + 3;
  char *text = mf__malloc(size);
  if (!text) return NULL;
  /* The chain is linked from its end, so the text is written from its end. */
  char *at = text + size;
  *--at = 0;
  size_t length = strlen(mf__receiver_name(again));
  memcpy(at -= length, mf__receiver_name(again), length);
  for (const mf__link *link = last; link && link->depth >= first; link = link->previous) {
    memcpy(at -= 3, " > ", 3);
    length = strlen(mf__receiver_name(link->target));
    memcpy(at -= length, mf__receiver_name(link->target), length);
  }
  return text;
}

mf_status mf__chain_enter(mf__link *link, mf_target target, mf_selector selector, mf__errand errand, mf_error *error) {
  for (const mf__link *there = mf__chain; there; there = there->previous) {
    if (there->target.object != target.object || there->target.table != target.table) continue;
    if (there->selector != selector || there->errand != errand) continue;
    return MF_FAIL(error, MF_FORWARDING_LOOP, .selector = selector, .object = target.object,
                   .reason = "the message came back to a receiver that forwarded it",
                   .subject = error ? path(mf__chain, there->depth, target) : NULL);
  }
  unsigned depth = mf__chain ? mf__chain->depth + 1 : 1;
  if (depth > MF_FORWARDING_MAX_DEPTH)
    return MF_FAIL(error, MF_FORWARDING_LOOP, .selector = selector, .object = target.object,
                   .reason = "the message was forwarded through too many receivers",
                   .expected_count = MF_FORWARDING_MAX_DEPTH, .got_count = depth,
                   .subject = error ? path(mf__chain, 1, target) : NULL);
  *link = (mf__link){target, selector, errand, depth, mf__chain};
  mf__chain = link;
  return MF_OK;
}

bool mf__is_running(const mf_table *table) {
  for (const mf__running *running = mf__innermost; running; running = running->previous)
    if (running->table == table) return true;
  return false;
}
