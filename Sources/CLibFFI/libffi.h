/* The system's libffi, which pkg-config finds. Only the C core includes it. */
#include <ffi.h>
