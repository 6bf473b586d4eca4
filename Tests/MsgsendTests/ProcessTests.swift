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
}
