public import Dispatch

// Targets with other methods than those of their class. A table is Sendable, and so may cross with its object; a `Target` may not.

extension SharedMulticastProxy {
  /// Adds a target under methods of its own, or a superclass's: see ``MethodTable/init(for:)``.
  ///
  /// ```swift
  /// let shared = SharedMulticastProxy()
  /// let own = try MethodTable(for: window)
  /// try own.add("announce()") { _ in print("here") }
  /// try shared.add(window, methods: own)
  /// ```
  ///
  /// It is the object that is the target, once, whatever methods it was added with. For the rest see ``add(_:under:retention:at:delivery:)``.
  ///
  /// - Throws: As that, and as ``Target/init(_:methods:)``.
  @discardableResult
  public func add<Object: AnyObject & Sendable>(
    _ target: Object, methods: MethodTable<Object>, under wanted: ProtocolDescription? = nil, retention: Retention = .weak,
    at placement: Placement = .end, delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    try put(Target(target, methods: methods), .anywhere, under: wanted, retention, placement, delivery).isChange
  }

  /// Adds a `Sendable` target under methods of its own that is called on an actor only: see ``add(_:methods:under:retention:at:delivery:)``.
  @discardableResult
  public func add<Object: AnyObject & Sendable>(
    _ target: Object, methods: MethodTable<Object>, on actor: any Actor, under wanted: ProtocolDescription? = nil,
    retention: Retention = .weak, at placement: Placement = .end, delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    let domain = TargetDomain.actor(ActorReference(actor, retention))
    return try put(Target(target, methods: methods), domain, under: wanted, retention, placement, delivery).isChange
  }

  /// Adds a target of any type under methods of its own that is called on an actor only, from the actor's domain: see
  /// ``add(_:methods:under:retention:at:delivery:)``.
  @discardableResult
  public func add<Object: AnyObject>(
    _ target: Object, methods: MethodTable<Object>, on actor: isolated any Actor, under wanted: ProtocolDescription? = nil,
    retention: Retention = .weak, at placement: Placement = .end, delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    let domain = TargetDomain.actor(ActorReference(actor, retention))
    return try put(Target(target, methods: methods), domain, under: wanted, retention, placement, delivery).isChange
  }

  /// Adds a target under methods of its own that is called on a serial queue only: see ``add(_:methods:under:retention:at:delivery:)``.
  @discardableResult
  public func add<Object: AnyObject>(
    _ target: sending Object, methods: MethodTable<Object>, on queue: DispatchQueue, under wanted: ProtocolDescription? = nil,
    retention: Retention = .weak, at placement: Placement = .end, delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    let domain = TargetDomain.queue(queue, QueueMark.of(queue))
    return try put(Target(target, methods: methods), domain, under: wanted, retention, placement, delivery).isChange
  }

  /// Adds a class itself, whose static methods are called on whatever thread a message is sent: see ``Target/init(type:)``.
  @discardableResult
  public func add(
    type: AnyClass, under wanted: ProtocolDescription? = nil, at placement: Placement = .end, delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    try put(Target(type: type), .anywhere, under: wanted, .weak, placement, delivery).isChange
  }

  /// Makes an object under methods of its own the main target: see ``setMainTarget(_:role:retention:delivery:)``.
  @discardableResult
  public func setMainTarget<Object: AnyObject & Sendable>(
    _ target: Object, methods: MethodTable<Object>, role: MainRole = .last, retention: Retention = .weak,
    delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    try setMain(Target(target, methods: methods), .anywhere, role, retention, delivery)
  }

  /// Makes a `Sendable` object under methods of its own that is called on an actor only the main target: see
  /// ``setMainTarget(_:role:retention:delivery:)``.
  @discardableResult
  public func setMainTarget<Object: AnyObject & Sendable>(
    _ target: Object, methods: MethodTable<Object>, on actor: any Actor, role: MainRole = .last, retention: Retention = .weak,
    delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    try setMain(Target(target, methods: methods), .actor(ActorReference(actor, retention)), role, retention, delivery)
  }

  /// Makes an object of any type under methods of its own that is called on an actor only the main target, from the actor's domain: see
  /// ``setMainTarget(_:role:retention:delivery:)``.
  @discardableResult
  public func setMainTarget<Object: AnyObject>(
    _ target: Object, methods: MethodTable<Object>, on actor: isolated any Actor, role: MainRole = .last,
    retention: Retention = .weak, delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    try setMain(Target(target, methods: methods), .actor(ActorReference(actor, retention)), role, retention, delivery)
  }

  /// Makes an object under methods of its own that is called on a serial queue only the main target: see
  /// ``setMainTarget(_:role:retention:delivery:)``.
  @discardableResult
  public func setMainTarget<Object: AnyObject>(
    _ target: sending Object, methods: MethodTable<Object>, on queue: DispatchQueue, role: MainRole = .last,
    retention: Retention = .weak, delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    try setMain(Target(target, methods: methods), .queue(queue, QueueMark.of(queue)), role, retention, delivery)
  }
}
