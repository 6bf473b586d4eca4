import Testing

@testable import MessageForwarding

/// Messages that are awaited.
@Suite struct AsyncSendTests {
  init() { _ = registered }

  @Test func anAsyncMethodIsAwaitedOnEveryRoad() async throws {
    let loader = Loader()
    #expect(try await loader.awaiting.send("fetch(_:)", "a", returning: String.self) == "A")
    #expect(try await loader.awaiting.send(Message.Returning("fetch(_:)", String.self, returning: String.self), "b") == "B")
    try await loader.awaiting.send("note(_:)", "c")
    try await loader.awaiting.send(Message<String>("note(_:)"), "d")
    #expect(try await loader.awaiting.send("fetch(_:)", arguments: ["e"]) as? String == "E")
    #expect(try await loader.awaiting.send("note(_:)", arguments: ["f"]) == nil)
    let invocation = try Invocation("fetch(_:)", "g", returning: String.self)
    try await Target(loader).awaiting.send(invocation)
    try await loader.awaiting.send(invocation)
    #expect(try invocation.result(as: String.self) == "G")
    let receiver: any Responder = loader
    #expect(try await receiver.awaiting.send("fetch(_:)", "h", returning: String.self) == "H")
    #expect(loader.log == ["a", "b", "c", "d", "e", "f", "g", "g", "h"])
  }

  @Test func anAwaitedMessageMayBeWrittenAsACall() async throws {
    let loader = Loader()
    let page: String = try await loader.awaiting.dynamic.fetch("a")
    #expect(page == "A")
    try await loader.awaiting.dynamic.note("b")
    let count: Int8 = try await Target(loader).awaiting.dynamic.count()
    #expect(count == 2)
    let error = await #expect(throws: MessageError.self) { let _: Int = try await loader.awaiting.dynamic.fetch("c") }
    #expect(error?.code == .signatureMismatch)
    #expect(error?.receiver == "Loader")
    await #expect(throws: MessageError.self) { try await loader.awaiting.dynamic.dance() }
    #expect(loader.log == ["a", "b", "c"])
  }

  @Test func anAsyncMethodReachesTheOneAboveIt() async throws {
    class Base: Responder {}
    final class Sub: Base {}
    let (base, sub) = (MethodTable.of(Base.self), MethodTable.of(Sub.self))
    try base.replace("fetch(_:)") { (_: Base, text: String) async in "base \(text)" }
    try base.replace("count()") { _ in 1 }
    try base.replace("touch()") { (_: Base) async in }
    try sub.replace("fetch(_:)") { (sub: Sub, text: String) async throws in
      try await sub.awaiting.sendSuper(above: Sub.self, "touch()")
      return "sub " + (try await sub.awaiting.sendSuper(above: Sub.self, "fetch(_:)", text, returning: String.self))
    }
    #expect(try await Sub().awaiting.send("fetch(_:)", "x", returning: String.self) == "sub base x")
    #expect(try await Sub().awaiting.sendSuper(above: Sub.self, "count()", returning: Int.self) == 1)
    #expect(try await Sub().awaiting.sendSuper(above: Sub.self, "fetch(_:)", "x", returning: Any.self) as? String == "base x")
    var error = await #expect(throws: MessageError.self) { try await Sub().awaiting.sendSuper(above: Base.self, "touch()") }
    #expect(error?.code == .unrecognizedSelector)
    error = await #expect(throws: MessageError.self) { try await Base().awaiting.sendSuper(above: Sub.self, "touch()") }
    #expect(error?.code == .invalidArgument)
  }

