/* Classification by table, for both ABIs on any machine: where each register-sized piece of each argument goes.
   "i3" integer register 3, "v0" vector register 0, "q0" a whole one, "s2" stack word 2, "m2" a block at stack word 2, "r5" the
   address of a copy in integer register 5 ("R2": on the stack); "-" before one: padding. After "=": the result. */
#include "check.h"

#include "classify.h"

typedef struct row {
  const char *encoding, *sysv, *aapcs64;
} row;

static const row rows[] = {
    {"v", "=0", "=0"},
    {"iqc", "i0 i1 =i", "i0 i1 =i"},
    {"fdf", "v0 v1 =f", "v0 v1 =f"},
    {"dqqqqqqqqqq", "i0 i1 i2 i3 i4 i5 s0 s1 s2 s3 =d", "i0 i1 i2 i3 i4 i5 i6 i7 s0 s1 =d"},
    {"vddddddddddq", "v0 v1 v2 v3 v4 v5 v6 v7 s0 s1 i0 =0", "v0 v1 v2 v3 v4 v5 v6 v7 s0 s1 i0 =0"},
    {"v{?=qd}", "i0 v0 =0", "i0 i1 =0"},
    {"v{?=dq}{?=dd}", "v0 i0 v1 v2 =0", "i0 i1 v0 v1 =0"},
    {"v{?=if}", "i0 =0", "i0 =0"},
    {"v{?=ff}{?=fff}", "v0 v1 v2 =0", "v0 v1 v2 v3 v4 =0"},
    {"v{?=ffff}{?=fffff}", "v0 v1 m0 =0", "v0 v1 v2 v3 r0 =0"},
    {"v{?=dddd}", "m0 =0", "v0 v1 v2 v3 =0"},
    {"v{?=qqq}q", "m0 i0 =0", "r0 i1 =0"},
    {"v{?=[3c]}{?=[12c]}", "i0 i1 i2 =0", "i0 i1 i2 =0"},
    /* two words when one register is left: all on the stack, then x86-64 goes back to that register and arm64 does not */
    {"vqqqqq{?=qq}q", "i0 i1 i2 i3 i4 m0 i5 =0", "i0 i1 i2 i3 i4 i5 i6 i7 =0"},
    {"vqqqqqqq{?=qq}q", "i0 i1 i2 i3 i4 i5 s0 m1 s3 =0", "i0 i1 i2 i3 i4 i5 i6 -i7 s0 s1 s2 =0"},
    {"vddddddd{?=dd}d", "v0 v1 v2 v3 v4 v5 v6 m0 v7 =0", "v0 v1 v2 v3 v4 v5 v6 -v7 s0 s1 s2 =0"},
    {"vqqqqq{?=qd}", "i0 i1 i2 i3 i4 i5 v0 =0", "i0 i1 i2 i3 i4 i5 i6 =0"},
    {"d@:qqqd{?=qd}", "i0 i1 i2 i3 i4 v0 i5 v1 =d", "i0 i1 i2 i3 i4 v0 i5 i6 =d"},
    {"vqqqqqqqqq{?=qqq}", "i0 i1 i2 i3 i4 i5 s0 s1 s2 m3 =0", "i0 i1 i2 i3 i4 i5 i6 i7 s0 R1 =0"},
    /* 128 bits: an even register or an even stack word on arm64 */
    {"vqtq", "i0 i1 i2 i3 =0", "i0 -i1 i2 i3 i4 =0"},
    {"vqqqqqtqtq", "i0 i1 i2 i3 i4 m0 i5 m2 s4 =0", "i0 i1 i2 i3 i4 -i5 i6 i7 s0 -s1 s2 s3 s4 =0"},
    {"vqqqqqqqtq", "i0 i1 i2 i3 i4 i5 s0 m2 s4 =0", "i0 i1 i2 i3 i4 i5 i6 -i7 s0 s1 s2 =0"},
    {"vqqqqqqqqqt", "i0 i1 i2 i3 i4 i5 s0 s1 s2 m4 =0", "i0 i1 i2 i3 i4 i5 i6 i7 s0 -s1 s2 s3 =0"},
    {"v{?=t}", "i0 i1 =0", "i0 i1 =0"},
    /* long double, complex */
    {"DqD", "i0 m0 =D", "i0 q0 =D"},
    {"{?=D}{?=D}", "m0 =D", "q0 =q"},
    {"{?=DD}{?=DD}", "m0 =m", "q0 q1 =qq"},
    {"vDDDDDDDD{?=DD}", "m0 m2 m4 m6 m8 m10 m12 m14 m16 =0", "q0 q1 q2 q3 q4 q5 q6 q7 s0 s2 =0"},
    {"vddddddddfD", "v0 v1 v2 v3 v4 v5 v6 v7 s0 m2 =0", "v0 v1 v2 v3 v4 v5 v6 v7 s0 s2 =0"},
    {"jfjf", "v0 =v", "v0 v1 =vv"},
    {"jdjd", "v0 v1 =vv", "v0 v1 =vv"},
    {"jDjD", "m0 =J", "q0 q1 =qq"},
    {"vjfddddddjd", "v0 v1 v2 v3 v4 v5 v6 m0 =0", "v0 v1 v2 v3 v4 v5 v6 v7 s0 s1 =0"},
    /* unions: every member counts */
    {"v(?=dq)", "i0 =0", "i0 =0"},
    {"v(?=fd)", "v0 =0", "i0 =0"},
    {"v(?=[4f]{?=dd})", "v0 v1 =0", "i0 i1 =0"},
    {"v(?={?=ff}{?=fff})", "v0 v1 =0", "v0 v1 v2 =0"},
    {"v(?=Di)", "m0 =0", "i0 i1 =0"},
    {"v(?=D[2Q])", "i0 i1 =0", "i0 i1 =0"},
    {"v(?=(?=DQ)[2Q])", "m0 =0", "i0 i1 =0"}, /* the inner union is for memory, and takes the outer one along */
    {"v(?=DD)", "m0 =0", "q0 =0"},
    {"(?=Dd)", "=m", "=ii"},
    {"v(?={?=qd}{?=dq})", "i0 i1 =0", "i0 i1 =0"},
    {"v{?=b0I3b3I5cb16q33}", "i0 =0", "i0 =0"},
    {"v{?=fb32I3}", "i0 =0", "i0 =0"},
    {"v{?=db64I3}", "v0 i0 =0", "i0 i1 =0"},
    {"v{?=[0t]i}", "i0 =0", "i0 i1 =0"}, /* padding to 16 bytes travels on arm64 only */
    /* results */
    {"{?=qd}", "=iv", "=ii"},
    {"{?=fi}", "=i", "=i"},
    {"{?=fff}", "=vv", "=vvv"},
    {"{?=qqq}q", "i1 =m", "i0 =m"},
    {"{?=dddd}q", "i1 =m", "i0 =vvvv"},
    {"t", "=ii", "=ii"},
    {"v[3i]", "i0 =0", "i0 =0"}};

