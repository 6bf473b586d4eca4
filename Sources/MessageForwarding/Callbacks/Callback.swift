/// A C function pointer that runs Swift: for a C library's callback slot.
///
/// ```swift
/// let double = try Callback { (value: Int32) -> Int32 in value * 2 }
/// try double.withPointer { (function: @convention(c) (Int32) -> Int32) in
///   _ = function(21)                                              // here C would call it
/// }
/// let hook = try Callback<(Int32, UnsafePointer<CChar>?) -> Void>("rowChanged(_:in:)", to: observers)
/// ```
///
/// C calls a closure, or sends a message to an object: to a ``MulticastProxy``, say, so that one slot is heard by many. What a proxy's targets
/// answer is chosen as the proxy says (``MulticastProxy/defaultChoice``), and goes back to C. The types are those of a Swift function type whose
/// every type is ``CRepresentable``. Where they are known at run time only, state them by an encoding: `Callback<Any>`.
///
/// - Errors: C cannot take one. When the closure or a target throws, nobody responds, or the types do not agree, C gets the default that was
///   stated, or else zero, false, NULL, and `onError` gets the error; without `onError`, ``Diagnostics``.
/// - Who keeps what: the callback keeps its closure, and its target only with ``Retention/strong``. C keeps nothing: hold the callback as
///   long as C may call it, or hand it over (`Unmanaged.passRetained`) where C says when it is done.
/// - Released while C is inside: the call ends as usual, and the last one that is inside frees the callback. A call that begins later, while
///   another is still inside, is an error (``MessageError/Code/targetGone``).
/// - Called after that: undefined in C. As far as it is caught, which is long, C gets zero and ``Diagnostics`` reports it.
/// - Isolation: C calls on whatever thread it likes, and the compiler cannot see which. A `Callback` is for C code that calls back where it
///   is called: it may be given anything of the isolation domain that makes it. Made on an actor, it checks each call: elsewhere it does
///   not run, C gets the default, and ``Diagnostics`` reports ``MessageError/Code/awaitNeeded``. Made elsewhere, that C calls back in the
///   same domain is for you to know. For C code that calls from threads of its own there is ``SharedCallback``.
/// - After `fork` it may be called in the child, if what it runs may be.
///
/// Making one allocates, and takes one of 1,024 functions that are compiled into the library; beyond those, and for results of C's `long
/// double`, executable memory is needed. A call costs about as much as a send. The counterpart of `imp_implementationWithBlock`. Calls
/// `mf_closure_create`.
@safe
public final class Callback<Function> {
  private let handle: CallbackHandle

  @usableFromInline
  init(_ plan: CallbackPlan) throws(MessageError) { handle = try CallbackHandle(plan) }
}

extension Callback {
  /// The types of the C function.
  public var signature: MethodSignature { handle.signature }

  /// The C function's address, valid as long as this object.
  public var address: UnsafeRawPointer { unsafe handle.function }

  /// The C function, as a function pointer of the type that is wanted where it is used.
  ///
  /// Valid as long as this object: see ``withPointer(as:_:)``.
  ///
  /// - Throws: ``MessageError/Code/signatureMismatch`` when the type is not that of a C function pointer, also an optional one, with the types of
  ///   this callback. Those of a `Callback<Any>` cannot be compared: that they are those of its encoding is for you to know.
  ///
  /// Compares the names of types. Ask for it once.
  public func pointer<Pointer>(as type: Pointer.Type = Pointer.self) throws(MessageError) -> Pointer {
    try checkFunctionPointer(type, to: Function.self)
    // Of the size of a pointer, as every C function pointer is.
    return unsafe unsafeBitCast(handle.function, to: Pointer.self)
  }

  /// Runs a closure with the C function, and keeps this object meanwhile: for C code that calls back before it returns.
  ///
  /// - Throws: As ``pointer(as:)``, and what the closure throws.
  public func withPointer<Pointer, Result>(
    as type: Pointer.Type = Pointer.self, _ body: (Pointer) throws -> Result
  ) throws -> Result {
    let pointer = try pointer(as: type)
    return try withExtendedLifetime(self) { try body(pointer) }
  }
}
