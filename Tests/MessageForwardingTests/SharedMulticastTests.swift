import MessageForwarding
import Testing

/// `SharedMulticastProxy` where every target is called on the sender's thread: what it has in common with `MulticastProxy`.
@Suite struct SharedMulticastTests {
  let lines = Guarded<[String]>([])
  let proxy = SharedMulticastProxy(name: "Shared")
  let note = Message<Int>("note(_:)")

  private func notebooks(_ names: String...) throws -> [Notebook] {
    let notebooks = names.map { Notebook($0, lines) }
    for notebook in notebooks { try proxy.add(notebook) }
    return notebooks
  }

  @Test func targetsHearInTheOrderOfAddingOrWhereTheyArePut() throws {
    let all = try notebooks("a", "b")
    let (first, middle) = (Notebook("first", lines), Notebook("middle", lines))
    defer { extendLifetime((all, first, middle)) }
    #expect(try proxy.add(first, at: .start))
    #expect(try proxy.add(middle, at: .before(all[1])))
    #expect(try !proxy.add(middle), "one object is one target")
    try proxy.send(note, 1)
    #expect(lines.current == ["first 1", "a 1", "middle 1", "b 1"])
    #expect(proxy.count == 4 && !proxy.isEmpty && proxy.contains(middle))
    #expect(proxy.remove(all[0]) && !proxy.remove(all[0]))
    #expect(!proxy.contains(all[0]) && proxy.count == 3)
    lines.with { $0 = [] }
    try proxy.send("note(_:)", 2)
    #expect(lines.current == ["first 2", "middle 2", "b 2"])
    let generation = proxy.generation
    proxy.removeAll()
    #expect(proxy.isEmpty && proxy.generation > generation)
    let error = try messageError(.unrecognizedSelector) { try proxy.send(note, 3) }
    #expect(error.receiver == "Shared" && error.selector == "note(_:)")
    try proxy.send(optional: note, 3)
  }

  @Test func anAnchorThatIsNoTargetIsAnError() throws {
    let notebook = Notebook("a")
    _ = try messageError(.notFound) { try proxy.add(notebook, at: .after(Notebook("b"))) }
    #expect(proxy.isEmpty)
  }

  @Test func weakTargetsGoStrongOnesStay() throws {
    try LifetimeTracker.check { tracker in
      let proxy = SharedMulticastProxy()
      try proxy.add(tracker.instance(1))
      #expect(proxy.isEmpty && tracker.alive == 0)
      try proxy.add(tracker.instance(2), retention: .strong)
      #expect(proxy.count == 1 && tracker.alive == 1)
      proxy.removeAll()
      #expect(tracker.alive == 0)
      try proxy.add(tracker.instance(3), retention: .strong)
    }
  }

  @Test func aTargetMayRemoveItselfInItsDeinit() throws {
    final class Leaver: Sendable {
      let proxy: SharedMulticastProxy
      init(_ proxy: SharedMulticastProxy) { self.proxy = proxy }
      deinit { proxy.remove(self) }
    }
    for _ in 0..<10_000 {
      let leaver = Leaver(proxy)
      try proxy.add(leaver)
      #expect(proxy.count == 1)
    }
    #expect(proxy.isEmpty && proxy.explain("x()").entries.isEmpty, "no place is kept for the dead")
  }

  @Test func duringARoundRemovedOnesAreSilentAndAddedOnesWait() throws {
    let all = try notebooks("a", "b", "c")
    let d = Notebook("d", lines)
    let (proxy, c) = (proxy, all[2])
    all[0].onNote.with {
      $0 = { _ in
        proxy.remove(c)
        try proxy.add(d)
      }
    }
    try proxy.send(note, 1)
    #expect(lines.current == ["a 1", "b 1"])
    all[0].onNote.with { $0 = nil }
    try proxy.send(note, 2)
    #expect(lines.current == ["a 1", "b 1", "a 2", "b 2", "d 2"])
  }

  @Test func resultsAreChosenAmong() throws {
    let all = try notebooks("a", "bb", "ccc")
    defer { extendLifetime(all) }
    let length = Message.Returning("length()", returning: Int.self)
    #expect(try proxy.send(length) == 3)
    #expect(try proxy.send("length()", returning: Int.self) == 3)
    #expect(try proxy.send(length, choosing: .first) == 1)
    #expect(try proxy.send(length, choosing: .all).map { try $0.get() } == [1, 2, 3])
    #expect(try proxy.send(length, choosing: .reduce(0, +)) == 6)
    #expect(try proxy.send("isCalled(_:)", "bb", returning: Bool.self, choosing: .any))
    #expect(try !proxy.send("isCalled(_:)", "bb", returning: Bool.self, choosing: .every))
    #expect(try proxy.send(optional: "nobody()", returning: Int.self) == nil)
    #expect(try proxy.send(optional: length) == 3)
    #expect(try proxy.send(optional: "length()", returning: Int.self, choosing: .first) == 1)
    #expect(try proxy.send(optional: Message.Returning("nobody()", returning: Int.self), choosing: .all) == nil)
  }

