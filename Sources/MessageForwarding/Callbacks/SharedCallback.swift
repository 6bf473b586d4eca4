/// A C function pointer that runs Swift on whatever thread C calls it: a ``Callback`` whose closure is `@Sendable`, or whose target is `Sendable`.
///
/// ```swift
/// let observers = SharedMulticastProxy()
/// let done = try SharedCallback<(Int32) -> Void>("didFinish(_:)", to: observers)
/// ```
///
/// Several threads may be inside at once, and any may release it. Everything else is as for ``Callback``.
@safe
public final class SharedCallback<Function>: Sendable {
  private let handle: CallbackHandle

  @usableFromInline
  init(_ plan: CallbackPlan) throws(MessageError) { handle = try CallbackHandle(plan) }
}

extension SharedCallback {
  /// The types of the C function.
  public var signature: MethodSignature { handle.signature }

  /// The C function's address, valid as long as this object.
  public var address: UnsafeRawPointer { unsafe handle.function }

  /// The C function, as a function pointer of the type that is wanted where it is used.
  ///
  /// Valid as long as this object: see ``withPointer(as:_:)``.
  ///
  /// - Throws: ``MessageError/Code/signatureMismatch`` when the type is not that of a C function pointer, also an optional one, with the types of
  ///   this callback. Those of a `SharedCallback<Any>` cannot be compared: that they are those of its encoding is for you to know.
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
