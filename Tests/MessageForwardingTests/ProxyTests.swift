import MessageForwarding
import Testing

/// The steps of a message through a proxy, and its questions.
@Suite struct ProxyTests {
  let calculator = Calculator()

  /// Notes each step that it is asked.
  final class Steps: Proxy {
    var asked: [String] = []
    var target: (any Responder)?
    var signature: MethodSignature?
    nonisolated(unsafe) static var resolved: [Selector] = []

    override class func resolve(_ selector: Selector) -> Bool {
      unsafe resolved.append(selector)
      guard selector == "late()" else { return false }
      return (try? MethodTable.of(Steps.self).add("late()") { _ in "resolved" }) != nil
    }

    override func forwardingTarget(for selector: Selector) -> (any Responder)? {
      asked.append("target")
      return target
    }

    override func methodSignature(for selector: Selector) -> MethodSignature? {
      asked.append("signature")
      return signature
    }

    override func forward(_ invocation: Invocation) throws {
      asked.append("forward")
      try super.forward(invocation)
    }

    override func doesNotRecognize(_ selector: Selector) throws {
      asked.append("doesNotRecognize")
      try super.doesNotRecognize(selector)
    }
  }

  @Test func theStepsAreAskedInOrder() throws {
    let steps = Steps()
    let none = try messageError(.unrecognizedSelector) { try steps.send("a()") }
    #expect(steps.asked == ["target", "signature", "doesNotRecognize"])
    #expect(none.receiver == "Steps")
    #expect(none.selector == "a()")
    #expect(unsafe Steps.resolved.filter { $0 == "a()" }.count == 1)
    steps.asked = []
    steps.signature = try MethodSignature("v@:")
    _ = try messageError(.unrecognizedSelector) { try steps.send("a()") }
    #expect(steps.asked == ["target", "signature", "forward", "doesNotRecognize"])
    #expect(unsafe Steps.resolved.filter { $0 == "a()" }.count == 1)
    steps.asked = []
    let mismatch = try messageError(.signatureMismatch) { _ = try steps.send("a()", returning: Int.self) }
    #expect(steps.asked == ["target", "signature"])
    #expect(mismatch.argument == .result)
    #expect(mismatch.receiver == "Steps")
    steps.asked = []
    steps.target = calculator
    #expect(try steps.send("add(_:to:)", 1, 2, returning: Int.self) == 3)
    #expect(steps.asked == ["target"])
    steps.asked = []
    #expect(try steps.send("late()", returning: String.self) == "resolved")
    #expect(steps.asked.isEmpty)
  }

  @Test func aProxyThatNamesItselfGoesOn() throws {
    let steps = Steps()
    steps.target = steps
    _ = try messageError(.unrecognizedSelector) { try steps.send("a()") }
    #expect(!steps.responds(to: "a()"))
    steps.target = nil
  }

  @Test func aTargetMadeForOneMessageLivesAsLongAsIt() throws {
    final class Fresh: Proxy {
      override func forwardingTarget(for selector: Selector) -> (any Responder)? { Calculator() }
    }
    #expect(try Fresh().send("add(_:to:)", 1, 2, returning: Int.self) == 3)
    #expect(Fresh().methodSignature(for: "add(_:to:)")?.encoding == "q@:qq")
    #expect(Fresh().responds(to: "text(_:)"))
  }

  @Test func valuesOfEveryKindPassThroughAForwarder() throws {
    let proxy = Wrapper(calculator)
    #expect(try proxy.send("add(_:to:)", 1, 2, returning: Int.self) == 3)
    #expect(try proxy.send("narrow(_:)", Int8(-1), returning: Int8.self) == -1)
    #expect(try proxy.send("half(_:)", 3.0, returning: Double.self) == 1.5)
    #expect(try proxy.send("move(_:)", Point(x: 1, y: 2), returning: Point.self) == Point(x: 2, y: 1))
    #expect(try proxy.send("object(_:)", Animal("a"), returning: String.self) == "a")
    #expect(try proxy.send("maybeMaybe(_:)", Int??.some(nil), returning: Int??.self) == .some(nil))
    #expect(try proxy.send("run(_:)", { 4 } as () -> Int, returning: Int.self) == 4)
    try proxy.send("log(_:level:)", "x", 1)
    #expect(calculator.log == ["1 x"])
    #expect(throws: Refusal(reason: "no")) { try proxy.send("fail(_:)", "no", returning: Int.self) }
    #expect(proxy.seen.last == #"fail("no")"#)
    let mismatch = try messageError(.signatureMismatch) { try proxy.send("add(_:to:)", 1, 2.0) }
    #expect(mismatch.argument != nil)
  }

