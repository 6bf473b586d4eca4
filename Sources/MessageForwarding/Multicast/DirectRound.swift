public import CFFIShim

// Rounds in which a method that was registered in Swift with the message's Swift types is called past frames and boxes: its closure, at once. The C
// core says who is next, and delivers to all others.

/// What the methods called directly have answered.
@usableFromInline
struct DirectAnswers<Result> {
  @usableFromInline var count = 0
  @usableFromInline var last: Result?

  @inlinable
  init() {}
}

@usableFromInline
enum DirectOutcome<Result> {
  case notBegun
  /// With the last answer; nil when nobody responded to an optional message.
  case ended(Result?)
}

@usableFromInline
typealias DirectRoundPointer = UnsafeMutablePointer<mf_direct_round>

extension Round {
  /// One round in the usual way, to be specialised where it is called.
  @inlinable
  func directly<each Argument, Result>(
    _ selector: Selector, _ shape: ShapePointer, _ arguments: repeat each Argument, returning: Result.Type, optional: Bool
  ) throws -> DirectOutcome<Result> {
    try unsafe withUnsafeTemporaryAllocation(of: mf_direct_round.self, capacity: 1) { memory in
      let round = memory.baseAddress!
      guard unsafe mf_direct_round_begin(round, core, selector.raw, shape.pointee.signature) else { return .notBegun }
      defer { unsafe mf_direct_round_end(round) }
      return try unsafe withUnsafeTemporaryAllocation(of: CurrentCall.self, capacity: 1) { memory in
        let call = memory.baseAddress!
        unsafe CurrentCalls.begin(call, among: calls)
        defer { unsafe CurrentCalls.end(call, among: calls) }
        var answers = DirectAnswers<Result>()
        let rest = unsafe callAll(of: round, shape, call, &answers, repeat each arguments)
        if rest == nil, answers.count > 0, unsafe !round.pointee.is_mixed { return .ended(answers.last) }
        return .ended(
          try unsafe finish(round, from: rest, selector, shape, call, &answers, repeat each arguments, optional: optional))
      }
    }
  }

  /// Calls one run of targets after another, up to one that the core has to deliver to: then tells from which target of the run on.
  @inlinable @inline(__always)
  func callAll<each Argument, Result>(
    of round: DirectRoundPointer, _ shape: ShapePointer, _ call: UnsafeMutablePointer<CurrentCall>,
    _ answers: inout DirectAnswers<Result>, _ arguments: repeat each Argument
  ) -> Int? {
    while unsafe mf_direct_round_next(round) {
      guard let method = unsafe round.pointee.method, let body = unsafe methodBody(of: method),
        unsafe body._withUnsafeGuaranteedRef({ unsafe $0.shape == shape })
      else { return 0 }
      // One shape, one function type: the types are equal. The table keeps the body, and is kept by the multicast as long as the round.
      let end = unsafe Unmanaged<TypedMethodBody<Result, repeat each Argument>>.fromOpaque(body.toOpaque())
        ._withUnsafeGuaranteedRef { unsafe $0.runAll(round, call, &answers, repeat each arguments) }
      if unsafe end < round.pointee.count || !mf_direct_round_holds(round) { return end }
    }
    return nil
  }

  /// The rest of a round that needs the core: delivery by frame, laid out once; errors; or that nobody answered.
  @inlinable @inline(never)
  func finish<each Argument, Result>(
    _ round: DirectRoundPointer, from first: Int?, _ selector: Selector, _ shape: ShapePointer,
    _ call: UnsafeMutablePointer<CurrentCall>, _ answers: inout DirectAnswers<Result>, _ arguments: repeat each Argument,
    optional: Bool
  ) throws -> Result? {
    guard let first else {
      unsafe try conclude(round, selector, answers.count, takesResult: false, optional: optional)
      return answers.last
    }
    if let problem = unsafe shape.problem(with: selector) { throw problem }
    do {
      let last = try unsafe transmit(shape, repeat each arguments, returning: Result.self) { frame, result in
        var rest: Int? = first
        var isInFrame = false
        while let from = rest {
          if unsafe mf_direct_round_deliver(round, from, frame, result) { isInFrame = true }
          let before = answers.count
          rest = unsafe callAll(of: round, shape, call, &answers, repeat each arguments)
          if answers.count > before { isInFrame = false }
        }
        unsafe try conclude(round, selector, answers.count, takesResult: isInFrame, optional: optional)
        return isInFrame
      }
      return last ?? answers.last
    } catch let misfit as Misfit {
      throw MessageError(misfit, selector, receiver: name)
    }
  }

