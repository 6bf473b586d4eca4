import CSQLite
import MessageForwarding

struct SQLError: Error, CustomStringConvertible {
  let description: String
}

/// A connection whose update hook and whose function `offer` are heard by many.
final class Database {
  let observers = MulticastProxy(name: "observers")
  let sellers = MulticastProxy(name: "sellers")
  private var connection: OpaquePointer?
  private var hook: Hook?
  /// SQLite keeps it, and says when it is done.
  private(set) weak var offer: Function?

  typealias Hook = Callback<(UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) -> Void>
  typealias Function = Callback<(OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void>

  init() throws {
    try check(sqlite3_open(":memory:", &connection))
    // As a closure it makes Swift values of what C gives: each observer gets a String. Sent as it comes, it would be
    // Hook("rowChanged(_:_:_:_:_:)", to: observers).
    let hook = try Hook { [observers] _, operation, _, table, row in
      try observers.send(optional: "rowChanged(_:in:row:)", operation, String(cString: table!), row)
    }
    sqlite3_update_hook(connection, try hook.pointer(), nil)
    self.hook = hook
    try addOffer()
  }

  deinit { close() }

  private func addOffer() throws {
    let offer = try Function { [sellers] context, _, arguments in
      let value = arguments![0]
      let price = sqlite3_value_type(value) == SQLITE_NULL ? nil : sqlite3_value_double(value)
      do {
        switch try sellers.send("offer(for:)", price, returning: Double?.self) {
        case let result?: sqlite3_result_double(context, result)
        case nil: sqlite3_result_null(context)
        }
      } catch {
        sqlite3_result_error(context, "\(error)", -1)
      }
    }
    self.offer = offer
    // Handed over: SQLite releases it when the connection is closed.
    let kept = Unmanaged.passRetained(offer).toOpaque()
    try check(
      sqlite3_create_function_v2(connection, "offer", 1, SQLITE_UTF8, kept, try offer.pointer(), nil, nil) {
        Unmanaged<Function>.fromOpaque($0!).release()
      })
  }

  func close() {
    sqlite3_update_hook(connection, nil, nil)
    sqlite3_close(connection)
    connection = nil
    hook = nil
  }

  /// Runs a statement, and gives its rows as text.
  @discardableResult
  func run(_ sql: String) throws -> [[String]] {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(connection, sql, -1, &statement, nil))
    defer { sqlite3_finalize(statement) }
    var rows: [[String]] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        rows.append(
          (0..<sqlite3_column_count(statement)).map { column in
            sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "NULL"
          })
      case SQLITE_DONE: return rows
      case let code: try check(code)
      }
    }
  }

  func show(_ sql: String) throws {
    for row in try run(sql) { print("  \(row.joined(separator: ": "))") }
  }

  private func check(_ code: Int32) throws {
    if code != SQLITE_OK { throw SQLError(description: String(cString: sqlite3_errmsg(connection))) }
  }
}
