import Dispatch
import MessageForwarding
import Testing

/// Targets of a `SharedMulticastProxy` that hear only what protocols declare.
@Suite struct SharedProtocolTests {
  let lines = Guarded<[String]>([])
  let proxy = SharedMulticastProxy(name: "Shared")
  let noting = SharedProtocolTests.noting
  let measuring = SharedProtocolTests.measuring

  static let noting = try! ProtocolDescription("SharedNoting", [.required("note(_:)", Int.self)])
  static let measuring = try! ProtocolDescription(
    "SharedMeasuring", [.optional("note(_:)", Int.self), .optional("length()", returning: Int.self), .required("dance()")])

  @Test func theyHearWhatOneOfTheirProtocolsDeclares() async throws {
    let (a, b) = (Notebook("a", lines), Notebook("bee", lines))
    #expect(try proxy.add(a, under: noting))
    #expect(try !proxy.add(a, under: noting))
    #expect(try proxy.add(b, under: noting))
    #expect(try proxy.add(a, under: measuring))
    #expect(proxy.count == 2 && proxy.count(under: noting) == 2 && proxy.count(under: measuring) == 1)
    #expect(proxy.protocols(of: a) == [noting, measuring] && proxy.protocols(of: b) == [noting])
    try proxy.send("note(_:)", 1)
    try await proxy.awaiting.send("note(_:)", 2)
    proxy.post("note(_:)", 3)
    #expect(lines.current == (1...3).flatMap { ["a \($0)", "bee \($0)"] }, "once, although two protocols declare it")
    #expect(try proxy.send("length()", returning: Int.self, choosing: .all).map { try $0.get() } == [1])
    #expect(try await proxy.awaiting.send("length()", returning: Int.self, choosing: .all).map { try $0.get() } == [1])
    _ = try messageError(.unrecognizedSelector) { _ = try proxy.send("isCalled(_:)", "a", returning: Bool.self) }
    await #expect { _ = try await proxy.awaiting.send("isCalled(_:)", "a", returning: Bool.self) } throws: {
      ($0 as? MessageError)?.code == .unrecognizedSelector
    }
    _ = try messageError(.unrecognizedSelector) { try proxy.send("dance()") }
    #expect(!proxy.responds(to: "isCalled(_:)") && proxy.responds(to: "note(_:)") && proxy.methodSignature(for: "pass()") == nil)
    #expect(proxy.count(respondingTo: "note(_:)") == 2 && proxy.count(respondingTo: "length()") == 1)
    #expect(proxy.count(respondingTo: "isCalled(_:)") == 0)
    #expect(proxy.explain("length()").entries.map { "\($0.verdict)" } == ["called", "not declared by SharedNoting"])
    #expect(proxy.explain("length()").entries.map { $0.method.map { "\($0)" } } == ["Notebook.length(): () -> Int [q@:]", nil])
    #expect(proxy.explain("sing()").entries.map { "\($0.verdict)" } == ["no such method", "no such method"])

