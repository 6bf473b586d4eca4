internal import CFFIShim

/// Who is told when the answers of a proxy change: its own observers, and the proxies around it that have some.
@usableFromInline
final class AnswerWatch {
  private struct Observer {
    let number: Int
    /// Looked at besides what can be listed.
    let also: Set<Selector>
    let body: (AnswerChange) -> Void
    /// What was answered when it was told last.
    var known: Set<Selector>
  }

  private struct Outer {
    weak var proxy: MulticastProxy?
  }

  /// What moves with everything that can change the answers, proxies inside apart: those tell.
  private struct Moment: Equatable {
    let targets: UInt64
    let methods: UInt64

    init(_ proxy: MulticastProxy) {
      targets = proxy.generation
      methods = mf_methods_generation()
    }
  }

  private var observers: [Observer] = []
  private var outer: [Outer] = []
  private var last = 0
  private var seen: Moment?

  func add(for proxy: MulticastProxy, also: Set<Selector>, _ body: @escaping (AnswerChange) -> Void) -> Int {
    last += 1
    seen = Moment(proxy)
    let known = answered(by: proxy).union(also.filter { proxy.responds(to: $0) })
    observers.append(Observer(number: last, also: also, body: body, known: known))
    return last
  }

  func remove(_ number: Int) {
    guard let index = observers.firstIndex(where: { $0.number == number }) else { return }
    // Its closure may hold what comes back here when it goes.
    let removed = observers.remove(at: index)
    withExtendedLifetime(removed) {}
  }

  /// The proxy around is to be told, too.
  func tell(_ proxy: MulticastProxy) {
    outer.removeAll { $0.proxy == nil }
    if !outer.contains(where: { $0.proxy === proxy }) { outer.append(Outer(proxy: proxy)) }
  }

  /// Looks whether anything moved, and then what.
  func check(_ proxy: MulticastProxy) {
    let now = Moment(proxy)
    guard seen != now else { return }
    seen = now
    report(proxy)
    for outer in outer { outer.proxy.map { $0.answers?.report($0) } }
  }

  /// The same after a change that the C core does not know of.
  func checkAnyway(_ proxy: MulticastProxy) {
    seen = nil
    check(proxy)
  }

  private func report(_ proxy: MulticastProxy) {
    guard !observers.isEmpty else { return }
    let listed = answered(by: proxy)
    let generation = proxy.generation
    for number in observers.map(\.number) {
      // A closure may have cancelled another, or changed the proxy, of which the others were told then.
      guard proxy.generation == generation, let index = observers.firstIndex(where: { $0.number == number }) else { continue }
      let known = observers[index].known
      let now = listed.union(observers[index].also.filter { proxy.responds(to: $0) })
      guard now != known else { continue }
      observers[index].known = now
      let body = observers[index].body
      body(AnswerChange(added: now.subtracting(known), removed: known.subtracting(now), generation: generation))
    }
  }

  /// What can be listed. The proxies inside tell this one from now on.
  private func answered(by proxy: MulticastProxy) -> Set<Selector> {
    let survey = AnswerSurvey(of: proxy)
    for inner in survey.proxies where inner !== proxy { inner.answerWatch().tell(proxy) }
    return survey.selectors
  }
}

/// The registered methods of a proxy's targets, and the proxies that were met on the way.
struct AnswerSurvey {
  private(set) var selectors: Set<Selector> = []
  private(set) var proxies: [MulticastProxy] = []

  init(of proxy: MulticastProxy) { add(proxy) }

  private mutating func add(_ proxy: MulticastProxy) {
    guard !proxies.contains(where: { $0 === proxy }) else { return }
    proxies.append(proxy)
    for (object, table) in proxy.coreTargets() {
      if let inner = object as? MulticastProxy {
        add(inner)
      } else if let filter = proxy.filters.filter(of: object) {
        selectors.formUnion((filter.realTable?.selectors ?? []).filter { filter.declares($0) })
      } else {
        selectors.formUnion(table.selectors)
      }
    }
  }
}

extension MulticastProxy {
  /// The targets that are not gone, each with the table that the C core knows it by.
  fileprivate func coreTargets() -> [(object: AnyObject, table: CoreTable)] {
    var found: [(object: AnyObject, table: CoreTable)] = []
    unsafe withUnsafeMutablePointer(to: &found) { place in
      _ = unsafe mf_multicast_each(
        core,
        { context, target in
          guard let object = unsafe target.swiftObject, let table = unsafe target.table.map({ unsafe CoreTable($0) })
          else { return }
          unsafe context!.assumingMemoryBound(to: [(object: AnyObject, table: CoreTable)].self).pointee
            .append((object, table))
        }, place, nil)
    }
    return found
  }
}
