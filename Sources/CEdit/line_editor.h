/* What is used of libedit, whose functions that take settings are variadic: Swift cannot call these. */
#ifndef LINE_EDITOR_H
#define LINE_EDITOR_H

#include <histedit.h>
#include <locale.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

typedef unsigned char line_editor_key(EditLine *editor, int key);
typedef char *line_editor_prompt(EditLine *editor);

/* Makes an editor of standard input and output, with the settings of the user's ~/.editrc; NULL when there is no memory. `context` is for the functions. */
static inline EditLine *line_editor_make(const char *name, line_editor_prompt *prompt, line_editor_key *complete, line_editor_key *drop,
                                         void *context) {
  /* libedit asks the locale what a character is. In that of C, only ASCII is one. */
  if (setlocale(LC_CTYPE, "") == NULL || MB_CUR_MAX == 1) setlocale(LC_CTYPE, "C.UTF-8");
  EditLine *editor = el_init(name, stdin, stdout, stderr);
  if (!editor) return NULL;
  el_set(editor, EL_CLIENTDATA, context);
  el_set(editor, EL_EDITOR, "emacs");
  /* The terminal is set right again when a signal comes. */
  el_set(editor, EL_SIGNAL, 1);
  el_set(editor, EL_PROMPT, prompt);
  el_set(editor, EL_ADDFN, "complete-word", "Complete the word before the cursor", complete);
  el_set(editor, EL_BIND, "^I", "complete-word", NULL);
  /* ^C is a key like any other while a line is edited, as ^Z is: a signal could come where nothing waits for it. */
  el_set(editor, EL_SETTY, "-d", "-isig", NULL);
  el_set(editor, EL_ADDFN, "drop-line", "Drop the line", drop);
  el_set(editor, EL_BIND, "^C", "drop-line", NULL);
  el_set(editor, EL_BIND, "^R", "em-inc-search-prev", NULL);
  el_source(editor, NULL);
  return editor;
}

static inline void *line_editor_context(EditLine *editor) {
  void *context = NULL;
  el_get(editor, EL_CLIENTDATA, &context);
  return context;
}

static inline void line_editor_set_history(EditLine *editor, History *lines) { el_set(editor, EL_HIST, history, lines); }

/* The newest `count` lines are kept; one that is the same as the one before is not. */
static inline void line_history_limit(History *lines, int count) {
  HistEvent event;
  history(lines, &event, H_SETSIZE, count);
  history(lines, &event, H_SETUNIQUE, 1);
}

static inline void line_history_add(History *lines, const char *line) {
  HistEvent event;
  history(lines, &event, H_ENTER, line);
}

/* Returns -1 when the file cannot be read, or written. */
static inline int line_history_load(History *lines, const char *path) {
  HistEvent event;
  return history(lines, &event, H_LOAD, path);
}

static inline int line_history_save(History *lines, const char *path) {
  HistEvent event;
  return history(lines, &event, H_SAVE, path);
}

#endif
