/* Calls a C function through libffi: the frame's arguments become words, and libffi puts each word where the classification wants
   it. libffi gets addresses that are made anew for each call, since some versions overwrite them. */
#include "alloc.h"
#include "call_plan.h"
#include "fail.h"
#include "passing.h"

#include <string.h>

enum {
  RESULT_ON_STACK = 256, /* larger results, and frames, may cost an allocation */
  SCRATCH_ON_STACK = 5120
};

/* A frame of 256 bytes is at most 256 values, self, selector, and the registers and stack words left out between them. */
_Static_assert((256 + 2 + 16) * (sizeof(uint64_t) + sizeof(void *)) + 256 / 17 * 48 <= SCRATCH_ON_STACK, "the manual's 256 bytes");

typedef union scratch_unit {
  _Alignas(16) unsigned char bytes[16];
} scratch_unit;

typedef struct sending {
  const mf__passing *passing;
  void *self;
  mf_selector selector;
  const unsigned char *frame;
} sending;

static uint64_t extended(const mf__piece *piece, const unsigned char *value) {
  uint64_t word = 0;
  switch (piece->size) {
    case 1:
      if (piece->extension == MF__TRUTH) return *value != 0;
      return piece->extension == MF__SIGN_EXTENDED ? (uint64_t)(int8_t)*value : *value;
    case 2: {
      uint16_t half;
      memcpy(&half, value, sizeof half);
      return piece->extension == MF__SIGN_EXTENDED ? (uint64_t)(int16_t)half : half;
    }
    case 4: {
      uint32_t single;
      memcpy(&single, value, sizeof single);
      return piece->extension == MF__SIGN_EXTENDED ? (uint64_t)(int32_t)single : single;
    }
    default: memcpy(&word, value, piece->size); return word; /* at most 8; the rest of a struct, in memory order */
  }
}

/* The address that libffi reads piece `i` from. `copies` is where the next copy goes. */
static void *argument_address(const sending *in, const mf__piece *piece, uint64_t *word, unsigned char **copies) {
  const unsigned char *value = piece->source == MF__FROM_FRAME ? in->frame + piece->offset : NULL;
  switch ((mf__source)piece->source) {
    case MF__FROM_SELF: memcpy(word, &in->self, sizeof in->self); return word;
    case MF__FROM_SELECTOR: memcpy(word, &in->selector, sizeof in->selector); return word;
    case MF__FROM_NOTHING: *word = 0; return word;
    case MF__FROM_FRAME: break;
  }
  switch ((mf__place)piece->place) {
    case MF__IN_INTEGER: case MF__IN_VECTOR: *word = extended(piece, value); return word;
    case MF__BY_REFERENCE:
      memcpy(*copies, value, piece->size);
      *word = (uint64_t)(uintptr_t)*copies;
      *copies += (piece->size + 15u) / 16 * 16;
      return word;
    case MF__IN_QUAD: case MF__IN_MEMORY: case MF__NATIVE: break;
  }
  return (void *)(uintptr_t)value; /* libffi only reads it */
}

static void call(const sending *in, mf_function function, void *image, void *scratch) {
  uint32_t count = in->passing->piece_count;
  uint64_t *words = scratch;
  void **addresses = (void **)(words + count);
  unsigned char *copies = (unsigned char *)((uintptr_t)(addresses + count + 1) / 16 * 16);
  for (uint32_t i = 0; i < count; i++) addresses[i] = argument_address(in, &in->passing->pieces[i], &words[i], &copies);
  ffi_call((ffi_cif *)&in->passing->cif, function, image, addresses);
}

static mf_status call_with_scratch(const sending *in, mf_function function, void *image, mf_error *error) {
  size_t size = in->passing->scratch_size;
  if (size <= SCRATCH_ON_STACK) {
    scratch_unit scratch[size / sizeof(scratch_unit) + 2];
    call(in, function, image, scratch);
    return MF_OK;
  }
  void *scratch = mf__malloc(size + 2 * sizeof(scratch_unit));
  if (!scratch) return MF_FAIL_MEMORY(error);
  call(in, function, image, scratch);
  mf__free(scratch);
  return MF_OK;
}

/* The function may write a result in memory itself, if the place is aligned as it expects. */
static bool is_written_in_place(const mf__result *result, const void *place) {
  return place && result->kind == MF__RESULT_MEMORY && (uintptr_t)place % result->type->alignment == 0;
}

static mf_status call_through_libffi(const mf_signature *signature, mf_function function, void *self, mf_selector selector,
                                     const void *frame, void *result, mf_error *error) {
  const mf__passing *passing = signature->passing;
  const sending in = {passing, self, selector, frame};
  if (is_written_in_place(&passing->result, result)) return call_with_scratch(&in, function, result, error);
  size_t size = signature->result_size;
  scratch_unit local[RESULT_ON_STACK / sizeof(scratch_unit)];
  void *image = size <= sizeof local ? local : mf__malloc(size);
  if (!image) return MF_FAIL_MEMORY(error);
  mf_status status = call_with_scratch(&in, function, image, error);
  if (status == MF_OK && result && size) mf__result_narrow(&passing->result, image, result);
  if (image != local) mf__free(image);
  return status;
}

mf_status mf_signature_call(const mf_signature *signature, mf_function function, void *self, mf_selector selector,
                            const void *frame, void *result, mf_error *error) {
  if (!mf__plan_serves(signature->plan, result))
    return call_through_libffi(signature, function, self, selector, frame, result, error);
  mf__plan_call(signature->plan, function, self, selector, frame, result);
  return MF_OK;
}
