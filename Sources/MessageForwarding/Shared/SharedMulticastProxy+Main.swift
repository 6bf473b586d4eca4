internal import CFFIShim
public import Dispatch

// It is not handed out: its object may belong elsewhere.

extension SharedMulticastProxy {
  /// Makes an object that is called on whatever thread a message is sent the main target, the delegate whose answer counts, in the place of the
  /// one before.
  ///
  /// ```swift
  /// try observers.setMainTarget(window, on: MainActor.shared)
  /// ```
  ///
  /// It stands behind all others, however many are added later; in every other way it is a target: ``remove(_:)`` removes it, and it may be gone. One
  /// that is a target already moves there, is held, and belongs, as is said here, and does not get what was posted to it and still waits; one that is
  /// the main target already gets the role and stays as it was. During a round it is called from the next round on.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - role: Whether it is only the last, or asked alone for results: also where it belongs elsewhere, and then only a send that waits gets one.
  ///   - retention: How it is held.
  ///   - delivery: When a posted message reaches it. Messages that are posted have no result, so they go to all.
  /// - Returns: Whether it is new in that place.
  /// - Throws: ``MessageError/Code/forwardingLoop`` when the target is the proxy itself.
  ///
  /// O(1). Calls `mf_multicast_set_main`.
  @discardableResult
  public func setMainTarget(
    _ target: any AnyObject & Sendable, role: MainRole = .last, retention: Retention = .weak, delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    try setMain(Target(target), .anywhere, role, retention, delivery)
  }

  /// Makes a `Sendable` object that is called on an actor only the main target: see ``setMainTarget(_:role:retention:delivery:)``.
  @discardableResult
  public func setMainTarget(
    _ target: any AnyObject & Sendable, on actor: any Actor, role: MainRole = .last, retention: Retention = .weak,
    delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    try setMain(Target(target), .actor(ActorReference(actor, retention)), role, retention, delivery)
  }

  /// Makes an object of any type that is called on an actor only the main target, from the actor's domain: see
  /// ``setMainTarget(_:role:retention:delivery:)``.
  @discardableResult
  public func setMainTarget(
    _ target: AnyObject, on actor: isolated any Actor, role: MainRole = .last, retention: Retention = .weak,
    delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    try setMain(Target(target), .actor(ActorReference(actor, retention)), role, retention, delivery)
  }

  /// Makes an object that is called on a serial queue only the main target: see ``setMainTarget(_:role:retention:delivery:)``.
  @discardableResult
  public func setMainTarget(
    _ target: sending AnyObject, on queue: DispatchQueue, role: MainRole = .last, retention: Retention = .weak,
    delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    try setMain(Target(target), .queue(queue, QueueMark.of(queue)), role, retention, delivery)
  }

  /// Whether an object is the main target. O(1).
  public func isMainTarget(_ target: AnyObject) -> Bool { unsafe mf_multicast_is_main(core, coreAddress(of: target)) }

  func setMain(
    _ target: Target, _ domain: TargetDomain, _ role: MainRole, _ retention: Retention, _ delivery: Delivery
  ) throws(MessageError) -> Bool {
    let place = unsafe try insert(target, domain, retention, delivery, isMain: true) { target, retention, holder, error in
      unsafe mf_multicast_set_main(core, target, role.core, retention, holder, error)
    }
    return place != nil
  }
}
