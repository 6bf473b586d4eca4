#include "call_plan.h"

#include "alloc.h"

#if defined(MF_HAS_CALL_PLANS)

static mf__move_kind kind_of(uint32_t size, mf__extension extension) {
  bool is_signed = extension == MF__SIGN_EXTENDED;
  switch (size) {
    case 1: return extension == MF__TRUTH ? MF__MOVE_TRUTH : is_signed ? MF__MOVE_S1 : MF__MOVE_U1;
    case 2: return is_signed ? MF__MOVE_S2 : MF__MOVE_U2;
    case 4: return is_signed ? MF__MOVE_S4 : MF__MOVE_U4;
    case 8: return MF__MOVE_8;
    default: return MF__MOVE_PART;
  }
}

/* The first word of the image that a piece goes to; MF_IMAGE_WORDS when it does not fit. */
static uint32_t word_of(const mf__piece *piece, uint32_t words) {
  if (piece->on_stack)
    return piece->slot + words <= MF_IMAGE_STACK ? MF_IMAGE_INTEGERS + MF_IMAGE_VECTORS + piece->slot : MF_IMAGE_WORDS;
  return piece->place == MF__IN_VECTOR ? MF_IMAGE_INTEGERS + piece->slot : piece->slot;
}

/* The moves of one piece; false when libffi has to serve. */
static bool add_moves(mf__plan *plan, const mf__piece *piece) {
  switch ((mf__place)piece->place) {
    case MF__IN_INTEGER: case MF__IN_VECTOR: case MF__IN_MEMORY: break;
    default: return false;
  }
  uint32_t words = (piece->size + 7) / 8, word = word_of(piece, words);
  if (word == MF_IMAGE_WORDS) return false;
  switch ((mf__source)piece->source) {
    case MF__FROM_SELF: plan->self = (uint8_t)word; return true;
    case MF__FROM_SELECTOR: return word == plan->self + 1u;
    case MF__FROM_NOTHING: return true;
    case MF__FROM_FRAME: break;
  }
  for (uint32_t i = 0; i < words; i++) {
    uint32_t rest = piece->size - i * 8, size = rest < 8 ? rest : 8;
    mf__move_kind kind = kind_of(size, (mf__extension)piece->extension);
    plan->moves[plan->move_count++] = (mf__move){(uint8_t)kind, (uint8_t)(word + i), (uint8_t)size, piece->offset + i * 8};
  }
  return true;
}

static bool take_of(const mf__result *result, mf__plan *plan) {
  uint32_t size = result->type->size;
  switch ((mf__result_kind)result->kind) {
    case MF__RESULT_NONE: plan->take = MF__TAKE_NOTHING; return true;
    case MF__RESULT_INTEGER:
      plan->take = result->extension == MF__TRUTH ? MF__TAKE_TRUTH
                   : size == 1                    ? MF__TAKE_1
                   : size == 2                    ? MF__TAKE_2
                   : size == 4                    ? MF__TAKE_4
                                                  : MF__TAKE_8;
      return true;
    case MF__RESULT_FLOAT: plan->take = MF__TAKE_4; return true;
    case MF__RESULT_DOUBLE: plan->take = MF__TAKE_8; return true;
    case MF__RESULT_REGISTERS:
      plan->take = MF__TAKE_BYTES;
      plan->result_size = (uint8_t)size;
      return true;
#if defined(__x86_64__)
    case MF__RESULT_MEMORY: /* its address goes where a first argument would */
      plan->take = MF__TAKE_IN_PLACE;
      plan->result_alignment = (uint16_t)result->type->alignment;
      return true;
#endif
    default: return false;
  }
}

/* What the pieces use, which says how much a thunk must load. */
typedef struct extent {
  uint32_t integers, vectors, stack_words;
} extent;

static void extend(extent *extent, const mf__piece *piece) {
  uint32_t end = piece->slot + (piece->on_stack ? (piece->size + 7) / 8 : 1);
  uint32_t *used = piece->on_stack ? &extent->stack_words : piece->place == MF__IN_VECTOR ? &extent->vectors : &extent->integers;
  if (*used < end) *used = end;
}

bool mf__plan_make(const mf_signature *signature, const mf__passing *passing, mf__plan **made) {
  *made = NULL;
  if (signature->is_variadic || !mf__plans_are_wanted()) return true; /* a thunk does not set %al for variadic functions */
  mf__plan *plan = mf__calloc(1, sizeof *plan + MF_IMAGE_WORDS * sizeof(mf__move));
  if (!plan) return false;
  plan->is_method = signature->is_method;
  bool fits = take_of(&passing->result, plan);
  extent extent = {.integers = plan->take == MF__TAKE_IN_PLACE};
  for (uint32_t i = 0; fits && i < passing->piece_count; i++) {
    fits = add_moves(plan, &passing->pieces[i]);
    extend(&extent, &passing->pieces[i]);
  }
  const mf__thunks *thunks =
      fits ? mf__thunks_for(extent.integers, extent.vectors, extent.stack_words, &passing->result) : NULL;
  if (thunks) {
    plan->thunks = *thunks;
    if (signature->is_method) plan->direct = mf__direct_for(passing);
    *made = plan;
  } else {
    mf__free(plan);
  }
  return true;
}

#else

bool mf__plan_make(const mf_signature *signature, const mf__passing *passing, mf__plan **made) {
  (void)signature, (void)passing;
  *made = NULL;
  return true;
}

#endif
