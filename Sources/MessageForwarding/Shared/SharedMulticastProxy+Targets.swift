internal import CFFIShim
public import Dispatch

extension SharedMulticastProxy {
  /// Adds a target that is called on whatever thread a message is sent, unless it is one already.
  ///
  /// A method that was registered for an actor still runs on that actor only: see ``MessageError/Code/awaitNeeded``.
  ///
  /// A weakly held target that nobody else holds is gone at once. Adding one that is there changes nothing, neither how it is held nor its
  /// place. During a round it is called from the next round on.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - retention: How it is held.
  ///   - placement: Where in the order it is put.
  ///   - delivery: When a posted message reaches it.
  /// - Returns: Whether it was added.
  /// - Throws: ``MessageError/Code/forwardingLoop`` when the target is the proxy itself; ``MessageError/Code/notFound`` when the one that it is
  ///   to stand beside is no target.
  ///
  /// Amortised O(1) at the end, O(n) elsewhere. Calls `mf_multicast_insert`.
  @discardableResult
  public func add(
    _ target: any AnyObject & Sendable, retention: Retention = .weak, at placement: Placement = .end,
    delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    try insert(target, .anywhere, retention, placement, delivery) != nil
  }

  /// Adds a target that is called on an actor only: from anywhere, because the target is `Sendable`, as an object of a `@MainActor` class is.
  ///
  /// ```swift
  /// try observers.add(window, on: MainActor.shared)
  /// ```
  ///
  /// The actor is held as the target is. For the rest see ``add(_:retention:at:delivery:)``.
  @discardableResult
  public func add(
    _ target: any AnyObject & Sendable, on actor: any Actor, retention: Retention = .weak, at placement: Placement = .end,
    delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    try insert(target, .actor(ActorReference(actor, retention)), retention, placement, delivery) != nil
  }

  /// Adds a target of any type that is called on an actor only, from the actor's domain.
  ///
  /// ```swift
  /// actor Store {
  ///   let cache = Cache()
  ///   func watch(_ observers: SharedMulticastProxy) throws { try observers.add(cache, on: self) }
  /// }
  /// ```
  ///
  /// With `await` it is added from elsewhere, and goes over to the actor. The actor is held as the target is. For the rest see
  /// ``add(_:retention:at:delivery:)``.
  @discardableResult
  public func add(
    _ target: AnyObject, on actor: isolated any Actor, retention: Retention = .weak, at placement: Placement = .end,
    delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    try insert(target, .actor(ActorReference(actor, retention)), retention, placement, delivery) != nil
  }

  /// Adds a target that is called on a serial queue only.
  ///
  /// Code that runs on another queue whose work is done on this one (`target:`) is on it, too. The compiler checks that the target is `Sendable`
  /// or not in use by the one who adds it. That nobody else calls it elsewhere, and that the queue is serial, is promised by the one who adds
  /// it. The queue is kept. For the rest see ``add(_:retention:at:delivery:)``.
  @discardableResult
  public func add(
    _ target: sending AnyObject, on queue: DispatchQueue, retention: Retention = .weak, at placement: Placement = .end,
    delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    try insert(target, .queue(queue, QueueMark.of(queue)), retention, placement, delivery) != nil
  }

  /// Gives a target its place. Nil when it has one already.
  func insert(
    _ target: AnyObject, _ domain: TargetDomain, _ retention: Retention, _ placement: Placement, _ delivery: Delivery
  ) throws(MessageError) -> TargetPlace? {
    try insert(Target(target), domain, retention, placement, delivery)
  }

  func insert(
    _ wrapped: Target, _ domain: TargetDomain, _ retention: Retention, _ placement: Placement, _ delivery: Delivery
  ) throws(MessageError) -> TargetPlace? {
    let target = wrapped.object
    // The C core does not see it through a gate.
    if target === self {
      var error = MessageError(.forwardingLoop, reason: "a proxy cannot be its own target")
      error.subject = "\(name) > \(name)"
      throw error
    }
    // A shared proxy knows itself where its own targets belong.
    let domain = target is SharedMulticastProxy ? .anywhere : domain
    let place = TargetPlace(wrapped, in: self, domain, retention, delivery)
    if domain.isAnywhere { return unsafe try insert(place, as: place.real, target, placement) }
    let gate = unsafe try DomainGate.target(before: place)
    // The C core holds the table from here on.
    defer { unsafe mf_table_release(gate.table) }
    return try unsafe insert(place, as: gate, target, placement)
  }

  private func insert(
    _ place: TargetPlace, as core: mf_target, _ object: AnyObject, _ placement: Placement
  ) throws(MessageError) -> TargetPlace? {
    let anchor = unsafe placement.anchor.map { unsafe coreAddress(of: $0) }
    let retention = hasOtherAddress(object) ? CoreRetention.placeOfProxy : .place
    let holder = unsafe Unmanaged.passRetained(place)
    var error = unsafe mf_error()
    let status = unsafe mf_multicast_insert(
      self.core, core, retention.address, holder.toOpaque(), placement.core, anchor, &error)
    if status == MF_OK { return place }
    // The C core takes the holder over only when it adds the target.
    unsafe holder.release()
    if status != MF_DUPLICATE { throw unsafe MessageError(consuming: &error) }
    unsafe mf_error_clear(&error)
    return nil
  }

  /// Removes a target, which may be in its `deinit`.
  ///
  /// Returns at once. It is not called any more, in rounds that are under way either, nor do posted messages reach it; a call already entered on
  /// another thread may finish.
  ///
  /// - Returns: Whether it was a target, or the place of a dead one at its address was not reclaimed yet.
  ///
  /// Amortised O(1). Calls `mf_multicast_remove`.
  @discardableResult
  public func remove(_ target: AnyObject) -> Bool { unsafe mf_multicast_remove(core, coreAddress(of: target), nil) == MF_OK }

  /// Removes every target.
  public func removeAll() { unsafe mf_multicast_remove_all(core) }

  /// Whether an object is a target. O(1).
  public func contains(_ target: AnyObject) -> Bool { unsafe mf_multicast_contains(core, coreAddress(of: target)) }

  /// The number of targets that are not gone. O(n).
  public var count: Int { unsafe mf_multicast_count(core) }

  /// Whether there is no target that is not gone. O(n).
  public var isEmpty: Bool { count == 0 }

  /// A number that grows with every target added, removed or found gone: compare it with a remembered one.
  public var generation: UInt64 { unsafe mf_multicast_generation(core) }
}
