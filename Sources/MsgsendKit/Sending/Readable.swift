/// A type whose values can be typed on a command line.
protocol Readable {
  /// What a value looks like, for errors: "a whole number from -128 to 127".
  static var looks: String { get }

  /// Reads a value; nil when the text is none of this type.
  static func read(_ text: String) -> Self?
}

extension Readable where Self: FixedWidthInteger {
  static var looks: String { "a whole number from \(min) to \(max)" }

  static func read(_ text: String) -> Self? {
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text.dropFirst(sign.count)
    for (prefix, radix) in [("0x", 16), ("0b", 2)] where digits.hasPrefix(prefix) {
      let digits = digits.dropFirst(prefix.count)
      // A second sign is not a digit.
      return digits.first == "-" || digits.first == "+" ? nil : Self(sign + digits, radix: radix)
    }
    return Self(text)
  }
}

extension Int8: Readable {}
extension UInt8: Readable {}
extension Int16: Readable {}
extension UInt16: Readable {}
extension Int32: Readable {}
extension UInt32: Readable {}
extension Int: Readable {}
extension UInt: Readable {}
extension Int128: Readable {}
extension UInt128: Readable {}

extension Readable where Self: BinaryFloatingPoint & LosslessStringConvertible {
  static var looks: String { "a number up to \(greatestFiniteMagnitude)" }

  static func read(_ text: String) -> Self? {
    guard let value = Self(text) else { return nil }
    // What is too large is read as infinity, and infinity is wanted only by its name.
    let named = text.lowercased().contains("inf")
    return value.isInfinite && !named ? nil : value
  }
}

extension Float: Readable {}
extension Double: Readable {}
#if arch(x86_64)
  extension Float80: Readable {}
#endif

extension Bool: Readable {
  static var looks: String { "true, false, yes or no" }

  static func read(_ text: String) -> Bool? {
    switch text {
    case "true", "yes": true
    case "false", "no": false
    default: nil
    }
  }
}
