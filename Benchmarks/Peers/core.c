#include "core.h"

#include "peers.h"

core_message core_note, core_take;

static core_message message(const char *name, const char *encoding) {
  core_message made;
  must(mf_selector_intern(name, &made.selector, NULL) == MF_OK, name);
  must(mf_signature_make(encoding, &made.signature, NULL) == MF_OK, encoding);
  return made;
}

void set_up_core(void) {
  core_note = message("note(_:_:)", "v@:id");
  core_take = message("take(_:_:)", "i@:id");
}

static mf_status handle_note(void *context, mf_call *call) {
  (void)context;
  const core_frame *frame = mf_call_frame(call);
  heard.integers += frame->a;
  heard.doubles += frame->b;
  return MF_OK;
}

mf_table *core_table(core_kind kind) {
  static mf_table *tables[CORE_KINDS];
  if (tables[kind]) return tables[kind];
  mf_implementation notes[] = {mf_native((mf_function)note), mf_native((mf_function)note_in_registers),
                               mf_native((mf_function)note_privately), mf_handled(handle_note, NULL, NULL)};
  mf_implementation takes = mf_native((mf_function)take);
  must(mf_table_create("Listener", NULL, NULL, &tables[kind], NULL) == MF_OK, "table");
  must(mf_table_add(tables[kind], core_note.selector, core_note.signature, &notes[kind], NULL) == MF_OK, "method");
  must(mf_table_add(tables[kind], core_take.selector, core_take.signature, &takes, NULL) == MF_OK, "method");
  return tables[kind];
}

mf_multicast *core_multicast(int count, core_kind kind) {
  mf_multicast *multicast;
  must(mf_multicast_create("listeners", NULL, &multicast, NULL) == MF_OK, "multicast");
  for (int i = 0; i < count; i++) {
    mf_target target = {&objects[i], core_table(kind == CORE_MIXED && i % 2 == 0 ? CORE_NATIVE : kind)};
    must(mf_multicast_add(multicast, target, NULL, NULL, NULL) == MF_OK, "target");
  }
  return multicast;
}

void run_core_multicast(long count, void *context) {
  core_message message = core_note;
  core_frame frame = {0, 1.5};
  mf_error error = MF_ERROR_INIT;
  for (long i = 0; i < count; i++) {
    frame.a = (int)i & 7;
    must(mf_multicast_send(context, message.selector, message.signature, &frame, NULL, NULL, &error) == MF_OK, "round");
  }
}
