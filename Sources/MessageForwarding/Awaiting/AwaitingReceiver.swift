// Why `receiver.awaiting.send` and not one more overload of `send`: in async code Swift prefers an async overload, so every send there would need
// `await`, also those of methods that never wait, and would begin to suspend where it did not before.

extension Responder {
  /// The receiver, for sends that wait: for methods that are async, or run on another actor.
  ///
  /// ```swift
  /// let page = try await receiver.awaiting.send("fetch(_:)", address, returning: String.self)
  /// ```
  ///
  /// Keeps the receiver alive, and stays in its isolation domain.
  public var awaiting: AwaitingReceiver { AwaitingReceiver(receiver: self) }
}

/// A receiver whose messages are awaited: see ``Responder/awaiting``.
///
/// A send runs the method where it belongs: one that was registered for an actor on that actor, any other in the sender's isolation, in which
/// the send also ends. So only what was registered with `Sendable` types ever crosses, and values of any type may be sent to other methods.
/// Forwarding targets are followed, and rounds of a ``MulticastProxy`` wait for each target before they call the next. A ``Proxy`` that takes
/// messages into its own hands (``Proxy/forward(_:)``) cannot wait: there, what needs it is ``MessageError/Code/awaitNeeded``.
///
/// In a task that was cancelled no method begins any more: the send throws `CancellationError`. A method that runs sees `Task.isCancelled`.
public struct AwaitingReceiver {
  let receiver: any Responder

  /// Sends a message that has a result, and waits for it.
  ///
  /// - Throws: As ``Responder/send(_:_:returning:)``, and `CancellationError`.
  ///
  /// Looks up types and method, and allocates when it waits.
  public nonisolated(nonsending) func send<each Argument, Result>(
    _ selector: Selector, _ arguments: repeat each Argument, returning result: Result.Type
  ) async throws -> Result {
    let shape = unsafe Shape.of(result, repeat (each Argument).self)
    return try unsafe await deliver(selector, shape, repeat each arguments, returning: result)
  }

  /// Sends a message that has no result, and waits until its method has run.
  ///
  /// - Throws: As ``send(_:_:returning:)``. A method that has a result is a mismatch.
  public nonisolated(nonsending) func send<each Argument>(_ selector: Selector, _ arguments: repeat each Argument) async throws {
    let shape = unsafe Shape.of(Void.self, repeat (each Argument).self)
    try unsafe await deliver(selector, shape, repeat each arguments, returning: Void.self)
  }

  /// Sends a prepared message that has a result, and waits for it.
  ///
  /// - Throws: As ``send(_:_:returning:)``, and the message's ``Message/problem``.
  public nonisolated(nonsending) func send<each Argument, Result>(
    _ message: Message<repeat each Argument>.Returning<Result>, _ arguments: repeat each Argument
  ) async throws -> Result {
    try unsafe await deliver(message.selector, message.shape, repeat each arguments, returning: Result.self)
  }

  /// Sends a prepared message that has no result, and waits until its method has run.
  ///
  /// - Throws: As ``send(_:_:returning:)``, and the message's ``Message/problem``.
  public nonisolated(nonsending) func send<each Argument>(
    _ message: Message<repeat each Argument>, _ arguments: repeat each Argument
  ) async throws {
    try unsafe await deliver(message.selector, message.shape, repeat each arguments, returning: Void.self)
  }

  private nonisolated(nonsending) func deliver<each Argument, Result>(
    _ selector: Selector, _ shape: ShapePointer, _ arguments: repeat each Argument, returning result: Result.Type
  ) async throws -> Result {
    try Task.checkCancellation()
    return try unsafe await receiver.messageTarget.deliverAwaiting(selector, shape, repeat each arguments, returning: result)
  }
}
