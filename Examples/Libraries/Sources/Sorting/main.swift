// qsort of the C library asks Swift which of two elements comes first, and uses the answer while it runs.

import Glibc
import MessageForwarding

print("A closure")
var numbers: [Int32] = [31, 4, 15, 9, 26, 5]
let ascending = try Callback { (a: UnsafeRawPointer?, b: UnsafeRawPointer?) -> Int32 in
  let (a, b) = (a!.load(as: Int32.self), b!.load(as: Int32.self))
  return a < b ? -1 : a > b ? 1 : 0
}
try ascending.withPointer { qsort(&numbers, numbers.count, MemoryLayout<Int32>.stride, $0) }
print(numbers)

print("\nThe rules of several objects: the first that sees a difference decides")
try registerMethods()
var people = [
  Person(name: "Emma", age: 41), Person(name: "Ida", age: 7), Person(name: "Anton", age: 41), Person(name: "Bo", age: 7),
]
let (age, length, name) = (ByAge(), ByLength(), ByName())
let rules = MulticastProxy(name: "rules")
for rule in [age, length] as [AnyObject] { try rules.add(rule) }
let order = try peopleOrder(by: rules)
try sort(&people, by: order)
print("by age, then length:", people.map(\.name))
try rules.add(name, at: .start)
try sort(&people, by: order)
print("by name first:", people.map(\.name))
rules.remove(name)
rules.remove(length)
try rules.add(name)
try sort(&people, by: order)
print("by age, then name:", people.map(\.name))

print("\nA rule that fails: C gets zero, and sorts on")
let strict = try peopleOrder(by: rules, onError: { print("  \($0)") })
rules.removeAll()
var pair = Array(people.prefix(2))
try sort(&pair, by: strict)
print(pair.map(\.name))

print("\nThe same function, by its name")
let sortByName = try Library().function("qsort", "v^vQQ^?")
numbers.reverse()
try numbers.withUnsafeMutableBytes { bytes in
  try sortByName.call(bytes.baseAddress, bytes.count / 4, 4, ascending.address)
}
print(numbers)