  @Test func aForwarderMayEditAndAnswer() throws {
    let proxy = Wrapper(calculator)
    proxy.onForward = { invocation in
      try invocation.setArgument(0, to: 10)
      try invocation.invoke(on: calculator)
      try invocation.setResult(try invocation.result(as: Int.self) * 2)
    }
    #expect(try proxy.send("add(_:to:)", 1, 2, returning: Int.self) == 24)
    proxy.onForward = { try $0.setResult("answer") }
    #expect(try proxy.send("object(_:)", Animal("a"), returning: String.self) == "answer")
    let error = try messageError(.signatureMismatch) { _ = try proxy.send("add(_:to:)", 1, 2, returning: Int.self) }
    #expect(error.argument == .result)
  }

  @Test func aForwarderThatDoesNotAnswerGivesZeroOrNil() throws {
    let proxy = Wrapper(calculator)
    proxy.onForward = { _ in }
    #expect(try proxy.send("add(_:to:)", 1, 2, returning: Int.self) == 0)
    #expect(try proxy.send("maybe(_:)", Int?.some(1), returning: Int?.self) == nil)
    #expect(try proxy.send("move(_:)", Point(x: 1, y: 1), returning: Point.self) == Point(x: 0, y: 0))
    let error = try messageError(.signatureMismatch) { _ = try proxy.send("object(_:)", Animal("a"), returning: String.self) }
    #expect((error.argument, error.got) == (.result, "nil"))
  }

  @Test func doesNotRecognizeMayBeSilent() throws {
    final class Silent: Proxy {
      override func doesNotRecognize(_ selector: Selector) throws {}
    }
    try Silent().send("anything()")
    #expect(try Silent().send("anything()", returning: Int.self) == 0)
    #expect(!Silent().responds(to: "anything()"))
  }

  // Names of Swift members mean nothing to messages.
  @Test func namesOfTheProxysOwnClassReachTheTarget() throws {
    final class Shelf: Responder {
      init() { _ = Self.registered }
      private static let registered: Void = {
        let table = MethodTable.of(Shelf.self)
        try? table.add("description()") { _ in "a shelf" }
        try? table.add("add(_:)") { (_: Shelf, number: Int) in number + 1 }
        try? table.add("count()") { _ in 3 }
        try? table.add("name()") { _ in "shelf" }
        try? table.add("forward(_:)") { (_: Shelf, number: Int) in number }
        try? table.add("responds(to:)") { (_: Shelf, text: String) in text }
      }()
    }
    try MethodTable.of(AnyObject.self).replace("everybodys()") { _ in "an object's" }
    let shelf = Shelf()
    let multicast = MulticastProxy()
    try multicast.add(shelf)
    defer { extendLifetime(shelf) }
    for proxy in [Relay(shelf), Wrapper(shelf), multicast] as [any Responder] {
      #expect(try proxy.send("description()", returning: String.self) == "a shelf")
      #expect(try proxy.send("add(_:)", 1, returning: Int.self) == 2)
      #expect(try proxy.send("count()", returning: Int.self) == 3)
      #expect(try proxy.send("name()", returning: String.self) == "shelf")
      #expect(try proxy.send("forward(_:)", 5, returning: Int.self) == 5)
      #expect(try proxy.send("responds(to:)", "x", returning: String.self) == "x")
      #expect(try proxy.send("everybodys()", returning: String.self) == "an object's")
    }
    #expect(!Relay().responds(to: "everybodys()"))
  }

  @Test func methodsOfTheProxysClassComeFirst() throws {
    final class Own: Proxy {
      let real: Calculator
      init(_ real: Calculator) {
        self.real = real
        super.init()
      }
      override func methodSignature(for selector: Selector) -> MethodSignature? {
        super.methodSignature(for: selector) ?? real.methodSignature(for: selector)
      }
      override func forward(_ invocation: Invocation) throws { try invocation.invoke(on: real) }
    }
    try MethodTable.of(Own.self).replace("add(_:to:)") { (_: Own, a: Int, b: Int) in a * b }
    let proxy = Own(calculator)
    #expect(try proxy.send("add(_:to:)", 3, 4, returning: Int.self) == 12)
    #expect(try proxy.send("half(_:)", 3.0, returning: Double.self) == 1.5)
    #expect(proxy.methodSignature(for: "add(_:to:)")?.encoding == "q@:qq")
    #expect(proxy.responds(to: "add(_:to:)") && proxy.responds(to: "half(_:)"))
    #expect(proxy.resolvedTarget(for: "add(_:to:)") === proxy)
    #expect(MethodTable.of(Own.self).parent?.name == "Proxy")
    #expect(MethodTable.of(Proxy.self).parent == nil)
  }

