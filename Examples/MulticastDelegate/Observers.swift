import MessageForwarding

// Delegates and data sources. Each has the methods that it is interested in, and no other, and lists those that it answers by name: Swift
// has no such list at run time.

/// Counts words after each change.
final class WordCounter: MethodDeclaring {
  private(set) var words = 0

  func textViewDidChange(_ view: TextView) {
    words = view.text.split(separator: " ").count
    print("  the counter counts \(words)")
  }

  static let methods: [MethodDeclaration<WordCounter>] = [
    .method("textViewDidChange(_:)") { $0.textViewDidChange($1) }
  ]
}

/// Forbids a word.
final class Censor: MethodDeclaring {
  let forbidden: String
  init(forbidden: String) { self.forbidden = forbidden }

  func textView(_ view: TextView, shouldInsert typed: String) -> Bool {
    let allows = !typed.contains(forbidden)
    print("  the censor \(allows ? "allows" : "forbids") it")
    return allows
  }

  static let methods: [MethodDeclaration<Censor>] = [
    .method("textView(_:shouldInsert:)") { $0.textView($1, shouldInsert: $2) }
  ]
}

/// Writes down what happens, and allows everything.
final class Diary: MethodDeclaring {
  private(set) var lines: [String] = []

  func textView(_ view: TextView, shouldInsert typed: String) -> Bool {
    write("somebody types \"\(typed)\"")
    return true
  }

  func textViewDidChange(_ view: TextView) { write("the text is \"\(view.text)\"") }

  func tableView(_ view: TableView, didSelect row: Int) { write("row \(row) is selected") }

  private func write(_ line: String) {
    lines.append(line)
    print("  the diary writes: \(line)")
  }

  static let methods: [MethodDeclaration<Diary>] = [
    .method("textView(_:shouldInsert:)") { $0.textView($1, shouldInsert: $2) },
    .method("textViewDidChange(_:)") { $0.textViewDidChange($1) },
    .method("tableView(_:didSelect:)") { $0.tableView($1, didSelect: $2) },
  ]
}

/// Hears the first change only: it removes itself, and puts another delegate in its place.
final class FirstChange: MethodDeclaring {
  let successor: AnyObject
  init(successor: AnyObject) { self.successor = successor }

  func textViewDidChange(_ view: TextView) throws {
    print("  the first change")
    view.removeDelegate(self)
    try view.addDelegate(successor)
  }

  static let methods: [MethodDeclaration<FirstChange>] = [
    .method("textViewDidChange(_:)") { try $0.textViewDidChange($1) }
  ]
}

/// Has rows.
final class Shelf: MethodDeclaring {
  let books: [String]
  init(_ books: String...) { self.books = books }

  func numberOfRows(in view: TableView) -> Int { books.count }

  static let methods: [MethodDeclaration<Shelf>] = [
    .method("numberOfRows(in:)") { $0.numberOfRows(in: $1) }
  ]
}
