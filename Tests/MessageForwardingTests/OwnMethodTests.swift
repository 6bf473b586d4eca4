import Dispatch
import MessageForwarding
import Testing

/// Methods of one object alone.
@Suite struct OwnMethodTests {
  class Lamp: Responder {
    var isLit = false
    func describe() -> String { isLit ? "lit" : "dark" }
  }

  final class Lantern: Lamp {
    override func describe() -> String { "lantern" }
  }

  init() { _ = Self.registered }

  private static let registered: Void = {
    do {
      try MethodTable.of(Lamp.self).add("describe()") { $0.describe() }
      try MethodTable.of(Lantern.self).add("describe()") { "table: " + $0.describe() }
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  private let describe = Message.Returning("describe()", returning: String.self)

  // Field report 43.
  @Test func aMethodOfOneObjectIsNoOtherObjects() throws {
    let (a, b) = (Lamp(), Lamp())
    let own = try MethodTable(for: a)
    try own.add("blink()") { $0.isLit.toggle() }
    let target = try Target(a, methods: own)
    #expect(target.responds(to: "blink()"))
    #expect(target.methodSignature(for: "blink()")?.encoding == "v@:")
    #expect(!Target(b).responds(to: "blink()"))
    #expect(!a.responds(to: "blink()"), "the object itself does not know")
    try target.send("blink()")
    #expect(a.isLit && !b.isLit)

    let proxy = MulticastProxy()
    try proxy.add(target)
    try proxy.add(b)
    #expect(proxy.targets.map { ObjectIdentifier($0) } == [ObjectIdentifier(a), ObjectIdentifier(b)])
    #expect(proxy.responders(to: "blink()").count == 1)
    #expect(proxy.resolvedTarget(for: "blink()") === a)
    for _ in 0..<3 { try proxy.send("blink()") }
    #expect(!a.isLit && !b.isLit)
    #expect("\(proxy.explain("blink()"))" == "blink() to MulticastProxy:\n  Lamp  called  v@:\n  Lamp  no such method")
    extendLifetime((a, b))
  }

  @Test func itStandsInPlaceOfTheClassesAndReachesIt() throws {
    let lamp = Lamp()
    let own = try MethodTable(for: lamp)
    try own.add("describe()") { "own " + (try $0.send("describe()", returning: String.self)) }
    let target = try Target(lamp, methods: own)
    #expect(try target.send("describe()", returning: String.self) == "own dark")
    #expect(try target.send(describe) == "own dark")
    #expect(try lamp.send(describe) == "dark")
    let proxy = MulticastProxy()
    try proxy.add(target)
    #expect(try proxy.send(describe) == "own dark")
    try own.replace("describe()") { _ in "other" }
    #expect(try proxy.send(describe) == "other")
    try own.remove("describe()")
    #expect(try proxy.send(describe) == "dark")
    try MethodTable.of(Lamp.self).replace("late()") { _ in 1 }
    #expect(try target.send("late()", returning: Int.self) == 1, "what the class learns later is inherited")
    let lantern = Lantern()
    let brighter = try Target(lantern, methods: MethodTable(for: lantern))
    #expect(try brighter.send(describe) == "table: lantern")
    #expect(try brighter.sendSuper(above: Lantern.self, "describe()", returning: String.self) == "lantern")
  }

  @Test func everyWayOfSendingReachesIt() throws {
    let lamp = Lamp()
    let own = try MethodTable(for: lamp)
    try own.add("add(_:to:)") { (_, a: Int, b: Int) in a + b }
    let target = try Target(lamp, methods: own)
    #expect(try target.dynamic.add(1, to: 2) == 3)
    #expect(try target.send("add(_:to:)", arguments: [1.0, 2]) as? Int == 3)
    let invocation = try Invocation("add(_:to:)", 1, 2, returning: Int.self)
    try invocation.invoke(on: target)
    #expect(try invocation.result(as: Int.self) == 3)
    let late = try Target(lamp, methods: own)
    #expect(try late.methodSignature(for: "add(_:to:)") == MethodSignature(Int.self, Int.self, returning: Int.self))
    // Through proxies, too.
    let proxy = MulticastProxy()
    try proxy.add(target)
    let outer = MulticastProxy()
    try outer.add(proxy)
    let relay = Relay(outer)
    #expect(try relay.dynamic.add(1, to: 2) == 3)
    #expect(try Relay(target).send("add(_:to:)", 1, 2, returning: Int.self) == 3)
    #expect(relay.resolvedTarget(for: "add(_:to:)") === lamp)
    #expect(try messageError(.unrecognizedSelector) { try target.send("missing()") }.receiver == "Lamp")
  }

  @Test func aTableIsListedAndAskedThroughItsTarget() throws {
    let lantern: AnyObject = Lantern()
    #expect(Target(lantern).methodTable.methods.map(\.description) == ["Lantern.describe(): () -> String [@@:]"])
    let own = try MethodTable(for: lantern)
    try own.add("isSelf(_:)") { (object, other: AnyObject) in object === other }
    let target = try Target(lantern, methods: own)
    #expect(target.methodTable.methods.map(\.selector) == ["isSelf(_:)"])
    #expect(target.methodTable.parent?.name == "Lantern")
    #expect(target.methodTable.parent?.parent?.name == "Lamp")
    #expect(own.method(for: "describe()")?.owner == "Lantern")
    #expect(try target.send("isSelf(_:)", lantern, returning: Bool.self))
    let lamp = try Target(Lantern(), methods: .of(Lamp.self))
    #expect(lamp.methodTable.name == "Lamp")
    #expect(try lamp.send(describe) == "lantern", "a superclass's methods: the override in the table is passed over")
    #expect(Target(MulticastProxy()).methodTable.name == "MulticastProxy")
  }

  @Test func whatDoesNotFitIsRefused() throws {
    let lantern: Lamp = Lantern()
    let own = try MethodTable(for: lantern)
    let error = try messageError(.invalidArgument) { _ = try Target(Lamp(), methods: own) }
    #expect(error.receiver == "Lamp" && error.reason == "the methods are for objects of Lantern")
    let proxy = MulticastProxy(name: "Many")
    #expect(try messageError(.invalidArgument) { _ = try MethodTable(for: proxy) }.receiver == "Many")
    _ = try messageError(.invalidArgument) { _ = try Target(proxy, methods: .of(MulticastProxy.self)) }
    let blinking = try ProtocolDescription("OwnMethodTests.Blinking", [.required("blink()")])
    try own.add("blink()") { _ in }
    _ = try messageError(.invalidArgument) { try own.adopt(blinking) }
    #expect(!lantern.conforms(to: blinking))
    _ = try messageError(.duplicate) { try own.add("blink()") { _ in } }
  }

  @Test func oneObjectIsOneTargetWhateverItsMethods() throws {
    let lamp = Lamp()
    let own = try MethodTable(for: lamp)
    try own.add("describe()") { _ in "own" }
    let proxy = MulticastProxy()
    #expect(try proxy.add(lamp))
    #expect(try !proxy.add(Target(lamp, methods: own)))
    #expect(try proxy.send(describe) == "dark")
    #expect(proxy.remove(lamp))
    let registration = try #require(try proxy.register(Target(lamp, methods: own)))
    #expect(try proxy.send(describe) == "own")
    #expect(registration.cancel())
    #expect(proxy.isEmpty)
    try proxy.add(Lantern(), retention: .strong)
    #expect(try proxy.setMainTarget(Target(lamp, methods: own)))
    #expect(proxy.mainTarget === lamp)
    #expect(try proxy.send(describe) == "own")
  }

  @Test func underAProtocolItHearsWhatTheProtocolDeclares() throws {
    try LifetimeTracker.check { tracker in
      let wanted = try ProtocolDescription("OwnMethodTests.Describing", [.optional("describe()", returning: String.self)])
      let proxy = MulticastProxy()
      let lamp = Lamp()
      do {
        let own = try MethodTable(for: lamp)
        let life = tracker.instance(1)
        try own.add("describe()") { _ in "own \(life.value)" }
        try own.add("blink()") { _ in }
        try proxy.add(Target(lamp, methods: own), under: wanted)
      }
      #expect(try proxy.send(describe) == "own 1")
      #expect(try proxy.send("describe()", arguments: []) as? String == "own 1")
      #expect(!proxy.responds(to: "blink()"))
      #expect(proxy.targets(under: wanted).first === lamp)
      #expect(tracker.alive == 1)
      proxy.remove(lamp, under: wanted)
      #expect(tracker.alive == 0)
    }
  }

  @Test func theClosuresGoWithTheLastThatNeedsThem() throws {
    try LifetimeTracker.check { tracker in
      func own(_ lamp: Lamp) throws -> Target {
        let own = try MethodTable(for: lamp)
        let (old, new) = (tracker.instance(1), tracker.instance(2))
        try own.add("value()") { _ in old.value }
        try own.replace("value()") { _ in new.value }
        return try Target(lamp, methods: own)
      }
      let value = Message.Returning("value()", returning: Int.self)
      let lamp = Lamp()
      do {
        let target = try own(lamp)
        #expect(try target.send(value) == 2)
        #expect(tracker.alive == 2, "a replaced one, too: a call may be in it")
      }
      #expect(tracker.alive == 0)

      for retention in [Retention.weak, .strong] {
        let proxy = MulticastProxy()
        try proxy.add(own(lamp), retention: retention)
        #expect(try proxy.send(value) == 2)
        #expect(tracker.alive == 2)
        proxy.remove(lamp)
        #expect(tracker.alive == 0, "removed")
        try proxy.register(own(lamp), retention: retention)?.cancel()
        #expect(tracker.alive == 0, "cancelled")
        try proxy.add(own(lamp), retention: retention)
        proxy.removeAll()
        #expect(tracker.alive == 0, "all removed")
      }
      do {
        let proxy = MulticastProxy()
        try proxy.add(own(lamp))
        #expect(try !proxy.add(own(lamp)))
        #expect(tracker.alive == 2, "what was not added is not kept")
      }
      #expect(tracker.alive == 0, "with the proxy")

      let proxy = MulticastProxy()
      try proxy.add(own(Lamp()))
      #expect(tracker.alive == 2)
      #expect(throws: MessageError.self) { try proxy.send(value) }
      #expect(tracker.alive == 0, "with the object, when the proxy finds it gone")
    }
  }

  /// Holds the only reference to a target, and lets go of it inside its method.
  private final class Holder: @unchecked Sendable {
    var target: Target?
    var proxy: MulticastProxy?
    let lamp = Lamp()
  }

  @Test func aMethodMayDropItsOwnTable() throws {
    try LifetimeTracker.check { tracker in
      let holder = Holder()
      func fill() throws {
        let own = try MethodTable(for: holder.lamp)
        let life = tracker.instance(7)
        try own.add("drop()") { [unowned holder] _ in
          holder.target = nil
          holder.proxy?.removeAll()
          holder.proxy = nil
          return life.value
        }
        holder.target = try Target(holder.lamp, methods: own)
      }
      try fill()
      #expect(try holder.target?.send("drop()", returning: Int.self) == 7)
      #expect(tracker.alive == 0)
      try fill()
      #expect(try holder.target?.send("drop()", arguments: []) as? Int == 7, "through the C core")
      #expect(tracker.alive == 0)
      try fill()
      holder.proxy = MulticastProxy()
      try holder.proxy?.add(try #require(holder.target))
      #expect(try holder.proxy?.send("drop()", returning: Int.self) == 7, "in a round")
      #expect(tracker.alive == 0)
    }
  }

  final class Counter: Responder, Sendable {}

  @Test func aSharedProxyTakesATargetWithItsMethods() async throws {
    let life = LifetimeTracker()
    let shared = SharedMulticastProxy()
    let (a, b) = (Counter(), Counter())
    do {
      let own = try MethodTable(for: a)
      let captured = life.instance(5)
      try own.add("value()") { _ in captured.value }
      #expect(try shared.add(a, methods: own))
      #expect(try !shared.add(a))
    }
    try shared.add(b)
    let value = Message.Returning("value()", returning: Int.self)
    #expect(try shared.send(value) == 5)
    #expect(try await Task.detached { try shared.send(value) }.value == 5)
    #expect(shared.remove(a))
    #expect(life.alive == 0)
    let main = try MethodTable(for: a)
    try main.add("value()") { _ in 6 }
    try shared.add(a, methods: main, on: MainActor.shared)
    _ = try messageError(.awaitNeeded) { _ = try shared.send(value) }
    #expect(try await shared.awaiting.send(value) == 6)
    final class Kind {}
    try MethodTable.ofType(Kind.self).add("value()") { _ in 7 }
    #expect(try shared.add(type: Kind.self))
    #expect(try await shared.awaiting.send(value) == 7)
  }

  private actor Workshop {
    private let lamp = Lamp()

    func enter(_ shared: SharedMulticastProxy) throws -> SharedRegistration? {
      let own = try MethodTable(for: lamp)
      try own.add("value()") { _ in 8 }
      return try shared.register(lamp, methods: own, on: self)
    }
  }

  @Test func aSharedProxysTargetWithItsMethodsMayBelongToAQueueAndBeCancelled() async throws {
    let (shared, counter, queue) = (SharedMulticastProxy(), Counter(), DispatchQueue(label: "own methods"))
    let value = Message.Returning("value()", returning: Int.self)
    let own = try MethodTable(for: counter)
    try own.add("value()") { _ in 5 }
    func isOnTheQueue() async throws {
      _ = try messageError(.awaitNeeded) { _ = try shared.send(value) }
      #expect(try await shared.awaiting.send(value) == 5)
      #expect(try queue.sync { try shared.send(value) } == 5)
    }
    #expect(try shared.add(counter, methods: own, on: queue))
    try await isOnTheQueue()
    #expect(try shared.setMainTarget(counter, methods: own, on: queue) && shared.isMainTarget(counter))
    try await isOnTheQueue()
    shared.removeAll()
    let roads: [() throws -> SharedRegistration?] = [
      { try shared.register(counter, methods: own) }, { try shared.register(counter, methods: own, on: MainActor.shared) },
      { try shared.register(counter, methods: own, on: queue) },
    ]
    for road in roads {
      let registration = try #require(try road())
      #expect(try await shared.awaiting.send(value) == 5)
      #expect(registration.cancel() && shared.isEmpty)
    }
    let workshop = Workshop()
    let registration = try #require(try await workshop.enter(shared))
    #expect(try await shared.awaiting.send(value) == 8)
    #expect(registration.cancel() && shared.isEmpty)
    extendLifetime(workshop)
  }

  @Test func aTargetWithItsMethodsIsRegisteredUnderAProtocol() throws {
    let (proxy, lamp) = (MulticastProxy(), Lamp())
    let own = try MethodTable(for: lamp)
    try own.add("value()") { _ in 5 }
    try own.add("hidden()") { _ in 6 }
    let valued = try ProtocolDescription("OwnMethodTests.Valued", [.required("value()", returning: Int.self)])
    let registration = try #require(try proxy.register(Target(lamp, methods: own), under: valued))
    #expect(try proxy.send("value()", returning: Int.self) == 5)
    #expect(!proxy.responds(to: "hidden()"))
    #expect(try proxy.register(Target(lamp, methods: own), under: valued) == nil)
    #expect(registration.cancel() && proxy.isEmpty)
  }

  @Test func tableOfADynamicClassDeclaresForThatClass() throws {
    let object: Lamp = Lantern()
    let wanted = try ProtocolDescription("OwnMethodTests.Dynamic", [.required("describe()", returning: String.self)])
    try MethodTable.of(type(of: object)).adopt(wanted)
    #expect(object.conforms(to: wanted))
    #expect(!Lamp().conforms(to: wanted))
    #expect(MethodTable.of(Lantern.self).parent?.conforms(to: wanted) == false)
    #expect(Target(object).methodTable.protocols.contains(wanted))
  }
}
