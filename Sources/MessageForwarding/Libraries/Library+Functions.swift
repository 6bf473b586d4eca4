internal import CFFIShim

extension Library {
  /// A function, with its types as an encoding: `"ddd"` for `double (*)(double, double)`.
  ///
  /// Nobody can check that the function has these types: called with others than its own it does what C does then.
  ///
  /// - Parameters:
  ///   - name: The symbol's name.
  ///   - encoding: The result's type and the arguments'.
  ///   - fixed: For a variadic function, how many arguments it declares. The others are those of this call; state the types to which C
  ///     promotes them.
  /// - Throws: As ``symbol(_:)``; ``MessageError/Code/invalidEncoding``; ``MessageError/Code/unsupportedType``, also for objects, which C has not,
  ///   and for an argument after the declared ones that C would promote (it says to what); ``MessageError/Code/invalidArgument`` when a
  ///   variadic function declares no argument, or more than there are.
  public func function(_ name: String, _ encoding: String, fixed: Int? = nil) throws(MessageError) -> CFunction<Any> {
    let signature = try MethodSignature(function: encoding, fixed: fixed)
    return unsafe CFunction(name, try symbol(name), signature, shape: nil, self)
  }

  /// A function with Swift types, which the compiler checks in each call.
  ///
  /// ```swift
  /// let library = try Library("libm.so.6")
  /// let pow = try library.function("pow", Double.self, Double.self, returning: Double.self)
  /// let power = try pow(2, 10)
  /// ```
  ///
  /// Nobody can check that the function has these types. For `fixed` and what is thrown see ``function(_:_:fixed:)->CFunction<Any>``; also
  /// ``MessageError/Code/sizeMismatch`` and others when a type's encoding is not true of it.
  public func function<each Argument: CRepresentable, Result: CRepresentable>(
    _ name: String, _ types: repeat (each Argument).Type, fixed: Int? = nil, returning result: Result.Type
  ) throws(MessageError) -> CFunction<(repeat each Argument) -> Result> {
    let shape = unsafe Shape.of(result, repeat each types)
    return unsafe CFunction(name, try symbol(name), try shape.function(fixed), shape: shape, self)
  }

  /// A function with Swift types and without a result.
  ///
  /// - Throws: As ``function(_:_:fixed:returning:)``.
  public func function<each Argument: CRepresentable>(
    _ name: String, _ types: repeat (each Argument).Type, fixed: Int? = nil
  ) throws(MessageError) -> CFunction<(repeat each Argument) -> Void> {
    let shape = unsafe Shape.of(Void.self, repeat each types)
    return unsafe CFunction(name, try symbol(name), try shape.function(fixed), shape: shape, self)
  }
}

extension ShapePointer {
  /// The signature of a C function with these types.
  func function(_ fixed: Int?) throws(MessageError) -> MethodSignature {
    if let problem = unsafe pointee.problem { throw problem }
    let signature = unsafe MethodSignature(mf_signature_as_function(pointee.signature))
    return fixed == nil ? signature : try MethodSignature(function: signature.encoding, fixed: fixed)
  }
}
