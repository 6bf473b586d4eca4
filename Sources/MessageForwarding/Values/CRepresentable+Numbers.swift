// The codes are those of @encode. Swift's fixed-width types have fixed codes; Int and UInt are 64 bits on every system that the package
// supports.

extension Bool: CRepresentable {
  /// `B`
  public static var cEncoding: String { "B" }
}

extension Int8: CRepresentable {
  /// `c`
  public static var cEncoding: String { "c" }
}

extension UInt8: CRepresentable {
  /// `C`
  public static var cEncoding: String { "C" }
}

extension Int16: CRepresentable {
  /// `s`
  public static var cEncoding: String { "s" }
}

extension UInt16: CRepresentable {
  /// `S`
  public static var cEncoding: String { "S" }
}

extension Int32: CRepresentable {
  /// `i`
  public static var cEncoding: String { "i" }
}

extension UInt32: CRepresentable {
  /// `I`
  public static var cEncoding: String { "I" }
}

extension Int64: CRepresentable {
  /// `q`
  public static var cEncoding: String { "q" }
}

extension UInt64: CRepresentable {
  /// `Q`
  public static var cEncoding: String { "Q" }
}

extension Int: CRepresentable {
  /// `q`
  public static var cEncoding: String { "q" }
}

extension UInt: CRepresentable {
  /// `Q`
  public static var cEncoding: String { "Q" }
}

extension Int128: CRepresentable {
  /// `t`
  public static var cEncoding: String { "t" }
}

extension UInt128: CRepresentable {
  /// `T`
  public static var cEncoding: String { "T" }
}

extension Float: CRepresentable {
  /// `f`
  public static var cEncoding: String { "f" }
}

extension Double: CRepresentable {
  /// `d`
  public static var cEncoding: String { "d" }
}

#if arch(x86_64) || arch(i386)
  extension Float80: CRepresentable {
    /// `D`, which is C's `long double` here.
    public static var cEncoding: String { "D" }
  }
#endif
