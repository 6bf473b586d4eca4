import Testing

@testable import MsgsendKit

@Suite("The command line is read")
struct CommandTests {
  typealias Options = Command.Options

  @Test(arguments: [
    (["demo"], Command.demo),
    (["send", "goodNight()"], .send(selector: "goodNight()", arguments: [], Options())),
    (["send", "set(_:unit:)", "-5", "Celsius"], .send(selector: "set(_:unit:)", arguments: ["-5", "Celsius"], Options())),
    (["methods"], .methods(Options())),
    (["methods", "-s"], .methods(Options(onlySelectors: true))),
    (["responders", "power()"], .responders(selector: "power()", Options())),
    (["signature", "power()"], .signature(selector: "power()", Options())),
    (["explain", "ddd"], .explain(encoding: "ddd", Options())),
    (["call", "libm.so.6", "pow", "ddd"], .call(library: "libm.so.6", function: "pow", encoding: "ddd", arguments: [], Options())),
    (["completion", "bash"], .completion(shell: "bash")),
    (["repl", "-p", "lamp.so"], .repl(Options(plugIns: ["lamp.so"]))),
    (["--help"], .help), (["-h"], .help), (["help"], .help),
    (["demo", "--help"], .help), (["send", "-h"], .help), (["responders", "--help"], .help), (["send", "a", "--he"], .help),
    (["--version"], .version), (["-V"], .version),
  ])
  func understood(words: [String], command: Command) throws {
    #expect(try Command(words) == command)
  }

  @Test(
    "options stand anywhere, long or short, with their value behind = or in the next word",
    arguments: [
      ["--plugin", "a.so", "--result", "all", "--json", "power()", "1", "2"],
      ["power()", "--plugin=a.so", "1", "--result=all", "2", "--json"],
      ["power()", "1", "2", "-p", "a.so", "-r", "all", "--json"],
      ["-pa.so", "power()", "-rall", "1", "--js", "2"],
      ["--plug", "a.so", "--res=all", "--json", "--", "power()", "1", "2"],
      ["--json", "power()", "1", "-r", "first", "2", "-r", "all", "-p", "a.so", "--"],
    ])
  func options(words: [String]) throws {
    let options = Options(plugIns: ["a.so"], result: .all, isJSON: true)
    #expect(try Command(["send"] + words) == .send(selector: "power()", arguments: ["1", "2"], options))
  }

  @Test(
    "numbers, a lone -, and what follows -- are no options",
    arguments: [
      (["-5"], ["-5"]), (["-0x1f"], ["-0x1f"]), (["-.5"], ["-.5"]), (["-1e-3"], ["-1e-3"]), (["-inf"], ["-inf"]),
      (["-nan"], ["-nan"]), (["-"], ["-"]), ([""], [""]), (["--", "--json"], ["--json"]),
      (["--", "-x", "--", "-5"], ["-x", "--", "-5"]),
      (["a", "--", "-p"], ["a", "-p"]), (["-5", "--", "-p"], ["-5", "-p"]), (["--r"], nil), (["-i"], nil),
    ] as [([String], [String]?)])
  func arguments(words: [String], expected: [String]?) throws {
    guard let expected else {
      #expect(throws: UsageError.self) { try Command(["send", "x()"] + words) }
      return
    }
    #expect(try Command(["send", "x()"] + words) == .send(selector: "x()", arguments: expected, Options()))
  }

  @Test func plugInsComeInOrder() throws {
    #expect(
      try Command(["methods", "-p", "b.so", "--plugin", "a.so", "-p", "-odd.so"])
        == .methods(Options(plugIns: ["b.so", "a.so", "-odd.so"])))
  }

  @Test(arguments: [
    ([], "no command"),
    (["sing"], "unknown command \"sing\""),
    (["--loud"], "unknown option \"--loud\""),
    (["send"], "send needs a selector"),
    (["send", "--loud", "power()"], "unknown option \"--loud\""),
    (["send", "power()", "--loud=very"], "unknown option \"--loud\""),
    (["send", "power()", "-x"], "unknown option \"-x\""),
    (["send", "power()", "--result"], "option \"--result\" needs a value"),
    (["send", "power()", "-r"], "option \"-r\" needs a value"),
    (["send", "--plugin"], "option \"--plugin\" needs a value"),
    (["send", "power()", "--json=yes"], "option \"--json\" takes no value"),
    (["send", "power()", "--result", "best"], "the result is one of first, last, all, not \"best\""),
    (["send", "power()", "--result="], "the result is one of first, last, all, not \"\""),
    (["demo", "--json"], "unknown option \"--json\""),
    (["explain", "--plugin", "a.so", "v"], "unknown option \"--plugin\""),
    (["responders"], "responders needs a selector"),
    (["responders", "a()", "b()"], "responders takes no more than a selector: \"b()\" is too much"),
    (["call", "libm.so.6", "pow"], "call needs an encoding"),
    (["call", "libm.so.6"], "call needs a function"),
    (["demo", "fast"], "demo takes no arguments: \"fast\" is too much"),
    (["methods", "--", "--json"], "methods takes no arguments: \"--json\" is too much"),
    (["completion", "fish"], "completion is for bash, not for \"fish\""),
  ])
  func refused(words: [String], complaint: String) {
    let run = Recorder(words)
    #expect(run.status == 64)
    #expect(run.complaints == ["msgsend: \(complaint)\nTry 'msgsend --help'."])
    #expect(run.lines.isEmpty)
  }

  @Test("an argument that is no text is refused, not repaired")
  func invalidText() {
    let run = Recorder(["send", "echo(string:)", nil])
    #expect(run.status == 64)
    #expect(run.complaints == ["msgsend: argument number 3 is no valid UTF-8\nTry 'msgsend --help'."])
  }

  @Test("what cannot be written is an error, unless there was one already")
  func unwritten() {
    struct Full: Error {}
    var complaints: [String] = []
    let output = Output(line: { _ in }, complain: { complaints.append($0) }, finish: { throw Full() })
    #expect(Msgsend.run(["--version"], output: output) == 1)
    #expect(complaints == ["msgsend: Full()"])
    #expect(Msgsend.run(["sing"], output: output) == 64)
  }
}
