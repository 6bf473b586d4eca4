/* Mutated encodings, 10,000 of them: each is taken or refused with a position in the text, and none crashes or hangs.
   The seed is printed; give one as the argument to repeat a run, and a count as the second. */
#include "check.h"

#include "CFFIShim/signature.h"

#include <time.h>

static const char *const corpus[] = {
    "v36@0:8c16s20B24f28C32", "Vv60@0:8nO@16o^@24N^i32R@40i48r^i52", "D64@0:8D16t32T48", "jd64@0:8jf16jD24ji56",
    "v72@0:8{PP2=^{P}^^{P}{Node=^{Node}i}}16^{PP2=...}48^^{PP2}56^{Fwd=}64", "{BF=b0I3b3I5cb16q33}(U=if[12c])", "{BF=b3b5cb33}",
    "{Arr=[3[2i]][0c]}24", "![16,16f]32@0:8![16,16f]16", "v38@0:8@?16Ai24^Ai28 36", "@?<v@?i>", "@\"NSString<A><B>\"",
    "{s=\"a\"@\"b\"i}", "@12@+0:+4:+8", "{vector<int, std::allocator<int> >=^i^i^i}", "d@:qqqd{qd}", "v@:24", "(u={a=ff}[4d]jf)"};
static const char alphabet[] = "cCsSiIlLqQtTfdDBv*@#:?^[]{}()=\"bj!,<>0123456789+-rnNoORVA|% \x01\xff";

static uint64_t state;

static uint32_t random_below(uint32_t bound) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (uint32_t)(state >> 33) % bound;
}

/* Copies, inserts, deletes, overwrites, doubles: always terminated, at most `room` bytes. */
static size_t mutate(char *text, size_t length, size_t room) {
  size_t at = random_below((uint32_t)length + 1), span = random_below(8);
  char letter = alphabet[random_below(sizeof alphabet - 1)];
  switch (random_below(5)) {
    case 0:
      if (length + 1 >= room) return length;
      memmove(text + at + 1, text + at, length - at + 1);
      text[at] = letter;
      return length + 1;
    case 1:
      if (at + span > length) span = length - at;
      memmove(text + at, text + at + span, length - at - span + 1);
      return length - span;
    case 2:
      if (at < length) text[at] = letter;
      return length;
    case 3: {
      const char *other = corpus[random_below(sizeof corpus / sizeof *corpus)];
      size_t added = strlen(other);
      if (length + added >= room) return length;
      memmove(text + at + added, text + at, length - at + 1);
      memcpy(text + at, other, added);
      return length + added;
    }
    default: text[at] = '\0'; return at;
  }
}

int main(int argc, char **argv) {
  uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : (uint64_t)time(NULL);
  long count = argc > 2 ? atol(argv[2]) : check_slow() ? 1000 : 10000, taken = 0;
  state = seed * 2 + 1;
  printf("seed %llu\n", (unsigned long long)seed);
  for (long i = 0; i < count; i++) {
    char text[512];
    strcpy(text, corpus[random_below(sizeof corpus / sizeof *corpus)]);
    size_t length = strlen(text);
    for (uint32_t changes = 1 + random_below(6); changes; changes--) length = mutate(text, length, sizeof text);
    char *exact = malloc(length + 1); /* so that a sanitizer sees a read beyond */
    memcpy(exact, text, length + 1);
    mf_error error = MF_ERROR_INIT;
    const mf_type *type;
    const mf_signature *signature;
    mf_status of_type = mf_type_make(exact, &type, &error);
    bool is_right = of_type == MF_OK ? mf_type_make(mf_type_encoding(type), NULL, NULL) == MF_OK
                                     : of_type == MF_INVALID_ENCODING && error.position <= length && error.reason;
    mf_status of_signature = mf_signature_make(exact, &signature, &error);
    if (of_signature != MF_OK) {
      is_right &= of_signature == MF_INVALID_ENCODING || of_signature == MF_UNSUPPORTED_TYPE;
      is_right &= error.position <= length && error.reason;
    } else {
      taken++;
      const mf_signature *again = NULL;
      is_right &= mf_signature_make(mf_signature_encoding(signature), &again, NULL) == MF_OK && again == signature;
    }
    if (!CHECK(is_right)) fprintf(stderr, "  \"%s\"\n", exact);
    mf_error_clear(&error);
    free(exact);
  }
  printf("%ld of %ld taken\n", taken, count);
  return check_done();
}
