/* CFFIShim: a selector table, invocations, forwarding and multicast for C, without an ObjC runtime.

   This umbrella is the table of contents; each header is the manual of one idea and includes only those above it. */
#ifndef CFFISHIM_H
#define CFFISHIM_H

#include "CFFIShim/base.h"       /* names of attributes, the version */
#include "CFFIShim/error.h"      /* statuses, and what is known about a failure */
#include "CFFIShim/selector.h"   /* interned names */
#include "CFFIShim/type.h"       /* one parsed type encoding */
#include "CFFIShim/signature.h"  /* result and argument types, frame layout, calling a C function with a frame */
#include "CFFIShim/call.h"       /* a call in progress, as a handler sees it */
#include "CFFIShim/closure.h"    /* C function pointers that run a handler */
#include "CFFIShim/table.h"      /* the methods of one class of targets; targets */
#include "CFFIShim/invocation.h" /* a message held as a value */
#include "CFFIShim/message.h"    /* sending: look-up, then the forwarding steps */
#include "CFFIShim/protocol.h"   /* named lists of required and optional messages */
#include "CFFIShim/multicast.h"  /* an ordered set of targets that hears each message */
#include "CFFIShim/direct_round.h" /* rounds for bindings that run their own closures */
#include "CFFIShim/plugin.h"     /* shared objects that bring targets */

#endif
