/* Looking at the targets: which there are, and what a message would do at each. */
#include "fail.h"
#include "method.h"
#include "multicast_change.h"
#include "multicast_index.h"
#include "multicast_main.h"
#include "signature_impl.h"
#include "table_impl.h"
#include "visit.h"

bool mf_multicast_contains(mf_multicast *multicast, void *object) {
  if (mf_multicast_is_main(multicast, object)) return true;
  mf__visit visit;
  if (!mf__visit_begin(&visit, multicast)) return false;
  mf__lock_take(multicast->lock);
  mf__entry *entry = mf__index_find(multicast, object);
  mf__lock_leave(multicast->lock);
  bool contains = entry && mf__entry_is_alive(entry);
  if (entry && !contains) mf__multicast_drop_gone(multicast, &entry, 1);
  mf__visit_end(&visit);
  return contains;
}

static void count_one(void *context, mf_target target) {
  (void)target;
  ++*(size_t *)context;
}

size_t mf_multicast_count(mf_multicast *multicast) {
  mf__lock_take(multicast->lock);
  size_t live = multicast->live, mortal = multicast->mortal;
  mf__lock_leave(multicast->lock);
  const mf_multicast *main = mf__main_of(multicast);
  if (!mortal && !main) return live;
  size_t count = 0;
  (void)mf_multicast_each(multicast, count_one, &count, NULL);
  return count;
}

typedef struct each_target {
  void (*visitor)(void *context, mf_target target);
  void *context;
} each_target;

static void visit_without_holder(void *context, mf_target target, void *holder) {
  const each_target *each = context;
  (void)holder;
  each->visitor(each->context, target);
}

mf_status mf_multicast_each(mf_multicast *multicast, void (*visitor)(void *context, mf_target target), void *context,
                            mf_error *error) {
  each_target each = {visitor, context};
  return mf_multicast_each_held(multicast, visit_without_holder, &each, error);
}

static mf_verdict verdict_for(const mf_multicast *multicast, mf_target target, mf_selector selector,
                              const mf_signature *signature, const mf_signature **own, mf_error *error) {
  *own = NULL;
  bool responds;
  mf_status status = mf_responds(target, selector, &responds, error);
  if (!status && !responds) return MF_WOULD_SKIP;
  if (!status) status = mf_signature_for(target, selector, own, error);
  if (status) return MF_WOULD_LOOP;
  const mf_object_ops *ops = multicast->ops, *theirs = target.table->ops;
  if (ops && theirs && ops != theirs && *own && (*own)->has_objects) {
    (void)MF_FAIL_SUBJECT(error, MF_SIGNATURE_MISMATCH, mf_table_name(target.table), .selector = selector,
                          .object = target.object, .expected = theirs->name, .got = ops->name,
                          .reason = "the objects belong to another runtime");
    return MF_WOULD_MISMATCH;
  }
  if (signature && *own && (*own)->shape != signature->shape) {
    (void)mf__mismatch(target, selector, signature, *own, error);
    return MF_WOULD_MISMATCH;
  }
  return mf__table_find(target.table, selector) ? MF_WOULD_CALL : MF_WOULD_FORWARD;
}

typedef struct question {
  mf_multicast *multicast;
  mf_selector selector;
  const mf_signature *signature; /* or NULL */
  bool passes_over;              /* targets that respond are not called, because the main one is asked alone */
  mf_target_visitor visitor;
  void *context;
} question;

static void explain(const question *question, mf__entry *entry) {
  void *object;
  if (atomic_load_explicit(&entry->is_removed, memory_order_acquire)) return;
  if (!mf__entry_enter(entry, &object)) { /* a look changes nothing: the next one may explain it again */
    question->visitor(question->context, (mf_target){entry->object, entry->table}, MF_IS_GONE, NULL, NULL);
    return;
  }
  mf_target target = {object, entry->table};
  mf_error error = MF_ERROR_INIT;
  const mf_signature *own;
  mf_verdict verdict = verdict_for(question->multicast, target, question->selector, question->signature, &own, &error);
  if (question->passes_over && verdict != MF_WOULD_SKIP) verdict = MF_WOULD_PASS_OVER;
  question->visitor(question->context, target, verdict, own, error.status ? &error : NULL);
  mf_error_clear(&error);
  mf__entry_leave(entry, object);
}

static void explain_all(const question *question, const mf__visit *visit) {
  size_t count = atomic_load_explicit(&visit->state->count, memory_order_acquire);
  for (size_t i = 0; i < count; i++) explain(question, visit->state->roster->entries[i]);
}

/* Whether the main target would be asked alone. A look like the others: a gone one stays to be explained. */
static bool is_alone(const question *question, const mf__visit *main) {
  bool is_alone = false;
  if (!(mf__custom(question->multicast) & MF__CUSTOM_ALONE)) return false;
  size_t count = atomic_load_explicit(&main->state->count, memory_order_acquire);
  for (size_t i = 0; i < count && !is_alone; i++) {
    mf__entry *entry = main->state->roster->entries[i];
    const mf_signature *own;
    void *object;
    if (atomic_load_explicit(&entry->is_removed, memory_order_acquire) || !mf__entry_enter(entry, &object)) continue;
    mf_verdict verdict =
        verdict_for(question->multicast, (mf_target){object, entry->table}, question->selector, NULL, &own, NULL);
    /* A forwarder that responds may not know the types; one on the way back answers with the loop, and alone. */
    const mf_signature *signature = question->signature ? question->signature : own;
    is_alone = verdict != MF_WOULD_SKIP && signature && mf__main_is_alone(question->multicast, signature);
    mf__entry_leave(entry, object);
  }
  return is_alone;
}

mf_status mf_multicast_explain(mf_multicast *multicast, mf_selector selector, const mf_signature *signature,
                               mf_target_visitor visitor, void *context, mf_error *error) {
  mf__link link;
  mf__visit visit, main_visit;
  /* A question of its own kind would let a question within it pass; it is asked as one about the signature. */
  mf_status status = mf__chain_enter(&link, mf_multicast_target(multicast), selector, MF__SIGNATURE, error);
  if (status) return status;
  if (mf__visit_begin(&visit, multicast)) {
    question question = {multicast, selector, signature, false, visitor, context};
    mf_multicast *main = mf__main_of(multicast);
    if (main && !mf__visit_begin(&main_visit, main)) main = NULL; /* never: this thread has its pins */
    question.passes_over = main && is_alone(&question, &main_visit);
    explain_all(&question, &visit);
    question.passes_over = false;
    if (main) {
      explain_all(&question, &main_visit);
      mf__visit_end(&main_visit);
    }
    mf__visit_end(&visit);
  } else {
    status = MF_FAIL_MEMORY(error);
  }
  mf__chain_leave(&link);
  return status;
}
