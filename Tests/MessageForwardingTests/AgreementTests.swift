import MessageForwarding
import Testing

/// Behind proxies of every kind, what a proxy says and what a message does agree.
@Suite @MainActor struct AgreementTests {
  enum Kind: CaseIterable {
    case relay, wrapper, multicast, shared

    /// Whether a message goes on from here to an object that can be named.
    var leadsOn: Bool { self == .relay || self == .multicast }
  }

  /// Three proxies, the outermost first.
  nonisolated static let chains: [[Kind]] = Kind.allCases.flatMap { a in
    Kind.allCases.flatMap { b in Kind.allCases.map { c in [a, b, c] } }
  }

  /// Puts proxies in front of an object, and gives them: the object first, the outermost proxy last.
  private func stack(_ kinds: [Kind], before object: any Responder & AnyObject) throws -> [any Responder & AnyObject] {
    var all = [object]
    for kind in kinds.reversed() {
      let inner = all[all.count - 1]
      switch kind {
      case .relay: all.append(Relay(inner))
      case .wrapper: all.append(Wrapper(inner))
      case .multicast:
        let proxy = MulticastProxy()
        try proxy.add(inner)
        all.append(proxy)
      case .shared:
        let proxy = SharedMulticastProxy()
        if let inner = inner as? SharedMulticastProxy {
          try proxy.add(inner)
        } else if let inner = inner as? Notebook {
          try proxy.add(inner)
        } else {
          try proxy.add(inner, on: MainActor.shared)
        }
        all.append(proxy)
      }
    }
    return all
  }

  // Field report 45.
  @Test(arguments: chains) func threeProxiesDeep(_ kinds: [Kind]) throws {
    let notebook = Notebook("abc")
    let all = try stack(kinds, before: notebook)
    defer { extendLifetime(all) }
    let outermost = all[3]
    #expect(outermost.responds(to: "note(_:)") && !outermost.responds(to: "nobody()"))
    #expect(outermost.methodSignature(for: "note(_:)")?.encoding == "v@:q")
    #expect(outermost.methodSignature(for: "nobody()") == nil)
    try outermost.send("note(_:)", 1)
    #expect(notebook.lines.current == ["abc 1"])
    #expect(try outermost.send("length()", returning: Int.self) == 3)
    #expect(throws: Refusal(reason: "abc: r")) { try outermost.send("refuse(_:)", "r", returning: Int.self) }
    _ = try messageError(.unrecognizedSelector) { try outermost.send("nobody()") }
    _ = try messageError(.signatureMismatch) { try outermost.send("note(_:)", "text") }
    #expect(notebook.lines.current == ["abc 1"])
    // The way ends at the first proxy that takes messages into its own hands, or at the object.
    let last = kinds.firstIndex { !$0.leadsOn } ?? 3
    #expect(outermost.resolvedTarget(for: "note(_:)") === all[3 - last])
    #expect(outermost.resolvedTarget(for: "nobody()") == nil)
    let asks = MulticastProxy()
    try asks.add(outermost)
    #expect(asks.explain("note(_:)").entries.map { "\($0.verdict)" } == ["forwarded"])
    #expect(asks.explain("nobody()").entries.map { "\($0.verdict)" } == ["no such method"])
  }

  @Test func threeTypedProxiesDeep() throws {
    let (journal, field) = (Journal(), Field())
    let all = ["outer", "middle", "inner"].map { FieldDelegates(name: $0) }
    let (editor, watcher) = (Editor("e", journal), Watcher("w", journal))
    let hub = MulticastProxy()
    all[0].add(all[1])
    all[1].add(all[2])
    all[2].add(editor)
    #expect(all[0].title(for: field) == "e")
    // An optional message goes to those that registered it, which typed proxies did not: neither says so nor hands it on.
    all[2].add(watcher)
    #expect(all[2].responds(toOptional: "fieldDidScroll(_:)") && all[2].height(of: field) == 12.5)
    #expect(!all[0].responds(toOptional: "fieldDidScroll(_:)") && all[0].height(of: field) == nil)
    // Proxies of messages do both.
    let outer = try stack([.relay, .multicast], before: hub)
    try hub.add(watcher)
    all[0].add(outer[2])
    #expect(all[0].responds(toOptional: "fieldDidScroll(_:)") && all[0].height(of: field) == 12.5)
    all[0].fieldDidChange(field)
    #expect(journal.lines == ["e changed", "w changed", "w changed"])
    extendLifetime((editor, outer))
  }

  // R8: a way of 64 proxies may be gone, a longer one is refused, and a question tells the same as a send.
  @Test(arguments: [[.relay], [.wrapper], [.multicast], [.shared], [.relay, .multicast], [.relay, .wrapper]] as [[Kind]])
  func aQuestionIsAnsweredAsFarAsAMessageGoes(_ pattern: [Kind]) throws {
    let kinds = (0..<67).map { pattern[$0 % pattern.count] }
    let all = try stack(kinds, before: Notebook("abc"))
    defer { extendLifetime(all) }
    var reached: [Int] = []
    for count in 1..<all.count {
      let outermost = all[count]
      let result = Result { try outermost.send("length()", returning: Int.self) }
      let isReached = (try? result.get()) == 3
      if isReached { reached.append(count) }
      #expect(outermost.responds(to: "length()") == isReached, "\(count)")
      #expect((outermost.methodSignature(for: "length()") != nil) == isReached, "\(count)")
      #expect((outermost.resolvedTarget(for: "length()") != nil) == isReached, "\(count)")
      if case .failure(let error) = result { #expect((error as? MessageError)?.code == .forwardingLoop, "\(error)") }
    }
    #expect(reached == Array(1...64))
  }

  @Test func soItIsWithTypedProxies() {
    let field = Field()
    let errors = TypedAnswerTests.Reported()
    let all = (0..<65).map { FieldDelegates(name: "\($0)") }
    for (outer, inner) in zip(all, all.dropFirst()) { outer.add(inner) }
    all[0].onError = { errors.errors.append($0) }
    for proxy in all.dropFirst() { proxy.onError = { errors.errors.append($0) } }
    let editor = Editor("e", Journal())
    all[64].add(editor)
    #expect(all[1].title(for: field) == "e" && errors.errors.isEmpty, "64")
    #expect(all[0].title(for: field) == nil && errors.codes == [.forwardingLoop], "65")
  }
}
