internal import CFFIShim

extension MulticastProxy {
  /// Adds a target and gives what cancels that later.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - retention: How it is held.
  ///   - placement: Where in the order it is put.
  /// - Returns: The registration; `nil` when the object is a target already, whose place belongs to whoever added it.
  /// - Throws: As ``add(_:retention:at:)-(AnyObject,_,_)``.
  ///
  /// Costs as ``add(_:retention:at:)-(AnyObject,_,_)``, and an object.
  @discardableResult
  public func register(
    _ target: AnyObject, retention: Retention = .weak, at placement: Placement = .end
  ) throws(MessageError) -> Registration? {
    try register(Target(target), retention: retention, at: placement)
  }

  /// Adds an object with methods of its own, and gives what cancels that later: see ``register(_:retention:at:)-(AnyObject,_,_)``.
  @discardableResult
  public func register(
    _ target: Target, retention: Retention = .weak, at placement: Placement = .end
  ) throws(MessageError) -> Registration? {
    guard try add(target, retention: retention, at: placement) else { return nil }
    let object = target.object
    let address = unsafe address(of: object)
    return unsafe Registration(self, object, address, number: registrations.register(address))
  }

  /// Adds a target under a protocol and gives what cancels that later, whatever protocols it is under then.
  ///
  /// - Returns: The registration; `nil` when the object is a target already, whose place belongs to whoever added it. It is under the protocol all
  ///   the same, unless it hears everything.
  /// - Throws: As ``add(_:under:retention:at:)-(AnyObject,_,_,_)``.
  @discardableResult
  public func register(
    _ target: AnyObject, under wanted: ProtocolDescription, retention: Retention = .weak, at placement: Placement = .end
  ) throws(MessageError) -> Registration? {
    try register(Target(target), under: wanted, retention: retention, at: placement)
  }

  /// Adds an object with methods of its own under a protocol, and gives what cancels that later: see
  /// ``register(_:under:retention:at:)-(AnyObject,_,_,_)``.
  @discardableResult
  public func register(
    _ target: Target, under wanted: ProtocolDescription, retention: Retention = .weak, at placement: Placement = .end
  ) throws(MessageError) -> Registration? {
    let object = target.object
    let isThere = contains(object)
    try add(target, under: wanted, retention: retention, at: placement)
    if isThere { return nil }
    let address = unsafe address(of: object)
    return unsafe Registration(self, object, address, number: registrations.register(address))
  }

  /// Removes a target that is gone or going. Returns whether its place was still there.
  func removeGone(_ address: UnsafeMutableRawPointer) -> Bool {
    unsafe registrations.forget(address)
    defer { answersMayHaveChanged() }
    return unsafe mf_multicast_remove(core, address, nil) == MF_OK
  }
}
