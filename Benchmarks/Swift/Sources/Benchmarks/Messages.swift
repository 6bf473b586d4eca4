// Messages by name, beside calls and loops.
public import MessageForwarding
public import Observers

extension Sums: Responder {}
// One thread calls each.
extension Sums: @unchecked Sendable {}

private let add = Message<Int32, Double>.Returning<Int32>("add(_:_:)")
private let addAll = Message<[Int32]>("addAll(_:)")

extension Report {
  mutating func messages() throws {
    try MethodTable.of(Sums.self).add("add(_:_:)") { $0.add($1, $2) }
    let sums = Sums()
    let send = { (count: Int) in
      var sum: Int32 = 0
      for _ in 0..<count { sum &+= try! sums.send(add, 1, 0.5) }
      keep(sum)
    }
    race(
      " × the call", atMost: [25],
      Contender(name: "call of a class's method", count: 20_000) { count in
        var sum: Int32 = 0
        for _ in 0..<count { sum &+= sums.add(1, 0.5) }
        keep(sum)
      },
      Contender(name: "prepared message to one object", count: 2_000, run: send))
    row("allocations of 1,000 prepared messages", allocations { send(1_000) }, "", atMost: 0)
  }

  mutating func questions() throws {
    let sums = Sums()
    let multicast = MulticastProxy()
    for _ in 0..<targetCount { try multicast.add(Sums(), retention: .strong) }
    let selector: Selector = "add(_:_:)"
    let keys = (0..<64).map { $0 &* 0x9E37_79B9 }
    let dictionary = Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) })
    race(
      " × the look-up", atMost: [10, 10],
      Contender(name: "look-up in a dictionary by Int", count: 2_000) { count in
        var sum = 0
        for index in 0..<count { sum &+= dictionary[keys[index & 63]] ?? 0 }
        keep(sum)
      },
      Contender(name: "`responds(to:)` of an object", count: 2_000) { count in
        var sum = 0
        for _ in 0..<count where sums.responds(to: selector) { sum += 1 }
        keep(sum)
      },
      Contender(name: "`responds(to:)` of a multicast of 64", count: 2_000) { count in
        var sum = 0
        for _ in 0..<count where multicast.responds(to: selector) { sum += 1 }
        keep(sum)
      })
  }

  mutating func multicasts() throws {
    let strongly = MulticastProxy()
    let shared = SharedMulticastProxy()
    for _ in 0..<targetCount {
      try strongly.add(Sums(), retention: .strong)
      try shared.add(Sums(), retention: .strong)
    }
    race(
      " × the loop", atMost: [0.9, 0.9],
      strongLoop(),
      Contender(name: "multicast of a prepared message to 64 strong targets, each", count: 20, divisor: targetCount) { count in
        var sum: Int32 = 0
        for _ in 0..<count { sum &+= try! strongly.send(add, 1, 0.5) }
        keep(sum)
      },
      Contender(name: "the same, shared, to 64 strong targets, each", count: 20, divisor: targetCount) { count in
        var sum: Int32 = 0
        for _ in 0..<count { sum &+= try! shared.send(add, 1, 0.5) }
        keep(sum)
      })

    let held = (0..<targetCount).map { _ in Sums() }
    let weakly = MulticastProxy()
    for sums in held { try weakly.add(sums) }
    let sharedHeld = (0..<targetCount).map { _ in Sums() }
    let sharedWeakly = SharedMulticastProxy()
    for sums in sharedHeld { try sharedWeakly.add(sums) }
    race(
      " × the loop", atMost: [1.1, 1.1],
      weakLoop(),
      Contender(name: "multicast of a prepared message to 64 weak targets, each", count: 20, divisor: targetCount) { count in
        var sum: Int32 = 0
        for _ in 0..<count { sum &+= try! weakly.send(add, 1, 0.5) }
        keep(sum)
      },
      Contender(name: "the same, shared, to 64 weak targets, each", count: 20, divisor: targetCount) { count in
        var sum: Int32 = 0
        for _ in 0..<count { sum &+= try! sharedWeakly.send(add, 1, 0.5) }
        keep(sum)
      })

    // A type that C has none for: through a frame it would be boxed.
    try MethodTable.of(Sums.self).add("addAll(_:)") { (sums, numbers: [Int32]) in
      for number in numbers { _ = sums.add(number, 0.5) }
    }
    let numbers: [Int32] = [1, 2]
    let send = { (count: Int) in
      for _ in 0..<count { try! weakly.send(addAll, numbers) }
    }
    send(3)
    row("allocations of 1,000 multicasts of a prepared message", allocations { send(1_000) }, "", atMost: 0)
    extendLifetime((held, sharedHeld))
  }
}
