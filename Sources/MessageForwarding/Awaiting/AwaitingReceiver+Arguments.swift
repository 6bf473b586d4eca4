internal import CFFIShim

extension AwaitingReceiver {
  /// Sends a message whose arguments are known at run time only, and waits for its result: for scripts and bridges to other languages.
  ///
  /// - Returns: As ``Responder/send(_:arguments:)``, which also says what becomes of the arguments.
  /// - Throws: As ``Responder/send(_:arguments:)``, and `CancellationError`.
  @discardableResult
  public nonisolated(nonsending) func send(_ selector: Selector, arguments: [Any]) async throws -> Any? {
    try Task.checkCancellation()
    let invocation = try receiver.filledInvocation(selector, arguments)
    try await receiver.messageTarget.deliverAwaiting(invocation, along: ForwardingPath())
    return invocation.plainResult
  }

  /// Sends an invocation, and waits until its method has run. The result stays in the invocation.
  ///
  /// The arguments are those that the invocation has when each method begins.
  ///
  /// - Throws: As ``Invocation/invoke(on:)-(Responder)``, and `CancellationError`.
  public nonisolated(nonsending) func send(_ invocation: Invocation) async throws {
    try Task.checkCancellation()
    try await receiver.messageTarget.deliverAwaiting(invocation, along: ForwardingPath())
  }
}

extension Target {
  /// Sends an invocation and waits for its method.
  fileprivate nonisolated(nonsending) func deliverAwaiting(_ invocation: Invocation, along path: ForwardingPath) async throws {
    var path = path
    let (selector, signature) = (invocation.selector, invocation.signature)
    let target = try nextStop(for: selector, along: &path)
    if let forwarder = target.object as? any AwaitingForwarder {
      return try await forwarder.forwardAwaiting(selector, signature, along: path) { target, path in
        try await target.deliverAwaiting(invocation, along: path)
      }
    }
    guard let method = target.method(for: selector), method.need != nil, method.agrees(with: signature) else {
      return try invocation.invoke(on: target)
    }
    do {
      let frame = unsafe mf_invocation_frame(invocation.raw)
      // Without arguments nothing is read.
      guard let call = try unsafe method.awaitable(target.object, frame ?? UnsafeRawPointer(invocation.raw)) else { return }
      try await call.run()
      try invocation.takeResult(of: call)
    } catch let misfit as Misfit {
      throw MessageError(misfit, selector, receiver: target.name)
    }
  }
}

extension Invocation {
  fileprivate func takeResult(of call: AwaitableCall) throws(MessageError) {
    let size = unsafe mf_signature_result_size(signature.raw)
    try unsafe withUnsafeTemporaryAllocation(byteCount: max(size, 16), alignment: 16) { buffer throws(MessageError) in
      unsafe call.storeResult(at: buffer.baseAddress!)
      // With the result goes its reference.
      try unsafe checked { unsafe mf_invocation_set_result(raw, buffer.baseAddress!, size, $0) }
    }
  }
}
