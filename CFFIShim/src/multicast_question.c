/* Does anybody respond, and with which signature?

   For each selector that was asked about, the multicast remembers how many targets at the start of its roster cannot respond: they have no
   method, and forward nothing. That number stays right while no table changes and the roster is the same, however many targets
   come and go; the next question starts there. So questions and changes, mixed at will, look at each target once. */
#include "multicast_question.h"

#include "alloc.h"
#include "fail.h"
#include "multicast_change.h"
#include "multicast_main.h"
#include "table_impl.h"
#include "visit.h"

typedef struct mf__answer {
  struct mf__answer *next; /* all of a multicast, for the end */
  uint64_t epoch, serial;  /* of the tables and of the roster: for which it holds */
  size_t start;            /* the first position that may respond */
} mf__answer;

void mf__answers_free(mf_multicast *multicast) {
  mf__answer *answer = multicast->all_answers;
  while (answer) {
    mf__answer *next = answer->next;
    mf__free(answer);
    answer = next;
  }
  mf__map_free(&multicast->answers);
}

static mf__answer *find(mf_multicast *multicast, mf_selector selector) {
  return (mf__answer *)(uintptr_t)mf__map_find(&multicast->answers, selector);
}

static size_t recall(mf_multicast *multicast, mf_selector selector, uint64_t epoch, uint64_t serial) {
  mf__lock_take(multicast->lock);
  const mf__answer *answer = find(multicast, selector);
  size_t start = answer && answer->epoch == epoch && answer->serial == serial ? answer->start : 0;
  mf__lock_leave(multicast->lock);
  return start;
}

/* Without memory nothing is remembered, and the next question takes longer. */
static void remember(mf_multicast *multicast, mf_selector selector, uint64_t epoch, uint64_t serial, size_t start) {
  mf__lock_take(multicast->lock);
  mf__answer *answer = find(multicast, selector);
  if (!answer && mf__map_reserve(&multicast->answers, selector) && (answer = mf__calloc(1, sizeof *answer))) {
    answer->next = multicast->all_answers;
    multicast->all_answers = answer;
    mf__map_put(&multicast->answers, selector, answer);
  }
  if (answer) {
    answer->epoch = epoch;
    answer->serial = serial;
    answer->start = start;
  }
  mf__lock_leave(multicast->lock);
}

/* Asks the target at a position, which has no method but forwards. */
static mf_status ask_forwarder(mf__visit *visit, size_t position, mf_selector selector, bool *responds,
                               const mf_signature **signature, mf_error *error) {
  void *object;
  if (!mf__visit_enter(visit, position, &object)) return MF_OK;
  const mf__entry *entry = visit->state->roster->entries[position];
  mf_target target = {object, entry->table};
  /* First what was asked, so that a loop is found where it closes and shows its whole path. */
  mf_status status = signature ? mf_signature_for(target, selector, signature, error) : MF_OK;
  if (!status) status = mf_responds(target, selector, responds, error);
  if (signature && (status || !*responds)) *signature = NULL;
  mf__entry_leave(entry, object);
  return status;
}

static bool is_alive(mf__visit *visit, size_t position) {
  void *object;
  if (!mf__visit_enter(visit, position, &object)) return false;
  mf__entry_leave(visit->state->roster->entries[position], object);
  return true;
}

/* Asks the targets of the visited roster. */
static mf_status ask_roster(mf__visit *visit, mf_selector selector, bool *responds, const mf_signature **signature,
                            mf_error *error) {
  mf_status status = MF_OK;
  uint64_t epoch = atomic_load_explicit(&mf__methods_epoch, memory_order_acquire);
  const mf__roster *roster = visit->state->roster;
  size_t count = atomic_load_explicit(&visit->state->count, memory_order_acquire);
  size_t start = recall(visit->multicast, selector, epoch, roster->serial), i = start;
  bool is_certain = true; /* all positions before i cannot respond */
  for (; i < count && !status && !*responds; i++) {
    const mf__entry *entry = roster->entries[i];
    const mf_method *method = NULL;
    if (!atomic_load_explicit(&entry->is_removed, memory_order_acquire)) {
      method = mf__table_find(entry->table, selector);
      if (method && is_alive(visit, i)) {
        *responds = true;
        if (signature) *signature = method->signature;
        break;
      }
      if (!method && mf__table_hooks(entry->table)) {
        is_certain = false;
        status = ask_forwarder(visit, i, selector, responds, signature, error);
      }
    }
    if (is_certain) start = i + 1;
  }
  remember(visit->multicast, selector, epoch, roster->serial, start);
  return status;
}

/* The main target is the first whose signature counts where it is asked alone, and else the last. */
static mf_status ask_all(mf__visit *visit, mf_multicast *main, mf_selector selector, bool *responds,
                         const mf_signature **signature, mf_error *error) {
  mf_status status = MF_OK;
  if (main && signature && (mf__custom(visit->multicast) & MF__CUSTOM_ALONE)) {
    status = mf__multicast_ask(main, selector, responds, signature, error);
    if (status || (*signature && mf__main_is_alone(visit->multicast, *signature))) return status;
    *responds = false;
    *signature = NULL;
  }
  status = ask_roster(visit, selector, responds, signature, error);
  if (status || *responds || !main) return status;
  return mf__multicast_ask(main, selector, responds, signature, error);
}

mf_status mf__multicast_ask(mf_multicast *multicast, mf_selector selector, bool *responds, const mf_signature **signature,
                            mf_error *error) {
  *responds = false;
  if (signature) *signature = NULL;
  mf__visit visit;
  if (!mf__visit_begin(&visit, multicast)) return MF_FAIL_MEMORY(error);
  mf_status status = ask_all(&visit, mf__main_of(multicast), selector, responds, signature, error);
  mf__visit_end(&visit);
  return status;
}

/* As a target of itself, so that a question that comes back is a loop. */
static mf_status ask(mf_multicast *multicast, mf_selector selector, mf__errand errand, bool *responds,
                     const mf_signature **signature, mf_error *error) {
  mf__link link;
  mf_status status = mf__chain_enter(&link, mf_multicast_target(multicast), selector, errand, error);
  if (status) return status;
  status = mf__multicast_ask(multicast, selector, responds, signature, error);
  mf__chain_leave(&link);
  return status;
}

mf_status mf_multicast_responds(mf_multicast *multicast, mf_selector selector, bool *responds, mf_error *error) {
  *responds = false;
  return ask(multicast, selector, MF__RESPONDS, responds, NULL, error);
}

mf_status mf_multicast_signature_for(mf_multicast *multicast, mf_selector selector, const mf_signature **signature,
                                     mf_error *error) {
  bool responds;
  *signature = NULL;
  return ask(multicast, selector, MF__SIGNATURE, &responds, signature, error);
}
