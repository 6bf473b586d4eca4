extension MulticastProxy {
  /// The proxy, for sends that wait: for targets whose methods are async, or run on other actors.
  ///
  /// ```swift
  /// try await observers.awaiting.send("save(_:)", document)
  /// ```
  ///
  /// Keeps the proxy alive, and stays in its isolation domain.
  public var awaiting: AwaitingMulticast { AwaitingMulticast(proxy: self) }
}

/// A multicast proxy whose messages are awaited: see ``MulticastProxy/awaiting``.
///
/// The targets hear a message one after another: the next one is called when the one before has ended. The rules of ``MulticastProxy`` hold for
/// the whole time: a target that is removed, or goes, while the round waits for another is not called any more, and one that is added is
/// called from the next round on. A target is kept alive only while it is called.
///
/// When the task is cancelled, the targets that were not called yet are not: the send throws `CancellationError`. Each method runs where it
/// belongs: see ``AwaitingReceiver``.
public struct AwaitingMulticast {
  let proxy: MulticastProxy

  /// Sends a message to every target that responds, and gives the last responder's result, or what the proxy chooses.
  ///
  /// - Throws: As ``MulticastProxy/send(_:_:returning:choosing:)``, and `CancellationError`.
  public nonisolated(nonsending) func send<each Argument, Result>(
    _ selector: Selector, _ arguments: repeat each Argument, returning result: Result.Type
  ) async throws -> Result {
    try await send(Message<repeat each Argument>.Returning<Result>(selector), repeat each arguments)
  }

  /// Sends a message that has no result to every target that responds.
  ///
  /// - Throws: As ``send(_:_:returning:)``.
  public nonisolated(nonsending) func send<each Argument>(_ selector: Selector, _ arguments: repeat each Argument) async throws {
    try await send(Message<repeat each Argument>(selector), repeat each arguments)
  }

  /// Sends a prepared message to every target that responds, and gives the last responder's result, or what the proxy chooses.
  ///
  /// - Throws: As ``send(_:_:returning:)``.
  public nonisolated(nonsending) func send<each Argument, Result>(
    _ message: Message<repeat each Argument>.Returning<Result>, _ arguments: repeat each Argument
  ) async throws -> Result {
    try await send(message, repeat each arguments, choosing: .ownChoice)
  }

  /// Sends a prepared message that has no result to every target that responds.
  ///
  /// - Throws: As ``send(_:_:returning:)``.
  public nonisolated(nonsending) func send<each Argument>(
    _ message: Message<repeat each Argument>, _ arguments: repeat each Argument
  ) async throws {
    let choice = ResultChoice<Void, Void>.ownChoice
    _ = try unsafe await round(message.selector, message.shape, repeat each arguments, choosing: choice, optional: false)
  }

  /// Sends a message to every target that responds, and chooses among their results.
  ///
  /// - Throws: As ``send(_:_:returning:)``.
  public nonisolated(nonsending) func send<each Argument, Result, Output>(
    _ selector: Selector, _ arguments: repeat each Argument, returning result: Result.Type,
    choosing choice: ResultChoice<Result, Output>
  ) async throws -> Output {
    try await send(Message<repeat each Argument>.Returning<Result>(selector), repeat each arguments, choosing: choice)
  }

  /// Sends a prepared message to every target that responds, and chooses among their results.
  ///
  /// - Throws: As ``send(_:_:returning:)``.
  public nonisolated(nonsending) func send<each Argument, Result, Output>(
    _ message: Message<repeat each Argument>.Returning<Result>, _ arguments: repeat each Argument,
    choosing choice: ResultChoice<Result, Output>
  ) async throws -> Output {
    // Not optional: that nobody answers is thrown.
    try unsafe await round(message.selector, message.shape, repeat each arguments, choosing: choice, optional: false)!
  }

  nonisolated(nonsending) func round<each Argument, Result, Output>(
    _ selector: Selector, _ shape: ShapePointer, _ arguments: repeat each Argument, choosing choice: ResultChoice<Result, Output>,
    optional: Bool
  ) async throws -> Output? {
    try Task.checkCancellation()
    if let problem = unsafe shape.problem(with: selector) { throw problem }
    let signature = unsafe MethodSignature(shape.pointee.signature)
    return try await proxy.awaitRound(selector, signature, along: ForwardingPath(), choosing: choice, optional: optional) {
      target, path in
      try unsafe await target.deliverAwaiting(selector, shape, repeat each arguments, returning: Result.self, along: path)
    }
  }
}
