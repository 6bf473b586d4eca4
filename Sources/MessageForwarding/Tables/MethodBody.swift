public import CFFIShim

/// What a registered closure becomes. The C core keeps it as a handler's context, as long as its table lives.
@safe
@usableFromInline
class MethodBody {
  @usableFromInline let shape: ShapePointer
  /// Answers a call that comes through the C core. Formed where the types are known, so that it can be specialised.
  @usableFromInline let answer: (_ call: OpaquePointer) -> mf_status
  /// The property that the method reads, if it can only be read. Set before the method is registered.
  final var readOnlyProperty: PropertyNames?
  /// Why a sender may have to wait for it; nil for a method that runs wherever it is sent from.
  @usableFromInline let need: AwaitNeed?

  @inlinable
  init(_ shape: ShapePointer, need: AwaitNeed?, _ answer: @escaping (OpaquePointer) -> mf_status) {
    unsafe self.shape = unsafe shape
    self.need = need
    unsafe self.answer = unsafe answer
  }

  /// Reads the arguments of an awaited call from a message; nil when there is a ``need`` for none.
  func awaitable(_ object: AnyObject, _ frame: UnsafeRawPointer) throws(Misfit) -> AwaitableCall? { nil }
}

/// The same with the types of the closure. Senders that state exactly these call `run` at once, past frames and boxes.
@safe
@usableFromInline
final class TypedMethodBody<Result, each Argument>: MethodBody {
  @usableFromInline typealias Run = (_ object: UnsafeMutableRawPointer, repeat each Argument) throws -> Result
  /// Calls all targets that are next in a round: see ``DirectRoundPointer/callRun``.
  @usableFromInline typealias RunAll = (
    _ round: DirectRoundPointer, _ call: UnsafeMutablePointer<CurrentCall>, _ answers: inout DirectAnswers<Result>,
    repeat each Argument
  ) -> Int
  /// Begins and ends in the isolation of its caller, whatever it runs on in between.
  @usableFromInline typealias AwaitedRun =
    nonisolated(nonsending) (_ object: UnsafeMutableRawPointer, repeat each Argument) async throws -> Result

  /// Where there is a need to wait, this runs the method only if there is none just now, and throws otherwise.
  @usableFromInline let run: Run
  @usableFromInline let runAll: RunAll
  /// For senders that wait; nil when there is never a need to.
  @usableFromInline let awaitedRun: AwaitedRun?

  @usableFromInline
  convenience init(_ shape: ShapePointer, _ run: @escaping Run) { unsafe self.init(shape, run, all: Self.all(by: run)) }

  @inlinable
  init(_ shape: ShapePointer, _ run: @escaping Run, all runAll: @escaping RunAll) {
    unsafe self.run = unsafe run
    unsafe self.runAll = unsafe runAll
    unsafe awaitedRun = nil
    unsafe super.init(shape, need: nil) { unsafe answerCall($0, shape, run) }
  }

  init(_ shape: ShapePointer, _ need: AwaitNeed, awaited: @escaping AwaitedRun, _ run: @escaping Run) {
    unsafe self.run = unsafe run
    unsafe runAll = Self.all(by: run)
    unsafe awaitedRun = unsafe awaited
    unsafe super.init(shape, need: need) { unsafe answerCall($0, shape, run) }
  }

  private static func all(by run: @escaping Run) -> RunAll {
    { (round, call, answers: inout DirectAnswers<Result>, arguments: repeat each Argument) -> Int in
      unsafe round.callRun(call, &answers) { object in try unsafe run(object, repeat each arguments) }
    }
  }

  override func awaitable(_ object: AnyObject, _ frame: UnsafeRawPointer) throws(Misfit) -> AwaitableCall? {
    guard let awaitedRun = unsafe awaitedRun else { return nil }
    let arguments = try unsafe readArguments(of: repeat (each Argument).self, from: frame, shape)
    return unsafe TypedAwaitableCall(object, shape.pointee.result, awaitedRun, repeat each arguments)
  }
}

/// Reads the arguments from the frame, runs the closure, and writes the result.
@inlinable
func answerCall<Result, each Argument>(
  _ call: OpaquePointer, _ shape: ShapePointer, _ run: (UnsafeMutableRawPointer, repeat each Argument) throws -> Result
) -> mf_status {
  guard let object = unsafe mf_call_self(call) else { return unsafe refuseNil(call) }
  // Without arguments there is no frame, and nothing is read from it.
  let frame = unsafe mf_call_frame(call) ?? UnsafeRawPointer(object)
  do {
    let arguments = try unsafe readArguments(of: repeat (each Argument).self, from: frame, shape)
    let result = try unsafe run(object, repeat each arguments)
    let passing = unsafe shape.pointee.result
    if passing != .nothing { unsafe store(result, at: mf_call_result(call), passing) }
    return MF_OK
  } catch {
    return unsafe report(error, of: call, object)
  }
}

@inlinable @inline(__always)
func readArguments<each Argument>(
  of types: repeat (each Argument).Type, from frame: UnsafeRawPointer, _ shape: ShapePointer
) throws(Misfit) -> (repeat each Argument) {
  let slots = unsafe shape.pointee.slots
  var index = 0
  @inline(__always)
  func next<Value>(_ type: Value.Type) throws(Misfit) -> Value {
    let slot = unsafe slots[index]
    index += 1
    return try unsafe load(type, from: frame + slot.offset, slot.passing, as: .index(index - 1))
  }
  return (repeat try next(each types))
}

/// Hands a closure's error over to the C core.
@usableFromInline
func report(_ error: any Error, of call: OpaquePointer, _ object: UnsafeMutableRawPointer) -> mf_status {
  let target = unsafe Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
  let receiver = describeTarget(target)
  var error = error
  if let misfit = error as? Misfit {
    error = unsafe MessageError(misfit, mf_call_selector(call).map { unsafe Selector($0) }, receiver: receiver)
  }
  return unsafe ThrownError(error, target: receiver).hand(to: mf_call_error(call))
}

@usableFromInline
func refuseNil(_ call: OpaquePointer) -> mf_status {
  unsafe mf_error_set(mf_call_error(call), MF_INVALID_ARGUMENT, nil, "a Swift method was sent to NULL")
}

extension MessageError {
  /// A value whose Swift type is not the one that the other side takes.
  @usableFromInline
  init(_ misfit: Misfit, _ selector: Selector?, receiver: String?) {
    self.init(.signatureMismatch, selector: selector)
    self.receiver = receiver
    argument = misfit.argument
    expected = _typeName(misfit.expected, qualified: false)
    got = misfit.got
  }
}

/// The C function behind every registered closure.
@usableFromInline
let runMethodBody: mf_handler = { context, call in
  unsafe Unmanaged<MethodBody>.fromOpaque(context!)._withUnsafeGuaranteedRef { unsafe $0.answer(call) }
}

/// The registered closure behind a method; nil for a method of another language.
@usableFromInline
func methodBody(of method: OpaquePointer) -> Unmanaged<MethodBody>? {
  let implementation = unsafe mf_method_implementation(method)
  guard let handler = unsafe implementation.handler,
    unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(runMethodBody, to: Int.self)
  else { return nil }
  return unsafe Unmanaged.fromOpaque(implementation.context!)
}
