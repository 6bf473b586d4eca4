/* Plain plans: a usual message, of whose results only the last one counts, needs nothing but the runs, without a round around them.

   A plan is plain when each target has a method that agrees and can be called at once (a handler; a native that is never gone, by a loop; any
   other native, directly), and the result is no object that would have to be let go of, and comes in registers. */
#include "call_impl.h"
#include "dispatch_impl.h"
#include "handler.h"
#include "method.h"
#include "scratch.h"
#include "signature_impl.h"

static bool is_run_plain(const mf__run *run) {
  if (run->kind == MF__RUN_OTHER || run->method->kind == MF_PLAIN) return false;
  if (run->method->kind == MF_HANDLER || run->method->is_direct) return true;
  const mf__plan *plan = run->method->signature->plan;
  return run->kind == MF__RUN_LOOP && plan && plan->take != MF__TAKE_IN_PLACE;
}

bool mf__dispatch_is_plain(const mf__dispatch *dispatch, const mf_signature *signature) {
  if (!dispatch->run_count || signature->returns_object || signature->result_size > MF_SCRATCH_SIZE) return false;
  for (size_t i = 0; i < dispatch->run_count; i++)
    if (!is_run_plain(&dispatch->runs[i])) return false;
  return true;
}

/* What a message on its way through the runs is to them. What only natives, or only handlers, need is filled if there are some. */
typedef struct plain {
  const mf__dispatch *dispatch;
  mf__visit *visit;
  mf_selector selector;
  const mf_signature *signature;
  const void *frame;
  void *result;
  bool has_image;
  bool is_in_register; /* the last result, of a native, is still in `returned` */
  mf_status status;    /* of the last target */
  mf__returned returned;
  mf__image image;
  mf_call call;
  mf_error error;
  mf__scratch scratch; /* for results that nobody wants */
} plain;

/* What has to stay as it is: in registers, where calls leave them alone. */
typedef struct still {
  const _Atomic uint64_t *generation;
  uint64_t seen_generation, seen_epoch;
} still;

static inline still still_of(const mf__dispatch *dispatch, const mf_multicast *multicast) {
  return (still){&multicast->generation, dispatch->generation, dispatch->epoch};
}

static inline bool holds(still is) {
  return atomic_load_explicit(is.generation, memory_order_acquire) == is.seen_generation &&
         atomic_load_explicit(&mf__methods_epoch, memory_order_acquire) == is.seen_epoch;
}

static void prepare_call(plain *message) {
  message->error = (mf_error)MF_ERROR_INIT;
  message->call = (mf_call){.selector = message->selector,
                            .signature = message->signature,
                            .frame = message->frame,
                            .result = message->result ? message->result : message->scratch.bytes,
                            .error = &message->error};
}

/* Returns whether the target succeeded. */
static inline bool call_handler(plain *message, const mf_method *method, void *self, const mf_table *table) {
  message->call.self = self;
  message->call.ops = table->ops;
  message->is_in_register = false;
  return !(message->status = mf__handler_call(method->handler, method->context, &message->call));
}

static inline void call_direct(plain *message, const mf_method *method, void *self) {
  message->returned.integers[0] = method->direct(method->function, self, message->selector, message->frame);
  message->is_in_register = true;
}

/* Natives by one loop. Returns how many were called. */
static uint32_t loop(plain *message, const mf__run *run) {
  const mf__plan *plan = run->method->signature->plan;
  const mf__watch watch = mf__dispatch_watch(message->dispatch, message->visit->multicast);
  if (run->method->is_direct) {
    message->is_in_register = true;
    return (uint32_t)plan->direct.loop(run->method->function, mf__run_selves(message->dispatch, run), run->count, message->selector,
                                       message->frame, &watch, &message->returned.integers[0]);
  }
  if (!message->has_image) mf__dispatch_load(plan, message->selector, message->frame, NULL, &message->image);
  message->has_image = message->is_in_register = true;
  return (uint32_t)plan->thunks.loop(run->method->function, &message->image, plan->self, mf__run_selves(message->dispatch, run),
                                     run->count, &watch, &message->returned);
}

/* Targets that are never gone. Returns how many were called before one failed or something changed; the plan holds before the first. */
static inline uint32_t call_run(plain *message, const mf__run *run, still is) {
  const mf_method *method = run->method;
  void *const *selves = mf__run_selves(message->dispatch, run);
  uint32_t called = 0, count = run->count;
  if (method->kind == MF_HANDLER) {
    while (call_handler(message, method, selves[called++], run->table) && called < count && holds(is)) {}
  } else if (count <= MF__FEW && method->is_direct) {
    do call_direct(message, method, selves[called++]);
    while (called < count && holds(is));
  } else {
    called = loop(message, run);
  }
  return called;
}

