internal import CFFIShim
internal import Synchronization

/// Who is told when the answers of a shared proxy change: its own observers, and the shared proxies around it that have some.
///
/// No closure and no target is called with the lock held. One thread at a time tells; another one that finds a change meanwhile leaves it to the first.
@usableFromInline
final class SharedAnswerWatch: Sendable {
  private struct Observer {
    let number: Int
    /// Looked at besides what can be listed.
    let also: Set<Selector>
    let body: @Sendable (AnswerChange) -> Void
    /// What was answered when it was told last.
    var known: Set<Selector>
  }

  private struct Outer {
    weak var proxy: SharedMulticastProxy?
  }

  private struct State {
    var observers: [Observer] = []
    var outer: [Outer] = []
    var last = 0
    var isTelling = false
    /// Whether something may have changed since the thread that is telling looked.
    var isStale = false
  }

  private let state = Locked(State())
  private let watched = Atomic(false)
  // The sum of two numbers that only grow, so that it moves whenever one does.
  private let seen = Atomic<UInt64>(.max)

  @usableFromInline
  init() {}

  @usableFromInline
  var isWatched: Bool { watched.load(ordering: .relaxed) }

  /// From here on changes are looked for. Of this and ``changed(_:)`` on two threads one sees the other.
  private func begin() {
    watched.store(true, ordering: .relaxed)
    atomicMemoryFence(ordering: .sequentiallyConsistent)
  }

  /// The targets have changed.
  func changed(_ proxy: SharedMulticastProxy) {
    atomicMemoryFence(ordering: .sequentiallyConsistent)
    if isWatched { check(proxy) }
  }

  func add(for proxy: SharedMulticastProxy, also: Set<Selector>, _ body: @escaping @Sendable (AnswerChange) -> Void) -> Int {
    // Before the survey: what changes from here on is told of.
    begin()
    let known = answered(by: proxy, also: also)
    let number = state.withLock { state in
      state.last += 1
      state.observers.append(Observer(number: state.last, also: also, body: body, known: known))
      return state.last
    }
    checkAnyway(proxy)
    return number
  }

  func remove(_ number: Int) {
    // Its closure may hold what comes back here when it goes.
    let removed = state.withLock { state in
      state.observers.firstIndex { $0.number == number }.map { state.observers.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }

  /// The proxy around is to be told, too. Returns whether that is new.
  private func tell(_ proxy: SharedMulticastProxy) -> Bool {
    begin()
    let (isNew, seen) = state.withLock { state in
      let alive = state.outer.compactMap(\.proxy)
      let isNew = !alive.contains { $0 === proxy }
      if isNew { state.outer = (alive + [proxy]).map { Outer(proxy: $0) } }
      return (isNew, alive)
    }
    // Looked at, one may have lost its last other reference, and what goes with it may come back here.
    withExtendedLifetime(seen) {}
    return isNew
  }

  /// Looks whether anything moved, and then what.
  @usableFromInline
  func check(_ proxy: SharedMulticastProxy) {
    let now = proxy.generation &+ mf_methods_generation()
    // Senders write no common word while nothing moves.
    if seen.load(ordering: .acquiring) == now { return }
    if seen.exchange(now, ordering: .acquiringAndReleasing) != now { checkAnyway(proxy) }
  }

  /// The same after a change that the C core does not know of.
  func checkAnyway(_ proxy: SharedMulticastProxy) {
    report(proxy)
    for outer in state.withLock({ $0.outer.compactMap(\.proxy) }) where outer !== proxy { outer.answers.report(outer) }
  }

  private func report(_ proxy: SharedMulticastProxy) {
    let isFirst = state.withLock { state in
      if state.observers.isEmpty { return false }
      defer { state.isTelling = true }
      state.isStale = state.isTelling
      return !state.isTelling
    }
    guard isFirst else { return }
    repeat {
      // Before the survey: who comes later knows more than it.
      for number in state.withLock({ $0.observers.map(\.number) }) { tell(number, proxy) }
    } while state.withLock { state in
      defer { state.isStale = false }
      state.isTelling = state.isStale
      return state.isStale
    }
  }

  /// Tells one observer, unless it was cancelled meanwhile.
  private func tell(_ number: Int, _ proxy: SharedMulticastProxy) {
    guard let also = state.withLock({ state in state.observers.first { $0.number == number }?.also }) else { return }
    let generation = proxy.generation
    let now = answered(by: proxy, also: also)
    let told = state.withLock { state -> (AnswerChange, @Sendable (AnswerChange) -> Void)? in
      guard let index = state.observers.firstIndex(where: { $0.number == number }) else { return nil }
      let known = state.observers[index].known
      guard now != known else { return nil }
      state.observers[index].known = now
      let change = AnswerChange(added: now.subtracting(known), removed: known.subtracting(now), generation: generation)
      return (change, state.observers[index].body)
    }
    if let (change, body) = told { body(change) }
  }

  /// What the proxy answers. The proxies inside tell this one from now on.
  private func answered(by proxy: SharedMulticastProxy, also: Set<Selector>) -> Set<Selector> {
    var survey = SharedAnswerSurvey(of: proxy)
    // One that did not tell yet may have changed since it was looked at.
    while survey.inner.count(where: { $0.answers.tell(proxy) }) > 0 { survey = SharedAnswerSurvey(of: proxy) }
    return survey.selectors.union(also.filter { proxy.mayAnswer($0) })
  }
}
