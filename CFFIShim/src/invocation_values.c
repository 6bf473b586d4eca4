/* What an invocation holds: arguments and the result, and who owns them. */
#include "alloc.h"
#include "copy.h"
#include "fail.h"
#include "handler.h"
#include "invocation_impl.h"
#include "signature_impl.h"

static mf_kind kind_of(const mf_invocation *invocation, size_t index) {
  return mf_type_kind(invocation->signature->arguments[index].type);
}

/* Of an argument that is a pointer. */
static void **place_of(mf_invocation *invocation, size_t index) {
  return (void **)(void *)(invocation->storage + invocation->signature->arguments[index].offset);
}

static mf_status explain(const mf_invocation *invocation, size_t index, size_t size, mf_error *error) {
  const mf_signature *signature = invocation->signature;
  if (index >= signature->argument_count)
    return MF_FAIL(error, MF_INDEX_OUT_OF_RANGE, .selector = invocation->selector, .expected_count = signature->argument_count,
                   .got_count = index, .reason = "arguments are counted from 0, without self and selector");
  return MF_FAIL_ARGUMENT(error, MF_SIZE_MISMATCH, index, .selector = invocation->selector,
                          .expected_count = signature->arguments[index].size, .got_count = size,
                          .expected = mf_type_encoding(signature->arguments[index].type));
}

/* Whether a value of that size is one of the argument. */
static bool fits(const mf_invocation *invocation, size_t index, size_t size) {
  const mf_signature *signature = invocation->signature;
  return index < signature->argument_count && size == signature->arguments[index].size;
}

static char *copy_string(const char *text) {
  size_t size = strlen(text) + 1;
  char *copy = mf__malloc(size);
  return copy ? memcpy(copy, text, size) : NULL;
}

static mf_status set_guarded(mf_invocation *invocation, size_t index, const void *value, size_t size, mf_error *error)
    __attribute__((noinline));

/* What is more than a copy. */
static mf_status set_guarded(mf_invocation *invocation, size_t index, const void *value, size_t size, mf_error *error) {
  if (!fits(invocation, index, size)) return explain(invocation, index, size, error);
  if (mf__invocation_is_sent(invocation))
    return MF_FAIL_ARGUMENT(error, MF_IN_USE, index, .selector = invocation->selector,
                            .reason = "the invocation is being sent: its arguments are in use");
  mf_kind kind = kind_of(invocation, index);
  if (kind == MF_KIND_C_STRING) {
    void **place = place_of(invocation, index);
    const char *text;
    memcpy(&text, value, sizeof text);
    char *copy = text ? copy_string(text) : NULL;
    if (text && !copy) return MF_FAIL_MEMORY(error);
    char *old = *place;
    *place = copy;
    mf__free(old);
  } else if (kind == MF_KIND_OBJECT && invocation->ops) {
    void **place = place_of(invocation, index);
    void *object, *old = *place;
    memcpy(&object, value, sizeof object);
    if (object) invocation->ops->retain(object);
    *place = object;
    if (old) invocation->ops->release(old);
  } else {
    mf__copy(invocation->storage + invocation->signature->arguments[index].offset, value, size);
  }
  return MF_OK;
}

mf_status mf_invocation_set_argument(mf_invocation *invocation, size_t index, const void *value, size_t size, mf_error *error) {
  if (!fits(invocation, index, size) || invocation->head.guards) return set_guarded(invocation, index, value, size, error);
  mf__copy(invocation->storage + invocation->signature->arguments[index].offset, value, size);
  return MF_OK;
}

mf_status mf_invocation_get_argument(const mf_invocation *invocation, size_t index, void *value, size_t size, mf_error *error) {
  if (!fits(invocation, index, size)) return explain(invocation, index, size, error);
  mf__copy(value, invocation->storage + invocation->signature->arguments[index].offset, size);
  return MF_OK;
}

const void *mf_invocation_frame(const mf_invocation *invocation) {
  return invocation->signature->frame_size ? invocation->storage : NULL;
}

