internal import MessageForwarding

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
