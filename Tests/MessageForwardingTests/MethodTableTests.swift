import MessageForwarding
import Testing

@Suite struct MethodTableTests {
  class Base: Responder {
    func title() -> String { "base" }
  }

  class Middle: Base {}

  final class Leaf: Middle {
    override func title() -> String { "leaf" }
  }

  @Test func signaturesComeFromTheClosure() throws {
    final class Plain {}
    let table = MethodTable.of(Plain.self)
    try table.add("none()") { _ in }
    try table.add("scale(_:by:)") { (_: Plain, value: Int32, factor: Double) in Float(Double(value) * factor) }
    try table.add("name(_:)") { (_: Plain, text: String) throws -> String? in text }
    #expect(table.name == "Plain")
    #expect(table.methods.map(\.selector.name) == ["none()", "scale(_:by:)", "name(_:)"])
    #expect(table.methods.map(\.signature.encoding) == ["v@:", "f@:id", "@@:@"])
    #expect(table.methods.map(\.swiftType) == ["() -> ()", "(Int32, Double) -> Float", "(String) -> Optional<String>"])
    #expect("\(table.methods[1])" == "Plain.scale(_:by:): (Int32, Double) -> Float [f@:id]")
  }

  @Test func subclassesInheritOverrideAndUncover() throws {
    let base = MethodTable.of(Base.self)
    try base.add("title()") { "table: " + $0.title() }
    let leaf = Leaf()
    #expect(try leaf.send("title()", returning: String.self) == "table: leaf")
    #expect(MethodTable.of(Leaf.self).method(for: "title()")?.owner == "Base")
    #expect(MethodTable.of(Middle.self).methods.isEmpty)
    #expect(MethodTable.of(Leaf.self).parent?.name == "Middle")

    let generation = MethodTable.of(Leaf.self).generation
    try MethodTable.of(Middle.self).add("title()") { _ in "middle" }
    #expect(MethodTable.of(Leaf.self).generation > generation)
    #expect(try leaf.send("title()", returning: String.self) == "middle")
    #expect(try Base().send("title()", returning: String.self) == "table: base")
    try MethodTable.of(Middle.self).remove("title()")
    #expect(try leaf.send("title()", returning: String.self) == "table: leaf")
  }

  @Test func aDynamicClassHasItsOwnTable() throws {
    let object: Base = Leaf()
    let table = MethodTable.of(type(of: object))
    #expect(table.name == "Leaf")
    try table.add("viaDynamicClass()") { $0.title() }
    #expect(try object.send("viaDynamicClass", returning: String.self) == "leaf")
    #expect(!Base().responds(to: "viaDynamicClass"))
  }

  @Test func theTableOfAnyObjectIsEverybodys() throws {
    final class Lonely {}
    try MethodTable.of(AnyObject.self).replace("isSame(as:)") { (object: AnyObject, other: AnyObject) in object === other }
    let lonely = Lonely()
    #expect(try Target(lonely).send("isSame(as:)", lonely as AnyObject, returning: Bool.self))
    #expect(MethodTable.of(AnyObject.self).name == "AnyObject")
    #expect(MethodTable.of(Lonely.self).parent?.name == "AnyObject")
    #expect(MethodTable.of(AnyObject.self).parent == nil)
  }

  @Test func replacingIsSeenByPreparedMessagesAndProxies() throws {
    final class Counter: Responder { var value = 1 }
    let table = MethodTable.of(Counter.self)
    try table.add("value()") { $0.value }
    let counter = Counter()
    let proxy = MulticastProxy()
    defer { extendLifetime(counter) }
    try proxy.add(counter)
    let value = Message.Returning("value()", returning: Int.self)
    #expect(try counter.send(value) == 1)
    #expect(try proxy.send(value) == 1)
    try table.replace("value()") { $0.value * 10 }
    #expect(try counter.send(value) == 10)
    #expect(try proxy.send(value) == 10)
    try table.replace("value()") { "\($0.value)" }
    _ = try messageError(.signatureMismatch) { _ = try counter.send(value) }
    #expect(try counter.send("value()", returning: String.self) == "1")
    try table.remove("value()")
    _ = try messageError(.unrecognizedSelector) { _ = try counter.send(value) }
    _ = try messageError(.unrecognizedSelector) { _ = try proxy.send(value) }
  }

