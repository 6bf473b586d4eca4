internal import CFFIShim
internal import Synchronization

/// What a callback does when C calls it, decided once.
@safe
@usableFromInline
struct CallbackPlan {
  /// The types of the C function.
  let signature: MethodSignature
  /// Runs the target and writes the result.
  let answer: (_ call: OpaquePointer) throws -> Void
  /// Writes the result of a call that failed; without it C gets zero.
  let fallback: ((UnsafeMutableRawPointer) -> Void)?
  let onError: ((any Error) -> Void)?
  let home: CallbackHome

  init(
    _ signature: MethodSignature, fallback: ((UnsafeMutableRawPointer) -> Void)?, onError: ((any Error) -> Void)?,
    _ home: CallbackHome, answer: @escaping (OpaquePointer) throws -> Void
  ) {
    self.signature = signature
    unsafe self.answer = unsafe answer
    unsafe self.fallback = unsafe fallback
    self.onError = onError
    self.home = home
  }

  /// A callback with Swift types.
  @usableFromInline
  init(
    _ shape: ShapePointer, fallback: ((UnsafeMutableRawPointer) -> Void)?, onError: ((any Error) -> Void)?,
    isolation: (any Actor)?, answer: @escaping (OpaquePointer) throws -> Void
  ) throws(MessageError) {
    if let problem = unsafe shape.pointee.problem { throw problem }
    let signature = unsafe MethodSignature(mf_signature_as_function(shape.pointee.signature))
    unsafe self.init(signature, fallback: fallback, onError: onError, CallbackHome(isolation), answer: answer)
  }
}

/// The context of a C closure. Freed by the last call that is inside when the callback is released, or else by the release.
@safe
final class CallbackBody: @unchecked Sendable {
  private let plan: CallbackPlan
  /// Each call that is inside counts 2; 1 says that the callback was released.
  private let state = Atomic(0)
  /// Set once, before C knows the function.
  private var closure: OpaquePointer?

  private init(_ plan: CallbackPlan) { self.plan = plan }

  /// Makes the C closure, which keeps the body until it is destroyed.
  static func make(_ plan: CallbackPlan) throws(MessageError) -> (body: CallbackBody, function: UnsafeRawPointer) {
    let body = CallbackBody(plan)
    let context = unsafe Unmanaged.passRetained(body).toOpaque()
    var options = unsafe mf_closure_options(
      handler: runCallback, context: context,
      dispose: { unsafe Unmanaged<CallbackBody>.fromOpaque($0!).release() }, failed: nil)
    do {
      try unsafe checked { unsafe mf_closure_create(plan.signature.raw, &options, &body.closure, $0) }
    } catch {
      unsafe Unmanaged<CallbackBody>.fromOpaque(context).release()
      throw error
    }
    return unsafe (body, unsafeBitCast(mf_closure_function(body.closure!), to: UnsafeRawPointer.self))
  }

  /// The callback is released: no call will begin any more.
  func release() {
    if state.add(1, ordering: .acquiringAndReleasing).oldValue == 0 { unsafe mf_closure_destroy(closure) }
  }

  /// Answers a call. C cannot take an error, so whoever made the callback is told of it.
  func run(_ call: OpaquePointer) {
    let before = state.add(2, ordering: .acquiringAndReleasing).oldValue
    if let misplaced = plan.home.problem {
      unsafe plan.fallback?(mf_call_result(call))
      // Who else would be told belongs to the actor, too.
      report(misplaced)
    } else {
      do {
        if before & 1 == 1 { throw MessageError(.targetGone, reason: "the callback was released") }
        try unsafe plan.answer(call)
      } catch {
        unsafe plan.fallback?(mf_call_result(call))
        tell(error)
      }
    }
    // The C core lets a handler do this as the last thing.
    if state.subtract(2, ordering: .acquiringAndReleasing).newValue == 1 { unsafe mf_closure_destroy(closure) }
  }

  private func tell(_ error: any Error) {
    var error = error
    if let misfit = error as? Misfit { error = MessageError(misfit, nil, receiver: "a callback") }
    if let misfit = error as? DynamicMisfit { error = MessageError(misfit, nil, receiver: "a callback") }
    if let onError = plan.onError { onError(error) } else { report(error) }
  }

  private func report(_ error: any Error) { Diagnostics.report(.callbackFailed("\(plan.signature)", error)) }
}

private let runCallback: mf_handler = { context, call in
  // Held, because the last call of a callback that was released frees it.
  let body = unsafe Unmanaged<CallbackBody>.fromOpaque(context!).takeUnretainedValue()
  unsafe body.run(call)
  return MF_OK
}

/// Keeps the C function of a callback.
@safe
@usableFromInline
final class CallbackHandle: Sendable {
  let signature: MethodSignature
  // Only its address is ever looked at here.
  nonisolated(unsafe) let function: UnsafeRawPointer
  private let body: CallbackBody

  @usableFromInline
  init(_ plan: CallbackPlan) throws(MessageError) {
    LateCalls.watch()
    signature = plan.signature
    unsafe (body, function) = try CallbackBody.make(plan)
  }

  deinit { body.release() }
}

/// Calls of callbacks that were released, as far as the C core catches them.
private enum LateCalls {
  static func watch() { _ = watched }

  private static let watched: Void = mf_closure_set_stray { _ in Diagnostics.report(.callbackReleased) }
}
