extension SharedMulticastProxy {
  /// Removes a target from under a protocol. It stays under others; under none it is no target any more.
  ///
  /// - Returns: Whether it was under the protocol.
  ///
  /// O(n). Seen by messages that are sent from then on, and by posted ones that still wait.
  @discardableResult
  public func remove(_ target: AnyObject, under unwanted: ProtocolDescription) -> Bool {
    guard let place = unsafe place(at: coreAddress(of: target)) else { return false }
    return remove(place, under: unwanted)
  }

  /// Removes every target from under a protocol. O(n).
  public func removeAll(under unwanted: ProtocolDescription) {
    var places: [TargetPlace] = []
    unsafe forEachPlace { place, _ in places.append(place) }
    for place in places { remove(place, under: unwanted) }
  }

  /// The number of targets under a protocol that are not gone. O(n).
  public func count(under wanted: ProtocolDescription) -> Int {
    var count = 0
    unsafe forEachPlace { place, _ in
      if place.heard?.protocols.contains(wanted) == true { count += 1 }
    }
    return count
  }

  /// The protocols under which a target was added; none for one that hears everything. O(n).
  public func protocols(of target: AnyObject) -> [ProtocolDescription] {
    unsafe place(at: coreAddress(of: target))?.heard?.protocols ?? []
  }

  @discardableResult
  private func remove(_ place: TargetPlace, under unwanted: ProtocolDescription) -> Bool {
    guard let heard = place.heard else { return false }
    switch heard.remove(unwanted) {
    case .none: return false
    case .made: answers.checkAnyway(self)
    case .ended: remove(place)
    }
    return true
  }
}
