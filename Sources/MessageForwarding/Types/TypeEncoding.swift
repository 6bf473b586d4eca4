internal import CFFIShim

/// One type as the C core knows it: its ObjC type encoding, laid out for this machine.
///
/// `TypeEncoding("{Point=dd}")` is a C struct of two doubles. Encodings are interned, so two of them are equal when their texts are, and
/// a copy costs nothing. Any thread may use them. The counterpart of the strings that `@encode` makes.
@safe
public struct TypeEncoding: Hashable, Sendable {
  // Points to an immutable type that lives as long as the process.
  nonisolated(unsafe) let raw: OpaquePointer

  init(_ raw: OpaquePointer) { unsafe self.raw = raw }

  /// Parses exactly one type.
  ///
  /// - Throws: ``MessageError/Code/invalidEncoding`` or ``MessageError/Code/unsupportedType``, with the position in the text and the
  ///   reason.
  ///
  /// A text seen before costs one hash. Calls `mf_type_make`.
  public init(_ text: String) throws(MessageError) {
    let type = try unsafe parsed(text) { text, type, error in unsafe mf_type_make(text, type, error) }
    unsafe self.init(type)
  }

  /// The encoding without frame offsets.
  public var text: String { unsafe String(cString: mf_type_encoding(raw)) }

  /// What the type is, with names, qualifiers and pointees left out: equal for types that agree.
  public var shape: String { unsafe String(cString: mf_type_shape(raw)) }

  /// The size in bytes, as C's `sizeof` gives it; 0 for void, and for what has no layout.
  public var size: Int { unsafe mf_type_size(raw) }

  /// The alignment in bytes.
  public var alignment: Int { unsafe mf_type_alignment(raw) }

  /// The name of a struct, union or class.
  public var name: String? { unsafe mf_type_name(raw).map { unsafe String(cString: $0) } }

  /// The members of a struct or union, with their offsets in bytes; empty for every other type.
  public var members: [(type: TypeEncoding, offset: Int)] {
    guard unsafe mf_type_kind(raw) == MF_KIND_STRUCT || mf_type_kind(raw) == MF_KIND_UNION else { return [] }
    return unsafe (0..<mf_type_count(raw)).compactMap { index in
      unsafe mf_type_member(raw, index).map { unsafe (TypeEncoding($0), mf_type_member_offset(raw, index)) }
    }
  }

  /// Whether a value of this type can be an argument; if not, ``MethodSignature`` refuses it and says why.
  public var isPassable: Bool { unsafe mf_type_is_passable(raw, nil) }

  /// Whether values of the two types are passed alike and mean the same.
  public func agrees(with other: TypeEncoding) -> Bool { unsafe mf_types_agree(raw, other.raw) }

  /// Whether the two texts are the same; see ``agrees(with:)`` for whether the types are.
  public static func == (a: TypeEncoding, b: TypeEncoding) -> Bool { unsafe a.raw == b.raw }

  /// Hashes the pointer.
  public func hash(into hasher: inout Hasher) { unsafe hasher.combine(raw) }
}

extension TypeEncoding: CustomStringConvertible {
  /// The encoding.
  public var description: String { text }
}
