/* Protocols: required and optional, instance and class; adoption; what registering fixes; and what a target does of one. */
#include "core_kit.h"

#include <pthread.h>

static mf_protocol *begin(const char *name) {
  mf_protocol *protocol = NULL;
  CHECK_EQ_INT(mf_protocol_create(name, &protocol, NULL), MF_OK);
  return protocol;
}

static mf_message_description message(const char *name, const char *encoding, mf_requirement requirement,
                                      mf_receiver_kind receiver) {
  return (mf_message_description){selector_of(name), signature_of(encoding), requirement, receiver};
}

static void declare(mf_protocol *protocol, const char *name, const char *encoding, mf_requirement requirement,
                    mf_receiver_kind receiver) {
  mf_message_description description = message(name, encoding, requirement, receiver);
  CHECK_EQ_INT(mf_protocol_add(protocol, &description, NULL), MF_OK);
}

static const mf_protocol *publish(mf_protocol *protocol) {
  CHECK_EQ_INT(mf_protocol_register(protocol, NULL), MF_OK);
  return protocol;
}

/* A description is found where it was declared, and in none of the other three places. */
static void check_found_only(const mf_protocol *protocol, const char *name, mf_requirement requirement, mf_receiver_kind receiver) {
  for (mf_requirement r = MF_REQUIRED; r <= MF_OPTIONAL; r++) {
    for (mf_receiver_kind k = MF_INSTANCE; k <= MF_CLASS; k++) {
      const mf_message_description *found = mf_protocol_message(protocol, selector_of(name), r, k);
      CHECK((found != NULL) == (r == requirement && k == receiver));
      if (found) CHECK_EQ_PTR(found->selector, selector_of(name));
    }
  }
  CHECK(mf_protocol_declares(protocol, selector_of(name), receiver) != NULL);
  CHECK_EQ_PTR(mf_protocol_declares(protocol, selector_of(name), receiver == MF_CLASS ? MF_INSTANCE : MF_CLASS), NULL);
}

static void test_four_places(void) {
  mf_protocol *protocol = begin("FourPlaces");
  CHECK_EQ_STR(mf_protocol_name(protocol), "FourPlaces");
  declare(protocol, "a", "v@:", MF_REQUIRED, MF_INSTANCE);
  declare(protocol, "b:", "v@:i", MF_OPTIONAL, MF_INSTANCE);
  declare(protocol, "c", "@#:", MF_REQUIRED, MF_CLASS);
  declare(protocol, "d:", "Vvi", MF_OPTIONAL, MF_CLASS); /* a function's signature becomes a method's */
  check_found_only(protocol, "a", MF_REQUIRED, MF_INSTANCE);
  check_found_only(protocol, "b:", MF_OPTIONAL, MF_INSTANCE);
  check_found_only(protocol, "c", MF_REQUIRED, MF_CLASS);
  check_found_only(protocol, "d:", MF_OPTIONAL, MF_CLASS);
  const mf_message_description *d = mf_protocol_declares(protocol, selector_of("d:"), MF_CLASS);
  CHECK(mf_signature_is_method(d->signature) && mf_signature_is_oneway(d->signature));
  CHECK_EQ_PTR(mf_protocol_declares(protocol, selector_of("e"), MF_INSTANCE), NULL);

  /* One selector may stand for an instance and for a class. */
  declare(protocol, "c", "q@:", MF_OPTIONAL, MF_INSTANCE);
  CHECK_EQ_STR(mf_signature_encoding(mf_protocol_declares(protocol, selector_of("c"), MF_INSTANCE)->signature), "q@:");

  mf_message_description listed[6] = {{0}};
  CHECK_EQ_INT(mf_protocol_messages(protocol, NULL, 0), 5);
  CHECK_EQ_INT(mf_protocol_messages(protocol, listed, 2), 5);
  CHECK_EQ_PTR(listed[1].selector, selector_of("b:"));
  CHECK_EQ_PTR(listed[2].selector, NULL);
  CHECK_EQ_INT(mf_protocol_messages(protocol, listed, 6), 5);
  static const char *const order[] = {"a", "b:", "c", "d:", "c"};
  for (int i = 0; i < 5; i++) CHECK_EQ_PTR(listed[i].selector, selector_of(order[i]));
  CHECK_EQ_PTR(listed[5].selector, NULL);
  mf_protocol_destroy(protocol);
}

