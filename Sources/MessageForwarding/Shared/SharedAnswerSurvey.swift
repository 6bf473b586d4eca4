internal import CFFIShim

/// The registered methods of a shared proxy's targets, those behind the shared proxies among them included.
struct SharedAnswerSurvey {
  private(set) var selectors: Set<Selector> = []
  /// What was found behind each proxy that was met; nil while it is looked at.
  private var found: [ObjectIdentifier: Set<Selector>?] = [:]
  private(set) var inner: [SharedMulticastProxy] = []

  init(of proxy: SharedMulticastProxy) { selectors = look(at: proxy) }

  private mutating func look(at proxy: SharedMulticastProxy) -> Set<Selector> {
    found[ObjectIdentifier(proxy)] = .some(nil)
    var selectors: Set<Selector> = []
    for (place, target) in proxy.placesAndTargets() {
      let own = (target.object as? SharedMulticastProxy).map { behind($0) } ?? place.registeredSelectors
      selectors.formUnion(place.heard == nil ? own : own.filter { place.hears($0) })
    }
    found[ObjectIdentifier(proxy)] = selectors
    return selectors
  }

  private mutating func behind(_ proxy: SharedMulticastProxy) -> Set<Selector> {
    // A loop: no message passes it.
    if let known = found[ObjectIdentifier(proxy)] { return known ?? [] }
    inner.append(proxy)
    return look(at: proxy)
  }
}

extension SharedMulticastProxy {
  /// Whether a target answers a message, as far as that can be told anywhere.
  func mayAnswer(_ selector: Selector) -> Bool {
    placesAndTargets().contains { place, target in
      place.domain.isAnywhere ? place.hears(selector) && target.responds(to: selector) : place.mayRespond(to: selector)
    }
  }

  fileprivate func placesAndTargets() -> [(place: TargetPlace, target: Target)] {
    var all: [(place: TargetPlace, target: Target)] = []
    unsafe forEachPlace { place, shown in
      if let target = unsafe place.target(shown) { all.append((place, target)) }
    }
    return all
  }
}

extension TargetPlace {
  fileprivate var registeredSelectors: Set<Selector> { unsafe CoreTable(real.table!).selectors }
}
