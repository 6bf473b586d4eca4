#include "CFFIShim/base.h"

#define TEXT_OF(number) #number
#define TEXT(number) TEXT_OF(number)

const char *mf_version(void) { return TEXT(MF_VERSION_MAJOR) "." TEXT(MF_VERSION_MINOR) "." TEXT(MF_VERSION_PATCH); }
