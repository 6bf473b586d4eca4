internal import MessageForwarding

/// A thermostat that refuses what is not good for the house.
final class Thermostat {
  private(set) var goal = 21.0
  private let events: Events

  init(_ events: Events) { self.events = events }

  var isHeating: Bool { goal > 18 }
  var power: Double { isHeating ? 1500 : 2 }

  /// Returns the goal in degrees Celsius.
  func set(_ degrees: Double, unit: String) throws(Refusal) -> Double {
    let celsius: Double
    switch unit {
    case "Celsius": celsius = degrees
    case "Fahrenheit": celsius = (degrees - 32) * 5 / 9
    default: throw Refusal(description: "the thermostat does not know \(unit)")
    }
    guard (5...30).contains(celsius) else {
      throw Refusal(description: "the thermostat goes from 5 to 30 degrees, not to \(celsius)")
    }
    goal = celsius
    events.note("Thermostat", "heats to \(celsius) degrees")
    return goal
  }

  func mayOpen(_ window: Window) -> Bool {
    let allowed = !isHeating || window.isSmall
    events.note(
      "Thermostat", allowed ? "does not mind if the \(window.name) window is open" : "wants the \(window.name) window closed")
    return allowed
  }

  func rest() {
    goal = 16.5
    events.note("Thermostat", "lets the house cool to \(goal) degrees")
  }

  static func register() throws {
    let table = MethodTable.of(Thermostat.self)
    try table.add("goodNight()") { $0.rest() }
    try table.add("set(_:unit:)") { try $0.set($1, unit: $2) }
    try table.add("mayOpen(_:)") { $0.mayOpen($1) }
    try table.add("power()") { $0.power }
  }
}

/// Why the thermostat did not do it.
struct Refusal: Error, Equatable, CustomStringConvertible {
  let description: String
}
