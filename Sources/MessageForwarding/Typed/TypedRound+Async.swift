extension TypedMulticastProxy {
  /// Calls every target once, one after the other, in the caller's isolation domain.
  @inlinable
  nonisolated(nonsending) final func round<each Argument, Result>(
    _ name: StaticString, _ arguments: repeat each Argument,
    to call: nonisolated(nonsending) (Observer, repeat each Argument) async throws -> Result,
    collect: (Result, TypedTargetPointer) -> Void
  ) async -> TypedOutcome {
    var outcome = TypedOutcome()
    let round = list.begin()
    defer { list.end() }
    if unsafe round.incoming != nil, !list.mayHandOn(name, round, &outcome) { return outcome }
    for index in unsafe round.targets.indices {
      let target = unsafe round.targets[index]
      // Looked at after what came before is done.
      guard unsafe target.pointee.standing != .removed else { continue }
      do {
        guard let result = unsafe try await reach(target, round, name, repeat each arguments, call: call) else { continue }
        unsafe collect(result, target)
        outcome.answers += 1
      } catch {
        unsafe outcome.fail(error, target)
      }
    }
    if unsafe outcome.answers == 0 && round.incoming != nil { list.noteUnanswered(name, round, outcome) }
    return outcome
  }

  /// Calls a target, or sends a message to it. Nil when there is no answer.
  @inlinable
  nonisolated(nonsending) final func reach<each Argument, Result>(
    _ target: TypedTargetPointer, _ round: TypedRound, _ name: StaticString, _ arguments: repeat each Argument,
    call: nonisolated(nonsending) (Observer, repeat each Argument) async throws -> Result
  ) async throws -> Result? {
    guard unsafe target.pointee.conforms else { return unsafe try await sendAwaiting(name, repeat each arguments, to: target) }
    guard let object = unsafe target.object else {
      unsafe list.noteGone(target)
      return nil
    }
    defer { extendLifetime(object) }
    // Counted, because it is held while others run.
    let observer = unsafe target.observer(Observer.self).pointee
    guard let link = unsafe try list.link(name, to: target, in: round) else {
      return try await call(observer, repeat each arguments)
    }
    defer { unsafe list.unlink(link, from: target) }
    do {
      let result = try await call(observer, repeat each arguments)
      return unsafe link.pointee.isUnanswered ? nil : result
    } catch {
      if unsafe link.pointee.hasNobody { return nil }
      throw error
    }
  }

  /// Sends a message to a target, if it responds, and waits for its method. Nil when it does not respond, or is gone.
  @usableFromInline
  nonisolated(nonsending) final func sendAwaiting<each Argument, Result>(
    _ name: StaticString, _ arguments: repeat each Argument, to target: TypedTargetPointer
  ) async throws -> Result? {
    guard let receiver = unsafe target.receiver else {
      unsafe list.noteGone(target)
      return nil
    }
    let selector = try Selector(name)
    guard receiver.responds(to: selector) else { return nil }
    let shape = unsafe Shape.of(Result.self, repeat (each Argument).self)
    return try unsafe await receiver.deliverAwaiting(selector, shape, repeat each arguments, returning: Result.self)
  }
}

extension TypedTargets {
  /// What tells another proxy how a requirement came to it; nil when the target is no proxy. Given back with `unlink`.
  @usableFromInline
  func link(_ name: StaticString, to target: TypedTargetPointer, in round: TypedRound) throws -> UnsafeMutablePointer<TypedLink>? {
    guard let other = unsafe target.pointee.proxy?.takeUnretainedValue() else { return nil }
    let link = UnsafeMutablePointer<TypedLink>.allocate(capacity: 1)
    unsafe link.initialize(to: TypedLink(self, try Selector(name), after: round.incoming))
    unsafe other.incoming = unsafe link
    return unsafe link
  }

  @usableFromInline
  func unlink(_ link: UnsafeMutablePointer<TypedLink>, from target: TypedTargetPointer) {
    // A requirement that the other one answers by itself leaves it there.
    if let other = unsafe target.pointee.proxy?.takeUnretainedValue(), unsafe other.incoming == link { unsafe other.incoming = nil }
    unsafe link.deinitialize(count: 1)
    unsafe link.deallocate()
  }
}
