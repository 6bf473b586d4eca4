/// Which Swift type stands for a C struct or union when only its encoding is known: the first that a message used with it.
///
/// Every type with the encoding would do: its size and alignment were compared, and its values are plain bytes.
enum AggregateTypes {
  private static let all = PointerMap()

  static func note(_ type: any CRepresentable.Type, _ encoding: TypeEncoding) {
    guard encoding.text.contains(where: { "{(".contains($0) }), !encoding.text.hasPrefix("^") else { return }
    _ = unsafe all.find(UInt(bitPattern: encoding.raw)) { UInt(bitPattern: ObjectIdentifier(type)) }
  }

  /// The Swift type; nil when no message had one yet.
  static func find(_ encoding: TypeEncoding) -> Any.Type? {
    // A type is its metadata, which lives as long as the process.
    unsafe all.find(UInt(bitPattern: encoding.raw)).map { unsafe unsafeBitCast($0, to: Any.Type.self) }
  }
}
