internal import CFFIShim

/// What a callback sends to, held weakly or strongly.
@safe
struct CallbackTarget {
  private weak var object: AnyObject?
  private let kept: Target?
  private let ownTable: TableReference?
  // Valid while the object is alive, and its own table, if it has one, is held.
  private let core: mf_target
  private let name: String

  init(_ target: Target, _ retention: Retention) {
    object = target.object
    kept = retention == .strong ? target : nil
    ownTable = (target.keeper as? OwnTarget)?.table
    unsafe core = unsafe target.core
    name = target.name
  }

  /// - Throws: ``MessageError/Code/targetGone``.
  func target() throws(MessageError) -> Target {
    if let kept { return kept }
    guard let object else {
      var error = MessageError(.targetGone, reason: "the callback holds it weakly")
      error.receiver = name
      throw error
    }
    return unsafe Target(keeper: ownTable.map { OwnTarget(object, $0) } ?? object, core)
  }
}

/// How a call from C becomes a message.
@safe
struct CallbackMessage {
  let selector: Selector
  let target: CallbackTarget
  /// Whether nobody need respond.
  let isOptional: Bool
  private let method: MethodSignature

  /// - Throws: ``MessageError/Code/argumentCountMismatch`` when the selector announces another number of arguments than the function takes.
  init(
    _ selector: Selector, _ signature: MethodSignature, to target: Target, _ retention: Retention, optional: Bool
  ) throws(MessageError) {
    guard signature.argumentCount == selector.argumentCount else {
      throw MessageError(count: signature.argumentCount, signature.encoding, selector)
    }
    method = try signature.asMethod()
    self.selector = selector
    self.target = CallbackTarget(target, retention)
    isOptional = optional
  }

  /// Sends it. The arguments stay where they are: a call's memory and a message's are laid out alike.
  ///
  /// Returns whether there was a responder.
  func send(_ call: OpaquePointer) throws -> Bool {
    let target = try target.target()
    if isOptional, !target.responds(to: selector) { return false }
    var error = unsafe mf_error()
    let status = withExtendedLifetime(target) {
      unsafe mf_send(target.core, selector.raw, method.raw, mf_call_frame(call), mf_call_result(call), &error)
    }
    if status != MF_OK { throw unsafe target.explaining(swiftError(consuming: &error), selector) }
    return true
  }
}

extension CallbackPlan {
  /// A callback that becomes a message.
  init(
    _ signature: MethodSignature, sending selector: Selector, to target: Target, _ retention: Retention, optional: Bool,
    fallback: ((UnsafeMutableRawPointer) -> Void)?, onError: ((any Error) -> Void)?, _ home: CallbackHome
  ) throws(MessageError) {
    let message = try CallbackMessage(selector, signature, to: target, retention, optional: optional)
    unsafe self.init(signature, fallback: fallback, onError: onError, home) { call in
      if try unsafe !message.send(call) { unsafe fallback?(mf_call_result(call)) }
    }
  }

  /// The same with Swift types.
  init(
    _ shape: ShapePointer, sending selector: Selector, to target: Target, _ retention: Retention, optional: Bool,
    fallback: ((UnsafeMutableRawPointer) -> Void)?, onError: ((any Error) -> Void)?, isolation: (any Actor)?
  ) throws(MessageError) {
    if let problem = unsafe shape.problem(with: selector) { throw problem }
    let signature = unsafe MethodSignature(mf_signature_as_function(shape.pointee.signature))
    unsafe try self.init(
      signature, sending: selector, to: target, retention, optional: optional, fallback: fallback, onError: onError,
      CallbackHome(isolation))
  }
}
