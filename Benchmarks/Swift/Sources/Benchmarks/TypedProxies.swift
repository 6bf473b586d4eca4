// A typed proxy beside the loops over the observers.
import MessageForwarding
import Observers

final class ObserverProxy: TypedMulticastProxy<any Observer>, Observer {
  func add(_ integer: Int32, _ double: Double) -> Int32 { forward(integer, double, default: 0) { $0.add($1, $2) } }
}

extension Report {
  mutating func typedProxies() {
    let strongly = ObserverProxy()
    for _ in 0..<targetCount { strongly.add(Sums(), retention: .strong) }
    race(" × the loop", atMost: [1.3], strongLoop(), contender("typed proxy to 64 strong targets, each", strongly))

    let held = (0..<targetCount).map { _ in Sums() }
    let weakly = ObserverProxy()
    for sums in held { weakly.add(sums) }
    race(" × the loop", atMost: [1.1], weakLoop(), contender("typed proxy to 64 weak targets, each", weakly))
    let count = allocations { for _ in 0..<1_000 { keep(weakly.add(1, 0.5)) } }
    row("allocations of 1,000 rounds of a typed proxy", count, "", atMost: 0)
    extendLifetime(held)
  }

  private func contender(_ name: String, _ proxy: ObserverProxy) -> Contender {
    Contender(name: name, count: 20, divisor: targetCount) { count in
      var sum: Int32 = 0
      for _ in 0..<count { sum &+= proxy.add(1, 0.5) }
      keep(sum)
    }
  }
}
