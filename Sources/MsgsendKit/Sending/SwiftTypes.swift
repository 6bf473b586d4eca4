internal import MessageForwarding

// Which Swift type stands for a type encoding when the types of a message are known only at run time.

extension TypeEncoding {
  /// The character that says what the type is, behind its qualifiers.
  var code: Character { text.drop { "rnNoORVA|".contains($0) }.first ?? "?" }
}

/// The type of numbers and truth values; nil for other types.
func readableType(_ type: TypeEncoding) -> (any Readable.Type)? {
  switch type.code {
  case "c": Int8.self
  case "C": UInt8.self
  case "s": Int16.self
  case "S": UInt16.self
  case "i": Int32.self
  case "I": UInt32.self
  case "q", "l": Int.self
  case "Q", "L": UInt.self
  case "t": Int128.self
  case "T": UInt128.self
  case "f": Float.self
  case "d": Double.self
  case "B": Bool.self
  #if arch(x86_64)
    case "D": Float80.self
  #endif
  default: nil
  }
}

/// The type of a result; nil for one that cannot be shown.
func resultType(_ type: TypeEncoding) -> Any.Type? {
  if let readable = readableType(type) { return readable }
  switch type.code {
  case "v": return Void.self
  case "*": return unsafe UnsafePointer<CChar>?.self
  case "@": return Any.self
  case ":": return Selector?.self
  case "^": return unsafe OpaquePointer?.self
  default: return nil
  }
}

/// A value as it is shown.
func show(_ value: Any) -> String {
  switch value {
  case let text as String: return "\"\(text)\""
  case let text as UnsafePointer<CChar>: return unsafe "\"\(String(cString: text))\""
  case let selector as Selector: return selector.name
  case let truth as Bool: return "\(truth)"
  case let thing where type(of: thing) is AnyObject.Type: return "a \(type(of: thing))"
  default:
    let text = "\(value)"
    return text == "nil" || text == "Optional(nil)" ? "nil" : text
  }
}
