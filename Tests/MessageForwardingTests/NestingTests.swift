import MessageForwarding
import Testing

/// R8: proxies of proxies, and loops of them.
@Suite struct NestingTests {
  let journal = Journal()

  @Test func aMessageGoesThroughThreeProxies() throws {
    let listener = Listener("a", journal)
    let proxies = (0..<3).map { MulticastProxy(name: "P\($0)") }
    defer { extendLifetime((listener, proxies)) }
    try proxies[0].add(listener)
    try proxies[1].add(proxies[0])
    try proxies[2].add(proxies[1])
    try proxies[2].send("hear(_:)", "x")
    #expect(journal.lines == ["a x"])
    #expect(try proxies[2].send("length()", returning: Int.self) == 1)
    #expect(proxies[2].responds(to: "hear(_:)"))
    #expect(!proxies[2].responds(to: "dance()"))
    #expect(proxies[2].methodSignature(for: "hear(_:)")?.encoding == "v@:@")
    #expect(proxies[2].responders(to: "hear(_:)").map { ObjectIdentifier($0) } == [ObjectIdentifier(proxies[1])])
    #expect(proxies[2].contains(proxies[1]))
    #expect(try !proxies[2].add(proxies[1]))
    #expect(throws: Refusal(reason: "a: r")) { try proxies[2].send("refuse(_:)", "r", returning: Int.self) }
    #expect(proxies[2].remove(proxies[1]))
    _ = try messageError(.unrecognizedSelector) { try proxies[2].send("hear(_:)", "x") }
    #expect(try Target(proxies[1]).send("length()", returning: Int.self) == 1)
  }

  @Test func weakInnerProxiesGo() throws {
    let outer = MulticastProxy()
    let listener = Listener("a", journal)
    defer { extendLifetime((outer, listener)) }
    for retention in [Retention.weak, .strong] {
      let inner = MulticastProxy()
      defer { extendLifetime(inner) }
      try inner.add(listener)
      try outer.add(inner, retention: retention)
    }
    try outer.send("hear(_:)", "x")
    #expect(journal.lines == ["a x"])
    #expect(outer.count == 1)
    outer.removeAll()
    #expect(outer.isEmpty)
  }

  @Test func aProxyCannotBeItsOwnTarget() throws {
    let proxy = MulticastProxy(name: "Self")
    let error = try messageError(.forwardingLoop) { try proxy.add(proxy) }
    #expect("\(error)".contains("Self"))
    _ = try messageError(.forwardingLoop) { try proxy.add(proxy, retention: .strong) }
    #expect(proxy.isEmpty)
  }

  @Test func aLoopIsAnErrorThatShowsThePath() throws {
    let a = MulticastProxy(name: "A")
    let b = MulticastProxy(name: "B")
    defer { extendLifetime((a, b)) }
    try a.add(b)
    try b.add(a)
    let error = try messageError(.forwardingLoop) { try a.send("hear(_:)", "x") }
    #expect(error.subject == "A > B > A")
    #expect(error.selector == "hear(_:)")
    #expect(!a.responds(to: "hear(_:)"))
    #expect(a.methodSignature(for: "hear(_:)") == nil)
    #expect(a.responders(to: "hear(_:)").isEmpty)
    let verdict = a.explain("hear(_:)").entries.map { "\($0.verdict)" }
    #expect(verdict == ["loop: B > A > B"], "asked from A, the question goes to B first")
    _ = try messageError(.forwardingLoop) { try b.send(optional: "hear(_:)", "x") }
  }

  @Test func aLoopDoesNotStopTheOthers() throws {
    let a = MulticastProxy(name: "A")
    let b = MulticastProxy(name: "B")
    let listener = Listener("l", journal)
    defer { extendLifetime((a, b, listener)) }
    try a.add(b)
    try b.add(a)
    try a.add(listener)
    let error = try messageError(.forwardingLoop) { try a.send("hear(_:)", "x") }
    #expect(journal.lines == ["l x"])
    #expect(error.subject == "A > B > A")
  }

  @Test func aMethodThatSendsAgainIsNoLoop() throws {
    let outer = MulticastProxy(name: "Outer")
    let inner = MulticastProxy(name: "Inner")
    let listener = Listener("l", journal)
    defer { extendLifetime((outer, inner, listener)) }
    try inner.add(listener)
    try outer.add(inner)
    var again = 2
    listener.onHear = {
      guard again > 0 else { return }
      again -= 1
      try outer.send("hear(_:)", "again")
    }
    try outer.send("hear(_:)", "x")
    #expect(journal.lines == ["l x", "l again", "l again"])
    listener.onHear = nil
  }

  @Test func aLongChainIsRefusedBeforeTheStackEnds() throws {
    let listener = Listener("l", journal)
    defer { extendLifetime(listener) }
    var proxies = [MulticastProxy(name: "0")]
    try proxies[0].add(listener)
    for index in 1..<100 {
      let next = MulticastProxy(name: "\(index)")
      try next.add(proxies[index - 1])
      proxies.append(next)
    }
    try proxies[60].send("hear(_:)", "x")
    #expect(journal.lines == ["l x"])
    _ = try messageError(.forwardingLoop) { try proxies[99].send("hear(_:)", "x") }
  }
}
