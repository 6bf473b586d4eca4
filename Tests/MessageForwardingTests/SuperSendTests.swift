import MessageForwarding
import Testing

/// Super sends: the implementation above a class's, with the same object.
@Suite struct SuperSendTests {
  class Base: Responder {
    var notes: [String] = []
    init() { _ = Base.registered }

    private static let registered: Void = {
      do {
        let base = MethodTable.of(Base.self)
        try base.add("speak(_:)") { (object, word: String) in "\(type(of: object)) \(word)" }
        try base.add("note(_:)") { (object, word: String) in object.notes.append("base \(word)") }
        try base.add("refuse(_:)") { (_: Base, reason: String) throws -> Int in throw Refusal(reason: reason) }
        let middle = MethodTable.of(Middle.self)
        try middle.add("speak(_:)") { (object, word: String) in
          try object.sendSuper(above: Middle.self, "speak(_:)", word, returning: String.self) + "!"
        }
        try middle.add("note(_:)") { (object, word: String) in
          object.notes.append("middle \(word)")
          try object.sendSuper(above: Middle.self, "note(_:)", word)
        }
        try MethodTable.of(Leaf.self).add("speak(_:)") { (object, word: String) in
          try object.sendSuper(above: Leaf.self, "speak(_:)", word, returning: String.self) + "?"
        }
      } catch {
        preconditionFailure("\(error)")
      }
    }()
  }
  class Middle: Base {}
  final class Leaf: Middle {}
  final class Other: Base {}

  @Test(arguments: [("Base", "Base hi"), ("Middle", "Middle hi!"), ("Leaf", "Leaf hi!?"), ("Other", "Other hi")])
  func eachClassAddsToWhatIsAbove(_ name: String, _ spoken: String) throws {
    let objects: [String: Base] = ["Base": Base(), "Middle": Middle(), "Leaf": Leaf(), "Other": Other()]
    let object = try #require(objects[name])
    #expect(try object.send("speak(_:)", "hi", returning: String.self) == spoken)
    #expect(try Target(object).send("speak(_:)", "hi", returning: String.self) == spoken)
    #expect(try Relay(object).send("speak(_:)", "hi", returning: String.self) == spoken)
    #expect(try Wrapper(object).send("speak(_:)", "hi", returning: String.self) == spoken)
  }

  @Test func aMessageWithoutResultGoesUpToo() throws {
    let leaf = Leaf()
    try leaf.send("note(_:)", "x")
    #expect(leaf.notes == ["middle x", "base x"])
    try leaf.sendSuper(above: Middle.self, "note(_:)", "y")
    #expect(leaf.notes.last == "base y" && leaf.notes.count == 3)
  }

  @Test func mistakesAreErrors() throws {
    let leaf = Leaf()
    _ = try messageError(.unrecognizedSelector) { try leaf.sendSuper(above: Base.self, "note(_:)", "x") }
    _ = try messageError(.unrecognizedSelector) { try leaf.sendSuper(above: AnyObject.self, "note(_:)", "x") }
    let error = try messageError(.signatureMismatch) { try leaf.sendSuper(above: Leaf.self, "note(_:)", 1) }
    #expect(error.argument == .index(0))
    _ = try messageError(.argumentCountMismatch) { try leaf.sendSuper(above: Leaf.self, "note(_:)") }
    #expect(throws: Refusal(reason: "no")) { try leaf.sendSuper(above: Leaf.self, "refuse(_:)", "no", returning: Int.self) }
  }

  @Test func anotherClasssMethodsAreNotRun() throws {
    let dynamic: Base.Type = Leaf.self
    let error = try messageError(.invalidArgument) { try Other().sendSuper(above: dynamic, "note(_:)", "x") }
    #expect(error.receiver == "Other")
    _ = try messageError(.invalidArgument) { try Base().sendSuper(above: Leaf.self, "note(_:)", "x") }
    let leaf = Leaf()
    let proxy = MulticastProxy(name: "M")
    try proxy.add(leaf)
    _ = try messageError(.invalidArgument) { try proxy.sendSuper(above: Leaf.self, "note(_:)", "x") }
    #expect(leaf.notes.isEmpty)
  }
}
