import Dispatch
import MessageForwarding
import Testing

/// Targets of a `SharedMulticastProxy` that belong to actors and queues: they are called nowhere else.
@Suite struct SharedIsolationTests {
  let proxy = SharedMulticastProxy(name: "Shared")
  let note = Message<Int>("note(_:)")
  let length = Message.Returning("length()", returning: Int.self)

  @Test func aSendThatWouldHaveToHopIsAnErrorAfterTheOthers() async throws {
    let librarian = Librarian()
    let archive = Archive("a")
    let lines = Guarded<[String]>([])
    let notebook = Notebook("n", lines)
    try await librarian.open("l", in: proxy)
    try archive.join(proxy)
    try proxy.add(notebook)
    let error = try messageError(.severalTargetsFailed) { try proxy.send(note, 1) }
    #expect(lines.current == ["n 1"])
    #expect(error.failures.map(\.target) == ["Diary", "Diary"])
    for (failure, place) in zip(error.failures, ["Librarian", "queue archive a"]) {
      let facts = try #require(failure.error as? MessageError)
      #expect(facts.code == .awaitNeeded && facts.expected == place && facts.selector == "note(_:)" && facts.receiver == "Diary")
    }
    // An optional message is no other one.
    _ = try messageError(.severalTargetsFailed) { try proxy.send(optional: note, 2) }
    #expect(await librarian.lines == [] && archive.lines == [])
  }

