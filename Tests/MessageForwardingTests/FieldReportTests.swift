import Foundation
import MessageForwarding
import Testing

/// What users of such software reported, played to the end.
@Suite struct FieldReportTests {
  let journal = Journal()

  // Field report 3.
  @Test func aMessageFallsThroughWhereTheMainTargetIsGone() throws {
    for role in [MainRole.last, .aloneForResults] {
      let proxy = MulticastProxy(name: "Delegates")
      do { try proxy.setMainTarget(Listener("main", journal), role: role) }
      #expect(proxy.mainTarget == nil && proxy.isEmpty && !proxy.responds(to: "hear(_:)"))
      try proxy.send(optional: "hear(_:)", "x")
      #expect(try proxy.send(optional: "length()", returning: Int.self) == nil)
      let error = try messageError(.unrecognizedSelector) { _ = try proxy.send("length()", returning: Int.self) }
      #expect(error.receiver == "Delegates")
    }
    #expect(journal.lines.isEmpty)
  }

  // Field report 13, where any thread may send.
  @Test func aTargetMayRemoveItselfAndOthersDuringARound() throws {
    let proxy = SharedMulticastProxy()
    let lines = Guarded<[String]>([])
    let (a, b, c, d) = (Notebook("A", lines), Notebook("B", lines), Notebook("C", lines), Notebook("D", lines))
    for notebook in [a, b, c] { try proxy.add(notebook) }
    a.onNote.with {
      $0 = { _ in
        proxy.remove(a)
        proxy.remove(c)
        try proxy.add(d)
      }
    }
    try proxy.send("note(_:)", 1)
    #expect(lines.current == ["A 1", "B 1"])
    try proxy.send("note(_:)", 2)
    #expect(lines.current == ["A 1", "B 1", "B 2", "D 2"])
    a.onNote.with { $0 = nil }
  }

  // Field report 16: a loop is found when the message comes back for the first time.
  @Test func aLoopOfProxiesForwardsOnce() throws {
    let (a, b) = (Wrapper(name: "A"), Wrapper(name: "B"))
    (a.real, b.real) = (b, a)
    defer { a.real = nil }
    // Asked for a signature, neither has one; so each says that it takes the message.
    final class Eager: Proxy {
      var real: (any Responder)?
      var forwards = 0
      override func methodSignature(for selector: Selector) -> MethodSignature? { try? MethodSignature("v@:") }
      override func forward(_ invocation: Invocation) throws {
        forwards += 1
        if let real { try invocation.invoke(on: real) }
      }
    }
    let (first, second) = (Eager(name: "first"), Eager(name: "second"))
    (first.real, second.real) = (second, first)
    defer { first.real = nil }
    let error = try messageError(.forwardingLoop) { try first.send("reload()") }
    #expect(error.subject == "first > second > first")
    #expect((first.forwards, second.forwards) == (1, 1))
    #expect(first.responds(to: "reload()"), "it says that it takes it")
    _ = try messageError(.forwardingLoop) { try a.send("reload()") }
    #expect(a.seen.count <= 1 && b.seen.count <= 1)
  }

  /// Counts its calls, and answers or throws.
  private final class Answering: Responder {
    let answer: Int?
    var calls = 0

    init(_ answer: Int?) {
      _ = Self.registered
      self.answer = answer
    }

    private static let registered: Void = {
      do {
        try MethodTable.of(Answering.self).add("answer()") { answering -> Int in
          answering.calls += 1
          guard let answer = answering.answer else { throw Refusal(reason: "second") }
          return answer
        }
      } catch {
        preconditionFailure("\(error)")
      }
    }()
  }

  // Field report 27.
  @Test func everyTargetIsCalledBeforeAnErrorIsThrown() throws {
    let proxy = MulticastProxy()
    let all = [Answering(1), Answering(nil), Answering(3)]
    for answering in all { try proxy.add(answering) }
    let answer = Message.Returning("answer()", returning: Int.self)
    let sends: [() throws -> Int] = [
      { try proxy.send(answer) }, { try proxy.send("answer()", returning: Int.self) },
      { try proxy.send(answer, choosing: .first) }, { try proxy.send(answer, choosing: .last) },
      { try proxy.send(answer, choosing: .reduce(0, +)) }, { try Relay(proxy).send(answer) }, { try Wrapper(proxy).send(answer) },
    ]
    for (index, send) in sends.enumerated() {
      #expect(throws: Refusal(reason: "second")) { try send() }
      #expect(all.map(\.calls) == [index + 1, index + 1, index + 1])
    }
    let results = try proxy.send(answer, choosing: .all)
    #expect(results.map { try? $0.get() } == [1, nil, 3])
    #expect(throws: Refusal(reason: "second")) { try results[1].get() }
    #expect(all.map(\.calls) == [8, 8, 8])
  }

  /// Takes values of kinds that are hard to pass.
  private final class Odd: Responder {
    var got: [String] = []

