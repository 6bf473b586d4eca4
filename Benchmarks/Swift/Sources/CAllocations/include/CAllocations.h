/* Counts what the process allocates: its malloc stands in front of the C library's, for every library that is loaded. */
#ifndef C_ALLOCATIONS_H
#define C_ALLOCATIONS_H

/* Allocations by this thread since it began. */
long allocation_count(void);

#endif
