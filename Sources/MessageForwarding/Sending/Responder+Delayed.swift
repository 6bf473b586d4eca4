extension Responder where Self: AnyObject {
  /// Sends a message later, on the current actor.
  ///
  /// ```swift
  /// delegates.send("viewDidSettle(_:)", view, after: .seconds(2))
  /// ```
  ///
  /// Receiver and arguments may be of any type, because all stays on this actor; outside of actors it does not compile. The send waits for methods
  /// that are async, or run on other actors: see ``Responder/awaiting``.
  ///
  /// A class that is not yours needs a conformance to ``Responder`` for it: a ``Target`` is no object that could be held weakly.
  ///
  /// - Parameters:
  ///   - selector: The message, which has no result.
  ///   - arguments: Its arguments. They are kept until it was sent.
  ///   - delay: How long to wait. The message is never sent within this call.
  ///   - isolation: The actor. Leave it out.
  ///   - retention: How the receiver is held meanwhile.
  ///   - onError: Gets, on this actor, what the send throws. Without it an error is seen in ``DelayedSend/state`` only.
  /// - Returns: What cancels it.
  ///
  /// Costs a task. The counterpart of `performSelector:withObject:afterDelay:`.
  @discardableResult
  public func send<each Argument>(
    _ selector: Selector, _ arguments: repeat each Argument, after delay: Duration, isolation: isolated any Actor = #isolation,
    retention: Retention = .weak, onError: ((any Error) -> Void)? = nil
  ) -> DelayedSend {
    let message = Message<repeat each Argument>(selector)
    return send(message, repeat each arguments, after: delay, isolation: isolation, retention: retention, onError: onError)
  }

  /// Sends a prepared message later, on the current actor: see ``Responder/send(_:_:after:isolation:retention:onError:)-(Selector,_,_,_,_,_)``.
  @discardableResult
  public func send<each Argument>(
    _ message: Message<repeat each Argument>, _ arguments: repeat each Argument, after delay: Duration,
    isolation: isolated any Actor = #isolation, retention: Retention = .weak, onError: ((any Error) -> Void)? = nil
  ) -> DelayedSend {
    send(after: delay, isolation, retention, onError) { try await $0.awaiting.send(message, repeat each arguments) }
  }

  /// Sends something later, on the current actor.
  func send(
    after delay: Duration, _ isolation: isolated any Actor, _ retention: Retention, _ onError: ((any Error) -> Void)?,
    _ deliver: nonisolated(nonsending) @escaping (Self) async throws -> Void
  ) -> DelayedSend {
    let delayed = DelayedSend()
    let kept = retention == .strong ? self : nil
    let task = Task { [weak self] in
      _ = isolation
      // One that is cancelled ends at once, and lets go of what it holds.
      try? await Task.sleep(for: delay.asDelay)
      let receiver = kept ?? self
      guard delayed.begin(receiver != nil), let receiver else { return }
      do {
        try await deliver(receiver)
        delayed.end(nil)
      } catch {
        delayed.end(error)
        onError?(error)
      }
    }
    delayed.whenCancelled { task.cancel() }
    return delayed
  }
}

extension MulticastProxy {
  /// Sends a message that nobody need respond to later, on the current actor: see ``Responder/send(_:_:after:isolation:retention:onError:)-(Selector,_,_,_,_,_)``.
  @discardableResult
  public func send<each Argument>(
    optional selector: Selector, _ arguments: repeat each Argument, after delay: Duration,
    isolation: isolated any Actor = #isolation, retention: Retention = .weak, onError: ((any Error) -> Void)? = nil
  ) -> DelayedSend {
    let message = Message<repeat each Argument>(selector)
    return send(
      optional: message, repeat each arguments, after: delay, isolation: isolation, retention: retention, onError: onError)
  }

  /// Sends a prepared message that nobody need respond to later, on the current actor: see
  /// ``Responder/send(_:_:after:isolation:retention:onError:)-(Selector,_,_,_,_,_)``.
  @discardableResult
  public func send<each Argument>(
    optional message: Message<repeat each Argument>, _ arguments: repeat each Argument, after delay: Duration,
    isolation: isolated any Actor = #isolation, retention: Retention = .weak, onError: ((any Error) -> Void)? = nil
  ) -> DelayedSend {
    send(after: delay, isolation, retention, onError) {
      try await $0.awaiting.send(optional: message, repeat each arguments)
    }
  }
}
