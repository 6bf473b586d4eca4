import MessageForwarding
import Testing

/// Rounds that call closures at once, beside those that go through frames: whoever is among the targets, and whatever happens meanwhile, both do
/// the same.
@Suite struct DirectRoundTests {
  @Test(arguments: 1...400) func bothRoadsDoTheSame(seed: Int) throws {
    let ensembles = try Road.allCases.map { try Ensemble($0, seed: UInt64(seed)) }
    for message in 0..<9 {
      let told = ensembles.map { ensemble in
        // The first messages only let plans be made.
        ensemble.isActing = message >= 2
        if message == 2 || message == 6 { ensemble.letSomeGo(seed: UInt64(seed + message)) }
        return ensemble.send("\(message)", optional: message % 2 == 1)
      }
      #expect(told[0] == told[1], "seed \(seed), message \(message)")
    }
    let trackers = ensembles.map(\.tracker)
    withExtendedLifetime(ensembles) {}
    #expect(trackers[0].alive == trackers[1].alive)
  }

  @Test func nothingIsLeftOfAnEnsemble() throws {
    for road in Road.allCases {
      for seed in 1...50 {
        var ensemble: Ensemble? = try Ensemble(road, seed: UInt64(seed))
        let tracker = try #require(ensemble).tracker
        for message in 0..<5 {
          ensemble?.isActing = message >= 2
          if message == 2 { ensemble?.letSomeGo(seed: UInt64(seed)) }
          _ = ensemble?.send("\(message)", optional: true)
        }
        ensemble = nil
        #expect(tracker.alive == 0)
      }
    }
  }

  /// Held by the proxy alone.
  final class Leaver: Responder {
    let tracked: Tracked
    var onCall: (Leaver) throws -> Void = { _ in }

    init(_ tracked: Tracked) {
      self.tracked = tracked
      _ = Self.registered
    }

    private static let registered: Void = {
      do {
        try MethodTable.of(Leaver.self).add("call()") { leaver -> Int in
          try leaver.onCall(leaver)
          return leaver.tracked.value
        }
      } catch {
        preconditionFailure("\(error)")
      }
    }()
  }

  private let call = Message.Returning("call()", returning: Int.self)

