import Foundation
import ProgramRuns
import Testing

@testable import MsgsendKit

@Suite("The manual page")
struct ManPageTests {
  private let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/msgsend/msgsend.1").standardized.path

  @Test("is set without warnings", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/groff")))
  func warnings() throws {
    let run = try ProgramRun(
      path: "/usr/bin/groff", ["-ww", "-man", "-Tutf8", "-z", path], environment: ["PATH=/usr/bin:/bin"])
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test("names every command, with its options")
  func complete() throws {
    let page = try String(contentsOfFile: path, encoding: .utf8).replacingOccurrences(of: "\\-", with: "-")
    for form in Command.forms {
      #expect(page.contains(".B \(form.name)\n") || page.contains(".B \(form.name) "), "\(form.name)")
      for option in form.options { #expect(page.contains("--\(option.name)"), "\(option.name)") }
    }
  }
}
