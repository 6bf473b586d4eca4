extension TypedMulticastProxy {
  /// Calls every target once. To be specialised where it is called.
  @inlinable @inline(__always)
  final func round<each Argument, Result>(
    _ name: StaticString, _ arguments: repeat each Argument, to call: (Observer, repeat each Argument) throws -> Result,
    collect: (Result, TypedTargetPointer) -> Void
  ) -> TypedOutcome {
    var outcome = TypedOutcome()
    let round = list.begin()
    defer { list.end() }
    if unsafe round.incoming != nil, !list.mayHandOn(name, round, &outcome) { return outcome }
    unsafe round.targets.withUnsafeBufferPointer { targets in
      for index in targets.indices {
        let target = unsafe targets[index]
        do {
          switch unsafe target.pointee.standing {
          case .strong:
            unsafe collect(try target.withObserver { (observer: Observer) in try call(observer, repeat each arguments) }, target)
            outcome.answers += 1
          case .weak:
            guard let object = unsafe target.pointee.weakObject else {
              unsafe list.noteGone(target)
              continue
            }
            defer { extendLifetime(object) }
            unsafe collect(try target.withObserver { (observer: Observer) in try call(observer, repeat each arguments) }, target)
            outcome.answers += 1
          case .special:
            guard let result = unsafe try reach(target, round, name, repeat each arguments, call: call) else { continue }
            unsafe collect(result, target)
            outcome.answers += 1
          case .removed: continue
          }
        } catch {
          unsafe outcome.fail(error, target)
        }
      }
    }
    if unsafe outcome.answers == 0 && round.incoming != nil { list.noteUnanswered(name, round, outcome) }
    return outcome
  }

  /// Calls a proxy of the same kind, or sends a message. Nil when there is no answer.
  @inlinable @inline(never)
  final func reach<each Argument, Result>(
    _ target: TypedTargetPointer, _ round: TypedRound, _ name: StaticString, _ arguments: repeat each Argument,
    call: (Observer, repeat each Argument) throws -> Result
  ) throws -> Result? {
    guard unsafe target.pointee.conforms else { return unsafe try send(name, repeat each arguments, to: target) }
    guard let object = unsafe target.object else {
      unsafe list.noteGone(target)
      return nil
    }
    defer { extendLifetime(object) }
    let selector = try Selector(name)
    return unsafe try list.handOn(selector, to: target, in: round) {
      unsafe try target.withObserver { (observer: Observer) in try call(observer, repeat each arguments) }
    }
  }

  /// Sends a message to a target, if it responds. Nil when it does not, or is gone.
  @inlinable
  final func send<each Argument, Result>(
    _ name: StaticString, _ arguments: repeat each Argument, to target: TypedTargetPointer
  ) throws -> Result? {
    guard let receiver = unsafe target.receiver else {
      unsafe list.noteGone(target)
      return nil
    }
    let selector = try Selector(name)
    guard receiver.responds(to: selector) else { return nil }
    try list.beginMessage(selector, to: receiver)
    defer { list.endMessage(to: receiver) }
    let shape = unsafe Shape.of(Result.self, repeat (each Argument).self)
    return try unsafe receiver.deliver(selector, shape, repeat each arguments, returning: Result.self)
  }
}

extension TypedTargets {
  /// Whether a requirement that another proxy handed on to this one is no loop. If it is, the outcome says so.
  @usableFromInline
  func mayHandOn(_ name: StaticString, _ round: TypedRound, _ outcome: inout TypedOutcome) -> Bool {
    guard let incoming = unsafe round.incoming, let selector = try? Selector(name) else { return true }
    // A requirement that calls another one of its own first leaves it there for itself.
    if unsafe incoming.pointee.selector == selector { unsafe self.incoming = nil }
    guard let loop = unsafe loop(selector, after: incoming) else { return true }
    unsafe incoming.pointee.isUnanswered = true
    outcome.fail(loop, self.name, nil)
    return false
  }

  @usableFromInline
  func noteUnanswered(_ name: StaticString, _ round: TypedRound, _ outcome: TypedOutcome) {
    guard let incoming = unsafe round.incoming, unsafe incoming.pointee.selector == (try? Selector(name)) else { return }
    unsafe incoming.pointee.isUnanswered = true
    unsafe incoming.pointee.hasNobody = outcome.failures.isEmpty
  }

  /// Counts a message to a proxy that hands messages on, from which it may come back by a method that this proxy's class registered. To the
  /// core that is a method that has run, so such a loop ends by its depth.
  @usableFromInline
  func beginMessage(_ selector: Selector, to receiver: Target) throws(MessageError) {
    guard receiver.handsOn else { return }
    if messagesUnderWay == TypedLink.maximumDepth { throw MessageError(loop: [name, receiver.name, name], selector) }
    messagesUnderWay += 1
  }

  @usableFromInline
  func endMessage(to receiver: Target) {
    if receiver.handsOn { messagesUnderWay -= 1 }
  }

  /// Calls another proxy, which is told how the requirement came to it. Nil when nobody behind it answered.
  @usableFromInline
  func handOn<Result>(
    _ selector: Selector, to target: TypedTargetPointer, in round: TypedRound, _ call: () throws -> Result
  ) rethrows -> Result? {
    guard let other = unsafe target.pointee.proxy?.takeUnretainedValue() else { return try call() }
    var link = unsafe TypedLink(self, selector, after: round.incoming)
    return unsafe try withUnsafeMutablePointer(to: &link) { link in
      // A requirement that the other one answers by itself leaves it there; one that has not yet been forwarded finds its own again.
      let waiting = unsafe other.incoming
      unsafe other.incoming = unsafe link
      defer { unsafe other.incoming = unsafe waiting }
      do {
        let result = try call()
        return unsafe link.pointee.isUnanswered ? nil : result
      } catch {
        if unsafe link.pointee.hasNobody { return nil }
        throw error
      }
    }
  }
}

extension Target {
  /// Whether the object may hand messages on.
  fileprivate var handsOn: Bool {
    let object = object
    return unsafe object is Proxy || ClassEntry.of(type(of: object)).pointee.isSelfTargeting
  }
}
