import Dispatch
import MessageForwarding
import Testing

/// R15: methods of actors run on their actors, or not at all.
@Suite struct IsolationTests {
  init() { _ = registered }

  /// The ways of sending a message without waiting.
  enum Road: CaseIterable {
    case typed, otherTypes, prepared, arguments, dynamic, invocation, ownMethods
    case multicast, strongMulticast, nestedMulticast, relay, wrapper, superclass

    func send(_ value: Int, to screen: Screen) throws -> Int {
      switch self {
      case .typed: try screen.send("show(_:)", value, returning: Int.self)
      // Agrees with the method, through the C core.
      case .otherTypes: try screen.send("showMaybe(_:)", "\(value)", returning: Int.self)
      case .prepared: try screen.send(Message.Returning("show(_:)", Int.self, returning: Int.self), value)
      case .arguments: try screen.send("show(_:)", arguments: [Int8(value)]) as? Int ?? 0
      case .dynamic: try screen.dynamic.show(value)
      case .invocation: try IsolationTests.invoke(value, on: screen)
      case .ownMethods: try Target(screen, methods: MethodTable(for: screen)).send("show(_:)", value, returning: Int.self)
      case .multicast: try multicast(screen, .weak).send("show(_:)", value, returning: Int.self)
      case .strongMulticast: try multicast(screen, .strong).send("show(_:)", value, returning: Int.self)
      case .nestedMulticast: try multicast(multicast(screen, .weak), .strong).send("show(_:)", value, returning: Int.self)
      case .relay: try Relay(screen).send("show(_:)", value, returning: Int.self)
      case .wrapper: try Wrapper(screen).send("show(_:)", value, returning: Int.self)
      case .superclass: try screen.sendSuper(above: Screen.self, "show(_:)", value, returning: Int.self)
      }
    }

    private func multicast(_ target: AnyObject, _ retention: Retention) throws -> MulticastProxy {
      let proxy = MulticastProxy()
      try proxy.add(target, retention: retention)
      return proxy
    }
  }

  private static func invoke(_ value: Int, on screen: Screen) throws -> Int {
    let invocation = try Invocation("show(_:)", value, returning: Int.self)
    try invocation.invoke(on: screen)
    return try invocation.result(as: Int.self)
  }

  @MainActor
  @Test(arguments: Road.allCases) func aMainActorMethodRunsWhenSentFromTheMainActor(_ road: Road) throws {
    let screen = Screen()
    #expect(try road.send(3, to: screen) == 6)
    #expect(screen.shown == [3])
  }

  @Test(arguments: Road.allCases) func aMainActorMethodDoesNotRunWhenSentFromElsewhere(_ road: Road) async throws {
    let screen = Screen()
    let sent = await Task.detached { Result { try road.send(3, to: screen) } }.value
    let error = #expect(throws: MessageError.self) { try sent.get() }
    #expect(error?.code == .awaitNeeded)
    #expect(error?.selector == (road == .otherTypes ? "showMaybe(_:)" : "show(_:)"))
    #expect(error?.receiver == "Screen")
    #expect(error?.expected == "MainActor")
    #expect(await screen.shown == [])
  }

