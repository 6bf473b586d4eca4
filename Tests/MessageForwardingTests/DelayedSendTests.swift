import Dispatch
import Synchronization
import Testing

@testable import MessageForwarding

/// Messages that are sent later.
@Suite struct DelayedSendTests {
  init() { _ = registered }

  private static let never = Duration.seconds(1_000_000)

  @MainActor
  @Test func aDelayedMessageIsSentOnTheCurrentActorWithValuesOfAnyType() async {
    let view = View()
    let ring = Signal()
    let delayed = view.send("hear(_:_:)", Journal(), ring, after: .milliseconds(1))
    #expect(delayed.isPending)
    #expect(view.heard == [], "never within the call")
    await ring.wait()
    #expect(view.heard == ["main"])
    let prepared = Message<Journal, Signal>("hear(_:_:)")
    let next = Signal()
    let second = view.send(prepared, Journal(), next, after: .milliseconds(1))
    await next.wait()
    #expect(view.heard == ["main", "main"])
    _ = await second.finished()
    #expect(second.isSent)
    #expect(!second.isPending)
    #expect(!second.cancel())
  }

  @Test func aDelayedMessageStaysOnAnActor() async {
    let keeper = Keeper()
    let ring = Signal()
    await keeper.sendLater(ring)
    await ring.wait()
    #expect(await keeper.heard == ["elsewhere"])
  }

  @MainActor
  @Test func delayedMessagesAreSentInTheOrderOfTheirTimes() async {
    let view = View()
    let ring = Signal()
    view.send("ring(_:_:)", "second", ring, after: .milliseconds(40))
    view.send("note(_:)", "first", after: .milliseconds(1))
    view.send("note(_:)", "at once", after: .seconds(-1))
    await ring.wait()
    #expect(view.heard.last == "second")
    #expect(Set(view.heard) == ["at once", "first", "second"])
  }

  /// The fourth of the systems that this package recreates: a view that tells its delegates twice, some time after it was made.
  @MainActor
  @Test func aMulticastProxyTellsItsTargetsLater() async throws {
    let delegates = MulticastProxy()
    let (both, one) = (View(), View())
    try delegates.add(both)
    try delegates.add(one)
    let ring = Signal()
    delegates.send("note(_:)", "first", after: .milliseconds(1))
    delegates.send(optional: "nobody()", after: .milliseconds(1)) { Issue.record($0) }
    delegates.send(optional: Message<String>("note(_:)"), "second", after: .milliseconds(20)) { Issue.record($0) }
    let last = delegates.send("ring(_:_:)", "third", ring, after: .milliseconds(40))
    await ring.wait()
    _ = await last.finished()
    #expect(both.heard == ["first", "second", "third"])
    #expect(one.heard == ["first", "second", "third"])
  }

  @MainActor
  @Test func aCancelledMessageIsNotSentAndLetsGoOfItsArguments() async {
    let tracker = LifetimeTracker()
    let view = View()
    let sends = [
      view.send("keep(_:)", tracker.instance(), after: Self.never),
      view.send("keep(_:)", tracker.instance(), after: Self.never, retention: .strong),
      Sink().send("keep(_:)", tracker.instance(), after: Self.never, on: MainActor.shared, retention: .strong),
      Sink().send("keep(_:)", tracker.instance(), after: Self.never, on: DispatchQueue.global(), retention: .strong),
    ]
    #expect(tracker.alive == 4)
    for delayed in sends {
      #expect(delayed.isPending)
      #expect(delayed.cancel())
      #expect(!delayed.cancel())
      #expect(!delayed.isPending)
      if case .cancelled = delayed.state {} else { Issue.record("\(delayed.state)") }
    }
    // The tasks are on their way out.
    while tracker.alive > 0 { await Task.yield() }
    #expect(view.heard == [])
  }

  @MainActor
  @Test func aReceiverThatIsGoneIsNotSentAnything() async {
    let tracker = LifetimeTracker()
    var view: View? = View()
    var sink: Sink? = Sink()
    weak let (seenView, seenSink) = (view, sink)
    let failed: @Sendable (any Error) -> Void = { Issue.record($0) }
    let sends = [
      view!.send("keep(_:)", tracker.instance(), after: .milliseconds(1), onError: failed),
      sink!.send("keep(_:)", tracker.instance(), after: .milliseconds(1), on: MainActor.shared, onError: failed),
      sink!.send("keep(_:)", tracker.instance(), after: .milliseconds(20), on: DispatchQueue.global(), onError: failed),
    ]
    view = nil
    sink = nil
    #expect(seenView == nil && seenSink == nil, "held weakly")
    for delayed in sends {
      _ = await delayed.finished()
      if case .receiverGone = delayed.state {} else { Issue.record("\(delayed.state)") }
    }
    while tracker.alive > 0 { await Task.yield() }
  }

