internal import MessageForwarding

/// A radio whose maker thinks in C: small integers and C strings.
final class Radio {
  private(set) var station: String?
  private(set) var volume: Int8 = 20
  private let events: Events

  init(_ events: Events) { self.events = events }

  var power: Double { station == nil ? 0.5 : 12.5 }

  func play(_ station: String) -> Bool {
    guard !station.isEmpty else { return false }
    self.station = station
    events.note("Radio", "plays \(station)")
    return true
  }

  /// Returns the volume that was.
  func setVolume(_ volume: Int8) -> Int8 {
    defer { self.volume = volume }
    events.note("Radio", "turns the volume from \(self.volume) to \(volume)")
    return self.volume
  }

  func stop() {
    station = nil
    events.note("Radio", "falls silent")
  }

  static func register() throws {
    let table = MethodTable.of(Radio.self)
    try unsafe table.add("play(_:)") { (radio, station: UnsafePointer<CChar>) in radio.play(unsafe String(cString: station)) }
    try table.add("setVolume(_:)") { $0.setVolume($1) }
    try table.add("power()") { $0.power }
    try table.add("goodNight()") { $0.stop() }
  }
}
