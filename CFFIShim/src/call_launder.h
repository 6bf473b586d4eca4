/* How functions are called through another C type than their own: see call_thunks.c and call_direct.c. What the function was not declared
   with, it ignores. That is outside what C defines, and right in both calling conventions served here. Three rules keep it so: the
   compiler never learns which function it is (MF_LAUNDER: gcc would otherwise match parameters by position); checkers of function types
   are off (MF_UNCHECKED); and no variadic function is called like this. */
#ifndef MF_CALL_LAUNDER_H
#define MF_CALL_LAUNDER_H

#define MF_LAUNDER(pointer) __asm__("" : "+r"(pointer))

#if defined(__clang__)
#define MF_UNCHECKED __attribute__((no_sanitize("function", "cfi-icall")))
#else
#define MF_UNCHECKED
#endif

#endif