static void test_refusals(void) {
  mf_protocol *protocol = (mf_protocol *)&protocol;
  CHECK_FAILS(mf_protocol_create(NULL, &protocol, &error), MF_INVALID_ARGUMENT, "invalid argument: a protocol needs a name");
  CHECK_EQ_PTR(protocol, NULL);
  CHECK_FAILS(mf_protocol_create("", &protocol, &error), MF_INVALID_ARGUMENT, "invalid argument: a protocol needs a name");
  CHECK_FAILS(mf_protocol_create("P", NULL, &error), MF_INVALID_ARGUMENT, "invalid argument: there is no place for the protocol");
  mf_protocol_destroy(NULL);

  protocol = begin("Refusing");
  declare(protocol, "a:", "v@:i", MF_REQUIRED, MF_INSTANCE);
  mf_message_description again = message("a:", "v@:q", MF_OPTIONAL, MF_INSTANCE), empty = {0}, unsigned_one = again;
  unsigned_one.signature = nothing.signature;
  CHECK_FAILS(mf_protocol_add(protocol, &again, &error), MF_DUPLICATE,
              "already there: a(_:) of Refusing, the protocol declares that message already, expected v@:i, got v@:q");
  const char *incomplete = "invalid argument: Refusing, a message needs a selector and a signature";
  const mf_message_description *none = NULL;
  CHECK_FAILS(mf_protocol_add(protocol, &empty, &error), MF_INVALID_ARGUMENT, incomplete);
  CHECK_FAILS(mf_protocol_add(protocol, &unsigned_one, &error), MF_INVALID_ARGUMENT, incomplete);
  CHECK_FAILS(mf_protocol_add(protocol, none, &error), MF_INVALID_ARGUMENT, incomplete);

  /* Only what is registered can be adopted: no protocol comes to adopt itself. */
  const mf_protocol *nobody = NULL;
  mf_protocol *other = begin("Other");
  CHECK_FAILS(mf_protocol_adopt(protocol, other, &error), MF_INVALID_ARGUMENT,
              "invalid argument: Other, a protocol must be registered before it is adopted");
  CHECK_FAILS(mf_protocol_adopt(protocol, protocol, &error), MF_INVALID_ARGUMENT,
              "invalid argument: Refusing, a protocol must be registered before it is adopted");
  CHECK_FAILS(mf_protocol_adopt(protocol, nobody, &error), MF_INVALID_ARGUMENT,
              "invalid argument: a protocol must be registered before it is adopted");
  CHECK_EQ_INT(mf_protocol_adopted(protocol, NULL, 0), 0);
  CHECK_EQ_INT(mf_protocol_messages(protocol, NULL, 0), 1);
  mf_protocol_destroy(other);
  mf_protocol_destroy(protocol);
}

static void test_registering(void) {
  const mf_protocol *found = (const mf_protocol *)&found;
  char name[] = "Registered";
  mf_protocol *protocol = begin(name), *second = begin(name);
  name[0] = 'X';
  CHECK_FAILS(mf_protocol_find("Registered", &found, &error), MF_NOT_FOUND,
              "not found: Registered, no protocol of that name is registered");
  CHECK_EQ_PTR(found, NULL);
  CHECK_EQ_INT(mf_protocol_find(NULL, &found, NULL), MF_NOT_FOUND);
  declare(protocol, "a", "v@:", MF_REQUIRED, MF_INSTANCE);
  publish(protocol);
  CHECK_EQ_INT(mf_protocol_find("Registered", &found, NULL), MF_OK);
  CHECK_EQ_PTR(found, protocol);

  /* The name is taken: the other one stays the caller's. So is registering twice. */
  const char *taken = "already there: Registered, a protocol of that name is registered";
  CHECK_FAILS(mf_protocol_register(second, &error), MF_DUPLICATE, taken);
  CHECK_FAILS(mf_protocol_register(protocol, &error), MF_DUPLICATE, taken);
  declare(second, "b", "v@:", MF_REQUIRED, MF_INSTANCE);
  mf_protocol_destroy(second);

  /* From now on nothing changes it, and destroying it is harmless. */
  mf_message_description late = message("late", "v@:", MF_REQUIRED, MF_INSTANCE);
  const char *fixed = "still in use: Registered, a registered protocol cannot be changed";
  CHECK_FAILS(mf_protocol_add(protocol, &late, &error), MF_IN_USE, fixed);
  CHECK_FAILS(mf_protocol_adopt(protocol, protocol, &error), MF_IN_USE, fixed);
  mf_protocol_destroy(protocol);
  CHECK_EQ_INT(mf_protocol_messages(found, NULL, 0), 1);
  CHECK_EQ_PTR(mf_protocol_declares(found, selector_of("late"), MF_INSTANCE), NULL);
}

