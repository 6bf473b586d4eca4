import Dispatch
import MessageForwarding
import Testing

/// The main target of a `SharedMulticastProxy`: last in every round, or asked alone for results, wherever it belongs.
@Suite struct SharedMainTargetTests {
  let lines = Guarded<[String]>([])
  let proxy = SharedMulticastProxy(name: "Shared")
  let length = Message.Returning("length()", returning: Int.self)

  @Test func itIsHeardLastHoweverManyAreAddedLater() async throws {
    let (a, main, b) = (Notebook("a", lines), Notebook("main", lines), Notebook("bee", lines))
    defer { extendLifetime((a, main, b)) }
    try proxy.add(a)
    #expect(try proxy.setMainTarget(main))
    #expect(try !proxy.setMainTarget(main), "it is in that place")
    try proxy.add(b)
    try proxy.send("note(_:)", 1)
    try await proxy.awaiting.send("note(_:)", 2)
    proxy.post("note(_:)", 3)
    #expect(lines.current == (1...3).flatMap { ["a \($0)", "bee \($0)", "main \($0)"] })
    #expect(try proxy.send(length) == 4)
    #expect(try await proxy.awaiting.send(length, choosing: .all).map { try $0.get() } == [1, 3, 4])
    #expect(proxy.isMainTarget(main) && !proxy.isMainTarget(a))
    #expect(proxy.count == 3 && proxy.contains(main))
    #expect(try !proxy.add(main), "it is a target already")
  }

  @Test func askedAloneForResultsItIsTheOnlyOneThatAnswers() async throws {
    let (a, main) = (Notebook("a", lines), Notebook("main", lines))
    defer { extendLifetime((a, main)) }
    try proxy.add(a)
    try proxy.setMainTarget(main, role: .aloneForResults)
    #expect(try proxy.send(length, choosing: .all).count == 1)
    #expect(try await proxy.awaiting.send(length, choosing: .all).map { try $0.get() } == [4])
    try proxy.send("note(_:)", 1)
    try await proxy.awaiting.send("note(_:)", 2)
    #expect(lines.current == ["a 1", "main 1", "a 2", "main 2"], "a message without a result is for all")
    #expect(proxy.explain(length).entries.map { "\($0.verdict)" } == ["passed over, as the main target alone is asked", "called"])
    let refuse = Message<String>.Returning<Int>("refuse(_:)")
    #expect(throws: Refusal(reason: "main: no")) { try proxy.send(refuse, "no") }
    await #expect(throws: Refusal(reason: "main: no")) { try await proxy.awaiting.send(refuse, "no") }
    #expect(try !proxy.setMainTarget(main, role: .last), "only the role is new")
    #expect(try await proxy.awaiting.send(length, choosing: .all).count == 2)
  }

  @Test func elsewhereItAnswersAloneWhoeverWaits() async throws {
    let (a, librarian, archive) = (Notebook("a", lines), Librarian(), Archive("archive"))
    defer { extendLifetime((a, librarian)) }
    try proxy.add(a)
    try archive.become(mainOf: proxy, role: .aloneForResults)
    #expect(try await proxy.awaiting.send(length, choosing: .all).map { try $0.get() } == [7])
    let refused = try messageError(.awaitNeeded) { _ = try proxy.send(length) }
    #expect(refused.expected == "queue archive archive")
    #expect(try archive.queue.sync { try proxy.send(length, choosing: .all).count } == 1)
    // An actor's takes the place.
    try await librarian.become(mainOf: proxy, "librarian", role: .aloneForResults)
    #expect(!proxy.contains(archive.diary) && proxy.count == 2)
    #expect(try await proxy.awaiting.send(length) == 9)
    proxy.post("note(_:)", 1)
    await proxy.drained()
    #expect(await librarian.lines == ["librarian 1"])
    #expect(lines.current == ["a 1"])
    // Gone, or without such a method, it leaves the answer to the others.
    await librarian.close()
    #expect(try await proxy.awaiting.send(length) == 1)
    let panel = Panel()
    try proxy.setMainTarget(panel, on: MainActor.shared, role: .aloneForResults)
    #expect(try await proxy.awaiting.send(length) == 1)
    #expect(try await proxy.awaiting.send("show(_:)", 5, returning: Int.self) == 5)
    extendLifetime(panel)
    #expect(archive.strays == 0)
  }

