/* Reads cases_*.txt, one record a line:
     L ENCODING SIZE ALIGN OFFSETS   the layout of an aggregate as the compiler has it
     C ID GROUP ENCODING NFIXED      a case (NFIXED >= 0: variadic, with so many fixed arguments, self and selector included)
     A HEX MASK                      the bytes of one argument and which bits count, in order, self and selector included
     R HEX MASK                      the result
     S HASH                          what the callee computes from its arguments */
#ifndef CASE_FILE_H
#define CASE_FILE_H

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ABI_MAX_BYTES = 2048, ABI_MAX_ARGUMENTS = 32, ABI_MAX_LAYOUTS = 1024 };

typedef struct abi_value {
  _Alignas(64) unsigned char bytes[ABI_MAX_BYTES];
  unsigned char mask[ABI_MAX_BYTES];
  size_t size;
} abi_value;

typedef struct abi_layout {
  char *encoding;
  size_t size, alignment;
  char *offsets; /* "0,8,16"; "b3" is a bit offset */
} abi_layout;

typedef struct abi_case {
  char id[32], group[32], encoding[512];
  int fixed;
  abi_value arguments[ABI_MAX_ARGUMENTS], result;
  size_t count;
  uint64_t sum;
} abi_case;

static abi_layout abi_layouts[ABI_MAX_LAYOUTS];
static size_t abi_layout_count;

__attribute__((unused)) static const abi_layout *abi_layout_of(const char *encoding) {
  for (size_t i = 0; i < abi_layout_count; i++)
    if (strcmp(abi_layouts[i].encoding, encoding) == 0) return &abi_layouts[i];
  return NULL;
}

static size_t abi_hex(const char *text, unsigned char *bytes) {
  size_t size = 0;
  unsigned byte;
  for (; size < ABI_MAX_BYTES && sscanf(text + size * 2, "%2x", &byte) == 1; size++) bytes[size] = (unsigned char)byte;
  return size;
}

static void abi_value_read(const char *line, abi_value *value) {
  char hex[ABI_MAX_BYTES * 2 + 1] = "", mask[ABI_MAX_BYTES * 2 + 1] = "";
  sscanf(line, "%*c %4096s %4096s", hex, mask);
  if (strcmp(hex, "-") == 0) hex[0] = mask[0] = '\0';
  value->size = abi_hex(hex, value->bytes);
  abi_hex(mask, value->mask);
}

static void abi_layout_read(const char *line) {
  char encoding[512] = "", offsets[512] = "";
  abi_layout *layout = &abi_layouts[abi_layout_count++];
  sscanf(line, "L %511s %zu %zu %511s", encoding, &layout->size, &layout->alignment, offsets);
  layout->encoding = strdup(encoding);
  layout->offsets = strdup(offsets);
}

/* Opens the cases of this machine, which are beside the test's source; NULL after complaining. */
static FILE *abi_open(const char *source) {
#if defined(__aarch64__)
  const char *name = "abi/cases_arm64.txt";
#else
  const char *name = "abi/cases_x86_64.txt";
#endif
  char path[4096];
  const char *slash = strrchr(source, '/');
  snprintf(path, sizeof path, "%.*s%s", slash ? (int)(slash - source + 1) : 0, source, name);
  FILE *file = fopen(path, "r");
  if (!file) perror(path);
  return file;
}

/* Reads records up to the end of the next case and calls `run` with each. */
static void abi_read(FILE *file, void (*run)(const abi_case *)) {
  static abi_case current;
  char line[ABI_MAX_BYTES * 4 + 64];
  while (fgets(line, sizeof line, file)) {
    switch (line[0]) {
      case 'L': abi_layout_read(line); break;
      case 'C':
        current.count = 0;
        current.result.size = 0;
        sscanf(line, "C %31s %31s %511s %d", current.id, current.group, current.encoding, &current.fixed);
        break;
      case 'A': abi_value_read(line, &current.arguments[current.count++]); break;
      case 'R': abi_value_read(line, &current.result); break;
      case 'S':
        sscanf(line, "S %" SCNx64, &current.sum);
        run(&current);
        break;
    }
  }
}

#endif
