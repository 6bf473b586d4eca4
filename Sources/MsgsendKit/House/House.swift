internal import MessageForwarding

/// Four things that know nothing of each other, behind one proxy.
final class House {
  let events: Events
  let proxy = MulticastProxy(name: "house")
  // The proxy holds these weakly: whoever owns the lamp takes it away by letting go of it.
  private(set) var lamp: Lamp?
  let radio: Radio
  let thermostat: Thermostat
  let windows = [Window("kitchen", isSmall: false), Window("attic", isSmall: true)]

  init(_ events: Events) throws {
    try Self.methods.get()
    self.events = events
    lamp = Lamp(events)
    radio = Radio(events)
    thermostat = Thermostat(events)
    try proxy.add(lamp!)
    try proxy.add(radio)
    try proxy.add(thermostat)
    // Nobody but the proxy has the diary.
    try proxy.add(Diary(events), retention: .strong)
  }

  /// The house with an echo in it, for messages that the user types.
  static func withEcho(_ events: Events) throws -> House {
    let house = try House(events)
    try house.proxy.add(Echo(), retention: .strong)
    return house
  }

  func takeLampAway() { lamp = nil }

  var things: [String] { ["lamp", "radio", "thermostat"] + windows.map(\.name) }

  /// A thing by the name that is typed for it.
  func thing(named name: String) -> AnyObject? {
    switch name {
    case "lamp": lamp
    case "radio": radio
    case "thermostat": thermostat
    default: windows.first { $0.name == name }
    }
  }

  /// Methods belong to classes, so they are registered once, however many houses there are.
  private static let methods = Result {
    try Lamp.register()
    try Radio.register()
    try Thermostat.register()
    try Diary.register()
    try Echo.register()
  }
}
