#include "listener.h"

#include "counts.h"

mf_selector note;
const mf_signature *note_signature;
char listeners[LISTENERS];

static mf_status handle_note(void *context, mf_call *call) {
  (void)context;
  const note_frame *frame = mf_call_frame(call);
  *(int *)mf_call_result(call) = frame->a;
  return MF_OK;
}

static mf_table *table_with(const char *name, mf_implementation method) {
  mf_table *table;
  must(mf_selector_intern("note(_:_:)", &note, NULL) == MF_OK, "selector");
  must(mf_signature_make("i@:id", &note_signature, NULL) == MF_OK, "signature");
  must(mf_table_create(name, NULL, NULL, &table, NULL) == MF_OK, "table");
  must(mf_table_add(table, note, note_signature, &method, NULL) == MF_OK, "method");
  return table;
}

mf_table *native_table(void) {
  static mf_table *table;
  return table ? table : (table = table_with("Native", mf_native((mf_function)note_natively)));
}

mf_table *handler_table(void) {
  static mf_table *table;
  return table ? table : (table = table_with("Handler", mf_handled(handle_note, NULL, NULL)));
}
