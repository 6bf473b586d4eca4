import MessageForwarding
import Testing

/// R8 for proxies that forward: loops are errors that show the path, for sends and for questions.
@Suite struct ProxyLoopTests {
  // Field report 16.
  @Test(arguments: [true, false])
  func twoProxiesThatWrapEachOtherAreALoop(_ relays: Bool) throws {
    let a: any Responder
    let b: any Responder
    if relays {
      let (first, second) = (Relay(name: "A"), Relay(name: "B"))
      (first.target, second.target) = (second, first)
      (a, b) = (first, second)
    } else {
      let (first, second) = (Wrapper(name: "A"), Wrapper(name: "B"))
      (first.real, second.real) = (second, first)
      (a, b) = (first, second)
    }
    defer {
      (a as? Relay)?.target = nil
      (a as? Wrapper)?.real = nil
    }
    let error = try messageError(.forwardingLoop) { try a.send("reload()") }
    #expect(error.subject?.hasPrefix("A > B > A") == true, "\(error)")
    let other = try messageError(.forwardingLoop) { _ = try b.send("count()", returning: Int.self) }
    #expect(other.subject?.hasPrefix("B > A > B") == true, "\(other)")
    #expect(!a.responds(to: "reload()") && !b.responds(to: "reload()"))
    #expect(a.methodSignature(for: "reload()") == nil)
    #expect(a.resolvedTarget(for: "reload()") == nil)
    let multicast = MulticastProxy(name: "M")
    if let target = a as? Proxy { try multicast.add(target) }
    let verdict = multicast.explain("reload()").entries.first.map { "\($0.verdict)" }
    #expect(verdict?.contains("A > B > A") == true, "\(verdict ?? "")")
  }

  // Field report 14: the object whose delegate is the proxy is itself put behind the proxy.
  @Test func anOwnerBehindItsOwnProxyIsALoop() throws {
    let owner = Relay(name: "Owner")
    let proxy = MulticastProxy(name: "Delegates")
    owner.target = proxy
    try proxy.add(owner)
    defer { owner.target = nil }
    let error = try messageError(.forwardingLoop) { try owner.send("didEnd()") }
    #expect(error.subject == "Owner > Delegates > Owner")
    #expect(!owner.responds(to: "didEnd()"))
    #expect(!proxy.responds(to: "didEnd()"))
    #expect(owner.methodSignature(for: "didEnd()") == nil)
  }

  @Test func aMethodThatSendsToTheProxyAgainIsNoLoop() throws {
    let journal = Journal()
    let listener = Listener("l", journal)
    for proxy in [Relay(listener), Wrapper(listener)] as [any Responder] {
      var again = 3
      listener.onHear = {
        guard again > 0 else { return }
        again -= 1
        try proxy.send("hear(_:)", "again")
      }
      try proxy.send("hear(_:)", "x")
    }
    #expect(journal.lines.count == 8)
    listener.onHear = nil
  }

  /// A typed send runs a Swift method's closure directly; here it must not, or the method would seem not to have run.
  @Test(arguments: [true, false])
  func aMethodReachedByATypedSendMaySendToTheProxyAgain(_ isPrepared: Bool) throws {
    let journal = Journal()
    let listener = Listener("l", journal)
    let proxy = Wrapper(listener)
    let hear = Message<String>("hear(_:)")
    proxy.onForward = { invocation in
      let word = try invocation.argument(0, as: String.self)
      if isPrepared { try listener.send(hear, word) } else { try listener.send("hear(_:)", word) }
    }
    var again = 3
    listener.onHear = { [unowned proxy] in
      guard again > 0 else { return }
      again -= 1
      try proxy.send("hear(_:)", "again")
    }
    defer { listener.onHear = nil }
    try proxy.send("hear(_:)", "x")
    #expect(journal.lines == ["l x", "l again", "l again", "l again"])
  }

  @Test func aForwarderThatSendsTheSameToItselfIsALoop() throws {
    let proxy = Wrapper(Calculator(), name: "Self")
    proxy.onForward = { [unowned proxy] in try $0.invoke(on: proxy) }
    let error = try messageError(.forwardingLoop) { _ = try proxy.send("half(_:)", 1.0, returning: Double.self) }
    #expect(error.subject == "Self > Self")
  }

  @Test func aLongChainIsRefusedBeforeTheStackEnds() throws {
    for wraps in [false, true] {
      var chain: [any Responder] = [Calculator()]
      for _ in 0..<80 {
        let next: any Responder = chain[chain.count - 1]
        chain.append(wraps ? Wrapper(next) : Relay(next))
      }
      #expect(try chain[60].send("half(_:)", 3.0, returning: Double.self) == 1.5)
      #expect(chain[60].responds(to: "half(_:)"))
      #expect(
        try messageError(.forwardingLoop) { _ = try chain[80].send("half(_:)", 3.0, returning: Double.self) }.code
          == .forwardingLoop)
      #expect(!chain[80].responds(to: "half(_:)"))
      #expect(chain[80].methodSignature(for: "half(_:)") == nil)
    }
  }

  @Test func aQuestionAfterALoopIsAnswered() throws {
    let a = Wrapper(name: "A")
    a.real = a
    _ = try messageError(.forwardingLoop) { try a.send("x()") }
    #expect(!a.responds(to: "x()"))
    a.real = nil
    let error = try messageError(.unrecognizedSelector) { try a.send("x()") }
    #expect(error.receiver == "A")
  }
}
