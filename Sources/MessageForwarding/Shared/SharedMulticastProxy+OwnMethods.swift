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
  /// It is the object that is the target, once, whatever methods it was added with. For the rest see ``add(_:retention:at:delivery:)``.
  ///
  /// - Throws: As that, and as ``Target/init(_:methods:)``.
  @discardableResult
  public func add<Object: AnyObject & Sendable>(
    _ target: Object, methods: MethodTable<Object>, retention: Retention = .weak, at placement: Placement = .end,
    delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    try insert(Target(target, methods: methods), .anywhere, retention, placement, delivery) != nil
  }

  /// Adds a `Sendable` target under methods of its own that is called on an actor only: see ``add(_:methods:retention:at:delivery:)``.
  @discardableResult
  public func add<Object: AnyObject & Sendable>(
    _ target: Object, methods: MethodTable<Object>, on actor: any Actor, retention: Retention = .weak,
    at placement: Placement = .end, delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    let domain = TargetDomain.actor(ActorReference(actor, retention))
    return try insert(Target(target, methods: methods), domain, retention, placement, delivery) != nil
  }

  /// Adds a target of any type under methods of its own that is called on an actor only, from the actor's domain: see
  /// ``add(_:methods:retention:at:delivery:)``.
  @discardableResult
  public func add<Object: AnyObject>(
    _ target: Object, methods: MethodTable<Object>, on actor: isolated any Actor, retention: Retention = .weak,
    at placement: Placement = .end, delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    let domain = TargetDomain.actor(ActorReference(actor, retention))
    return try insert(Target(target, methods: methods), domain, retention, placement, delivery) != nil
  }

  /// Adds a class itself, whose static methods are called on whatever thread a message is sent: see ``Target/init(type:)``.
  @discardableResult
  public func add(
    type: AnyClass, at placement: Placement = .end, delivery: Delivery = .automatic
  ) throws(MessageError) -> Bool {
    try insert(Target(type: type), .anywhere, .weak, placement, delivery) != nil
  }
}
