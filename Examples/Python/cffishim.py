"""CFFIShim, the C core, from Python: selectors, signatures, method tables, multicasts and C callbacks, through ctypes alone.

Python objects and functions cross C as numbers, keys of `_kept`; what C lets go of is taken out of it again.
"""

import ctypes
import itertools
import os
from ctypes import CFUNCTYPE, POINTER, Structure, byref, c_bool, c_char_p, c_double, c_float, c_int, c_size_t, c_void_p

_built = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../CFFIShim/build/libCFFIShim.so")
core = ctypes.CDLL(os.environ.get("CFFISHIM", _built))

# --- What the headers declare ----------------------------------------------------------------------------------------------------

HANDLER = CFUNCTYPE(c_int, c_void_p, c_void_p)  # mf_handler
DISPOSE = CFUNCTYPE(None, c_void_p)


class Target(Structure):
    _fields_ = [("object", c_void_p), ("table", c_void_p)]


class Implementation(Structure):
    _fields_ = [("kind", c_int), ("function", c_void_p), ("handler", HANDLER), ("context", c_void_p), ("dispose", DISPOSE)]


NATIVE, PLAIN, HANDLED = range(3)  # mf_implementation_kind


class Retention(Structure):
    _fields_ = [("acquire", c_void_p), ("release", c_void_p), ("dispose", DISPOSE)]


class Delivery(Structure):
    _fields_ = [("choice", c_int), ("optional", c_bool), ("skips_mismatched", c_bool), ("visitor", c_void_p),
                ("context", c_void_p), ("responder_count", POINTER(c_size_t))]


DEFAULT, LAST, FIRST, ANY, EVERY = range(5)  # mf_result_choice


class Error(Structure):
    pass


Error._fields_ = [("status", c_int), ("argument", c_int), ("selector", c_void_p), ("position", c_size_t), ("reason", c_char_p),
                  ("expected", c_char_p), ("got", c_char_p), ("expected_count", c_size_t), ("got_count", c_size_t),
                  ("object", c_void_p), ("subject", c_char_p), ("payload", c_void_p), ("release_payload", c_void_p),
                  ("causes", POINTER(Error)), ("cause_count", c_size_t)]


class Sending(Structure):
    _fields_ = [("target", Target), ("selector", c_void_p), ("context", c_void_p), ("dispose", c_void_p),
                ("failed", CFUNCTYPE(None, c_void_p, POINTER(Error)))]


def _declare(names, result, *arguments):
    for name in names.split():
        function = getattr(core, name)
        function.restype, function.argtypes = result, arguments


_p, _error = c_void_p, POINTER(Error)
_declare("mf_closure_count", c_size_t)
_declare("mf_type_encoding mf_type_shape", c_char_p, _p)
_declare("mf_selector_intern mf_signature_make", c_int, c_char_p, POINTER(_p), _error)
_declare("mf_signature_argument_count mf_signature_frame_size", c_size_t, _p)
_declare("mf_signature_argument_offset", c_size_t, _p, c_size_t)
_declare("mf_signature_argument_type mf_call_argument", _p, _p, c_size_t)
_declare("mf_signature_result_type mf_signature_as_function", _p, _p)
_declare("mf_call_self mf_call_signature mf_call_result mf_closure_function", _p, _p)
_declare("mf_call_error", _error, _p)
_declare("mf_error_describe", c_size_t, _error, c_char_p, c_size_t)
_declare("mf_error_set_foreign", c_int, _error, _p, DISPOSE, c_char_p)
_declare("mf_error_clear", None, _error)
_declare("mf_table_create", c_int, c_char_p, _p, _p, POINTER(_p), _error)
_declare("mf_table_add", c_int, _p, _p, _p, POINTER(Implementation), _error)
_declare("mf_table_release mf_multicast_destroy mf_closure_destroy", None, _p)
_declare("mf_multicast_create", c_int, c_char_p, _p, POINTER(_p), _error)
_declare("mf_multicast_add", c_int, _p, Target, POINTER(Retention), _p, _error)
_declare("mf_multicast_remove", c_int, _p, _p, _error)
_declare("mf_multicast_send", c_int, _p, _p, _p, _p, _p, POINTER(Delivery), _error)
_declare("mf_multicast_set_choice", c_int, _p, _p, c_int, _error)
_declare("mf_multicast_target", Target, _p)
_declare("mf_closure_create_sending", c_int, _p, POINTER(Sending), POINTER(_p), _error)

# --- Python objects in C ---------------------------------------------------------------------------------------------------------

_kept, _next_key = {}, itertools.count(1)


def _keep(value):
    key = next(_next_key)
    _kept[key] = value
    return key


def kept_count():
    """How many Python objects C holds."""
    return len(_kept)


@DISPOSE
def _let_go(key):
    del _kept[key]


# --- Errors: a Python exception goes through C and comes out as it was ---------------------------------------------------------------


class MessageError(Exception):
    """What went wrong in C. `causes` has the errors of several targets, in the order of delivery."""

    def __init__(self, text, status, causes=()):
        super().__init__(text)
        self.status, self.causes = status, list(causes)


def _exception(error):
    if error.release_payload == ctypes.cast(_let_go, c_void_p).value:
        return _kept[error.payload]
    text = ctypes.create_string_buffer(core.mf_error_describe(error, None, 0) + 1)
    core.mf_error_describe(error, text, len(text))
    causes = [_exception(error.causes[index]) for index in range(error.cause_count)]
    return MessageError(text.value.decode(), error.status, causes)


