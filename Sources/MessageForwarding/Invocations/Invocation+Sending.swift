internal import CFFIShim

extension Invocation {
  /// Makes an invocation whose types are those of the receiver's method, and fills it.
  ///
  /// For senders that know names and values at run time only: scripts, menus, tests.
  ///
  /// - Throws: ``MessageError/Code/unrecognizedSelector`` when the receiver does not respond, and what ``setArguments(_:)`` throws.
  public convenience init(_ selector: Selector, for receiver: some Responder, arguments: [Any]) throws(MessageError) {
    guard let types = MessageTypes(of: selector, at: receiver) else {
      var error = MessageError(.unrecognizedSelector, selector: selector)
      error.receiver = receiver.messageTarget.name
      throw receiver.messageTarget.explaining(error, selector)
    }
    guard arguments.count == selector.argumentCount else {
      throw MessageError(count: arguments.count, "\(arguments.count) arguments", selector)
    }
    try self.init(selector, types: types)
    try setArguments(arguments)
  }

  /// Sends the message to a receiver. The result stays in the invocation.
  ///
  /// It may be sent any number of times, also by a method that it runs.
  ///
  /// - Throws: As ``Responder/send(_:_:returning:)``. Then there is no result.
  ///
  /// The counterpart of `invokeWithTarget:`. Calls `mf_invocation_invoke_with`.
  public func invoke(on receiver: some Responder) throws {
    let target = receiver.messageTarget
    var error = unsafe mf_error()
    let status = withExtendedLifetime((self, target)) { unsafe mf_invocation_invoke_with(raw, target.core, &error) }
    if status != MF_OK { throw unsafe target.explaining(swiftError(consuming: &error), selector) }
  }

  /// Sends the message to each receiver that responds, in order. The last responder's result stays in the invocation.
  ///
  /// - Throws: ``MessageError/Code/unrecognizedSelector`` when none responds. A receiver that fails does not stop the others: afterwards one
  ///   error is thrown as it is, several as ``MessageError/Code/severalTargetsFailed``.
  public func invoke(on receivers: [any Responder]) throws {
    var failures: [MessageError.Failure] = []
    var responders = 0
    for receiver in receivers where receiver.responds(to: selector) {
      responders += 1
      do {
        try invoke(on: receiver)
      } catch {
        let target = receiver.messageTarget
        failures.append(MessageError.Failure(target: target.name, identity: ObjectIdentifier(target.object), error: error))
      }
    }
    if responders == 0 {
      var error = MessageError(.unrecognizedSelector, selector: selector)
      error.receiver = "\(receivers.count) receivers"
      throw error
    }
    if failures.count == 1 { throw failures[0].error }
    if failures.count > 1 {
      var error = MessageError(.severalTargetsFailed, selector: selector)
      error.failures = failures
      throw error
    }
  }
}

extension MessageTypes {
  /// The types of the method that a receiver runs for a selector; nil when it does not respond.
  ///
  /// Swift types are known where the method was registered in Swift, and the way to it leads through forwarding targets only.
  init?(of selector: Selector, at receiver: any Responder) {
    guard let signature = receiver.methodSignature(for: selector) else { return nil }
    let target = receiver.messageTarget.resolved(selector, depth: 0)
    guard let shape = unsafe target?.shape(of: selector), unsafe signature.agrees(with: MethodSignature(shape.pointee.signature))
    else {
      self.init(signature)
      return
    }
    unsafe self.init(shape)
  }
}

extension Target {
  /// The types of the object's own method, if it was registered in Swift.
  func shape(of selector: Selector) -> ShapePointer? {
    guard let table = unsafe core.table, let method = unsafe mf_table_find(table, selector.raw) else { return nil }
    return unsafe methodBody(of: method)?.takeUnretainedValue().shape
  }
}
