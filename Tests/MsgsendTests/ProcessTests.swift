import ProgramRuns
import Testing

@testable import MsgsendKit

/// The tool as the shell sees it.
@Suite("The program msgsend")
struct ProcessTests {
  @Test("demo prints the story that the same code tells here")
  func demo() throws {
    let run = try ProgramRun("msgsend", ["demo"])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let told = Recorder("demo")
    #expect(run.output == told.lines.map { $0 + "\n" }.joined())
    // One line of each chapter, so that an empty story is none.
    for line in [
      "   Lamp goes out", " = false", " = sum    1532.5", " ! the thermostat goes from 5 to 30 degrees, not to 300.0", " = 20",
    ] {
      #expect(told.lines.contains(line))
    }
  }

  @Test("results go to the output, status 0")
  func sent() throws {
    let run = try ProgramRun(
      "msgsend", ["send", "echo(all:_:_:_:_:_:_:_:_:)", "-1", "2.5", "three", "yes", "5", "0.25", "-7", "8", "9"])
    #expect(run.status == 0)
    #expect(run.output == "Echo returns \"-1 2.5 three true 5 0.25 -7 8 9.0\"\n")
    #expect(run.errors.isEmpty)
  }

  @Test("a message that fails: status 1, the reason on the error output")
  func failed() throws {
    let run = try ProgramRun("msgsend", ["send", "echo(int8:)", "300"])
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "msgsend: first argument of echo(int8:): expected Int8, a whole number from -128 to 127 (c), got \"300\"\n")
  }

  @Test("a command that makes no sense: status 64")
  func usage() throws {
    let run = try ProgramRun("msgsend", ["sing"])
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors == "msgsend: unknown command \"sing\"\nTry 'msgsend --help'.\n")
  }

  @Test("help and version")
  func help() throws {
    let help = try ProgramRun("msgsend", ["--help"])
    #expect(help.status == 0)
    #expect(help.output == Usage.text + "\n")
    let version = try ProgramRun("msgsend", ["--version"])
    #expect(version.status == 0)
    #expect(version.output == "msgsend \(Usage.version)\n")
  }

  @Test(
    "a full disk is no success",
    arguments: [["--help"], ["send", "power()"], ["methods", "--json"], ["demo"], ["completion", "bash"]])
  func fullDisk(words: [String]) throws {
    let run = try shell("\"$0\" \"$@\" >/dev/full", words)
    #expect(run.status == 1)
    #expect(run.errors == "msgsend: the output cannot be written: No space left on device\n")
  }

  @Test("nor is a closed output, or what a C function prints in vain")
  func closedOutput() throws {
    #expect(
      try shell("\"$0\" --version >&-", []).errors == "msgsend: the output cannot be written: Bad file descriptor\n")
    let run = try shell("\"$0\" call libc.so.6 puts 'i*' hello >/dev/full", [])
    #expect(run.status == 1)
  }

  @Test("what a C function prints comes before its result")
  func order() throws {
    #expect(try ProgramRun("msgsend", ["call", "libc.so.6", "puts", "i*", "hello"]).output == "hello\n6\n")
  }

  @Test("an argument that is no valid UTF-8 is refused")
  func invalidText() throws {
    let run = try shell("\"$0\" send 'echo(string:)' \"$(printf 'a\\377b')\"", [])
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors == "msgsend: argument number 3 is no valid UTF-8\nTry 'msgsend --help'.\n")
  }

  @Test("text of all planes arrives as it is")
  func validText() throws {
    let text = "h\u{e9}\u{301} \u{1F4A1}\u{10FFFF}"
    #expect(
      Array(try ProgramRun("msgsend", ["send", "echo(string:)", text]).output.utf8) == Array("Echo returns \"\(text)\"\n".utf8))
  }

  @Test("C functions by name")
  func call() throws {
    let run = try ProgramRun("msgsend", ["call", "libm.so.6", "pow", "ddd", "2", "10"])
    #expect(run.status == 0)
    #expect(run.output == "1024\n")
    let absent = try ProgramRun("msgsend", ["call", "libm.so.6", "wop", "ddd", "2", "10"])
    #expect(absent.status == 1)
    #expect(absent.errors.contains("undefined symbol: wop"))
  }

  @Test("no arguments at all")
  func nothing() throws {
    #expect(try ProgramRun("msgsend").errors == "msgsend: no command\nTry 'msgsend --help'.\n")
  }

  /// A line of the shell, with the program's path as `$0`.
  private func shell(_ line: String, _ words: [String]) throws -> ProgramRun {
    try ProgramRun(path: "/bin/sh", ["-c", line, ProgramRun.path("msgsend")] + words)
  }
}
