/* A random walk of changes, messages and questions over one multicast and one nested in it, each with a main target at times, within rounds
   too, judged by a dull model.
   The seed is printed when something is wrong; test_multicast_walk SEED STEPS walks that way again. */
#include "multicast_kit.h"

enum { PLACES = 16, TABLES = 3, MOST = PLACES + 1, DEEPEST = 4 };

/* --- The model: two lists in order; the inner multicast is a member of the outer one ---------------------------------------------- */

typedef struct being {
  creature *body;   /* NULL when nobody owns it any more, and it is no strong member */
  int table;
  bool is_owned, is_strong;
} being;

typedef struct member {
  int place;        /* in `beings`, or -1 for the inner multicast */
  long serial;      /* of the being: another may have taken its place */
  long stay;        /* of this membership */
  void *address;    /* which another may have, too, once it is dead */
} member;

typedef struct list {
  member members[MOST * 4];
  int count;
  long main; /* the stay of the main target, which is the last member; or 0 */
} list;

static being beings[PLACES];
static long serials[PLACES], last_serial, last_stay;
static list lists[2]; /* outer, inner */
static mf_multicast *multicasts[2];
static mf_table *tables[TABLES];
static bool responds[TABLES];
static mf_selector selector;
static const mf_signature *signature;

/* What a round of the model still has to call. */
typedef struct model_round {
  list outer, inner;
  int at, inner_at;
  bool is_inner; /* within the inner multicast */
  int called;
  struct model_round *previous;
} model_round;

static model_round *current;
static unsigned random_state;
static int random_below(int limit) {
  random_state = random_state * 1664525u + 1013904223u;
  return (int)((random_state >> 8) % (unsigned)limit);
}

static bool is_alive(const member *member) {
  const being *being = &beings[member->place];
  return serials[member->place] == member->serial && being->body &&
         (being->is_owned || being->is_strong || being->body->inside > 0);
}

static int find_stay(const list *list, long stay) {
  for (int i = 0; i < list->count; i++)
    if (list->members[i].stay == stay) return i;
  return -1;
}

static int find_being(const list *list, int place) {
  for (int i = 0; i < list->count; i++)
    if (list->members[i].place == place && (place < 0 || list->members[i].serial == serials[place])) return i;
  return -1;
}

static bool has_main(const list *list) { return list->main && find_stay(list, list->main) >= 0; }

static void take_out(list *list, int at) {
  memmove(&list->members[at], &list->members[at + 1], (size_t)(--list->count - at) * sizeof(member));
}

/* Looks at all targets, so that the places of dead ones are reclaimed. */
static void forget_dead(void) {
  for (int l = 0; l < 2; l++) {
    (void)mf_multicast_count(multicasts[l]);
    for (int i = lists[l].count - 1; i >= 0; i--)
      if (lists[l].members[i].place >= 0 && !is_alive(&lists[l].members[i])) take_out(&lists[l], i);
  }
}

/* The dead member at whose address a being was born, or -1. */
static int find_ghost(const list *list, const creature *body) {
  for (int i = 0; i < list->count; i++)
    if (list->members[i].address == body && list->members[i].place >= 0 && !is_alive(&list->members[i])) return i;
  return -1;
}

static bool is_called(int which, const member *member) {
  return find_stay(&lists[which], member->stay) >= 0 && is_alive(member) && responds[beings[member->place].table];
}

/* The next that the round has to call, or -1. */
static int next_called(model_round *round) {
  for (;;) {
    if (round->is_inner) {
      if (round->inner_at == round->inner.count) {
        round->is_inner = false;
        continue;
      }
      const member *member = &round->inner.members[round->inner_at++];
      if (is_called(1, member)) return member->place;
      continue;
    }
    if (round->at == round->outer.count) return -1;
    const member *member = &round->outer.members[round->at++];
    if (member->place >= 0) {
      if (is_called(0, member)) return member->place;
    } else if (find_stay(&lists[0], member->stay) >= 0) {
      round->inner = lists[1];
      round->inner_at = 0;
      round->is_inner = true;
    }
  }
}

static bool has_responder(int which) {
  for (int i = 0; i < lists[which].count; i++) {
    const member *member = &lists[which].members[i];
    if (member->place < 0 ? has_responder(1) : is_alive(member) && responds[beings[member->place].table]) return true;
  }
  return false;
}

static int living(int which) {
  int count = 0;
  for (int i = 0; i < lists[which].count; i++) count += lists[which].members[i].place < 0 || is_alive(&lists[which].members[i]);
  return count;
}

/* --- What the walk does ------------------------------------------------------------------------------------------------------------ */

static int depth;
static void step(void);

static void note(void *self, mf_selector message) {
  (void)message;
  creature *body = self;
  current->called++;
  CHECK_EQ_INT(next_called(current), body->name);
  body->inside++;
  for (int i = random_below(4); i > 1; i--) step();
  body->inside--;
  if (beings[body->name].body != body || beings[body->name].is_owned || beings[body->name].is_strong || body->inside) return;
  beings[body->name].body = NULL; /* it was killed in its call, and goes right after it */
}

