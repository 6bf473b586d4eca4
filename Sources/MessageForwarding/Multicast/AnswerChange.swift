/// How the messages that a ``MulticastProxy`` answers have changed: see ``MulticastProxy/observeAnswers(also:_:)``.
public struct AnswerChange: Hashable, Sendable {
  /// The messages that it answers now, and did not before.
  public let added: Set<Selector>
  /// The messages that it answered before, and does not now.
  public let removed: Set<Selector>
  /// The proxy's ``MulticastProxy/generation`` now.
  public let generation: UInt64
}

/// What ends the observation that ``MulticastProxy/observeAnswers(also:_:)`` began.
///
/// It does not keep the proxy alive. Letting go of it changes nothing. It stays in the proxy's isolation domain.
public final class AnswerObservation {
  private weak var watch: AnswerWatch?
  private let number: Int

  init(_ watch: AnswerWatch, number: Int) {
    self.watch = watch
    self.number = number
  }

  /// Ends the observation: the closure is released, and not called any more. May be called again.
  public func cancel() { watch?.remove(number) }
}

extension MulticastProxy {
  /// Calls a closure whenever the set of messages that the proxy answers changes.
  ///
  /// For owners that remember what their delegate responds to, as many Cocoa controls do:
  ///
  /// ```swift
  /// delegates.observeAnswers { [weak field] change in field?.refreshDelegateFlags() }
  /// ```
  ///
  /// It is called once for each change, in this isolation domain, after it happened: at once when targets are added to or removed from this proxy,
  /// or a ``MulticastProxy`` among its targets; with the next message to it, or the next such change, when methods were registered or removed, or a
  /// target was found gone. It is not called when the set stays the same, and may change the proxy itself.
  ///
  /// - Parameters:
  ///   - selectors: Messages to look at besides, because a target answers them by forwarding: what a ``Proxy`` would take cannot be listed, nor what
  ///     the targets of a ``SharedMulticastProxy`` would.
  ///   - body: What to do. Kept until the observation is cancelled, or the proxy goes: capture its owner weakly.
  /// - Returns: What ends the observation.
  ///
  /// While there is one, each change costs O(methods of all targets), and each message a comparison.
  @discardableResult
  public func observeAnswers(
    also selectors: Set<Selector> = [], _ body: @escaping (AnswerChange) -> Void
  ) -> AnswerObservation {
    let watch = answerWatch()
    return AnswerObservation(watch, number: watch.add(for: self, also: selectors, body))
  }

  /// The messages for which a target has a method registered: this proxy's own, and those of every ``MulticastProxy`` among them.
  ///
  /// What targets answer by forwarding is not in it: it cannot be listed, only asked for. O(methods of all targets).
  public var answeredSelectors: Set<Selector> { AnswerSurvey(of: self).selectors }

  /// To be called after everything that may change the answers. Costs next to nothing when nobody watches.
  @usableFromInline
  func answersMayHaveChanged() { answers?.check(self) }

  func answerWatch() -> AnswerWatch {
    if let answers { return answers }
    let made = AnswerWatch()
    answers = made
    return made
  }
}
