import Testing

@testable import MsgsendKit

@Suite("The command line is read")
struct CommandTests {
  @Test(arguments: [
    (["demo"], Command.demo),
    (["send", "goodNight()"], .send(selector: "goodNight()", arguments: [])),
    (["send", "set(_:unit:)", "-5", "--help"], .send(selector: "set(_:unit:)", arguments: ["-5", "--help"])),
    (["send", "--", "-odd", "1"], .send(selector: "-odd", arguments: ["1"])),
    (["responders", "power()"], .responders(selector: "power()")),
    (["--help"], .help), (["-h"], .help), (["help"], .help),
    (["demo", "--help"], .help), (["send", "-h"], .help), (["responders", "--help"], .help),
    (["--version"], .version),
  ])
  func understood(words: [String], command: Command) throws {
    #expect(try Command(words) == command)
  }

  @Test(arguments: [
    ([], "no command"),
    (["sing"], "unknown command \"sing\""),
    (["--loud"], "unknown option \"--loud\""),
    (["send"], "send needs a selector"),
    (["send", "--loud", "power()"], "unknown option \"--loud\""),
    (["responders"], "responders needs a selector"),
    (["responders", "a()", "b()"], "responders takes one selector: \"b()\" is too much"),
    (["demo", "fast"], "demo takes no arguments: \"fast\""),
  ])
  func refused(words: [String], complaint: String) {
    let run = Recorder(words)
    #expect(run.status == 64)
    #expect(run.complaints == ["msgsend: \(complaint)\nTry 'msgsend --help'."])
    #expect(run.lines.isEmpty)
  }
}
