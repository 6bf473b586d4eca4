#import <Foundation/Foundation.h>

@interface Receiver : NSObject
- (int)take:(int)a with:(double)b;
- (void)note:(int)a with:(double)b;
@end
