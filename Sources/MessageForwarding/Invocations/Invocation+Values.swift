internal import CFFIShim

extension Invocation {
  /// All arguments, in order, under their own types; nil is an optional in an `Any`.
  ///
  /// A C string is a copy, as a `String`; a C struct is a value of the Swift type that a message used for it, or else its bytes, `[UInt8]`.
  public var arguments: [Any] {
    (0..<signature.argumentCount).map { index in
      unsafe types.argument(index).read(from: mf_invocation_frame(raw)! + mf_signature_argument_offset(signature.raw, index))
    }
  }

  /// One argument, under a type of your choice.
  ///
  /// - Throws: ``MessageError/Code/indexOutOfRange``; ``MessageError/Code/signatureMismatch`` when the argument is of another type, and cannot
  ///   become one of this type without losing something.
  ///
  /// The counterpart of `getArgument:atIndex:`.
  public func argument<Value>(_ index: Int, as type: Value.Type) throws(MessageError) -> Value {
    let offset = try offset(of: index)
    do {
      return try unsafe types.argument(index).read(type, from: mf_invocation_frame(raw)! + offset, as: .index(index))
    } catch {
      throw named(error)
    }
  }

  /// Replaces an argument. The old one is released.
  ///
  /// - Throws: ``MessageError/Code/indexOutOfRange``; ``MessageError/Code/signatureMismatch`` when the value is not of the argument's type and
  ///   cannot become one without losing something; ``MessageError/Code/inUse`` while the invocation is being sent. Then nothing changed.
  ///
  /// The counterpart of `setArgument:atIndex:`. Calls `mf_invocation_set_argument`.
  public func setArgument<Value>(_ index: Int, to value: Value) throws(MessageError) {
    _ = try offset(of: index)
    let size = unsafe mf_signature_argument_size(signature.raw, index)
    do {
      try unsafe types.argument(index).withBytes(of: value, as: .index(index)) { bytes in
        try unsafe checked { unsafe mf_invocation_set_argument(raw, index, bytes, size, $0) }
      }
    } catch {
      throw named(error)
    }
  }

  /// Replaces all arguments.
  ///
  /// - Throws: ``MessageError/Code/argumentCountMismatch``, and as ``setArgument(_:to:)``; then the arguments before the one concerned are replaced.
  public func setArguments(_ values: [Any]) throws(MessageError) {
    guard values.count == signature.argumentCount else {
      throw MessageError(count: values.count, signature.encoding, selector)
    }
    for (index, value) in values.enumerated() { try setArgument(index, to: value) }
  }

  /// Whether there is a result: after a send that succeeded, or once one was set.
  public var hasResult: Bool { unsafe mf_invocation_has_result(raw) }

  /// The result under its own type; `()` for a message without one; `nil` while there is none.
  public var result: Any? {
    guard hasResult else { return nil }
    let value: Any = unsafe withResultBytes { unsafe types.result.read(from: $0) }
    return value
  }

  /// The result, under a type of your choice.
  ///
  /// - Throws: ``MessageError/Code/noResult``; ``MessageError/Code/signatureMismatch`` when the result is of another type, and cannot become one
  ///   of this type without losing something.
  ///
  /// The counterpart of `getReturnValue:`. Calls `mf_invocation_get_result`.
  public func result<Value>(as type: Value.Type) throws(MessageError) -> Value {
    guard hasResult else {
      var error = MessageError(.noResult, selector: selector, reason: "the invocation was not sent, or the last send failed")
      error.argument = .result
      throw error
    }
    do {
      return try unsafe withResultBytes { try unsafe types.result.read(type, from: $0, as: .result) }
    } catch {
      throw named(error)
    }
  }

  /// Sets the result: the answer of a proxy that forwards this invocation.
  ///
  /// A `String` does not become a C string, which would have to outlive the message: set a pointer to one that does.
  ///
  /// - Throws: ``MessageError/Code/signatureMismatch`` when the value is not of the result's type and cannot become one without losing something.
  ///
  /// The counterpart of `setReturnValue:`. Calls `mf_invocation_set_result`.
  public func setResult<Value>(_ value: Value) throws(MessageError) {
    let size = unsafe mf_signature_result_size(signature.raw)
    let isObject = types.result.kind == MF_KIND_OBJECT
    do {
      if types.result.kind == MF_KIND_C_STRING, value is String {
        throw DynamicMisfit(argument: .result, expected: "a pointer to text that outlives the message", got: "String")
      }
      try unsafe types.result.withBytes(of: value, as: .result) { bytes in
        try unsafe checked { unsafe mf_invocation_set_result(raw, bytes, size, $0) }
        // The invocation took a reference over: not the one that goes with these bytes.
        if isObject { unsafe retainObject(at: bytes) }
      }
    } catch {
      throw named(error)
    }
  }

  private func withResultBytes<Result>(_ body: (UnsafeRawPointer) throws -> Result) rethrows -> Result {
    let size = unsafe mf_signature_result_size(signature.raw)
    return try unsafe withUnsafeTemporaryAllocation(byteCount: max(size, 8), alignment: 16) { buffer in
      unsafe mf_invocation_get_result(raw, buffer.baseAddress!, size, nil)
      return try unsafe body(UnsafeRawPointer(buffer.baseAddress!))
    }
  }

  private func offset(of index: Int) throws(MessageError) -> Int {
    do {
      return try signature.argumentOffset(at: index)
    } catch {
      throw named(error)
    }
  }

  private func named(_ error: any Error) -> MessageError {
    if let misfit = error as? DynamicMisfit { return MessageError(misfit, selector) }
    var error = error as? MessageError ?? MessageError(.invalidArgument, reason: "\(error)")
    error.selector = selector
    return error
  }
}

/// One more reference to an object in a message's memory.
func retainObject(at place: UnsafeRawPointer) {
  if let object = unsafe place.load(as: UnsafeRawPointer?.self) { unsafe _ = Unmanaged<AnyObject>.fromOpaque(object).retain() }
}
