import MessageForwarding
import Testing

/// Protocols: what they declare, who conforms, and targets under them.
@Suite struct ProtocolTests {
  /// Protocols live as long as the process, so each test makes its own names.
  private func fresh(_ name: String, adopting: [ProtocolDescription] = [], _ messages: [ProtocolDescription.Requirement]) throws
    -> ProtocolDescription
  {
    try ProtocolDescription("\(name)-\(UInt64.random(in: .min ... .max))", adopting: adopting, messages)
  }

  @Test func aProtocolTellsWhatItDeclares() throws {
    let base = try fresh("Base", [.required("close()"), .optional("title()", returning: String.self)])
    let table = try fresh(
      "Table", adopting: [base],
      [
        .required("rows(in:)", Int.self, returning: Int.self), .optional("didScroll(_:)", signature: MethodSignature("v@:d")),
        .required("shared()", returning: AnyObject.self).ofType,
      ])
    #expect(
      table.messages.map(\.description) == [
        "required rows(in:) q@:q", "optional didScroll(_:) v@:d", "required static shared() @@:",
      ])
    #expect(table.adopted == [base])
    #expect(table.message(for: "rows(in:)")?.isOptional == false)
    #expect(table.message(for: "title()")?.isOptional == true)
    #expect(table.message(for: "close()")?.signature.encoding == "v@:")
    #expect(table.message(for: "shared()") == nil)
    #expect(table.typeMessage(for: "shared()")?.isOfType == true)
    #expect(table.declares("didScroll(_:)") && !table.declares("dance()"))
    #expect(table.conforms(to: base) && table.conforms(to: table) && !base.conforms(to: table))
    #expect(try ProtocolDescription(named: table.name) == table)
    #expect("\(table)" == table.name)
  }

  @Test(arguments: ["Unheard", "", "with\0NUL"])
  func anUnknownProtocolIsAnError(_ name: String) throws {
    let error = try messageError(.notFound) { _ = try ProtocolDescription(named: name) }
    #expect(error.subject != nil && error.advice != nil)
  }

  @Test func mistakesRegisterNothing() throws {
    let there = try fresh("There", [])
    _ = try messageError(.duplicate) { _ = try ProtocolDescription(there.name, []) }
    _ = try messageError(.duplicate) { _ = try ProtocolDescription("Twice", [.required("a()"), .optional("a()")]) }
    let count = try messageError(.argumentCountMismatch) { _ = try ProtocolDescription("Twice", [.required("a(_:)")]) }
    #expect(count.selector == "a(_:)")
    _ = try messageError(.argumentCountMismatch) {
      _ = try ProtocolDescription("Twice", [.required("a(_:)", signature: MethodSignature("v@:")).ofType])
    }
    _ = try messageError(.sizeMismatch) { _ = try ProtocolDescription("Twice", [.optional("a(_:)", FalseSize.self)]) }
    _ = try messageError(.notFound) { _ = try ProtocolDescription(named: "Twice") }
    _ = try messageError(.invalidName) { _ = try ProtocolDescription("a\0b", []) }
    _ = try messageError(.invalidArgument) { _ = try ProtocolDescription("", []) }
  }

  final class Waiter: Responder {}

  @Test func anExplanationNamesTheMethodBehindAProtocolAndWhatASenderMustDo() throws {
    let table = MethodTable.of(Waiter.self)
    try table.replace("wait()") { (_) async in }
    try table.replace("act()") { _ in }
    let acting = try fresh("Acting", [.required("wait()"), .required("act()")])
    let (proxy, waiter) = (MulticastProxy(), Waiter())
    try proxy.add(waiter, under: acting)
    let wait = try #require(proxy.explain("wait()").entries.first)
    #expect("\(wait.verdict)" == "await needed (async)" && wait.method?.isAsync == true)
    let act = try #require(proxy.explain("act()").entries.first)
    #expect("\(act.verdict)" == "called" && act.method?.owner == "Waiter")
    extendLifetime(waiter)
  }

  class Base: Responder {}
  final class Sub: Base {}

  // Field report 59.
  @Test func aSubclassConformsByItsSuperclass() throws {
    let closing = try fresh("Closing", [.required("close()"), .optional("title()", returning: String.self)])
    let wider = try fresh("Wider", adopting: [closing], [])
    let table = MethodTable.of(Base.self)
    let missing = try messageError(.unrecognizedSelector) { try table.adopt(wider) }
    #expect(missing.selector == "close()")
    #expect(!Sub().conforms(to: closing))
    try table.replace("close()") { _ in 1 }
    let wrong = try messageError(.signatureMismatch) { try table.adopt(wider) }
    #expect((wrong.expected, wrong.got) == ("v@:", "q@:"))
    try table.replace("close()") { _ in }
    try table.adopt(wider)
    #expect(Sub().conforms(to: closing) && Sub().conforms(to: wider) && Base().conforms(to: closing))
    #expect(MethodTable.of(Sub.self).conforms(to: closing))
    #expect(MethodTable.of(Sub.self).protocols == [wider])
    #expect(!Target(Deaf()).conforms(to: closing))
    let sub = Sub()
    let proxy = MulticastProxy()
    #expect(try proxy.add(sub, under: closing))
  }

  @Test func aReceiverIsCheckedByWhatItDoes() throws {
    let adding = try fresh(
      "Adding", [.required("add(_:to:)", Int.self, Int.self, returning: Int.self), .optional("dance()")])
    let wrong = try fresh("Wrong", [.required("add(_:to:)", Int.self, Double.self, returning: Int.self)])
    let calculator = Calculator()
    for receiver in [calculator, Relay(calculator), Wrapper(calculator)] as [any Responder] {
      try adding.check(receiver)
      let error = try messageError(.signatureMismatch) { try wrong.check(receiver) }
      #expect(error.argument == .index(1))
    }
    let error = try messageError(.unrecognizedSelector) { try adding.check(Target(Deaf())) }
    #expect((error.selector, error.receiver) == ("add(_:to:)", "Deaf"))
  }

  // System B: a proxy conforms when one of its targets does.
  @Test func proxiesConformByWhatStandsBehind() throws {
    let hearing = try fresh("Hearing", [.required("hear(_:)", String.self)])
    let listener = Listener("l", Journal())
    try MethodTable.of(Listener.self).adopt(hearing)
    let inner = MulticastProxy()
    let outer = MulticastProxy()
    defer { extendLifetime((listener, inner, outer)) }
    try outer.add(inner)
    try outer.add(Deaf(), retention: .strong)
    #expect(!outer.conforms(to: hearing))
    try inner.add(listener)
    #expect(outer.conforms(to: hearing))
    #expect(RecordingProxy(outer).conforms(to: hearing) && !RecordingProxy().conforms(to: hearing))
    #expect(!Relay(listener).conforms(to: hearing))
    try inner.add(outer)
    #expect(outer.conforms(to: hearing))
    inner.remove(listener)
    #expect(!outer.conforms(to: hearing), "a loop of questions ends")
    inner.removeAll()
  }

  // System C.
  @Test func targetsUnderAProtocolHearWhatItDeclares() throws {
    let journal = Journal()
    let (a, b) = (Listener("a", journal), Listener("b", journal))
    let hearing = try fresh("Hearing", [.required("hear(_:)", String.self)])
    let measuring = try fresh(
      "Measuring", [.optional("hear(_:)", String.self), .optional("length()", returning: Int.self), .required("dance()")])
    let proxy = MulticastProxy()
    #expect(try proxy.add(a, under: hearing))
    #expect(try !proxy.add(a, under: hearing))
    #expect(try proxy.add(b, under: hearing))
    #expect(try proxy.add(a, under: measuring))
    #expect(proxy.count == 2)
    #expect(proxy.protocols(of: a) == [hearing, measuring])
    #expect(proxy.targets(under: hearing).count == 2 && proxy.targets(under: measuring).count == 1)

    try proxy.send("hear(_:)", "x")
    #expect(journal.lines == ["a x", "b x"], "once, although two protocols declare it")
    #expect(try proxy.send("length()", returning: Int.self) == 1)
    _ = try messageError(.unrecognizedSelector) { _ = try proxy.send("isCalled(_:)", "a", returning: Bool.self) }
    _ = try messageError(.unrecognizedSelector) { try proxy.send("dance()") }
    #expect(!proxy.responds(to: "isCalled(_:)") && proxy.responds(to: "hear(_:)"))
    #expect(
      proxy.explain("length()").entries.map { "\($0.verdict)" } == ["called", "not declared by \(hearing.name)"])
    #expect(
      proxy.explain(Message<[Int]>("hear(_:)")).entries.map { "\($0.verdict)" }
        == Array(repeating: "argument 0 differs (expected String, got Array<Int>)", count: 2))

    proxy.removeAll(under: hearing)
    #expect(proxy.targets.map { ObjectIdentifier($0) } == [ObjectIdentifier(a)])
    try proxy.send("hear(_:)", "y")
    #expect(journal.lines.last == "a y" && journal.lines.count == 3)
    #expect(proxy.remove(a, under: measuring))
    #expect(!proxy.remove(a, under: measuring))
    #expect(proxy.isEmpty)
    #expect(try proxy.add(a))
    #expect(try !proxy.add(a, under: hearing), "it hears everything already")
    #expect(proxy.protocols(of: a).isEmpty)
    #expect(try proxy.send("isCalled(_:)", "a", returning: Bool.self))
    for isAll in [true, false] {
      #expect(try proxy.add(b, under: hearing))
      if isAll { proxy.removeAll() } else { proxy.remove(b) }
      #expect(try proxy.add(b))
      #expect(proxy.protocols(of: b).isEmpty && proxy.targets(under: hearing).isEmpty)
      #expect(try proxy.send("length()", returning: Int.self) == 1)
      proxy.removeAll()
    }
  }

  @Test func targetsUnderAProtocolGo() throws {
    let hearing = try fresh("Hearing", [.required("hear(_:)", String.self)])
    final class Counted: Responder {
      let life: Tracked
      init(_ life: Tracked) { self.life = life }
    }
    try MethodTable.of(Counted.self).replace("hear(_:)") { (_: Counted, _: String) in }
    try LifetimeTracker.check { tracker in
      let proxy = MulticastProxy()
      for _ in 0..<100 {
        let target = Counted(tracker.instance())
        #expect(try proxy.add(target, under: hearing))
        try proxy.send("hear(_:)", "x")
      }
      #expect(tracker.alive == 0)
      #expect(proxy.isEmpty && proxy.targets(under: hearing).isEmpty)
      for _ in 0..<3 { try proxy.add(Counted(tracker.instance()), under: hearing, retention: .strong) }
      #expect(proxy.targets(under: hearing).count == 3)
      proxy.removeAll(under: hearing)
      #expect(proxy.isEmpty)
      #expect(tracker.alive == 0)
      try proxy.add(Counted(tracker.instance()), under: hearing, retention: .strong)
    }
  }

  @Test func proxiesMayBeUnderProtocols() throws {
    let journal = Journal()
    let listener = Listener("l", journal)
    let hearing = try fresh("Hearing", [.required("hear(_:)", String.self)])
    let (outer, inner, relay) = (MulticastProxy(name: "O"), MulticastProxy(name: "I"), Relay(listener))
    try inner.add(listener)
    try outer.add(inner, under: hearing)
    try outer.add(relay, under: hearing, retention: .strong)
    try outer.send("hear(_:)", "x")
    #expect(journal.lines == ["l x", "l x"])
    #expect(!outer.responds(to: "length()"))
    _ = try messageError(.forwardingLoop) { try outer.add(outer, under: hearing) }
    try inner.add(outer)
    #expect(try messageError(.forwardingLoop) { try outer.send("hear(_:)", "y") }.subject?.contains("O > ") == true)
    inner.removeAll()
    outer.removeAll()
  }
}
