/* What is known about a signature, and its two forms. */
#include "fail.h"
#include "locks.h"
#include "signature_make.h"
#include "text_map.h"

#include <stdatomic.h>

const char *mf_signature_encoding(const mf_signature *signature) { return signature->encoding; }

const char *mf_signature_shape(const mf_signature *signature) { return signature->shape; }

bool mf_signature_is_method(const mf_signature *signature) { return signature->is_method; }

bool mf_signature_is_variadic(const mf_signature *signature) { return signature->is_variadic; }

bool mf_signature_is_oneway(const mf_signature *signature) { return signature->is_oneway; }

size_t mf_signature_argument_count(const mf_signature *signature) { return signature->argument_count; }

const mf_type *mf_signature_argument_type(const mf_signature *signature, size_t index) {
  return index < signature->argument_count ? signature->arguments[index].type : NULL;
}

const mf_type *mf_signature_result_type(const mf_signature *signature) { return signature->result; }

size_t mf_signature_argument_size(const mf_signature *signature, size_t index) {
  return index < signature->argument_count ? signature->arguments[index].size : 0;
}

size_t mf_signature_argument_offset(const mf_signature *signature, size_t index) {
  return index < signature->argument_count ? signature->arguments[index].offset : 0;
}

size_t mf_signature_frame_size(const mf_signature *signature) { return signature->frame_size; }

size_t mf_signature_frame_alignment(const mf_signature *signature) { return signature->frame_alignment; }

size_t mf_signature_result_size(const mf_signature *signature) { return signature->result_size; }

const mf_signature *mf_signature_as_function(const mf_signature *signature) { return signature->function_form; }

/* The method form of a function, found or made and remembered. The intern lock is held. */
static mf_status make_method_form(const mf_signature *signature, const mf_type *self, const mf_type *selector,
                                  const mf_signature **method, mf_error *error) {
  const mf_type *arguments[MF_SIGNATURE_MAX_ARGUMENTS];
  for (size_t i = 0; i < signature->argument_count; i++) arguments[i] = signature->arguments[i].type;
  mf_status status = mf__signature_intern(
      &(mf__signature_parts){.result = signature->result, .self = self, .selector = selector, .arguments = arguments,
                             .count = signature->argument_count, .is_variadic = signature->is_variadic,
                             .fixed_count = signature->fixed_count}, method, error);
  if (status == MF_OK) atomic_store_explicit(&((mf_signature *)signature)->method_form, *method, memory_order_release);
  return status;
}

mf_status mf_signature_as_method(const mf_signature *signature, const mf_signature **result, mf_error *error) {
  const mf_signature *method = atomic_load_explicit(&((mf_signature *)signature)->method_form, memory_order_acquire);
  if (result) *result = method;
  if (!method) {
    const mf_type *self, *selector;
    mf_status status = mf_type_make("@", &self, error);
    if (status == MF_OK) status = mf_type_make(":", &selector, error);
    if (status != MF_OK) return status;
    mf__intern_lock();
    status = make_method_form(signature, self, selector, &method, error);
    mf__intern_unlock();
    if (status != MF_OK) return status;
  }
  if (result) *result = method;
  return MF_OK;
}
