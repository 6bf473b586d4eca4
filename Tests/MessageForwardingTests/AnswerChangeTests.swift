import MessageForwarding
import Testing

@Suite struct AnswerChangeTests {
  let journal = Journal()
  let listenerSelectors: Set<Selector> = ["hear(_:)", "length()", "isCalled(_:)", "refuse(_:)"]

  /// What an owner was told about this suite's messages: other tests register some for every object meanwhile.
  final class Told {
    private let messages: Set<Selector> = [
      "hear(_:)", "length()", "isCalled(_:)", "refuse(_:)", "late()", "leave()", "sing()",
    ]
    var changes: [(added: Set<Selector>, removed: Set<Selector>, generation: UInt64)] = []

    func note(_ change: AnswerChange) {
      let (added, removed) = (change.added.intersection(messages), change.removed.intersection(messages))
      if !added.isEmpty || !removed.isEmpty { changes.append((added, removed, change.generation)) }
    }
  }

  private func observe(_ proxy: MulticastProxy, also: Set<Selector> = []) -> Told {
    let told = Told()
    proxy.observeAnswers(also: also) { told.note($0) }
    return told
  }

  @Test func anOwnerThatRemembersWhatIsAnsweredIsToldOnceForEachChange() throws {
    // As a Cocoa control does that asks its delegate when it is set, and never again.
    final class Control {
      let delegate = MulticastProxy()
      var hears = false
      init() { delegate.observeAnswers { [unowned self] _ in hears = delegate.responds(to: "hear(_:)") } }
      func press() throws { if hears { try delegate.send("hear(_:)", "press") } }
    }
    let control = Control()
    let (a, b) = (Listener("a", journal), Listener("b", journal))
    defer { extendLifetime((a, b)) }
    try control.press()
    let told = observe(control.delegate)
    let generation = control.delegate.generation
    try control.delegate.add(a)
    try control.press()
    #expect(journal.lines == ["a press"])
    #expect(told.changes.map(\.added) == [listenerSelectors] && told.changes[0].removed.isEmpty)
    #expect(told.changes[0].generation > generation)
    try control.delegate.add(b)
    control.delegate.remove(a)
    #expect(told.changes.count == 1, "the set is the same")
    control.delegate.removeAll()
    #expect(told.changes.last?.removed == listenerSelectors && told.changes.count == 2)
    try control.press()
    #expect(journal.lines == ["a press"])
  }

