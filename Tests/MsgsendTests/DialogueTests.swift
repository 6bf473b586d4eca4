import Foundation
import ProgramRuns
import Testing

@testable import MsgsendKit

@Suite("Messages line by line")
struct DialogueTests {
  /// Lines of a test.
  private final class Script: LineSource {
    let isTerminal = false
    private var lines: ArraySlice<String>

    init(_ lines: [String]) { self.lines = lines[...] }

    func next(completing: @escaping (String) -> CompletedWord) -> String? { lines.popFirst() }
  }

  private func run(_ lines: String...) -> Recorder { Recorder(["repl"], typing: Script(lines)) }

  @Test("what one changes, the next one finds")
  func state() {
    let run = run("dim(to:) 51", "power()", "setVolume: -7", "send setVolume: 0")
    #expect(run.status == 0)
    #expect(
      run.lines == [
        "Lamp shines with 51 of 255", "Lamp returns 12.0", "Radio returns 0.5", "Thermostat returns 1500.0",
        "The sender gets 1500.0, the last one", "Radio turns the volume from 20 to -7", "Radio returns 20",
        "Radio turns the volume from -7 to 0", "Radio returns -7",
      ])
  }

  @Test("an error ends the line and not the dialogue; a script is told at the end")
  func errors() {
    let run = run("sing()", "", "dim(to:) much", "echo(string:) 'open", "power() --result best", "echo(int8:) 5", "quit", "methods")
    #expect(run.status == 1)
    #expect(run.lines == ["Echo returns 5"])
    #expect(
      run.complaints == [
        "msgsend: nobody responds to sing()",
        "msgsend: first argument of dim(to:): expected UInt8, a whole number from 0 to 255 (C), got \"much\"",
        "msgsend: the quote ' is not closed",
        "msgsend: the result is one of first, last, all, not \"best\"\nTry 'help'.",
      ])
  }

  @Test(
    "commands do what they do on the command line",
    arguments: [
      "methods", "methods -s", "responders power()", "signature power()", "explain d@:i", "power() --json", "echo(int8:) -5",
    ])
  func commands(line: String) {
    let words = line.split(separator: " ").map(String.init)
    let isCommand = Command.forms.contains { $0.name == words[0] }
    #expect(run(line).lines == Recorder((isCommand ? [] : ["send"]) + words).lines)
    #expect(run(line).status == 0)
  }

  @Test("a message that is called like a command")
  func ambiguous() {
    #expect(run("help").lines.joined(separator: "\n") == Usage.dialogue)
    #expect(run("help()").complaints == ["msgsend: nobody responds to help()"])
    #expect(run("send quit").complaints == ["msgsend: nobody responds to quit()"])
    #expect(run("methods --plugin x.so").complaints == ["msgsend: unknown option \"--plugin\"\nTry 'help'."])
  }

  @Test(
    "words are split as the shell splits them",
    arguments: [
      "a b", "  a   b  ", "'a b' c", "\"a b\"c", "a\\ b", "'a'\"b\"c", "''", "\"\"", "'\"'", "\"'\"", "\"a\\\"b\\n\"", "'a\\'",
      "\\'", "a\\\\",
      "\"\\$\\`\"",
    ])
  func words(line: String) throws {
    let shell = try ProgramRun(path: "/bin/sh", ["-c", "printf '%s\\n' \(line)"])
    #expect(
      try ShellWords.split(line)
        == shell.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast())
  }

  @Test func unfinishedLines() {
    #expect(throws: BadLine.self) { try ShellWords.split("a 'b") }
    #expect(throws: BadLine.self) { try ShellWords.split("a \"b'") }
    #expect(throws: BadLine.self) { try ShellWords.split("a\\") }
    #expect(throws: BadLine.self) { try ShellWords.split("a\0b") }
  }

  @Test(
    "the last word is completed",
    arguments: [
      ("pow", "er() ", ["power()"]), ("set", "", ["set(_:unit:)", "setVolume(_:)"]), ("setV", "olume(_:) ", ["setVolume(_:)"]),
      ("'setV", "olume(_:)' ", ["setVolume(_:)"]), ("x", "", []), ("si", "gnature ", ["signature"]),
      ("resp", "onders ", ["responders"]),
      ("responders pow", "er() ", ["power()"]), ("send me", "", []), ("mayOpen(_:) @at", "tic ", ["@attic"]), ("help ", "", []),
      ("echo(int", "", ["echo(int128:)", "echo(int16:)", "echo(int32:)", "echo(int64:)", "echo(int8:)"]),
      ("mayO", "pen(_:) ", ["mayOpen(_:)"]),
    ])
  func completion(line: String, insertion: String, choices: [String]) throws {
    let output = Output(line: { _ in }, complain: { _ in })
    let word = Dialogue(try Session([], output), NoLines()).complete(line)
    #expect(word.insertion == insertion)
    #expect(word.choices == choices)
  }

  @Test("where the history is")
  func history() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(HistoryFile.path(["XDG_STATE_HOME": folder + "/a", "HOME": folder]) == folder + "/a/msgsend/history")
    #expect(HistoryFile.path(["XDG_STATE_HOME": "a", "HOME": folder]) == folder + "/.local/state/msgsend/history")
    #expect(FileManager.default.fileExists(atPath: folder + "/.local/state/msgsend"))
    #expect(HistoryFile.path([:]) == nil)
    #expect(HistoryFile.path(["HOME": "/dev/null"]) == nil)
  }

  @Test("a pipe: lines are read without editing, whatever their length")
  func pipe() throws {
    let long = String(repeating: "x", count: 10_000)
    let script = "printf 'setVolume: 5\\nbad \\377\\nsing()\\necho(string:) %s\\n\\nsetVolume: 6' \(long) | \"$0\" repl"
    let run = try ProgramRun(path: "/bin/sh", ["-c", script, ProgramRun.path("msgsend")])
    #expect(run.status == 1)
    #expect(
      run.output == """
        Radio turns the volume from 20 to 5
        Radio returns 20
        Echo returns "\(long)"
        Radio turns the volume from 5 to 6
        Radio returns 5

        """)
    #expect(run.errors == "msgsend: the line is no valid UTF-8\nmsgsend: nobody responds to sing()\n")
  }

  @Test("a dialogue ends when nobody reads its output")
  func fullDisk() throws {
    let script = "yes 'power()' | \"$0\" repl >/dev/full"
    let run = try ProgramRun(path: "/bin/sh", ["-c", script, ProgramRun.path("msgsend")])
    #expect(run.status == 1)
    #expect(run.errors.contains("No space left on device"))
  }

  @Test("to plug-ins")
  func plugIns() throws {
    let script = "printf 'brighten(by:) 5\\nbrighten(by:) 5\\npower\\n' | \"$0\" repl -p \"$1\" -p \"$2\""
    let run = try ProgramRun(
      path: "/bin/sh",
      ["-c", script, ProgramRun.path("msgsend"), PlugInBuild.path("lamp"), PlugInBuild.path("radio")])
    #expect(run.status == 0)
    #expect(
      run.output == "lamp returns 45\nlamp returns 50\nlamp returns 30.0\nradio returns 0.5\nThe sender gets 0.5, the last one\n")
  }
}
