internal import CFFIShim

/// Gathers the answers of a round, without knowing their type.
@usableFromInline
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

let collectAnswer: mf_visitor = { context, target, status, result, error in
  unsafe Unmanaged<AnyCollector>.fromOpaque(context!).takeUnretainedValue().collect(target, status, result, error)
}
