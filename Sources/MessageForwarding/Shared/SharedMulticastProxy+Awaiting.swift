internal import Dispatch

/// A message whose result is waited for, for targets that belong anywhere.
struct AwaitedMessage<Result: Sendable>: Sendable {
  let selector: Selector
  /// Sends it to a target where that belongs and the method does not wait.
  let now: @Sendable (Target) throws -> Result
  /// Sends it to a target where that belongs. Begins and ends in the isolation of its caller.
  let awaiting: nonisolated(nonsending) @Sendable (Target, ForwardingPath) async throws -> Result

  init<each Argument: Sendable>(_ message: Message<repeat each Argument>.Returning<Result>, _ arguments: repeat each Argument) {
    let arguments = (repeat each arguments)
    selector = message.selector
    now = { target in
      try unsafe target.deliver(message.selector, message.shape, repeat each arguments, returning: Result.self)
    }
    awaiting = { target, path in
      try unsafe await target.deliverAwaiting(
        message.selector, message.shape, repeat each arguments, returning: Result.self, along: path)
    }
  }
}

extension SharedMulticastProxy: AwaitingForwarder {
  // Whether the values may cross is not known here, so nobody is reached who is elsewhere.
  nonisolated(nonsending) func forwardAwaiting<Result>(
    _ selector: Selector, _ signature: MethodSignature, along path: ForwardingPath,
    _ deliver: nonisolated(nonsending) (Target, ForwardingPath) async throws -> Result
  ) async throws -> Result {
    // Not optional: that nobody answers is thrown.
    try await awaitRound(
      selector, signature, along: path, choosing: .ownChoice, optional: false, here: deliver
    ) { place, _ in throw place.awaitNeeded(selector) }!
  }

  /// One round that waits for each target. Nil when nobody responded to an optional message.
  ///
  /// `elsewhere` is nil for a target that was removed, is gone, or does not respond.
  nonisolated(nonsending) func awaitRound<Result, Output>(
    _ selector: Selector, _ signature: MethodSignature, along path: ForwardingPath, choosing choice: ResultChoice<Result, Output>,
    optional: Bool, here: nonisolated(nonsending) (Target, ForwardingPath) async throws -> Result,
    elsewhere: nonisolated(nonsending) (TargetPlace, ForwardingPath) async throws -> Result?
  ) async throws -> Output? {
    var path = path
    try path.pass(self, named: name, selector)
    let choice = try round.effective(choice, selector, signature)
    defer { answersMayHaveChanged() }

    var stops = stops(for: selector, signature)[...]
    var answers: [Answer<Result>] = []
    if stops.last?.place.isMain == true, isMainAskedAlone(selector, signature), let main = stops.popLast() {
      try Task.checkCancellation()
      if let answer = await main.answer(selector, signature, path, here, elsewhere) {
        answers = [answer]
        stops = []
      }
    }
    for stop in stops {
      try Task.checkCancellation()
      if let answer = await stop.answer(selector, signature, path, here, elsewhere) { answers.append(answer) }
    }
    if !answers.isEmpty { return try choice.chosen(among: answers, selector, receiver: name) }
    if optional { return nil }
    throw unanswered(selector)
  }
}

extension SharedStop {
  /// What is answered there. Nil when nobody is there who responds.
  fileprivate nonisolated(nonsending) func answer<Result>(
    _ selector: Selector, _ signature: MethodSignature, _ path: ForwardingPath,
    _ here: nonisolated(nonsending) (Target, ForwardingPath) async throws -> Result,
    _ elsewhere: nonisolated(nonsending) (TargetPlace, ForwardingPath) async throws -> Result?
  ) async -> Answer<Result>? {
    let result: Swift.Result<Result, any Error>
    do {
      let answer =
        if let proxy {
          try await proxy.awaitRound(
            selector, signature, along: path, choosing: .ownChoice, optional: true, here: here, elsewhere: elsewhere)
        } else {
          try await place.answer(selector, path, here, elsewhere)
        }
      guard let answer else { return nil }
      result = .success(answer)
    } catch {
      result = .failure(error)
    }
    let identity = unsafe proxy.map { ObjectIdentifier($0) } ?? unsafeBitCast(place.address, to: ObjectIdentifier.self)
    return Answer(target: place.name, identity: identity, result: result)
  }
}

extension TargetPlace {
  /// What the target answers. Nil when it was removed, is gone, or does not respond.
  fileprivate nonisolated(nonsending) func answer<Result>(
    _ selector: Selector, _ path: ForwardingPath, _ here: nonisolated(nonsending) (Target, ForwardingPath) async throws -> Result,
    _ elsewhere: nonisolated(nonsending) (TargetPlace, ForwardingPath) async throws -> Result?
  ) async throws -> Result? {
    guard domain.isCurrent else { return try await elsewhere(self, path) }
    if domain.isAnywhere { await mailbox.turn() } else { await deliverPendingAwaiting() }
    guard let target = target(), responds(target, to: selector) else { return nil }
    return try await here(target, path)
  }

  /// The same for a target that belongs elsewhere.
  nonisolated func answer<Result: Sendable>(to message: AwaitedMessage<Result>, _ path: ForwardingPath) async throws -> Result? {
    switch domain {
    case .anywhere: nil
    case .actor(let reference):
      if let actor = reference.actor { try await answer(on: actor, to: message, path) } else { nil }
    case .queue(let queue, _):
      try await withCheckedThrowingContinuation { continuation in
        queue.async { continuation.resume(with: Swift.Result { try self.answerNow(to: message) }) }
      }
    }
  }

  private func answer<Result: Sendable>(
    on actor: isolated any Actor, to message: AwaitedMessage<Result>, _ path: ForwardingPath
  ) async throws -> Result? {
    await deliverPendingAwaiting()
    guard let target = target(), responds(target, to: message.selector) else { return nil }
    return try await message.awaiting(target, path)
  }

  private func answerNow<Result: Sendable>(to message: AwaitedMessage<Result>) throws -> Result? {
    deliverPending()
    guard let target = target(), responds(target, to: message.selector) else { return nil }
    return try message.now(target)
  }
}
