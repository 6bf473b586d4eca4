@testable import MessageForwarding
import Testing

/// R1 to R6 for typed proxies: one order for both kinds of targets, identity, holding, and what changes during a round.
@Suite struct TypedProxyTests {
  let journal = Journal()
  let field = Field()
  let proxy = FieldDelegates()

  private func editors(_ names: String...) -> [Editor] {
    let editors = names.map { Editor($0, journal) }
    for editor in editors { proxy.add(editor) }
    return editors
  }

  @Test func observersAndOtherObjectsHearInTheOrderOfAdding() throws {
    let (a, b, c, d) = (Editor("a", journal), Watcher("b", journal), Editor("c", journal), Watcher("d", journal))
    defer { extendLifetime((a, b, c, d)) }
    #expect(proxy.add(a) && proxy.add(b) && proxy.add(c) && proxy.add(d))
    field.delegate = proxy
    proxy.fieldDidChange(field)
    #expect(journal.lines == ["a changed", "b changed", "c changed", "d changed"])
    #expect(proxy.targets.map { ObjectIdentifier($0) } == [a, b, c, d].map { ObjectIdentifier($0 as AnyObject) })
    proxy.remove(b)
    proxy.add(b)
    journal.lines = []
    proxy.fieldDidChange(field)
    #expect(journal.lines == ["a changed", "c changed", "d changed", "b changed"])
  }

  @Test func placesInTheOrderCanBeChosen() {
    let all = editors("a", "b")
    let others = ["c", "d", "e"].map { Watcher($0, journal) }
    proxy.add(others[0], at: .start)
    proxy.add(others[1], at: .before(all[1]))
    proxy.add(others[2], at: .after(all[1]))
    proxy.fieldDidChange(field)
    #expect(journal.lines == ["c changed", "a changed", "d changed", "b changed", "e changed"])
    var reported: [any Error] = []
    proxy.onError = { reported.append($0) }
    let stranger = Editor("x", journal)
    #expect(!proxy.add(Editor("y", journal), retention: .strong, at: .after(stranger)))
    #expect((reported.first as? MessageError)?.code == .notFound)
    #expect(proxy.count == 5)
    extendLifetime(others)
  }

  @Test func anObjectIsOneTargetHoweverItIsAdded() {
    let editor = Editor("a", journal)
    #expect(proxy.add(editor))
    #expect(!proxy.add(editor))
    #expect(!proxy.add(editor as AnyObject, retention: .strong))
    #expect(proxy.count == 1 && proxy.contains(editor))
    proxy.fieldDidChange(field)
    #expect(journal.lines == ["a changed"])
    #expect(proxy.remove(editor))
    #expect(!proxy.remove(editor))
    #expect(proxy.isEmpty && !proxy.contains(editor))
  }

  protocol Counting: AnyObject { func count() }
  final class Counters: TypedMulticastProxy<any Counting>, Counting {
    func count() { forward { $0.count() } }
  }

  @Test func equalObjectsAreTwoTargets() {
    final class Same: Hashable, Counting {
      var calls = 0
      static func == (a: Same, b: Same) -> Bool { true }
      func hash(into hasher: inout Hasher) {}
      func count() { calls += 1 }
    }
    let counters = Counters()
    let (a, b) = (Same(), Same())
    #expect(counters.add(a) && counters.add(b))
    counters.count()
    counters.remove(a)
    counters.count()
    #expect((a.calls, b.calls) == (1, 2))
  }

  @Test func anObjectThatIsOnlyKnownAsAnObjectHearsByMessage() {
    let editor = Editor("a", journal)
    proxy.add(editor as AnyObject)
    proxy.fieldDidChange(field)
    #expect(journal.lines.isEmpty, "its class registered nothing")
    #expect(proxy.contains(editor))
  }

  @Test func weakTargetsGoStrongOnesStayAndNothingIsLeft() {
    LifetimeTracker.check { tracker in
      let proxy = FieldDelegates()
      proxy.add(Editor("a", journal, tracker.instance()))
      #expect(proxy.isEmpty && tracker.alive == 0)
      proxy.add(Editor("b", journal, tracker.instance()), retention: .strong)
      proxy.add(tracker.instance(), retention: .strong)
      #expect(proxy.count == 2 && tracker.alive == 2)
      proxy.fieldDidChange(field)
      #expect(journal.lines == ["b changed"])
      proxy.removeAll()
      #expect(proxy.isEmpty && tracker.alive == 0)
      proxy.fieldDidChange(field)
      proxy.add(Editor("c", journal, tracker.instance()), retention: .strong)
    }
    #expect(journal.lines == ["b changed"])
  }

