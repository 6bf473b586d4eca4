/* Names that every header needs.

   Threads: unless a function says otherwise, any thread may call it at any time.
   Memory: nothing aborts; an allocation that fails is the status MF_NO_MEMORY and leaves everything as it was.
   Failures: what a function makes, finds or answers is NULL, or zero, where it would have put it, after it failed. */
#ifndef CFFISHIM_BASE_H
#define CFFISHIM_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define MF_BEGIN_EXTERN_C extern "C" {
#define MF_END_EXTERN_C }
#else
#define MF_BEGIN_EXTERN_C
#define MF_END_EXTERN_C
#endif

/* Under clang, a pointer is never NULL unless it is marked MF_NULLABLE: Swift then imports exact optionals. -Wpedantic may stay on:
   the headers silence it where it would warn of the mark itself. */
#ifdef __clang__
#define MF_NULLABLE _Nullable
#define MF_NONNULL _Nonnull /* only where assume_nonnull does not reach */
#define MF_BEGIN                                                                                                    \
  MF_BEGIN_EXTERN_C _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Wnullability-extension\"") \
  _Pragma("clang assume_nonnull begin")
#define MF_END _Pragma("clang assume_nonnull end") _Pragma("clang diagnostic pop") MF_END_EXTERN_C
#else
#define MF_NULLABLE
#define MF_NONNULL
#define MF_BEGIN MF_BEGIN_EXTERN_C
#define MF_END MF_END_EXTERN_C
#endif

#define MF_API __attribute__((visibility("default")))

/* A body beside an exported function, for compilers that like to inline it; who takes the address, or is no C compiler, gets the function. */
#define MF_INLINE extern inline __attribute__((gnu_inline))

#define MF_VERSION_MAJOR 0
#define MF_VERSION_MINOR 1
#define MF_VERSION_PATCH 0

MF_BEGIN

/* Any C function; cast it to its true type before a call. */
typedef void (*mf_function)(void);

/* An interned method name; see selector.h. Pointer-equal when equal; lives as long as the process. */
typedef const struct mf_selector_record *mf_selector;

/* The version of the library that is running, such as "0.1.0"; lives as long as the process. */
MF_API const char *mf_version(void);

MF_END
#endif
