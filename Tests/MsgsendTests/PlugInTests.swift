import Foundation
import ProgramRuns
import Testing

@testable import MsgsendKit

/// Plug-ins are loaded by the program itself, as its users do.
@Suite("Plug-ins serve instead of the house")
struct PlugInTests {
  private func run(_ words: String..., plugIns: [String]) throws -> ProgramRun {
    try ProgramRun("msgsend", words + plugIns.flatMap { ["--plugin", try PlugInBuild.path($0)] })
  }

  @Test("two in different languages answer one message")
  func twoLanguages() throws {
    let run = try run("send", "power()", plugIns: ["lamp", "radio"])
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
    #expect(run.output == "lamp returns 24.0\nradio returns 0.5\nThe sender gets 0.5, the last one\n")
  }

  @Test("three, for programs, in the order in which they were named")
  func threeLanguages() throws {
    let run = try run("send", "power()", "--json", "-r", "all", plugIns: ["meter", "radio", "lamp"])
    #expect(run.status == 0)
    #expect(
      try parsed(run.output) == [
        "selector": "power()", "result": [0.0, 0.5, 24.0],
        "answers": [["target": "meter", "result": 0.0], ["target": "radio", "result": 0.5], ["target": "lamp", "result": 24.0]],
      ])
  }

  @Test("arguments are read for their methods: numbers, texts, a wrong one")
  func arguments() throws {
    #expect(try run("send", "brighten(by:)", "-15", plugIns: ["lamp"]).output == "lamp returns 25\n")
    #expect(try run("send", "play:", "Radio Nord", plugIns: ["lamp", "radio"]).output == "radio returns true\n")
    let wrong = try run("send", "read(_:)", "much", plugIns: ["meter"])
    #expect(wrong.status == 1)
    #expect(
      wrong.errors
        == "msgsend: first argument of read(_:): expected Double, a number up to 1.7976931348623157e+308 (d), got \"much\"\n")
    let foreign = try run("send", "dim(to:)", "5", plugIns: ["lamp"])
    #expect(foreign.errors == "msgsend: nobody responds to dim(to:)\n", "the house is not there")
  }

  @Test("what a method says when it fails")
  func failing() throws {
    let run = try run("send", "play(_:)", "", plugIns: ["radio"])
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("msgsend: radio: "))
    #expect(run.errors.contains("a station needs a name"))
  }

  @Test("their methods, responders and signatures are listed")
  func questions() throws {
    #expect(
      try run("methods", plugIns: ["lamp", "radio"]).output == """
        lamp   brighten(by:)    i@:i
        lamp   power()          d@:
        radio  play(_:)         B@:*
        radio  power()          d@:

        """)
    #expect(try run("methods", "-s", plugIns: ["radio", "lamp"]).output == "play(_:)\npower()\nbrighten(by:)\n")
    #expect(try run("responders", "power", plugIns: ["lamp", "meter"]).output == "lamp     d@:\nmeter    d@:\n")
    #expect(try run("signature", "read:", plugIns: ["lamp", "meter"]).output == "i@:d\n")
  }

  @Test("one that is named twice is loaded once")
  func twice() throws {
    #expect(try run("methods", "-s", plugIns: ["lamp", "lamp"]).output == "brighten(by:)\npower()\n")
    let path = try PlugInBuild.path("lamp").replacingOccurrences(of: "/lamp.so", with: "/./lamp.so")
    let run = try run("send", "power()", "-p", path, plugIns: ["radio", "lamp"])
    #expect(run.output == "lamp returns 24.0\nradio returns 0.5\nThe sender gets 0.5, the last one\n")
  }

  @Test(
    "what is no plug-in is an error that says why",
    arguments: [
      ("late", ["another version of plug-ins", "expected 1", "got 2"]), ("silent", ["version"]),
      ("stranger", ["mf_plugin_register"]), ("quitter", ["invalid argument"]),
    ])
  func refused(name: String, words: [String]) throws {
    for command in [["methods"], ["send", "power()"], ["repl"]] {
      let path = try PlugInBuild.path(name)
      let run = try ProgramRun("msgsend", command + ["--plugin", PlugInBuild.path("lamp"), "--plugin", path])
      #expect(run.status == 1)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("msgsend: "))
      for word in words + [path] { #expect(run.errors.contains(word)) }
    }
  }

  @Test("a file that is not there is told in the loader's words", arguments: ["/nowhere/absent.so", "absent.so"])
  func absent(path: String) throws {
    let run = try ProgramRun("msgsend", ["methods", "--plugin", path])
    #expect(run.status == 1)
    #expect(run.errors.contains("\(path): cannot open shared object file: No such file or directory"))
  }
}
