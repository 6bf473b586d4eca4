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
  ///   - wanted: A protocol: the target hears only messages that it declares, required or optional. `nil`: it hears everything. One that is there under
  ///     other protocols then hears what any of them declares.
  ///   - retention: How it is held.
  ///   - placement: Where in the order it is put.
  ///   - delivery: When a posted message reaches it.
  /// - Returns: Whether anything changed.
  /// - Throws: ``MessageError/Code/forwardingLoop`` when the target is the proxy itself; ``MessageError/Code/notFound`` when the one that it is
  ///   to stand beside is no target.
  ///
  /// Amortised O(1) at the end, O(n) elsewhere, and for one that is there under protocols. Under a protocol, or where it belongs to an actor or a
  /// queue, it costs a table. Calls `mf_multicast_insert`.
  @discardableResult
  public func add(
    _ target: any AnyObject & Sendable, under wanted: ProtocolDescription? = nil, retention: Retention = .weak,
    at placement: Placement = .end, delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    try put(Target(target), .anywhere, under: wanted, retention, placement, delivery).isChange
  }

  /// Adds a target that is called on an actor only: from anywhere, because the target is `Sendable`, as an object of a `@MainActor` class is.
  ///
  /// ```swift
  /// try observers.add(window, on: MainActor.shared)
  /// ```
  ///
  /// The actor is held as the target is. For the rest see ``add(_:under:retention:at:delivery:)``.
  @discardableResult
  public func add(
    _ target: any AnyObject & Sendable, on actor: any Actor, under wanted: ProtocolDescription? = nil, retention: Retention = .weak,
    at placement: Placement = .end, delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    try put(Target(target), .actor(ActorReference(actor, retention)), under: wanted, retention, placement, delivery).isChange
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
  /// ``add(_:under:retention:at:delivery:)``.
  @discardableResult
  public func add(
    _ target: AnyObject, on actor: isolated any Actor, under wanted: ProtocolDescription? = nil, retention: Retention = .weak,
    at placement: Placement = .end, delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    try put(Target(target), .actor(ActorReference(actor, retention)), under: wanted, retention, placement, delivery).isChange
  }

  /// Adds a target that is called on a serial queue only.
  ///
  /// Code that runs on another queue whose work is done on this one (`target:`) is on it, too. The compiler checks that the target is `Sendable`
  /// or not in use by the one who adds it. That nobody else calls it elsewhere, and that the queue is serial, is promised by the one who adds
  /// it. The queue is kept. For the rest see ``add(_:under:retention:at:delivery:)``.
  @discardableResult
  public func add(
    _ target: sending AnyObject, on queue: DispatchQueue, under wanted: ProtocolDescription? = nil, retention: Retention = .weak,
    at placement: Placement = .end, delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    try put(Target(target), .queue(queue, QueueMark.of(queue)), under: wanted, retention, placement, delivery).isChange
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
  public func remove(_ target: AnyObject) -> Bool {
    defer { answers.changed(self) }
    return unsafe mf_multicast_remove(core, coreAddress(of: target), nil) == MF_OK
  }

  /// Removes every target.
  public func removeAll() {
    unsafe mf_multicast_remove_all(core)
    answers.changed(self)
  }

  /// Whether an object is a target. O(1).
  public func contains(_ target: AnyObject) -> Bool { unsafe mf_multicast_contains(core, coreAddress(of: target)) }

  /// The number of targets that are not gone. O(n).
  public var count: Int { unsafe mf_multicast_count(core) }

  /// The number of targets that are objects of a class, or of a subclass, and not gone. O(n).
  public func count<Object: AnyObject>(of type: Object.Type) -> Int {
    var count = 0
    unsafe forEachPlace { _, shown in
      if unsafe shown.swiftObject is Object { count += 1 }
    }
    return count
  }

  /// Whether there is no target that is not gone. O(n).
  public var isEmpty: Bool { count == 0 }

  /// A number that grows with every target added, removed or found gone: compare it with a remembered one.
  public var generation: UInt64 { unsafe mf_multicast_generation(core) }
}