  @Test func aForwarderElsewhereIsAskedFirstWhereItBelongs() async throws {
    let a = Notebook("a", lines)
    defer { extendLifetime(a) }
    try proxy.add(a)
    let forwarders = Forwarders()
    try await forwarders.become(mainOf: proxy)
    #expect(
      proxy.explain(length).entries.map { "\($0.verdict)" }
        == ["passed over, as the main target alone is asked", "await needed (Forwarders)"])
    #expect(try await proxy.awaiting.send(length, choosing: .all).map { try $0.get() } == [6])
    await forwarders.clear()
    #expect(try await proxy.awaiting.send(length, choosing: .all).map { try $0.get() } == [1], "it did not respond")
  }

  @Test func aSharedProxyCanBeOne() async throws {
    let inner = SharedMulticastProxy(name: "Inner")
    let (a, b) = (Notebook("a", lines), Notebook("bee", lines))
    defer { extendLifetime((a, b)) }
    try inner.add(b)
    try proxy.setMainTarget(inner, role: .aloneForResults)
    try proxy.add(a)
    #expect(try proxy.send(length) == 3)
    #expect(try await proxy.awaiting.send(length, choosing: .all).map { try $0.get() } == [3])
    inner.remove(b)
    #expect(try await proxy.awaiting.send(length, choosing: .all).map { try $0.get() } == [1])
    let error = try messageError(.forwardingLoop) { try proxy.setMainTarget(proxy) }
    #expect(error.subject == "Shared > Shared")
    extendLifetime(inner)
  }

  @Test func anotherOneTakesItsPlaceAndIsHeldAsIsSaid() throws {
    try LifetimeTracker.check { tracker in
      let proxy = SharedMulticastProxy()
      var first: Notebook? = Notebook("first", lines, tracker.instance())
      try proxy.setMainTarget(try #require(first), retention: .strong)
      first = nil
      #expect(tracker.alive == 1)
      var moving: Notebook? = Notebook("moving", lines, tracker.instance())
      let registration = try proxy.register(try #require(moving), retention: .strong)
      #expect(tracker.alive == 2)
      try proxy.setMainTarget(try #require(moving))
      #expect(tracker.alive == 1, "the one before was let go of")
      #expect(registration?.isActive == false && registration?.cancel() == false, "its place is another one now")
      #expect(proxy.count == 1)
      moving = nil
      #expect(tracker.alive == 0 && proxy.isEmpty, "it is held weakly now")
    }
  }

  @Test func methodsOfItsOwnComeWithIt() async throws {
    let main = Notebook("main", lines)
    let own = try MethodTable(for: main)
    try own.replace("length()") { _ in 40 }
    try proxy.setMainTarget(main, methods: own)
    #expect(try proxy.send(length) == 40)
    proxy.removeAll()
    #expect(!proxy.isMainTarget(main) && proxy.isEmpty && !proxy.responds(to: "length()"))
    try proxy.setMainTarget(main, methods: own, on: MainActor.shared)
    #expect(try await proxy.awaiting.send(length) == 40)
    let there = try await MainActor.run { [proxy, length] in try proxy.send(length) }
    #expect(there == 40)
  }

  @Test func aRoundSeesOneOrTheOtherWhileItChanges() throws {
    let both = [Notebook("a", lines), Notebook("b", lines)]
    let proxy = proxy
    try inThreads(3) { thread in
      for index in 0..<2_000 {
        if thread == 0 {
          try proxy.setMainTarget(both[index % 2], role: index % 3 == 0 ? .last : .aloneForResults)
        } else {
          let heard = try proxy.send(optional: "length()", returning: Int.self, choosing: .all) ?? []
          #expect(heard.count <= 2 && heard.allSatisfy { (try? $0.get()) == 1 })
        }
      }
    }
    #expect(proxy.count == 1)
  }

  @Test func oneThatIsAddedWhileItBecomesTheMainTargetIsOneTarget() throws {
    let notebook = Notebook("a", lines)
    let proxies = (0..<4_000).map { _ in SharedMulticastProxy() }
    try inPairs(proxies.count) {
      try proxies[$0].setMainTarget(notebook)
    } _: {
      try proxies[$0].add(notebook)
    }
    #expect(proxies.allSatisfy { $0.count == 1 && $0.isMainTarget(notebook) })
    for proxy in proxies { try proxy.send("note(_:)", 1) }
    #expect(lines.current.count == proxies.count)
  }

  @Test func ofTwoThatTwoThreadsMakeTheMainTargetOneIsIt() throws {
    let both = [Notebook("a", lines), Notebook("b", lines)]
    let proxies = (0..<4_000).map { _ in SharedMulticastProxy() }
    try inPairs(proxies.count) {
      try proxies[$0].setMainTarget(both[0])
    } _: {
      try proxies[$0].setMainTarget(both[1])
    }
    #expect(proxies.allSatisfy { $0.count == 1 && $0.isMainTarget(both[0]) != $0.isMainTarget(both[1]) })
  }

  @Test func askedAloneItAnswersAloneAlsoWithTheLoopThatItIsIn() async throws {
    let (inner, a) = (SharedMulticastProxy(name: "Inner"), Notebook("a", lines))
    try proxy.add(a)
    try inner.add(proxy)
    try proxy.setMainTarget(inner, role: .aloneForResults)
    let now = try proxy.send(length, choosing: .all)
    let later = try await proxy.awaiting.send(length, choosing: .all)
    for results in [now, later] {
      #expect(results.count == 1)
      #expect(try messageError(.forwardingLoop) { _ = try results[0].get() }.subject == "Shared > Inner > Shared")
    }
    #expect(
      proxy.explain(length).entries.map { "\($0.verdict)" }
        == ["passed over, as the main target alone is asked", "loop: Shared > Inner > Shared"])
    inner.removeAll()
    extendLifetime((inner, a))
  }

  @Test func sendsThatWaitAndThatDoNotSeeOneRole() async throws {
    let (a, main) = (Notebook("a", lines), Notebook("main", lines))
    let proxies = (0..<4_000).map { _ in SharedMulticastProxy() }
    for proxy in proxies {
      try proxy.add(a)
      try proxy.setMainTarget(main)
    }
    try inPairs(proxies.count) {
      try proxies[$0].setMainTarget(main, role: .aloneForResults)
    } _: {
      try proxies[$0].setMainTarget(main, role: .last)
    }
    var differences = 0
    for proxy in proxies {
      let answers = try proxy.send(length, choosing: .all).count
      if try await proxy.awaiting.send(length, choosing: .all).count != answers { differences += 1 }
    }
    #expect(differences == 0)
    extendLifetime((a, main))
  }
}

extension Archive {
  func become(mainOf proxy: SharedMulticastProxy, role: MainRole) throws {
    // Nobody touches the diary but on the queue, here neither.
    nonisolated(unsafe) let diary = diary
    try unsafe proxy.setMainTarget(diary, on: queue, role: role)
  }
}

extension Librarian {
  func become(mainOf proxy: SharedMulticastProxy, _ name: String, role: MainRole) throws {
    try proxy.setMainTarget(make(name), on: self, role: role)
  }
}

/// An actor with a multicast proxy of its own.
private actor Forwarders {
  private let proxy = MulticastProxy()
  private let target = Notebook("behind")

  func become(mainOf shared: SharedMulticastProxy) throws {
    try proxy.add(target)
    try shared.setMainTarget(proxy, on: self, role: .aloneForResults)
  }

  func clear() { proxy.removeAll() }
}
