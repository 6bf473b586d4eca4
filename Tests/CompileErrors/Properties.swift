// Only a property that any thread may touch is registered by its key path (R15).
import MessageForwarding

enum Properties {
  @MainActor final class Window {
    var title = ""
    nonisolated let number = 1
  }

  final class Names {
    private(set) var count = 0
    var names: [String] = []
    subscript(name: Name) -> Int { names.count }
  }

  struct Name: Hashable {
    var owner: Names
    static func == (a: Name, b: Name) -> Bool { a.owner === b.owner }
    func hash(into hasher: inout Hasher) {}
  }

  static func register(_ name: Name) throws {
    try MethodTable.of(Window.self).addProperty("number", \.number)
    try MethodTable.of(Names.self).addProperty("names", \.names)
    try MethodTable.of(Names.self).addProperty("firstCount", \.names.count)
    #if FAULT
      try MethodTable.of(Window.self).addProperty("title", \.title)  // error: main actor-isolated property 'title'
      try MethodTable.of(Names.self).addProperty("indexed", \.[name])  // error: does not conform to the 'Sendable' protocol
      try MethodTable.of(Names.self).addProperty("other", \.other)  // error: has no member 'other'
    #endif
  }
}
