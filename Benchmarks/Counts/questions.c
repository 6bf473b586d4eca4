/* Finding and asking. */
#include "counts.h"
#include "listener.h"

static void find_method(long count, void *table) {
  for (long i = 0; i < count; i++) must(mf_table_find(table, note), "find");
}

static void ask(long count, void *table) {
  mf_error error = MF_ERROR_INIT;
  bool responds = false;
  for (long i = 0; i < count; i++) {
    must(mf_responds((mf_target){&listeners[0], table}, note, &responds, &error) == MF_OK && responds, "question");
  }
}

static void look_up(long count, void *table) {
  mf_error error = MF_ERROR_INIT;
  mf_function function;
  for (long i = 0; i < count; i++) {
    must(mf_lookup((mf_target){&listeners[0], table}, note, note_signature, &function, &error) == MF_OK, "look-up");
  }
}

static void find_selector(long count, void *context) {
  (void)context;
  for (long i = 0; i < count; i++) must(mf_selector_find("note(_:_:)") == note, "selector");
}

static void make_signature(long count, void *context) {
  (void)context;
  mf_error error = MF_ERROR_INIT;
  const mf_signature *signature;
  for (long i = 0; i < count; i++) must(mf_signature_make("i@:id", &signature, &error) == MF_OK, "signature");
}

void count_questions(void) {
  mf_table *table = native_table();
  count("mf_table_find", find_method, table, 1);
  count("mf_responds", ask, table, 1);
  count("mf_lookup", look_up, table, 1);
  count("mf_selector_find", find_selector, NULL, 1);
  count("mf_signature_make of a known encoding", make_signature, NULL, 1);
}
