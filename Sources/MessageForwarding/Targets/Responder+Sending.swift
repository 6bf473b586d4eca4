extension Responder {
  /// Sends a message that has a result.
  ///
  /// ```swift
  /// let ok = try receiver.send("textField(_:shouldChangeTo:)", field, "hi", returning: Bool.self)
  /// ```
  ///
  /// The types of the values are what the sender states: they must be those that the method was registered with (`3` is an `Int`; write
  /// `Int32(3)` for an `Int32`). For class instances a subclass will do; `Any` and `AnyObject` take everything and every object; an optional
  /// that is boxed takes, and gives, what it wraps.
  ///
  /// - Throws: The method's own error as it is; ``MessageError/Code/unrecognizedSelector`` when the receiver does not respond;
  ///   ``MessageError/Code/signatureMismatch``, which names the argument and is thrown before the method runs.
  ///
  /// Each send looks up selector, types and method: prepare a ``Message`` to send often. The counterpart of `objc_msgSend`.
  @inlinable
  public func send<each Argument, Result>(
    _ selector: Selector, _ arguments: repeat each Argument, returning result: Result.Type
  ) throws -> Result {
    let shape = unsafe Shape.of(result, repeat (each Argument).self)
    return try unsafe messageTarget.deliver(selector, shape, repeat each arguments, returning: result)
  }

  /// Sends a message that has no result.
  ///
  /// - Throws: As ``Responder/send(_:_:returning:)``. A method that has a result is a mismatch.
  @inlinable
  public func send<each Argument>(_ selector: Selector, _ arguments: repeat each Argument) throws {
    let shape = unsafe Shape.of(Void.self, repeat (each Argument).self)
    try unsafe messageTarget.deliver(selector, shape, repeat each arguments, returning: Void.self)
  }

  /// Sends a prepared message that has a result.
  ///
  /// - Throws: As ``Responder/send(_:_:returning:)``, and the message's ``Message/problem``.
  @inlinable
  public func send<each Argument, Result>(
    _ message: Message<repeat each Argument>.Returning<Result>, _ arguments: repeat each Argument
  ) throws -> Result {
    try unsafe messageTarget.deliver(message.selector, message.shape, repeat each arguments, returning: Result.self)
  }

  /// Sends a prepared message that has no result.
  ///
  /// - Throws: As ``Responder/send(_:_:returning:)``, and the message's ``Message/problem``.
  @inlinable
  public func send<each Argument>(_ message: Message<repeat each Argument>, _ arguments: repeat each Argument) throws {
    try unsafe messageTarget.deliver(message.selector, message.shape, repeat each arguments, returning: Void.self)
  }
}