  // Field report 45.
  @Test func threeProxiesDeepEveryAnswerAgrees() throws {
    let multicast = MulticastProxy()
    try multicast.add(calculator)
    let chains: [any Responder] = [
      Relay(Relay(Relay(calculator))), Wrapper(Wrapper(Wrapper(calculator))), Relay(Wrapper(Relay(calculator))),
      Wrapper(Relay(Wrapper(calculator))), Relay(Wrapper(multicast)), Wrapper(Relay(multicast)),
    ]
    for chain in chains {
      #expect(chain.responds(to: "add(_:to:)"))
      #expect(!chain.responds(to: "dance()"))
      #expect(chain.methodSignature(for: "add(_:to:)")?.encoding == "q@:qq")
      #expect(chain.methodSignature(for: "dance()") == nil)
      #expect(try chain.send("add(_:to:)", 2, 3, returning: Int.self) == 5)
      _ = try messageError(.unrecognizedSelector) { try chain.send("dance()") }
      #expect(chain.resolvedTarget(for: "dance()") == nil)
      #expect(chain.resolvedTarget(for: "add(_:to:)") != nil)
      #expect(throws: Refusal(reason: "r")) { try chain.send("fail(_:)", "r", returning: Int.self) }
    }
    #expect(chains[0].resolvedTarget(for: "add(_:to:)") === calculator)
    #expect(Relay(multicast).resolvedTarget(for: "add(_:to:)") === calculator)
    #expect(chains[1].resolvedTarget(for: "add(_:to:)") === chains[1] as AnyObject)
  }

  @Test func aProxyInAMulticastIsOneOfItsTargets() throws {
    let multicast = MulticastProxy()
    let relay = Relay(calculator)
    let deaf = Relay()
    let mismatched = Wrapper(calculator)
    defer { extendLifetime((relay, deaf, mismatched)) }
    try multicast.add(relay)
    try multicast.add(deaf)
    #expect(try multicast.send("add(_:to:)", 1, 2, returning: Int.self) == 3)
    #expect(multicast.explain("add(_:to:)").entries.map { "\($0.verdict)" } == ["forwarded", "no such method"])
    try multicast.add(mismatched)
    let explanation = multicast.explain(Message<Int, Double>.Returning<Int>("add(_:to:)"))
    #expect("\(explanation.entries[2].verdict)" == "argument 1 differs (expected q, got d)")
    _ = try messageError(.unrecognizedSelector) { try multicast.send("dance()") }
  }

  // The target runs on itself, and an argument that is the proxy stays the proxy: field report 48.
  @Test func targetsRunOnThemselves() throws {
    let journal = Journal()
    let listener = Listener("l", journal)
    try MethodTable.of(Listener.self).replace("isMe(_:)") { (listener: Listener, other: AnyObject) in listener === other }
    for proxy in [Relay(listener), Wrapper(listener)] as [any Responder] {
      #expect(try proxy.send("isMe(_:)", listener as AnyObject, returning: Bool.self))
      #expect(try !proxy.send("isMe(_:)", proxy as AnyObject, returning: Bool.self))
    }
  }

  @Test func answersMayBeOverridden() throws {
    final class Shy: Proxy {
      override func responds(to selector: Selector) -> Bool { selector != "half(_:)" && super.responds(to: selector) }
      override func forwardingTarget(for selector: Selector) -> (any Responder)? { Calculator() }
    }
    let shy = Shy()
    #expect(shy.responds(to: "add(_:to:)") && (shy as any Responder).responds(to: "add(_:to:)"))
    #expect(!shy.responds(to: "half(_:)") && !(shy as any Responder).responds(to: "half(_:)"))
    #expect(!shy.responds(to: "dance()"))
    let multicast = MulticastProxy()
    try multicast.add(shy)
    _ = try messageError(.unrecognizedSelector) { _ = try multicast.send("half(_:)", 1.0, returning: Double.self) }
  }

  @Test func aReplacedMethodIsSeenThroughProxies() throws {
    final class Changing: Responder {}
    let table = MethodTable.of(Changing.self)
    let proxy = Wrapper(Changing())
    #expect(!proxy.responds(to: "value()"))
    try table.add("value()") { _ in 1 }
    #expect(try proxy.send("value()", returning: Int.self) == 1)
    try table.replace("value()") { _ in "two" }
    #expect(try proxy.send("value()", returning: String.self) == "two")
    try table.remove("value()")
    #expect(!proxy.responds(to: "value()"))
  }

  @Test func proxiesAndWhatTheyCarryAreReleased() throws {
    try LifetimeTracker.check { tracker in
      let target = Calculator()
      for proxy in [Relay(target, name: "R"), Wrapper(target, name: "W"), Relay(Wrapper(target))] as [any Responder] {
        try proxy.send("keep(_:)", tracker.instance(1))
        #expect(try proxy.send("any(_:)", tracker.instance(2) as Any, returning: Any.self) is Tracked)
        _ = try messageError(.unrecognizedSelector) { try proxy.send("dance(_:)", tracker.instance(3)) }
        #expect(tracker.alive == 1)
        target.kept = []
      }
      let wrapper = Wrapper(target)
      var kept: Invocation?
      wrapper.onForward = { kept = $0 }
      try wrapper.send("keep(_:)", tracker.instance(4))
      #expect(try kept?.argument(0, as: Tracked.self).value == 4)
      kept = nil
      wrapper.onForward = { try $0.setResult(tracker.instance(5)) }
      #expect(try (wrapper.send("any(_:)", 1 as Any, returning: Any.self) as? Tracked)?.value == 5)
      wrapper.onForward = nil
    }
  }
}
