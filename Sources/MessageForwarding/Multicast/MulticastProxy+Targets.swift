internal import CFFIShim

extension MulticastProxy {
  /// Adds a target at the end, unless it is one already.
  ///
  /// A weakly held target that nobody else holds is gone at once. Adding one that is there changes nothing, not even how it is held. During
  /// a round it is called from the next round on.
  ///
  /// - Returns: Whether it was added.
  /// - Throws: ``MessageError/Code/forwardingLoop`` when the target is the proxy itself.
  ///
  /// Amortised O(1). Calls `mf_multicast_add`.
  @discardableResult
  public func add(_ target: AnyObject, retention: Retention = .weak) throws(MessageError) -> Bool {
    let address = unsafe address(of: target)
    let isProxy = target is MulticastProxy
    switch retention {
    case .weak:
      let holder = unsafe Unmanaged.passRetained(WeakHolder(target, address))
      var added = false
      // The C core takes the holder over only when it adds the target.
      defer { if !added { unsafe holder.release() } }
      added = try unsafe add(target, isProxy ? .weakProxy : .weak, holder.toOpaque())
      return added
    case .strong:
      let added = try unsafe add(target, isProxy ? .strongProxy : .strong, address)
      if added { strongTargets[ObjectIdentifier(target)] = target }
      return added
    }
  }

  /// Returns whether the C core took the holder over.
  private func add(
    _ target: AnyObject, _ retention: CoreRetention, _ holder: UnsafeMutableRawPointer
  ) throws(MessageError) -> Bool {
    var error = unsafe mf_error()
    switch unsafe mf_multicast_add(core, Target(target).core, retention.address, holder, &error) {
    case MF_OK: return true
    case MF_DUPLICATE:
      unsafe mf_error_clear(&error)
      return false
    default: throw unsafe MessageError(consuming: &error)
    }
  }

  /// Removes a target, which may be in its `deinit`.
  ///
  /// During a round it is not called any more.
  ///
  /// - Returns: Whether it was a target.
  ///
  /// Amortised O(1). Calls `mf_multicast_remove`.
  @discardableResult
  public func remove(_ target: AnyObject) -> Bool {
    let removed = unsafe mf_multicast_remove(core, address(of: target), nil) == MF_OK
    filters.remove(target)
    // Last, because it may be the last reference, and the target may remove itself in its deinit.
    let released = strongTargets.removeValue(forKey: ObjectIdentifier(target))
    return withExtendedLifetime(released) { removed }
  }

  /// Removes every target.
  public func removeAll() {
    unsafe mf_multicast_remove_all(core)
    filters = ProtocolFilters()
    let released = strongTargets
    strongTargets = [:]
    withExtendedLifetime(released) {}
  }

  /// Whether an object is a target. O(1).
  public func contains(_ target: AnyObject) -> Bool { unsafe mf_multicast_contains(core, address(of: target)) }

  /// The number of targets that are not gone. O(n).
  public var count: Int { unsafe mf_multicast_count(core) }

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

  /// What the C core knows a target by. Makes no reference to an object that is being freed.
  private func address(of target: AnyObject) -> UnsafeMutableRawPointer {
    if let proxy = target as? MulticastProxy { return unsafe UnsafeMutableRawPointer(proxy.core) }
    return unsafe Unmanaged.passUnretained(target).toOpaque()
  }
}
