import Foundation
import ProgramRuns
import Testing

/// The README's session on the command line is what the tool does now.
@Suite("The README")
struct ReadmeTests {
  @Test("each command of its session prints what it says")
  func session() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../README.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let block = try #require(text.components(separatedBy: "```console\n").dropFirst().first)
    let session = try #require(block.components(separatedBy: "```").first)

    var commands = 0
    for step in session.components(separatedBy: "$ msgsend ").dropFirst() {
      let (command, expected) = try #require(firstLine(of: step))
      #if !arch(x86_64)
        // Values travel in other registers.
        if command.hasPrefix("explain") { continue }
      #endif
      let run = try ProgramRun("msgsend", try words(of: command).map(builtPlugIn))
      #expect(run.output + run.errors == expected, "msgsend \(command)")
      commands += 1
    }
    #expect(commands > 0)
  }

  /// Plug-ins are where the tests build them.
  private func builtPlugIn(_ word: String) throws -> String {
    word.hasSuffix(".so") ? try PlugInBuild.path(String(word.dropLast(3))) : word
  }

  private func firstLine(of text: String) -> (line: String, rest: String)? {
    guard let end = text.firstIndex(of: "\n") else { return nil }
    return (String(text[..<end]), String(text[text.index(after: end)...]))
  }

  /// Words as the shell sees them: split at spaces, but not inside quotes.
  private func words(of command: String) -> [String] {
    command.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, piece in
      index.isMultiple(of: 2) ? piece.split(separator: " ").map(String.init) : [String(piece)]
    }
  }
}
