import MessageForwarding
import Testing

/// Properties, as methods that read and set them.
@Suite struct PropertyTests {
  class Radio: Responder {
    var volume = 0.5
    var isOn = false
    var station: String?
    var antenna = Antenna()
    private(set) var plays = 0
    let serial: Int32 = 7
    var title: String { "radio" }
    func play() { plays += 1 }
  }

  final class CarRadio: Radio {
    override var title: String { "car " + super.title }
  }

  struct Antenna: Equatable {
    var length = 1
  }

  init() { _ = Self.registered }

  private static let registered: Void = {
    let table = MethodTable.of(Radio.self)
    do {
      try table.addProperty("volume", \.volume)
      try table.addProperty("isOn", \.isOn)
      try table.addProperty("station", getter: "currentStation()", setter: "tune(to:)", \.station)
      try table.addProperty("antennaLength", \.antenna.length)
      try table.addProperty("serial", \.serial)
      try table.addProperty("title", \.title)
      try table.addProperty("plays", setter: "resetPlays(to:)", \Radio.plays as any KeyPath<Radio, Int> & Sendable)
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  @Test func aPropertyIsReadAndSetByMessage() throws {
    let radio = Radio()
    #expect(try radio.send("volume()", returning: Double.self) == radio.volume)
    try radio.send("setVolume(_:)", 0.75)
    #expect(radio.volume == 0.75)
    try radio.send("setIsOn(_:)", true)
    #expect(try radio.isOn && radio.dynamic.isOn())
    try radio.send("tune(to:)", "jazz" as String?)
    #expect(try radio.send("currentStation()", returning: String?.self) == "jazz")
    try radio.send("setAntennaLength(_:)", arguments: [4.0])
    #expect(radio.antenna == Antenna(length: 4))
    #expect(
      MethodTable.of(Radio.self).methods.prefix(2).map(\.description) == [
        "Radio.volume(): () -> Double [d@:]", "Radio.setVolume(_:): (Double) -> () [v@:d]",
      ])
  }

  @Test func subclassesInheritPropertiesAndOverrideThem() throws {
    let radio = CarRadio()
    try radio.send("setVolume(_:)", 1.0)
    #expect(radio.volume == 1)
    #expect(try radio.send("title()", returning: String.self) == "car radio")
    try MethodTable.of(CarRadio.self).add("setVolume(_:)") { (radio, value: Double) in radio.volume = min(value, 0.1) }
    try radio.send("setVolume(_:)", 1.0)
    #expect(radio.volume == 0.1)
  }

  @Test func everyTargetOfAMulticastIsSet() throws {
    let (a, b) = (Radio(), CarRadio())
    let proxy = MulticastProxy()
    try proxy.add(a)
    try proxy.add(b)
    try proxy.send("tune(to:)", "news" as String?)
    #expect(a.station == "news" && b.station == "news")
    #expect(try proxy.send("title()", returning: String.self, choosing: .all).map { try $0.get() } == ["radio", "car radio"])
  }

  @Test(arguments: [
    ("setSerial(_:)", "serial"), ("setTitle(_:)", "title"), ("resetPlays(to:)", "plays"),
  ]) func settingAReadOnlyPropertySaysThatItIs(_ setter: String, _ property: String) throws {
    let radio = CarRadio()
    let selector = try Selector(setter)
    let table = MethodTable.of(CarRadio.self)
    #expect(!radio.responds(to: selector))
    #expect(table.method(for: selector) == nil)
    let roads: [() throws -> Void] = [
      { try radio.send(selector, 1) },
      { try radio.send(Message<Int>(selector), 1) },
      { try radio.send(selector, arguments: [1]) },
      { try Invocation(selector, 1).invoke(on: radio) },
    ]
    for road in roads {
      let error = try messageError(.unrecognizedSelector, road)
      #expect(error.selector == selector && error.receiver == "CarRadio")
      #expect(error.reason == "the property \(property) can only be read")
      #expect(error.advice == "register it with a key path that can be written, or register a method that sets it")
    }
    let other = try messageError(.unrecognizedSelector) { try radio.send("setOther(_:)", 1) }
    #expect(other.reason == nil)
  }

  @Test func aPropertyIsRegisteredAsAWholeOrNotAtAll() throws {
    final class Taken: Responder {
      var value = 1
    }
    let table = MethodTable.of(Taken.self)
    try table.add("setValue(_:)") { (_, text: String) in }
    #expect(try messageError(.duplicate) { try table.addProperty("value", \.value) }.selector == "setValue(_:)")
    #expect(!Taken().responds(to: "value()"))
    _ = try messageError(.argumentCountMismatch) { try table.addProperty("value", setter: "setValue()", \.value) }
    _ = try messageError(.argumentCountMismatch) { try table.addProperty("value(_:)", \.value) }
    _ = try messageError(.invalidName) { try table.addProperty("", \.value) }
    #expect(table.methods.map(\.selector) == ["setValue(_:)"])
    try table.addProperty("value()", setter: "set(value:)", \.value)
    try table.addProperty("größe", \.value)
    try table.addProperty("übergröße", \.value)
    #expect(table.methods.map(\.selector).suffix(2) == ["übergröße()", "setÜbergröße(_:)"])
  }

  @Test func oneObjectAloneHasAPropertyOfItsOwn() throws {
    let radio = Radio()
    let own = try MethodTable(for: radio)
    try own.addProperty("loudness", \.volume)
    let target = try Target(radio, methods: own)
    try target.send("setLoudness(_:)", 0.25)
    #expect(radio.volume == 0.25)
    #expect(!radio.responds(to: "loudness()"))
  }
}
