internal import CFFIShim

extension SharedMulticastProxy {
  /// Tells what a message would do at each target if it were sent here and now, without sending it.
  ///
  /// ```swift
  /// print(proxy.explain("log(_:level:)"))
  /// ```
  ///
  /// With a `signature`, such as a prepared message's, it also tells whose method has other types. O(n). Calls `mf_multicast_explain`.
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
    var gated: [ObjectIdentifier: TargetPlace] = [:]
    unsafe forEachPlace { place, _ in
      if place.isGated { gated[unsafe unsafeBitCast(place.address, to: ObjectIdentifier.self)] = place }
    }
    return unsafe round.explain(selector, as: signature, shape: shape, named: name) { entry, object in
      guard let object, let place = entry.identity.flatMap({ gated[$0] }) else { return }
      switch entry.verdict {
      case .noSuchMethod where place.hides(selector): entry.verdict = .undeclared(place.heard?.protocols ?? [])
      case .forwarded:
        entry.verdict = unsafe place.verdict(selector, shape, object)
        entry.method = unsafe CoreTable(place.real.table!).method(for: selector)
      default: break
      }
    }
  }
}

extension TargetPlace {
  /// Whether the target may respond to a message that none of its protocols declares.
  fileprivate func hides(_ selector: Selector) -> Bool {
    guard !hears(selector) else { return false }
    guard isForwarder, domain.isCurrent else { return mayHandle(selector) }
    return target()?.responds(to: selector) ?? false
  }

  /// What is behind a gate that responds.
  fileprivate func verdict(_ selector: Selector, _ shape: ShapePointer?, _ object: AnyObject) -> Explanation.Verdict {
    if let shape = unsafe shape, let taken = unsafe real.shape(of: selector),
      let problem = unsafe shape.problem(sendingTo: taken, selector, of: name)
    {
      return .mismatch(problem)
    }
    if !domain.isCurrent { return .awaitNeeded(domain.name) }
    if isForwarder { return .forwarded }
    return unsafe real.unmetNeed(for: selector, at: object).map { .awaitNeeded($0) } ?? .called
  }
}

extension SharedMulticastProxy {
  /// Whether something is true of a target. Those that can tell only where they belong are asked only there.
  func hasTarget(where isWanted: (AnyObject) -> Bool) -> Bool {
    var found = false
    unsafe forEachPlace { place, shown in
      guard !found, !place.isForwarder || place.domain.isCurrent, let object = unsafe shown.swiftObject else { return }
      found = isWanted(object)
    }
    return found
  }
}