  @Test func anAsyncMethodThatIsNotAwaitedIsAnErrorAndDoesNotRun() throws {
    let loader = Loader()
    let proxy = MulticastProxy()
    try proxy.add(loader)
    let invocation = try Invocation("fetch(_:)", "x", returning: String.self)
    let sends: [() throws -> Any] = [
      { try loader.send("fetch(_:)", "x", returning: String.self) },
      { try loader.send(Message.Returning("fetch(_:)", String.self, returning: String.self), "x") },
      { try loader.send("fetch(_:)", "x", returning: Any.self) },
      { try loader.send("fetch(_:)", arguments: ["x"]) as Any },
      { try loader.dynamic.fetch("x") as String },
      { try invocation.invoke(on: loader) },
      { try proxy.send("fetch(_:)", "x", returning: String.self) },
      { try Wrapper(loader).send("fetch(_:)", "x", returning: String.self) },
      { try Relay(loader).send("fetch(_:)", "x", returning: String.self) },
    ]
    for send in sends {
      let error = try messageError(.awaitNeeded) { _ = try send() }
      #expect(error.selector == "fetch(_:)")
      #expect(error.receiver == "Loader")
      #expect(error.reason == "the method is async")
      #expect(error.advice?.contains("await") == true)
    }
    #expect(loader.log == [])
  }

  @globalActor private actor Studio {
    static let shared = Studio()
  }

  @Studio private final class Mixer: Responder {
    private var level = 0
    nonisolated init() {}

    func turn(to level: Int) -> Int {
      Studio.shared.assertIsolated()
      defer { self.level = level }
      return self.level
    }
  }

  @Test func aMethodOfAGlobalActorOfOnesOwnIsAwaited() async throws {
    try MethodTable.of(Mixer.self).add("turn(to:)") { await $0.turn(to: $1) }
    let mixer = Mixer()
    #expect(try await mixer.awaiting.send("turn(to:)", 3, returning: Int.self) == 0)
    _ = try messageError(.awaitNeeded) { _ = try mixer.send("turn(to:)", 4, returning: Int.self) }
    #expect(try await mixer.awaiting.send("turn(to:)", 5, returning: Int.self) == 3)
  }

  @Test func aSyncMethodMayBeAwaited() async throws {
    let loader = Loader()
    #expect(try await loader.awaiting.send("count()", returning: Int.self) == 0)
    #expect(try await Calculator().awaiting.send("add(_:to:)", 2, 3, returning: Int.self) == 5)
    #expect(try await Calculator().awaiting.send("add(_:to:)", arguments: [2.0, Int8(3)]) as? Int == 5)
  }