static void write_pieces(const mf__classified *in, char *text) {
  static const char letters[] = "ivqmr";
  for (uint32_t i = 0; i < in->count; i++) {
    const mf__piece *piece = &in->pieces[i];
    char letter = piece->on_stack && piece->place == MF__BY_REFERENCE ? 'R' : letters[piece->place];
    if (piece->on_stack && piece->place < MF__IN_MEMORY) letter = 's';
    text += sprintf(text, "%s%c%u ", piece->source == MF__FROM_NOTHING ? "-" : "", letter, piece->slot);
  }
  *text++ = '=';
  switch ((mf__result_kind)in->result.kind) {
    case MF__RESULT_NONE: strcpy(text, "0"); return;
    case MF__RESULT_INTEGER: strcpy(text, "i"); return;
    case MF__RESULT_FLOAT: strcpy(text, "f"); return;
    case MF__RESULT_DOUBLE: strcpy(text, "d"); return;
    case MF__RESULT_LONG_DOUBLE: strcpy(text, "D"); return;
    case MF__RESULT_COMPLEX_LONG_DOUBLE: strcpy(text, "J"); return;
    case MF__RESULT_MEMORY: strcpy(text, "m"); return;
    case MF__RESULT_NATIVE: strcpy(text, "?"); return;
    case MF__RESULT_REGISTERS: break;
  }
  for (uint32_t i = 0; i < in->result.count; i++) *text++ = letters[in->result.places[i]];
  *text = '\0';
}

/* Self and the selector are pointers, so plain signatures say everything; types are taken from the signature's text one by one. */
static size_t split(const char *encoding, const mf_type **types) {
  size_t count = 0;
  mf__parser parser;
  CHECK(mf__parser_init(&parser, encoding, strlen(encoding)));
  while (parser.at < parser.length) {
    size_t start = parser.at;
    char one[256];
    if (!CHECK(mf__parse_root(&parser) != MF__NO_NODE)) break;
    snprintf(one, sizeof one, "%.*s", (int)(parser.at - start), encoding + start);
    CHECK_EQ_INT(mf_type_make(one, &types[count++], NULL), MF_OK);
  }
  mf__parser_free(&parser);
  return count;
}

static void check_row(const row *r, bool is_arm) {
  const char *wanted = is_arm ? r->aapcs64 : r->sysv;
  const mf_type *types[32];
  mf__value values[32];
  mf__piece pieces[MF__PIECE_BOUND(32)];
  mf__classified classified = {.pieces = pieces};
  size_t count = split(r->encoding, types);
  for (size_t i = 1; i < count; i++) values[i - 1] = (mf__value){.type = types[i], .source = MF__FROM_FRAME};
  (is_arm ? mf__classify_aapcs64 : mf__classify_sysv)(types[0], values, count - 1, &classified);
  char text[512];
  write_pieces(&classified, text);
  if (!CHECK_EQ_STR(text, wanted)) fprintf(stderr, "  %s on %s\n", r->encoding, is_arm ? "arm64" : "x86-64");
}

int main(void) {
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    check_row(&rows[i], false);
    check_row(&rows[i], true);
  }
  return check_done();
}
