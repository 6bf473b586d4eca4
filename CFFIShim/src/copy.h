/* Copying and clearing values whose size is known at run time only, and small nearly always: a library call would cost more than the rest. */
#ifndef MF_COPY_H
#define MF_COPY_H

#include <string.h>

static inline void mf__copy(void *to, const void *from, size_t size) {
  switch (size) {
    case 8: memcpy(to, from, 8); break;
    case 4: memcpy(to, from, 4); break;
    case 1: memcpy(to, from, 1); break;
    case 2: memcpy(to, from, 2); break;
    default: memmove(to, from, size); break;
  }
}

static inline void mf__clear(void *value, size_t size) {
  switch (size) {
    case 0: break;
    case 8: memset(value, 0, 8); break;
    case 4: memset(value, 0, 4); break;
    case 1: memset(value, 0, 1); break;
    case 2: memset(value, 0, 2); break;
    case 16: memset(value, 0, 16); break;
    default: memset(value, 0, size); break;
  }
}

#endif