  /// Values that the method takes under other types than the sender's go through the C core's memory, and back.
  @Test func typesThatAgreeAreConvertedAsInEverySend() async throws {
    let loader = Loader()
    #expect(try await loader.awaiting.send("name(_:)", Dog("Rex"), returning: String.self) == "Rex", "a subclass")
    #expect(try await loader.awaiting.send("name(_:)", Dog("Rex"), returning: String?.self) == "Rex", "an optional result")
    #expect(try await loader.awaiting.send("fetchMaybe(_:)", "x", returning: Any.self) as? String == "X", "into an optional")
    #expect(
      try await loader.awaiting.send("move(_:_:)", Point(x: 1, y: 2), Int8(-3), returning: Triple.self) == Triple(a: 1, b: 2, c: -3)
    )
    #expect(
      try await loader.awaiting.send("move(_:_:)", arguments: [Point(x: 1, y: 2), -3]) as? Triple == Triple(a: 1, b: 2, c: -3))
    await #expect(throws: MessageError.self) { try await loader.awaiting.send("name(_:)", Loader(), returning: String.self) }
    let error = await #expect(throws: MessageError.self) {
      try await loader.awaiting.send("move(_:_:)", 1, Int8(0), returning: Triple.self)
    }
    #expect(error?.code == .signatureMismatch)
    #expect(error?.argument == .index(0))
    let misfit = await #expect(throws: MessageError.self) {
      try await loader.awaiting.send("fetch(_:)", "x", returning: Animal.self)
    }
    #expect(misfit?.code == .signatureMismatch)
    #expect(misfit?.argument == .result)
    #expect(misfit?.receiver == "Loader")
  }

  @Test func whatIsWrongWithAMessageIsThrown() async throws {
    let loader = Loader()
    var error = await #expect(throws: MessageError.self) { try await loader.awaiting.send("dance()") }
    #expect(error?.code == .unrecognizedSelector)
    #expect(error?.receiver == "Loader")
    error = await #expect(throws: MessageError.self) { try await loader.awaiting.send("fetch(_:)") }
    #expect(error?.code == .argumentCountMismatch)
    error = await #expect(throws: MessageError.self) { try await loader.awaiting.send("dance()", arguments: []) }
    #expect(error?.code == .unrecognizedSelector)
    error = await #expect(throws: MessageError.self) { try await MulticastProxy().awaiting.send("fetch(_:)") }
    #expect(error?.code == .argumentCountMismatch)
    await #expect(throws: Refusal(reason: "no")) { try await loader.awaiting.send("refuse(_:)", "no", returning: Int.self) }
    await #expect(throws: Refusal(reason: "no")) { try await loader.awaiting.send("refuse(_:)", arguments: ["no"]) }
  }

  @MainActor
  @Test func anAsyncMethodBeginsAndEndsInTheSendersIsolation() async throws {
    // Neither is Sendable: the compiler lets them go no further than this actor.
    let loader = Loader()
    let journal = Journal()
    try await loader.awaiting.send("visit(_:_:)", journal, "main")
    MainActor.preconditionIsolated()
    #expect(journal.lines == ["main true", "main true"])
    #expect(try await Keeper().sendToItsLoader() == ["keeper false", "keeper false"])
  }

  @Test func forwardingTargetsAreFollowed() async throws {
    let loader = Loader()
    let relay = Relay(Relay(loader, name: "B"), name: "A")
    #expect(try await relay.awaiting.send("fetch(_:)", "a", returning: String.self) == "A")
    #expect(try await relay.awaiting.send("fetch(_:)", arguments: ["b"]) as? String == "B")
    let proxy = MulticastProxy()
    try proxy.add(relay)
    #expect(try await proxy.awaiting.send("fetch(_:)", "c", returning: String.self) == "C")
    #expect(try await Relay(proxy).awaiting.send("fetch(_:)", "d", returning: String.self) == "D")
    #expect(try await Relay(proxy).awaiting.send("fetch(_:)", arguments: ["e"]) as? String == "E")
    #expect(try await Relay(loader).awaiting.send("count()", returning: Int.self) == 5)
  }

  @Test func aProxyThatTakesMessagesIntoItsHandsCannotWait() async throws {
    let loader = Loader()
    let wrapper = Wrapper(loader)
    let error = await #expect(throws: MessageError.self) {
      try await wrapper.awaiting.send("fetch(_:)", "a", returning: String.self)
    }
    #expect(error?.code == .awaitNeeded)
    #expect(try await wrapper.awaiting.send("count()", returning: Int.self) == 0)
    #expect(loader.log == [])
  }

  @Test func aProxysClassMayResolveAnAsyncMethod() async throws {
    final class Late: Proxy {
      override class func resolve(_ selector: Selector) -> Bool {
        guard selector == "late()" else { return false }
        return (try? MethodTable.of(Late.self).add("late()") { (_: Late) async in "resolved" }) != nil
      }
    }
    #expect(try await Late().awaiting.send("late()", returning: String.self) == "resolved")
    let error = await #expect(throws: MessageError.self) { try await Late().awaiting.send("never()") }
    #expect(error?.code == .unrecognizedSelector)
  }

  @Test func loopsAreErrorsThatShowThePath() async throws {
    let (a, b) = (Relay(name: "A"), Relay(name: "B"))
    a.target = b
    b.target = a
    defer { a.target = nil }
    let error = await #expect(throws: MessageError.self) { try await a.awaiting.send("fetch(_:)", "x", returning: String.self) }
    #expect(error?.code == .forwardingLoop)
    #expect(error?.subject == "A > B > A")

    // The same as without waiting.
    let (c, d) = (MulticastProxy(name: "C"), MulticastProxy(name: "D"))
    let listener = Listener("a", Journal())
    try c.add(d)
    try d.add(c)
    try d.add(listener)
    let sent = try messageError(.forwardingLoop) { try c.send("hear(_:)", "sent") }
    let awaited = await #expect(throws: MessageError.self) { try await c.awaiting.send("hear(_:)", "awaited") }
    #expect(awaited?.code == .forwardingLoop)
    #expect(awaited?.subject == sent.subject)
    #expect(listener.journal.lines == ["a sent", "a awaited"], "one that fails does not stop the others")
  }

  @Test func aMethodThatIsReplacedWhileItRunsEndsAsItBegan() async throws {
    final class Slow: Responder {}
    let table = MethodTable.of(Slow.self)
    let gate = Gate()
    try table.add("run()") { (_: Slow) async in
      await gate.wait()
      return "old"
    }
    async let first = Slow().awaiting.send("run()", returning: String.self)
    await gate.waiting()
    try table.replace("run()") { (_: Slow) async in "new" }
    #expect(try await Slow().awaiting.send("run()", returning: String.self) == "new")
    await gate.open()
    #expect(try await first == "old")
  }

  @Test func anObjectsOwnAsyncMethodsGoWithTheirTable() async throws {
    let tracker = LifetimeTracker()
    do {
      let loader = Loader()
      let kept = tracker.instance(7)
      let own = try MethodTable(for: loader)
      try own.add("own()") { (_: Loader) async in kept.value }
      let target = try Target(loader, methods: own)
      #expect(try await target.awaiting.send("own()", returning: Int.self) == 7)
      let proxy = MulticastProxy()
      try proxy.add(target)
      #expect(try await proxy.awaiting.send("own()", returning: Int.self) == 7)
      await #expect(throws: MessageError.self) { try await loader.awaiting.send("own()", returning: Int.self) }
    }
    #expect(tracker.alive == 0)
  }

  @Test func argumentsResultsAndObjectsAreReleased() async throws {
    let tracker = LifetimeTracker()
    do {
      let loader = Loader()
      #expect(try await loader.awaiting.send("pass(_:)", tracker.instance(1), returning: Tracked.self).value == 1)
      #expect(try await loader.awaiting.send("pass(_:)", tracker.instance(2), returning: Tracked?.self)?.value == 2)
      #expect(try await loader.awaiting.send("pass(_:)", tracker.instance(2), returning: Any.self) is Tracked)
      #expect(try await loader.awaiting.send("pass(_:)", arguments: [tracker.instance(3)]) is Tracked)
      let proxy = MulticastProxy()
      try proxy.add(loader)
      #expect(try await proxy.awaiting.send("pass(_:)", tracker.instance(4), returning: Tracked.self, choosing: .all).count == 1)
      await #expect(throws: MessageError.self) {
        try await loader.awaiting.send("pass(_:)", tracker.instance(), returning: String.self)
      }
    }
    #expect(tracker.alive == 0)
  }
}

