import Foundation
import Testing

/// What the types refuse, the compiler refuses, and says why.
///
/// Each file of Tests/CompileErrors compiles as it is; with `FAULT` defined, exactly its marked lines do not.
@Suite struct CompileErrorTests {
  @Test func withoutTheFaultsEveryFileCompiles() throws {
    #expect(FaultyFile.all.count > 1)
    for error in try Compiler.errors(in: FaultyFile.all.map(\.path)) {
      Issue.record("\(error.file):\(error.line): \(error.message)")
    }
  }

  @Test(arguments: FaultyFile.all) func eachFaultIsRefusedWhereItIs(_ file: FaultyFile) throws {
    let errors = try Self.errors.get().filter { $0.file == file.path }
    let marks = try file.marks()
    #expect(!marks.isEmpty, "no line is marked // error: in \(file)")
    for mark in marks {
      let found = errors.filter { $0.line == mark.line }.map(\.message)
      #expect(found.contains { mark.fragment.isEmpty || $0.contains(mark.fragment) }, "\(file) line \(mark.line): \(mark.fragment)")
    }
    for error in errors where !marks.contains(where: { $0.line == error.line }) {
      Issue.record("\(file) line \(error.line) is not marked: \(error.message)")
    }
  }

  /// Data races are looked for only where all types are right, so the files in which no type is wrong are compiled once more without the others.
  private static let errors = Result {
    let ofTypes = try Compiler.errors(in: FaultyFile.all.map(\.path), defining: ["FAULT"])
    let wrong = Set(ofTypes.map(\.file))
    return ofTypes + (try Compiler.errors(in: FaultyFile.all.map(\.path).filter { !wrong.contains($0) }, defining: ["FAULT"]))
  }
}

/// A file of Tests/CompileErrors.
struct FaultyFile: CustomTestStringConvertible {
  let path: String

  static let all: [FaultyFile] = {
    let folder = Sources.root + "/Tests/CompileErrors"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { FaultyFile(path: "\(folder)/\($0)") }
  }()

  /// The lines that end in `// error: fragment`, with what the compiler's message contains; nothing where it is of no help.
  func marks() throws -> [(line: Int, fragment: String)] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, text in
        text.range(of: "// error:").map { (index + 1, text[$0.upperBound...].trimmingCharacters(in: .whitespaces)) }
      }
  }

  var testDescription: String { URL(fileURLWithPath: path).lastPathComponent }
}