/* Copies every C string from argument `index` on, or none: the copies wait on the stack until the last one is made. */
static bool copy_strings(mf_invocation *invocation, size_t index, size_t count) {
  while (index < count && (kind_of(invocation, index) != MF_KIND_C_STRING || !*place_of(invocation, index))) index++;
  if (index == count) return true;
  char *copy = copy_string(*place_of(invocation, index));
  if (!copy || !copy_strings(invocation, index + 1, count)) {
    mf__free(copy);
    return false;
  }
  *place_of(invocation, index) = copy;
  return true;
}

mf_status mf_invocation_retain_arguments(mf_invocation *invocation, mf_error *error) {
  if (mf__invocation_owns(invocation)) return MF_OK;
  size_t count = mf_signature_argument_count(invocation->signature);
  if (!copy_strings(invocation, 0, count)) return MF_FAIL_MEMORY(error);
  for (size_t i = 0; invocation->ops && i < count; i++) {
    void *object = kind_of(invocation, i) == MF_KIND_OBJECT ? *place_of(invocation, i) : NULL;
    if (object) invocation->ops->retain(object);
  }
  invocation->head.guards |= MF__OWNS;
  return MF_OK;
}

void mf__invocation_drop_result(mf_invocation *invocation) {
  if (!invocation->head.has_result) return;
  invocation->head.has_result = false;
  if (invocation->signature->returns_object) {
    void *object;
    memcpy(&object, invocation->head.result, sizeof object);
    memset(invocation->head.result, 0, sizeof object);
    mf__result_drop(invocation->result_ops, invocation->signature, &object);
  }
}

void mf__invocation_keep_result(mf_invocation *invocation, const void *value, const mf_object_ops *ops) {
  mf__invocation_drop_result(invocation);
  size_t size = invocation->signature->result_size;
  if (size) mf__copy(invocation->head.result, value, size);
  invocation->result_ops = ops;
  invocation->head.has_result = true;
}

static mf_status explain_result(const mf_invocation *invocation, size_t size, mf_error *error) {
  return MF_FAIL_ARGUMENT(error, MF_SIZE_MISMATCH, MF_ARGUMENT_RESULT, .selector = invocation->selector,
                          .expected_count = invocation->signature->result_size, .got_count = size,
                          .expected = mf_type_encoding(invocation->signature->result));
}

mf_status mf_invocation_set_result(mf_invocation *invocation, const void *value, size_t size, mf_error *error) {
  if (size != invocation->signature->result_size) return explain_result(invocation, size, error);
  mf__invocation_keep_result(invocation, value, invocation->ops);
  return MF_OK;
}

mf_status mf_invocation_get_result(const mf_invocation *invocation, void *value, size_t size, mf_error *error) {
  if (size != invocation->signature->result_size) return explain_result(invocation, size, error);
  if (!size) return MF_OK;
  if (!invocation->head.has_result)
    return MF_FAIL_ARGUMENT(error, MF_NO_RESULT, MF_ARGUMENT_RESULT, .selector = invocation->selector,
                            .reason = "the invocation was not sent, or the last send failed");
  mf__copy(value, invocation->head.result, size);
  return MF_OK;
}

bool mf_invocation_has_result(const mf_invocation *invocation) { return invocation->head.has_result; }

void mf_invocation_clear(mf_invocation *invocation) {
  if (!mf__invocation_is_sent(invocation)) {
    size_t count = mf_signature_argument_count(invocation->signature);
    for (size_t i = 0; mf__invocation_owns(invocation) && i < count; i++) {
      mf_kind kind = kind_of(invocation, i);
      if (kind != MF_KIND_C_STRING && kind != MF_KIND_OBJECT) continue;
      void **place = place_of(invocation, i), *value = *place;
      *place = NULL; /* before foreign code runs */
      if (kind == MF_KIND_C_STRING) mf__free(value);
      else if (value && invocation->ops) invocation->ops->release(value);
    }
    memset(invocation->storage, 0, invocation->signature->frame_size);
  }
  mf__invocation_drop_result(invocation);
  memset(invocation->head.result, 0, invocation->signature->result_size);
  mf_invocation_set_target(invocation, (mf_target){NULL, NULL});
}
