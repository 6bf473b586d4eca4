import Foundation
import Testing

/// Each program prints what the page says.
@Suite struct ProgramTests {
  @Test(arguments: ["Sorting", "RowObservers", "XMLEvents", "Timers"])
  func aProgramPrintsWhatThePageSays(_ name: String) throws {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = Process()
    program.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name)
    let (output, errors) = (Pipe(), Pipe())
    program.standardOutput = output
    program.standardError = errors
    try program.run()
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let wrong = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    program.waitUntilExit()
    #expect(program.terminationStatus == 0)
    #expect(wrong.isEmpty)
    #expect(try printed == page(name))
  }

  private func page(_ name: String) throws -> String {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../README.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let block = try #require(text.components(separatedBy: "$ swift run \(name)\n").dropFirst().first)
    return try #require(block.components(separatedBy: "```\n").first)
  }
}
