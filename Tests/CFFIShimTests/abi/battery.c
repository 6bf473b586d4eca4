/* ABI battery: callees and callers compiled by the real C compiler, which is the judge of the ABI. test_abi.c drives it.
   -DBT_ONLY_FNS / -DBT_ONLY_CALLERS to split callee and caller between compilers. */

#include <stdint.h>
#include <stddef.h>
#include <string.h>
#include <stdarg.h>
#ifdef __OBJC__
typedef id bt_id; typedef Class bt_class; typedef SEL bt_sel;
#else
typedef void *bt_id; typedef void *bt_class; typedef void *bt_sel;
#endif
struct bt_opaque; typedef int (*bt_fnptr)(int);
enum bt_ei { bt_ei_a = -1, bt_ei_b = 5 }; enum bt_eu { bt_eu_a = 0, bt_eu_b = 0x7fffffff };
/* side channel: FNV-1a hash of all argument leaves in order; number of calls so far */
#ifdef BT_DEFINE_GLOBALS
uint64_t bt_sum; unsigned long bt_calls;
#else
extern uint64_t bt_sum; extern unsigned long bt_calls;
#endif
static inline uint64_t bt_mix(uint64_t h, const void *p, size_t n)
{ const unsigned char *c = (const unsigned char *)p; while (n--) h = (h ^ *c++) * 0x100000001b3ull; return h; }
static inline uint64_t bt_next(uint64_t *s)
{ uint64_t z = (*s += 0x9e3779b97f4a7c15ull); z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ z >> 27) * 0x94d049bb133111ebull; return z ^ z >> 31; }
#if defined(__x86_64__)
# define BT_LDN 10   /* significant bytes of long double */
#else
# define BT_LDN 16
#endif
#define BT_MIX(T, e) do { T t_ = (e); h = bt_mix(h, &t_, sizeof t_); } while (0)
#define BT_MIXLD(e)  do { long double t_ = (e); h = bt_mix(h, &t_, BT_LDN); } while (0)
#define BT_FN __attribute__((noinline, used, visibility("default")))

struct T0 { unsigned char m0[1]; };
struct T1 { unsigned char m0[2]; };
struct T2 { unsigned char m0[3]; };
struct T3 { unsigned char m0[4]; };
struct T4 { unsigned char m0[5]; };
struct T5 { unsigned char m0[6]; };
struct T6 { unsigned char m0[7]; };
struct T7 { unsigned char m0[8]; };
struct T8 { unsigned char m0[9]; };
struct T9 { unsigned char m0[10]; };
struct T10 { unsigned char m0[11]; };
struct T11 { unsigned char m0[12]; };
struct T12 { unsigned char m0[13]; };
struct T13 { unsigned char m0[14]; };
struct T14 { unsigned char m0[15]; };
struct T15 { unsigned char m0[16]; };
struct T16 { unsigned char m0[17]; };
struct T17 { unsigned char m0[18]; };
struct T18 { unsigned char m0[19]; };
struct T19 { unsigned char m0[20]; };
struct T20 { unsigned char m0[21]; };
struct T21 { unsigned char m0[22]; };
struct T22 { unsigned char m0[23]; };
struct T23 { unsigned char m0[24]; };
struct T24 { unsigned char m0[25]; };
struct T25 { unsigned char m0[26]; };
struct T26 { unsigned char m0[27]; };
struct T27 { unsigned char m0[28]; };
struct T28 { unsigned char m0[29]; };
struct T29 { unsigned char m0[30]; };
struct T30 { unsigned char m0[31]; };
struct T31 { unsigned char m0[32]; };
struct T32 { unsigned char m0[33]; };
struct T33 { unsigned char m0[34]; };
struct T34 { unsigned char m0[35]; };
struct T35 { unsigned char m0[36]; };
struct T36 { unsigned char m0[37]; };
struct T37 { unsigned char m0[38]; };
struct T38 { unsigned char m0[39]; };
struct T39 { unsigned char m0[40]; };
struct T40 { signed char m0; };
struct T41 { signed char m0; signed char m1; };
struct T42 { signed char m0; signed char m1; signed char m2; };
struct T43 { signed char m0; signed char m1; signed char m2; signed char m3; };
struct T44 { signed char m0; signed char m1; signed char m2; signed char m3; signed char m4; };
struct T45 { signed char m0; signed char m1; signed char m2; signed char m3; signed char m4; signed char m5; };
struct T46 { signed char m0; signed char m1; signed char m2; signed char m3; signed char m4; signed char m5; signed char m6; };
struct T47 { signed char m0; signed char m1; signed char m2; signed char m3; signed char m4; signed char m5; signed char m6; signed char m7; };
struct T48 { signed char m0; signed char m1; signed char m2; signed char m3; signed char m4; signed char m5; signed char m6; signed char m7; signed char m8; };
struct T49 { signed char m0; signed char m1; signed char m2; signed char m3; signed char m4; signed char m5; signed char m6; signed char m7; signed char m8; signed char m9; };
struct T50 { signed char m0; signed char m1; signed char m2; signed char m3; signed char m4; signed char m5; signed char m6; signed char m7; signed char m8; signed char m9; signed char m10; };
struct T51 { signed char m0; signed char m1; signed char m2; signed char m3; signed char m4; signed char m5; signed char m6; signed char m7; signed char m8; signed char m9; signed char m10; signed char m11; };
struct T52 { signed char m0; signed char m1; signed char m2; signed char m3; signed char m4; signed char m5; signed char m6; signed char m7; signed char m8; signed char m9; signed char m10; signed char m11; signed char m12; };
struct T53 { signed char m0; signed char m1; signed char m2; signed char m3; signed char m4; signed char m5; signed char m6; signed char m7; signed char m8; signed char m9; signed char m10; signed char m11; signed char m12; signed char m13; };
struct T54 { signed char m0; signed char m1; signed char m2; signed char m3; signed char m4; signed char m5; signed char m6; signed char m7; signed char m8; signed char m9; signed char m10; signed char m11; signed char m12; signed char m13; signed char m14; };
struct T55 { signed char m0; signed char m1; signed char m2; signed char m3; signed char m4; signed char m5; signed char m6; signed char m7; signed char m8; signed char m9; signed char m10; signed char m11; signed char m12; signed char m13; signed char m14; signed char m15; };
struct T56 { short m0[1]; };
struct T57 { short m0[2]; };
struct T58 { short m0[3]; };
struct T59 { short m0[4]; };
struct T60 { short m0[5]; };
struct T61 { short m0[6]; };
struct T62 { short m0[7]; };
struct T63 { short m0[8]; };
struct T64 { short m0[9]; };
struct T65 { short m0[10]; };
struct T66 { short m0[11]; };
struct T67 { short m0[12]; };
struct T68 { short m0[13]; };
struct T69 { short m0[14]; };
struct T70 { short m0[15]; };
struct T71 { short m0[16]; };
struct T72 { short m0[17]; };
struct T73 { short m0[18]; };
struct T74 { short m0[19]; };
struct T75 { short m0[20]; };
struct T76 { unsigned int m0[1]; };
struct T77 { unsigned int m0[2]; };
struct T78 { unsigned int m0[3]; };
struct T79 { unsigned int m0[4]; };
struct T80 { unsigned int m0[5]; };
struct T81 { unsigned int m0[6]; };
struct T82 { unsigned int m0[7]; };
struct T83 { unsigned int m0[8]; };
struct T84 { unsigned int m0[9]; };
struct T85 { unsigned int m0[10]; };
struct T86 { long long m0[1]; };
struct T87 { long long m0[2]; };
struct T88 { long long m0[3]; };
struct T89 { long long m0[4]; };
struct T90 { long long m0[5]; };
struct T91 { float m0[1]; };
struct T92 { float m0[2]; };
struct T93 { float m0[3]; };
struct T94 { float m0[4]; };
struct T95 { float m0[5]; };
struct T96 { float m0[6]; };
struct T97 { float m0[7]; };
struct T98 { float m0[8]; };
struct T99 { float m0[9]; };
struct T100 { float m0[10]; };
struct T101 { double m0[1]; };
struct T102 { double m0[2]; };
struct T103 { double m0[3]; };
struct T104 { double m0[4]; };
struct T105 { double m0[5]; };
struct T106 { _Bool m0; };
struct T107 { unsigned short m0; };
struct T108 { _Bool m0; signed char m1; _Bool m2; };
struct T109 { short m0; _Bool m1; };
struct T110 { signed char m0; signed char m1; _Bool m2; signed char m3; signed char m4; };
struct T111 { short m0; short m1; unsigned short m2; };
struct T112 { signed char m0; signed char m1; _Bool m2; signed char m3; _Bool m4; _Bool m5; _Bool m6; };
struct T113 { float m0; unsigned short m1; };
struct T114 { _Bool m0; short m1; signed char m2; signed char m3; signed char m4; signed char m5; short m6; };
struct T115 { int m0; float m1; short m2; };
struct T116 { short m0; _Bool m1; short m2; signed char m3; short m4; unsigned char m5; _Bool m6; _Bool m7; };
struct T117 { short m0; short m1; _Bool m2; int m3; float m4; };
struct T118 { _Bool m0; signed char m1; int m2; float m3; float m4; short m5; signed char m6; };
struct T119 { float m0; _Bool m1; short m2; int m3; int m4; signed char m5; float m6; };
struct T120 { signed char m0; int m1; float m2; _Bool m3; int m4; signed char m5; short m6; signed char m7; };
struct T121 { double m0; unsigned short m1; unsigned int m2; signed char m3; unsigned int m4; _Bool m5; unsigned int m6; };
struct T122 { signed char m0; double m1; unsigned long long m2; double m3; _Bool m4; };
struct T123 { signed char m0; double m1; };
struct T124 { double m0; signed char m1; };
struct T125 { float m0; int m1; };
struct T126 { int m0; float m1; };
struct T127 { float m0; float m1; };
struct T128 { float m0; float m1; int m2; };
struct T129 { float m0; int m1; float m2; };
struct T130 { int m0; float m1; float m2; };
struct T131 { double m0; float m1; };
struct T132 { float m0; double m1; };
struct T133 { double m0; double m1; };
struct T134 { long long m0; double m1; };
struct T135 { double m0; long long m1; };
struct T136 { long long m0; long long m1; };
struct T137 { long long m0; long long m1; long long m2; };
struct T138 { double m0; double m1; double m2; };
struct T139 { double m0; double m1; double m2; double m3; };
struct T140 { double m0; double m1; double m2; double m3; double m4; };
struct T141 { float m0; float m1; float m2; };
struct T142 { float m0; float m1; float m2; float m3; };
struct T143 { float m0; float m1; float m2; float m3; float m4; };
struct T144 { float m0; float m1; double m2; };
struct T145 { double m0; float m1; float m2; };
struct T146 { signed char m0; signed char m1; double m2; };
struct T147 { short m0; int m1; float m2; };
struct T148 { float m0; signed char m1; float m2; };
struct T149 { signed char m0; short m1; int m2; long long m3; };
struct T150 { signed char m0; int m1; signed char m2; int m3; };
struct T151 { signed char m0; short m1; signed char m2; };
struct T152 { signed char m0; float m1; };
struct T153 { float m0; signed char m1; };
struct T154 { unsigned short m0; signed char m1; float m2; float m3; };
struct T155 { void * m0; double m1; };
struct T156 { double m0; void * m1; };
struct T157 { void * m0; int m1; };
struct T158 { _Bool m0; _Bool m1; _Bool m2; };
struct T159 { _Bool m0; double m1; };
struct T160 { bt_id m0; bt_id m1; };
struct T161 { char * m0; float m1; };
struct T162 { signed char m0; long long m1; };
struct T163 { long long m0; signed char m1; };
struct T164 { float m0; long long m1; };
struct T165 { int m0; int m1; double m2; };
struct T166 { int m0; double m1; int m2; };
struct T167 { unsigned char m0; unsigned char m1; unsigned char m2; float m3; float m4; unsigned char m5; };
struct T168 { double m0; unsigned char m1; unsigned char m2; };
struct T169 { long long m0; float m1; };
struct T170 { float m0; float m1; float m2; int m3; };
struct T171 { int m0; float m1; float m2; float m3; };
struct T173 { struct T123 m0; int m1; };
struct T174 { int m0; struct T123 m1; };
struct T175 { struct T125 m0[2]; };
struct T176 { struct T58 m0; signed char m1; };
struct T177 { float m0; };
struct T178 { struct T177 m0; };
struct T179 { struct T178 m0; };
struct T180 { struct T177 m0; struct T177 m1; };
struct T181 { double m0; };
struct T182 { struct T181 m0; float m1; };
struct T183 { short m0; };
struct T184 { struct T40 m0; struct T40 m1; struct T183 m2; };
struct T185 { short m0[2][3]; };
struct T186 { float m0[2][2]; };
struct T172 { short m0[3]; int m1; };
struct T187 { struct T172 m0; struct T172 m1; };
struct T188 { struct T127 m0; int m1; };
struct T189 { int m0; struct T127 m1; };
struct T190 { signed char m0; short m1; };
struct T191 { struct T190 m0; struct T190 m1; };
struct T192 { struct T58 m0[3]; };
struct T193 { signed char m0; int m1; };
struct T194 { signed char m0; struct T193 m1; };
struct T195 { signed char m0; struct T194 m1; };
struct T196 { signed char m0; struct T195 m1; };
struct T197 { struct T40 m0; };
struct T198 { struct T197 m0; };
struct T199 { struct T198 m0; };
struct T200 { struct T190 m0[2]; float m1; };
struct T201 { int m0; int m1; };
struct T202 { void * m0; struct T201 m1; };
struct T203 { struct T127 m0; struct T127 m1; };
struct T204 { struct T127 m0; double m1; };
struct T205 { struct T181 m0[2]; };
struct T206 { signed char m0; signed char m1[7]; double m2; };
struct T207 { short m0; signed char m1; };
struct T208 { struct T207 m0; signed char m1; };
struct T209 { int m0; signed char m1; };
struct T210 { struct T209 m0; signed char m1; };
struct T211 { long long m0; };
struct T212 { signed char m0; struct T211 m1; signed char m2; };
struct T213 { struct T127 m0; };
struct T214 { struct T141 m0; };
struct T215 { struct T177 m0; struct T177 m1; struct T177 m2; };
struct T216 { struct T142 m0; };
struct T217 { struct T177 m0; struct T177 m1; struct T177 m2; struct T177 m3; };
struct T218 { struct T181 m0; };
struct T219 { struct T133 m0; };
struct T220 { struct T181 m0; struct T181 m1; };
struct T221 { struct T138 m0; };
struct T222 { struct T181 m0; struct T181 m1; struct T181 m2; };
struct T223 { struct T139 m0; };
struct T224 { struct T181 m0; struct T181 m1; struct T181 m2; struct T181 m3; };
struct T225 { int m0; int m1; float m2; };
struct T226 { _Bool m0; bt_class m1; };
struct T227 { float m0; void * m1; unsigned long long m2; double m3; _Bool m4; };
struct T228 { unsigned long long m0; unsigned char m1; unsigned int m2; };
struct T229 { unsigned short m0; unsigned short m1; };
struct T230 { int m0; struct T229 m1; };
struct T231 { unsigned char m0[2]; void * m1; unsigned short m2; };
struct T232 { double m0; struct T231 m1; float m2; };
struct T235 { bt_id m0; };
struct T236 { unsigned char m0; signed char m1[2]; unsigned long long m2; int m3; };
struct T237 { unsigned long long m0[4]; };
struct T240 { unsigned short m0[1]; long long m1; };
struct T241 { struct T240 m0; _Bool m1; };
struct T242 { short m0; signed char m1; float m2; double m3[1]; unsigned short m4; };
struct T247 { bt_id m0[3]; short m1; double m2[1]; };
struct T248 { unsigned char m0; int m1; unsigned char m2; signed char m3[4]; };
struct T249 { unsigned int m0; };
struct T250 { unsigned short m0; unsigned short m1; _Bool m2; };
struct T251 { double m0; short m1; int m2; };
struct T253 { short m0; unsigned long long m1; };
struct T254 { _Bool m0[1]; unsigned short m1[2]; _Bool m2; _Bool m3; unsigned int m4; };
struct T255 { int m0; short m1; unsigned char m2; };
struct T258 { bt_id m0; unsigned char m1; double m2[2]; _Bool m3; };
struct T262 { unsigned char m0[4]; float m1; unsigned int m2; float m3; };
struct T264 { short m0; int m1; bt_id m2; };
struct T263 { long m0; long m1; };
struct T265 { bt_id m0; unsigned long long m1; void * m2; };
struct T266 { void * m0[1]; float m1; short m2; struct T127 m3; void * m4; };
struct T233 { int m0; };
struct T267 { _Bool m0; bt_id m1; };
struct T268 { int m0[2]; };
struct T269 { long long m0; unsigned short m1[2]; unsigned char m2; unsigned short m3; };
struct T270 { unsigned long long m0; struct T269 m1; };
struct T271 { unsigned short m0; short m1; long long m2[1]; signed char m3; };
struct T272 { struct T249 m0; unsigned char m1; bt_id m2; unsigned short m3[2]; };
struct T273 { struct T272 m0; unsigned long long m1; _Bool m2; };
struct T276 { void * m0; };
struct T277 { unsigned char m0; char * m1; signed char m2; struct T276 m3; };
struct T278 { struct T277 m0; };
struct T260 { bt_sel m0; };
struct T279 { unsigned short m0; unsigned short m1[1]; int m2; };
struct T280 { int m0; bt_id m1; short m2; short m3; unsigned int m4; };
struct T281 { unsigned char m0; void * m1; };
struct T283 { double m0; struct T281 m1; struct T276 m2; bt_sel m3; };
struct T284 { bt_id m0; _Bool m1[3]; };
struct T285 { unsigned char m0; };
struct T290 { long long m0; void * m1; };
struct T287 { short m0; void * m1; unsigned char m2; long long m3; };
struct T288 { bt_id m0; bt_id m1; int m2; unsigned char m3[1]; };
struct T291 { float m0; unsigned int m1; char * m2; int m3; };
struct T292 { _Bool m0; signed char m1; unsigned short m2[2]; };
struct T293 { struct T292 m0; double m1[1]; void * m2; };
struct T294 { bt_id m0; float m1[2]; unsigned int m2[2]; float m3; };
struct T295 { int m0[3]; short m1; };
struct T296 { float m0; long long m1; short m2; int m3; _Bool m4; };
struct T307 { unsigned char m0; void * m1; unsigned short m2; unsigned short m3; };
struct T297 { unsigned long long m0[3]; unsigned long long m1; };
struct T298 { unsigned int m0; short m1[3]; double m2; short m3; unsigned char m4; };
struct T299 { unsigned int m0[1]; bt_id m1; _Bool m2; signed char m3; };
struct T238 { unsigned long long m0; };
struct T300 { float m0; int m1[3]; };
struct T301 { unsigned long m0; unsigned long long m1; signed char m2[1]; signed char m3[3]; };
struct T302 { int m0; unsigned long m1; };
struct T303 { unsigned short m0; _Bool m1; };
struct T304 { signed char m0; long long m1; bt_id m2; signed char m3; int m4; };
struct T305 { _Bool m0; _Bool m1; long m2; };
struct T311 { short m0; unsigned int m1; double m2; unsigned int m3; _Bool m4; };
struct T308 { char * m0; long long m1; unsigned int m2; };
struct T309 { unsigned short m0; _Bool m1; short m2; struct T308 m3; };
struct T310 { int m0; void * m1; };
struct T312 { int m0; unsigned int m1; unsigned long long m2[1]; };
struct T313 { unsigned char m0[1]; unsigned short m1; _Bool m2; unsigned char m3; };
struct T314 { long long m0; double m1; long long m2; int m3; };
struct T315 { short m0[1]; int m1; unsigned long long m2; int m3; unsigned int m4; };
struct T316 { short m0; void * m1; long long m2; };
struct T320 { double m0; double m1[1]; };
struct T318 { unsigned int m0[4]; short m1; unsigned int m2[3]; };
struct T319 { float m0; float m1; double m2[2]; unsigned short m3; unsigned char m4; };
struct T321 { float m0; bt_id m1; };
struct T322 { unsigned int m0; unsigned char m1; struct T76 m2; void * m3; };
struct T323 { signed char m0; bt_id m1; unsigned long long m2; };
struct T324 { bt_sel m0; bt_id m1[2]; long long m2; };
struct T325 { unsigned char m0; unsigned long long m1; };
struct T327 { int m0; bt_class m1; float m2; };
struct T328 { int m0; short m1[2]; };
struct T329 { bt_id m0; unsigned long long m1; bt_id m2; short m3; bt_id m4; };
struct T244 { _Bool m0; unsigned char m1; };
struct T330 { unsigned long long m0; bt_sel m1; };
struct T331 { unsigned short m0[2]; unsigned int m1; };
struct T332 { long long m0[3]; float m1; _Bool m2; };
struct T333 { signed char m0; float m1; unsigned int m2; int m3; unsigned long long m4; };
struct T335 { unsigned char m0[3]; int m1; };
struct T336 { unsigned long m0; bt_class m1; };
struct T337 { unsigned int m0; void * m1; };
struct T338 { char * m0; unsigned short m1; unsigned long long m2; signed char m3; short m4; };
struct T340 { float m0; double m1; bt_id m2; };
struct T341 { int m0; unsigned long long m1; int m2; double m3; float m4; };
struct T342 { bt_id m0; double m1[1]; float m2; signed char m3; };
struct T343 { signed char m0[3]; unsigned char m1; void * m2; signed char m3; };
struct T344 { unsigned long long m0; void * m1; };
struct T345 { char * m0; signed char m1; };
struct T347 { unsigned long long m0; long long m1; };
struct T349 { float m0; bt_id m1; unsigned int m2; long long m3; };
struct T350 { struct T344 m0; long long m1; signed char m2; unsigned short m3; };
struct T351 { unsigned long long m0; unsigned long long m1; _Bool m2; unsigned int m3[4]; };
struct T355 { unsigned short m0[2]; void * m1; unsigned short m2[4]; int m3; };
struct T352 { double m0; double m1; void * m2; };
struct T353 { unsigned long long m0; unsigned long long m1; unsigned long m2; };
struct T354 { unsigned short m0; unsigned long long m1; bt_id m2; unsigned int m3; };
struct T356 { long long m0; void * m1[1]; };
struct T357 { unsigned short m0; double m1; long long m2; float m3; double m4; };
struct T359 { bt_sel m0; unsigned short m1; short m2; };
struct T361 { void * m0; void * m1; void * m2; long long m3; };
struct T362 { unsigned short m0; signed char m1; double m2; };
struct T363 { bt_id m0; unsigned long long m1; unsigned long long m2; void * m3; };
struct T364 { double m0; short m1; unsigned int m2; long long m3; };
struct T365 { unsigned int m0[3]; double m1; unsigned char m2[3]; };
struct T366 { unsigned short m0; signed char m1; };
struct T367 { struct T366 m0; unsigned char m1; unsigned char m2[2]; int m3; };
struct T368 { bt_id m0; unsigned int m1; };
struct T369 { _Bool m0; double m1; void * m2; };
struct T370 { unsigned short m0; unsigned short m1; short m2; unsigned short m3; };
struct T372 { unsigned short m0; float m1; short m2; unsigned long long m3; };
struct T375 { int m0; signed char m1; float m2; long long m3; unsigned long long m4; };
struct T376 { short m0; long long m1; };
struct T377 { unsigned short m0; void * m1; signed char m2; };
struct T378 { struct T377 m0; };
struct T379 { unsigned short m0; unsigned char m1[2]; struct T378 m2; };
struct T380 { float m0[4]; _Bool m1; double m2; };
struct T381 { unsigned short m0; void * m1; float m2; short m3; };
struct T382 { double m0; double m1; unsigned short m2; unsigned char m3; };
struct T383 { struct T382 m0; };
struct T245 { unsigned short m0; double m1; };
struct T384 { unsigned short m0[2]; unsigned short m1[1]; };
struct T385 { void * m0; signed char m1[1]; bt_id m2; };
struct T386 { int m0[1]; };
struct T397 { double m0; unsigned short m1; unsigned long long m2; _Bool m3[4]; };
struct T388 { int m0; long long m1; bt_id m2; };
struct T389 { unsigned int m0[4]; bt_id m1; long long m2; };
struct T390 { signed char m0; int m1; long long m2; signed char m3[3]; char * m4; };
struct T391 { bt_id m0; _Bool m1[1]; };
struct T392 { double m0; int m1; bt_class m2; };
struct T393 { struct T249 m0; long long m1; unsigned long long m2; short m3[2]; unsigned short m4; };
struct T394 { signed char m0[2]; void * m1; void * m2; long long m3; void * m4; };
struct T395 { unsigned int m0; unsigned short m1; unsigned int m2; };
struct T396 { unsigned long long m0; short m1[4]; _Bool m2; };
struct T398 { int m0; _Bool m1; long long m2; short m3; unsigned short m4; };
struct T399 { signed char m0; void * m1; };
struct T401 { _Bool m0; void * m1; };
struct T400 { int m0; unsigned char m1[3]; int m2; void * m3; float m4; };
struct T402 { signed char m0; unsigned long long m1; double m2; double m3; };
struct T403 { signed char m0; _Bool m1; double m2[1]; unsigned long long m3; };
struct T404 { void * m0; struct T403 m1; unsigned int m2; };
struct T405 { unsigned long long m0; long long m1; _Bool m2[3]; };
struct T406 { struct T102 m0; unsigned int m1; signed char m2; struct T249 m3; };
struct T407 { int m0; signed char m1; short m2; };
struct T408 { unsigned short m0; long long m1; int m2[2]; };
struct T409 { unsigned int m0; signed char m1; unsigned short m2; unsigned int m3; unsigned long long m4; };
struct T410 { unsigned long long m0; signed char m1; };
struct T411 { signed char m0; bt_id m1; };
struct T412 { unsigned short m0; float m1; float m2; };
struct T413 { unsigned int m0; short m1; short m2; };
struct T414 { unsigned short m0[2]; _Bool m1; unsigned char m2; unsigned long long m3; };
struct T415 { unsigned int m0; signed char m1; unsigned long long m2[2]; };
struct T417 { void * m0[1]; };
struct T418 { unsigned char m0; unsigned char m1; int m2; };
struct T419 { struct T417 m0; bt_id m1; struct T418 m2; bt_id m3; };
struct T420 { signed char m0; _Bool m1; bt_id m2; float m3[2]; };
struct T421 { char * m0; bt_id m1; unsigned short m2; long long m3; };
struct T422 { _Bool m0; float m1; unsigned long long m2; };
struct T423 { signed char m0[1]; signed char m1; _Bool m2[2]; bt_id m3; double m4; };
struct T424 { struct T235 m0; };
struct T425 { double m0[2]; unsigned long long m1; unsigned short m2; unsigned short m3; char * m4; };
struct T428 { int m0; double m1[1]; };
struct T429 { int m0[2]; short m1; };
struct T430 { int m0; unsigned long long m1; int m2; unsigned char m3; };
struct T431 { short m0; unsigned char m1; bt_id m2; signed char m3; unsigned long long m4; };
struct T433 { void * m0; int m1[4]; unsigned char m2; };
struct T434 { unsigned long long m0[4]; unsigned int m1; };
struct T435 { unsigned char m0; void * m1; signed char m2; double m3; long long m4; };
struct T436 { bt_id m0; signed char m1; unsigned long long m2; unsigned short m3; _Bool m4[2]; };
struct T437 { int m0[2]; double m1; };
struct T438 { struct T233 m0; };
struct T439 { unsigned int m0; unsigned long m1; unsigned short m2; };
struct T440 { short m0; void * m1; unsigned char m2[3]; void * m3; unsigned char m4; };
struct T442 { bt_id m0[2]; unsigned int m1; unsigned short m2; int m3; };
struct T443 { _Bool m0; unsigned int m1; _Bool m2; };
struct T444 { void * m0; struct T249 m1; unsigned long long m2; };
struct T445 { unsigned long long m0; unsigned char m1[3]; };
struct T446 { _Bool m0; unsigned long long m1; signed char m2; double m3; unsigned char m4; };
struct T447 { unsigned short m0; short m1; double m2; long long m3; unsigned int m4; };
struct T448 { unsigned short m0; short m1; _Bool m2[3]; int m3; };
struct T449 { _Bool m0; unsigned char m1; double m2; };
struct T450 { short m0[2]; unsigned short m1[4]; struct T59 m2; signed char m3; };
struct T451 { bt_id m0; struct T162 m1; };
struct T454 { char * m0; short m1; int m2[1]; short m3; };
struct T455 { signed char m0[3]; unsigned short m1; unsigned short m2; unsigned long long m3; };
struct T457 { double m0; _Bool m1; };
struct T458 { char * m0; bt_id m1[3]; signed char m2; float m3; };
struct T459 { void * m0; struct T190 m1; unsigned short m2; };
struct T460 { unsigned int m0; unsigned int m1; float m2; _Bool m3; unsigned int m4; };
struct T461 { unsigned long long m0; long long m1[1]; unsigned long long m2; float m3; };
struct T462 { float m0[1]; signed char m1[1]; };
struct T463 { unsigned char m0; short m1; void * m2; bt_id m3[3]; };
struct T464 { short m0; unsigned long long m1; unsigned short m2; unsigned int m3; int m4; };
struct T465 { unsigned char m0; float m1; unsigned short m2; };
struct T466 { _Bool m0; unsigned int m1; struct T465 m2; int m3; };
struct T468 { long long m0; _Bool m1; signed char m2; unsigned int m3; _Bool m4; };
struct T469 { signed char m0; double m1; void * m2; };
struct T470 { int m0; _Bool m1[3]; struct T276 m2; void * m3; };
struct T471 { unsigned char m0; unsigned long long m1; unsigned int m2; int m3; };
struct T473 { unsigned int m0[4]; unsigned short m1[1]; _Bool m2; float m3; short m4; };
struct T472 { int m0[4]; char * m1; unsigned int m2; };
struct T474 { double m0; unsigned short m1; bt_id m2; float m3[3]; };
struct T476 { _Bool m0[2]; long m1; unsigned char m2; };
struct T480 { unsigned char m0[1]; _Bool m1; };
struct T477 { unsigned char m0; bt_id m1; void * m2; };
struct T478 { bt_id m0; _Bool m1; unsigned char m2[3]; };
struct T479 { bt_id m0; struct T177 m1; signed char m2; };
struct T481 { float m0[3]; short m1; };
struct T482 { long long m0; short m1; bt_id m2; long long m3; };
struct T483 { unsigned int m0; unsigned char m1; void * m2; long long m3; };
struct T484 { unsigned char m0; unsigned long long m1; struct T134 m2; unsigned int m3; short m4; };
struct T489 { _Bool m0[2]; bt_id m1; char * m2; bt_sel m3; };
struct T490 { unsigned short m0[3]; signed char m1[3]; unsigned char m2; signed char m3; bt_id m4; };
struct T491 { unsigned short m0; double m1; signed char m2[2]; unsigned short m3; };
struct T492 { unsigned int m0; float m1; _Bool m2; };
struct T493 { float m0; float m1; void * m2; struct T492 m3; float m4; };
struct T494 { double m0; signed char m1; double m2; long long m3; int m4; };
struct T495 { _Bool m0; unsigned long long m1; signed char m2; unsigned short m3; unsigned long long m4; };
struct T496 { unsigned char m0[1]; unsigned int m1[4]; signed char m2; };
struct T497 { int m0; short m1; };
struct T498 { signed char m0; float m1[1]; };
struct T499 { float m0; _Bool m1; };
struct T500 { unsigned long long m0[4]; short m1[4]; };
struct T282 { unsigned short m0[1]; };
struct T504 { unsigned char m0; short m1[2]; };
struct T505 { double m0; struct T504 m1; unsigned long long m2; short m3; float m4[1]; };
struct T506 { bt_id m0; struct T505 m1; };
struct T503 { double m0; _Bool m1[2]; };
struct T507 { unsigned char m0; unsigned short m1[4]; unsigned short m2; float m3; };
struct T508 { unsigned short m0; unsigned long long m1; bt_id m2; long long m3; };
struct T509 { signed char m0; _Bool m1; };
struct T510 { struct T509 m0; float m1; double m2; bt_id m3; };
struct T511 { struct T238 m0; };
struct T512 { short m0; struct T211 m1; unsigned long m2; };
struct T513 { _Bool m0; _Bool m1; short m2; short m3; double m4; };
struct T514 { struct T106 m0; _Bool m1; };
struct T515 { double m0; struct T514 m1; _Bool m2[4]; long long m3; };
struct T516 { unsigned long long m0; unsigned int m1[3]; double m2; };
struct T517 { _Bool m0; int m1; long long m2; };
struct T518 { bt_id m0; unsigned long long m1; signed char m2; unsigned int m3; void * m4[1]; };
struct T519 { unsigned int m0; long long m1; };
struct T520 { bt_class m0; signed char m1; unsigned int m2; double m3; };
struct T521 { double m0; _Bool m1; unsigned char m2[3]; };
struct T522 { long m0; };
struct T523 { float m0; unsigned char m1; int m2; };
struct T524 { short m0; signed char m1; unsigned short m2; };
struct T526 { unsigned long long m0; unsigned int m1; unsigned long long m2; unsigned short m3; void * m4; };
struct T528 { short m0; long long m1[2]; int m2; unsigned char m3; };
struct T529 { unsigned char m0; unsigned short m1; unsigned int m2; };
struct T530 { bt_id m0; struct T529 m1; signed char m2; double m3[2]; };
struct T532 { _Bool m0; long long m1; unsigned char m2; };
struct T533 { unsigned char m0; unsigned long long m1; unsigned int m2; int m3; unsigned int m4[2]; };
struct T534 { void * m0; int m1; signed char m2; signed char m3; };
struct T535 { unsigned short m0[4]; short m1; };
struct T536 { double m0; unsigned short m1[3]; float m2; };
struct T537 { int m0[2]; void * m1; signed char m2; bt_id m3; };
struct T538 { bt_id m0; unsigned short m1; unsigned long long m2; };
struct T539 { unsigned short m0[2]; };
struct T540 { unsigned long long m0; float m1; void * m2; unsigned long long m3; };
struct T541 { float m0; bt_id m1; bt_id m2; _Bool m3; };
struct T542 { float m0; struct T541 m1; };
struct T543 { signed char m0; double m1; unsigned long long m2[2]; bt_id m3; };
struct T544 { int m0; double m1; };
struct T545 { int m0[4]; float m1; };
struct T546 { double m0; unsigned short m1[4]; unsigned int m2[1]; };
struct T547 { unsigned int m0[1]; unsigned long long m1; double m2; unsigned short m3; };
struct T548 { float m0[3]; unsigned char m1; _Bool m2; signed char m3[4]; };
struct T549 { bt_id m0; unsigned int m1; short m2; };
struct T550 { unsigned int m0; short m1; _Bool m2; };
struct T551 { signed char m0; long long m1; _Bool m2; };
struct T552 { signed char m0; unsigned char m1; };
struct T553 { bt_id m0[2]; };
struct T554 { void * m0; unsigned char m1; float m2; _Bool m3; };
struct T559 { int m0[1]; long long m1[1]; };
struct T560 { float m0[4]; unsigned short m1; };
struct T563 { signed char m0; unsigned short m1[1]; };
struct T561 { unsigned int m0; int m1; _Bool m2; };
struct T562 { _Bool m0; unsigned long long m1[1]; struct T561 m2; };
struct T564 { unsigned int m0[4]; long long m1; };
struct T565 { float m0; unsigned int m1; };
struct T566 { float m0; char * m1; void * m2; };
struct T567 { void * m0; unsigned long long m1; short m2; double m3; };
struct T568 { unsigned long long m0; float m1; double m2; int m3; };
struct T569 { signed char m0[1]; unsigned long long m1; _Bool m2; long long m3; };
struct T571 { void * m0[1]; int m1; _Bool m2; unsigned long long m3; short m4; };
struct T575 { signed char m0[1]; short m1; };
struct T573 { int m0; unsigned int m1; float m2; _Bool m3; bt_id m4; };
struct T574 { unsigned int m0; signed char m1[3]; };
struct T578 { bt_id m0; int m1; int m2[2]; long long m3; };
struct T579 { int m0; int m1; float m2; unsigned char m3; _Bool m4; };
struct T580 { bt_id m0; float m1; int m2; int m3; };
struct T581 { long long m0; unsigned char m1; long long m2; };
struct T582 { signed char m0; int m1; signed char m2; unsigned long long m3[2]; float m4; };
struct T583 { short m0; unsigned char m1; float m2; };
struct T584 { unsigned long long m0; float m1; _Bool m2; short m3; };
struct T585 { bt_id m0; int m1; int m2; unsigned char m3[3]; float m4; };
struct T586 { short m0; void * m1; signed char m2; };
struct T588 { float m0; long long m1; _Bool m2; };
struct T592 { unsigned long long m0; unsigned char m1; unsigned int m2; unsigned char m3[3]; signed char m4; };
struct T593 { int m0; unsigned char m1; unsigned char m2; };
struct T594 { long long m0[4]; unsigned char m1[2]; unsigned short m2; };
struct T595 { double m0; short m1; };
struct T597 { double m0; unsigned int m1; unsigned long m2; short m3; };
struct T598 { short m0; long long m1[2]; _Bool m2; };
struct T599 { _Bool m0; short m1[3]; short m2; bt_id m3; };
struct T600 { unsigned long long m0; float m1[3]; long long m2[1]; _Bool m3; };
struct T602 { bt_id m0; unsigned long long m1[4]; };
struct T601 { bt_id m0; unsigned int m1; signed char m2; unsigned char m3; long long m4; };
struct T604 { unsigned short m0[4]; };
struct T603 { signed char m0; unsigned long long m1; double m2[1]; };
struct T625 { signed char m0; unsigned long long m1; double m2; unsigned char m3; };
struct T606 { double m0; int m1; };
struct T607 { long long m0; bt_id m1; float m2; signed char m3; };
struct T608 { unsigned char m0[4]; unsigned long long m1; };
struct T609 { struct T608 m0; signed char m1; };
struct T610 { struct T609 m0; unsigned short m1; };
struct T611 { short m0; float m1; };
struct T612 { float m0[3]; _Bool m1; };
struct T613 { signed char m0[2]; unsigned short m1; bt_id m2; };
struct T614 { double m0[1]; unsigned long long m1; };
struct T615 { long long m0; float m1; short m2; short m3; };
struct T616 { double m0; struct T615 m1; short m2[1]; };
struct T617 { bt_id m0; _Bool m1; unsigned long long m2; };
struct T618 { struct T617 m0; double m1; };
struct T619 { unsigned long long m0; unsigned long long m1; unsigned long long m2; };
struct T620 { float m0; unsigned char m1; unsigned int m2; long long m3; unsigned long long m4; };
struct T621 { _Bool m0; unsigned long long m1; signed char m2; unsigned long long m3; signed char m4[4]; };
struct T626 { unsigned char m0; bt_id m1; };
struct T627 { unsigned short m0; _Bool m1; unsigned short m2; };
struct T629 { bt_id m0; _Bool m1; };
struct T630 { unsigned int m0; bt_id m1[3]; };
struct T631 { unsigned short m0; unsigned int m1; unsigned int m2; bt_id m3; };
struct T633 { short m0; signed char m1; double m2; float m3; };
struct T632 { char * m0; bt_id m1; bt_id m2[2]; };
struct T635 { double m0; float m1; unsigned int m2[2]; };
struct T636 { char * m0; double m1[2]; };
struct T637 { double m0; short m1; double m2[1]; long long m3; short m4[2]; };
struct T638 { int m0; long long m1; signed char m2; signed char m3; };
struct T639 { unsigned long long m0[4]; double m1; };
struct T640 { _Bool m0; unsigned int m1[4]; unsigned long m2; long long m3; };
struct T641 { unsigned int m0; double m1[2]; void * m2; };
struct T643 { unsigned long long m0[2]; };
struct T644 { unsigned short m0; unsigned long long m1[2]; bt_id m2; };
struct T645 { signed char m0[2]; unsigned long m1; long long m2; struct T106 m3; short m4; };
struct T646 { unsigned short m0; void * m1; unsigned char m2[1]; float m3; unsigned char m4; };
struct T647 { long long m0[1]; long long m1; long long m2; };
struct T648 { unsigned short m0[2]; unsigned long long m1; bt_id m2; };
struct T649 { double m0; unsigned int m1; unsigned long long m2; };
struct T652 { unsigned char m0; float m1; unsigned char m2; short m3; };
struct T655 { _Bool m0; int m1; };
struct T656 { short m0; unsigned long long m1; unsigned int m2; void * m3; };
struct T657 { _Bool m0[1]; void * m1; };
struct T659 { unsigned int m0; unsigned int m1; void * m2; unsigned int m3; };
struct T660 { signed char m0[4]; float m1; };
struct T661 { double m0; unsigned long long m1; signed char m2; _Bool m3; };
struct T665 { signed char m0; _Bool m1; float m2[2]; };
struct T662 { unsigned long long m0; float m1; float m2; int m3; };
struct T663 { unsigned short m0; signed char m1; unsigned short m2; };
struct T664 { short m0[2]; float m1; float m2; };
struct T666 { unsigned char m0; unsigned short m1[3]; unsigned int m2; };
struct T667 { int m0; float m1[3]; void * m2; };
struct T668 { bt_id m0[1]; unsigned int m1; float m2; long long m3; };
struct T669 { _Bool m0; signed char m1; unsigned short m2; unsigned int m3; };
struct T671 { float m0[1]; unsigned char m1; bt_class m2; };
struct T672 { _Bool m0; long long m1; unsigned short m2; };
struct T673 { signed char m0; float m1; unsigned int m2; };
struct T676 { _Bool m0; unsigned char m1; unsigned long long m2; _Bool m3; short m4; };
struct T677 { unsigned short m0[3]; short m1; };
struct T678 { unsigned long long m0; short m1[3]; _Bool m2[3]; unsigned char m3; };
struct T679 { int m0; double m1; long m2; };
struct T680 { unsigned short m0[2]; signed char m1; double m2; };
struct T682 { short m0; void * m1; unsigned long long m2; int m3; };
struct T683 { unsigned char m0; _Bool m1; unsigned int m2; float m3; bt_id m4; };
struct T684 { _Bool m0; double m1[3]; unsigned int m2; };
struct T685 { unsigned long long m0; void * m1; unsigned short m2; };
struct T686 { struct T685 m0; unsigned int m1; };
struct T687 { _Bool m0[1]; long long m1; short m2; };
struct T688 { bt_id m0; unsigned char m1[2]; };
struct T689 { double m0; int m1; float m2; };
struct T690 { unsigned char m0[1]; float m1[4]; void * m2; signed char m3; unsigned char m4; };
struct T691 { int m0[3]; };
struct T692 { float m0; unsigned long long m1[1]; char * m2; };
struct T693 { bt_id m0; int m1; };
struct T694 { struct T693 m0; };
struct T695 { double m0[1]; struct T694 m1; short m2; };
struct T696 { signed char m0[4]; unsigned int m1; long long m2[2]; unsigned char m3; _Bool m4; };
struct T698 { double m0; short m1; float m2; unsigned int m3; };
struct T699 { double m0; unsigned char m1; unsigned long long m2; short m3[4]; };
struct T700 { signed char m0; short m1; signed char m2; short m3; };
struct T702 { int m0; short m1; float m2; };
struct T703 { void * m0; unsigned char m1; signed char m2; short m3; unsigned short m4; };
struct T704 { short m0; struct T702 m1; unsigned short m2; signed char m3; struct T703 m4; };
struct T705 { void * m0; signed char m1; bt_id m2; signed char m3[1]; };
struct T706 { signed char m0; unsigned short m1; unsigned short m2; void * m3; };
struct T707 { struct T92 m0; _Bool m1; float m2; float m3; unsigned short m4; };
struct T709 { _Bool m0[2]; unsigned long long m1; unsigned int m2; _Bool m3; float m4; };
struct T710 { unsigned char m0; signed char m1; unsigned long long m2[1]; };
struct T711 { bt_class m0; };
struct T712 { bt_id m0; float m1[1]; double m2; void * m3; };
struct T713 { float m0; unsigned long long m1[2]; void * m2; };
struct T714 { int m0; struct T106 m1; float m2; int m3; };
struct T715 { int m0; struct T132 m1; float m2[4]; };
struct T716 { unsigned long long m0; bt_id m1[2]; unsigned long long m2; };
struct T717 { long m0; double m1; short m2; };
struct T718 { long long m0; float m1[3]; unsigned long long m2; short m3[1]; signed char m4; };
struct T719 { _Bool m0; unsigned short m1; signed char m2; signed char m3[4]; double m4; };
struct T720 { float m0; short m1; _Bool m2; };
struct T721 { signed char m0[1]; struct T720 m1; unsigned int m2; _Bool m3[3]; short m4[2]; };
struct T722 { unsigned short m0[2]; unsigned int m1; unsigned char m2; double m3; void * m4; };
struct T723 { unsigned long long m0[3]; bt_id m1; };
struct T724 { unsigned short m0; unsigned long long m1; };
struct T725 { signed char m0; void * m1; _Bool m2; };
struct T726 { signed char m0; unsigned char m1; struct T725 m2; };
struct T728 { long long m0; float m1; void * m2; int m3[2]; };
struct T736 { long long m0; long long m1; bt_id m2; signed char m3; signed char m4[4]; };
struct T729 { double m0[1]; unsigned long long m1[3]; short m2; };
struct T730 { int m0[4]; signed char m1; };
struct T731 { unsigned int m0; unsigned long long m1; unsigned short m2; short m3[4]; unsigned char m4; };
struct T732 { void * m0; signed char m1[4]; };
struct T733 { void * m0; _Bool m1[4]; };
struct T734 { long long m0; char * m1; unsigned int m2; struct T106 m3; unsigned char m4; };
struct T737 { unsigned char m0; short m1; };
struct T739 { signed char m0[3]; struct T238 m1; };
struct T740 { unsigned short m0; unsigned long long m1; int m2; unsigned long long m3; _Bool m4; };
struct T741 { float m0; unsigned long long m1; signed char m2; unsigned long long m3; _Bool m4; };
struct T743 { unsigned char m0[2]; void * m1; _Bool m2[4]; };
struct T744 { _Bool m0[4]; long long m1; };
struct T746 { unsigned long long m0; double m1[2]; long long m2; void * m3; };
struct T747 { short m0; short m1; };
struct T748 { bt_id m0; signed char m1; long long m2; unsigned char m3; unsigned char m4[1]; };
struct T749 { int m0[2]; void * m1; unsigned char m2; };
struct T750 { unsigned char m0; double m1[1]; unsigned short m2[1]; _Bool m3[2]; };
struct T751 { long double m0; };
struct T752 { long double m0; long double m1; };
struct T753 { signed char m0; long double m1; };
struct T754 { long double m0[2]; };
struct T755 { long double m0; int m1; };
struct T756 { struct T751 m0; };
struct T757 { _Complex float m0; };
struct T758 { int m0; _Complex float m1; };
struct T759 { _Complex double m0; };
struct T760 { int m0; _Complex double m1; };
struct T761 { _Complex long double m0; };
struct T762 { int m0; _Complex long double m1; };
struct T763 { float m0; _Complex float m1; };
struct T764 { _Complex float m0; _Complex float m1; };
struct T765 { __int128 m0; };
struct T766 { signed char m0; __int128 m1; };
union U767 { int m0; float m1; };
union U768 { double m0; long long m1; };
union U769 { float m0; double m1; };
union U770 { float m0; float m1[2]; };
union U771 { signed char m0; double m1; };
union U772 { struct T127 m0; long long m1; };
union U773 { struct T133 m0; struct T136 m1; };
union U774 { struct T141 m0; double m1; };
union U775 { unsigned char m0[16]; double m1; };
union U776 { unsigned char m0[12]; float m1; };
union U777 { int m0; void * m1; };
union U778 { struct T134 m0; struct T135 m1; };
union U779 { double m0[4]; double m1; };
union U780 { double m0[3]; long long m1[3]; };
union U781 { struct T127 m0; struct T141 m1; };
union U782 { struct T190 m0; int m1; };
union U783 { double m0; float m1; int m2; };
union U784 { float m0[4]; struct T133 m1; };
struct T785 { union U767 m0; float m1; };
struct T786 { double m0; union U768 m1; };
struct T787 { int m0; union U767 m1; };
union U788 { float m0; struct T177 m1; };
struct T789 { float m0; union U788 m1; };
struct T790 { unsigned int m0 : 3; };
struct T791 { int m0 : 5; int m1 : 11; };
struct T792 { unsigned int m0 : 3; unsigned int m1 : 30; };
struct T793 { signed char m0; unsigned int m1 : 7; };
struct T794 { float m0; unsigned int m1 : 9; };
struct T795 { unsigned int m0 : 9; float m1; };
struct T796 { unsigned char m0 : 4; unsigned char m1 : 4; };
struct T797 { unsigned short m0 : 9; unsigned short m1 : 9; };
struct T798 { unsigned long long m0 : 40; unsigned long long m1 : 20; };
struct T799 { double m0; int m1 : 1; unsigned int m2 : 31; };
struct T800 { unsigned int m0 : 1; signed char m1; unsigned int m2 : 5; };
struct T801 { int m0 : 7; double m1; int m2 : 7; };
struct T802 { signed char m0; int m1; } __attribute__((packed));
struct T803 { signed char m0; double m1; } __attribute__((packed));
struct T804 { signed char m0; short m1; int m2; long long m3; } __attribute__((packed));
struct T805 { float m0; signed char m1; float m2; } __attribute__((packed));
struct T806 { short m0; void * m1; } __attribute__((packed));
struct T807 { signed char m0; signed char m1; } __attribute__((packed));
struct T808 { double m0; signed char m1; } __attribute__((packed));
struct T809 { int m0; int m1; } __attribute__((packed));
struct T810 { int m0; } __attribute__((aligned(16)));
struct T811 { long long m0; } __attribute__((aligned(16)));
struct T812 { double m0; } __attribute__((aligned(16)));
struct T813 { float m0; float m1; } __attribute__((aligned(8)));
struct T814 { long long m0; long long m1; } __attribute__((aligned(16)));
struct T815 { double m0; double m1; } __attribute__((aligned(16)));
struct T816 { long long m0; } __attribute__((aligned(32)));
struct T817 { signed char m0; } __attribute__((aligned(8)));
struct T818 { long long m0; long long m1; long long m2; } __attribute__((aligned(32)));
struct T819 { };
struct T820 { int m0[0]; };
struct T821 { struct T819 m0; int m1; };
struct T822 { int m0; signed char m1[0]; };
struct T823 { double m0[0]; float m1; };
struct T824 { float m0; struct T819 m1; float m2; };
#ifndef BT_ONLY_CALLERS
BT_FN signed char bt_fn_core_001(bt_id a0, bt_sel a1, signed char a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN signed char bt_fn_core_003(bt_id a0, bt_sel a1, signed char a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN unsigned char bt_fn_core_005(bt_id a0, bt_sel a1, unsigned char a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN unsigned char bt_fn_core_007(bt_id a0, bt_sel a1, unsigned char a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN short bt_fn_core_009(bt_id a0, bt_sel a1, short a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(short, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN unsigned short bt_fn_core_011(bt_id a0, bt_sel a1, unsigned short a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned short, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN int bt_fn_core_013(bt_id a0, bt_sel a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN int bt_fn_core_015(bt_id a0, bt_sel a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN unsigned int bt_fn_core_017(bt_id a0, bt_sel a1, unsigned int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned int, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN long long bt_fn_core_019(bt_id a0, bt_sel a1, long long a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(long long, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN unsigned long long bt_fn_core_021(bt_id a0, bt_sel a1, unsigned long long a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned long long, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN long bt_fn_core_023(bt_id a0, bt_sel a1, long a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(long, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN _Bool bt_fn_core_025(bt_id a0, bt_sel a1, _Bool a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(_Bool, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN enum bt_ei bt_fn_core_027(bt_id a0, bt_sel a1, enum bt_ei a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(enum bt_ei, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN enum bt_eu bt_fn_core_029(bt_id a0, bt_sel a1, enum bt_eu a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(enum bt_eu, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN float bt_fn_core_031(bt_id a0, bt_sel a1, float a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN float bt_fn_core_033(bt_id a0, bt_sel a1, float a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN double bt_fn_core_035(bt_id a0, bt_sel a1, double a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN double bt_fn_core_037(bt_id a0, bt_sel a1, double a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN double bt_fn_core_039(bt_id a0, bt_sel a1, double a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN bt_class bt_fn_core_041(bt_id a0, bt_sel a1, bt_class a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(bt_class, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN char * bt_fn_core_043(bt_id a0, bt_sel a1, char * a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(char *, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN int * bt_fn_core_045(bt_id a0, bt_sel a1, int * a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int *, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct bt_opaque * bt_fn_core_047(bt_id a0, bt_sel a1, struct bt_opaque * a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(struct bt_opaque *, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN signed char bt_fn_core_049(int a0, double a1)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(double, a1);
  bt_sum = h; bt_calls++;
  signed char r; memset(&r, 0, sizeof r);
  r = (signed char)bt_next(&h);
  return r;
}

BT_FN short bt_fn_core_051(int a0, double a1)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(double, a1);
  bt_sum = h; bt_calls++;
  short r; memset(&r, 0, sizeof r);
  r = (short)bt_next(&h);
  return r;
}

BT_FN int bt_fn_core_053(int a0, double a1)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(double, a1);
  bt_sum = h; bt_calls++;
  int r; memset(&r, 0, sizeof r);
  r = (int)bt_next(&h);
  return r;
}

BT_FN long long bt_fn_core_055(int a0, double a1)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(double, a1);
  bt_sum = h; bt_calls++;
  long long r; memset(&r, 0, sizeof r);
  r = (long long)bt_next(&h);
  return r;
}

BT_FN _Bool bt_fn_core_057(int a0, double a1)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(double, a1);
  bt_sum = h; bt_calls++;
  _Bool r; memset(&r, 0, sizeof r);
  r = (_Bool)(bt_next(&h) & 1);
  return r;
}

BT_FN double bt_fn_core_059(int a0, double a1)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(double, a1);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN void bt_fn_core_061(int a0, double a1)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(double, a1);
  bt_sum = h; bt_calls++;
}

BT_FN unsigned char bt_fn_core_063(void)
{
  uint64_t h = 0xcbf29ce484222325ull;
  bt_sum = h; bt_calls++;
  unsigned char r; memset(&r, 0, sizeof r);
  r = (unsigned char)bt_next(&h);
  return r;
}

BT_FN unsigned short bt_fn_core_065(void)
{
  uint64_t h = 0xcbf29ce484222325ull;
  bt_sum = h; bt_calls++;
  unsigned short r; memset(&r, 0, sizeof r);
  r = (unsigned short)bt_next(&h);
  return r;
}

BT_FN unsigned int bt_fn_core_067(void)
{
  uint64_t h = 0xcbf29ce484222325ull;
  bt_sum = h; bt_calls++;
  unsigned int r; memset(&r, 0, sizeof r);
  r = (unsigned int)bt_next(&h);
  return r;
}

BT_FN unsigned long long bt_fn_core_069(void)
{
  uint64_t h = 0xcbf29ce484222325ull;
  bt_sum = h; bt_calls++;
  unsigned long long r; memset(&r, 0, sizeof r);
  r = (unsigned long long)bt_next(&h);
  return r;
}

BT_FN float bt_fn_core_071(void)
{
  uint64_t h = 0xcbf29ce484222325ull;
  bt_sum = h; bt_calls++;
  float r; memset(&r, 0, sizeof r);
  r = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN void * bt_fn_core_073(void)
{
  uint64_t h = 0xcbf29ce484222325ull;
  bt_sum = h; bt_calls++;
  void * r; memset(&r, 0, sizeof r);
  r = (void *)(uintptr_t)bt_next(&h);
  return r;
}

BT_FN signed char bt_fn_core_075(signed char a0, signed char a1, signed char a2, signed char a3, signed char a4, signed char a5, signed char a6, signed char a7, signed char a8, signed char a9, signed char a10, signed char a11)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(signed char, a0);
  BT_MIX(signed char, a1);
  BT_MIX(signed char, a2);
  BT_MIX(signed char, a3);
  BT_MIX(signed char, a4);
  BT_MIX(signed char, a5);
  BT_MIX(signed char, a6);
  BT_MIX(signed char, a7);
  BT_MIX(signed char, a8);
  BT_MIX(signed char, a9);
  BT_MIX(signed char, a10);
  BT_MIX(signed char, a11);
  bt_sum = h; bt_calls++;
  signed char r; memset(&r, 0, sizeof r);
  r = (signed char)bt_next(&h);
  return r;
}

BT_FN short bt_fn_core_077(short a0, short a1, short a2, short a3, short a4, short a5, short a6, short a7, short a8, short a9, short a10, short a11)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(short, a0);
  BT_MIX(short, a1);
  BT_MIX(short, a2);
  BT_MIX(short, a3);
  BT_MIX(short, a4);
  BT_MIX(short, a5);
  BT_MIX(short, a6);
  BT_MIX(short, a7);
  BT_MIX(short, a8);
  BT_MIX(short, a9);
  BT_MIX(short, a10);
  BT_MIX(short, a11);
  bt_sum = h; bt_calls++;
  short r; memset(&r, 0, sizeof r);
  r = (short)bt_next(&h);
  return r;
}

BT_FN int bt_fn_core_079(int a0, int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, int a9, int a10, int a11)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(int, a1);
  BT_MIX(int, a2);
  BT_MIX(int, a3);
  BT_MIX(int, a4);
  BT_MIX(int, a5);
  BT_MIX(int, a6);
  BT_MIX(int, a7);
  BT_MIX(int, a8);
  BT_MIX(int, a9);
  BT_MIX(int, a10);
  BT_MIX(int, a11);
  bt_sum = h; bt_calls++;
  int r; memset(&r, 0, sizeof r);
  r = (int)bt_next(&h);
  return r;
}

BT_FN _Bool bt_fn_core_081(_Bool a0, _Bool a1, _Bool a2, _Bool a3, _Bool a4, _Bool a5, _Bool a6, _Bool a7, _Bool a8, _Bool a9, _Bool a10, _Bool a11)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(_Bool, a0);
  BT_MIX(_Bool, a1);
  BT_MIX(_Bool, a2);
  BT_MIX(_Bool, a3);
  BT_MIX(_Bool, a4);
  BT_MIX(_Bool, a5);
  BT_MIX(_Bool, a6);
  BT_MIX(_Bool, a7);
  BT_MIX(_Bool, a8);
  BT_MIX(_Bool, a9);
  BT_MIX(_Bool, a10);
  BT_MIX(_Bool, a11);
  bt_sum = h; bt_calls++;
  _Bool r; memset(&r, 0, sizeof r);
  r = (_Bool)(bt_next(&h) & 1);
  return r;
}

BT_FN long long bt_fn_core_083(bt_id a0, bt_sel a1, signed char a2, unsigned char a3, short a4, unsigned short a5, int a6, unsigned int a7, _Bool a8)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2);
  BT_MIX(unsigned char, a3);
  BT_MIX(short, a4);
  BT_MIX(unsigned short, a5);
  BT_MIX(int, a6);
  BT_MIX(unsigned int, a7);
  BT_MIX(_Bool, a8);
  bt_sum = h; bt_calls++;
  long long r; memset(&r, 0, sizeof r);
  r = (long long)bt_next(&h);
  return r;
}

BT_FN struct T0 bt_fn_core_085(bt_id a0, bt_sel a1, struct T0 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T2 bt_fn_core_087(bt_id a0, bt_sel a1, struct T2 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  BT_MIX(unsigned char, a2.m0[1]);
  BT_MIX(unsigned char, a2.m0[2]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T4 bt_fn_core_089(bt_id a0, bt_sel a1, struct T4 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  BT_MIX(unsigned char, a2.m0[1]);
  BT_MIX(unsigned char, a2.m0[2]);
  BT_MIX(unsigned char, a2.m0[3]);
  BT_MIX(unsigned char, a2.m0[4]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T6 bt_fn_core_091(bt_id a0, bt_sel a1, struct T6 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  BT_MIX(unsigned char, a2.m0[1]);
  BT_MIX(unsigned char, a2.m0[2]);
  BT_MIX(unsigned char, a2.m0[3]);
  BT_MIX(unsigned char, a2.m0[4]);
  BT_MIX(unsigned char, a2.m0[5]);
  BT_MIX(unsigned char, a2.m0[6]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T8 bt_fn_core_093(bt_id a0, bt_sel a1, struct T8 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  BT_MIX(unsigned char, a2.m0[1]);
  BT_MIX(unsigned char, a2.m0[2]);
  BT_MIX(unsigned char, a2.m0[3]);
  BT_MIX(unsigned char, a2.m0[4]);
  BT_MIX(unsigned char, a2.m0[5]);
  BT_MIX(unsigned char, a2.m0[6]);
  BT_MIX(unsigned char, a2.m0[7]);
  BT_MIX(unsigned char, a2.m0[8]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T10 bt_fn_core_095(bt_id a0, bt_sel a1, struct T10 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  BT_MIX(unsigned char, a2.m0[1]);
  BT_MIX(unsigned char, a2.m0[2]);
  BT_MIX(unsigned char, a2.m0[3]);
  BT_MIX(unsigned char, a2.m0[4]);
  BT_MIX(unsigned char, a2.m0[5]);
  BT_MIX(unsigned char, a2.m0[6]);
  BT_MIX(unsigned char, a2.m0[7]);
  BT_MIX(unsigned char, a2.m0[8]);
  BT_MIX(unsigned char, a2.m0[9]);
  BT_MIX(unsigned char, a2.m0[10]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T12 bt_fn_core_097(bt_id a0, bt_sel a1, struct T12 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  BT_MIX(unsigned char, a2.m0[1]);
  BT_MIX(unsigned char, a2.m0[2]);
  BT_MIX(unsigned char, a2.m0[3]);
  BT_MIX(unsigned char, a2.m0[4]);
  BT_MIX(unsigned char, a2.m0[5]);
  BT_MIX(unsigned char, a2.m0[6]);
  BT_MIX(unsigned char, a2.m0[7]);
  BT_MIX(unsigned char, a2.m0[8]);
  BT_MIX(unsigned char, a2.m0[9]);
  BT_MIX(unsigned char, a2.m0[10]);
  BT_MIX(unsigned char, a2.m0[11]);
  BT_MIX(unsigned char, a2.m0[12]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T14 bt_fn_core_099(bt_id a0, bt_sel a1, struct T14 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  BT_MIX(unsigned char, a2.m0[1]);
  BT_MIX(unsigned char, a2.m0[2]);
  BT_MIX(unsigned char, a2.m0[3]);
  BT_MIX(unsigned char, a2.m0[4]);
  BT_MIX(unsigned char, a2.m0[5]);
  BT_MIX(unsigned char, a2.m0[6]);
  BT_MIX(unsigned char, a2.m0[7]);
  BT_MIX(unsigned char, a2.m0[8]);
  BT_MIX(unsigned char, a2.m0[9]);
  BT_MIX(unsigned char, a2.m0[10]);
  BT_MIX(unsigned char, a2.m0[11]);
  BT_MIX(unsigned char, a2.m0[12]);
  BT_MIX(unsigned char, a2.m0[13]);
  BT_MIX(unsigned char, a2.m0[14]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T16 bt_fn_core_101(bt_id a0, bt_sel a1, struct T16 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  BT_MIX(unsigned char, a2.m0[1]);
  BT_MIX(unsigned char, a2.m0[2]);
  BT_MIX(unsigned char, a2.m0[3]);
  BT_MIX(unsigned char, a2.m0[4]);
  BT_MIX(unsigned char, a2.m0[5]);
  BT_MIX(unsigned char, a2.m0[6]);
  BT_MIX(unsigned char, a2.m0[7]);
  BT_MIX(unsigned char, a2.m0[8]);
  BT_MIX(unsigned char, a2.m0[9]);
  BT_MIX(unsigned char, a2.m0[10]);
  BT_MIX(unsigned char, a2.m0[11]);
  BT_MIX(unsigned char, a2.m0[12]);
  BT_MIX(unsigned char, a2.m0[13]);
  BT_MIX(unsigned char, a2.m0[14]);
  BT_MIX(unsigned char, a2.m0[15]);
  BT_MIX(unsigned char, a2.m0[16]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T18 bt_fn_core_103(bt_id a0, bt_sel a1, struct T18 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  BT_MIX(unsigned char, a2.m0[1]);
  BT_MIX(unsigned char, a2.m0[2]);
  BT_MIX(unsigned char, a2.m0[3]);
  BT_MIX(unsigned char, a2.m0[4]);
  BT_MIX(unsigned char, a2.m0[5]);
  BT_MIX(unsigned char, a2.m0[6]);
  BT_MIX(unsigned char, a2.m0[7]);
  BT_MIX(unsigned char, a2.m0[8]);
  BT_MIX(unsigned char, a2.m0[9]);
  BT_MIX(unsigned char, a2.m0[10]);
  BT_MIX(unsigned char, a2.m0[11]);
  BT_MIX(unsigned char, a2.m0[12]);
  BT_MIX(unsigned char, a2.m0[13]);
  BT_MIX(unsigned char, a2.m0[14]);
  BT_MIX(unsigned char, a2.m0[15]);
  BT_MIX(unsigned char, a2.m0[16]);
  BT_MIX(unsigned char, a2.m0[17]);
  BT_MIX(unsigned char, a2.m0[18]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T20 bt_fn_core_105(bt_id a0, bt_sel a1, struct T20 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  BT_MIX(unsigned char, a2.m0[1]);
  BT_MIX(unsigned char, a2.m0[2]);
  BT_MIX(unsigned char, a2.m0[3]);
  BT_MIX(unsigned char, a2.m0[4]);
  BT_MIX(unsigned char, a2.m0[5]);
  BT_MIX(unsigned char, a2.m0[6]);
  BT_MIX(unsigned char, a2.m0[7]);
  BT_MIX(unsigned char, a2.m0[8]);
  BT_MIX(unsigned char, a2.m0[9]);
  BT_MIX(unsigned char, a2.m0[10]);
  BT_MIX(unsigned char, a2.m0[11]);
  BT_MIX(unsigned char, a2.m0[12]);
  BT_MIX(unsigned char, a2.m0[13]);
  BT_MIX(unsigned char, a2.m0[14]);
  BT_MIX(unsigned char, a2.m0[15]);
  BT_MIX(unsigned char, a2.m0[16]);
  BT_MIX(unsigned char, a2.m0[17]);
  BT_MIX(unsigned char, a2.m0[18]);
  BT_MIX(unsigned char, a2.m0[19]);
  BT_MIX(unsigned char, a2.m0[20]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T22 bt_fn_core_107(bt_id a0, bt_sel a1, struct T22 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  BT_MIX(unsigned char, a2.m0[1]);
  BT_MIX(unsigned char, a2.m0[2]);
  BT_MIX(unsigned char, a2.m0[3]);
  BT_MIX(unsigned char, a2.m0[4]);
  BT_MIX(unsigned char, a2.m0[5]);
  BT_MIX(unsigned char, a2.m0[6]);
  BT_MIX(unsigned char, a2.m0[7]);
  BT_MIX(unsigned char, a2.m0[8]);
  BT_MIX(unsigned char, a2.m0[9]);
  BT_MIX(unsigned char, a2.m0[10]);
  BT_MIX(unsigned char, a2.m0[11]);
  BT_MIX(unsigned char, a2.m0[12]);
  BT_MIX(unsigned char, a2.m0[13]);
  BT_MIX(unsigned char, a2.m0[14]);
  BT_MIX(unsigned char, a2.m0[15]);
  BT_MIX(unsigned char, a2.m0[16]);
  BT_MIX(unsigned char, a2.m0[17]);
  BT_MIX(unsigned char, a2.m0[18]);
  BT_MIX(unsigned char, a2.m0[19]);
  BT_MIX(unsigned char, a2.m0[20]);
  BT_MIX(unsigned char, a2.m0[21]);
  BT_MIX(unsigned char, a2.m0[22]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T24 bt_fn_core_109(bt_id a0, bt_sel a1, struct T24 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  BT_MIX(unsigned char, a2.m0[1]);
  BT_MIX(unsigned char, a2.m0[2]);
  BT_MIX(unsigned char, a2.m0[3]);
  BT_MIX(unsigned char, a2.m0[4]);
  BT_MIX(unsigned char, a2.m0[5]);
  BT_MIX(unsigned char, a2.m0[6]);
  BT_MIX(unsigned char, a2.m0[7]);
  BT_MIX(unsigned char, a2.m0[8]);
  BT_MIX(unsigned char, a2.m0[9]);
  BT_MIX(unsigned char, a2.m0[10]);
  BT_MIX(unsigned char, a2.m0[11]);
  BT_MIX(unsigned char, a2.m0[12]);
  BT_MIX(unsigned char, a2.m0[13]);
  BT_MIX(unsigned char, a2.m0[14]);
  BT_MIX(unsigned char, a2.m0[15]);
  BT_MIX(unsigned char, a2.m0[16]);
  BT_MIX(unsigned char, a2.m0[17]);
  BT_MIX(unsigned char, a2.m0[18]);
  BT_MIX(unsigned char, a2.m0[19]);
  BT_MIX(unsigned char, a2.m0[20]);
  BT_MIX(unsigned char, a2.m0[21]);
  BT_MIX(unsigned char, a2.m0[22]);
  BT_MIX(unsigned char, a2.m0[23]);
  BT_MIX(unsigned char, a2.m0[24]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T26 bt_fn_core_111(bt_id a0, bt_sel a1, struct T26 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  BT_MIX(unsigned char, a2.m0[1]);
  BT_MIX(unsigned char, a2.m0[2]);
  BT_MIX(unsigned char, a2.m0[3]);
  BT_MIX(unsigned char, a2.m0[4]);
  BT_MIX(unsigned char, a2.m0[5]);
  BT_MIX(unsigned char, a2.m0[6]);
  BT_MIX(unsigned char, a2.m0[7]);
  BT_MIX(unsigned char, a2.m0[8]);
  BT_MIX(unsigned char, a2.m0[9]);
  BT_MIX(unsigned char, a2.m0[10]);
  BT_MIX(unsigned char, a2.m0[11]);
  BT_MIX(unsigned char, a2.m0[12]);
  BT_MIX(unsigned char, a2.m0[13]);
  BT_MIX(unsigned char, a2.m0[14]);
  BT_MIX(unsigned char, a2.m0[15]);
  BT_MIX(unsigned char, a2.m0[16]);
  BT_MIX(unsigned char, a2.m0[17]);
  BT_MIX(unsigned char, a2.m0[18]);
  BT_MIX(unsigned char, a2.m0[19]);
  BT_MIX(unsigned char, a2.m0[20]);
  BT_MIX(unsigned char, a2.m0[21]);
  BT_MIX(unsigned char, a2.m0[22]);
  BT_MIX(unsigned char, a2.m0[23]);
  BT_MIX(unsigned char, a2.m0[24]);
  BT_MIX(unsigned char, a2.m0[25]);
  BT_MIX(unsigned char, a2.m0[26]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T28 bt_fn_core_113(bt_id a0, bt_sel a1, struct T28 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  BT_MIX(unsigned char, a2.m0[1]);
  BT_MIX(unsigned char, a2.m0[2]);
  BT_MIX(unsigned char, a2.m0[3]);
  BT_MIX(unsigned char, a2.m0[4]);
  BT_MIX(unsigned char, a2.m0[5]);
  BT_MIX(unsigned char, a2.m0[6]);
  BT_MIX(unsigned char, a2.m0[7]);
  BT_MIX(unsigned char, a2.m0[8]);
  BT_MIX(unsigned char, a2.m0[9]);
  BT_MIX(unsigned char, a2.m0[10]);
  BT_MIX(unsigned char, a2.m0[11]);
  BT_MIX(unsigned char, a2.m0[12]);
  BT_MIX(unsigned char, a2.m0[13]);
  BT_MIX(unsigned char, a2.m0[14]);
  BT_MIX(unsigned char, a2.m0[15]);
  BT_MIX(unsigned char, a2.m0[16]);
  BT_MIX(unsigned char, a2.m0[17]);
  BT_MIX(unsigned char, a2.m0[18]);
  BT_MIX(unsigned char, a2.m0[19]);
  BT_MIX(unsigned char, a2.m0[20]);
  BT_MIX(unsigned char, a2.m0[21]);
  BT_MIX(unsigned char, a2.m0[22]);
  BT_MIX(unsigned char, a2.m0[23]);
  BT_MIX(unsigned char, a2.m0[24]);
  BT_MIX(unsigned char, a2.m0[25]);
  BT_MIX(unsigned char, a2.m0[26]);
  BT_MIX(unsigned char, a2.m0[27]);
  BT_MIX(unsigned char, a2.m0[28]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T30 bt_fn_core_115(bt_id a0, bt_sel a1, struct T30 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  BT_MIX(unsigned char, a2.m0[1]);
  BT_MIX(unsigned char, a2.m0[2]);
  BT_MIX(unsigned char, a2.m0[3]);
  BT_MIX(unsigned char, a2.m0[4]);
  BT_MIX(unsigned char, a2.m0[5]);
  BT_MIX(unsigned char, a2.m0[6]);
  BT_MIX(unsigned char, a2.m0[7]);
  BT_MIX(unsigned char, a2.m0[8]);
  BT_MIX(unsigned char, a2.m0[9]);
  BT_MIX(unsigned char, a2.m0[10]);
  BT_MIX(unsigned char, a2.m0[11]);
  BT_MIX(unsigned char, a2.m0[12]);
  BT_MIX(unsigned char, a2.m0[13]);
  BT_MIX(unsigned char, a2.m0[14]);
  BT_MIX(unsigned char, a2.m0[15]);
  BT_MIX(unsigned char, a2.m0[16]);
  BT_MIX(unsigned char, a2.m0[17]);
  BT_MIX(unsigned char, a2.m0[18]);
  BT_MIX(unsigned char, a2.m0[19]);
  BT_MIX(unsigned char, a2.m0[20]);
  BT_MIX(unsigned char, a2.m0[21]);
  BT_MIX(unsigned char, a2.m0[22]);
  BT_MIX(unsigned char, a2.m0[23]);
  BT_MIX(unsigned char, a2.m0[24]);
  BT_MIX(unsigned char, a2.m0[25]);
  BT_MIX(unsigned char, a2.m0[26]);
  BT_MIX(unsigned char, a2.m0[27]);
  BT_MIX(unsigned char, a2.m0[28]);
  BT_MIX(unsigned char, a2.m0[29]);
  BT_MIX(unsigned char, a2.m0[30]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T32 bt_fn_core_117(bt_id a0, bt_sel a1, struct T32 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  BT_MIX(unsigned char, a2.m0[1]);
  BT_MIX(unsigned char, a2.m0[2]);
  BT_MIX(unsigned char, a2.m0[3]);
  BT_MIX(unsigned char, a2.m0[4]);
  BT_MIX(unsigned char, a2.m0[5]);
  BT_MIX(unsigned char, a2.m0[6]);
  BT_MIX(unsigned char, a2.m0[7]);
  BT_MIX(unsigned char, a2.m0[8]);
  BT_MIX(unsigned char, a2.m0[9]);
  BT_MIX(unsigned char, a2.m0[10]);
  BT_MIX(unsigned char, a2.m0[11]);
  BT_MIX(unsigned char, a2.m0[12]);
  BT_MIX(unsigned char, a2.m0[13]);
  BT_MIX(unsigned char, a2.m0[14]);
  BT_MIX(unsigned char, a2.m0[15]);
  BT_MIX(unsigned char, a2.m0[16]);
  BT_MIX(unsigned char, a2.m0[17]);
  BT_MIX(unsigned char, a2.m0[18]);
  BT_MIX(unsigned char, a2.m0[19]);
  BT_MIX(unsigned char, a2.m0[20]);
  BT_MIX(unsigned char, a2.m0[21]);
  BT_MIX(unsigned char, a2.m0[22]);
  BT_MIX(unsigned char, a2.m0[23]);
  BT_MIX(unsigned char, a2.m0[24]);
  BT_MIX(unsigned char, a2.m0[25]);
  BT_MIX(unsigned char, a2.m0[26]);
  BT_MIX(unsigned char, a2.m0[27]);
  BT_MIX(unsigned char, a2.m0[28]);
  BT_MIX(unsigned char, a2.m0[29]);
  BT_MIX(unsigned char, a2.m0[30]);
  BT_MIX(unsigned char, a2.m0[31]);
  BT_MIX(unsigned char, a2.m0[32]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T34 bt_fn_core_119(bt_id a0, bt_sel a1, struct T34 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  BT_MIX(unsigned char, a2.m0[1]);
  BT_MIX(unsigned char, a2.m0[2]);
  BT_MIX(unsigned char, a2.m0[3]);
  BT_MIX(unsigned char, a2.m0[4]);
  BT_MIX(unsigned char, a2.m0[5]);
  BT_MIX(unsigned char, a2.m0[6]);
  BT_MIX(unsigned char, a2.m0[7]);
  BT_MIX(unsigned char, a2.m0[8]);
  BT_MIX(unsigned char, a2.m0[9]);
  BT_MIX(unsigned char, a2.m0[10]);
  BT_MIX(unsigned char, a2.m0[11]);
  BT_MIX(unsigned char, a2.m0[12]);
  BT_MIX(unsigned char, a2.m0[13]);
  BT_MIX(unsigned char, a2.m0[14]);
  BT_MIX(unsigned char, a2.m0[15]);
  BT_MIX(unsigned char, a2.m0[16]);
  BT_MIX(unsigned char, a2.m0[17]);
  BT_MIX(unsigned char, a2.m0[18]);
  BT_MIX(unsigned char, a2.m0[19]);
  BT_MIX(unsigned char, a2.m0[20]);
  BT_MIX(unsigned char, a2.m0[21]);
  BT_MIX(unsigned char, a2.m0[22]);
  BT_MIX(unsigned char, a2.m0[23]);
  BT_MIX(unsigned char, a2.m0[24]);
  BT_MIX(unsigned char, a2.m0[25]);
  BT_MIX(unsigned char, a2.m0[26]);
  BT_MIX(unsigned char, a2.m0[27]);
  BT_MIX(unsigned char, a2.m0[28]);
  BT_MIX(unsigned char, a2.m0[29]);
  BT_MIX(unsigned char, a2.m0[30]);
  BT_MIX(unsigned char, a2.m0[31]);
  BT_MIX(unsigned char, a2.m0[32]);
  BT_MIX(unsigned char, a2.m0[33]);
  BT_MIX(unsigned char, a2.m0[34]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T36 bt_fn_core_121(bt_id a0, bt_sel a1, struct T36 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  BT_MIX(unsigned char, a2.m0[1]);
  BT_MIX(unsigned char, a2.m0[2]);
  BT_MIX(unsigned char, a2.m0[3]);
  BT_MIX(unsigned char, a2.m0[4]);
  BT_MIX(unsigned char, a2.m0[5]);
  BT_MIX(unsigned char, a2.m0[6]);
  BT_MIX(unsigned char, a2.m0[7]);
  BT_MIX(unsigned char, a2.m0[8]);
  BT_MIX(unsigned char, a2.m0[9]);
  BT_MIX(unsigned char, a2.m0[10]);
  BT_MIX(unsigned char, a2.m0[11]);
  BT_MIX(unsigned char, a2.m0[12]);
  BT_MIX(unsigned char, a2.m0[13]);
  BT_MIX(unsigned char, a2.m0[14]);
  BT_MIX(unsigned char, a2.m0[15]);
  BT_MIX(unsigned char, a2.m0[16]);
  BT_MIX(unsigned char, a2.m0[17]);
  BT_MIX(unsigned char, a2.m0[18]);
  BT_MIX(unsigned char, a2.m0[19]);
  BT_MIX(unsigned char, a2.m0[20]);
  BT_MIX(unsigned char, a2.m0[21]);
  BT_MIX(unsigned char, a2.m0[22]);
  BT_MIX(unsigned char, a2.m0[23]);
  BT_MIX(unsigned char, a2.m0[24]);
  BT_MIX(unsigned char, a2.m0[25]);
  BT_MIX(unsigned char, a2.m0[26]);
  BT_MIX(unsigned char, a2.m0[27]);
  BT_MIX(unsigned char, a2.m0[28]);
  BT_MIX(unsigned char, a2.m0[29]);
  BT_MIX(unsigned char, a2.m0[30]);
  BT_MIX(unsigned char, a2.m0[31]);
  BT_MIX(unsigned char, a2.m0[32]);
  BT_MIX(unsigned char, a2.m0[33]);
  BT_MIX(unsigned char, a2.m0[34]);
  BT_MIX(unsigned char, a2.m0[35]);
  BT_MIX(unsigned char, a2.m0[36]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T38 bt_fn_core_123(bt_id a0, bt_sel a1, struct T38 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  BT_MIX(unsigned char, a2.m0[1]);
  BT_MIX(unsigned char, a2.m0[2]);
  BT_MIX(unsigned char, a2.m0[3]);
  BT_MIX(unsigned char, a2.m0[4]);
  BT_MIX(unsigned char, a2.m0[5]);
  BT_MIX(unsigned char, a2.m0[6]);
  BT_MIX(unsigned char, a2.m0[7]);
  BT_MIX(unsigned char, a2.m0[8]);
  BT_MIX(unsigned char, a2.m0[9]);
  BT_MIX(unsigned char, a2.m0[10]);
  BT_MIX(unsigned char, a2.m0[11]);
  BT_MIX(unsigned char, a2.m0[12]);
  BT_MIX(unsigned char, a2.m0[13]);
  BT_MIX(unsigned char, a2.m0[14]);
  BT_MIX(unsigned char, a2.m0[15]);
  BT_MIX(unsigned char, a2.m0[16]);
  BT_MIX(unsigned char, a2.m0[17]);
  BT_MIX(unsigned char, a2.m0[18]);
  BT_MIX(unsigned char, a2.m0[19]);
  BT_MIX(unsigned char, a2.m0[20]);
  BT_MIX(unsigned char, a2.m0[21]);
  BT_MIX(unsigned char, a2.m0[22]);
  BT_MIX(unsigned char, a2.m0[23]);
  BT_MIX(unsigned char, a2.m0[24]);
  BT_MIX(unsigned char, a2.m0[25]);
  BT_MIX(unsigned char, a2.m0[26]);
  BT_MIX(unsigned char, a2.m0[27]);
  BT_MIX(unsigned char, a2.m0[28]);
  BT_MIX(unsigned char, a2.m0[29]);
  BT_MIX(unsigned char, a2.m0[30]);
  BT_MIX(unsigned char, a2.m0[31]);
  BT_MIX(unsigned char, a2.m0[32]);
  BT_MIX(unsigned char, a2.m0[33]);
  BT_MIX(unsigned char, a2.m0[34]);
  BT_MIX(unsigned char, a2.m0[35]);
  BT_MIX(unsigned char, a2.m0[36]);
  BT_MIX(unsigned char, a2.m0[37]);
  BT_MIX(unsigned char, a2.m0[38]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T40 bt_fn_core_125(int a0, struct T40 a1, signed char a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(signed char, a1.m0);
  BT_MIX(signed char, a2);
  bt_sum = h; bt_calls++;
  struct T40 r; memset(&r, 0, sizeof r);
  r.m0 = (signed char)bt_next(&h);
  return r;
}

BT_FN struct T42 bt_fn_core_127(int a0, struct T42 a1, signed char a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(signed char, a1.m0);
  BT_MIX(signed char, a1.m1);
  BT_MIX(signed char, a1.m2);
  BT_MIX(signed char, a2);
  bt_sum = h; bt_calls++;
  struct T42 r; memset(&r, 0, sizeof r);
  r.m0 = (signed char)bt_next(&h);
  r.m1 = (signed char)bt_next(&h);
  r.m2 = (signed char)bt_next(&h);
  return r;
}

BT_FN struct T44 bt_fn_core_129(int a0, struct T44 a1, signed char a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(signed char, a1.m0);
  BT_MIX(signed char, a1.m1);
  BT_MIX(signed char, a1.m2);
  BT_MIX(signed char, a1.m3);
  BT_MIX(signed char, a1.m4);
  BT_MIX(signed char, a2);
  bt_sum = h; bt_calls++;
  struct T44 r; memset(&r, 0, sizeof r);
  r.m0 = (signed char)bt_next(&h);
  r.m1 = (signed char)bt_next(&h);
  r.m2 = (signed char)bt_next(&h);
  r.m3 = (signed char)bt_next(&h);
  r.m4 = (signed char)bt_next(&h);
  return r;
}

BT_FN struct T46 bt_fn_core_131(int a0, struct T46 a1, signed char a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(signed char, a1.m0);
  BT_MIX(signed char, a1.m1);
  BT_MIX(signed char, a1.m2);
  BT_MIX(signed char, a1.m3);
  BT_MIX(signed char, a1.m4);
  BT_MIX(signed char, a1.m5);
  BT_MIX(signed char, a1.m6);
  BT_MIX(signed char, a2);
  bt_sum = h; bt_calls++;
  struct T46 r; memset(&r, 0, sizeof r);
  r.m0 = (signed char)bt_next(&h);
  r.m1 = (signed char)bt_next(&h);
  r.m2 = (signed char)bt_next(&h);
  r.m3 = (signed char)bt_next(&h);
  r.m4 = (signed char)bt_next(&h);
  r.m5 = (signed char)bt_next(&h);
  r.m6 = (signed char)bt_next(&h);
  return r;
}

BT_FN struct T48 bt_fn_core_133(int a0, struct T48 a1, signed char a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(signed char, a1.m0);
  BT_MIX(signed char, a1.m1);
  BT_MIX(signed char, a1.m2);
  BT_MIX(signed char, a1.m3);
  BT_MIX(signed char, a1.m4);
  BT_MIX(signed char, a1.m5);
  BT_MIX(signed char, a1.m6);
  BT_MIX(signed char, a1.m7);
  BT_MIX(signed char, a1.m8);
  BT_MIX(signed char, a2);
  bt_sum = h; bt_calls++;
  struct T48 r; memset(&r, 0, sizeof r);
  r.m0 = (signed char)bt_next(&h);
  r.m1 = (signed char)bt_next(&h);
  r.m2 = (signed char)bt_next(&h);
  r.m3 = (signed char)bt_next(&h);
  r.m4 = (signed char)bt_next(&h);
  r.m5 = (signed char)bt_next(&h);
  r.m6 = (signed char)bt_next(&h);
  r.m7 = (signed char)bt_next(&h);
  r.m8 = (signed char)bt_next(&h);
  return r;
}

BT_FN struct T50 bt_fn_core_135(int a0, struct T50 a1, signed char a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(signed char, a1.m0);
  BT_MIX(signed char, a1.m1);
  BT_MIX(signed char, a1.m2);
  BT_MIX(signed char, a1.m3);
  BT_MIX(signed char, a1.m4);
  BT_MIX(signed char, a1.m5);
  BT_MIX(signed char, a1.m6);
  BT_MIX(signed char, a1.m7);
  BT_MIX(signed char, a1.m8);
  BT_MIX(signed char, a1.m9);
  BT_MIX(signed char, a1.m10);
  BT_MIX(signed char, a2);
  bt_sum = h; bt_calls++;
  struct T50 r; memset(&r, 0, sizeof r);
  r.m0 = (signed char)bt_next(&h);
  r.m1 = (signed char)bt_next(&h);
  r.m2 = (signed char)bt_next(&h);
  r.m3 = (signed char)bt_next(&h);
  r.m4 = (signed char)bt_next(&h);
  r.m5 = (signed char)bt_next(&h);
  r.m6 = (signed char)bt_next(&h);
  r.m7 = (signed char)bt_next(&h);
  r.m8 = (signed char)bt_next(&h);
  r.m9 = (signed char)bt_next(&h);
  r.m10 = (signed char)bt_next(&h);
  return r;
}

BT_FN struct T52 bt_fn_core_137(int a0, struct T52 a1, signed char a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(signed char, a1.m0);
  BT_MIX(signed char, a1.m1);
  BT_MIX(signed char, a1.m2);
  BT_MIX(signed char, a1.m3);
  BT_MIX(signed char, a1.m4);
  BT_MIX(signed char, a1.m5);
  BT_MIX(signed char, a1.m6);
  BT_MIX(signed char, a1.m7);
  BT_MIX(signed char, a1.m8);
  BT_MIX(signed char, a1.m9);
  BT_MIX(signed char, a1.m10);
  BT_MIX(signed char, a1.m11);
  BT_MIX(signed char, a1.m12);
  BT_MIX(signed char, a2);
  bt_sum = h; bt_calls++;
  struct T52 r; memset(&r, 0, sizeof r);
  r.m0 = (signed char)bt_next(&h);
  r.m1 = (signed char)bt_next(&h);
  r.m2 = (signed char)bt_next(&h);
  r.m3 = (signed char)bt_next(&h);
  r.m4 = (signed char)bt_next(&h);
  r.m5 = (signed char)bt_next(&h);
  r.m6 = (signed char)bt_next(&h);
  r.m7 = (signed char)bt_next(&h);
  r.m8 = (signed char)bt_next(&h);
  r.m9 = (signed char)bt_next(&h);
  r.m10 = (signed char)bt_next(&h);
  r.m11 = (signed char)bt_next(&h);
  r.m12 = (signed char)bt_next(&h);
  return r;
}

BT_FN struct T54 bt_fn_core_139(int a0, struct T54 a1, signed char a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(signed char, a1.m0);
  BT_MIX(signed char, a1.m1);
  BT_MIX(signed char, a1.m2);
  BT_MIX(signed char, a1.m3);
  BT_MIX(signed char, a1.m4);
  BT_MIX(signed char, a1.m5);
  BT_MIX(signed char, a1.m6);
  BT_MIX(signed char, a1.m7);
  BT_MIX(signed char, a1.m8);
  BT_MIX(signed char, a1.m9);
  BT_MIX(signed char, a1.m10);
  BT_MIX(signed char, a1.m11);
  BT_MIX(signed char, a1.m12);
  BT_MIX(signed char, a1.m13);
  BT_MIX(signed char, a1.m14);
  BT_MIX(signed char, a2);
  bt_sum = h; bt_calls++;
  struct T54 r; memset(&r, 0, sizeof r);
  r.m0 = (signed char)bt_next(&h);
  r.m1 = (signed char)bt_next(&h);
  r.m2 = (signed char)bt_next(&h);
  r.m3 = (signed char)bt_next(&h);
  r.m4 = (signed char)bt_next(&h);
  r.m5 = (signed char)bt_next(&h);
  r.m6 = (signed char)bt_next(&h);
  r.m7 = (signed char)bt_next(&h);
  r.m8 = (signed char)bt_next(&h);
  r.m9 = (signed char)bt_next(&h);
  r.m10 = (signed char)bt_next(&h);
  r.m11 = (signed char)bt_next(&h);
  r.m12 = (signed char)bt_next(&h);
  r.m13 = (signed char)bt_next(&h);
  r.m14 = (signed char)bt_next(&h);
  return r;
}

BT_FN struct T56 bt_fn_core_141(double a0, struct T56 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(short, a1.m0[0]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T56 r; memset(&r, 0, sizeof r);
  r.m0[0] = (short)bt_next(&h);
  return r;
}

BT_FN struct T58 bt_fn_core_143(double a0, struct T58 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(short, a1.m0[0]);
  BT_MIX(short, a1.m0[1]);
  BT_MIX(short, a1.m0[2]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T58 r; memset(&r, 0, sizeof r);
  r.m0[0] = (short)bt_next(&h);
  r.m0[1] = (short)bt_next(&h);
  r.m0[2] = (short)bt_next(&h);
  return r;
}

BT_FN struct T60 bt_fn_core_145(double a0, struct T60 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(short, a1.m0[0]);
  BT_MIX(short, a1.m0[1]);
  BT_MIX(short, a1.m0[2]);
  BT_MIX(short, a1.m0[3]);
  BT_MIX(short, a1.m0[4]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T60 r; memset(&r, 0, sizeof r);
  r.m0[0] = (short)bt_next(&h);
  r.m0[1] = (short)bt_next(&h);
  r.m0[2] = (short)bt_next(&h);
  r.m0[3] = (short)bt_next(&h);
  r.m0[4] = (short)bt_next(&h);
  return r;
}

BT_FN struct T62 bt_fn_core_147(double a0, struct T62 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(short, a1.m0[0]);
  BT_MIX(short, a1.m0[1]);
  BT_MIX(short, a1.m0[2]);
  BT_MIX(short, a1.m0[3]);
  BT_MIX(short, a1.m0[4]);
  BT_MIX(short, a1.m0[5]);
  BT_MIX(short, a1.m0[6]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T62 r; memset(&r, 0, sizeof r);
  r.m0[0] = (short)bt_next(&h);
  r.m0[1] = (short)bt_next(&h);
  r.m0[2] = (short)bt_next(&h);
  r.m0[3] = (short)bt_next(&h);
  r.m0[4] = (short)bt_next(&h);
  r.m0[5] = (short)bt_next(&h);
  r.m0[6] = (short)bt_next(&h);
  return r;
}

BT_FN struct T64 bt_fn_core_149(double a0, struct T64 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(short, a1.m0[0]);
  BT_MIX(short, a1.m0[1]);
  BT_MIX(short, a1.m0[2]);
  BT_MIX(short, a1.m0[3]);
  BT_MIX(short, a1.m0[4]);
  BT_MIX(short, a1.m0[5]);
  BT_MIX(short, a1.m0[6]);
  BT_MIX(short, a1.m0[7]);
  BT_MIX(short, a1.m0[8]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T64 r; memset(&r, 0, sizeof r);
  r.m0[0] = (short)bt_next(&h);
  r.m0[1] = (short)bt_next(&h);
  r.m0[2] = (short)bt_next(&h);
  r.m0[3] = (short)bt_next(&h);
  r.m0[4] = (short)bt_next(&h);
  r.m0[5] = (short)bt_next(&h);
  r.m0[6] = (short)bt_next(&h);
  r.m0[7] = (short)bt_next(&h);
  r.m0[8] = (short)bt_next(&h);
  return r;
}

BT_FN struct T66 bt_fn_core_151(double a0, struct T66 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(short, a1.m0[0]);
  BT_MIX(short, a1.m0[1]);
  BT_MIX(short, a1.m0[2]);
  BT_MIX(short, a1.m0[3]);
  BT_MIX(short, a1.m0[4]);
  BT_MIX(short, a1.m0[5]);
  BT_MIX(short, a1.m0[6]);
  BT_MIX(short, a1.m0[7]);
  BT_MIX(short, a1.m0[8]);
  BT_MIX(short, a1.m0[9]);
  BT_MIX(short, a1.m0[10]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T66 r; memset(&r, 0, sizeof r);
  r.m0[0] = (short)bt_next(&h);
  r.m0[1] = (short)bt_next(&h);
  r.m0[2] = (short)bt_next(&h);
  r.m0[3] = (short)bt_next(&h);
  r.m0[4] = (short)bt_next(&h);
  r.m0[5] = (short)bt_next(&h);
  r.m0[6] = (short)bt_next(&h);
  r.m0[7] = (short)bt_next(&h);
  r.m0[8] = (short)bt_next(&h);
  r.m0[9] = (short)bt_next(&h);
  r.m0[10] = (short)bt_next(&h);
  return r;
}

BT_FN struct T68 bt_fn_core_153(double a0, struct T68 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(short, a1.m0[0]);
  BT_MIX(short, a1.m0[1]);
  BT_MIX(short, a1.m0[2]);
  BT_MIX(short, a1.m0[3]);
  BT_MIX(short, a1.m0[4]);
  BT_MIX(short, a1.m0[5]);
  BT_MIX(short, a1.m0[6]);
  BT_MIX(short, a1.m0[7]);
  BT_MIX(short, a1.m0[8]);
  BT_MIX(short, a1.m0[9]);
  BT_MIX(short, a1.m0[10]);
  BT_MIX(short, a1.m0[11]);
  BT_MIX(short, a1.m0[12]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T68 r; memset(&r, 0, sizeof r);
  r.m0[0] = (short)bt_next(&h);
  r.m0[1] = (short)bt_next(&h);
  r.m0[2] = (short)bt_next(&h);
  r.m0[3] = (short)bt_next(&h);
  r.m0[4] = (short)bt_next(&h);
  r.m0[5] = (short)bt_next(&h);
  r.m0[6] = (short)bt_next(&h);
  r.m0[7] = (short)bt_next(&h);
  r.m0[8] = (short)bt_next(&h);
  r.m0[9] = (short)bt_next(&h);
  r.m0[10] = (short)bt_next(&h);
  r.m0[11] = (short)bt_next(&h);
  r.m0[12] = (short)bt_next(&h);
  return r;
}

BT_FN struct T70 bt_fn_core_155(double a0, struct T70 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(short, a1.m0[0]);
  BT_MIX(short, a1.m0[1]);
  BT_MIX(short, a1.m0[2]);
  BT_MIX(short, a1.m0[3]);
  BT_MIX(short, a1.m0[4]);
  BT_MIX(short, a1.m0[5]);
  BT_MIX(short, a1.m0[6]);
  BT_MIX(short, a1.m0[7]);
  BT_MIX(short, a1.m0[8]);
  BT_MIX(short, a1.m0[9]);
  BT_MIX(short, a1.m0[10]);
  BT_MIX(short, a1.m0[11]);
  BT_MIX(short, a1.m0[12]);
  BT_MIX(short, a1.m0[13]);
  BT_MIX(short, a1.m0[14]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T70 r; memset(&r, 0, sizeof r);
  r.m0[0] = (short)bt_next(&h);
  r.m0[1] = (short)bt_next(&h);
  r.m0[2] = (short)bt_next(&h);
  r.m0[3] = (short)bt_next(&h);
  r.m0[4] = (short)bt_next(&h);
  r.m0[5] = (short)bt_next(&h);
  r.m0[6] = (short)bt_next(&h);
  r.m0[7] = (short)bt_next(&h);
  r.m0[8] = (short)bt_next(&h);
  r.m0[9] = (short)bt_next(&h);
  r.m0[10] = (short)bt_next(&h);
  r.m0[11] = (short)bt_next(&h);
  r.m0[12] = (short)bt_next(&h);
  r.m0[13] = (short)bt_next(&h);
  r.m0[14] = (short)bt_next(&h);
  return r;
}

BT_FN struct T72 bt_fn_core_157(double a0, struct T72 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(short, a1.m0[0]);
  BT_MIX(short, a1.m0[1]);
  BT_MIX(short, a1.m0[2]);
  BT_MIX(short, a1.m0[3]);
  BT_MIX(short, a1.m0[4]);
  BT_MIX(short, a1.m0[5]);
  BT_MIX(short, a1.m0[6]);
  BT_MIX(short, a1.m0[7]);
  BT_MIX(short, a1.m0[8]);
  BT_MIX(short, a1.m0[9]);
  BT_MIX(short, a1.m0[10]);
  BT_MIX(short, a1.m0[11]);
  BT_MIX(short, a1.m0[12]);
  BT_MIX(short, a1.m0[13]);
  BT_MIX(short, a1.m0[14]);
  BT_MIX(short, a1.m0[15]);
  BT_MIX(short, a1.m0[16]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T72 r; memset(&r, 0, sizeof r);
  r.m0[0] = (short)bt_next(&h);
  r.m0[1] = (short)bt_next(&h);
  r.m0[2] = (short)bt_next(&h);
  r.m0[3] = (short)bt_next(&h);
  r.m0[4] = (short)bt_next(&h);
  r.m0[5] = (short)bt_next(&h);
  r.m0[6] = (short)bt_next(&h);
  r.m0[7] = (short)bt_next(&h);
  r.m0[8] = (short)bt_next(&h);
  r.m0[9] = (short)bt_next(&h);
  r.m0[10] = (short)bt_next(&h);
  r.m0[11] = (short)bt_next(&h);
  r.m0[12] = (short)bt_next(&h);
  r.m0[13] = (short)bt_next(&h);
  r.m0[14] = (short)bt_next(&h);
  r.m0[15] = (short)bt_next(&h);
  r.m0[16] = (short)bt_next(&h);
  return r;
}

BT_FN struct T74 bt_fn_core_159(double a0, struct T74 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(short, a1.m0[0]);
  BT_MIX(short, a1.m0[1]);
  BT_MIX(short, a1.m0[2]);
  BT_MIX(short, a1.m0[3]);
  BT_MIX(short, a1.m0[4]);
  BT_MIX(short, a1.m0[5]);
  BT_MIX(short, a1.m0[6]);
  BT_MIX(short, a1.m0[7]);
  BT_MIX(short, a1.m0[8]);
  BT_MIX(short, a1.m0[9]);
  BT_MIX(short, a1.m0[10]);
  BT_MIX(short, a1.m0[11]);
  BT_MIX(short, a1.m0[12]);
  BT_MIX(short, a1.m0[13]);
  BT_MIX(short, a1.m0[14]);
  BT_MIX(short, a1.m0[15]);
  BT_MIX(short, a1.m0[16]);
  BT_MIX(short, a1.m0[17]);
  BT_MIX(short, a1.m0[18]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T74 r; memset(&r, 0, sizeof r);
  r.m0[0] = (short)bt_next(&h);
  r.m0[1] = (short)bt_next(&h);
  r.m0[2] = (short)bt_next(&h);
  r.m0[3] = (short)bt_next(&h);
  r.m0[4] = (short)bt_next(&h);
  r.m0[5] = (short)bt_next(&h);
  r.m0[6] = (short)bt_next(&h);
  r.m0[7] = (short)bt_next(&h);
  r.m0[8] = (short)bt_next(&h);
  r.m0[9] = (short)bt_next(&h);
  r.m0[10] = (short)bt_next(&h);
  r.m0[11] = (short)bt_next(&h);
  r.m0[12] = (short)bt_next(&h);
  r.m0[13] = (short)bt_next(&h);
  r.m0[14] = (short)bt_next(&h);
  r.m0[15] = (short)bt_next(&h);
  r.m0[16] = (short)bt_next(&h);
  r.m0[17] = (short)bt_next(&h);
  r.m0[18] = (short)bt_next(&h);
  return r;
}

BT_FN struct T76 bt_fn_core_161(double a0, struct T76 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(unsigned int, a1.m0[0]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T76 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned int)bt_next(&h);
  return r;
}

BT_FN struct T78 bt_fn_core_163(double a0, struct T78 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(unsigned int, a1.m0[0]);
  BT_MIX(unsigned int, a1.m0[1]);
  BT_MIX(unsigned int, a1.m0[2]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T78 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned int)bt_next(&h);
  r.m0[1] = (unsigned int)bt_next(&h);
  r.m0[2] = (unsigned int)bt_next(&h);
  return r;
}

BT_FN struct T80 bt_fn_core_165(double a0, struct T80 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(unsigned int, a1.m0[0]);
  BT_MIX(unsigned int, a1.m0[1]);
  BT_MIX(unsigned int, a1.m0[2]);
  BT_MIX(unsigned int, a1.m0[3]);
  BT_MIX(unsigned int, a1.m0[4]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T80 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned int)bt_next(&h);
  r.m0[1] = (unsigned int)bt_next(&h);
  r.m0[2] = (unsigned int)bt_next(&h);
  r.m0[3] = (unsigned int)bt_next(&h);
  r.m0[4] = (unsigned int)bt_next(&h);
  return r;
}

BT_FN struct T82 bt_fn_core_167(double a0, struct T82 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(unsigned int, a1.m0[0]);
  BT_MIX(unsigned int, a1.m0[1]);
  BT_MIX(unsigned int, a1.m0[2]);
  BT_MIX(unsigned int, a1.m0[3]);
  BT_MIX(unsigned int, a1.m0[4]);
  BT_MIX(unsigned int, a1.m0[5]);
  BT_MIX(unsigned int, a1.m0[6]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T82 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned int)bt_next(&h);
  r.m0[1] = (unsigned int)bt_next(&h);
  r.m0[2] = (unsigned int)bt_next(&h);
  r.m0[3] = (unsigned int)bt_next(&h);
  r.m0[4] = (unsigned int)bt_next(&h);
  r.m0[5] = (unsigned int)bt_next(&h);
  r.m0[6] = (unsigned int)bt_next(&h);
  return r;
}

BT_FN struct T84 bt_fn_core_169(double a0, struct T84 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(unsigned int, a1.m0[0]);
  BT_MIX(unsigned int, a1.m0[1]);
  BT_MIX(unsigned int, a1.m0[2]);
  BT_MIX(unsigned int, a1.m0[3]);
  BT_MIX(unsigned int, a1.m0[4]);
  BT_MIX(unsigned int, a1.m0[5]);
  BT_MIX(unsigned int, a1.m0[6]);
  BT_MIX(unsigned int, a1.m0[7]);
  BT_MIX(unsigned int, a1.m0[8]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T84 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned int)bt_next(&h);
  r.m0[1] = (unsigned int)bt_next(&h);
  r.m0[2] = (unsigned int)bt_next(&h);
  r.m0[3] = (unsigned int)bt_next(&h);
  r.m0[4] = (unsigned int)bt_next(&h);
  r.m0[5] = (unsigned int)bt_next(&h);
  r.m0[6] = (unsigned int)bt_next(&h);
  r.m0[7] = (unsigned int)bt_next(&h);
  r.m0[8] = (unsigned int)bt_next(&h);
  return r;
}

BT_FN struct T86 bt_fn_core_171(double a0, struct T86 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(long long, a1.m0[0]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T86 r; memset(&r, 0, sizeof r);
  r.m0[0] = (long long)bt_next(&h);
  return r;
}

BT_FN struct T88 bt_fn_core_173(double a0, struct T88 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(long long, a1.m0[0]);
  BT_MIX(long long, a1.m0[1]);
  BT_MIX(long long, a1.m0[2]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T88 r; memset(&r, 0, sizeof r);
  r.m0[0] = (long long)bt_next(&h);
  r.m0[1] = (long long)bt_next(&h);
  r.m0[2] = (long long)bt_next(&h);
  return r;
}

BT_FN struct T90 bt_fn_core_175(double a0, struct T90 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(long long, a1.m0[0]);
  BT_MIX(long long, a1.m0[1]);
  BT_MIX(long long, a1.m0[2]);
  BT_MIX(long long, a1.m0[3]);
  BT_MIX(long long, a1.m0[4]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T90 r; memset(&r, 0, sizeof r);
  r.m0[0] = (long long)bt_next(&h);
  r.m0[1] = (long long)bt_next(&h);
  r.m0[2] = (long long)bt_next(&h);
  r.m0[3] = (long long)bt_next(&h);
  r.m0[4] = (long long)bt_next(&h);
  return r;
}

BT_FN struct T92 bt_fn_core_177(double a0, struct T92 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(float, a1.m0[0]);
  BT_MIX(float, a1.m0[1]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T92 r; memset(&r, 0, sizeof r);
  r.m0[0] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[1] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T94 bt_fn_core_179(double a0, struct T94 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(float, a1.m0[0]);
  BT_MIX(float, a1.m0[1]);
  BT_MIX(float, a1.m0[2]);
  BT_MIX(float, a1.m0[3]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T94 r; memset(&r, 0, sizeof r);
  r.m0[0] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[1] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[2] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[3] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T96 bt_fn_core_181(double a0, struct T96 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(float, a1.m0[0]);
  BT_MIX(float, a1.m0[1]);
  BT_MIX(float, a1.m0[2]);
  BT_MIX(float, a1.m0[3]);
  BT_MIX(float, a1.m0[4]);
  BT_MIX(float, a1.m0[5]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T96 r; memset(&r, 0, sizeof r);
  r.m0[0] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[1] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[2] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[3] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[4] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[5] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T98 bt_fn_core_183(double a0, struct T98 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(float, a1.m0[0]);
  BT_MIX(float, a1.m0[1]);
  BT_MIX(float, a1.m0[2]);
  BT_MIX(float, a1.m0[3]);
  BT_MIX(float, a1.m0[4]);
  BT_MIX(float, a1.m0[5]);
  BT_MIX(float, a1.m0[6]);
  BT_MIX(float, a1.m0[7]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T98 r; memset(&r, 0, sizeof r);
  r.m0[0] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[1] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[2] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[3] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[4] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[5] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[6] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[7] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T100 bt_fn_core_185(double a0, struct T100 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(float, a1.m0[0]);
  BT_MIX(float, a1.m0[1]);
  BT_MIX(float, a1.m0[2]);
  BT_MIX(float, a1.m0[3]);
  BT_MIX(float, a1.m0[4]);
  BT_MIX(float, a1.m0[5]);
  BT_MIX(float, a1.m0[6]);
  BT_MIX(float, a1.m0[7]);
  BT_MIX(float, a1.m0[8]);
  BT_MIX(float, a1.m0[9]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T100 r; memset(&r, 0, sizeof r);
  r.m0[0] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[1] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[2] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[3] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[4] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[5] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[6] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[7] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[8] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[9] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T102 bt_fn_core_187(double a0, struct T102 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(double, a1.m0[0]);
  BT_MIX(double, a1.m0[1]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T102 r; memset(&r, 0, sizeof r);
  r.m0[0] = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m0[1] = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN struct T104 bt_fn_core_189(double a0, struct T104 a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(double, a1.m0[0]);
  BT_MIX(double, a1.m0[1]);
  BT_MIX(double, a1.m0[2]);
  BT_MIX(double, a1.m0[3]);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T104 r; memset(&r, 0, sizeof r);
  r.m0[0] = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m0[1] = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m0[2] = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m0[3] = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN struct T106 bt_fn_core_191(bt_id a0, bt_sel a1, int a2, struct T106 a3, double a4, struct T106 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(_Bool, a3.m0);
  BT_MIX(double, a4);
  BT_MIX(_Bool, a5.m0);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T106 r; memset(&r, 0, sizeof r);
  r.m0 = (_Bool)(bt_next(&h) & 1);
  return r;
}

BT_FN struct T107 bt_fn_core_193(bt_id a0, bt_sel a1, int a2, struct T107 a3, double a4, struct T107 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned short, a3.m0);
  BT_MIX(double, a4);
  BT_MIX(unsigned short, a5.m0);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T107 r; memset(&r, 0, sizeof r);
  r.m0 = (unsigned short)bt_next(&h);
  return r;
}

BT_FN struct T108 bt_fn_core_195(bt_id a0, bt_sel a1, int a2, struct T108 a3, double a4, struct T108 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(_Bool, a3.m0);
  BT_MIX(signed char, a3.m1);
  BT_MIX(_Bool, a3.m2);
  BT_MIX(double, a4);
  BT_MIX(_Bool, a5.m0);
  BT_MIX(signed char, a5.m1);
  BT_MIX(_Bool, a5.m2);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T108 r; memset(&r, 0, sizeof r);
  r.m0 = (_Bool)(bt_next(&h) & 1);
  r.m1 = (signed char)bt_next(&h);
  r.m2 = (_Bool)(bt_next(&h) & 1);
  return r;
}

BT_FN struct T109 bt_fn_core_197(bt_id a0, bt_sel a1, int a2, struct T109 a3, double a4, struct T109 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(short, a3.m0);
  BT_MIX(_Bool, a3.m1);
  BT_MIX(double, a4);
  BT_MIX(short, a5.m0);
  BT_MIX(_Bool, a5.m1);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T109 r; memset(&r, 0, sizeof r);
  r.m0 = (short)bt_next(&h);
  r.m1 = (_Bool)(bt_next(&h) & 1);
  return r;
}

BT_FN struct T110 bt_fn_core_199(bt_id a0, bt_sel a1, int a2, struct T110 a3, double a4, struct T110 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(signed char, a3.m0);
  BT_MIX(signed char, a3.m1);
  BT_MIX(_Bool, a3.m2);
  BT_MIX(signed char, a3.m3);
  BT_MIX(signed char, a3.m4);
  BT_MIX(double, a4);
  BT_MIX(signed char, a5.m0);
  BT_MIX(signed char, a5.m1);
  BT_MIX(_Bool, a5.m2);
  BT_MIX(signed char, a5.m3);
  BT_MIX(signed char, a5.m4);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T110 r; memset(&r, 0, sizeof r);
  r.m0 = (signed char)bt_next(&h);
  r.m1 = (signed char)bt_next(&h);
  r.m2 = (_Bool)(bt_next(&h) & 1);
  r.m3 = (signed char)bt_next(&h);
  r.m4 = (signed char)bt_next(&h);
  return r;
}

BT_FN struct T111 bt_fn_core_201(bt_id a0, bt_sel a1, int a2, struct T111 a3, double a4, struct T111 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(short, a3.m0);
  BT_MIX(short, a3.m1);
  BT_MIX(unsigned short, a3.m2);
  BT_MIX(double, a4);
  BT_MIX(short, a5.m0);
  BT_MIX(short, a5.m1);
  BT_MIX(unsigned short, a5.m2);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T111 r; memset(&r, 0, sizeof r);
  r.m0 = (short)bt_next(&h);
  r.m1 = (short)bt_next(&h);
  r.m2 = (unsigned short)bt_next(&h);
  return r;
}

BT_FN struct T112 bt_fn_core_203(bt_id a0, bt_sel a1, int a2, struct T112 a3, double a4, struct T112 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(signed char, a3.m0);
  BT_MIX(signed char, a3.m1);
  BT_MIX(_Bool, a3.m2);
  BT_MIX(signed char, a3.m3);
  BT_MIX(_Bool, a3.m4);
  BT_MIX(_Bool, a3.m5);
  BT_MIX(_Bool, a3.m6);
  BT_MIX(double, a4);
  BT_MIX(signed char, a5.m0);
  BT_MIX(signed char, a5.m1);
  BT_MIX(_Bool, a5.m2);
  BT_MIX(signed char, a5.m3);
  BT_MIX(_Bool, a5.m4);
  BT_MIX(_Bool, a5.m5);
  BT_MIX(_Bool, a5.m6);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T112 r; memset(&r, 0, sizeof r);
  r.m0 = (signed char)bt_next(&h);
  r.m1 = (signed char)bt_next(&h);
  r.m2 = (_Bool)(bt_next(&h) & 1);
  r.m3 = (signed char)bt_next(&h);
  r.m4 = (_Bool)(bt_next(&h) & 1);
  r.m5 = (_Bool)(bt_next(&h) & 1);
  r.m6 = (_Bool)(bt_next(&h) & 1);
  return r;
}

BT_FN struct T113 bt_fn_core_205(bt_id a0, bt_sel a1, int a2, struct T113 a3, double a4, struct T113 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(float, a3.m0);
  BT_MIX(unsigned short, a3.m1);
  BT_MIX(double, a4);
  BT_MIX(float, a5.m0);
  BT_MIX(unsigned short, a5.m1);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T113 r; memset(&r, 0, sizeof r);
  r.m0 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m1 = (unsigned short)bt_next(&h);
  return r;
}

BT_FN struct T8 bt_fn_core_207(bt_id a0, bt_sel a1, int a2, struct T8 a3, double a4, struct T8 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T8 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T114 bt_fn_core_209(bt_id a0, bt_sel a1, int a2, struct T114 a3, double a4, struct T114 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(_Bool, a3.m0);
  BT_MIX(short, a3.m1);
  BT_MIX(signed char, a3.m2);
  BT_MIX(signed char, a3.m3);
  BT_MIX(signed char, a3.m4);
  BT_MIX(signed char, a3.m5);
  BT_MIX(short, a3.m6);
  BT_MIX(double, a4);
  BT_MIX(_Bool, a5.m0);
  BT_MIX(short, a5.m1);
  BT_MIX(signed char, a5.m2);
  BT_MIX(signed char, a5.m3);
  BT_MIX(signed char, a5.m4);
  BT_MIX(signed char, a5.m5);
  BT_MIX(short, a5.m6);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T114 r; memset(&r, 0, sizeof r);
  r.m0 = (_Bool)(bt_next(&h) & 1);
  r.m1 = (short)bt_next(&h);
  r.m2 = (signed char)bt_next(&h);
  r.m3 = (signed char)bt_next(&h);
  r.m4 = (signed char)bt_next(&h);
  r.m5 = (signed char)bt_next(&h);
  r.m6 = (short)bt_next(&h);
  return r;
}

BT_FN struct T10 bt_fn_core_211(bt_id a0, bt_sel a1, int a2, struct T10 a3, double a4, struct T10 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T10 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T115 bt_fn_core_213(bt_id a0, bt_sel a1, int a2, struct T115 a3, double a4, struct T115 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(int, a3.m0);
  BT_MIX(float, a3.m1);
  BT_MIX(short, a3.m2);
  BT_MIX(double, a4);
  BT_MIX(int, a5.m0);
  BT_MIX(float, a5.m1);
  BT_MIX(short, a5.m2);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T115 r; memset(&r, 0, sizeof r);
  r.m0 = (int)bt_next(&h);
  r.m1 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m2 = (short)bt_next(&h);
  return r;
}

BT_FN struct T12 bt_fn_core_215(bt_id a0, bt_sel a1, int a2, struct T12 a3, double a4, struct T12 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(unsigned char, a3.m0[11]);
  BT_MIX(unsigned char, a3.m0[12]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(unsigned char, a5.m0[11]);
  BT_MIX(unsigned char, a5.m0[12]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T12 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  r.m0[11] = (unsigned char)bt_next(&h);
  r.m0[12] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T116 bt_fn_core_217(bt_id a0, bt_sel a1, int a2, struct T116 a3, double a4, struct T116 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(short, a3.m0);
  BT_MIX(_Bool, a3.m1);
  BT_MIX(short, a3.m2);
  BT_MIX(signed char, a3.m3);
  BT_MIX(short, a3.m4);
  BT_MIX(unsigned char, a3.m5);
  BT_MIX(_Bool, a3.m6);
  BT_MIX(_Bool, a3.m7);
  BT_MIX(double, a4);
  BT_MIX(short, a5.m0);
  BT_MIX(_Bool, a5.m1);
  BT_MIX(short, a5.m2);
  BT_MIX(signed char, a5.m3);
  BT_MIX(short, a5.m4);
  BT_MIX(unsigned char, a5.m5);
  BT_MIX(_Bool, a5.m6);
  BT_MIX(_Bool, a5.m7);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T116 r; memset(&r, 0, sizeof r);
  r.m0 = (short)bt_next(&h);
  r.m1 = (_Bool)(bt_next(&h) & 1);
  r.m2 = (short)bt_next(&h);
  r.m3 = (signed char)bt_next(&h);
  r.m4 = (short)bt_next(&h);
  r.m5 = (unsigned char)bt_next(&h);
  r.m6 = (_Bool)(bt_next(&h) & 1);
  r.m7 = (_Bool)(bt_next(&h) & 1);
  return r;
}

BT_FN struct T14 bt_fn_core_219(bt_id a0, bt_sel a1, int a2, struct T14 a3, double a4, struct T14 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(unsigned char, a3.m0[11]);
  BT_MIX(unsigned char, a3.m0[12]);
  BT_MIX(unsigned char, a3.m0[13]);
  BT_MIX(unsigned char, a3.m0[14]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(unsigned char, a5.m0[11]);
  BT_MIX(unsigned char, a5.m0[12]);
  BT_MIX(unsigned char, a5.m0[13]);
  BT_MIX(unsigned char, a5.m0[14]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T14 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  r.m0[11] = (unsigned char)bt_next(&h);
  r.m0[12] = (unsigned char)bt_next(&h);
  r.m0[13] = (unsigned char)bt_next(&h);
  r.m0[14] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T117 bt_fn_core_221(bt_id a0, bt_sel a1, int a2, struct T117 a3, double a4, struct T117 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(short, a3.m0);
  BT_MIX(short, a3.m1);
  BT_MIX(_Bool, a3.m2);
  BT_MIX(int, a3.m3);
  BT_MIX(float, a3.m4);
  BT_MIX(double, a4);
  BT_MIX(short, a5.m0);
  BT_MIX(short, a5.m1);
  BT_MIX(_Bool, a5.m2);
  BT_MIX(int, a5.m3);
  BT_MIX(float, a5.m4);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T117 r; memset(&r, 0, sizeof r);
  r.m0 = (short)bt_next(&h);
  r.m1 = (short)bt_next(&h);
  r.m2 = (_Bool)(bt_next(&h) & 1);
  r.m3 = (int)bt_next(&h);
  r.m4 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T16 bt_fn_core_223(bt_id a0, bt_sel a1, int a2, struct T16 a3, double a4, struct T16 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(unsigned char, a3.m0[11]);
  BT_MIX(unsigned char, a3.m0[12]);
  BT_MIX(unsigned char, a3.m0[13]);
  BT_MIX(unsigned char, a3.m0[14]);
  BT_MIX(unsigned char, a3.m0[15]);
  BT_MIX(unsigned char, a3.m0[16]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(unsigned char, a5.m0[11]);
  BT_MIX(unsigned char, a5.m0[12]);
  BT_MIX(unsigned char, a5.m0[13]);
  BT_MIX(unsigned char, a5.m0[14]);
  BT_MIX(unsigned char, a5.m0[15]);
  BT_MIX(unsigned char, a5.m0[16]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T16 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  r.m0[11] = (unsigned char)bt_next(&h);
  r.m0[12] = (unsigned char)bt_next(&h);
  r.m0[13] = (unsigned char)bt_next(&h);
  r.m0[14] = (unsigned char)bt_next(&h);
  r.m0[15] = (unsigned char)bt_next(&h);
  r.m0[16] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T17 bt_fn_core_225(bt_id a0, bt_sel a1, int a2, struct T17 a3, double a4, struct T17 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(unsigned char, a3.m0[11]);
  BT_MIX(unsigned char, a3.m0[12]);
  BT_MIX(unsigned char, a3.m0[13]);
  BT_MIX(unsigned char, a3.m0[14]);
  BT_MIX(unsigned char, a3.m0[15]);
  BT_MIX(unsigned char, a3.m0[16]);
  BT_MIX(unsigned char, a3.m0[17]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(unsigned char, a5.m0[11]);
  BT_MIX(unsigned char, a5.m0[12]);
  BT_MIX(unsigned char, a5.m0[13]);
  BT_MIX(unsigned char, a5.m0[14]);
  BT_MIX(unsigned char, a5.m0[15]);
  BT_MIX(unsigned char, a5.m0[16]);
  BT_MIX(unsigned char, a5.m0[17]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T17 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  r.m0[11] = (unsigned char)bt_next(&h);
  r.m0[12] = (unsigned char)bt_next(&h);
  r.m0[13] = (unsigned char)bt_next(&h);
  r.m0[14] = (unsigned char)bt_next(&h);
  r.m0[15] = (unsigned char)bt_next(&h);
  r.m0[16] = (unsigned char)bt_next(&h);
  r.m0[17] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T18 bt_fn_core_227(bt_id a0, bt_sel a1, int a2, struct T18 a3, double a4, struct T18 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(unsigned char, a3.m0[11]);
  BT_MIX(unsigned char, a3.m0[12]);
  BT_MIX(unsigned char, a3.m0[13]);
  BT_MIX(unsigned char, a3.m0[14]);
  BT_MIX(unsigned char, a3.m0[15]);
  BT_MIX(unsigned char, a3.m0[16]);
  BT_MIX(unsigned char, a3.m0[17]);
  BT_MIX(unsigned char, a3.m0[18]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(unsigned char, a5.m0[11]);
  BT_MIX(unsigned char, a5.m0[12]);
  BT_MIX(unsigned char, a5.m0[13]);
  BT_MIX(unsigned char, a5.m0[14]);
  BT_MIX(unsigned char, a5.m0[15]);
  BT_MIX(unsigned char, a5.m0[16]);
  BT_MIX(unsigned char, a5.m0[17]);
  BT_MIX(unsigned char, a5.m0[18]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T18 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  r.m0[11] = (unsigned char)bt_next(&h);
  r.m0[12] = (unsigned char)bt_next(&h);
  r.m0[13] = (unsigned char)bt_next(&h);
  r.m0[14] = (unsigned char)bt_next(&h);
  r.m0[15] = (unsigned char)bt_next(&h);
  r.m0[16] = (unsigned char)bt_next(&h);
  r.m0[17] = (unsigned char)bt_next(&h);
  r.m0[18] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T118 bt_fn_core_229(bt_id a0, bt_sel a1, int a2, struct T118 a3, double a4, struct T118 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(_Bool, a3.m0);
  BT_MIX(signed char, a3.m1);
  BT_MIX(int, a3.m2);
  BT_MIX(float, a3.m3);
  BT_MIX(float, a3.m4);
  BT_MIX(short, a3.m5);
  BT_MIX(signed char, a3.m6);
  BT_MIX(double, a4);
  BT_MIX(_Bool, a5.m0);
  BT_MIX(signed char, a5.m1);
  BT_MIX(int, a5.m2);
  BT_MIX(float, a5.m3);
  BT_MIX(float, a5.m4);
  BT_MIX(short, a5.m5);
  BT_MIX(signed char, a5.m6);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T118 r; memset(&r, 0, sizeof r);
  r.m0 = (_Bool)(bt_next(&h) & 1);
  r.m1 = (signed char)bt_next(&h);
  r.m2 = (int)bt_next(&h);
  r.m3 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m4 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m5 = (short)bt_next(&h);
  r.m6 = (signed char)bt_next(&h);
  return r;
}

BT_FN struct T20 bt_fn_core_231(bt_id a0, bt_sel a1, int a2, struct T20 a3, double a4, struct T20 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(unsigned char, a3.m0[11]);
  BT_MIX(unsigned char, a3.m0[12]);
  BT_MIX(unsigned char, a3.m0[13]);
  BT_MIX(unsigned char, a3.m0[14]);
  BT_MIX(unsigned char, a3.m0[15]);
  BT_MIX(unsigned char, a3.m0[16]);
  BT_MIX(unsigned char, a3.m0[17]);
  BT_MIX(unsigned char, a3.m0[18]);
  BT_MIX(unsigned char, a3.m0[19]);
  BT_MIX(unsigned char, a3.m0[20]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(unsigned char, a5.m0[11]);
  BT_MIX(unsigned char, a5.m0[12]);
  BT_MIX(unsigned char, a5.m0[13]);
  BT_MIX(unsigned char, a5.m0[14]);
  BT_MIX(unsigned char, a5.m0[15]);
  BT_MIX(unsigned char, a5.m0[16]);
  BT_MIX(unsigned char, a5.m0[17]);
  BT_MIX(unsigned char, a5.m0[18]);
  BT_MIX(unsigned char, a5.m0[19]);
  BT_MIX(unsigned char, a5.m0[20]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T20 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  r.m0[11] = (unsigned char)bt_next(&h);
  r.m0[12] = (unsigned char)bt_next(&h);
  r.m0[13] = (unsigned char)bt_next(&h);
  r.m0[14] = (unsigned char)bt_next(&h);
  r.m0[15] = (unsigned char)bt_next(&h);
  r.m0[16] = (unsigned char)bt_next(&h);
  r.m0[17] = (unsigned char)bt_next(&h);
  r.m0[18] = (unsigned char)bt_next(&h);
  r.m0[19] = (unsigned char)bt_next(&h);
  r.m0[20] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T21 bt_fn_core_233(bt_id a0, bt_sel a1, int a2, struct T21 a3, double a4, struct T21 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(unsigned char, a3.m0[11]);
  BT_MIX(unsigned char, a3.m0[12]);
  BT_MIX(unsigned char, a3.m0[13]);
  BT_MIX(unsigned char, a3.m0[14]);
  BT_MIX(unsigned char, a3.m0[15]);
  BT_MIX(unsigned char, a3.m0[16]);
  BT_MIX(unsigned char, a3.m0[17]);
  BT_MIX(unsigned char, a3.m0[18]);
  BT_MIX(unsigned char, a3.m0[19]);
  BT_MIX(unsigned char, a3.m0[20]);
  BT_MIX(unsigned char, a3.m0[21]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(unsigned char, a5.m0[11]);
  BT_MIX(unsigned char, a5.m0[12]);
  BT_MIX(unsigned char, a5.m0[13]);
  BT_MIX(unsigned char, a5.m0[14]);
  BT_MIX(unsigned char, a5.m0[15]);
  BT_MIX(unsigned char, a5.m0[16]);
  BT_MIX(unsigned char, a5.m0[17]);
  BT_MIX(unsigned char, a5.m0[18]);
  BT_MIX(unsigned char, a5.m0[19]);
  BT_MIX(unsigned char, a5.m0[20]);
  BT_MIX(unsigned char, a5.m0[21]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T21 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  r.m0[11] = (unsigned char)bt_next(&h);
  r.m0[12] = (unsigned char)bt_next(&h);
  r.m0[13] = (unsigned char)bt_next(&h);
  r.m0[14] = (unsigned char)bt_next(&h);
  r.m0[15] = (unsigned char)bt_next(&h);
  r.m0[16] = (unsigned char)bt_next(&h);
  r.m0[17] = (unsigned char)bt_next(&h);
  r.m0[18] = (unsigned char)bt_next(&h);
  r.m0[19] = (unsigned char)bt_next(&h);
  r.m0[20] = (unsigned char)bt_next(&h);
  r.m0[21] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T22 bt_fn_core_235(bt_id a0, bt_sel a1, int a2, struct T22 a3, double a4, struct T22 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(unsigned char, a3.m0[11]);
  BT_MIX(unsigned char, a3.m0[12]);
  BT_MIX(unsigned char, a3.m0[13]);
  BT_MIX(unsigned char, a3.m0[14]);
  BT_MIX(unsigned char, a3.m0[15]);
  BT_MIX(unsigned char, a3.m0[16]);
  BT_MIX(unsigned char, a3.m0[17]);
  BT_MIX(unsigned char, a3.m0[18]);
  BT_MIX(unsigned char, a3.m0[19]);
  BT_MIX(unsigned char, a3.m0[20]);
  BT_MIX(unsigned char, a3.m0[21]);
  BT_MIX(unsigned char, a3.m0[22]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(unsigned char, a5.m0[11]);
  BT_MIX(unsigned char, a5.m0[12]);
  BT_MIX(unsigned char, a5.m0[13]);
  BT_MIX(unsigned char, a5.m0[14]);
  BT_MIX(unsigned char, a5.m0[15]);
  BT_MIX(unsigned char, a5.m0[16]);
  BT_MIX(unsigned char, a5.m0[17]);
  BT_MIX(unsigned char, a5.m0[18]);
  BT_MIX(unsigned char, a5.m0[19]);
  BT_MIX(unsigned char, a5.m0[20]);
  BT_MIX(unsigned char, a5.m0[21]);
  BT_MIX(unsigned char, a5.m0[22]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T22 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  r.m0[11] = (unsigned char)bt_next(&h);
  r.m0[12] = (unsigned char)bt_next(&h);
  r.m0[13] = (unsigned char)bt_next(&h);
  r.m0[14] = (unsigned char)bt_next(&h);
  r.m0[15] = (unsigned char)bt_next(&h);
  r.m0[16] = (unsigned char)bt_next(&h);
  r.m0[17] = (unsigned char)bt_next(&h);
  r.m0[18] = (unsigned char)bt_next(&h);
  r.m0[19] = (unsigned char)bt_next(&h);
  r.m0[20] = (unsigned char)bt_next(&h);
  r.m0[21] = (unsigned char)bt_next(&h);
  r.m0[22] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T119 bt_fn_core_237(bt_id a0, bt_sel a1, int a2, struct T119 a3, double a4, struct T119 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(float, a3.m0);
  BT_MIX(_Bool, a3.m1);
  BT_MIX(short, a3.m2);
  BT_MIX(int, a3.m3);
  BT_MIX(int, a3.m4);
  BT_MIX(signed char, a3.m5);
  BT_MIX(float, a3.m6);
  BT_MIX(double, a4);
  BT_MIX(float, a5.m0);
  BT_MIX(_Bool, a5.m1);
  BT_MIX(short, a5.m2);
  BT_MIX(int, a5.m3);
  BT_MIX(int, a5.m4);
  BT_MIX(signed char, a5.m5);
  BT_MIX(float, a5.m6);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T119 r; memset(&r, 0, sizeof r);
  r.m0 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m1 = (_Bool)(bt_next(&h) & 1);
  r.m2 = (short)bt_next(&h);
  r.m3 = (int)bt_next(&h);
  r.m4 = (int)bt_next(&h);
  r.m5 = (signed char)bt_next(&h);
  r.m6 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T24 bt_fn_core_239(bt_id a0, bt_sel a1, int a2, struct T24 a3, double a4, struct T24 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(unsigned char, a3.m0[11]);
  BT_MIX(unsigned char, a3.m0[12]);
  BT_MIX(unsigned char, a3.m0[13]);
  BT_MIX(unsigned char, a3.m0[14]);
  BT_MIX(unsigned char, a3.m0[15]);
  BT_MIX(unsigned char, a3.m0[16]);
  BT_MIX(unsigned char, a3.m0[17]);
  BT_MIX(unsigned char, a3.m0[18]);
  BT_MIX(unsigned char, a3.m0[19]);
  BT_MIX(unsigned char, a3.m0[20]);
  BT_MIX(unsigned char, a3.m0[21]);
  BT_MIX(unsigned char, a3.m0[22]);
  BT_MIX(unsigned char, a3.m0[23]);
  BT_MIX(unsigned char, a3.m0[24]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(unsigned char, a5.m0[11]);
  BT_MIX(unsigned char, a5.m0[12]);
  BT_MIX(unsigned char, a5.m0[13]);
  BT_MIX(unsigned char, a5.m0[14]);
  BT_MIX(unsigned char, a5.m0[15]);
  BT_MIX(unsigned char, a5.m0[16]);
  BT_MIX(unsigned char, a5.m0[17]);
  BT_MIX(unsigned char, a5.m0[18]);
  BT_MIX(unsigned char, a5.m0[19]);
  BT_MIX(unsigned char, a5.m0[20]);
  BT_MIX(unsigned char, a5.m0[21]);
  BT_MIX(unsigned char, a5.m0[22]);
  BT_MIX(unsigned char, a5.m0[23]);
  BT_MIX(unsigned char, a5.m0[24]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T24 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  r.m0[11] = (unsigned char)bt_next(&h);
  r.m0[12] = (unsigned char)bt_next(&h);
  r.m0[13] = (unsigned char)bt_next(&h);
  r.m0[14] = (unsigned char)bt_next(&h);
  r.m0[15] = (unsigned char)bt_next(&h);
  r.m0[16] = (unsigned char)bt_next(&h);
  r.m0[17] = (unsigned char)bt_next(&h);
  r.m0[18] = (unsigned char)bt_next(&h);
  r.m0[19] = (unsigned char)bt_next(&h);
  r.m0[20] = (unsigned char)bt_next(&h);
  r.m0[21] = (unsigned char)bt_next(&h);
  r.m0[22] = (unsigned char)bt_next(&h);
  r.m0[23] = (unsigned char)bt_next(&h);
  r.m0[24] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T25 bt_fn_core_241(bt_id a0, bt_sel a1, int a2, struct T25 a3, double a4, struct T25 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(unsigned char, a3.m0[11]);
  BT_MIX(unsigned char, a3.m0[12]);
  BT_MIX(unsigned char, a3.m0[13]);
  BT_MIX(unsigned char, a3.m0[14]);
  BT_MIX(unsigned char, a3.m0[15]);
  BT_MIX(unsigned char, a3.m0[16]);
  BT_MIX(unsigned char, a3.m0[17]);
  BT_MIX(unsigned char, a3.m0[18]);
  BT_MIX(unsigned char, a3.m0[19]);
  BT_MIX(unsigned char, a3.m0[20]);
  BT_MIX(unsigned char, a3.m0[21]);
  BT_MIX(unsigned char, a3.m0[22]);
  BT_MIX(unsigned char, a3.m0[23]);
  BT_MIX(unsigned char, a3.m0[24]);
  BT_MIX(unsigned char, a3.m0[25]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(unsigned char, a5.m0[11]);
  BT_MIX(unsigned char, a5.m0[12]);
  BT_MIX(unsigned char, a5.m0[13]);
  BT_MIX(unsigned char, a5.m0[14]);
  BT_MIX(unsigned char, a5.m0[15]);
  BT_MIX(unsigned char, a5.m0[16]);
  BT_MIX(unsigned char, a5.m0[17]);
  BT_MIX(unsigned char, a5.m0[18]);
  BT_MIX(unsigned char, a5.m0[19]);
  BT_MIX(unsigned char, a5.m0[20]);
  BT_MIX(unsigned char, a5.m0[21]);
  BT_MIX(unsigned char, a5.m0[22]);
  BT_MIX(unsigned char, a5.m0[23]);
  BT_MIX(unsigned char, a5.m0[24]);
  BT_MIX(unsigned char, a5.m0[25]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T25 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  r.m0[11] = (unsigned char)bt_next(&h);
  r.m0[12] = (unsigned char)bt_next(&h);
  r.m0[13] = (unsigned char)bt_next(&h);
  r.m0[14] = (unsigned char)bt_next(&h);
  r.m0[15] = (unsigned char)bt_next(&h);
  r.m0[16] = (unsigned char)bt_next(&h);
  r.m0[17] = (unsigned char)bt_next(&h);
  r.m0[18] = (unsigned char)bt_next(&h);
  r.m0[19] = (unsigned char)bt_next(&h);
  r.m0[20] = (unsigned char)bt_next(&h);
  r.m0[21] = (unsigned char)bt_next(&h);
  r.m0[22] = (unsigned char)bt_next(&h);
  r.m0[23] = (unsigned char)bt_next(&h);
  r.m0[24] = (unsigned char)bt_next(&h);
  r.m0[25] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T26 bt_fn_core_243(bt_id a0, bt_sel a1, int a2, struct T26 a3, double a4, struct T26 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(unsigned char, a3.m0[11]);
  BT_MIX(unsigned char, a3.m0[12]);
  BT_MIX(unsigned char, a3.m0[13]);
  BT_MIX(unsigned char, a3.m0[14]);
  BT_MIX(unsigned char, a3.m0[15]);
  BT_MIX(unsigned char, a3.m0[16]);
  BT_MIX(unsigned char, a3.m0[17]);
  BT_MIX(unsigned char, a3.m0[18]);
  BT_MIX(unsigned char, a3.m0[19]);
  BT_MIX(unsigned char, a3.m0[20]);
  BT_MIX(unsigned char, a3.m0[21]);
  BT_MIX(unsigned char, a3.m0[22]);
  BT_MIX(unsigned char, a3.m0[23]);
  BT_MIX(unsigned char, a3.m0[24]);
  BT_MIX(unsigned char, a3.m0[25]);
  BT_MIX(unsigned char, a3.m0[26]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(unsigned char, a5.m0[11]);
  BT_MIX(unsigned char, a5.m0[12]);
  BT_MIX(unsigned char, a5.m0[13]);
  BT_MIX(unsigned char, a5.m0[14]);
  BT_MIX(unsigned char, a5.m0[15]);
  BT_MIX(unsigned char, a5.m0[16]);
  BT_MIX(unsigned char, a5.m0[17]);
  BT_MIX(unsigned char, a5.m0[18]);
  BT_MIX(unsigned char, a5.m0[19]);
  BT_MIX(unsigned char, a5.m0[20]);
  BT_MIX(unsigned char, a5.m0[21]);
  BT_MIX(unsigned char, a5.m0[22]);
  BT_MIX(unsigned char, a5.m0[23]);
  BT_MIX(unsigned char, a5.m0[24]);
  BT_MIX(unsigned char, a5.m0[25]);
  BT_MIX(unsigned char, a5.m0[26]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T26 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  r.m0[11] = (unsigned char)bt_next(&h);
  r.m0[12] = (unsigned char)bt_next(&h);
  r.m0[13] = (unsigned char)bt_next(&h);
  r.m0[14] = (unsigned char)bt_next(&h);
  r.m0[15] = (unsigned char)bt_next(&h);
  r.m0[16] = (unsigned char)bt_next(&h);
  r.m0[17] = (unsigned char)bt_next(&h);
  r.m0[18] = (unsigned char)bt_next(&h);
  r.m0[19] = (unsigned char)bt_next(&h);
  r.m0[20] = (unsigned char)bt_next(&h);
  r.m0[21] = (unsigned char)bt_next(&h);
  r.m0[22] = (unsigned char)bt_next(&h);
  r.m0[23] = (unsigned char)bt_next(&h);
  r.m0[24] = (unsigned char)bt_next(&h);
  r.m0[25] = (unsigned char)bt_next(&h);
  r.m0[26] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T120 bt_fn_core_245(bt_id a0, bt_sel a1, int a2, struct T120 a3, double a4, struct T120 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(signed char, a3.m0);
  BT_MIX(int, a3.m1);
  BT_MIX(float, a3.m2);
  BT_MIX(_Bool, a3.m3);
  BT_MIX(int, a3.m4);
  BT_MIX(signed char, a3.m5);
  BT_MIX(short, a3.m6);
  BT_MIX(signed char, a3.m7);
  BT_MIX(double, a4);
  BT_MIX(signed char, a5.m0);
  BT_MIX(int, a5.m1);
  BT_MIX(float, a5.m2);
  BT_MIX(_Bool, a5.m3);
  BT_MIX(int, a5.m4);
  BT_MIX(signed char, a5.m5);
  BT_MIX(short, a5.m6);
  BT_MIX(signed char, a5.m7);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T120 r; memset(&r, 0, sizeof r);
  r.m0 = (signed char)bt_next(&h);
  r.m1 = (int)bt_next(&h);
  r.m2 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m3 = (_Bool)(bt_next(&h) & 1);
  r.m4 = (int)bt_next(&h);
  r.m5 = (signed char)bt_next(&h);
  r.m6 = (short)bt_next(&h);
  r.m7 = (signed char)bt_next(&h);
  return r;
}

BT_FN struct T28 bt_fn_core_247(bt_id a0, bt_sel a1, int a2, struct T28 a3, double a4, struct T28 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(unsigned char, a3.m0[11]);
  BT_MIX(unsigned char, a3.m0[12]);
  BT_MIX(unsigned char, a3.m0[13]);
  BT_MIX(unsigned char, a3.m0[14]);
  BT_MIX(unsigned char, a3.m0[15]);
  BT_MIX(unsigned char, a3.m0[16]);
  BT_MIX(unsigned char, a3.m0[17]);
  BT_MIX(unsigned char, a3.m0[18]);
  BT_MIX(unsigned char, a3.m0[19]);
  BT_MIX(unsigned char, a3.m0[20]);
  BT_MIX(unsigned char, a3.m0[21]);
  BT_MIX(unsigned char, a3.m0[22]);
  BT_MIX(unsigned char, a3.m0[23]);
  BT_MIX(unsigned char, a3.m0[24]);
  BT_MIX(unsigned char, a3.m0[25]);
  BT_MIX(unsigned char, a3.m0[26]);
  BT_MIX(unsigned char, a3.m0[27]);
  BT_MIX(unsigned char, a3.m0[28]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(unsigned char, a5.m0[11]);
  BT_MIX(unsigned char, a5.m0[12]);
  BT_MIX(unsigned char, a5.m0[13]);
  BT_MIX(unsigned char, a5.m0[14]);
  BT_MIX(unsigned char, a5.m0[15]);
  BT_MIX(unsigned char, a5.m0[16]);
  BT_MIX(unsigned char, a5.m0[17]);
  BT_MIX(unsigned char, a5.m0[18]);
  BT_MIX(unsigned char, a5.m0[19]);
  BT_MIX(unsigned char, a5.m0[20]);
  BT_MIX(unsigned char, a5.m0[21]);
  BT_MIX(unsigned char, a5.m0[22]);
  BT_MIX(unsigned char, a5.m0[23]);
  BT_MIX(unsigned char, a5.m0[24]);
  BT_MIX(unsigned char, a5.m0[25]);
  BT_MIX(unsigned char, a5.m0[26]);
  BT_MIX(unsigned char, a5.m0[27]);
  BT_MIX(unsigned char, a5.m0[28]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T28 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  r.m0[11] = (unsigned char)bt_next(&h);
  r.m0[12] = (unsigned char)bt_next(&h);
  r.m0[13] = (unsigned char)bt_next(&h);
  r.m0[14] = (unsigned char)bt_next(&h);
  r.m0[15] = (unsigned char)bt_next(&h);
  r.m0[16] = (unsigned char)bt_next(&h);
  r.m0[17] = (unsigned char)bt_next(&h);
  r.m0[18] = (unsigned char)bt_next(&h);
  r.m0[19] = (unsigned char)bt_next(&h);
  r.m0[20] = (unsigned char)bt_next(&h);
  r.m0[21] = (unsigned char)bt_next(&h);
  r.m0[22] = (unsigned char)bt_next(&h);
  r.m0[23] = (unsigned char)bt_next(&h);
  r.m0[24] = (unsigned char)bt_next(&h);
  r.m0[25] = (unsigned char)bt_next(&h);
  r.m0[26] = (unsigned char)bt_next(&h);
  r.m0[27] = (unsigned char)bt_next(&h);
  r.m0[28] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T29 bt_fn_core_249(bt_id a0, bt_sel a1, int a2, struct T29 a3, double a4, struct T29 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(unsigned char, a3.m0[11]);
  BT_MIX(unsigned char, a3.m0[12]);
  BT_MIX(unsigned char, a3.m0[13]);
  BT_MIX(unsigned char, a3.m0[14]);
  BT_MIX(unsigned char, a3.m0[15]);
  BT_MIX(unsigned char, a3.m0[16]);
  BT_MIX(unsigned char, a3.m0[17]);
  BT_MIX(unsigned char, a3.m0[18]);
  BT_MIX(unsigned char, a3.m0[19]);
  BT_MIX(unsigned char, a3.m0[20]);
  BT_MIX(unsigned char, a3.m0[21]);
  BT_MIX(unsigned char, a3.m0[22]);
  BT_MIX(unsigned char, a3.m0[23]);
  BT_MIX(unsigned char, a3.m0[24]);
  BT_MIX(unsigned char, a3.m0[25]);
  BT_MIX(unsigned char, a3.m0[26]);
  BT_MIX(unsigned char, a3.m0[27]);
  BT_MIX(unsigned char, a3.m0[28]);
  BT_MIX(unsigned char, a3.m0[29]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(unsigned char, a5.m0[11]);
  BT_MIX(unsigned char, a5.m0[12]);
  BT_MIX(unsigned char, a5.m0[13]);
  BT_MIX(unsigned char, a5.m0[14]);
  BT_MIX(unsigned char, a5.m0[15]);
  BT_MIX(unsigned char, a5.m0[16]);
  BT_MIX(unsigned char, a5.m0[17]);
  BT_MIX(unsigned char, a5.m0[18]);
  BT_MIX(unsigned char, a5.m0[19]);
  BT_MIX(unsigned char, a5.m0[20]);
  BT_MIX(unsigned char, a5.m0[21]);
  BT_MIX(unsigned char, a5.m0[22]);
  BT_MIX(unsigned char, a5.m0[23]);
  BT_MIX(unsigned char, a5.m0[24]);
  BT_MIX(unsigned char, a5.m0[25]);
  BT_MIX(unsigned char, a5.m0[26]);
  BT_MIX(unsigned char, a5.m0[27]);
  BT_MIX(unsigned char, a5.m0[28]);
  BT_MIX(unsigned char, a5.m0[29]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T29 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  r.m0[11] = (unsigned char)bt_next(&h);
  r.m0[12] = (unsigned char)bt_next(&h);
  r.m0[13] = (unsigned char)bt_next(&h);
  r.m0[14] = (unsigned char)bt_next(&h);
  r.m0[15] = (unsigned char)bt_next(&h);
  r.m0[16] = (unsigned char)bt_next(&h);
  r.m0[17] = (unsigned char)bt_next(&h);
  r.m0[18] = (unsigned char)bt_next(&h);
  r.m0[19] = (unsigned char)bt_next(&h);
  r.m0[20] = (unsigned char)bt_next(&h);
  r.m0[21] = (unsigned char)bt_next(&h);
  r.m0[22] = (unsigned char)bt_next(&h);
  r.m0[23] = (unsigned char)bt_next(&h);
  r.m0[24] = (unsigned char)bt_next(&h);
  r.m0[25] = (unsigned char)bt_next(&h);
  r.m0[26] = (unsigned char)bt_next(&h);
  r.m0[27] = (unsigned char)bt_next(&h);
  r.m0[28] = (unsigned char)bt_next(&h);
  r.m0[29] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T30 bt_fn_core_251(bt_id a0, bt_sel a1, int a2, struct T30 a3, double a4, struct T30 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(unsigned char, a3.m0[11]);
  BT_MIX(unsigned char, a3.m0[12]);
  BT_MIX(unsigned char, a3.m0[13]);
  BT_MIX(unsigned char, a3.m0[14]);
  BT_MIX(unsigned char, a3.m0[15]);
  BT_MIX(unsigned char, a3.m0[16]);
  BT_MIX(unsigned char, a3.m0[17]);
  BT_MIX(unsigned char, a3.m0[18]);
  BT_MIX(unsigned char, a3.m0[19]);
  BT_MIX(unsigned char, a3.m0[20]);
  BT_MIX(unsigned char, a3.m0[21]);
  BT_MIX(unsigned char, a3.m0[22]);
  BT_MIX(unsigned char, a3.m0[23]);
  BT_MIX(unsigned char, a3.m0[24]);
  BT_MIX(unsigned char, a3.m0[25]);
  BT_MIX(unsigned char, a3.m0[26]);
  BT_MIX(unsigned char, a3.m0[27]);
  BT_MIX(unsigned char, a3.m0[28]);
  BT_MIX(unsigned char, a3.m0[29]);
  BT_MIX(unsigned char, a3.m0[30]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(unsigned char, a5.m0[11]);
  BT_MIX(unsigned char, a5.m0[12]);
  BT_MIX(unsigned char, a5.m0[13]);
  BT_MIX(unsigned char, a5.m0[14]);
  BT_MIX(unsigned char, a5.m0[15]);
  BT_MIX(unsigned char, a5.m0[16]);
  BT_MIX(unsigned char, a5.m0[17]);
  BT_MIX(unsigned char, a5.m0[18]);
  BT_MIX(unsigned char, a5.m0[19]);
  BT_MIX(unsigned char, a5.m0[20]);
  BT_MIX(unsigned char, a5.m0[21]);
  BT_MIX(unsigned char, a5.m0[22]);
  BT_MIX(unsigned char, a5.m0[23]);
  BT_MIX(unsigned char, a5.m0[24]);
  BT_MIX(unsigned char, a5.m0[25]);
  BT_MIX(unsigned char, a5.m0[26]);
  BT_MIX(unsigned char, a5.m0[27]);
  BT_MIX(unsigned char, a5.m0[28]);
  BT_MIX(unsigned char, a5.m0[29]);
  BT_MIX(unsigned char, a5.m0[30]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T30 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  r.m0[11] = (unsigned char)bt_next(&h);
  r.m0[12] = (unsigned char)bt_next(&h);
  r.m0[13] = (unsigned char)bt_next(&h);
  r.m0[14] = (unsigned char)bt_next(&h);
  r.m0[15] = (unsigned char)bt_next(&h);
  r.m0[16] = (unsigned char)bt_next(&h);
  r.m0[17] = (unsigned char)bt_next(&h);
  r.m0[18] = (unsigned char)bt_next(&h);
  r.m0[19] = (unsigned char)bt_next(&h);
  r.m0[20] = (unsigned char)bt_next(&h);
  r.m0[21] = (unsigned char)bt_next(&h);
  r.m0[22] = (unsigned char)bt_next(&h);
  r.m0[23] = (unsigned char)bt_next(&h);
  r.m0[24] = (unsigned char)bt_next(&h);
  r.m0[25] = (unsigned char)bt_next(&h);
  r.m0[26] = (unsigned char)bt_next(&h);
  r.m0[27] = (unsigned char)bt_next(&h);
  r.m0[28] = (unsigned char)bt_next(&h);
  r.m0[29] = (unsigned char)bt_next(&h);
  r.m0[30] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T121 bt_fn_core_253(bt_id a0, bt_sel a1, int a2, struct T121 a3, double a4, struct T121 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(double, a3.m0);
  BT_MIX(unsigned short, a3.m1);
  BT_MIX(unsigned int, a3.m2);
  BT_MIX(signed char, a3.m3);
  BT_MIX(unsigned int, a3.m4);
  BT_MIX(_Bool, a3.m5);
  BT_MIX(unsigned int, a3.m6);
  BT_MIX(double, a4);
  BT_MIX(double, a5.m0);
  BT_MIX(unsigned short, a5.m1);
  BT_MIX(unsigned int, a5.m2);
  BT_MIX(signed char, a5.m3);
  BT_MIX(unsigned int, a5.m4);
  BT_MIX(_Bool, a5.m5);
  BT_MIX(unsigned int, a5.m6);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T121 r; memset(&r, 0, sizeof r);
  r.m0 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m1 = (unsigned short)bt_next(&h);
  r.m2 = (unsigned int)bt_next(&h);
  r.m3 = (signed char)bt_next(&h);
  r.m4 = (unsigned int)bt_next(&h);
  r.m5 = (_Bool)(bt_next(&h) & 1);
  r.m6 = (unsigned int)bt_next(&h);
  return r;
}

BT_FN struct T32 bt_fn_core_255(bt_id a0, bt_sel a1, int a2, struct T32 a3, double a4, struct T32 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(unsigned char, a3.m0[11]);
  BT_MIX(unsigned char, a3.m0[12]);
  BT_MIX(unsigned char, a3.m0[13]);
  BT_MIX(unsigned char, a3.m0[14]);
  BT_MIX(unsigned char, a3.m0[15]);
  BT_MIX(unsigned char, a3.m0[16]);
  BT_MIX(unsigned char, a3.m0[17]);
  BT_MIX(unsigned char, a3.m0[18]);
  BT_MIX(unsigned char, a3.m0[19]);
  BT_MIX(unsigned char, a3.m0[20]);
  BT_MIX(unsigned char, a3.m0[21]);
  BT_MIX(unsigned char, a3.m0[22]);
  BT_MIX(unsigned char, a3.m0[23]);
  BT_MIX(unsigned char, a3.m0[24]);
  BT_MIX(unsigned char, a3.m0[25]);
  BT_MIX(unsigned char, a3.m0[26]);
  BT_MIX(unsigned char, a3.m0[27]);
  BT_MIX(unsigned char, a3.m0[28]);
  BT_MIX(unsigned char, a3.m0[29]);
  BT_MIX(unsigned char, a3.m0[30]);
  BT_MIX(unsigned char, a3.m0[31]);
  BT_MIX(unsigned char, a3.m0[32]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(unsigned char, a5.m0[11]);
  BT_MIX(unsigned char, a5.m0[12]);
  BT_MIX(unsigned char, a5.m0[13]);
  BT_MIX(unsigned char, a5.m0[14]);
  BT_MIX(unsigned char, a5.m0[15]);
  BT_MIX(unsigned char, a5.m0[16]);
  BT_MIX(unsigned char, a5.m0[17]);
  BT_MIX(unsigned char, a5.m0[18]);
  BT_MIX(unsigned char, a5.m0[19]);
  BT_MIX(unsigned char, a5.m0[20]);
  BT_MIX(unsigned char, a5.m0[21]);
  BT_MIX(unsigned char, a5.m0[22]);
  BT_MIX(unsigned char, a5.m0[23]);
  BT_MIX(unsigned char, a5.m0[24]);
  BT_MIX(unsigned char, a5.m0[25]);
  BT_MIX(unsigned char, a5.m0[26]);
  BT_MIX(unsigned char, a5.m0[27]);
  BT_MIX(unsigned char, a5.m0[28]);
  BT_MIX(unsigned char, a5.m0[29]);
  BT_MIX(unsigned char, a5.m0[30]);
  BT_MIX(unsigned char, a5.m0[31]);
  BT_MIX(unsigned char, a5.m0[32]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T32 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  r.m0[11] = (unsigned char)bt_next(&h);
  r.m0[12] = (unsigned char)bt_next(&h);
  r.m0[13] = (unsigned char)bt_next(&h);
  r.m0[14] = (unsigned char)bt_next(&h);
  r.m0[15] = (unsigned char)bt_next(&h);
  r.m0[16] = (unsigned char)bt_next(&h);
  r.m0[17] = (unsigned char)bt_next(&h);
  r.m0[18] = (unsigned char)bt_next(&h);
  r.m0[19] = (unsigned char)bt_next(&h);
  r.m0[20] = (unsigned char)bt_next(&h);
  r.m0[21] = (unsigned char)bt_next(&h);
  r.m0[22] = (unsigned char)bt_next(&h);
  r.m0[23] = (unsigned char)bt_next(&h);
  r.m0[24] = (unsigned char)bt_next(&h);
  r.m0[25] = (unsigned char)bt_next(&h);
  r.m0[26] = (unsigned char)bt_next(&h);
  r.m0[27] = (unsigned char)bt_next(&h);
  r.m0[28] = (unsigned char)bt_next(&h);
  r.m0[29] = (unsigned char)bt_next(&h);
  r.m0[30] = (unsigned char)bt_next(&h);
  r.m0[31] = (unsigned char)bt_next(&h);
  r.m0[32] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T33 bt_fn_core_257(bt_id a0, bt_sel a1, int a2, struct T33 a3, double a4, struct T33 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(unsigned char, a3.m0[11]);
  BT_MIX(unsigned char, a3.m0[12]);
  BT_MIX(unsigned char, a3.m0[13]);
  BT_MIX(unsigned char, a3.m0[14]);
  BT_MIX(unsigned char, a3.m0[15]);
  BT_MIX(unsigned char, a3.m0[16]);
  BT_MIX(unsigned char, a3.m0[17]);
  BT_MIX(unsigned char, a3.m0[18]);
  BT_MIX(unsigned char, a3.m0[19]);
  BT_MIX(unsigned char, a3.m0[20]);
  BT_MIX(unsigned char, a3.m0[21]);
  BT_MIX(unsigned char, a3.m0[22]);
  BT_MIX(unsigned char, a3.m0[23]);
  BT_MIX(unsigned char, a3.m0[24]);
  BT_MIX(unsigned char, a3.m0[25]);
  BT_MIX(unsigned char, a3.m0[26]);
  BT_MIX(unsigned char, a3.m0[27]);
  BT_MIX(unsigned char, a3.m0[28]);
  BT_MIX(unsigned char, a3.m0[29]);
  BT_MIX(unsigned char, a3.m0[30]);
  BT_MIX(unsigned char, a3.m0[31]);
  BT_MIX(unsigned char, a3.m0[32]);
  BT_MIX(unsigned char, a3.m0[33]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(unsigned char, a5.m0[11]);
  BT_MIX(unsigned char, a5.m0[12]);
  BT_MIX(unsigned char, a5.m0[13]);
  BT_MIX(unsigned char, a5.m0[14]);
  BT_MIX(unsigned char, a5.m0[15]);
  BT_MIX(unsigned char, a5.m0[16]);
  BT_MIX(unsigned char, a5.m0[17]);
  BT_MIX(unsigned char, a5.m0[18]);
  BT_MIX(unsigned char, a5.m0[19]);
  BT_MIX(unsigned char, a5.m0[20]);
  BT_MIX(unsigned char, a5.m0[21]);
  BT_MIX(unsigned char, a5.m0[22]);
  BT_MIX(unsigned char, a5.m0[23]);
  BT_MIX(unsigned char, a5.m0[24]);
  BT_MIX(unsigned char, a5.m0[25]);
  BT_MIX(unsigned char, a5.m0[26]);
  BT_MIX(unsigned char, a5.m0[27]);
  BT_MIX(unsigned char, a5.m0[28]);
  BT_MIX(unsigned char, a5.m0[29]);
  BT_MIX(unsigned char, a5.m0[30]);
  BT_MIX(unsigned char, a5.m0[31]);
  BT_MIX(unsigned char, a5.m0[32]);
  BT_MIX(unsigned char, a5.m0[33]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T33 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  r.m0[11] = (unsigned char)bt_next(&h);
  r.m0[12] = (unsigned char)bt_next(&h);
  r.m0[13] = (unsigned char)bt_next(&h);
  r.m0[14] = (unsigned char)bt_next(&h);
  r.m0[15] = (unsigned char)bt_next(&h);
  r.m0[16] = (unsigned char)bt_next(&h);
  r.m0[17] = (unsigned char)bt_next(&h);
  r.m0[18] = (unsigned char)bt_next(&h);
  r.m0[19] = (unsigned char)bt_next(&h);
  r.m0[20] = (unsigned char)bt_next(&h);
  r.m0[21] = (unsigned char)bt_next(&h);
  r.m0[22] = (unsigned char)bt_next(&h);
  r.m0[23] = (unsigned char)bt_next(&h);
  r.m0[24] = (unsigned char)bt_next(&h);
  r.m0[25] = (unsigned char)bt_next(&h);
  r.m0[26] = (unsigned char)bt_next(&h);
  r.m0[27] = (unsigned char)bt_next(&h);
  r.m0[28] = (unsigned char)bt_next(&h);
  r.m0[29] = (unsigned char)bt_next(&h);
  r.m0[30] = (unsigned char)bt_next(&h);
  r.m0[31] = (unsigned char)bt_next(&h);
  r.m0[32] = (unsigned char)bt_next(&h);
  r.m0[33] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T34 bt_fn_core_259(bt_id a0, bt_sel a1, int a2, struct T34 a3, double a4, struct T34 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(unsigned char, a3.m0[11]);
  BT_MIX(unsigned char, a3.m0[12]);
  BT_MIX(unsigned char, a3.m0[13]);
  BT_MIX(unsigned char, a3.m0[14]);
  BT_MIX(unsigned char, a3.m0[15]);
  BT_MIX(unsigned char, a3.m0[16]);
  BT_MIX(unsigned char, a3.m0[17]);
  BT_MIX(unsigned char, a3.m0[18]);
  BT_MIX(unsigned char, a3.m0[19]);
  BT_MIX(unsigned char, a3.m0[20]);
  BT_MIX(unsigned char, a3.m0[21]);
  BT_MIX(unsigned char, a3.m0[22]);
  BT_MIX(unsigned char, a3.m0[23]);
  BT_MIX(unsigned char, a3.m0[24]);
  BT_MIX(unsigned char, a3.m0[25]);
  BT_MIX(unsigned char, a3.m0[26]);
  BT_MIX(unsigned char, a3.m0[27]);
  BT_MIX(unsigned char, a3.m0[28]);
  BT_MIX(unsigned char, a3.m0[29]);
  BT_MIX(unsigned char, a3.m0[30]);
  BT_MIX(unsigned char, a3.m0[31]);
  BT_MIX(unsigned char, a3.m0[32]);
  BT_MIX(unsigned char, a3.m0[33]);
  BT_MIX(unsigned char, a3.m0[34]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(unsigned char, a5.m0[11]);
  BT_MIX(unsigned char, a5.m0[12]);
  BT_MIX(unsigned char, a5.m0[13]);
  BT_MIX(unsigned char, a5.m0[14]);
  BT_MIX(unsigned char, a5.m0[15]);
  BT_MIX(unsigned char, a5.m0[16]);
  BT_MIX(unsigned char, a5.m0[17]);
  BT_MIX(unsigned char, a5.m0[18]);
  BT_MIX(unsigned char, a5.m0[19]);
  BT_MIX(unsigned char, a5.m0[20]);
  BT_MIX(unsigned char, a5.m0[21]);
  BT_MIX(unsigned char, a5.m0[22]);
  BT_MIX(unsigned char, a5.m0[23]);
  BT_MIX(unsigned char, a5.m0[24]);
  BT_MIX(unsigned char, a5.m0[25]);
  BT_MIX(unsigned char, a5.m0[26]);
  BT_MIX(unsigned char, a5.m0[27]);
  BT_MIX(unsigned char, a5.m0[28]);
  BT_MIX(unsigned char, a5.m0[29]);
  BT_MIX(unsigned char, a5.m0[30]);
  BT_MIX(unsigned char, a5.m0[31]);
  BT_MIX(unsigned char, a5.m0[32]);
  BT_MIX(unsigned char, a5.m0[33]);
  BT_MIX(unsigned char, a5.m0[34]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T34 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  r.m0[11] = (unsigned char)bt_next(&h);
  r.m0[12] = (unsigned char)bt_next(&h);
  r.m0[13] = (unsigned char)bt_next(&h);
  r.m0[14] = (unsigned char)bt_next(&h);
  r.m0[15] = (unsigned char)bt_next(&h);
  r.m0[16] = (unsigned char)bt_next(&h);
  r.m0[17] = (unsigned char)bt_next(&h);
  r.m0[18] = (unsigned char)bt_next(&h);
  r.m0[19] = (unsigned char)bt_next(&h);
  r.m0[20] = (unsigned char)bt_next(&h);
  r.m0[21] = (unsigned char)bt_next(&h);
  r.m0[22] = (unsigned char)bt_next(&h);
  r.m0[23] = (unsigned char)bt_next(&h);
  r.m0[24] = (unsigned char)bt_next(&h);
  r.m0[25] = (unsigned char)bt_next(&h);
  r.m0[26] = (unsigned char)bt_next(&h);
  r.m0[27] = (unsigned char)bt_next(&h);
  r.m0[28] = (unsigned char)bt_next(&h);
  r.m0[29] = (unsigned char)bt_next(&h);
  r.m0[30] = (unsigned char)bt_next(&h);
  r.m0[31] = (unsigned char)bt_next(&h);
  r.m0[32] = (unsigned char)bt_next(&h);
  r.m0[33] = (unsigned char)bt_next(&h);
  r.m0[34] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T35 bt_fn_core_261(bt_id a0, bt_sel a1, int a2, struct T35 a3, double a4, struct T35 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(unsigned char, a3.m0[11]);
  BT_MIX(unsigned char, a3.m0[12]);
  BT_MIX(unsigned char, a3.m0[13]);
  BT_MIX(unsigned char, a3.m0[14]);
  BT_MIX(unsigned char, a3.m0[15]);
  BT_MIX(unsigned char, a3.m0[16]);
  BT_MIX(unsigned char, a3.m0[17]);
  BT_MIX(unsigned char, a3.m0[18]);
  BT_MIX(unsigned char, a3.m0[19]);
  BT_MIX(unsigned char, a3.m0[20]);
  BT_MIX(unsigned char, a3.m0[21]);
  BT_MIX(unsigned char, a3.m0[22]);
  BT_MIX(unsigned char, a3.m0[23]);
  BT_MIX(unsigned char, a3.m0[24]);
  BT_MIX(unsigned char, a3.m0[25]);
  BT_MIX(unsigned char, a3.m0[26]);
  BT_MIX(unsigned char, a3.m0[27]);
  BT_MIX(unsigned char, a3.m0[28]);
  BT_MIX(unsigned char, a3.m0[29]);
  BT_MIX(unsigned char, a3.m0[30]);
  BT_MIX(unsigned char, a3.m0[31]);
  BT_MIX(unsigned char, a3.m0[32]);
  BT_MIX(unsigned char, a3.m0[33]);
  BT_MIX(unsigned char, a3.m0[34]);
  BT_MIX(unsigned char, a3.m0[35]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(unsigned char, a5.m0[11]);
  BT_MIX(unsigned char, a5.m0[12]);
  BT_MIX(unsigned char, a5.m0[13]);
  BT_MIX(unsigned char, a5.m0[14]);
  BT_MIX(unsigned char, a5.m0[15]);
  BT_MIX(unsigned char, a5.m0[16]);
  BT_MIX(unsigned char, a5.m0[17]);
  BT_MIX(unsigned char, a5.m0[18]);
  BT_MIX(unsigned char, a5.m0[19]);
  BT_MIX(unsigned char, a5.m0[20]);
  BT_MIX(unsigned char, a5.m0[21]);
  BT_MIX(unsigned char, a5.m0[22]);
  BT_MIX(unsigned char, a5.m0[23]);
  BT_MIX(unsigned char, a5.m0[24]);
  BT_MIX(unsigned char, a5.m0[25]);
  BT_MIX(unsigned char, a5.m0[26]);
  BT_MIX(unsigned char, a5.m0[27]);
  BT_MIX(unsigned char, a5.m0[28]);
  BT_MIX(unsigned char, a5.m0[29]);
  BT_MIX(unsigned char, a5.m0[30]);
  BT_MIX(unsigned char, a5.m0[31]);
  BT_MIX(unsigned char, a5.m0[32]);
  BT_MIX(unsigned char, a5.m0[33]);
  BT_MIX(unsigned char, a5.m0[34]);
  BT_MIX(unsigned char, a5.m0[35]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T35 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  r.m0[11] = (unsigned char)bt_next(&h);
  r.m0[12] = (unsigned char)bt_next(&h);
  r.m0[13] = (unsigned char)bt_next(&h);
  r.m0[14] = (unsigned char)bt_next(&h);
  r.m0[15] = (unsigned char)bt_next(&h);
  r.m0[16] = (unsigned char)bt_next(&h);
  r.m0[17] = (unsigned char)bt_next(&h);
  r.m0[18] = (unsigned char)bt_next(&h);
  r.m0[19] = (unsigned char)bt_next(&h);
  r.m0[20] = (unsigned char)bt_next(&h);
  r.m0[21] = (unsigned char)bt_next(&h);
  r.m0[22] = (unsigned char)bt_next(&h);
  r.m0[23] = (unsigned char)bt_next(&h);
  r.m0[24] = (unsigned char)bt_next(&h);
  r.m0[25] = (unsigned char)bt_next(&h);
  r.m0[26] = (unsigned char)bt_next(&h);
  r.m0[27] = (unsigned char)bt_next(&h);
  r.m0[28] = (unsigned char)bt_next(&h);
  r.m0[29] = (unsigned char)bt_next(&h);
  r.m0[30] = (unsigned char)bt_next(&h);
  r.m0[31] = (unsigned char)bt_next(&h);
  r.m0[32] = (unsigned char)bt_next(&h);
  r.m0[33] = (unsigned char)bt_next(&h);
  r.m0[34] = (unsigned char)bt_next(&h);
  r.m0[35] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T36 bt_fn_core_263(bt_id a0, bt_sel a1, int a2, struct T36 a3, double a4, struct T36 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(unsigned char, a3.m0[11]);
  BT_MIX(unsigned char, a3.m0[12]);
  BT_MIX(unsigned char, a3.m0[13]);
  BT_MIX(unsigned char, a3.m0[14]);
  BT_MIX(unsigned char, a3.m0[15]);
  BT_MIX(unsigned char, a3.m0[16]);
  BT_MIX(unsigned char, a3.m0[17]);
  BT_MIX(unsigned char, a3.m0[18]);
  BT_MIX(unsigned char, a3.m0[19]);
  BT_MIX(unsigned char, a3.m0[20]);
  BT_MIX(unsigned char, a3.m0[21]);
  BT_MIX(unsigned char, a3.m0[22]);
  BT_MIX(unsigned char, a3.m0[23]);
  BT_MIX(unsigned char, a3.m0[24]);
  BT_MIX(unsigned char, a3.m0[25]);
  BT_MIX(unsigned char, a3.m0[26]);
  BT_MIX(unsigned char, a3.m0[27]);
  BT_MIX(unsigned char, a3.m0[28]);
  BT_MIX(unsigned char, a3.m0[29]);
  BT_MIX(unsigned char, a3.m0[30]);
  BT_MIX(unsigned char, a3.m0[31]);
  BT_MIX(unsigned char, a3.m0[32]);
  BT_MIX(unsigned char, a3.m0[33]);
  BT_MIX(unsigned char, a3.m0[34]);
  BT_MIX(unsigned char, a3.m0[35]);
  BT_MIX(unsigned char, a3.m0[36]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(unsigned char, a5.m0[11]);
  BT_MIX(unsigned char, a5.m0[12]);
  BT_MIX(unsigned char, a5.m0[13]);
  BT_MIX(unsigned char, a5.m0[14]);
  BT_MIX(unsigned char, a5.m0[15]);
  BT_MIX(unsigned char, a5.m0[16]);
  BT_MIX(unsigned char, a5.m0[17]);
  BT_MIX(unsigned char, a5.m0[18]);
  BT_MIX(unsigned char, a5.m0[19]);
  BT_MIX(unsigned char, a5.m0[20]);
  BT_MIX(unsigned char, a5.m0[21]);
  BT_MIX(unsigned char, a5.m0[22]);
  BT_MIX(unsigned char, a5.m0[23]);
  BT_MIX(unsigned char, a5.m0[24]);
  BT_MIX(unsigned char, a5.m0[25]);
  BT_MIX(unsigned char, a5.m0[26]);
  BT_MIX(unsigned char, a5.m0[27]);
  BT_MIX(unsigned char, a5.m0[28]);
  BT_MIX(unsigned char, a5.m0[29]);
  BT_MIX(unsigned char, a5.m0[30]);
  BT_MIX(unsigned char, a5.m0[31]);
  BT_MIX(unsigned char, a5.m0[32]);
  BT_MIX(unsigned char, a5.m0[33]);
  BT_MIX(unsigned char, a5.m0[34]);
  BT_MIX(unsigned char, a5.m0[35]);
  BT_MIX(unsigned char, a5.m0[36]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T36 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  r.m0[11] = (unsigned char)bt_next(&h);
  r.m0[12] = (unsigned char)bt_next(&h);
  r.m0[13] = (unsigned char)bt_next(&h);
  r.m0[14] = (unsigned char)bt_next(&h);
  r.m0[15] = (unsigned char)bt_next(&h);
  r.m0[16] = (unsigned char)bt_next(&h);
  r.m0[17] = (unsigned char)bt_next(&h);
  r.m0[18] = (unsigned char)bt_next(&h);
  r.m0[19] = (unsigned char)bt_next(&h);
  r.m0[20] = (unsigned char)bt_next(&h);
  r.m0[21] = (unsigned char)bt_next(&h);
  r.m0[22] = (unsigned char)bt_next(&h);
  r.m0[23] = (unsigned char)bt_next(&h);
  r.m0[24] = (unsigned char)bt_next(&h);
  r.m0[25] = (unsigned char)bt_next(&h);
  r.m0[26] = (unsigned char)bt_next(&h);
  r.m0[27] = (unsigned char)bt_next(&h);
  r.m0[28] = (unsigned char)bt_next(&h);
  r.m0[29] = (unsigned char)bt_next(&h);
  r.m0[30] = (unsigned char)bt_next(&h);
  r.m0[31] = (unsigned char)bt_next(&h);
  r.m0[32] = (unsigned char)bt_next(&h);
  r.m0[33] = (unsigned char)bt_next(&h);
  r.m0[34] = (unsigned char)bt_next(&h);
  r.m0[35] = (unsigned char)bt_next(&h);
  r.m0[36] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T37 bt_fn_core_265(bt_id a0, bt_sel a1, int a2, struct T37 a3, double a4, struct T37 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(unsigned char, a3.m0[11]);
  BT_MIX(unsigned char, a3.m0[12]);
  BT_MIX(unsigned char, a3.m0[13]);
  BT_MIX(unsigned char, a3.m0[14]);
  BT_MIX(unsigned char, a3.m0[15]);
  BT_MIX(unsigned char, a3.m0[16]);
  BT_MIX(unsigned char, a3.m0[17]);
  BT_MIX(unsigned char, a3.m0[18]);
  BT_MIX(unsigned char, a3.m0[19]);
  BT_MIX(unsigned char, a3.m0[20]);
  BT_MIX(unsigned char, a3.m0[21]);
  BT_MIX(unsigned char, a3.m0[22]);
  BT_MIX(unsigned char, a3.m0[23]);
  BT_MIX(unsigned char, a3.m0[24]);
  BT_MIX(unsigned char, a3.m0[25]);
  BT_MIX(unsigned char, a3.m0[26]);
  BT_MIX(unsigned char, a3.m0[27]);
  BT_MIX(unsigned char, a3.m0[28]);
  BT_MIX(unsigned char, a3.m0[29]);
  BT_MIX(unsigned char, a3.m0[30]);
  BT_MIX(unsigned char, a3.m0[31]);
  BT_MIX(unsigned char, a3.m0[32]);
  BT_MIX(unsigned char, a3.m0[33]);
  BT_MIX(unsigned char, a3.m0[34]);
  BT_MIX(unsigned char, a3.m0[35]);
  BT_MIX(unsigned char, a3.m0[36]);
  BT_MIX(unsigned char, a3.m0[37]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(unsigned char, a5.m0[11]);
  BT_MIX(unsigned char, a5.m0[12]);
  BT_MIX(unsigned char, a5.m0[13]);
  BT_MIX(unsigned char, a5.m0[14]);
  BT_MIX(unsigned char, a5.m0[15]);
  BT_MIX(unsigned char, a5.m0[16]);
  BT_MIX(unsigned char, a5.m0[17]);
  BT_MIX(unsigned char, a5.m0[18]);
  BT_MIX(unsigned char, a5.m0[19]);
  BT_MIX(unsigned char, a5.m0[20]);
  BT_MIX(unsigned char, a5.m0[21]);
  BT_MIX(unsigned char, a5.m0[22]);
  BT_MIX(unsigned char, a5.m0[23]);
  BT_MIX(unsigned char, a5.m0[24]);
  BT_MIX(unsigned char, a5.m0[25]);
  BT_MIX(unsigned char, a5.m0[26]);
  BT_MIX(unsigned char, a5.m0[27]);
  BT_MIX(unsigned char, a5.m0[28]);
  BT_MIX(unsigned char, a5.m0[29]);
  BT_MIX(unsigned char, a5.m0[30]);
  BT_MIX(unsigned char, a5.m0[31]);
  BT_MIX(unsigned char, a5.m0[32]);
  BT_MIX(unsigned char, a5.m0[33]);
  BT_MIX(unsigned char, a5.m0[34]);
  BT_MIX(unsigned char, a5.m0[35]);
  BT_MIX(unsigned char, a5.m0[36]);
  BT_MIX(unsigned char, a5.m0[37]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T37 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  r.m0[11] = (unsigned char)bt_next(&h);
  r.m0[12] = (unsigned char)bt_next(&h);
  r.m0[13] = (unsigned char)bt_next(&h);
  r.m0[14] = (unsigned char)bt_next(&h);
  r.m0[15] = (unsigned char)bt_next(&h);
  r.m0[16] = (unsigned char)bt_next(&h);
  r.m0[17] = (unsigned char)bt_next(&h);
  r.m0[18] = (unsigned char)bt_next(&h);
  r.m0[19] = (unsigned char)bt_next(&h);
  r.m0[20] = (unsigned char)bt_next(&h);
  r.m0[21] = (unsigned char)bt_next(&h);
  r.m0[22] = (unsigned char)bt_next(&h);
  r.m0[23] = (unsigned char)bt_next(&h);
  r.m0[24] = (unsigned char)bt_next(&h);
  r.m0[25] = (unsigned char)bt_next(&h);
  r.m0[26] = (unsigned char)bt_next(&h);
  r.m0[27] = (unsigned char)bt_next(&h);
  r.m0[28] = (unsigned char)bt_next(&h);
  r.m0[29] = (unsigned char)bt_next(&h);
  r.m0[30] = (unsigned char)bt_next(&h);
  r.m0[31] = (unsigned char)bt_next(&h);
  r.m0[32] = (unsigned char)bt_next(&h);
  r.m0[33] = (unsigned char)bt_next(&h);
  r.m0[34] = (unsigned char)bt_next(&h);
  r.m0[35] = (unsigned char)bt_next(&h);
  r.m0[36] = (unsigned char)bt_next(&h);
  r.m0[37] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T38 bt_fn_core_267(bt_id a0, bt_sel a1, int a2, struct T38 a3, double a4, struct T38 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(unsigned char, a3.m0[0]);
  BT_MIX(unsigned char, a3.m0[1]);
  BT_MIX(unsigned char, a3.m0[2]);
  BT_MIX(unsigned char, a3.m0[3]);
  BT_MIX(unsigned char, a3.m0[4]);
  BT_MIX(unsigned char, a3.m0[5]);
  BT_MIX(unsigned char, a3.m0[6]);
  BT_MIX(unsigned char, a3.m0[7]);
  BT_MIX(unsigned char, a3.m0[8]);
  BT_MIX(unsigned char, a3.m0[9]);
  BT_MIX(unsigned char, a3.m0[10]);
  BT_MIX(unsigned char, a3.m0[11]);
  BT_MIX(unsigned char, a3.m0[12]);
  BT_MIX(unsigned char, a3.m0[13]);
  BT_MIX(unsigned char, a3.m0[14]);
  BT_MIX(unsigned char, a3.m0[15]);
  BT_MIX(unsigned char, a3.m0[16]);
  BT_MIX(unsigned char, a3.m0[17]);
  BT_MIX(unsigned char, a3.m0[18]);
  BT_MIX(unsigned char, a3.m0[19]);
  BT_MIX(unsigned char, a3.m0[20]);
  BT_MIX(unsigned char, a3.m0[21]);
  BT_MIX(unsigned char, a3.m0[22]);
  BT_MIX(unsigned char, a3.m0[23]);
  BT_MIX(unsigned char, a3.m0[24]);
  BT_MIX(unsigned char, a3.m0[25]);
  BT_MIX(unsigned char, a3.m0[26]);
  BT_MIX(unsigned char, a3.m0[27]);
  BT_MIX(unsigned char, a3.m0[28]);
  BT_MIX(unsigned char, a3.m0[29]);
  BT_MIX(unsigned char, a3.m0[30]);
  BT_MIX(unsigned char, a3.m0[31]);
  BT_MIX(unsigned char, a3.m0[32]);
  BT_MIX(unsigned char, a3.m0[33]);
  BT_MIX(unsigned char, a3.m0[34]);
  BT_MIX(unsigned char, a3.m0[35]);
  BT_MIX(unsigned char, a3.m0[36]);
  BT_MIX(unsigned char, a3.m0[37]);
  BT_MIX(unsigned char, a3.m0[38]);
  BT_MIX(double, a4);
  BT_MIX(unsigned char, a5.m0[0]);
  BT_MIX(unsigned char, a5.m0[1]);
  BT_MIX(unsigned char, a5.m0[2]);
  BT_MIX(unsigned char, a5.m0[3]);
  BT_MIX(unsigned char, a5.m0[4]);
  BT_MIX(unsigned char, a5.m0[5]);
  BT_MIX(unsigned char, a5.m0[6]);
  BT_MIX(unsigned char, a5.m0[7]);
  BT_MIX(unsigned char, a5.m0[8]);
  BT_MIX(unsigned char, a5.m0[9]);
  BT_MIX(unsigned char, a5.m0[10]);
  BT_MIX(unsigned char, a5.m0[11]);
  BT_MIX(unsigned char, a5.m0[12]);
  BT_MIX(unsigned char, a5.m0[13]);
  BT_MIX(unsigned char, a5.m0[14]);
  BT_MIX(unsigned char, a5.m0[15]);
  BT_MIX(unsigned char, a5.m0[16]);
  BT_MIX(unsigned char, a5.m0[17]);
  BT_MIX(unsigned char, a5.m0[18]);
  BT_MIX(unsigned char, a5.m0[19]);
  BT_MIX(unsigned char, a5.m0[20]);
  BT_MIX(unsigned char, a5.m0[21]);
  BT_MIX(unsigned char, a5.m0[22]);
  BT_MIX(unsigned char, a5.m0[23]);
  BT_MIX(unsigned char, a5.m0[24]);
  BT_MIX(unsigned char, a5.m0[25]);
  BT_MIX(unsigned char, a5.m0[26]);
  BT_MIX(unsigned char, a5.m0[27]);
  BT_MIX(unsigned char, a5.m0[28]);
  BT_MIX(unsigned char, a5.m0[29]);
  BT_MIX(unsigned char, a5.m0[30]);
  BT_MIX(unsigned char, a5.m0[31]);
  BT_MIX(unsigned char, a5.m0[32]);
  BT_MIX(unsigned char, a5.m0[33]);
  BT_MIX(unsigned char, a5.m0[34]);
  BT_MIX(unsigned char, a5.m0[35]);
  BT_MIX(unsigned char, a5.m0[36]);
  BT_MIX(unsigned char, a5.m0[37]);
  BT_MIX(unsigned char, a5.m0[38]);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T38 r; memset(&r, 0, sizeof r);
  r.m0[0] = (unsigned char)bt_next(&h);
  r.m0[1] = (unsigned char)bt_next(&h);
  r.m0[2] = (unsigned char)bt_next(&h);
  r.m0[3] = (unsigned char)bt_next(&h);
  r.m0[4] = (unsigned char)bt_next(&h);
  r.m0[5] = (unsigned char)bt_next(&h);
  r.m0[6] = (unsigned char)bt_next(&h);
  r.m0[7] = (unsigned char)bt_next(&h);
  r.m0[8] = (unsigned char)bt_next(&h);
  r.m0[9] = (unsigned char)bt_next(&h);
  r.m0[10] = (unsigned char)bt_next(&h);
  r.m0[11] = (unsigned char)bt_next(&h);
  r.m0[12] = (unsigned char)bt_next(&h);
  r.m0[13] = (unsigned char)bt_next(&h);
  r.m0[14] = (unsigned char)bt_next(&h);
  r.m0[15] = (unsigned char)bt_next(&h);
  r.m0[16] = (unsigned char)bt_next(&h);
  r.m0[17] = (unsigned char)bt_next(&h);
  r.m0[18] = (unsigned char)bt_next(&h);
  r.m0[19] = (unsigned char)bt_next(&h);
  r.m0[20] = (unsigned char)bt_next(&h);
  r.m0[21] = (unsigned char)bt_next(&h);
  r.m0[22] = (unsigned char)bt_next(&h);
  r.m0[23] = (unsigned char)bt_next(&h);
  r.m0[24] = (unsigned char)bt_next(&h);
  r.m0[25] = (unsigned char)bt_next(&h);
  r.m0[26] = (unsigned char)bt_next(&h);
  r.m0[27] = (unsigned char)bt_next(&h);
  r.m0[28] = (unsigned char)bt_next(&h);
  r.m0[29] = (unsigned char)bt_next(&h);
  r.m0[30] = (unsigned char)bt_next(&h);
  r.m0[31] = (unsigned char)bt_next(&h);
  r.m0[32] = (unsigned char)bt_next(&h);
  r.m0[33] = (unsigned char)bt_next(&h);
  r.m0[34] = (unsigned char)bt_next(&h);
  r.m0[35] = (unsigned char)bt_next(&h);
  r.m0[36] = (unsigned char)bt_next(&h);
  r.m0[37] = (unsigned char)bt_next(&h);
  r.m0[38] = (unsigned char)bt_next(&h);
  return r;
}

BT_FN struct T122 bt_fn_core_269(bt_id a0, bt_sel a1, int a2, struct T122 a3, double a4, struct T122 a5, float a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(signed char, a3.m0);
  BT_MIX(double, a3.m1);
  BT_MIX(unsigned long long, a3.m2);
  BT_MIX(double, a3.m3);
  BT_MIX(_Bool, a3.m4);
  BT_MIX(double, a4);
  BT_MIX(signed char, a5.m0);
  BT_MIX(double, a5.m1);
  BT_MIX(unsigned long long, a5.m2);
  BT_MIX(double, a5.m3);
  BT_MIX(_Bool, a5.m4);
  BT_MIX(float, a6);
  bt_sum = h; bt_calls++;
  struct T122 r; memset(&r, 0, sizeof r);
  r.m0 = (signed char)bt_next(&h);
  r.m1 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m2 = (unsigned long long)bt_next(&h);
  r.m3 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m4 = (_Bool)(bt_next(&h) & 1);
  return r;
}

BT_FN struct T123 bt_fn_core_271(bt_id a0, bt_sel a1, struct T123 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0);
  BT_MIX(double, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T124 bt_fn_core_273(bt_id a0, bt_sel a1, struct T124 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0);
  BT_MIX(signed char, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T125 bt_fn_core_275(bt_id a0, bt_sel a1, struct T125 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0);
  BT_MIX(int, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T126 bt_fn_core_277(bt_id a0, bt_sel a1, struct T126 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2.m0);
  BT_MIX(float, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T127 bt_fn_core_279(bt_id a0, bt_sel a1, struct T127 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0);
  BT_MIX(float, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T128 bt_fn_core_281(bt_id a0, bt_sel a1, struct T128 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0);
  BT_MIX(float, a2.m1);
  BT_MIX(int, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T129 bt_fn_core_283(bt_id a0, bt_sel a1, struct T129 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0);
  BT_MIX(int, a2.m1);
  BT_MIX(float, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T130 bt_fn_core_285(bt_id a0, bt_sel a1, struct T130 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2.m0);
  BT_MIX(float, a2.m1);
  BT_MIX(float, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T131 bt_fn_core_287(bt_id a0, bt_sel a1, struct T131 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0);
  BT_MIX(float, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T132 bt_fn_core_289(bt_id a0, bt_sel a1, struct T132 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0);
  BT_MIX(double, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T133 bt_fn_core_291(bt_id a0, bt_sel a1, struct T133 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0);
  BT_MIX(double, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T134 bt_fn_core_293(bt_id a0, bt_sel a1, struct T134 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(long long, a2.m0);
  BT_MIX(double, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T135 bt_fn_core_295(bt_id a0, bt_sel a1, struct T135 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0);
  BT_MIX(long long, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T136 bt_fn_core_297(bt_id a0, bt_sel a1, struct T136 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(long long, a2.m0);
  BT_MIX(long long, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T137 bt_fn_core_299(bt_id a0, bt_sel a1, struct T137 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(long long, a2.m0);
  BT_MIX(long long, a2.m1);
  BT_MIX(long long, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T138 bt_fn_core_301(bt_id a0, bt_sel a1, struct T138 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0);
  BT_MIX(double, a2.m1);
  BT_MIX(double, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T139 bt_fn_core_303(bt_id a0, bt_sel a1, struct T139 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0);
  BT_MIX(double, a2.m1);
  BT_MIX(double, a2.m2);
  BT_MIX(double, a2.m3);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T140 bt_fn_core_305(bt_id a0, bt_sel a1, struct T140 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0);
  BT_MIX(double, a2.m1);
  BT_MIX(double, a2.m2);
  BT_MIX(double, a2.m3);
  BT_MIX(double, a2.m4);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T141 bt_fn_core_307(bt_id a0, bt_sel a1, struct T141 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0);
  BT_MIX(float, a2.m1);
  BT_MIX(float, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T142 bt_fn_core_309(bt_id a0, bt_sel a1, struct T142 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0);
  BT_MIX(float, a2.m1);
  BT_MIX(float, a2.m2);
  BT_MIX(float, a2.m3);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T143 bt_fn_core_311(bt_id a0, bt_sel a1, struct T143 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0);
  BT_MIX(float, a2.m1);
  BT_MIX(float, a2.m2);
  BT_MIX(float, a2.m3);
  BT_MIX(float, a2.m4);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T144 bt_fn_core_313(bt_id a0, bt_sel a1, struct T144 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0);
  BT_MIX(float, a2.m1);
  BT_MIX(double, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T145 bt_fn_core_315(bt_id a0, bt_sel a1, struct T145 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0);
  BT_MIX(float, a2.m1);
  BT_MIX(float, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T146 bt_fn_core_317(bt_id a0, bt_sel a1, struct T146 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0);
  BT_MIX(signed char, a2.m1);
  BT_MIX(double, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T147 bt_fn_core_319(bt_id a0, bt_sel a1, struct T147 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(short, a2.m0);
  BT_MIX(int, a2.m1);
  BT_MIX(float, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T148 bt_fn_core_321(bt_id a0, bt_sel a1, struct T148 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0);
  BT_MIX(signed char, a2.m1);
  BT_MIX(float, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T149 bt_fn_core_323(bt_id a0, bt_sel a1, struct T149 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0);
  BT_MIX(short, a2.m1);
  BT_MIX(int, a2.m2);
  BT_MIX(long long, a2.m3);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T150 bt_fn_core_325(bt_id a0, bt_sel a1, struct T150 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0);
  BT_MIX(int, a2.m1);
  BT_MIX(signed char, a2.m2);
  BT_MIX(int, a2.m3);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T151 bt_fn_core_327(bt_id a0, bt_sel a1, struct T151 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0);
  BT_MIX(short, a2.m1);
  BT_MIX(signed char, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T152 bt_fn_core_329(bt_id a0, bt_sel a1, struct T152 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0);
  BT_MIX(float, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T153 bt_fn_core_331(bt_id a0, bt_sel a1, struct T153 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0);
  BT_MIX(signed char, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T154 bt_fn_core_333(bt_id a0, bt_sel a1, struct T154 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned short, a2.m0);
  BT_MIX(signed char, a2.m1);
  BT_MIX(float, a2.m2);
  BT_MIX(float, a2.m3);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T155 bt_fn_core_335(bt_id a0, bt_sel a1, struct T155 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(void *, a2.m0);
  BT_MIX(double, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T156 bt_fn_core_337(bt_id a0, bt_sel a1, struct T156 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0);
  BT_MIX(void *, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T157 bt_fn_core_339(bt_id a0, bt_sel a1, struct T157 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(void *, a2.m0);
  BT_MIX(int, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T158 bt_fn_core_341(bt_id a0, bt_sel a1, struct T158 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(_Bool, a2.m0);
  BT_MIX(_Bool, a2.m1);
  BT_MIX(_Bool, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T159 bt_fn_core_343(bt_id a0, bt_sel a1, struct T159 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(_Bool, a2.m0);
  BT_MIX(double, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T160 bt_fn_core_345(bt_id a0, bt_sel a1, struct T160 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(bt_id, a2.m0);
  BT_MIX(bt_id, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T161 bt_fn_core_347(bt_id a0, bt_sel a1, struct T161 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(char *, a2.m0);
  BT_MIX(float, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T162 bt_fn_core_349(bt_id a0, bt_sel a1, struct T162 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0);
  BT_MIX(long long, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T163 bt_fn_core_351(bt_id a0, bt_sel a1, struct T163 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(long long, a2.m0);
  BT_MIX(signed char, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T164 bt_fn_core_353(bt_id a0, bt_sel a1, struct T164 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0);
  BT_MIX(long long, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T165 bt_fn_core_355(bt_id a0, bt_sel a1, struct T165 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2.m0);
  BT_MIX(int, a2.m1);
  BT_MIX(double, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T166 bt_fn_core_357(bt_id a0, bt_sel a1, struct T166 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2.m0);
  BT_MIX(double, a2.m1);
  BT_MIX(int, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T167 bt_fn_core_359(bt_id a0, bt_sel a1, struct T167 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0);
  BT_MIX(unsigned char, a2.m1);
  BT_MIX(unsigned char, a2.m2);
  BT_MIX(float, a2.m3);
  BT_MIX(float, a2.m4);
  BT_MIX(unsigned char, a2.m5);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T168 bt_fn_core_361(bt_id a0, bt_sel a1, struct T168 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0);
  BT_MIX(unsigned char, a2.m1);
  BT_MIX(unsigned char, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T169 bt_fn_core_363(bt_id a0, bt_sel a1, struct T169 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(long long, a2.m0);
  BT_MIX(float, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T170 bt_fn_core_365(bt_id a0, bt_sel a1, struct T170 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0);
  BT_MIX(float, a2.m1);
  BT_MIX(float, a2.m2);
  BT_MIX(int, a2.m3);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T171 bt_fn_core_367(bt_id a0, bt_sel a1, struct T171 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2.m0);
  BT_MIX(float, a2.m1);
  BT_MIX(float, a2.m2);
  BT_MIX(float, a2.m3);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T173 bt_fn_core_369(bt_id a0, bt_sel a1, struct T173 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0.m0);
  BT_MIX(double, a2.m0.m1);
  BT_MIX(int, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T174 bt_fn_core_371(bt_id a0, bt_sel a1, struct T174 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2.m0);
  BT_MIX(signed char, a2.m1.m0);
  BT_MIX(double, a2.m1.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T175 bt_fn_core_373(bt_id a0, bt_sel a1, struct T175 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0[0].m0);
  BT_MIX(int, a2.m0[0].m1);
  BT_MIX(float, a2.m0[1].m0);
  BT_MIX(int, a2.m0[1].m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T176 bt_fn_core_375(bt_id a0, bt_sel a1, struct T176 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(short, a2.m0.m0[0]);
  BT_MIX(short, a2.m0.m0[1]);
  BT_MIX(short, a2.m0.m0[2]);
  BT_MIX(signed char, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T179 bt_fn_core_377(bt_id a0, bt_sel a1, struct T179 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0.m0.m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T180 bt_fn_core_379(bt_id a0, bt_sel a1, struct T180 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0.m0);
  BT_MIX(float, a2.m1.m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T182 bt_fn_core_381(bt_id a0, bt_sel a1, struct T182 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0.m0);
  BT_MIX(float, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T184 bt_fn_core_383(bt_id a0, bt_sel a1, struct T184 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0.m0);
  BT_MIX(signed char, a2.m1.m0);
  BT_MIX(short, a2.m2.m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T185 bt_fn_core_385(bt_id a0, bt_sel a1, struct T185 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(short, a2.m0[0][0]);
  BT_MIX(short, a2.m0[0][1]);
  BT_MIX(short, a2.m0[0][2]);
  BT_MIX(short, a2.m0[1][0]);
  BT_MIX(short, a2.m0[1][1]);
  BT_MIX(short, a2.m0[1][2]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T186 bt_fn_core_387(bt_id a0, bt_sel a1, struct T186 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0[0][0]);
  BT_MIX(float, a2.m0[0][1]);
  BT_MIX(float, a2.m0[1][0]);
  BT_MIX(float, a2.m0[1][1]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T187 bt_fn_core_389(bt_id a0, bt_sel a1, struct T187 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(short, a2.m0.m0[0]);
  BT_MIX(short, a2.m0.m0[1]);
  BT_MIX(short, a2.m0.m0[2]);
  BT_MIX(int, a2.m0.m1);
  BT_MIX(short, a2.m1.m0[0]);
  BT_MIX(short, a2.m1.m0[1]);
  BT_MIX(short, a2.m1.m0[2]);
  BT_MIX(int, a2.m1.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T188 bt_fn_core_391(bt_id a0, bt_sel a1, struct T188 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0.m0);
  BT_MIX(float, a2.m0.m1);
  BT_MIX(int, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T189 bt_fn_core_393(bt_id a0, bt_sel a1, struct T189 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2.m0);
  BT_MIX(float, a2.m1.m0);
  BT_MIX(float, a2.m1.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T191 bt_fn_core_395(bt_id a0, bt_sel a1, struct T191 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0.m0);
  BT_MIX(short, a2.m0.m1);
  BT_MIX(signed char, a2.m1.m0);
  BT_MIX(short, a2.m1.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T192 bt_fn_core_397(bt_id a0, bt_sel a1, struct T192 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(short, a2.m0[0].m0[0]);
  BT_MIX(short, a2.m0[0].m0[1]);
  BT_MIX(short, a2.m0[0].m0[2]);
  BT_MIX(short, a2.m0[1].m0[0]);
  BT_MIX(short, a2.m0[1].m0[1]);
  BT_MIX(short, a2.m0[1].m0[2]);
  BT_MIX(short, a2.m0[2].m0[0]);
  BT_MIX(short, a2.m0[2].m0[1]);
  BT_MIX(short, a2.m0[2].m0[2]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T196 bt_fn_core_399(bt_id a0, bt_sel a1, struct T196 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0);
  BT_MIX(signed char, a2.m1.m0);
  BT_MIX(signed char, a2.m1.m1.m0);
  BT_MIX(signed char, a2.m1.m1.m1.m0);
  BT_MIX(int, a2.m1.m1.m1.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T199 bt_fn_core_401(bt_id a0, bt_sel a1, struct T199 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0.m0.m0.m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T200 bt_fn_core_403(bt_id a0, bt_sel a1, struct T200 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0[0].m0);
  BT_MIX(short, a2.m0[0].m1);
  BT_MIX(signed char, a2.m0[1].m0);
  BT_MIX(short, a2.m0[1].m1);
  BT_MIX(float, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T202 bt_fn_core_405(bt_id a0, bt_sel a1, struct T202 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(void *, a2.m0);
  BT_MIX(int, a2.m1.m0);
  BT_MIX(int, a2.m1.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T203 bt_fn_core_407(bt_id a0, bt_sel a1, struct T203 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0.m0);
  BT_MIX(float, a2.m0.m1);
  BT_MIX(float, a2.m1.m0);
  BT_MIX(float, a2.m1.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T204 bt_fn_core_409(bt_id a0, bt_sel a1, struct T204 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0.m0);
  BT_MIX(float, a2.m0.m1);
  BT_MIX(double, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T205 bt_fn_core_411(bt_id a0, bt_sel a1, struct T205 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0[0].m0);
  BT_MIX(double, a2.m0[1].m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T206 bt_fn_core_413(bt_id a0, bt_sel a1, struct T206 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0);
  BT_MIX(signed char, a2.m1[0]);
  BT_MIX(signed char, a2.m1[1]);
  BT_MIX(signed char, a2.m1[2]);
  BT_MIX(signed char, a2.m1[3]);
  BT_MIX(signed char, a2.m1[4]);
  BT_MIX(signed char, a2.m1[5]);
  BT_MIX(signed char, a2.m1[6]);
  BT_MIX(double, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T208 bt_fn_core_415(bt_id a0, bt_sel a1, struct T208 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(short, a2.m0.m0);
  BT_MIX(signed char, a2.m0.m1);
  BT_MIX(signed char, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T210 bt_fn_core_417(bt_id a0, bt_sel a1, struct T210 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2.m0.m0);
  BT_MIX(signed char, a2.m0.m1);
  BT_MIX(signed char, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T212 bt_fn_core_419(bt_id a0, bt_sel a1, struct T212 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0);
  BT_MIX(long long, a2.m1.m0);
  BT_MIX(signed char, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T123 bt_fn_core_421(bt_id a0, bt_sel a1, int a2, float a3, struct T172 a4)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(float, a3);
  BT_MIX(short, a4.m0[0]);
  BT_MIX(short, a4.m0[1]);
  BT_MIX(short, a4.m0[2]);
  BT_MIX(int, a4.m1);
  bt_sum = h; bt_calls++;
  struct T123 r; memset(&r, 0, sizeof r);
  r.m0 = (signed char)bt_next(&h);
  r.m1 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN struct T91 bt_fn_core_423(int a0, struct T91 a1, float a2, struct T91 a3)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(float, a1.m0[0]);
  BT_MIX(float, a2);
  BT_MIX(float, a3.m0[0]);
  bt_sum = h; bt_calls++;
  struct T91 r; memset(&r, 0, sizeof r);
  r.m0[0] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T178 bt_fn_core_425(int a0, struct T178 a1, float a2, struct T178 a3)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(float, a1.m0.m0);
  BT_MIX(float, a2);
  BT_MIX(float, a3.m0.m0);
  bt_sum = h; bt_calls++;
  struct T178 r; memset(&r, 0, sizeof r);
  r.m0.m0 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T92 bt_fn_core_427(int a0, struct T92 a1, float a2, struct T92 a3)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(float, a1.m0[0]);
  BT_MIX(float, a1.m0[1]);
  BT_MIX(float, a2);
  BT_MIX(float, a3.m0[0]);
  BT_MIX(float, a3.m0[1]);
  bt_sum = h; bt_calls++;
  struct T92 r; memset(&r, 0, sizeof r);
  r.m0[0] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[1] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T180 bt_fn_core_429(int a0, struct T180 a1, float a2, struct T180 a3)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(float, a1.m0.m0);
  BT_MIX(float, a1.m1.m0);
  BT_MIX(float, a2);
  BT_MIX(float, a3.m0.m0);
  BT_MIX(float, a3.m1.m0);
  bt_sum = h; bt_calls++;
  struct T180 r; memset(&r, 0, sizeof r);
  r.m0.m0 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m1.m0 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T93 bt_fn_core_431(int a0, struct T93 a1, float a2, struct T93 a3)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(float, a1.m0[0]);
  BT_MIX(float, a1.m0[1]);
  BT_MIX(float, a1.m0[2]);
  BT_MIX(float, a2);
  BT_MIX(float, a3.m0[0]);
  BT_MIX(float, a3.m0[1]);
  BT_MIX(float, a3.m0[2]);
  bt_sum = h; bt_calls++;
  struct T93 r; memset(&r, 0, sizeof r);
  r.m0[0] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[1] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[2] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T215 bt_fn_core_433(int a0, struct T215 a1, float a2, struct T215 a3)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(float, a1.m0.m0);
  BT_MIX(float, a1.m1.m0);
  BT_MIX(float, a1.m2.m0);
  BT_MIX(float, a2);
  BT_MIX(float, a3.m0.m0);
  BT_MIX(float, a3.m1.m0);
  BT_MIX(float, a3.m2.m0);
  bt_sum = h; bt_calls++;
  struct T215 r; memset(&r, 0, sizeof r);
  r.m0.m0 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m1.m0 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m2.m0 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T94 bt_fn_core_435(int a0, struct T94 a1, float a2, struct T94 a3)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(float, a1.m0[0]);
  BT_MIX(float, a1.m0[1]);
  BT_MIX(float, a1.m0[2]);
  BT_MIX(float, a1.m0[3]);
  BT_MIX(float, a2);
  BT_MIX(float, a3.m0[0]);
  BT_MIX(float, a3.m0[1]);
  BT_MIX(float, a3.m0[2]);
  BT_MIX(float, a3.m0[3]);
  bt_sum = h; bt_calls++;
  struct T94 r; memset(&r, 0, sizeof r);
  r.m0[0] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[1] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[2] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m0[3] = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T217 bt_fn_core_437(int a0, struct T217 a1, float a2, struct T217 a3)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(float, a1.m0.m0);
  BT_MIX(float, a1.m1.m0);
  BT_MIX(float, a1.m2.m0);
  BT_MIX(float, a1.m3.m0);
  BT_MIX(float, a2);
  BT_MIX(float, a3.m0.m0);
  BT_MIX(float, a3.m1.m0);
  BT_MIX(float, a3.m2.m0);
  BT_MIX(float, a3.m3.m0);
  bt_sum = h; bt_calls++;
  struct T217 r; memset(&r, 0, sizeof r);
  r.m0.m0 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m1.m0 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m2.m0 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m3.m0 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T141 bt_fn_core_439(struct T141 a0, struct T141 a1, struct T141 a2, float a3, float a4, int a5)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(float, a0.m0);
  BT_MIX(float, a0.m1);
  BT_MIX(float, a0.m2);
  BT_MIX(float, a1.m0);
  BT_MIX(float, a1.m1);
  BT_MIX(float, a1.m2);
  BT_MIX(float, a2.m0);
  BT_MIX(float, a2.m1);
  BT_MIX(float, a2.m2);
  BT_MIX(float, a3);
  BT_MIX(float, a4);
  BT_MIX(int, a5);
  bt_sum = h; bt_calls++;
  struct T141 r; memset(&r, 0, sizeof r);
  r.m0 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m1 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m2 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T143 bt_fn_core_441(struct T143 a0, float a1, struct T143 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(float, a0.m0);
  BT_MIX(float, a0.m1);
  BT_MIX(float, a0.m2);
  BT_MIX(float, a0.m3);
  BT_MIX(float, a0.m4);
  BT_MIX(float, a1);
  BT_MIX(float, a2.m0);
  BT_MIX(float, a2.m1);
  BT_MIX(float, a2.m2);
  BT_MIX(float, a2.m3);
  BT_MIX(float, a2.m4);
  bt_sum = h; bt_calls++;
  struct T143 r; memset(&r, 0, sizeof r);
  r.m0 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m1 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m2 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m3 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m4 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T101 bt_fn_core_443(int a0, struct T101 a1, double a2, struct T101 a3)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(double, a1.m0[0]);
  BT_MIX(double, a2);
  BT_MIX(double, a3.m0[0]);
  bt_sum = h; bt_calls++;
  struct T101 r; memset(&r, 0, sizeof r);
  r.m0[0] = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN struct T218 bt_fn_core_445(int a0, struct T218 a1, double a2, struct T218 a3)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(double, a1.m0.m0);
  BT_MIX(double, a2);
  BT_MIX(double, a3.m0.m0);
  bt_sum = h; bt_calls++;
  struct T218 r; memset(&r, 0, sizeof r);
  r.m0.m0 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN struct T102 bt_fn_core_447(int a0, struct T102 a1, double a2, struct T102 a3)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(double, a1.m0[0]);
  BT_MIX(double, a1.m0[1]);
  BT_MIX(double, a2);
  BT_MIX(double, a3.m0[0]);
  BT_MIX(double, a3.m0[1]);
  bt_sum = h; bt_calls++;
  struct T102 r; memset(&r, 0, sizeof r);
  r.m0[0] = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m0[1] = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN struct T220 bt_fn_core_449(int a0, struct T220 a1, double a2, struct T220 a3)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(double, a1.m0.m0);
  BT_MIX(double, a1.m1.m0);
  BT_MIX(double, a2);
  BT_MIX(double, a3.m0.m0);
  BT_MIX(double, a3.m1.m0);
  bt_sum = h; bt_calls++;
  struct T220 r; memset(&r, 0, sizeof r);
  r.m0.m0 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m1.m0 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN struct T103 bt_fn_core_451(int a0, struct T103 a1, double a2, struct T103 a3)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(double, a1.m0[0]);
  BT_MIX(double, a1.m0[1]);
  BT_MIX(double, a1.m0[2]);
  BT_MIX(double, a2);
  BT_MIX(double, a3.m0[0]);
  BT_MIX(double, a3.m0[1]);
  BT_MIX(double, a3.m0[2]);
  bt_sum = h; bt_calls++;
  struct T103 r; memset(&r, 0, sizeof r);
  r.m0[0] = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m0[1] = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m0[2] = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN struct T222 bt_fn_core_453(int a0, struct T222 a1, double a2, struct T222 a3)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(double, a1.m0.m0);
  BT_MIX(double, a1.m1.m0);
  BT_MIX(double, a1.m2.m0);
  BT_MIX(double, a2);
  BT_MIX(double, a3.m0.m0);
  BT_MIX(double, a3.m1.m0);
  BT_MIX(double, a3.m2.m0);
  bt_sum = h; bt_calls++;
  struct T222 r; memset(&r, 0, sizeof r);
  r.m0.m0 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m1.m0 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m2.m0 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN struct T104 bt_fn_core_455(int a0, struct T104 a1, double a2, struct T104 a3)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(double, a1.m0[0]);
  BT_MIX(double, a1.m0[1]);
  BT_MIX(double, a1.m0[2]);
  BT_MIX(double, a1.m0[3]);
  BT_MIX(double, a2);
  BT_MIX(double, a3.m0[0]);
  BT_MIX(double, a3.m0[1]);
  BT_MIX(double, a3.m0[2]);
  BT_MIX(double, a3.m0[3]);
  bt_sum = h; bt_calls++;
  struct T104 r; memset(&r, 0, sizeof r);
  r.m0[0] = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m0[1] = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m0[2] = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m0[3] = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN struct T224 bt_fn_core_457(int a0, struct T224 a1, double a2, struct T224 a3)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(double, a1.m0.m0);
  BT_MIX(double, a1.m1.m0);
  BT_MIX(double, a1.m2.m0);
  BT_MIX(double, a1.m3.m0);
  BT_MIX(double, a2);
  BT_MIX(double, a3.m0.m0);
  BT_MIX(double, a3.m1.m0);
  BT_MIX(double, a3.m2.m0);
  BT_MIX(double, a3.m3.m0);
  bt_sum = h; bt_calls++;
  struct T224 r; memset(&r, 0, sizeof r);
  r.m0.m0 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m1.m0 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m2.m0 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m3.m0 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN struct T138 bt_fn_core_459(struct T138 a0, struct T138 a1, struct T138 a2, double a3, double a4, int a5)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0.m0);
  BT_MIX(double, a0.m1);
  BT_MIX(double, a0.m2);
  BT_MIX(double, a1.m0);
  BT_MIX(double, a1.m1);
  BT_MIX(double, a1.m2);
  BT_MIX(double, a2.m0);
  BT_MIX(double, a2.m1);
  BT_MIX(double, a2.m2);
  BT_MIX(double, a3);
  BT_MIX(double, a4);
  BT_MIX(int, a5);
  bt_sum = h; bt_calls++;
  struct T138 r; memset(&r, 0, sizeof r);
  r.m0 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m1 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m2 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN struct T140 bt_fn_core_461(struct T140 a0, double a1, struct T140 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0.m0);
  BT_MIX(double, a0.m1);
  BT_MIX(double, a0.m2);
  BT_MIX(double, a0.m3);
  BT_MIX(double, a0.m4);
  BT_MIX(double, a1);
  BT_MIX(double, a2.m0);
  BT_MIX(double, a2.m1);
  BT_MIX(double, a2.m2);
  BT_MIX(double, a2.m3);
  BT_MIX(double, a2.m4);
  bt_sum = h; bt_calls++;
  struct T140 r; memset(&r, 0, sizeof r);
  r.m0 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m1 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m2 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m3 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m4 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN long long bt_fn_core_463(long long a0, long long a1, long long a2, long long a3, long long a4, long long a5, long long a6, long long a7)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(long long, a0);
  BT_MIX(long long, a1);
  BT_MIX(long long, a2);
  BT_MIX(long long, a3);
  BT_MIX(long long, a4);
  BT_MIX(long long, a5);
  BT_MIX(long long, a6);
  BT_MIX(long long, a7);
  bt_sum = h; bt_calls++;
  long long r; memset(&r, 0, sizeof r);
  r = (long long)bt_next(&h);
  return r;
}

BT_FN long long bt_fn_core_465(long long a0, long long a1, long long a2, long long a3, long long a4, long long a5, long long a6, long long a7, long long a8, long long a9, long long a10, long long a11)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(long long, a0);
  BT_MIX(long long, a1);
  BT_MIX(long long, a2);
  BT_MIX(long long, a3);
  BT_MIX(long long, a4);
  BT_MIX(long long, a5);
  BT_MIX(long long, a6);
  BT_MIX(long long, a7);
  BT_MIX(long long, a8);
  BT_MIX(long long, a9);
  BT_MIX(long long, a10);
  BT_MIX(long long, a11);
  bt_sum = h; bt_calls++;
  long long r; memset(&r, 0, sizeof r);
  r = (long long)bt_next(&h);
  return r;
}

BT_FN long long bt_fn_core_467(long long a0, long long a1, long long a2, long long a3, long long a4, long long a5, long long a6, long long a7, long long a8, long long a9, long long a10, long long a11, long long a12, long long a13, long long a14, long long a15, long long a16, long long a17, long long a18, long long a19, long long a20, long long a21, long long a22, long long a23)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(long long, a0);
  BT_MIX(long long, a1);
  BT_MIX(long long, a2);
  BT_MIX(long long, a3);
  BT_MIX(long long, a4);
  BT_MIX(long long, a5);
  BT_MIX(long long, a6);
  BT_MIX(long long, a7);
  BT_MIX(long long, a8);
  BT_MIX(long long, a9);
  BT_MIX(long long, a10);
  BT_MIX(long long, a11);
  BT_MIX(long long, a12);
  BT_MIX(long long, a13);
  BT_MIX(long long, a14);
  BT_MIX(long long, a15);
  BT_MIX(long long, a16);
  BT_MIX(long long, a17);
  BT_MIX(long long, a18);
  BT_MIX(long long, a19);
  BT_MIX(long long, a20);
  BT_MIX(long long, a21);
  BT_MIX(long long, a22);
  BT_MIX(long long, a23);
  bt_sum = h; bt_calls++;
  long long r; memset(&r, 0, sizeof r);
  r = (long long)bt_next(&h);
  return r;
}

BT_FN double bt_fn_core_469(double a0, double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(double, a1);
  BT_MIX(double, a2);
  BT_MIX(double, a3);
  BT_MIX(double, a4);
  BT_MIX(double, a5);
  BT_MIX(double, a6);
  BT_MIX(double, a7);
  BT_MIX(double, a8);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN double bt_fn_core_471(double a0, double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, double a9, double a10, double a11, double a12, double a13, double a14, double a15)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(double, a1);
  BT_MIX(double, a2);
  BT_MIX(double, a3);
  BT_MIX(double, a4);
  BT_MIX(double, a5);
  BT_MIX(double, a6);
  BT_MIX(double, a7);
  BT_MIX(double, a8);
  BT_MIX(double, a9);
  BT_MIX(double, a10);
  BT_MIX(double, a11);
  BT_MIX(double, a12);
  BT_MIX(double, a13);
  BT_MIX(double, a14);
  BT_MIX(double, a15);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN float bt_fn_core_473(float a0, float a1, float a2, float a3, float a4, float a5, float a6, float a7, float a8)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(float, a0);
  BT_MIX(float, a1);
  BT_MIX(float, a2);
  BT_MIX(float, a3);
  BT_MIX(float, a4);
  BT_MIX(float, a5);
  BT_MIX(float, a6);
  BT_MIX(float, a7);
  BT_MIX(float, a8);
  bt_sum = h; bt_calls++;
  float r; memset(&r, 0, sizeof r);
  r = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN unsigned long long bt_fn_core_475(double a0, long long a1, double a2, long long a3, double a4, long long a5, double a6, long long a7, double a8, long long a9, double a10, long long a11)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(long long, a1);
  BT_MIX(double, a2);
  BT_MIX(long long, a3);
  BT_MIX(double, a4);
  BT_MIX(long long, a5);
  BT_MIX(double, a6);
  BT_MIX(long long, a7);
  BT_MIX(double, a8);
  BT_MIX(long long, a9);
  BT_MIX(double, a10);
  BT_MIX(long long, a11);
  bt_sum = h; bt_calls++;
  unsigned long long r; memset(&r, 0, sizeof r);
  r = (unsigned long long)bt_next(&h);
  return r;
}

BT_FN unsigned long long bt_fn_core_477(double a0, long long a1, double a2, long long a3, double a4, long long a5, double a6, long long a7, double a8, long long a9, double a10, long long a11, double a12, long long a13, double a14, long long a15, double a16, long long a17, double a18, long long a19, double a20, long long a21, double a22, long long a23)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(long long, a1);
  BT_MIX(double, a2);
  BT_MIX(long long, a3);
  BT_MIX(double, a4);
  BT_MIX(long long, a5);
  BT_MIX(double, a6);
  BT_MIX(long long, a7);
  BT_MIX(double, a8);
  BT_MIX(long long, a9);
  BT_MIX(double, a10);
  BT_MIX(long long, a11);
  BT_MIX(double, a12);
  BT_MIX(long long, a13);
  BT_MIX(double, a14);
  BT_MIX(long long, a15);
  BT_MIX(double, a16);
  BT_MIX(long long, a17);
  BT_MIX(double, a18);
  BT_MIX(long long, a19);
  BT_MIX(double, a20);
  BT_MIX(long long, a21);
  BT_MIX(double, a22);
  BT_MIX(long long, a23);
  bt_sum = h; bt_calls++;
  unsigned long long r; memset(&r, 0, sizeof r);
  r = (unsigned long long)bt_next(&h);
  return r;
}

BT_FN int bt_fn_core_479(bt_id a0, bt_sel a1, void * a2, void * a3, _Bool a4, double a5, unsigned short a6, unsigned char a7, void * a8, float a9, void * a10, _Bool a11, double a12, double a13, signed char a14, _Bool a15)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(void *, a2);
  BT_MIX(void *, a3);
  BT_MIX(_Bool, a4);
  BT_MIX(double, a5);
  BT_MIX(unsigned short, a6);
  BT_MIX(unsigned char, a7);
  BT_MIX(void *, a8);
  BT_MIX(float, a9);
  BT_MIX(void *, a10);
  BT_MIX(_Bool, a11);
  BT_MIX(double, a12);
  BT_MIX(double, a13);
  BT_MIX(signed char, a14);
  BT_MIX(_Bool, a15);
  bt_sum = h; bt_calls++;
  int r; memset(&r, 0, sizeof r);
  r = (int)bt_next(&h);
  return r;
}

BT_FN struct T137 bt_fn_core_481(bt_id a0, bt_sel a1, long long a2, long long a3, long long a4, long long a5, struct T137 a6, long long a7, double a8, struct T137 a9)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(long long, a2);
  BT_MIX(long long, a3);
  BT_MIX(long long, a4);
  BT_MIX(long long, a5);
  BT_MIX(long long, a6.m0);
  BT_MIX(long long, a6.m1);
  BT_MIX(long long, a6.m2);
  BT_MIX(long long, a7);
  BT_MIX(double, a8);
  BT_MIX(long long, a9.m0);
  BT_MIX(long long, a9.m1);
  BT_MIX(long long, a9.m2);
  bt_sum = h; bt_calls++;
  struct T137 r; memset(&r, 0, sizeof r);
  r.m0 = (long long)bt_next(&h);
  r.m1 = (long long)bt_next(&h);
  r.m2 = (long long)bt_next(&h);
  return r;
}

BT_FN struct T89 bt_fn_core_483(struct T89 a0, struct T89 a1, struct T89 a2, struct T89 a3, struct T89 a4, struct T89 a5, struct T89 a6, struct T89 a7, struct T89 a8, struct T89 a9, struct T89 a10, struct T89 a11, struct T89 a12, struct T89 a13, struct T89 a14, struct T89 a15)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(long long, a0.m0[0]);
  BT_MIX(long long, a0.m0[1]);
  BT_MIX(long long, a0.m0[2]);
  BT_MIX(long long, a0.m0[3]);
  BT_MIX(long long, a1.m0[0]);
  BT_MIX(long long, a1.m0[1]);
  BT_MIX(long long, a1.m0[2]);
  BT_MIX(long long, a1.m0[3]);
  BT_MIX(long long, a2.m0[0]);
  BT_MIX(long long, a2.m0[1]);
  BT_MIX(long long, a2.m0[2]);
  BT_MIX(long long, a2.m0[3]);
  BT_MIX(long long, a3.m0[0]);
  BT_MIX(long long, a3.m0[1]);
  BT_MIX(long long, a3.m0[2]);
  BT_MIX(long long, a3.m0[3]);
  BT_MIX(long long, a4.m0[0]);
  BT_MIX(long long, a4.m0[1]);
  BT_MIX(long long, a4.m0[2]);
  BT_MIX(long long, a4.m0[3]);
  BT_MIX(long long, a5.m0[0]);
  BT_MIX(long long, a5.m0[1]);
  BT_MIX(long long, a5.m0[2]);
  BT_MIX(long long, a5.m0[3]);
  BT_MIX(long long, a6.m0[0]);
  BT_MIX(long long, a6.m0[1]);
  BT_MIX(long long, a6.m0[2]);
  BT_MIX(long long, a6.m0[3]);
  BT_MIX(long long, a7.m0[0]);
  BT_MIX(long long, a7.m0[1]);
  BT_MIX(long long, a7.m0[2]);
  BT_MIX(long long, a7.m0[3]);
  BT_MIX(long long, a8.m0[0]);
  BT_MIX(long long, a8.m0[1]);
  BT_MIX(long long, a8.m0[2]);
  BT_MIX(long long, a8.m0[3]);
  BT_MIX(long long, a9.m0[0]);
  BT_MIX(long long, a9.m0[1]);
  BT_MIX(long long, a9.m0[2]);
  BT_MIX(long long, a9.m0[3]);
  BT_MIX(long long, a10.m0[0]);
  BT_MIX(long long, a10.m0[1]);
  BT_MIX(long long, a10.m0[2]);
  BT_MIX(long long, a10.m0[3]);
  BT_MIX(long long, a11.m0[0]);
  BT_MIX(long long, a11.m0[1]);
  BT_MIX(long long, a11.m0[2]);
  BT_MIX(long long, a11.m0[3]);
  BT_MIX(long long, a12.m0[0]);
  BT_MIX(long long, a12.m0[1]);
  BT_MIX(long long, a12.m0[2]);
  BT_MIX(long long, a12.m0[3]);
  BT_MIX(long long, a13.m0[0]);
  BT_MIX(long long, a13.m0[1]);
  BT_MIX(long long, a13.m0[2]);
  BT_MIX(long long, a13.m0[3]);
  BT_MIX(long long, a14.m0[0]);
  BT_MIX(long long, a14.m0[1]);
  BT_MIX(long long, a14.m0[2]);
  BT_MIX(long long, a14.m0[3]);
  BT_MIX(long long, a15.m0[0]);
  BT_MIX(long long, a15.m0[1]);
  BT_MIX(long long, a15.m0[2]);
  BT_MIX(long long, a15.m0[3]);
  bt_sum = h; bt_calls++;
  struct T89 r; memset(&r, 0, sizeof r);
  r.m0[0] = (long long)bt_next(&h);
  r.m0[1] = (long long)bt_next(&h);
  r.m0[2] = (long long)bt_next(&h);
  r.m0[3] = (long long)bt_next(&h);
  return r;
}

BT_FN double bt_fn_core_485(long long a0, long long a1, long long a2, double a3, struct T134 a4, long long a5, double a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(long long, a0);
  BT_MIX(long long, a1);
  BT_MIX(long long, a2);
  BT_MIX(double, a3);
  BT_MIX(long long, a4.m0);
  BT_MIX(double, a4.m1);
  BT_MIX(long long, a5);
  BT_MIX(double, a6);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN double bt_fn_core_487(double a0, double a1, double a2, double a3, int a4, struct T134 a5, double a6, struct T134 a7)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(double, a1);
  BT_MIX(double, a2);
  BT_MIX(double, a3);
  BT_MIX(int, a4);
  BT_MIX(long long, a5.m0);
  BT_MIX(double, a5.m1);
  BT_MIX(double, a6);
  BT_MIX(long long, a7.m0);
  BT_MIX(double, a7.m1);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN double bt_fn_core_489(long long a0, long long a1, long long a2, long long a3, double a4, struct T134 a5, long long a6, double a7)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(long long, a0);
  BT_MIX(long long, a1);
  BT_MIX(long long, a2);
  BT_MIX(long long, a3);
  BT_MIX(double, a4);
  BT_MIX(long long, a5.m0);
  BT_MIX(double, a5.m1);
  BT_MIX(long long, a6);
  BT_MIX(double, a7);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN double bt_fn_core_491(double a0, double a1, double a2, double a3, double a4, int a5, struct T134 a6, double a7, struct T134 a8)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(double, a1);
  BT_MIX(double, a2);
  BT_MIX(double, a3);
  BT_MIX(double, a4);
  BT_MIX(int, a5);
  BT_MIX(long long, a6.m0);
  BT_MIX(double, a6.m1);
  BT_MIX(double, a7);
  BT_MIX(long long, a8.m0);
  BT_MIX(double, a8.m1);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN double bt_fn_core_493(long long a0, long long a1, long long a2, long long a3, long long a4, double a5, struct T134 a6, long long a7, double a8)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(long long, a0);
  BT_MIX(long long, a1);
  BT_MIX(long long, a2);
  BT_MIX(long long, a3);
  BT_MIX(long long, a4);
  BT_MIX(double, a5);
  BT_MIX(long long, a6.m0);
  BT_MIX(double, a6.m1);
  BT_MIX(long long, a7);
  BT_MIX(double, a8);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN double bt_fn_core_495(double a0, double a1, double a2, double a3, double a4, double a5, int a6, struct T134 a7, double a8, struct T134 a9)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(double, a1);
  BT_MIX(double, a2);
  BT_MIX(double, a3);
  BT_MIX(double, a4);
  BT_MIX(double, a5);
  BT_MIX(int, a6);
  BT_MIX(long long, a7.m0);
  BT_MIX(double, a7.m1);
  BT_MIX(double, a8);
  BT_MIX(long long, a9.m0);
  BT_MIX(double, a9.m1);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN double bt_fn_core_497(long long a0, long long a1, long long a2, long long a3, long long a4, long long a5, double a6, struct T134 a7, long long a8, double a9)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(long long, a0);
  BT_MIX(long long, a1);
  BT_MIX(long long, a2);
  BT_MIX(long long, a3);
  BT_MIX(long long, a4);
  BT_MIX(long long, a5);
  BT_MIX(double, a6);
  BT_MIX(long long, a7.m0);
  BT_MIX(double, a7.m1);
  BT_MIX(long long, a8);
  BT_MIX(double, a9);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN double bt_fn_core_499(double a0, double a1, double a2, double a3, double a4, double a5, double a6, int a7, struct T134 a8, double a9, struct T134 a10)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(double, a1);
  BT_MIX(double, a2);
  BT_MIX(double, a3);
  BT_MIX(double, a4);
  BT_MIX(double, a5);
  BT_MIX(double, a6);
  BT_MIX(int, a7);
  BT_MIX(long long, a8.m0);
  BT_MIX(double, a8.m1);
  BT_MIX(double, a9);
  BT_MIX(long long, a10.m0);
  BT_MIX(double, a10.m1);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN double bt_fn_core_501(long long a0, long long a1, long long a2, long long a3, long long a4, long long a5, long long a6, double a7, struct T134 a8, long long a9, double a10)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(long long, a0);
  BT_MIX(long long, a1);
  BT_MIX(long long, a2);
  BT_MIX(long long, a3);
  BT_MIX(long long, a4);
  BT_MIX(long long, a5);
  BT_MIX(long long, a6);
  BT_MIX(double, a7);
  BT_MIX(long long, a8.m0);
  BT_MIX(double, a8.m1);
  BT_MIX(long long, a9);
  BT_MIX(double, a10);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN double bt_fn_core_503(double a0, double a1, double a2, double a3, double a4, double a5, double a6, double a7, int a8, struct T134 a9, double a10, struct T134 a11)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(double, a1);
  BT_MIX(double, a2);
  BT_MIX(double, a3);
  BT_MIX(double, a4);
  BT_MIX(double, a5);
  BT_MIX(double, a6);
  BT_MIX(double, a7);
  BT_MIX(int, a8);
  BT_MIX(long long, a9.m0);
  BT_MIX(double, a9.m1);
  BT_MIX(double, a10);
  BT_MIX(long long, a11.m0);
  BT_MIX(double, a11.m1);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN double bt_fn_core_505(long long a0, long long a1, long long a2, long long a3, long long a4, long long a5, long long a6, long long a7, double a8, struct T134 a9, long long a10, double a11)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(long long, a0);
  BT_MIX(long long, a1);
  BT_MIX(long long, a2);
  BT_MIX(long long, a3);
  BT_MIX(long long, a4);
  BT_MIX(long long, a5);
  BT_MIX(long long, a6);
  BT_MIX(long long, a7);
  BT_MIX(double, a8);
  BT_MIX(long long, a9.m0);
  BT_MIX(double, a9.m1);
  BT_MIX(long long, a10);
  BT_MIX(double, a11);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN double bt_fn_core_507(double a0, double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, int a9, struct T134 a10, double a11, struct T134 a12)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(double, a1);
  BT_MIX(double, a2);
  BT_MIX(double, a3);
  BT_MIX(double, a4);
  BT_MIX(double, a5);
  BT_MIX(double, a6);
  BT_MIX(double, a7);
  BT_MIX(double, a8);
  BT_MIX(int, a9);
  BT_MIX(long long, a10.m0);
  BT_MIX(double, a10.m1);
  BT_MIX(double, a11);
  BT_MIX(long long, a12.m0);
  BT_MIX(double, a12.m1);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN float bt_fn_core_509(bt_id a0, bt_sel a1, int a2, int a3, int a4, float a5, float a6, struct T225 a7)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(int, a3);
  BT_MIX(int, a4);
  BT_MIX(float, a5);
  BT_MIX(float, a6);
  BT_MIX(int, a7.m0);
  BT_MIX(int, a7.m1);
  BT_MIX(float, a7.m2);
  bt_sum = h; bt_calls++;
  float r; memset(&r, 0, sizeof r);
  r = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN _Bool bt_fn_core_511(struct T226 a0, _Bool a1, struct T227 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(_Bool, a0.m0);
  BT_MIX(bt_class, a0.m1);
  BT_MIX(_Bool, a1);
  BT_MIX(float, a2.m0);
  BT_MIX(void *, a2.m1);
  BT_MIX(unsigned long long, a2.m2);
  BT_MIX(double, a2.m3);
  BT_MIX(_Bool, a2.m4);
  bt_sum = h; bt_calls++;
  return a1;
}

BT_FN unsigned short bt_fn_core_513(unsigned short a0, struct T241 a1, unsigned int a2, long a3, struct T242 a4)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(unsigned short, a0);
  BT_MIX(unsigned short, a1.m0.m0[0]);
  BT_MIX(long long, a1.m0.m1);
  BT_MIX(_Bool, a1.m1);
  BT_MIX(unsigned int, a2);
  BT_MIX(long, a3);
  BT_MIX(short, a4.m0);
  BT_MIX(signed char, a4.m1);
  BT_MIX(float, a4.m2);
  BT_MIX(double, a4.m3[0]);
  BT_MIX(unsigned short, a4.m4);
  bt_sum = h; bt_calls++;
  unsigned short r; memset(&r, 0, sizeof r);
  r = (unsigned short)bt_next(&h);
  return r;
}

BT_FN struct T250 bt_fn_core_515(bt_id a0, bt_sel a1, struct T250 a2, bt_class a3, unsigned int a4, struct T251 a5, float a6, char * a7)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned short, a2.m0);
  BT_MIX(unsigned short, a2.m1);
  BT_MIX(_Bool, a2.m2);
  BT_MIX(bt_class, a3);
  BT_MIX(unsigned int, a4);
  BT_MIX(double, a5.m0);
  BT_MIX(short, a5.m1);
  BT_MIX(int, a5.m2);
  BT_MIX(float, a6);
  BT_MIX(char *, a7);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN void bt_fn_core_517(bt_id a0, bt_sel a1, int a2, struct T254 a3, struct T255 a4, unsigned int a5, struct T258 a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(_Bool, a3.m0[0]);
  BT_MIX(unsigned short, a3.m1[0]);
  BT_MIX(unsigned short, a3.m1[1]);
  BT_MIX(_Bool, a3.m2);
  BT_MIX(_Bool, a3.m3);
  BT_MIX(unsigned int, a3.m4);
  BT_MIX(int, a4.m0);
  BT_MIX(short, a4.m1);
  BT_MIX(unsigned char, a4.m2);
  BT_MIX(unsigned int, a5);
  BT_MIX(bt_id, a6.m0);
  BT_MIX(unsigned char, a6.m1);
  BT_MIX(double, a6.m2[0]);
  BT_MIX(double, a6.m2[1]);
  BT_MIX(_Bool, a6.m3);
  bt_sum = h; bt_calls++;
}

BT_FN struct T264 bt_fn_core_519(float a0, struct T263 a1)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(float, a0);
  BT_MIX(long, a1.m0);
  BT_MIX(long, a1.m1);
  bt_sum = h; bt_calls++;
  struct T264 r; memset(&r, 0, sizeof r);
  r.m0 = (short)bt_next(&h);
  r.m1 = (int)bt_next(&h);
  r.m2 = (bt_id)(uintptr_t)bt_next(&h);
  return r;
}

BT_FN void bt_fn_core_521(bt_id a0, bt_sel a1, struct T260 a2, struct T279 a3, struct T280 a4, struct T183 a5, short a6, double a7, struct T283 a8, long a9, struct T284 a10, unsigned short a11)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(bt_sel, a2.m0);
  BT_MIX(unsigned short, a3.m0);
  BT_MIX(unsigned short, a3.m1[0]);
  BT_MIX(int, a3.m2);
  BT_MIX(int, a4.m0);
  BT_MIX(bt_id, a4.m1);
  BT_MIX(short, a4.m2);
  BT_MIX(short, a4.m3);
  BT_MIX(unsigned int, a4.m4);
  BT_MIX(short, a5.m0);
  BT_MIX(short, a6);
  BT_MIX(double, a7);
  BT_MIX(double, a8.m0);
  BT_MIX(unsigned char, a8.m1.m0);
  BT_MIX(void *, a8.m1.m1);
  BT_MIX(void *, a8.m2.m0);
  BT_MIX(bt_sel, a8.m3);
  BT_MIX(long, a9);
  BT_MIX(bt_id, a10.m0);
  BT_MIX(_Bool, a10.m1[0]);
  BT_MIX(_Bool, a10.m1[1]);
  BT_MIX(_Bool, a10.m1[2]);
  BT_MIX(unsigned short, a11);
  bt_sum = h; bt_calls++;
}

BT_FN struct T211 bt_fn_core_523(unsigned short a0, struct T193 a1, struct T211 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(unsigned short, a0);
  BT_MIX(signed char, a1.m0);
  BT_MIX(int, a1.m1);
  BT_MIX(long long, a2.m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN unsigned long bt_fn_core_525(bt_id a0, bt_sel a1, _Bool a2, struct T291 a3, unsigned long a4, long a5, struct T293 a6, unsigned long a7, char * a8, unsigned int a9, bt_sel a10, float a11, signed char a12, unsigned int a13, unsigned char a14, struct T294 a15, struct T107 a16, signed char a17, bt_class a18, char * a19, long long a20, struct T295 a21)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(_Bool, a2);
  BT_MIX(float, a3.m0);
  BT_MIX(unsigned int, a3.m1);
  BT_MIX(char *, a3.m2);
  BT_MIX(int, a3.m3);
  BT_MIX(unsigned long, a4);
  BT_MIX(long, a5);
  BT_MIX(_Bool, a6.m0.m0);
  BT_MIX(signed char, a6.m0.m1);
  BT_MIX(unsigned short, a6.m0.m2[0]);
  BT_MIX(unsigned short, a6.m0.m2[1]);
  BT_MIX(double, a6.m1[0]);
  BT_MIX(void *, a6.m2);
  BT_MIX(unsigned long, a7);
  BT_MIX(char *, a8);
  BT_MIX(unsigned int, a9);
  BT_MIX(bt_sel, a10);
  BT_MIX(float, a11);
  BT_MIX(signed char, a12);
  BT_MIX(unsigned int, a13);
  BT_MIX(unsigned char, a14);
  BT_MIX(bt_id, a15.m0);
  BT_MIX(float, a15.m1[0]);
  BT_MIX(float, a15.m1[1]);
  BT_MIX(unsigned int, a15.m2[0]);
  BT_MIX(unsigned int, a15.m2[1]);
  BT_MIX(float, a15.m3);
  BT_MIX(unsigned short, a16.m0);
  BT_MIX(signed char, a17);
  BT_MIX(bt_class, a18);
  BT_MIX(char *, a19);
  BT_MIX(long long, a20);
  BT_MIX(int, a21.m0[0]);
  BT_MIX(int, a21.m0[1]);
  BT_MIX(int, a21.m0[2]);
  BT_MIX(short, a21.m1);
  bt_sum = h; bt_calls++;
  unsigned long r; memset(&r, 0, sizeof r);
  r = (unsigned long)bt_next(&h);
  return r;
}

BT_FN struct T307 bt_fn_core_527(bt_id a0, bt_sel a1, struct T297 a2, struct T298 a3, struct T299 a4, struct T238 a5, struct T300 a6, struct T201 a7, int a8, float a9, signed char a10, void * a11, int a12, struct T301 a13, long a14, long long a15, struct T302 a16, bt_class a17, unsigned long long a18, struct T303 a19, struct T304 a20, signed char a21, bt_class a22, struct T305 a23)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned long long, a2.m0[0]);
  BT_MIX(unsigned long long, a2.m0[1]);
  BT_MIX(unsigned long long, a2.m0[2]);
  BT_MIX(unsigned long long, a2.m1);
  BT_MIX(unsigned int, a3.m0);
  BT_MIX(short, a3.m1[0]);
  BT_MIX(short, a3.m1[1]);
  BT_MIX(short, a3.m1[2]);
  BT_MIX(double, a3.m2);
  BT_MIX(short, a3.m3);
  BT_MIX(unsigned char, a3.m4);
  BT_MIX(unsigned int, a4.m0[0]);
  BT_MIX(bt_id, a4.m1);
  BT_MIX(_Bool, a4.m2);
  BT_MIX(signed char, a4.m3);
  BT_MIX(unsigned long long, a5.m0);
  BT_MIX(float, a6.m0);
  BT_MIX(int, a6.m1[0]);
  BT_MIX(int, a6.m1[1]);
  BT_MIX(int, a6.m1[2]);
  BT_MIX(int, a7.m0);
  BT_MIX(int, a7.m1);
  BT_MIX(int, a8);
  BT_MIX(float, a9);
  BT_MIX(signed char, a10);
  BT_MIX(void *, a11);
  BT_MIX(int, a12);
  BT_MIX(unsigned long, a13.m0);
  BT_MIX(unsigned long long, a13.m1);
  BT_MIX(signed char, a13.m2[0]);
  BT_MIX(signed char, a13.m3[0]);
  BT_MIX(signed char, a13.m3[1]);
  BT_MIX(signed char, a13.m3[2]);
  BT_MIX(long, a14);
  BT_MIX(long long, a15);
  BT_MIX(int, a16.m0);
  BT_MIX(unsigned long, a16.m1);
  BT_MIX(bt_class, a17);
  BT_MIX(unsigned long long, a18);
  BT_MIX(unsigned short, a19.m0);
  BT_MIX(_Bool, a19.m1);
  BT_MIX(signed char, a20.m0);
  BT_MIX(long long, a20.m1);
  BT_MIX(bt_id, a20.m2);
  BT_MIX(signed char, a20.m3);
  BT_MIX(int, a20.m4);
  BT_MIX(signed char, a21);
  BT_MIX(bt_class, a22);
  BT_MIX(_Bool, a23.m0);
  BT_MIX(_Bool, a23.m1);
  BT_MIX(long, a23.m2);
  bt_sum = h; bt_calls++;
  struct T307 r; memset(&r, 0, sizeof r);
  r.m0 = (unsigned char)bt_next(&h);
  r.m1 = (void *)(uintptr_t)bt_next(&h);
  r.m2 = (unsigned short)bt_next(&h);
  r.m3 = (unsigned short)bt_next(&h);
  return r;
}

BT_FN struct T312 bt_fn_core_529(bt_id a0, bt_sel a1, unsigned short a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned short, a2);
  bt_sum = h; bt_calls++;
  struct T312 r; memset(&r, 0, sizeof r);
  r.m0 = (int)bt_next(&h);
  r.m1 = (unsigned int)bt_next(&h);
  r.m2[0] = (unsigned long long)bt_next(&h);
  return r;
}

BT_FN struct T320 bt_fn_core_531(struct T318 a0, struct T319 a1, long a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(unsigned int, a0.m0[0]);
  BT_MIX(unsigned int, a0.m0[1]);
  BT_MIX(unsigned int, a0.m0[2]);
  BT_MIX(unsigned int, a0.m0[3]);
  BT_MIX(short, a0.m1);
  BT_MIX(unsigned int, a0.m2[0]);
  BT_MIX(unsigned int, a0.m2[1]);
  BT_MIX(unsigned int, a0.m2[2]);
  BT_MIX(float, a1.m0);
  BT_MIX(float, a1.m1);
  BT_MIX(double, a1.m2[0]);
  BT_MIX(double, a1.m2[1]);
  BT_MIX(unsigned short, a1.m3);
  BT_MIX(unsigned char, a1.m4);
  BT_MIX(long, a2);
  bt_sum = h; bt_calls++;
  struct T320 r; memset(&r, 0, sizeof r);
  r.m0 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m1[0] = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN void bt_fn_core_533(bt_id a0, bt_sel a1, long long a2, struct T238 a3, unsigned short a4, struct T325 a5, signed char a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(long long, a2);
  BT_MIX(unsigned long long, a3.m0);
  BT_MIX(unsigned short, a4);
  BT_MIX(unsigned char, a5.m0);
  BT_MIX(unsigned long long, a5.m1);
  BT_MIX(signed char, a6);
  bt_sum = h; bt_calls++;
}

BT_FN void bt_fn_core_535(double a0, unsigned char a1, signed char a2, struct T107 a3, struct T183 a4)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(unsigned char, a1);
  BT_MIX(signed char, a2);
  BT_MIX(unsigned short, a3.m0);
  BT_MIX(short, a4.m0);
  bt_sum = h; bt_calls++;
}

BT_FN unsigned long long bt_fn_core_537(unsigned long long a0, struct T107 a1, bt_id a2, struct T336 a3, struct T337 a4, void * a5, short a6, float a7, _Bool a8, long long a9, struct T338 a10, struct T340 a11, unsigned long long a12, long long a13, char * a14, long long a15, struct T341 a16, struct T342 a17, struct T343 a18, struct T344 a19, long long a20, signed char a21, struct T345 a22, long a23)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(unsigned long long, a0);
  BT_MIX(unsigned short, a1.m0);
  BT_MIX(bt_id, a2);
  BT_MIX(unsigned long, a3.m0);
  BT_MIX(bt_class, a3.m1);
  BT_MIX(unsigned int, a4.m0);
  BT_MIX(void *, a4.m1);
  BT_MIX(void *, a5);
  BT_MIX(short, a6);
  BT_MIX(float, a7);
  BT_MIX(_Bool, a8);
  BT_MIX(long long, a9);
  BT_MIX(char *, a10.m0);
  BT_MIX(unsigned short, a10.m1);
  BT_MIX(unsigned long long, a10.m2);
  BT_MIX(signed char, a10.m3);
  BT_MIX(short, a10.m4);
  BT_MIX(float, a11.m0);
  BT_MIX(double, a11.m1);
  BT_MIX(bt_id, a11.m2);
  BT_MIX(unsigned long long, a12);
  BT_MIX(long long, a13);
  BT_MIX(char *, a14);
  BT_MIX(long long, a15);
  BT_MIX(int, a16.m0);
  BT_MIX(unsigned long long, a16.m1);
  BT_MIX(int, a16.m2);
  BT_MIX(double, a16.m3);
  BT_MIX(float, a16.m4);
  BT_MIX(bt_id, a17.m0);
  BT_MIX(double, a17.m1[0]);
  BT_MIX(float, a17.m2);
  BT_MIX(signed char, a17.m3);
  BT_MIX(signed char, a18.m0[0]);
  BT_MIX(signed char, a18.m0[1]);
  BT_MIX(signed char, a18.m0[2]);
  BT_MIX(unsigned char, a18.m1);
  BT_MIX(void *, a18.m2);
  BT_MIX(signed char, a18.m3);
  BT_MIX(unsigned long long, a19.m0);
  BT_MIX(void *, a19.m1);
  BT_MIX(long long, a20);
  BT_MIX(signed char, a21);
  BT_MIX(char *, a22.m0);
  BT_MIX(signed char, a22.m1);
  BT_MIX(long, a23);
  bt_sum = h; bt_calls++;
  unsigned long long r; memset(&r, 0, sizeof r);
  r = (unsigned long long)bt_next(&h);
  return r;
}

BT_FN void bt_fn_core_539(bt_id a0, bt_sel a1, struct T349 a2, unsigned int a3, int a4, double a5, float a6, struct T350 a7, unsigned short a8, struct T351 a9)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0);
  BT_MIX(bt_id, a2.m1);
  BT_MIX(unsigned int, a2.m2);
  BT_MIX(long long, a2.m3);
  BT_MIX(unsigned int, a3);
  BT_MIX(int, a4);
  BT_MIX(double, a5);
  BT_MIX(float, a6);
  BT_MIX(unsigned long long, a7.m0.m0);
  BT_MIX(void *, a7.m0.m1);
  BT_MIX(long long, a7.m1);
  BT_MIX(signed char, a7.m2);
  BT_MIX(unsigned short, a7.m3);
  BT_MIX(unsigned short, a8);
  BT_MIX(unsigned long long, a9.m0);
  BT_MIX(unsigned long long, a9.m1);
  BT_MIX(_Bool, a9.m2);
  BT_MIX(unsigned int, a9.m3[0]);
  BT_MIX(unsigned int, a9.m3[1]);
  BT_MIX(unsigned int, a9.m3[2]);
  BT_MIX(unsigned int, a9.m3[3]);
  bt_sum = h; bt_calls++;
}

BT_FN unsigned int bt_fn_core_541(int a0, struct T356 a1, struct T357 a2, int a3, struct T359 a4, unsigned short a5, unsigned int a6, struct T40 a7, struct T361 a8, struct T362 a9)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(long long, a1.m0);
  BT_MIX(void *, a1.m1[0]);
  BT_MIX(unsigned short, a2.m0);
  BT_MIX(double, a2.m1);
  BT_MIX(long long, a2.m2);
  BT_MIX(float, a2.m3);
  BT_MIX(double, a2.m4);
  BT_MIX(int, a3);
  BT_MIX(bt_sel, a4.m0);
  BT_MIX(unsigned short, a4.m1);
  BT_MIX(short, a4.m2);
  BT_MIX(unsigned short, a5);
  BT_MIX(unsigned int, a6);
  BT_MIX(signed char, a7.m0);
  BT_MIX(void *, a8.m0);
  BT_MIX(void *, a8.m1);
  BT_MIX(void *, a8.m2);
  BT_MIX(long long, a8.m3);
  BT_MIX(unsigned short, a9.m0);
  BT_MIX(signed char, a9.m1);
  BT_MIX(double, a9.m2);
  bt_sum = h; bt_calls++;
  unsigned int r; memset(&r, 0, sizeof r);
  r = (unsigned int)bt_next(&h);
  return r;
}

BT_FN void bt_fn_core_543(bt_id a0, bt_sel a1, signed char a2, struct T363 a3, short a4, unsigned long long a5, struct T364 a6, void * a7, signed char a8, struct T365 a9, struct T367 a10, bt_sel a11)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2);
  BT_MIX(bt_id, a3.m0);
  BT_MIX(unsigned long long, a3.m1);
  BT_MIX(unsigned long long, a3.m2);
  BT_MIX(void *, a3.m3);
  BT_MIX(short, a4);
  BT_MIX(unsigned long long, a5);
  BT_MIX(double, a6.m0);
  BT_MIX(short, a6.m1);
  BT_MIX(unsigned int, a6.m2);
  BT_MIX(long long, a6.m3);
  BT_MIX(void *, a7);
  BT_MIX(signed char, a8);
  BT_MIX(unsigned int, a9.m0[0]);
  BT_MIX(unsigned int, a9.m0[1]);
  BT_MIX(unsigned int, a9.m0[2]);
  BT_MIX(double, a9.m1);
  BT_MIX(unsigned char, a9.m2[0]);
  BT_MIX(unsigned char, a9.m2[1]);
  BT_MIX(unsigned char, a9.m2[2]);
  BT_MIX(unsigned short, a10.m0.m0);
  BT_MIX(signed char, a10.m0.m1);
  BT_MIX(unsigned char, a10.m1);
  BT_MIX(unsigned char, a10.m2[0]);
  BT_MIX(unsigned char, a10.m2[1]);
  BT_MIX(int, a10.m3);
  BT_MIX(bt_sel, a11);
  bt_sum = h; bt_calls++;
}

BT_FN double bt_fn_core_545(bt_id a0, bt_sel a1, double a2, _Bool a3, struct T369 a4)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2);
  BT_MIX(_Bool, a3);
  BT_MIX(_Bool, a4.m0);
  BT_MIX(double, a4.m1);
  BT_MIX(void *, a4.m2);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN void bt_fn_core_547(bt_id a0, bt_sel a1, double a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2);
  bt_sum = h; bt_calls++;
}

BT_FN struct T397 bt_fn_core_549(bt_id a0, bt_sel a1, struct T388 a2, struct T389 a3, struct T127 a4, struct T390 a5, long a6, char * a7, struct T391 a8, unsigned long a9, bt_sel a10, long a11, unsigned short a12, struct T392 a13, struct T393 a14, struct T177 a15, bt_id a16, _Bool a17, float a18, struct T394 a19, struct T395 a20, struct T396 a21)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2.m0);
  BT_MIX(long long, a2.m1);
  BT_MIX(bt_id, a2.m2);
  BT_MIX(unsigned int, a3.m0[0]);
  BT_MIX(unsigned int, a3.m0[1]);
  BT_MIX(unsigned int, a3.m0[2]);
  BT_MIX(unsigned int, a3.m0[3]);
  BT_MIX(bt_id, a3.m1);
  BT_MIX(long long, a3.m2);
  BT_MIX(float, a4.m0);
  BT_MIX(float, a4.m1);
  BT_MIX(signed char, a5.m0);
  BT_MIX(int, a5.m1);
  BT_MIX(long long, a5.m2);
  BT_MIX(signed char, a5.m3[0]);
  BT_MIX(signed char, a5.m3[1]);
  BT_MIX(signed char, a5.m3[2]);
  BT_MIX(char *, a5.m4);
  BT_MIX(long, a6);
  BT_MIX(char *, a7);
  BT_MIX(bt_id, a8.m0);
  BT_MIX(_Bool, a8.m1[0]);
  BT_MIX(unsigned long, a9);
  BT_MIX(bt_sel, a10);
  BT_MIX(long, a11);
  BT_MIX(unsigned short, a12);
  BT_MIX(double, a13.m0);
  BT_MIX(int, a13.m1);
  BT_MIX(bt_class, a13.m2);
  BT_MIX(unsigned int, a14.m0.m0);
  BT_MIX(long long, a14.m1);
  BT_MIX(unsigned long long, a14.m2);
  BT_MIX(short, a14.m3[0]);
  BT_MIX(short, a14.m3[1]);
  BT_MIX(unsigned short, a14.m4);
  BT_MIX(float, a15.m0);
  BT_MIX(bt_id, a16);
  BT_MIX(_Bool, a17);
  BT_MIX(float, a18);
  BT_MIX(signed char, a19.m0[0]);
  BT_MIX(signed char, a19.m0[1]);
  BT_MIX(void *, a19.m1);
  BT_MIX(void *, a19.m2);
  BT_MIX(long long, a19.m3);
  BT_MIX(void *, a19.m4);
  BT_MIX(unsigned int, a20.m0);
  BT_MIX(unsigned short, a20.m1);
  BT_MIX(unsigned int, a20.m2);
  BT_MIX(unsigned long long, a21.m0);
  BT_MIX(short, a21.m1[0]);
  BT_MIX(short, a21.m1[1]);
  BT_MIX(short, a21.m1[2]);
  BT_MIX(short, a21.m1[3]);
  BT_MIX(_Bool, a21.m2);
  bt_sum = h; bt_calls++;
  struct T397 r; memset(&r, 0, sizeof r);
  r.m0 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m1 = (unsigned short)bt_next(&h);
  r.m2 = (unsigned long long)bt_next(&h);
  r.m3[0] = (_Bool)(bt_next(&h) & 1);
  r.m3[1] = (_Bool)(bt_next(&h) & 1);
  r.m3[2] = (_Bool)(bt_next(&h) & 1);
  r.m3[3] = (_Bool)(bt_next(&h) & 1);
  return r;
}

BT_FN struct T401 bt_fn_core_551(bt_id a0, bt_sel a1, int a2, struct T400 a3, struct T401 a4, void * a5, float a6, struct T183 a7)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2);
  BT_MIX(int, a3.m0);
  BT_MIX(unsigned char, a3.m1[0]);
  BT_MIX(unsigned char, a3.m1[1]);
  BT_MIX(unsigned char, a3.m1[2]);
  BT_MIX(int, a3.m2);
  BT_MIX(void *, a3.m3);
  BT_MIX(float, a3.m4);
  BT_MIX(_Bool, a4.m0);
  BT_MIX(void *, a4.m1);
  BT_MIX(void *, a5);
  BT_MIX(float, a6);
  BT_MIX(short, a7.m0);
  bt_sum = h; bt_calls++;
  struct T401 r; memset(&r, 0, sizeof r);
  r.m0 = (_Bool)(bt_next(&h) & 1);
  r.m1 = (void *)(uintptr_t)bt_next(&h);
  return r;
}

BT_FN void bt_fn_core_553(long a0, struct T405 a1, struct T406 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(long, a0);
  BT_MIX(unsigned long long, a1.m0);
  BT_MIX(long long, a1.m1);
  BT_MIX(_Bool, a1.m2[0]);
  BT_MIX(_Bool, a1.m2[1]);
  BT_MIX(_Bool, a1.m2[2]);
  BT_MIX(double, a2.m0.m0[0]);
  BT_MIX(double, a2.m0.m0[1]);
  BT_MIX(unsigned int, a2.m1);
  BT_MIX(signed char, a2.m2);
  BT_MIX(unsigned int, a2.m3.m0);
  bt_sum = h; bt_calls++;
}

BT_FN unsigned int bt_fn_core_555(long a0, bt_sel a1, struct T414 a2, struct T415 a3, struct T183 a4, unsigned int a5, struct T106 a6, int a7, int a8, long long a9, int a10, float a11, unsigned int a12, unsigned long a13, struct T419 a14, struct T420 a15, struct T421 a16, struct T422 a17, struct T423 a18, unsigned long a19, struct T424 a20, struct T425 a21, long long a22, struct T107 a23)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(long, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned short, a2.m0[0]);
  BT_MIX(unsigned short, a2.m0[1]);
  BT_MIX(_Bool, a2.m1);
  BT_MIX(unsigned char, a2.m2);
  BT_MIX(unsigned long long, a2.m3);
  BT_MIX(unsigned int, a3.m0);
  BT_MIX(signed char, a3.m1);
  BT_MIX(unsigned long long, a3.m2[0]);
  BT_MIX(unsigned long long, a3.m2[1]);
  BT_MIX(short, a4.m0);
  BT_MIX(unsigned int, a5);
  BT_MIX(_Bool, a6.m0);
  BT_MIX(int, a7);
  BT_MIX(int, a8);
  BT_MIX(long long, a9);
  BT_MIX(int, a10);
  BT_MIX(float, a11);
  BT_MIX(unsigned int, a12);
  BT_MIX(unsigned long, a13);
  BT_MIX(void *, a14.m0.m0[0]);
  BT_MIX(bt_id, a14.m1);
  BT_MIX(unsigned char, a14.m2.m0);
  BT_MIX(unsigned char, a14.m2.m1);
  BT_MIX(int, a14.m2.m2);
  BT_MIX(bt_id, a14.m3);
  BT_MIX(signed char, a15.m0);
  BT_MIX(_Bool, a15.m1);
  BT_MIX(bt_id, a15.m2);
  BT_MIX(float, a15.m3[0]);
  BT_MIX(float, a15.m3[1]);
  BT_MIX(char *, a16.m0);
  BT_MIX(bt_id, a16.m1);
  BT_MIX(unsigned short, a16.m2);
  BT_MIX(long long, a16.m3);
  BT_MIX(_Bool, a17.m0);
  BT_MIX(float, a17.m1);
  BT_MIX(unsigned long long, a17.m2);
  BT_MIX(signed char, a18.m0[0]);
  BT_MIX(signed char, a18.m1);
  BT_MIX(_Bool, a18.m2[0]);
  BT_MIX(_Bool, a18.m2[1]);
  BT_MIX(bt_id, a18.m3);
  BT_MIX(double, a18.m4);
  BT_MIX(unsigned long, a19);
  BT_MIX(bt_id, a20.m0.m0);
  BT_MIX(double, a21.m0[0]);
  BT_MIX(double, a21.m0[1]);
  BT_MIX(unsigned long long, a21.m1);
  BT_MIX(unsigned short, a21.m2);
  BT_MIX(unsigned short, a21.m3);
  BT_MIX(char *, a21.m4);
  BT_MIX(long long, a22);
  BT_MIX(unsigned short, a23.m0);
  bt_sum = h; bt_calls++;
  unsigned int r; memset(&r, 0, sizeof r);
  r = (unsigned int)bt_next(&h);
  return r;
}

BT_FN void bt_fn_core_557(struct T233 a0, bt_id a1, _Bool a2, struct T249 a3, bt_sel a4, struct T433 a5, struct T434 a6, struct T435 a7)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0.m0);
  BT_MIX(bt_id, a1);
  BT_MIX(_Bool, a2);
  BT_MIX(unsigned int, a3.m0);
  BT_MIX(bt_sel, a4);
  BT_MIX(void *, a5.m0);
  BT_MIX(int, a5.m1[0]);
  BT_MIX(int, a5.m1[1]);
  BT_MIX(int, a5.m1[2]);
  BT_MIX(int, a5.m1[3]);
  BT_MIX(unsigned char, a5.m2);
  BT_MIX(unsigned long long, a6.m0[0]);
  BT_MIX(unsigned long long, a6.m0[1]);
  BT_MIX(unsigned long long, a6.m0[2]);
  BT_MIX(unsigned long long, a6.m0[3]);
  BT_MIX(unsigned int, a6.m1);
  BT_MIX(unsigned char, a7.m0);
  BT_MIX(void *, a7.m1);
  BT_MIX(signed char, a7.m2);
  BT_MIX(double, a7.m3);
  BT_MIX(long long, a7.m4);
  bt_sum = h; bt_calls++;
}

BT_FN bt_id bt_fn_core_559(bt_id a0, bt_sel a1, struct T442 a2, bt_id a3, struct T443 a4, struct T444 a5)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(bt_id, a2.m0[0]);
  BT_MIX(bt_id, a2.m0[1]);
  BT_MIX(unsigned int, a2.m1);
  BT_MIX(unsigned short, a2.m2);
  BT_MIX(int, a2.m3);
  BT_MIX(bt_id, a3);
  BT_MIX(_Bool, a4.m0);
  BT_MIX(unsigned int, a4.m1);
  BT_MIX(_Bool, a4.m2);
  BT_MIX(void *, a5.m0);
  BT_MIX(unsigned int, a5.m1.m0);
  BT_MIX(unsigned long long, a5.m2);
  bt_sum = h; bt_calls++;
  bt_id r; memset(&r, 0, sizeof r);
  r = (bt_id)(uintptr_t)bt_next(&h);
  return r;
}

BT_FN struct T450 bt_fn_core_561(bt_id a0, bt_sel a1, struct T450 a2, struct T451 a3)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(short, a2.m0[0]);
  BT_MIX(short, a2.m0[1]);
  BT_MIX(unsigned short, a2.m1[0]);
  BT_MIX(unsigned short, a2.m1[1]);
  BT_MIX(unsigned short, a2.m1[2]);
  BT_MIX(unsigned short, a2.m1[3]);
  BT_MIX(short, a2.m2.m0[0]);
  BT_MIX(short, a2.m2.m0[1]);
  BT_MIX(short, a2.m2.m0[2]);
  BT_MIX(short, a2.m2.m0[3]);
  BT_MIX(signed char, a2.m3);
  BT_MIX(bt_id, a3.m0);
  BT_MIX(signed char, a3.m1.m0);
  BT_MIX(long long, a3.m1.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN void bt_fn_core_563(bt_class a0, struct T454 a1, struct T455 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_class, a0);
  BT_MIX(char *, a1.m0);
  BT_MIX(short, a1.m1);
  BT_MIX(int, a1.m2[0]);
  BT_MIX(short, a1.m3);
  BT_MIX(signed char, a2.m0[0]);
  BT_MIX(signed char, a2.m0[1]);
  BT_MIX(signed char, a2.m0[2]);
  BT_MIX(unsigned short, a2.m1);
  BT_MIX(unsigned short, a2.m2);
  BT_MIX(unsigned long long, a2.m3);
  bt_sum = h; bt_calls++;
}

BT_FN int bt_fn_core_565(struct T463 a0, struct T464 a1, bt_id a2, struct T466 a3, struct T468 a4, double a5, struct T469 a6, void * a7, struct T470 a8, struct T471 a9)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(unsigned char, a0.m0);
  BT_MIX(short, a0.m1);
  BT_MIX(void *, a0.m2);
  BT_MIX(bt_id, a0.m3[0]);
  BT_MIX(bt_id, a0.m3[1]);
  BT_MIX(bt_id, a0.m3[2]);
  BT_MIX(short, a1.m0);
  BT_MIX(unsigned long long, a1.m1);
  BT_MIX(unsigned short, a1.m2);
  BT_MIX(unsigned int, a1.m3);
  BT_MIX(int, a1.m4);
  BT_MIX(bt_id, a2);
  BT_MIX(_Bool, a3.m0);
  BT_MIX(unsigned int, a3.m1);
  BT_MIX(unsigned char, a3.m2.m0);
  BT_MIX(float, a3.m2.m1);
  BT_MIX(unsigned short, a3.m2.m2);
  BT_MIX(int, a3.m3);
  BT_MIX(long long, a4.m0);
  BT_MIX(_Bool, a4.m1);
  BT_MIX(signed char, a4.m2);
  BT_MIX(unsigned int, a4.m3);
  BT_MIX(_Bool, a4.m4);
  BT_MIX(double, a5);
  BT_MIX(signed char, a6.m0);
  BT_MIX(double, a6.m1);
  BT_MIX(void *, a6.m2);
  BT_MIX(void *, a7);
  BT_MIX(int, a8.m0);
  BT_MIX(_Bool, a8.m1[0]);
  BT_MIX(_Bool, a8.m1[1]);
  BT_MIX(_Bool, a8.m1[2]);
  BT_MIX(void *, a8.m2.m0);
  BT_MIX(void *, a8.m3);
  BT_MIX(unsigned char, a9.m0);
  BT_MIX(unsigned long long, a9.m1);
  BT_MIX(unsigned int, a9.m2);
  BT_MIX(int, a9.m3);
  bt_sum = h; bt_calls++;
  int r; memset(&r, 0, sizeof r);
  r = (int)bt_next(&h);
  return r;
}

BT_FN struct T183 bt_fn_core_567(bt_id a0, bt_sel a1, bt_sel a2, bt_sel a3, long a4, int a5, struct T276 a6, struct T476 a7)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(bt_sel, a2);
  BT_MIX(bt_sel, a3);
  BT_MIX(long, a4);
  BT_MIX(int, a5);
  BT_MIX(void *, a6.m0);
  BT_MIX(_Bool, a7.m0[0]);
  BT_MIX(_Bool, a7.m0[1]);
  BT_MIX(long, a7.m1);
  BT_MIX(unsigned char, a7.m2);
  bt_sum = h; bt_calls++;
  struct T183 r; memset(&r, 0, sizeof r);
  r.m0 = (short)bt_next(&h);
  return r;
}

BT_FN float bt_fn_core_569(bt_id a0, bt_sel a1, unsigned short a2, struct T228 a3, struct T481 a4, struct T482 a5, struct T483 a6, unsigned int a7, float a8, struct T484 a9)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned short, a2);
  BT_MIX(unsigned long long, a3.m0);
  BT_MIX(unsigned char, a3.m1);
  BT_MIX(unsigned int, a3.m2);
  BT_MIX(float, a4.m0[0]);
  BT_MIX(float, a4.m0[1]);
  BT_MIX(float, a4.m0[2]);
  BT_MIX(short, a4.m1);
  BT_MIX(long long, a5.m0);
  BT_MIX(short, a5.m1);
  BT_MIX(bt_id, a5.m2);
  BT_MIX(long long, a5.m3);
  BT_MIX(unsigned int, a6.m0);
  BT_MIX(unsigned char, a6.m1);
  BT_MIX(void *, a6.m2);
  BT_MIX(long long, a6.m3);
  BT_MIX(unsigned int, a7);
  BT_MIX(float, a8);
  BT_MIX(unsigned char, a9.m0);
  BT_MIX(unsigned long long, a9.m1);
  BT_MIX(long long, a9.m2.m0);
  BT_MIX(double, a9.m2.m1);
  BT_MIX(unsigned int, a9.m3);
  BT_MIX(short, a9.m4);
  bt_sum = h; bt_calls++;
  float r; memset(&r, 0, sizeof r);
  r = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T491 bt_fn_core_571(bt_id a0, bt_sel a1, struct T491 a2, struct T493 a3, struct T494 a4, struct T495 a5, unsigned long a6, struct T496 a7, struct T183 a8, struct T497 a9, void * a10, struct T498 a11)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned short, a2.m0);
  BT_MIX(double, a2.m1);
  BT_MIX(signed char, a2.m2[0]);
  BT_MIX(signed char, a2.m2[1]);
  BT_MIX(unsigned short, a2.m3);
  BT_MIX(float, a3.m0);
  BT_MIX(float, a3.m1);
  BT_MIX(void *, a3.m2);
  BT_MIX(unsigned int, a3.m3.m0);
  BT_MIX(float, a3.m3.m1);
  BT_MIX(_Bool, a3.m3.m2);
  BT_MIX(float, a3.m4);
  BT_MIX(double, a4.m0);
  BT_MIX(signed char, a4.m1);
  BT_MIX(double, a4.m2);
  BT_MIX(long long, a4.m3);
  BT_MIX(int, a4.m4);
  BT_MIX(_Bool, a5.m0);
  BT_MIX(unsigned long long, a5.m1);
  BT_MIX(signed char, a5.m2);
  BT_MIX(unsigned short, a5.m3);
  BT_MIX(unsigned long long, a5.m4);
  BT_MIX(unsigned long, a6);
  BT_MIX(unsigned char, a7.m0[0]);
  BT_MIX(unsigned int, a7.m1[0]);
  BT_MIX(unsigned int, a7.m1[1]);
  BT_MIX(unsigned int, a7.m1[2]);
  BT_MIX(unsigned int, a7.m1[3]);
  BT_MIX(signed char, a7.m2);
  BT_MIX(short, a8.m0);
  BT_MIX(int, a9.m0);
  BT_MIX(short, a9.m1);
  BT_MIX(void *, a10);
  BT_MIX(signed char, a11.m0);
  BT_MIX(float, a11.m1[0]);
  bt_sum = h; bt_calls++;
  struct T491 r; memset(&r, 0, sizeof r);
  r.m0 = (unsigned short)bt_next(&h);
  r.m1 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m2[0] = (signed char)bt_next(&h);
  r.m2[1] = (signed char)bt_next(&h);
  r.m3 = (unsigned short)bt_next(&h);
  return r;
}

BT_FN double bt_fn_core_573(bt_id a0, bt_sel a1, bt_sel a2, struct T500 a3, struct T87 a4, double a5, struct T282 a6, struct T40 a7)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(bt_sel, a2);
  BT_MIX(unsigned long long, a3.m0[0]);
  BT_MIX(unsigned long long, a3.m0[1]);
  BT_MIX(unsigned long long, a3.m0[2]);
  BT_MIX(unsigned long long, a3.m0[3]);
  BT_MIX(short, a3.m1[0]);
  BT_MIX(short, a3.m1[1]);
  BT_MIX(short, a3.m1[2]);
  BT_MIX(short, a3.m1[3]);
  BT_MIX(long long, a4.m0[0]);
  BT_MIX(long long, a4.m0[1]);
  BT_MIX(double, a5);
  BT_MIX(unsigned short, a6.m0[0]);
  BT_MIX(signed char, a7.m0);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN unsigned char bt_fn_core_575(bt_id a0, bt_sel a1, struct T508 a2, long long a3, unsigned long long a4, struct T510 a5, struct T511 a6, void * a7)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned short, a2.m0);
  BT_MIX(unsigned long long, a2.m1);
  BT_MIX(bt_id, a2.m2);
  BT_MIX(long long, a2.m3);
  BT_MIX(long long, a3);
  BT_MIX(unsigned long long, a4);
  BT_MIX(signed char, a5.m0.m0);
  BT_MIX(_Bool, a5.m0.m1);
  BT_MIX(float, a5.m1);
  BT_MIX(double, a5.m2);
  BT_MIX(bt_id, a5.m3);
  BT_MIX(unsigned long long, a6.m0.m0);
  BT_MIX(void *, a7);
  bt_sum = h; bt_calls++;
  unsigned char r; memset(&r, 0, sizeof r);
  r = (unsigned char)bt_next(&h);
  return r;
}

BT_FN bt_sel bt_fn_core_577(bt_id a0, bt_sel a1, unsigned int a2, short a3, long long a4, bt_class a5, _Bool a6, long long a7)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned int, a2);
  BT_MIX(short, a3);
  BT_MIX(long long, a4);
  BT_MIX(bt_class, a5);
  BT_MIX(_Bool, a6);
  BT_MIX(long long, a7);
  bt_sum = h; bt_calls++;
  bt_sel r; memset(&r, 0, sizeof r);
  r = (bt_sel)(uintptr_t)bt_next(&h);
  return r;
}

BT_FN signed char bt_fn_core_579(bt_id a0, bt_sel a1, struct T523 a2, struct T524 a3, signed char a4, long a5)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0);
  BT_MIX(unsigned char, a2.m1);
  BT_MIX(int, a2.m2);
  BT_MIX(short, a3.m0);
  BT_MIX(signed char, a3.m1);
  BT_MIX(unsigned short, a3.m2);
  BT_MIX(signed char, a4);
  BT_MIX(long, a5);
  bt_sum = h; bt_calls++;
  signed char r; memset(&r, 0, sizeof r);
  r = (signed char)bt_next(&h);
  return r;
}

BT_FN void bt_fn_core_581(long a0, struct T528 a1, struct T530 a2, struct T532 a3, int a4, unsigned long a5, struct T533 a6, struct T534 a7, struct T535 a8, struct T536 a9, char * a10, char * a11, float a12, struct T537 a13, struct T104 a14, struct T538 a15, struct T539 a16, struct T106 a17, struct T540 a18, short a19, signed char a20, struct T542 a21, struct T276 a22, struct T543 a23)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(long, a0);
  BT_MIX(short, a1.m0);
  BT_MIX(long long, a1.m1[0]);
  BT_MIX(long long, a1.m1[1]);
  BT_MIX(int, a1.m2);
  BT_MIX(unsigned char, a1.m3);
  BT_MIX(bt_id, a2.m0);
  BT_MIX(unsigned char, a2.m1.m0);
  BT_MIX(unsigned short, a2.m1.m1);
  BT_MIX(unsigned int, a2.m1.m2);
  BT_MIX(signed char, a2.m2);
  BT_MIX(double, a2.m3[0]);
  BT_MIX(double, a2.m3[1]);
  BT_MIX(_Bool, a3.m0);
  BT_MIX(long long, a3.m1);
  BT_MIX(unsigned char, a3.m2);
  BT_MIX(int, a4);
  BT_MIX(unsigned long, a5);
  BT_MIX(unsigned char, a6.m0);
  BT_MIX(unsigned long long, a6.m1);
  BT_MIX(unsigned int, a6.m2);
  BT_MIX(int, a6.m3);
  BT_MIX(unsigned int, a6.m4[0]);
  BT_MIX(unsigned int, a6.m4[1]);
  BT_MIX(void *, a7.m0);
  BT_MIX(int, a7.m1);
  BT_MIX(signed char, a7.m2);
  BT_MIX(signed char, a7.m3);
  BT_MIX(unsigned short, a8.m0[0]);
  BT_MIX(unsigned short, a8.m0[1]);
  BT_MIX(unsigned short, a8.m0[2]);
  BT_MIX(unsigned short, a8.m0[3]);
  BT_MIX(short, a8.m1);
  BT_MIX(double, a9.m0);
  BT_MIX(unsigned short, a9.m1[0]);
  BT_MIX(unsigned short, a9.m1[1]);
  BT_MIX(unsigned short, a9.m1[2]);
  BT_MIX(float, a9.m2);
  BT_MIX(char *, a10);
  BT_MIX(char *, a11);
  BT_MIX(float, a12);
  BT_MIX(int, a13.m0[0]);
  BT_MIX(int, a13.m0[1]);
  BT_MIX(void *, a13.m1);
  BT_MIX(signed char, a13.m2);
  BT_MIX(bt_id, a13.m3);
  BT_MIX(double, a14.m0[0]);
  BT_MIX(double, a14.m0[1]);
  BT_MIX(double, a14.m0[2]);
  BT_MIX(double, a14.m0[3]);
  BT_MIX(bt_id, a15.m0);
  BT_MIX(unsigned short, a15.m1);
  BT_MIX(unsigned long long, a15.m2);
  BT_MIX(unsigned short, a16.m0[0]);
  BT_MIX(unsigned short, a16.m0[1]);
  BT_MIX(_Bool, a17.m0);
  BT_MIX(unsigned long long, a18.m0);
  BT_MIX(float, a18.m1);
  BT_MIX(void *, a18.m2);
  BT_MIX(unsigned long long, a18.m3);
  BT_MIX(short, a19);
  BT_MIX(signed char, a20);
  BT_MIX(float, a21.m0);
  BT_MIX(float, a21.m1.m0);
  BT_MIX(bt_id, a21.m1.m1);
  BT_MIX(bt_id, a21.m1.m2);
  BT_MIX(_Bool, a21.m1.m3);
  BT_MIX(void *, a22.m0);
  BT_MIX(signed char, a23.m0);
  BT_MIX(double, a23.m1);
  BT_MIX(unsigned long long, a23.m2[0]);
  BT_MIX(unsigned long long, a23.m2[1]);
  BT_MIX(bt_id, a23.m3);
  bt_sum = h; bt_calls++;
}

BT_FN struct T193 bt_fn_core_583(bt_id a0, bt_sel a1, struct T559 a2, long long a3, bt_class a4, struct T193 a5, struct T560 a6, char * a7, void * a8, int a9)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2.m0[0]);
  BT_MIX(long long, a2.m1[0]);
  BT_MIX(long long, a3);
  BT_MIX(bt_class, a4);
  BT_MIX(signed char, a5.m0);
  BT_MIX(int, a5.m1);
  BT_MIX(float, a6.m0[0]);
  BT_MIX(float, a6.m0[1]);
  BT_MIX(float, a6.m0[2]);
  BT_MIX(float, a6.m0[3]);
  BT_MIX(unsigned short, a6.m1);
  BT_MIX(char *, a7);
  BT_MIX(void *, a8);
  BT_MIX(int, a9);
  bt_sum = h; bt_calls++;
  struct T193 r; memset(&r, 0, sizeof r);
  r.m0 = (signed char)bt_next(&h);
  r.m1 = (int)bt_next(&h);
  return r;
}

BT_FN unsigned long bt_fn_core_585(bt_id a0, bt_sel a1, signed char a2, unsigned long a3, struct T564 a4, struct T565 a5, bt_sel a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2);
  BT_MIX(unsigned long, a3);
  BT_MIX(unsigned int, a4.m0[0]);
  BT_MIX(unsigned int, a4.m0[1]);
  BT_MIX(unsigned int, a4.m0[2]);
  BT_MIX(unsigned int, a4.m0[3]);
  BT_MIX(long long, a4.m1);
  BT_MIX(float, a5.m0);
  BT_MIX(unsigned int, a5.m1);
  BT_MIX(bt_sel, a6);
  bt_sum = h; bt_calls++;
  return a3;
}

BT_FN bt_id bt_fn_core_587(struct T177 a0, struct T567 a1, unsigned long a2, bt_id a3, struct T568 a4, unsigned long a5, bt_id a6, struct T569 a7)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(float, a0.m0);
  BT_MIX(void *, a1.m0);
  BT_MIX(unsigned long long, a1.m1);
  BT_MIX(short, a1.m2);
  BT_MIX(double, a1.m3);
  BT_MIX(unsigned long, a2);
  BT_MIX(bt_id, a3);
  BT_MIX(unsigned long long, a4.m0);
  BT_MIX(float, a4.m1);
  BT_MIX(double, a4.m2);
  BT_MIX(int, a4.m3);
  BT_MIX(unsigned long, a5);
  BT_MIX(bt_id, a6);
  BT_MIX(signed char, a7.m0[0]);
  BT_MIX(unsigned long long, a7.m1);
  BT_MIX(_Bool, a7.m2);
  BT_MIX(long long, a7.m3);
  bt_sum = h; bt_calls++;
  bt_id r; memset(&r, 0, sizeof r);
  r = (bt_id)(uintptr_t)bt_next(&h);
  return r;
}

BT_FN struct T575 bt_fn_core_589(bt_id a0, bt_sel a1, char * a2, signed char a3, struct T573 a4, struct T574 a5, char * a6, struct T285 a7, struct T575 a8, unsigned char a9)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(char *, a2);
  BT_MIX(signed char, a3);
  BT_MIX(int, a4.m0);
  BT_MIX(unsigned int, a4.m1);
  BT_MIX(float, a4.m2);
  BT_MIX(_Bool, a4.m3);
  BT_MIX(bt_id, a4.m4);
  BT_MIX(unsigned int, a5.m0);
  BT_MIX(signed char, a5.m1[0]);
  BT_MIX(signed char, a5.m1[1]);
  BT_MIX(signed char, a5.m1[2]);
  BT_MIX(char *, a6);
  BT_MIX(unsigned char, a7.m0);
  BT_MIX(signed char, a8.m0[0]);
  BT_MIX(short, a8.m1);
  BT_MIX(unsigned char, a9);
  bt_sum = h; bt_calls++;
  return a8;
}

BT_FN struct T238 bt_fn_core_591(struct T581 a0, struct T519 a1, bt_id a2, struct T238 a3)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(long long, a0.m0);
  BT_MIX(unsigned char, a0.m1);
  BT_MIX(long long, a0.m2);
  BT_MIX(unsigned int, a1.m0);
  BT_MIX(long long, a1.m1);
  BT_MIX(bt_id, a2);
  BT_MIX(unsigned long long, a3.m0);
  bt_sum = h; bt_calls++;
  struct T238 r; memset(&r, 0, sizeof r);
  r.m0 = (unsigned long long)bt_next(&h);
  return r;
}

BT_FN struct T588 bt_fn_core_593(bt_id a0, bt_sel a1, unsigned char a2, _Bool a3, short a4, char * a5, struct T588 a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2);
  BT_MIX(_Bool, a3);
  BT_MIX(short, a4);
  BT_MIX(char *, a5);
  BT_MIX(float, a6.m0);
  BT_MIX(long long, a6.m1);
  BT_MIX(_Bool, a6.m2);
  bt_sum = h; bt_calls++;
  struct T588 r; memset(&r, 0, sizeof r);
  r.m0 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m1 = (long long)bt_next(&h);
  r.m2 = (_Bool)(bt_next(&h) & 1);
  return r;
}

BT_FN void bt_fn_core_595(bt_id a0, bt_sel a1, struct T593 a2, struct T594 a3, unsigned long long a4, struct T595 a5, struct T597 a6, struct T598 a7, short a8, signed char a9, struct T599 a10, unsigned int a11)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2.m0);
  BT_MIX(unsigned char, a2.m1);
  BT_MIX(unsigned char, a2.m2);
  BT_MIX(long long, a3.m0[0]);
  BT_MIX(long long, a3.m0[1]);
  BT_MIX(long long, a3.m0[2]);
  BT_MIX(long long, a3.m0[3]);
  BT_MIX(unsigned char, a3.m1[0]);
  BT_MIX(unsigned char, a3.m1[1]);
  BT_MIX(unsigned short, a3.m2);
  BT_MIX(unsigned long long, a4);
  BT_MIX(double, a5.m0);
  BT_MIX(short, a5.m1);
  BT_MIX(double, a6.m0);
  BT_MIX(unsigned int, a6.m1);
  BT_MIX(unsigned long, a6.m2);
  BT_MIX(short, a6.m3);
  BT_MIX(short, a7.m0);
  BT_MIX(long long, a7.m1[0]);
  BT_MIX(long long, a7.m1[1]);
  BT_MIX(_Bool, a7.m2);
  BT_MIX(short, a8);
  BT_MIX(signed char, a9);
  BT_MIX(_Bool, a10.m0);
  BT_MIX(short, a10.m1[0]);
  BT_MIX(short, a10.m1[1]);
  BT_MIX(short, a10.m1[2]);
  BT_MIX(short, a10.m2);
  BT_MIX(bt_id, a10.m3);
  BT_MIX(unsigned int, a11);
  bt_sum = h; bt_calls++;
}

BT_FN struct T602 bt_fn_core_597(bt_id a0, bt_sel a1, bt_id a2, struct T601 a3, short a4, double a5)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(bt_id, a2);
  BT_MIX(bt_id, a3.m0);
  BT_MIX(unsigned int, a3.m1);
  BT_MIX(signed char, a3.m2);
  BT_MIX(unsigned char, a3.m3);
  BT_MIX(long long, a3.m4);
  BT_MIX(short, a4);
  BT_MIX(double, a5);
  bt_sum = h; bt_calls++;
  struct T602 r; memset(&r, 0, sizeof r);
  r.m0 = (bt_id)(uintptr_t)bt_next(&h);
  r.m1[0] = (unsigned long long)bt_next(&h);
  r.m1[1] = (unsigned long long)bt_next(&h);
  r.m1[2] = (unsigned long long)bt_next(&h);
  r.m1[3] = (unsigned long long)bt_next(&h);
  return r;
}

BT_FN struct T625 bt_fn_core_599(bt_id a0, bt_sel a1, struct T606 a2, float a3, struct T607 a4, struct T610 a5, struct T611 a6, unsigned long long a7, struct T612 a8, int a9, bt_sel a10, struct T321 a11, struct T613 a12, float a13, struct T614 a14, struct T616 a15, unsigned short a16, double a17, struct T618 a18, struct T619 a19, struct T620 a20, long long a21, struct T621 a22, unsigned int a23)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0);
  BT_MIX(int, a2.m1);
  BT_MIX(float, a3);
  BT_MIX(long long, a4.m0);
  BT_MIX(bt_id, a4.m1);
  BT_MIX(float, a4.m2);
  BT_MIX(signed char, a4.m3);
  BT_MIX(unsigned char, a5.m0.m0.m0[0]);
  BT_MIX(unsigned char, a5.m0.m0.m0[1]);
  BT_MIX(unsigned char, a5.m0.m0.m0[2]);
  BT_MIX(unsigned char, a5.m0.m0.m0[3]);
  BT_MIX(unsigned long long, a5.m0.m0.m1);
  BT_MIX(signed char, a5.m0.m1);
  BT_MIX(unsigned short, a5.m1);
  BT_MIX(short, a6.m0);
  BT_MIX(float, a6.m1);
  BT_MIX(unsigned long long, a7);
  BT_MIX(float, a8.m0[0]);
  BT_MIX(float, a8.m0[1]);
  BT_MIX(float, a8.m0[2]);
  BT_MIX(_Bool, a8.m1);
  BT_MIX(int, a9);
  BT_MIX(bt_sel, a10);
  BT_MIX(float, a11.m0);
  BT_MIX(bt_id, a11.m1);
  BT_MIX(signed char, a12.m0[0]);
  BT_MIX(signed char, a12.m0[1]);
  BT_MIX(unsigned short, a12.m1);
  BT_MIX(bt_id, a12.m2);
  BT_MIX(float, a13);
  BT_MIX(double, a14.m0[0]);
  BT_MIX(unsigned long long, a14.m1);
  BT_MIX(double, a15.m0);
  BT_MIX(long long, a15.m1.m0);
  BT_MIX(float, a15.m1.m1);
  BT_MIX(short, a15.m1.m2);
  BT_MIX(short, a15.m1.m3);
  BT_MIX(short, a15.m2[0]);
  BT_MIX(unsigned short, a16);
  BT_MIX(double, a17);
  BT_MIX(bt_id, a18.m0.m0);
  BT_MIX(_Bool, a18.m0.m1);
  BT_MIX(unsigned long long, a18.m0.m2);
  BT_MIX(double, a18.m1);
  BT_MIX(unsigned long long, a19.m0);
  BT_MIX(unsigned long long, a19.m1);
  BT_MIX(unsigned long long, a19.m2);
  BT_MIX(float, a20.m0);
  BT_MIX(unsigned char, a20.m1);
  BT_MIX(unsigned int, a20.m2);
  BT_MIX(long long, a20.m3);
  BT_MIX(unsigned long long, a20.m4);
  BT_MIX(long long, a21);
  BT_MIX(_Bool, a22.m0);
  BT_MIX(unsigned long long, a22.m1);
  BT_MIX(signed char, a22.m2);
  BT_MIX(unsigned long long, a22.m3);
  BT_MIX(signed char, a22.m4[0]);
  BT_MIX(signed char, a22.m4[1]);
  BT_MIX(signed char, a22.m4[2]);
  BT_MIX(signed char, a22.m4[3]);
  BT_MIX(unsigned int, a23);
  bt_sum = h; bt_calls++;
  struct T625 r; memset(&r, 0, sizeof r);
  r.m0 = (signed char)bt_next(&h);
  r.m1 = (unsigned long long)bt_next(&h);
  r.m2 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m3 = (unsigned char)bt_next(&h);
  return r;
}

BT_FN void bt_fn_core_601(bt_id a0, bt_sel a1, bt_id a2, short a3)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(bt_id, a2);
  BT_MIX(short, a3);
  bt_sum = h; bt_calls++;
}

BT_FN struct T633 bt_fn_core_603(bt_id a0, bt_sel a1, short a2, unsigned long long a3, struct T632 a4, struct T633 a5, unsigned long a6, long long a7)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(short, a2);
  BT_MIX(unsigned long long, a3);
  BT_MIX(char *, a4.m0);
  BT_MIX(bt_id, a4.m1);
  BT_MIX(bt_id, a4.m2[0]);
  BT_MIX(bt_id, a4.m2[1]);
  BT_MIX(short, a5.m0);
  BT_MIX(signed char, a5.m1);
  BT_MIX(double, a5.m2);
  BT_MIX(float, a5.m3);
  BT_MIX(unsigned long, a6);
  BT_MIX(long long, a7);
  bt_sum = h; bt_calls++;
  struct T633 r; memset(&r, 0, sizeof r);
  r.m0 = (short)bt_next(&h);
  r.m1 = (signed char)bt_next(&h);
  r.m2 = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  r.m3 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN float bt_fn_core_605(bt_id a0, bt_sel a1, struct T644 a2, float a3)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned short, a2.m0);
  BT_MIX(unsigned long long, a2.m1[0]);
  BT_MIX(unsigned long long, a2.m1[1]);
  BT_MIX(bt_id, a2.m2);
  BT_MIX(float, a3);
  bt_sum = h; bt_calls++;
  return a3;
}

BT_FN void bt_fn_core_607(bt_id a0, bt_sel a1, struct T645 a2, struct T646 a3, struct T647 a4, struct T648 a5, struct T649 a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0[0]);
  BT_MIX(signed char, a2.m0[1]);
  BT_MIX(unsigned long, a2.m1);
  BT_MIX(long long, a2.m2);
  BT_MIX(_Bool, a2.m3.m0);
  BT_MIX(short, a2.m4);
  BT_MIX(unsigned short, a3.m0);
  BT_MIX(void *, a3.m1);
  BT_MIX(unsigned char, a3.m2[0]);
  BT_MIX(float, a3.m3);
  BT_MIX(unsigned char, a3.m4);
  BT_MIX(long long, a4.m0[0]);
  BT_MIX(long long, a4.m1);
  BT_MIX(long long, a4.m2);
  BT_MIX(unsigned short, a5.m0[0]);
  BT_MIX(unsigned short, a5.m0[1]);
  BT_MIX(unsigned long long, a5.m1);
  BT_MIX(bt_id, a5.m2);
  BT_MIX(double, a6.m0);
  BT_MIX(unsigned int, a6.m1);
  BT_MIX(unsigned long long, a6.m2);
  bt_sum = h; bt_calls++;
}

BT_FN struct T665 bt_fn_core_609(bt_id a0, bt_sel a1, double a2, char * a3, int a4, struct T40 a5, void * a6, struct T662 a7, struct T76 a8, unsigned long long a9, struct T663 a10, struct T664 a11, void * a12, struct T665 a13, struct T666 a14, char * a15, struct T249 a16, struct T106 a17, long a18, struct T667 a19, struct T162 a20, double a21, struct T233 a22, struct T668 a23)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2);
  BT_MIX(char *, a3);
  BT_MIX(int, a4);
  BT_MIX(signed char, a5.m0);
  BT_MIX(void *, a6);
  BT_MIX(unsigned long long, a7.m0);
  BT_MIX(float, a7.m1);
  BT_MIX(float, a7.m2);
  BT_MIX(int, a7.m3);
  BT_MIX(unsigned int, a8.m0[0]);
  BT_MIX(unsigned long long, a9);
  BT_MIX(unsigned short, a10.m0);
  BT_MIX(signed char, a10.m1);
  BT_MIX(unsigned short, a10.m2);
  BT_MIX(short, a11.m0[0]);
  BT_MIX(short, a11.m0[1]);
  BT_MIX(float, a11.m1);
  BT_MIX(float, a11.m2);
  BT_MIX(void *, a12);
  BT_MIX(signed char, a13.m0);
  BT_MIX(_Bool, a13.m1);
  BT_MIX(float, a13.m2[0]);
  BT_MIX(float, a13.m2[1]);
  BT_MIX(unsigned char, a14.m0);
  BT_MIX(unsigned short, a14.m1[0]);
  BT_MIX(unsigned short, a14.m1[1]);
  BT_MIX(unsigned short, a14.m1[2]);
  BT_MIX(unsigned int, a14.m2);
  BT_MIX(char *, a15);
  BT_MIX(unsigned int, a16.m0);
  BT_MIX(_Bool, a17.m0);
  BT_MIX(long, a18);
  BT_MIX(int, a19.m0);
  BT_MIX(float, a19.m1[0]);
  BT_MIX(float, a19.m1[1]);
  BT_MIX(float, a19.m1[2]);
  BT_MIX(void *, a19.m2);
  BT_MIX(signed char, a20.m0);
  BT_MIX(long long, a20.m1);
  BT_MIX(double, a21);
  BT_MIX(int, a22.m0);
  BT_MIX(bt_id, a23.m0[0]);
  BT_MIX(unsigned int, a23.m1);
  BT_MIX(float, a23.m2);
  BT_MIX(long long, a23.m3);
  bt_sum = h; bt_calls++;
  return a13;
}

BT_FN struct T276 bt_fn_core_611(signed char a0, struct T368 a1, unsigned long a2, struct T671 a3, struct T672 a4, struct T673 a5, unsigned long a6, bt_class a7)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(signed char, a0);
  BT_MIX(bt_id, a1.m0);
  BT_MIX(unsigned int, a1.m1);
  BT_MIX(unsigned long, a2);
  BT_MIX(float, a3.m0[0]);
  BT_MIX(unsigned char, a3.m1);
  BT_MIX(bt_class, a3.m2);
  BT_MIX(_Bool, a4.m0);
  BT_MIX(long long, a4.m1);
  BT_MIX(unsigned short, a4.m2);
  BT_MIX(signed char, a5.m0);
  BT_MIX(float, a5.m1);
  BT_MIX(unsigned int, a5.m2);
  BT_MIX(unsigned long, a6);
  BT_MIX(bt_class, a7);
  bt_sum = h; bt_calls++;
  struct T276 r; memset(&r, 0, sizeof r);
  r.m0 = (void *)(uintptr_t)bt_next(&h);
  return r;
}

BT_FN struct T40 bt_fn_core_613(bt_id a0, bt_sel a1, float a2, struct T676 a3, struct T40 a4)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2);
  BT_MIX(_Bool, a3.m0);
  BT_MIX(unsigned char, a3.m1);
  BT_MIX(unsigned long long, a3.m2);
  BT_MIX(_Bool, a3.m3);
  BT_MIX(short, a3.m4);
  BT_MIX(signed char, a4.m0);
  bt_sum = h; bt_calls++;
  struct T40 r; memset(&r, 0, sizeof r);
  r.m0 = (signed char)bt_next(&h);
  return r;
}

BT_FN struct T238 bt_fn_core_615(_Bool a0, struct T40 a1, struct T679 a2, struct T238 a3, bt_class a4, struct T680 a5)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(_Bool, a0);
  BT_MIX(signed char, a1.m0);
  BT_MIX(int, a2.m0);
  BT_MIX(double, a2.m1);
  BT_MIX(long, a2.m2);
  BT_MIX(unsigned long long, a3.m0);
  BT_MIX(bt_class, a4);
  BT_MIX(unsigned short, a5.m0[0]);
  BT_MIX(unsigned short, a5.m0[1]);
  BT_MIX(signed char, a5.m1);
  BT_MIX(double, a5.m2);
  bt_sum = h; bt_calls++;
  return a3;
}

BT_FN unsigned short bt_fn_core_617(bt_id a0, bt_sel a1, _Bool a2, unsigned short a3, struct T238 a4, unsigned char a5, struct T684 a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(_Bool, a2);
  BT_MIX(unsigned short, a3);
  BT_MIX(unsigned long long, a4.m0);
  BT_MIX(unsigned char, a5);
  BT_MIX(_Bool, a6.m0);
  BT_MIX(double, a6.m1[0]);
  BT_MIX(double, a6.m1[1]);
  BT_MIX(double, a6.m1[2]);
  BT_MIX(unsigned int, a6.m2);
  bt_sum = h; bt_calls++;
  unsigned short r; memset(&r, 0, sizeof r);
  r = (unsigned short)bt_next(&h);
  return r;
}

BT_FN _Bool bt_fn_core_619(bt_id a0, bt_sel a1, _Bool a2, char * a3, long a4, struct T691 a5, struct T183 a6, bt_id a7, unsigned short a8, void * a9, struct T692 a10, struct T106 a11, double a12, int a13, struct T695 a14, struct T696 a15)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(_Bool, a2);
  BT_MIX(char *, a3);
  BT_MIX(long, a4);
  BT_MIX(int, a5.m0[0]);
  BT_MIX(int, a5.m0[1]);
  BT_MIX(int, a5.m0[2]);
  BT_MIX(short, a6.m0);
  BT_MIX(bt_id, a7);
  BT_MIX(unsigned short, a8);
  BT_MIX(void *, a9);
  BT_MIX(float, a10.m0);
  BT_MIX(unsigned long long, a10.m1[0]);
  BT_MIX(char *, a10.m2);
  BT_MIX(_Bool, a11.m0);
  BT_MIX(double, a12);
  BT_MIX(int, a13);
  BT_MIX(double, a14.m0[0]);
  BT_MIX(bt_id, a14.m1.m0.m0);
  BT_MIX(int, a14.m1.m0.m1);
  BT_MIX(short, a14.m2);
  BT_MIX(signed char, a15.m0[0]);
  BT_MIX(signed char, a15.m0[1]);
  BT_MIX(signed char, a15.m0[2]);
  BT_MIX(signed char, a15.m0[3]);
  BT_MIX(unsigned int, a15.m1);
  BT_MIX(long long, a15.m2[0]);
  BT_MIX(long long, a15.m2[1]);
  BT_MIX(unsigned char, a15.m3);
  BT_MIX(_Bool, a15.m4);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN short bt_fn_core_621(unsigned short a0, long a1, int a2, long long a3, struct T700 a4, unsigned long a5, struct T704 a6, double a7, _Bool a8, struct T705 a9, struct T706 a10, short a11, struct T707 a12, double a13)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(unsigned short, a0);
  BT_MIX(long, a1);
  BT_MIX(int, a2);
  BT_MIX(long long, a3);
  BT_MIX(signed char, a4.m0);
  BT_MIX(short, a4.m1);
  BT_MIX(signed char, a4.m2);
  BT_MIX(short, a4.m3);
  BT_MIX(unsigned long, a5);
  BT_MIX(short, a6.m0);
  BT_MIX(int, a6.m1.m0);
  BT_MIX(short, a6.m1.m1);
  BT_MIX(float, a6.m1.m2);
  BT_MIX(unsigned short, a6.m2);
  BT_MIX(signed char, a6.m3);
  BT_MIX(void *, a6.m4.m0);
  BT_MIX(unsigned char, a6.m4.m1);
  BT_MIX(signed char, a6.m4.m2);
  BT_MIX(short, a6.m4.m3);
  BT_MIX(unsigned short, a6.m4.m4);
  BT_MIX(double, a7);
  BT_MIX(_Bool, a8);
  BT_MIX(void *, a9.m0);
  BT_MIX(signed char, a9.m1);
  BT_MIX(bt_id, a9.m2);
  BT_MIX(signed char, a9.m3[0]);
  BT_MIX(signed char, a10.m0);
  BT_MIX(unsigned short, a10.m1);
  BT_MIX(unsigned short, a10.m2);
  BT_MIX(void *, a10.m3);
  BT_MIX(short, a11);
  BT_MIX(float, a12.m0.m0[0]);
  BT_MIX(float, a12.m0.m0[1]);
  BT_MIX(_Bool, a12.m1);
  BT_MIX(float, a12.m2);
  BT_MIX(float, a12.m3);
  BT_MIX(unsigned short, a12.m4);
  BT_MIX(double, a13);
  bt_sum = h; bt_calls++;
  short r; memset(&r, 0, sizeof r);
  r = (short)bt_next(&h);
  return r;
}

BT_FN struct T183 bt_fn_core_623(long long a0, struct T201 a1, int a2, int a3, struct T106 a4, struct T712 a5, struct T713 a6, struct T714 a7, struct T715 a8, struct T716 a9, bt_sel a10, int a11, float a12, struct T106 a13, struct T717 a14, struct T718 a15, struct T719 a16, struct T721 a17, struct T722 a18, struct T723 a19, struct T724 a20, struct T726 a21, unsigned char a22, struct T183 a23)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(long long, a0);
  BT_MIX(int, a1.m0);
  BT_MIX(int, a1.m1);
  BT_MIX(int, a2);
  BT_MIX(int, a3);
  BT_MIX(_Bool, a4.m0);
  BT_MIX(bt_id, a5.m0);
  BT_MIX(float, a5.m1[0]);
  BT_MIX(double, a5.m2);
  BT_MIX(void *, a5.m3);
  BT_MIX(float, a6.m0);
  BT_MIX(unsigned long long, a6.m1[0]);
  BT_MIX(unsigned long long, a6.m1[1]);
  BT_MIX(void *, a6.m2);
  BT_MIX(int, a7.m0);
  BT_MIX(_Bool, a7.m1.m0);
  BT_MIX(float, a7.m2);
  BT_MIX(int, a7.m3);
  BT_MIX(int, a8.m0);
  BT_MIX(float, a8.m1.m0);
  BT_MIX(double, a8.m1.m1);
  BT_MIX(float, a8.m2[0]);
  BT_MIX(float, a8.m2[1]);
  BT_MIX(float, a8.m2[2]);
  BT_MIX(float, a8.m2[3]);
  BT_MIX(unsigned long long, a9.m0);
  BT_MIX(bt_id, a9.m1[0]);
  BT_MIX(bt_id, a9.m1[1]);
  BT_MIX(unsigned long long, a9.m2);
  BT_MIX(bt_sel, a10);
  BT_MIX(int, a11);
  BT_MIX(float, a12);
  BT_MIX(_Bool, a13.m0);
  BT_MIX(long, a14.m0);
  BT_MIX(double, a14.m1);
  BT_MIX(short, a14.m2);
  BT_MIX(long long, a15.m0);
  BT_MIX(float, a15.m1[0]);
  BT_MIX(float, a15.m1[1]);
  BT_MIX(float, a15.m1[2]);
  BT_MIX(unsigned long long, a15.m2);
  BT_MIX(short, a15.m3[0]);
  BT_MIX(signed char, a15.m4);
  BT_MIX(_Bool, a16.m0);
  BT_MIX(unsigned short, a16.m1);
  BT_MIX(signed char, a16.m2);
  BT_MIX(signed char, a16.m3[0]);
  BT_MIX(signed char, a16.m3[1]);
  BT_MIX(signed char, a16.m3[2]);
  BT_MIX(signed char, a16.m3[3]);
  BT_MIX(double, a16.m4);
  BT_MIX(signed char, a17.m0[0]);
  BT_MIX(float, a17.m1.m0);
  BT_MIX(short, a17.m1.m1);
  BT_MIX(_Bool, a17.m1.m2);
  BT_MIX(unsigned int, a17.m2);
  BT_MIX(_Bool, a17.m3[0]);
  BT_MIX(_Bool, a17.m3[1]);
  BT_MIX(_Bool, a17.m3[2]);
  BT_MIX(short, a17.m4[0]);
  BT_MIX(short, a17.m4[1]);
  BT_MIX(unsigned short, a18.m0[0]);
  BT_MIX(unsigned short, a18.m0[1]);
  BT_MIX(unsigned int, a18.m1);
  BT_MIX(unsigned char, a18.m2);
  BT_MIX(double, a18.m3);
  BT_MIX(void *, a18.m4);
  BT_MIX(unsigned long long, a19.m0[0]);
  BT_MIX(unsigned long long, a19.m0[1]);
  BT_MIX(unsigned long long, a19.m0[2]);
  BT_MIX(bt_id, a19.m1);
  BT_MIX(unsigned short, a20.m0);
  BT_MIX(unsigned long long, a20.m1);
  BT_MIX(signed char, a21.m0);
  BT_MIX(unsigned char, a21.m1);
  BT_MIX(signed char, a21.m2.m0);
  BT_MIX(void *, a21.m2.m1);
  BT_MIX(_Bool, a21.m2.m2);
  BT_MIX(unsigned char, a22);
  BT_MIX(short, a23.m0);
  bt_sum = h; bt_calls++;
  struct T183 r; memset(&r, 0, sizeof r);
  r.m0 = (short)bt_next(&h);
  return r;
}

BT_FN struct T736 bt_fn_core_625(struct T729 a0, struct T730 a1, float a2, struct T535 a3, bt_sel a4, bt_sel a5, struct T731 a6, struct T732 a7, void * a8, struct T733 a9, _Bool a10, struct T734 a11, char * a12, unsigned short a13, char * a14, struct T691 a15, bt_id a16, struct T276 a17, struct T177 a18, long long a19)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0.m0[0]);
  BT_MIX(unsigned long long, a0.m1[0]);
  BT_MIX(unsigned long long, a0.m1[1]);
  BT_MIX(unsigned long long, a0.m1[2]);
  BT_MIX(short, a0.m2);
  BT_MIX(int, a1.m0[0]);
  BT_MIX(int, a1.m0[1]);
  BT_MIX(int, a1.m0[2]);
  BT_MIX(int, a1.m0[3]);
  BT_MIX(signed char, a1.m1);
  BT_MIX(float, a2);
  BT_MIX(unsigned short, a3.m0[0]);
  BT_MIX(unsigned short, a3.m0[1]);
  BT_MIX(unsigned short, a3.m0[2]);
  BT_MIX(unsigned short, a3.m0[3]);
  BT_MIX(short, a3.m1);
  BT_MIX(bt_sel, a4);
  BT_MIX(bt_sel, a5);
  BT_MIX(unsigned int, a6.m0);
  BT_MIX(unsigned long long, a6.m1);
  BT_MIX(unsigned short, a6.m2);
  BT_MIX(short, a6.m3[0]);
  BT_MIX(short, a6.m3[1]);
  BT_MIX(short, a6.m3[2]);
  BT_MIX(short, a6.m3[3]);
  BT_MIX(unsigned char, a6.m4);
  BT_MIX(void *, a7.m0);
  BT_MIX(signed char, a7.m1[0]);
  BT_MIX(signed char, a7.m1[1]);
  BT_MIX(signed char, a7.m1[2]);
  BT_MIX(signed char, a7.m1[3]);
  BT_MIX(void *, a8);
  BT_MIX(void *, a9.m0);
  BT_MIX(_Bool, a9.m1[0]);
  BT_MIX(_Bool, a9.m1[1]);
  BT_MIX(_Bool, a9.m1[2]);
  BT_MIX(_Bool, a9.m1[3]);
  BT_MIX(_Bool, a10);
  BT_MIX(long long, a11.m0);
  BT_MIX(char *, a11.m1);
  BT_MIX(unsigned int, a11.m2);
  BT_MIX(_Bool, a11.m3.m0);
  BT_MIX(unsigned char, a11.m4);
  BT_MIX(char *, a12);
  BT_MIX(unsigned short, a13);
  BT_MIX(char *, a14);
  BT_MIX(int, a15.m0[0]);
  BT_MIX(int, a15.m0[1]);
  BT_MIX(int, a15.m0[2]);
  BT_MIX(bt_id, a16);
  BT_MIX(void *, a17.m0);
  BT_MIX(float, a18.m0);
  BT_MIX(long long, a19);
  bt_sum = h; bt_calls++;
  struct T736 r; memset(&r, 0, sizeof r);
  r.m0 = (long long)bt_next(&h);
  r.m1 = (long long)bt_next(&h);
  r.m2 = (bt_id)(uintptr_t)bt_next(&h);
  r.m3 = (signed char)bt_next(&h);
  r.m4[0] = (signed char)bt_next(&h);
  r.m4[1] = (signed char)bt_next(&h);
  r.m4[2] = (signed char)bt_next(&h);
  r.m4[3] = (signed char)bt_next(&h);
  return r;
}

BT_FN bt_id bt_fn_core_627(bt_id a0, bt_sel a1, bt_sel a2, _Bool a3, struct T739 a4, bt_class a5, struct T740 a6, long long a7)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(bt_sel, a2);
  BT_MIX(_Bool, a3);
  BT_MIX(signed char, a4.m0[0]);
  BT_MIX(signed char, a4.m0[1]);
  BT_MIX(signed char, a4.m0[2]);
  BT_MIX(unsigned long long, a4.m1.m0);
  BT_MIX(bt_class, a5);
  BT_MIX(unsigned short, a6.m0);
  BT_MIX(unsigned long long, a6.m1);
  BT_MIX(int, a6.m2);
  BT_MIX(unsigned long long, a6.m3);
  BT_MIX(_Bool, a6.m4);
  BT_MIX(long long, a7);
  bt_sum = h; bt_calls++;
  bt_id r; memset(&r, 0, sizeof r);
  r = (bt_id)(uintptr_t)bt_next(&h);
  return r;
}

BT_FN _Bool bt_fn_core_629(bt_id a0, bt_sel a1, short a2, _Bool a3, struct T741 a4, short a5, bt_class a6)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(short, a2);
  BT_MIX(_Bool, a3);
  BT_MIX(float, a4.m0);
  BT_MIX(unsigned long long, a4.m1);
  BT_MIX(signed char, a4.m2);
  BT_MIX(unsigned long long, a4.m3);
  BT_MIX(_Bool, a4.m4);
  BT_MIX(short, a5);
  BT_MIX(bt_class, a6);
  bt_sum = h; bt_calls++;
  return a3;
}

BT_FN long double bt_fn_longdouble_001(bt_id a0, bt_sel a1, long double a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIXLD(a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T751 bt_fn_longdouble_003(bt_id a0, bt_sel a1, struct T751 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIXLD(a2.m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T752 bt_fn_longdouble_005(bt_id a0, bt_sel a1, struct T752 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIXLD(a2.m0);
  BT_MIXLD(a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T753 bt_fn_longdouble_007(bt_id a0, bt_sel a1, struct T753 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0);
  BT_MIXLD(a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T754 bt_fn_longdouble_009(bt_id a0, bt_sel a1, struct T754 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIXLD(a2.m0[0]);
  BT_MIXLD(a2.m0[1]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T755 bt_fn_longdouble_011(bt_id a0, bt_sel a1, struct T755 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIXLD(a2.m0);
  BT_MIX(int, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T756 bt_fn_longdouble_013(bt_id a0, bt_sel a1, struct T756 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIXLD(a2.m0.m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN long double bt_fn_longdouble_015(long long a0, long long a1, long long a2, long long a3, long long a4, long long a5, long long a6, long double a7, int a8, long double a9, double a10)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(long long, a0);
  BT_MIX(long long, a1);
  BT_MIX(long long, a2);
  BT_MIX(long long, a3);
  BT_MIX(long long, a4);
  BT_MIX(long long, a5);
  BT_MIX(long long, a6);
  BT_MIXLD(a7);
  BT_MIX(int, a8);
  BT_MIXLD(a9);
  BT_MIX(double, a10);
  bt_sum = h; bt_calls++;
  long double r; memset(&r, 0, sizeof r);
  r = (long double)(long long)bt_next(&h) * 0.5L;
  return r;
}

BT_FN int bt_fn_longdouble_017(long double a0, float a1, long double a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIXLD(a0);
  BT_MIX(float, a1);
  BT_MIXLD(a2);
  bt_sum = h; bt_calls++;
  int r; memset(&r, 0, sizeof r);
  r = (int)bt_next(&h);
  return r;
}

BT_FN _Complex float bt_fn_complex_001(bt_id a0, bt_sel a1, _Complex float a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, __real__ (a2));
  BT_MIX(float, __imag__ (a2));
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN _Complex float bt_fn_complex_003(double a0, double a1, double a2, double a3, double a4, double a5, double a6, _Complex float a7, _Complex float a8, int a9)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(double, a1);
  BT_MIX(double, a2);
  BT_MIX(double, a3);
  BT_MIX(double, a4);
  BT_MIX(double, a5);
  BT_MIX(double, a6);
  BT_MIX(float, __real__ (a7));
  BT_MIX(float, __imag__ (a7));
  BT_MIX(float, __real__ (a8));
  BT_MIX(float, __imag__ (a8));
  BT_MIX(int, a9);
  bt_sum = h; bt_calls++;
  _Complex float r; memset(&r, 0, sizeof r);
  __real__ (r) = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  __imag__ (r) = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T758 bt_fn_complex_005(signed char a0, struct T758 a1, _Complex float a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(signed char, a0);
  BT_MIX(int, a1.m0);
  BT_MIX(float, __real__ (a1.m1));
  BT_MIX(float, __imag__ (a1.m1));
  BT_MIX(float, __real__ (a2));
  BT_MIX(float, __imag__ (a2));
  bt_sum = h; bt_calls++;
  struct T758 r; memset(&r, 0, sizeof r);
  r.m0 = (int)bt_next(&h);
  __real__ (r.m1) = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  __imag__ (r.m1) = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN _Complex double bt_fn_complex_007(int a0, _Complex double a1, double a2, _Complex double a3, float a4, _Complex double a5)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(double, __real__ (a1));
  BT_MIX(double, __imag__ (a1));
  BT_MIX(double, a2);
  BT_MIX(double, __real__ (a3));
  BT_MIX(double, __imag__ (a3));
  BT_MIX(float, a4);
  BT_MIX(double, __real__ (a5));
  BT_MIX(double, __imag__ (a5));
  bt_sum = h; bt_calls++;
  _Complex double r; memset(&r, 0, sizeof r);
  __real__ (r) = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  __imag__ (r) = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN struct T759 bt_fn_complex_009(bt_id a0, bt_sel a1, struct T759 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, __real__ (a2.m0));
  BT_MIX(double, __imag__ (a2.m0));
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN _Complex long double bt_fn_complex_011(bt_id a0, bt_sel a1, _Complex long double a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIXLD(__real__ (a2));
  BT_MIXLD(__imag__ (a2));
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN _Complex long double bt_fn_complex_013(double a0, double a1, double a2, double a3, double a4, double a5, double a6, _Complex long double a7, _Complex long double a8, int a9)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(double, a0);
  BT_MIX(double, a1);
  BT_MIX(double, a2);
  BT_MIX(double, a3);
  BT_MIX(double, a4);
  BT_MIX(double, a5);
  BT_MIX(double, a6);
  BT_MIXLD(__real__ (a7));
  BT_MIXLD(__imag__ (a7));
  BT_MIXLD(__real__ (a8));
  BT_MIXLD(__imag__ (a8));
  BT_MIX(int, a9);
  bt_sum = h; bt_calls++;
  _Complex long double r; memset(&r, 0, sizeof r);
  __real__ (r) = (long double)(long long)bt_next(&h) * 0.5L;
  __imag__ (r) = (long double)(long long)bt_next(&h) * 0.5L;
  return r;
}

BT_FN struct T762 bt_fn_complex_015(signed char a0, struct T762 a1, _Complex long double a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(signed char, a0);
  BT_MIX(int, a1.m0);
  BT_MIXLD(__real__ (a1.m1));
  BT_MIXLD(__imag__ (a1.m1));
  BT_MIXLD(__real__ (a2));
  BT_MIXLD(__imag__ (a2));
  bt_sum = h; bt_calls++;
  struct T762 r; memset(&r, 0, sizeof r);
  r.m0 = (int)bt_next(&h);
  __real__ (r.m1) = (long double)(long long)bt_next(&h) * 0.5L;
  __imag__ (r.m1) = (long double)(long long)bt_next(&h) * 0.5L;
  return r;
}

BT_FN struct T764 bt_fn_complex_017(struct T764 a0, struct T764 a1, struct T764 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(float, __real__ (a0.m0));
  BT_MIX(float, __imag__ (a0.m0));
  BT_MIX(float, __real__ (a0.m1));
  BT_MIX(float, __imag__ (a0.m1));
  BT_MIX(float, __real__ (a1.m0));
  BT_MIX(float, __imag__ (a1.m0));
  BT_MIX(float, __real__ (a1.m1));
  BT_MIX(float, __imag__ (a1.m1));
  BT_MIX(float, __real__ (a2.m0));
  BT_MIX(float, __imag__ (a2.m0));
  BT_MIX(float, __real__ (a2.m1));
  BT_MIX(float, __imag__ (a2.m1));
  bt_sum = h; bt_calls++;
  struct T764 r; memset(&r, 0, sizeof r);
  __real__ (r.m0) = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  __imag__ (r.m0) = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  __real__ (r.m1) = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  __imag__ (r.m1) = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN __int128 bt_fn_int128_001(bt_id a0, bt_sel a1, __int128 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(__int128, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN long long bt_fn_int128_003(long long a0, long long a1, long long a2, long long a3, long long a4, __int128 a5, long long a6, __int128 a7, long long a8)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(long long, a0);
  BT_MIX(long long, a1);
  BT_MIX(long long, a2);
  BT_MIX(long long, a3);
  BT_MIX(long long, a4);
  BT_MIX(__int128, a5);
  BT_MIX(long long, a6);
  BT_MIX(__int128, a7);
  BT_MIX(long long, a8);
  bt_sum = h; bt_calls++;
  long long r; memset(&r, 0, sizeof r);
  r = (long long)bt_next(&h);
  return r;
}

BT_FN unsigned __int128 bt_fn_int128_005(bt_id a0, bt_sel a1, unsigned __int128 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned __int128, a2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN long long bt_fn_int128_007(long long a0, long long a1, long long a2, long long a3, long long a4, unsigned __int128 a5, long long a6, unsigned __int128 a7, long long a8)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(long long, a0);
  BT_MIX(long long, a1);
  BT_MIX(long long, a2);
  BT_MIX(long long, a3);
  BT_MIX(long long, a4);
  BT_MIX(unsigned __int128, a5);
  BT_MIX(long long, a6);
  BT_MIX(unsigned __int128, a7);
  BT_MIX(long long, a8);
  bt_sum = h; bt_calls++;
  long long r; memset(&r, 0, sizeof r);
  r = (long long)bt_next(&h);
  return r;
}

BT_FN struct T765 bt_fn_int128_009(bt_id a0, bt_sel a1, struct T765 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(__int128, a2.m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN long long bt_fn_int128_011(long long a0, long long a1, long long a2, long long a3, long long a4, struct T765 a5, long long a6, struct T765 a7, long long a8)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(long long, a0);
  BT_MIX(long long, a1);
  BT_MIX(long long, a2);
  BT_MIX(long long, a3);
  BT_MIX(long long, a4);
  BT_MIX(__int128, a5.m0);
  BT_MIX(long long, a6);
  BT_MIX(__int128, a7.m0);
  BT_MIX(long long, a8);
  bt_sum = h; bt_calls++;
  long long r; memset(&r, 0, sizeof r);
  r = (long long)bt_next(&h);
  return r;
}

BT_FN struct T766 bt_fn_int128_013(bt_id a0, bt_sel a1, struct T766 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0);
  BT_MIX(__int128, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN long long bt_fn_int128_015(long long a0, long long a1, long long a2, long long a3, long long a4, struct T766 a5, long long a6, struct T766 a7, long long a8)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(long long, a0);
  BT_MIX(long long, a1);
  BT_MIX(long long, a2);
  BT_MIX(long long, a3);
  BT_MIX(long long, a4);
  BT_MIX(signed char, a5.m0);
  BT_MIX(__int128, a5.m1);
  BT_MIX(long long, a6);
  BT_MIX(signed char, a7.m0);
  BT_MIX(__int128, a7.m1);
  BT_MIX(long long, a8);
  bt_sum = h; bt_calls++;
  long long r; memset(&r, 0, sizeof r);
  r = (long long)bt_next(&h);
  return r;
}

BT_FN union U767 bt_fn_union_001(bt_id a0, bt_sel a1, union U767 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2.m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U767 bt_fn_union_003(bt_id a0, bt_sel a1, union U767 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U768 bt_fn_union_005(bt_id a0, bt_sel a1, union U768 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U768 bt_fn_union_007(bt_id a0, bt_sel a1, union U768 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(long long, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U769 bt_fn_union_009(bt_id a0, bt_sel a1, union U769 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U769 bt_fn_union_011(bt_id a0, bt_sel a1, union U769 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U770 bt_fn_union_013(bt_id a0, bt_sel a1, union U770 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U770 bt_fn_union_015(bt_id a0, bt_sel a1, union U770 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m1[0]);
  BT_MIX(float, a2.m1[1]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U771 bt_fn_union_017(bt_id a0, bt_sel a1, union U771 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U771 bt_fn_union_019(bt_id a0, bt_sel a1, union U771 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U772 bt_fn_union_021(bt_id a0, bt_sel a1, union U772 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0.m0);
  BT_MIX(float, a2.m0.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U772 bt_fn_union_023(bt_id a0, bt_sel a1, union U772 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(long long, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U773 bt_fn_union_025(bt_id a0, bt_sel a1, union U773 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0.m0);
  BT_MIX(double, a2.m0.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U773 bt_fn_union_027(bt_id a0, bt_sel a1, union U773 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(long long, a2.m1.m0);
  BT_MIX(long long, a2.m1.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U774 bt_fn_union_029(bt_id a0, bt_sel a1, union U774 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0.m0);
  BT_MIX(float, a2.m0.m1);
  BT_MIX(float, a2.m0.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U774 bt_fn_union_031(bt_id a0, bt_sel a1, union U774 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U775 bt_fn_union_033(bt_id a0, bt_sel a1, union U775 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  BT_MIX(unsigned char, a2.m0[1]);
  BT_MIX(unsigned char, a2.m0[2]);
  BT_MIX(unsigned char, a2.m0[3]);
  BT_MIX(unsigned char, a2.m0[4]);
  BT_MIX(unsigned char, a2.m0[5]);
  BT_MIX(unsigned char, a2.m0[6]);
  BT_MIX(unsigned char, a2.m0[7]);
  BT_MIX(unsigned char, a2.m0[8]);
  BT_MIX(unsigned char, a2.m0[9]);
  BT_MIX(unsigned char, a2.m0[10]);
  BT_MIX(unsigned char, a2.m0[11]);
  BT_MIX(unsigned char, a2.m0[12]);
  BT_MIX(unsigned char, a2.m0[13]);
  BT_MIX(unsigned char, a2.m0[14]);
  BT_MIX(unsigned char, a2.m0[15]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U775 bt_fn_union_035(bt_id a0, bt_sel a1, union U775 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U776 bt_fn_union_037(bt_id a0, bt_sel a1, union U776 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0[0]);
  BT_MIX(unsigned char, a2.m0[1]);
  BT_MIX(unsigned char, a2.m0[2]);
  BT_MIX(unsigned char, a2.m0[3]);
  BT_MIX(unsigned char, a2.m0[4]);
  BT_MIX(unsigned char, a2.m0[5]);
  BT_MIX(unsigned char, a2.m0[6]);
  BT_MIX(unsigned char, a2.m0[7]);
  BT_MIX(unsigned char, a2.m0[8]);
  BT_MIX(unsigned char, a2.m0[9]);
  BT_MIX(unsigned char, a2.m0[10]);
  BT_MIX(unsigned char, a2.m0[11]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U776 bt_fn_union_039(bt_id a0, bt_sel a1, union U776 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U777 bt_fn_union_041(bt_id a0, bt_sel a1, union U777 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2.m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U777 bt_fn_union_043(bt_id a0, bt_sel a1, union U777 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(void *, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U778 bt_fn_union_045(bt_id a0, bt_sel a1, union U778 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(long long, a2.m0.m0);
  BT_MIX(double, a2.m0.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U778 bt_fn_union_047(bt_id a0, bt_sel a1, union U778 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m1.m0);
  BT_MIX(long long, a2.m1.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U779 bt_fn_union_049(bt_id a0, bt_sel a1, union U779 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0[0]);
  BT_MIX(double, a2.m0[1]);
  BT_MIX(double, a2.m0[2]);
  BT_MIX(double, a2.m0[3]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U779 bt_fn_union_051(bt_id a0, bt_sel a1, union U779 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U780 bt_fn_union_053(bt_id a0, bt_sel a1, union U780 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0[0]);
  BT_MIX(double, a2.m0[1]);
  BT_MIX(double, a2.m0[2]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U780 bt_fn_union_055(bt_id a0, bt_sel a1, union U780 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(long long, a2.m1[0]);
  BT_MIX(long long, a2.m1[1]);
  BT_MIX(long long, a2.m1[2]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U781 bt_fn_union_057(bt_id a0, bt_sel a1, union U781 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0.m0);
  BT_MIX(float, a2.m0.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U781 bt_fn_union_059(bt_id a0, bt_sel a1, union U781 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m1.m0);
  BT_MIX(float, a2.m1.m1);
  BT_MIX(float, a2.m1.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U782 bt_fn_union_061(bt_id a0, bt_sel a1, union U782 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0.m0);
  BT_MIX(short, a2.m0.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U782 bt_fn_union_063(bt_id a0, bt_sel a1, union U782 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U783 bt_fn_union_065(bt_id a0, bt_sel a1, union U783 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U783 bt_fn_union_067(bt_id a0, bt_sel a1, union U783 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U783 bt_fn_union_069(bt_id a0, bt_sel a1, union U783 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U784 bt_fn_union_071(bt_id a0, bt_sel a1, union U784 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0[0]);
  BT_MIX(float, a2.m0[1]);
  BT_MIX(float, a2.m0[2]);
  BT_MIX(float, a2.m0[3]);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN union U784 bt_fn_union_073(bt_id a0, bt_sel a1, union U784 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m1.m0);
  BT_MIX(double, a2.m1.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T785 bt_fn_union_075(struct T785 a0, double a1)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0.m0.m0);
  BT_MIX(float, a0.m1);
  BT_MIX(double, a1);
  bt_sum = h; bt_calls++;
  struct T785 r; memset(&r, 0, sizeof r);
  r.m0.m0 = (int)bt_next(&h);
  r.m1 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T787 bt_fn_union_077(struct T787 a0, double a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0.m0);
  BT_MIX(int, a0.m1.m0);
  BT_MIX(double, a1);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T787 r; memset(&r, 0, sizeof r);
  r.m0 = (int)bt_next(&h);
  r.m1.m0 = (int)bt_next(&h);
  return r;
}

BT_FN struct T785 bt_fn_union_079(struct T785 a0, double a1)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(float, a0.m0.m1);
  BT_MIX(float, a0.m1);
  BT_MIX(double, a1);
  bt_sum = h; bt_calls++;
  struct T785 r; memset(&r, 0, sizeof r);
  r.m0.m1 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  r.m1 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T787 bt_fn_union_081(struct T787 a0, double a1, int a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0.m0);
  BT_MIX(float, a0.m1.m1);
  BT_MIX(double, a1);
  BT_MIX(int, a2);
  bt_sum = h; bt_calls++;
  struct T787 r; memset(&r, 0, sizeof r);
  r.m0 = (int)bt_next(&h);
  r.m1.m1 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN struct T790 bt_fn_bitfield_001(bt_id a0, bt_sel a1, struct T790 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned int, a2.m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T791 bt_fn_bitfield_003(bt_id a0, bt_sel a1, struct T791 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2.m0);
  BT_MIX(int, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T792 bt_fn_bitfield_005(bt_id a0, bt_sel a1, struct T792 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned int, a2.m0);
  BT_MIX(unsigned int, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T793 bt_fn_bitfield_007(bt_id a0, bt_sel a1, struct T793 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0);
  BT_MIX(unsigned int, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T794 bt_fn_bitfield_009(bt_id a0, bt_sel a1, struct T794 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0);
  BT_MIX(unsigned int, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T795 bt_fn_bitfield_011(bt_id a0, bt_sel a1, struct T795 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned int, a2.m0);
  BT_MIX(float, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T796 bt_fn_bitfield_013(bt_id a0, bt_sel a1, struct T796 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned char, a2.m0);
  BT_MIX(unsigned char, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T797 bt_fn_bitfield_015(bt_id a0, bt_sel a1, struct T797 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned short, a2.m0);
  BT_MIX(unsigned short, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T798 bt_fn_bitfield_017(bt_id a0, bt_sel a1, struct T798 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned long long, a2.m0);
  BT_MIX(unsigned long long, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T799 bt_fn_bitfield_019(bt_id a0, bt_sel a1, struct T799 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0);
  BT_MIX(int, a2.m1);
  BT_MIX(unsigned int, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T800 bt_fn_bitfield_021(bt_id a0, bt_sel a1, struct T800 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(unsigned int, a2.m0);
  BT_MIX(signed char, a2.m1);
  BT_MIX(unsigned int, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T801 bt_fn_bitfield_023(bt_id a0, bt_sel a1, struct T801 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2.m0);
  BT_MIX(double, a2.m1);
  BT_MIX(int, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T802 bt_fn_packed_001(bt_id a0, bt_sel a1, struct T802 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0);
  BT_MIX(int, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T803 bt_fn_packed_003(bt_id a0, bt_sel a1, struct T803 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0);
  BT_MIX(double, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T804 bt_fn_packed_005(bt_id a0, bt_sel a1, struct T804 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0);
  BT_MIX(short, a2.m1);
  BT_MIX(int, a2.m2);
  BT_MIX(long long, a2.m3);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T805 bt_fn_packed_007(bt_id a0, bt_sel a1, struct T805 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0);
  BT_MIX(signed char, a2.m1);
  BT_MIX(float, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T806 bt_fn_packed_009(bt_id a0, bt_sel a1, struct T806 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(short, a2.m0);
  BT_MIX(void *, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T807 bt_fn_packed_011(bt_id a0, bt_sel a1, struct T807 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0);
  BT_MIX(signed char, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T808 bt_fn_packed_013(bt_id a0, bt_sel a1, struct T808 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0);
  BT_MIX(signed char, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T809 bt_fn_packed_015(bt_id a0, bt_sel a1, struct T809 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2.m0);
  BT_MIX(int, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T810 bt_fn_overaligned_001(bt_id a0, bt_sel a1, struct T810 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(int, a2.m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T811 bt_fn_overaligned_003(bt_id a0, bt_sel a1, struct T811 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(long long, a2.m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T812 bt_fn_overaligned_005(bt_id a0, bt_sel a1, struct T812 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T813 bt_fn_overaligned_007(bt_id a0, bt_sel a1, struct T813 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(float, a2.m0);
  BT_MIX(float, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T814 bt_fn_overaligned_009(bt_id a0, bt_sel a1, struct T814 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(long long, a2.m0);
  BT_MIX(long long, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T815 bt_fn_overaligned_011(bt_id a0, bt_sel a1, struct T815 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(double, a2.m0);
  BT_MIX(double, a2.m1);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T816 bt_fn_overaligned_013(bt_id a0, bt_sel a1, struct T816 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(long long, a2.m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T817 bt_fn_overaligned_015(bt_id a0, bt_sel a1, struct T817 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2.m0);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN struct T818 bt_fn_overaligned_017(bt_id a0, bt_sel a1, struct T818 a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(long long, a2.m0);
  BT_MIX(long long, a2.m1);
  BT_MIX(long long, a2.m2);
  bt_sum = h; bt_calls++;
  return a2;
}

BT_FN int bt_fn_empty_001(int a0, struct T819 a1, double a2, struct T819 a3, signed char a4)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(double, a2);
  BT_MIX(signed char, a4);
  bt_sum = h; bt_calls++;
  int r; memset(&r, 0, sizeof r);
  r = (int)bt_next(&h);
  return r;
}

BT_FN int bt_fn_empty_003(int a0, struct T820 a1, double a2, struct T820 a3, signed char a4)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(double, a2);
  BT_MIX(signed char, a4);
  bt_sum = h; bt_calls++;
  int r; memset(&r, 0, sizeof r);
  r = (int)bt_next(&h);
  return r;
}

BT_FN struct T821 bt_fn_empty_005(int a0, struct T821 a1, float a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(int, a1.m1);
  BT_MIX(float, a2);
  bt_sum = h; bt_calls++;
  struct T821 r; memset(&r, 0, sizeof r);
  r.m1 = (int)bt_next(&h);
  return r;
}

BT_FN struct T823 bt_fn_empty_007(int a0, struct T823 a1, float a2)
{
  uint64_t h = 0xcbf29ce484222325ull;
  BT_MIX(int, a0);
  BT_MIX(float, a1.m1);
  BT_MIX(float, a2);
  bt_sum = h; bt_calls++;
  struct T823 r; memset(&r, 0, sizeof r);
  r.m1 = (float)((int)(bt_next(&h) & 0xffffff) - 0x800000) * 0.25f;
  return r;
}

BT_FN double bt_fn_variadic_001(int a0, ...)
{
  uint64_t h = 0xcbf29ce484222325ull;
  va_list ap; va_start(ap, a0);
  int a1 = va_arg(ap, int);
  va_end(ap);
  BT_MIX(int, a0);
  BT_MIX(int, a1);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN double bt_fn_variadic_003(int a0, ...)
{
  uint64_t h = 0xcbf29ce484222325ull;
  va_list ap; va_start(ap, a0);
  double a1 = va_arg(ap, double);
  int a2 = va_arg(ap, int);
  void * a3 = va_arg(ap, void *);
  va_end(ap);
  BT_MIX(int, a0);
  BT_MIX(double, a1);
  BT_MIX(int, a2);
  BT_MIX(void *, a3);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN double bt_fn_variadic_005(int a0, ...)
{
  uint64_t h = 0xcbf29ce484222325ull;
  va_list ap; va_start(ap, a0);
  long long a1 = va_arg(ap, long long);
  long long a2 = va_arg(ap, long long);
  long long a3 = va_arg(ap, long long);
  long long a4 = va_arg(ap, long long);
  long long a5 = va_arg(ap, long long);
  long long a6 = va_arg(ap, long long);
  long long a7 = va_arg(ap, long long);
  long long a8 = va_arg(ap, long long);
  long long a9 = va_arg(ap, long long);
  va_end(ap);
  BT_MIX(int, a0);
  BT_MIX(long long, a1);
  BT_MIX(long long, a2);
  BT_MIX(long long, a3);
  BT_MIX(long long, a4);
  BT_MIX(long long, a5);
  BT_MIX(long long, a6);
  BT_MIX(long long, a7);
  BT_MIX(long long, a8);
  BT_MIX(long long, a9);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN double bt_fn_variadic_007(int a0, ...)
{
  uint64_t h = 0xcbf29ce484222325ull;
  va_list ap; va_start(ap, a0);
  struct T201 a1 = va_arg(ap, struct T201);
  double a2 = va_arg(ap, double);
  va_end(ap);
  BT_MIX(int, a0);
  BT_MIX(int, a1.m0);
  BT_MIX(int, a1.m1);
  BT_MIX(double, a2);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN double bt_fn_variadic_009(int a0, ...)
{
  uint64_t h = 0xcbf29ce484222325ull;
  va_list ap; va_start(ap, a0);
  struct T137 a1 = va_arg(ap, struct T137);
  double a2 = va_arg(ap, double);
  va_end(ap);
  BT_MIX(int, a0);
  BT_MIX(long long, a1.m0);
  BT_MIX(long long, a1.m1);
  BT_MIX(long long, a1.m2);
  BT_MIX(double, a2);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN double bt_fn_variadic_011(int a0, ...)
{
  uint64_t h = 0xcbf29ce484222325ull;
  va_list ap; va_start(ap, a0);
  struct T127 a1 = va_arg(ap, struct T127);
  struct T141 a2 = va_arg(ap, struct T141);
  va_end(ap);
  BT_MIX(int, a0);
  BT_MIX(float, a1.m0);
  BT_MIX(float, a1.m1);
  BT_MIX(float, a2.m0);
  BT_MIX(float, a2.m1);
  BT_MIX(float, a2.m2);
  bt_sum = h; bt_calls++;
  double r; memset(&r, 0, sizeof r);
  r = (double)((long long)(bt_next(&h) >> 12) - (1LL << 51)) * 0.125;
  return r;
}

BT_FN int bt_fn_variadic_013(bt_id a0, bt_sel a1, signed char a2, float a3, ...)
{
  uint64_t h = 0xcbf29ce484222325ull;
  va_list ap; va_start(ap, a3);
  double a4 = va_arg(ap, double);
  double a5 = va_arg(ap, double);
  double a6 = va_arg(ap, double);
  int a7 = va_arg(ap, int);
  int a8 = va_arg(ap, int);
  int a9 = va_arg(ap, int);
  int a10 = va_arg(ap, int);
  int a11 = va_arg(ap, int);
  va_end(ap);
  BT_MIX(bt_id, a0);
  BT_MIX(bt_sel, a1);
  BT_MIX(signed char, a2);
  BT_MIX(float, a3);
  BT_MIX(double, a4);
  BT_MIX(double, a5);
  BT_MIX(double, a6);
  BT_MIX(int, a7);
  BT_MIX(int, a8);
  BT_MIX(int, a9);
  BT_MIX(int, a10);
  BT_MIX(int, a11);
  bt_sum = h; bt_calls++;
  int r; memset(&r, 0, sizeof r);
  r = (int)bt_next(&h);
  return r;
}

#endif
#ifndef BT_ONLY_FNS
BT_FN void bt_call_core_001(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  signed char a2; memcpy(&a2, a[2], sizeof a2);
  signed char r = ((signed char (*)(bt_id, bt_sel, signed char))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_003(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  signed char a2; memcpy(&a2, a[2], sizeof a2);
  signed char r = ((signed char (*)(bt_id, bt_sel, signed char))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_005(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  unsigned char a2; memcpy(&a2, a[2], sizeof a2);
  unsigned char r = ((unsigned char (*)(bt_id, bt_sel, unsigned char))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_007(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  unsigned char a2; memcpy(&a2, a[2], sizeof a2);
  unsigned char r = ((unsigned char (*)(bt_id, bt_sel, unsigned char))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_009(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  short a2; memcpy(&a2, a[2], sizeof a2);
  short r = ((short (*)(bt_id, bt_sel, short))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_011(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  unsigned short a2; memcpy(&a2, a[2], sizeof a2);
  unsigned short r = ((unsigned short (*)(bt_id, bt_sel, unsigned short))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_013(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  int r = ((int (*)(bt_id, bt_sel, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_015(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  int r = ((int (*)(bt_id, bt_sel, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_017(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  unsigned int a2; memcpy(&a2, a[2], sizeof a2);
  unsigned int r = ((unsigned int (*)(bt_id, bt_sel, unsigned int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_019(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  long long a2; memcpy(&a2, a[2], sizeof a2);
  long long r = ((long long (*)(bt_id, bt_sel, long long))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_021(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  unsigned long long a2; memcpy(&a2, a[2], sizeof a2);
  unsigned long long r = ((unsigned long long (*)(bt_id, bt_sel, unsigned long long))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_023(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  long a2; memcpy(&a2, a[2], sizeof a2);
  long r = ((long (*)(bt_id, bt_sel, long))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_025(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  _Bool a2; memcpy(&a2, a[2], sizeof a2);
  _Bool r = ((_Bool (*)(bt_id, bt_sel, _Bool))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_027(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  enum bt_ei a2; memcpy(&a2, a[2], sizeof a2);
  enum bt_ei r = ((enum bt_ei (*)(bt_id, bt_sel, enum bt_ei))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_029(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  enum bt_eu a2; memcpy(&a2, a[2], sizeof a2);
  enum bt_eu r = ((enum bt_eu (*)(bt_id, bt_sel, enum bt_eu))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_031(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  float a2; memcpy(&a2, a[2], sizeof a2);
  float r = ((float (*)(bt_id, bt_sel, float))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_033(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  float a2; memcpy(&a2, a[2], sizeof a2);
  float r = ((float (*)(bt_id, bt_sel, float))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_035(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  double r = ((double (*)(bt_id, bt_sel, double))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_037(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  double r = ((double (*)(bt_id, bt_sel, double))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_039(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  double r = ((double (*)(bt_id, bt_sel, double))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_041(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  bt_class a2; memcpy(&a2, a[2], sizeof a2);
  bt_class r = ((bt_class (*)(bt_id, bt_sel, bt_class))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_043(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  char * a2; memcpy(&a2, a[2], sizeof a2);
  char * r = ((char * (*)(bt_id, bt_sel, char *))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_045(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int * a2; memcpy(&a2, a[2], sizeof a2);
  int * r = ((int * (*)(bt_id, bt_sel, int *))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_047(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct bt_opaque * a2; memcpy(&a2, a[2], sizeof a2);
  struct bt_opaque * r = ((struct bt_opaque * (*)(bt_id, bt_sel, struct bt_opaque *))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_049(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  signed char r = ((signed char (*)(int, double))fn)(a0, a1); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_051(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  short r = ((short (*)(int, double))fn)(a0, a1); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_053(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  int r = ((int (*)(int, double))fn)(a0, a1); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_055(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  long long r = ((long long (*)(int, double))fn)(a0, a1); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_057(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  _Bool r = ((_Bool (*)(int, double))fn)(a0, a1); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_059(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  double r = ((double (*)(int, double))fn)(a0, a1); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_061(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  ((void (*)(int, double))fn)(a0, a1);
}

BT_FN void bt_call_core_063(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  unsigned char r = ((unsigned char (*)(void))fn)(); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_065(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  unsigned short r = ((unsigned short (*)(void))fn)(); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_067(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  unsigned int r = ((unsigned int (*)(void))fn)(); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_069(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  unsigned long long r = ((unsigned long long (*)(void))fn)(); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_071(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  float r = ((float (*)(void))fn)(); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_073(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  void * r = ((void * (*)(void))fn)(); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_075(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  signed char a0; memcpy(&a0, a[0], sizeof a0);
  signed char a1; memcpy(&a1, a[1], sizeof a1);
  signed char a2; memcpy(&a2, a[2], sizeof a2);
  signed char a3; memcpy(&a3, a[3], sizeof a3);
  signed char a4; memcpy(&a4, a[4], sizeof a4);
  signed char a5; memcpy(&a5, a[5], sizeof a5);
  signed char a6; memcpy(&a6, a[6], sizeof a6);
  signed char a7; memcpy(&a7, a[7], sizeof a7);
  signed char a8; memcpy(&a8, a[8], sizeof a8);
  signed char a9; memcpy(&a9, a[9], sizeof a9);
  signed char a10; memcpy(&a10, a[10], sizeof a10);
  signed char a11; memcpy(&a11, a[11], sizeof a11);
  signed char r = ((signed char (*)(signed char, signed char, signed char, signed char, signed char, signed char, signed char, signed char, signed char, signed char, signed char, signed char))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_077(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  short a0; memcpy(&a0, a[0], sizeof a0);
  short a1; memcpy(&a1, a[1], sizeof a1);
  short a2; memcpy(&a2, a[2], sizeof a2);
  short a3; memcpy(&a3, a[3], sizeof a3);
  short a4; memcpy(&a4, a[4], sizeof a4);
  short a5; memcpy(&a5, a[5], sizeof a5);
  short a6; memcpy(&a6, a[6], sizeof a6);
  short a7; memcpy(&a7, a[7], sizeof a7);
  short a8; memcpy(&a8, a[8], sizeof a8);
  short a9; memcpy(&a9, a[9], sizeof a9);
  short a10; memcpy(&a10, a[10], sizeof a10);
  short a11; memcpy(&a11, a[11], sizeof a11);
  short r = ((short (*)(short, short, short, short, short, short, short, short, short, short, short, short))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_079(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  int a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  int a3; memcpy(&a3, a[3], sizeof a3);
  int a4; memcpy(&a4, a[4], sizeof a4);
  int a5; memcpy(&a5, a[5], sizeof a5);
  int a6; memcpy(&a6, a[6], sizeof a6);
  int a7; memcpy(&a7, a[7], sizeof a7);
  int a8; memcpy(&a8, a[8], sizeof a8);
  int a9; memcpy(&a9, a[9], sizeof a9);
  int a10; memcpy(&a10, a[10], sizeof a10);
  int a11; memcpy(&a11, a[11], sizeof a11);
  int r = ((int (*)(int, int, int, int, int, int, int, int, int, int, int, int))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_081(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  _Bool a0; memcpy(&a0, a[0], sizeof a0);
  _Bool a1; memcpy(&a1, a[1], sizeof a1);
  _Bool a2; memcpy(&a2, a[2], sizeof a2);
  _Bool a3; memcpy(&a3, a[3], sizeof a3);
  _Bool a4; memcpy(&a4, a[4], sizeof a4);
  _Bool a5; memcpy(&a5, a[5], sizeof a5);
  _Bool a6; memcpy(&a6, a[6], sizeof a6);
  _Bool a7; memcpy(&a7, a[7], sizeof a7);
  _Bool a8; memcpy(&a8, a[8], sizeof a8);
  _Bool a9; memcpy(&a9, a[9], sizeof a9);
  _Bool a10; memcpy(&a10, a[10], sizeof a10);
  _Bool a11; memcpy(&a11, a[11], sizeof a11);
  _Bool r = ((_Bool (*)(_Bool, _Bool, _Bool, _Bool, _Bool, _Bool, _Bool, _Bool, _Bool, _Bool, _Bool, _Bool))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_083(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  signed char a2; memcpy(&a2, a[2], sizeof a2);
  unsigned char a3; memcpy(&a3, a[3], sizeof a3);
  short a4; memcpy(&a4, a[4], sizeof a4);
  unsigned short a5; memcpy(&a5, a[5], sizeof a5);
  int a6; memcpy(&a6, a[6], sizeof a6);
  unsigned int a7; memcpy(&a7, a[7], sizeof a7);
  _Bool a8; memcpy(&a8, a[8], sizeof a8);
  long long r = ((long long (*)(bt_id, bt_sel, signed char, unsigned char, short, unsigned short, int, unsigned int, _Bool))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_085(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T0 a2; memcpy(&a2, a[2], sizeof a2);
  struct T0 r = ((struct T0 (*)(bt_id, bt_sel, struct T0))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_087(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T2 a2; memcpy(&a2, a[2], sizeof a2);
  struct T2 r = ((struct T2 (*)(bt_id, bt_sel, struct T2))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_089(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T4 a2; memcpy(&a2, a[2], sizeof a2);
  struct T4 r = ((struct T4 (*)(bt_id, bt_sel, struct T4))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_091(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T6 a2; memcpy(&a2, a[2], sizeof a2);
  struct T6 r = ((struct T6 (*)(bt_id, bt_sel, struct T6))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_093(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T8 a2; memcpy(&a2, a[2], sizeof a2);
  struct T8 r = ((struct T8 (*)(bt_id, bt_sel, struct T8))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_095(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T10 a2; memcpy(&a2, a[2], sizeof a2);
  struct T10 r = ((struct T10 (*)(bt_id, bt_sel, struct T10))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_097(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T12 a2; memcpy(&a2, a[2], sizeof a2);
  struct T12 r = ((struct T12 (*)(bt_id, bt_sel, struct T12))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_099(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T14 a2; memcpy(&a2, a[2], sizeof a2);
  struct T14 r = ((struct T14 (*)(bt_id, bt_sel, struct T14))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_101(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T16 a2; memcpy(&a2, a[2], sizeof a2);
  struct T16 r = ((struct T16 (*)(bt_id, bt_sel, struct T16))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_103(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T18 a2; memcpy(&a2, a[2], sizeof a2);
  struct T18 r = ((struct T18 (*)(bt_id, bt_sel, struct T18))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_105(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T20 a2; memcpy(&a2, a[2], sizeof a2);
  struct T20 r = ((struct T20 (*)(bt_id, bt_sel, struct T20))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_107(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T22 a2; memcpy(&a2, a[2], sizeof a2);
  struct T22 r = ((struct T22 (*)(bt_id, bt_sel, struct T22))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_109(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T24 a2; memcpy(&a2, a[2], sizeof a2);
  struct T24 r = ((struct T24 (*)(bt_id, bt_sel, struct T24))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_111(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T26 a2; memcpy(&a2, a[2], sizeof a2);
  struct T26 r = ((struct T26 (*)(bt_id, bt_sel, struct T26))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_113(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T28 a2; memcpy(&a2, a[2], sizeof a2);
  struct T28 r = ((struct T28 (*)(bt_id, bt_sel, struct T28))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_115(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T30 a2; memcpy(&a2, a[2], sizeof a2);
  struct T30 r = ((struct T30 (*)(bt_id, bt_sel, struct T30))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_117(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T32 a2; memcpy(&a2, a[2], sizeof a2);
  struct T32 r = ((struct T32 (*)(bt_id, bt_sel, struct T32))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_119(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T34 a2; memcpy(&a2, a[2], sizeof a2);
  struct T34 r = ((struct T34 (*)(bt_id, bt_sel, struct T34))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_121(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T36 a2; memcpy(&a2, a[2], sizeof a2);
  struct T36 r = ((struct T36 (*)(bt_id, bt_sel, struct T36))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_123(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T38 a2; memcpy(&a2, a[2], sizeof a2);
  struct T38 r = ((struct T38 (*)(bt_id, bt_sel, struct T38))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_125(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T40 a1; memcpy(&a1, a[1], sizeof a1);
  signed char a2; memcpy(&a2, a[2], sizeof a2);
  struct T40 r = ((struct T40 (*)(int, struct T40, signed char))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_127(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T42 a1; memcpy(&a1, a[1], sizeof a1);
  signed char a2; memcpy(&a2, a[2], sizeof a2);
  struct T42 r = ((struct T42 (*)(int, struct T42, signed char))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_129(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T44 a1; memcpy(&a1, a[1], sizeof a1);
  signed char a2; memcpy(&a2, a[2], sizeof a2);
  struct T44 r = ((struct T44 (*)(int, struct T44, signed char))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_131(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T46 a1; memcpy(&a1, a[1], sizeof a1);
  signed char a2; memcpy(&a2, a[2], sizeof a2);
  struct T46 r = ((struct T46 (*)(int, struct T46, signed char))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_133(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T48 a1; memcpy(&a1, a[1], sizeof a1);
  signed char a2; memcpy(&a2, a[2], sizeof a2);
  struct T48 r = ((struct T48 (*)(int, struct T48, signed char))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_135(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T50 a1; memcpy(&a1, a[1], sizeof a1);
  signed char a2; memcpy(&a2, a[2], sizeof a2);
  struct T50 r = ((struct T50 (*)(int, struct T50, signed char))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_137(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T52 a1; memcpy(&a1, a[1], sizeof a1);
  signed char a2; memcpy(&a2, a[2], sizeof a2);
  struct T52 r = ((struct T52 (*)(int, struct T52, signed char))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_139(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T54 a1; memcpy(&a1, a[1], sizeof a1);
  signed char a2; memcpy(&a2, a[2], sizeof a2);
  struct T54 r = ((struct T54 (*)(int, struct T54, signed char))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_141(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T56 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T56 r = ((struct T56 (*)(double, struct T56, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_143(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T58 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T58 r = ((struct T58 (*)(double, struct T58, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_145(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T60 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T60 r = ((struct T60 (*)(double, struct T60, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_147(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T62 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T62 r = ((struct T62 (*)(double, struct T62, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_149(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T64 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T64 r = ((struct T64 (*)(double, struct T64, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_151(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T66 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T66 r = ((struct T66 (*)(double, struct T66, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_153(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T68 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T68 r = ((struct T68 (*)(double, struct T68, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_155(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T70 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T70 r = ((struct T70 (*)(double, struct T70, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_157(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T72 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T72 r = ((struct T72 (*)(double, struct T72, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_159(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T74 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T74 r = ((struct T74 (*)(double, struct T74, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_161(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T76 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T76 r = ((struct T76 (*)(double, struct T76, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_163(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T78 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T78 r = ((struct T78 (*)(double, struct T78, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_165(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T80 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T80 r = ((struct T80 (*)(double, struct T80, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_167(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T82 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T82 r = ((struct T82 (*)(double, struct T82, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_169(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T84 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T84 r = ((struct T84 (*)(double, struct T84, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_171(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T86 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T86 r = ((struct T86 (*)(double, struct T86, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_173(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T88 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T88 r = ((struct T88 (*)(double, struct T88, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_175(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T90 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T90 r = ((struct T90 (*)(double, struct T90, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_177(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T92 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T92 r = ((struct T92 (*)(double, struct T92, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_179(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T94 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T94 r = ((struct T94 (*)(double, struct T94, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_181(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T96 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T96 r = ((struct T96 (*)(double, struct T96, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_183(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T98 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T98 r = ((struct T98 (*)(double, struct T98, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_185(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T100 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T100 r = ((struct T100 (*)(double, struct T100, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_187(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T102 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T102 r = ((struct T102 (*)(double, struct T102, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_189(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  struct T104 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T104 r = ((struct T104 (*)(double, struct T104, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_191(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T106 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T106 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T106 r = ((struct T106 (*)(bt_id, bt_sel, int, struct T106, double, struct T106, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_193(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T107 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T107 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T107 r = ((struct T107 (*)(bt_id, bt_sel, int, struct T107, double, struct T107, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_195(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T108 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T108 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T108 r = ((struct T108 (*)(bt_id, bt_sel, int, struct T108, double, struct T108, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_197(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T109 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T109 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T109 r = ((struct T109 (*)(bt_id, bt_sel, int, struct T109, double, struct T109, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_199(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T110 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T110 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T110 r = ((struct T110 (*)(bt_id, bt_sel, int, struct T110, double, struct T110, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_201(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T111 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T111 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T111 r = ((struct T111 (*)(bt_id, bt_sel, int, struct T111, double, struct T111, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_203(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T112 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T112 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T112 r = ((struct T112 (*)(bt_id, bt_sel, int, struct T112, double, struct T112, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_205(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T113 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T113 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T113 r = ((struct T113 (*)(bt_id, bt_sel, int, struct T113, double, struct T113, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_207(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T8 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T8 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T8 r = ((struct T8 (*)(bt_id, bt_sel, int, struct T8, double, struct T8, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_209(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T114 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T114 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T114 r = ((struct T114 (*)(bt_id, bt_sel, int, struct T114, double, struct T114, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_211(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T10 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T10 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T10 r = ((struct T10 (*)(bt_id, bt_sel, int, struct T10, double, struct T10, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_213(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T115 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T115 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T115 r = ((struct T115 (*)(bt_id, bt_sel, int, struct T115, double, struct T115, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_215(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T12 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T12 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T12 r = ((struct T12 (*)(bt_id, bt_sel, int, struct T12, double, struct T12, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_217(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T116 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T116 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T116 r = ((struct T116 (*)(bt_id, bt_sel, int, struct T116, double, struct T116, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_219(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T14 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T14 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T14 r = ((struct T14 (*)(bt_id, bt_sel, int, struct T14, double, struct T14, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_221(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T117 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T117 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T117 r = ((struct T117 (*)(bt_id, bt_sel, int, struct T117, double, struct T117, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_223(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T16 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T16 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T16 r = ((struct T16 (*)(bt_id, bt_sel, int, struct T16, double, struct T16, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_225(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T17 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T17 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T17 r = ((struct T17 (*)(bt_id, bt_sel, int, struct T17, double, struct T17, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_227(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T18 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T18 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T18 r = ((struct T18 (*)(bt_id, bt_sel, int, struct T18, double, struct T18, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_229(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T118 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T118 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T118 r = ((struct T118 (*)(bt_id, bt_sel, int, struct T118, double, struct T118, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_231(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T20 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T20 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T20 r = ((struct T20 (*)(bt_id, bt_sel, int, struct T20, double, struct T20, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_233(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T21 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T21 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T21 r = ((struct T21 (*)(bt_id, bt_sel, int, struct T21, double, struct T21, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_235(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T22 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T22 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T22 r = ((struct T22 (*)(bt_id, bt_sel, int, struct T22, double, struct T22, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_237(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T119 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T119 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T119 r = ((struct T119 (*)(bt_id, bt_sel, int, struct T119, double, struct T119, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_239(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T24 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T24 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T24 r = ((struct T24 (*)(bt_id, bt_sel, int, struct T24, double, struct T24, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_241(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T25 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T25 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T25 r = ((struct T25 (*)(bt_id, bt_sel, int, struct T25, double, struct T25, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_243(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T26 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T26 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T26 r = ((struct T26 (*)(bt_id, bt_sel, int, struct T26, double, struct T26, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_245(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T120 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T120 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T120 r = ((struct T120 (*)(bt_id, bt_sel, int, struct T120, double, struct T120, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_247(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T28 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T28 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T28 r = ((struct T28 (*)(bt_id, bt_sel, int, struct T28, double, struct T28, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_249(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T29 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T29 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T29 r = ((struct T29 (*)(bt_id, bt_sel, int, struct T29, double, struct T29, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_251(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T30 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T30 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T30 r = ((struct T30 (*)(bt_id, bt_sel, int, struct T30, double, struct T30, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_253(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T121 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T121 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T121 r = ((struct T121 (*)(bt_id, bt_sel, int, struct T121, double, struct T121, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_255(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T32 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T32 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T32 r = ((struct T32 (*)(bt_id, bt_sel, int, struct T32, double, struct T32, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_257(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T33 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T33 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T33 r = ((struct T33 (*)(bt_id, bt_sel, int, struct T33, double, struct T33, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_259(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T34 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T34 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T34 r = ((struct T34 (*)(bt_id, bt_sel, int, struct T34, double, struct T34, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_261(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T35 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T35 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T35 r = ((struct T35 (*)(bt_id, bt_sel, int, struct T35, double, struct T35, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_263(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T36 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T36 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T36 r = ((struct T36 (*)(bt_id, bt_sel, int, struct T36, double, struct T36, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_265(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T37 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T37 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T37 r = ((struct T37 (*)(bt_id, bt_sel, int, struct T37, double, struct T37, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_267(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T38 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T38 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T38 r = ((struct T38 (*)(bt_id, bt_sel, int, struct T38, double, struct T38, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_269(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T122 a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T122 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T122 r = ((struct T122 (*)(bt_id, bt_sel, int, struct T122, double, struct T122, float))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_271(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T123 a2; memcpy(&a2, a[2], sizeof a2);
  struct T123 r = ((struct T123 (*)(bt_id, bt_sel, struct T123))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_273(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T124 a2; memcpy(&a2, a[2], sizeof a2);
  struct T124 r = ((struct T124 (*)(bt_id, bt_sel, struct T124))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_275(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T125 a2; memcpy(&a2, a[2], sizeof a2);
  struct T125 r = ((struct T125 (*)(bt_id, bt_sel, struct T125))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_277(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T126 a2; memcpy(&a2, a[2], sizeof a2);
  struct T126 r = ((struct T126 (*)(bt_id, bt_sel, struct T126))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_279(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T127 a2; memcpy(&a2, a[2], sizeof a2);
  struct T127 r = ((struct T127 (*)(bt_id, bt_sel, struct T127))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_281(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T128 a2; memcpy(&a2, a[2], sizeof a2);
  struct T128 r = ((struct T128 (*)(bt_id, bt_sel, struct T128))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_283(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T129 a2; memcpy(&a2, a[2], sizeof a2);
  struct T129 r = ((struct T129 (*)(bt_id, bt_sel, struct T129))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_285(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T130 a2; memcpy(&a2, a[2], sizeof a2);
  struct T130 r = ((struct T130 (*)(bt_id, bt_sel, struct T130))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_287(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T131 a2; memcpy(&a2, a[2], sizeof a2);
  struct T131 r = ((struct T131 (*)(bt_id, bt_sel, struct T131))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_289(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T132 a2; memcpy(&a2, a[2], sizeof a2);
  struct T132 r = ((struct T132 (*)(bt_id, bt_sel, struct T132))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_291(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T133 a2; memcpy(&a2, a[2], sizeof a2);
  struct T133 r = ((struct T133 (*)(bt_id, bt_sel, struct T133))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_293(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T134 a2; memcpy(&a2, a[2], sizeof a2);
  struct T134 r = ((struct T134 (*)(bt_id, bt_sel, struct T134))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_295(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T135 a2; memcpy(&a2, a[2], sizeof a2);
  struct T135 r = ((struct T135 (*)(bt_id, bt_sel, struct T135))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_297(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T136 a2; memcpy(&a2, a[2], sizeof a2);
  struct T136 r = ((struct T136 (*)(bt_id, bt_sel, struct T136))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_299(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T137 a2; memcpy(&a2, a[2], sizeof a2);
  struct T137 r = ((struct T137 (*)(bt_id, bt_sel, struct T137))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_301(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T138 a2; memcpy(&a2, a[2], sizeof a2);
  struct T138 r = ((struct T138 (*)(bt_id, bt_sel, struct T138))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_303(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T139 a2; memcpy(&a2, a[2], sizeof a2);
  struct T139 r = ((struct T139 (*)(bt_id, bt_sel, struct T139))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_305(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T140 a2; memcpy(&a2, a[2], sizeof a2);
  struct T140 r = ((struct T140 (*)(bt_id, bt_sel, struct T140))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_307(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T141 a2; memcpy(&a2, a[2], sizeof a2);
  struct T141 r = ((struct T141 (*)(bt_id, bt_sel, struct T141))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_309(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T142 a2; memcpy(&a2, a[2], sizeof a2);
  struct T142 r = ((struct T142 (*)(bt_id, bt_sel, struct T142))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_311(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T143 a2; memcpy(&a2, a[2], sizeof a2);
  struct T143 r = ((struct T143 (*)(bt_id, bt_sel, struct T143))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_313(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T144 a2; memcpy(&a2, a[2], sizeof a2);
  struct T144 r = ((struct T144 (*)(bt_id, bt_sel, struct T144))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_315(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T145 a2; memcpy(&a2, a[2], sizeof a2);
  struct T145 r = ((struct T145 (*)(bt_id, bt_sel, struct T145))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_317(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T146 a2; memcpy(&a2, a[2], sizeof a2);
  struct T146 r = ((struct T146 (*)(bt_id, bt_sel, struct T146))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_319(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T147 a2; memcpy(&a2, a[2], sizeof a2);
  struct T147 r = ((struct T147 (*)(bt_id, bt_sel, struct T147))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_321(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T148 a2; memcpy(&a2, a[2], sizeof a2);
  struct T148 r = ((struct T148 (*)(bt_id, bt_sel, struct T148))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_323(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T149 a2; memcpy(&a2, a[2], sizeof a2);
  struct T149 r = ((struct T149 (*)(bt_id, bt_sel, struct T149))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_325(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T150 a2; memcpy(&a2, a[2], sizeof a2);
  struct T150 r = ((struct T150 (*)(bt_id, bt_sel, struct T150))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_327(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T151 a2; memcpy(&a2, a[2], sizeof a2);
  struct T151 r = ((struct T151 (*)(bt_id, bt_sel, struct T151))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_329(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T152 a2; memcpy(&a2, a[2], sizeof a2);
  struct T152 r = ((struct T152 (*)(bt_id, bt_sel, struct T152))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_331(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T153 a2; memcpy(&a2, a[2], sizeof a2);
  struct T153 r = ((struct T153 (*)(bt_id, bt_sel, struct T153))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_333(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T154 a2; memcpy(&a2, a[2], sizeof a2);
  struct T154 r = ((struct T154 (*)(bt_id, bt_sel, struct T154))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_335(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T155 a2; memcpy(&a2, a[2], sizeof a2);
  struct T155 r = ((struct T155 (*)(bt_id, bt_sel, struct T155))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_337(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T156 a2; memcpy(&a2, a[2], sizeof a2);
  struct T156 r = ((struct T156 (*)(bt_id, bt_sel, struct T156))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_339(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T157 a2; memcpy(&a2, a[2], sizeof a2);
  struct T157 r = ((struct T157 (*)(bt_id, bt_sel, struct T157))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_341(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T158 a2; memcpy(&a2, a[2], sizeof a2);
  struct T158 r = ((struct T158 (*)(bt_id, bt_sel, struct T158))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_343(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T159 a2; memcpy(&a2, a[2], sizeof a2);
  struct T159 r = ((struct T159 (*)(bt_id, bt_sel, struct T159))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_345(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T160 a2; memcpy(&a2, a[2], sizeof a2);
  struct T160 r = ((struct T160 (*)(bt_id, bt_sel, struct T160))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_347(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T161 a2; memcpy(&a2, a[2], sizeof a2);
  struct T161 r = ((struct T161 (*)(bt_id, bt_sel, struct T161))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_349(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T162 a2; memcpy(&a2, a[2], sizeof a2);
  struct T162 r = ((struct T162 (*)(bt_id, bt_sel, struct T162))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_351(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T163 a2; memcpy(&a2, a[2], sizeof a2);
  struct T163 r = ((struct T163 (*)(bt_id, bt_sel, struct T163))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_353(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T164 a2; memcpy(&a2, a[2], sizeof a2);
  struct T164 r = ((struct T164 (*)(bt_id, bt_sel, struct T164))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_355(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T165 a2; memcpy(&a2, a[2], sizeof a2);
  struct T165 r = ((struct T165 (*)(bt_id, bt_sel, struct T165))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_357(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T166 a2; memcpy(&a2, a[2], sizeof a2);
  struct T166 r = ((struct T166 (*)(bt_id, bt_sel, struct T166))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_359(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T167 a2; memcpy(&a2, a[2], sizeof a2);
  struct T167 r = ((struct T167 (*)(bt_id, bt_sel, struct T167))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_361(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T168 a2; memcpy(&a2, a[2], sizeof a2);
  struct T168 r = ((struct T168 (*)(bt_id, bt_sel, struct T168))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_363(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T169 a2; memcpy(&a2, a[2], sizeof a2);
  struct T169 r = ((struct T169 (*)(bt_id, bt_sel, struct T169))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_365(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T170 a2; memcpy(&a2, a[2], sizeof a2);
  struct T170 r = ((struct T170 (*)(bt_id, bt_sel, struct T170))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_367(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T171 a2; memcpy(&a2, a[2], sizeof a2);
  struct T171 r = ((struct T171 (*)(bt_id, bt_sel, struct T171))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_369(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T173 a2; memcpy(&a2, a[2], sizeof a2);
  struct T173 r = ((struct T173 (*)(bt_id, bt_sel, struct T173))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_371(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T174 a2; memcpy(&a2, a[2], sizeof a2);
  struct T174 r = ((struct T174 (*)(bt_id, bt_sel, struct T174))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_373(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T175 a2; memcpy(&a2, a[2], sizeof a2);
  struct T175 r = ((struct T175 (*)(bt_id, bt_sel, struct T175))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_375(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T176 a2; memcpy(&a2, a[2], sizeof a2);
  struct T176 r = ((struct T176 (*)(bt_id, bt_sel, struct T176))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_377(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T179 a2; memcpy(&a2, a[2], sizeof a2);
  struct T179 r = ((struct T179 (*)(bt_id, bt_sel, struct T179))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_379(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T180 a2; memcpy(&a2, a[2], sizeof a2);
  struct T180 r = ((struct T180 (*)(bt_id, bt_sel, struct T180))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_381(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T182 a2; memcpy(&a2, a[2], sizeof a2);
  struct T182 r = ((struct T182 (*)(bt_id, bt_sel, struct T182))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_383(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T184 a2; memcpy(&a2, a[2], sizeof a2);
  struct T184 r = ((struct T184 (*)(bt_id, bt_sel, struct T184))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_385(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T185 a2; memcpy(&a2, a[2], sizeof a2);
  struct T185 r = ((struct T185 (*)(bt_id, bt_sel, struct T185))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_387(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T186 a2; memcpy(&a2, a[2], sizeof a2);
  struct T186 r = ((struct T186 (*)(bt_id, bt_sel, struct T186))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_389(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T187 a2; memcpy(&a2, a[2], sizeof a2);
  struct T187 r = ((struct T187 (*)(bt_id, bt_sel, struct T187))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_391(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T188 a2; memcpy(&a2, a[2], sizeof a2);
  struct T188 r = ((struct T188 (*)(bt_id, bt_sel, struct T188))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_393(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T189 a2; memcpy(&a2, a[2], sizeof a2);
  struct T189 r = ((struct T189 (*)(bt_id, bt_sel, struct T189))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_395(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T191 a2; memcpy(&a2, a[2], sizeof a2);
  struct T191 r = ((struct T191 (*)(bt_id, bt_sel, struct T191))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_397(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T192 a2; memcpy(&a2, a[2], sizeof a2);
  struct T192 r = ((struct T192 (*)(bt_id, bt_sel, struct T192))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_399(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T196 a2; memcpy(&a2, a[2], sizeof a2);
  struct T196 r = ((struct T196 (*)(bt_id, bt_sel, struct T196))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_401(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T199 a2; memcpy(&a2, a[2], sizeof a2);
  struct T199 r = ((struct T199 (*)(bt_id, bt_sel, struct T199))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_403(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T200 a2; memcpy(&a2, a[2], sizeof a2);
  struct T200 r = ((struct T200 (*)(bt_id, bt_sel, struct T200))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_405(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T202 a2; memcpy(&a2, a[2], sizeof a2);
  struct T202 r = ((struct T202 (*)(bt_id, bt_sel, struct T202))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_407(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T203 a2; memcpy(&a2, a[2], sizeof a2);
  struct T203 r = ((struct T203 (*)(bt_id, bt_sel, struct T203))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_409(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T204 a2; memcpy(&a2, a[2], sizeof a2);
  struct T204 r = ((struct T204 (*)(bt_id, bt_sel, struct T204))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_411(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T205 a2; memcpy(&a2, a[2], sizeof a2);
  struct T205 r = ((struct T205 (*)(bt_id, bt_sel, struct T205))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_413(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T206 a2; memcpy(&a2, a[2], sizeof a2);
  struct T206 r = ((struct T206 (*)(bt_id, bt_sel, struct T206))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_415(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T208 a2; memcpy(&a2, a[2], sizeof a2);
  struct T208 r = ((struct T208 (*)(bt_id, bt_sel, struct T208))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_417(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T210 a2; memcpy(&a2, a[2], sizeof a2);
  struct T210 r = ((struct T210 (*)(bt_id, bt_sel, struct T210))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_419(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T212 a2; memcpy(&a2, a[2], sizeof a2);
  struct T212 r = ((struct T212 (*)(bt_id, bt_sel, struct T212))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_421(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  float a3; memcpy(&a3, a[3], sizeof a3);
  struct T172 a4; memcpy(&a4, a[4], sizeof a4);
  struct T123 r = ((struct T123 (*)(bt_id, bt_sel, int, float, struct T172))fn)(a0, a1, a2, a3, a4); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_423(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T91 a1; memcpy(&a1, a[1], sizeof a1);
  float a2; memcpy(&a2, a[2], sizeof a2);
  struct T91 a3; memcpy(&a3, a[3], sizeof a3);
  struct T91 r = ((struct T91 (*)(int, struct T91, float, struct T91))fn)(a0, a1, a2, a3); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_425(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T178 a1; memcpy(&a1, a[1], sizeof a1);
  float a2; memcpy(&a2, a[2], sizeof a2);
  struct T178 a3; memcpy(&a3, a[3], sizeof a3);
  struct T178 r = ((struct T178 (*)(int, struct T178, float, struct T178))fn)(a0, a1, a2, a3); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_427(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T92 a1; memcpy(&a1, a[1], sizeof a1);
  float a2; memcpy(&a2, a[2], sizeof a2);
  struct T92 a3; memcpy(&a3, a[3], sizeof a3);
  struct T92 r = ((struct T92 (*)(int, struct T92, float, struct T92))fn)(a0, a1, a2, a3); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_429(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T180 a1; memcpy(&a1, a[1], sizeof a1);
  float a2; memcpy(&a2, a[2], sizeof a2);
  struct T180 a3; memcpy(&a3, a[3], sizeof a3);
  struct T180 r = ((struct T180 (*)(int, struct T180, float, struct T180))fn)(a0, a1, a2, a3); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_431(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T93 a1; memcpy(&a1, a[1], sizeof a1);
  float a2; memcpy(&a2, a[2], sizeof a2);
  struct T93 a3; memcpy(&a3, a[3], sizeof a3);
  struct T93 r = ((struct T93 (*)(int, struct T93, float, struct T93))fn)(a0, a1, a2, a3); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_433(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T215 a1; memcpy(&a1, a[1], sizeof a1);
  float a2; memcpy(&a2, a[2], sizeof a2);
  struct T215 a3; memcpy(&a3, a[3], sizeof a3);
  struct T215 r = ((struct T215 (*)(int, struct T215, float, struct T215))fn)(a0, a1, a2, a3); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_435(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T94 a1; memcpy(&a1, a[1], sizeof a1);
  float a2; memcpy(&a2, a[2], sizeof a2);
  struct T94 a3; memcpy(&a3, a[3], sizeof a3);
  struct T94 r = ((struct T94 (*)(int, struct T94, float, struct T94))fn)(a0, a1, a2, a3); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_437(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T217 a1; memcpy(&a1, a[1], sizeof a1);
  float a2; memcpy(&a2, a[2], sizeof a2);
  struct T217 a3; memcpy(&a3, a[3], sizeof a3);
  struct T217 r = ((struct T217 (*)(int, struct T217, float, struct T217))fn)(a0, a1, a2, a3); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_439(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  struct T141 a0; memcpy(&a0, a[0], sizeof a0);
  struct T141 a1; memcpy(&a1, a[1], sizeof a1);
  struct T141 a2; memcpy(&a2, a[2], sizeof a2);
  float a3; memcpy(&a3, a[3], sizeof a3);
  float a4; memcpy(&a4, a[4], sizeof a4);
  int a5; memcpy(&a5, a[5], sizeof a5);
  struct T141 r = ((struct T141 (*)(struct T141, struct T141, struct T141, float, float, int))fn)(a0, a1, a2, a3, a4, a5); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_441(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  struct T143 a0; memcpy(&a0, a[0], sizeof a0);
  float a1; memcpy(&a1, a[1], sizeof a1);
  struct T143 a2; memcpy(&a2, a[2], sizeof a2);
  struct T143 r = ((struct T143 (*)(struct T143, float, struct T143))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_443(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T101 a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  struct T101 a3; memcpy(&a3, a[3], sizeof a3);
  struct T101 r = ((struct T101 (*)(int, struct T101, double, struct T101))fn)(a0, a1, a2, a3); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_445(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T218 a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  struct T218 a3; memcpy(&a3, a[3], sizeof a3);
  struct T218 r = ((struct T218 (*)(int, struct T218, double, struct T218))fn)(a0, a1, a2, a3); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_447(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T102 a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  struct T102 a3; memcpy(&a3, a[3], sizeof a3);
  struct T102 r = ((struct T102 (*)(int, struct T102, double, struct T102))fn)(a0, a1, a2, a3); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_449(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T220 a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  struct T220 a3; memcpy(&a3, a[3], sizeof a3);
  struct T220 r = ((struct T220 (*)(int, struct T220, double, struct T220))fn)(a0, a1, a2, a3); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_451(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T103 a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  struct T103 a3; memcpy(&a3, a[3], sizeof a3);
  struct T103 r = ((struct T103 (*)(int, struct T103, double, struct T103))fn)(a0, a1, a2, a3); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_453(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T222 a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  struct T222 a3; memcpy(&a3, a[3], sizeof a3);
  struct T222 r = ((struct T222 (*)(int, struct T222, double, struct T222))fn)(a0, a1, a2, a3); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_455(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T104 a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  struct T104 a3; memcpy(&a3, a[3], sizeof a3);
  struct T104 r = ((struct T104 (*)(int, struct T104, double, struct T104))fn)(a0, a1, a2, a3); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_457(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T224 a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  struct T224 a3; memcpy(&a3, a[3], sizeof a3);
  struct T224 r = ((struct T224 (*)(int, struct T224, double, struct T224))fn)(a0, a1, a2, a3); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_459(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  struct T138 a0; memcpy(&a0, a[0], sizeof a0);
  struct T138 a1; memcpy(&a1, a[1], sizeof a1);
  struct T138 a2; memcpy(&a2, a[2], sizeof a2);
  double a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  int a5; memcpy(&a5, a[5], sizeof a5);
  struct T138 r = ((struct T138 (*)(struct T138, struct T138, struct T138, double, double, int))fn)(a0, a1, a2, a3, a4, a5); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_461(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  struct T140 a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  struct T140 a2; memcpy(&a2, a[2], sizeof a2);
  struct T140 r = ((struct T140 (*)(struct T140, double, struct T140))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_463(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  long long a0; memcpy(&a0, a[0], sizeof a0);
  long long a1; memcpy(&a1, a[1], sizeof a1);
  long long a2; memcpy(&a2, a[2], sizeof a2);
  long long a3; memcpy(&a3, a[3], sizeof a3);
  long long a4; memcpy(&a4, a[4], sizeof a4);
  long long a5; memcpy(&a5, a[5], sizeof a5);
  long long a6; memcpy(&a6, a[6], sizeof a6);
  long long a7; memcpy(&a7, a[7], sizeof a7);
  long long r = ((long long (*)(long long, long long, long long, long long, long long, long long, long long, long long))fn)(a0, a1, a2, a3, a4, a5, a6, a7); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_465(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  long long a0; memcpy(&a0, a[0], sizeof a0);
  long long a1; memcpy(&a1, a[1], sizeof a1);
  long long a2; memcpy(&a2, a[2], sizeof a2);
  long long a3; memcpy(&a3, a[3], sizeof a3);
  long long a4; memcpy(&a4, a[4], sizeof a4);
  long long a5; memcpy(&a5, a[5], sizeof a5);
  long long a6; memcpy(&a6, a[6], sizeof a6);
  long long a7; memcpy(&a7, a[7], sizeof a7);
  long long a8; memcpy(&a8, a[8], sizeof a8);
  long long a9; memcpy(&a9, a[9], sizeof a9);
  long long a10; memcpy(&a10, a[10], sizeof a10);
  long long a11; memcpy(&a11, a[11], sizeof a11);
  long long r = ((long long (*)(long long, long long, long long, long long, long long, long long, long long, long long, long long, long long, long long, long long))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_467(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  long long a0; memcpy(&a0, a[0], sizeof a0);
  long long a1; memcpy(&a1, a[1], sizeof a1);
  long long a2; memcpy(&a2, a[2], sizeof a2);
  long long a3; memcpy(&a3, a[3], sizeof a3);
  long long a4; memcpy(&a4, a[4], sizeof a4);
  long long a5; memcpy(&a5, a[5], sizeof a5);
  long long a6; memcpy(&a6, a[6], sizeof a6);
  long long a7; memcpy(&a7, a[7], sizeof a7);
  long long a8; memcpy(&a8, a[8], sizeof a8);
  long long a9; memcpy(&a9, a[9], sizeof a9);
  long long a10; memcpy(&a10, a[10], sizeof a10);
  long long a11; memcpy(&a11, a[11], sizeof a11);
  long long a12; memcpy(&a12, a[12], sizeof a12);
  long long a13; memcpy(&a13, a[13], sizeof a13);
  long long a14; memcpy(&a14, a[14], sizeof a14);
  long long a15; memcpy(&a15, a[15], sizeof a15);
  long long a16; memcpy(&a16, a[16], sizeof a16);
  long long a17; memcpy(&a17, a[17], sizeof a17);
  long long a18; memcpy(&a18, a[18], sizeof a18);
  long long a19; memcpy(&a19, a[19], sizeof a19);
  long long a20; memcpy(&a20, a[20], sizeof a20);
  long long a21; memcpy(&a21, a[21], sizeof a21);
  long long a22; memcpy(&a22, a[22], sizeof a22);
  long long a23; memcpy(&a23, a[23], sizeof a23);
  long long r = ((long long (*)(long long, long long, long long, long long, long long, long long, long long, long long, long long, long long, long long, long long, long long, long long, long long, long long, long long, long long, long long, long long, long long, long long, long long, long long))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22, a23); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_469(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  double a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  double a5; memcpy(&a5, a[5], sizeof a5);
  double a6; memcpy(&a6, a[6], sizeof a6);
  double a7; memcpy(&a7, a[7], sizeof a7);
  double a8; memcpy(&a8, a[8], sizeof a8);
  double r = ((double (*)(double, double, double, double, double, double, double, double, double))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_471(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  double a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  double a5; memcpy(&a5, a[5], sizeof a5);
  double a6; memcpy(&a6, a[6], sizeof a6);
  double a7; memcpy(&a7, a[7], sizeof a7);
  double a8; memcpy(&a8, a[8], sizeof a8);
  double a9; memcpy(&a9, a[9], sizeof a9);
  double a10; memcpy(&a10, a[10], sizeof a10);
  double a11; memcpy(&a11, a[11], sizeof a11);
  double a12; memcpy(&a12, a[12], sizeof a12);
  double a13; memcpy(&a13, a[13], sizeof a13);
  double a14; memcpy(&a14, a[14], sizeof a14);
  double a15; memcpy(&a15, a[15], sizeof a15);
  double r = ((double (*)(double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_473(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  float a0; memcpy(&a0, a[0], sizeof a0);
  float a1; memcpy(&a1, a[1], sizeof a1);
  float a2; memcpy(&a2, a[2], sizeof a2);
  float a3; memcpy(&a3, a[3], sizeof a3);
  float a4; memcpy(&a4, a[4], sizeof a4);
  float a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  float a7; memcpy(&a7, a[7], sizeof a7);
  float a8; memcpy(&a8, a[8], sizeof a8);
  float r = ((float (*)(float, float, float, float, float, float, float, float, float))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_475(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  long long a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  long long a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  long long a5; memcpy(&a5, a[5], sizeof a5);
  double a6; memcpy(&a6, a[6], sizeof a6);
  long long a7; memcpy(&a7, a[7], sizeof a7);
  double a8; memcpy(&a8, a[8], sizeof a8);
  long long a9; memcpy(&a9, a[9], sizeof a9);
  double a10; memcpy(&a10, a[10], sizeof a10);
  long long a11; memcpy(&a11, a[11], sizeof a11);
  unsigned long long r = ((unsigned long long (*)(double, long long, double, long long, double, long long, double, long long, double, long long, double, long long))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_477(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  long long a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  long long a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  long long a5; memcpy(&a5, a[5], sizeof a5);
  double a6; memcpy(&a6, a[6], sizeof a6);
  long long a7; memcpy(&a7, a[7], sizeof a7);
  double a8; memcpy(&a8, a[8], sizeof a8);
  long long a9; memcpy(&a9, a[9], sizeof a9);
  double a10; memcpy(&a10, a[10], sizeof a10);
  long long a11; memcpy(&a11, a[11], sizeof a11);
  double a12; memcpy(&a12, a[12], sizeof a12);
  long long a13; memcpy(&a13, a[13], sizeof a13);
  double a14; memcpy(&a14, a[14], sizeof a14);
  long long a15; memcpy(&a15, a[15], sizeof a15);
  double a16; memcpy(&a16, a[16], sizeof a16);
  long long a17; memcpy(&a17, a[17], sizeof a17);
  double a18; memcpy(&a18, a[18], sizeof a18);
  long long a19; memcpy(&a19, a[19], sizeof a19);
  double a20; memcpy(&a20, a[20], sizeof a20);
  long long a21; memcpy(&a21, a[21], sizeof a21);
  double a22; memcpy(&a22, a[22], sizeof a22);
  long long a23; memcpy(&a23, a[23], sizeof a23);
  unsigned long long r = ((unsigned long long (*)(double, long long, double, long long, double, long long, double, long long, double, long long, double, long long, double, long long, double, long long, double, long long, double, long long, double, long long, double, long long))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22, a23); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_479(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  void * a2; memcpy(&a2, a[2], sizeof a2);
  void * a3; memcpy(&a3, a[3], sizeof a3);
  _Bool a4; memcpy(&a4, a[4], sizeof a4);
  double a5; memcpy(&a5, a[5], sizeof a5);
  unsigned short a6; memcpy(&a6, a[6], sizeof a6);
  unsigned char a7; memcpy(&a7, a[7], sizeof a7);
  void * a8; memcpy(&a8, a[8], sizeof a8);
  float a9; memcpy(&a9, a[9], sizeof a9);
  void * a10; memcpy(&a10, a[10], sizeof a10);
  _Bool a11; memcpy(&a11, a[11], sizeof a11);
  double a12; memcpy(&a12, a[12], sizeof a12);
  double a13; memcpy(&a13, a[13], sizeof a13);
  signed char a14; memcpy(&a14, a[14], sizeof a14);
  _Bool a15; memcpy(&a15, a[15], sizeof a15);
  int r = ((int (*)(bt_id, bt_sel, void *, void *, _Bool, double, unsigned short, unsigned char, void *, float, void *, _Bool, double, double, signed char, _Bool))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_481(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  long long a2; memcpy(&a2, a[2], sizeof a2);
  long long a3; memcpy(&a3, a[3], sizeof a3);
  long long a4; memcpy(&a4, a[4], sizeof a4);
  long long a5; memcpy(&a5, a[5], sizeof a5);
  struct T137 a6; memcpy(&a6, a[6], sizeof a6);
  long long a7; memcpy(&a7, a[7], sizeof a7);
  double a8; memcpy(&a8, a[8], sizeof a8);
  struct T137 a9; memcpy(&a9, a[9], sizeof a9);
  struct T137 r = ((struct T137 (*)(bt_id, bt_sel, long long, long long, long long, long long, struct T137, long long, double, struct T137))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_483(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  struct T89 a0; memcpy(&a0, a[0], sizeof a0);
  struct T89 a1; memcpy(&a1, a[1], sizeof a1);
  struct T89 a2; memcpy(&a2, a[2], sizeof a2);
  struct T89 a3; memcpy(&a3, a[3], sizeof a3);
  struct T89 a4; memcpy(&a4, a[4], sizeof a4);
  struct T89 a5; memcpy(&a5, a[5], sizeof a5);
  struct T89 a6; memcpy(&a6, a[6], sizeof a6);
  struct T89 a7; memcpy(&a7, a[7], sizeof a7);
  struct T89 a8; memcpy(&a8, a[8], sizeof a8);
  struct T89 a9; memcpy(&a9, a[9], sizeof a9);
  struct T89 a10; memcpy(&a10, a[10], sizeof a10);
  struct T89 a11; memcpy(&a11, a[11], sizeof a11);
  struct T89 a12; memcpy(&a12, a[12], sizeof a12);
  struct T89 a13; memcpy(&a13, a[13], sizeof a13);
  struct T89 a14; memcpy(&a14, a[14], sizeof a14);
  struct T89 a15; memcpy(&a15, a[15], sizeof a15);
  struct T89 r = ((struct T89 (*)(struct T89, struct T89, struct T89, struct T89, struct T89, struct T89, struct T89, struct T89, struct T89, struct T89, struct T89, struct T89, struct T89, struct T89, struct T89, struct T89))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_485(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  long long a0; memcpy(&a0, a[0], sizeof a0);
  long long a1; memcpy(&a1, a[1], sizeof a1);
  long long a2; memcpy(&a2, a[2], sizeof a2);
  double a3; memcpy(&a3, a[3], sizeof a3);
  struct T134 a4; memcpy(&a4, a[4], sizeof a4);
  long long a5; memcpy(&a5, a[5], sizeof a5);
  double a6; memcpy(&a6, a[6], sizeof a6);
  double r = ((double (*)(long long, long long, long long, double, struct T134, long long, double))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_487(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  double a3; memcpy(&a3, a[3], sizeof a3);
  int a4; memcpy(&a4, a[4], sizeof a4);
  struct T134 a5; memcpy(&a5, a[5], sizeof a5);
  double a6; memcpy(&a6, a[6], sizeof a6);
  struct T134 a7; memcpy(&a7, a[7], sizeof a7);
  double r = ((double (*)(double, double, double, double, int, struct T134, double, struct T134))fn)(a0, a1, a2, a3, a4, a5, a6, a7); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_489(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  long long a0; memcpy(&a0, a[0], sizeof a0);
  long long a1; memcpy(&a1, a[1], sizeof a1);
  long long a2; memcpy(&a2, a[2], sizeof a2);
  long long a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  struct T134 a5; memcpy(&a5, a[5], sizeof a5);
  long long a6; memcpy(&a6, a[6], sizeof a6);
  double a7; memcpy(&a7, a[7], sizeof a7);
  double r = ((double (*)(long long, long long, long long, long long, double, struct T134, long long, double))fn)(a0, a1, a2, a3, a4, a5, a6, a7); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_491(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  double a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  int a5; memcpy(&a5, a[5], sizeof a5);
  struct T134 a6; memcpy(&a6, a[6], sizeof a6);
  double a7; memcpy(&a7, a[7], sizeof a7);
  struct T134 a8; memcpy(&a8, a[8], sizeof a8);
  double r = ((double (*)(double, double, double, double, double, int, struct T134, double, struct T134))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_493(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  long long a0; memcpy(&a0, a[0], sizeof a0);
  long long a1; memcpy(&a1, a[1], sizeof a1);
  long long a2; memcpy(&a2, a[2], sizeof a2);
  long long a3; memcpy(&a3, a[3], sizeof a3);
  long long a4; memcpy(&a4, a[4], sizeof a4);
  double a5; memcpy(&a5, a[5], sizeof a5);
  struct T134 a6; memcpy(&a6, a[6], sizeof a6);
  long long a7; memcpy(&a7, a[7], sizeof a7);
  double a8; memcpy(&a8, a[8], sizeof a8);
  double r = ((double (*)(long long, long long, long long, long long, long long, double, struct T134, long long, double))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_495(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  double a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  double a5; memcpy(&a5, a[5], sizeof a5);
  int a6; memcpy(&a6, a[6], sizeof a6);
  struct T134 a7; memcpy(&a7, a[7], sizeof a7);
  double a8; memcpy(&a8, a[8], sizeof a8);
  struct T134 a9; memcpy(&a9, a[9], sizeof a9);
  double r = ((double (*)(double, double, double, double, double, double, int, struct T134, double, struct T134))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_497(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  long long a0; memcpy(&a0, a[0], sizeof a0);
  long long a1; memcpy(&a1, a[1], sizeof a1);
  long long a2; memcpy(&a2, a[2], sizeof a2);
  long long a3; memcpy(&a3, a[3], sizeof a3);
  long long a4; memcpy(&a4, a[4], sizeof a4);
  long long a5; memcpy(&a5, a[5], sizeof a5);
  double a6; memcpy(&a6, a[6], sizeof a6);
  struct T134 a7; memcpy(&a7, a[7], sizeof a7);
  long long a8; memcpy(&a8, a[8], sizeof a8);
  double a9; memcpy(&a9, a[9], sizeof a9);
  double r = ((double (*)(long long, long long, long long, long long, long long, long long, double, struct T134, long long, double))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_499(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  double a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  double a5; memcpy(&a5, a[5], sizeof a5);
  double a6; memcpy(&a6, a[6], sizeof a6);
  int a7; memcpy(&a7, a[7], sizeof a7);
  struct T134 a8; memcpy(&a8, a[8], sizeof a8);
  double a9; memcpy(&a9, a[9], sizeof a9);
  struct T134 a10; memcpy(&a10, a[10], sizeof a10);
  double r = ((double (*)(double, double, double, double, double, double, double, int, struct T134, double, struct T134))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_501(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  long long a0; memcpy(&a0, a[0], sizeof a0);
  long long a1; memcpy(&a1, a[1], sizeof a1);
  long long a2; memcpy(&a2, a[2], sizeof a2);
  long long a3; memcpy(&a3, a[3], sizeof a3);
  long long a4; memcpy(&a4, a[4], sizeof a4);
  long long a5; memcpy(&a5, a[5], sizeof a5);
  long long a6; memcpy(&a6, a[6], sizeof a6);
  double a7; memcpy(&a7, a[7], sizeof a7);
  struct T134 a8; memcpy(&a8, a[8], sizeof a8);
  long long a9; memcpy(&a9, a[9], sizeof a9);
  double a10; memcpy(&a10, a[10], sizeof a10);
  double r = ((double (*)(long long, long long, long long, long long, long long, long long, long long, double, struct T134, long long, double))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_503(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  double a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  double a5; memcpy(&a5, a[5], sizeof a5);
  double a6; memcpy(&a6, a[6], sizeof a6);
  double a7; memcpy(&a7, a[7], sizeof a7);
  int a8; memcpy(&a8, a[8], sizeof a8);
  struct T134 a9; memcpy(&a9, a[9], sizeof a9);
  double a10; memcpy(&a10, a[10], sizeof a10);
  struct T134 a11; memcpy(&a11, a[11], sizeof a11);
  double r = ((double (*)(double, double, double, double, double, double, double, double, int, struct T134, double, struct T134))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_505(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  long long a0; memcpy(&a0, a[0], sizeof a0);
  long long a1; memcpy(&a1, a[1], sizeof a1);
  long long a2; memcpy(&a2, a[2], sizeof a2);
  long long a3; memcpy(&a3, a[3], sizeof a3);
  long long a4; memcpy(&a4, a[4], sizeof a4);
  long long a5; memcpy(&a5, a[5], sizeof a5);
  long long a6; memcpy(&a6, a[6], sizeof a6);
  long long a7; memcpy(&a7, a[7], sizeof a7);
  double a8; memcpy(&a8, a[8], sizeof a8);
  struct T134 a9; memcpy(&a9, a[9], sizeof a9);
  long long a10; memcpy(&a10, a[10], sizeof a10);
  double a11; memcpy(&a11, a[11], sizeof a11);
  double r = ((double (*)(long long, long long, long long, long long, long long, long long, long long, long long, double, struct T134, long long, double))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_507(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  double a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  double a5; memcpy(&a5, a[5], sizeof a5);
  double a6; memcpy(&a6, a[6], sizeof a6);
  double a7; memcpy(&a7, a[7], sizeof a7);
  double a8; memcpy(&a8, a[8], sizeof a8);
  int a9; memcpy(&a9, a[9], sizeof a9);
  struct T134 a10; memcpy(&a10, a[10], sizeof a10);
  double a11; memcpy(&a11, a[11], sizeof a11);
  struct T134 a12; memcpy(&a12, a[12], sizeof a12);
  double r = ((double (*)(double, double, double, double, double, double, double, double, double, int, struct T134, double, struct T134))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_509(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  int a3; memcpy(&a3, a[3], sizeof a3);
  int a4; memcpy(&a4, a[4], sizeof a4);
  float a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T225 a7; memcpy(&a7, a[7], sizeof a7);
  float r = ((float (*)(bt_id, bt_sel, int, int, int, float, float, struct T225))fn)(a0, a1, a2, a3, a4, a5, a6, a7); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_511(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  struct T226 a0; memcpy(&a0, a[0], sizeof a0);
  _Bool a1; memcpy(&a1, a[1], sizeof a1);
  struct T227 a2; memcpy(&a2, a[2], sizeof a2);
  _Bool r = ((_Bool (*)(struct T226, _Bool, struct T227))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_513(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  unsigned short a0; memcpy(&a0, a[0], sizeof a0);
  struct T241 a1; memcpy(&a1, a[1], sizeof a1);
  unsigned int a2; memcpy(&a2, a[2], sizeof a2);
  long a3; memcpy(&a3, a[3], sizeof a3);
  struct T242 a4; memcpy(&a4, a[4], sizeof a4);
  unsigned short r = ((unsigned short (*)(unsigned short, struct T241, unsigned int, long, struct T242))fn)(a0, a1, a2, a3, a4); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_515(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T250 a2; memcpy(&a2, a[2], sizeof a2);
  bt_class a3; memcpy(&a3, a[3], sizeof a3);
  unsigned int a4; memcpy(&a4, a[4], sizeof a4);
  struct T251 a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  char * a7; memcpy(&a7, a[7], sizeof a7);
  struct T250 r = ((struct T250 (*)(bt_id, bt_sel, struct T250, bt_class, unsigned int, struct T251, float, char *))fn)(a0, a1, a2, a3, a4, a5, a6, a7); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_517(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T254 a3; memcpy(&a3, a[3], sizeof a3);
  struct T255 a4; memcpy(&a4, a[4], sizeof a4);
  unsigned int a5; memcpy(&a5, a[5], sizeof a5);
  struct T258 a6; memcpy(&a6, a[6], sizeof a6);
  ((void (*)(bt_id, bt_sel, int, struct T254, struct T255, unsigned int, struct T258))fn)(a0, a1, a2, a3, a4, a5, a6);
}

BT_FN void bt_call_core_519(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  float a0; memcpy(&a0, a[0], sizeof a0);
  struct T263 a1; memcpy(&a1, a[1], sizeof a1);
  struct T264 r = ((struct T264 (*)(float, struct T263))fn)(a0, a1); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_521(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T260 a2; memcpy(&a2, a[2], sizeof a2);
  struct T279 a3; memcpy(&a3, a[3], sizeof a3);
  struct T280 a4; memcpy(&a4, a[4], sizeof a4);
  struct T183 a5; memcpy(&a5, a[5], sizeof a5);
  short a6; memcpy(&a6, a[6], sizeof a6);
  double a7; memcpy(&a7, a[7], sizeof a7);
  struct T283 a8; memcpy(&a8, a[8], sizeof a8);
  long a9; memcpy(&a9, a[9], sizeof a9);
  struct T284 a10; memcpy(&a10, a[10], sizeof a10);
  unsigned short a11; memcpy(&a11, a[11], sizeof a11);
  ((void (*)(bt_id, bt_sel, struct T260, struct T279, struct T280, struct T183, short, double, struct T283, long, struct T284, unsigned short))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
}

BT_FN void bt_call_core_523(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  unsigned short a0; memcpy(&a0, a[0], sizeof a0);
  struct T193 a1; memcpy(&a1, a[1], sizeof a1);
  struct T211 a2; memcpy(&a2, a[2], sizeof a2);
  struct T211 r = ((struct T211 (*)(unsigned short, struct T193, struct T211))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_525(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  _Bool a2; memcpy(&a2, a[2], sizeof a2);
  struct T291 a3; memcpy(&a3, a[3], sizeof a3);
  unsigned long a4; memcpy(&a4, a[4], sizeof a4);
  long a5; memcpy(&a5, a[5], sizeof a5);
  struct T293 a6; memcpy(&a6, a[6], sizeof a6);
  unsigned long a7; memcpy(&a7, a[7], sizeof a7);
  char * a8; memcpy(&a8, a[8], sizeof a8);
  unsigned int a9; memcpy(&a9, a[9], sizeof a9);
  bt_sel a10; memcpy(&a10, a[10], sizeof a10);
  float a11; memcpy(&a11, a[11], sizeof a11);
  signed char a12; memcpy(&a12, a[12], sizeof a12);
  unsigned int a13; memcpy(&a13, a[13], sizeof a13);
  unsigned char a14; memcpy(&a14, a[14], sizeof a14);
  struct T294 a15; memcpy(&a15, a[15], sizeof a15);
  struct T107 a16; memcpy(&a16, a[16], sizeof a16);
  signed char a17; memcpy(&a17, a[17], sizeof a17);
  bt_class a18; memcpy(&a18, a[18], sizeof a18);
  char * a19; memcpy(&a19, a[19], sizeof a19);
  long long a20; memcpy(&a20, a[20], sizeof a20);
  struct T295 a21; memcpy(&a21, a[21], sizeof a21);
  unsigned long r = ((unsigned long (*)(bt_id, bt_sel, _Bool, struct T291, unsigned long, long, struct T293, unsigned long, char *, unsigned int, bt_sel, float, signed char, unsigned int, unsigned char, struct T294, struct T107, signed char, bt_class, char *, long long, struct T295))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_527(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T297 a2; memcpy(&a2, a[2], sizeof a2);
  struct T298 a3; memcpy(&a3, a[3], sizeof a3);
  struct T299 a4; memcpy(&a4, a[4], sizeof a4);
  struct T238 a5; memcpy(&a5, a[5], sizeof a5);
  struct T300 a6; memcpy(&a6, a[6], sizeof a6);
  struct T201 a7; memcpy(&a7, a[7], sizeof a7);
  int a8; memcpy(&a8, a[8], sizeof a8);
  float a9; memcpy(&a9, a[9], sizeof a9);
  signed char a10; memcpy(&a10, a[10], sizeof a10);
  void * a11; memcpy(&a11, a[11], sizeof a11);
  int a12; memcpy(&a12, a[12], sizeof a12);
  struct T301 a13; memcpy(&a13, a[13], sizeof a13);
  long a14; memcpy(&a14, a[14], sizeof a14);
  long long a15; memcpy(&a15, a[15], sizeof a15);
  struct T302 a16; memcpy(&a16, a[16], sizeof a16);
  bt_class a17; memcpy(&a17, a[17], sizeof a17);
  unsigned long long a18; memcpy(&a18, a[18], sizeof a18);
  struct T303 a19; memcpy(&a19, a[19], sizeof a19);
  struct T304 a20; memcpy(&a20, a[20], sizeof a20);
  signed char a21; memcpy(&a21, a[21], sizeof a21);
  bt_class a22; memcpy(&a22, a[22], sizeof a22);
  struct T305 a23; memcpy(&a23, a[23], sizeof a23);
  struct T307 r = ((struct T307 (*)(bt_id, bt_sel, struct T297, struct T298, struct T299, struct T238, struct T300, struct T201, int, float, signed char, void *, int, struct T301, long, long long, struct T302, bt_class, unsigned long long, struct T303, struct T304, signed char, bt_class, struct T305))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22, a23); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_529(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  unsigned short a2; memcpy(&a2, a[2], sizeof a2);
  struct T312 r = ((struct T312 (*)(bt_id, bt_sel, unsigned short))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_531(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  struct T318 a0; memcpy(&a0, a[0], sizeof a0);
  struct T319 a1; memcpy(&a1, a[1], sizeof a1);
  long a2; memcpy(&a2, a[2], sizeof a2);
  struct T320 r = ((struct T320 (*)(struct T318, struct T319, long))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_533(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  long long a2; memcpy(&a2, a[2], sizeof a2);
  struct T238 a3; memcpy(&a3, a[3], sizeof a3);
  unsigned short a4; memcpy(&a4, a[4], sizeof a4);
  struct T325 a5; memcpy(&a5, a[5], sizeof a5);
  signed char a6; memcpy(&a6, a[6], sizeof a6);
  ((void (*)(bt_id, bt_sel, long long, struct T238, unsigned short, struct T325, signed char))fn)(a0, a1, a2, a3, a4, a5, a6);
}

BT_FN void bt_call_core_535(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  unsigned char a1; memcpy(&a1, a[1], sizeof a1);
  signed char a2; memcpy(&a2, a[2], sizeof a2);
  struct T107 a3; memcpy(&a3, a[3], sizeof a3);
  struct T183 a4; memcpy(&a4, a[4], sizeof a4);
  ((void (*)(double, unsigned char, signed char, struct T107, struct T183))fn)(a0, a1, a2, a3, a4);
}

BT_FN void bt_call_core_537(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  unsigned long long a0; memcpy(&a0, a[0], sizeof a0);
  struct T107 a1; memcpy(&a1, a[1], sizeof a1);
  bt_id a2; memcpy(&a2, a[2], sizeof a2);
  struct T336 a3; memcpy(&a3, a[3], sizeof a3);
  struct T337 a4; memcpy(&a4, a[4], sizeof a4);
  void * a5; memcpy(&a5, a[5], sizeof a5);
  short a6; memcpy(&a6, a[6], sizeof a6);
  float a7; memcpy(&a7, a[7], sizeof a7);
  _Bool a8; memcpy(&a8, a[8], sizeof a8);
  long long a9; memcpy(&a9, a[9], sizeof a9);
  struct T338 a10; memcpy(&a10, a[10], sizeof a10);
  struct T340 a11; memcpy(&a11, a[11], sizeof a11);
  unsigned long long a12; memcpy(&a12, a[12], sizeof a12);
  long long a13; memcpy(&a13, a[13], sizeof a13);
  char * a14; memcpy(&a14, a[14], sizeof a14);
  long long a15; memcpy(&a15, a[15], sizeof a15);
  struct T341 a16; memcpy(&a16, a[16], sizeof a16);
  struct T342 a17; memcpy(&a17, a[17], sizeof a17);
  struct T343 a18; memcpy(&a18, a[18], sizeof a18);
  struct T344 a19; memcpy(&a19, a[19], sizeof a19);
  long long a20; memcpy(&a20, a[20], sizeof a20);
  signed char a21; memcpy(&a21, a[21], sizeof a21);
  struct T345 a22; memcpy(&a22, a[22], sizeof a22);
  long a23; memcpy(&a23, a[23], sizeof a23);
  unsigned long long r = ((unsigned long long (*)(unsigned long long, struct T107, bt_id, struct T336, struct T337, void *, short, float, _Bool, long long, struct T338, struct T340, unsigned long long, long long, char *, long long, struct T341, struct T342, struct T343, struct T344, long long, signed char, struct T345, long))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22, a23); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_539(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T349 a2; memcpy(&a2, a[2], sizeof a2);
  unsigned int a3; memcpy(&a3, a[3], sizeof a3);
  int a4; memcpy(&a4, a[4], sizeof a4);
  double a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T350 a7; memcpy(&a7, a[7], sizeof a7);
  unsigned short a8; memcpy(&a8, a[8], sizeof a8);
  struct T351 a9; memcpy(&a9, a[9], sizeof a9);
  ((void (*)(bt_id, bt_sel, struct T349, unsigned int, int, double, float, struct T350, unsigned short, struct T351))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

BT_FN void bt_call_core_541(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T356 a1; memcpy(&a1, a[1], sizeof a1);
  struct T357 a2; memcpy(&a2, a[2], sizeof a2);
  int a3; memcpy(&a3, a[3], sizeof a3);
  struct T359 a4; memcpy(&a4, a[4], sizeof a4);
  unsigned short a5; memcpy(&a5, a[5], sizeof a5);
  unsigned int a6; memcpy(&a6, a[6], sizeof a6);
  struct T40 a7; memcpy(&a7, a[7], sizeof a7);
  struct T361 a8; memcpy(&a8, a[8], sizeof a8);
  struct T362 a9; memcpy(&a9, a[9], sizeof a9);
  unsigned int r = ((unsigned int (*)(int, struct T356, struct T357, int, struct T359, unsigned short, unsigned int, struct T40, struct T361, struct T362))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_543(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  signed char a2; memcpy(&a2, a[2], sizeof a2);
  struct T363 a3; memcpy(&a3, a[3], sizeof a3);
  short a4; memcpy(&a4, a[4], sizeof a4);
  unsigned long long a5; memcpy(&a5, a[5], sizeof a5);
  struct T364 a6; memcpy(&a6, a[6], sizeof a6);
  void * a7; memcpy(&a7, a[7], sizeof a7);
  signed char a8; memcpy(&a8, a[8], sizeof a8);
  struct T365 a9; memcpy(&a9, a[9], sizeof a9);
  struct T367 a10; memcpy(&a10, a[10], sizeof a10);
  bt_sel a11; memcpy(&a11, a[11], sizeof a11);
  ((void (*)(bt_id, bt_sel, signed char, struct T363, short, unsigned long long, struct T364, void *, signed char, struct T365, struct T367, bt_sel))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
}

BT_FN void bt_call_core_545(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  _Bool a3; memcpy(&a3, a[3], sizeof a3);
  struct T369 a4; memcpy(&a4, a[4], sizeof a4);
  double r = ((double (*)(bt_id, bt_sel, double, _Bool, struct T369))fn)(a0, a1, a2, a3, a4); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_547(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  ((void (*)(bt_id, bt_sel, double))fn)(a0, a1, a2);
}

BT_FN void bt_call_core_549(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T388 a2; memcpy(&a2, a[2], sizeof a2);
  struct T389 a3; memcpy(&a3, a[3], sizeof a3);
  struct T127 a4; memcpy(&a4, a[4], sizeof a4);
  struct T390 a5; memcpy(&a5, a[5], sizeof a5);
  long a6; memcpy(&a6, a[6], sizeof a6);
  char * a7; memcpy(&a7, a[7], sizeof a7);
  struct T391 a8; memcpy(&a8, a[8], sizeof a8);
  unsigned long a9; memcpy(&a9, a[9], sizeof a9);
  bt_sel a10; memcpy(&a10, a[10], sizeof a10);
  long a11; memcpy(&a11, a[11], sizeof a11);
  unsigned short a12; memcpy(&a12, a[12], sizeof a12);
  struct T392 a13; memcpy(&a13, a[13], sizeof a13);
  struct T393 a14; memcpy(&a14, a[14], sizeof a14);
  struct T177 a15; memcpy(&a15, a[15], sizeof a15);
  bt_id a16; memcpy(&a16, a[16], sizeof a16);
  _Bool a17; memcpy(&a17, a[17], sizeof a17);
  float a18; memcpy(&a18, a[18], sizeof a18);
  struct T394 a19; memcpy(&a19, a[19], sizeof a19);
  struct T395 a20; memcpy(&a20, a[20], sizeof a20);
  struct T396 a21; memcpy(&a21, a[21], sizeof a21);
  struct T397 r = ((struct T397 (*)(bt_id, bt_sel, struct T388, struct T389, struct T127, struct T390, long, char *, struct T391, unsigned long, bt_sel, long, unsigned short, struct T392, struct T393, struct T177, bt_id, _Bool, float, struct T394, struct T395, struct T396))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_551(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T400 a3; memcpy(&a3, a[3], sizeof a3);
  struct T401 a4; memcpy(&a4, a[4], sizeof a4);
  void * a5; memcpy(&a5, a[5], sizeof a5);
  float a6; memcpy(&a6, a[6], sizeof a6);
  struct T183 a7; memcpy(&a7, a[7], sizeof a7);
  struct T401 r = ((struct T401 (*)(bt_id, bt_sel, int, struct T400, struct T401, void *, float, struct T183))fn)(a0, a1, a2, a3, a4, a5, a6, a7); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_553(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  long a0; memcpy(&a0, a[0], sizeof a0);
  struct T405 a1; memcpy(&a1, a[1], sizeof a1);
  struct T406 a2; memcpy(&a2, a[2], sizeof a2);
  ((void (*)(long, struct T405, struct T406))fn)(a0, a1, a2);
}

BT_FN void bt_call_core_555(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  long a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T414 a2; memcpy(&a2, a[2], sizeof a2);
  struct T415 a3; memcpy(&a3, a[3], sizeof a3);
  struct T183 a4; memcpy(&a4, a[4], sizeof a4);
  unsigned int a5; memcpy(&a5, a[5], sizeof a5);
  struct T106 a6; memcpy(&a6, a[6], sizeof a6);
  int a7; memcpy(&a7, a[7], sizeof a7);
  int a8; memcpy(&a8, a[8], sizeof a8);
  long long a9; memcpy(&a9, a[9], sizeof a9);
  int a10; memcpy(&a10, a[10], sizeof a10);
  float a11; memcpy(&a11, a[11], sizeof a11);
  unsigned int a12; memcpy(&a12, a[12], sizeof a12);
  unsigned long a13; memcpy(&a13, a[13], sizeof a13);
  struct T419 a14; memcpy(&a14, a[14], sizeof a14);
  struct T420 a15; memcpy(&a15, a[15], sizeof a15);
  struct T421 a16; memcpy(&a16, a[16], sizeof a16);
  struct T422 a17; memcpy(&a17, a[17], sizeof a17);
  struct T423 a18; memcpy(&a18, a[18], sizeof a18);
  unsigned long a19; memcpy(&a19, a[19], sizeof a19);
  struct T424 a20; memcpy(&a20, a[20], sizeof a20);
  struct T425 a21; memcpy(&a21, a[21], sizeof a21);
  long long a22; memcpy(&a22, a[22], sizeof a22);
  struct T107 a23; memcpy(&a23, a[23], sizeof a23);
  unsigned int r = ((unsigned int (*)(long, bt_sel, struct T414, struct T415, struct T183, unsigned int, struct T106, int, int, long long, int, float, unsigned int, unsigned long, struct T419, struct T420, struct T421, struct T422, struct T423, unsigned long, struct T424, struct T425, long long, struct T107))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22, a23); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_557(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  struct T233 a0; memcpy(&a0, a[0], sizeof a0);
  bt_id a1; memcpy(&a1, a[1], sizeof a1);
  _Bool a2; memcpy(&a2, a[2], sizeof a2);
  struct T249 a3; memcpy(&a3, a[3], sizeof a3);
  bt_sel a4; memcpy(&a4, a[4], sizeof a4);
  struct T433 a5; memcpy(&a5, a[5], sizeof a5);
  struct T434 a6; memcpy(&a6, a[6], sizeof a6);
  struct T435 a7; memcpy(&a7, a[7], sizeof a7);
  ((void (*)(struct T233, bt_id, _Bool, struct T249, bt_sel, struct T433, struct T434, struct T435))fn)(a0, a1, a2, a3, a4, a5, a6, a7);
}

BT_FN void bt_call_core_559(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T442 a2; memcpy(&a2, a[2], sizeof a2);
  bt_id a3; memcpy(&a3, a[3], sizeof a3);
  struct T443 a4; memcpy(&a4, a[4], sizeof a4);
  struct T444 a5; memcpy(&a5, a[5], sizeof a5);
  bt_id r = ((bt_id (*)(bt_id, bt_sel, struct T442, bt_id, struct T443, struct T444))fn)(a0, a1, a2, a3, a4, a5); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_561(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T450 a2; memcpy(&a2, a[2], sizeof a2);
  struct T451 a3; memcpy(&a3, a[3], sizeof a3);
  struct T450 r = ((struct T450 (*)(bt_id, bt_sel, struct T450, struct T451))fn)(a0, a1, a2, a3); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_563(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_class a0; memcpy(&a0, a[0], sizeof a0);
  struct T454 a1; memcpy(&a1, a[1], sizeof a1);
  struct T455 a2; memcpy(&a2, a[2], sizeof a2);
  ((void (*)(bt_class, struct T454, struct T455))fn)(a0, a1, a2);
}

BT_FN void bt_call_core_565(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  struct T463 a0; memcpy(&a0, a[0], sizeof a0);
  struct T464 a1; memcpy(&a1, a[1], sizeof a1);
  bt_id a2; memcpy(&a2, a[2], sizeof a2);
  struct T466 a3; memcpy(&a3, a[3], sizeof a3);
  struct T468 a4; memcpy(&a4, a[4], sizeof a4);
  double a5; memcpy(&a5, a[5], sizeof a5);
  struct T469 a6; memcpy(&a6, a[6], sizeof a6);
  void * a7; memcpy(&a7, a[7], sizeof a7);
  struct T470 a8; memcpy(&a8, a[8], sizeof a8);
  struct T471 a9; memcpy(&a9, a[9], sizeof a9);
  int r = ((int (*)(struct T463, struct T464, bt_id, struct T466, struct T468, double, struct T469, void *, struct T470, struct T471))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_567(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  bt_sel a2; memcpy(&a2, a[2], sizeof a2);
  bt_sel a3; memcpy(&a3, a[3], sizeof a3);
  long a4; memcpy(&a4, a[4], sizeof a4);
  int a5; memcpy(&a5, a[5], sizeof a5);
  struct T276 a6; memcpy(&a6, a[6], sizeof a6);
  struct T476 a7; memcpy(&a7, a[7], sizeof a7);
  struct T183 r = ((struct T183 (*)(bt_id, bt_sel, bt_sel, bt_sel, long, int, struct T276, struct T476))fn)(a0, a1, a2, a3, a4, a5, a6, a7); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_569(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  unsigned short a2; memcpy(&a2, a[2], sizeof a2);
  struct T228 a3; memcpy(&a3, a[3], sizeof a3);
  struct T481 a4; memcpy(&a4, a[4], sizeof a4);
  struct T482 a5; memcpy(&a5, a[5], sizeof a5);
  struct T483 a6; memcpy(&a6, a[6], sizeof a6);
  unsigned int a7; memcpy(&a7, a[7], sizeof a7);
  float a8; memcpy(&a8, a[8], sizeof a8);
  struct T484 a9; memcpy(&a9, a[9], sizeof a9);
  float r = ((float (*)(bt_id, bt_sel, unsigned short, struct T228, struct T481, struct T482, struct T483, unsigned int, float, struct T484))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_571(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T491 a2; memcpy(&a2, a[2], sizeof a2);
  struct T493 a3; memcpy(&a3, a[3], sizeof a3);
  struct T494 a4; memcpy(&a4, a[4], sizeof a4);
  struct T495 a5; memcpy(&a5, a[5], sizeof a5);
  unsigned long a6; memcpy(&a6, a[6], sizeof a6);
  struct T496 a7; memcpy(&a7, a[7], sizeof a7);
  struct T183 a8; memcpy(&a8, a[8], sizeof a8);
  struct T497 a9; memcpy(&a9, a[9], sizeof a9);
  void * a10; memcpy(&a10, a[10], sizeof a10);
  struct T498 a11; memcpy(&a11, a[11], sizeof a11);
  struct T491 r = ((struct T491 (*)(bt_id, bt_sel, struct T491, struct T493, struct T494, struct T495, unsigned long, struct T496, struct T183, struct T497, void *, struct T498))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_573(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  bt_sel a2; memcpy(&a2, a[2], sizeof a2);
  struct T500 a3; memcpy(&a3, a[3], sizeof a3);
  struct T87 a4; memcpy(&a4, a[4], sizeof a4);
  double a5; memcpy(&a5, a[5], sizeof a5);
  struct T282 a6; memcpy(&a6, a[6], sizeof a6);
  struct T40 a7; memcpy(&a7, a[7], sizeof a7);
  double r = ((double (*)(bt_id, bt_sel, bt_sel, struct T500, struct T87, double, struct T282, struct T40))fn)(a0, a1, a2, a3, a4, a5, a6, a7); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_575(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T508 a2; memcpy(&a2, a[2], sizeof a2);
  long long a3; memcpy(&a3, a[3], sizeof a3);
  unsigned long long a4; memcpy(&a4, a[4], sizeof a4);
  struct T510 a5; memcpy(&a5, a[5], sizeof a5);
  struct T511 a6; memcpy(&a6, a[6], sizeof a6);
  void * a7; memcpy(&a7, a[7], sizeof a7);
  unsigned char r = ((unsigned char (*)(bt_id, bt_sel, struct T508, long long, unsigned long long, struct T510, struct T511, void *))fn)(a0, a1, a2, a3, a4, a5, a6, a7); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_577(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  unsigned int a2; memcpy(&a2, a[2], sizeof a2);
  short a3; memcpy(&a3, a[3], sizeof a3);
  long long a4; memcpy(&a4, a[4], sizeof a4);
  bt_class a5; memcpy(&a5, a[5], sizeof a5);
  _Bool a6; memcpy(&a6, a[6], sizeof a6);
  long long a7; memcpy(&a7, a[7], sizeof a7);
  bt_sel r = ((bt_sel (*)(bt_id, bt_sel, unsigned int, short, long long, bt_class, _Bool, long long))fn)(a0, a1, a2, a3, a4, a5, a6, a7); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_579(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T523 a2; memcpy(&a2, a[2], sizeof a2);
  struct T524 a3; memcpy(&a3, a[3], sizeof a3);
  signed char a4; memcpy(&a4, a[4], sizeof a4);
  long a5; memcpy(&a5, a[5], sizeof a5);
  signed char r = ((signed char (*)(bt_id, bt_sel, struct T523, struct T524, signed char, long))fn)(a0, a1, a2, a3, a4, a5); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_581(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  long a0; memcpy(&a0, a[0], sizeof a0);
  struct T528 a1; memcpy(&a1, a[1], sizeof a1);
  struct T530 a2; memcpy(&a2, a[2], sizeof a2);
  struct T532 a3; memcpy(&a3, a[3], sizeof a3);
  int a4; memcpy(&a4, a[4], sizeof a4);
  unsigned long a5; memcpy(&a5, a[5], sizeof a5);
  struct T533 a6; memcpy(&a6, a[6], sizeof a6);
  struct T534 a7; memcpy(&a7, a[7], sizeof a7);
  struct T535 a8; memcpy(&a8, a[8], sizeof a8);
  struct T536 a9; memcpy(&a9, a[9], sizeof a9);
  char * a10; memcpy(&a10, a[10], sizeof a10);
  char * a11; memcpy(&a11, a[11], sizeof a11);
  float a12; memcpy(&a12, a[12], sizeof a12);
  struct T537 a13; memcpy(&a13, a[13], sizeof a13);
  struct T104 a14; memcpy(&a14, a[14], sizeof a14);
  struct T538 a15; memcpy(&a15, a[15], sizeof a15);
  struct T539 a16; memcpy(&a16, a[16], sizeof a16);
  struct T106 a17; memcpy(&a17, a[17], sizeof a17);
  struct T540 a18; memcpy(&a18, a[18], sizeof a18);
  short a19; memcpy(&a19, a[19], sizeof a19);
  signed char a20; memcpy(&a20, a[20], sizeof a20);
  struct T542 a21; memcpy(&a21, a[21], sizeof a21);
  struct T276 a22; memcpy(&a22, a[22], sizeof a22);
  struct T543 a23; memcpy(&a23, a[23], sizeof a23);
  ((void (*)(long, struct T528, struct T530, struct T532, int, unsigned long, struct T533, struct T534, struct T535, struct T536, char *, char *, float, struct T537, struct T104, struct T538, struct T539, struct T106, struct T540, short, signed char, struct T542, struct T276, struct T543))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22, a23);
}

BT_FN void bt_call_core_583(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T559 a2; memcpy(&a2, a[2], sizeof a2);
  long long a3; memcpy(&a3, a[3], sizeof a3);
  bt_class a4; memcpy(&a4, a[4], sizeof a4);
  struct T193 a5; memcpy(&a5, a[5], sizeof a5);
  struct T560 a6; memcpy(&a6, a[6], sizeof a6);
  char * a7; memcpy(&a7, a[7], sizeof a7);
  void * a8; memcpy(&a8, a[8], sizeof a8);
  int a9; memcpy(&a9, a[9], sizeof a9);
  struct T193 r = ((struct T193 (*)(bt_id, bt_sel, struct T559, long long, bt_class, struct T193, struct T560, char *, void *, int))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_585(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  signed char a2; memcpy(&a2, a[2], sizeof a2);
  unsigned long a3; memcpy(&a3, a[3], sizeof a3);
  struct T564 a4; memcpy(&a4, a[4], sizeof a4);
  struct T565 a5; memcpy(&a5, a[5], sizeof a5);
  bt_sel a6; memcpy(&a6, a[6], sizeof a6);
  unsigned long r = ((unsigned long (*)(bt_id, bt_sel, signed char, unsigned long, struct T564, struct T565, bt_sel))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_587(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  struct T177 a0; memcpy(&a0, a[0], sizeof a0);
  struct T567 a1; memcpy(&a1, a[1], sizeof a1);
  unsigned long a2; memcpy(&a2, a[2], sizeof a2);
  bt_id a3; memcpy(&a3, a[3], sizeof a3);
  struct T568 a4; memcpy(&a4, a[4], sizeof a4);
  unsigned long a5; memcpy(&a5, a[5], sizeof a5);
  bt_id a6; memcpy(&a6, a[6], sizeof a6);
  struct T569 a7; memcpy(&a7, a[7], sizeof a7);
  bt_id r = ((bt_id (*)(struct T177, struct T567, unsigned long, bt_id, struct T568, unsigned long, bt_id, struct T569))fn)(a0, a1, a2, a3, a4, a5, a6, a7); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_589(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  char * a2; memcpy(&a2, a[2], sizeof a2);
  signed char a3; memcpy(&a3, a[3], sizeof a3);
  struct T573 a4; memcpy(&a4, a[4], sizeof a4);
  struct T574 a5; memcpy(&a5, a[5], sizeof a5);
  char * a6; memcpy(&a6, a[6], sizeof a6);
  struct T285 a7; memcpy(&a7, a[7], sizeof a7);
  struct T575 a8; memcpy(&a8, a[8], sizeof a8);
  unsigned char a9; memcpy(&a9, a[9], sizeof a9);
  struct T575 r = ((struct T575 (*)(bt_id, bt_sel, char *, signed char, struct T573, struct T574, char *, struct T285, struct T575, unsigned char))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_591(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  struct T581 a0; memcpy(&a0, a[0], sizeof a0);
  struct T519 a1; memcpy(&a1, a[1], sizeof a1);
  bt_id a2; memcpy(&a2, a[2], sizeof a2);
  struct T238 a3; memcpy(&a3, a[3], sizeof a3);
  struct T238 r = ((struct T238 (*)(struct T581, struct T519, bt_id, struct T238))fn)(a0, a1, a2, a3); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_593(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  unsigned char a2; memcpy(&a2, a[2], sizeof a2);
  _Bool a3; memcpy(&a3, a[3], sizeof a3);
  short a4; memcpy(&a4, a[4], sizeof a4);
  char * a5; memcpy(&a5, a[5], sizeof a5);
  struct T588 a6; memcpy(&a6, a[6], sizeof a6);
  struct T588 r = ((struct T588 (*)(bt_id, bt_sel, unsigned char, _Bool, short, char *, struct T588))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_595(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T593 a2; memcpy(&a2, a[2], sizeof a2);
  struct T594 a3; memcpy(&a3, a[3], sizeof a3);
  unsigned long long a4; memcpy(&a4, a[4], sizeof a4);
  struct T595 a5; memcpy(&a5, a[5], sizeof a5);
  struct T597 a6; memcpy(&a6, a[6], sizeof a6);
  struct T598 a7; memcpy(&a7, a[7], sizeof a7);
  short a8; memcpy(&a8, a[8], sizeof a8);
  signed char a9; memcpy(&a9, a[9], sizeof a9);
  struct T599 a10; memcpy(&a10, a[10], sizeof a10);
  unsigned int a11; memcpy(&a11, a[11], sizeof a11);
  ((void (*)(bt_id, bt_sel, struct T593, struct T594, unsigned long long, struct T595, struct T597, struct T598, short, signed char, struct T599, unsigned int))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
}

BT_FN void bt_call_core_597(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  bt_id a2; memcpy(&a2, a[2], sizeof a2);
  struct T601 a3; memcpy(&a3, a[3], sizeof a3);
  short a4; memcpy(&a4, a[4], sizeof a4);
  double a5; memcpy(&a5, a[5], sizeof a5);
  struct T602 r = ((struct T602 (*)(bt_id, bt_sel, bt_id, struct T601, short, double))fn)(a0, a1, a2, a3, a4, a5); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_599(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T606 a2; memcpy(&a2, a[2], sizeof a2);
  float a3; memcpy(&a3, a[3], sizeof a3);
  struct T607 a4; memcpy(&a4, a[4], sizeof a4);
  struct T610 a5; memcpy(&a5, a[5], sizeof a5);
  struct T611 a6; memcpy(&a6, a[6], sizeof a6);
  unsigned long long a7; memcpy(&a7, a[7], sizeof a7);
  struct T612 a8; memcpy(&a8, a[8], sizeof a8);
  int a9; memcpy(&a9, a[9], sizeof a9);
  bt_sel a10; memcpy(&a10, a[10], sizeof a10);
  struct T321 a11; memcpy(&a11, a[11], sizeof a11);
  struct T613 a12; memcpy(&a12, a[12], sizeof a12);
  float a13; memcpy(&a13, a[13], sizeof a13);
  struct T614 a14; memcpy(&a14, a[14], sizeof a14);
  struct T616 a15; memcpy(&a15, a[15], sizeof a15);
  unsigned short a16; memcpy(&a16, a[16], sizeof a16);
  double a17; memcpy(&a17, a[17], sizeof a17);
  struct T618 a18; memcpy(&a18, a[18], sizeof a18);
  struct T619 a19; memcpy(&a19, a[19], sizeof a19);
  struct T620 a20; memcpy(&a20, a[20], sizeof a20);
  long long a21; memcpy(&a21, a[21], sizeof a21);
  struct T621 a22; memcpy(&a22, a[22], sizeof a22);
  unsigned int a23; memcpy(&a23, a[23], sizeof a23);
  struct T625 r = ((struct T625 (*)(bt_id, bt_sel, struct T606, float, struct T607, struct T610, struct T611, unsigned long long, struct T612, int, bt_sel, struct T321, struct T613, float, struct T614, struct T616, unsigned short, double, struct T618, struct T619, struct T620, long long, struct T621, unsigned int))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22, a23); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_601(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  bt_id a2; memcpy(&a2, a[2], sizeof a2);
  short a3; memcpy(&a3, a[3], sizeof a3);
  ((void (*)(bt_id, bt_sel, bt_id, short))fn)(a0, a1, a2, a3);
}

BT_FN void bt_call_core_603(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  short a2; memcpy(&a2, a[2], sizeof a2);
  unsigned long long a3; memcpy(&a3, a[3], sizeof a3);
  struct T632 a4; memcpy(&a4, a[4], sizeof a4);
  struct T633 a5; memcpy(&a5, a[5], sizeof a5);
  unsigned long a6; memcpy(&a6, a[6], sizeof a6);
  long long a7; memcpy(&a7, a[7], sizeof a7);
  struct T633 r = ((struct T633 (*)(bt_id, bt_sel, short, unsigned long long, struct T632, struct T633, unsigned long, long long))fn)(a0, a1, a2, a3, a4, a5, a6, a7); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_605(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T644 a2; memcpy(&a2, a[2], sizeof a2);
  float a3; memcpy(&a3, a[3], sizeof a3);
  float r = ((float (*)(bt_id, bt_sel, struct T644, float))fn)(a0, a1, a2, a3); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_607(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T645 a2; memcpy(&a2, a[2], sizeof a2);
  struct T646 a3; memcpy(&a3, a[3], sizeof a3);
  struct T647 a4; memcpy(&a4, a[4], sizeof a4);
  struct T648 a5; memcpy(&a5, a[5], sizeof a5);
  struct T649 a6; memcpy(&a6, a[6], sizeof a6);
  ((void (*)(bt_id, bt_sel, struct T645, struct T646, struct T647, struct T648, struct T649))fn)(a0, a1, a2, a3, a4, a5, a6);
}

BT_FN void bt_call_core_609(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  char * a3; memcpy(&a3, a[3], sizeof a3);
  int a4; memcpy(&a4, a[4], sizeof a4);
  struct T40 a5; memcpy(&a5, a[5], sizeof a5);
  void * a6; memcpy(&a6, a[6], sizeof a6);
  struct T662 a7; memcpy(&a7, a[7], sizeof a7);
  struct T76 a8; memcpy(&a8, a[8], sizeof a8);
  unsigned long long a9; memcpy(&a9, a[9], sizeof a9);
  struct T663 a10; memcpy(&a10, a[10], sizeof a10);
  struct T664 a11; memcpy(&a11, a[11], sizeof a11);
  void * a12; memcpy(&a12, a[12], sizeof a12);
  struct T665 a13; memcpy(&a13, a[13], sizeof a13);
  struct T666 a14; memcpy(&a14, a[14], sizeof a14);
  char * a15; memcpy(&a15, a[15], sizeof a15);
  struct T249 a16; memcpy(&a16, a[16], sizeof a16);
  struct T106 a17; memcpy(&a17, a[17], sizeof a17);
  long a18; memcpy(&a18, a[18], sizeof a18);
  struct T667 a19; memcpy(&a19, a[19], sizeof a19);
  struct T162 a20; memcpy(&a20, a[20], sizeof a20);
  double a21; memcpy(&a21, a[21], sizeof a21);
  struct T233 a22; memcpy(&a22, a[22], sizeof a22);
  struct T668 a23; memcpy(&a23, a[23], sizeof a23);
  struct T665 r = ((struct T665 (*)(bt_id, bt_sel, double, char *, int, struct T40, void *, struct T662, struct T76, unsigned long long, struct T663, struct T664, void *, struct T665, struct T666, char *, struct T249, struct T106, long, struct T667, struct T162, double, struct T233, struct T668))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22, a23); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_611(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  signed char a0; memcpy(&a0, a[0], sizeof a0);
  struct T368 a1; memcpy(&a1, a[1], sizeof a1);
  unsigned long a2; memcpy(&a2, a[2], sizeof a2);
  struct T671 a3; memcpy(&a3, a[3], sizeof a3);
  struct T672 a4; memcpy(&a4, a[4], sizeof a4);
  struct T673 a5; memcpy(&a5, a[5], sizeof a5);
  unsigned long a6; memcpy(&a6, a[6], sizeof a6);
  bt_class a7; memcpy(&a7, a[7], sizeof a7);
  struct T276 r = ((struct T276 (*)(signed char, struct T368, unsigned long, struct T671, struct T672, struct T673, unsigned long, bt_class))fn)(a0, a1, a2, a3, a4, a5, a6, a7); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_613(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  float a2; memcpy(&a2, a[2], sizeof a2);
  struct T676 a3; memcpy(&a3, a[3], sizeof a3);
  struct T40 a4; memcpy(&a4, a[4], sizeof a4);
  struct T40 r = ((struct T40 (*)(bt_id, bt_sel, float, struct T676, struct T40))fn)(a0, a1, a2, a3, a4); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_615(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  _Bool a0; memcpy(&a0, a[0], sizeof a0);
  struct T40 a1; memcpy(&a1, a[1], sizeof a1);
  struct T679 a2; memcpy(&a2, a[2], sizeof a2);
  struct T238 a3; memcpy(&a3, a[3], sizeof a3);
  bt_class a4; memcpy(&a4, a[4], sizeof a4);
  struct T680 a5; memcpy(&a5, a[5], sizeof a5);
  struct T238 r = ((struct T238 (*)(_Bool, struct T40, struct T679, struct T238, bt_class, struct T680))fn)(a0, a1, a2, a3, a4, a5); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_617(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  _Bool a2; memcpy(&a2, a[2], sizeof a2);
  unsigned short a3; memcpy(&a3, a[3], sizeof a3);
  struct T238 a4; memcpy(&a4, a[4], sizeof a4);
  unsigned char a5; memcpy(&a5, a[5], sizeof a5);
  struct T684 a6; memcpy(&a6, a[6], sizeof a6);
  unsigned short r = ((unsigned short (*)(bt_id, bt_sel, _Bool, unsigned short, struct T238, unsigned char, struct T684))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_619(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  _Bool a2; memcpy(&a2, a[2], sizeof a2);
  char * a3; memcpy(&a3, a[3], sizeof a3);
  long a4; memcpy(&a4, a[4], sizeof a4);
  struct T691 a5; memcpy(&a5, a[5], sizeof a5);
  struct T183 a6; memcpy(&a6, a[6], sizeof a6);
  bt_id a7; memcpy(&a7, a[7], sizeof a7);
  unsigned short a8; memcpy(&a8, a[8], sizeof a8);
  void * a9; memcpy(&a9, a[9], sizeof a9);
  struct T692 a10; memcpy(&a10, a[10], sizeof a10);
  struct T106 a11; memcpy(&a11, a[11], sizeof a11);
  double a12; memcpy(&a12, a[12], sizeof a12);
  int a13; memcpy(&a13, a[13], sizeof a13);
  struct T695 a14; memcpy(&a14, a[14], sizeof a14);
  struct T696 a15; memcpy(&a15, a[15], sizeof a15);
  _Bool r = ((_Bool (*)(bt_id, bt_sel, _Bool, char *, long, struct T691, struct T183, bt_id, unsigned short, void *, struct T692, struct T106, double, int, struct T695, struct T696))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_621(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  unsigned short a0; memcpy(&a0, a[0], sizeof a0);
  long a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  long long a3; memcpy(&a3, a[3], sizeof a3);
  struct T700 a4; memcpy(&a4, a[4], sizeof a4);
  unsigned long a5; memcpy(&a5, a[5], sizeof a5);
  struct T704 a6; memcpy(&a6, a[6], sizeof a6);
  double a7; memcpy(&a7, a[7], sizeof a7);
  _Bool a8; memcpy(&a8, a[8], sizeof a8);
  struct T705 a9; memcpy(&a9, a[9], sizeof a9);
  struct T706 a10; memcpy(&a10, a[10], sizeof a10);
  short a11; memcpy(&a11, a[11], sizeof a11);
  struct T707 a12; memcpy(&a12, a[12], sizeof a12);
  double a13; memcpy(&a13, a[13], sizeof a13);
  short r = ((short (*)(unsigned short, long, int, long long, struct T700, unsigned long, struct T704, double, _Bool, struct T705, struct T706, short, struct T707, double))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_623(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  long long a0; memcpy(&a0, a[0], sizeof a0);
  struct T201 a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  int a3; memcpy(&a3, a[3], sizeof a3);
  struct T106 a4; memcpy(&a4, a[4], sizeof a4);
  struct T712 a5; memcpy(&a5, a[5], sizeof a5);
  struct T713 a6; memcpy(&a6, a[6], sizeof a6);
  struct T714 a7; memcpy(&a7, a[7], sizeof a7);
  struct T715 a8; memcpy(&a8, a[8], sizeof a8);
  struct T716 a9; memcpy(&a9, a[9], sizeof a9);
  bt_sel a10; memcpy(&a10, a[10], sizeof a10);
  int a11; memcpy(&a11, a[11], sizeof a11);
  float a12; memcpy(&a12, a[12], sizeof a12);
  struct T106 a13; memcpy(&a13, a[13], sizeof a13);
  struct T717 a14; memcpy(&a14, a[14], sizeof a14);
  struct T718 a15; memcpy(&a15, a[15], sizeof a15);
  struct T719 a16; memcpy(&a16, a[16], sizeof a16);
  struct T721 a17; memcpy(&a17, a[17], sizeof a17);
  struct T722 a18; memcpy(&a18, a[18], sizeof a18);
  struct T723 a19; memcpy(&a19, a[19], sizeof a19);
  struct T724 a20; memcpy(&a20, a[20], sizeof a20);
  struct T726 a21; memcpy(&a21, a[21], sizeof a21);
  unsigned char a22; memcpy(&a22, a[22], sizeof a22);
  struct T183 a23; memcpy(&a23, a[23], sizeof a23);
  struct T183 r = ((struct T183 (*)(long long, struct T201, int, int, struct T106, struct T712, struct T713, struct T714, struct T715, struct T716, bt_sel, int, float, struct T106, struct T717, struct T718, struct T719, struct T721, struct T722, struct T723, struct T724, struct T726, unsigned char, struct T183))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22, a23); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_625(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  struct T729 a0; memcpy(&a0, a[0], sizeof a0);
  struct T730 a1; memcpy(&a1, a[1], sizeof a1);
  float a2; memcpy(&a2, a[2], sizeof a2);
  struct T535 a3; memcpy(&a3, a[3], sizeof a3);
  bt_sel a4; memcpy(&a4, a[4], sizeof a4);
  bt_sel a5; memcpy(&a5, a[5], sizeof a5);
  struct T731 a6; memcpy(&a6, a[6], sizeof a6);
  struct T732 a7; memcpy(&a7, a[7], sizeof a7);
  void * a8; memcpy(&a8, a[8], sizeof a8);
  struct T733 a9; memcpy(&a9, a[9], sizeof a9);
  _Bool a10; memcpy(&a10, a[10], sizeof a10);
  struct T734 a11; memcpy(&a11, a[11], sizeof a11);
  char * a12; memcpy(&a12, a[12], sizeof a12);
  unsigned short a13; memcpy(&a13, a[13], sizeof a13);
  char * a14; memcpy(&a14, a[14], sizeof a14);
  struct T691 a15; memcpy(&a15, a[15], sizeof a15);
  bt_id a16; memcpy(&a16, a[16], sizeof a16);
  struct T276 a17; memcpy(&a17, a[17], sizeof a17);
  struct T177 a18; memcpy(&a18, a[18], sizeof a18);
  long long a19; memcpy(&a19, a[19], sizeof a19);
  struct T736 r = ((struct T736 (*)(struct T729, struct T730, float, struct T535, bt_sel, bt_sel, struct T731, struct T732, void *, struct T733, _Bool, struct T734, char *, unsigned short, char *, struct T691, bt_id, struct T276, struct T177, long long))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_627(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  bt_sel a2; memcpy(&a2, a[2], sizeof a2);
  _Bool a3; memcpy(&a3, a[3], sizeof a3);
  struct T739 a4; memcpy(&a4, a[4], sizeof a4);
  bt_class a5; memcpy(&a5, a[5], sizeof a5);
  struct T740 a6; memcpy(&a6, a[6], sizeof a6);
  long long a7; memcpy(&a7, a[7], sizeof a7);
  bt_id r = ((bt_id (*)(bt_id, bt_sel, bt_sel, _Bool, struct T739, bt_class, struct T740, long long))fn)(a0, a1, a2, a3, a4, a5, a6, a7); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_core_629(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  short a2; memcpy(&a2, a[2], sizeof a2);
  _Bool a3; memcpy(&a3, a[3], sizeof a3);
  struct T741 a4; memcpy(&a4, a[4], sizeof a4);
  short a5; memcpy(&a5, a[5], sizeof a5);
  bt_class a6; memcpy(&a6, a[6], sizeof a6);
  _Bool r = ((_Bool (*)(bt_id, bt_sel, short, _Bool, struct T741, short, bt_class))fn)(a0, a1, a2, a3, a4, a5, a6); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_longdouble_001(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  long double a2; memcpy(&a2, a[2], sizeof a2);
  long double r = ((long double (*)(bt_id, bt_sel, long double))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_longdouble_003(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T751 a2; memcpy(&a2, a[2], sizeof a2);
  struct T751 r = ((struct T751 (*)(bt_id, bt_sel, struct T751))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_longdouble_005(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T752 a2; memcpy(&a2, a[2], sizeof a2);
  struct T752 r = ((struct T752 (*)(bt_id, bt_sel, struct T752))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_longdouble_007(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T753 a2; memcpy(&a2, a[2], sizeof a2);
  struct T753 r = ((struct T753 (*)(bt_id, bt_sel, struct T753))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_longdouble_009(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T754 a2; memcpy(&a2, a[2], sizeof a2);
  struct T754 r = ((struct T754 (*)(bt_id, bt_sel, struct T754))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_longdouble_011(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T755 a2; memcpy(&a2, a[2], sizeof a2);
  struct T755 r = ((struct T755 (*)(bt_id, bt_sel, struct T755))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_longdouble_013(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T756 a2; memcpy(&a2, a[2], sizeof a2);
  struct T756 r = ((struct T756 (*)(bt_id, bt_sel, struct T756))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_longdouble_015(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  long long a0; memcpy(&a0, a[0], sizeof a0);
  long long a1; memcpy(&a1, a[1], sizeof a1);
  long long a2; memcpy(&a2, a[2], sizeof a2);
  long long a3; memcpy(&a3, a[3], sizeof a3);
  long long a4; memcpy(&a4, a[4], sizeof a4);
  long long a5; memcpy(&a5, a[5], sizeof a5);
  long long a6; memcpy(&a6, a[6], sizeof a6);
  long double a7; memcpy(&a7, a[7], sizeof a7);
  int a8; memcpy(&a8, a[8], sizeof a8);
  long double a9; memcpy(&a9, a[9], sizeof a9);
  double a10; memcpy(&a10, a[10], sizeof a10);
  long double r = ((long double (*)(long long, long long, long long, long long, long long, long long, long long, long double, int, long double, double))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_longdouble_017(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  long double a0; memcpy(&a0, a[0], sizeof a0);
  float a1; memcpy(&a1, a[1], sizeof a1);
  long double a2; memcpy(&a2, a[2], sizeof a2);
  int r = ((int (*)(long double, float, long double))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_complex_001(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  _Complex float a2; memcpy(&a2, a[2], sizeof a2);
  _Complex float r = ((_Complex float (*)(bt_id, bt_sel, _Complex float))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_complex_003(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  double a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  double a5; memcpy(&a5, a[5], sizeof a5);
  double a6; memcpy(&a6, a[6], sizeof a6);
  _Complex float a7; memcpy(&a7, a[7], sizeof a7);
  _Complex float a8; memcpy(&a8, a[8], sizeof a8);
  int a9; memcpy(&a9, a[9], sizeof a9);
  _Complex float r = ((_Complex float (*)(double, double, double, double, double, double, double, _Complex float, _Complex float, int))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_complex_005(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  signed char a0; memcpy(&a0, a[0], sizeof a0);
  struct T758 a1; memcpy(&a1, a[1], sizeof a1);
  _Complex float a2; memcpy(&a2, a[2], sizeof a2);
  struct T758 r = ((struct T758 (*)(signed char, struct T758, _Complex float))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_complex_007(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  _Complex double a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  _Complex double a3; memcpy(&a3, a[3], sizeof a3);
  float a4; memcpy(&a4, a[4], sizeof a4);
  _Complex double a5; memcpy(&a5, a[5], sizeof a5);
  _Complex double r = ((_Complex double (*)(int, _Complex double, double, _Complex double, float, _Complex double))fn)(a0, a1, a2, a3, a4, a5); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_complex_009(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T759 a2; memcpy(&a2, a[2], sizeof a2);
  struct T759 r = ((struct T759 (*)(bt_id, bt_sel, struct T759))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_complex_011(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  _Complex long double a2; memcpy(&a2, a[2], sizeof a2);
  _Complex long double r = ((_Complex long double (*)(bt_id, bt_sel, _Complex long double))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_complex_013(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  double a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  double a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  double a5; memcpy(&a5, a[5], sizeof a5);
  double a6; memcpy(&a6, a[6], sizeof a6);
  _Complex long double a7; memcpy(&a7, a[7], sizeof a7);
  _Complex long double a8; memcpy(&a8, a[8], sizeof a8);
  int a9; memcpy(&a9, a[9], sizeof a9);
  _Complex long double r = ((_Complex long double (*)(double, double, double, double, double, double, double, _Complex long double, _Complex long double, int))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_complex_015(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  signed char a0; memcpy(&a0, a[0], sizeof a0);
  struct T762 a1; memcpy(&a1, a[1], sizeof a1);
  _Complex long double a2; memcpy(&a2, a[2], sizeof a2);
  struct T762 r = ((struct T762 (*)(signed char, struct T762, _Complex long double))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_complex_017(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  struct T764 a0; memcpy(&a0, a[0], sizeof a0);
  struct T764 a1; memcpy(&a1, a[1], sizeof a1);
  struct T764 a2; memcpy(&a2, a[2], sizeof a2);
  struct T764 r = ((struct T764 (*)(struct T764, struct T764, struct T764))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_int128_001(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  __int128 a2; memcpy(&a2, a[2], sizeof a2);
  __int128 r = ((__int128 (*)(bt_id, bt_sel, __int128))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_int128_003(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  long long a0; memcpy(&a0, a[0], sizeof a0);
  long long a1; memcpy(&a1, a[1], sizeof a1);
  long long a2; memcpy(&a2, a[2], sizeof a2);
  long long a3; memcpy(&a3, a[3], sizeof a3);
  long long a4; memcpy(&a4, a[4], sizeof a4);
  __int128 a5; memcpy(&a5, a[5], sizeof a5);
  long long a6; memcpy(&a6, a[6], sizeof a6);
  __int128 a7; memcpy(&a7, a[7], sizeof a7);
  long long a8; memcpy(&a8, a[8], sizeof a8);
  long long r = ((long long (*)(long long, long long, long long, long long, long long, __int128, long long, __int128, long long))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_int128_005(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  unsigned __int128 a2; memcpy(&a2, a[2], sizeof a2);
  unsigned __int128 r = ((unsigned __int128 (*)(bt_id, bt_sel, unsigned __int128))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_int128_007(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  long long a0; memcpy(&a0, a[0], sizeof a0);
  long long a1; memcpy(&a1, a[1], sizeof a1);
  long long a2; memcpy(&a2, a[2], sizeof a2);
  long long a3; memcpy(&a3, a[3], sizeof a3);
  long long a4; memcpy(&a4, a[4], sizeof a4);
  unsigned __int128 a5; memcpy(&a5, a[5], sizeof a5);
  long long a6; memcpy(&a6, a[6], sizeof a6);
  unsigned __int128 a7; memcpy(&a7, a[7], sizeof a7);
  long long a8; memcpy(&a8, a[8], sizeof a8);
  long long r = ((long long (*)(long long, long long, long long, long long, long long, unsigned __int128, long long, unsigned __int128, long long))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_int128_009(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T765 a2; memcpy(&a2, a[2], sizeof a2);
  struct T765 r = ((struct T765 (*)(bt_id, bt_sel, struct T765))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_int128_011(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  long long a0; memcpy(&a0, a[0], sizeof a0);
  long long a1; memcpy(&a1, a[1], sizeof a1);
  long long a2; memcpy(&a2, a[2], sizeof a2);
  long long a3; memcpy(&a3, a[3], sizeof a3);
  long long a4; memcpy(&a4, a[4], sizeof a4);
  struct T765 a5; memcpy(&a5, a[5], sizeof a5);
  long long a6; memcpy(&a6, a[6], sizeof a6);
  struct T765 a7; memcpy(&a7, a[7], sizeof a7);
  long long a8; memcpy(&a8, a[8], sizeof a8);
  long long r = ((long long (*)(long long, long long, long long, long long, long long, struct T765, long long, struct T765, long long))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_int128_013(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T766 a2; memcpy(&a2, a[2], sizeof a2);
  struct T766 r = ((struct T766 (*)(bt_id, bt_sel, struct T766))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_int128_015(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  long long a0; memcpy(&a0, a[0], sizeof a0);
  long long a1; memcpy(&a1, a[1], sizeof a1);
  long long a2; memcpy(&a2, a[2], sizeof a2);
  long long a3; memcpy(&a3, a[3], sizeof a3);
  long long a4; memcpy(&a4, a[4], sizeof a4);
  struct T766 a5; memcpy(&a5, a[5], sizeof a5);
  long long a6; memcpy(&a6, a[6], sizeof a6);
  struct T766 a7; memcpy(&a7, a[7], sizeof a7);
  long long a8; memcpy(&a8, a[8], sizeof a8);
  long long r = ((long long (*)(long long, long long, long long, long long, long long, struct T766, long long, struct T766, long long))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_001(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U767 a2; memcpy(&a2, a[2], sizeof a2);
  union U767 r = ((union U767 (*)(bt_id, bt_sel, union U767))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_003(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U767 a2; memcpy(&a2, a[2], sizeof a2);
  union U767 r = ((union U767 (*)(bt_id, bt_sel, union U767))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_005(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U768 a2; memcpy(&a2, a[2], sizeof a2);
  union U768 r = ((union U768 (*)(bt_id, bt_sel, union U768))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_007(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U768 a2; memcpy(&a2, a[2], sizeof a2);
  union U768 r = ((union U768 (*)(bt_id, bt_sel, union U768))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_009(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U769 a2; memcpy(&a2, a[2], sizeof a2);
  union U769 r = ((union U769 (*)(bt_id, bt_sel, union U769))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_011(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U769 a2; memcpy(&a2, a[2], sizeof a2);
  union U769 r = ((union U769 (*)(bt_id, bt_sel, union U769))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_013(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U770 a2; memcpy(&a2, a[2], sizeof a2);
  union U770 r = ((union U770 (*)(bt_id, bt_sel, union U770))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_015(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U770 a2; memcpy(&a2, a[2], sizeof a2);
  union U770 r = ((union U770 (*)(bt_id, bt_sel, union U770))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_017(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U771 a2; memcpy(&a2, a[2], sizeof a2);
  union U771 r = ((union U771 (*)(bt_id, bt_sel, union U771))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_019(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U771 a2; memcpy(&a2, a[2], sizeof a2);
  union U771 r = ((union U771 (*)(bt_id, bt_sel, union U771))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_021(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U772 a2; memcpy(&a2, a[2], sizeof a2);
  union U772 r = ((union U772 (*)(bt_id, bt_sel, union U772))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_023(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U772 a2; memcpy(&a2, a[2], sizeof a2);
  union U772 r = ((union U772 (*)(bt_id, bt_sel, union U772))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_025(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U773 a2; memcpy(&a2, a[2], sizeof a2);
  union U773 r = ((union U773 (*)(bt_id, bt_sel, union U773))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_027(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U773 a2; memcpy(&a2, a[2], sizeof a2);
  union U773 r = ((union U773 (*)(bt_id, bt_sel, union U773))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_029(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U774 a2; memcpy(&a2, a[2], sizeof a2);
  union U774 r = ((union U774 (*)(bt_id, bt_sel, union U774))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_031(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U774 a2; memcpy(&a2, a[2], sizeof a2);
  union U774 r = ((union U774 (*)(bt_id, bt_sel, union U774))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_033(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U775 a2; memcpy(&a2, a[2], sizeof a2);
  union U775 r = ((union U775 (*)(bt_id, bt_sel, union U775))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_035(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U775 a2; memcpy(&a2, a[2], sizeof a2);
  union U775 r = ((union U775 (*)(bt_id, bt_sel, union U775))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_037(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U776 a2; memcpy(&a2, a[2], sizeof a2);
  union U776 r = ((union U776 (*)(bt_id, bt_sel, union U776))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_039(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U776 a2; memcpy(&a2, a[2], sizeof a2);
  union U776 r = ((union U776 (*)(bt_id, bt_sel, union U776))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_041(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U777 a2; memcpy(&a2, a[2], sizeof a2);
  union U777 r = ((union U777 (*)(bt_id, bt_sel, union U777))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_043(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U777 a2; memcpy(&a2, a[2], sizeof a2);
  union U777 r = ((union U777 (*)(bt_id, bt_sel, union U777))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_045(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U778 a2; memcpy(&a2, a[2], sizeof a2);
  union U778 r = ((union U778 (*)(bt_id, bt_sel, union U778))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_047(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U778 a2; memcpy(&a2, a[2], sizeof a2);
  union U778 r = ((union U778 (*)(bt_id, bt_sel, union U778))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_049(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U779 a2; memcpy(&a2, a[2], sizeof a2);
  union U779 r = ((union U779 (*)(bt_id, bt_sel, union U779))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_051(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U779 a2; memcpy(&a2, a[2], sizeof a2);
  union U779 r = ((union U779 (*)(bt_id, bt_sel, union U779))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_053(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U780 a2; memcpy(&a2, a[2], sizeof a2);
  union U780 r = ((union U780 (*)(bt_id, bt_sel, union U780))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_055(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U780 a2; memcpy(&a2, a[2], sizeof a2);
  union U780 r = ((union U780 (*)(bt_id, bt_sel, union U780))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_057(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U781 a2; memcpy(&a2, a[2], sizeof a2);
  union U781 r = ((union U781 (*)(bt_id, bt_sel, union U781))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_059(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U781 a2; memcpy(&a2, a[2], sizeof a2);
  union U781 r = ((union U781 (*)(bt_id, bt_sel, union U781))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_061(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U782 a2; memcpy(&a2, a[2], sizeof a2);
  union U782 r = ((union U782 (*)(bt_id, bt_sel, union U782))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_063(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U782 a2; memcpy(&a2, a[2], sizeof a2);
  union U782 r = ((union U782 (*)(bt_id, bt_sel, union U782))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_065(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U783 a2; memcpy(&a2, a[2], sizeof a2);
  union U783 r = ((union U783 (*)(bt_id, bt_sel, union U783))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_067(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U783 a2; memcpy(&a2, a[2], sizeof a2);
  union U783 r = ((union U783 (*)(bt_id, bt_sel, union U783))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_069(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U783 a2; memcpy(&a2, a[2], sizeof a2);
  union U783 r = ((union U783 (*)(bt_id, bt_sel, union U783))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_071(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U784 a2; memcpy(&a2, a[2], sizeof a2);
  union U784 r = ((union U784 (*)(bt_id, bt_sel, union U784))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_073(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  union U784 a2; memcpy(&a2, a[2], sizeof a2);
  union U784 r = ((union U784 (*)(bt_id, bt_sel, union U784))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_075(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  struct T785 a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  struct T785 r = ((struct T785 (*)(struct T785, double))fn)(a0, a1); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_077(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  struct T787 a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T787 r = ((struct T787 (*)(struct T787, double, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_079(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  struct T785 a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  struct T785 r = ((struct T785 (*)(struct T785, double))fn)(a0, a1); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_union_081(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  struct T787 a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  struct T787 r = ((struct T787 (*)(struct T787, double, int))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_bitfield_001(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T790 a2; memcpy(&a2, a[2], sizeof a2);
  struct T790 r = ((struct T790 (*)(bt_id, bt_sel, struct T790))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_bitfield_003(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T791 a2; memcpy(&a2, a[2], sizeof a2);
  struct T791 r = ((struct T791 (*)(bt_id, bt_sel, struct T791))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_bitfield_005(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T792 a2; memcpy(&a2, a[2], sizeof a2);
  struct T792 r = ((struct T792 (*)(bt_id, bt_sel, struct T792))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_bitfield_007(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T793 a2; memcpy(&a2, a[2], sizeof a2);
  struct T793 r = ((struct T793 (*)(bt_id, bt_sel, struct T793))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_bitfield_009(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T794 a2; memcpy(&a2, a[2], sizeof a2);
  struct T794 r = ((struct T794 (*)(bt_id, bt_sel, struct T794))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_bitfield_011(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T795 a2; memcpy(&a2, a[2], sizeof a2);
  struct T795 r = ((struct T795 (*)(bt_id, bt_sel, struct T795))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_bitfield_013(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T796 a2; memcpy(&a2, a[2], sizeof a2);
  struct T796 r = ((struct T796 (*)(bt_id, bt_sel, struct T796))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_bitfield_015(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T797 a2; memcpy(&a2, a[2], sizeof a2);
  struct T797 r = ((struct T797 (*)(bt_id, bt_sel, struct T797))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_bitfield_017(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T798 a2; memcpy(&a2, a[2], sizeof a2);
  struct T798 r = ((struct T798 (*)(bt_id, bt_sel, struct T798))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_bitfield_019(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T799 a2; memcpy(&a2, a[2], sizeof a2);
  struct T799 r = ((struct T799 (*)(bt_id, bt_sel, struct T799))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_bitfield_021(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T800 a2; memcpy(&a2, a[2], sizeof a2);
  struct T800 r = ((struct T800 (*)(bt_id, bt_sel, struct T800))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_bitfield_023(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T801 a2; memcpy(&a2, a[2], sizeof a2);
  struct T801 r = ((struct T801 (*)(bt_id, bt_sel, struct T801))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_packed_001(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T802 a2; memcpy(&a2, a[2], sizeof a2);
  struct T802 r = ((struct T802 (*)(bt_id, bt_sel, struct T802))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_packed_003(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T803 a2; memcpy(&a2, a[2], sizeof a2);
  struct T803 r = ((struct T803 (*)(bt_id, bt_sel, struct T803))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_packed_005(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T804 a2; memcpy(&a2, a[2], sizeof a2);
  struct T804 r = ((struct T804 (*)(bt_id, bt_sel, struct T804))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_packed_007(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T805 a2; memcpy(&a2, a[2], sizeof a2);
  struct T805 r = ((struct T805 (*)(bt_id, bt_sel, struct T805))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_packed_009(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T806 a2; memcpy(&a2, a[2], sizeof a2);
  struct T806 r = ((struct T806 (*)(bt_id, bt_sel, struct T806))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_packed_011(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T807 a2; memcpy(&a2, a[2], sizeof a2);
  struct T807 r = ((struct T807 (*)(bt_id, bt_sel, struct T807))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_packed_013(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T808 a2; memcpy(&a2, a[2], sizeof a2);
  struct T808 r = ((struct T808 (*)(bt_id, bt_sel, struct T808))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_packed_015(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T809 a2; memcpy(&a2, a[2], sizeof a2);
  struct T809 r = ((struct T809 (*)(bt_id, bt_sel, struct T809))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_overaligned_001(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T810 a2; memcpy(&a2, a[2], sizeof a2);
  struct T810 r = ((struct T810 (*)(bt_id, bt_sel, struct T810))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_overaligned_003(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T811 a2; memcpy(&a2, a[2], sizeof a2);
  struct T811 r = ((struct T811 (*)(bt_id, bt_sel, struct T811))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_overaligned_005(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T812 a2; memcpy(&a2, a[2], sizeof a2);
  struct T812 r = ((struct T812 (*)(bt_id, bt_sel, struct T812))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_overaligned_007(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T813 a2; memcpy(&a2, a[2], sizeof a2);
  struct T813 r = ((struct T813 (*)(bt_id, bt_sel, struct T813))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_overaligned_009(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T814 a2; memcpy(&a2, a[2], sizeof a2);
  struct T814 r = ((struct T814 (*)(bt_id, bt_sel, struct T814))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_overaligned_011(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T815 a2; memcpy(&a2, a[2], sizeof a2);
  struct T815 r = ((struct T815 (*)(bt_id, bt_sel, struct T815))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_overaligned_013(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T816 a2; memcpy(&a2, a[2], sizeof a2);
  struct T816 r = ((struct T816 (*)(bt_id, bt_sel, struct T816))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_overaligned_015(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T817 a2; memcpy(&a2, a[2], sizeof a2);
  struct T817 r = ((struct T817 (*)(bt_id, bt_sel, struct T817))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_overaligned_017(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  struct T818 a2; memcpy(&a2, a[2], sizeof a2);
  struct T818 r = ((struct T818 (*)(bt_id, bt_sel, struct T818))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_empty_001(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T819 a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  struct T819 a3; memcpy(&a3, a[3], sizeof a3);
  signed char a4; memcpy(&a4, a[4], sizeof a4);
  int r = ((int (*)(int, struct T819, double, struct T819, signed char))fn)(a0, a1, a2, a3, a4); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_empty_003(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T820 a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  struct T820 a3; memcpy(&a3, a[3], sizeof a3);
  signed char a4; memcpy(&a4, a[4], sizeof a4);
  int r = ((int (*)(int, struct T820, double, struct T820, signed char))fn)(a0, a1, a2, a3, a4); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_empty_005(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T821 a1; memcpy(&a1, a[1], sizeof a1);
  float a2; memcpy(&a2, a[2], sizeof a2);
  struct T821 r = ((struct T821 (*)(int, struct T821, float))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_empty_007(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T823 a1; memcpy(&a1, a[1], sizeof a1);
  float a2; memcpy(&a2, a[2], sizeof a2);
  struct T823 r = ((struct T823 (*)(int, struct T823, float))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_variadic_001(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  int a1; memcpy(&a1, a[1], sizeof a1);
  double r = ((double (*)(int, ...))fn)(a0, a1); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_variadic_003(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  double a1; memcpy(&a1, a[1], sizeof a1);
  int a2; memcpy(&a2, a[2], sizeof a2);
  void * a3; memcpy(&a3, a[3], sizeof a3);
  double r = ((double (*)(int, ...))fn)(a0, a1, a2, a3); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_variadic_005(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  long long a1; memcpy(&a1, a[1], sizeof a1);
  long long a2; memcpy(&a2, a[2], sizeof a2);
  long long a3; memcpy(&a3, a[3], sizeof a3);
  long long a4; memcpy(&a4, a[4], sizeof a4);
  long long a5; memcpy(&a5, a[5], sizeof a5);
  long long a6; memcpy(&a6, a[6], sizeof a6);
  long long a7; memcpy(&a7, a[7], sizeof a7);
  long long a8; memcpy(&a8, a[8], sizeof a8);
  long long a9; memcpy(&a9, a[9], sizeof a9);
  double r = ((double (*)(int, ...))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_variadic_007(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T201 a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  double r = ((double (*)(int, ...))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_variadic_009(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T137 a1; memcpy(&a1, a[1], sizeof a1);
  double a2; memcpy(&a2, a[2], sizeof a2);
  double r = ((double (*)(int, ...))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_variadic_011(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  int a0; memcpy(&a0, a[0], sizeof a0);
  struct T127 a1; memcpy(&a1, a[1], sizeof a1);
  struct T141 a2; memcpy(&a2, a[2], sizeof a2);
  double r = ((double (*)(int, ...))fn)(a0, a1, a2); memcpy(rv, &r, sizeof r);
}

BT_FN void bt_call_variadic_013(void *fn, void *const *a, void *rv)
{
  (void)a; (void)rv;
  bt_id a0; memcpy(&a0, a[0], sizeof a0);
  bt_sel a1; memcpy(&a1, a[1], sizeof a1);
  signed char a2; memcpy(&a2, a[2], sizeof a2);
  float a3; memcpy(&a3, a[3], sizeof a3);
  double a4; memcpy(&a4, a[4], sizeof a4);
  double a5; memcpy(&a5, a[5], sizeof a5);
  double a6; memcpy(&a6, a[6], sizeof a6);
  int a7; memcpy(&a7, a[7], sizeof a7);
  int a8; memcpy(&a8, a[8], sizeof a8);
  int a9; memcpy(&a9, a[9], sizeof a9);
  int a10; memcpy(&a10, a[10], sizeof a10);
  int a11; memcpy(&a11, a[11], sizeof a11);
  int r = ((int (*)(bt_id, bt_sel, signed char, float, ...))fn)(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); memcpy(rv, &r, sizeof r);
}

#endif
