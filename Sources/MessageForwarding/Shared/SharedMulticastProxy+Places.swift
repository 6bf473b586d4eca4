internal import CFFIShim

/// What became of a target that was to be added.
enum SharedAddition {
  case added(TargetPlace)
  /// It was there, and hears more now.
  case hearsMore
  case none

  var isChange: Bool {
    if case .none = self { false } else { true }
  }

  var registration: SharedRegistration? {
    if case .added(let place) = self { SharedRegistration(place: place) } else { nil }
  }
}

extension SharedMulticastProxy {
  typealias Put = (
    mf_target, UnsafePointer<mf_retention>, _ holder: UnsafeMutableRawPointer, UnsafeMutablePointer<mf_error>
  ) -> mf_status

  /// Gives a target its place, or another protocol in the one that it has.
  func put(
    _ target: Target, _ domain: TargetDomain, under wanted: ProtocolDescription?, _ retention: Retention,
    _ placement: Placement, _ delivery: Delivery
  ) throws(MessageError) -> SharedAddition {
    let anchor = unsafe placement.anchor.map { unsafe coreAddress(of: $0) }
    while true {
      let heard = wanted.map { HeardProtocols($0, for: target.object) }
      let place = unsafe try insert(target, domain, retention, delivery, under: heard) { target, retention, holder, error in
        unsafe mf_multicast_insert(core, target, retention, holder, placement.core, anchor, error)
      }
      if let place { return .added(place) }
      guard let wanted else { return .none }
      // Nil: removed meanwhile by another thread.
      guard let place = unsafe self.place(at: coreAddress(of: target.object)) else { continue }
      guard let heard = place.heard else { return .none }
      switch heard.add(wanted) {
      case .none: return .none
      case .made:
        answers.checkAnyway(self)
        return .hearsMore
      // Whoever took it from under its last protocol is about to remove it.
      case .ended: remove(place)
      }
    }
  }

  /// Makes a place for a target, with the gate before it that it needs, and hands it over to the C core. Nil when the target has one already.
  func insert(
    _ wrapped: Target, _ domain: TargetDomain, _ retention: Retention, _ delivery: Delivery, under heard: HeardProtocols? = nil,
    isMain: Bool = false, _ body: Put
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
    let place = TargetPlace(wrapped, in: self, domain, retention, delivery, under: heard, isMain: isMain)
    guard place.isGated else { return unsafe try insert(place, as: place.real, target, body) }
    let gate = unsafe try TargetGate.target(before: place)
    // The C core holds the table from here on.
    defer { unsafe mf_table_release(gate.table) }
    return try unsafe insert(place, as: gate, target, body)
  }

  private func insert(
    _ place: TargetPlace, as core: mf_target, _ object: AnyObject, _ body: Put
  ) throws(MessageError) -> TargetPlace? {
    let retention = hasOtherAddress(object) ? CoreRetention.placeOfProxy : .place
    let holder = unsafe Unmanaged.passRetained(place)
    var error = unsafe mf_error()
    let status = unsafe body(core, retention.address, holder.toOpaque(), &error)
    if status == MF_OK {
      answers.changed(self)
      return place
    }
    // The C core takes the holder over only when it adds the target.
    unsafe holder.release()
    if status != MF_DUPLICATE { throw unsafe MessageError(consuming: &error) }
    unsafe mf_error_clear(&error)
    return nil
  }

  /// Ends one addition. Returns whether it was still there.
  @discardableResult
  func remove(_ place: TargetPlace) -> Bool {
    defer { answers.changed(self) }
    return unsafe mf_multicast_remove_held(core, place.address, Unmanaged.passUnretained(place).toOpaque(), nil) == MF_OK
  }

  /// The place of the target with this address; nil when it is none, or gone. O(n).
  func place(at address: UnsafeMutableRawPointer) -> TargetPlace? {
    var found: TargetPlace?
    unsafe forEachPlace { place, _ in
      if unsafe place.address == address { found = place }
    }
    return found
  }
}