    init() { _ = Self.registered }

    private static let registered: Void = {
      do {
        unsafe try MethodTable.of(Odd.self).add("take(_:_:_:_:_:)") {
          (odd: Odd, body: @escaping () -> Int, selector: Selector, type: Any.Type, text: UnsafePointer<CChar>, point: Point) in
          odd.got.append(unsafe "\(body()) \(selector) \(type) \(String(cString: text)) \(point.y)")
        }
      } catch {
        preconditionFailure("\(error)")
      }
    }()
  }

  // Field report 37.
  @Test func everyTargetGetsEqualValuesOfOddTypes() throws {
    let (all, outer, inner) = ([Odd(), Odd(), Odd()], MulticastProxy(), MulticastProxy())
    try outer.add(all[0])
    try outer.add(all[1])
    try outer.add(inner)
    try inner.add(all[2])
    let body: () -> Int = { 7 }
    for proxy in [outer, Relay(outer), Wrapper(outer)] as [any Responder] {
      try unsafe "text".withCString { text in
        try unsafe proxy.send("take(_:_:_:_:_:)", body, "reload()" as Selector, Int.self as Any.Type, text, Point(x: 1, y: 2))
      }
    }
    let heard = Array(repeating: "7 reload() Int text 2.0", count: 3)
    #expect(all.map(\.got) == [heard, heard, heard])
  }

  /// Tells whether an object is the target itself, and gives it back.
  private final class Mirror: Sendable, Responder {
    init() { _ = Self.registered }

    private static let registered: Void = {
      do {
        try MethodTable.of(Mirror.self).add("isMe(_:)") { (mirror: Mirror, other: AnyObject) in mirror === other }
        try MethodTable.of(Mirror.self).add("back(_:)") { (_: Mirror, other: AnyObject) in other }
      } catch {
        preconditionFailure("\(error)")
      }
    }()
  }

  // Field report 48.
  @Test @MainActor func targetsRunOnThemselvesAndAnArgumentThatIsTheProxyStaysTheProxy() throws {
    let (mirror, multicast, outer, shared) = (Mirror(), MulticastProxy(), MulticastProxy(), SharedMulticastProxy())
    try multicast.add(mirror)
    try outer.add(multicast)
    try shared.add(mirror)
    for proxy in [Relay(mirror), Wrapper(mirror), multicast, outer, shared] as [any Responder & AnyObject] {
      #expect(try proxy.send("isMe(_:)", mirror as AnyObject, returning: Bool.self))
      #expect(try !proxy.send("isMe(_:)", proxy as AnyObject, returning: Bool.self))
      #expect(try proxy.send("back(_:)", proxy as AnyObject, returning: AnyObject.self) === proxy)
    }
  }

  // Field report 49, with the sender's types.
  @Test func nilAndNullGoRoundThroughProxies() throws {
    let calculator = Calculator()
    let multicast = MulticastProxy()
    try multicast.add(calculator)
    for receiver in [calculator, multicast, Relay(multicast), Wrapper(multicast)] as [any Responder] {
      #expect(try receiver.send("maybeObject(_:)", Animal?.none, returning: String.self) == "none")
      #expect(try receiver.send("maybe(_:)", Int?.none, returning: Int?.self) == nil)
      #expect(try receiver.send("maybeMaybe(_:)", Int??.none, returning: Int??.self) == .none)
      #expect(try receiver.send("maybeMaybe(_:)", Int??.some(.none), returning: Int??.self) == .some(.none))
      #expect(try receiver.send("any(_:)", NSNull() as Any, returning: Any.self) is NSNull)
      let error = try messageError(.signatureMismatch) { _ = try receiver.send("object(_:)", Animal?.none, returning: String.self) }
      #expect(error.argument == .index(0) && error.got == "nil")
    }
  }

  // Field report 50, where any thread may send.
  @Test func equalObjectsAreTwoTargetsOfASharedProxy() throws {
    final class Same: Sendable, Hashable, Responder {
      let calls = Guarded(0)
      static func == (a: Same, b: Same) -> Bool { true }
      func hash(into hasher: inout Hasher) {}
    }
    try MethodTable.of(Same.self).add("call()") { same in same.calls.with { $0 += 1 } }
    let (proxy, a, b) = (SharedMulticastProxy(), Same(), Same())
    #expect(try proxy.add(a) && proxy.add(b))
    #expect(try !proxy.add(a) && proxy.count == 2)
    try proxy.send("call()")
    #expect(proxy.remove(a) && !proxy.contains(a) && proxy.contains(b))
    try proxy.send("call()")
    #expect((a.calls.current, b.calls.current) == (1, 2))
  }

