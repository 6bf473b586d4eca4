extension UnsafeRawPointer: CPointer {
  /// `^v`
  public static var cEncoding: String { "^v" }
}

extension UnsafeMutableRawPointer: CPointer {
  /// `^v`
  public static var cEncoding: String { "^v" }
}

extension OpaquePointer: CPointer {
  /// `^v`
  public static var cEncoding: String { "^v" }
}

extension UnsafePointer: CPointer, CRepresentable {
  /// `*` for a C string; `^` and the pointee's encoding where it has one; otherwise `^v`.
  public static var cEncoding: String {
    // Kept invocations copy what '*' points to, so it stands for constant text only.
    Pointee.self == CChar.self ? "*" : pointerEncoding(to: Pointee.self)
  }
}

extension UnsafeMutablePointer: CPointer, CRepresentable {
  /// `^` and the pointee's encoding where it has one; otherwise `^v`.
  public static var cEncoding: String { pointerEncoding(to: Pointee.self) }
}

private func pointerEncoding<Pointee>(to pointee: Pointee.Type) -> String {
  "^" + ((pointee as? any CRepresentable.Type)?.cEncoding ?? "v")
}