static void test_adopting(void) {
  mf_protocol *base = begin("Base"), *middle = begin("Middle"), *side = begin("Side"), *top = begin("Top");
  declare(base, "base:", "v@:i", MF_REQUIRED, MF_INSTANCE);
  declare(base, "loose", "v@:", MF_REQUIRED, MF_INSTANCE);
  declare(base, "tight", "v@:", MF_OPTIONAL, MF_INSTANCE);
  publish(base);
  declare(middle, "loose", "v@:", MF_OPTIONAL, MF_INSTANCE);
  declare(middle, "tight", "v@:", MF_REQUIRED, MF_INSTANCE);
  declare(middle, "base:", "v@:q", MF_REQUIRED, MF_INSTANCE);
  CHECK_EQ_INT(mf_protocol_adopt(middle, base, NULL), MF_OK);
  publish(middle);
  CHECK_EQ_INT(mf_protocol_adopt(side, base, NULL), MF_OK);
  publish(side);
  CHECK_EQ_INT(mf_protocol_adopt(top, middle, NULL), MF_OK);
  CHECK_EQ_INT(mf_protocol_adopt(top, side, NULL), MF_OK);
  CHECK_EQ_INT(mf_protocol_adopt(top, middle, NULL), MF_OK); /* again: it is adopted once */
  publish(top);

  CHECK(mf_protocol_conforms(base, base));
  CHECK(mf_protocol_conforms(middle, base) && !mf_protocol_conforms(base, middle));
  CHECK(mf_protocol_conforms(top, base) && mf_protocol_conforms(top, side) && !mf_protocol_conforms(side, middle));
  const mf_protocol *adopted[3] = {NULL};
  CHECK_EQ_INT(mf_protocol_adopted(top, NULL, 0), 2);
  CHECK_EQ_INT(mf_protocol_adopted(top, adopted, 3), 2);
  CHECK(adopted[0] == middle && adopted[1] == side && !adopted[2]);
  CHECK_EQ_INT(mf_protocol_adopted(base, adopted, 3), 0);
  CHECK_EQ_INT(mf_protocol_messages(top, NULL, 0), 0); /* its own: none */

  /* Own declarations before adopted ones; required is required, wherever one asks. */
  const mf_protocol *both[] = {middle, top};
  for (int i = 0; i < 2; i++) {
    const mf_message_description *found = mf_protocol_declares(both[i], selector_of("base:"), MF_INSTANCE);
    CHECK_EQ_STR(found ? mf_signature_encoding(found->signature) : NULL, "v@:q");
    CHECK(mf_protocol_message(both[i], selector_of("loose"), MF_REQUIRED, MF_INSTANCE) != NULL);
    CHECK(mf_protocol_message(both[i], selector_of("loose"), MF_OPTIONAL, MF_INSTANCE) != NULL);
    CHECK_EQ_INT(mf_protocol_declares(both[i], selector_of("loose"), MF_INSTANCE)->requirement, MF_REQUIRED);
    CHECK_EQ_INT(mf_protocol_declares(both[i], selector_of("tight"), MF_INSTANCE)->requirement, MF_REQUIRED);
  }
}

/* A web of adoptions in which every path is taken would never end: each ancestor is looked at once. */
static void test_web(void) {
  const mf_protocol *below[2] = {NULL, NULL};
  for (int level = 0; level < 40; level++) {
    const mf_protocol *next[2];
    for (int i = 0; i < 2; i++) {
      char name[32];
      snprintf(name, sizeof name, "Web%d_%d", level, i);
      mf_protocol *protocol = begin(name);
      if (level == 0) declare(protocol, i ? "one" : "zero", "v@:", MF_REQUIRED, MF_INSTANCE);
      for (int b = 0; level && b < 2; b++) CHECK_EQ_INT(mf_protocol_adopt(protocol, below[b], NULL), MF_OK);
      next[i] = publish(protocol);
    }
    below[0] = next[0], below[1] = next[1];
  }
  CHECK(mf_protocol_declares(below[0], selector_of("zero"), MF_INSTANCE) != NULL);
  CHECK_EQ_PTR(mf_protocol_declares(below[0], selector_of("two"), MF_INSTANCE), NULL);
  CHECK(!mf_protocol_conforms(below[0], below[1]));
}

/* --- Does a target do it? ----------------------------------------------------------------------------------------------------- */

static void do_nothing(void) {}
static mf_status forward(void *context, mf_call *call) { return (void)context, (void)call, MF_OK; }
static mf_status sign(void *context, void *object, mf_selector selector, const mf_signature **signature, mf_error *error) {
  (void)object, (void)selector, (void)error;
  *signature = context;
  return MF_OK;
}
static bool back(void *context, void *object, mf_selector selector, mf_target *target) {
  (void)selector;
  *target = (mf_target){object ? NULL : context, context};
  return true;
}

