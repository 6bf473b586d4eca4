import MessageForwarding

// What system A adds to every object in a category. In Swift a class says in one line that it has such a property.

/// The key of a value that any control can keep.
private let noteKey = AssociatedKey<String>()

extension Control {
  /// A note, which is no stored property of the class.
  var note: String? {
    get { AssociatedValues.of(self)[noteKey] }
    set { AssociatedValues.of(self)[noteKey] = newValue }
  }
}

/// An object with one delegate, which is to have many.
protocol HasDelegate: MulticastOwner {
  var delegate: (any Responder & AnyObject)? { get set }
}

/// An object with one data source, which is to have many.
protocol HasDataSource: MulticastOwner {
  var dataSource: (any Responder & AnyObject)? { get set }
}

extension HasDelegate {
  /// The proxy in the `delegate` property, made and installed the first time.
  var multicastDelegate: MulticastProxy {
    multicast(\.delegate, MulticastProxy(name: "delegates")) { $0 }
  }

  /// Adds a delegate, which is held weakly. False when it is one already.
  @discardableResult
  func addDelegate(_ delegate: AnyObject) throws -> Bool { try multicastDelegate.add(delegate) }

  func removeDelegate(_ delegate: AnyObject) { multicastDelegate.remove(delegate) }
}

extension HasDataSource {
  /// The proxy in the `dataSource` property: another one.
  var multicastDataSource: MulticastProxy {
    multicast(\.dataSource, MulticastProxy(name: "data sources")) { $0 }
  }

  /// Adds a data source, which is held weakly. False when it is one already.
  @discardableResult
  func addDataSource(_ dataSource: AnyObject) throws -> Bool { try multicastDataSource.add(dataSource) }
}

extension TextView: HasDelegate {}
extension TableView: HasDelegate, HasDataSource {}
