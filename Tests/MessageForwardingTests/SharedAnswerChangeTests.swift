import Dispatch
import MessageForwarding
import Testing

/// Whoever remembers what a `SharedMulticastProxy` answers is told when that changes, whatever thread changes it.
@Suite struct SharedAnswerChangeTests {
  let proxy = SharedMulticastProxy(name: "Shared")
  static let ofNotebook: Set<Selector> = ["pass()", "length()", "isCalled(_:)", "note(_:)", "refuse(_:)", "noteSlowly(_:)"]

  /// What an owner was told about this suite's messages: other tests register some for every object meanwhile.
  final class Told: Sendable {
    struct Change: Equatable {
      var added: Set<Selector> = []
      var removed: Set<Selector> = []
    }
    let changes = Guarded<[Change]>([])
    /// What it answers as far as its changes tell.
    let known = Guarded<Set<Selector>>([])
    private let calls = Guarded(0)
    private let overlaps = Guarded(0)

    func note(_ change: AnswerChange) {
      if calls.with({ calls in
        calls += 1; return calls
      }) > 1 {
        overlaps.with { $0 += 1 }
      }
      defer { calls.with { $0 -= 1 } }
      let messages = SharedAnswerChangeTests.ofNotebook.union(["late()", "keep(_:)"])
      let (added, removed) = (change.added.intersection(messages), change.removed.intersection(messages))
      known.with { known in
        if !known.isDisjoint(with: added) || !known.isSuperset(of: removed) { overlaps.with { $0 += 1 } }
        known.formUnion(added)
        known.subtract(removed)
      }
      if !added.isEmpty || !removed.isEmpty { changes.with { $0.append(Change(added: added, removed: removed)) } }
    }

    var faults: Int { overlaps.current }
  }

  private func observe(_ proxy: SharedMulticastProxy, also: Set<Selector> = []) -> Told {
    let told = Told()
    proxy.observeAnswers(also: also) { told.note($0) }
    return told
  }

  @Test func addingAndRemovingAreToldAtOnce() async throws {
    let told = observe(proxy)
    let (a, b, librarian) = (Notebook("a"), Notebook("b"), Librarian())
    let all = Told.Change(added: Self.ofNotebook)
    try proxy.add(a)
    #expect(told.changes.current == [all])
    let registration = try proxy.register(b)
    proxy.remove(a)
    #expect(told.changes.current == [all], "the set is the same")
    #expect(proxy.answeredSelectors.isSuperset(of: Self.ofNotebook))
    registration?.cancel()
    #expect(told.changes.current == [all, Told.Change(removed: Self.ofNotebook)])
    try proxy.setMainTarget(a)
    proxy.removeAll()
    try await librarian.open("l", in: proxy)
    #expect(told.known.current == ["note(_:)", "keep(_:)", "length()", "refuse(_:)"], "its actor is not needed for that")
    #expect(await librarian.remove(from: proxy))
    #expect(told.known.current.isEmpty && told.changes.current.count == 6 && told.faults == 0)
    extendLifetime((a, b))
  }

