import MessageForwarding
import Testing

/// Rounds of a multicast that wait for each target.
@Suite struct AwaitedRoundTests {
  let journal = Journal()

  init() { _ = registered }

  @Test func theNextTargetIsCalledWhenTheOneBeforeHasEnded() async throws {
    let proxy = MulticastProxy()
    let targets = ["a", "b", "c"].map { Steady($0, journal) }
    for target in targets { try proxy.add(target) }
    try await proxy.awaiting.send("work()")
    #expect(journal.lines == ["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"])
  }

  @Test func targetsOfEveryKindHearAMessageInTheirOrder() async throws {
    let proxy = MulticastProxy()
    let (a, b, c, d) = (Steady("a", journal), Quick("b", journal), OnMain(), Steady("d", journal))
    for target in [a, b, c, d, a] as [AnyObject] { try proxy.add(target) }
    let names = try await proxy.awaiting.send("name()", returning: String.self, choosing: .all).map { try $0.get() }
    #expect(names == ["a", "b", "main", "d"])
  }

  @Test func theChoicesAreThoseOfEveryRound() async throws {
    let proxy = MulticastProxy()
    let targets = ["a", "b"].map { Steady($0, journal) }
    for target in targets { try proxy.add(target) }
    let name = Message.Returning("name()", returning: String.self)
    let isB = Message<String>.Returning<Bool>("isCalled(_:)")
    #expect(try await proxy.awaiting.send(name) == "b")
    #expect(try await proxy.awaiting.send("name()", returning: String.self) == "b")
    #expect(try await proxy.awaiting.send(name, choosing: .first) == "a")
    #expect(try await proxy.awaiting.send(name, choosing: .last) == "b")
    #expect(try await proxy.awaiting.send(name, choosing: .reduce("") { $0 + $1 }) == "ab")
    #expect(try await proxy.awaiting.send(isB, "b", choosing: .any) == true)
    #expect(try await proxy.awaiting.send(isB, "x", choosing: .any) == false)
    #expect(try await proxy.awaiting.send(isB, "b", choosing: .every) == false)
    #expect(try await proxy.awaiting.send("isCalled(_:)", "b", returning: Bool.self, choosing: .every) == false)
    #expect(journal.lines == [])
  }

  @Test func theProxysOwnChoiceGoesForSendersWhoDoNotChoose() async throws {
    let proxy = MulticastProxy()
    let targets = ["a", "b"].map { Steady($0, journal) }
    for target in targets { try proxy.add(target) }
    let name = Message.Returning("name()", returning: String.self)
    let isA = Message<String>.Returning<Bool>("isCalled(_:)")
    #expect(try await proxy.awaiting.send(isA, "a") == false)
    proxy.defaultChoice = .any
    #expect(try await proxy.awaiting.send(isA, "a") == true)
    #expect(try await Relay(proxy).awaiting.send(isA, "a") == true)
    #expect(try await proxy.awaiting.send(name) == "b", "any is for bools")
    proxy.defaultChoice = .first
    #expect(try await proxy.awaiting.send(name) == "a")
    #expect(try await proxy.awaiting.send(name, choosing: .last) == "b")
    try proxy.setDefaultChoice(.every, for: "name()")
    let error = await #expect(throws: MessageError.self) { try await proxy.awaiting.send(name) }
    let sent = #expect(throws: MessageError.self) { try proxy.send("name()", returning: String.self) }
    #expect(error?.code == .invalidArgument)
    #expect(error.map { "\($0)" } == sent.map { "\($0)" })
  }

  @Test func theMainTargetIsCalledLastOrAlone() async throws {
    let proxy = MulticastProxy()
    let (a, main) = (Steady("a", journal), Steady("main", journal))
    try proxy.setMainTarget(main)
    try proxy.add(a)
    let name = Message.Returning("name()", returning: String.self)
    #expect(try await proxy.awaiting.send(name, choosing: .all).map { try $0.get() } == ["a", "main"])
    try proxy.setMainTarget(main, role: .aloneForResults)
    #expect(try await proxy.awaiting.send(name, choosing: .all).map { try $0.get() } == ["main"])
    try await proxy.awaiting.send("work()")
    #expect(journal.lines == ["a begins", "a ends", "main begins", "main ends"])
    let next = Steady("next", journal)
    a.whileWorking = { _ = try? proxy.setMainTarget(next) }
    journal.lines = []
    try await proxy.awaiting.send("work()")
    #expect(journal.lines == ["a begins", "a ends"], "the old one is none any more, the new one is from the next round on")
  }

