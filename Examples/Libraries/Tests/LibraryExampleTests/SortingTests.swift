import MessageForwarding
import Testing

@testable import Sorting

/// qsort, which uses the answers while it runs.
@Suite struct SortingTests {
  private static let methods = Result { try registerMethods() }

  init() throws { try Self.methods.get() }

  @Test func itSortsAsSwiftDoes() throws {
    let rules = MulticastProxy()
    let (age, name) = (ByAge(), ByName())
    for rule in [age, name] as [AnyObject] { try rules.add(rule) }
    let order = try peopleOrder(by: rules)
    for count in [0, 1, 2, 10, 300] {
      var people = (0..<count).map { _ in Person(name: "\(Int.random(in: 0..<50))", age: Int.random(in: 0..<9)) }
      let expected = people.sorted { ($0.age, $0.name) < ($1.age, $1.name) }
      try sort(&people, by: order)
      #expect(people == expected)
    }
    extendLifetime((age, name))
  }

  @Test func aFailingRuleIsTold() throws {
    var failures = 0
    let order = try peopleOrder(by: MulticastProxy(), onError: { _ in failures += 1 })
    var people = [Person(name: "b", age: 1), Person(name: "a", age: 1)]
    try sort(&people, by: order)
    #expect(failures == 1 && people.map(\.name) == ["b", "a"])
  }
}
