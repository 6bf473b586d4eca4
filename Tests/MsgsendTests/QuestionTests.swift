import Foundation
import MessageForwarding
import Testing

@testable import MsgsendKit

@Suite("The house is asked")
struct QuestionTests {
  @Test("responders, with their Swift types and signatures, in order")
  func responders() {
    let run = Recorder("responders", "mayOpen:")
    #expect(run.status == 0)
    #expect(run.lines == ["Thermostat  (Window) -> Bool  B@:@", "Diary       (Window) -> Bool  B@:@"])
  }

  @Test("responders for programs")
  func respondersAsJSON() throws {
    let answer = try Recorder("responders", "mayOpen(_:)", "--json").json()
    #expect(
      answer == [
        "responders": [
          ["target": "Thermostat", "selector": "mayOpen(_:)", "signature": "B@:@", "swiftType": "(Window) -> Bool"],
          ["target": "Diary", "selector": "mayOpen(_:)", "signature": "B@:@", "swiftType": "(Window) -> Bool"],
        ]
      ])
  }

  @Test("who has which methods: each target's in the order of their registration")
  func methods() throws {
    let run = Recorder("methods")
    #expect(run.status == 0)
    let rows = run.lines.map { $0.split(separator: " ").map(String.init) }
    let house = try House.withEcho(Events())
    #expect(rows.map { $0[1] } == house.methods.map { "\($0.method.selector)" })
    #expect(
      rows.map { $0[0] }.reduce(into: []) { if $0.last != $1 { $0.append($1) } } == [
        "Lamp", "Radio", "Thermostat", "Diary", "Echo",
      ])
    #expect(run.lines.contains { $0.hasPrefix("Lamp        dim(to:)") && $0.hasSuffix("v@:C") && $0.contains("(UInt8) -> ()") })
    let json = try #require(try Recorder("methods", "--json").json()["methods"] as? [[String: Any]])
    #expect(json.count == rows.count)
    #expect(json[1] == ["target": "Lamp", "selector": "dim(to:)", "signature": "v@:C", "swiftType": "(UInt8) -> ()"])
  }

  @Test("only selectors, each once")
  func selectors() throws {
    let run = Recorder("methods", "--selectors")
    #expect(run.lines.prefix(4) == ["goodNight()", "dim(to:)", "power()", "play(_:)"])
    #expect(Set(run.lines).count == run.lines.count)
    #expect(Set(run.lines) == Set(try House.withEcho(Events()).methods.map { "\($0.method.selector)" }))
  }

  @Test func signature() throws {
    #expect(Recorder("signature", "setUnit:").complaints == ["msgsend: nobody responds to setUnit(_:)"])
    #expect(Recorder("signature", "setVolume:").lines == ["c@:c"])
    #expect(try Recorder("signature", "power", "--json").json() == ["selector": "power()", "signature": "d@:"])
  }

  @Test("nobody", arguments: ["responders", "signature", "send"])
  func nobody(command: String) {
    let run = Recorder(command, "sing()")
    #expect(run.status == 1)
    #expect(run.lines.isEmpty)
    #expect(run.complaints == ["msgsend: nobody responds to sing()"])
  }

  @Test("a name that is none", arguments: ["responders", "signature", "send"])
  func badName(command: String) throws {
    let run = Recorder(command, "")
    #expect(run.status == 1)
    #expect(try #require(run.complaints.first).contains("invalid name"))
  }
}