  @Test func exchangeSwapsWhatTwoSelectorsRun() throws {
    final class Pair: Responder {}
    let table = MethodTable.of(Pair.self)
    try table.add("a()") { _ in "a" }
    try table.add("b()") { _ in 2 }
    try table.exchange("a()", "b()")
    #expect(try Pair().send("a()", returning: Int.self) == 2)
    #expect(try Pair().send("b()", returning: String.self) == "a")
    #expect(table.method(for: "a()")?.signature.encoding == "q@:")
    let error = try messageError(.notFound) { try table.exchange("a()", "missing()") }
    #expect(error.selector == "missing()")
    #expect(error.receiver == "Pair")
  }

  // Field report 63.
  @Test func collidingMethodsAreRefusedWithBothTypes() throws {
    final class Loader {}
    let table = MethodTable.of(Loader.self)
    try table.add("load()") { _ in "text" }
    let error = try messageError(.duplicate) { try table.add("load()") { _ in [1, 2] } }
    #expect(error.selector == "load()")
    #expect(error.receiver == "Loader")
    #expect(error.expected == "() -> String [@@:]")
    #expect(error.got == "() -> Array<Int> [@@:]")
    #expect(
      "\(error)"
        == "already there: load() of Loader, expected () -> String [@@:], got () -> Array<Int> [@@:]; "
        + "register it under another name, or use replace")
    #expect(try Target(Loader()).send("load()", returning: String.self) == "text")
  }

  @Test func aClosureMustTakeWhatTheSelectorAnnounces() throws {
    final class Counting {}
    let table = MethodTable.of(Counting.self)
    let few = try messageError(.argumentCountMismatch) { try table.add("log(_:level:)") { (_: Counting, text: String) in } }
    #expect((few.expectedCount, few.gotCount) == (2, 1))
    #expect(few.receiver == "Counting")
    _ = try messageError(.argumentCountMismatch) { try table.add("log") { (_: Counting, text: String) in } }
    _ = try messageError(.argumentCountMismatch) { try table.replace("log:") { _ in } }
    let encoding = try messageError(.sizeMismatch) { try table.add("x(_:)") { (_: Counting, value: FalseSize) in } }
    #expect(encoding.selector == "x(_:)")
    #expect(encoding.argument == .index(0))
    #expect(table.methods.isEmpty)
    let missing = try messageError(.notFound) { try table.remove("log()") }
    #expect(missing.selector == "log()")
  }

  @Test func aRefusedClosureIsReleased() throws {
    final class Refusing {}
    try LifetimeTracker.check { tracker in
      let table = MethodTable.of(Refusing.self)
      try table.add("x()") { _ in 1 }
      let captured = tracker.instance()
      _ = try messageError(.duplicate) { try table.add("x()") { _ in captured.value } }
    }
  }

  @Test func tablesOfOneClassAreOneFromEveryThread() async throws {
    final class Shared: Responder {}
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          for index in 0..<50 {
            try MethodTable.of(Shared.self).add(Selector("method\(number)x\(index)()")) { _ in number }
            try MethodTable.of(Shared.self).replace("both()") { _ in index }
            _ = try Shared().send("both()", returning: Int.self)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(MethodTable.of(Shared.self).methods.count == 401)
  }

  @Test func classesAndTypesAreFoundWhileTheirMapsGrow() async {
    // More classes and function types than the maps begin with.
    func nest<Value>(_ type: Value.Type, _ depth: Int) -> [String] {
      let name = MethodTable.of(Echo<Value>.self).name
      let signature = Message<Value>.Returning<Value?>("f(_:)").signature?.encoding ?? "none"
      return [name, signature] + (depth == 0 ? [] : nest([Value].self, depth - 1) + nest(Value?.self, depth - 1))
    }
    let expected = nest(Int.self, 6)
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { nest(Int.self, 6) } }
      for await found in group { #expect(found == expected) }
    }
  }
}
