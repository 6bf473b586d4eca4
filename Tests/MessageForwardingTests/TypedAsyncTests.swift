import MessageForwarding
import Testing

/// Requirements that are `async`: the same rules, also for what happens while a target is waited for.
@Suite @MainActor struct TypedAsyncTests {
  @MainActor protocol Loading: AnyObject {
    func start(_ name: String) async
    func load(_ name: String) async -> Int
    func fetch(_ name: String) async throws -> Int
    func mayStop() async -> Bool
    func stop() async throws -> Bool
  }

  final class Loaders: TypedMulticastProxy<any Loading>, Loading {
    func start(_ name: String) async { await forward(name) { await $0.start($1) } }
    func load(_ name: String) async -> Int { await forward(name, default: -1) { await $0.load($1) } }
    func fetch(_ name: String) async throws -> Int { try await forward(name) { try await $0.fetch($1) } }
    func mayStop() async -> Bool { await forward(default: true, choosing: .every) { await $0.mayStop() } }
    func stop() async throws -> Bool { try await forward(default: true, choosing: .any) { try await $0.stop() } }
    func fetchAll(_ name: String) async throws -> [Result<Int, any Error>] {
      try await forward(name, choosing: .all, named: "fetch(_:)") { try await $0.fetch($1) }
    }
    func fetchOrZero(_ name: String) async throws -> Int {
      try await forward(name, default: 0, named: "fetch(_:)") { try await $0.fetch($1) }
    }
  }

  final class Loader: Loading {
    let name: String
    let journal: Journal
    var error: Refusal?
    var onStart: (() -> Void)?
    private let life: Tracked?

    init(_ name: String, _ journal: Journal, _ life: Tracked? = nil) {
      self.name = name
      self.journal = journal
      self.life = life
    }

    func start(_ name: String) async {
      MainActor.preconditionIsolated()
      journal.lines.append("\(self.name) begins \(name)")
      onStart?()
      for _ in 0..<3 { await Task.yield() }
      journal.lines.append("\(self.name) ends \(name)")
    }
    func load(_ name: String) async -> Int {
      await Task.yield()
      return name.count + self.name.count
    }
    func fetch(_ name: String) async throws -> Int {
      await Task.yield()
      if let error { throw error }
      return name.count
    }
    func mayStop() async -> Bool { error == nil }
    func stop() async throws -> Bool { if let error { throw error } else { false } }
  }

  let journal = Journal()
  let loaders = Loaders()

  @Test func targetsAreCalledOneAfterTheOther() async {
    let (a, b) = (Loader("a", journal), Loader("bb", journal))
    loaders.add(a)
    loaders.add(b)
    await loaders.start("x")
    #expect(journal.lines == ["a begins x", "a ends x", "bb begins x", "bb ends x"])
    #expect(await loaders.load("x") == 3)
    extendLifetime((a, b))
  }

  @Test func whenNobodyAnswersTheDefaultCounts() async throws {
    await loaders.start("x")
    #expect(await loaders.load("x") == -1)
    #expect(await loaders.mayStop())
    #expect(try await loaders.stop())
    #expect(try await loaders.fetchOrZero("x") == 0)
    await #expect(throws: MessageError.self) { try await loaders.fetch("x") }
    await #expect(throws: MessageError.self) { try await loaders.fetchAll("x") }
  }

  @Test func errorsAreThrownAfterTheRoundAndResultsChosen() async throws {
    let (a, b) = (Loader("a", journal), Loader("b", journal))
    loaders.add(a)
    loaders.add(b)
    a.error = Refusal(reason: "full")
    await #expect(throws: Refusal(reason: "full")) { try await loaders.fetch("xy") }
    await #expect(throws: Refusal(reason: "full")) { try await loaders.fetchOrZero("xy") }
    await #expect(throws: Refusal(reason: "full")) { try await loaders.stop() }
    #expect(try await loaders.fetchAll("xy").map { try? $0.get() } == [nil, 2])
    #expect(await !loaders.mayStop())
    b.error = Refusal(reason: "gone")
    let error = await #expect(throws: MessageError.self) { try await loaders.fetch("xy") }
    #expect(error?.failures.count == 2)
  }

  @Test func whatChangesWhileATargetIsWaitedFor() async {
    let tracker = LifetimeTracker()
    do {
      let loaders = Loaders()
      let late = Loader("d", journal)
      do {
        let all = ["a", "b", "c"].map { Loader($0, journal, tracker.instance()) }
        for loader in all { loaders.add(loader, retention: .strong) }
        all[0].onStart = { [unowned a = all[0], unowned b = all[1]] in
          a.onStart = nil
          Task {
            loaders.remove(a)
            loaders.remove(b)
            loaders.add(late)
          }
        }
      }
      await loaders.start("x")
      #expect(journal.lines == ["a begins x", "a ends x", "c begins x", "c ends x"])
      #expect(tracker.alive == 1, "removed targets are let go of after the round")
      journal.lines = []
      await loaders.start("y")
      #expect(journal.lines == ["c begins y", "c ends y", "d begins y", "d ends y"])
    }
    #expect(tracker.alive == 0)
  }

