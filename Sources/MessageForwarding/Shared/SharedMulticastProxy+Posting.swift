extension SharedMulticastProxy {
  /// Sends a message that has no result to every target that responds, each where it belongs, and does not wait.
  ///
  /// ```swift
  /// observers.post("didChange(_:)", id)
  /// ```
  ///
  /// A target that belongs where the current code runs is called before this returns, unless ``Delivery/queued`` was asked for. For any other
  /// one the message waits in the target's own queue of messages. Those of one target arrive in the order in which they were posted, one at a
  /// time, an `async` method to its end. Where the target belongs, a post delivers first what still waits.
  ///
  /// A target that was removed meanwhile, or is gone, or whose proxy is gone, does not get what was waiting for it.
  ///
  /// - Parameters:
  ///   - selector: The message.
  ///   - arguments: Its arguments. They are kept until the last target has had them.
  ///   - delivery: When it reaches the targets; without it, as was said when each was added.
  ///
  /// Errors go to ``onError``: a target's own as it is; ``MessageError/Code/unrecognizedSelector`` when nobody responds;
  /// ``MessageError/Code/signatureMismatch``, also for a method that has a result; ``MessageError/Code/awaitNeeded`` for an `async` method of a
  /// target that belongs to a queue; ``MessageError/Code/forwardingLoop``.
  ///
  /// O(n), and an allocation; for what has to wait, another for each target.
  public func post<each Argument: Sendable>(
    _ selector: Selector, _ arguments: repeat each Argument, delivery: Delivery? = nil
  ) {
    post(Message<repeat each Argument>(selector), repeat each arguments, delivery: delivery)
  }

  /// Sends a prepared message that has no result to every target that responds, and does not wait: see ``post(_:_:delivery:)-(Selector,_,_)``.
  public func post<each Argument: Sendable>(
    _ message: Message<repeat each Argument>, _ arguments: repeat each Argument, delivery: Delivery? = nil
  ) {
    post(TypedPostedMessage(message, repeat each arguments), optional: false, delivery)
  }

  /// Sends a message that has no result, and that nobody need respond to, and does not wait: see ``post(_:_:delivery:)-(Selector,_,_)``.
  public func post<each Argument: Sendable>(
    optional selector: Selector, _ arguments: repeat each Argument, delivery: Delivery? = nil
  ) {
    post(optional: Message<repeat each Argument>(selector), repeat each arguments, delivery: delivery)
  }

  /// Sends a prepared message that has no result, and that nobody need respond to, and does not wait: see ``post(_:_:delivery:)-(Selector,_,_)``.
  public func post<each Argument: Sendable>(
    optional message: Message<repeat each Argument>, _ arguments: repeat each Argument, delivery: Delivery? = nil
  ) {
    post(TypedPostedMessage(message, repeat each arguments), optional: true, delivery)
  }

  private func post(_ message: any PostedMessage, optional: Bool, _ delivery: Delivery?) {
    let letter = Letter(message: message, onError: onError)
    do throws(MessageError) {
      if let problem = message.problem { throw problem }
      if try !post(letter, delivery, along: ForwardingPath()) && !optional { throw unanswered(message.selector) }
    } catch {
      onError(error)
    }
  }

  /// Returns whether anybody responds.
  private func post(_ letter: Letter, _ delivery: Delivery?, along path: ForwardingPath) throws(MessageError) -> Bool {
    let (selector, signature) = (letter.message.selector, letter.message.signature)
    var path = path
    try path.pass(self, named: name, selector)
    defer { answersMayHaveChanged() }
    var isAnswered = false
    for stop in stops(for: selector, signature) {
      guard let proxy = stop.proxy else {
        isAnswered = true
        stop.place.post(letter, delivery ?? stop.place.delivery)
        continue
      }
      do throws(MessageError) {
        if try proxy.post(letter, delivery, along: path) { isAnswered = true }
      } catch {
        isAnswered = true
        letter.onError(error)
      }
    }
    return isAnswered
  }

  func unanswered(_ selector: Selector) -> MessageError {
    var error = MessageError(.unrecognizedSelector, selector: selector)
    error.receiver = name
    return error
  }
}
