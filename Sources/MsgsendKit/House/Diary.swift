internal import MessageForwarding

/// A diary, which hears nearly everything and does nothing about it.
final class Diary {
  private(set) var lines: [String] = []
  private let events: Events

  init(_ events: Events) { self.events = events }

  /// Returns how many lines there are.
  func write(_ text: String) -> Int {
    lines.append(text)
    events.note("Diary", "writes: \(text)")
    return lines.count
  }

  func mayOpen(_ window: Window) -> Bool {
    _ = write("The \(window.name) window was to be opened.")
    return true
  }

  static func register() throws {
    let table = MethodTable.of(Diary.self)
    try table.add("goodNight()") { _ = $0.write("Good night.") }
    try table.add("mayOpen(_:)") { $0.mayOpen($1) }
    try table.add("write(_:times:)") { (diary, text: String, times: Int32) in
      for _ in 0..<max(times, 0) { _ = diary.write(text) }
      return diary.lines.count
    }
  }
}
