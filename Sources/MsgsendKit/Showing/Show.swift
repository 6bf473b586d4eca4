internal import MessageForwarding

/// A value as it is shown.
func show(_ value: Any) -> String {
  switch value {
  case let text as String: return "\"\(text)\""
  case let text as UnsafePointer<CChar>: return unsafe "\"\(String(cString: text))\""
  case let selector as Selector: return selector.name
  case let truth as Bool: return "\(truth)"
  case is Void: return "nothing"
  case let thing where type(of: thing) is AnyObject.Type: return "a \(type(of: thing))"
  default:
    let text = "\(value)"
    return text == "nil" || text == "Optional(nil)" ? "nil" : text
  }
}

/// A value of a type: a struct that no Swift type stands for comes as its bytes.
func show(_ value: Any, as type: TypeEncoding) -> String {
  guard let bytes = value as? [UInt8], type.code == "{" || type.code == "(" else { return show(value) }
  return unsafe bytes.withUnsafeBytes { unsafe showStruct($0, as: type) }
}

private func showStruct(_ bytes: UnsafeRawBufferPointer, as type: TypeEncoding) -> String {
  let members = type.members.map { member -> String in
    let place = unsafe UnsafeRawBufferPointer(rebasing: bytes[member.offset..<member.offset + member.type.size])
    if member.type.code == "{" { return unsafe showStruct(place, as: member.type) }
    if let readable = readableType(member.type) { return unsafe load(place, readable) }
    return unsafe "0x"
      + place.reversed().map {
        let digits = String($0, radix: 16); return digits.count < 2 ? "0\(digits)" : digits
      }.joined()
  }
  return "{\(members.joined(separator: ","))}"
}

private func load(_ place: UnsafeRawBufferPointer, _ type: any Readable.Type) -> String {
  func open<Value: Readable>(_ type: Value.Type) -> String { unsafe "\(place.loadUnaligned(as: Value.self))" }
  return open(type)
}
