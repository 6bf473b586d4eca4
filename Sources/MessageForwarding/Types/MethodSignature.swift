internal import CFFIShim

/// The result type and the argument types of a method.
///
/// `MethodSignature("v@:@q")` is a method that takes an object and a 64-bit integer and returns nothing. Arguments are counted from 0,
/// without self and selector (`NSMethodSignature` counts them). Signatures are interned: a copy costs nothing, and any thread may use
/// them. The counterpart of `NSMethodSignature`.
///
/// Two signatures are *equal* when their texts are. They *agree* when a sender that states the one may call a method that has the other:
/// names, qualifiers and pointees do not matter for that. See ``agrees(with:)``.
@safe
public struct MethodSignature: Hashable, Sendable {
  // Points to an immutable signature that lives as long as the process.
  nonisolated(unsafe) let raw: OpaquePointer

  init(_ raw: OpaquePointer) { unsafe self.raw = raw }

  /// Parses an ObjC method encoding such as `"v@:@q"`.
  ///
  /// - Throws: ``MessageError/Code/invalidEncoding``, or ``MessageError/Code/unsupportedType`` for what cannot be passed by value, with
  ///   the position in the text and the reason.
  ///
  /// A text seen before costs one hash. The counterpart of `+signatureWithObjCTypes:`. Calls `mf_signature_make`.
  public init(_ encoding: String) throws(MessageError) {
    let signature = try unsafe parsed(encoding) { text, signature, error in unsafe mf_signature_make(text, signature, error) }
    unsafe self.init(signature)
  }

  /// The text without frame offsets.
  public var encoding: String { unsafe String(cString: mf_signature_encoding(raw)) }

  /// The number of arguments, without self and selector.
  public var argumentCount: Int { unsafe mf_signature_argument_count(raw) }

  /// The argument types, in order.
  public var argumentTypes: [TypeEncoding] {
    (0..<argumentCount).compactMap { index in
      unsafe mf_signature_argument_type(raw, index).map { unsafe TypeEncoding($0) }
    }
  }

  /// The result type; `v` for none.
  public var resultType: TypeEncoding { unsafe TypeEncoding(mf_signature_result_type(raw)) }

  /// Whether this is a method's signature, with self and selector, and not a plain C function's.
  public var isMethod: Bool { unsafe mf_signature_is_method(raw) }

  /// The bytes that all arguments take in memory, laid out as the members of a C struct.
  public var frameSize: Int { unsafe mf_signature_frame_size(raw) }

  /// Where an argument starts in that memory.
  ///
  /// - Throws: ``MessageError/Code/indexOutOfRange``.
  public func argumentOffset(at index: Int) throws(MessageError) -> Int {
    guard (0..<argumentCount).contains(index) else {
      var error = MessageError(.indexOutOfRange)
      error.argument = .index(index)
      error.expected = "one of \(argumentCount) arguments"
      error.subject = encoding
      throw error
    }
    return unsafe mf_signature_argument_offset(raw, index)
  }

  /// Whether a method of the one signature may be called by a sender that states the other.
  ///
  /// One pointer comparison. Calls `mf_signatures_agree`.
  public func agrees(with other: MethodSignature) -> Bool { unsafe mf_signatures_agree(raw, other.raw) }

  /// The method with the same result and arguments; of a method, itself.
  func asMethod() throws(MessageError) -> MethodSignature {
    var method: OpaquePointer?
    try unsafe checked { unsafe mf_signature_as_method(raw, &method, $0) }
    return unsafe MethodSignature(method!)
  }

  /// Whether the two texts are the same.
  public static func == (a: MethodSignature, b: MethodSignature) -> Bool { unsafe a.raw == b.raw }

  /// Hashes the pointer.
  public func hash(into hasher: inout Hasher) { unsafe hasher.combine(raw) }
}

extension MethodSignature: CustomStringConvertible {
  /// The encoding.
  public var description: String { encoding }
}
