import Glibc
import MessageForwarding

struct Person: Equatable {
  var name: String
  var age: Int
}

/// Objects that know which of two people comes first.
final class ByAge {}
final class ByLength {}
final class ByName {}

func registerMethods() throws {
  try MethodTable.of(ByAge.self).add("compare(_:_:)") { (_, a: Person, b: Person) in sign(a.age, b.age) }
  try MethodTable.of(ByLength.self).add("compare(_:_:)") { (_, a: Person, b: Person) in sign(a.name.count, b.name.count) }
  try MethodTable.of(ByName.self).add("compare(_:_:)") { (_, a: Person, b: Person) in sign(a.name, b.name) }
}

private func sign<Value: Comparable>(_ a: Value, _ b: Value) -> Int32 { a < b ? -1 : a > b ? 1 : 0 }

typealias Order = Callback<(UnsafeRawPointer?, UnsafeRawPointer?) -> Int32>

/// A function for qsort that asks all rules.
func peopleOrder(by rules: MulticastProxy, onError: ((any Error) -> Void)? = nil) throws -> Order {
  try Order(onError: onError) { a, b in
    let people = (a!.load(as: Person.self), b!.load(as: Person.self))
    return try rules.send(
      "compare(_:_:)", people.0, people.1, returning: Int32.self, choosing: .reduce(0) { $0 != 0 ? $0 : $1 })
  }
}

func sort(_ people: inout [Person], by order: Order) throws {
  try people.withUnsafeMutableBufferPointer { people in
    guard let first = people.baseAddress else { return }
    try order.withPointer { qsort(first, people.count, MemoryLayout<Person>.stride, $0) }
  }
}