  @MainActor
  @Test func aReceiverMayBeKept() async {
    let tracker = LifetimeTracker()
    let sends = [
      View(holding: tracker.instance()).send("note(_:)", "x", after: .milliseconds(1), retention: .strong),
      Sink(holding: tracker.instance()).send("note(_:)", "x", after: .milliseconds(1), on: MainActor.shared, retention: .strong),
      Sink(holding: tracker.instance()).send(
        "note(_:)", "x", after: .milliseconds(1), on: DispatchQueue.global(), retention: .strong),
    ]
    for delayed in sends {
      _ = await delayed.finished()
      #expect(delayed.isSent)
    }
    while tracker.alive > 0 { await Task.yield() }
  }

  @MainActor
  @Test func whatASendThrowsGoesToTheClosureAndIntoTheState() async {
    let view = View()
    let sink = Sink()
    let errors = SharedErrors()
    let sends = [
      view.send("refuse(_:)", "a", after: .zero) {
        MainActor.preconditionIsolated()
        errors.add($0)
      },
      sink.send("refuse(_:)", "b", after: .zero, on: MainActor.shared) { errors.add($0) },
      sink.send("refuse(_:)", "c", after: .zero, on: DispatchQueue.global()) { errors.add($0) },
    ]
    for delayed in sends {
      _ = await delayed.finished()
      if case .failed(is Refusal) = delayed.state {} else { Issue.record("\(delayed.state)") }
    }
    await errors.wait(for: 3)
    #expect(Set(errors.all.compactMap { ($0 as? Refusal)?.reason }) == ["a", "b", "c"])

    let answering = view.send("count()", after: .zero)
    _ = await answering.finished()
    #expect((answering.error as? MessageError)?.code == .signatureMismatch, "a result would be lost")
    #expect((answering.error as? MessageError)?.argument == .result)

    let unknown = view.send("dance()", after: .zero)
    _ = await unknown.finished()
    #expect((unknown.error as? MessageError)?.code == .unrecognizedSelector)
  }

  @Test func aMessageIsSentFromTheActorOrQueueThatWasNamed() async {
    let sink = Sink()
    let queue = DispatchQueue(label: "DelayedSendTests")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let ring = Signal()
    sink.send(
      "run(_:_:)", { DispatchQueue.getSpecific(key: key) == true } as @Sendable () -> Bool, ring, after: .milliseconds(1), on: queue
    )
    await ring.wait()
    #expect(sink.answers == [true])
    let next = Signal()
    let onMain = Message<@Sendable () -> Bool, Signal>("run(_:_:)")
    sink.send(onMain, { @Sendable in isRunning(on: MainActor.shared) }, next, after: .milliseconds(1), on: MainActor.shared)
    await next.wait()
    #expect(sink.answers == [true, true])
    let screen = Stage()
    let delayed = screen.send("show(_:)", 3, after: .milliseconds(1), on: DispatchQueue.main)
    _ = await delayed.finished()
    #expect(await screen.shown == [3])
    let elsewhere = screen.send("show(_:)", 4, after: .milliseconds(1), on: queue)
    _ = await elsewhere.finished()
    #expect((elsewhere.error as? MessageError)?.code == .awaitNeeded)
    #expect(await screen.shown == [3])
  }

  @MainActor
  @Test func anAsyncMethodIsAwaited() async {
    let view = View()
    let gate = Gate()
    let delayed = view.send("pause(_:)", gate, after: .milliseconds(1))
    await gate.waiting()
    if case .sending = delayed.state {} else { Issue.record("\(delayed.state)") }
    #expect(!delayed.cancel(), "it runs already")
    await gate.open()
    _ = await delayed.finished()
    #expect(view.heard == ["paused, cancelled: false"])
    #expect(delayed.isSent)
  }

