/* A table of creatures whose methods do as each creature is told, and a record of who was heard; for tests with one thread. */
#ifndef MULTICAST_CAST_H
#define MULTICAST_CAST_H

#include "multicast_kit.h"

static char heard[4096];

static void hear(creature *self) {
  size_t length = strlen(heard);
  if (length + 3 < sizeof heard) {
    heard[length] = (char)self->name;
    heard[length + 1] = 0;
  }
}

/* What was heard since the last look. */
#define CHECK_HEARD(text)       \
  do {                          \
    CHECK_EQ_STR(heard, text);  \
    heard[0] = 0;               \
  } while (0)

static int payloads_released;
static void release_payload(void *payload) {
  payloads_released++;
  CHECK_EQ_PTR(payload, &payloads_released);
}

/* Every method goes through here: heard, does what it was told, fails if it was told to. */
static mf_status respond(mf_call *call) {
  creature *self = mf_call_self(call);
  self->calls++;
  self->inside++;
  hear(self);
  mf_status status = self->fails;
  void (*on_call)(creature *) = self->on_call;
  if (on_call) on_call(self);
  self->inside--;
  if (status != MF_FOREIGN_ERROR) return status;
  char name[] = {(char)self->name, 0};
  return mf_error_set_foreign(mf_call_error(call), &payloads_released, release_payload, name);
}

static mf_status note(void *context, mf_call *call) {
  (void)context;
  return respond(call);
}

static mf_status answer(void *context, mf_call *call) {
  (void)context;
  memcpy(mf_call_result(call), &((creature *)mf_call_self(call))->answer, sizeof(int64_t));
  return respond(call);
}

static mf_status is_fine(void *context, mf_call *call) {
  (void)context;
  *(bool *)mf_call_result(call) = ((creature *)mf_call_self(call))->answer != 0;
  return respond(call);
}

/* Objects that were answered: each is owned by somebody until its references are none. */
static counted made[16];
static int made_count;

UNUSED static int made_references(void) {
  int sum = 0;
  for (int i = 0; i < made_count; i++) {
    CHECK(made[i].references >= 0);
    sum += made[i].references;
  }
  return sum;
}

static mf_status make(void *context, mf_call *call) {
  (void)context;
  creature *self = mf_call_self(call);
  if (!self->fails && self->answer) {
    counted *object = &made[made_count++];
    atomic_store(&object->references, 1);
    *(void **)mf_call_result(call) = object;
  }
  return respond(call);
}

static void *native_make(void *self, mf_selector selector) {
  (void)selector;
  hear(self);
  counted *object = &made[made_count++];
  atomic_store(&object->references, 1);
  return object;
}

static void native_note(void *self, mf_selector selector) {
  (void)selector;
  hear(self);
}

static void take_int(void *self, mf_selector selector, int64_t value) {
  (void)selector;
  CHECK_EQ_INT(value, 7);
  hear(self);
}

static void take_double(void *self, mf_selector selector, double value) {
  (void)selector;
  CHECK_EQ_DOUBLE(value, 7.5);
  hear(self);
}

static void take_object(void *self, mf_selector selector, void *object) {
  (void)selector, (void)object;
  hear(self);
}

static mf_table *creatures, *mutes, *doubles, *others;

UNUSED static void begin_tables(void) {
  creatures = table_of("Creature", NULL, &counted_ops);
  add(creatures, "note()", "v@:", HANDLED(note));
  add(creatures, "nativeNote()", "v@:", NATIVE(native_note));
  add(creatures, "answer()", "q@:", HANDLED(answer));
  add(creatures, "isFine()", "B@:", HANDLED(is_fine));
  add(creatures, "make()", "@@:", HANDLED(make));
  add(creatures, "nativeMake()", "@@:", NATIVE(native_make));
  add(creatures, "take(_:)", "v@:q", NATIVE(take_int));
  add(creatures, "takeObject(_:)", "v@:@", NATIVE(take_object));
  mutes = table_of("Mute", NULL, NULL);
  doubles = table_of("Double", NULL, NULL);
  add(doubles, "take(_:)", "v@:d", NATIVE(take_double));
  others = table_of("Stranger", NULL, &other_ops);
  add(others, "note()", "v@:", HANDLED(note));
  add(others, "takeObject(_:)", "v@:@", NATIVE(take_object));
}

UNUSED static void end_tables(void) {
  destroy(creatures);
  destroy(mutes);
  destroy(doubles);
  destroy(others);
}

#endif
