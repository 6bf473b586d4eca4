/* The floor of every multicast: a loop over pairs of function and object. */
#ifndef RAW_H
#define RAW_H

typedef struct raw_list raw_list;
raw_list *make_raw_list(int count, void (*function)(void *, void *, int, double));
void run_raw_list(long count, void *list);

#endif
