internal import CFFIShim

/// Where a message goes that is not delivered by the C core.
struct SharedStop {
  let place: TargetPlace
  /// The target, if it is another shared proxy, which knows where its own targets belong.
  let proxy: SharedMulticastProxy?
}

extension SharedMulticastProxy {
  /// The targets that respond, in order, as far as that can be told here, and all proxies.
  func stops(for selector: Selector, _ signature: MethodSignature?) -> [SharedStop] {
    var stops: [SharedStop] = []
    let skipsMismatched = mismatches == .skipped
    unsafe forEachPlace { place, shown in
      if let proxy = unsafe shown.swiftObject as? SharedMulticastProxy {
        if place.hears(selector) { stops.append(SharedStop(place: place, proxy: proxy)) }
      } else if unsafe place.takes(selector, skipsMismatched ? signature : nil, shown) {
        stops.append(SharedStop(place: place, proxy: nil))
      }
    }
    return stops
  }

  /// The number of targets that respond to a message.
  ///
  /// A ``Proxy`` or a ``MulticastProxy`` that belongs where the current code does not run cannot be asked, and counts. O(n).
  public func count(respondingTo selector: Selector) -> Int {
    var count = 0
    unsafe forEachPlace { place, shown in
      if unsafe place.takes(selector, nil, shown) { count += 1 }
    }
    return count
  }

  /// The target whose types a message has: the first that responds, or the main one that is asked alone. As far as that can be told here; only
  /// its types are of interest where it does not belong.
  func firstResponder(to selector: Selector) -> Target? {
    var (first, main): (Target?, Target?) = (nil, nil)
    unsafe forEachPlace { place, shown in
      guard first == nil || place.isMain, place.hears(selector), !place.isForwarder || place.domain.isCurrent,
        let target = unsafe place.target(shown), target.responds(to: selector)
      else { return }
      if first == nil { first = target }
      if place.isMain { main = target }
    }
    return main != nil && isMainAskedAlone(selector, nil) ? main : first
  }

  /// Whether other targets would respond to a message, and are passed over because the main one alone is asked.
  func isMainAskedAlone(_ selector: Selector, _ signature: MethodSignature?) -> Bool {
    var isAlone = false
    unsafe round.visit(selector, signature) { _, verdict, _, _ in
      if verdict == MF_WOULD_PASS_OVER { isAlone = true }
    }
    return isAlone
  }
}

extension TargetPlace {
  /// Whether a message goes to it; with a signature, only if that agrees.
  fileprivate func takes(_ selector: Selector, _ signature: MethodSignature?, _ shown: mf_target) -> Bool {
    guard mayRespond(to: selector) else { return false }
    if isForwarder, domain.isCurrent, let target = unsafe target(shown) {
      guard target.responds(to: selector) else { return false }
      guard let signature, let own = target.methodSignature(for: selector) else { return true }
      return own.agrees(with: signature)
    }
    guard let signature, let method = unsafe mf_table_find(real.table!, selector.raw) else { return true }
    return unsafe MethodSignature(mf_method_signature(method)).agrees(with: signature)
  }
}
