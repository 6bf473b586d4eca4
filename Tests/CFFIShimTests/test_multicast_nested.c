/* Multicasts within multicasts, and rounds within rounds: order, loops and the path that they show, and more rounds at once than a
   thread has slots for. */
#include "multicast_cast.h"

static mf_status add_nested(mf_multicast *multicast, mf_multicast *nested) {
  return mf_multicast_add(multicast, mf_multicast_target(nested), NULL, NULL, NULL);
}

static void test_order(void) {
  mf_multicast *a = multicast_of("A", NULL), *b = multicast_of("B", NULL), *c = multicast_of("C", NULL);
  creature *all[5];
  for (int i = 0; i < 5; i++) all[i] = creature_new('1' + i);
  CHECK_EQ_INT(add_weakly(a, creatures, all[0]), MF_OK);
  CHECK_EQ_INT(add_nested(a, b), MF_OK);
  CHECK_EQ_INT(add_nested(a, b), MF_DUPLICATE);
  CHECK_EQ_INT(add_weakly(b, creatures, all[1]), MF_OK);
  CHECK_EQ_INT(add_nested(b, c), MF_OK);
  CHECK_EQ_INT(add_weakly(c, creatures, all[2]), MF_OK);
  CHECK_EQ_INT(add_weakly(b, creatures, all[3]), MF_OK);
  CHECK_EQ_INT(add_nested(a, c), MF_OK); /* twice on two ways is no loop */
  CHECK_EQ_INT(add_weakly(a, creatures, all[4]), MF_OK);
  CHECK_EQ_INT(tell(a, "note()", NULL), MF_OK);
  CHECK_HEARD("123435");
  size_t responders;
  mf_delivery delivery = {.responder_count = &responders};
  CHECK_EQ_INT(tell(a, "note()", &delivery), MF_OK);
  CHECK_HEARD("123435");
  CHECK_EQ_INT(responders, 4); /* a multicast is one target */
  CHECK_EQ_INT(mf_send(mf_multicast_target(a), selector_of("note()"), signature_of("v@:"), NULL, NULL, NULL), MF_OK);
  CHECK_HEARD("123435");
  mf_multicast_destroy(a);
  mf_multicast_destroy(b);
  mf_multicast_destroy(c);
  for (int i = 0; i < 5; i++) creature_release(all[i]);
  check_all_gone();
}

/* A nested multicast in which nobody responds is a target that does not respond. */
static void test_nobody_within(void) {
  mf_multicast *a = multicast_of("A", NULL), *b = multicast_of("B", NULL), *c = multicast_of("C", NULL);
  creature *first = creature_new('1'), *mute = creature_new('m');
  first->answer = 41;
  CHECK_EQ_INT(add_nested(a, b), MF_OK);
  CHECK_EQ_INT(add_nested(b, c), MF_OK);
  int64_t result = 99;
  mf_selector answer = selector_of("answer()");
  const mf_signature *signature = signature_of("q@:");
  CHECK_FAILS(mf_multicast_send(a, answer, signature, NULL, &result, NULL, &error), MF_UNRECOGNIZED_SELECTOR,
              "unrecognized selector: answer() sent to A");
  CHECK_EQ_INT(result, 0);
  CHECK_FAILS(mf_send(mf_multicast_target(b), answer, signature, NULL, &result, &error), MF_UNRECOGNIZED_SELECTOR,
              "unrecognized selector: answer() sent to B");
  CHECK_EQ_INT(mf_multicast_insert(a, (mf_target){first, creatures}, NULL, NULL, MF_AT_START, NULL, NULL), MF_OK);
  CHECK_EQ_INT(add_weakly(c, mutes, mute), MF_OK);
  mf_result_choice choices[] = {MF_RESULT_LAST, MF_RESULT_FIRST};
  for (int i = 0; i < 2; i++) {
    mf_delivery delivery = {.choice = choices[i]};
    result = 99;
    CHECK_EQ_INT(mf_multicast_send(a, answer, signature, NULL, &result, &delivery, NULL), MF_OK);
    CHECK_EQ_INT(result, 41);
  }
  CHECK_HEARD("11");
  mf_multicast_destroy(a);
  mf_multicast_destroy(b);
  mf_multicast_destroy(c);
  creature_release(first);
  creature_release(mute);
  check_all_gone();
}