/* A target that may be gone. Returns whether it was called. */
static inline bool call_held(plain *message, const mf__run *run, size_t position) {
  void *object;
  if (!mf__visit_enter(message->visit, position, &object)) return false;
  const mf__entry *entry = message->visit->state->roster->entries[position];
  if (run->method->kind == MF_HANDLER) (void)call_handler(message, run->method, object, run->table);
  else call_direct(message, run->method, object);
  mf__entry_leave(entry, object);
  return true;
}

/* Such targets. Adds those that were called to `sum`; returns the position behind the last that was looked at before one failed or
   something changed; the plan holds before the first. */
static size_t call_all_held(plain *message, const mf__run *run, still is, size_t *sum) {
  size_t end = 0;
  uint32_t index = 0;
  do {
    end = mf__run_end(message->dispatch, run, ++index);
    *sum += call_held(message, run, end - 1);
  } while (index < run->count && !message->status && holds(is));
  return end;
}

static void call_all(plain *message, mf__progress *progress) {
  const mf__dispatch *dispatch = message->dispatch;
  const still is = still_of(dispatch, message->visit->multicast);
  const mf__run *run = dispatch->runs, *end = run + dispatch->run_count;
  size_t sum = 0, next = 0;
  mf__running running;
  mf__running_begin(&running, NULL);
  do {
    running.table = run->table;
    if (run->kind == MF__RUN_LOOP && run->count == 1 && (run->method->kind == MF_HANDLER || run->method->is_direct)) {
      void *self = dispatch->roster->entries[run->first]->object;
      if (run->method->kind == MF_HANDLER) (void)call_handler(message, run->method, self, run->table);
      else call_direct(message, run->method, self);
      sum++;
      next = (size_t)run->first + 1;
    } else if (run->kind == MF__RUN_LOOP) {
      uint32_t called = call_run(message, run, is);
      sum += called;
      if (called) next = mf__run_end(dispatch, run, called);
    } else {
      next = call_all_held(message, run, is, &sum);
    }
  } while (++run < end && !message->status && holds(is));
  mf__running_end(&running);
  progress->called = sum;
  progress->next = next;
  progress->status = message->status;
}

static void dispatch_any(const mf__dispatch *dispatch, mf__visit *visit, mf_selector selector,
                         const mf_signature *signature, const void *frame, void *result, mf__progress *progress, mf_error *error) {
  plain message;
  message.dispatch = dispatch;
  message.visit = visit;
  message.selector = selector;
  message.signature = signature;
  message.frame = frame;
  message.result = result;
  message.status = MF_OK;
  message.has_image = message.is_in_register = false;
  if (dispatch->has_handlers) prepare_call(&message);
  call_all(&message, progress);
  if (result && message.is_in_register) mf__plan_take(signature->plan, &message.returned, result);
  if (!message.status) return;
  if (error) mf_error_move(error, &message.error);
  else mf_error_clear(&message.error);
}

/* One run of direct calls needs even less: no image, no call, no place for results. */
static void dispatch_direct(const mf__dispatch *dispatch, const mf_multicast *multicast, mf_selector selector, const void *frame,
                            void *result, mf__progress *progress) {
  const mf__run *run = &dispatch->runs[0];
  const mf_method *method = run->method;
  void *const *selves = mf__run_selves(dispatch, run);
  uint64_t returned;
  size_t called = 0;
  mf__running running;
  mf__running_begin(&running, run->table);
  if (run->count <= MF__FEW) {
    const still is = still_of(dispatch, multicast);
    do returned = method->direct(method->function, selves[called++], selector, frame);
    while (called < run->count && holds(is));
  } else {
    const mf__watch watch = mf__dispatch_watch(dispatch, multicast);
    called = method->signature->plan->direct.loop(method->function, selves, run->count, selector, frame, &watch, &returned);
  }
  mf__running_end(&running);
  if (result) mf__direct_take((mf__take)method->take, returned, result);
  progress->called = called;
  progress->next = mf__run_end(dispatch, run, called);
}

bool mf__dispatch_plainly(mf__visit *visit, mf_selector selector, const mf_signature *signature, const void *frame, void *result,
                          mf__progress *progress, mf_error *error) {
  const mf_multicast *multicast = visit->multicast;
  const mf__dispatch *dispatch = mf__dispatch_find(multicast, visit->state, selector, signature);
  if (!dispatch || !dispatch->is_plain) return false;
  progress->status = MF_OK;
  progress->end = dispatch->end;
  if (dispatch->is_direct) dispatch_direct(dispatch, multicast, selector, frame, result, progress);
  else dispatch_any(dispatch, visit, selector, signature, frame, result, progress, error);
  progress->is_done = !progress->status && holds(still_of(dispatch, multicast));
  return true;
}
