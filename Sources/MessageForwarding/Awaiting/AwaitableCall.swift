/// A call of a method that is awaited, with its arguments: for senders that know its types as C's only.
class AwaitableCall {
  /// Runs the method. Begins and ends in the isolation of its caller.
  nonisolated(nonsending) func run() async throws {}

  /// Writes the result, an object with one reference, after the call has run.
  func storeResult(at place: UnsafeMutableRawPointer) {}
}

/// The same with the types of the method.
@safe
final class TypedAwaitableCall<Result, each Argument>: AwaitableCall {
  private let object: AnyObject
  private let arguments: (repeat each Argument)
  private let method: TypedMethodBody<Result, repeat each Argument>.AwaitedRun
  private let passing: Passing
  private var result: Result?

  init(
    _ object: AnyObject, _ passing: Passing, _ method: @escaping TypedMethodBody<Result, repeat each Argument>.AwaitedRun,
    _ arguments: repeat each Argument
  ) {
    self.object = object
    self.passing = passing
    unsafe self.method = unsafe method
    self.arguments = (repeat each arguments)
  }

  override nonisolated(nonsending) func run() async throws {
    result = unsafe try await method(Unmanaged.passUnretained(object).toOpaque(), repeat each arguments)
  }

  override func storeResult(at place: UnsafeMutableRawPointer) {
    if passing != .nothing, let result { unsafe store(result, at: place, passing) }
  }
}