/// Cancellation of awaited messages.
@Suite struct AwaitedCancellationTests {
  init() { _ = registered }

  @Test func inACancelledTaskNoMethodBegins() async throws {
    let loader = Loader()
    let proxy = MulticastProxy()
    try proxy.add(loader)
    await withTaskCancelled {
      await #expect(throws: CancellationError.self) { try await loader.awaiting.send("fetch(_:)", "x", returning: String.self) }
      await #expect(throws: CancellationError.self) { try await loader.awaiting.send("count()", returning: Int.self) }
      await #expect(throws: CancellationError.self) { try await loader.awaiting.send("count()", arguments: []) }
      await #expect(throws: CancellationError.self) { try await proxy.awaiting.send("note(_:)", "x") }
      await #expect(throws: CancellationError.self) { try await proxy.awaiting.send(optional: "dance()") }
    }
    #expect(loader.log == [])
  }

  @Test func aRunningMethodSeesTheCancellationAndTheNextTargetIsNotCalled() async throws {
    final class Worker: Sendable, Responder {
      let gate = Gate()
      let name: String
      init(_ name: String) { self.name = name }
      func work(_ journal: SharedJournal) async {
        await journal.write("\(name) begins")
        await gate.wait()
        await journal.write("\(name) ends, cancelled: \(Task.isCancelled)")
      }
    }
    try MethodTable.of(Worker.self).add("work(_:)") { await $0.work($1) }
    let (first, second) = (Worker("first"), Worker("second"))
    let journal = SharedJournal()
    let task = Task {
      let proxy = MulticastProxy()
      try proxy.add(first)
      try proxy.add(second)
      try await proxy.awaiting.send("work(_:)", journal)
    }
    await first.gate.waiting()
    task.cancel()
    await first.gate.open()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await journal.lines == ["first begins", "first ends, cancelled: true"])
  }
}

