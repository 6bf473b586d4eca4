public import Dispatch

extension Responder where Self: AnyObject & Sendable {
  /// Sends a message later, on an actor.
  ///
  /// ```swift
  /// window.send("close()", after: .seconds(5), on: MainActor.shared)
  /// ```
  ///
  /// Receiver and arguments go to the actor, so they must be `Sendable`. The send waits for methods that are async, or run on other actors: see
  /// ``Responder/awaiting``.
  ///
  /// - Parameters:
  ///   - selector: The message, which has no result.
  ///   - arguments: Its arguments. They are kept until it was sent.
  ///   - delay: How long to wait.
  ///   - actor: The actor from which it is sent.
  ///   - retention: How the receiver is held meanwhile.
  ///   - onError: Gets what the send throws. Without it an error is seen in ``DelayedSend/state`` only.
  /// - Returns: What cancels it.
  ///
  /// Costs a task.
  @discardableResult
  public func send<each Argument: Sendable>(
    _ selector: Selector, _ arguments: repeat each Argument, after delay: Duration, on actor: any Actor,
    retention: Retention = .weak, onError: (@Sendable (any Error) -> Void)? = nil
  ) -> DelayedSend {
    send(
      Message<repeat each Argument>(selector), repeat each arguments, after: delay, on: actor, retention: retention,
      onError: onError)
  }

  /// Sends a prepared message later, on an actor: see ``Responder/send(_:_:after:on:retention:onError:)-(Selector,_,_,Actor,_,_)``.
  @discardableResult
  public func send<each Argument: Sendable>(
    _ message: Message<repeat each Argument>, _ arguments: repeat each Argument, after delay: Duration, on actor: any Actor,
    retention: Retention = .weak, onError: (@Sendable (any Error) -> Void)? = nil
  ) -> DelayedSend {
    @Sendable func deliver(to receiver: Self, on actor: isolated any Actor) async throws {
      try await receiver.awaiting.send(message, repeat each arguments)
    }
    let delayed = DelayedSend()
    let kept = retention == .strong ? self : nil
    let task = Task { [weak self] in
      // One that is cancelled ends at once, and lets go of what it holds.
      try? await Task.sleep(for: delay.asDelay)
      let receiver = kept ?? self
      guard delayed.begin(receiver != nil), let receiver else { return }
      do {
        try await deliver(to: receiver, on: actor)
        delayed.end(nil)
      } catch {
        delayed.end(error)
        onError?(error)
      }
    }
    delayed.whenCancelled { task.cancel() }
    return delayed
  }

  /// Sends a message later, on a dispatch queue.
  ///
  /// ```swift
  /// let save = store.send("save()", after: .milliseconds(500), on: queue) { print($0) }
  /// ```
  ///
  /// Receiver and arguments go to the queue, so they must be `Sendable`. The send does not wait: an async method is
  /// ``MessageError/Code/awaitNeeded``, and so is one of an actor, except of the main actor on the main queue.
  ///
  /// - Parameters:
  ///   - selector: The message, which has no result.
  ///   - arguments: Its arguments. They are kept until it was sent.
  ///   - delay: How long to wait.
  ///   - queue: The queue on which it is sent.
  ///   - retention: How the receiver is held meanwhile.
  ///   - onError: Gets, on the queue, what the send throws. Without it an error is seen in ``DelayedSend/state`` only.
  /// - Returns: What cancels it.
  @discardableResult
  public func send<each Argument: Sendable>(
    _ selector: Selector, _ arguments: repeat each Argument, after delay: Duration, on queue: DispatchQueue,
    retention: Retention = .weak, onError: (@Sendable (any Error) -> Void)? = nil
  ) -> DelayedSend {
    send(
      Message<repeat each Argument>(selector), repeat each arguments, after: delay, on: queue, retention: retention,
      onError: onError)
  }

  /// Sends a prepared message later, on a dispatch queue: see
  /// ``Responder/send(_:_:after:on:retention:onError:)-(Selector,_,_,DispatchQueue,_,_)``.
  @discardableResult
  public func send<each Argument: Sendable>(
    _ message: Message<repeat each Argument>, _ arguments: repeat each Argument, after delay: Duration, on queue: DispatchQueue,
    retention: Retention = .weak, onError: (@Sendable (any Error) -> Void)? = nil
  ) -> DelayedSend {
    let delayed = DelayedSend()
    let kept = retention == .strong ? self : nil
    // The queue keeps its block until the time, also when it was cancelled; so the block holds no more than a place.
    let waiting = Locked<(@Sendable () -> Void)?>({ [weak self] in
      let receiver = kept ?? self
      guard delayed.begin(receiver != nil), let receiver else { return }
      do {
        try receiver.send(message, repeat each arguments)
        delayed.end(nil)
      } catch {
        delayed.end(error)
        onError?(error)
      }
    })
    delayed.whenCancelled { _ = waiting.take() }
    let (seconds, attoseconds) = delay.asDelay.components
    queue.asyncAfter(deadline: .now() + .nanoseconds(Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))) {
      waiting.take()?()
    }
    return delayed
  }
}

extension Locked {
  /// What is there, which is taken out.
  fileprivate func take<Wrapped>() -> Wrapped? where Value == Wrapped? {
    withLock { value in
      defer { value = nil }
      return value
    }
  }
}
