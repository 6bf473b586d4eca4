/* Callbacks that one of those who hear them destroys: nothing of theirs is looked at afterwards. Straight to the targets, and by the usual road,
   which a multicast takes when it skips targets that do not agree. */
#include "core_kit.h"

enum { MOST = 3 };

/* What the one that destroys does besides. */
typedef enum besides { NOTHING, LEAVES, EMPTIES, DESTROYS_THE_MULTICAST, CHANGES_A_TABLE, KINDS } besides;

static mf_closure *callback;
static mf_multicast *multicast;
static mf_table *table;
static int objects[MOST], heard[MOST], destroyer, disposals;
static besides now;

static mf_status unused(void *context, mf_call *call) { return (void)context, (void)call, MF_OK; }

/* Whatever was freed holds something else now. */
static void overwrite(void) {
  void *blocks[64];
  for (size_t i = 0; i < 64; i++)
    if ((blocks[i] = malloc((i + 1) * 8))) memset(blocks[i], 0x5a, (i + 1) * 8);
  for (size_t i = 0; i < 64; i++) free(blocks[i]);
}

static void hear(void *self, int x, double y) {
  int index = (int)((int *)self - objects);
  CHECK(x == -3 && y == 0.25);
  heard[index]++;
  if (index != destroyer || !callback) return;
  mf_closure_destroy(callback);
  callback = NULL;
  switch (now) {
    case NOTHING: case KINDS: break;
    case LEAVES: CHECK_EQ_INT(mf_multicast_remove(multicast, self, NULL), MF_OK); break;
    case EMPTIES: mf_multicast_remove_all(multicast); break;
    case DESTROYS_THE_MULTICAST: mf_multicast_destroy(multicast), multicast = NULL; break;
    case CHANGES_A_TABLE: add(table, "other", "v@:", HANDLED(unused)); break;
  }
  overwrite();
}

static long whole(void *self, mf_selector by, int x, double y) { return (void)by, hear(self, x, y), -70000000000; }
static short narrow(void *self, mf_selector by, int x, double y) { return (void)by, hear(self, x, y), -30000; }
static double number(void *self, mf_selector by, int x, double y) { return (void)by, hear(self, x, y), -2.5; }

static void note_disposal(void *context) { (void)context, disposals++; }

static void call(const char *result) {
  mf_function function = mf_closure_function(callback);
  if (*result == 'q') CHECK_EQ_INT(((long (*)(int, double))function)(-3, 0.25), -70000000000);
  if (*result == 's') CHECK_EQ_INT(((short (*)(int, double))function)(-3, 0.25), -30000);
  if (*result == 'd') CHECK_EQ_DOUBLE(((double (*)(int, double))function)(-3, 0.25), -2.5);
}

static void test(const char *result, mf_implementation implementation, int count, bool is_usual) {
  char method[] = "?@:id", function[] = "?id";
  method[0] = function[0] = *result;
  table = table_of("Table", NULL, NULL);
  add(table, "message", method, implementation);
  CHECK_EQ_INT(mf_multicast_create("targets", NULL, &multicast, NULL), MF_OK);
  mf_multicast_set_skips_mismatched(multicast, is_usual);
  for (int i = 0; i < count; i++) CHECK_EQ_INT(mf_multicast_add(multicast, (mf_target){&objects[i], table}, NULL, NULL, NULL), MF_OK);
  const mf_sending sending = {.target = mf_multicast_target(multicast), .selector = selector_of("message"), .dispose = note_disposal};
  CHECK_EQ_INT(mf_closure_create_sending(signature_of(function), &sending, &callback, NULL), MF_OK);
  memset(heard, 0, sizeof heard);
  disposals = 0;
  destroyer = -1; /* at first nobody does it, and a plan is made */
  for (int time = 0; time < 3; time++) call(result);
  destroyer = now == NOTHING || now == LEAVES ? 0 : count - 1;
  call(result);
  CHECK(!callback);
  CHECK_EQ_INT(disposals, 1);
  for (int i = 0; i < count; i++) CHECK_EQ_INT(heard[i], 4);
  mf_multicast_destroy(multicast);
  CHECK_EQ_INT(mf_quiesce(NULL), MF_OK);
  destroy(table);
}

int main(void) {
  for (now = NOTHING; now < KINDS; now++)
    for (int count = 1; count <= MOST; count++)
      for (int is_usual = 0; is_usual < 2; is_usual++) {
        test("q", NATIVE(whole), count, is_usual);
        test("s", NATIVE(narrow), count, is_usual);
        test("d", NATIVE(number), count, is_usual);
      }
  CHECK_EQ_INT(mf_closure_count(), 0);
  return check_done();
}
