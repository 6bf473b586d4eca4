/* Plain plans: a usual message, of whose results only the last one counts, needs nothing but the runs, without a round around them.

   A plan is plain when each target has a method that agrees and can be called at once (a handler; a native that is never gone, by a loop; any
   other native, directly), handlers belong to one runtime, and the result is no object that would have to be let go of, and comes in
   registers. The tables of targets need not be held, nor be known to run: the visit does it. */
#include "call_impl.h"
#include "dispatch_impl.h"
#include "handler.h"
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
  const void *frame;
  bool has_image;
  bool is_in_register; /* the last result, of a native, is still in `returned` */
  mf_status status;    /* of the last target */
  mf__returned returned;
  mf__image image;
  mf_call call;
  mf_error error;
  mf__scratch scratch; /* for results that nobody wants */
} plain;

static void prepare_call(plain *message, const mf_signature *signature, void *result) {
  message->error = (mf_error)MF_ERROR_INIT;
  message->call = (mf_call){.selector = message->selector,
                            .signature = signature,
                            .frame = signature->frame_size ? message->frame : NULL,
                            .result = result ? result : message->scratch.bytes,
                            .error = &message->error,
                            .ops = message->dispatch->ops};
}

/* Returns whether the target succeeded. */
static inline bool call_handler(plain *message, const mf_method *method, void *self) {
  message->call.self = self;
  message->is_in_register = false;
  return !(message->status = mf__handler_call(method->handler, method->context, &message->call));
}

static inline void call_direct(plain *message, const mf_method *method, void *self) {
  message->returned.integers[0] = method->direct(self, message->selector, message->frame, method->function);
  message->is_in_register = true;
}

/* Natives by one loop. */
static uint32_t call_natives(plain *message, const mf__run *run) {
  const mf__plan *plan = run->method->signature->plan;
  const mf__watch *watch = &message->dispatch->watch;
  const mf__row row = mf__run_row(run, 0);
  message->is_in_register = true;
  if (run->method->is_direct)
    return (uint32_t)plan->direct.loop(&row, message->selector, message->frame, watch, &message->returned.integers[0]);
  if (!message->has_image) mf__dispatch_load(plan, message->selector, message->frame, NULL, &message->image);
  message->has_image = true;
  return (uint32_t)plan->thunks.loop(&row, &message->image, plan->self, watch, &message->returned);
}

static uint32_t call_handlers(plain *message, const mf__run *run) {
  const mf__watch watch = message->dispatch->watch;
  void *const *selves = mf__run_handles(run);
  uint32_t called = 0;
  while (call_handler(message, run->method, selves[called++]) && called < run->count && mf__watch_holds(watch)) {}
  return called;
}

/* A target that may be gone. Returns whether it was called. */
static bool call_held(plain *message, const mf__run *run, size_t position) {
  void *object;
  if (!mf__visit_enter(message->visit, position, &object)) return false;
  const mf__entry *entry = message->visit->state->roster->entries[position];
  if (run->method->kind == MF_HANDLER) (void)call_handler(message, run->method, object);
  else call_direct(message, run->method, object);
  mf__entry_leave(entry, object);
  return true;
}

/* Such targets. Adds those that were called to `sum`; returns how many were looked at. */
static uint32_t call_all_held(plain *message, const mf__run *run, size_t *sum) {
  const mf__watch watch = message->dispatch->watch;
  uint32_t seen = 0;
  do {
    seen++;
    *sum += call_held(message, run, mf__run_end(message->dispatch, run, seen) - 1);
  } while (seen < run->count && !message->status && mf__watch_holds(watch));
  return seen;
}

/* Calls run after run, until a target fails or something changes. The first targets of a run are called in any case: the plan holds then. */
static void call_all(plain *message, mf__progress *progress) {
  const mf__dispatch *dispatch = message->dispatch;
  const mf__watch watch = dispatch->watch;
  const mf__run *run = dispatch->runs, *const end = run + dispatch->run_count;
  size_t sum = 0, held = 0; /* targets that were called */
  uint32_t seen;
  for (progress->is_done = false;; run++) {
    const mf_method *method = run->method;
    seen = 1;
    switch ((mf__run_kind)run->kind) {
      case MF__RUN_DIRECT: call_direct(message, method, run->handle); break;
      case MF__RUN_HANDLER: (void)call_handler(message, method, run->handle); break;
      case MF__RUN_LOOP: seen = method->kind == MF_HANDLER ? call_handlers(message, run) : call_natives(message, run); break;
      case MF__RUN_KNOWN: case MF__RUN_OTHER:
        seen = call_all_held(message, run, &held);
        sum -= seen;
        break;
    }
    sum += seen;
    if (message->status || !mf__watch_holds(watch) || (progress->is_done = run + 1 == end)) break;
  }
  progress->called = sum + held;
  progress->next = mf__run_end(dispatch, run, seen);
  progress->end = dispatch->end;
  progress->status = message->status;
}

void mf__dispatch_plainly(const mf__dispatch *dispatch, mf__visit *visit, mf_selector selector, const mf_signature *signature,
                          const void *frame, void *result, mf__progress *progress, mf_error *error) {
  plain message;
  message.dispatch = dispatch;
  message.visit = visit;
  message.selector = selector;
  message.frame = frame;
  message.status = MF_OK;
  message.has_image = message.is_in_register = false;
  if (dispatch->has_handlers) prepare_call(&message, signature, result);
  call_all(&message, progress);
  if (result && message.is_in_register) mf__plan_take(signature->plan, &message.returned, result);
  if (!message.status) return;
  if (error) mf_error_move(error, &message.error);
  else mf_error_clear(&message.error);
}
