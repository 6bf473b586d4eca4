/* GLib: a signal (int, double), for which there is no marshaller but the generic one, which goes through libffi. */
#include "peers.h"

#include <glib-object.h>

typedef struct Emitter {
  GObject parent;
} Emitter;
typedef struct EmitterClass {
  GObjectClass parent;
} EmitterClass;
G_DEFINE_TYPE(Emitter, emitter, G_TYPE_OBJECT)

static void emitter_init(Emitter *emitter) { (void)emitter; }

static void emitter_class_init(EmitterClass *class) {
  g_signal_new("note", G_TYPE_FROM_CLASS(class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_DOUBLE);
}

static void run_signal(long count, void *emitter) {
  for (long i = 0; i < count; i++) g_signal_emit_by_name(emitter, "note", (gint)i & 7, 1.5);
}

void add_glib(void) {
  for (int i = 0; i < SIZES; i++) {
    GObject *emitter = g_object_new(emitter_get_type(), NULL);
    for (int k = 0; k < sizes[i]; k++) g_signal_connect(emitter, "note", G_CALLBACK(note_signal), NULL);
    add_series((series){"glib/multicast", run_signal, emitter, sizes[i], false});
  }
}