/* The loop by every door: a send, both questions; each also when the sender wants no error. */
static void check_loop(mf_multicast *a, const char *path) {
  mf_selector selector = selector_of("note()");
  const mf_signature *signature = signature_of("v@:"), *found = signature;
  mf_target target = mf_multicast_target(a);
  bool responds = true;
  for (int way = 0; way < 12; way++) {
    mf_error error = MF_ERROR_INIT, *place = way % 2 ? &error : NULL;
    mf_status status = MF_OK;
    switch (way / 2) {
      case 0: status = mf_multicast_send(a, selector, signature, NULL, NULL, NULL, place); break;
      case 1: status = mf_send(target, selector, signature, NULL, NULL, place); break;
      case 2: status = mf_multicast_responds(a, selector, &responds, place); break;
      case 3: status = mf_responds(target, selector, &responds, place); break;
      case 4: status = mf_multicast_signature_for(a, selector, &found, place); break;
      case 5: status = mf_signature_for(target, selector, &found, place); break;
    }
    if (!CHECK_EQ_INT(status, MF_FORWARDING_LOOP)) fprintf(stderr, "  way %d\n", way);
    if (place) CHECK_EQ_STR(error.subject, path);
    if (place) CHECK_EQ_PTR(error.selector, selector);
    mf_error_clear(&error);
  }
}

static void test_loops(void) {
  mf_multicast *a = multicast_of("A", NULL), *b = multicast_of("B", NULL), *c = multicast_of("C", NULL);
  CHECK_EQ_INT(add_nested(a, a), MF_FORWARDING_LOOP);
  CHECK_EQ_INT(mf_multicast_count(a), 0);
  CHECK_EQ_INT(add_nested(a, b), MF_OK);
  CHECK_EQ_INT(add_nested(b, a), MF_OK);
  check_loop(a, "A > B > A");
  check_loop(b, "B > A > B");
  CHECK_EQ_INT(add_nested(c, a), MF_OK);
  check_loop(c, "A > B > A"); /* the way into it is no part of a loop */
  CHECK_EQ_INT(mf_multicast_remove(b, a, NULL), MF_OK);
  CHECK_EQ_INT(add_nested(b, c), MF_OK);
  check_loop(a, "A > B > C > A");
  /* An optional message meets it, too, and everybody else is called. */
  creature *x = creature_new('x'), *y = creature_new('y'), *z = creature_new('z');
  CHECK_EQ_INT(insert_weakly(a, creatures, x, MF_AT_START, NULL), MF_OK);
  CHECK_EQ_INT(add_weakly(b, creatures, y), MF_OK);
  CHECK_EQ_INT(add_weakly(a, creatures, z), MF_OK);
  mf_delivery optional = {.optional = true};
  CHECK_EQ_INT(tell(a, "note()", &optional), MF_FORWARDING_LOOP);
  CHECK_HEARD("xyz");
  /* The questions end at the first responder, before the loop. */
  bool responds = false;
  CHECK_EQ_INT(mf_multicast_responds(a, selector_of("note()"), &responds, NULL), MF_OK);
  CHECK(responds);
  mf_multicast_destroy(a);
  mf_multicast_destroy(b);
  mf_multicast_destroy(c);
  creature_release(x);
  creature_release(y);
  creature_release(z);
  check_all_gone();
}

