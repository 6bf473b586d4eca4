/// A message that is sent later: what cancels it, and what tells its state.
///
/// ```swift
/// let reminder = view.send("showHint(_:)", "Try a double tap", after: .seconds(2))
/// reminder.cancel()
/// ```
///
/// The receiver is held weakly, unless asked otherwise: when it goes before, nothing is sent. (`performSelector:withObject:afterDelay:` keeps its
/// receiver; so does ``Retention/strong``.) The arguments are kept until the message was sent or cancelled. Letting go of this object changes
/// nothing. What the method, or the send, throws goes to the `onError` closure and into ``state``.
///
/// Messages are sent in the order of their times; those for the same time in any order. Any thread may ask and cancel. The counterpart of
/// `performSelector:withObject:afterDelay:` and `cancelPreviousPerformRequestsWithTarget:`.
public final class DelayedSend: Sendable {
  /// How far a delayed message has come.
  public enum State: Sendable {
    /// It waits for its time.
    case pending
    /// Its method runs.
    case sending
    /// Its method has run.
    case sent
    /// The send, or its method, threw this.
    case failed(any Error)
    /// It was cancelled before its time.
    case cancelled
    /// The receiver was gone when the time came.
    case receiverGone
  }

  private struct Progress {
    var state = State.pending
    // Lets go of what waits for the time. Until it is known nobody else has this object.
    var stop: (@Sendable () -> Void)?
    // Who waits for the end, by number.
    var waiting: [Int: CheckedContinuation<State, Never>] = [:]
    var last = 0
  }

  private let progress = Locked(Progress())

  init() {}

  /// How far it has come.
  public var state: State { progress.withLock { $0.state } }

  /// Whether it waits for its time.
  public var isPending: Bool {
    if case .pending = state { return true }
    return false
  }

  /// Waits until it was sent, failed, was cancelled or found its receiver gone, and gives which.
  ///
  /// When the task that waits is cancelled, it gives the state of that moment.
  public func finished() async -> State {
    let number = progress.withLock { progress in
      progress.last += 1
      return progress.last
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let state = progress.withLock { progress -> State? in
          if progress.state.isFinal || Task.isCancelled { return progress.state }
          progress.waiting[number] = continuation
          return nil
        }
        if let state { continuation.resume(returning: state) }
      }
    } onCancel: {
      let (waiting, state) = progress.withLock { ($0.waiting.removeValue(forKey: number), $0.state) }
      waiting?.resume(returning: state)
    }
  }

  /// Tells those who wait when the end has come.
  private func tell() {
    let (waiting, state) = progress.withLock { progress -> ([Int: CheckedContinuation<State, Never>], State) in
      guard progress.state.isFinal else { return ([:], progress.state) }
      defer { progress.waiting = [:] }
      return (progress.waiting, progress.state)
    }
    for continuation in waiting.values { continuation.resume(returning: state) }
  }

  /// Cancels the message if it was not sent yet. One whose method runs goes on.
  ///
  /// Its arguments, and a receiver that is kept, are let go of.
  ///
  /// - Returns: Whether it was still pending.
  @discardableResult
  public func cancel() -> Bool {
    let stop = progress.withLock { progress -> (@Sendable () -> Void)? in
      guard case .pending = progress.state else { return nil }
      progress.state = .cancelled
      defer { progress.stop = nil }
      return progress.stop ?? {}
    }
    stop?()
    if stop != nil { tell() }
    return stop != nil
  }

  /// Says what cancelling has to let go of. To be called once, before anyone else has this object.
  func whenCancelled(_ stop: @escaping @Sendable () -> Void) {
    let isOver = progress.withLock { progress in
      // The time may have come already.
      guard case .pending = progress.state else { return true }
      progress.stop = stop
      return false
    }
    if isOver { stop() }
  }

  /// The time has come. Returns whether to send.
  func begin(_ hasReceiver: Bool) -> Bool {
    let (begins, stop) = progress.withLock { progress -> (Bool, (@Sendable () -> Void)?) in
      guard case .pending = progress.state else { return (false, nil) }
      progress.state = hasReceiver ? .sending : .receiverGone
      defer { progress.stop = nil }
      return (hasReceiver, progress.stop)
    }
    if !begins { tell() }
    return withExtendedLifetime(stop) { begins }
  }

  func end(_ error: (any Error)?) {
    progress.withLock { $0.state = error.map { .failed($0) } ?? .sent }
    tell()
  }
}

extension DelayedSend.State {
  /// Whether nothing follows it.
  fileprivate var isFinal: Bool {
    switch self {
    case .pending, .sending: false
    case .sent, .failed, .cancelled, .receiverGone: true
    }
  }
}

extension Duration {
  /// As a delay: not negative, and not so long that clocks overflow.
  var asDelay: Duration { min(max(self, .zero), .seconds(3_000_000_000)) }
}