static mf_status note_handled(void *context, mf_call *call) {
  (void)context;
  note(mf_call_self(call), mf_call_selector(call));
  return MF_OK;
}

static void send_message(int which) {
  if (depth == DEEPEST) return;
  depth++;
  model_round round = {.outer = lists[0], .previous = current};
  if (which) {
    round.outer.count = 0;
    round.inner = lists[1];
    round.is_inner = true;
  }
  current = &round;
  mf_status status = mf_multicast_send(multicasts[which], selector, signature, NULL, NULL, NULL, NULL);
  CHECK_EQ_INT(next_called(&round), -1);
  CHECK_EQ_INT(status, round.called ? MF_OK : MF_UNRECOGNIZED_SELECTOR);
  current = round.previous;
  depth--;
}

static void be_born(int place) {
  being *being = &beings[place];
  if (being->body) return;
  *being = (struct being){creature_new(place), random_below(TABLES), true, random_below(3) == 0};
  serials[place] = ++last_serial;
}

static void put_in(int which, int place) {
  being *being = &beings[place];
  if (!being->body || !being->is_owned || (which && being->is_strong)) return; /* strong ones live in one list only */
  if (lists[which].count >= MOST * 3) forget_dead();
  mf_placement placement = (mf_placement)random_below(4);
  int anchor = random_below(PLACES), anchor_at = beings[anchor].body ? find_being(&lists[which], anchor) : -1;
  if (placement >= MF_BEFORE && (!beings[anchor].body || find_ghost(&lists[which], beings[anchor].body) >= 0)) return;
  mf_status status;
  mf_target target = {being->body, tables[being->table]};
  void *anchor_body = beings[anchor].body;
  if (being->is_strong) {
    creature_retain(being->body);
    status = mf_multicast_insert(multicasts[which], target, &strongly, being->body, placement, anchor_body, NULL);
    if (status) creature_release(being->body);
  } else {
    status = insert_weakly(multicasts[which], target.table, being->body, placement, anchor_body);
  }
  bool is_beside_main = has_main(&lists[which]) && anchor_at == lists[which].count - 1;
  mf_status wanted = find_being(&lists[which], place) >= 0 ? MF_DUPLICATE
                     : placement >= MF_BEFORE && (anchor_at < 0 || is_beside_main) ? MF_NOT_FOUND : MF_OK;
  if (!CHECK_EQ_INT(status, wanted)) fprintf(stderr, "  placement %d\n", (int)placement);
  if (wanted) return;
  list *list = &lists[which];
  int ghost = find_ghost(list, being->body); /* it has left for the new one */
  if (ghost >= 0) take_out(list, ghost);
  if (ghost >= 0 && ghost < anchor_at) anchor_at--;
  int end = list->count - has_main(list);
  int at = placement == MF_AT_END ? end : placement == MF_AT_START ? 0 : anchor_at + (placement == MF_AFTER);
  memmove(&list->members[at + 1], &list->members[at], (size_t)(list->count++ - at) * sizeof(member));
  list->members[at] = (member){place, serials[place], ++last_stay, being->body};
}

/* Ghosts of the roster stay where they are: by its address nobody is taken out who is not meant. */
static void set_main(int which, int place) {
  being *being = &beings[place];
  list *list = &lists[which];
  if (!being->body || !being->is_owned || being->is_strong || find_ghost(list, being->body) >= 0) return;
  if (list->count >= MOST * 3) forget_dead();
  int at = find_being(list, place);
  bool is_main = at >= 0 && list->members[at].stay == list->main;
  CHECK_EQ_INT(set_main_weakly(multicasts[which], tables[being->table], being->body, MF_MAIN_LAST), is_main ? MF_DUPLICATE : MF_OK);
  if (is_main) return;
  if (at >= 0) take_out(list, at);
  if (has_main(list)) take_out(list, list->count - 1);
  list->main = ++last_stay;
  list->members[list->count++] = (member){place, serials[place], list->main, being->body};
}

/* A strong one that nobody owns is never heard of again once it is removed. */
static void take_from(int which, int place) {
  being *being = &beings[place];
  if (!being->body) return;
  int at = find_being(&lists[which], place);
  if (find_ghost(&lists[which], being->body) >= 0) return; /* by its address, that one would be removed */
  CHECK_EQ_INT(mf_multicast_remove(multicasts[which], being->body, NULL), at < 0 ? MF_NOT_FOUND : MF_OK);
  if (at >= 0) take_out(&lists[which], at);
  if (being->is_strong && !being->is_owned && at >= 0) being->body = NULL;
}

static void kill(int place) {
  being *being = &beings[place];
  if (!being->body || !being->is_owned) return;
  bool stays = being->is_strong && find_being(&lists[0], place) >= 0;
  being->is_owned = false;
  creature *body = being->body;
  if (!stays && !body->inside) being->body = NULL;
  if (!stays) being->is_strong = false;
  creature_release(body);
}