/* Field report 14: an owner that forwards what it does not know to its delegate, and is put behind that delegate. */
static mf_multicast *delegate;
static mf_status forward_to_delegate(void *context, mf_call *call) {
  if (!context) return mf_call_send(call, mf_multicast_target(delegate));
  return mf_multicast_send(delegate, mf_call_selector(call), mf_call_signature(call), mf_call_frame(call), mf_call_result(call),
                           NULL, mf_call_error(call));
}
static bool target_is_delegate(void *context, void *object, mf_selector selector, mf_target *target) {
  (void)context, (void)object, (void)selector;
  *target = mf_multicast_target(delegate);
  return true;
}
static mf_status always_responds(void *context, void *object, mf_selector selector, bool *responds, mf_error *error) {
  (void)context, (void)object, (void)selector, (void)error;
  *responds = true;
  return MF_OK;
}

static void test_owner_behind_its_delegate(void) {
  static const mf_forwarding ways[] = {{.forward = forward_to_delegate, .responds = always_responds}, {.target = target_is_delegate}};
  for (int way = 0; way < 3; way++) {
    mf_table *owners = table_of("Owner", NULL, NULL);
    set_forwarding(owners, &ways[way == 1], way == 2 ? owners : NULL);
    delegate = multicast_of("delegate", NULL);
    int owner;
    creature *other = creature_new('o');
    CHECK_EQ_INT(add_plainly(delegate, owners, &owner), MF_OK);
    CHECK_EQ_INT(add_weakly(delegate, creatures, other), MF_OK);
    mf_error error = MF_ERROR_INIT;
    mf_selector selector = selector_of("note()");
    CHECK_EQ_INT(mf_send((mf_target){&owner, owners}, selector, signature_of("v@:"), NULL, NULL, &error), MF_FORWARDING_LOOP);
    CHECK_EQ_STR(error.subject, "Owner > delegate > Owner");
    mf_error_clear(&error);
    CHECK_EQ_INT(mf_multicast_send(delegate, selector, signature_of("v@:"), NULL, NULL, NULL, &error), MF_FORWARDING_LOOP);
    /* Whoever names another target is asked whether that one responds, and then the question is the loop. */
    CHECK_EQ_STR(error.subject, way == 1 ? "Owner > delegate > Owner" : "delegate > Owner > delegate");
    mf_error_clear(&error);
    CHECK_HEARD("oo");
    if (way == 1) {
      bool responds;
      CHECK_EQ_INT(mf_responds((mf_target){&owner, owners}, selector, &responds, &error), MF_FORWARDING_LOOP);
      CHECK_EQ_STR(error.subject, "Owner > delegate > Owner");
      mf_error_clear(&error);
    }
    mf_multicast_destroy(delegate);
    creature_release(other);
    check_all_gone();
    destroy(owners);
  }
}

static void test_depth(void) {
  enum { MOST = 70 };
  mf_multicast *line[MOST];
  creature *last = creature_new('L');
  for (int i = 0; i < MOST; i++) {
    line[i] = multicast_of("link", NULL);
    if (i) CHECK_EQ_INT(add_nested(line[i - 1], line[i]), MF_OK);
  }
  CHECK_EQ_INT(add_weakly(line[MOST - 1], creatures, last), MF_OK);
  for (int length = 1; length <= MOST; length++) {
    mf_multicast *first = line[MOST - length];
    bool fits = length <= MF_FORWARDING_MAX_DEPTH, responds = false;
    mf_error error = MF_ERROR_INIT;
    if (!CHECK_EQ_INT(mf_multicast_send(first, selector_of("note()"), signature_of("v@:"), NULL, NULL, NULL, &error),
                      fits ? MF_OK : MF_FORWARDING_LOOP))
      fprintf(stderr, "  %d multicasts\n", length);
    CHECK_EQ_INT(error.expected_count, fits ? 0 : MF_FORWARDING_MAX_DEPTH);
    CHECK_HEARD(fits ? "L" : "");
    CHECK_EQ_INT(mf_multicast_responds(first, selector_of("note()"), &responds, &error), fits ? MF_OK : MF_FORWARDING_LOOP);
    CHECK_EQ_INT(responds, fits);
    mf_error_clear(&error);
  }
  for (int i = 0; i < MOST; i++) mf_multicast_destroy(line[i]);
  creature_release(last);
  check_all_gone();
}