  // Field report 54.
  @Test func aRecordedClosureSeesWhatItCapturedWhenItIsReplayed() throws {
    try LifetimeTracker.check { tracker in
      let recorder = RecordingProxy()
      var seen: [Int] = []
      do {
        let captured = tracker.instance(7)
        let body: () -> Int = {
          seen.append(captured.value)
          return captured.value
        }
        _ = try recorder.send("run(_:)", body, returning: Int.self)
      }
      #expect(seen.isEmpty && tracker.alive == 1)
      let calculator = Calculator()
      try recorder.replay(on: calculator)
      let multicast = MulticastProxy()
      try multicast.add(calculator)
      try recorder.replay(on: multicast)
      #expect(seen == [7, 7] && tracker.alive == 1)
    }
  }

  // Field report 59.
  @Test func anObserverMayConformByItsSuperclass() {
    final class Told: TypedMulticastProxy<any Telling>, Telling {
      func tell(_ line: String) { forward(line) { $0.tell($1) } }
    }
    final class Deriving: Teller {
      override func tell(_ line: String) { super.tell("derived " + line) }
    }
    let (told, plain, deriving) = (Told(), SilentTeller(), Deriving())
    #expect(told.add(plain) && told.add(deriving))
    told.tell("x")
    #expect(plain.lines == ["x"] && deriving.lines == ["derived x"])
  }

  // Field report 61.
  @Test func anOptionalMethodThatIsLackingIsSkipped() throws {
    let observing = try ProtocolDescription(
      "FieldReportTests.Observing", [.required("hear(_:)", String.self), .optional("didEnd()")])
    final class Plain: Responder {}
    final class Full: Responder { var ends = 0 }
    try MethodTable.of(Plain.self).add("hear(_:)") { (_: Plain, _: String) in }
    try MethodTable.of(Full.self).add("hear(_:)") { (_: Full, _: String) in }
    try MethodTable.of(Full.self).add("didEnd()") { $0.ends += 1 }
    try MethodTable.of(Plain.self).adopt(observing)
    try MethodTable.of(Full.self).adopt(observing)
    let all = [Plain(), Full(), Plain(), Full()] as [any Responder & AnyObject]
    let (proxy, plain) = (MulticastProxy(), MulticastProxy())
    for object in all {
      try proxy.add(object, under: observing)
      try plain.add(object)
    }
    for multicast in [proxy, plain] {
      try multicast.send("didEnd()")
      try multicast.send(optional: "didEnd()")
    }
    #expect(all.compactMap { ($0 as? Full)?.ends } == [4, 4])
    for index in [1, 3] {
      proxy.remove(all[index])
      plain.remove(all[index])
    }
    for multicast in [proxy, plain] {
      try multicast.send(optional: "didEnd()")
      _ = try messageError(.unrecognizedSelector) { try multicast.send("didEnd()") }
    }
  }

  // Field report 63.
  @Test func aMethodThatDiffersInItsResultOnlyIsRefused() throws {
    final class Loader: Responder {}
    let table = MethodTable.of(Loader.self)
    try table.add("load()") { _ in "text" }
    let error = try messageError(.duplicate) { try table.add("load()") { _ in 1 } }
    #expect((error.expected, error.got) == ("() -> String [@@:]", "() -> Int [q@:]"))
    #expect(error.advice?.contains("register it under another name") == true)
    try table.add("loadNumber()") { _ in 1 }
    #expect(try Loader().send("load()", returning: String.self) == "text")
    #expect(try Loader().send("loadNumber()", returning: Int.self) == 1)
  }

  // Field report 69.
  @Test func aTargetWithOtherTypesIsNamedByTheErrorAndTheExplanation() throws {
    final class Narrow: Responder { var calls = 0 }
    final class Wide: Responder { var calls = 0 }
    try MethodTable.of(Narrow.self).add("set(_:)") { (narrow: Narrow, _: Int32) in narrow.calls += 1 }
    try MethodTable.of(Wide.self).add("set(_:)") { (wide: Wide, _: Int64) in wide.calls += 1 }
    let (proxy, narrow, wide) = (MulticastProxy(), Narrow(), Wide())
    try proxy.add(narrow)
    try proxy.add(wide)
    let set = Message<Int64>("set(_:)")
    for policy in [MismatchPolicy.reported, .skipped] {
      proxy.mismatches = policy
      if policy == .reported {
        let error = try messageError(.signatureMismatch) { try proxy.send(set, 5) }
        #expect((error.receiver, error.argument) == ("Narrow", .index(0)))
        #expect((error.expected, error.got) == ("i", "q"))
      } else {
        try proxy.send(set, 5)
      }
      let entries = proxy.explain(set).entries
      #expect(entries.map(\.target) == ["Narrow", "Wide"])
      #expect(entries.map { "\($0.verdict)" } == ["argument 0 differs (expected i, got q)", "called"])
    }
    #expect((narrow.calls, wide.calls) == (0, 2))
  }
}

private protocol Telling: AnyObject {
  func tell(_ line: String)
}

private class Teller: Telling {
  var lines: [String] = []
  func tell(_ line: String) { lines.append(line) }
}

private final class SilentTeller: Teller {}
