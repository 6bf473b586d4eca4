internal import CFFIShim

// Targets that hear only what a protocol declares.

extension MulticastProxy {
  /// Adds a target under a protocol: it hears only messages that the protocol declares, required or optional, and that it responds to.
  ///
  /// Added under several protocols, it hears what any of them declares, once; its place is that of the first time. One that was added without a
  /// protocol hears everything and is left as it is. The target need not declare the protocol: see ``ProtocolDescription/check(_:)``.
  ///
  /// - Returns: Whether anything changed.
  /// - Throws: As ``add(_:retention:at:)-(AnyObject,_,_)``.
  ///
  /// Costs a table for the target. An unknown protocol is an error where it is looked up: ``ProtocolDescription/init(named:)``.
  @discardableResult
  public func add(
    _ target: AnyObject, under wanted: ProtocolDescription, retention: Retention = .weak, at placement: Placement = .end
  ) throws(MessageError) -> Bool {
    try add(Target(target), under: wanted, retention: retention, at: placement)
  }

  /// Adds an object with methods of its own under a protocol: see ``add(_:under:retention:at:)-(AnyObject,_,_,_)``.
  @discardableResult
  public func add(
    _ wrapped: Target, under wanted: ProtocolDescription, retention: Retention = .weak, at placement: Placement = .end
  ) throws(MessageError) -> Bool {
    let target = wrapped.object
    if contains(target) {
      guard let filter = filters.filter(of: target), filter.add(wanted) else { return false }
      answers?.checkAnyway(self)
      return true
    }
    guard target !== self else {
      var error = MessageError(.forwardingLoop, reason: "a proxy cannot be its own target")
      error.subject = "\(name) > \(name)"
      throw error
    }
    let filter = ProtocolFilter(wrapped, wanted)
    let filtered = unsafe try filter.filteredTarget(name: wrapped.name)
    // The C core holds the table from here on, and the table the filter.
    defer { unsafe mf_table_release(filtered.table) }
    guard unsafe try insert(target, as: filtered, retention, placement) else { return false }
    filters.add(filter, for: target)
    answers?.checkAnyway(self)
    return true
  }

  /// Removes a target from under a protocol. It stays under others; under none it is no target any more.
  ///
  /// - Returns: Whether it was under the protocol.
  @discardableResult
  public func remove(_ target: AnyObject, under unwanted: ProtocolDescription) -> Bool {
    guard contains(target), let filter = filters.filter(of: target), filter.remove(unwanted) else { return false }
    if filter.protocols.isEmpty { remove(target) } else { answers?.checkAnyway(self) }
    return true
  }

  /// Removes every target from under a protocol. O(n).
  public func removeAll(under unwanted: ProtocolDescription) {
    for target in targets { remove(target, under: unwanted) }
  }

  /// The targets under a protocol, in order. O(n).
  public func targets(under wanted: ProtocolDescription) -> [AnyObject] {
    targets.filter { protocols(of: $0).contains(wanted) }
  }

  /// The protocols under which a target was added; none for one that hears everything.
  public func protocols(of target: AnyObject) -> [ProtocolDescription] {
    contains(target) ? filters.filter(of: target)?.protocols ?? [] : []
  }
}
