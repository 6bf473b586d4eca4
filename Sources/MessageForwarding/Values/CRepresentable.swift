/// A type whose values travel in a message as C values, in registers and without allocation.
///
/// All integer and floating types, Bool, pointers, C strings and ``Selector`` conform. Give your own C structs, or Swift structs with a C
/// layout, a conformance with their ObjC type encoding:
///
/// ```swift
/// struct Point: CRepresentable {
///   var x, y: Double
///   static var cEncoding: String { "{Point=dd}" }
/// }
/// ```
///
/// Values must be plain bytes, without references: ``MessageError/Code/unsupportedType``. (`BitwiseCopyable` says so, but a struct that
/// is imported from C cannot be made to conform to a protocol that wants it.) Size and alignment are compared with the encoding's when a
/// signature is made: ``MessageError/Code/sizeMismatch``. That the members are
/// where the encoding says, only you can know; Swift lays out a struct of C types as C does, unless it contains another struct that ends in padding.
///
/// A type without a conformance is passed all the same, as an object: see ``MethodTable/add(_:_:)``.
public protocol CRepresentable {
  /// The ObjC type encoding, such as `"i"` or `"{Point=dd}"`.
  static var cEncoding: String { get }
}

/// A type that is a pointer in C, so that its optional is one, too, and `nil` is NULL.
public protocol CPointer: CRepresentable {}

extension Optional: CRepresentable where Wrapped: CPointer {
  /// The pointer's own encoding: C knows no other pointers than optional ones.
  public static var cEncoding: String { Wrapped.cEncoding }
}

extension Selector: CPointer {
  /// `:`
  public static var cEncoding: String { ":" }
}
