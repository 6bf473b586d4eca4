import Foundation
import Testing

/// `Examples/README.md`, which shows what each example prints.
enum Page {
  /// What the page says that `swift run PROGRAM` prints.
  static func output(of program: String) throws -> String {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Examples/README.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let block = try #require(text.components(separatedBy: "```console\n$ swift run \(program)\n").dropFirst().first)
    return try #require(block.components(separatedBy: "```\n").first)
  }
}
