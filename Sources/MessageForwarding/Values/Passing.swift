internal import CFFIShim

/// How values of one Swift type travel in a message. Decided once for each type; a send only looks at it.
///
/// In every case but `boxed` a value's own memory is what is passed, so the C core and Swift see the same bytes.
@usableFromInline
enum Passing: UInt8, Sendable {
  /// No result.
  case nothing
  /// A C value.
  case bytes
  /// A C pointer that Swift takes to be never NULL.
  case pointer
  /// A class instance: `@`.
  case reference
  /// A class instance or nil: `@`.
  case optionalReference
  /// Any other value, in a ``Box``: `@`.
  case boxed
}

extension Passing {
  /// How a type is passed.
  init(_ type: Any.Type) {
    if type is any CRepresentable.Type {
      let neverNull = type is any CPointer.Type && !(type is any OptionalType.Type)
      self = neverNull ? .pointer : .bytes
    } else if isReference(type) {
      self = .reference
    } else if let optional = type as? any OptionalType.Type, isReference(optional.wrapped) {
      self = .optionalReference
    } else {
      self = .boxed
    }
  }

  /// Whether the C core sees an object.
  @inlinable
  var isObject: Bool { rawValue >= Passing.reference.rawValue }
}

/// Whether values of a type are plain references, which are one pointer in memory.
private func isReference(_ type: Any.Type) -> Bool { type is AnyObject.Type || type == AnyObject.self }

/// An optional of any type, seen without its type.
protocol OptionalType {
  static var wrapped: Any.Type { get }
  /// A box with the nil of this very type.
  static var boxedNil: AnyBox { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
  static var boxedNil: AnyBox { Box<Wrapped?>(nil) }
}

/// The type of one argument or result: its encoding, checked against its Swift type.
func checkedEncoding(of type: Any.Type) throws(MessageError) -> String {
  guard let cType = type as? any CRepresentable.Type else { return "@" }
  return try encoding(checkedAgainst: cType)
}

private func encoding<C: CRepresentable>(checkedAgainst type: C.Type) throws(MessageError) -> String {
  let encoding = try TypeEncoding(C.cEncoding)
  var error = MessageError(.sizeMismatch)
  error.subject = encoding.text
  guard let first = encoding.shape.first, !"v@#[".contains(first) else {
    error.code = .unsupportedType
    error.reason =
      "the encoding of \(_typeName(type, qualified: false)), a CRepresentable type, is a C value's: not void, an object or an array"
    throw error
  }
  guard _isPOD(type) else {
    error.code = .unsupportedType
    error.reason = "a value of \(_typeName(type, qualified: false)) is more than its bytes"
    error.advice = "leave references, strings and arrays out, or do without CRepresentable: then it is passed as an object"
    throw error
  }
  var reason: UnsafePointer<CChar>?
  guard unsafe mf_type_is_passable(encoding.raw, &reason) else {
    error.code = .unsupportedType
    error.reason = unsafe reason.map { unsafe String(cString: $0) }
    throw error
  }
  // C pads a struct to a multiple of its alignment; Swift counts the padding in the stride.
  guard encoding.size == MemoryLayout<C>.stride else {
    error.reason = "the size in bytes is not that of \(_typeName(type, qualified: false))"
    error.expectedCount = MemoryLayout<C>.stride
    error.gotCount = encoding.size
    throw error
  }
  guard encoding.alignment == MemoryLayout<C>.alignment else {
    error.reason = "the alignment in bytes is not that of \(_typeName(type, qualified: false))"
    error.expectedCount = MemoryLayout<C>.alignment
    error.gotCount = encoding.alignment
    throw error
  }
  AggregateTypes.note(type, encoding)
  return encoding.text
}
