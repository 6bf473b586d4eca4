import MessageForwarding
import Testing

/// Targets that are put elsewhere than at the end.
@Suite struct PlacementTests {
  let journal = Journal()
  let proxy = MulticastProxy(name: "Observers")

  private func names() -> String { proxy.targets.map { ($0 as? Listener)?.name ?? "?" }.joined() }

  /// Where a new target "x" goes among a, b and c.
  @Test(
    arguments: [
      ("end", "abcx"), ("start", "xabc"), ("before a", "xabc"), ("before b", "axbc"), ("before c", "abxc"), ("after a", "axbc"),
      ("after b", "abxc"), ("after c", "abcx"),
    ], [Retention.weak, .strong])
  func newTargetGoesWhereItIsPut(_ place: (name: String, order: String), _ retention: Retention) throws {
    let all = ["a", "b", "c"].map { Listener($0, journal) }
    for listener in all { try proxy.add(listener) }
    let anchor = all.first { place.name.hasSuffix(" \($0.name)") }
    let placement: Placement
    switch (place.name.split(separator: " ").first, anchor) {
    case ("before", let anchor?): placement = .before(anchor)
    case ("after", let anchor?): placement = .after(anchor)
    case ("start", _): placement = .start
    default: placement = .end
    }
    let new = Listener("x", journal)
    #expect(try proxy.add(new, retention: retention, at: placement))
    #expect(names() == place.order)
    try proxy.send("hear(_:)", "!")
    #expect(journal.lines == place.order.map { "\($0) !" })
    extendLifetime((all, new))
  }

  @Test func theLastInTheOrderAnswers() throws {
    let (long, short) = (Listener("long", journal), Listener("s", journal))
    try proxy.add(long)
    try proxy.add(short, at: .before(long))
    #expect(try proxy.send("length()", returning: Int.self) == 4)
  }

  @Test func oneThatIsThereStaysWhereItIs() throws {
    let (a, b) = (Listener("a", journal), Listener("b", journal))
    try proxy.add(a)
    try proxy.add(b)
    #expect(try !proxy.add(b, at: .start))
    #expect(try !proxy.add(a, at: .after(b)))
    #expect(names() == "ab")
  }

  @Test(arguments: [Retention.weak, .strong])
  func neighbourThatIsNoTargetIsAnError(_ retention: Retention) throws {
    try LifetimeTracker.check { tracker in
      let stranger = Listener("stranger", journal)
      for placement in [Placement.before(stranger), .after(stranger)] {
        _ = try messageError(.notFound) { try proxy.add(tracker.instance(), retention: retention, at: placement) }
      }
      #expect(proxy.isEmpty)
    }
  }

  @Test func neighbourMayBeAProxyAndTargetMayBeUnderAProtocol() throws {
    let inner = MulticastProxy(name: "Inner")
    let (a, b) = (Listener("a", journal), Listener("b", journal))
    try inner.add(a)
    try proxy.add(inner)
    let hearing = try ProtocolDescription("PlacementHearing", [.required("hear(_:)", String.self)])
    #expect(try proxy.add(b, under: hearing, at: .before(inner)))
    try proxy.send("hear(_:)", "x")
    #expect(journal.lines == ["b x", "a x"])
    _ = try messageError(.notFound) { try proxy.add(Listener("c", journal), under: hearing, at: .after(a)) }
    #expect(proxy.count == 2)
  }

  @Test func duringARoundNewNeighboursWait() throws {
    let (a, b) = (Listener("a", journal), Listener("b", journal))
    try proxy.add(a)
    a.onHear = { [proxy] in try proxy.add(b, at: .after(a)) }
    try proxy.send("hear(_:)", "1")
    #expect(journal.lines == ["a 1"])
    a.onHear = nil
    try proxy.send("hear(_:)", "2")
    #expect(journal.lines == ["a 1", "a 2", "b 2"])
  }
}
