extension MulticastProxy {
  /// Sends a message to every target that responds, and gives the last responder's result.
  ///
  /// - Throws: As ``send(_:_:returning:choosing:)``.
  @inlinable
  public func send<each Argument, Result>(
    _ selector: Selector, _ arguments: repeat each Argument, returning result: Result.Type
  ) throws -> Result {
    try send(Message<repeat each Argument>.Returning<Result>(selector), repeat each arguments)
  }

  /// Sends a message that has no result to every target that responds.
  ///
  /// - Throws: As ``send(_:_:returning:choosing:)``.
  @inlinable
  public func send<each Argument>(_ selector: Selector, _ arguments: repeat each Argument) throws {
    try send(Message<repeat each Argument>(selector), repeat each arguments)
  }

  /// Sends a prepared message to every target that responds, and gives the last responder's result.
  ///
  /// - Throws: As ``send(_:_:returning:choosing:)``.
  @inlinable
  public func send<each Argument, Result>(
    _ message: Message<repeat each Argument>.Returning<Result>, _ arguments: repeat each Argument
  ) throws -> Result {
    // Not optional: that nobody answers is thrown.
    try unsafe lastResult(message.selector, message.shape, repeat each arguments, returning: Result.self, optional: false)!
  }

  /// Sends a prepared message that has no result to every target that responds.
  ///
  /// - Throws: As ``send(_:_:returning:choosing:)``.
  @inlinable
  public func send<each Argument>(_ message: Message<repeat each Argument>, _ arguments: repeat each Argument) throws {
    _ = try unsafe lastResult(message.selector, message.shape, repeat each arguments, returning: Void.self, optional: false)
  }

  /// Sends a message to every target that responds, and chooses among their results.
  ///
  /// - Throws: After the round, a target's own error as it is, or several in one (``ResultChoice/all`` gives them as results instead);
  ///   ``MessageError/Code/unrecognizedSelector`` when nobody responds; ``MessageError/Code/signatureMismatch``, unless ``mismatches`` says to
  ///   skip; ``MessageError/Code/forwardingLoop``.
  public func send<each Argument, Result, Output>(
    _ selector: Selector, _ arguments: repeat each Argument, returning result: Result.Type,
    choosing choice: ResultChoice<Result, Output>
  ) throws -> Output {
    let message = Message<repeat each Argument>.Returning<Result>(selector)
    return try send(message, repeat each arguments, choosing: choice)
  }

  /// Sends a prepared message to every target that responds, and chooses among their results.
  ///
  /// - Throws: As ``send(_:_:returning:choosing:)``.
  public func send<each Argument, Result, Output>(
    _ message: Message<repeat each Argument>.Returning<Result>, _ arguments: repeat each Argument,
    choosing choice: ResultChoice<Result, Output>
  ) throws -> Output {
    // Not optional: that nobody answers is thrown.
    try unsafe multicast(message.selector, message.shape, repeat each arguments, choosing: choice, optional: false)!
  }
}
