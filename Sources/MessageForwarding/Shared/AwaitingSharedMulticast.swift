extension SharedMulticastProxy {
  /// The proxy, for sends that wait: each target is called where it belongs.
  ///
  /// ```swift
  /// let sizes = try await observers.awaiting.send("size(_:)", id, returning: Int.self, choosing: .all)
  /// ```
  public var awaiting: AwaitingSharedMulticast { AwaitingSharedMulticast(proxy: self) }
}

/// A shared multicast proxy whose messages are awaited: see ``SharedMulticastProxy/awaiting``.
///
/// The targets hear a message one after another, each on its actor or its queue: the next one is called when the one before has ended, an `async`
/// method included. A target that is removed, or goes, while the round waits for another is not called any more, and one that is added is
/// called from the next round on. A target is kept alive only while it is called.
///
/// What was posted to a target before, and still waits there, is delivered first; a method that is being waited for does not hold a round up.
///
/// When the task is cancelled, the targets that were not called yet are not: the send throws `CancellationError`.
public struct AwaitingSharedMulticast: Sendable {
  let proxy: SharedMulticastProxy

  /// Sends a message to every target that responds, and gives the last responder's result, or what the proxy chooses.
  ///
  /// - Throws: As ``SharedMulticastProxy/send(_:_:returning:choosing:)``, and `CancellationError`. ``MessageError/Code/awaitNeeded`` is for `async`
  ///   methods of targets that belong to a queue, and for targets beyond a proxy that is none of these.
  public nonisolated(nonsending) func send<each Argument: Sendable, Result: Sendable>(
    _ selector: Selector, _ arguments: repeat each Argument, returning result: Result.Type
  ) async throws -> Result {
    try await send(Message<repeat each Argument>.Returning<Result>(selector), repeat each arguments)
  }

  /// Sends a message that has no result to every target that responds.
  ///
  /// - Throws: As ``send(_:_:returning:)``.
  public nonisolated(nonsending) func send<each Argument: Sendable>(_ selector: Selector, _ arguments: repeat each Argument)
    async throws
  {
    try await send(Message<repeat each Argument>(selector), repeat each arguments)
  }

  /// Sends a prepared message to every target that responds, and gives the last responder's result, or what the proxy chooses.
  ///
  /// - Throws: As ``send(_:_:returning:)``.
  public nonisolated(nonsending) func send<each Argument: Sendable, Result: Sendable>(
    _ message: Message<repeat each Argument>.Returning<Result>, _ arguments: repeat each Argument
  ) async throws -> Result {
    try await send(message, repeat each arguments, choosing: .ownChoice)
  }

  /// Sends a prepared message that has no result to every target that responds.
  ///
  /// - Throws: As ``send(_:_:returning:)``.
  public nonisolated(nonsending) func send<each Argument: Sendable>(
    _ message: Message<repeat each Argument>, _ arguments: repeat each Argument
  ) async throws {
    try await send(Message<repeat each Argument>.Returning<Void>(message.selector), repeat each arguments)
  }

  /// Sends a message to every target that responds, and chooses among their results.
  ///
  /// - Throws: As ``send(_:_:returning:)``.
  public nonisolated(nonsending) func send<each Argument: Sendable, Result: Sendable, Output>(
    _ selector: Selector, _ arguments: repeat each Argument, returning result: Result.Type,
    choosing choice: ResultChoice<Result, Output>
  ) async throws -> Output {
    try await send(Message<repeat each Argument>.Returning<Result>(selector), repeat each arguments, choosing: choice)
  }

  /// Sends a prepared message to every target that responds, and chooses among their results.
  ///
  /// - Throws: As ``send(_:_:returning:)``.
  public nonisolated(nonsending) func send<each Argument: Sendable, Result: Sendable, Output>(
    _ message: Message<repeat each Argument>.Returning<Result>, _ arguments: repeat each Argument,
    choosing choice: ResultChoice<Result, Output>
  ) async throws -> Output {
    // Not optional: that nobody answers is thrown.
    try await round(message, repeat each arguments, choosing: choice, optional: false)!
  }

  nonisolated(nonsending) func round<each Argument: Sendable, Result: Sendable, Output>(
    _ message: Message<repeat each Argument>.Returning<Result>, _ arguments: repeat each Argument,
    choosing choice: ResultChoice<Result, Output>, optional: Bool
  ) async throws -> Output? {
    try Task.checkCancellation()
    if let problem = message.problem { throw problem }
    let awaited = AwaitedMessage(message, repeat each arguments)
    return try await proxy.awaitRound(
      message.selector, message.signature!, along: ForwardingPath(), choosing: choice, optional: optional, here: awaited.awaiting
    ) { place, path in try await place.answer(to: awaited, path) }
  }
}