  @Test func aTargetThatIsGoneIsNoticedWithTheNextMessage() throws {
    let proxy = MulticastProxy()
    let told = observe(proxy)
    var a: Listener? = Listener("a", journal)
    try proxy.add(try #require(a))
    a = nil
    #expect(told.changes.count == 1)
    try proxy.send(optional: "hear(_:)", "x")
    #expect(told.changes.last?.removed == listenerSelectors && told.changes.count == 2)
  }

  @Test func methodsThatComeAndGoAreNoticedWithTheNextMessage() throws {
    final class Late: Responder {}
    let proxy = MulticastProxy()
    let late = Late()
    defer { extendLifetime(late) }
    try proxy.add(late)
    let told = observe(proxy)
    try MethodTable.of(Late.self).add("late()") { _ in }
    try proxy.send("late()")
    #expect(told.changes.map(\.added) == [["late()"]])
    try MethodTable.of(Late.self).remove("late()")
    try proxy.send(optional: "late()")
    #expect(told.changes.last?.removed == ["late()"] && told.changes.count == 2)
  }

  @Test func changesOfAProxyAmongTheTargetsAreToldAtOnce() throws {
    let (outer, middle, inner) = (MulticastProxy(), MulticastProxy(), MulticastProxy())
    let a = Listener("a", journal)
    defer { extendLifetime((a, middle, inner)) }
    let told = observe(outer)
    try outer.add(middle)
    try middle.add(inner)
    #expect(told.changes.isEmpty)
    try inner.add(a)
    #expect(told.changes.map(\.added) == [listenerSelectors])
    #expect(outer.answeredSelectors.isSuperset(of: listenerSelectors))
    // A loop of proxies does not keep it busy.
    try inner.add(outer)
    inner.remove(a)
    #expect(told.changes.count == 2 && outer.answeredSelectors.isDisjoint(with: listenerSelectors))
  }

  @Test func onlyWhatAProtocolDeclaresCounts() throws {
    let proxy = MulticastProxy()
    let a = Listener("a", journal)
    defer { extendLifetime(a) }
    let told = observe(proxy)
    let hearing = try ProtocolDescription("AnswerChangeHearing", [.required("hear(_:)", String.self)])
    let measuring = try ProtocolDescription("AnswerChangeMeasuring", [.required("length()", returning: Int.self)])
    try proxy.add(a, under: hearing)
    #expect(told.changes.last?.added == ["hear(_:)"])
    #expect(proxy.explain("length()").entries.map { "\($0.verdict)" } == ["not declared by AnswerChangeHearing"])
    #expect(proxy.explain("sing()").entries.map { "\($0.verdict)" } == ["no such method"])
    try proxy.add(a, under: measuring)
    #expect(told.changes.last?.added == ["length()"])
    proxy.remove(a, under: hearing)
    #expect(told.changes.last?.removed == ["hear(_:)"])
    proxy.remove(a, under: measuring)
    #expect(told.changes.last?.removed == ["length()"] && told.changes.count == 4)
  }

  @Test func whatIsForwardedIsLookedAtWhenItIsNamed() throws {
    let proxy = MulticastProxy()
    let recorder = RecordingProxy(Listener("a", journal))
    let told = observe(proxy, also: ["length()", "sing()"])
    try proxy.add(recorder)
    #expect(told.changes.map(\.added) == [["length()"]])
    #expect(proxy.answeredSelectors.isDisjoint(with: listenerSelectors), "what a proxy takes cannot be listed")
    proxy.remove(recorder)
    #expect(told.changes.last?.removed == ["length()"])
  }

  @Test func anObservationEndsWhenItIsCancelled() throws {
    try LifetimeTracker.check { tracker in
      let proxy = MulticastProxy()
      let a = Listener("a", journal)
      defer { extendLifetime(a) }
      var tracked: Tracked? = tracker.instance()
      var calls = 0
      let observation = proxy.observeAnswers { [tracked] _ in
        _ = tracked
        calls += 1
      }
      tracked = nil
      try proxy.add(a)
      #expect(calls == 1 && tracker.alive == 1)
      observation.cancel()
      observation.cancel()
      #expect(tracker.alive == 0)
      proxy.remove(a)
      #expect(calls == 1)
    }
  }

  @Test func whoIsToldMayChangeTheProxy() throws {
    let proxy = MulticastProxy()
    let (a, b) = (Listener("a", journal), Deaf())
    defer { extendLifetime((a, b)) }
    let first = Told()
    proxy.observeAnswers { [unowned proxy] change in
      first.note(change)
      if change.added.contains("hear(_:)") { proxy.removeAll() }
    }
    let second = observe(proxy)
    try proxy.add(b)
    try proxy.add(a)
    #expect(first.changes.map(\.added) == [listenerSelectors, []] && first.changes.last?.removed == listenerSelectors)
    #expect(proxy.isEmpty)
    #expect(second.changes.isEmpty, "when it was its turn nothing was different any more")
  }

  @Test func aTargetThatRemovesItselfInItsDeinitIsNoticed() throws {
    final class Leaver {
      unowned let proxy: MulticastProxy
      init(_ proxy: MulticastProxy) { self.proxy = proxy }
      deinit { proxy.remove(self) }
    }
    try MethodTable.of(Leaver.self).add("leave()") { _ in }
    let proxy = MulticastProxy()
    let told = observe(proxy)
    do {
      let leaver = Leaver(proxy)
      try proxy.add(leaver)
    }
    #expect(told.changes.map(\.added) == [["leave()"], []] && told.changes.last?.removed == ["leave()"])
  }
}
