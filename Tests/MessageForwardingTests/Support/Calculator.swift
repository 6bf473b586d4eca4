import MessageForwarding

/// A target with methods of many types.
final class Calculator: Responder {
  var log: [String] = []
  var kept: [Any] = []

  init() { _ = Self.registered }

  private static let registered: Void = {
    let table = MethodTable.of(Calculator.self)
    do {
      try table.add("add(_:to:)") { (_: Calculator, a: Int, b: Int) in a + b }
      try table.add("log(_:level:)") { (calculator, text: String, level: Int) in calculator.log.append("\(level) \(text)") }
      try table.add("narrow(_:)") { (_: Calculator, value: Int8) in value }
      try table.add("half(_:)") { (_: Calculator, value: Double) in value / 2 }
      try table.add("move(_:)") { (_: Calculator, point: Point) in Point(x: point.y, y: point.x) }
      try table.add("object(_:)") { (_: Calculator, animal: Animal) in animal.name }
      try table.add("maybeObject(_:)") { (_: Calculator, animal: Animal?) in animal?.name ?? "none" }
      try table.add("maybe(_:)") { (_: Calculator, value: Int?) in value.map { $0 + 1 } }
      try table.add("maybeMaybe(_:)") { (_: Calculator, value: Int??) in value }
      try table.add("any(_:)") { (_: Calculator, value: Any) in value }
      try table.add("text(_:)") { (_: Calculator, value: String) in value.count }
      try table.add("run(_:)") { (_: Calculator, body: @escaping () -> Int) in body() }
      try table.add("keep(_:)") { (calculator: Calculator, object: Tracked) in calculator.kept.append(object) }
      try table.add("fail(_:)") { (_: Calculator, reason: String) throws -> Int in throw Refusal(reason: reason) }
      try table.add("description()") { _ in "the target's own" }
      unsafe try table.add("length(_:)") { (_: Calculator, text: UnsafePointer<CChar>) in unsafe String(cString: text).count }
    } catch {
      preconditionFailure("\(error)")
    }
  }()
}
