/* getopt_long, which Swift's Glibc module leaves out, with its global variables behind functions: Swift 6 takes no mutable globals. */
#ifndef GET_OPT_H
#define GET_OPT_H

#include <getopt.h>

/* Begins anew, at a word; getopt itself says nothing. */
static inline void get_opt_begin(int position) {
  optind = position ? position : 0;
  opterr = 0;
}

/* The next word to be looked at. */
static inline int get_opt_position(void) { return optind ? optind : 1; }

/* What belongs to the option that was read last, or NULL. */
static inline const char *get_opt_value(void) { return optarg; }

#endif
