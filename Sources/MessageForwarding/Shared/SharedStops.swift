internal import CFFIShim

/// Where a message goes that is not delivered by the C core.
enum SharedStop {
  case target(TargetPlace)
  /// Another shared proxy, which knows where its own targets belong.
  case proxy(SharedMulticastProxy)
}

extension SharedMulticastProxy {
  /// The targets that respond, in order, as far as that can be told here, and all proxies.
  func stops(for selector: Selector, _ signature: MethodSignature?) -> [SharedStop] {
    var stops: [SharedStop] = []
    let skipsMismatched = mismatches == .skipped
    unsafe forEachPlace { place, shown in
      if place.domain.isAnywhere, let proxy = unsafe shown.swiftObject as? SharedMulticastProxy {
        stops.append(.proxy(proxy))
      } else if unsafe place.takes(selector, skipsMismatched ? signature : nil, shown) {
        stops.append(.target(place))
      }
    }
    return stops
  }

  /// The first target that responds, as far as that can be told here; only its types are of interest where it does not belong.
  func firstResponder(to selector: Selector) -> Target? {
    var first: Target?
    unsafe forEachPlace { place, shown in
      guard first == nil, !place.isForwarder || place.domain.isCurrent else { return }
      guard let target = unsafe place.target(shown), target.responds(to: selector) else { return }
      first = target
    }
    return first
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
