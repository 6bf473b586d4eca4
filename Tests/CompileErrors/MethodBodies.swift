// What the closure of a method may not do (R15, R16).
import MessageForwarding

enum MethodBodies {
  final class Logger {
    var lines: [String] = []
    var handler: (() -> Int)?
    func log(_ line: String) { lines.append(line) }
    func log(_ line: String, level: Int) { lines.append("\(level) \(line)") }
    func run(_ body: () -> Int) -> Int { body() }
    func keep(_ body: @escaping () -> Int) { handler = body }
    func show<Value>(_ value: Value) { lines.append("\(value)") }
    func increment(_ value: inout Int) { value += 1 }
    func load() async -> Int { lines.count }
  }

  @MainActor final class Window {
    var title = ""
    nonisolated func ping() {}
    func close() {}
    static func shared() -> Window { Window() }
    nonisolated static func count() -> Int { 1 }
  }

  actor Account {
    nonisolated let number = 1
    func close() {}
  }

  // Messages come on any thread: what belongs to an actor is not run by a method of no actor.
  static func isolated() throws {
    try MethodTable.of(Window.self).add("ping()") { $0.ping() }
    try MethodTable.of(Account.self).add("number()") { $0.number }
    try MethodTable.ofType(Window.self).add("count()") { $0.count() }
    #if FAULT
      try MethodTable.of(Window.self).add("close()") { $0.close() }  // error: main actor-isolated instance method 'close()'
      try MethodTable.of(Window.self).replace("close()") { $0.close() }  // error: main actor-isolated instance method 'close()'
      try MethodTable.of(Window.self).add("title()") { $0.title }  // error: main actor-isolated property 'title'
      try MethodTable.of(Account.self).add("close()") { $0.close() }  // error: actor-isolated instance method 'close()'
      try MethodTable.ofType(Window.self).add("shared()") { $0.shared() }  // error: main actor-isolated static method 'shared()'
    #endif
  }

  // A method of an actor runs on it, and its object, arguments and result may come from elsewhere.
  static func onActors() throws {
    try MethodTable.of(Window.self).add("close()", on: MainActor.self) { $0.close() }
    try MethodTable.of(Window.self).add("title()", on: MainActor.self) { $0.title }
    try MethodTable.of(Account.self).add("close()", on: Account.self) { $0.close() }
    #if FAULT
      try MethodTable.of(Logger.self).add("log(_:)", on: MainActor.self) { $0.log($1) }  // error: to the 'Sendable'
      try MethodTable.of(Window.self).add("a(_:)", on: MainActor.self) { (_, _: Logger) in }  // error: to the 'Sendable'
      try MethodTable.of(Window.self).add("a()", on: MainActor.self) { _ in Logger() }  // error: to the 'Sendable'
      try MethodTable.of(Account.self).add("a(_:)", on: Account.self) { (_, _: Logger) in }  // error: to the 'Sendable'
      try MethodTable.of(Account.self).replace("a()", on: Account.self) { _ in Logger() }  // error: to the 'Sendable'
      try MethodTable.of(Logger.self).add("a()", on: Logger.self) { _ in }  // error: cannot convert value of type
      try MethodTable.of(Window.self).add("close()", on: Window.self) { $0.close() }  // error: cannot convert value of type
    #endif
  }

  // So is what the closure takes along.
  static func captures(_ other: Logger, _ count: Int) throws {
    var last = count
    last += 1
    let table = MethodTable.of(Logger.self)
    try table.add("count()") { _ in count }
    try table.add("last()") { [last] _ in last }
    #if FAULT
      try table.add("other(_:)") { _, line in other.log(line) }  // error: capture of 'other' with non-Sendable type
      try table.add("last()") { _ in last }  // error: reference to captured var 'last'
    #endif
  }

  // A method cannot know when its caller's closure ends its life, so it takes escaping ones.
  static func closures() throws {
    let table = MethodTable.of(Logger.self)
    try table.add("run(_:)") { (logger, body: @escaping () -> Int) in logger.run(body) }
    try table.add("keep(_:)") { $0.keep($1) }
    #if FAULT
      try table.add("run(_:)") { $0.run($1) }  // error: converting non-escaping value to '() -> Int' may allow it to escape
      try table.add("run(_:)") { (logger, body: () -> Int) in logger.run(body) }  // error: converting non-escaping value
    #endif
  }

  // A method has one list of types: a generic one is registered once for each type that is needed.
  static func generics() throws {
    let table = MethodTable.of(Logger.self)
    try table.add("showNumber(_:)") { (logger, value: Int) in logger.show(value) }
    try table.add("showAny(_:)") { (logger, value: Any) in logger.show(value) }
    #if FAULT
      try table.add("show(_:)") { $0.show($1) }  // error: cannot infer type of closure parameter '$1'
      try table.add("show(_:)") { (logger, value: some Equatable) in logger.show(value) }  // error: 'some' types are only permitted
    #endif
  }

  static func others() throws {
    let table = MethodTable.of(Logger.self)
    try table.add("log(_:level:)") { $0.log($1, level: $2) }
    #if FAULT
      try table.add("log(_:level:)") { $0.log($1, label: $2) }  // error: incorrect argument label
      try table.add("increment(_:)") { $0.increment(&$1) }  // error: (MethodBodies.Logger, inout Int) -> ()'
    #endif
  }
}
