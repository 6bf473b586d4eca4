import Dispatch
import Testing

@testable import MessageForwarding

struct ActorCheckTests {
  @Test func aDefaultActorIsTheOneThatItsMethodsRunOn() async {
    let mine = Plain()
    let other = Plain()
    #expect(await mine.asks(about: mine))
    #expect(await !mine.asks(about: other))
    #expect(await !mine.asks(about: MainActor.shared))
    #expect(!isRunning(on: mine))
  }

  @MainActor
  @Test func theMainActorIsTheOneThatMainActorCodeRunsOn() async {
    let other = Plain()
    #expect(askInBetween(about: MainActor.shared))
    #expect(!askInBetween(about: other))
    // Also after a suspension, and not within what runs elsewhere.
    #expect(await !other.asks(about: MainActor.shared))
    #expect(askInBetween(about: MainActor.shared))
  }

  @Test func codeOffAnyActorRunsOnNone() async {
    let other = Plain()
    let answers = await Task.detached { (askInBetween(about: MainActor.shared), askInBetween(about: other)) }.value
    #expect(answers == (false, false))
    let outside = await onQueue(.global()) { (askInBetween(about: MainActor.shared), askInBetween(about: other)) }
    #expect(outside == (false, false))
  }

  @Test func aBlockOnTheMainQueueRunsOnTheMainActorWhateverItsThread() async {
    let other = Plain()
    let answers = await onQueue(.main) { (askInBetween(about: MainActor.shared), askInBetween(about: other)) }
    #expect(answers == (true, false))
  }

  @Test func anExecutorOfOnesOwnIsAsked() async {
    let mine = Queued()
    let sibling = Queued(on: mine.executor)
    let other = Queued()
    #expect(await mine.asks(about: mine))
    #expect(await mine.asks(about: sibling), "one executor, two actors")
    #expect(await !mine.asks(about: other))
    #expect(await !mine.asks(about: MainActor.shared))
    let block = await onQueue(mine.executor.queue) { (askInBetween(about: mine), askInBetween(about: other)) }
    #expect(block == (true, false))
  }

  @Test func anExecutorThatCannotTellIsNotTakenForTheCurrentOne() async {
    let mute = Queued(on: QueueExecutor(canTell: false))
    #expect(await mute.asks(about: mute))
    #expect(!isRunning(on: mute))
    #expect(await onQueue(mute.executor.queue) { isRunning(on: mute) } == false)
  }
}

/// What lies between an actor and a check: it is isolated to nothing, and sees what its caller runs on.
private func askInBetween(about actor: any Actor) -> Bool { [1].map { _ in isRunning(on: actor) }[0] }

private func onQueue<Result: Sendable>(_ queue: DispatchQueue, _ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in queue.async { continuation.resume(returning: body()) } }
}

private actor Plain {
  func asks(about other: any Actor) -> Bool { askInBetween(about: other) }
}

private actor Queued {
  nonisolated let executor: QueueExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }

  init(on executor: QueueExecutor = QueueExecutor()) { self.executor = executor }

  func asks(about other: any Actor) -> Bool { askInBetween(about: other) }
}

/// An actor's executor on a serial queue.
final class QueueExecutor: SerialExecutor {
  let queue = DispatchQueue(label: "QueueExecutor")
  private let canTell: Bool
  private static let key = DispatchSpecificKey<ObjectIdentifier>()

  init(canTell: Bool = true) {
    self.canTell = canTell
    queue.setSpecific(key: Self.key, value: ObjectIdentifier(self))
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func isIsolatingCurrentContext() -> Bool? {
    canTell ? DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(self) : nil
  }
}
