// What the examples in doc comments are about: Tools/check_comments.sh compiles each of them in a function, together with this, and runs it.

import Dispatch
import MessageForwarding

/// Takes whatever the examples send.
class Surroundings {
  var lines: [String] = []

  func log(_ text: String, level: Int) { lines.append("\(level) \(text)") }

  static let registered = Result {
    let table = MethodTable.of(Surroundings.self)
    try table.add("log(_:level:)") { $0.log($1, level: $2) }
    try table.add("add(_:to:)") { (_: Surroundings, a: Int, b: Int) in a + b }
    try table.add("textField(_:shouldChangeTo:)") { (_: Surroundings, _: TextField, text: String) in !text.isEmpty }
    try table.add("title(_:)") { (_: Surroundings, row: Int) in "row \(row)" }
    try table.add("mayClose()") { (_: Surroundings) in true }
    try table.add("fetch(_:)") { (_: Surroundings, address: String) async in address }
    try table.add("save(_:)") { (_: Surroundings, document: String) async in }
    try MethodTable.of(Log.self).add("didStart(_:)") { (_: Log, _: Int) in }
    try MethodTable.of(Log.self).add("didChange(_:)") { (_: Log, _: Int) in }
    try MethodTable.of(Log.self).add("size(_:)") { (_: Log, id: Int) in id }
    try MethodTable.of(Animal.self).add("speak(_:)") { (_, word: String) in word }
  }
}

// Methods are inherited, so the examples that register some for these classes find their tables empty.
final class Logger: Surroundings {}
final class Receiver: Surroundings, Responder, TextFieldDelegate {
  func textFieldDidBeginEditing(_ field: TextField) {}
  func textField(_ field: TextField, shouldChangeTo text: String) -> Bool { true }
}
final class Window: Surroundings, Responder, @unchecked Sendable {
  var volume = 3
  var isOn = false
  @MainActor static var frontmost: Window? { nil }
  func show(_ text: String) {}
  func load(_ address: String) async throws {}
  func fetch(_ address: String) async throws -> String { address }
}

final class Log: Sendable {}
final class Cache {}

class Loader: Responder {}
final class CachingLoader: Loader {}

actor Counter {
  private var count = 0
  func increment(_ step: Int) { count += step }
}

class Animal: Responder {}
final class Dog: Animal {}

protocol TextFieldDelegate: AnyObject {
  func textFieldDidBeginEditing(_ field: TextField)
  func textField(_ field: TextField, shouldChangeTo text: String) -> Bool
}
final class TextField {
  weak var delegate: (any TextFieldDelegate)?
  func refreshDelegateFlags() {}
}
final class Table {}
final class Shelf {
  let items = ["a"]
}
class Shape {
  let name: String
  required init(name: String) { self.name = name }
}
final class Circle: Shape {}
final class Lamp {
  var isLit = false
}

protocol TextViewDelegate: AnyObject {}
final class TextViewDelegates: TextViewDelegate {
  func add(_ delegate: AnyObject) {}
}
final class TextView {
  weak var delegate: (any TextViewDelegate)?
}

nonisolated(unsafe) let receiver = Receiver()
nonisolated(unsafe) let calculator = Receiver()
nonisolated(unsafe) let another = Receiver()
nonisolated(unsafe) let logger = Logger()
nonisolated(unsafe) let window = Window()
nonisolated(unsafe) let spellchecker = Receiver()
nonisolated(unsafe) let field = TextField()
nonisolated(unsafe) let textView = TextView()
nonisolated(unsafe) let view = Receiver()
nonisolated(unsafe) let lamp = Lamp()
nonisolated(unsafe) let table = MethodTable.of(Window.self)
nonisolated(unsafe) let subtitle = AssociatedKey<String>()

let log = Log()
let id = 1
let database = Window()
let databaseQueue = DispatchQueue(label: "database")
let store = Window()
let queue = DispatchQueue(label: "queue")
let address = "an address"
let document = "a document"

/// A proxy with a target that is kept.
nonisolated(unsafe) let observers: MulticastProxy = {
  let proxy = MulticastProxy()
  _ = try? proxy.add(receiver)
  return proxy
}()
nonisolated(unsafe) let proxy = observers

/// What `observers` are in the examples of shared proxies.
let sharedObservers: SharedMulticastProxy = {
  let proxy = SharedMulticastProxy()
  _ = try? proxy.add(log)
  return proxy
}()
nonisolated(unsafe) let delegates = observers
nonisolated(unsafe) let controller = Receiver()