/// Runs a body in a task that is cancelled, in the isolation of the caller.
private nonisolated(nonsending) func withTaskCancelled(_ body: nonisolated(nonsending) () async -> Void) async {
  unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
  await body()
}

/// Where one side waits for the other.
actor Gate {
  private var isOpen = false
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var watchers: [CheckedContinuation<Void, Never>] = []

  /// Waits until the gate is open.
  func wait() async {
    if isOpen { return }
    await withCheckedContinuation {
      waiters.append($0)
      watchers.forEach { $0.resume() }
      watchers = []
    }
  }

  /// Waits until somebody waits.
  func waiting() async {
    if isOpen || !waiters.isEmpty { return }
    await withCheckedContinuation { watchers.append($0) }
  }

  func open() {
    isOpen = true
    waiters.forEach { $0.resume() }
    waiters = []
  }
}

actor SharedJournal {
  private(set) var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
}

final class Loader: Responder {
  var log: [String] = []

  nonisolated(nonsending) func fetch(_ address: String) async throws -> String {
    log.append(address)
    await Task.yield()
    return address.uppercased()
  }

  nonisolated(nonsending) func note(_ text: String) async {
    await Task.yield()
    log.append(text)
  }
}

private actor Keeper {
  private let loader = Loader()
  private let journal = Journal()

  func sendToItsLoader() async throws -> [String] {
    try await loader.awaiting.send("visit(_:_:)", journal, "keeper")
    preconditionIsolated()
    return journal.lines
  }
}

private let registered: Void = {
  let table = MethodTable.of(Loader.self)
  do {
    try table.add("fetch(_:)") { try await $0.fetch($1) }
    try table.add("note(_:)") { await $0.note($1) }
    try table.add("count()") { $0.log.count }
    try table.add("name(_:)") { (_: Loader, animal: Animal) async in animal.name }
    try table.add("fetchMaybe(_:)") { (loader: Loader, text: String?) async throws in try await loader.fetch(text ?? "") }
    try table.add("move(_:_:)") { (_: Loader, point: Point, c: Int8) async in Triple(a: Int(point.x), b: Int(point.y), c: Int(c)) }
    try table.add("refuse(_:)") { (_: Loader, reason: String) async throws -> Int in throw Refusal(reason: reason) }
    try table.add("pass(_:)") { (_: Loader, object: Tracked) async in object }
    try table.add("visit(_:_:)") { (_: Loader, journal: Journal, name: String) async in
      journal.lines.append("\(name) \(isOnMain())")
      await Task.yield()
      journal.lines.append("\(name) \(isOnMain())")
    }
  } catch {
    preconditionFailure("\(error)")
  }
}()

private func isOnMain() -> Bool { isRunning(on: MainActor.shared) }
