internal import CFFIShim

extension CFunction {
  /// Calls the function.
  ///
  /// - Warning: With more than six arguments, where it takes a pointer, pass one that you hold (`text.withCString { … }`): one that the
  ///   compiler makes of a string, an array or an `inout` variable on the way may be gone before the call.
  /// - Throws: ``MessageError/Code/signatureMismatch``, after the call, when the result is NULL and its type is a pointer that is never NULL;
  ///   ``MessageError/Code/outOfMemory`` for arguments of more than 256 bytes.
  @inlinable
  public func callAsFunction<each Argument: CRepresentable, Result: CRepresentable>(_ arguments: repeat each Argument) throws
    -> Result
  where Function == (repeat each Argument) -> Result {
    try unsafe callLaidOut(shape!, repeat each arguments, returning: Result.self)
  }

  /// Calls the function, which has no result.
  ///
  /// - Throws: ``MessageError/Code/outOfMemory`` for arguments of more than 256 bytes.
  @inlinable
  public func callAsFunction<each Argument: CRepresentable>(_ arguments: repeat each Argument) throws
  where Function == (repeat each Argument) -> Void {
    try unsafe callLaidOut(shape!, repeat each arguments, returning: Void.self)
  }

  @inlinable
  func callLaidOut<each Argument, Result>(
    _ shape: ShapePointer, _ arguments: repeat each Argument, returning: Result.Type
  ) throws -> Result {
    do {
      return try unsafe transmit(shape, repeat each arguments, returning: returning) { frame, result in
        try unsafe run(frame, result)
        return true
      }!
    } catch let misfit as Misfit {
      throw MessageError(misfit, nil, receiver: name)
    }
  }

  /// Calls it with arguments in memory.
  @usableFromInline
  func run(_ frame: UnsafeRawPointer?, _ result: UnsafeMutableRawPointer) throws(MessageError) {
    // The library is in use meanwhile.
    defer { extendLifetime(library) }
    try unsafe checked { unsafe mf_signature_call(rawSignature, function, nil, nil, frame, result, $0) }
  }
}

extension CFunction where Function == Any {
  /// Calls the function.
  ///
  /// The types of the values are those of the signature, or become them if nothing is lost: 2 becomes 2.0 for a `double`, text a C string
  /// that is there during the call, `nil` NULL.
  ///
  /// - Throws: ``MessageError/Code/argumentCountMismatch``; ``MessageError/Code/signatureMismatch``, which names the argument, before the call; for
  ///   a result that is not of this type, after it.
  @inlinable
  public func call<each Argument, Result>(_ arguments: repeat each Argument, returning result: Result.Type) throws -> Result {
    let shape = unsafe Shape.of(result, repeat (each Argument).self)
    if unsafe fits(shape) { return try unsafe callLaidOut(shape, repeat each arguments, returning: result) }
    var values: [Any] = []
    for argument in repeat each arguments { values.append(argument) }
    return try callConverting(values, returning: result)
  }

  /// Calls the function; a result is dropped.
  ///
  /// - Throws: As ``call(_:returning:)``.
  @inlinable
  public func call<each Argument>(_ arguments: repeat each Argument) throws {
    var values: [Any] = []
    for argument in repeat each arguments { values.append(argument) }
    _ = try call(arguments: values)
  }

  /// Whether values of these types are laid out as the function's arguments.
  @usableFromInline
  func fits(_ shape: ShapePointer) -> Bool {
    unsafe shape.pointee.problem == nil && !mf_signature_is_variadic(rawSignature)
      && mf_signatures_agree(rawSignature, shape.pointee.signature)
  }

  @usableFromInline
  func callConverting<Result>(_ values: [Any], returning result: Result.Type) throws -> Result {
    try converting { try unsafe callAtRunTime(values) { type, place in try unsafe type.read(result, from: place, as: .result) } }
  }
}

extension CFunction {
  /// Calls the function with arguments that are known at run time only.
  ///
  /// Each becomes the type of the signature, if nothing of it is lost: see ``Responder/send(_:arguments:)``.
  ///
  /// - Returns: The result: `nil` when there is none, or it is NULL. A C string is copied.
  /// - Throws: ``MessageError/Code/argumentCountMismatch``; ``MessageError/Code/signatureMismatch``, which names the argument. Then the
  ///   function was not called.
  @discardableResult
  public func call(arguments: [Any]) throws -> Any? {
    try converting {
      try unsafe callAtRunTime(arguments) { type, place in
        let value = unsafe type.read(from: place)
        if value is Void { return nil }
        if let optional = value as? any OptionalValue { return optional.unwrapped }
        return value
      }
    }
  }

  private func callAtRunTime<Result>(
    _ values: [Any], _ read: (ValueType, UnsafeRawPointer) throws -> Result
  ) throws -> Result {
    let types = MessageTypes(signature)
    guard values.count == signature.argumentCount else {
      var error = MessageError(.argumentCountMismatch)
      error.receiver = name
      error.expectedCount = signature.argumentCount
      error.gotCount = values.count
      throw error
    }
    let size = signature.frameSize, resultSize = unsafe mf_signature_result_size(rawSignature)
    return try unsafe withUnsafeTemporaryAllocation(byteCount: max(size, 1), alignment: 16) { frame in
      unsafe frame.initializeMemory(as: UInt8.self, repeating: 0)
      // Each value's bytes are there until all were used: text becomes a C string for the length of the call.
      return try unsafe lay(values, 0, types, frame.baseAddress!) {
        try unsafe withUnsafeTemporaryAllocation(byteCount: max(resultSize, 8), alignment: 16) { result in
          try unsafe run(size == 0 ? nil : UnsafeRawPointer(frame.baseAddress!), result.baseAddress!)
          return try unsafe read(types.result, UnsafeRawPointer(result.baseAddress!))
        }
      }
    }
  }

  private func lay<Result>(
    _ values: [Any], _ index: Int, _ types: MessageTypes, _ frame: UnsafeMutableRawPointer, _ body: () throws -> Result
  ) throws -> Result {
    if index == values.count { return try body() }
    return try unsafe types.argument(index).withBytes(of: values[index], as: .index(index)) { bytes in
      unsafe (frame + mf_signature_argument_offset(rawSignature, index)).copyMemory(
        from: bytes, byteCount: mf_signature_argument_size(rawSignature, index))
      return try unsafe lay(values, index + 1, types, frame, body)
    }
  }

  /// Names the function in errors.
  private func converting<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let misfit as DynamicMisfit {
      throw MessageError(misfit, nil, receiver: name)
    }
  }
}
