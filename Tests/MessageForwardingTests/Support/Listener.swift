import MessageForwarding

/// A target that writes down what it hears, in a journal that several share.
final class Listener: Responder {
  let name: String
  let journal: Journal
  /// Runs when the listener hears something.
  var onHear: (() throws -> Void)?

  init(_ name: String, _ journal: Journal) {
    _ = Listener.registered
    self.name = name
    self.journal = journal
  }

  func hear(_ word: String) throws {
    journal.lines.append("\(name) \(word)")
    try onHear?()
  }

  private static let registered: Void = {
    let table = MethodTable.of(Listener.self)
    do {
      try table.add("hear(_:)") { try $0.hear($1) }
      try table.add("length()") { $0.name.count }
      try table.add("isCalled(_:)") { $0.name == $1 }
      try table.add("refuse(_:)") { (listener, reason: String) -> Int in throw Refusal(reason: "\(listener.name): \(reason)") }
    } catch {
      preconditionFailure("\(error)")
    }
  }()
}

final class Journal {
  var lines: [String] = []
}

/// A target that responds to nothing.
final class Deaf {}
