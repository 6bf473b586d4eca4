/* GNUstep on gcc's Objective-C runtime: a message, an NSInvocation that is kept, an NSProxy that forwards to many. */
#import "gnustep_receiver.h"
#include "peers.h"

/* The multicast proxy as it is written everywhere. */
@interface Proxy : NSProxy {
  NSArray *targets;
}
- (id)initWithCount:(int)count;
@end

@implementation Proxy
- (id)initWithCount:(int)count {
  NSMutableArray *made = [NSMutableArray new];
  for (int i = 0; i < count; i++) [made addObject:[[Receiver new] autorelease]];
  targets = made;
  return self;
}
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
  for (id target in targets) {
    NSMethodSignature *signature = [target methodSignatureForSelector:selector];
    if (signature) return signature;
  }
  return nil;
}
- (void)forwardInvocation:(NSInvocation *)invocation {
  SEL selector = [invocation selector];
  for (id target in targets) {
    if ([target respondsToSelector:selector]) [invocation invokeWithTarget:target];
  }
}
@end

/* What is autoreleased goes after this many messages, as it would in an event loop. */
enum { IN_POOL = 64 };

static void run_send(long count, void *receiver) {
  for (long i = 0; i < count; i++) answers += [(Receiver *)receiver take:(int)i & 7 with:1.5];
}

static void run_invocation(long count, void *context) {
  NSInvocation *invocation = context;
  double b = 1.5;
  int answer;
  for (long i = 0; i < count;) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    for (int k = 0; k < IN_POOL && i < count; k++, i++) {
      int a = (int)i & 7;
      [invocation setArgument:&a atIndex:2];
      [invocation setArgument:&b atIndex:3];
      [invocation invoke];
      [invocation getReturnValue:&answer];
      answers += answer;
    }
    [pool release];
  }
}

static void run_proxy(long count, void *proxy) {
  for (long i = 0; i < count;) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    for (int k = 0; k < IN_POOL && i < count; k++, i++) [(Receiver *)proxy note:(int)i & 7 with:1.5];
    [pool release];
  }
}

void add_gnustep(void) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  Receiver *receiver = [Receiver new];
  SEL selector = @selector(take:with:);
  NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:[receiver methodSignatureForSelector:selector]];
  [invocation retain];
  [invocation setTarget:receiver];
  [invocation setSelector:selector];

  add_series((series){"gnustep/send", run_send, receiver, 0, false});
  add_series((series){"gnustep/invocation", run_invocation, invocation, 0, false});
  for (int i = 0; i < SIZES; i++) {
    add_series((series){"gnustep/multicast", run_proxy, [[Proxy alloc] initWithCount:sizes[i]], sizes[i], false});
  }
  [pool release];
}
