public import CFFIShim

/// A C function that can be called: with Swift types, `CFunction<(Double, Double) -> Double>`, or with types known at run time, `CFunction<Any>`.
///
/// ```swift
/// let pow = try Library("libm.so.6").function("pow", Double.self, Double.self, returning: Double.self)
/// let power = try pow(2, 10)                                               // 1024
/// let same = try pow.call(arguments: [2, 10])                              // 2 becomes 2.0
/// ```
///
/// It may be a method, too (``MethodTable/add(_:calling:)``), and a target among others (``target(for:)``). It keeps its library loaded.
/// Any thread may call it, if the C function allows that. A call costs tens of nanoseconds. Calls `mf_signature_call`.
@safe
public struct CFunction<Function>: Sendable {
  /// What errors call it: its symbol's name.
  public let name: String
  // Code, which the library keeps in place; and types that live as long as the process.
  @usableFromInline nonisolated(unsafe) let function: mf_function
  @usableFromInline nonisolated(unsafe) let rawSignature: OpaquePointer
  @usableFromInline nonisolated(unsafe) let shape: ShapePointer?
  @usableFromInline let library: Library?

  init(
    _ name: String, _ address: UnsafeRawPointer, _ signature: MethodSignature, shape: ShapePointer?, _ library: Library?
  ) {
    self.name = name
    unsafe function = unsafe unsafeBitCast(address, to: mf_function.self)
    unsafe rawSignature = unsafe signature.raw
    unsafe self.shape = unsafe shape
    self.library = library
  }

  /// Its types.
  public var signature: MethodSignature { unsafe MethodSignature(rawSignature) }
}

extension CFunction where Function == Any {
  /// A function at an address that was come by in another way, with its types as an encoding.
  ///
  /// - Parameters:
  ///   - address: The function. Whoever keeps this must keep the code in place.
  ///   - encoding: The result's type and the arguments'.
  ///   - fixed: For a variadic function, how many arguments it declares.
  ///   - name: What errors call it.
  /// - Throws: As ``Library/function(_:_:fixed:)->CFunction<Any>``.
  @unsafe
  public init(
    at address: UnsafeRawPointer, _ encoding: String, fixed: Int? = nil, name: String = "a C function"
  ) throws(MessageError) {
    unsafe self.init(name, address, try MethodSignature(function: encoding, fixed: fixed), shape: nil, nil)
  }
}

extension CFunction {
  /// A function at an address that was come by in another way, with Swift types.
  ///
  /// - Parameters:
  ///   - address: The function. Whoever keeps this must keep the code in place.
  ///   - name: What errors call it.
  /// - Throws: As ``Library/function(_:_:fixed:returning:)``.
  @unsafe
  public init<each Argument: CRepresentable, Result: CRepresentable>(
    at address: UnsafeRawPointer, name: String = "a C function"
  ) throws(MessageError) where Function == (repeat each Argument) -> Result {
    let shape = unsafe Shape.of(Result.self, repeat (each Argument).self)
    unsafe self.init(name, address, try shape.function(nil), shape: shape, nil)
  }

  /// A function without a result at an address that was come by in another way.
  ///
  /// - Throws: As ``Library/function(_:_:fixed:returning:)``.
  @unsafe
  public init<each Argument: CRepresentable>(
    at address: UnsafeRawPointer, name: String = "a C function"
  ) throws(MessageError) where Function == (repeat each Argument) -> Void {
    let shape = unsafe Shape.of(Void.self, repeat (each Argument).self)
    unsafe self.init(name, address, try shape.function(nil), shape: shape, nil)
  }
}

extension CFunction: CustomStringConvertible {
  /// The name and the types: `pow: ddd`.
  public var description: String { "\(name): \(signature)" }
}
