internal import MessageForwarding

/// A lamp that can be dimmed.
final class Lamp {
  private(set) var brightness: UInt8 = 255
  private let events: Events

  init(_ events: Events) { self.events = events }

  var power: Double { 60 * Double(brightness) / 255 }

  func dim(to brightness: UInt8) {
    self.brightness = brightness
    events.note("Lamp", brightness == 0 ? "goes out" : "shines with \(brightness) of 255")
  }

  static func register() throws {
    let table = MethodTable.of(Lamp.self)
    try table.add("goodNight()") { $0.dim(to: 0) }
    try table.add("dim(to:)") { $0.dim(to: $1) }
    try table.add("power()") { $0.power }
  }
}
