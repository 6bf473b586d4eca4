import MessageForwarding
import Testing

/// Static methods: messages to classes themselves.
@Suite struct TypeMethodTests {
  class Base {
    let size: Int
    required init(size: Int) { self.size = size }
    class func title() -> String { "base" }
  }

  class Inheriting: Base {}

  final class Overriding: Base {
    override class func title() -> String { "overriding" }
  }

  // Field report 57.
  @Test func subclassesInheritStaticMethodsAndOverrideThem() throws {
    class Root {}
    class Sub1: Root {}
    final class Sub2: Root {}
    let titles = { () throws -> [String] in
      try [Root.self, Sub1.self, Sub2.self].map { try Target(type: $0).send("title()", returning: String.self) }
    }
    try MethodTable.ofType(Root.self).add("title()") { _ in "root" }
    #expect(try titles() == ["root", "root", "root"])
    try MethodTable.ofType(Sub2.self).add("title()") { _ in "sub 2" }
    #expect(try titles() == ["root", "root", "sub 2"])
    try MethodTable.ofType(Root.self).replace("title()") { _ in "new" }
    #expect(try titles() == ["new", "new", "sub 2"])
    try MethodTable.ofType(Sub2.self).remove("title()")
    #expect(try titles() == ["new", "new", "new"])
    try MethodTable.ofType(Sub1.self).add("title()") { type in
      "sub 1 over " + (try Target(type: type).sendSuper(above: Sub1.self, "title()", returning: String.self))
    }
    #expect(try titles() == ["new", "sub 1 over new", "new"])
  }

  @Test func theMethodGetsTheTypeThatTheMessageWasSentTo() throws {
    let table = MethodTable.ofType(Base.self)
    try table.replace("make(size:)") { $0.init(size: $1) }
    try table.replace("theTitle()") { $0.title() }
    for type in [Base.self, Inheriting.self, Overriding.self] as [Base.Type] {
      let target = Target(type: type)
      let made = try target.send("make(size:)", 3, returning: Base.self)
      #expect(Swift.type(of: made) == type && made.size == 3)
      #expect(try target.send("theTitle()", returning: String.self) == type.title())
      #expect(try target.dynamic.theTitle() == type.title())
      #expect(try target.send("make(size:)", arguments: [4.0]) as? Base != nil)
      let prepared = Message<Int>.Returning<Base>("make(size:)")
      #expect(try target.send(prepared, 5).size == 5)
    }
  }

  @Test func aClassIsNoneOfItsObjects() throws {
    final class Apart: Responder {}
    try MethodTable.ofType(Apart.self).add("ofType()") { _ in }
    try MethodTable.of(Apart.self).add("ofObject()") { _ in }
    let type = Target(type: Apart.self)
    #expect(type.responds(to: "ofType()") && !type.responds(to: "ofObject()"))
    #expect(Apart().responds(to: "ofObject()") && !Apart().responds(to: "ofType()"))
    let error = try messageError(.unrecognizedSelector) { try type.send("ofObject()") }
    #expect(error.receiver == "Apart.Type")
    #expect(MethodTable.ofType(Apart.self).name == "Apart.Type")
    #expect(MethodTable.ofType(Apart.self).methods.map(\.description) == ["Apart.Type.ofType(): () -> () [v@:]"])
    #expect(type.methodTable.methods.map(\.selector) == ["ofType()"])
    #expect("\(type.object)" == "Apart.Type")
  }

  @Test func aClassIsOneTarget() throws {
    final class Heard {}
    try MethodTable.ofType(Heard.self).add("hear(_:)") { "\($0) hears \($1 as String)" }
    let proxy = MulticastProxy()
    #expect(try proxy.add(Target(type: Heard.self)))
    #expect(try !proxy.add(Target(type: Heard.self)))
    #expect(try !proxy.add(Target(type: Heard.self).object), "the object that stands for it is the same target")
    #expect(try proxy.send("hear(_:)", "a", returning: String.self, choosing: .all).map { try $0.get() } == ["Heard hears a"])
    #expect("\(proxy.explain("hear(_:)"))".contains("Heard.Type  called"))
    #expect(proxy.contains(Target(type: Heard.self).object))
    #expect(proxy.remove(Target(type: Heard.self).object))
    _ = try messageError(.unrecognizedSelector) { try proxy.send("hear(_:)", "b") }
  }

  @Test func errorsNameTheType() throws {
    final class Failing {}
    let table = MethodTable.ofType(Failing.self)
    try table.add("fail()") { _ in throw Refusal(reason: "static") }
    #expect(throws: Refusal(reason: "static")) { try Target(type: Failing.self).send("fail()") }
    let proxy = MulticastProxy()
    try proxy.add(Target(type: Failing.self))
    let other = Failing()
    try MethodTable.of(Failing.self).add("fail()") { _ in throw Refusal(reason: "object") }
    try proxy.add(other)
    let error = try messageError(.severalTargetsFailed) { try proxy.send("fail()") }
    #expect(error.failures.map(\.target) == ["Failing.Type", "Failing"])
    #expect(try messageError(.duplicate) { try table.add("fail()") { _ in 1 } }.receiver == "Failing.Type")
    #expect(try messageError(.argumentCountMismatch) { try table.add("x(_:)") { _ in } }.receiver == "Failing.Type")
    #expect(try messageError(.notFound) { try table.remove("y()") }.selector == "y()")
    _ = try messageError(.invalidArgument) { _ = try MethodTable(for: Target(type: Failing.self).object) }
  }

  @Test func adoptingAProtocolAsksForItsStaticMethods() throws {
    class Making: Responder {}
    final class SubMaking: Making {}
    let wanted = try ProtocolDescription(
      "TypeMethodTests.Making", [.required("run()"), .required("make()", returning: Int.self).ofType, .optional("other()").ofType])
    let table = MethodTable.of(Making.self)
    try table.add("run()") { _ in }
    let missing = try messageError(.unrecognizedSelector) { try table.adopt(wanted) }
    #expect(missing.selector == "make()" && missing.advice?.contains("MethodTable.ofType") == true)
    _ = try messageError(.unrecognizedSelector) { try wanted.check(Target(type: Making.self)) }
    try MethodTable.ofType(Making.self).add("make()") { _ in "text" }
    #expect(try messageError(.signatureMismatch) { try table.adopt(wanted) }.receiver == "Making.Type")
    try MethodTable.ofType(Making.self).replace("make()") { _ in 1 }
    try wanted.check(Target(type: SubMaking.self))
    try table.adopt(wanted)
    #expect(SubMaking().conforms(to: wanted) && Target(type: SubMaking.self).conforms(to: wanted))

    let proxy = MulticastProxy()
    try MethodTable.ofType(Making.self).add("run()") { _ in }
    try proxy.add(Target(type: Making.self), under: wanted)
    #expect(try proxy.send("make()", returning: Int.self) == 1)
    #expect(!proxy.responds(to: "run()"), "the protocol declares it of objects")
  }

  @Test func exchangedAndReplacedStaticMethodsAreSeenByLiveProxies() throws {
    final class Pair {}
    let table = MethodTable.ofType(Pair.self)
    try table.add("a()") { _ in 1 }
    try table.add("b()") { _ in 2 }
    let generation = table.generation
    let proxy = MulticastProxy()
    try proxy.add(Target(type: Pair.self))
    let a = Message.Returning("a()", returning: Int.self)
    #expect(try proxy.send(a) == 1)
    try table.exchange("a()", "b()")
    #expect(try proxy.send(a) == 2)
    #expect(table.generation > generation)
    #expect(table.method(for: "b()")?.owner == "Pair.Type")
  }
}
