import CFFIShim
import Dispatch
import Foundation
import MessageForwarding
import Testing

/// R4 and R5 where threads meet: what a round holds up, and what it does not.
@Suite struct RoundAcrossThreadsTests {
  private let note = Message<Int>("note(_:)")

  /// Runs a body on a thread of its own, and tells whether it ended: what waits for a lock that a round holds would not.
  private static func endsElsewhere(_ body: @escaping @Sendable () throws -> Void) -> Bool {
    let ended = DispatchSemaphore(value: 0)
    let succeeded = Guarded(false)
    Thread {
      if (try? body()) != nil { succeeded.with { $0 = true } }
      ended.signal()
    }.start()
    return ended.wait(timeout: .now() + 60) == .success && succeeded.current
  }

  @Test func noLockIsHeldWhileATargetRuns() throws {
    final class Late: Sendable, Responder {}
    let proxy = SharedMulticastProxy(name: "Open")
    let (first, other, strong) = (Notebook("first"), Notebook("other"), Notebook("strong"))
    let ended = Guarded<[Bool]>([])
    try proxy.add(first)
    try proxy.add(strong, retention: .strong)
    first.onNote.with {
      $0 = { number in
        guard number == 1 else { return }
        let all = [
          Self.endsElsewhere { try proxy.add(other) },
          Self.endsElsewhere { try proxy.send("note(_:)", 2) },
          Self.endsElsewhere {
            _ = (proxy.responds(to: "unheard()"), proxy.count, proxy.explain("note(_:)"), proxy.contains(first))
          },
          Self.endsElsewhere { proxy.remove(strong) },
          Self.endsElsewhere { try MethodTable.of(Late.self).replace("late()") { _ in } },
          Self.endsElsewhere { try MethodTable.of(Notebook.self).replace("whileItRuns()") { _ in } },
          Self.endsElsewhere { _ = try (Selector("whileItRuns\(ObjectIdentifier(first))"), MethodSignature("v@:qqqd")) },
        ]
        ended.with { $0 = all }
      }
    }
    try proxy.send(note, 1)
    #expect(ended.current == Array(repeating: true, count: 7))
    #expect(first.lines.current == ["first 1", "first 2"])
    #expect(strong.lines.current == ["strong 2"], "it was removed before it was its turn")
    #expect(other.lines.current == ["other 2"], "it was added before the other round")
    first.onNote.with { $0 = nil }
  }

  @Test func removeReturnsWhileACallOnAnotherThreadFinishes() throws {
    try LifetimeTracker.check { tracker in
      let proxy = SharedMulticastProxy(name: "Removing")
      let (entered, goesOn, left) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      let lines = Guarded<[String]>([])
      let note = note
      do {
        let slow = Notebook("slow", lines, tracker.instance())
        slow.onNote.with {
          $0 = { _ in
            entered.signal()
            goesOn.wait()
            lines.with { $0.append("slow ends") }
          }
        }
        try proxy.add(slow, retention: .strong)
        try proxy.add(Notebook("after", lines, tracker.instance()), retention: .strong)
      }
      Thread {
        do { try proxy.send(note, 1) } catch { lines.with { $0.append("\(error)") } }
        left.signal()
      }.start()
      entered.wait()
      proxy.removeAll()
      #expect(proxy.isEmpty && lines.current == ["slow 1"], "the call has not ended, and nobody waited for it")
      #expect(tracker.alive == 2, "a round can see them")
      _ = try messageError(.unrecognizedSelector) { try proxy.send(note, 2) }
      goesOn.signal()
      left.wait()
      #expect(lines.current == ["slow 1", "slow ends"], "what was removed is not called any more")
      #expect(mf_quiesce(nil) == MF_OK)
      #expect(tracker.alive == 0)
    }
  }

  private final class Held: Sendable, Responder {
    let tracked: Tracked

    init(_ tracked: Tracked) {
      _ = Self.registered
      self.tracked = tracked
    }

    private static let registered: Void = {
      do {
        try MethodTable.of(Held.self).add("hear(_:)") { (_: Held, _: String) in }
        try MethodTable.of(Held.self).add("note(_:)") { (_: Held, _: Int) in }
      } catch {
        preconditionFailure("\(error)")
      }
    }()
  }

  // A proxy that stays in one isolation domain lets go there, and not later.
  @Test func whatIsRemovedDuringARoundIsReleasedAtOnceUnlessItRuns() throws {
    try LifetimeTracker.check { tracker in
      let proxy = MulticastProxy()
      let (first, last) = (Listener("first", Journal()), Listener("last", Journal()))
      var alive: [Int] = []
      try proxy.add(first)
      let registration = try #require(try proxy.register(Held(tracker.instance()), retention: .strong))
      try proxy.add(last)
      first.onHear = {
        #expect(tracker.alive == 1)
        registration.cancel()
        #expect(mf_quiesce(nil) == MF_IN_USE, "it would wait for this round")
      }
      last.onHear = { alive.append(tracker.alive) }
      try proxy.send("hear(_:)", "x")
      #expect(alive == [0])
      (first.onHear, last.onHear) = (nil, nil)
    }
  }

  @Test func whatIsRemovedFromASharedProxyDuringARoundIsReleasedAfterIt() throws {
    try LifetimeTracker.check { tracker in
      let proxy = SharedMulticastProxy()
      let (first, last) = (Notebook("first"), Notebook("last"))
      let alive = Guarded<[Int]>([])
      try proxy.add(first)
      let registration = try #require(try proxy.register(Held(tracker.instance()), retention: .strong))
      try proxy.add(last)
      first.onNote.with {
        $0 = { _ in
          registration.cancel()
          #expect(mf_quiesce(nil) == MF_IN_USE, "it would wait for this round")
        }
      }
      last.onNote.with { $0 = { _ in alive.with { $0.append(tracker.alive) } } }
      try proxy.send(note, 1)
      #expect(alive.current == [1])
      // Other tests' rounds on other threads may have kept it a little longer.
      #expect(mf_quiesce(nil) == MF_OK)
      #expect(tracker.alive == 0)
      first.onNote.with { $0 = nil }
      last.onNote.with { $0 = nil }
    }
  }
}