static void test_checking(void) {
  mf_protocol *base = begin("CheckedBase"), *top = begin("Checked");
  declare(base, "inherited:", "v@:i", MF_REQUIRED, MF_INSTANCE);
  publish(base);
  declare(top, "own", "v@:", MF_REQUIRED, MF_INSTANCE);
  declare(top, "maybe", "v@:", MF_OPTIONAL, MF_INSTANCE);
  declare(top, "make", "@#:", MF_REQUIRED, MF_CLASS);
  CHECK_EQ_INT(mf_protocol_adopt(top, base, NULL), MF_OK);
  publish(top);

  mf_table *table = table_of("Doer", NULL, NULL);
  mf_target target = {&target, table};
  CHECK_FAILS(mf_protocol_check(top, target, &error), MF_UNRECOGNIZED_SELECTOR,
              "unrecognized selector: own() sent to Doer, expected v@:");
  CHECK_FAILS(mf_protocol_check(top, (mf_target){NULL, NULL}, &error), MF_UNRECOGNIZED_SELECTOR,
              "unrecognized selector: own() sent to nil, expected v@:");
  CHECK_EQ_INT(mf_protocol_check(top, target, NULL), MF_UNRECOGNIZED_SELECTOR);
  add(table, "own", "v@:", PLAIN(do_nothing));
  CHECK_FAILS(mf_protocol_check(top, target, &error), MF_UNRECOGNIZED_SELECTOR,
              "unrecognized selector: inherited(_:) sent to Doer, expected v@:i");
  add(table, "inherited:", "v@:q", PLAIN(do_nothing));
  CHECK_FAILS(mf_protocol_check(top, target, &error), MF_SIGNATURE_MISMATCH,
              "signature mismatch: inherited(_:) of Doer, argument 0, the arguments differ, expected i, got q");
  CHECK_EQ_INT(mf_table_remove(table, selector_of("inherited:"), NULL), MF_OK);
  add(table, "inherited:", "Vvri", PLAIN(do_nothing)); /* qualifiers do not matter */
  CHECK_EQ_INT(mf_protocol_check(top, target, NULL), MF_OK);
  add(table, "maybe", "d@:", PLAIN(do_nothing)); /* optional ones are not looked at */
  CHECK_EQ_INT(mf_protocol_check(top, target, NULL), MF_OK);
  destroy(table);

  /* Decided by what the target does: it forwards, under this signature or under none that it tells, or it loops. */
  mf_protocol *one = begin("CheckedOne");
  declare(one, "inherited:", "v@:i", MF_REQUIRED, MF_INSTANCE);
  mf_forwarding forwards = {.forward = forward}, signs = {.forward = forward, .signature = sign}, loops = {.target = back};
  table = table_of("Proxy", NULL, NULL);
  target.table = table;
  set_forwarding(table, &forwards, NULL);
  CHECK_EQ_INT(mf_protocol_check(one, target, NULL), MF_OK);
  set_forwarding(table, &signs, (void *)(uintptr_t)signature_of("v@:i"));
  CHECK_EQ_INT(mf_protocol_check(one, target, NULL), MF_OK);
  set_forwarding(table, &signs, (void *)(uintptr_t)signature_of("v@:d"));
  CHECK_EQ_INT(mf_protocol_check(one, target, NULL), MF_SIGNATURE_MISMATCH);
  set_forwarding(table, &signs, NULL);
  CHECK_EQ_INT(mf_protocol_check(one, target, NULL), MF_UNRECOGNIZED_SELECTOR);
  set_forwarding(table, &loops, table);
  target.object = table;
  CHECK_EQ_INT(mf_protocol_check(one, target, NULL), MF_FORWARDING_LOOP);
  destroy(table);
  mf_protocol_destroy(one);
}

/* Threads that register under one name: one succeeds. */
static atomic_int registered;
static void *register_one(void *context) {
  (void)context;
  mf_protocol *protocol = begin("Contended");
  if (mf_protocol_register(protocol, NULL) == MF_OK) atomic_fetch_add(&registered, 1);
  else mf_protocol_destroy(protocol);
  const mf_protocol *found = NULL;
  CHECK_EQ_INT(mf_protocol_find("Contended", &found, NULL), MF_OK);
  return NULL;
}

static void test_threads(void) {
  pthread_t threads[8];
  for (int i = 0; i < 8; i++) pthread_create(&threads[i], NULL, register_one, NULL);
  for (int i = 0; i < 8; i++) pthread_join(threads[i], NULL);
  CHECK_EQ_INT(registered, 1);
}

int main(void) {
  test_four_places();
  test_refusals();
  test_registering();
  test_adopting();
  test_web();
  test_checking();
  test_threads();
  return check_done();
}
