import MessageForwarding

// Two controls, each of which knows one delegate and asks it what it responds to, as Cocoa's do. They know nothing of proxies.

/// What controls have in common: a place for associated values, which go with the control.
class Control: AssociatedValuesOwner {
  let associatedValues = AssociatedValues()
}

/// A text that can be typed into.
final class TextView: Control {
  weak var delegate: (any Responder & AnyObject)?
  private(set) var text = ""

  static let shouldInsert = Message<TextView, String>.Returning<Bool>("textView(_:shouldInsert:)")
  static let didChange = Message<TextView>("textViewDidChange(_:)")

  func insert(_ typed: String) throws {
    if let delegate, delegate.responds(to: Self.shouldInsert.selector) {
      guard try delegate.send(Self.shouldInsert, self, typed) else { return }
    }
    text += typed
    if let delegate, delegate.responds(to: Self.didChange.selector) {
      try delegate.send(Self.didChange, self)
    }
  }
}

/// Rows, which come from a data source.
final class TableView: Control {
  weak var delegate: (any Responder & AnyObject)?
  weak var dataSource: (any Responder & AnyObject)?

  static let numberOfRows = Message<TableView>.Returning<Int>("numberOfRows(in:)")
  static let didSelect = Message<TableView, Int>("tableView(_:didSelect:)")

  var numberOfRows: Int {
    get throws {
      guard let dataSource, dataSource.responds(to: Self.numberOfRows.selector) else { return 0 }
      return try dataSource.send(Self.numberOfRows, self)
    }
  }

  func select(_ row: Int) throws {
    guard let delegate, delegate.responds(to: Self.didSelect.selector) else { return }
    try delegate.send(Self.didSelect, self, row)
  }
}
