internal import CFFIShim

extension MulticastProxy {
  /// Adds a target, unless it is one already: at the end, or at another place.
  ///
  /// A weakly held target that nobody else holds is gone at once. Adding one that is there changes nothing, neither how it is held nor its
  /// place. During a round it is called from the next round on.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - retention: How it is held.
  ///   - placement: Where in the order it is put.
  /// - Returns: Whether it was added.
  /// - Throws: ``MessageError/Code/forwardingLoop`` when the target is the proxy itself; ``MessageError/Code/notFound`` when the one that it is
  ///   to stand beside is no target.
  ///
  /// Amortised O(1) at the end, O(n) elsewhere. Calls `mf_multicast_insert`.
  @discardableResult
  public func add(
    _ target: AnyObject, retention: Retention = .weak, at placement: Placement = .end
  ) throws(MessageError) -> Bool {
    try add(Target(target), retention: retention, at: placement)
  }

  /// Adds an object with methods of its own: see ``add(_:retention:at:)-(AnyObject,_,_)``.
  ///
  /// It is the object that is the target, once, whatever methods it was added with: this changes nothing when it is one already.
  @discardableResult
  public func add(
    _ target: Target, retention: Retention = .weak, at placement: Placement = .end
  ) throws(MessageError) -> Bool {
    // The C core holds the table.
    defer { extendLifetime(target) }
    return unsafe try insert(target.object, as: target.core, retention, placement)
  }

  /// Adds what stands for a target in the C core. Returns whether it was added.
  func insert(
    _ target: AnyObject, as coreTarget: mf_target, _ retention: Retention, _ placement: Placement
  ) throws(MessageError) -> Bool {
    let anchor = unsafe placement.anchor.map { unsafe address(of: $0) }
    let added = try unsafe put(target, as: coreTarget, retention) { coreTarget, functions, holder, error in
      unsafe mf_multicast_insert(core, coreTarget, functions, holder, placement.core, anchor, error)
    }
    if added { answersMayHaveChanged() }
    return added
  }

  typealias Put = (
    mf_target, UnsafePointer<mf_retention>, _ holder: UnsafeMutableRawPointer, UnsafeMutablePointer<mf_error>
  ) -> mf_status

  /// Hands a target over to the C core, held as it is to be. Returns whether the C core took it.
  func put(_ target: AnyObject, as coreTarget: mf_target, _ retention: Retention, _ body: Put) throws(MessageError) -> Bool {
    let address = unsafe address(of: target)
    let isProxy = hasOtherAddress(target)
    let added: Bool
    // Held strongly before: a target that moves to another place.
    var released: AnyObject?
    defer { letGo(released) }
    switch retention {
    case .weak:
      let holder = unsafe Unmanaged.passRetained(WeakHolder(target, address))
      added = try unsafe put(coreTarget, isProxy ? .weakProxy : .weak, holder.toOpaque(), releasing: holder, body)
      if added { released = strongTargets.removeValue(forKey: ObjectIdentifier(target)) }
    case .strong:
      added = try unsafe put(coreTarget, isProxy ? .strongProxy : .strong, address, releasing: nil, body)
      if added { strongTargets[ObjectIdentifier(target)] = target }
    }
    // An old registration may be that of a dead target at the same address.
    if added { unsafe registrations.forget(address) }
    return added
  }

  /// The C core takes the holder over only when it takes the target.
  private func put(
    _ target: mf_target, _ retention: CoreRetention, _ holder: UnsafeMutableRawPointer, releasing owned: Unmanaged<WeakHolder>?,
    _ body: Put
  ) throws(MessageError) -> Bool {
    var error = unsafe mf_error()
    let status = unsafe body(target, retention.address, holder, &error)
    if status == MF_OK { return true }
    unsafe owned?.release()
    guard status == MF_DUPLICATE else { throw unsafe MessageError(consuming: &error) }
    unsafe mf_error_clear(&error)
    return false
  }

  /// Removes a target, which may be in its `deinit`.
  ///
  /// During a round it is not called any more. What was held strongly is let go of at once; a method that is running keeps its own object.
  ///
  /// - Returns: Whether it was a target.
  ///
  /// Amortised O(1). Calls `mf_multicast_remove`.
  @discardableResult
  public func remove(_ target: AnyObject) -> Bool {
    let address = unsafe address(of: target)
    let removed = unsafe mf_multicast_remove(core, address, nil) == MF_OK
    unsafe registrations.forget(address)
    for round in awaitedRounds { unsafe round.remove(address) }
    filters.remove(target)
    // Last, because it may be the last reference, and the target may remove itself in its deinit.
    let released = strongTargets.removeValue(forKey: ObjectIdentifier(target))
    defer { letGo(released) }
    if removed { answersMayHaveChanged() }
    return removed
  }

  /// Removes every target.
  public func removeAll() {
    unsafe mf_multicast_remove_all(core)
    filters = ProtocolFilters()
    registrations.forgetAll()
    for round in awaitedRounds { round.removeAll() }
    let released = strongTargets
    strongTargets = [:]
    defer { released.values.forEach { letGo($0) } }
    answersMayHaveChanged()
  }

  /// Lets go of what was held strongly; a round that is calling it just now does so when the call returns.
  func letGo(_ object: AnyObject?) { calls.keepWhileCalled(object) }

  /// Whether an object is a target. O(1).
  public func contains(_ target: AnyObject) -> Bool { unsafe mf_multicast_contains(core, address(of: target)) }

  /// The number of targets that are not gone. O(n).
  public var count: Int { unsafe mf_multicast_count(core) }

  /// The number of targets that are objects of a class, or of a subclass, and not gone. O(n).
  public func count<Object: AnyObject>(of type: Object.Type) -> Int { targets.count { $0 is Object } }

  /// The number of targets that respond to a message. O(n).
  public func count(respondingTo selector: Selector) -> Int { responders(to: selector).count }

  /// Whether there is no target that is not gone. O(n).
  public var isEmpty: Bool { count == 0 }

  /// A number that grows with every target added, removed or found gone: compare it with a remembered one.
  public var generation: UInt64 { unsafe mf_multicast_generation(core) }

  /// The targets that are not gone, in order. O(n).
  public var targets: [AnyObject] {
    var targets: [AnyObject] = []
    unsafe withUnsafeMutablePointer(to: &targets) { place in
      _ = unsafe mf_multicast_each(
        core,
        { context, target in
          guard let object = unsafe target.swiftObject else { return }
          unsafe context!.assumingMemoryBound(to: [AnyObject].self).pointee.append(object)
        }, place, nil)
    }
    return targets
  }

  func address(of target: AnyObject) -> UnsafeMutableRawPointer { unsafe coreAddress(of: target) }
}
