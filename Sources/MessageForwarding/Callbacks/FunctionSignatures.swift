internal import CFFIShim

// C functions whose types are known at run time only.

extension MethodSignature {
  /// Parses the encoding of a C function: of no method, and without objects, which C has not.
  ///
  /// With `fixed`, of a variadic one of which so many arguments are declared.
  init(function encoding: String, fixed: Int? = nil) throws(MessageError) {
    let raw = try unsafe parsed(encoding) { text, signature, error in
      guard let fixed else { return unsafe mf_signature_make(text, signature, error) }
      return unsafe mf_signature_make_variadic(text, max(fixed, 0), signature, error)
    }
    unsafe self.init(raw)
    var error = MessageError(.unsupportedType)
    error.subject = encoding
    if isMethod {
      error.reason = "this is a method's encoding"
      error.advice = "write the arguments of the C function alone"
      throw error
    }
    for (index, type) in argumentTypes.enumerated() where ValueType(encoding: type, swiftType: nil).kind == MF_KIND_OBJECT {
      error.argument = .index(index)
    }
    if ValueType(encoding: resultType, swiftType: nil).kind == MF_KIND_OBJECT { error.argument = .result }
    if error.argument != nil {
      error.reason = "C has no objects"
      error.advice = "pass a pointer, ^v"
      throw error
    }
  }

  /// Writes a result that is known beforehand; nil for zero.
  func fallback(_ value: Any?) throws(MessageError) -> ((UnsafeMutableRawPointer) -> Void)? {
    guard let value else { return nil }
    var bytes: [UInt8] = []
    do {
      try unsafe withResultBytes(of: value) { unsafe bytes = Array($0) }
    } catch {
      if let misfit = error as? DynamicMisfit { throw MessageError(misfit, nil, receiver: "a callback's default") }
      throw error as? MessageError ?? MessageError(.invalidArgument, reason: "\(error)")
    }
    let kept = bytes
    return { place in unsafe place.copyMemory(from: kept, byteCount: kept.count) }
  }

  /// Answers a call of a function with this signature.
  func answer(_ call: OpaquePointer, _ body: ([Any]) throws -> Any?) throws {
    let types = MessageTypes(self)
    let frame = unsafe mf_call_frame(call)
    let arguments = (0..<argumentCount).map { index in
      unsafe types.argument(index).read(from: frame! + mf_signature_argument_offset(raw, index))
    }
    let value = try body(arguments)
    if resultType.size == 0, value == nil { return }
    try unsafe withResultBytes(of: value ?? (value as Any)) { bytes in
      if let first = bytes.baseAddress { unsafe mf_call_result(call).copyMemory(from: first, byteCount: bytes.count) }
    }
  }

  /// Lays a result out in memory that is C's from then on.
  private func withResultBytes(of value: Any, _ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    let type = MessageTypes(self).result
    if type.kind == MF_KIND_C_STRING, value is String {
      throw DynamicMisfit(argument: .result, expected: "a pointer to text that outlives the call", got: "String")
    }
    let size = unsafe mf_signature_result_size(raw)
    try unsafe type.withBytes(of: value, as: .result) { unsafe try body(UnsafeRawBufferPointer(start: $0, count: size)) }
  }
}