  @Test func theErrorSaysWhatToDo() async throws {
    let screen = Screen()
    let error = try messageError(.awaitNeeded) { _ = try screen.send("show(_:)", 3, returning: Int.self) }
    #expect(
      "\(error)"
        == "await needed: show(_:) of Screen, the current code does not run on the method's actor, expected MainActor; "
        + "send it with await: receiver.awaiting.send")
  }

  @Test func aBlockOnTheMainQueueMaySend() async throws {
    let screen = Screen()
    let result = await onQueue(.main) { Result { try screen.send("show(_:)", 4, returning: Int.self) } }
    #expect(try result.get() == 8)
    let other = await onQueue(.global()) { Result { try screen.send("show(_:)", 4, returning: Int.self) } }
    #expect(throws: MessageError.self) { try other.get() }
    #expect(await screen.shown == [4])
  }

  /// As a view that was once registered for everything, and is called by threads that know no actors.
  @Test func fourThreadsNeverRunAMainActorTargetElsewhere() async throws {
    let screen = Screen()
    let results = await withTaskGroup(of: Result<Int, any Error>.self) { group in
      for value in 1...4 {
        group.addTask {
          await onQueue(DispatchQueue(label: "\(value)")) {
            Result {
              let proxy = MulticastProxy()
              try proxy.add(screen)
              return try proxy.send("show(_:)", value, returning: Int.self)
            }
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for result in results { _ = try messageError(.awaitNeeded) { _ = try result.get() } }
    #expect(await screen.shown == [])
  }

  @Test func anAwaitedMessageRunsOnTheMainActorWhereverTheSenderIs() async throws {
    let screen = Screen()
    let sum = try await withThrowingTaskGroup(of: Int.self) { group in
      for value in 1...4 {
        group.addTask { try await screen.awaiting.send("show(_:)", value, returning: Int.self) }
      }
      return try await group.reduce(0, +)
    }
    #expect(sum == 20)
    #expect(await screen.shown.sorted() == [1, 2, 3, 4])
  }

  @MainActor
  @Test func aMessageAwaitedOnItsOwnActorRunsThere() async throws {
    let screen = Screen()
    #expect(try await screen.awaiting.send("show(_:)", 1, returning: Int.self) == 2)
    #expect(screen.shown == [1])
  }

  @Test func anActorsMethodRunsOnIt() async throws {
    let counter = Counter()
    let error = try messageError(.awaitNeeded) { _ = try counter.send("increment(_:)", 2, returning: Int.self) }
    #expect(error.expected == "Counter")
    #expect(error.receiver == "Counter")
    #expect(await counter.count == 0)
    #expect(try await counter.awaiting.send("increment(_:)", 2, returning: Int.self) == 2)
    #expect(try await counter.incrementByMessage(3) == 5, "sent by the actor to itself")
    let other = Counter()
    await #expect(throws: MessageError.self) { try await other.incrementByMessage(3, to: counter) }
    #expect(await counter.count == 5)
    #expect(try await counter.awaiting.send("slow()", returning: Int.self) == 5)
    #expect(try await counter.awaiting.send("slower(_:)", 1, returning: Int.self) == 6)
    try await counter.awaiting.send("reset()")
    #expect(await counter.count == 0)
  }

  @Test func aMethodOfAnActorMayBeReplaced() async throws {
    actor Switch: Responder {
      var isOn = false
    }
    let table = MethodTable.of(Switch.self)
    try table.replace("isOn()", on: Switch.self) { $0.isOn }
    try table.replace("isOn()", on: Switch.self) { !$0.isOn }
    #expect(try await Switch().awaiting.send("isOn()", returning: Bool.self))
    try table.replace("isOn()", on: Switch.self) { (target) async in
      await Task.yield()
      return target.isOn
    }
    #expect(try await !Switch().awaiting.send("isOn()", returning: Bool.self))
    #expect(table.method(for: "isOn()")?.description == "Switch.isOn(): () -> Bool [B@:] async on Switch")
  }

  @Test func aNonisolatedMethodOfAnActorRunsAnywhere() throws {
    #expect(try Counter().send("name()", returning: String.self) == "counter")
    #expect(MethodTable.of(Counter.self).method(for: "name()")?.actor == nil)
  }

  @Test func anActorsOwnExecutorCounts() async throws {
    let counter = QueueCounter()
    let onItsQueue = await onQueue(counter.executor.queue) { Result { try counter.send("increment(_:)", 2, returning: Int.self) } }
    #expect(try onItsQueue.get() == 2)
    let elsewhere = await onQueue(.global()) { Result { try counter.send("increment(_:)", 2, returning: Int.self) } }
    #expect(throws: MessageError.self) { try elsewhere.get() }
    #expect(try await counter.awaiting.send("increment(_:)", 2, returning: Int.self) == 4)
  }

  @Test func aThrownErrorOfAnIsolatedMethodComesAsItIs() async throws {
    let screen = Screen()
    await #expect(throws: Refusal(reason: "full")) { try await screen.awaiting.send("refuse(_:)", "full") }
    _ = await MainActor.run { #expect(throws: Refusal(reason: "full")) { try screen.send("refuse(_:)", "full") } }
  }

  @Test func onlyTheTargetsThatNeedAnotherActorFailInARound() async throws {
    let screen = Screen()
    let (a, b) = (Plain(), Plain())
    let proxy = MulticastProxy()
    for target in [a, screen, b] as [AnyObject] { try proxy.add(target) }
    _ = try messageError(.awaitNeeded) { _ = try proxy.send("show(_:)", 3, returning: Int.self) }
    #expect(a.shown == [3] && b.shown == [3])
    let answers = try proxy.send("show(_:)", 3, returning: Int.self, choosing: .all)
    #expect(answers.map { (try? $0.get()) ?? -1 } == [4, -1, 4])
    #expect(try await proxy.awaiting.send("show(_:)", 3, returning: Int.self, choosing: .all).map { try $0.get() } == [4, 6, 4])
  }

  @Test func aReplacedMethodMovesToTheActorThatItWasReplacedFor() async throws {
    final class Label: Sendable, Responder {}
    let label = Label()
    let table = MethodTable.of(Label.self)
    try table.add("text()") { _ in "anywhere" }
    #expect(try label.send("text()", returning: String.self) == "anywhere")
    try table.replace("text()", on: MainActor.self) { _ in
      MainActor.preconditionIsolated()
      return "main"
    }
    _ = try messageError(.awaitNeeded) { _ = try label.send("text()", returning: String.self) }
    #expect(try await label.awaiting.send("text()", returning: String.self) == "main")
    try table.replace("text()") { _ in "anywhere" }
    #expect(try label.send("text()", returning: String.self) == "anywhere")
    try table.replace("text()", on: MainActor.self) { (_: Label) async in
      MainActor.preconditionIsolated()
      return "later"
    }
    #expect(table.method(for: "text()")?.isAsync == true)
    #expect(try await label.awaiting.send("text()", returning: String.self) == "later")
    await MainActor.run { _ = try? messageError(.awaitNeeded) { _ = try label.send("text()", returning: String.self) } }
  }

  @Test func anExchangedMethodIsNamedByTheMessageThatRanIt() async throws {
    final class Pair: Sendable, Responder {}
    let table = MethodTable.of(Pair.self)
    try table.add("a()", on: MainActor.self) { _ in "a" }
    try table.add("b()") { _ in "b" }
    try table.exchange("a()", "b()")
    let pair = Pair()
    #expect(try pair.send("a()", returning: String.self) == "b")
    let error = try messageError(.awaitNeeded) { _ = try pair.send("b()", returning: String.self) }
    #expect(error.selector == "b()")
  }

  @Test func listsSayWhereAMethodRuns() throws {
    let methods = MethodTable.of(Screen.self).methods
    #expect(methods.map(\.actor) == Array(repeating: "MainActor", count: methods.count))
    #expect("\(methods[0])" == "Screen.show(_:): (Int) -> Int [q@:q] on MainActor")
    #expect(
      MethodTable.of(Counter.self).method(for: "increment(_:)")?.description
        == "Counter.increment(_:): (Int) -> Int [q@:q] on Counter")
    #expect(MethodTable.of(Counter.self).method(for: "slow()")?.description == "Counter.slow(): () -> Int [q@:] async")
    #expect(MethodTable.of(Plain.self).method(for: "show(_:)")?.description == "Plain.show(_:): (Int) -> Int [q@:q]")
  }

  @Test func anExplanationSaysWhereAMethodRuns() {
    let proxy = MulticastProxy(name: "P")
    let (screen, plain) = (Screen(), Plain())
    defer { extendLifetime((screen, plain)) }
    _ = try? proxy.add(screen)
    _ = try? proxy.add(plain)
    let explanation = proxy.explain("show(_:)")
    #expect(explanation.entries.map(\.method?.actor) == ["MainActor", nil])
    #expect("\(explanation)" == "show(_:) to P:\n  Screen  await needed (MainActor)  q@:q on MainActor\n  Plain   called  q@:q")
  }

  @Test func staticMethodsRunOnTheMainActor() async throws {
    let table = MethodTable.ofType(Screen.self)
    try table.replace("best()", on: MainActor.self) { $0.best }
    try table.replace("later(_:)") { (type, step: Int) async in await type.best + step }
    let type = Target(type: Screen.self)
    let error = try messageError(.awaitNeeded) { _ = try type.send("best()", returning: Int.self) }
    #expect(error.receiver == "Screen.Type")
    #expect(error.selector == "best()")
    #expect(try await type.awaiting.send("best()", returning: Int.self) == 7)
    #expect(try await type.awaiting.send("later(_:)", 1, returning: Int.self) == 8)
    let onMain = await MainActor.run { Result { try Target(type: Screen.self).send("best()", returning: Int.self) } }
    #expect(try onMain.get() == 7)
    _ = try messageError(.awaitNeeded) { _ = try type.send("later(_:)", 1, returning: Int.self) }
    #expect(table.method(for: "best()")?.actor == "MainActor")
    _ = try messageError(.duplicate) { try table.add("best()", on: MainActor.self) { $0.best } }
    _ = try messageError(.duplicate) { try table.add("later(_:)") { (_, step: Int) async in step } }
  }

  @Test func registeringTwiceIsRefusedWithBothTypes() throws {
    let error = try messageError(.duplicate) {
      try MethodTable.of(Screen.self).add("show(_:)", on: MainActor.self) { (_, text: String) in text }
    }
    #expect(error.expected == "(Int) -> Int [q@:q] on MainActor")
    #expect(error.got == "(String) -> String [@@:@] on MainActor")
    _ = try messageError(.argumentCountMismatch) {
      try MethodTable.of(Screen.self).add("two(_:_:)", on: MainActor.self) { (_, text: String) in text }
    }
  }

  @Test func argumentsAndObjectsAreReleasedOnBothRoads() async throws {
    let tracker = LifetimeTracker()
    do {
      let screen = Screen()
      #expect(try await screen.awaiting.send("keepNot(_:)", tracker.instance(5), returning: Int.self) == 5)
      _ = try messageError(.awaitNeeded) { _ = try screen.send("keepNot(_:)", tracker.instance(), returning: Int.self) }
      let proxy = MulticastProxy()
      try proxy.add(screen)
      #expect(try await proxy.awaiting.send("keepNot(_:)", tracker.instance(6), returning: Int.self) == 6)
    }
    #expect(tracker.alive == 0)
  }
}

private func onQueue<Result: Sendable>(_ queue: DispatchQueue, _ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in queue.async { continuation.resume(returning: body()) } }
}

@MainActor class BaseScreen {
  var shown: [Int] = []
}

@MainActor final class Screen: BaseScreen {
  static var best = 7

  func show(_ value: Int) -> Int {
    MainActor.preconditionIsolated()
    shown.append(value)
    return value * 2
  }
}

extension BaseScreen: Responder {}

private actor Counter: Responder {
  private(set) var count = 0

  func increment(_ step: Int) -> Int {
    preconditionIsolated()
    count += step
    return count
  }

  func reset() { count = 0 }

  func slow() async -> Int { count }

  nonisolated func name() -> String { "counter" }

  func incrementByMessage(_ step: Int, to other: Counter? = nil) throws -> Int {
    try (other ?? self).send("increment(_:)", step, returning: Int.self)
  }
}

private actor QueueCounter: Responder {
  nonisolated let executor = QueueExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }
  private var count = 0

  func increment(_ step: Int) -> Int {
    dispatchPrecondition(condition: .onQueue(executor.queue))
    count += step
    return count
  }
}

private final class Plain {
  var shown: [Int] = []

  func show(_ value: Int) -> Int {
    shown.append(value)
    return value + 1
  }
}

private let registered: Void = {
  do {
    let screen = MethodTable.of(Screen.self)
    try screen.add("show(_:)", on: MainActor.self) { $0.show($1) }
    try screen.add("showMaybe(_:)", on: MainActor.self) { (screen, text: String?) in screen.show(text.flatMap { Int($0) } ?? 0) }
    try screen.add("refuse(_:)", on: MainActor.self) { (_, reason: String) in throw Refusal(reason: reason) }
    try screen.add("keepNot(_:)", on: MainActor.self) { (_, object: Tracked) in object.value }
    try MethodTable.of(BaseScreen.self).add("show(_:)", on: MainActor.self) { screen, value in
      screen.shown.append(value)
      return value * 2
    }
    let counter = MethodTable.of(Counter.self)
    try counter.add("increment(_:)", on: Counter.self) { $0.increment($1) }
    try counter.add("reset()", on: Counter.self) { $0.reset() }
    try counter.add("slow()") { await $0.slow() }
    try counter.add("slower(_:)", on: Counter.self) { counter, step in
      await Task.yield()
      counter.preconditionIsolated()
      return counter.increment(step)
    }
    try counter.add("name()") { $0.name() }
    try MethodTable.of(QueueCounter.self).add("increment(_:)", on: QueueCounter.self) { $0.increment($1) }
    try MethodTable.of(Plain.self).add("show(_:)") { $0.show($1) }
  } catch {
    preconditionFailure("\(error)")
  }
}()
