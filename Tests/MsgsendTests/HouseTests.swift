import MessageForwarding
import Testing

@testable import MsgsendKit

/// What the demo prints is what happened: here the things themselves are looked at.
@Suite("The house")
struct HouseTests {
  @Test("a message changes the things that have the method, and no others")
  func deliveries() throws {
    let events = Events()
    let house = try House(events)
    try house.proxy.send("dim(to:)", UInt8(85))
    #expect(house.lamp?.brightness == 85)
    #expect(events.all == [Events.Event(who: "Lamp", what: "shines with 85 of 255")])

    #expect(try house.proxy.send("setVolume(_:)", Int8(-7), returning: Int8.self) == 20)
    #expect(house.radio.volume == -7)
    #expect(try house.proxy.send("set(_:unit:)", 68.0, "Fahrenheit", returning: Double.self) == 20)
    #expect(house.thermostat.goal == 20)
  }

  @Test("the sender chooses among the results")
  func choices() throws {
    let house = try House(Events())
    let proxy = house.proxy
    #expect(try proxy.send("power()", returning: Double.self) == house.thermostat.power)
    #expect(try proxy.send("power()", returning: Double.self, choosing: .first) == house.lamp?.power)
    #expect(try proxy.send("power()", returning: Double.self, choosing: .reduce(0, +)) == 60 + 0.5 + 1500)
    let kitchen = try #require(house.thing(named: "kitchen") as? Window)
    #expect(try !proxy.send("mayOpen(_:)", kitchen, returning: Bool.self, choosing: .every))
  }

  @Test("a lamp that was taken away hears nothing more")
  func gone() throws {
    let events = Events()
    let house = try House(events)
    house.takeLampAway()
    try house.proxy.send("goodNight()")
    #expect(events.all.map(\.who) == ["Radio", "Thermostat", "Diary"])
    #expect(throws: MessageError.self) { try house.proxy.send("dim(to:)", UInt8(1)) }
  }

  @Test("two houses do not hear each other")
  func twoHouses() throws {
    let here = try House(Events())
    let there = try House(Events())
    try here.proxy.send("dim(to:)", UInt8(1))
    #expect(here.lamp?.brightness == 1)
    #expect(there.lamp?.brightness == 255)
  }
}