    proxy.removeAll(under: noting)
    #expect(proxy.count == 1 && proxy.contains(a) && !proxy.contains(b))
    #expect(proxy.remove(a, under: measuring) && !proxy.remove(a, under: measuring))
    #expect(proxy.isEmpty && proxy.protocols(of: a).isEmpty)
    #expect(try proxy.add(a))
    #expect(try !proxy.add(a, under: noting), "it hears everything already")
    #expect(try proxy.send("length()", returning: Int.self) == 1)
    extendLifetime((a, b))
  }

  @Test func theyAreCalledWhereTheyBelong() async throws {
    let (librarian, archive, panel) = (Librarian(), Archive("a"), Panel())
    try await librarian.open("l", in: proxy, under: noting)
    try archive.join(proxy, under: noting)
    #expect(try proxy.add(panel, on: MainActor.shared, under: noting))
    proxy.post("note(_:)", 1)
    await proxy.drained()
    try await proxy.awaiting.send("note(_:)", 2)
    #expect(await librarian.lines == ["l 1", "l 2"])
    #expect(archive.lines == ["a 1", "a 2"] && archive.strays == 0)
    #expect(await panel.lines == ["panel 1", "panel 2"])
    for _ in 0..<2 {
      #expect(!proxy.responds(to: "length()"))
      #expect(try await proxy.awaiting.send(optional: "length()", returning: Int.self) == nil)
    }
    let refused = try messageError(.severalTargetsFailed) { try proxy.send("note(_:)", 3) }
    #expect(refused.failures.allSatisfy { ($0.error as? MessageError)?.code == .awaitNeeded } && refused.failures.count == 3)
    _ = try messageError(.unrecognizedSelector) { _ = try proxy.send("length()", returning: Int.self) }
    #expect(
      proxy.explain("length()").entries.map { "\($0.verdict)" }
        == ["not declared by SharedNoting", "not declared by SharedNoting", "no such method"])
    #expect(try archive.queue.sync { try proxy.send(optional: "length()", returning: Int.self) } == nil)
  }

  @Test func whatStillWaitsForOneThatHearsItNoMoreIsNotDelivered() throws {
    let archive = Archive("a")
    try archive.join(proxy, under: noting)
    #expect(try archive.join(proxy, under: measuring))
    archive.queue.suspend()
    proxy.post("note(_:)", 1)
    #expect(proxy.remove(archive.diary, under: measuring))
    proxy.post("note(_:)", 2)
    archive.queue.resume()
    #expect(archive.lines == ["a 1", "a 2"], "another protocol declares it")
    archive.queue.suspend()
    proxy.post("note(_:)", 3)
    #expect(proxy.remove(archive.diary, under: noting))
    archive.queue.resume()
    #expect(archive.lines == ["a 1", "a 2"] && proxy.isEmpty)
  }

  @Test func methodsOfTheirOwnProxiesAndTypesMayBeUnderProtocols() async throws {
    let (a, inner) = (Notebook("a", lines), SharedMulticastProxy(name: "Inner"))
    let own = try MethodTable(for: a)
    try own.replace("length()") { _ in 40 }
    #expect(try proxy.add(a, methods: own, under: measuring))
    #expect(try proxy.send("length()", returning: Int.self) == 40)
    #expect(!proxy.responds(to: "isCalled(_:)"))
    proxy.removeAll()
    try inner.add(a)
    #expect(try proxy.add(inner, under: noting))
    try proxy.send("note(_:)", 1)
    try await proxy.awaiting.send("note(_:)", 2)
    proxy.post("note(_:)", 3)
    #expect(lines.current == ["a 1", "a 2", "a 3"])
    #expect(!proxy.responds(to: "length()") && inner.responds(to: "length()"))
    #expect(try await proxy.awaiting.send(optional: "length()", returning: Int.self) == nil)
    #expect(proxy.answeredSelectors == ["note(_:)"])
    _ = try messageError(.forwardingLoop) { try proxy.add(proxy, under: noting) }
    proxy.removeAll()

    final class Clock: Sendable {}
    try MethodTable.ofType(Clock.self).add("now()") { _ in 12 }
    try MethodTable.ofType(Clock.self).add("then()") { _ in 6 }
    let timing = try ProtocolDescription("SharedTiming", [.required("now()", returning: Int.self).ofType])
    #expect(try proxy.add(type: Clock.self, under: timing))
    #expect(try proxy.send("now()", returning: Int.self) == 12)
    _ = try messageError(.unrecognizedSelector) { _ = try proxy.send("then()", returning: Int.self) }
  }

  @Test(arguments: ["", "\0", "a\0b", "ä"]) func proxiesOfAnyNameMayBeUnderProtocolsAndBelongToAnActor(_ name: String) async throws
  {
    let a = Notebook("a", lines)
    let (inner, single) = (SharedMulticastProxy(name: name), MulticastProxy())
    try inner.add(a)
    #expect(try proxy.add(inner, under: noting) && single.add(inner, under: noting))
    try proxy.send("note(_:)", 1)
    try single.send("note(_:)", 2)
    proxy.removeAll()
    let actor = NamedProxies(name, a)
    try await actor.join(proxy)
    try await proxy.awaiting.send("note(_:)", 3)
    #expect(lines.current == ["a 1", "a 2", "a 3"])
    extendLifetime((inner, actor))
  }

  @Test func registrationsUnderProtocolsEndTheirOwnPlace() throws {
    let (a, b) = (Notebook("a", lines), Notebook("b", lines))
    let registration = try #require(try proxy.register(a, under: noting))
    #expect(try proxy.register(a, under: measuring) == nil)
    #expect(proxy.protocols(of: a) == [noting, measuring])
    #expect(registration.isActive && registration.cancel() && !registration.isActive)
    #expect(proxy.isEmpty)
    try proxy.add(b, under: noting)
    try proxy.setMainTarget(b)
    #expect(proxy.protocols(of: b).isEmpty && proxy.responds(to: "length()"), "as the main target it hears everything")
  }

  @Test func theyAreLetGoOf() throws {
    try LifetimeTracker.check { tracker in
      let proxy = SharedMulticastProxy()
      for _ in 0..<100 {
        let target = Notebook("n", lines, tracker.instance())
        #expect(try proxy.add(target, under: noting))
        try proxy.send("note(_:)", 1)
      }
      #expect(tracker.alive == 0 && proxy.isEmpty && proxy.count(under: noting) == 0)
      for _ in 0..<3 { try proxy.add(Notebook("n", lines, tracker.instance()), under: noting, retention: .strong) }
      #expect(proxy.count(under: noting) == 3 && tracker.alive == 3)
      proxy.removeAll(under: noting)
      #expect(proxy.isEmpty && tracker.alive == 0)
      try proxy.add(Notebook("n", lines, tracker.instance()), under: noting, retention: .strong)
    }
  }

  @Test func threadsThatAddRemoveAndSendAgreeInTheEnd() throws {
    let (proxy, noting, measuring) = (proxy, noting, measuring)
    let notebook = Notebook("n")
    try inThreads(4) { thread in
      for index in 0..<5_000 {
        switch thread {
        case 0: try proxy.add(notebook, under: noting)
        case 1: try proxy.add(notebook, under: measuring)
        case 2: _ = index % 2 == 0 ? proxy.remove(notebook, under: noting) : proxy.remove(notebook, under: measuring)
        default:
          try proxy.send(optional: "note(_:)", index)
          #expect(try proxy.send(optional: "isCalled(_:)", "n", returning: Bool.self) == nil)
        }
      }
    }
    proxy.removeAll(under: noting)
    proxy.removeAll(under: measuring)
    #expect(proxy.isEmpty)
    #expect(try proxy.add(notebook, under: noting) && proxy.count == 1)
  }
}

/// An actor with a multicast proxy of its own.
private actor NamedProxies {
  private let proxy: MulticastProxy
  private let target: Notebook

  init(_ name: String, _ target: Notebook) {
    proxy = MulticastProxy(name: name)
    self.target = target
  }

  func join(_ shared: SharedMulticastProxy) throws {
    try proxy.add(target)
    try shared.add(proxy, on: self)
  }
}
