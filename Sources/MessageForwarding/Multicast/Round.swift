public import CFFIShim

/// How messages get to all targets of one multicast: what every kind of multicast proxy shares.
///
/// Whoever makes one keeps the multicast alive as long as it is used.
@safe
@usableFromInline
struct Round {
  @usableFromInline let core: OpaquePointer
  /// Of a proxy that holds its strong targets itself.
  @usableFromInline let calls: CurrentCalls?

  @inlinable
  init(_ core: OpaquePointer, _ calls: CurrentCalls? = nil) {
    unsafe self.core = unsafe core
    self.calls = calls
  }

  /// The proxy's name.
  @usableFromInline
  var name: String { unsafe String(cString: mf_multicast_name(core)) }

  /// One round in the usual way, which is to be specialised where it is called. Nil when nobody responded to an optional message.
  @inlinable
  func lastResult<each Argument, Result>(
    _ selector: Selector, _ shape: ShapePointer, _ arguments: repeat each Argument, returning: Result.Type, optional: Bool
  ) throws -> Result? {
    if case .ended(let result) = try unsafe directly(
      selector, shape, repeat each arguments, returning: returning, optional: optional)
    {
      return result
    }
    return try unsafe lastResultThroughCore(selector, shape, repeat each arguments, returning: returning, optional: optional)
  }

  /// The same by the C core alone.
  @inlinable @inline(never)
  func lastResultThroughCore<each Argument, Result>(
    _ selector: Selector, _ shape: ShapePointer, _ arguments: repeat each Argument, returning: Result.Type, optional: Bool
  ) throws -> Result? {
    if let problem = unsafe shape.problem(with: selector) { throw problem }
    do {
      return try unsafe transmit(shape, repeat each arguments, returning: returning) { frame, result in
        try unsafe run(selector, shape, frame, result, optional: optional) > 0
      }
    } catch let misfit as Misfit {
      throw MessageError(misfit, selector, receiver: name)
    }
  }

  /// One round whose results are chosen among. Nil when nobody responded to an optional message.
  func chosen<each Argument, Result, Output>(
    _ selector: Selector, _ shape: ShapePointer, _ arguments: repeat each Argument, choosing choice: ResultChoice<Result, Output>,
    optional: Bool
  ) throws -> Output? {
    if let problem = unsafe shape.problem(with: selector) { throw problem }
    do {
      switch choice.way {
      case .one(let which, let convert):
        return try unsafe transmit(shape, repeat each arguments, returning: Result.self) { frame, result in
          try unsafe run(selector, shape, frame, result, optional: optional, choice: which) > 0
        }.map(convert)
      case .answers(let combine):
        let collector = unsafe Collector<Result>(shape.pointee.result, selector)
        _ = try unsafe transmit(shape, repeat each arguments, returning: Void.self) { frame, _ in
          _ = try unsafe run(selector, shape, frame, nil, optional: optional, collector: collector)
          return false
        }
        if collector.answers.isEmpty { return nil }
        return try ResultChoice<Result, Output>.combined(collector.answers, selector, receiver: name, by: combine)
      }
    } catch let misfit as Misfit {
      throw MessageError(misfit, selector, receiver: name)
    }
  }

  /// Returns how many targets were called.
  @usableFromInline
  func run(
    _ selector: Selector, _ shape: ShapePointer, _ frame: UnsafeRawPointer?, _ result: UnsafeMutableRawPointer?, optional: Bool,
    choice: mf_result_choice = MF_RESULT_DEFAULT, collector: AnyCollector? = nil
  ) throws -> Int {
    var error = unsafe mf_error()
    var count = 0
    let status = unsafe withUnsafeMutablePointer(to: &count) { count in
      var delivery = unsafe mf_delivery(
        choice: choice, optional: optional, skips_mismatched: false,
        visitor: collector == nil ? nil : collectAnswer,
        context: collector.map { unsafe Unmanaged.passUnretained($0).toOpaque() }, responder_count: count)
      defer { extendLifetime(collector) }
      return unsafe mf_multicast_send(core, selector.raw, shape.pointee.signature, frame, result, &delivery, &error)
    }
    if status != MF_OK { throw unsafe failure(&error, selector) }
    return count
  }

  func failure(_ error: inout mf_error, _ selector: Selector) -> any Error {
    let thrown = unsafe swiftError(consuming: &error)
    guard var facts = thrown as? MessageError, facts.code == .severalTargetsFailed else { return thrown }
    facts.selector = selector
    facts.receiver = name
    return facts
  }
}

extension MulticastProxy {
  /// Its rounds. Whoever uses it keeps this object alive meanwhile.
  @inlinable
  var round: Round { unsafe Round(core, calls) }

  /// One round in the usual way. Nil when nobody responded to an optional message.
  @inlinable
  func lastResult<each Argument, Result>(
    _ selector: Selector, _ shape: ShapePointer, _ arguments: repeat each Argument, returning: Result.Type, optional: Bool
  ) throws -> Result? {
    // After it, which also keeps this object alive.
    defer { if answers != nil { answersMayHaveChanged() } }
    return try unsafe round.lastResult(selector, shape, repeat each arguments, returning: returning, optional: optional)
  }

  /// One round whose results are chosen among. Nil when nobody responded to an optional message.
  func multicast<each Argument, Result, Output>(
    _ selector: Selector, _ shape: ShapePointer, _ arguments: repeat each Argument, choosing choice: ResultChoice<Result, Output>,
    optional: Bool
  ) throws -> Output? {
    defer { if answers != nil { answersMayHaveChanged() } }
    return try unsafe round.chosen(selector, shape, repeat each arguments, choosing: choice, optional: optional)
  }
}