  @Test func whoDoesNotChooseGetsWhatTheProxyChooses() async throws {
    let all = try notebooks("a", "bb", "ccc")
    defer { extendLifetime(all) }
    try proxy.setDefaultChoice(.first, for: "length()")
    #expect(try proxy.send("length()", returning: Int.self) == 1)
    #expect(try await proxy.awaiting.send("length()", returning: Int.self) == 1)
    #expect(proxy.defaultChoice(for: "length()") == .first && proxy.defaultChoice == .last)
    try proxy.setDefaultChoice(nil, for: "length()")
    proxy.defaultChoice = .any
    #expect(try proxy.send("isCalled(_:)", "a", returning: Bool.self))
    #expect(try await proxy.awaiting.send("isCalled(_:)", "a", returning: Bool.self))
    #expect(try proxy.send("length()", returning: Int.self) == 3)
  }

  @Test func errorsDoNotStopTheOthers() throws {
    let all = try notebooks("a", "b")
    #expect(throws: Refusal(reason: "b: x")) {
      all[0].onNote.with { $0 = { _ in } }
      all[1].onNote.with { $0 = { _ in throw Refusal(reason: "b: x") } }
      try proxy.send(note, 1)
    }
    #expect(lines.current == ["a 1", "b 1"])
    let error = try messageError(.severalTargetsFailed) { _ = try proxy.send("refuse(_:)", "y", returning: Int.self) }
    #expect(error.failures.map { $0.error as? Refusal } == [Refusal(reason: "a: y"), Refusal(reason: "b: y")])
  }

  @Test func otherTypesAreAnErrorOrSkipped() throws {
    let all = try notebooks("a")
    defer { extendLifetime(all) }
    let error = try messageError(.signatureMismatch) { try proxy.send("note(_:)", "text") }
    #expect(error.argument == .index(0))
    proxy.mismatches = .skipped
    #expect(proxy.mismatches == .skipped)
    try proxy.send(optional: "note(_:)", "text")
    #expect(lines.current.isEmpty)
  }

  @Test func targetsAreCountedByClassAndByMessage() async throws {
    class Base: @unchecked Sendable {}
    final class Derived: Base, @unchecked Sendable {}
    let objects: [any AnyObject & Sendable] = [Notebook("a"), Base(), Derived()]
    let librarian = Librarian()
    for object in objects { try proxy.add(object) }
    try await librarian.open("l", in: proxy)
    #expect(proxy.count(of: Base.self) == 2 && proxy.count(of: Derived.self) == 1 && proxy.count(of: Diary.self) == 1)
    #expect(proxy.count(respondingTo: "length()") == 2 && proxy.count(respondingTo: "pass()") == 1)
    #expect(proxy.count(respondingTo: "sing()") == 0)
    _ = try await librarian.run { [proxy] in try proxy.add(MulticastProxy(), on: $0, retention: .strong) }
    #expect(proxy.count(respondingTo: "sing()") == 1, "it cannot be asked here")
    let there = await librarian.run { [proxy] _ in proxy.count(respondingTo: "sing()") }
    #expect(there == 0)
    extendLifetime(objects)
  }

  @Test func itAnswersQuestions() throws {
    let all = try notebooks("a")
    #expect(proxy.responds(to: "note(_:)") && !proxy.responds(to: "nobody()"))
    #expect(proxy.methodSignature(for: "note(_:)")?.encoding == "v@:q")
    #expect("\(proxy.explain(note))" == "note(_:) to Shared:\n  Notebook  called  v@:q")
    #expect("\(proxy.explain("nobody()"))" == "nobody() to Shared:\n  Notebook  no such method")
    let mismatch = proxy.explain(Message<String>("note(_:)")).entries[0]
    guard case .mismatch(let error) = mismatch.verdict else { throw Refusal(reason: "\(mismatch)") }
    #expect(error.argument == .index(0))
    #expect(proxy.resolvedTarget(for: "note(_:)") === proxy)
    #expect(try proxy.send("note(_:)", arguments: [7]) == nil)
    #expect(all[0].lines.current == ["a 7"])
    let length: Int = try proxy.dynamic.length()
    #expect(length == 1)
  }

  @Test func aRegistrationEndsItselfAndNothingElse() throws {
    let notebook = Notebook("a", lines)
    let first = try #require(try proxy.register(notebook))
    #expect(try proxy.register(notebook) == nil)
    #expect(first.isActive && first.proxy === proxy)
    #expect(proxy.remove(notebook) && !first.isActive)
    let second = try #require(try proxy.register(notebook))
    #expect(!first.cancel() && proxy.contains(notebook))
    #expect(second.cancel() && !second.cancel() && !second.isActive)
    #expect(proxy.isEmpty)
  }

  @Test func aRegistrationOfADeadTargetIsNotTakenForANewOne() throws {
    var old: [SharedRegistration] = []
    var reused = false
    var addresses: Set<ObjectIdentifier> = []
    for _ in 0..<100 where !reused {
      let notebook = Notebook("a")
      reused = !addresses.insert(ObjectIdentifier(notebook)).inserted
      old.append(try #require(try proxy.register(notebook)))
      for registration in old.dropLast() {
        #expect(!registration.isActive)
        #expect(proxy.contains(notebook))
      }
      for registration in old.dropLast() { registration.cancel() }
      #expect(proxy.contains(notebook))
    }
  }

  @Test func aRegistrationKeepsNothingAlive() throws {
    try LifetimeTracker.check { tracker in
      var proxy: SharedMulticastProxy? = SharedMulticastProxy()
      let weakly = try #require(try proxy?.register(Notebook("a", lines, tracker.instance())))
      let strongly = try #require(try proxy?.register(Notebook("b", lines, tracker.instance()), retention: .strong))
      #expect(!weakly.isActive && strongly.isActive && tracker.alive == 1)
      #expect(strongly.cancel())
      #expect(tracker.alive == 0)
      let last = try #require(try proxy?.register(Notebook("c", lines, tracker.instance()), retention: .strong))
      proxy = nil
      #expect(tracker.alive == 0)
      #expect(last.proxy == nil && !last.isActive && !last.cancel())
    }
  }

  @Test func proxiesNestInEachOtherOfBothKinds() throws {
    let outer = MulticastProxy(name: "Outer")
    let inner = MulticastProxy(name: "Inner")
    let all = try notebooks("a", "b")
    defer { extendLifetime((all, inner)) }
    try outer.add(proxy)
    #expect(outer.contains(proxy) && (outer.targets.first === proxy))
    try outer.send(note, 1)
    #expect(lines.current == ["a 1", "b 1"])
    #expect(outer.responds(to: "note(_:)") && !outer.responds(to: "nobody()"))
    #expect(try outer.send("length()", returning: Int.self, choosing: .all).count == 1, "a nested proxy is one target")

    let shared = SharedMulticastProxy(name: "Other")
    try shared.add(proxy)
    try shared.send(note, 2)
    #expect(lines.current == ["a 1", "b 1", "a 2", "b 2"])
    #expect(shared.remove(proxy) && outer.remove(proxy))
  }

  @Test func loopsAreErrorsThatShowThePath() async throws {
    let errors = Guarded<[any Error]>([])
    let a = SharedMulticastProxy(name: "A") { error in errors.with { $0.append(error) } }
    let b = SharedMulticastProxy(name: "B")
    try a.add(b)
    try b.add(a)
    #expect(try messageError(.forwardingLoop) { try a.send(note, 1) }.subject == "A > B > A")
    #expect(!a.responds(to: "note(_:)"))
    #expect(try messageError(.forwardingLoop) { try a.add(a) }.subject == "A > A")
    _ = try messageError(.forwardingLoop) { try a.add(a, on: MainActor.shared) }
    a.post(note, 1)
    let posted = try #require(errors.current.first as? MessageError)
    #expect(posted.code == .forwardingLoop && posted.subject == "A > B > A" && errors.current.count == 1)
    await #expect { try await a.awaiting.send(note, 1) } throws: { ($0 as? MessageError)?.subject == "A > B > A" }
    await a.drained()
  }

  @Test func itConformsToWhatATargetConformsTo() throws {
    final class Saver: Sendable {}
    let saving = try ProtocolDescription("SharedMulticastTests.Saving", [.required("save()")])
    try MethodTable.of(Saver.self).add("save()") { _ in }
    try MethodTable.of(Saver.self).adopt(saving)
    let saver = Saver()
    #expect(!proxy.conforms(to: saving))
    try proxy.add(saver)
    #expect(proxy.conforms(to: saving))
    let outer = SharedMulticastProxy()
    try outer.add(proxy)
    try proxy.add(outer)
    #expect(outer.conforms(to: saving))
    extendLifetime(saver)
  }

  @Test func aReleasedProxyLetsGoOfAll() throws {
    try LifetimeTracker.check { tracker in
      let notebook = Notebook("a", lines, tracker.instance())
      var outer: SharedMulticastProxy? = SharedMulticastProxy()
      var inner: SharedMulticastProxy? = SharedMulticastProxy()
      try inner?.add(notebook, retention: .strong)
      try outer?.add(try #require(inner), retention: .strong)
      inner = nil
      try outer?.send(note, 1)
      #expect(lines.current == ["a 1"])
      outer = nil
    }
  }
}
