import MessageForwarding
import Testing

/// Whatever passes through a message is released afterwards, once.
@Suite struct LifetimeTests {
  final class Holder: Responder {
    var kept: Tracked?
    var closure: (() -> Int)?

    init() { _ = Self.registered }

    private static let registered: Void = {
      let table = MethodTable.of(Holder.self)
      do {
        try table.add("keep(_:)") { $0.kept = $1 }
        try table.add("keepMaybe(_:)") { (holder: Holder, object: Tracked?) in holder.kept = object }
        try table.add("look(_:)") { (_: Holder, object: Tracked) in object.value }
        try table.add("lookAll(_:)") { (_: Holder, objects: [Tracked]) in objects.map(\.value) }
        try table.add("keepClosure(_:)") { (holder: Holder, closure: @escaping () -> Int) in holder.closure = closure }
        try table.add("give()") { try $0.give() }
        try table.add("giveBoxed()") { [try $0.give()] }
      } catch {
        preconditionFailure("\(error)")
      }
    }()

    func give() throws -> Tracked {
      guard let kept else { throw Refusal(reason: "empty") }
      return kept
    }
  }

  /// Both roads: directly, and through the C core.
  private func onBothRoads(_ body: (any Responder, Holder, LifetimeTracker) throws -> Void) throws {
    try LifetimeTracker.check { tracker in
      let holder = Holder()
      try body(holder, holder, tracker)
    }
    try LifetimeTracker.check { tracker in
      let holder = Holder()
      let proxy = MulticastProxy()
      try proxy.add(holder)
      try body(proxy, holder, tracker)
    }
  }

  @Test func argumentsAreBorrowed() throws {
    try onBothRoads { receiver, holder, tracker in
      #expect(try receiver.send("look(_:)", tracker.instance(7), returning: Int.self) == 7)
      #expect(try receiver.send("lookAll(_:)", [tracker.instance(1), tracker.instance(2)], returning: [Int].self) == [1, 2])
      #expect(tracker.alive == 0)
      try receiver.send("keep(_:)", tracker.instance(8))
      #expect(tracker.alive == 1)
      #expect(holder.kept?.value == 8)
      try receiver.send("keepMaybe(_:)", nil as Tracked?)
      #expect(tracker.alive == 0)
    }
  }

  @Test func resultsAreTheSenders() throws {
    try onBothRoads { receiver, holder, tracker in
      holder.kept = tracker.instance(9)
      var result: Tracked? = try receiver.send("give()", returning: Tracked.self)
      var boxed: [Tracked] = try receiver.send("giveBoxed()", returning: [Tracked].self)
      holder.kept = nil
      #expect((result?.value, boxed[0].value, tracker.alive) == (9, 9, 1))
      result = nil
      boxed = []
      #expect(tracker.alive == 0)
      #expect(throws: Refusal(reason: "empty")) { try receiver.send("give()", returning: Tracked.self) }
    }
  }

  @Test func closuresCarryWhatTheyCapture() throws {
    try onBothRoads { receiver, holder, tracker in
      var object: Tracked? = tracker.instance(3)
      let captured = try #require(object)
      try receiver.send("keepClosure(_:)", { captured.value } as () -> Int)
      object = nil
      #expect(holder.closure?() == 3)
      holder.closure = nil
    }
  }

  @Test func failedSendsReleaseTheirArguments() throws {
    try onBothRoads { receiver, _, tracker in
      _ = try messageError(.unrecognizedSelector) { try receiver.send("dance(_:)", tracker.instance()) }
      _ = try messageError(.unrecognizedSelector) { try receiver.send("dance(_:)", [tracker.instance()]) }
      _ = try messageError(.signatureMismatch) { try receiver.send("look(_:)", [tracker.instance()]) }
      _ = try messageError(.signatureMismatch) { _ = try receiver.send("look(_:)", [tracker.instance()], returning: Int.self) }
      _ = try messageError(.argumentCountMismatch) { try receiver.send("look(_:)", tracker.instance(), tracker.instance()) }
      #expect(tracker.alive == 0)
    }
  }

  @Test func errorsCarryWhatTheyHoldAndLetGo() throws {
    struct Loaded: Error {
      let object: Tracked
    }
    final class Thrower: Responder {
      let tracker: LifetimeTracker
      init(_ tracker: LifetimeTracker) { self.tracker = tracker }
    }
    try MethodTable.of(Thrower.self).replace("explode()") { throw Loaded(object: $0.tracker.instance(4)) }
    /// What a round over some throwers throws.
    func explode(_ throwers: [Thrower]) -> (any Error)? {
      do {
        let proxy = MulticastProxy()
        for thrower in throwers { try proxy.add(thrower) }
        try proxy.send("explode()")
        return nil
      } catch {
        return error
      }
    }
    LifetimeTracker.check { tracker in
      let alone = explode([Thrower(tracker)]) as? Loaded
      #expect(alone?.object.value == 4)
      let several = explode([Thrower(tracker), Thrower(tracker)]) as? MessageError
      #expect(several?.failures.map { ($0.error as? Loaded)?.object.value } == [4, 4])
    }
  }
}