  @usableFromInline
  func conclude(_ round: DirectRoundPointer, _ selector: Selector, _ answers: Int, takesResult: Bool, optional: Bool) throws {
    var error = unsafe mf_error()
    let status = unsafe mf_direct_round_conclude(round, answers, takesResult, optional, &error)
    if status != MF_OK { throw unsafe failure(&error, selector) }
  }
}

extension DirectRoundPointer {
  /// Calls a run of targets, until something is changed. Returns how many were looked at.
  ///
  /// For the closures of methods: there `run` is known, so that a target costs one call.
  @inlinable @inline(__always)
  func callRun<Result>(
    _ call: UnsafeMutablePointer<CurrentCall>, _ answers: inout DirectAnswers<Result>,
    _ run: (_ object: UnsafeMutableRawPointer) throws -> Result
  ) -> Int {
    switch unsafe CoreRetention.holding(by: pointee.retention) {
    case .strong: unsafe callStrong(call, &answers, run)
    case .weak:
      unsafe callHeld(&answers, run) { holder in
        unsafe Unmanaged<WeakHolder>.fromOpaque(holder)._withUnsafeGuaranteedRef { $0.reach() }
      }
    case .place:
      unsafe callHeld(&answers, run) { place in
        unsafe Unmanaged<TargetPlace>.fromOpaque(place)._withUnsafeGuaranteedRef { $0.reach() }
      }
    case .other: 0
    }
  }

  /// Targets that the proxy holds.
  @inlinable @inline(__always)
  func callStrong<Result>(
    _ call: UnsafeMutablePointer<CurrentCall>, _ answers: inout DirectAnswers<Result>,
    _ run: (_ object: UnsafeMutableRawPointer) throws -> Result
  ) -> Int {
    let objects = unsafe pointee.handles.unsafelyUnwrapped
    let count = unsafe pointee.count
    var index = 0
    var failures = 0
    repeat {
      let object = unsafe objects[index].unsafelyUnwrapped
      unsafe call.pointee.object = unsafe object
      index &+= 1
      do {
        answers.last = try unsafe run(object)
      } catch {
        failures &+= 1
        unsafe fail(error, object)
      }
    } while unsafe mf_direct_round_holds(self) && index < count
    answers.count += index - failures
    unsafe mf_direct_round_holds(self) ? call.pointee.object = nil : call.pointee.letGo()
    return index
  }

  /// Targets that may be gone.
  @inlinable @inline(__always)
  func callHeld<Result>(
    _ answers: inout DirectAnswers<Result>, _ run: (_ object: UnsafeMutableRawPointer) throws -> Result,
    reach: (_ handle: UnsafeMutableRawPointer) -> Reached?
  ) -> Int {
    let handles = unsafe pointee.handles.unsafelyUnwrapped
    let count = unsafe pointee.count
    var index = 0
    repeat {
      index &+= 1
      guard let target = unsafe reach(handles[index &- 1].unsafelyUnwrapped) else {
        unsafe mf_direct_round_gone(self, index - 1)
        continue
      }
      defer { if let kept = unsafe target.kept { unsafe kept.release() } }
      do {
        answers.last = try unsafe run(target.address)
        answers.count += 1
      } catch {
        unsafe fail(error, target.address)
      }
    } while unsafe mf_direct_round_holds(self) && index < count
    return index
  }

  /// A method threw: the core gathers errors, whichever way they come.
  @usableFromInline
  func fail(_ error: any Error, _ object: UnsafeMutableRawPointer) {
    let name = unsafe describeTarget(Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
    let status = unsafe ThrownError(error, target: name).hand(to: mf_direct_round_error(self))
    unsafe mf_direct_round_failed(self, object, status)
  }
}
