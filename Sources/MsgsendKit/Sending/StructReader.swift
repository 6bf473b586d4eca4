internal import MessageForwarding

/// Reads a struct that is typed as its members: `{1,2.5}`, `{{0,0},{3,4}}`.
struct StructReader {
  private let text: [Character]
  private let type: TypeEncoding
  private var position = 0

  init(_ text: String, _ type: TypeEncoding) {
    self.text = Array(text)
    self.type = type
  }

  /// The struct as it is in memory, its padding zero.
  func bytes() throws(Misread) -> [UInt8] {
    var reader = self
    var bytes = [UInt8](repeating: 0, count: type.size)
    try reader.read(type, into: &bytes, at: 0)
    if reader.position < text.count { throw reader.misread("nothing behind the struct") }
    return bytes
  }

  private mutating func read(_ type: TypeEncoding, into bytes: inout [UInt8], at offset: Int) throws(Misread) {
    if type.code == "{" { return try readMembers(type, into: &bytes, at: offset) }
    guard let readable = readableType(type) else { throw misread("a member that can be typed, not one of type \(type)") }
    let start = position
    while position < text.count, !",}".contains(text[position]) { position += 1 }
    let word = String(text[start..<position].drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    guard let value = readable.read(word) else {
      position = start
      throw misread("\(readable), \(readable.looks)")
    }
    store(value, into: &bytes, at: offset)
  }

  private mutating func readMembers(_ type: TypeEncoding, into bytes: inout [UInt8], at offset: Int) throws(Misread) {
    try skip("{")
    for (index, member) in type.members.enumerated() {
      if index > 0 { try skip(",") }
      try read(member.type, into: &bytes, at: offset + member.offset)
    }
    try skip("}")
  }

  private mutating func skip(_ character: Character) throws(Misread) {
    while position < text.count, text[position] == " " { position += 1 }
    guard position < text.count, text[position] == character else { throw misread("\"\(character)\"") }
    position += 1
  }

  private func misread(_ wanted: String) -> Misread {
    Misread(expected: "a struct", part: "where \(wanted) is expected at character \(position + 1)")
  }

  private func store(_ value: any Readable, into bytes: inout [UInt8], at offset: Int) {
    func open<Value: Readable>(_ value: Value) {
      unsafe withUnsafeBytes(of: value) { source in
        for index in 0..<MemoryLayout<Value>.size { unsafe bytes[offset + index] = source[index] }
      }
    }
    open(value)
  }
}
