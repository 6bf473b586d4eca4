/* What the tests of main targets share: a multicast of a, b, c and the main target, and what it says. */
#ifndef MULTICAST_MAIN_KIT_H
#define MULTICAST_MAIN_KIT_H

#include "multicast_cast.h"

static mf_multicast *multicast;
static creature *all[4];

/* A multicast of a, b, c, and m as the main target. */
UNUSED static void begin(mf_main_role role) {
  multicast = multicast_of("cast", &counted_ops);
  for (int i = 0; i < 4; i++) {
    all[i] = creature_new(i < 3 ? 'a' + i : 'm');
    all[i]->answer = i + 1;
  }
  CHECK_EQ_INT(add_weakly(multicast, creatures, all[0]), MF_OK);
  CHECK_EQ_INT(set_main_weakly(multicast, creatures, all[3], role), MF_OK);
  CHECK_EQ_INT(add_weakly(multicast, creatures, all[1]), MF_OK);
  CHECK_EQ_INT(add_weakly(multicast, creatures, all[2]), MF_OK);
}

UNUSED static void end(void) {
  mf_multicast_destroy(multicast);
  multicast = NULL;
  for (int i = 0; i < 4; i++)
    if (all[i]) creature_release(all[i]);
  check_all_gone();
}

UNUSED static mf_status note_all(void) { return tell(multicast, "note()", NULL); }

UNUSED static int64_t ask(const mf_delivery *delivery, mf_status wanted) {
  int64_t answer = -1;
  CHECK_EQ_INT(mf_multicast_send(multicast, selector_of("answer()"), signature_of("q@:"), NULL, &answer, delivery, NULL), wanted);
  return answer;
}

static char text[64];
UNUSED static void write_verdict(void *context, mf_target target, mf_verdict verdict, const mf_signature *signature, const mf_error *error) {
  (void)context, (void)signature, (void)error;
  size_t length = strlen(text);
  text[length] = verdict == MF_IS_GONE ? '-' : (char)((creature *)target.object)->name;
  text[length + 1] = "CFSMLGP"[verdict];
  text[length + 2] = 0;
}

UNUSED static const char *explained(const char *name, const char *encoding) {
  text[0] = 0;
  CHECK_EQ_INT(mf_multicast_explain(multicast, selector_of(name), encoding ? signature_of(encoding) : NULL, write_verdict, NULL, NULL),
               MF_OK);
  return text;
}

#endif