/* --- What objects send when they go ---------------------------------------------------------------------------------------------- */

static mf_multicast *top;
static int sent_in_death;
static void send_in_death(creature *self) {
  (void)self;
  sent_in_death++;
  CHECK_EQ_INT(tell(top, "note()", NULL), MF_OK);
}
static void drop_owner(creature *self) {
  self->on_call = NULL;
  creature_release(self);
}
static void remove_from_top(creature *self) {
  self->on_call = NULL;
  CHECK_EQ_INT(mf_multicast_remove(self->context, self, NULL), MF_OK);
  creature_release(self);
}

/* The last reference goes with the round's own, or with what the round lets go of in the end; what is sent then is a new message. */
static void test_sends_when_it_goes(void) {
  for (int is_strong = 0; is_strong < 2; is_strong++) {
    top = multicast_of("top", NULL);
    mf_multicast *middle = multicast_of("middle", NULL);
    creature *dying = creature_new('d'), *stays = creature_new('s');
    dying->on_death = send_in_death;
    dying->on_call = is_strong ? remove_from_top : drop_owner;
    dying->context = middle;
    CHECK_EQ_INT(add_nested(top, middle), MF_OK);
    CHECK_EQ_INT(is_strong ? add_strongly(middle, creatures, dying) : add_weakly(middle, creatures, dying), MF_OK);
    CHECK_EQ_INT(add_weakly(middle, creatures, stays), MF_OK);
    sent_in_death = 0;
    CHECK_EQ_INT(tell(top, "note()", NULL), MF_OK);
    CHECK_EQ_INT(sent_in_death, 1);
    CHECK_HEARD("dss");
    mf_multicast_destroy(top);
    mf_multicast_destroy(middle);
    creature_release(stays);
    check_all_gone();
  }
}

/* The same of questions: what a target asks when it goes within one is a new question, and no loop. */
static int asked_in_death;
static void ask_in_death(creature *self) {
  (void)self;
  bool responds;
  asked_in_death++;
  CHECK_EQ_INT(mf_multicast_responds(top, selector_of("note()"), &responds, NULL), MF_OK);
  CHECK(!responds);
}

/* The owner lets go while the question holds the target: that one's reference is the last. */
static void *acquire_last(void *holder) {
  creature *self = weak_acquire(holder);
  if (self) creature_release(self);
  return self;
}
static const mf_retention last_held = {acquire_last, creature_release, weak_dispose};

/* Removes a strong target while it is asked, which then goes when the question ends. */
static creature *removed_by_question;
static mf_status remove_and_decline(void *context, void *object, mf_selector selector, bool *responds, mf_error *error) {
  (void)context, (void)object, (void)selector, (void)error;
  *responds = false;
  if (removed_by_question) CHECK_EQ_INT(mf_multicast_remove(top, removed_by_question, NULL), MF_OK);
  removed_by_question = NULL;
  return MF_OK;
}

static void test_asks_when_it_goes(void) {
  bool responds;
  top = multicast_of("top", NULL);
  creature *self = creature_new('d');
  self->on_death = ask_in_death;
  atomic_fetch_add(&self->box->references, 1);
  CHECK_EQ_INT(mf_multicast_add(top, (mf_target){self, creatures}, &last_held, self->box, NULL), MF_OK);
  asked_in_death = 0;
  CHECK_EQ_INT(mf_multicast_responds(top, selector_of("note()"), &responds, NULL), MF_OK);
  CHECK(responds); /* it was alive when it was asked */
  CHECK_EQ_INT(asked_in_death, 1);

  mf_table *deciding = table_of("Deciding", NULL, NULL);
  static const mf_forwarding forwarding = {.responds = remove_and_decline};
  set_forwarding(deciding, &forwarding, NULL);
  int object;
  removed_by_question = creature_new('r');
  removed_by_question->on_death = ask_in_death;
  CHECK_EQ_INT(add_plainly(top, deciding, &object), MF_OK);
  CHECK_EQ_INT(add_strongly(top, creatures, removed_by_question), MF_OK);
  creature_release(removed_by_question);
  CHECK_EQ_INT(mf_multicast_responds(top, selector_of("note()"), &responds, NULL), MF_OK);
  CHECK(!responds);
  CHECK_EQ_INT(asked_in_death, 2);
  mf_multicast_destroy(top);
  check_all_gone();
  destroy(deciding);
}