  @Test func whatTheTargetsThrowComesAfterTheRound() async throws {
    let proxy = MulticastProxy(name: "P")
    let (a, b) = (Steady("a", journal), Steady("b", journal))
    try proxy.add(a)
    await #expect(throws: Refusal(reason: "a: no")) { try await proxy.awaiting.send("refuse(_:)", "no", returning: Int.self) }
    try proxy.add(b)
    for send in [
      { try await proxy.awaiting.send("refuse(_:)", "no", returning: Int.self) },
      { try await proxy.awaiting.send("refuse(_:)", "no", returning: Int.self, choosing: .reduce(0, +)) },
    ] {
      let error = await #expect(throws: MessageError.self) { _ = try await send() }
      #expect(error?.code == .severalTargetsFailed)
      #expect(error?.selector == "refuse(_:)")
      #expect(error?.receiver == "P")
      #expect(error?.failures.compactMap { $0.error as? Refusal } == [Refusal(reason: "a: no"), Refusal(reason: "b: no")])
      #expect(error?.failures.map(\.identity) == [ObjectIdentifier(a), ObjectIdentifier(b)])
    }
    let answers = try await proxy.awaiting.send("refuse(_:)", "no", returning: Int.self, choosing: .all)
    #expect(answers.count == 2)
  }

  @Test func thatNobodyRespondsIsAnErrorUnlessTheMessageIsOptional() async throws {
    let proxy = MulticastProxy(name: "P")
    let deaf = Deaf()
    try proxy.add(deaf)
    let error = await #expect(throws: MessageError.self) { try await proxy.awaiting.send("work()") }
    #expect(error?.code == .unrecognizedSelector)
    #expect(error?.receiver == "P")
    try await proxy.awaiting.send(optional: "work()")
    let name = Message.Returning("name()", returning: String.self)
    #expect(try await proxy.awaiting.send(optional: name) == nil)
    #expect(try await proxy.awaiting.send(optional: "name()", returning: String.self) == nil)
    #expect(try await proxy.awaiting.send(optional: name, choosing: .all) == nil)
    let a = Steady("a", journal)
    try proxy.add(a)
    #expect(try await proxy.awaiting.send(optional: name) == "a")
    #expect(try await proxy.awaiting.send(optional: "name()", returning: String.self, choosing: .first) == "a")
    try await proxy.awaiting.send(optional: "work()")
    #expect(journal.lines == ["a begins", "a ends"])
  }

  @Test(arguments: [MismatchPolicy.reported, .skipped]) func aMethodOfOtherTypesIsNotCalled(_ policy: MismatchPolicy) async throws {
    final class Other: Responder {}
    let table = MethodTable.of(Other.self)
    try table.replace("name()") { (_: Other) async -> Int in 3 }
    let proxy = MulticastProxy()
    let (a, other, b) = (Steady("a", journal), Other(), Steady("b", journal))
    for target in [a, other, b] as [AnyObject] { try proxy.add(target) }
    proxy.mismatches = policy
    switch policy {
    case .skipped:
      #expect(try await proxy.awaiting.send("name()", returning: String.self, choosing: .all).map { try $0.get() } == ["a", "b"])
    case .reported:
      let error = await #expect(throws: MessageError.self) { try await proxy.awaiting.send("name()", returning: String.self) }
      #expect(error?.code == .signatureMismatch)
      #expect(error?.receiver == "Other")
    }
  }

  @Test func whatIsRemovedWhileARoundWaitsIsNotCalledAnyMore() async throws {
    let proxy = MulticastProxy()
    let targets = ["a", "b", "c", "d"].map { Steady($0, journal) }
    for target in targets { try proxy.add(target) }
    let late = Steady("late", journal)
    targets[0].whileWorking = {
      proxy.remove(targets[1])
      // Back at once: it belongs to the next round.
      proxy.remove(targets[3])
      _ = try? proxy.add(targets[3])
      _ = try? proxy.add(late, at: .before(targets[2]))
    }
    try await proxy.awaiting.send("work()")
    #expect(journal.lines == ["a begins", "a ends", "c begins", "c ends"])
    targets[0].whileWorking = { proxy.removeAll() }
    journal.lines = []
    try await proxy.awaiting.send("work()")
    #expect(journal.lines == ["a begins", "a ends"])
    #expect(proxy.isEmpty)
  }

  @Test func aCancelledRegistrationIsNotCalledAnyMore() async throws {
    let proxy = MulticastProxy()
    let (a, b) = (Steady("a", journal), Steady("b", journal))
    try proxy.add(a)
    let registration = try proxy.register(b)
    a.whileWorking = { registration?.cancel() }
    try await proxy.awaiting.send("work()")
    #expect(journal.lines == ["a begins", "a ends"])
  }