static void remove_all(int which) {
  mf_multicast_remove_all(multicasts[which]);
  for (int i = 0; i < lists[which].count; i++) {
    int place = lists[which].members[i].place;
    if (place >= 0 && beings[place].is_strong && !beings[place].is_owned && serials[place] == lists[which].members[i].serial)
      beings[place].body = NULL;
  }
  lists[which].count = 0;
}

static void change_table(int which) {
  mf_implementation implementation = random_below(2) ? HANDLED(note_handled) : NATIVE(note);
  switch (random_below(3)) {
    case 0:
      CHECK_EQ_INT(mf_table_replace(tables[which], selector, signature, &implementation, NULL, NULL), MF_OK);
      responds[which] = true;
      break;
    case 1:
      CHECK_EQ_INT(mf_table_add(tables[which], selector, signature, &implementation, NULL), responds[which] ? MF_DUPLICATE : MF_OK);
      responds[which] = true;
      break;
    default:
      if (random_below(2)) break;
      CHECK_EQ_INT(mf_table_remove(tables[which], selector, NULL), responds[which] ? MF_OK : MF_NOT_FOUND);
      responds[which] = false;
  }
}

static void toggle_nesting(void) {
  int at = find_being(&lists[0], -1);
  if (at >= 0) {
    CHECK_EQ_INT(mf_multicast_remove(multicasts[0], multicasts[1], NULL), MF_OK);
    take_out(&lists[0], at);
  } else {
    CHECK_EQ_INT(mf_multicast_add(multicasts[0], mf_multicast_target(multicasts[1]), NULL, NULL, NULL), MF_OK);
    list *list = &lists[0];
    int at_end = list->count - has_main(list);
    memmove(&list->members[at_end + 1], &list->members[at_end], (size_t)(list->count++ - at_end) * sizeof(member));
    list->members[at_end] = (member){-1, 0, ++last_stay, multicasts[1]};
  }
}

static void ask(int which) {
  bool answer = false;
  const mf_signature *found = NULL;
  CHECK_EQ_INT(mf_multicast_responds(multicasts[which], selector, &answer, NULL), MF_OK);
  CHECK_EQ_INT(answer, has_responder(which));
  CHECK_EQ_INT(mf_multicast_signature_for(multicasts[which], selector, &found, NULL), MF_OK);
  CHECK_EQ_PTR(found, answer ? signature : NULL);
}

static void look(int which) {
  CHECK_EQ_INT(mf_multicast_count(multicasts[which]), living(which));
  int place = random_below(PLACES);
  if (beings[place].body) {
    int at = find_being(&lists[which], place);
    CHECK_EQ_INT(mf_multicast_contains(multicasts[which], beings[place].body), at >= 0);
  }
}

static void step(void) {
  int which = random_below(2), place = random_below(PLACES);
  switch (random_below(21)) {
    case 20: set_main(which, place); break;
    case 0: case 1: case 2: case 3: be_born(place); break;
    case 4: case 5: case 6: case 7: case 8: put_in(which, place); break;
    case 9: case 10: take_from(which, place); break;
    case 11: kill(place); break;
    case 12: case 13: case 14: send_message(which); break;
    case 15: case 16: ask(which); break;
    case 17: look(which); break;
    case 18: change_table(place % TABLES); break;
    default:
      if (random_below(4) == 0) toggle_nesting();
      if (random_below(12) == 0) remove_all(which);
      if (random_below(4) == 0) CHECK_EQ_INT(mf_quiesce(NULL), depth ? MF_IN_USE : MF_OK);
  }
}

static void walk(unsigned seed, long steps) {
  long failed = check_failed;
  random_state = seed;
  memset(beings, 0, sizeof beings);
  memset(lists, 0, sizeof lists);
  for (int i = 0; i < TABLES; i++) {
    tables[i] = table_of("Table", NULL, NULL);
    responds[i] = false;
  }
  multicasts[0] = multicast_of("outer", NULL);
  multicasts[1] = multicast_of("inner", NULL);
  for (long i = 0; i < steps && check_failed == failed; i++) step();
  mf_multicast_destroy(multicasts[0]);
  mf_multicast_destroy(multicasts[1]);
  for (int i = 0; i < PLACES; i++)
    if (beings[i].body && beings[i].is_owned) creature_release(beings[i].body);
  check_all_gone();
  for (int i = 0; i < TABLES; i++) destroy(tables[i]);
  if (check_failed != failed) fprintf(stderr, "  seed %u\n", seed);
}

int main(int count, char **arguments) {
  selector = selector_of("note()");
  signature = signature_of("v@:");
  if (count > 1) {
    walk((unsigned)strtoul(arguments[1], NULL, 0), count > 2 ? strtol(arguments[2], NULL, 0) : 5000);
    return check_done();
  }
  int walks = check_slow() ? 10 : 100;
  for (int i = 0; i < walks; i++) walk(1000u + (unsigned)i, 3000);
  return check_done();
}
