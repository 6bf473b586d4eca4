public import CallbackTestKit
public import MessageForwarding

extension kit_pair: CRepresentable {
  /// As the header says.
  public static var cEncoding: String { "{kit_pair=ii}" }
}

extension kit_floats: CRepresentable {
  /// As the header says.
  public static var cEncoding: String { "{kit_floats=ff}" }
}

extension kit_mixed: CRepresentable {
  /// As the header says.
  public static var cEncoding: String { "{kit_mixed=dq}" }
}

extension kit_pixel: CRepresentable {
  /// As the header says.
  public static var cEncoding: String { "{kit_pixel=CCC}" }
}

extension kit_padded: CRepresentable {
  /// As the header says.
  public static var cEncoding: String { "{kit_padded=cfqs}" }
}

extension kit_triple: CRepresentable {
  /// As the header says.
  public static var cEncoding: String { "{kit_triple=qqq}" }
}

extension kit_quad: CRepresentable {
  /// As the header says.
  public static var cEncoding: String { "{kit_quad=dddd}" }
}

extension kit_wide: CRepresentable {
  /// As the header says.
  public static var cEncoding: String { "{kit_wide=Di}" }
}

extension kit_box: CRepresentable {
  /// As the header says.
  public static var cEncoding: String { "{kit_box={kit_floats=ff}{kit_floats=ff}}" }
}

extension kit_either: CRepresentable {
  /// As the header says.
  public static var cEncoding: String { "(kit_either=qd)" }
}

/// The address of a C function.
func address<Pointer>(of function: Pointer) -> UnsafeRawPointer {
  unsafe precondition(MemoryLayout<Pointer>.size == MemoryLayout<UnsafeRawPointer>.size)
  return unsafe unsafeBitCast(function, to: UnsafeRawPointer.self)
}
