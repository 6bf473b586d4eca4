internal import CFFIShim

extension Responder {
  /// Whether the receiver would take a message: whether it has a method for it, or forwards it to something that has.
  ///
  /// Never throws: a question that goes round in a loop of proxies is answered with `false`, and ``MulticastProxy/explain(_:as:)`` shows the loop.
  /// The counterpart of `respondsToSelector:`. Calls `mf_responds`.
  public func responds(to selector: Selector) -> Bool {
    var answer = false
    let target = messageTarget
    return withExtendedLifetime(target) { unsafe mf_responds(target.core, selector.raw, &answer, nil) == MF_OK && answer }
  }

  /// The signature of the method that the receiver runs for a selector; a proxy's is the first responder's. `nil` when it does not respond.
  ///
  /// The counterpart of `methodSignatureForSelector:`. Calls `mf_signature_for`.
  public func methodSignature(for selector: Selector) -> MethodSignature? {
    var signature: OpaquePointer?
    let target = messageTarget
    return withExtendedLifetime(target) {
      guard unsafe mf_signature_for(target.core, selector.raw, &signature, nil) == MF_OK else { return nil }
      return unsafe signature.map { unsafe MethodSignature($0) }
    }
  }
}
