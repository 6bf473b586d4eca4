// SQLite has one update hook for each connection, and one implementation for each SQL function. Here several objects stand behind one.

import CSQLite
import MessageForwarding

try registerMethods()
let database = try Database()
let (journal, cache, counter) = (Journal(), Cache(), RowCounter())

print("Three observers of one update hook")
for observer in [journal, cache, counter] as [AnyObject] { try database.observers.add(observer) }
try database.run("CREATE TABLE book (title TEXT, price REAL)")
try database.run("INSERT INTO book VALUES ('Emma', 12.5), ('Utopia', 8), ('Laputa', NULL)")
try database.run("UPDATE book SET price = 9 WHERE title = 'Utopia'")
try database.run("DELETE FROM book WHERE title = 'Emma'")
print("the journal: \(journal.lines)")
print("the cache has lost: \(cache.stale.sorted())")
print("rows: \(counter.rows)")

print("\nObservers come and go")
database.observers.remove(journal)
try database.run("INSERT INTO book VALUES ('Persuasion', 20)")
print("the journal has \(journal.lines.count) lines, rows: \(counter.rows)")

print("\nAn SQL function that asks all sellers: the last one's answer counts, NULL is nil")
let (shop, sale) = (Seller("shop", factor: 1), Seller("sale", factor: 0.5))
for seller in [shop, sale] { try database.sellers.add(seller) }
try database.show("SELECT title, offer(price) FROM book")
print("the shop was asked \(shop.asked) times, the sale \(sale.asked)")

print("\nWithout sellers: an error of SQL")
database.sellers.removeAll()
do {
  try database.show("SELECT title, offer(price) FROM book")
} catch {
  print(error)
}

print("\nClosed: the functions are gone with the connection")
weak let function = database.offer
database.close()
print(function == nil ? "SQLite let go of offer" : "SQLite keeps offer")
try database.observers.send("rowChanged(_:in:row:)", Int32(SQLITE_INSERT), "book", 5 as Int64)
print("the observers are there: \(counter.rows) rows")