  @Test func aRoundThatWaitsKeepsNoOtherTargetAlive() async throws {
    let proxy = MulticastProxy()
    let a = Steady("a", journal)
    var b: Steady? = Steady("b", journal)
    let c = Steady("c", journal)
    for target in [a, try #require(b), c] { try proxy.add(target) }
    weak let seen = b
    a.whileWorking = {
      b = nil
      #expect(seen == nil)
    }
    try await proxy.awaiting.send("work()")
    #expect(journal.lines == ["a begins", "a ends", "c begins", "c ends"])
    #expect(proxy.count == 2)
  }

  @Test func aTargetMaySendTheSameMessageAgain() async throws {
    let proxy = MulticastProxy()
    let (a, b) = (Steady("a", journal), Steady("b", journal))
    try proxy.add(a)
    try proxy.add(b)
    a.sendsAgain = { [weak a] in
      a?.sendsAgain = nil
      try await proxy.awaiting.send("work()")
    }
    try await proxy.awaiting.send("work()")
    #expect(journal.lines == ["a begins", "a begins", "a ends", "b begins", "b ends", "a ends", "b begins", "b ends"])
  }

  @Test func targetsUnderAProtocolHearOnlyWhatItDeclares() async throws {
    let wanted = try ProtocolDescription("AwaitedRoundTests.Working", [.required("work()")])
    let proxy = MulticastProxy()
    let (a, b) = (Steady("a", journal), Steady("b", journal))
    try proxy.add(a, under: wanted)
    try proxy.add(b)
    #expect(try await proxy.awaiting.send("name()", returning: String.self, choosing: .all).map { try $0.get() } == ["b"])
    try await proxy.awaiting.send("work()")
    #expect(journal.lines == ["a begins", "a ends", "b begins", "b ends"])
  }

  @Test func aNestedProxyIsOneResponder() async throws {
    let (outer, inner) = (MulticastProxy(name: "outer"), MulticastProxy(name: "inner"))
    let targets = ["a", "b", "c"].map { Steady($0, journal) }
    try outer.add(targets[0])
    try outer.add(inner)
    try inner.add(targets[1])
    try inner.add(targets[2])
    #expect(try await outer.awaiting.send("name()", returning: String.self, choosing: .all).map { try $0.get() } == ["a", "c"])
    try await Target(outer).awaiting.send("work()")
    #expect(journal.lines == ["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"])
    inner.removeAll()
    #expect(try await outer.awaiting.send("name()", returning: String.self, choosing: .all).map { try $0.get() } == ["a"])
  }

  @Test func aRoundLeavesNothingBehind() async throws {
    let tracker = LifetimeTracker()
    do {
      let proxy = MulticastProxy()
      let holder = Holder(tracker.instance())
      try proxy.add(holder, retention: .strong)
      for _ in 0..<3 { #expect(try await proxy.awaiting.send("held()", returning: Tracked.self).value == 0) }
      #expect(proxy.remove(holder))
    }
    #expect(tracker.alive == 0)
  }

  @Test func fourTasksMayWaitForOneMainActorTarget() async throws {
    let target = OnMain()
    try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<4 {
        group.addTask {
          // Each task's proxy stays in the task; the target is shared.
          let proxy = MulticastProxy()
          try proxy.add(target)
          return try await proxy.awaiting.send("name()", returning: String.self, choosing: .all).map { try $0.get() }
        }
      }
      for try await names in group { #expect(names == ["main"]) }
    }
    #expect(await target.asked == 4)
  }
}

private final class Steady: Responder {
  let name: String
  let journal: Journal
  var whileWorking: (() -> Void)?
  var sendsAgain: (nonisolated(nonsending) () async throws -> Void)?

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
  }

  nonisolated(nonsending) func work() async throws {
    journal.lines.append("\(name) begins")
    await Task.yield()
    whileWorking?()
    try await sendsAgain?()
    await Task.yield()
    journal.lines.append("\(name) ends")
  }
}

private final class Quick: Responder {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
  }
}

private final class Holder: Responder {
  let held: Tracked
  init(_ held: Tracked) { self.held = held }
}

@MainActor private final class OnMain: Responder {
  var asked = 0

  nonisolated init() {}

  func name() -> String {
    MainActor.preconditionIsolated()
    asked += 1
    return "main"
  }
}

private let registered: Void = {
  do {
    let steady = MethodTable.of(Steady.self)
    try steady.add("work()") { try await $0.work() }
    try steady.add("name()") { (target: Steady) async in
      await Task.yield()
      return target.name
    }
    try steady.add("isCalled(_:)") { (target: Steady, name: String) async in target.name == name }
    try steady.add("refuse(_:)") { (target: Steady, reason: String) async throws -> Int in
      throw Refusal(reason: "\(target.name): \(reason)")
    }
    try MethodTable.of(Quick.self).add("name()") { $0.name }
    try MethodTable.of(OnMain.self).add("name()", on: MainActor.self) { $0.name() }
    try MethodTable.of(Holder.self).add("held()") { (target: Holder) async in target.held }
  } catch {
    preconditionFailure("\(error)")
  }
}()
