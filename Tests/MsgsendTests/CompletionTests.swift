import Foundation
import MessageForwarding
import ProgramRuns
import Testing

@testable import MsgsendKit

/// The script for bash, in bash.
@Suite("The shell completes")
struct CompletionTests {
  /// What bash would offer for the last of these words.
  private func offers(_ words: [String], plugIns: [String] = []) throws -> [String] {
    let plugIns = try plugIns.flatMap { ["--plugin", try PlugInBuild.path($0)] }
    let script = """
      source <("$0" completion bash) || exit 1
      [ "$(complete -p msgsend)" = 'complete -F _msgsend msgsend' ] || exit 2
      COMP_WORDS=("$0" "$@")
      COMP_CWORD=$#
      _msgsend
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try ProgramRun(
      path: "/bin/bash", ["--norc", "-c", script, ProgramRun.path("msgsend")] + words.dropLast() + plugIns + words.suffix(1),
      environment: ["PATH=/usr/bin:/bin"])
    try #require(run.status == 0)
    try #require(run.errors.isEmpty)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func commands() throws {
    #expect(try offers([""]) == Command.forms.map(\.name) + ["--help", "--version"])
    #expect(try offers(["se"]) == ["send"])
    #expect(try offers(["x"]) == [])
    #expect(try offers(["completion", ""]) == ["bash"])
  }

  @Test("options are those that the command takes", arguments: Command.forms.map(\.name))
  func options(command: String) throws {
    let form = try #require(Command.forms.first { $0.name == command })
    #expect(try offers([command, "--"]) == ["--help"] + form.options.map { "--\($0.name)" })
  }

  @Test func values() throws {
    #expect(try offers(["send", "power()", "--result", ""]) == ["first", "last", "all"])
    #expect(try offers(["send", "power()", "-r", "a"]) == ["all"])
    // As bash splits --result=a.
    #expect(try offers(["send", "--result", "=", "l"]) == ["last"])
    #expect(try offers(["send", "--result", "="]) == ["first", "last", "all"])
    let folder = URL(fileURLWithPath: try PlugInBuild.path("lamp")).deletingLastPathComponent().path
    #expect(try offers(["methods", "--plugin", "\(folder)/la"]).sorted() == ["\(folder)/lamp.so", "\(folder)/late.so"])
  }

  @Test("selectors come in quotes, unless one is open", arguments: ["send", "responders", "signature"])
  func selectors(command: String) throws {
    #expect(try offers([command, "set"]) == ["'setVolume(_:)'", "'set(_:unit:)'"])
    #expect(try offers([command, "'set"]) == ["setVolume(_:)", "set(_:unit:)"])
    #expect(try offers([command, "\"setV"]) == ["setVolume(_:)"])
    #expect(try offers([command, "*"]) == [])
    let all = Set(try House.withEcho(Events()).methods.map { "'\($0.method.selector)'" })
    #expect(Set(try offers([command, ""])) == all)
  }

  @Test func selectorsOfPlugIns() throws {
    #expect(try offers(["send", ""], plugIns: ["radio", "meter"]) == ["'play(_:)'", "'power()'", "'read(_:)'"])
    #expect(try offers(["send", "br"], plugIns: ["lamp"]) == ["'brighten(by:)'"])
    #expect(try offers(["send", "p"], plugIns: ["stranger"]) == [])
  }
}
