/* What fork(2) does: only the forking thread lives on in the child, which makes, changes, sends and waits as before. */
#ifndef MF_FORK_H
#define MF_FORK_H

/* Watches for forks from now on; again and again it costs one look. */
void mf__fork_watch(void);

#endif
