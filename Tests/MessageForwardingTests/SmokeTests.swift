import MessageForwarding
import Testing

final class Logger: Responder {
  var lines: [String] = []
  func log(_ text: String, level: Int) { lines.append("\(level) \(text)") }
}

@Test func firstMessage() throws {
  let table = MethodTable.of(Logger.self)
  try table.add("log(_:level:)") { $0.log($1, level: $2) }
  try table.add("count()") { $0.lines.count }
  try table.add("add(_:to:)") { (_: Logger, a: Int32, b: Double) in Int32(Double(a) + b) }
  let logger = Logger()
  try logger.send("log:level:", "hi", 3)
  #expect(logger.lines == ["3 hi"])
  #expect(try logger.send("count", returning: Int.self) == 1)
  let proxy = MulticastProxy()
  try proxy.add(logger)
  try proxy.send("log(_:level:)", "x", 4)
  #expect(logger.lines == ["3 hi", "4 x"])
  #expect(try proxy.send("count", returning: Int.self) == 2)
  #expect(try proxy.send("add(_:to:)", Int32(3), 4.5, returning: Int32.self, choosing: .all).count == 1)
  print(proxy.explain("count"), proxy.methodSignature(for: "log(_:level:)") as Any, table.methods)
}
