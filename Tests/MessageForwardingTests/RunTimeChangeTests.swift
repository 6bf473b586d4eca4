import MessageForwarding
import Testing

/// What is added, replaced, exchanged and removed while messages are sent is seen by everything that was made before.
@Suite struct RunTimeChangeTests {
  class Base: Responder {}
  final class Sub: Base {}

  /// Everything that could remember an answer, made once. All send `value()` to one object.
  private struct Roads {
    let object = Sub()
    let proxy = MulticastProxy()
    let strong = MulticastProxy()
    let outer = MulticastProxy()
    let relay: Relay
    let wrapper: Wrapper
    let own: Target
    let prepared = Message.Returning("value()", returning: Int.self)
    let invocation: Invocation
    let dynamic: DynamicReceiver
    let all: [(name: String, send: () throws -> Int)]

    init() throws {
      try proxy.add(object)
      try strong.add(object, retention: .strong)
      try outer.add(proxy)
      relay = Relay(outer)
      wrapper = Wrapper(object)
      own = try Target(object, methods: MethodTable(for: object))
      invocation = try Invocation("value()", returning: Int.self)
      dynamic = object.dynamic
      all = [
        ("object by name", { [object] in try object.send("value()", returning: Int.self) }),
        ("object, prepared", { [object, prepared] in try object.send(prepared) }),
        ("object, dynamic", { [dynamic] in try dynamic.value() }),
        ("object, arguments of any type", { [object] in try object.send("value()", arguments: []) as? Int ?? -1 }),
        ("multicast", { [proxy, prepared] in try proxy.send(prepared) }),
        ("multicast, strong", { [strong, prepared] in try strong.send(prepared) }),
        ("multicast, choosing", { [proxy, prepared] in try proxy.send(prepared, choosing: .reduce(0) { $0 + $1 }) }),
        ("nested multicast", { [outer, prepared] in try outer.send(prepared) }),
        ("forwarding target", { [relay, prepared] in try relay.send(prepared) }),
        ("forwarded invocation", { [wrapper, prepared] in try wrapper.send(prepared) }),
        ("target with a table of its own", { [own, prepared] in try own.send(prepared) }),
        (
          "kept invocation",
          { [invocation, object] in
            try invocation.invoke(on: object)
            return try invocation.result(as: Int.self)
          }
        ),
      ]
    }

    /// Each several times, because what is remembered is so after the second or third time.
    func expect(_ value: Int, _ change: String, sourceLocation: SourceLocation = #_sourceLocation) {
      for (name, send) in all {
        for _ in 0..<4 {
          let result = Result { try send() }
          #expect((try? result.get()) == value, "\(name), \(change): \(result)", sourceLocation: sourceLocation)
        }
      }
      #expect([proxy, strong, outer].allSatisfy { $0.responds(to: "value()") && $0.responders(to: "value()").count == 1 })
      #expect(relay.responds(to: "value()") && wrapper.responds(to: "value()") && own.responds(to: "value()"))
    }

    func expect(_ code: MessageError.Code, _ change: String) {
      for (name, send) in all {
        for _ in 0..<4 {
          let error = #expect(throws: MessageError.self, "\(name), \(change)") { _ = try send() }
          #expect(error?.code == code, "\(name), \(change)")
        }
      }
    }
  }

  @Test func everyChangeIsSeenByTheNextMessage() throws {
    let (base, sub) = (MethodTable.of(Base.self), MethodTable.of(Sub.self))
    let roads = try Roads()
    roads.expect(.unrecognizedSelector, "nothing registered")
    try base.add("value()") { _ in 1 }
    roads.expect(1, "added to the superclass")
    try base.replace("value()") { _ in 2 }
    roads.expect(2, "replaced in the superclass")
    try sub.add("value()") { _ in 3 }
    roads.expect(3, "overridden")
    try sub.add("other()") { _ in 4 }
    try sub.exchange("value()", "other()")
    roads.expect(4, "exchanged")
    try sub.exchange("other()", "value()")
    roads.expect(3, "exchanged back")
    try sub.remove("value()")
    roads.expect(2, "the override removed")
    try base.remove("value()")
    roads.expect(.unrecognizedSelector, "removed")
    #expect(![roads.proxy, roads.strong, roads.outer].contains { $0.responds(to: "value()") })
    #expect(!roads.relay.responds(to: "value()") && !roads.own.responds(to: "value()"))
    try sub.add("value()") { _ in 5 }
    roads.expect(5, "added again")
  }

  @Test func anotherSignatureIsSeenByTheNextMessage() throws {
    final class Changing: Responder {}
    let table = MethodTable.of(Changing.self)
    let object = Changing()
    let proxy = MulticastProxy()
    try proxy.add(object)
    let prepared = Message<Int>.Returning<Int>("take(_:)")
    try table.add("take(_:)") { (_, value: Int) in value }
    for _ in 0..<4 { #expect(try proxy.send(prepared, 1) == 1 && object.send(prepared, 1) == 1) }
    try table.replace("take(_:)") { (_, value: Double) in Int(value * 2) }
    for _ in 0..<4 {
      for receiver in [proxy, object] as [any Responder] {
        let error = try messageError(.signatureMismatch) { _ = try receiver.send(prepared, 1) }
        #expect(error.argument == .index(0))
        #expect(receiver.methodSignature(for: "take(_:)")?.encoding == "q@:d")
      }
      #expect(try proxy.send("take(_:)", 1.5, returning: Int.self) == 3)
      #expect(try proxy.dynamic.take(1) == 2)
    }
  }

  @Test func aMethodUnderWayEndsInWhatItBeganWith() throws {
    final class Editing: Responder {
      var own: MethodTable<Editing>?
    }
    let table = MethodTable.of(Editing.self)
    try LifetimeTracker.check { tracker in
      let object = Editing()
      let proxy = MulticastProxy()
      do {
        let own = try MethodTable(for: object)
        object.own = own
        let life = tracker.instance(1)
        try own.add("edit()") { object in
          try object.own?.replace("edit()") { _ in 2 }
          try table.replace("edit()") { _ in 3 }
          try object.own?.remove("edit()")
          return life.value
        }
        try proxy.add(Target(object, methods: own))
      }
      #expect(try proxy.send("edit()", returning: Int.self) == 1)
      #expect(try proxy.send("edit()", returning: Int.self) == 3)
      #expect(tracker.alive == 1, "a removed method's closure goes with its table")
    }
  }
}
