#import "gnustep_receiver.h"
#include "peers.h"

@implementation Receiver
- (int)take:(int)a with:(double)b {
  heard.integers += a;
  heard.doubles += b;
  return a + 1;
}
- (void)note:(int)a with:(double)b {
  heard.integers += a;
  heard.doubles += b;
}
@end
