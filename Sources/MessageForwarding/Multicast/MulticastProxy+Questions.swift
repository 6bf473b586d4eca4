internal import CFFIShim

extension MulticastProxy {
  /// The targets that respond to a message, in order.
  ///
  /// O(n). For whether there are any, ``Responder/responds(to:)`` remembers the answer.
  public func responders(to selector: Selector) -> [AnyObject] {
    defer { extendLifetime(self) }
    var responders: [AnyObject] = []
    unsafe round.visit(selector, nil) { target, verdict, _, _ in
      guard verdict == MF_WOULD_CALL || verdict == MF_WOULD_FORWARD else { return }
      if let object = unsafe target.swiftObject { responders.append(object) }
    }
    return responders
  }

  /// The first of them, with the methods that it was added with.
  func firstResponder(to selector: Selector) -> Target? {
    var first: Target?
    defer { extendLifetime(self) }
    unsafe round.visit(selector, nil) { target, verdict, _, _ in
      guard first == nil, verdict == MF_WOULD_CALL || verdict == MF_WOULD_FORWARD else { return }
      guard let object = unsafe target.swiftObject else { return }
      first = unsafe filters.filter(of: object)?.unfiltered(object) ?? Target(retaining: target, object)
    }
    return first
  }

  /// Tells what a message would do at each target, without sending it.
  ///
  /// ```swift
  /// print(proxy.explain("log(_:level:)"))
  /// ```
  ///
  /// With a `signature` it also tells whose method has other types; with a prepared message, whose Swift types differ although C's agree.
  /// O(n). Calls `mf_multicast_explain`.
  public func explain(_ selector: Selector, as signature: MethodSignature? = nil) -> Explanation {
    unsafe explain(selector, signature, nil)
  }

  /// Tells what a prepared message would do at each target, without sending it.
  public func explain<each Argument>(_ message: Message<repeat each Argument>) -> Explanation {
    unsafe explain(message.selector, message.signature, message.shape)
  }

  /// Tells what a prepared message would do at each target, without sending it.
  public func explain<each Argument, Result>(_ message: Message<repeat each Argument>.Returning<Result>) -> Explanation {
    unsafe explain(message.selector, message.signature, message.shape)
  }

  private func explain(_ selector: Selector, _ signature: MethodSignature?, _ shape: ShapePointer?) -> Explanation {
    defer { extendLifetime(self) }
    return unsafe round.explain(selector, as: signature, shape: shape, named: name) { entry, object in
      guard let object, let filter = filters.filter(of: object) else { return }
      switch entry.verdict {
      case .noSuchMethod where filter.hides(selector): entry.verdict = .undeclared(filter.protocols)
      case .forwarded:
        entry.verdict = unsafe filter.verdict(selector, shape, object, entry.target) ?? .forwarded
        entry.method = filter.realTable?.method(for: selector)
      default: break
      }
    }
  }
}

extension Explanation.Entry {
  init(_ target: mf_target, _ verdict: mf_verdict, _ signature: OpaquePointer?, _ error: UnsafePointer<mf_error>?) {
    let facts = unsafe error.map { unsafe MessageError(borrowing: $0.pointee) }
    switch verdict {
    case MF_WOULD_CALL: self.verdict = .called
    case MF_WOULD_FORWARD: self.verdict = .forwarded
    case MF_WOULD_MISMATCH: self.verdict = .mismatch(facts ?? MessageError(.signatureMismatch))
    case MF_WOULD_PASS_OVER: self.verdict = .passedOver
    case MF_WOULD_LOOP: self.verdict = .loop(facts ?? MessageError(.forwardingLoop))
    case MF_IS_GONE: self.verdict = .gone
    default: self.verdict = .noSuchMethod
    }
    let object = unsafe verdict == MF_IS_GONE ? nil : target.swiftObject
    // What is gone is known by the name of its methods' table, its class's.
    self.target =
      unsafe object.map { describeTarget($0) } ?? target.table.map { unsafe String(cString: mf_table_name($0)) } ?? "nil"
    identity = unsafe target.object.map { unsafe unsafeBitCast($0, to: ObjectIdentifier.self) }
    self.signature = unsafe signature.map { unsafe MethodSignature($0) }
  }
}
