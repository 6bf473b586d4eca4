internal import CFFIShim

// How an awaited message reaches its method. The C core cannot wait, so the steps that lead to a method are walked here, and what needs no waiting
// is left to the core. Every function here begins and ends in the isolation of its caller.

extension Target {
  /// Sends a message and waits for its method.
  nonisolated(nonsending) func deliverAwaiting<each Argument, Result>(
    _ selector: Selector, _ shape: ShapePointer, _ arguments: repeat each Argument, returning result: Result.Type,
    along path: ForwardingPath = ForwardingPath()
  ) async throws -> Result {
    if let problem = unsafe shape.problem(with: selector) { throw problem }
    var path = path
    let signature = unsafe MethodSignature(shape.pointee.signature)
    let target = try nextStop(for: selector, along: &path)
    if let forwarder = target.object as? any AwaitingForwarder {
      return try await forwarder.forwardAwaiting(selector, signature, along: path) { target, path in
        try unsafe await target.deliverAwaiting(selector, shape, repeat each arguments, returning: result, along: path)
      }
    }
    guard let method = target.method(for: selector), method.need != nil, method.agrees(with: signature) else {
      return try unsafe target.deliver(selector, shape, repeat each arguments, returning: result)
    }
    if unsafe method.shape == shape { return try await target.run(method, repeat each arguments) }
    do {
      let call = try unsafe target.call(method, shape, repeat each arguments)
      try await call.run()
      return try unsafe call.takeResult(result, shape.pointee.result)
    } catch let misfit as Misfit {
      throw MessageError(misfit, selector, receiver: target.name)
    }
  }

  /// Runs a method whose Swift types are the sender's.
  private nonisolated(nonsending) func run<each Argument, Result>(
    _ method: MethodBody, _ arguments: repeat each Argument
  ) async throws -> Result {
    defer { extendLifetime((keeper, method)) }
    // One shape, one function type: see `deliver`.
    let method = unsafe unsafeDowncast(method, to: TypedMethodBody<Result, repeat each Argument>.self)
    return try unsafe await method.awaitedRun!(core.object!, repeat each arguments)
  }

  /// Brings the arguments into the types of a method that agrees with the sender.
  private func call<each Argument>(
    _ method: MethodBody, _ shape: ShapePointer, _ arguments: repeat each Argument
  ) throws -> AwaitableCall {
    var call: AwaitableCall?
    _ = try unsafe transmit(shape, repeat each arguments, returning: Void.self) { frame, place in
      call = try unsafe method.awaitable(object, frame ?? UnsafeRawPointer(place))
      return false
    }
    return call!
  }
}

extension AwaitableCall {
  /// Brings the result into the sender's type.
  fileprivate func takeResult<Result>(_ type: Result.Type, _ passing: Passing) throws -> Result {
    let room = max(MemoryLayout<Result>.stride, MemoryLayout<UInt>.size)
    return try unsafe withUnsafeTemporaryAllocation(byteCount: room, alignment: max(MemoryLayout<Result>.alignment, 8)) {
      let place = $0.baseAddress!
      unsafe storeResult(at: place)
      return try unsafe take(type, from: place, passing)
    }
  }
}

extension MethodBody {
  func agrees(with signature: MethodSignature) -> Bool {
    unsafe MethodSignature(shape.pointee.signature).agrees(with: signature)
  }
}
