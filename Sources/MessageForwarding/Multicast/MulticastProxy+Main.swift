internal import CFFIShim

/// What is special about a ``MulticastProxy``'s main target.
public enum MainRole: Sendable {
  /// It hears each message after all others, so that its result is the last: the one that the sender gets.
  case last
  /// Besides: a message that has a result goes to it alone, if it responds. When it does not, or is gone, the others are asked.
  case aloneForResults
}

extension MulticastProxy {
  /// Makes an object the main target, the delegate whose answer counts, in the place of the one before.
  ///
  /// ```swift
  /// try delegates.setMainTarget(controller)
  /// ```
  ///
  /// It stands behind all others, however many are added later; in every other way it is a target: `remove(_:)` removes it, and it may be gone.
  /// One that is a target already moves there and is held as is said here; one that is the main target already gets the role and stays
  /// held as it was. During a round it is called from the next round on.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - role: Whether it is only the last, or asked alone for results.
  ///   - retention: How it is held.
  /// - Returns: Whether it is new in that place.
  /// - Throws: ``MessageError/Code/forwardingLoop`` when the target is the proxy itself.
  ///
  /// O(1). Calls `mf_multicast_set_main`.
  @discardableResult
  public func setMainTarget(
    _ target: AnyObject, role: MainRole = .last, retention: Retention = .weak
  ) throws(MessageError) -> Bool {
    try setMainTarget(Target(target), role: role, retention: retention)
  }

  /// Makes an object with methods of its own the main target: see ``setMainTarget(_:role:retention:)-(AnyObject,_,_)``.
  @discardableResult
  public func setMainTarget(
    _ wrapped: Target, role: MainRole = .last, retention: Retention = .weak
  ) throws(MessageError) -> Bool {
    // The C core holds the table.
    defer { extendLifetime(wrapped) }
    let target = wrapped.object
    let before = mainTarget
    let added = try unsafe put(target, as: wrapped.core, retention) { coreTarget, functions, holder, error in
      unsafe mf_multicast_set_main(core, coreTarget, role.core, functions, holder, error)
    }
    guard added else { return false }
    latestMain = target
    filters.remove(target)
    if let before, before !== target { for round in awaitedRounds { unsafe round.remove(address(of: before)) } }
    // Last, because it may be the last reference.
    let released = before.flatMap { $0 === target ? nil : strongTargets.removeValue(forKey: ObjectIdentifier($0)) }
    defer { letGo(released) }
    answersMayHaveChanged()
    return true
  }

  /// The main target; `nil` when there is none, or it is gone. O(1).
  public var mainTarget: AnyObject? {
    latestMain.flatMap { unsafe mf_multicast_is_main(core, address(of: $0)) ? $0 : nil }
  }
}

extension MainRole {
  var core: mf_main_role {
    switch self {
    case .last: MF_MAIN_LAST
    case .aloneForResults: MF_MAIN_ALONE_FOR_RESULTS
    }
  }
}
