/// What ends the observation that ``SharedMulticastProxy/observeAnswers(also:_:)`` began.
///
/// It does not keep the proxy alive. Letting go of it changes nothing. Any thread may use it.
public final class SharedAnswerObservation: Sendable {
  private weak let watch: SharedAnswerWatch?
  private let number: Int

  init(_ watch: SharedAnswerWatch, number: Int) {
    self.watch = watch
    self.number = number
  }

  /// Ends the observation: the closure is released, and not called any more, except by a thread that is doing so just now. May be called again.
  public func cancel() { watch?.remove(number) }
}

extension SharedMulticastProxy {
  /// Calls a closure whenever the set of messages that the proxy answers changes.
  ///
  /// ```swift
  /// observers.observeAnswers { change in print("from now on also \(change.added)") }
  /// ```
  ///
  /// It is called after the change, one call at a time, in order: at once when targets are added to or removed from this proxy, or a
  /// `SharedMulticastProxy` among its targets; with the next message to it, or the next such change, when methods were registered or removed,
  /// or a target was found gone. It is called on the thread that made the change or sent the message, or, when another thread is telling of a change
  /// just then, on that one. Changes that come fast may be told of as one. It is not called when the set stays the same, and may change the proxy itself.
  ///
  /// - Parameters:
  ///   - selectors: Messages to look at besides, because a target answers them by forwarding: what a ``Proxy`` would take cannot be listed, nor what the
  ///     targets of a ``MulticastProxy`` would. One that belongs to an actor or a queue cannot be asked, and counts as answering them.
  ///   - body: What to do. Kept until the observation is cancelled, or the proxy goes: capture its owner weakly.
  /// - Returns: What ends the observation.
  ///
  /// While there is one, each change costs O(methods of all targets), and each message a comparison.
  @discardableResult
  public func observeAnswers(
    also selectors: Set<Selector> = [], _ body: @escaping @Sendable (AnswerChange) -> Void
  ) -> SharedAnswerObservation {
    SharedAnswerObservation(answers, number: answers.add(for: self, also: selectors, body))
  }

  /// The messages for which a target has a method registered: this proxy's own, and those of every `SharedMulticastProxy` among them.
  ///
  /// What targets answer by forwarding is not in it: it cannot be listed, only asked for. O(methods of all targets).
  public var answeredSelectors: Set<Selector> { SharedAnswerSurvey(of: self).selectors }

  /// To be called after everything that may change the answers. Costs next to nothing when nobody watches.
  @inlinable
  func answersMayHaveChanged() {
    defer { extendLifetime(self) }
    if answers.isWatched { answers.check(self) }
  }
}
