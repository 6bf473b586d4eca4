/* Builds the ffi_cif from the classification, with ffi_types that libffi cannot misread: words, doubles, and opaque blocks. */
#include "passing.h"
#include "alloc.h"
#include "native_type.h"

#include <string.h>

/* A struct with a member this large goes to memory, whatever its own size and alignment say. */
static ffi_type *large_elements[] = {&ffi_type_uint64, NULL};
static ffi_type large = {.size = 64, .alignment = 8, .type = FFI_TYPE_STRUCT, .elements = large_elements};
static ffi_type *memory_elements[] = {&large, NULL};

static ffi_type memory_type(uint32_t size, uint32_t alignment) {
  return (ffi_type){.size = size, .alignment = (unsigned short)alignment, .type = FFI_TYPE_STRUCT, .elements = memory_elements};
}

static ffi_type *type_of_place(uint8_t place, uint32_t part_size) {
  if (place == MF__IN_QUAD) return &ffi_type_longdouble;
  if (place != MF__IN_VECTOR) return &ffi_type_uint64;
  return part_size == 4 ? &ffi_type_float : &ffi_type_double;
}

static ffi_type *register_result(mf__passing *passing) {
  const mf__result *result = &passing->result;
  passing->result_type = (ffi_type){.size = result->type->size, .alignment = (unsigned short)result->type->alignment,
                                    .type = FFI_TYPE_STRUCT, .elements = passing->result_elements};
  for (uint32_t i = 0; i < result->count; i++) passing->result_elements[i] = type_of_place(result->places[i], result->part_size);
  passing->result_elements[result->count] = NULL;
  return &passing->result_type;
}

static ffi_type *memory_result(mf__passing *passing) {
  passing->result_type = memory_type(passing->result.type->size, passing->result.type->alignment);
  return &passing->result_type;
}

static mf_status result_type(mf__passing *passing, ffi_type **type) {
  switch ((mf__result_kind)passing->result.kind) {
    case MF__RESULT_REGISTERS: *type = register_result(passing); return MF_OK;
    case MF__RESULT_MEMORY: *type = memory_result(passing); return MF_OK;
    case MF__RESULT_LONG_DOUBLE: *type = &ffi_type_longdouble; return MF_OK; /* also for a struct of one */
    default: return mf__native_type(passing->result.type, type);
  }
}

/* The types of the pieces; those in memory have one of their own each, behind the pieces. */
static mf_status piece_types(mf__passing *passing) {
  ffi_type *next_memory_type = (ffi_type *)(uintptr_t)&passing->pieces[passing->piece_count];
  for (uint32_t i = 0; i < passing->piece_count; i++) {
    const mf__piece *piece = &passing->pieces[i];
    mf_status status = MF_OK;
    if (piece->place == MF__NATIVE) {
      status = mf__native_type(piece->type, &passing->types[i]);
    } else if (piece->place == MF__IN_MEMORY) {
      *next_memory_type = memory_type(piece->size, piece->alignment);
      passing->types[i] = next_memory_type++;
    } else {
      passing->types[i] = type_of_place(piece->place, 8);
    }
    if (status != MF_OK) return status;
  }
  return MF_OK;
}

/* A call keeps a word and an address for each piece, and copies of what is passed by reference. */
static uint32_t scratch_size(const mf__passing *passing) {
  size_t size = passing->piece_count * (sizeof(uint64_t) + sizeof(void *));
  for (uint32_t i = 0; i < passing->piece_count; i++)
    if (passing->pieces[i].place == MF__BY_REFERENCE) size += (passing->pieces[i].size + 15u) / 16 * 16 + 16;
  return (uint32_t)size;
}

static mf_status prepare(mf__passing *passing, const mf_signature *signature) {
  ffi_type *result;
  mf_status status = result_type(passing, &result);
  if (status == MF_OK) status = piece_types(passing);
  if (status != MF_OK) return status;
  uint32_t fixed = 0, fixed_values = signature->fixed_count + (signature->is_method ? 2 : 0);
  while (fixed < passing->piece_count && passing->pieces[fixed].value < fixed_values) fixed++;
  ffi_status prepared = signature->is_variadic
      ? ffi_prep_cif_var(&passing->cif, FFI_DEFAULT_ABI, fixed, passing->piece_count, result, passing->types)
      : ffi_prep_cif(&passing->cif, FFI_DEFAULT_ABI, passing->piece_count, result, passing->types);
  return prepared == FFI_OK ? MF_OK : MF_UNSUPPORTED_TYPE;
}

static size_t collect_values(const mf_signature *signature, mf__value *values) {
  size_t count = 0;
  if (signature->is_method) {
    values[count++] = (mf__value){.source = MF__FROM_SELF};
    values[count++] = (mf__value){.source = MF__FROM_SELECTOR};
  }
  for (size_t i = 0; i < signature->argument_count; i++)
    values[count++] = (mf__value){signature->arguments[i].type, signature->arguments[i].offset, MF__FROM_FRAME};
  return count;
}

/* Everything in one piece of memory: the struct, the pieces' types, the pieces, the types of those in memory. */
static mf__passing *assemble(const mf__classified *classified) {
  size_t in_memory = 0, count = classified->count;
  for (size_t i = 0; i < count; i++) in_memory += classified->pieces[i].place == MF__IN_MEMORY;
  size_t size = sizeof(mf__passing) + count * (sizeof(ffi_type *) + sizeof(mf__piece)) + in_memory * sizeof(ffi_type);
  mf__passing *passing = mf__malloc(size);
  if (!passing) return NULL;
  mf__piece *pieces = (mf__piece *)&passing->types[count];
  if (count) memcpy(pieces, classified->pieces, count * sizeof *pieces);
  passing->result = classified->result;
  passing->piece_count = (uint32_t)count;
  passing->pieces = pieces;
  passing->scratch_size = scratch_size(passing);
  return passing;
}

_Static_assert(_Alignof(mf__piece) <= _Alignof(ffi_type *) && _Alignof(ffi_type) <= _Alignof(mf__piece),
               "assemble needs no padding");

mf_status mf__passing_make(const mf_signature *signature, mf__passing **made) {
  mf__value values[MF_SIGNATURE_MAX_ARGUMENTS + 2];
  size_t count = collect_values(signature, values);
  mf__classified classified = {.pieces = mf__malloc(MF__PIECE_BOUND(count) * sizeof(mf__piece))};
  if (!classified.pieces) return MF_NO_MEMORY;
  mf__classify(signature->result, values, count, &classified);
  mf__passing *passing = assemble(&classified);
  mf__free(classified.pieces);
  if (!passing) return MF_NO_MEMORY;
  mf_status status = prepare(passing, signature);
  if (status == MF_OK) *made = passing;
  else mf__passing_free(passing);
  return status;
}

void mf__passing_free(mf__passing *passing) { mf__free(passing); }