  @Test func aResultOfATargetElsewhereIsRefusedAtOnceAndGivenToWhoWaits() async throws {
    let archive = Archive("abc")
    try archive.join(proxy)
    let error = try messageError(.awaitNeeded) { _ = try proxy.send(length) }
    #expect(
      "\(error)" == """
        await needed: length() of Diary, the current code does not run where the target belongs, expected queue archive abc; \
        send it with await, or post it
        """)
    #expect(try await proxy.awaiting.send(length) == 3)
    #expect(try archive.queue.sync { try proxy.send(length) } == 3)
    #expect(archive.strays == 0)
  }

  @Test func fromItsOwnActorATargetIsCalledAtOnce() async throws {
    let librarian = Librarian()
    try await librarian.open("l", in: proxy)
    let proxy = proxy
    let lines = try await librarian.run { librarian -> [String] in
      try proxy.send("note(_:)", 1)
      #expect(try proxy.send("length()", returning: Int.self) == 1)
      return librarian.diary?.lines ?? []
    }
    #expect(lines == ["l 1"])
  }

  @Test func aQueueThatRunsOnTheTargetsQueueIsThere() throws {
    let archive = Archive("a")
    try archive.join(proxy)
    let above = DispatchQueue(label: "above", target: archive.queue)
    #expect(try above.sync { try proxy.send(length) } == 1)
    let beside = DispatchQueue(label: "beside")
    _ = try messageError(.awaitNeeded) { _ = try beside.sync { try proxy.send(length) } }
    #expect(archive.strays == 0)
  }

  @Test @MainActor func aTargetOfTheMainActorIsCalledThereAlone() async throws {
    let panel = Panel()
    let diary = Diary("d") {
      MainActor.assertIsolated()
      return true
    }
    // Both may be added: the one because it is Sendable, the other because this code is where it belongs.
    try proxy.add(panel, on: MainActor.shared)
    try proxy.add(diary, on: MainActor.shared)
    try proxy.send(note, 1)
    #expect(panel.lines == ["panel 1"] && diary.lines == ["d 1"])
    let (proxy, note) = (proxy, note)
    await Task.detached {
      #expect(throws: MessageError.self) { try proxy.send(note, 2) }
      try? await proxy.awaiting.send(note, 3)
      proxy.post(note, 4)
      await proxy.drained()
    }.value
    #expect(panel.lines == ["panel 1", "panel 3", "panel 4"] && diary.lines == ["d 1", "d 3", "d 4"])
    extendLifetime(diary)
  }

  @Test(arguments: [false, true]) func fourThreadsReachAMainActorTargetOnTheMainActorOnly(_ isBound: Bool) async throws {
    let panel = Panel()
    if isBound { try proxy.add(panel, on: MainActor.shared) } else { try proxy.add(panel) }
    let (proxy, note) = (proxy, note)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for sender in 0..<4 {
        group.addTask {
          // `Panel` asserts that it is on the main actor.
          for number in 0..<50 {
            if number.isMultiple(of: 2) {
              proxy.post(note, sender * 1_000 + number)
            } else {
              try await proxy.awaiting.send(note, sender * 1_000 + number)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    await proxy.drained()
    let lines = await panel.lines
    #expect(lines.count == 200)
    for sender in 0..<4 {
      let expected = (0..<50).map { "panel \(sender * 1_000 + $0)" }
      #expect(lines.filter { expected.contains($0) } == expected, "in the order of each sender")
    }
  }

  @Test func aMethodOfAnActorRunsOnItAlsoOfATargetThatMayBeCalledAnywhere() async throws {
    let panel = Panel()
    try proxy.add(panel)
    _ = try messageError(.awaitNeeded) { _ = try proxy.send("show(_:)", 1, returning: Int.self) }
    #expect(try await proxy.awaiting.send("show(_:)", 2, returning: Int.self) == 2)
    #expect(await panel.lines == ["panel 2"])
  }

  @Test func itIsToldBeforehand() async throws {
    let librarian = Librarian()
    let panel = Panel()
    let notebook = Notebook("n")
    try await librarian.open("l", in: proxy)
    try proxy.add(panel, on: MainActor.shared)
    try proxy.add(panel)
    try proxy.add(notebook)
    #expect(
      "\(proxy.explain(note))" == """
        note(_:) to Shared:
          Diary     await needed (Librarian)  v@:q
          Panel     await needed (MainActor)  v@:q on MainActor
          Notebook  called  v@:q
        """)
    let proxy = proxy
    let there = await librarian.run { _ in "\(proxy.explain("note(_:)").entries[0].verdict)" }
    #expect(there == "called")
    #expect("\(proxy.explain("nobody()").entries[0].verdict)" == "no such method")
    #expect("\(proxy.explain(Message<String>("note(_:)")).entries[0].verdict)" == "argument 0 differs (expected q, got @)")
    #expect(proxy.responds(to: "length()") && proxy.methodSignature(for: "length()")?.encoding == "q@:")
    let error = try messageError(.severalTargetsFailed) { try proxy.send("note(_:)", "text") }
    #expect(
      error.failures.compactMap { ($0.error as? MessageError)?.code } == [
        .signatureMismatch, .signatureMismatch, .signatureMismatch,
      ])
    proxy.mismatches = .skipped
    try proxy.send(optional: "note(_:)", "text")
  }

  @Test func proxiesBehindOthersKnowWhereTheirTargetsBelong() async throws {
    let outer = MulticastProxy(name: "Outer")
    let archive = Archive("a")
    try archive.join(proxy)
    try outer.add(proxy)
    _ = try messageError(.awaitNeeded) { try outer.send(note, 1) }
    // What this sends is not known to be Sendable, so it reaches nobody elsewhere, waiting or not.
    await #expect { try await outer.awaiting.send(note, 2) } throws: { ($0 as? MessageError)?.code == .awaitNeeded }
    let any: any Responder = proxy
    await #expect { try await any.awaiting.send("note(_:)", 3) } throws: { ($0 as? MessageError)?.code == .awaitNeeded }
    #expect(archive.lines == [])
  }

  @Test @MainActor func aProxyOfOneDomainIsATargetOfThatDomain() async throws {
    let inner = MulticastProxy(name: "Inner")
    let diary = Diary("d") {
      MainActor.assertIsolated()
      return true
    }
    try inner.add(diary)
    try proxy.add(inner, on: MainActor.shared)
    #expect(proxy.contains(inner))
    let (proxy, note, length) = (proxy, note, length)
    try proxy.send(note, 1)
    let sum = try await Task.detached {
      // Only there it can be told what it responds to.
      #expect(throws: MessageError.self) { try proxy.send(note, 2) }
      proxy.post(note, 3)
      proxy.post("nobody()")
      await proxy.drained()
      return try await proxy.awaiting.send(length)
    }.value
    #expect(sum == 1 && diary.lines == ["d 1", "d 3"])
    await #expect { try await proxy.awaiting.send("nobody()") } throws: { ($0 as? MessageError)?.code == .unrecognizedSelector }
    #expect(proxy.remove(inner))
    extendLifetime(diary)
  }

  @Test func withItsActorATargetIsGone() async throws {
    try await checkLifetimes { tracker in
      var librarian: Librarian? = Librarian()
      try await librarian?.open("l", in: proxy, tracker.instance())
      #expect(proxy.count == 1)
      librarian = nil
      #expect(proxy.isEmpty)
      _ = try messageError(.unrecognizedSelector) { try proxy.send(note, 1) }
    }
  }

  @Test func aStrongTargetKeepsItsActor() async throws {
    try await checkLifetimes { tracker in
      let proxy = SharedMulticastProxy()
      var librarian: Librarian? = Librarian()
      try await librarian?.open("l", in: proxy, retention: .strong, tracker.instance())
      weak let there = librarian
      await librarian?.close()
      librarian = nil
      #expect(there != nil && tracker.alive == 1)
      #expect(try await proxy.awaiting.send(length) == 1)
      proxy.removeAll()
      #expect(there == nil)
    }
  }

  private func checkLifetimes(_ body: (LifetimeTracker) async throws -> Void) async rethrows {
    let tracker = LifetimeTracker()
    try await body(tracker)
    #expect(tracker.alive == 0, "objects left")
  }
}
