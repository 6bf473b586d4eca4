import CSQLite
import MessageForwarding

/// Writes down what happens.
final class Journal {
  private(set) var lines: [String] = []

  func note(_ operation: Int32, _ table: String, _ row: Int64) {
    let verb = [SQLITE_INSERT: "new", SQLITE_UPDATE: "changed", SQLITE_DELETE: "deleted"][operation] ?? "?"
    lines.append("\(table) \(row) \(verb)")
  }
}

/// Forgets rows that changed.
final class Cache {
  private(set) var stale: Set<Int64> = []
  func forget(_ row: Int64) { stale.insert(row) }
}

/// Counts the rows that are there.
final class RowCounter {
  private(set) var rows = 0
  func count(_ operation: Int32) { rows += operation == SQLITE_INSERT ? 1 : operation == SQLITE_DELETE ? -1 : 0 }
}

/// Makes an offer for a price, if there is one.
final class Seller {
  let name: String
  let factor: Double
  private(set) var asked = 0

  init(_ name: String, factor: Double) {
    self.name = name
    self.factor = factor
  }

  func offer(for price: Double?) -> Double? {
    asked += 1
    return price.map { $0 * factor }
  }
}

func registerMethods() throws {
  try MethodTable.of(Journal.self).add("rowChanged(_:in:row:)") { $0.note($1, $2, $3) }
  try MethodTable.of(Cache.self).add("rowChanged(_:in:row:)") { (cache, operation: Int32, _: String, row: Int64) in
    if operation != SQLITE_INSERT { cache.forget(row) }
  }
  try MethodTable.of(RowCounter.self).add("rowChanged(_:in:row:)") { (counter, operation: Int32, _: String, _: Int64) in
    counter.count(operation)
  }
  try MethodTable.of(Seller.self).add("offer(for:)") { $0.offer(for: $1) }
}
