import MessageForwarding

/// A control with a delegate, its protocol, and a typed proxy for it, written by hand.
final class Field: MulticastOwner {
  weak var delegate: (any FieldDelegate)?
  var text = ""

  func type(_ text: String) throws {
    guard delegate?.field(self, shouldChangeTo: text) ?? true else { return }
    self.text = text
    delegate?.fieldDidChange(self)
    try delegate?.save(text)
  }
}

protocol FieldDelegate: AnyObject {
  func fieldDidChange(_ field: Field)
  func field(_ field: Field, shouldChangeTo text: String) -> Bool
  func title(for field: Field) -> String?
  func save(_ text: String) throws
  func check(_ text: String) throws -> Int
  func adjust(_ text: inout String)
  var limit: Int { get set }
}

final class FieldDelegates: TypedMulticastProxy<any FieldDelegate>, FieldDelegate {
  func fieldDidChange(_ field: Field) { forward(field) { $0.fieldDidChange($1) } }
  func field(_ field: Field, shouldChangeTo text: String) -> Bool {
    forward(field, text, default: true) { $0.field($1, shouldChangeTo: $2) }
  }
  func title(for field: Field) -> String? { forward(field, default: nil) { $0.title(for: $1) } }
  func save(_ text: String) throws { try forward(text) { try $0.save($1) } }
  func check(_ text: String) throws -> Int { try forward(text, default: -1) { try $0.check($1) } }
  func adjust(_ text: inout String) { forward { $0.adjust(&text) } }
  var limit: Int {
    get { forward(default: 80) { $0.limit } }
    set { forward(newValue, named: "setLimit(_:)") { $0.limit = $1 } }
  }

  /// Not in the protocol.
  func fieldDidScroll(_ field: Field) { forwardOptional(field) }
  func height(of field: Field) -> Double? { forwardOptional(field, returning: Double.self) }
}

/// Conforms, and writes down what it hears.
final class Editor: FieldDelegate {
  let name: String
  let journal: Journal
  var allows = true
  var error: Refusal?
  var onHear: (() -> Void)?
  private let life: Tracked?

  init(_ name: String, _ journal: Journal, _ life: Tracked? = nil) {
    self.name = name
    self.journal = journal
    self.life = life
  }

  private func note(_ line: String) {
    journal.lines.append("\(name) \(line)")
    onHear?()
  }

  func fieldDidChange(_ field: Field) { note("changed") }
  func field(_ field: Field, shouldChangeTo text: String) -> Bool {
    note("asked \(text)")
    return allows
  }
  func title(for field: Field) -> String? { name }
  func save(_ text: String) throws {
    note("saved \(text)")
    if let error { throw error }
  }
  func check(_ text: String) throws -> Int {
    if let error { throw error }
    return text.count
  }
  func adjust(_ text: inout String) { text += name }
  var limit = 10
}

/// Conforms to nothing: its class registered some of the messages.
final class Watcher {
  let name: String
  let journal: Journal
  var onHear: (() -> Void)?

  init(_ name: String, _ journal: Journal) {
    _ = Watcher.registered
    self.name = name
    self.journal = journal
  }

  private static let registered: Void = {
    let table = MethodTable.of(Watcher.self)
    do {
      try table.add("fieldDidChange(_:)") { (watcher, _: Field) in
        watcher.journal.lines.append("\(watcher.name) changed")
        watcher.onHear?()
      }
      try table.add("field(_:shouldChangeTo:)") { (watcher, _: Field, text: String) in
        watcher.journal.lines.append("\(watcher.name) asked \(text)")
        return !text.isEmpty
      }
      try table.add("save(_:)") { (watcher, text: String) -> Void in throw Refusal(reason: "\(watcher.name) \(text)") }
      // Not the protocol's types.
      try table.add("title(for:)") { (_: Watcher, _: Int) in 0 }
      try table.add("setLimit(_:)") { (watcher, limit: Int) in watcher.journal.lines.append("\(watcher.name) limit \(limit)") }
      try table.add("fieldDidScroll(_:)") { (watcher, _: Field) in watcher.journal.lines.append("\(watcher.name) scrolled") }
      try table.add("height(of:)") { (_: Watcher, _: Field) in 12.5 }
    } catch {
      preconditionFailure("\(error)")
    }
  }()
}
