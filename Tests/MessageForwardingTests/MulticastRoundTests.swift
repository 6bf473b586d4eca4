import MessageForwarding
import Testing

/// R1 to R4: order, identity, holding, and what changes during a round.
@Suite struct MulticastRoundTests {
  let journal = Journal()
  let proxy = MulticastProxy(name: "Observers")
  let hear = Message<String>("hear(_:)")

  private func listeners(_ names: String...) throws -> [Listener] {
    let listeners = names.map { Listener($0, journal) }
    for listener in listeners { try proxy.add(listener) }
    return listeners
  }

  @Test func targetsHearInTheOrderOfAdding() throws {
    let all = try listeners("a", "b", "c", "d")
    defer { extendLifetime(all) }
    try proxy.send(hear, "x")
    #expect(journal.lines == ["a x", "b x", "c x", "d x"])
    #expect(proxy.remove(all[1]))
    #expect(try proxy.add(all[1]))
    journal.lines = []
    try proxy.send("hear(_:)", "y")
    #expect(journal.lines == ["a y", "c y", "d y", "b y"])
    #expect(proxy.targets.map { ObjectIdentifier($0) } == [all[0], all[2], all[3], all[1]].map { ObjectIdentifier($0) })
  }

  @Test func identityNotEquality() throws {
    final class Same: Hashable, Responder {
      var calls = 0
      static func == (a: Same, b: Same) -> Bool { true }
      func hash(into hasher: inout Hasher) {}
    }
    try MethodTable.of(Same.self).add("call()") { $0.calls += 1 }
    let a = Same()
    let b = Same()
    defer { extendLifetime((a, b)) }
    #expect(try proxy.add(a))
    #expect(try proxy.add(b))
    #expect(try !proxy.add(a), "one object is one target")
    #expect(proxy.count == 2)
    try proxy.send("call()")
    #expect((a.calls, b.calls) == (1, 1))
    #expect(proxy.remove(a))
    #expect(!proxy.remove(a))
    #expect(proxy.contains(b) && !proxy.contains(a))
    try proxy.send("call()")
    #expect((a.calls, b.calls) == (1, 2))
  }

  @Test func weakTargetsGoStrongOnesStay() throws {
    try LifetimeTracker.check { tracker in
      let proxy = MulticastProxy()
      try proxy.add(tracker.instance(1))
      #expect(proxy.isEmpty)
      #expect(tracker.alive == 0)
      try proxy.add(tracker.instance(2), retention: .strong)
      #expect(proxy.count == 1)
      #expect(tracker.alive == 1)
      proxy.removeAll()
      #expect(tracker.alive == 0)
      try proxy.add(tracker.instance(3), retention: .strong)
    }
  }

