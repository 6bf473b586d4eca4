public import Dispatch

/// The place that one call of ``SharedMulticastProxy/register(_:under:retention:at:delivery:)`` gave to a target, and the means to give it up.
///
/// ```swift
/// let registration = try observers.register(log)
/// registration?.cancel()
/// ```
///
/// It ends a registration of its own only: when the target was removed and added again meanwhile, or another object lives at a dead target's
/// address, cancelling does nothing. It keeps neither the proxy nor the target alive, and letting go of it changes nothing. Any thread may use it.
public struct SharedRegistration: Sendable {
  let place: TargetPlace

  /// The proxy; `nil` when it is gone.
  public var proxy: SharedMulticastProxy? { place.proxy }

  /// Whether the target is in its place: neither removed nor gone. O(1).
  public var isActive: Bool { place.target() != nil }

  /// Removes the target, as ``SharedMulticastProxy/remove(_:)`` does. May be called at any time, and again.
  ///
  /// - Returns: Whether the registration was still there; that of a target which is gone is until it is reclaimed.
  ///
  /// Amortised O(1). Calls `mf_multicast_remove_held`.
  @discardableResult
  public func cancel() -> Bool {
    guard let proxy = place.proxy else { return false }
    return proxy.remove(place)
  }
}

extension SharedMulticastProxy {
  /// Adds a target that is called on whatever thread a message is sent, and gives what cancels that later.
  ///
  /// - Returns: The registration; `nil` when the object is a target already, whose place belongs to whoever added it. It is under the protocol all
  ///   the same, unless it hears everything.
  /// - Throws: As ``add(_:under:retention:at:delivery:)``, which tells of the parameters.
  @discardableResult
  public func register(
    _ target: any AnyObject & Sendable, under wanted: ProtocolDescription? = nil, retention: Retention = .weak,
    at placement: Placement = .end, delivery: Delivery = .automatic
  ) throws(MessageError) -> SharedRegistration? {
    try put(Target(target), .anywhere, under: wanted, retention, placement, delivery).registration
  }

  /// Adds a `Sendable` target that is called on an actor only, and gives what cancels that later: see
  /// ``register(_:under:retention:at:delivery:)``.
  @discardableResult
  public func register(
    _ target: any AnyObject & Sendable, on actor: any Actor, under wanted: ProtocolDescription? = nil, retention: Retention = .weak,
    at placement: Placement = .end, delivery: Delivery = .automatic
  ) throws(MessageError) -> SharedRegistration? {
    let domain = TargetDomain.actor(ActorReference(actor, retention))
    return try put(Target(target), domain, under: wanted, retention, placement, delivery).registration
  }

  /// Adds a target of any type that is called on an actor only, from the actor's domain, and gives what cancels that later: see
  /// ``register(_:under:retention:at:delivery:)``.
  @discardableResult
  public func register(
    _ target: AnyObject, on actor: isolated any Actor, under wanted: ProtocolDescription? = nil, retention: Retention = .weak,
    at placement: Placement = .end, delivery: Delivery = .automatic
  ) throws(MessageError) -> SharedRegistration? {
    let domain = TargetDomain.actor(ActorReference(actor, retention))
    return try put(Target(target), domain, under: wanted, retention, placement, delivery).registration
  }

  /// Adds a target that is called on a serial queue only, and gives what cancels that later: see ``register(_:under:retention:at:delivery:)``.
  @discardableResult
  public func register(
    _ target: sending AnyObject, on queue: DispatchQueue, under wanted: ProtocolDescription? = nil, retention: Retention = .weak,
    at placement: Placement = .end, delivery: Delivery = .automatic
  ) throws(MessageError) -> SharedRegistration? {
    let domain = TargetDomain.queue(queue, QueueMark.of(queue))
    return try put(Target(target), domain, under: wanted, retention, placement, delivery).registration
  }
}

// With methods of their own.

extension SharedMulticastProxy {
  /// Adds a target under methods of its own, and gives what cancels that later: see ``register(_:under:retention:at:delivery:)`` and
  /// ``add(_:methods:under:retention:at:delivery:)``.
  @discardableResult
  public func register<Object: AnyObject & Sendable>(
    _ target: Object, methods: MethodTable<Object>, under wanted: ProtocolDescription? = nil, retention: Retention = .weak,
    at placement: Placement = .end, delivery: Delivery = .automatic
  ) throws(MessageError) -> SharedRegistration? {
    try put(Target(target, methods: methods), .anywhere, under: wanted, retention, placement, delivery).registration
  }

  /// Adds a `Sendable` target under methods of its own that is called on an actor only, and gives what cancels that later: see
  /// ``register(_:methods:under:retention:at:delivery:)``.
  @discardableResult
  public func register<Object: AnyObject & Sendable>(
    _ target: Object, methods: MethodTable<Object>, on actor: any Actor, under wanted: ProtocolDescription? = nil,
    retention: Retention = .weak, at placement: Placement = .end, delivery: Delivery = .automatic
  ) throws(MessageError) -> SharedRegistration? {
    let domain = TargetDomain.actor(ActorReference(actor, retention))
    return try put(Target(target, methods: methods), domain, under: wanted, retention, placement, delivery).registration
  }

  /// Adds a target of any type under methods of its own that is called on an actor only, from the actor's domain, and gives what cancels that
  /// later: see ``register(_:methods:under:retention:at:delivery:)``.
  @discardableResult
  public func register<Object: AnyObject>(
    _ target: Object, methods: MethodTable<Object>, on actor: isolated any Actor, under wanted: ProtocolDescription? = nil,
    retention: Retention = .weak, at placement: Placement = .end, delivery: Delivery = .automatic
  ) throws(MessageError) -> SharedRegistration? {
    let domain = TargetDomain.actor(ActorReference(actor, retention))
    return try put(Target(target, methods: methods), domain, under: wanted, retention, placement, delivery).registration
  }

  /// Adds a target under methods of its own that is called on a serial queue only, and gives what cancels that later: see
  /// ``register(_:methods:under:retention:at:delivery:)``.
  @discardableResult
  public func register<Object: AnyObject>(
    _ target: sending Object, methods: MethodTable<Object>, on queue: DispatchQueue, under wanted: ProtocolDescription? = nil,
    retention: Retention = .weak, at placement: Placement = .end, delivery: Delivery = .automatic
  ) throws(MessageError) -> SharedRegistration? {
    let domain = TargetDomain.queue(queue, QueueMark.of(queue))
    return try put(Target(target, methods: methods), domain, under: wanted, retention, placement, delivery).registration
  }
}
