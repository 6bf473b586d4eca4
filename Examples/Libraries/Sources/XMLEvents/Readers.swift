import MessageForwarding

/// Elements, indented by their depth.
final class Outline {
  private(set) var lines: [String] = []
  private var depth = 0

  func start(_ name: String) {
    lines.append(String(repeating: "  ", count: depth) + name)
    depth += 1
  }

  func end() { depth -= 1 }
}

/// All text.
final class Words {
  private(set) var text = ""
  func add(_ more: String) { text += more }
}

/// All attributes, by element and name.
final class Attributes {
  private(set) var values: [String] = []

  func start(_ name: String, _ attributes: [String: String]) {
    for (key, value) in attributes.sorted(by: { $0.key < $1.key }) { values.append("\(name).\(key)=\(value)") }
  }
}

/// Leaves at the second element.
final class Leaving {
  private(set) var seen: [String] = []
  private let readers: MulticastProxy
  init(_ readers: MulticastProxy) { self.readers = readers }

  func start(_ name: String) {
    seen.append(name)
    if seen.count == 2 { readers.remove(self) }
  }
}

func registerMethods() throws {
  let outline = MethodTable.of(Outline.self)
  try outline.add("didStart(_:attributes:)") { (outline, name: String, _: [String: String]) in outline.start(name) }
  try outline.add("didEnd(_:_:)") { (outline, _: UnsafeMutableRawPointer?, _: UnsafePointer<CChar>?) in outline.end() }
  try MethodTable.of(Words.self).add("didFind(_:)") { $0.add($1) }
  try MethodTable.of(Attributes.self).add("didStart(_:attributes:)") { $0.start($1, $2) }
  try MethodTable.of(Leaving.self).add("didStart(_:attributes:)") { (leaving, name: String, _: [String: String]) in
    leaving.start(name)
  }
}
