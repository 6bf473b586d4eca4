import CSQLite
import MessageForwarding
import Testing

@testable import RowObservers

/// SQLite's one update hook and its functions, heard by many.
@Suite struct RowObserverTests {
  private static let methods = Result { try registerMethods() }

  init() throws { try Self.methods.get() }

  @Test func eachOfThreeObserversSeesEachChange() throws {
    let database = try Database()
    let journals = (0..<3).map { _ in Journal() }
    for journal in journals { try database.observers.add(journal) }
    try database.run("CREATE TABLE t (id INTEGER PRIMARY KEY, n)")
    var expected: [String] = []
    for row in 1...50 {
      try database.run("INSERT INTO t VALUES (\(row), \(row))")
      expected.append("t \(row) new")
      if row % 3 == 0 {
        try database.run("UPDATE t SET n = 0 WHERE rowid = \(row)")
        expected.append("t \(row) changed")
      }
      if row % 5 == 0 {
        try database.run("DELETE FROM t WHERE rowid = \(row)")
        expected.append("t \(row) deleted")
      }
    }
    for journal in journals { #expect(journal.lines == expected) }
    #expect(try database.run("SELECT count(*) FROM t") == [["40"]])
  }

  @Test func resultsAndNullGoBothWays() throws {
    let database = try Database()
    let sellers = [Seller("a", factor: 1), Seller("b", factor: 0.5), Seller("c", factor: 2)]
    for seller in sellers { try database.sellers.add(seller) }
    #expect(try database.run("SELECT offer(10), offer(NULL), offer('3'), offer(offer(1))") == [["20.0", "NULL", "6.0", "4.0"]])
    #expect(sellers.allSatisfy { $0.asked == 5 })
    database.sellers.defaultChoice = .first
    #expect(try database.run("SELECT offer(10)") == [["10.0"]])
    database.sellers.removeAll()
    #expect(throws: SQLError.self) { try database.run("SELECT offer(10)") }
  }

  @Test func nothingIsLeftOfAConnection() throws {
    weak let (database, hookless, offer) = try {
      let database = try Database()
      try database.run("CREATE TABLE t (n)")
      return (database, database.observers, database.offer)
    }()
    #expect(database == nil && hookless == nil && offer == nil)
  }
}
