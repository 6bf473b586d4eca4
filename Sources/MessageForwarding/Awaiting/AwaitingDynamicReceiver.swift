extension AwaitingReceiver {
  /// The receiver, for awaited messages written as calls.
  ///
  /// ```swift
  /// let page: String = try await receiver.awaiting.dynamic.fetch("swift.org")       // fetch(_:)
  /// ```
  ///
  /// See ``Responder/dynamic``.
  public var dynamic: AwaitingDynamicReceiver { AwaitingDynamicReceiver(receiver: receiver) }
}

/// A receiver whose messages are written as calls, and awaited: see ``AwaitingReceiver/dynamic``.
///
/// It has no members of its own, so that every name is the receiver's.
@dynamicMemberLookup
public struct AwaitingDynamicReceiver {
  let receiver: any Responder

  /// The messages that begin with a name. Nothing is looked up before one is sent.
  public subscript(dynamicMember name: String) -> AwaitingDynamicMethod { AwaitingDynamicMethod(receiver: receiver, name: name) }
}

/// A name, on its way to becoming an awaited message by being called: see ``AwaitingReceiver/dynamic``.
@dynamicCallable
public struct AwaitingDynamicMethod {
  let receiver: any Responder
  let name: String

  /// Sends the message that name and labels spell, and waits for its result.
  ///
  /// - Throws: As ``DynamicMethod``, and `CancellationError`.
  public nonisolated(nonsending) func dynamicallyCall<Result>(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) async throws -> Result {
    let invocation = try receiver.filledInvocation(name, arguments)
    try await receiver.awaiting.send(invocation)
    return try invocation.result(of: receiver)
  }

  /// Sends the message that name and labels spell, and waits until its method has run; a result is dropped.
  ///
  /// - Throws: As ``DynamicMethod``, and `CancellationError`.
  public nonisolated(nonsending) func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) async throws {
    try await receiver.awaiting.send(try receiver.filledInvocation(name, arguments))
  }
}
