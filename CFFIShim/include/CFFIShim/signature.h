/* Signatures: result type, argument types, and how to call a C function that has them. The counterpart of NSMethodSignature.

   The text is an ObjC method encoding. When it has '@' (or '#', '^') and ':' as its first arguments it is a *method*, called with
   self and its selector before the arguments; otherwise it is a plain *function*:

     "v@:id"   void (*)(void *self, mf_selector, int, double)         "did"   double (*)(int, double)

   Arguments are counted from 0 *without* self and selector, in every function of this library (NSMethodSignature counts them).
   Signatures are interned, immutable, and live as long as the process.

   A *frame* holds the arguments in memory as a C struct with the arguments as its members would, on every ABI: for "v@:id",
   `struct { int a; double b; }`. Arrays are pointers. mf_signature_argument_offset and _frame_size say the same at run time. */
#ifndef CFFISHIM_SIGNATURE_H
#define CFFISHIM_SIGNATURE_H

#include "type.h"

MF_BEGIN

enum {
  MF_SIGNATURE_MAX_ARGUMENTS = 255,
  MF_FRAME_MAX_SIZE = 1 << 20 /* bytes of all arguments */
};

typedef struct mf_signature mf_signature;

/* Makes, or finds, the signature of an encoding. Fails with MF_INVALID_ENCODING or MF_UNSUPPORTED_TYPE (position and reason; argument
   tells which), MF_NO_MEMORY. A text seen before costs one hash, no lock and no allocation. ObjC: +signatureWithObjCTypes:. */
MF_API mf_status mf_signature_make(const char *MF_NULLABLE encoding, const mf_signature *MF_NULLABLE *MF_NULLABLE signature,
                                   mf_error *MF_NULLABLE error);

/* The same for a variadic C function of which the first `fixed_count` arguments are declared: at least 1, at most all (else
   MF_INVALID_ARGUMENT); a method's self and selector are declared anyway and not counted, so there it may be 0. The others are promoted
   as C does: float, and integers smaller than int, are refused among them (MF_UNSUPPORTED_TYPE; expected: the encoding to use). */
MF_API mf_status mf_signature_make_variadic(const char *MF_NULLABLE encoding, size_t fixed_count,
                                            const mf_signature *MF_NULLABLE *MF_NULLABLE signature, mf_error *MF_NULLABLE error);

/* The text without frame offsets, such as "v@:id"; lasting. The function form of a method whose own arguments begin with an object and a
   selector reads like a method's ("v@:@:" gives "v@:"): mf_signature_is_method tells. */
MF_API const char *mf_signature_encoding(const mf_signature *signature);

/* The text of what two signatures that agree have in common: the shapes of result and arguments; lasting. */
MF_API const char *mf_signature_shape(const mf_signature *signature);

MF_API bool mf_signature_is_method(const mf_signature *signature);
MF_API bool mf_signature_is_variadic(const mf_signature *signature);

/* Whether the result is qualified "oneway" (V). */
MF_API bool mf_signature_is_oneway(const mf_signature *signature);

/* Arguments without self and selector. */
MF_API size_t mf_signature_argument_count(const mf_signature *signature);

/* NULL when the index is out of range. An array argument is given as it was written; it is passed as a pointer. */
MF_API const mf_type *MF_NULLABLE mf_signature_argument_type(const mf_signature *signature, size_t index);
MF_API const mf_type *mf_signature_result_type(const mf_signature *signature);

/* Bytes of argument `index` in a frame (a pointer's for arrays), and where it starts; 0 when out of range. */
MF_API size_t mf_signature_argument_size(const mf_signature *signature, size_t index);
MF_API size_t mf_signature_argument_offset(const mf_signature *signature, size_t index);

/* Bytes of a frame, a multiple of its alignment; 0 when there are no arguments. */
MF_API size_t mf_signature_frame_size(const mf_signature *signature);
MF_API size_t mf_signature_frame_alignment(const mf_signature *signature);

/* Bytes of the result; 0 for void. */
MF_API size_t mf_signature_result_size(const mf_signature *signature);

/* Whether a method of one signature may be called by a sender that states the other: one pointer comparison.
   Names, qualifiers, pointees and self are left out; "c" and "B", signed and unsigned, differ. */
MF_API bool mf_signatures_agree(const mf_signature *a, const mf_signature *b);

/* MF_OK when they agree; else MF_SIGNATURE_MISMATCH with the first argument (or MF_ARGUMENT_RESULT, or the two counts) that differs. */
MF_API mf_status mf_signature_compare(const mf_signature *expected, const mf_signature *got, mf_error *MF_NULLABLE error);

/* The method with the same result and arguments; of a method, itself. Allocates the first time. */
MF_API mf_status mf_signature_as_method(const mf_signature *signature, const mf_signature *MF_NULLABLE *MF_NULLABLE method,
                                        mf_error *MF_NULLABLE error);

/* The plain function with the same result and arguments; of a function, itself. Never fails, costs nothing. */
MF_API const mf_signature *mf_signature_as_function(const mf_signature *signature);

/* Calls a C function. `frame` holds the arguments (NULL when there are none); exactly mf_signature_result_size bytes are written
   to `result` (NULL: dropped). `self` and `selector` are passed when the signature is a method's, and ignored otherwise.
   `function` must really have this signature and C's calling convention: no one can check that.
   Arguments are copied: the function cannot change the frame. Fails with MF_NO_MEMORY only, for frames or results over 256 bytes. */
MF_API mf_status mf_signature_call(const mf_signature *signature, mf_function function, void *MF_NULLABLE self,
                                   mf_selector MF_NULLABLE selector, const void *MF_NULLABLE frame, void *MF_NULLABLE result,
                                   mf_error *MF_NULLABLE error);

/* Makes every call and callback go through libffi instead of the library's own call plans, to compare the two or to exclude one: before the first
   signature is made, else MF_IN_USE. A non-empty environment variable MF_FORCE_LIBFFI other than "0" does the same. */
MF_API mf_status mf_force_libffi(mf_error *MF_NULLABLE error);

/* Whether that was done. */
MF_API bool mf_forces_libffi(void);

/* Writes where a value travels on this machine, for people: "rdx", "xmm0", "rdi, xmm0", "stack + 8", "memory at rdi". `argument` is an index,
   MF_ARGUMENT_RESULT, or (of methods) MF_ARGUMENT_SELF or MF_ARGUMENT_SELECTOR; nothing is written for what there is not. Always terminated,
   cut where it does not fit. Returns the length of the whole text, as snprintf does; `buffer` may be NULL when `size` is 0. */
MF_API size_t mf_signature_place(const mf_signature *signature, int argument, char *MF_NULLABLE buffer, size_t size);

MF_END
#endif
