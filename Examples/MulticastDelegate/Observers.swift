import MessageForwarding

// Delegates and data sources. Each has the methods that it is interested in, and no other.

/// Counts words after each change.
final class WordCounter {
  private(set) var words = 0

  func textViewDidChange(_ view: TextView) {
    words = view.text.split(separator: " ").count
    print("  the counter counts \(words)")
  }
}

/// Forbids a word.
final class Censor {
  let forbidden: String
  init(forbidden: String) { self.forbidden = forbidden }

  func textView(_ view: TextView, shouldInsert typed: String) -> Bool {
    let allows = !typed.contains(forbidden)
    print("  the censor \(allows ? "allows" : "forbids") it")
    return allows
  }
}

/// Writes down what happens, and allows everything.
final class Diary {
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
}

/// Hears the first change only: it removes itself, and puts another delegate in its place.
final class FirstChange {
  let successor: AnyObject
  init(successor: AnyObject) { self.successor = successor }

  func textViewDidChange(_ view: TextView) throws {
    print("  the first change")
    view.removeDelegate(self)
    try view.addDelegate(successor)
  }
}

/// Has rows.
final class Shelf {
  let books: [String]
  init(_ books: String...) { self.books = books }

  func numberOfRows(in view: TableView) -> Int { books.count }
}

/// Which methods each class answers by name. Swift cannot find out by itself; a class says it once.
func registerMethods() throws {
  try MethodTable.of(WordCounter.self).add("textViewDidChange(_:)") { $0.textViewDidChange($1) }
  try MethodTable.of(FirstChange.self).add("textViewDidChange(_:)") { try $0.textViewDidChange($1) }
  try MethodTable.of(Censor.self).add("textView(_:shouldInsert:)") { $0.textView($1, shouldInsert: $2) }

  let diary = MethodTable.of(Diary.self)
  try diary.add("textView(_:shouldInsert:)") { $0.textView($1, shouldInsert: $2) }
  try diary.add("textViewDidChange(_:)") { $0.textViewDidChange($1) }
  try diary.add("tableView(_:didSelect:)") { $0.tableView($1, didSelect: $2) }

  try MethodTable.of(Shelf.self).add("numberOfRows(in:)") { $0.numberOfRows(in: $1) }
}
