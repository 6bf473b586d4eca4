"""The limits that the figures are held to: what is measured, by which series, beside which one, and the most that the ratio may be."""

TARGETS_OF_LIMITS = (64, 1000)


def of_series():
    """(what, our series, the other's series, the other's name, limit)"""
    yield "send by selector to one native method", "core/send", "libffi/send", "a prepared `ffi_call`", 0.16
    yield "send by selector to one native method", "core/send", "gnustep/send", "an ObjC message send", 1.7
    yield "kept invocation: set, set, invoke, read", "core/invocation", "gnustep/invocation", "GNUstep `NSInvocation` reused", 0.08
    yield "multicast to 1 target", "core/multicast/1", "qt/multicast/1", "a Qt signal with one slot", 0.4
    yield "multicast to 1 target", "core/multicast/1", "gnustep/multicast/1", "GNUstep `NSProxy` forwarding", 1 / 200
    for count in TARGETS_OF_LIMITS:
        what = f"multicast to {count:,} targets"
        yield what, f"core/multicast/{count}", f"raw/multicast/{count}", "the raw C loop", 1.25
        yield (f"{what}, callee in registers", f"core/multicast-registers/{count}", f"raw/multicast-registers/{count}",
               "the raw C loop", 1.7)
        yield f"{what}, native and handlers in turn", f"core/multicast-mixed/{count}", f"raw/multicast/{count}", "the raw C loop", 1.6
        yield what, f"core/multicast/{count}", f"qt/multicast/{count}", "a Qt signal", 0.22
        yield what, f"core/multicast/{count}", f"glib/multicast/{count}", "a GLib signal (generic marshaller)", 1 / 40
        yield what, f"core/multicast/{count}", f"gnustep/multicast/{count}", "GNUstep `NSProxy` forwarding", 1 / 40
    yield "C callback slot to multicast of 8 targets", "core/callback/8", "libffi/callback/8", "closure and `ffi_call` relay", 0.08


# Two threads scale at least so well, as a part of how two scale that run the raw loop.
THREADS_AT_LEAST = 0.85

# Rows of the tables that the other benchmarks print, found by how they begin: (what, how the row begins, the other's name, limit)
SWIFT = [
    ("Swift: prepared message to one object", "prepared message to one object", "a direct class-method call", 8),
    ("Swift: prepared message to 64 strong targets", "multicast of a prepared message to 64 strong", "a loop over `[any P]`", 0.6),
    ("Swift: typed proxy to 64 strong targets", "typed proxy to 64 strong", "a loop over `[any P]`", 0.6),
    ("Swift: prepared message to 64 weak targets", "multicast of a prepared message to 64 weak",
     "a loop over weak `final class` boxes", 0.95),
    ("Swift: typed proxy to 64 weak targets", "typed proxy to 64 weak", "a loop over weak `final class` boxes", 0.95),
]
MEMORY = [
    ("memory of a method", "memory of a method", 96),
    ("memory of a target in a multicast", "memory of a target", 64),
    ("memory of an entry of a dispatch plan, native methods", "memory of a dispatch plan's entry, of 100,000, native methods", 32),
    ("memory of an entry of a dispatch plan, native and handlers in turn", "memory of a dispatch plan's entry, of 100,000, native and", 32),
]
