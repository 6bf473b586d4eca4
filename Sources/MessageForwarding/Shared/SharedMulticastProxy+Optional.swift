// Messages that nobody need respond to, as optional protocol methods.

extension SharedMulticastProxy {
  /// Sends a message that nobody need respond to.
  ///
  /// - Throws: As ``send(_:_:returning:choosing:)``, except that it does nothing when nobody responds.
  @inlinable
  public func send<each Argument: Sendable>(optional selector: Selector, _ arguments: repeat each Argument) throws {
    try send(optional: Message<repeat each Argument>(selector), repeat each arguments)
  }

  /// Sends a prepared message that nobody need respond to.
  ///
  /// - Throws: As ``send(_:_:returning:choosing:)``, except that it does nothing when nobody responds.
  @inlinable
  public func send<each Argument: Sendable>(optional message: Message<repeat each Argument>, _ arguments: repeat each Argument)
    throws
  {
    _ = try unsafe lastResult(message.selector, message.shape, repeat each arguments, returning: Void.self, optional: true)
  }

  /// Sends a message that nobody need respond to, and gives the last responder's result.
  ///
  /// - Returns: `nil` when nobody responds.
  /// - Throws: As ``send(_:_:returning:choosing:)``, except for that.
  @inlinable
  public func send<each Argument: Sendable, Result: Sendable>(
    optional selector: Selector, _ arguments: repeat each Argument, returning result: Result.Type
  ) throws -> Result? {
    try send(optional: Message<repeat each Argument>.Returning<Result>(selector), repeat each arguments)
  }

  /// Sends a message that nobody need respond to, and chooses among the results.
  ///
  /// - Returns: `nil` when nobody responds.
  /// - Throws: As ``send(_:_:returning:choosing:)``, except for that.
  public func send<each Argument: Sendable, Result: Sendable, Output>(
    optional selector: Selector, _ arguments: repeat each Argument, returning result: Result.Type,
    choosing choice: ResultChoice<Result, Output>
  ) throws -> Output? {
    let message = Message<repeat each Argument>.Returning<Result>(selector)
    return try send(optional: message, repeat each arguments, choosing: choice)
  }

  /// Sends a prepared message that nobody need respond to, and gives the last responder's result.
  ///
  /// - Returns: `nil` when nobody responds.
  /// - Throws: As ``send(_:_:returning:choosing:)``, except for that.
  @inlinable
  public func send<each Argument: Sendable, Result: Sendable>(
    optional message: Message<repeat each Argument>.Returning<Result>, _ arguments: repeat each Argument
  ) throws -> Result? {
    try unsafe lastResult(message.selector, message.shape, repeat each arguments, returning: Result.self, optional: true)
  }

  /// Sends a prepared message that nobody need respond to, and chooses among the results.
  ///
  /// - Returns: `nil` when nobody responds.
  /// - Throws: As ``send(_:_:returning:choosing:)``, except for that.
  public func send<each Argument: Sendable, Result: Sendable, Output>(
    optional message: Message<repeat each Argument>.Returning<Result>, _ arguments: repeat each Argument,
    choosing choice: ResultChoice<Result, Output>
  ) throws -> Output? {
    try unsafe chosen(message.selector, message.shape, repeat each arguments, choosing: choice, optional: true)
  }
}
