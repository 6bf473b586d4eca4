/* Types -> signature: its text, its shape, its frame, its way through libffi. */
#include "alloc.h"
#include "call_plan.h"
#include "classify.h"
#include "fail.h"
#include "passing.h"
#include "signature_make.h"

#include <stdatomic.h>
#include <string.h>

const char *mf__argument_shape(const mf_type *type) { return type->kind == MF_KIND_ARRAY ? "^v" : type->shape; }

static size_t append(char *text, size_t end, const char *added) {
  size_t length = strlen(added);
  if (text) memcpy(text + end, added, length);
  return end + length;
}

/* Both return the length, and write when there is somewhere to write to. */
static size_t write_encoding(const mf__signature_parts *parts, char *text) {
  size_t end = append(text, 0, parts->result->encoding);
  if (parts->self) end = append(text, append(text, end, parts->self->encoding), parts->selector->encoding);
  for (size_t i = 0; i < parts->count; i++) end = append(text, end, parts->arguments[i]->encoding);
  return end;
}

static size_t write_shape(const mf__signature_parts *parts, char *text) {
  size_t end = append(text, 0, parts->result->shape);
  for (size_t i = 0; i < parts->count; i++) {
    if (parts->is_variadic && i == parts->fixed_count) end = append(text, end, "...");
    end = append(text, end, mf__argument_shape(parts->arguments[i]));
  }
  return parts->is_variadic && parts->count == parts->fixed_count ? append(text, end, "...") : end;
}

static char *written(size_t (*write)(const mf__signature_parts *, char *), const mf__signature_parts *parts) {
  size_t length = write(parts, NULL);
  char *text = mf__malloc(length + 1);
  if (!text) return NULL;
  write(parts, text);
  text[length] = '\0';
  return text;
}

static const char *shape_of(const mf__signature_parts *parts) {
  char *text = written(write_shape, parts);
  const char *shape = text ? mf__shape_intern(text, strlen(text)) : NULL;
  mf__free(text);
  return shape;
}

static void lay_out_frame(mf_signature *signature, const mf__signature_parts *parts) {
  size_t end = 0, alignment = 1;
  for (size_t i = 0; i < parts->count; i++) {
    const mf_type *type = parts->arguments[i];
    size_t size = mf__passed_size(type), aligned = mf__passed_alignment(type);
    end = (end + aligned - 1) / aligned * aligned;
    signature->arguments[i] = (mf__argument){type, (uint32_t)end, (uint32_t)size};
    if (alignment < aligned) alignment = aligned;
    if (type->kind != MF_KIND_ARRAY && type->contains_object) signature->has_objects = true;
    end += size;
  }
  signature->frame_alignment = alignment;
  signature->frame_size = (end + alignment - 1) / alignment * alignment;
}

static mf_status fill(mf_signature *signature, const mf__signature_parts *parts, mf_error *error) {
  signature->result = parts->result;
  signature->result_size = parts->result->size;
  signature->argument_count = parts->count;
  signature->is_method = parts->self != NULL;
  signature->is_variadic = parts->is_variadic;
  signature->is_oneway = parts->result->qualifiers & MF_QUALIFIER_ONEWAY;
  signature->returns_object = parts->result->kind == MF_KIND_OBJECT;
  signature->has_objects = parts->result->contains_object;
  signature->fixed_count = parts->fixed_count;
  lay_out_frame(signature, parts);
  if (signature->frame_size > MF_FRAME_MAX_SIZE)
    return MF_FAIL(error, MF_UNSUPPORTED_TYPE, .reason = "the arguments are larger than a frame may be",
                   .expected_count = MF_FRAME_MAX_SIZE, .got_count = signature->frame_size);
  signature->shape = shape_of(parts);
  if (!signature->shape) return MF_FAIL_MEMORY(error);
  mf_status status = mf__passing_make(signature, &signature->passing);
  if (status == MF_OK && !mf__plan_make(signature, signature->passing, &signature->plan)) status = MF_NO_MEMORY;
  if (status == MF_NO_MEMORY) return MF_FAIL_MEMORY(error);
  return status == MF_OK ? MF_OK : MF_FAIL(error, status, .reason = "libffi cannot pass it on this machine", .got = NULL);
}

static mf_status make_function_form(const mf__signature_parts *method, const mf_signature **form, mf_error *error) {
  mf__signature_parts parts = *method;
  parts.self = parts.selector = NULL;
  /* "@:" at the start of the rest would be read as a method's again. */
  parts.is_forced_function = parts.count >= 2 && parts.arguments[1]->kind == MF_KIND_SELECTOR &&
                             (parts.arguments[0]->kind == MF_KIND_OBJECT || parts.arguments[0]->kind == MF_KIND_CLASS ||
                              parts.arguments[0]->kind == MF_KIND_POINTER);
  return mf__signature_intern(&parts, form, error);
}

static void discard(mf_signature *signature, char *encoding) {
  if (signature) mf__passing_free(signature->passing), mf__free(signature->plan);
  mf__free(signature);
  mf__free(encoding);
}

mf_status mf__signature_intern(const mf__signature_parts *parts, const mf_signature **result, mf_error *error) {
  char *encoding = written(write_encoding, parts);
  if (!encoding) return MF_FAIL_MEMORY(error);
  *result = mf__signature_find(parts, encoding, strlen(encoding));
  if (*result) return mf__free(encoding), MF_OK;
  mf_signature *signature = mf__calloc(1, sizeof *signature + parts->count * sizeof signature->arguments[0]);
  if (!signature) return discard(NULL, encoding), MF_FAIL_MEMORY(error);
  atomic_init(&signature->method_form, signature);
  signature->function_form = signature;
  signature->encoding = encoding;
  mf_status status = fill(signature, parts, error);
  if (status == MF_OK && parts->self) {
    status = make_function_form(parts, &signature->function_form, error);
  } else {
    atomic_init(&signature->method_form, NULL);
  }
  if (status == MF_OK && !mf__signature_publish(parts, signature)) status = MF_FAIL_MEMORY(error);
  if (status != MF_OK) return discard(signature, encoding), status;
  *result = signature;
  return MF_OK;
}