  /// A proxy that alone holds so many targets, and has heard messages.
  private func proxy(_ road: Road, _ count: Int, _ tracker: LifetimeTracker) throws -> (MulticastProxy, [Unowned]) {
    let proxy = try road.proxy()
    var leavers: [Unowned] = []
    for index in 0..<count {
      let leaver = Leaver(tracker.instance(index))
      leavers.append(Unowned(leaver: leaver))
      try proxy.add(leaver, retention: .strong)
    }
    for _ in 0..<2 { #expect(try proxy.send(call) == count - 1) }
    return (proxy, leavers)
  }

  private struct Unowned {
    unowned let leaver: Leaver
  }

  @Test(arguments: Road.allCases) func whoIsRemovedWhileItRunsLivesUntilItReturns(_ road: Road) throws {
    try LifetimeTracker.check { tracker in
      let (proxy, leavers) = try proxy(road, 3, tracker)
      var counts: [Int] = []
      leavers[0].leaver.onCall = { [unowned proxy] in
        proxy.remove($0)
        counts.append(tracker.alive)
      }
      leavers[1].leaver.onCall = { _ in counts.append(tracker.alive) }
      #expect(try proxy.send(call) == 2)
      #expect(counts == [3, 2])
      leavers[2].leaver.onCall = { [unowned proxy] _ in
        proxy.removeAll()
        counts.append(tracker.alive)
      }
      for _ in 0..<2 { _ = try proxy.send(optional: call) }
      // The other one, which was not running, went at once.
      #expect(counts == [3, 2, 2, 1])
      #expect(tracker.alive == 0)
    }
  }

  @Test(arguments: Road.allCases) func whoIsRemovedInARoundWithinTheCallLivesUntilTheCallReturns(_ road: Road) throws {
    try LifetimeTracker.check { tracker in
      let (proxy, leavers) = try proxy(road, 2, tracker)
      var counts: [Int] = []
      var depth = 0
      leavers[0].leaver.onCall = { [unowned proxy, call] leaver in
        depth += 1
        if depth == 1 {
          _ = try proxy.send(call)
          counts.append(tracker.alive)
        } else if depth == 2 {
          proxy.remove(leaver)
          counts.append(tracker.alive)
        }
      }
      leavers[1].leaver.onCall = { _ in counts.append(tracker.alive) }
      #expect(try proxy.send(call) == 1)
      // Removed; within, the other one; returned from within; the other one.
      #expect(counts == [2, 2, 2, 1])
    }
  }

  @Test(arguments: Road.allCases) func whoBecomesTheMainTargetWhileItRunsLivesUntilItReturns(_ road: Road) throws {
    try LifetimeTracker.check { tracker in
      let (proxy, leavers) = try proxy(road, 1, tracker)
      var value = 0
      leavers[0].leaver.onCall = { [unowned proxy] in
        // Held weakly from now on.
        try proxy.setMainTarget($0, retention: .weak)
        value = $0.tracked.value + tracker.alive
      }
      #expect(try proxy.send(call) == 0)
      #expect(value == 1)
      #expect(tracker.alive == 0)
    }
  }

  @Test(arguments: Road.allCases) func whoThrowsAfterItWasRemovedIsLetGoOf(_ road: Road) throws {
    try LifetimeTracker.check { tracker in
      let (proxy, leavers) = try proxy(road, 2, tracker)
      leavers[0].leaver.onCall = { [unowned proxy] in
        proxy.remove($0)
        throw Refusal(reason: "left")
      }
      #expect(throws: Refusal(reason: "left")) { _ = try proxy.send(call) }
      #expect(tracker.alive == 1)
    }
  }

  @Test(arguments: Road.allCases) func placesOfTheGoneAreReclaimed(_ road: Road) throws {
    let tracker = LifetimeTracker()
    let proxy = try road.proxy()
    var leavers = (0..<3).map { Leaver(tracker.instance($0)) }
    for leaver in leavers { try proxy.add(leaver) }
    for _ in 0..<2 { #expect(try proxy.send(call) == 2) }
    leavers.remove(at: 1)
    #expect(try proxy.send(call) == 2)
    #expect(proxy.explain("call()").entries.count == 2)
    leavers = []
    #expect(try proxy.send(optional: call) == nil)
    #expect(proxy.explain("call()").entries.isEmpty && tracker.alive == 0)
  }

  @Test(arguments: Road.allCases) func argumentsAndResultsAreTheSenders(_ road: Road) throws {
    final class Keeper: Responder {
      var kept: [Tracked] = []
    }
    try MethodTable.of(Keeper.self).replace("swap(_:_:)") { (keeper: Keeper, object: Tracked, objects: [Tracked]) -> Tracked? in
      defer { keeper.kept = objects + [object] }
      return keeper.kept.first
    }
    try LifetimeTracker.check { tracker in
      let proxy = try road.proxy()
      let keepers = (0..<3).map { _ in Keeper() }
      for (index, keeper) in keepers.enumerated() { try proxy.add(keeper, retention: index == 1 ? .strong : .weak) }
      let swap = Message<Tracked, [Tracked]>.Returning<Tracked?>("swap(_:_:)")
      for round in 0..<5 {
        let last = try proxy.send(swap, tracker.instance(round), [tracker.instance(round * 10)])
        #expect(last?.value == (round == 0 ? nil : (round - 1) * 10))
        #expect(keepers.map { $0.kept.map(\.value) } == Array(repeating: [round * 10, round], count: 3))
      }
      #expect(tracker.alive == 2)
    }
  }

  @Test(arguments: Road.allCases) func aMethodOfTheMainActorDoesNotRunElsewhere(_ road: Road) async throws {
    @MainActor final class Window: Responder {
      var count = 0
    }
    try MethodTable.of(Window.self).replace("raise()", on: MainActor.self) { (window: Window) -> Int in
      window.count += 1
      return window.count
    }
    let window = Window()
    let raise = Message.Returning("raise()", returning: Int.self)
    /// Three rounds here, of which the last is direct.
    func rounds() throws -> [Int] {
      let proxy = try road.proxy()
      try proxy.add(window)
      return try (0..<3).map { _ in try proxy.send(raise) }
    }
    #expect(try await MainActor.run { try rounds() } == [1, 2, 3])
    // Elsewhere it throws each time; the proxy has met the target before.
    let proxy = try road.proxy()
    try proxy.add(window)
    for _ in 0..<3 { _ = try messageError(.awaitNeeded) { _ = try proxy.send(raise) } }
    #expect(await window.count == 3)
  }

  @Test(arguments: Road.allCases) func whatIsWrongWithAMessageIsThrown(_ road: Road) throws {
    let proxy = try road.proxy()
    let ensemble = try Ensemble(road, seed: 1)
    let player = Player("0", ensemble, act: 20)
    try proxy.add(player)
    let wrong = Message<String, Int>("tell(_:)")
    for _ in 0..<3 {
      #expect(try proxy.send(Player.tell, "x") == ["0", "x"])
      _ = try messageError(.argumentCountMismatch) { try proxy.send(wrong, "x", 1) }
      _ = try messageError(.unrecognizedSelector) { try proxy.send("nobody()") }
    }
    // What the last one gives must be what is wanted, also when others gave it, and are not asked in the same way.
    let number = Message<String>.Returning<Int?>("tell(_:)")
    for _ in 0..<3 { _ = try messageError(.signatureMismatch) { _ = try proxy.send(number, "x") } }
  }
}
