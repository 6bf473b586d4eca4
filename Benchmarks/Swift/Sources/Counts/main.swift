// Does one thing so many times: `Counts PATH NUMBER`. Benchmarks/Counts/check.sh counts the instructions of two runs, and takes the
// difference.
import Glibc
public import MessageForwarding
public import Observers

extension Sums: Responder {}

private let add = Message<Int32, Double>.Returning<Int32>("add(_:_:)")

private func sendToOne(_ number: Int) throws -> Int32 {
  let sums = Sums()
  var sum: Int32 = 0
  for _ in 0..<number { sum &+= try sums.send(add, 1, 0.5) }
  return sum
}

private func sendToMany(_ number: Int, retention: Retention) throws -> Int32 {
  let held = (0..<64).map { _ in Sums() }
  let proxy = MulticastProxy()
  for sums in held { try proxy.add(sums, retention: retention) }
  var sum: Int32 = 0
  for _ in 0..<number { sum &+= try proxy.send(add, 1, 0.5) }
  extendLifetime(held)
  return sum
}

private func run(_ path: String, _ number: Int) throws -> Int32 {
  try MethodTable.of(Sums.self).add("add(_:_:)") { $0.add($1, $2) }
  switch path {
  case "one": return try sendToOne(number)
  case "strong": return try sendToMany(number, retention: .strong)
  default: return try sendToMany(number, retention: .weak)
  }
}

// What is sent adds up to the number, so that no message can be left out.
let number = Int(CommandLine.arguments[2])!
exit(try run(CommandLine.arguments[1], number) == number ? EXIT_SUCCESS : EXIT_FAILURE)