/* --- Deep ------------------------------------------------------------------------------------------------------------------------ */

enum { LEVELS = 20 };
static mf_multicast *levels[LEVELS];
static creature *leaving[LEVELS]; /* one of each level, held by its multicast alone */
static int deepest;

static int alive_among_leaving(void) { return (int)creatures_alive - LEVELS; }

/* On the way down a level's own is removed, and on the way up it goes when its round ends, no sooner and no later. */
static void go_deeper(creature *self) {
  int level = (int)self->answer;
  CHECK_EQ_INT(mf_multicast_remove(levels[level], leaving[level], NULL), MF_OK);
  CHECK_EQ_INT(alive_among_leaving(), LEVELS);
  if (level + 1 == LEVELS) {
    deepest++;
    CHECK_EQ_INT(mf_quiesce(NULL), MF_IN_USE);
    return;
  }
  CHECK_EQ_INT(tell(levels[level + 1], "note()", NULL), MF_OK);
  CHECK_EQ_INT(alive_among_leaving(), level + 1);
}

static void test_deep(void) {
  creature *walkers[LEVELS];
  for (int i = 0; i < LEVELS; i++) {
    levels[i] = multicast_of("level", NULL);
    walkers[i] = creature_new('w');
    walkers[i]->answer = i;
    walkers[i]->on_call = go_deeper;
    CHECK_EQ_INT(add_weakly(levels[i], creatures, walkers[i]), MF_OK);
    leaving[i] = creature_new('x');
    CHECK_EQ_INT(add_strongly(levels[i], creatures, leaving[i]), MF_OK);
    creature_release(leaving[i]);
  }
  CHECK_EQ_INT(tell(levels[0], "note()", NULL), MF_OK);
  CHECK_EQ_INT(deepest, 1);
  CHECK_EQ_INT(alive_among_leaving(), 0);
  CHECK_HEARD("wwwwwwwwwwwwwwwwwwww");
  for (int i = 0; i < LEVELS; i++) {
    mf_multicast_destroy(levels[i]);
    creature_release(walkers[i]);
  }
  check_all_gone();
}

/* The same multicast 20 times on one thread; the deepest destroys it. */
static int rounds;
static void recurse(creature *self) {
  if (++rounds < LEVELS) {
    CHECK_EQ_INT(tell(top, "note()", NULL), MF_OK);
  } else {
    mf_multicast_destroy(top);
    creature_release(self);
  }
  CHECK_EQ_INT(creatures_alive, 1);
}

static void test_destroyed_deep(void) {
  top = multicast_of("top", NULL);
  creature *self = creature_new('r');
  self->on_call = recurse;
  CHECK_EQ_INT(add_strongly(top, creatures, self), MF_OK);
  rounds = 0;
  CHECK_EQ_INT(tell(top, "note()", NULL), MF_OK);
  CHECK_EQ_INT(rounds, LEVELS);
  CHECK_EQ_INT(creatures_alive, 0);
  heard[0] = 0;
  check_all_gone();
}

int main(void) {
  begin_tables();
  test_order();
  test_nobody_within();
  test_loops();
  test_owner_behind_its_delegate();
  test_depth();
  test_sends_when_it_goes();
  test_asks_when_it_goes();
  test_deep();
  test_destroyed_deep();
  end_tables();
  return check_done();
}
