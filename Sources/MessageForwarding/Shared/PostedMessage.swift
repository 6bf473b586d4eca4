/// A message on its way to targets that it reaches later.
protocol PostedMessage: Sendable {
  var selector: Selector { get }
  /// Why it cannot be sent; nil when it can.
  var problem: MessageError? { get }
  var signature: MethodSignature? { get }

  /// Sends it to a target that is called where the current code runs.
  func deliver(to target: Target) throws

  /// Sends it to a target, and waits for the method. Begins and ends in the isolation of its caller.
  nonisolated(nonsending) func deliverAwaiting(to target: Target) async throws
}

/// The same with its arguments.
struct TypedPostedMessage<each Argument: Sendable>: PostedMessage {
  private let message: Message<repeat each Argument>
  private let arguments: (repeat each Argument)

  init(_ message: Message<repeat each Argument>, _ arguments: repeat each Argument) {
    self.message = message
    self.arguments = (repeat each arguments)
  }

  var selector: Selector { message.selector }
  var problem: MessageError? { message.problem }
  var signature: MethodSignature? { message.signature }

  func deliver(to target: Target) throws {
    try unsafe target.deliver(message.selector, message.shape, repeat each arguments, returning: Void.self)
  }

  nonisolated(nonsending) func deliverAwaiting(to target: Target) async throws {
    try unsafe await target.deliverAwaiting(message.selector, message.shape, repeat each arguments, returning: Void.self)
  }
}

/// A posted message for one target, and where its error goes.
struct Letter: Sendable {
  let message: any PostedMessage
  let onError: @Sendable (any Error) -> Void
}
