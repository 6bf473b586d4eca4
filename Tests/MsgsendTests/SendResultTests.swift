import Foundation
import Testing

@testable import MsgsendKit

@Suite("The sender chooses a result")
struct SendResultTests {
  static let answers = ["Lamp returns 60.0", "Radio returns 0.5", "Thermostat returns 1500.0"]

  @Test(arguments: [
    ("last", "The sender gets 1500.0, the last one"), ("first", "The sender gets 60.0, the first one"),
    ("all", "The sender gets them all"),
  ])
  func choice(which: String, line: String) {
    #expect(Recorder("send", "power()", "--result", which).lines == Self.answers + [line])
  }

  @Test("with one answer there is nothing to choose", arguments: ["last", "first", "all"])
  func single(which: String) {
    #expect(Recorder("send", "-r", which, "echo(int8:)", "-5").lines == ["Echo returns -5"])
  }

  @Test(
    "for programs", arguments: [("last", 1500.0), ("first", 60.0), ("all", [60.0, 0.5, 1500.0])] as [(String, any Sendable)])
  func json(which: String, result: any Sendable) throws {
    let answer = try Recorder("send", "power", "--json", "--result", which).json()
    #expect(
      answer == [
        "selector": "power()", "result": result,
        "answers": [
          ["target": "Lamp", "result": 60.0], ["target": "Radio", "result": 0.5], ["target": "Thermostat", "result": 1500.0],
        ],
      ])
  }

  @Test(
    "values of all kinds, for programs",
    arguments: [
      ("int8", "-128", Int8.min), ("uint64", "18446744073709551615", UInt64.max), ("int64", "-9223372036854775808", Int64.min),
      ("int128", "170141183460469231731687303715884105727", "170141183460469231731687303715884105727"),
      ("float", "0.1", 0.1), ("double", "1e300", 1e300), ("double", "inf", "inf"), ("bool", "yes", true), ("uint8", "1", 1),
      ("string", "a \"b\"\n\u{1F4A1}\u{1}", "a \"b\"\n\u{1F4A1}\u{1}"), ("cString", "", ""), ("object", "@lamp", "a Lamp"),
      ("selector", "setTitle:", "setTitle(_:)"), ("pointer", "nil", nil),
    ] as [(String, String, (any Sendable)?)])
  func values(type: String, text: String, value: (any Sendable)?) throws {
    let answer = try Recorder("send", "--json", "echo(\(type):)", text).json()
    #expect(
      answer == [
        "selector": "echo(\(type):)", "result": value ?? NSNull(), "answers": [["target": "Echo", "result": value ?? NSNull()]],
      ])
  }

  @Test("nothing that the targets do is told to programs; what returns nothing is null")
  func silent() throws {
    let answer = try Recorder("send", "--json", "dim(to:)", "5").json()
    #expect(answer == ["selector": "dim(to:)", "result": NSNull(), "answers": [["target": "Lamp", "result": NSNull()]]])
  }

  @Test("what a target throws is told to programs, too, and there is no result")
  func thrown() throws {
    let run = Recorder("send", "--json", "set(_:unit:)", "300", "Celsius")
    #expect(run.status == 1)
    #expect(run.complaints == ["msgsend: Thermostat: the thermostat goes from 5 to 30 degrees, not to 300.0"])
    #expect(
      try run.json() == [
        "selector": "set(_:unit:)",
        "answers": [["target": "Thermostat", "error": "the thermostat goes from 5 to 30 degrees, not to 300.0"]],
      ])
  }
}
