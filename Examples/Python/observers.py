"""Python objects and a C function hear one message, sent from Python and from inside qsort."""

import ctypes

import cffishim

libc = ctypes.CDLL(None)
COMPARE = "compare(_:_:)"
TYPES = "i@:**"  # int compare(self, selector, const char *, const char *)


class ByLength:
    def compare(self, first, second):
        return len(first) - len(second)


class Journal:
    def __init__(self):
        self.seen = set()

    def compare(self, first, second):
        if not first or not second:
            raise ValueError("a name is empty")
        self.seen |= {first, second}
        return 0


# What each class of targets does. strcmp of the C library is a method as it is.
rules, journals, c_functions = cffishim.Table("ByLength"), cffishim.Table("Journal"), cffishim.Table("libc")
rules.add(COMPARE, TYPES, ByLength.compare)
journals.add("compare::", TYPES, Journal.compare)  # Objective-C's spelling is the same selector
c_functions.add_c(COMPARE, TYPES, libc.strcmp)

# Three targets: two Python objects, and one that needs no object.
journal = Journal()
comparers = cffishim.Multicast("comparers")
comparers.add(ByLength(), rules)
comparers.add(journal, journals)
comparers.add_c(c_functions)

print("From Python: every target hears it, and one result is chosen")
answer = comparers.send(COMPARE, TYPES, b"Bo", b"Anton")
print("  the last, strcmp:", "after" if answer > 0 else "before")
print("  the first, by length:", comparers.send(COMPARE, TYPES, b"Bo", b"Anton", choice=cffishim.FIRST))
print("  the journal saw", sorted(journal.seen))

print("Through C: qsort's comparison is the message")
callback = cffishim.Callback(comparers, COMPARE, TYPES, failed=lambda error: print("  failed:", error))


def sort(*names):
    items = (ctypes.c_char * 8 * len(names))(*[ctypes.create_string_buffer(name.encode(), 8) for name in names])
    libc.qsort(items, ctypes.c_size_t(len(names)), ctypes.c_size_t(8), callback.function)
    return [item.value.decode() for item in items]


print("  by strcmp:", sort("Ida", "Bo", "Emma", "Anton"))
comparers.set_choice(cffishim.FIRST)
print("  by length:", sort("Ida", "Bo", "Emma", "Anton"))
print("  the journal saw", sorted(name.decode() for name in journal.seen))

print("Errors: a Python exception passes through C")
try:
    comparers.send(COMPARE, TYPES, b"", b"Anton")
except ValueError as error:
    print("  caught:", repr(error))
print("  sorted all the same:", sort("Ida", ""))
try:
    comparers.send("sing()", "v@:")
except cffishim.MessageError as error:
    print("  caught:", error)

for made in (callback, comparers, rules, journals, c_functions):
    made.close()
print(f"All released: {cffishim.core.mf_closure_count()} callbacks, {cffishim.kept_count()} Python objects in C")
