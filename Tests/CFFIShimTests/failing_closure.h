/* Executable memory in tests named test_fail_*: refused while it is told to be. */
#ifndef FAILING_CLOSURE_H
#define FAILING_CLOSURE_H

#include <stdbool.h>

void failing_closure_set(bool fails);

#endif