  @MainActor
  @Test func everybodyWhoWaitsForTheEndIsTold() async {
    let view = View()
    let delayed = view.send("note(_:)", "x", after: Self.never)
    let waiting = (0..<3).map { _ in Task { await delayed.finished() } }
    let impatient = Task { await delayed.finished() }
    impatient.cancel()
    if case .pending = await impatient.value {} else { Issue.record("a task that is cancelled does not wait") }
    #expect(delayed.isPending && delayed.cancel())
    for task in waiting {
      if case .cancelled = await task.value {} else { Issue.record("\(delayed.state)") }
    }
    // Afterwards nobody waits.
    if case .cancelled = await delayed.finished() {} else { Issue.record("\(delayed.state)") }
    let sent = view.send("note(_:)", "x", after: .zero)
    if case .sent = await sent.finished() {} else { Issue.record("\(sent.state)") }
    #expect(view.heard == ["x"])
  }

  /// Clocks do not overflow.
  @MainActor
  @Test(arguments: [Duration.seconds(Int64.max), .seconds(Int64.min), .nanoseconds(1)]) func anyDelayWillDo(_ delay: Duration) async
  {
    let sink = Sink()
    for delayed in [
      sink.send("note(_:)", "x", after: delay), sink.send("note(_:)", "x", after: delay, on: MainActor.shared),
      sink.send("note(_:)", "x", after: delay, on: DispatchQueue.global()),
    ] {
      if delay > .seconds(1) {
        #expect(delayed.cancel())
      } else {
        _ = await delayed.finished()
        #expect(delayed.isSent)
      }
    }
  }
}

/// Neither it nor its values are Sendable.
private final class View: Responder {
  var heard: [String] = []
  var kept: [Tracked] = []

  init(holding object: Tracked? = nil) { kept = object.map { [$0] } ?? [] }
}

private final class Sink: Responder, Sendable {
  private let held: Tracked?
  private let heard = Mutex<[Bool]>([])

  init(holding object: Tracked? = nil) { held = object }

  var answers: [Bool] { heard.withLock { $0 } }
  func add(_ answer: Bool) { heard.withLock { $0.append(answer) } }
}

@MainActor private final class Stage: Responder {
  var shown: [Int] = []
}

private actor Keeper {
  private let view = View()
  var heard: [String] { view.heard }

  func sendLater(_ ring: Signal) { view.send("hear(_:_:)", Journal(), ring, after: .milliseconds(1)) }
}

/// What a test waits for.
private final class Signal: Sendable {
  private let gate = Gate()

  func ring() { Task { await gate.open() } }
  func wait() async { await gate.wait() }
}

private final class SharedErrors: Sendable {
  private let errors = Mutex<[any Error]>([])

  var all: [any Error] { errors.withLock { $0 } }
  func add(_ error: any Error) { errors.withLock { $0.append(error) } }
  func wait(for count: Int) async { while all.count < count { await Task.yield() } }
}

extension DelayedSend {
  fileprivate var error: (any Error)? {
    if case .failed(let error) = state { return error }
    return nil
  }

  fileprivate var isSent: Bool {
    if case .sent = state { return true }
    return false
  }
}

private let registered: Void = {
  do {
    let view = MethodTable.of(View.self)
    try view.add("hear(_:_:)") { (view, _: Journal, ring: Signal) in
      view.heard.append(isRunning(on: MainActor.shared) ? "main" : "elsewhere")
      ring.ring()
    }
    try view.add("note(_:)") { $0.heard.append($1) }
    try view.add("count()") { $0.heard.count }
    try view.add("ring(_:_:)") { (view, text: String, ring: Signal) in
      view.heard.append(text)
      ring.ring()
    }
    try view.add("keep(_:)") { $0.kept.append($1) }
    try view.add("refuse(_:)") { (_, reason: String) in throw Refusal(reason: reason) }
    try view.add("pause(_:)") { (view: View, gate: Gate) async in
      await gate.wait()
      view.heard.append("paused, cancelled: \(Task.isCancelled)")
    }
    let sink = MethodTable.of(Sink.self)
    try sink.add("keep(_:)") { (_, _: Tracked) in }
    try sink.add("note(_:)") { (_, _: String) in }
    try sink.add("refuse(_:)") { (_, reason: String) in throw Refusal(reason: reason) }
    try sink.add("run(_:_:)") { (sink, body: @escaping @Sendable () -> Bool, ring: Signal) in
      sink.add(body())
      ring.ring()
    }
    try MethodTable.of(Stage.self).add("show(_:)", on: MainActor.self) { $0.shown.append($1) }
  } catch {
    preconditionFailure("\(error)")
  }
}()
