#include "compiled_signatures.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PATH = 4096 };

static const char prelude[] =
    "typedef void(*F)(void);\n"
    "typedef unsigned char buffer[8192]__attribute__((aligned(64)));\n"
    "static buffer in,out,result;\n"
    "static unsigned calls;\n"
    "static P selves[8];\n"
    "#define M calls++;\n"
    "#define N selves[calls++%8]=s_,*(P*)out=s_,*(P*)(out+8)=e_;\n"
    "#define K(type,at)*(type*)(out+at)\n"
    "#define G(type,at)*(type*)(in+at)\n"
    "#define R(type)return*(type*)result;\n";

static const char unit_text[] =
    "const struct{unsigned char*in,*out,*result;unsigned*calls;P*selves;const struct code*codes;const unsigned short(*types)[2];}\n"
    "  compiled={in,out,result,&calls,selves,codes,types};\n";

unsigned compiled_slot(const random_signature *signature, unsigned index) {
  unsigned at = 16;
  for (unsigned i = 0; i < index; i++) at += (signature->arguments[i]->size + 15) / 16 * 16;
  return at;
}

static bool is_void(const random_type *type) { return type->size == 0; }

/* R f(P s_,P e_,T a0,…){…} */
static void write_callee(FILE *file, const random_signature *signature, unsigned code) {
  fprintf(file, "static %s f%u(%s", signature->result->name, code, signature->is_method ? "P s_,P e_" : signature->count ? "" : "void");
  for (unsigned i = 0; i < signature->count; i++)
    fprintf(file, "%s%s a%u", i || signature->is_method ? "," : "", signature->arguments[i]->name, i);
  fprintf(file, "){%s", signature->is_method ? "N" : "M");
  for (unsigned i = 0; i < signature->count; i++) {
    const random_type *type = signature->arguments[i];
    fprintf(file, " K(%s,%u)=a%u;", random_is_narrow(type) ? "q" : type->name, compiled_slot(signature, i), i);
  }
  if (!is_void(signature->result)) fprintf(file, " R(%s)", signature->result->name);
  fprintf(file, "}\n");
}

/* void c(F f_){K(R,0)=((R(*)(P,P,T,…))f_)(G(P,0),G(P,8),G(T,16),…);} */
static void write_caller(FILE *file, const random_signature *signature, unsigned code) {
  const random_type *result = signature->result;
  fprintf(file, "static void c%u(F f_){", code);
  if (!is_void(result)) fprintf(file, "K(%s,0)=", random_is_narrow(result) ? "q" : result->name);
  fprintf(file, "((%s(*)(%s", result->name, signature->is_method ? "P,P" : signature->count ? "" : "void");
  for (unsigned i = 0; i < signature->count; i++)
    fprintf(file, "%s%s", i || signature->is_method ? "," : "", signature->arguments[i]->name);
  fprintf(file, "))f_)(%s", signature->is_method ? "G(P,0),G(P,8)" : "");
  for (unsigned i = 0; i < signature->count; i++)
    fprintf(file, "%sG(%s,%u)", i || signature->is_method ? "," : "", signature->arguments[i]->name, compiled_slot(signature, i));
  fprintf(file, ");}\n");
}

static unsigned write_all(FILE *file, uint64_t seed, unsigned first, unsigned end, unsigned step,
                          void (*write)(FILE *, const random_signature *, unsigned)) {
  unsigned codes = 0;
  for (unsigned index = first; index < end; index += step) {
    random_signature signature;
    random_signature_make(seed, index, &signature);
    write(file, &signature, codes++);
  }
  return codes;
}

static bool write_unit(const char *path, uint64_t seed, unsigned first, unsigned end, unsigned step) {
  FILE *file = fopen(path, "w");
  if (!file) return perror(path), false;
  random_types_write(file); /* P among them: a pointer */
  fputs(prelude, file);
  write_all(file, seed, first, end, step, write_callee);
  fputs("#pragma GCC optimize(0)\n#pragma clang optimize off\n", file); /* half the time; what a caller does stays the same */
  unsigned codes = write_all(file, seed, first, end, step, write_caller);
  fprintf(file, "static const struct code{F f;void(*c)(F);}codes[]={");
  for (unsigned i = 0; i < codes; i++) fprintf(file, "{(F)f%u,c%u},\n", i, i);
  fprintf(file, "};\nstatic const unsigned short types[][2]={");
  for (unsigned i = 0; i < RANDOM_AGGREGATES; i++)
    fprintf(file, "{sizeof(%s),_Alignof(%s)},\n", random_aggregate(i)->name, random_aggregate(i)->name);
  fprintf(file, "};\n%s", unit_text);
  return fclose(file) == 0;
}

static pid_t start_compiler(const char *path) {
  const char *compiler = getenv("CHECK_CC");
  char command[3 * PATH];
  snprintf(command, sizeof command,
           "exec %s -O1 -std=gnu11 -w -Wno-psabi -fmax-errors=3 -fno-strict-aliasing -fno-asynchronous-unwind-tables -fPIC "
           "-shared '%s.c' -o '%s.so'", compiler ? compiler : "cc", path, path);
  pid_t child = fork();
  if (child) return child;
  execl("/bin/sh", "sh", "-c", command, (char *)NULL);
  _exit(127);
}

static bool succeeds(pid_t child) {
  int status = -1;
  return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static const compiled_unit *load(const char *path) {
  char name[PATH + 8];
  snprintf(name, sizeof name, "%s.so", path);
  void *object = dlopen(name, RTLD_NOW | RTLD_LOCAL); /* for good: the functions are used until the end */
  const compiled_unit *unit = object ? dlsym(object, "compiled") : NULL;
  if (!unit) fprintf(stderr, "%s\n", dlerror());
  return unit;
}

static void path_of(char path[PATH], const char *folder, unsigned unit) { snprintf(path, PATH, "%.4000s/%u", folder, unit); }

bool compile_signatures(uint64_t seed, unsigned first, unsigned count, const compiled_unit **units, unsigned unit_count,
                        const char *program) {
  char folder[PATH], path[PATH], file[PATH + 8];
  snprintf(folder, sizeof folder, "%.4000s-XXXXXX", program); /* not in /tmp, from where nothing may be loaded on some machines */
  if (!mkdtemp(folder)) return perror(folder), false;
  pid_t compilers[unit_count];
  bool is_right = true;
  for (unsigned i = 0; i < unit_count; i++) {
    path_of(path, folder, i);
    snprintf(file, sizeof file, "%s.c", path);
    is_right &= write_unit(file, seed, first + i, first + count, unit_count);
    compilers[i] = start_compiler(path);
  }
  for (unsigned i = 0; i < unit_count; i++) is_right &= succeeds(compilers[i]);
  for (unsigned i = 0; i < unit_count; i++) {
    path_of(path, folder, i);
    units[i] = is_right ? load(path) : NULL;
    is_right &= units[i] != NULL;
    for (int s = 0; s < 2; s++) {
      snprintf(file, sizeof file, "%s.%s", path, s ? "so" : "c");
      unlink(file);
    }
  }
  rmdir(folder);
  return is_right;
}
