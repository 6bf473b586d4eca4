import Foundation
import Testing

extension Recorder {
  /// The one object that was written for programs, on one line.
  func json() throws -> [String: Any] {
    try #require(lines.count == 1)
    return try parsed(lines[0])
  }
}

/// A JSON object, read by Foundation.
func parsed(_ text: String) throws -> [String: Any] {
  try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
}

/// Whether they say the same, deep down. True is not 1 here, as it is for Foundation.
func == (left: [String: Any], right: [String: Any]) -> Bool { canonical(left) == canonical(right) }

private func canonical(_ value: Any) -> String {
  switch value {
  case let object as [String: Any]: "{\(object.sorted { $0.key < $1.key }.map { "\($0.key):\(canonical($0.value))" })}"
  case let list as [Any]: "[\(list.map(canonical).joined(separator: ","))]"
  case is NSNull: "null"
  case let text as String: text.debugDescription
  case _ where type(of: value) is any FixedWidthInteger.Type: "\(value)"
  case let number as NSNumber: isTruth(number) ? "\(number.boolValue)" : whole(number.stringValue)
  default: whole("\(value)")
  }
}

// 60.0 is 60.
private func whole(_ text: String) -> String { text.hasSuffix(".0") ? String(text.dropLast(2)) : text }

private func isTruth(_ number: NSNumber) -> Bool { unsafe String(cString: number.objCType) == "c" }