  @Test func roundsMayOverlap() async {
    let all = (0..<3).map { Loader("\($0)", journal) }
    for loader in all { loaders.add(loader) }
    async let first: Void = loaders.start("x")
    async let second: Void = loaders.start("y")
    await Task.yield()
    loaders.remove(all[1])
    _ = await (first, second)
    for name in ["x", "y"] {
      let heard = journal.lines.filter { $0.hasSuffix(name) }
      #expect(heard == ["0 begins \(name)", "0 ends \(name)", "2 begins \(name)", "2 ends \(name)"])
    }
    extendLifetime(all)
  }

  @Test func objectsThatHearByMessageDoToo() async throws {
    final class Listening {
      var names: [String] = []
    }
    try MethodTable.of(Listening.self).add("start(_:)") { (listening, name: String) in listening.names.append(name) }
    try MethodTable.of(Listening.self).add("load(_:)") { (_: Listening, name: String) in name.count * 100 }
    let listening = Listening()
    loaders.add(Loader("a", journal), retention: .strong)
    loaders.add(listening)
    await loaders.start("x")
    #expect(listening.names == ["x"])
    #expect(await loaders.load("xy") == 200)
  }

  @Test func methodsThatWaitOrBelongToAnActorAreAwaited() async throws {
    actor Remote: Responder {
      var loads = 0
      func load(_ name: String) -> Int {
        loads += 1
        return name.count * 1_000
      }
    }
    final class Slow {}
    try MethodTable.of(Remote.self).add("load(_:)", on: Remote.self) { $0.load($1) }
    try MethodTable.of(Slow.self).add("load(_:)") { (_: Slow, name: String) async -> Int in
      await Task.yield()
      return name.count * 10
    }
    try MethodTable.of(Slow.self).add("fetch(_:)") { (_: Slow, _: String) async throws -> Int in throw Refusal(reason: "slow") }
    let (slow, remote) = (Slow(), Remote())
    loaders.add(slow)
    #expect(await loaders.load("xy") == 20)
    await #expect(throws: Refusal(reason: "slow")) { try await loaders.fetch("x") }
    loaders.add(remote)
    #expect(await loaders.load("xy") == 2_000)
    #expect(await remote.loads == 1)
    let cancelled = Task { await loaders.load("xyz") }
    cancelled.cancel()
    #expect(await cancelled.value == 3_000, "all are called, and see it")
  }

  @Test func aRequirementThatDoesNotWaitReportsWhatWouldHaveTo() async throws {
    final class Patient {}
    try MethodTable.of(Patient.self).add("fieldDidChange(_:)") { (_: Patient, _: Field) async in await Task.yield() }
    let proxy = FieldDelegates()
    var errors: [any Error] = []
    proxy.onError = { errors.append($0) }
    proxy.add(Patient(), retention: .strong)
    proxy.fieldDidChange(Field())
    #expect((errors.first as? MessageError)?.code == .awaitNeeded)
  }

  @Test func proxiesNestAndLoopsEnd() async throws {
    let (outer, inner) = (Loaders(name: "A"), Loaders(name: "B"))
    var errors: [any Error] = []
    outer.onError = { errors.append($0) }
    let loader = Loader("l", journal)
    outer.add(loader)
    outer.add(inner)
    #expect(await outer.load("x") == 2, "a proxy behind which nobody answers is as good as absent")
    #expect(try await outer.fetch("x") == 1)
    inner.add(outer)
    await outer.start("x")
    #expect(journal.lines == ["l begins x", "l ends x"])
    #expect((errors.first as? MessageError)?.subject == "A > B > A")
    #expect(errors.count == 1)
  }

  nonisolated protocol Reading: AnyObject {
    nonisolated(nonsending) func read(_ journal: Journal) async -> Int
  }

  nonisolated final class Readers: TypedMulticastProxy<any Reading>, Reading {
    nonisolated(nonsending) func read(_ journal: Journal) async -> Int { await forward(journal, default: 0) { await $0.read($1) } }
  }

  nonisolated final class Reader: Reading {
    nonisolated(nonsending) func read(_ journal: Journal) async -> Int {
      journal.lines.append("read")
      await Task.yield()
      return journal.lines.count
    }
  }

  @Test nonisolated func requirementsOfNoActorStayWithTheirCaller() async {
    let readers = Readers()
    readers.add(Reader(), retention: .strong)
    readers.add(Reader(), retention: .strong)
    #expect(await readers.read(Journal()) == 2)
  }
}
