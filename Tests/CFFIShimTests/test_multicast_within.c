/* What changes within a round: targets come, go, take others with them, send again, and destroy the multicast. */
#include "multicast_cast.h"

static mf_multicast *ring;
static creature *cast[8];

static void begin_ring(const char *names) {
  ring = multicast_of("ring", NULL);
  for (int i = 0; names[i]; i++) {
    cast[i] = creature_new(names[i]);
    CHECK_EQ_INT(add_strongly(ring, creatures, cast[i]), MF_OK);
  }
}

static void end_ring(void) {
  mf_multicast_destroy(ring);
  for (int i = 0; i < 8; i++)
    if (cast[i]) creature_release(cast[i]);
  memset(cast, 0, sizeof cast);
  check_all_gone();
}

static creature *late;
static void change(creature *self) {
  self->on_call = NULL;
  CHECK_EQ_INT(mf_multicast_remove(ring, cast[0], NULL), MF_OK);
  CHECK_EQ_INT(mf_multicast_remove(ring, cast[2], NULL), MF_OK);
  CHECK_EQ_INT(add_strongly(ring, creatures, late), MF_OK);
  CHECK(!mf_multicast_contains(ring, cast[2]));
  CHECK(mf_multicast_contains(ring, late));
  CHECK_EQ_INT(mf_multicast_count(ring), 2);
}

/* Field report 13. */
static void test_changes_within(void) {
  begin_ring("ABC");
  late = creature_new('D');
  cast[0]->on_call = change;
  CHECK_EQ_INT(tell(ring, "note()", NULL), MF_OK);
  CHECK_HEARD("AB");
  CHECK_EQ_INT(tell(ring, "note()", NULL), MF_OK);
  CHECK_HEARD("BD");
  creature_release(late);
  end_ring();
}

/* What was removed within a round is let go of when that round ends, not before: also what runs removes itself. */
static long disposed_before;
static void remove_self(creature *self) {
  disposed_before = holders_disposed;
  CHECK_EQ_INT(mf_multicast_remove(ring, self, NULL), MF_OK);
  CHECK_EQ_INT(holders_disposed, disposed_before);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_IN_USE);
  creature_release(self); /* the multicast's reference keeps it */
  cast[0] = NULL;
  hear(self);
}
static void check_not_yet(creature *self) {
  (void)self;
  CHECK_EQ_INT(holders_disposed, disposed_before);
}

static void test_removal_of_self(void) {
  begin_ring("ABC");
  cast[0]->on_call = remove_self;
  cast[1]->on_call = check_not_yet;
  CHECK_EQ_INT(tell(ring, "note()", NULL), MF_OK);
  CHECK_HEARD("AABC");
  CHECK_EQ_INT(holders_disposed, disposed_before + 1);
  CHECK_EQ_INT(creatures_alive, 2);
  end_ring();
}

static void remove_everything(creature *self) {
  mf_multicast_remove_all(ring);
  mf_multicast_remove_all(ring);
  CHECK_EQ_INT(mf_multicast_count(ring), 0);
  CHECK_EQ_INT(add_strongly(ring, creatures, self), MF_OK); /* back again, from the next round on */
  self->on_call = NULL;
}

static void test_remove_all_within(void) {
  begin_ring("ABC");
  cast[1]->on_call = remove_everything;
  CHECK_EQ_INT(tell(ring, "note()", NULL), MF_OK);
  CHECK_HEARD("AB");
  CHECK_EQ_INT(tell(ring, "note()", NULL), MF_OK);
  CHECK_HEARD("B");
  end_ring();
}

static int depth;
static void again(creature *self) {
  if (depth == 5) return;
  depth++;
  if (depth == 3) CHECK_EQ_INT(mf_multicast_remove(ring, cast[2], NULL), MF_OK);
  CHECK_EQ_INT(tell(ring, "note()", NULL), MF_OK);
  (void)self;
}

static void test_recursion(void) {
  begin_ring("ABC");
  cast[1]->on_call = again;
  depth = 0;
  CHECK_EQ_INT(tell(ring, "note()", NULL), MF_OK);
  CHECK_HEARD("ABABABABABAB"); /* C was removed before any round reached it */
  end_ring();
}

/* Many more are added and removed within a round than there is room for. */
static creature *crowd[300];
static void let_crowd_pass(creature *self) {
  self->on_call = NULL;
  for (int i = 0; i < 300; i++) {
    crowd[i] = creature_new('c');
    CHECK_EQ_INT(add_weakly(ring, creatures, crowd[i]), MF_OK);
    if (i % 3) CHECK_EQ_INT(mf_multicast_remove(ring, crowd[i], NULL), MF_OK);
  }
}

static void test_crowd_within(void) {
  begin_ring("AB");
  cast[0]->on_call = let_crowd_pass;
  CHECK_EQ_INT(tell(ring, "note()", NULL), MF_OK);
  CHECK_HEARD("AB");
  size_t responders;
  mf_delivery delivery = {.responder_count = &responders};
  CHECK_EQ_INT(tell(ring, "note()", &delivery), MF_OK);
  CHECK_EQ_INT(responders, 102);
  heard[0] = 0;
  for (int i = 0; i < 300; i++) creature_release(crowd[i]);
  end_ring();
}

static void destroy_ring(creature *self) {
  (void)self;
  mf_multicast_destroy(ring);
  CHECK_EQ_INT(creatures_alive, 3);
}

static void test_destroy_within(void) {
  begin_ring("ABC");
  for (int i = 0; i < 3; i++) creature_release(cast[i]);
  cast[1]->on_call = destroy_ring;
  mf_error error = MF_ERROR_INIT;
  CHECK_EQ_INT(mf_multicast_send(ring, selector_of("note()"), signature_of("v@:"), NULL, NULL, NULL, &error), MF_OK);
  CHECK_HEARD("AB");
  memset(cast, 0, sizeof cast);
  check_all_gone();
}

int main(void) {
  begin_tables();
  test_changes_within();
  test_removal_of_self();
  test_remove_all_within();
  test_recursion();
  test_crowd_within();
  test_destroy_within();
  end_tables();
  return check_done();
}