def _call(function, *arguments):
    error = Error()
    if function(*arguments, byref(error)) != 0:
        try:
            raise _exception(error)
        finally:
            core.mf_error_clear(error)


def _made(function, *arguments):
    made = c_void_p()
    _call(function, *arguments, byref(made))
    return made.value


# --- Names, types, values --------------------------------------------------------------------------------------------------------

_types = {b"c": ctypes.c_int8, b"C": ctypes.c_uint8, b"s": ctypes.c_int16, b"S": ctypes.c_uint16, b"i": c_int, b"I": ctypes.c_uint32,
          b"q": ctypes.c_int64, b"Q": ctypes.c_uint64, b"f": c_float, b"d": c_double, b"B": c_bool, b"^v": c_void_p, b"v": None}


def selector(name):
    return _made(core.mf_selector_intern, name.encode())


def signature(encoding):
    return _made(core.mf_signature_make, encoding.encode())


def _ctype(type):
    shape = core.mf_type_shape(type)
    if shape not in _types:
        raise TypeError(f"no Python type for {core.mf_type_encoding(type).decode()}")
    return c_char_p if core.mf_type_encoding(type).endswith(b"*") else _types[shape]


def _argument_types(signature):
    count = core.mf_signature_argument_count(signature)
    return [_ctype(core.mf_signature_argument_type(signature, index)) for index in range(count)]


def _result_type(signature):
    type = _ctype(core.mf_signature_result_type(signature))
    # The bytes of a text belong to whoever made them, so none is returned.
    return c_void_p if type is c_char_p else type


def _store(value, ctype, address):
    place = ctype.from_address(address)
    place.value = value
    if isinstance(value, int) and ctype is not c_void_p and place.value != value:
        raise OverflowError(f"{value} is no {ctype.__name__}")


# --- Methods, targets, messages --------------------------------------------------------------------------------------------------


@HANDLER
def _run(key, call):
    try:
        stated = core.mf_call_signature(call)
        types = _argument_types(stated)
        values = [type.from_address(core.mf_call_argument(call, index)).value for index, type in enumerate(types)]
        result = _kept[key](_kept.get(core.mf_call_self(call)), *values)
        if (type := _result_type(stated)) is not None:
            _store(result, type, core.mf_call_result(call))
        return 0
    except BaseException as exception:  # None may pass through C.
        return core.mf_error_set_foreign(core.mf_call_error(call), _keep(exception), _let_go, repr(exception).encode())


class Table:
    """What a class of targets does: Python functions, which get the object first, and C functions."""

    def __init__(self, name):
        self.pointer = _made(core.mf_table_create, name.encode(), None, None)

    def add(self, name, encoding, function):
        key = _keep(function)
        try:
            self._add(name, encoding, Implementation(HANDLED, None, _run, key, _let_go))
        except BaseException:
            _let_go(key)
            raise

    def add_c(self, name, encoding, function):
        self._add(name, encoding, Implementation(PLAIN, ctypes.cast(function, c_void_p)))

    def _add(self, name, encoding, implementation):
        _call(core.mf_table_add, self.pointer, selector(name), signature(encoding), implementation)

    def close(self):
        core.mf_table_release(self.pointer)


_strong = Retention(dispose=_let_go)  # C does not copy it.


class Multicast:
    """An ordered set of targets, which it keeps alive."""

    def __init__(self, name):
        self.pointer = _made(core.mf_multicast_create, name.encode(), None)

    def add(self, value, table):
        """Adds a Python object; returns what `remove` takes."""
        key = _keep(value)
        try:
            _call(core.mf_multicast_add, self.pointer, Target(key, table.pointer), _strong, key)
        except BaseException:
            _let_go(key)
            raise
        return key

    def add_c(self, table):
        """Adds a target without an object, for C functions."""
        _call(core.mf_multicast_add, self.pointer, Target(None, table.pointer), None, None)

    def remove(self, key):
        _call(core.mf_multicast_remove, self.pointer, key)

    def set_choice(self, choice):
        _call(core.mf_multicast_set_choice, self.pointer, None, choice)

    def send(self, name, encoding, *values, choice=DEFAULT):
        stated = signature(encoding)
        types = _argument_types(stated)
        if len(values) != len(types):
            raise TypeError(f"{name} takes {len(types)} arguments, not {len(values)}")
        frame = ctypes.create_string_buffer(max(1, core.mf_signature_frame_size(stated)))
        for index, (value, type) in enumerate(zip(values, types)):
            _store(value, type, ctypes.addressof(frame) + core.mf_signature_argument_offset(stated, index))
        result = (_result_type(stated) or c_int)()
        _call(core.mf_multicast_send, self.pointer, selector(name), stated, frame, byref(result), Delivery(choice))
        return result.value if _result_type(stated) else None

    def close(self):
        core.mf_multicast_destroy(self.pointer)


class Callback:
    """A C function whose calls become a message to a multicast. Errors, which C cannot take, go to `failed`."""

    def __init__(self, multicast, name, encoding, failed=print):
        self._failed = Sending._fields_[-1][1](lambda _, error: failed(_exception(error.contents)))
        sending = Sending(core.mf_multicast_target(multicast.pointer), selector(name), failed=self._failed)
        plain = core.mf_signature_as_function(signature(encoding))
        self._closure = _made(core.mf_closure_create_sending, plain, sending)
        self.function = c_void_p(core.mf_closure_function(self._closure))

    def close(self):
        core.mf_closure_destroy(self._closure)
