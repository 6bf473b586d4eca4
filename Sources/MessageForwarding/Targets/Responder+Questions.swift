internal import CFFIShim

extension Responder {
  /// Whether the receiver would take a message: whether it has a method for it, or forwards it to something that has.
  ///
  /// Never throws: a question that goes round in a loop of proxies is answered with `false`, and ``MulticastProxy/explain(_:as:)`` shows the loop.
  /// The counterpart of `respondsToSelector:`. Calls `mf_responds`.
  public func responds(to selector: Selector) -> Bool {
    var answer = false
    let target = messageTarget
    var error = unsafe mf_error()
    let status = withExtendedLifetime(target) { unsafe mf_responds(target.core, selector.raw, &answer, &error) }
    if status != MF_OK { unsafe LoopNote.leave(&error) }
    return status == MF_OK && answer
  }

  /// The signature of the method that the receiver runs for a selector; a proxy's is the first responder's. `nil` when it does not respond.
  ///
  /// The counterpart of `methodSignatureForSelector:`. Calls `mf_signature_for`.
  public func methodSignature(for selector: Selector) -> MethodSignature? {
    var signature: OpaquePointer?
    let target = messageTarget
    var error = unsafe mf_error()
    let status = withExtendedLifetime(target) { unsafe mf_signature_for(target.core, selector.raw, &signature, &error) }
    if status != MF_OK { unsafe LoopNote.leave(&error) }
    return unsafe signature.map { unsafe MethodSignature($0) }
  }
}