  @Test func removingIsLettingGo() throws {
    try LifetimeTracker.check { tracker in
      let proxy = MulticastProxy()
      var object: Tracked? = tracker.instance()
      try proxy.add(try #require(object), retention: .strong)
      #expect(try !proxy.add(try #require(object), retention: .weak))
      #expect(proxy.remove(try #require(object)))
      object = nil
      #expect(tracker.alive == 0)
      #expect(proxy.count == 0)
    }
  }

  @Test func deadTargetsAreSkippedAndReclaimed() throws {
    var all = try listeners("a", "b", "c")
    all.remove(at: 1)
    try proxy.send(hear, "x")
    #expect(journal.lines == ["a x", "c x"])
    #expect(proxy.count == 2)
    // A thousand that die between two rounds leave nothing behind.
    for _ in 0..<1_000 { try proxy.add(Listener("short", journal)) }
    try proxy.send(hear, "y")
    #expect(proxy.targets.count == 2)
    #expect(proxy.explain("hear(_:)").entries.count == 2)
    #expect(all.count == 2)
  }

  @Test func aTargetMayRemoveItselfInItsDeinit() throws {
    final class Leaving {
      let proxy: MulticastProxy
      init(_ proxy: MulticastProxy) { self.proxy = proxy }
      deinit { proxy.remove(self) }
    }
    let proxy = MulticastProxy()
    for round in 0..<10_000 {
      let leaving = Leaving(proxy)
      try proxy.add(leaving)
      // A new object at a dead one's address is a new target.
      #expect(proxy.contains(leaving))
      if round % 1_000 == 0 { #expect(proxy.count == 1) }
    }
    #expect(proxy.count == 0)
    #expect(proxy.explain("x()").entries.isEmpty)
  }

  @Test func aTargetRemovedDuringARoundIsNotCalledAndOneAddedIsCalledNext() throws {
    let all = try listeners("a", "b", "c")
    let late = Listener("d", journal)
    defer { extendLifetime((all, late)) }
    all[0].onHear = { [proxy] in
      proxy.remove(all[0])
      proxy.remove(all[2])
      try proxy.add(late)
    }
    try proxy.send(hear, "1")
    #expect(journal.lines == ["a 1", "b 1"])
    journal.lines = []
    try proxy.send(hear, "2")
    #expect(journal.lines == ["b 2", "d 2"])
    all[0].onHear = nil
  }

  @Test func aTargetRemovedWhileItRunsLivesUntilItReturns() throws {
    for retention in [Retention.weak, .strong] {
      try LifetimeTracker.check { tracker in
        let proxy = MulticastProxy()
        final class Suicidal: Responder {
          let tracked: Tracked
          var leave: (() -> Void)?
          init(_ tracked: Tracked) { self.tracked = tracked }
          func die() -> Int {
            leave?()
            leave = nil
            return tracked.value
          }
        }
        try MethodTable.of(Suicidal.self).replace("die()") { $0.die() }
        var target: Suicidal? = Suicidal(tracker.instance(42))
        try proxy.add(try #require(target), retention: retention)
        let address = ObjectIdentifier(try #require(target))
        target?.leave = {
          proxy.removeAll()
          target = nil
        }
        #expect(try proxy.send("die()", returning: Int.self) == 42)
        #expect(!proxy.targets.contains { ObjectIdentifier($0) == address })
      }
    }
  }

  @Test func targetsMaySendTheSameMessageAgain() throws {
    let all = try listeners("a", "b")
    defer { extendLifetime(all) }
    var depth = 0
    all[0].onHear = { [proxy] in
      guard depth < 3 else { return }
      depth += 1
      try proxy.send("hear(_:)", "\(depth)")
    }
    try proxy.send(hear, "0")
    #expect(journal.lines == ["a 0", "a 1", "a 2", "a 3", "b 3", "b 2", "b 1", "b 0"])
    all[0].onHear = nil
  }

  @Test func theProxyMayGoDuringItsOwnRound() throws {
    try LifetimeTracker.check { tracker in
      let listener = Listener("a", journal)
      defer { extendLifetime(listener) }
      var proxy: MulticastProxy? = MulticastProxy()
      try proxy?.add(listener)
      try proxy?.add(tracker.instance(), retention: .strong)
      listener.onHear = { proxy = nil }
      try proxy?.send("hear(_:)", "x")
      #expect(journal.lines == ["a x"])
      listener.onHear = nil
    }
  }

  @Test(arguments: ["", "\0", "\0x", "a\0b", "\u{FFFD}", "a > b"])
  func anyNameWillDo(name: String) throws {
    let proxy = MulticastProxy(name: name)
    #expect(proxy.name == name)
    let error = try messageError(.unrecognizedSelector) { try proxy.send("dance()") }
    #expect(error.receiver?.isEmpty == false)
  }

  @Test func generationMovesWithEveryChange() throws {
    let before = proxy.generation
    let all = try listeners("a")
    defer { extendLifetime(all) }
    let added = proxy.generation
    #expect(added > before)
    proxy.remove(all[0])
    #expect(proxy.generation > added)
  }

  @Test func aHundredThousandTargets() throws {
    let all = (0..<100_000).map { _ in Deaf() }
    defer { extendLifetime(all) }
    for object in all { try proxy.add(object) }
    #expect(proxy.count == 100_000)
    #expect(!proxy.responds(to: "hear(_:)"))
    for object in all.reversed() { #expect(proxy.remove(object)) }
    #expect(proxy.isEmpty)
  }

  /// A random walk, judged by a plain array.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func aRandomWalk(seed: UInt64) throws {
    var random = Seeded(seed)
    var alive = (0..<20).map { Listener("\($0)", journal) }
    var model: [Listener] = []
    for step in 0..<2_000 {
      let index = Int.random(in: 0..<alive.count, using: &random)
      let listener = alive[index]
      let place = model.firstIndex { $0 === listener }
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let retention = Bool.random(using: &random) ? Retention.weak : .strong
        #expect(try proxy.add(listener, retention: retention) == (place == nil))
        if place == nil { model.append(listener) }
      case 2:
        #expect(proxy.remove(listener) == (place != nil))
        if let place { model.remove(at: place) }
      case 3:
        journal.lines = []
        try proxy.send(optional: hear, "\(step)")
        #expect(journal.lines == model.map { "\($0.name) \(step)" })
      default:
        // Another object takes its place; one that is held strongly stays a target.
        alive[index] = Listener("\(index)/\(step)", journal)
        proxy.remove(listener)
        if let place { model.remove(at: place) }
      }
    }
    #expect(proxy.count == model.count)
  }
}

struct Seeded: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
