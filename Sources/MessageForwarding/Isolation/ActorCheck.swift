internal import CActorCheck
internal import Dispatch

/// Whether the current code already runs on an actor.
///
/// Never traps, takes no lock and never suspends; costs a few nanoseconds. True for code that a task runs on the actor, for what that calls
/// synchronously, and for what runs on the actor's executor by other ways if the executor can tell (`isIsolatingCurrentContext`). Where
/// it cannot be told the answer is false.
@usableFromInline
func isRunning(on actor: any Actor) -> Bool {
  let executor = unsafe unsafeBitCast(actor.unownedExecutor, to: (identity: UnsafeRawPointer?, implementation: UInt).self)
  if unsafe actor_check_is_current(executor.identity, executor.implementation) { return true }
  return actor === MainActor.shared && MainQueue.isCurrent
}

/// Dispatch's main queue, which serves the main actor: once `dispatchMain()` was called, on any thread, and for blocks that are no task Swift's
/// runtime knows the process's first thread only.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
