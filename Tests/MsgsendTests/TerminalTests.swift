import Foundation
import ProgramRuns
import Testing

/// The dialogue on a terminal, with keys that are pressed.
@Suite("A dialogue on a terminal", .serialized)
final class TerminalTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func start(_ words: String..., environment: [String] = []) throws -> TerminalRun {
    // Of two entries for one name the first counts.
    // What libedit still has at the end is no leak of ours.
    let kept = ["TERM=xterm", "HOME=/nowhere", "XDG_STATE_HOME=\(folder)", "ASAN_OPTIONS=detect_leaks=0"]
    let environment = environment + kept
    let run = try TerminalRun("msgsend", words, environment: environment)
    if words.first == "repl" { try run.wait(for: "msgsend> ") }
    return run
  }

  @Test("lines are edited")
  func editing() throws {
    let run = try start("repl")
    // To the start, one character away; to the end, one more.
    try run.type("xdim(to:) 5\u{1}\u{4}\u{5}1\n")
    try run.wait(for: "Lamp shines with 51 of 255")
    try run.type("dim(to:) 2555\u{7F}\u{1B}[D\u{1B}[D\u{1B}[3~\n")
    try run.wait(for: "Lamp shines with 25 of 255")
    try run.type("quit\n")
    #expect(run.end() == 0)
  }

  @Test("the tab key completes, or shows what is possible")
  func completion() throws {
    let run = try start("repl")
    try run.type("setV\t7\n")
    try run.wait(for: "Radio turns the volume from 20 to 7")
    try run.type("set\t")
    try run.wait(for: "set(_:unit:)  setVolume(_:)")
    try run.type("V\t8\n")
    try run.wait(for: "Radio turns the volume from 7 to 8")
    try run.type("\u{4}")
    #expect(run.end() == 0)
  }

  @Test("what was typed comes back, in a later dialogue, too")
  func history() throws {
    let first = try start("repl")
    try first.type("setVolume: 7\n")
    try first.wait(for: "from 20 to 7")
    try first.type("setVolume: 8\n")
    try first.wait(for: "from 7 to 8")
    try first.type("\u{1B}[A\u{1B}[A\n")
    try first.wait(for: "from 8 to 7")
    try first.type("quit\n")
    #expect(first.end() == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/msgsend/history")
    #expect(attributes[.posixPermissions] as? NSNumber == 0o600, "nobody else's business")

    let second = try start("repl")
    // Above "quit".
    try second.type("\u{1B}[A\u{1B}[A\n")
    try second.wait(for: "from 20 to 7")
    try second.type("\u{4}")
    #expect(second.end() == 0)
  }

  @Test("without a place for it, it is kept in memory")
  func memory() throws {
    let run = try start("repl", environment: ["XDG_STATE_HOME=/dev/null"])
    try run.type("setVolume: 7\n")
    try run.wait(for: "from 20 to 7")
    try run.type("\u{1B}[A\u{7F}8\n")
    try run.wait(for: "from 7 to 8")
    try run.type("\u{4}")
    #expect(run.end() == 0)
  }

  @Test("an error does not end it, and an interrupt drops a line")
  func errors() throws {
    let run = try start("repl")
    try run.type("sing()\n")
    try run.wait(for: "nobody responds to sing()")
    try run.wait(for: "msgsend> ")
    try run.type("dim(to:) 9")
    try run.wait(for: "9")
    try run.type("\u{3}")
    try run.wait(for: "msgsend> ")
    try run.type("echo(string:) 'h\u{E9} \u{2713}'\n")
    try run.wait(for: "Echo returns \"h\u{E9} \u{2713}\"")
    try run.type("quit\n")
    #expect(run.end() == 0, "a person has seen the errors")
  }

  @Test("complaints are coloured on a terminal, unless that is not wanted")
  func colours() throws {
    let coloured = "\u{1B}[1;31mmsgsend:\u{1B}[m nobody"
    let plain = "msgsend: nobody"
    for (environment, expected) in [([], coloured), (["NO_COLOR=1"], plain), (["NO_COLOR="], coloured), (["TERM=dumb"], plain)] {
      let run = try start("send", "sing()", environment: environment)
      #expect(try run.wait(for: expected) == "")
      #expect(run.end() == 1)
    }
  }
}
