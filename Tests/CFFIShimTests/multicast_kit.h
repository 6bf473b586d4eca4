/* What the tests of multicasts share: a small runtime whose objects can be held weakly and strongly, with everything counted. */
#ifndef MULTICAST_KIT_H
#define MULTICAST_KIT_H

#include <pthread.h>

#include "core_kit.h"

/* An object. Its last strong reference ends it: on_death runs, and its memory is given back at once, so that a late use is seen by ASan
   and valgrind. Weak references go through a box that outlives it. */
typedef struct creature creature;

typedef struct box {
  pthread_mutex_t lock;
  creature *creature; /* NULL once it died */
  int strong;
  atomic_int references;
} box;

struct creature {
  box *box;
  int name;
  atomic_long calls;
  atomic_int inside; /* calls that are under way */
  void (*on_call)(creature *self);
  void (*on_death)(creature *self);
  void *context;
  mf_status fails; /* what its methods report */
  int64_t answer;
};

static atomic_long creatures_alive, boxes_alive, holders_disposed;

UNUSED static creature *creature_new(int name) {
  box *made = calloc(1, sizeof *made);
  creature *self = calloc(1, sizeof *self);
  pthread_mutex_init(&made->lock, NULL);
  made->creature = self;
  made->strong = 1;
  atomic_init(&made->references, 1);
  self->box = made;
  self->name = name;
  atomic_fetch_add(&creatures_alive, 1);
  atomic_fetch_add(&boxes_alive, 1);
  return self;
}

UNUSED static void box_release(box *box) {
  if (atomic_fetch_sub(&box->references, 1) != 1) return;
  pthread_mutex_destroy(&box->lock);
  free(box);
  atomic_fetch_sub(&boxes_alive, 1);
}

UNUSED static void creature_retain(creature *self) {
  pthread_mutex_lock(&self->box->lock);
  self->box->strong++;
  pthread_mutex_unlock(&self->box->lock);
}

UNUSED static void creature_release(void *object) {
  creature *self = object;
  box *box = self->box;
  pthread_mutex_lock(&box->lock);
  bool dies = --box->strong == 0;
  if (dies) box->creature = NULL;
  pthread_mutex_unlock(&box->lock);
  if (!dies) return;
  if (self->on_death) self->on_death(self);
  CHECK_EQ_INT(atomic_load(&self->inside), 0);
  memset(self, 0xdd, sizeof *self);
  free(self);
  box_release(box);
  atomic_fetch_sub(&creatures_alive, 1);
}

UNUSED static void *weak_acquire(void *holder) {
  box *box = holder;
  pthread_mutex_lock(&box->lock);
  creature *self = box->creature;
  if (self) box->strong++;
  pthread_mutex_unlock(&box->lock);
  return self;
}

UNUSED static void weak_dispose(void *holder) {
  atomic_fetch_add(&holders_disposed, 1);
  box_release(holder);
}

UNUSED static void strong_dispose(void *holder) {
  atomic_fetch_add(&holders_disposed, 1);
  creature_release(holder);
}

UNUSED static const mf_retention weakly = {weak_acquire, creature_release, weak_dispose};
UNUSED static const mf_retention strongly = {NULL, NULL, strong_dispose};

UNUSED static mf_status insert_weakly(mf_multicast *multicast, mf_table *table, creature *self, mf_placement placement, void *anchor) {
  atomic_fetch_add(&self->box->references, 1);
  mf_status status = mf_multicast_insert(multicast, (mf_target){self, table}, &weakly, self->box, placement, anchor, NULL);
  if (status) box_release(self->box);
  return status;
}

UNUSED static mf_status add_weakly(mf_multicast *multicast, mf_table *table, creature *self) {
  return insert_weakly(multicast, table, self, MF_AT_END, NULL);
}

UNUSED static mf_status set_main_weakly(mf_multicast *multicast, mf_table *table, creature *self, mf_main_role role) {
  atomic_fetch_add(&self->box->references, 1);
  mf_status status = mf_multicast_set_main(multicast, (mf_target){self, table}, role, &weakly, self->box, NULL);
  if (status) box_release(self->box);
  return status;
}

UNUSED static mf_status add_strongly(mf_multicast *multicast, mf_table *table, creature *self) {
  creature_retain(self);
  mf_status status = mf_multicast_add(multicast, (mf_target){self, table}, &strongly, self, NULL);
  if (status) creature_release(self);
  return status;
}

/* Held by nobody: the test keeps the object alive. */
UNUSED static mf_status add_plainly(mf_multicast *multicast, mf_table *table, void *object) {
  return mf_multicast_add(multicast, (mf_target){object, table}, NULL, NULL, NULL);
}

UNUSED static mf_multicast *multicast_of(const char *name, const mf_object_ops *ops) {
  mf_multicast *multicast = NULL;
  CHECK_EQ_INT(mf_multicast_create(name, ops, &multicast, NULL), MF_OK);
  return multicast;
}

/* A message without arguments and result. */
UNUSED static mf_status tell(mf_multicast *multicast, const char *name, const mf_delivery *delivery) {
  return mf_multicast_send(multicast, selector_of(name), signature_of("v@:"), NULL, NULL, delivery, NULL);
}

/* Everything that was made is gone again. */
UNUSED static void check_all_gone(void) {
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  CHECK_EQ_INT(atomic_load(&creatures_alive), 0);
  CHECK_EQ_INT(atomic_load(&boxes_alive), 0);
}

#endif