  @Test(arguments: ["send", "await", "post"])
  func whatIsGoneOrRegisteredIsNoticedWithTheNextMessage(_ way: String) async throws {
    final class Late: Responder, Sendable {}
    let told = observe(proxy)
    var a: Notebook? = Notebook("a")
    let late = Late()
    try proxy.add(late)
    try proxy.add(try #require(a))
    a = nil
    try MethodTable.of(Late.self).add("late()") { _ in }
    #expect(told.known.current == Self.ofNotebook)
    switch way {
    case "send": try proxy.send("late()")
    case "await": try await proxy.awaiting.send("late()")
    default: proxy.post("late()")
    }
    // That it is gone is noticed in the round.
    try proxy.send(optional: "note(_:)", 1)
    #expect(told.known.current == ["late()"])
    try MethodTable.of(Late.self).remove("late()")
    try proxy.send(optional: "late()")
    #expect(told.known.current.isEmpty && told.faults == 0)
  }

  @Test func protocolsAndSharedProxiesInsideAreLookedInto() throws {
    let noting = SharedProtocolTests.noting
    let measuring = SharedProtocolTests.measuring
    let (outer, middle, inner, a) = (proxy, SharedMulticastProxy(), SharedMulticastProxy(), Notebook("a"))
    let told = observe(outer)
    try outer.add(middle)
    try middle.add(inner)
    #expect(told.changes.current.isEmpty)
    try inner.add(a, under: noting)
    #expect(told.changes.current.map(\.added) == [["note(_:)"]])
    try inner.add(a, under: measuring)
    #expect(told.changes.current.last?.added == ["length()"])
    inner.remove(a, under: noting)
    #expect(told.changes.current.count == 2, "the other one declares it, too")
    inner.remove(a, under: measuring)
    #expect(told.known.current.isEmpty)
    // A loop of proxies does not keep it busy.
    try inner.add(a)
    try inner.add(outer)
    #expect(outer.answeredSelectors == inner.answeredSelectors)
    inner.remove(a)
    #expect(told.known.current.isEmpty && told.faults == 0)
  }

  @Test func whatIsForwardedIsLookedAtWhenItIsNamed() async throws {
    let told = observe(proxy, also: ["length()", "late()"])
    let (behind, librarian) = (MulticastProxy(), Librarian())
    let notebook = Notebook("a")
    try behind.add(notebook)
    _ = try await librarian.run { [proxy] in try proxy.add(RecordingProxy(Notebook("b")), on: $0, retention: .strong) }
    #expect(told.changes.current == [Told.Change(added: ["length()", "late()"])], "it cannot be asked here")
    proxy.removeAll()
    #expect(told.known.current.isEmpty)
    let inner = SharedMulticastProxy()
    try inner.add(notebook)
    try proxy.add(inner)
    #expect(told.known.current == Self.ofNotebook)
    extendLifetime(inner)
  }

  @Test func anObservationEndsWhenItIsCancelled() throws {
    try LifetimeTracker.check { tracker in
      let proxy = SharedMulticastProxy()
      let a = Notebook("a")
      let calls = Guarded(0)
      var observation: SharedAnswerObservation?
      do {
        let tracked = tracker.instance()
        observation = proxy.observeAnswers { _ in calls.with { $0 += tracked.value == 0 ? 1 : 1 } }
      }
      try proxy.add(a)
      #expect(calls.current == 1 && tracker.alive == 1)
      observation?.cancel()
      observation?.cancel()
      #expect(tracker.alive == 0)
      proxy.remove(a)
      #expect(calls.current == 1)
      do {
        let tracked = tracker.instance()
        proxy.observeAnswers { _ in extendLifetime(tracked) }
      }
      #expect(tracker.alive == 1)
    }
  }

  @Test func whoIsToldMayChangeTheProxy() throws {
    let a = Notebook("a")
    let first = Told()
    proxy.observeAnswers { [weak proxy] change in
      first.note(change)
      if change.added.contains("note(_:)") { proxy?.removeAll() }
    }
    let second = observe(proxy)
    try proxy.add(a)
    #expect(first.changes.current == [Told.Change(added: Self.ofNotebook), Told.Change(removed: Self.ofNotebook)])
    #expect(proxy.isEmpty && second.known.current.isEmpty)
    #expect(first.faults == 0 && second.faults == 0)
  }

  @Test func threadsThatChangeItLeaveEveryObserverWithTheTruth() throws {
    let (proxy, notebooks) = (proxy, (0..<4).map { Notebook("\($0)") })
    let told = observe(proxy)
    let late = Guarded<[Guarded<[Bool]>]>([])
    try inThreads(4) { thread in
      for index in 0..<300 {
        try proxy.add(notebooks[thread])
        if index % 100 == 50 {
          // Whether it was answered when this one began is not known, only that from then on the one follows the other.
          let changes = Guarded<[Bool]>([])
          late.with { $0.append(changes) }
          proxy.observeAnswers { change in
            if change.added.contains("note(_:)") { changes.with { $0.append(true) } }
            if change.removed.contains("note(_:)") { changes.with { $0.append(false) } }
          }
        }
        try proxy.send(optional: "pass()")
        proxy.remove(notebooks[thread])
      }
    }
    #expect(told.faults == 0 && told.known.current.isEmpty && proxy.isEmpty)
    #expect(late.current.count == 12)
    for changes in late.current.map(\.current) {
      #expect(zip(changes, changes.dropFirst()).allSatisfy { $0 != $1 } && changes.last != true)
    }
    try proxy.add(notebooks[0])
    #expect(told.known.current == Self.ofNotebook && late.current.allSatisfy { $0.current.last == true })
  }

  @Test func whatChangesInAProxyThatIsJustBeingAddedIsNotMissed() throws {
    let notebook = Notebook("a")
    let all = (0..<4_000).map { _ in (outer: SharedMulticastProxy(), inner: SharedMulticastProxy()) }
    let told = all.map { observe($0.outer) }
    try inPairs(all.count) {
      try all[$0].outer.add(all[$0].inner)
    } _: {
      try all[$0].inner.add(notebook)
    }
    #expect(told.allSatisfy { $0.known.current == Self.ofNotebook && $0.faults == 0 })
    extendLifetime(notebook)
  }
}
