/* What tests of fork share: a child says how it went through a pipe and is killed, because a leak checker would report what other threads had in
   their hands. */
#ifndef FORK_KIT_H
#define FORK_KIT_H

#include <errno.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"

static int fork_pipe[2];

/* Before the first fork. */
static void fork_kit_begin(void) { CHECK_EQ_INT(pipe(fork_pipe), 0); }

/* Ends the child; `failed` is 0, or says what went wrong. */
static void child_ends(int failed) {
  unsigned char byte = (unsigned char)failed;
  if (write(fork_pipe[1], &byte, 1) != 1) abort();
  kill(getpid(), SIGKILL);
  abort();
}

/* Whether the child came to its end, and nothing went wrong there. */
static bool check_child(pid_t child) {
  int status = -1;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  if (!CHECK(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL)) {
    fprintf(stderr, "  wait status 0x%x\n", (unsigned)status);
    return false;
  }
  unsigned char failed = 255;
  CHECK_EQ_INT(read(fork_pipe[0], &failed, 1), 1);
  return CHECK_EQ_INT(failed, 0);
}

#endif
