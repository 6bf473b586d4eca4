// Messages that nobody need respond to, as optional protocol methods.

extension AwaitingSharedMulticast {
  /// Sends a message that nobody need respond to.
  ///
  /// - Throws: As ``send(_:_:returning:)``, except that it does nothing when nobody responds.
  public nonisolated(nonsending) func send<each Argument: Sendable>(optional selector: Selector, _ arguments: repeat each Argument)
    async throws
  {
    try await send(optional: Message<repeat each Argument>(selector), repeat each arguments)
  }

  /// Sends a prepared message that nobody need respond to.
  ///
  /// - Throws: As ``send(_:_:returning:)``, except that it does nothing when nobody responds.
  public nonisolated(nonsending) func send<each Argument: Sendable>(
    optional message: Message<repeat each Argument>, _ arguments: repeat each Argument
  ) async throws {
    let message = Message<repeat each Argument>.Returning<Void>(message.selector)
    try await send(optional: message, repeat each arguments)
  }

  /// Sends a message that nobody need respond to, and gives the last responder's result, or what the proxy chooses.
  ///
  /// - Returns: `nil` when nobody responds.
  /// - Throws: As ``send(_:_:returning:)``, except for that.
  public nonisolated(nonsending) func send<each Argument: Sendable, Result: Sendable>(
    optional selector: Selector, _ arguments: repeat each Argument, returning result: Result.Type
  ) async throws -> Result? {
    try await send(optional: Message<repeat each Argument>.Returning<Result>(selector), repeat each arguments)
  }

  /// Sends a message that nobody need respond to, and chooses among the results.
  ///
  /// - Returns: `nil` when nobody responds.
  /// - Throws: As ``send(_:_:returning:)``, except for that.
  public nonisolated(nonsending) func send<each Argument: Sendable, Result: Sendable, Output>(
    optional selector: Selector, _ arguments: repeat each Argument, returning result: Result.Type,
    choosing choice: ResultChoice<Result, Output>
  ) async throws -> Output? {
    let message = Message<repeat each Argument>.Returning<Result>(selector)
    return try await send(optional: message, repeat each arguments, choosing: choice)
  }

  /// Sends a prepared message that nobody need respond to, and gives the last responder's result, or what the proxy chooses.
  ///
  /// - Returns: `nil` when nobody responds.
  /// - Throws: As ``send(_:_:returning:)``, except for that.
  public nonisolated(nonsending) func send<each Argument: Sendable, Result: Sendable>(
    optional message: Message<repeat each Argument>.Returning<Result>, _ arguments: repeat each Argument
  ) async throws -> Result? {
    try await send(optional: message, repeat each arguments, choosing: .ownChoice)
  }

  /// Sends a prepared message that nobody need respond to, and chooses among the results.
  ///
  /// - Returns: `nil` when nobody responds.
  /// - Throws: As ``send(_:_:returning:)``, except for that.
  public nonisolated(nonsending) func send<each Argument: Sendable, Result: Sendable, Output>(
    optional message: Message<repeat each Argument>.Returning<Result>, _ arguments: repeat each Argument,
    choosing choice: ResultChoice<Result, Output>
  ) async throws -> Output? {
    try await round(message, repeat each arguments, choosing: choice, optional: true)
  }
}
