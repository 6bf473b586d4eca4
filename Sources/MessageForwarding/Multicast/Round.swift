internal import CFFIShim

extension MulticastProxy {
  /// One round. Nil when nobody responded to an optional message.
  func multicast<each Argument, Result, Output>(
    _ selector: Selector, _ shape: ShapePointer, _ arguments: repeat each Argument, choosing choice: ResultChoice<Result, Output>,
    optional: Bool
  ) throws -> Output? {
    if let problem = unsafe shape.problem(with: selector) { throw problem }
    var delivery = unsafe mf_delivery()
    unsafe delivery.optional = optional
    unsafe delivery.skips_mismatched = mismatches == .skipped
    do {
      switch choice.way {
      case .one(let which, let convert):
        unsafe delivery.choice = which
        return try unsafe transmit(shape, repeat each arguments, returning: Result.self) { frame, result in
          try unsafe round(selector, shape, frame, result, &delivery) > 0
        }.map(convert)
      case .answers(let combine):
        let collector = unsafe Collector<Result>(shape.pointee.result, selector)
        unsafe delivery.visitor = collectAnswer
        unsafe delivery.context = unsafe Unmanaged<AnyCollector>.passUnretained(collector).toOpaque()
        _ = try unsafe transmit(shape, repeat each arguments, returning: Void.self) { frame, _ in
          try withExtendedLifetime(collector) { _ = try unsafe round(selector, shape, frame, nil, &delivery) }
          return false
        }
        return collector.answers.isEmpty ? nil : try combine(collector.answers)
      }
    } catch let misfit as Misfit {
      throw MessageError(misfit, selector, receiver: name)
    }
  }

  /// Returns how many targets were called.
  private func round(
    _ selector: Selector, _ shape: ShapePointer, _ frame: UnsafeRawPointer?, _ result: UnsafeMutableRawPointer?,
    _ delivery: inout mf_delivery
  ) throws -> Int {
    var error = unsafe mf_error()
    var count = 0
    let status = unsafe withUnsafeMutablePointer(to: &count) { count in
      unsafe delivery.responder_count = unsafe count
      return unsafe mf_multicast_send(core, selector.raw, shape.pointee.signature, frame, result, &delivery, &error)
    }
    guard status == MF_OK else {
      var thrown = unsafe swiftError(consuming: &error)
      if var facts = thrown as? MessageError, facts.code == .severalTargetsFailed {
        facts.selector = selector
        facts.receiver = name
        thrown = facts
      }
      throw thrown
    }
    return count
  }
}

/// Gathers the answers of a round, without knowing their type.
class AnyCollector {
  func collect(_ target: mf_target, _ status: mf_status, _ result: UnsafeRawPointer?, _ error: UnsafeMutablePointer<mf_error>?) {}
}

/// Gathers the answers of a round.
final class Collector<Result>: AnyCollector {
  private(set) var answers: [Answer<Result>] = []
  private let passing: Passing
  private let selector: Selector

  init(_ passing: Passing, _ selector: Selector) {
    self.passing = passing
    self.selector = selector
  }

  override func collect(
    _ target: mf_target, _ status: mf_status, _ result: UnsafeRawPointer?, _ error: UnsafeMutablePointer<mf_error>?
  ) {
    let object = unsafe target.swiftObject
    let name = object.map { describeTarget($0) } ?? "?"
    let answer: Swift.Result<Result, any Error>
    if status == MF_OK {
      answer = unsafe read(result, name)
    } else if let error = unsafe error {
      answer = .failure(unsafe swiftError(consuming: &error.pointee))
    } else {
      answer = .failure(MessageError(MessageError.Code(status), selector: selector))
    }
    answers.append(Answer(target: name, identity: object.map { ObjectIdentifier($0) }, result: answer))
  }

  private func read(_ result: UnsafeRawPointer?, _ name: String) -> Swift.Result<Result, any Error> {
    do {
      // Without a result there is no place either, and nothing is read.
      return .success(try unsafe take(Result.self, from: result ?? UnsafeRawPointer(bitPattern: 16)!, passing))
    } catch {
      return .failure(MessageError(error, selector, receiver: name))
    }
  }
}

private let collectAnswer: mf_visitor = { context, target, status, result, error in
  unsafe Unmanaged<AnyCollector>.fromOpaque(context!).takeUnretainedValue().collect(target, status, result, error)
}
