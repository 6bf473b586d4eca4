internal import Foundation
internal import MessageForwarding

extension Output {
  /// Writes one JSON object on one line, its keys in order.
  func json(_ object: [String: Any]) throws {
    let data = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    line(String(decoding: data, as: UTF8.self))
  }
}

/// A value of a type, as JSON has it.
func jsonValue(_ value: Any, as type: TypeEncoding) -> Any { value is [UInt8] ? show(value, as: type) : jsonValue(value) }

/// A value as JSON has it; what JSON has not (infinity, whole numbers beyond 64 bits, objects) as it is shown.
func jsonValue(_ value: Any) -> Any {
  switch value {
  case let truth as Bool: truth
  case let number as any FixedWidthInteger:
    signed(exactly: number).map { $0 as Any } ?? unsigned(exactly: number).map { $0 as Any } ?? "\(number)"
  case let number as Double: number.isFinite ? number : "\(number)"
  case let number as Float: number.isFinite ? Double("\(number)") ?? Double(number) : "\(number)"
  case let text as String: text
  case let text as UnsafePointer<CChar>: unsafe String(cString: text)
  case is Void: NSNull()
  default:
    show(value) == "nil" ? NSNull() : show(value)
  }
}

private func signed(exactly number: any FixedWidthInteger) -> Int64? {
  func open<Number: FixedWidthInteger>(_ number: Number) -> Int64? { Int64(exactly: number) }
  return open(number)
}

private func unsigned(exactly number: any FixedWidthInteger) -> UInt64? {
  func open<Number: FixedWidthInteger>(_ number: Number) -> UInt64? { UInt64(exactly: number) }
  return open(number)
}
