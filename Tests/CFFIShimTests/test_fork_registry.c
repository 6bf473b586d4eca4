/* fork while another thread looks for a protocol, in a process that has done nothing else yet: the child finds what there is. */
#include <pthread.h>

#include "core_kit.h"
#include "fork_kit.h"

enum { FORKS = 50, PROTOCOLS = 5000, ALARM = 30 };

static atomic_bool is_over, is_ready;

static void *look(void *argument) {
  (void)argument;
  const mf_protocol *found;
  atomic_store(&is_ready, true);
  while (!is_over) CHECK_EQ_INT(mf_protocol_find("None", &found, NULL), MF_NOT_FOUND);
  return NULL;
}

/* So many that going through them takes a while. */
static void register_all(void) {
  for (int i = 0; i < PROTOCOLS; i++) {
    char name[32];
    mf_protocol *protocol;
    snprintf(name, sizeof name, "Protocol%d", i);
    CHECK_EQ_INT(mf_protocol_create(name, &protocol, NULL), MF_OK);
    CHECK_EQ_INT(mf_protocol_register(protocol, NULL), MF_OK);
  }
}

static bool fork_once(void) {
  pid_t child = fork();
  if (child == 0) {
    alarm(ALARM);
    const mf_protocol *found;
    child_ends(mf_protocol_find("Protocol0", &found, NULL) != MF_OK);
  }
  return check_child(child);
}

int main(void) {
  fork_kit_begin();
  register_all();
  pthread_t thread;
  pthread_create(&thread, NULL, look, NULL);
  while (!is_ready) usleep(100);
  for (int i = 0; i < (check_slow() ? 5 : FORKS) && fork_once(); i++) usleep((useconds_t)(i * 37 % 200));
  is_over = true;
  pthread_join(thread, NULL);
  return check_done();
}