  @Test func removingIsLettingGo() {
    LifetimeTracker.check { tracker in
      let proxy = FieldDelegates()
      var editor: Editor? = Editor("a", journal, tracker.instance())
      if let editor { proxy.add(editor, retention: .strong) }
      if let editor { #expect(!proxy.add(editor, retention: .weak)) }
      if let editor { #expect(proxy.remove(editor)) }
      editor = nil
      #expect(tracker.alive == 0)
    }
  }

  @Test func deadTargetsAreSkippedAndTheirPlacesReclaimed() {
    var all = editors("a", "b", "c")
    all.remove(at: 1)
    proxy.fieldDidChange(field)
    #expect(journal.lines == ["a changed", "c changed"])
    #expect(proxy.count == 2)
    for _ in 0..<100 { proxy.add(Editor("short", journal)) }
    #expect(unsafe proxy.list.targets.count < 50, "also without a round")
    proxy.fieldDidChange(field)
    #expect(unsafe proxy.list.targets.count == 2)
    #expect(all.count == 2)
  }

  @Test func aTargetMayRemoveItselfInItsDeinit() {
    final class Leaving: Counting {
      let proxy: Counters
      init(_ proxy: Counters) { self.proxy = proxy }
      func count() {}
      deinit { #expect(proxy.remove(self)) }
    }
    let proxy = Counters()
    for round in 0..<10_000 {
      let leaving = Leaving(proxy)
      #expect(proxy.add(leaving), "a new object at a dead one's address is a new target")
      #expect(proxy.contains(leaving))
      if round % 1_000 == 0 { #expect(proxy.count == 1) }
    }
    #expect(proxy.isEmpty)
    #expect(unsafe proxy.list.targets.count < 50)
  }

  @Test func anObjectAtADeadTargetsAddressIsNoTarget() {
    var reused = 0
    for _ in 0..<100 {
      var editor: Editor? = Editor("dead", journal)
      let address = editor.map { ObjectIdentifier($0) }
      if let editor { proxy.add(editor) }
      editor = nil
      let other = Editor("new", journal)
      guard ObjectIdentifier(other) == address else { continue }
      reused += 1
      #expect(!proxy.contains(other))
      #expect(!proxy.remove(other))
      proxy.fieldDidChange(field)
      #expect(journal.lines.isEmpty)
    }
    // The address sanitizer does not give an address out again so soon.
    #expect(reused > 0 || isAddressSanitized)
  }

  @Test func aTargetRemovedDuringARoundIsNotCalledAndOneAddedIsCalledNext() {
    let all = editors("a", "b", "c")
    let late = Editor("d", journal)
    all[0].onHear = { [proxy] in
      proxy.remove(all[0])
      proxy.remove(all[2])
      proxy.add(late)
    }
    proxy.fieldDidChange(field)
    #expect(journal.lines == ["a changed", "b changed"])
    proxy.fieldDidChange(field)
    #expect(journal.lines == ["a changed", "b changed", "b changed", "d changed"])
    all[0].onHear = nil
  }

  @Test func aStrongTargetThatRemovesItselfWhileItIsCalledLivesUntilTheRoundEnds() {
    LifetimeTracker.check { tracker in
      let proxy = FieldDelegates()
      var alive = 0
      do {
        let editor = Editor("a", journal, tracker.instance())
        editor.onHear = { [proxy, unowned editor] in
          proxy.remove(editor)
          editor.onHear = nil
          alive = tracker.alive
        }
        proxy.add(editor, retention: .strong)
        proxy.add(Editor("b", journal, tracker.instance()), retention: .strong)
      }
      proxy.fieldDidChange(field)
      #expect(alive == 2)
      #expect(tracker.alive == 1)
      #expect(journal.lines == ["a changed", "b changed"])
    }
  }

  @Test func everythingMayBeRemovedDuringARound() {
    LifetimeTracker.check { tracker in
      let proxy = FieldDelegates()
      for name in ["a", "b", "c"] {
        let editor = Editor(name, journal, tracker.instance())
        editor.onHear = { [unowned proxy] in proxy.removeAll() }
        proxy.add(editor, retention: .strong)
      }
      proxy.fieldDidChange(field)
      #expect(journal.lines == ["a changed"])
      #expect(tracker.alive == 0)
    }
  }

  @Test func aWeakTargetThatDiesDuringARoundIsNotCalled() {
    var all = editors("a", "b", "c")
    all[0].onHear = { all.remove(at: 1) }
    proxy.fieldDidChange(field)
    #expect(journal.lines == ["a changed", "c changed"])
    all[0].onHear = nil
  }

  @Test func targetsMayCallTheProxyAgain() {
    let all = editors("a", "b")
    let watcher = Watcher("w", journal)
    proxy.add(watcher)
    var depth = 0
    all[1].onHear = { [proxy, field] in
      depth += 1
      if depth < 3 { proxy.fieldDidChange(field) }
    }
    watcher.onHear = { [proxy, unowned watcher] in proxy.remove(watcher) }
    proxy.fieldDidChange(field)
    #expect(journal.lines == ["a changed", "b changed", "a changed", "b changed", "a changed", "b changed", "w changed"])
    all[1].onHear = nil
    watcher.onHear = nil
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func anyCourseOfEventsEndsAsADullModelSays(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let editors = (0..<8).map { Editor("\($0)", journal) }
    var model: [Int] = []
    for step in 0..<300 {
      let chosen = Int.random(in: 0..<8, using: &random)
      let editor = editors[chosen]
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<3:
        #expect(proxy.add(editor, retention: step % 2 == 0 ? .weak : .strong) == !model.contains(chosen))
        if !model.contains(chosen) { model.append(chosen) }
      case 3:
        #expect(proxy.add(editor, at: .start) == !model.contains(chosen))
        if !model.contains(chosen) { model.insert(chosen, at: 0) }
      case 4..<6:
        #expect(proxy.remove(editor) == model.contains(chosen))
        model.removeAll { $0 == chosen }
      case 6:
        // One that removes another one during the round.
        guard let first = model.first else { continue }
        editors[first].onHear = { [proxy] in proxy.remove(editor) }
        journal.lines = []
        proxy.fieldDidChange(field)
        editors[first].onHear = nil
        #expect(journal.lines == model.filter { $0 == first || $0 != chosen }.map { "\($0) changed" })
        model.removeAll { $0 == chosen }
      default:
        if chosen == 0 {
          proxy.removeAll()
          model = []
        }
      }
      journal.lines = []
      proxy.fieldDidChange(field)
      #expect(journal.lines == model.map { "\($0) changed" })
      #expect(proxy.count == model.count)
    }
  }
}

/// Numbers that are the same in every run.
private struct SeededRandom: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
