import MessageForwarding
import Testing

/// Results and errors of rounds in which some targets are called at once, others by a frame, in every order of four: the last one's is what the sender
/// gets, and nothing is left of the others. Rounds whose proxy is let go of meanwhile.
@Suite struct DirectRoundResultTests {
  private enum Part: CaseIterable {
    case direct, byFrame, forwarded, refusing, refusingByFrame, refusingForwarded, leaving

    var isRefusing: Bool { self == .refusing || self == .refusingByFrame || self == .refusingForwarded }
  }

  private struct Four {
    let parts: [Part]

    static let all: [Four] = (0..<2401).map { number in
      Four(parts: [1, 7, 49, 343].map { Part.allCases[number / $0 % 7] })
    }
  }

  private final class TrackedRefusal: Error {
    let tracked: Tracked

    init(_ tracked: Tracked) { self.tracked = tracked }
  }

  class Giver: Responder {
    let number: Int
    private let tracker: LifetimeTracker
    var isRefusing = false
    var onCall: (Giver) -> Void = { _ in }

    init(_ number: Int, _ tracker: LifetimeTracker) {
      self.number = number
      self.tracker = tracker
      _ = Self.registered
    }

    fileprivate func give() throws -> Tracked {
      onCall(self)
      let tracked = tracker.instance(number)
      if isRefusing { throw TrackedRefusal(tracked) }
      return tracked
    }

    private static let registered: Void = {
      do {
        try MethodTable.of(Giver.self).add("give()") { giver -> Tracked in try giver.give() }
        // The same to C, and another Swift type.
        try MethodTable.of(LooseGiver.self).add("give()") { giver -> Tracked? in try giver.give() }
      } catch {
        preconditionFailure("\(error)")
      }
    }()
  }

  private final class LooseGiver: Giver {}

  private final class Forwarder: Proxy {
    private let giver: Giver

    init(_ giver: Giver) { self.giver = giver }

    override func methodSignature(for selector: Selector) -> MethodSignature? { giver.methodSignature(for: selector) }
    override func forward(_ invocation: Invocation) throws { try invocation.invoke(on: giver) }
  }

  private let give = Message.Returning("give()", returning: Tracked.self)

  @Test(arguments: Road.allCases) func theLastResultAndEveryErrorAreTheSenders(_ road: Road) throws {
    for four in Four.all {
      try LifetimeTracker.check { tracker in
        let proxy = try road.proxy()
        var held: [AnyObject] = []
        var givers: [Giver] = []
        for (number, part) in four.parts.enumerated() {
          let isLoose = part == .byFrame || part == .refusingByFrame
          let giver = isLoose ? LooseGiver(number, tracker) : Giver(number, tracker)
          let isForwarded = part == .forwarded || part == .refusingForwarded
          let target: AnyObject = isForwarded ? Forwarder(giver) : giver
          givers.append(giver)
          held.append(target)
          try proxy.add(target, retention: number % 2 == 0 ? .strong : .weak)
        }
        for _ in 0..<2 { #expect(try proxy.send(give).value == 3) }
        for (giver, part) in zip(givers, four.parts) {
          giver.isRefusing = part.isRefusing
          if part == .leaving { giver.onCall = { [unowned proxy] in proxy.remove($0) } }
        }
        let refusing = four.parts.indices.filter { four.parts[$0].isRefusing }
        do {
          #expect(try proxy.send(give).value == 3 && refusing.isEmpty, "\(four)")
        } catch let refusal as TrackedRefusal {
          #expect(refusing == [refusal.tracked.value], "\(four)")
        } catch let error as MessageError {
          #expect(error.failures.map { ($0.error as? TrackedRefusal)?.tracked.value } == refusing && refusing.count > 1, "\(four)")
        }
        withExtendedLifetime(held) {}
      }
    }
  }

  private final class Owner {
    var proxy: MulticastProxy?
  }

  @Test(arguments: Road.allCases) func aProxyThatIsLetGoOfInItsRoundEndsIt(_ road: Road) throws {
    for who in 0..<3 {
      try LifetimeTracker.check { tracker in
        let owner = Owner()
        owner.proxy = try road.proxy()
        for number in 0..<3 {
          let giver = Giver(number, tracker)
          try #require(owner.proxy).add(giver, retention: .strong)
        }
        for _ in 0..<2 { #expect(try owner.proxy?.send(give).value == 2) }
        for case let giver as Giver in owner.proxy?.targets ?? [] {
          giver.onCall = { [unowned owner] in if $0.number == who { owner.proxy = nil } }
        }
        // All are called: the send keeps the proxy.
        #expect(try owner.proxy?.send(give).value == 2)
        #expect(owner.proxy == nil)
      }
    }
  }
}
