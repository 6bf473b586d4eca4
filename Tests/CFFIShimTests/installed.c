/* A program outside the source tree, valid as C11 and as C++17: it prints the version and one refused name. */
#include <CFFIShim.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  char version[32];
  snprintf(version, sizeof version, "%d.%d.%d", MF_VERSION_MAJOR, MF_VERSION_MINOR, MF_VERSION_PATCH);
  if (strcmp(version, mf_version()) != 0) return 1;

  mf_selector selector;
  mf_error error = MF_ERROR_INIT;
  if (mf_selector_intern("textField:shouldChangeTo:", &selector, &error) != MF_OK) return 2;
  if (strcmp(mf_selector_name(selector), "textField(_:shouldChangeTo:)") != 0) return 3;

  if (mf_selector_intern("", &selector, &error) != MF_INVALID_NAME) return 4;
  char text[256];
  mf_error_describe(&error, text, sizeof text);
  mf_error_clear(&error);
  printf("%s; %s\n", mf_version(), text);
  return 0;
}
