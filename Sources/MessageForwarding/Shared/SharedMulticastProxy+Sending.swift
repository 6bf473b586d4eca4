// Sends that do not wait. They are those of `MulticastProxy` for Sendable values.

extension SharedMulticastProxy {
  /// Sends a message to every target that responds, and gives the last responder's result.
  ///
  /// - Throws: As ``send(_:_:returning:choosing:)``.
  @inlinable
  public func send<each Argument: Sendable, Result: Sendable>(
    _ selector: Selector, _ arguments: repeat each Argument, returning result: Result.Type
  ) throws -> Result {
    try send(Message<repeat each Argument>.Returning<Result>(selector), repeat each arguments)
  }

  /// Sends a message that has no result to every target that responds.
  ///
  /// - Throws: As ``send(_:_:returning:choosing:)``.
  @inlinable
  public func send<each Argument: Sendable>(_ selector: Selector, _ arguments: repeat each Argument) throws {
    try send(Message<repeat each Argument>(selector), repeat each arguments)
  }

  /// Sends a prepared message to every target that responds, and gives the last responder's result.
  ///
  /// - Throws: As ``send(_:_:returning:choosing:)``.
  @inlinable
  public func send<each Argument: Sendable, Result: Sendable>(
    _ message: Message<repeat each Argument>.Returning<Result>, _ arguments: repeat each Argument
  ) throws -> Result {
    // Not optional: that nobody answers is thrown.
    try unsafe lastResult(message.selector, message.shape, repeat each arguments, returning: Result.self, optional: false)!
  }

  /// Sends a prepared message that has no result to every target that responds.
  ///
  /// - Throws: As ``send(_:_:returning:choosing:)``.
  @inlinable
  public func send<each Argument: Sendable>(_ message: Message<repeat each Argument>, _ arguments: repeat each Argument) throws {
    _ = try unsafe lastResult(message.selector, message.shape, repeat each arguments, returning: Void.self, optional: false)
  }

  /// Sends a message to every target that responds, and chooses among their results.
  ///
  /// - Throws: After the round, a target's own error as it is, or several in one (``ResultChoice/all`` gives them as results instead);
  ///   ``MessageError/Code/unrecognizedSelector`` when nobody responds; ``MessageError/Code/awaitNeeded`` when one responds that belongs to an
  ///   actor or a queue on which the current code does not run; ``MessageError/Code/signatureMismatch``, unless ``mismatches`` says to skip;
  ///   ``MessageError/Code/forwardingLoop``.
  public func send<each Argument: Sendable, Result: Sendable, Output>(
    _ selector: Selector, _ arguments: repeat each Argument, returning result: Result.Type,
    choosing choice: ResultChoice<Result, Output>
  ) throws -> Output {
    let message = Message<repeat each Argument>.Returning<Result>(selector)
    return try send(message, repeat each arguments, choosing: choice)
  }

  /// Sends a prepared message to every target that responds, and chooses among their results.
  ///
  /// - Throws: As ``send(_:_:returning:choosing:)``.
  public func send<each Argument: Sendable, Result: Sendable, Output>(
    _ message: Message<repeat each Argument>.Returning<Result>, _ arguments: repeat each Argument,
    choosing choice: ResultChoice<Result, Output>
  ) throws -> Output {
    // Not optional: that nobody answers is thrown.
    try unsafe chosen(message.selector, message.shape, repeat each arguments, choosing: choice, optional: false)!
  }

  /// One round in the usual way. Nil when nobody responded to an optional message.
  @inlinable
  func lastResult<each Argument, Result>(
    _ selector: Selector, _ shape: ShapePointer, _ arguments: repeat each Argument, returning: Result.Type, optional: Bool
  ) throws -> Result? {
    // After it, which also keeps this object alive.
    defer { answersMayHaveChanged() }
    return try unsafe round.lastResult(selector, shape, repeat each arguments, returning: returning, optional: optional)
  }

  /// One round whose results are chosen among. Nil when nobody responded to an optional message.
  func chosen<each Argument, Result, Output>(
    _ selector: Selector, _ shape: ShapePointer, _ arguments: repeat each Argument, choosing choice: ResultChoice<Result, Output>,
    optional: Bool
  ) throws -> Output? {
    defer { answersMayHaveChanged() }
    return try unsafe round.chosen(selector, shape, repeat each arguments, choosing: choice, optional: optional)
  }
}

// The sends of every `Responder`, which values of any type would reach: here a warning tells that it is not the compiler who checks them.

extension SharedMulticastProxy {
  /// Sends values of which the compiler cannot tell that they may cross from one isolation to another.
  @available(*, deprecated, message: "arguments and results of a SharedMulticastProxy's messages must be Sendable")
  public func send<each Argument, Result>(
    _ selector: Selector, _ arguments: repeat each Argument, returning result: Result.Type
  ) throws -> Result {
    let shape = unsafe Shape.of(result, repeat (each Argument).self)
    return try unsafe lastResult(selector, shape, repeat each arguments, returning: result, optional: false)!
  }

  /// Sends values of which the compiler cannot tell that they may cross from one isolation to another.
  @available(*, deprecated, message: "arguments of a SharedMulticastProxy's messages must be Sendable")
  public func send<each Argument>(_ selector: Selector, _ arguments: repeat each Argument) throws {
    let shape = unsafe Shape.of(Void.self, repeat (each Argument).self)
    _ = try unsafe lastResult(selector, shape, repeat each arguments, returning: Void.self, optional: false)
  }

  /// Sends values of which the compiler cannot tell that they may cross from one isolation to another.
  @available(*, deprecated, message: "arguments and results of a SharedMulticastProxy's messages must be Sendable")
  public func send<each Argument, Result>(
    _ message: Message<repeat each Argument>.Returning<Result>, _ arguments: repeat each Argument
  ) throws -> Result {
    try unsafe lastResult(message.selector, message.shape, repeat each arguments, returning: Result.self, optional: false)!
  }

  /// Sends values of which the compiler cannot tell that they may cross from one isolation to another.
  @available(*, deprecated, message: "arguments of a SharedMulticastProxy's messages must be Sendable")
  public func send<each Argument>(_ message: Message<repeat each Argument>, _ arguments: repeat each Argument) throws {
    _ = try unsafe lastResult(message.selector, message.shape, repeat each arguments, returning: Void.self, optional: false)
  }
}
