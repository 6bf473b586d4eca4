#pragma once
#include <sigc++/sigc++.h>

struct SignalReceiver : sigc::trackable {
  void note(int a, double b);
};
