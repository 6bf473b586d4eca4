import MessageForwarding
import Testing

/// Registrations end once, and end nothing but themselves.
@Suite struct RegistrationTests {
  let journal = Journal()
  let proxy = MulticastProxy(name: "Observers")

  @Test(arguments: [Retention.weak, .strong])
  func cancellingRemovesOnce(_ retention: Retention) throws {
    let a = Listener("a", journal)
    let registration = try #require(try proxy.register(a, retention: retention))
    #expect(registration.isActive && registration.target === a && registration.proxy === proxy)
    #expect(registration.cancel())
    #expect(!registration.isActive)
    #expect(!registration.cancel())
    #expect(proxy.isEmpty)
  }

  @Test func placeBelongsToWhoeverAddedTheTarget() throws {
    let (a, b) = (Listener("a", journal), Listener("b", journal))
    let first = try #require(try proxy.register(a))
    #expect(try proxy.register(a) == nil)
    #expect(try !proxy.add(a))
    #expect(try proxy.register(b, at: .before(a)) != nil)
    #expect(proxy.targets.first === b)
    #expect(first.isActive)
  }

  @Test(arguments: ["remove", "removeAll", "cancel"])
  func oldRegistrationLeavesANewOneAlone(_ way: String) throws {
    let a = Listener("a", journal)
    let old = try #require(try proxy.register(a))
    switch way {
    case "remove": proxy.remove(a)
    case "removeAll": proxy.removeAll()
    default: old.cancel()
    }
    let new = try proxy.register(a)
    #expect(!old.isActive)
    #expect(!old.cancel())
    #expect(proxy.contains(a))
    #expect(try #require(new).cancel())
    try proxy.add(a)
    #expect(!old.cancel() && new?.cancel() == false, "added without a registration")
    #expect(proxy.contains(a))
  }

  @Test func releasingCancelsOnlyWhenAsked() throws {
    let (a, b) = (Listener("a", journal), Listener("b", journal))
    do {
      let left = try #require(try proxy.register(a))
      let scoped = try #require(try proxy.register(b))
      scoped.cancelsWhenReleased = true
      #expect(!left.cancelsWhenReleased)
      extendLifetime((left, scoped))
    }
    #expect(proxy.contains(a))
    #expect(!proxy.contains(b))
  }

  @Test func targetsThatHoldTheirOwnRegistrationGo() throws {
    final class Owner {
      var registration: Registration?
      let tracked: Tracked
      init(_ tracked: Tracked) { self.tracked = tracked }
    }
    try LifetimeTracker.check { tracker in
      for isScoped in [true, false] {
        let owner = Owner(tracker.instance())
        owner.registration = try proxy.register(owner)
        owner.registration?.cancelsWhenReleased = isScoped
      }
      // Asked before the count, which reclaims the places of the gone.
      #expect(proxy.explain("hear(_:)").entries.count == 1, "the one that cancelled itself left nothing to reclaim")
      #expect(proxy.isEmpty && tracker.alive == 0)
    }
  }

  @Test func keepsNeitherTheProxyNorTheTarget() throws {
    try LifetimeTracker.check { tracker in
      var short: MulticastProxy? = MulticastProxy()
      let strong = try #require(try short?.register(tracker.instance(), retention: .strong))
      #expect(strong.isActive && tracker.alive == 1)
      short = nil
      #expect(tracker.alive == 0)
      #expect(strong.proxy == nil && strong.target == nil && !strong.isActive)
      #expect(!strong.cancel())
      let weak = try #require(try proxy.register(tracker.instance()))
      #expect(weak.target == nil && !weak.isActive)
    }
  }

  /// New objects often get a dead one's address: their places are theirs all the same.
  @Test func registrationsOfTheDeadLeaveTheLivingAlone() throws {
    for _ in 0..<100 {
      let dead = try #require(try proxy.register(Listener("dead", journal)))
      let alive = Listener("alive", journal)
      try proxy.add(alive)
      dead.cancel()
      #expect(proxy.contains(alive) && !dead.isActive)
      proxy.removeAll()
      let deadProxy = try #require(try proxy.register(MulticastProxy()))
      let aliveProxy = MulticastProxy()
      try proxy.add(aliveProxy)
      deadProxy.cancel()
      #expect(proxy.contains(aliveProxy))
      proxy.removeAll()
    }
  }

  @Test func cancelledDuringARoundIsNotCalledAnyMore() throws {
    let (a, b, c) = (Listener("a", journal), Listener("b", journal), Listener("c", journal))
    try proxy.add(a)
    let second = try #require(try proxy.register(b))
    try proxy.register(c)
    a.onHear = { second.cancel() }
    try proxy.send("hear(_:)", "x")
    #expect(journal.lines == ["a x", "c x"])
    extendLifetime((b, c))
  }

  @Test func onlyItselfIsALoop() throws {
    _ = try messageError(.forwardingLoop) { try proxy.register(proxy) }
  }

  @Test func aTargetUnderAProtocolIsCancelledWhateverItIsUnderThen() throws {
    let hearing = try ProtocolDescription("RegistrationHearing", [.required("hear(_:)", String.self)])
    let measuring = try ProtocolDescription("RegistrationMeasuring", [.required("length()", returning: Int.self)])
    let proxy = MulticastProxy()
    let journal = Journal()
    let listener = Listener("a", journal)
    let registration = try #require(try proxy.register(listener, under: hearing))
    #expect(try proxy.register(listener, under: measuring) == nil, "its place is the first one's")
    #expect(proxy.protocols(of: listener) == [hearing, measuring] && registration.isActive)
    #expect(registration.cancel() && !registration.isActive)
    #expect(proxy.isEmpty && proxy.protocols(of: listener).isEmpty)
  }
}
