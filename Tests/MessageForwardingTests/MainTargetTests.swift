import MessageForwarding
import Testing

@Suite struct MainTargetTests {
  let journal = Journal()
  let proxy = MulticastProxy(name: "Delegates")

  private func heard() -> [String] {
    defer { journal.lines = [] }
    return journal.lines
  }

  @Test func itIsHeardLastHoweverManyAreAddedLater() throws {
    let (a, main, b) = (Listener("a", journal), Listener("main", journal), Listener("bee", journal))
    defer { extendLifetime((a, main, b)) }
    try proxy.add(a)
    #expect(try proxy.setMainTarget(main))
    try proxy.add(b)
    try proxy.send("hear(_:)", "x")
    #expect(heard() == ["a x", "bee x", "main x"])
    #expect(try proxy.send("length()", returning: Int.self) == 4)
    #expect(try proxy.send("length()", returning: Int.self, choosing: .all).map { try $0.get() } == [1, 3, 4])
    #expect(proxy.mainTarget === main)
    #expect(proxy.targets.map { ($0 as? Listener)?.name } == ["a", "bee", "main"])
    #expect(proxy.count == 3 && proxy.contains(main))
    #expect(try !proxy.add(main), "it is a target already")
  }

  @Test func askedAloneForResultsItIsTheOnlyOneThatAnswers() throws {
    let (a, main) = (Listener("a", journal), Listener("main", journal))
    defer { extendLifetime((a, main)) }
    try proxy.add(a)
    try proxy.setMainTarget(main, role: .aloneForResults)
    #expect(try proxy.send("length()", returning: Int.self, choosing: .all).count == 1)
    #expect(try proxy.send("isCalled(_:)", "a", returning: Bool.self, choosing: .any) == false)
    try proxy.send("hear(_:)", "x")
    #expect(heard() == ["a x", "main x"], "a message without a result is for all")
    #expect(
      proxy.explain("length()").entries.map { "\($0.verdict)" } == ["passed over, as the main target alone is asked", "called"])
    let error = #expect(throws: Refusal.self) { _ = try proxy.send("refuse(_:)", "no", returning: Int.self) }
    #expect(error?.reason == "main: no")
  }

  @Test func aMainTargetThatIsGoneOrSilentLeavesTheAnswerToTheOthers() throws {
    let a = Listener("a", journal)
    let deaf = Deaf()
    defer { extendLifetime((a, deaf)) }
    try proxy.add(a)
    for role in [MainRole.last, .aloneForResults] {
      try LifetimeTracker.check { tracker in
        final class Holder: Responder {
          let tracked: Tracked
          init(_ tracked: Tracked) { self.tracked = tracked }
        }
        try MethodTable.of(Holder.self).replace("length()") { _ in 77 }
        var main: Holder? = Holder(tracker.instance())
        try proxy.setMainTarget(try #require(main), role: role)
        #expect(try proxy.send("length()", returning: Int.self) == 77)
        main = nil
        #expect(try proxy.send("length()", returning: Int.self) == 1)
        #expect(proxy.mainTarget == nil && proxy.count == 1)
      }
      try proxy.setMainTarget(deaf, role: role)
      #expect(try proxy.send("length()", returning: Int.self) == 1)
    }
  }

  @Test func anotherOneTakesItsPlace() throws {
    try LifetimeTracker.check { tracker in
      let proxy = MulticastProxy()
      try proxy.setMainTarget(tracker.instance(), retention: .strong)
      #expect(tracker.alive == 1)
      let other = Listener("other", journal)
      try proxy.setMainTarget(other)
      #expect(tracker.alive == 0, "the one before was let go of")
      #expect(proxy.mainTarget === other && proxy.count == 1)
      // One of the others moves to the place, and is held as it is said then.
      try proxy.add(tracker.instance(1), retention: .strong)
      let moving = try #require(proxy.targets.first)
      try proxy.setMainTarget(moving, retention: .strong)
      #expect(proxy.mainTarget === moving && proxy.count == 1)
      #expect(proxy.remove(moving) && proxy.mainTarget == nil && proxy.isEmpty)
    }
    try LifetimeTracker.check { tracker in
      let proxy = MulticastProxy()
      defer { extendLifetime(proxy) }
      var moving: Tracked? = tracker.instance()
      try proxy.add(try #require(moving), retention: .strong)
      try proxy.setMainTarget(try #require(moving))
      moving = nil
      #expect(tracker.alive == 0, "it is held weakly now")
    }
  }

  @Test func itIsNeverTheProxyItself() throws {
    let error = try messageError(.forwardingLoop) { try proxy.setMainTarget(proxy) }
    #expect(error.subject == "Delegates")
    #expect(proxy.mainTarget == nil)
  }

  @Test func removeAllRemovesItToo() throws {
    let main = Listener("main", journal)
    defer { extendLifetime(main) }
    try proxy.setMainTarget(main)
    proxy.removeAll()
    #expect(proxy.mainTarget == nil && proxy.isEmpty && !proxy.responds(to: "length()"))
  }

  @Test func aProxyCanBeOne() throws {
    let inner = MulticastProxy(name: "Inner")
    let (a, b) = (Listener("a", journal), Listener("bee", journal))
    defer { extendLifetime((a, b, inner)) }
    try inner.add(b)
    try proxy.setMainTarget(inner, role: .aloneForResults)
    try proxy.add(a)
    #expect(try proxy.send("length()", returning: Int.self) == 3)
    try inner.add(proxy)
    let error = try messageError(.forwardingLoop) { _ = try proxy.send("absent()", returning: Int.self) }
    #expect(error.subject == "Delegates > Inner > Delegates")
  }
}

@Suite struct DefaultChoiceTests {
  let journal = Journal()
  let proxy = MulticastProxy()

  @Test func aProxyMayChooseForItsSenders() throws {
    let (a, b) = (Listener("a", journal), Listener("bee", journal))
    defer { extendLifetime((a, b)) }
    try proxy.add(a)
    try proxy.add(b)
    #expect(proxy.defaultChoice == .last && proxy.defaultChoice(for: "length()") == nil)
    #expect(try proxy.send("length()", returning: Int.self) == 3)
    proxy.defaultChoice = .first
    #expect(try proxy.send("length()", returning: Int.self) == 1)
    #expect(try proxy.send("length()", returning: Int.self, choosing: .last) == 3, "the sender may choose otherwise")
    proxy.defaultChoice = .every
    #expect(try proxy.send("length()", returning: Int.self) == 3, "which goes for Bools only")
    #expect(try proxy.send("isCalled(_:)", "a", returning: Bool.self) == false)
    try proxy.setDefaultChoice(.any, for: "isCalled(_:)")
    #expect(try proxy.send("isCalled(_:)", "a", returning: Bool.self) == true)
    #expect(proxy.defaultChoice(for: "isCalled(_:)") == .any)
    try proxy.setDefaultChoice(nil, for: "isCalled(_:)")
    #expect(try proxy.send("isCalled(_:)", "a", returning: Bool.self) == false)
  }

  @Test func itHoldsWhereTheProxyIsAnothersTarget() throws {
    let (a, b) = (Listener("a", journal), Listener("bee", journal))
    let outer = MulticastProxy()
    defer { extendLifetime((a, b)) }
    try proxy.add(a)
    try proxy.add(b)
    try outer.add(proxy)
    #expect(try outer.send("length()", returning: Int.self) == 3)
    try proxy.setDefaultChoice(.first, for: "length()")
    #expect(try outer.send("length()", returning: Int.self) == 1)
    final class Counting {}
    try MethodTable.of(Counting.self).add("hear(_:)") { (_, count: Int) in }
    let counter = Counting()
    try proxy.add(counter)
    _ = try messageError(.signatureMismatch) { try outer.send("hear(_:)", "x") }
    proxy.mismatches = .skipped
    try outer.send("hear(_:)", "x")
    extendLifetime(counter)
  }

  @Test func aChoiceThatDoesNotGoWithTheResultIsTold() throws {
    let a = Listener("a", journal)
    defer { extendLifetime(a) }
    try proxy.add(a)
    try proxy.setDefaultChoice(.any, for: "length()")
    let error = try messageError(.invalidArgument) { _ = try proxy.send("length()", returning: Int.self) }
    #expect(error.selector == "length()" && error.argument == .result)
  }

  @Test func answersTellWhoseTheyAre() throws {
    let (a, b) = (Listener("a", journal), Listener("bee", journal))
    defer { extendLifetime((a, b)) }
    try proxy.add(a)
    try proxy.add(b)
    let answers = try proxy.send("length()", returning: Int.self, choosing: .answers)
    #expect(answers.map(\.target) == ["Listener", "Listener"])
    #expect(answers.map(\.identity) == [ObjectIdentifier(a), ObjectIdentifier(b)])
    #expect(try answers.map { try $0.result.get() } == [1, 3])
    let refusals = try proxy.send("refuse(_:)", "no", returning: Int.self, choosing: .answers)
    #expect(refusals.allSatisfy { (try? $0.result.get()) == nil })
  }

  @Test func targetsAreCountedByClassAndByMessage() throws {
    class Base {}
    final class Derived: Base {}
    let objects: [AnyObject] = [Listener("a", journal), Deaf(), Base(), Derived()]
    defer { extendLifetime(objects) }
    for object in objects { try proxy.add(object) }
    #expect(proxy.count(of: Base.self) == 2 && proxy.count(of: Derived.self) == 1 && proxy.count(of: Listener.self) == 1)
    #expect(proxy.count(respondingTo: "length()") == 1 && proxy.count(respondingTo: "sing()") == 0)
  }
}
