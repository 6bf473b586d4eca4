internal import CFFIShim

extension MulticastProxy: AwaitingForwarder {
  nonisolated(nonsending) func forwardAwaiting<Result>(
    _ selector: Selector, _ signature: MethodSignature, along path: ForwardingPath,
    _ deliver: nonisolated(nonsending) (Target, ForwardingPath) async throws -> Result
  ) async throws -> Result {
    // Not optional: that nobody answers is thrown.
    try await awaitRound(selector, signature, along: path, choosing: .ownChoice, optional: false, deliver)!
  }

  /// One round that waits for each target. Nil when nobody responded to an optional message.
  nonisolated(nonsending) func awaitRound<Result, Output>(
    _ selector: Selector, _ signature: MethodSignature, along path: ForwardingPath, choosing choice: ResultChoice<Result, Output>,
    optional: Bool, _ deliver: nonisolated(nonsending) (Target, ForwardingPath) async throws -> Result
  ) async throws -> Output? {
    var path = path
    try path.pass(self, named: name, selector)
    let choice = try self.round.effective(choice, selector, signature)
    let round = AwaitedRound(self.round, selector, signature)
    awaitedRounds.append(round)
    defer {
      awaitedRounds.removeAll { $0 === round }
      answersMayHaveChanged()
    }

    var answers: [Answer<Result>] = []
    while let target = round.next() {
      try Task.checkCancellation()
      let answer: Swift.Result<Result, any Error>
      do {
        guard target.takes(selector, signature, unlessMismatched: mismatches == .skipped) else { continue }
        answer = .success(try await deliver(unfiltered(target), path))
      } catch {
        answer = .failure(error)
      }
      answers.append(Answer(target: target.name, identity: ObjectIdentifier(target.object), result: answer))
    }
    if !answers.isEmpty { return try choice.chosen(among: answers, selector, receiver: name) }
    if optional { return nil }
    var error = MessageError(.unrecognizedSelector, selector: selector)
    error.receiver = name
    throw error
  }

  /// The target itself, where it hears only what protocols declare.
  private func unfiltered(_ target: Target) -> Target {
    filters.filter(of: target.object)?.unfiltered(target.object) ?? target
  }
}

extension Target {
  /// Whether a round goes to this target.
  fileprivate func takes(_ selector: Selector, _ signature: MethodSignature, unlessMismatched skips: Bool) -> Bool {
    var responds = false
    let status = withExtendedLifetime(keeper) { unsafe mf_responds(core, selector.raw, &responds, nil) }
    // A loop: delivery comes upon it, too, reaches those that are in none, and knows the path.
    if status != MF_OK { return true }
    guard responds, skips, let own = methodSignature(for: selector) else { return responds }
    return own.agrees(with: signature)
  }
}
